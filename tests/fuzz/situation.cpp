// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/rulingwriter.h"
#include "core/rulings/situationreader.h"
#include "tests/fuzz/answers.h"

#include <cstdint>

/// Whatever the bytes: situations are ruled on or refused, never a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    static const pitwise::Library library = pitwise::Library::shipped();
    answerBytes(reinterpret_cast<const char *>(data), size, [](const pitwise::JsonNode &document, std::string &out) {
        const pitwise::Situation situation = pitwise::readSituation(document, library);
        pitwise::writeRuling(out, pitwise::rule(situation), situation.id,
                             [](pitwise::StepId step, const pitwise::Ruling &) { return std::string(nameOf(step)); });
        return true;
    });
    return 0;
}
