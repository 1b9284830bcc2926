// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/contrasts.h"
#include "core/refusal.h"
#include "core/rules/clausetexts.h"

#include <cstdint>

/// Whatever the bytes, as the rows or as their words: right contrasts or a refusal.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    using namespace pitwise;
    static const Library library = Library::shipped();
    static const QByteArray words = readShippedText(QStringLiteral(":/assets/contrasts/contrasts"), QStringLiteral("en"));
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    for (const auto &[rows, texts] : {std::pair(bytes, words), std::pair(bytes, bytes)})
        try {
            (void)Contrasts::read(rows, texts, library);
        } catch (const Refusal &) {
        }
    return 0;
}
