// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/questionsin.h"
#include "core/refusal.h"
#include "core/scenario/asking.h"
#include "core/scenario/scenarioformat.h"

#include <cstdint>

/// Whatever the bytes: questions are taken in or refused, never a crash; what is taken can be asked, and its file is read.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    static const pitwise::Library library = pitwise::Library::shipped();
    static const pitwise::exchange::InWish wish{"lucky8", QStringLiteral("Fuzz")};
    try {
        const auto bytes = QByteArray::fromRawData(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
        const pitwise::exchange::QuestionsIn in = pitwise::exchange::readQuestions(bytes, wish, library);
        for (const pitwise::Scenario &scenario : in.pack.scenarios)
            if (!pitwise::makeQuestion(scenario, library, {}) || !pitwise::scenarioFile(scenario))
                __builtin_trap();
    } catch (const pitwise::Refusal &) {
    }
    return 0;
}
