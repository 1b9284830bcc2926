// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/situationreader.h"
#include "core/rulings/factsreader.h"
#include "core/rulings/queries.h"
#include "core/rulings/roundcheck.h"

namespace pitwise {

using L1 = QLatin1String;

namespace {

/// Calls `read`; places in its refusals become places of the situation.
template <typename F> auto inRound(F &&read) {
    try {
        return read();
    } catch (Refusal &refusal) {
        if (!refusal.at.starts_with("round"))
            refusal.at = refusal.at.empty() ? "round" : "round." + refusal.at;
        throw;
    }
}

std::shared_ptr<const RoundScript> readScript(const JsonNode &node, const Library &library) {
    return inRound([&] { return std::shared_ptr<const RoundScript>(readRoundScript(node, library)); });
}

/// The round that a situation happens in.
std::shared_ptr<const PlayedRound> readRound(const JsonNode &node, const Library &library) {
    return inRound([&] { return std::make_shared<const PlayedRound>(readRoundScript(node, library)); });
}

} // namespace

Situation readSituation(const JsonNode &root, const Library &library) {
    root.allowOnly(
        {L1("format"), L1("id"), L1("game"), L1("kind"), L1("facts"), L1("round"), L1("rulebook"), L1("readings")});
    if (const JsonNode format = root.need(L1("format")); format.text() != "pitwise-situation/1")
        format.fail("this program reads \"pitwise-situation/1\"");
    Situation situation;
    if (root.has(L1("id"))) {
        situation.id = root.need(L1("id")).value();
        if (!situation.id.isString() && !situation.id.isDouble())
            root.need(L1("id")).fail("must be a text");
    }
    situation.book = &readGame(root, library);
    if (root.has(L1("readings")))
        situation.readings = readReadings(root.need(L1("readings")), *situation.book);
    const JsonNode kind = root.need(L1("kind"));
    const auto known = situationKind(kind.text());
    if (!known)
        kind.fail("\"" + kind.text() + "\" is no kind of situation");
    situation.kind = *known;
    const JsonNode facts = root.need(L1("facts"));
    (void)facts.object();
    if (!knowsKind(*situation.book, situation.kind))
        kind.fail(situation.book->host.empty() ? "the rules of " + situation.book->document + " know no such situation"
                                               : situation.book->document + " leaves this to house procedure");
    situation.facts = readFacts(facts, situation.kind, *situation.book);
    if (root.has(L1("round")) && situation.kind == SituationKind::DealerDraws) {
        situation.script = readScript(root.need(L1("round")), library);
        if (situation.script->setup.rulebook != situation.book)
            root.need(L1("round")).fail("is played by another rulebook");
    } else if (root.has(L1("round"))) {
        situation.round = readRound(root.need(L1("round")), library);
        checkRound(situation);
    } else if (needsRound(situation.kind)) {
        throw Refusal{"\"round\" is missing: this kind asks about a round", "round", {}};
    }
    return situation;
}

} // namespace pitwise
