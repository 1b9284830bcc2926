// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/lang.h"
#include "app/cli/rulebooks.h"
#include "core/quiz/rulingtext.h"
#include "core/rulings/rulingwriter.h"
#include "core/rulings/situationreader.h"

namespace pitwise::cli {
namespace {

int run(const QStringList &given) {
    QStringList arguments = given;
    const Words words = takeWords(arguments);
    const Library library = openLibrary();
    const StepWords inWords = [&](StepId step, const Ruling &ruling) {
        return words.say(stepText(step, ruling)).toStdString();
    };
    return answerFile("rule", arguments, [&](const JsonNode &document, std::string &out) {
        const Situation situation = readSituation(document, library);
        writeRuling(out, rule(situation), situation.id, inWords);
        return true;
    });
}

} // namespace

const Command ruleCommand{
    "rule", "[--lang CODE] FILE", "rules on situations: what the dealer does, and by which clauses",
    "\nFILE holds one situation, or one a line; - is standard input. Exit status: 0 all ruled, 1 some refused,\n"
    "2 no JSON. --lang: the language of the steps (en). core/rulings/README.md lists the kinds, their facts and the ruling codes. To begin with:\n"
    "  {\"format\":\"pitwise-situation/1\",\"game\":\"freebet\",\"kind\":\"face-up-card\",\"facts\":{}}\n",
    run};

} // namespace pitwise::cli
