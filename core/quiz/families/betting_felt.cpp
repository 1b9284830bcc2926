// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The felt and the set-up: where a bet lies, with how many decks and boxes.
#include "core/quiz/family.h"
#include "core/quiz/incident.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- where it goes

Phrase areaName(std::string_view area) {
    static constexpr std::pair<std::string_view, const char *> names[] = {
        {"main", QT_TRANSLATE_NOOP("quiz", "The main bet's area of the box")},
        {"insurance", QT_TRANSLATE_NOOP("quiz", "The insurance line")},
        {"right-of-bet", QT_TRANSLATE_NOOP("quiz", "To the right of the bet")},
        {"left-of-bet", QT_TRANSLATE_NOOP("quiz", "To the left of the bet")},
        {"on-the-bet", QT_TRANSLATE_NOOP("quiz", "On top of the bet")}};
    for (const auto &[id, text] : names)
        if (id == area)
            return text;
    return {QT_TRANSLATE_NOOP("quiz", "The area of the %1"), {kindName(area).text()}};
}

/// The bet by what it is on, not by its name, which stands on its area.
Phrase whereText(const std::string &what, const QString &box) {
    static constexpr std::pair<std::string_view, const char *> texts[] = {
        {"marker", QT_TRANSLATE_NOOP("quiz", "Box %1 takes a free double: where does the Free Bet Marker go?")},
        {"main", QT_TRANSLATE_NOOP("quiz", "Box %1: where does A's bet on his hand against the dealer's go?")},
        {"insurance", QT_TRANSLATE_NOOP("quiz", "Box %1: where does A's bet against the dealer's Blackjack go?")},
        {"pair", QT_TRANSLATE_NOOP("quiz", "Box %1: where does A's bet that his own two cards will match go?")},
        {"lucky8", QT_TRANSLATE_NOOP("quiz", "Box %1: where does A's bet on his two cards with the dealer's first go?")},
        {"superb8s", QT_TRANSLATE_NOOP("quiz", "Box %1: where does A's bet on a run of 8s go?")},
        {"tie18", QT_TRANSLATE_NOOP("quiz", "Box %1: where does A's bet that both hands end on 18 go?")},
        {"21plus", QT_TRANSLATE_NOOP("quiz", "Box %1: where does A's bet that the dealer will bust go?")},
        {"luckylucky",
         QT_TRANSLATE_NOOP("quiz", "Box %1: where does A's bet on his two cards with the dealer's first go?")}};
    for (const auto &[id, text] : texts)
        if (id == what)
            return {text, {box}};
    return {QT_TRANSLATE_NOOP("quiz", "Box %1: where does the %2 go?"), {box, kindName(what).text()}};
}

std::optional<Question> whereDoesItGo(Maker &m) {
    const Rulebook &rules = m.rules();
    const int box = m.between(1, rules.boxes().max);
    std::vector<std::string> areas{"main"};
    if (rules.play.insurance != InsuranceBy::Nobody && !m.isGame("luckylucky"))
        areas.emplace_back("insurance");
    for (const SideBet &side : rules.sideBets)
        areas.push_back(side.kind);
    std::string what, right;
    std::vector<std::string> clauses;
    if (m.isGame("freebet")) {
        const bool marker = m.chance(60);
        what = marker ? "marker" : "insurance";
        right = marker ? "right-of-bet" : "insurance";
        clauses = {marker ? "1.11.2" : "3.15.2.a"};
        if (marker)
            areas.insert(areas.end(), {"right-of-bet", "left-of-bet", "on-the-bet"});
    } else if (m.isGame("luckylucky")) {
        what = right = "luckylucky";
        clauses = {"2"};
        areas.emplace_back("on-the-bet");
    } else {
        const auto index = static_cast<std::size_t>(m.between(0, static_cast<int>(areas.size()) - 1));
        what = right = areas[index]; // the layout's areas stand in the document in this order
        clauses = {"2.2." + std::to_string(index + 1)};
        if (what == "insurance")
            clauses.emplace_back("3.27.2");
    }
    Question question = m.question(whereText(what, number(box)), clauses, 4);
    question.asks = {{L1("box"), box}}; // the prompt says which bet; its kind would name the area
    question.difficulty = 0.2;
    std::vector<AnswerOption> wrong;
    for (const std::string &area : areas)
        if (area != right)
            wrong.push_back({areaName(area), PlaceAnswer{area},
                             what == "marker"
                                 ? QT_TRANSLATE_NOOP("quiz", "The dealer lays the marker to the right of the bet.")
                                 : QT_TRANSLATE_NOOP("quiz", "Every kind of bet has an area of its own.")});
    if (what == "marker")
        std::reverse(wrong.begin(), wrong.end());
    setAnswers(m, question, {areaName(right), PlaceAnswer{right}}, wrong);
    question.steps.push_back(
        {what == "marker" ? Phrase(QT_TRANSLATE_NOOP("quiz", "The marker lies to the right of the bet that it belongs to."))
         : what == "insurance" ? Phrase(QT_TRANSLATE_NOOP("quiz", "Insurance has a line of its own on the layout."))
                               : Phrase(QT_TRANSLATE_NOOP("quiz", "That is the %1, and the layout has an area for it."),
                                        {kindName(what).text()}),
         clauses});
    return question;
}

// ---------------------------------------------------------------- set-up

QString rangeText(Range range) {
    return QCoreApplication::translate("quiz", "%1 to %2").arg(range.min).arg(range.max);
}

std::optional<Question> setupFacts(Maker &m) {
    const Rulebook &rules = m.rules();
    const bool lucky = m.isGame("luckylucky");
    const QString title = gameTitle(rules.document).text();
    if (lucky && m.chance(70)) { // the numbers of the pay table are to 1
        const SideBet &bet = rules.sideBets.front();
        const PayRow &row = bet.rows[static_cast<std::size_t>(m.between(0, static_cast<int>(bet.rows.size()) - 1))];
        const int table = m.between(1, rules.payTables);
        const QString odds = number(static_cast<int>(row.pays[static_cast<std::size_t>(table - 1)].numerator));
        Question question = m.question({QT_TRANSLATE_NOOP("quiz", "Pay table %1 says %2 for “%3”: what does that mean?"),
                                        {number(table), odds, rowText(bet.kind, row.name).text()}},
                                       {}, 6);
        question.asks = {{L1("payTable"), table}, {L1("row"), QString::fromStdString(row.name)}};
        m.setChoice(question, {QT_TRANSLATE_NOOP("quiz", "%1 to 1: the stake goes back too"), {odds}},
                    {{{QT_TRANSLATE_NOOP("quiz", "%1 for 1: the stake is part of it"), {odds}},
                      QT_TRANSLATE_NOOP("quiz", "The odds of the table are to 1.")},
                     {odds == QLatin1String("1") ? Phrase(QT_TRANSLATE_NOOP("quiz", "One chip, whatever the stake"))
                                                 : Phrase(QT_TRANSLATE_NOOP("quiz", "%1 chips, whatever the stake"), {odds}),
                      QT_TRANSLATE_NOOP("quiz", "The payout grows with the stake.")}});
        explain(question, QT_TRANSLATE_NOOP("quiz", "The odds of every pay table are to 1."), {"8#note-to-1"});
        return question;
    }
    const int way = lucky ? 0 : m.between(0, m.isGame("dueling8s") ? 3 : 2);
    const char *deckClause = byGame(m, "2.1", "2.1", "2.2.1", "intro.4");
    Question question = m.question({}, {}, 6);
    question.asks = {{L1("way"), way}};
    if (way == 3) {
        question.prompt = {QT_TRANSLATE_NOOP("quiz", "How many cards has one deck of %1?"), {title}};
        question.setKey(CountAnswer{rules.hasTens ? 52 : 48});
        addWrong(question, CountAnswer{52}, QT_TRANSLATE_NOOP("quiz", "The four tens are taken out here."));
        explain(question, QT_TRANSLATE_NOOP("quiz", "The four tens are taken out of every deck."), {deckClause});
        return question;
    }
    const bool decks = way == 0;
    const auto rangeOf = [&](const Rulebook &book) { return decks ? book.decks : book.boxes(); };
    const Range own = rangeOf(rules);
    std::vector<std::string> clauses;
    if (decks)
        clauses = {deckClause};
    else {
        for (const Layout &layout : rules.layouts)
            clauses.push_back(rules.clauseName(layout.clause));
        if (m.isGame("freebet"))
            clauses.emplace_back("2.1.1.a");
    }
    explain(question,
            {decks ? QT_TRANSLATE_NOOP("quiz", "%1 is played with %2 decks.")
                   : QT_TRANSLATE_NOOP("quiz", "The layouts of %1 have %2 positions."),
             {title, rangeText(own)}},
            clauses);
    if (way == 2) {
        const int positions = m.between(1, 8);
        question.asks[L1("boxes")] = positions;
        question.prompt =
            positions == 1 ? Phrase(QT_TRANSLATE_NOOP("quiz", "A felt with one position: may %1 be dealt on it?"), {title})
                           : Phrase(QT_TRANSLATE_NOOP("quiz", "A felt with %1 positions: may %2 be dealt on it?"),
                                    {number(positions), title});
        setEither(question, QT_TRANSLATE_NOOP("quiz", "Yes"), QT_TRANSLATE_NOOP("quiz", "No"), own.contains(positions),
                  {QT_TRANSLATE_NOOP("quiz", "The layouts of %1 have %2 positions."), {title, rangeText(own)}});
        if (!ruledAs(m, question, "setup", {{L1("boxes"), positions}},
                     {own.contains(positions) ? RulingCode::Allowed : RulingCode::NotAllowed}))
            return std::nullopt;
        return question;
    }
    question.prompt = {decks ? QT_TRANSLATE_NOOP("quiz", "With how many decks is %1 played?")
                             : QT_TRANSLATE_NOOP("quiz", "How many positions can a %1 layout have?"),
                       {title}};
    std::vector<WrongText> wrong;
    for (const std::string &game : m.library().documents())
        if (const Rulebook *book = m.library().find(game); game != rules.document && (decks || game != "luckylucky"))
            wrong.emplace_back(Phrase::verbatim(rangeText(rangeOf(*book))),
                               Phrase(QT_TRANSLATE_NOOP("quiz", "That is %1."), {gameTitle(game).text()}));
    wrong.emplace_back(Phrase::verbatim(rangeText({decks ? 2 : 3, decks ? 6 : 8})),
                       Phrase(QT_TRANSLATE_NOOP("quiz", "No game here has that.")));
    m.setChoice(question, Phrase::verbatim(rangeText(own)), wrong);
    return question;
}

} // namespace

const std::vector<Family> &feltFamilies() {
    static const std::vector<Family> families{
        {"where-does-it-go",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "Where does it go"),
         {{"lucky8", "2.2.1 2.2.2 2.2.3 2.2.4 3.27.2"},
          {"dueling8s", "2.2.1 2.2.2 2.2.3 2.2.4"},
          {"freebet", "1.11.2 3.15.2.a"},
          {"luckylucky", "2"}},
         whereDoesItGo},
        {"setup-facts",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "Decks and layouts"),
         {{"lucky8", "2.1 App.A App.B"},
          {"dueling8s", "2.1 App.A"},
          {"freebet", "2.1.1.a 2.2.1 App.A App.B"},
          {"luckylucky", "8#note-to-1 intro.4"}},
         setupFacts},
    };
    return families;
}

} // namespace pitwise
