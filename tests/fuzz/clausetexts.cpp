// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/clausetexts.h"
#include "core/refusal.h"
#include "core/rules/library.h"

#include <cstdint>

/// Whatever the bytes: the words of a rulebook or a refusal.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    static const pitwise::Library library = pitwise::Library::shipped();
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    try {
        (void)pitwise::ClauseTexts::read(bytes, *library.find("luckylucky"));
    } catch (const pitwise::Refusal &) {
    }
    return 0;
}
