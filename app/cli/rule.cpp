// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/rulebooks.h"
#include "core/rulings/rulingwriter.h"
#include "core/rulings/situationreader.h"

namespace pitwise::cli {
namespace {

int run(const QStringList &arguments) {
    const Library library = openLibrary();
    return answerFile("rule", arguments, [&](const JsonNode &document, std::string &out) {
        const Situation situation = readSituation(document, library);
        writeRuling(out, rule(situation), situation.id);
        return true;
    });
}

} // namespace

const Command ruleCommand{
    "rule", "FILE", "rules on situations: what the dealer does, and by which clauses",
    "\nFILE holds one situation, or one a line; - is standard input. Exit status: 0 all ruled, 1 some refused,\n"
    "2 no JSON. core/rulings/README.md lists the kinds, their facts and the ruling codes. To begin with:\n"
    "  {\"format\":\"pitwise-situation/1\",\"game\":\"freebet\",\"kind\":\"face-up-card\",\"facts\":{}}\n",
    run};

} // namespace pitwise::cli
