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

/// Chips or a marker that lie somewhere: the place of their own, or another.
std::optional<Question> liesItRight(Maker &m) {
    const bool lucky = !m.rules().host.empty();
    const int box = m.between(1, m.rules().boxes().max);
    const bool marker = !lucky && m.chance(60), right = m.chance(50);
    const std::string own = lucky ? m.rules().sideBets.front().kind : marker ? "right-of-bet" : "insurance";
    const std::string there = right    ? own
                              : lucky  ? m.oneOf({"main", "on-the-bet", "left-of-bet"})
                              : marker ? m.oneOf({"left-of-bet", "on-the-bet"})
                                       : m.oneOf({"main", "on-the-bet", "left-of-bet", "right-of-bet"});
    const std::vector<std::string> clauses =
        lucky ? m.because(Asked::sideBetAreas) : m.because(marker ? Asked::markerPlace : Asked::insuranceInTime);
    Question question = m.question("betting-felt.do-they-lie-right"_say, {}, 4);
    question.asks = {
        {L1("box"), box}, {L1("what"), QString::fromStdString(own)}, {L1("lies"), QString::fromStdString(there)}};
    question.story = {marker ? say("betting-felt.marker-of-box-lies", Box{box}, areaName(there))
                             : say("betting-felt.of-box-lies", betName(own), Box{box}, areaName(there))};
    question.difficulty = 0.2;
    const Phrase why = marker  ? Phrase("betting-felt.marker-lies-to-right-of-bet"_say)
                       : lucky ? say("betting-felt.that-is-and-layout-has-area", betName(own))
                               : Phrase("betting-felt.insurance-has-line-of-its-own"_say);
    setEither(m, question, "common.yes"_say, "common.no"_say, right, why);
    explain(question, why, clauses);
    return question;
}

std::optional<Question> whereDoesItGo(Maker &m) {
    // Where the document shows one or two places, whether it is there is asked rather than where.
    if (!m.rules().host.empty() || (m.says(Asked::markerPlace) && m.chance(85)))
        return liesItRight(m);
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

/// The numbers of the pay table are to 1: what goes back is the stake and so many times as much.
std::optional<Question> oddsToOne(Maker &m) {
    const SideBet &bet = m.rules().sideBets.front();
    const PayRow &row = m.oneOf(bet.rows);
    const int table = m.between(1, m.rules().payTables);
    const Ratio odds = row.pays[static_cast<std::size_t>(table - 1)];
    const Cents stake = 500 * m.between(1, 20);
    Question question = m.question("betting-felt.how-much-is-his-then"_say, {}, 8);
    question.story = {
        say("betting-felt.pay-table-says-for-row", table, odds.numerator, rowName(bet.kind, row.name), Money{stake})};
    question.asks = {
        {L1("payTable"), table}, {L1("row"), QString::fromStdString(row.name)}, {L1("stake"), static_cast<qint64>(stake)}};
    question.setKey(AmountAnswer{stake * (odds.numerator + 1)});
    addWrong(question, AmountAnswer{stake * odds.numerator}, "betting-felt.odds-of-table-are-to-1"_say);
    addWrong(question, AmountAnswer{stake + 100 * odds.numerator}, "betting-felt.payout-grows-with-stake"_say);
    explain(question, "betting-felt.odds-of-every-pay-table-are"_say, m.because(Asked::oddsToOne));
    return question;
}

/// May so many decks or positions be: a number within, at the edge of or outside what the document says.
std::optional<Question> mayBeSoMany(Maker &m, bool decks, Range own, const std::vector<std::string> &clauses) {
    const Name title = gameName(m.rules().document);
    const int number = std::max(1, m.oneOf({own.min - 2, own.min - 1, own.min, own.max, own.max + 1, own.max + 2}));
    Question question = m.question(decks         ? say("betting-felt.may-be-dealt-with-decks", title, number)
                                   : number == 1 ? say("betting-felt.felt-with-one-position-may-be", title)
                                                 : say("betting-felt.felt-with-positions-may-be-dealt", number, title),
                                   {}, 5);
    question.asks = {{L1(decks ? "decks" : "boxes"), number}};
    const Phrase why = say(decks ? "betting-felt.is-played-with-decks"_say : "betting-felt.layouts-of-have-positions"_say,
                           title, rangeText(own));
    setEither(m, question, "common.yes"_say, "common.no"_say, own.contains(number), why);
    if (m.rules().host.empty() && !ruledAs(m, question, "setup", {{L1(decks ? "decks" : "boxes"), number}},
                                           {own.contains(number) ? RulingCode::Allowed : RulingCode::NotAllowed}))
        return std::nullopt;
    explain(question, why, clauses);
    return question;
}

std::optional<Question> setupFacts(Maker &m) {
    const Rulebook &rules = m.rules();
    const bool lucky = !rules.host.empty();
    if (lucky && m.chance(80))
        return oddsToOne(m);
    const std::vector<std::string> deckClauses = m.because(Cite::deckCount);
    const Name title = gameName(rules.document);
    if (const int way = m.between(0, 4); way == 0 && !lucky) { // a count: cards in the shoe
        const int decks = m.between(rules.decks.min, rules.decks.max), each = rules.hasTens ? 52 : 48;
        Question question = m.question(decks == 1 ? say("betting-felt.how-many-cards-has-one-deck", title)
                                                  : say("betting-felt.how-many-cards-have-decks", decks, title),
                                       {}, 8);
        question.asks = {{L1("cardsIn"), decks}};
        question.setKey(CountAnswer{decks * each});
        addWrong(question, CountAnswer{decks * (rules.hasTens ? 48 : 52)},
                 rules.hasTens ? "betting-felt.tens-are-taken-out-in-dueling"_say
                               : "betting-felt.four-tens-are-taken-out-here"_say);
        explain(question,
                rules.hasTens ? "reading.decks-are-plain-52-card-decks"_say : "betting-felt.four-tens-are-taken-out-of"_say,
                deckClauses);
        return question;
    }
    std::vector<std::string> places;
    for (const Layout &layout : rules.layouts)
        places.push_back(rules.clauseName(layout.clause));
    for (std::string &clause : m.because(Asked::positionsPrinted))
        places.push_back(std::move(clause));
    const bool decks = lucky || m.chance(50);
    return mayBeSoMany(m, decks, decks ? rules.decks : rules.boxes(), decks ? deckClauses : places);
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
