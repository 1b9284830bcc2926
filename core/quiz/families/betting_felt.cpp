// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The felt and the set-up: where a bet lies, with how many decks and boxes.
#include "core/quiz/family.h"
#include "core/quiz/incident.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- where it goes

Phrase areaName(std::string_view area) {
    static constexpr std::pair<std::string_view, PhraseId> names[] = {{"main", "betting-felt.main-bets-area-of-box"_say},
                                                                      {"insurance", "betting-felt.insurance-line"_say},
                                                                      {"right-of-bet", "betting-felt.to-right-of-bet"_say},
                                                                      {"left-of-bet", "betting-felt.to-left-of-bet"_say},
                                                                      {"on-the-bet", "betting-felt.on-top-of-bet"_say}};
    for (const auto &[id, text] : names)
        if (id == area)
            return text;
    return say("betting-felt.area-of", betName(area));
}

/// The bet by what it is on, not by its name, which stands on its area.
Phrase whereText(const std::string &what, int box) {
    static constexpr std::pair<std::string_view, PhraseId> texts[] = {
        {"marker", "betting-felt.box-takes-free-double-where-does"_say},
        {"main", "betting-felt.box-where-does-as-bet-on"_say},
        {"insurance", "betting-felt.box-where-does-as-bet-against"_say},
        {"pair", "betting-felt.box-where-does-as-bet-that"_say},
        {"lucky8", "betting-felt.box-where-does-as-bet-on-his"_say},
        {"superb8s", "betting-felt.box-where-does-as-bet-on-run"_say},
        {"tie18", "betting-felt.box-where-does-as-bet-that-both"_say},
        {"21plus", "betting-felt.box-where-does-as-bet-that-dealer"_say},
        {"luckylucky", "betting-felt.box-where-does-as-bet-on-his"_say}};
    for (const auto &[id, text] : texts)
        if (id == what)
            return say(text, Box{box});
    return say("betting-felt.box-where-does-go", Box{box}, betName(what));
}

std::optional<Question> whereDoesItGo(Maker &m) {
    const Rulebook &rules = m.rules();
    const int box = m.between(1, rules.boxes().max);
    std::vector<std::string> areas{"main"};
    if (rules.play.insurance != InsuranceBy::Nobody && rules.host.empty())
        areas.emplace_back("insurance");
    for (const SideBet &side : rules.sideBets)
        areas.push_back(side.kind);
    std::string what, right;
    std::vector<std::string> clauses;
    if (rules.play.freeBets) {
        const bool marker = m.chance(60);
        what = marker ? "marker" : "insurance";
        right = marker ? "right-of-bet" : "insurance";
        clauses = m.because(marker ? Asked::markerPlace : Asked::insuranceInTime);
        if (marker)
            areas.insert(areas.end(), {"right-of-bet", "left-of-bet", "on-the-bet"});
    } else if (!rules.host.empty()) {
        what = right = rules.sideBets.front().kind;
        clauses = m.because(Asked::sideBetAreas);
        areas.emplace_back("on-the-bet");
    } else {
        const auto index = static_cast<std::size_t>(m.between(0, static_cast<int>(areas.size()) - 1));
        what = right = areas[index]; // the areas of the side bets stand in the document in this order
        if (what == "main")
            clauses = m.because(Asked::mainArea);
        else if (what == "insurance")
            clauses = m.because(Asked::insuranceArea, Asked::insuranceInTime);
        else if (const auto sides = m.because(Asked::sideBetAreas);
                 static_cast<std::size_t>(rules.sideBetIndex(what)) < sides.size())
            clauses = {sides[static_cast<std::size_t>(rules.sideBetIndex(what))]};
        else
            return std::nullopt; // the document shows no area for it
    }
    Question question = m.question(whereText(what, box), clauses, 4);
    question.asks = {{L1("box"), box}}; // the prompt says which bet; its kind would name the area
    question.difficulty = 0.2;
    std::vector<AnswerOption> wrong;
    for (const std::string &area : areas)
        if (area != right)
            wrong.push_back({areaName(area), PlaceAnswer{area},
                             what == "marker" ? "betting-felt.dealer-lays-marker-to-right-of"_say
                                              : "betting-felt.every-kind-of-bet-has-area"_say});
    if (what == "marker")
        std::reverse(wrong.begin(), wrong.end());
    setAnswers(m, question, {areaName(right), PlaceAnswer{right}}, wrong);
    question.steps.push_back({what == "marker"      ? "betting-felt.marker-lies-to-right-of-bet"_say
                              : what == "insurance" ? "betting-felt.insurance-has-line-of-its-own"_say
                                                    : say("betting-felt.that-is-and-layout-has-area", betName(what)),
                              clauses});
    return question;
}

// ---------------------------------------------------------------- set-up

Phrase rangeText(Range range) {
    return say("betting-felt.range", range.min, range.max);
}

std::optional<Question> setupFacts(Maker &m) {
    const Rulebook &rules = m.rules();
    const bool lucky = !rules.host.empty();
    const Name title = gameName(rules.document);
    if (lucky && m.chance(70)) { // the numbers of the pay table are to 1
        const SideBet &bet = rules.sideBets.front();
        const PayRow &row = bet.rows[static_cast<std::size_t>(m.between(0, static_cast<int>(bet.rows.size()) - 1))];
        const int table = m.between(1, rules.payTables);
        const int odds = static_cast<int>(row.pays[static_cast<std::size_t>(table - 1)].numerator);
        Question question =
            m.question(say("betting-felt.pay-table-says-for-what-does", table, odds, rowName(bet.kind, row.name)), {}, 6);
        question.asks = {{L1("payTable"), table}, {L1("row"), QString::fromStdString(row.name)}};
        m.setChoice(
            question, say("betting-felt.to-1-stake-goes-back-too", odds),
            {{say("betting-felt.for-1-stake-is-part-of", odds), "betting-felt.odds-of-table-are-to-1"_say},
             {odds == 1 ? "betting-felt.one-chip-whatever-stake"_say : say("betting-felt.chips-whatever-stake", odds),
              "betting-felt.payout-grows-with-stake"_say}});
        explain(question, "betting-felt.odds-of-every-pay-table-are"_say, m.because(Asked::oddsToOne));
        return question;
    }
    const int way = lucky ? 0 : m.between(0, rules.hasTens ? 2 : 3);
    Question question = m.question({}, {}, 6);
    question.asks = {{L1("way"), way}};
    if (way == 3) {
        question.prompt = say("betting-felt.how-many-cards-has-one-deck", title);
        question.setKey(CountAnswer{rules.hasTens ? 52 : 48});
        addWrong(question, CountAnswer{52}, "betting-felt.four-tens-are-taken-out-here"_say);
        explain(question, "betting-felt.four-tens-are-taken-out-of"_say, m.because(Cite::deckCount));
        return question;
    }
    const bool decks = way == 0;
    const auto rangeOf = [&](const Rulebook &book) { return decks ? book.decks : book.boxes(); };
    const Range own = rangeOf(rules);
    std::vector<std::string> clauses;
    if (decks)
        clauses = m.because(Cite::deckCount);
    else {
        for (const Layout &layout : rules.layouts)
            clauses.push_back(rules.clauseName(layout.clause));
        for (std::string &clause : m.because(Asked::positionsPrinted))
            clauses.push_back(std::move(clause));
    }
    explain(question,
            say(decks ? "betting-felt.is-played-with-decks"_say : "betting-felt.layouts-of-have-positions"_say, title,
                rangeText(own)),
            clauses);
    if (way == 2) {
        const int positions = m.between(1, 8);
        question.asks[L1("boxes")] = positions;
        question.prompt = positions == 1 ? say("betting-felt.felt-with-one-position-may-be", title)
                                         : say("betting-felt.felt-with-positions-may-be-dealt", positions, title);
        setEither(m, question, "common.yes"_say, "common.no"_say, own.contains(positions),
                  say("betting-felt.layouts-of-have-positions", title, rangeText(own)));
        if (!ruledAs(m, question, "setup", {{L1("boxes"), positions}},
                     {own.contains(positions) ? RulingCode::Allowed : RulingCode::NotAllowed}))
            return std::nullopt;
        return question;
    }
    question.prompt =
        say(decks ? "betting-felt.with-how-many-decks-is-played"_say : "betting-felt.how-many-positions-can-layout-have"_say,
            title);
    std::vector<WrongText> wrong;
    for (const std::string &game : m.library().documents())
        if (const Rulebook *book = m.library().find(game); game != rules.document && (decks || book->host.empty()))
            wrong.emplace_back(rangeText(rangeOf(*book)), say("betting-felt.that-is", gameName(game)));
    wrong.emplace_back(rangeText({decks ? 2 : 3, decks ? 6 : 8}), "betting-felt.no-game-here-has-that"_say);
    m.setChoice(question, rangeText(own), wrong);
    return question;
}

} // namespace

const std::vector<Family> &feltFamilies() {
    static const std::vector<Family> families{
        {"where-does-it-go", Topic::Procedure, "family.where-does-it-go"_say, {}, whereDoesItGo},
        {"setup-facts", Topic::Procedure, "family.setup-facts"_say, {}, setupFacts},
    };
    return families;
}

} // namespace pitwise
