// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The felt, the set-up, and whose bet is taken.
#include "core/quiz/family.h"
#include "core/quiz/incident.h"
#include "core/refusal.h"

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
        {"main", QT_TRANSLATE_NOOP("quiz", "Box %1: A bets on his hand against the dealer's. Where does it go?")},
        {"insurance", QT_TRANSLATE_NOOP("quiz", "Box %1: A bets against the dealer's Blackjack. Where does it go?")},
        {"pair", QT_TRANSLATE_NOOP("quiz", "Box %1: A bets that his own two cards will match. Where does it go?")},
        {"lucky8", QT_TRANSLATE_NOOP("quiz", "Box %1: A bets on his two cards with the dealer's first. Where does it go?")},
        {"superb8s", QT_TRANSLATE_NOOP("quiz", "Box %1: A bets on a run of 8s. Where does it go?")},
        {"tie18", QT_TRANSLATE_NOOP("quiz", "Box %1: A bets that both hands end on 18. Where does it go?")},
        {"21plus", QT_TRANSLATE_NOOP("quiz", "Box %1: A bets that the dealer will bust. Where does it go?")},
        {"luckylucky",
         QT_TRANSLATE_NOOP("quiz", "Box %1: A bets on his two cards with the dealer's first. Where does it go?")}};
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
            wrong.push_back({areaName(area), placeAnswer(area),
                             what == "marker"
                                 ? QT_TRANSLATE_NOOP("quiz", "The dealer lays the marker to the right of the bet.")
                                 : QT_TRANSLATE_NOOP("quiz", "Every kind of bet has an area of its own.")});
    if (what == "marker")
        std::reverse(wrong.begin(), wrong.end());
    setAnswers(m, question, {areaName(right), placeAnswer(right)}, wrong);
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
        Question question = m.question({QT_TRANSLATE_NOOP("quiz", "Pay table %1 says %2 for “%3”. What does that mean?"),
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
        question.answer = countAnswer(rules.hasTens ? 52 : 48);
        addWrong(question, countAnswer(52), QT_TRANSLATE_NOOP("quiz", "The four tens are taken out here."));
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

// ---------------------------------------------------------------- may this bet be accepted

/// Whether the table takes its bets as they lie.
std::optional<std::vector<std::string>> refusedBy(TableSetup setup) {
    try {
        checkSetup(setup);
        return std::nullopt;
    } catch (const Refusal &refusal) {
        return refusal.clauses;
    }
}

struct Verdicts {
    Phrase accept = QT_TRANSLATE_NOOP("quiz", "Accept it");
    Phrase full = QT_TRANSLATE_NOOP("quiz", "Refuse it: the box has its bets");
    Phrase apart = QT_TRANSLATE_NOOP("quiz", "Refuse it: one bet a player on a box");
    Phrase limits = QT_TRANSLATE_NOOP("quiz", "Refuse it: it is outside the limits");
    Phrase elsewhere = QT_TRANSLATE_NOOP("quiz", "Refuse it: he may bet on his own box only");
    Phrase told = QT_TRANSLATE_NOOP("quiz", "Refuse it: the Pit Manager has said so");
    Phrase objects = QT_TRANSLATE_NOOP("quiz", "Refuse it: the first bettor does not want it");
    Phrase raise = QT_TRANSLATE_NOOP("quiz", "Name the minimum: he may raise it or take it back");
    Phrase excess = QT_TRANSLATE_NOOP("quiz", "Reject what exceeds the maximum of the box");
};

std::optional<Question> betOffered(Maker &m) {
    const Verdicts say;
    const bool freebet = m.isGame("freebet");
    static constexpr const char *players[] = {"A", "B", "C", "D"};
    TableSetup setup = m.table();
    const int box = m.between(1, setup.boxes);
    const QString limits = moneyText(setup.mainLimits.min) + QStringLiteral(" – ") + moneyText(setup.mainLimits.max);
    Question question = m.question(QT_TRANSLATE_NOOP("quiz", "“No more bets” has not been called. What do you do?"), {}, 8);
    question.asks = {{L1("box"), box}};
    Phrase right;
    std::vector<std::pair<Phrase, const char *>> wrong;
    const auto finish = [&](const char *reason, std::vector<std::string> clauses) {
        std::vector<WrongText> options;
        for (const auto &[text, label] : wrong)
            if (text.text() != right.text())
                options.emplace_back(text, label);
        m.setChoice(question, right, options);
        explain(question, reason, std::move(clauses));
        return question;
    };
    const char *one = QT_TRANSLATE_NOOP("quiz", "Nothing in the rules stands against it.");
    if (!freebet) {
        const int way = m.between(0, 4);
        question.asks[L1("way")] = way;
        switch (way) {
        case 0: { // how many bettors
            const int there = m.between(1, 3);
            for (int i = 0; i < there; ++i)
                m.bet(setup, box, players[i], m.stake());
            TableSetup with = setup;
            m.bet(with, box, players[there], m.stake());
            const auto refused = refusedBy(with);
            question.story = {{QT_TRANSLATE_NOOP("quiz", "%1 players have bets on box %2. Another one puts his bet there."),
                               {number(there), number(box)}}};
            if (there == 1)
                question.story = {
                    {QT_TRANSLATE_NOOP("quiz", "One player has a bet on box %1. Another one puts his bet there."),
                     {number(box)}}};
            question.asks[L1("there")] = there;
            right = refused ? say.full : say.accept;
            wrong = {{refused ? say.accept : say.full, QT_TRANSLATE_NOOP("quiz", "A box takes three main bets.")},
                     {say.elsewhere, one},
                     {say.apart, QT_TRANSLATE_NOOP("quiz", "He has no other bet there.")}};
            return finish(QT_TRANSLATE_NOOP("quiz", "Up to three bets may lie on one box."), {"3.10"});
        }
        case 1: { // two stacks
            m.bet(setup, box, "A", m.stake());
            TableSetup with = setup;
            m.bet(with, box, "A", m.stake());
            question.story = {{QT_TRANSLATE_NOOP("quiz", "A has a bet on box %1 and puts a second stack beside it, apart."),
                               {number(box)}}};
            right = refusedBy(with) ? say.apart : say.accept;
            wrong = {{say.accept, QT_TRANSLATE_NOOP("quiz", "A player may not separate his bet within a box.")},
                     {say.full, QT_TRANSLATE_NOOP("quiz", "A box takes three main bets.")},
                     {say.limits, QT_TRANSLATE_NOOP("quiz", "The limits are not the point here.")}};
            return finish(QT_TRANSLATE_NOOP("quiz", "A player may not separate his bet within a box."), {"3.10.2"});
        }
        case 2: { // limits, each bet by itself
            const int size = m.between(0, 2);
            const Cents amount = size == 0   ? setup.mainLimits.min - 500 * m.between(1, 3)
                                 : size == 1 ? setup.mainLimits.max + 2500 * m.between(1, 20)
                                             : m.stake();
            question.story = {{QT_TRANSLATE_NOOP("quiz", "Limits %1. On box %2, B adds %3 beside A's %4."),
                               {limits, number(box), moneyText(amount), moneyText(m.stake())}}};
            question.asks[L1("amount")] = static_cast<qint64>(amount);
            const bool fine = amount >= setup.mainLimits.min && amount <= setup.mainLimits.max;
            right = fine ? say.accept : say.limits;
            wrong = {{fine ? say.limits : say.accept,
                      QT_TRANSLATE_NOOP("quiz", "Each bet by itself has to be within the limits shown.")},
                     {say.full, QT_TRANSLATE_NOOP("quiz", "A box takes three main bets.")}};
            if (!fine && size == 0)
                wrong.emplace_back(QT_TRANSLATE_NOOP("quiz", "Accept it: a short bet is settled once at its size"),
                                   QT_TRANSLATE_NOOP("quiz", "That is for a bet found only after the outcome."));
            if (size == 1)
                wrong.emplace_back(QT_TRANSLATE_NOOP("quiz", "Accept it: two bets share the box's maximum"),
                                   QT_TRANSLATE_NOOP("quiz", "Sharing a box's maximum is the Free Bet rule."));
            return finish(
                QT_TRANSLATE_NOOP("quiz", "Several players may bet on a box; each bet has to be within the limits shown."),
                {"3.6"});
        }
        case 3: // several boxes
            question.story = {
                {QT_TRANSLATE_NOOP(
                     "quiz",
                     "There are free seats at tables of these limits. A, seated at box %1, also bets on two more boxes."),
                 {number(box)}}};
            right = say.accept;
            wrong = {{say.elsewhere, QT_TRANSLATE_NOOP("quiz", "With seats to be had, a player may bet on every box.")},
                     {say.full, QT_TRANSLATE_NOOP("quiz", "A box takes three main bets.")},
                     {say.told, QT_TRANSLATE_NOOP("quiz", "He has not said anything.")}};
            if (m.chance(50)) {
                question.story = {
                    {QT_TRANSLATE_NOOP(
                         "quiz",
                         "Every table is full. A, seated at box %1, also bets on another box and wants to call its hand, too."),
                     {number(box)}}};
                right = QT_TRANSLATE_NOOP("quiz", "Take the bet; he calls only the box he sits at or controls");
                wrong = {{say.elsewhere, QT_TRANSLATE_NOOP("quiz", "He may bet there; only the calling is limited.")},
                         {QT_TRANSLATE_NOOP("quiz", "Take the bet; he calls both boxes"),
                          QT_TRANSLATE_NOOP("quiz", "With the tables full he calls only what he sits at or controls.")}};
            }
            return finish(QT_TRANSLATE_NOOP(
                              "quiz", "With seats to be had he may bet everywhere; with none he calls only his own box."),
                          {"3.8"});
        default: { // the Pit Manager has restricted it
            const bool boxes = m.chance(50);
            question.story = {
                boxes ? Phrase(QT_TRANSLATE_NOOP(
                                   "quiz",
                                   "The Pit Manager has told A to keep to one box. He is at box %1 and bets on another."),
                               {number(box)})
                      : Phrase(QT_TRANSLATE_NOOP(
                                   "quiz", "The Pit Manager has limited box %1 to two bets. Two lie there; C adds a third."),
                               {number(box)})};
            right = say.told;
            question.asks[L1("boxes")] = boxes;
            wrong = {{say.accept, QT_TRANSLATE_NOOP("quiz", "The Pit Manager may restrict that at his discretion.")},
                     {say.limits, QT_TRANSLATE_NOOP("quiz", "The limits are not the point here.")}};
            return finish(boxes ? QT_TRANSLATE_NOOP("quiz", "The Pit Manager may restrict a player to one box.")
                                : QT_TRANSLATE_NOOP("quiz", "The Pit Manager may allow fewer than three bets."),
                          {boxes ? "3.9" : "3.10.1"});
        }
        }
    }
    const int way = m.between(0, 2);
    question.asks[L1("way")] = way;
    const Cents first = m.stake();
    switch (way) {
    case 0: { // limits: displayed, and the player's business
        const bool under = m.chance(50);
        const Cents amount = under ? setup.mainLimits.min - 500 * m.between(1, 3) : m.stake();
        question.story = {
            {QT_TRANSLATE_NOOP("quiz", "Limits %1. A alone puts %2 on box %3."), {limits, moneyText(amount), number(box)}}};
        question.asks[L1("amount")] = static_cast<qint64>(amount);
        right = under ? say.raise : say.accept;
        wrong = {{under ? say.accept : say.raise,
                  QT_TRANSLATE_NOOP("quiz", "Compare the bet with the limits that the table shows.")},
                 {say.limits, under ? QT_TRANSLATE_NOOP("quiz", "Not before he has had the chance to raise it.") : one},
                 {QT_TRANSLATE_NOOP("quiz", "Accept it and settle it once; later ones go back"),
                  QT_TRANSLATE_NOOP("quiz", "That is the rule of the other house, after the outcome.")}};
        return finish(
            QT_TRANSLATE_NOOP(
                "quiz",
                "The limits are displayed, and the player has to keep within them; short of the minimum he may raise or withdraw."),
            under ? std::vector<std::string>{"5.2", "3.4", "3.5"} : std::vector<std::string>{"3.4", "3.5"});
    }
    case 1: { // the balance of the maximum
        const Cents more = std::min<Cents>(setup.mainLimits.max - first, m.stake());
        question.story = {
            {QT_TRANSLATE_NOOP("quiz", "Limits %1. A has %2 on box %3. B adds %4; A wants nobody else on his box."),
             {limits, moneyText(first), number(box), moneyText(more)}}};
        right = say.accept;
        wrong = {{say.objects, QT_TRANSLATE_NOOP("quiz", "Nobody may keep others from the balance of the maximum.")},
                 {say.full, QT_TRANSLATE_NOOP("quiz", "Free Bet sets no number of bets on a box.")},
                 {QT_TRANSLATE_NOOP("quiz", "Accept it only if A agrees"),
                  QT_TRANSLATE_NOOP("quiz", "A has no say as long as the maximum is not reached.")}};
        return finish(QT_TRANSLATE_NOOP("quiz", "Whoever bets less than the maximum cannot refuse others the balance."),
                      {"3.6"});
    }
    default:
        question.story = {{QT_TRANSLATE_NOOP("quiz", "A sits at box %1 with a bet there, and puts %2 on another box, too."),
                           {number(box), moneyText(first)}}};
        right = say.accept;
        wrong = {
            {say.elsewhere, QT_TRANSLATE_NOOP("quiz", "A player may bet on other boxes as well.")},
            {QT_TRANSLATE_NOOP("quiz", "Ask the Pit Manager first"), QT_TRANSLATE_NOOP("quiz", "It needs nobody's leave.")},
            {QT_TRANSLATE_NOOP("quiz", "Accept it if free seats are left elsewhere"),
             QT_TRANSLATE_NOOP("quiz", "That condition is the other house's.")}};
        return finish(QT_TRANSLATE_NOOP("quiz", "A player may also bet on other boxes."), {"3.7"});
    }
}

// ---------------------------------------------------------------- may he place this side bet

std::optional<Question> sideBetOffered(Maker &m) {
    const Rulebook &rules = m.rules();
    TableSetup setup = m.table();
    const int box = m.between(1, setup.boxes), other = box == setup.boxes ? box - 1 : box + 1;
    const SideBet &side =
        rules.sideBets[static_cast<std::size_t>(m.between(0, static_cast<int>(rules.sideBets.size()) - 1))];
    const QString name = (side.kind == "rwspairs" ? QCoreApplication::translate("quiz", "an %1")
                                                  : QCoreApplication::translate("quiz", "a %1"))
                             .arg(kindName(side.kind).text());
    const bool lucky = m.isGame("luckylucky"), freebet = m.isGame("freebet");
    const int way = m.between(0, 4);
    const Phrase yes = QT_TRANSLATE_NOOP("quiz", "Yes"), empty = QT_TRANSLATE_NOOP("quiz", "No: the box has no main bet"),
                 own = QT_TRANSLATE_NOOP("quiz", "No: he needs a main bet of his own there"),
                 control = QT_TRANSLATE_NOOP("quiz", "No: he does not control the box"),
                 full = QT_TRANSLATE_NOOP("quiz", "No: the box has three such bets already"),
                 late = QT_TRANSLATE_NOOP("quiz", "No: it is too late"),
                 sole = QT_TRANSLATE_NOOP("quiz", "No: on one box at a time only");
    Question question = m.question({QT_TRANSLATE_NOOP("quiz", "May B place %1 on box %2?"), {name, number(box)}}, {}, 8);
    question.asks = {
        {L1("box"), box}, {L1("player"), L1("B")}, {L1("kind"), QString::fromStdString(side.kind)}, {L1("way"), way}};
    Phrase whyNot;
    switch (way) {
    case 0: // somebody else's box, nothing of his own
        m.bet(setup, box, "A", m.stake());
        m.seat(setup, box, "A");
        question.story = {
            {QT_TRANSLATE_NOOP("quiz", "A has a main bet on box %1. B has no main bet at all."), {number(box)}}};
        whyNot = own;
        break;
    case 1: // an empty box
        m.bet(setup, other, "A", m.stake());
        question.story = {{QT_TRANSLATE_NOOP("quiz", "Nobody has a main bet on box %1. A has one on box %2."),
                           {number(box), number(other)}}};
        whyNot = empty;
        break;
    case 2: // with a bet on the box, but another controls it
        m.bet(setup, box, "A", m.stake());
        m.bet(setup, box, "B", m.stake());
        m.seat(setup, box, "A");
        question.story = {
            {QT_TRANSLATE_NOOP("quiz", "A sits at box %1 with a main bet; B has one behind it."), {number(box)}}};
        whyNot = control;
        break;
    case 3: { // the box's number of such bets, or a late bet in Lucky Lucky
        static constexpr const char *others[] = {"A", "C", "D"};
        const int there = lucky ? 0 : m.between(2, 3);
        m.bet(setup, box, "A", m.stake());
        m.seat(setup, box, "A");
        for (int i = 0; i < there; ++i)
            m.bet(setup, box, others[i], m.sideStake(), side.kind);
        question.asks[L1("there")] = there;
        if (lucky) {
            setup.bets.front().player = setup.player("B");
            m.seat(setup, box, "B");
            question.story = {
                {QT_TRANSLATE_NOOP("quiz", "B has the main bet on box %1 and controls it. You have begun to deal."),
                 {number(box)}}};
        } else
            question.story = {{QT_TRANSLATE_NOOP("quiz", "A has a main bet on box %1; %2 players have %3 there."),
                               {number(box), number(there), name}}};
        whyNot = full;
        break;
    }
    default: // on several boxes at once
        m.bet(setup, box, "A", m.stake());
        m.bet(setup, other, lucky ? "A" : "C", m.stake());
        if (!lucky)
            m.bet(setup, other, "B", m.sideStake(), side.kind);
        else { // his own box
            setup.bets.front().player = setup.player("B");
            m.seat(setup, box, "B");
        }
        question.story = {
            lucky
                ? Phrase(QT_TRANSLATE_NOOP("quiz", "B has the main bet on box %1 and sits there. Bets are still open."),
                         {number(box)})
                : Phrase(QT_TRANSLATE_NOOP("quiz", "A has a main bet on box %1. B already has %2 on box %3, where C bets."),
                         {number(box), name, number(other)})};
        whyNot = sole;
    }
    TableSetup with = setup;
    m.bet(with, box, "B", m.sideStake(), side.kind);
    const bool tooLate = lucky && way == 3;
    const bool allowed = !refusedBy(with) && !tooLate;
    const Phrase right = allowed ? yes : tooLate ? late : whyNot;
    std::vector<WrongText> wrong;
    const char *rule =
        lucky ? QT_TRANSLATE_NOOP(
                    "quiz", "Lucky Lucky is for the player who has a main bet on the box and controls it, before the deal.")
        : freebet ? QT_TRANSLATE_NOOP("quiz",
                                      "Anybody may, once somebody has a main bet on that box; for Boom Busted, on any box.")
                  : QT_TRANSLATE_NOOP("quiz", "Anybody may, where the box has a main bet, and up to three of each kind.");
    // In Lucky Lucky one reason may bring another with it; only what is plainly wrong is offered.
    const auto alsoTrue = [&](const Phrase &option) {
        return lucky && ((way == 0 && option.text() == control.text()) ||
                         (way == 1 && (option.text() == own.text() || option.text() == control.text())));
    };
    for (const Phrase &option : {yes, whyNot, empty, own, control})
        if (option.text() != right.text() && !alsoTrue(option))
            wrong.emplace_back(option, (option.text() == own.text() || option.text() == control.text()) && !lucky
                                           ? Phrase(QT_TRANSLATE_NOOP("quiz", "That is the Lucky Lucky rule."))
                                           : Phrase(rule));
    if (wrong.size() > 3)
        wrong.resize(3);
    m.setChoice(question, right, wrong);
    std::string clause;
    if (lucky)
        clause = tooLate || way == 4 ? "5" : way == 2 ? "4" : "1";
    else if (freebet)
        clause = side.needs == SideBetNeeds::MainAnywhere ? "3.9.1" : "3.9";
    else
        clause = way == 3   ? byGame(m, "3.17.1", "3.18.1", nullptr)
                 : way == 4 ? byGame(m, "3.17", "3.18", nullptr)
                            : byGame(m, "3.15.3", "3.16.4", nullptr);
    explain(question, rule, {clause});
    if (freebet && way == 1 && side.needs == SideBetNeeds::MainOnBox && m.chance(50)) { // it slipped in
        Incident incident{
            "side-bet-without-main",
            {},
            {{QT_TRANSLATE_NOOP("quiz", "The round has begun when you see %1 on box %2, which has no main bet."),
              {name, number(box)}}}};
        auto slipped = rulingQuestion(m, incident, QT_TRANSLATE_NOOP("quiz", "What becomes of that side bet?"));
        if (slipped)
            slipped->asks = question.asks;
        return slipped;
    }
    return question;
}

} // namespace

const std::vector<Family> &bettingFamilies() {
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
        {"bet-offered",
         Topic::Control,
         QT_TRANSLATE_NOOP("quiz", "May this bet be accepted"),
         {{"lucky8", "3.6 3.8 3.9 3.10 3.10.1 3.10.2"},
          {"dueling8s", "3.6 3.8 3.9 3.10 3.10.1 3.10.2"},
          {"freebet", "3.4 3.5 3.6 3.7 5.2"}},
         betOffered},
        {"side-bet-offered",
         Topic::Control,
         QT_TRANSLATE_NOOP("quiz", "May he place this side bet"),
         {{"lucky8", "3.15.3 3.17 3.17.1"},
          {"dueling8s", "3.16.4 3.18 3.18.1"},
          {"freebet", "3.9 3.9.1 5.16"},
          {"luckylucky", "1 4 5"}},
         sideBetOffered},
    };
    return families;
}

} // namespace pitwise
