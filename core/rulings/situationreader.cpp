// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/situationreader.h"
#include "core/rules/gamechoice.h"
#include "core/rulings/factsreader.h"

namespace pitwise {

using L1 = QLatin1String;

Situation readSituation(const QJsonObject &document, const Library &library) {
    const JsonNode root{QJsonValue(document)};
    root.allowOnly({L1("format"), L1("id"), L1("game"), L1("kind"), L1("facts"), L1("rulebook"), L1("readings")});
    if (const JsonNode format = root.need(L1("format")); format.text() != "pitwise-situation/1")
        format.fail("this program reads \"pitwise-situation/1\"");
    Situation situation;
    if (root.has(L1("id")))
        situation.id = root.need(L1("id")).textOrEmpty();
    GameChoice choice = readGameChoice(root, library);
    situation.book = choice.book;
    situation.readings = std::move(choice.readings);
    const JsonNode kind = root.need(L1("kind"));
    const auto known = situationKind(kind.text());
    if (!known)
        kind.fail("\"" + kind.text() + "\" is no kind of situation");
    situation.kind = *known;
    const JsonNode facts = root.need(L1("facts"));
    (void)facts.object();
    if (!situation.book->rulings || !situation.book->rulings->knows(situation.kind))
        kind.fail("this cannot arise in " + situation.book->document + ", or is left to house procedure there");
    situation.facts = readFacts(facts, situation.kind, *situation.book);
    return situation;
}

} // namespace pitwise
