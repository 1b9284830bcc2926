// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/rulebooks.h"
#include "core/table/roundanswer.h"
#include "core/table/roundscript.h"

namespace pitwise::cli {
namespace {

int run(const QStringList &arguments) {
    const Library library = openLibrary();
    return answerFile("play", arguments, [&](const JsonNode &document, std::string &out) {
        const auto script = readRoundScript(document, library);
        Round round(script->setup);
        round.recordEvents(false);
        playActions(round, *script);
        writeAnswer(out, script->id, round);
        return true;
    });
}

} // namespace

const Command playCommand{"play", "FILE", "plays round scripts and answers each: settled, awaiting or refused",
                          "\nFILE holds one script, or many as JSON lines; '-' is standard input. To see some:\n"
                          "  pitwise-cli simulate --game freebet --scripts 3\n"
                          "Exit status: 0 all settled or awaiting, 1 some refused, 2 no JSON at all.\n",
                          run};

} // namespace pitwise::cli
