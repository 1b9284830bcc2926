// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/question.h"
#include "core/refusal.h"

#include <QJsonDocument>

#include <cstdint>
#include <cstdlib>

/// Whatever the bytes: a question or a refusal; a question that was read is written and read again as the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    using namespace pitwise;
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    try {
        const QJsonObject json = questionJson(readQuestion(QJsonDocument::fromJson(bytes).object()), Reveal::Yes);
        if (questionJson(readQuestion(json), Reveal::Yes) != json)
            std::abort();
    } catch (const Refusal &) {
    }
    return 0;
}
