// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/roundanswer.h"
#include "core/table/roundscript.h"
#include "tests/fuzz/answers.h"

#include <cstdint>

/// Whatever the bytes: scripts are played, shown and answered, or refused, never a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    static const pitwise::Library library = pitwise::Library::shipped();
    answerBytes(reinterpret_cast<const char *>(data), size, [](const pitwise::JsonNode &document, std::string &out) {
        const auto script = pitwise::readRoundScript(document, library);
        pitwise::Round round(script->setup);
        pitwise::playActions(round, *script);
        pitwise::writeAnswer(out, script->id, round);
        for (std::size_t event = 0; event <= round.events().size(); ++event)
            (void)pitwise::viewAt(round, event);
        return true;
    });
    return 0;
}
