// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whose bet is taken.
#include "core/quiz/family.h"
#include "core/quiz/incident.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- may this bet be accepted

QJsonObject betJson(const char *player, Cents amount) {
    return {{L1("player"), L1(player)}, {L1("amount"), static_cast<qint64>(amount)}};
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
};

std::optional<Question> betOffered(Maker &m) {
    const Verdicts say;
    const bool freebet = m.isGame("freebet");
    static constexpr const char *players[] = {"A", "B", "C", "D"};
    const TableSetup setup = m.table();
    const int box = m.between(1, setup.boxes);
    const QString limits = moneyText(setup.mainLimits.min) + QStringLiteral(" – ") + moneyText(setup.mainLimits.max);
    Question question = m.question(QT_TRANSLATE_NOOP("quiz", "“No more bets” has not been called: what do you do?"), {}, 8);
    question.asks = {{L1("box"), box}};
    const Limits own = setup.mainLimits;
    QJsonArray bets; // on the box; amounts that are not told are the minimum
    QJsonObject facts{
        {L1("limits"), QJsonObject{{L1("min"), static_cast<qint64>(own.min)}, {L1("max"), static_cast<qint64>(own.max)}}},
        {L1("player"), L1("A")},
        {L1("amount"), static_cast<qint64>(own.min)}};
    Phrase right;
    std::vector<std::pair<Phrase, const char *>> wrong;
    // The ruling on the offered bet has to be the verdict's own.
    const auto finish = [&](RulingCode verdict, const char *reason,
                            std::vector<std::string> clauses) -> std::optional<Question> {
        facts[L1("bets")] = bets;
        if (!ruledAs(m, question, "bet-offered", facts, {verdict}))
            return std::nullopt;
        std::vector<WrongText> options;
        for (const auto &[text, label] : wrong)
            if (text.text() != right.text())
                options.emplace_back(text, label);
        m.setChoice(question, right, options);
        explain(question, reason, std::move(clauses));
        return question;
    };
    using enum RulingCode;
    const char *one = QT_TRANSLATE_NOOP("quiz", "Nothing in the rules stands against it.");
    const char *three = QT_TRANSLATE_NOOP("quiz", "A box takes three main bets.");
    const char *limitsFit = QT_TRANSLATE_NOOP("quiz", "The limits are not the point here.");
    const char *saidNothing = QT_TRANSLATE_NOOP("quiz", "He has not said anything.");
    if (!freebet) {
        const int way = m.between(0, 4);
        question.asks[L1("way")] = way;
        switch (way) {
        case 0: { // how many bettors
            const int there = m.between(1, 3);
            for (int i = 0; i < there; ++i)
                bets.append(betJson(players[i], own.min));
            facts[L1("player")] = L1(players[there]);
            const bool refused = there >= 3;
            question.story = {{QT_TRANSLATE_NOOP("quiz", "%1 players have bets on box %2. Another one puts his bet there."),
                               {number(there), number(box)}}};
            if (there == 1)
                question.story = {
                    {QT_TRANSLATE_NOOP("quiz", "One player has a bet on box %1. Another one puts his bet there."),
                     {number(box)}}};
            question.asks[L1("there")] = there;
            right = refused ? say.full : say.accept;
            wrong = {{say.accept, three},
                     {say.full, three},
                     {say.apart, QT_TRANSLATE_NOOP("quiz", "He has no other bet there.")},
                     {say.limits, limitsFit},
                     {say.told, saidNothing}};
            return finish(refused ? RefuseBet : AcceptBet, QT_TRANSLATE_NOOP("quiz", "Up to three bets may lie on one box."),
                          {"3.10"});
        }
        case 1: // two stacks
            bets.append(betJson("A", own.min));
            question.story = {{QT_TRANSLATE_NOOP("quiz", "A has a bet on box %1 and puts a second stack beside it, apart."),
                               {number(box)}}};
            right = say.apart;
            wrong = {{say.accept, QT_TRANSLATE_NOOP("quiz", "A player may not separate his bet within a box.")},
                     {say.full, three},
                     {say.limits, limitsFit},
                     {say.told, saidNothing}};
            return finish(RefuseBet, QT_TRANSLATE_NOOP("quiz", "A player may not separate his bet within a box."),
                          {"3.10.2"});
        case 2: { // limits, each bet by itself
            const int size = m.between(0, 2);
            const Cents first = m.stake();
            const Cents amount = size == 0   ? own.min - 500 * m.between(1, 3)
                                 : size == 1 ? own.max + 2500 * m.between(1, 20)
                                             : m.stake();
            question.story = {{QT_TRANSLATE_NOOP("quiz", "Limits %1. On box %2, B adds %3 beside A's %4."),
                               {limits, number(box), moneyText(amount), moneyText(first)}}};
            question.asks[L1("amount")] = static_cast<qint64>(amount);
            bets.append(betJson("A", first));
            facts[L1("player")] = L1("B");
            facts[L1("amount")] = static_cast<qint64>(amount);
            const bool fine = amount >= own.min && amount <= own.max;
            right = fine ? say.accept : say.limits;
            wrong = {{say.accept, QT_TRANSLATE_NOOP("quiz", "Each bet by itself has to be within the limits shown.")},
                     {say.limits, QT_TRANSLATE_NOOP("quiz", "Each bet by itself has to be within the limits shown.")},
                     {say.full, three},
                     {say.apart, QT_TRANSLATE_NOOP("quiz", "He has no other bet there.")},
                     {say.told, saidNothing}};
            return finish(
                fine ? AcceptBet : RefuseBet,
                QT_TRANSLATE_NOOP("quiz", "Several players may bet on a box; each bet has to be within the limits shown."),
                {"3.6"});
        }
        case 3: { // several boxes
            const bool full = m.chance(50);
            const Phrase calls = QT_TRANSLATE_NOOP("quiz", "Take the bet; he calls only the box he sits at or controls");
            const char *everywhere = QT_TRANSLATE_NOOP("quiz", "With seats to be had, a player may bet on every box.");
            const char *callsOwn =
                QT_TRANSLATE_NOOP("quiz", "With the tables full he calls only what he sits at or controls.");
            facts[L1("otherAreas")] = full ? 1 : 2;
            question.asks[L1("full")] = full;
            question.story = {
                {full
                     ? QT_TRANSLATE_NOOP(
                           "quiz",
                           "Every table is full. A, seated at box %1, also bets on another box and wants to call its hand, too.")
                     : QT_TRANSLATE_NOOP("quiz", "There are free seats at tables of these limits. A, seated at box %1, "
                                                 "also bets on two more boxes."),
                 {number(box)}}};
            right = full ? calls : say.accept;
            wrong = {{say.elsewhere,
                      full ? QT_TRANSLATE_NOOP("quiz", "He may bet there; only the calling is limited.") : everywhere},
                     {say.told, saidNothing},
                     {QT_TRANSLATE_NOOP("quiz", "Take the bet; he calls all his boxes"), callsOwn}};
            if (!full) // with seats to be had nothing limits what he calls: that he calls them all is no mistake
                wrong = {{say.elsewhere, everywhere}, {say.full, three}, {say.told, saidNothing}};
            return finish(AcceptBet,
                          QT_TRANSLATE_NOOP(
                              "quiz", "With seats to be had he may bet everywhere; with none he calls only his own box."),
                          {"3.8"});
        }
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
            if (boxes) {
                facts[L1("otherAreas")] = 1;
                facts[L1("oneAreaOnly")] = true;
            } else {
                bets = {betJson("A", own.min), betJson("B", own.min)};
                facts[L1("player")] = L1("C");
                facts[L1("maxBets")] = 2;
            }
            wrong = {{say.accept, QT_TRANSLATE_NOOP("quiz", "The Pit Manager may restrict that at his discretion.")},
                     {say.apart, QT_TRANSLATE_NOOP("quiz", "He has no other bet there.")},
                     {say.limits, limitsFit}};
            if (boxes)
                wrong.emplace_back(say.full, three);
            return finish(RefuseBet,
                          boxes ? QT_TRANSLATE_NOOP("quiz", "The Pit Manager may restrict a player to one box.")
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
        const Cents amount = under ? own.min - 500 * m.between(1, 3) : m.stake();
        question.story = {
            {QT_TRANSLATE_NOOP("quiz", "Limits %1. A alone puts %2 on box %3."), {limits, moneyText(amount), number(box)}}};
        question.asks[L1("amount")] = static_cast<qint64>(amount);
        facts[L1("amount")] = static_cast<qint64>(amount);
        right = under ? say.raise : say.accept;
        wrong = {{under ? say.accept : say.raise,
                  QT_TRANSLATE_NOOP("quiz", "Compare the bet with the limits that the table shows.")},
                 {say.limits, under ? QT_TRANSLATE_NOOP("quiz", "Not before he has had the chance to raise it.") : one},
                 {QT_TRANSLATE_NOOP("quiz", "Accept it and settle it once; later ones go back"),
                  QT_TRANSLATE_NOOP("quiz", "That is the rule of the other house, after the outcome.")}};
        return finish(
            under ? RaiseOrWithdraw : AcceptBet,
            QT_TRANSLATE_NOOP(
                "quiz",
                "The limits are displayed, and the player has to keep within them; short of the minimum he may raise or withdraw."),
            under ? std::vector<std::string>{"5.2", "3.4", "3.5"} : std::vector<std::string>{"3.4", "3.5"});
    }
    case 1: { // the balance of the maximum
        const Cents more = std::min<Cents>(own.max - first, m.stake());
        question.story = {
            {QT_TRANSLATE_NOOP("quiz", "Limits %1. A has %2 on box %3. B adds %4; A wants nobody else on his box."),
             {limits, moneyText(first), number(box), moneyText(more)}}};
        bets.append(betJson("A", first));
        facts[L1("player")] = L1("B");
        facts[L1("amount")] = static_cast<qint64>(more);
        right = say.accept;
        wrong = {{say.objects, QT_TRANSLATE_NOOP("quiz", "Nobody may keep others from the balance of the maximum.")},
                 {say.full, QT_TRANSLATE_NOOP("quiz", "Free Bet sets no number of bets on a box.")},
                 {QT_TRANSLATE_NOOP("quiz", "Accept it only if A agrees"),
                  QT_TRANSLATE_NOOP("quiz", "A has no say as long as the maximum is not reached.")}};
        return finish(AcceptBet,
                      QT_TRANSLATE_NOOP("quiz", "Whoever bets less than the maximum cannot refuse others the balance."),
                      {"3.6"});
    }
    default:
        question.story = {{QT_TRANSLATE_NOOP("quiz", "A sits at box %1 with a bet there, and puts %2 on another box, too."),
                           {number(box), moneyText(first)}}};
        facts[L1("amount")] = static_cast<qint64>(first);
        right = say.accept;
        wrong = {
            {say.elsewhere, QT_TRANSLATE_NOOP("quiz", "A player may bet on other boxes as well.")},
            {QT_TRANSLATE_NOOP("quiz", "Ask the Pit Manager first"), QT_TRANSLATE_NOOP("quiz", "It needs nobody's leave.")},
            {QT_TRANSLATE_NOOP("quiz", "Accept it if free seats are left elsewhere"),
             QT_TRANSLATE_NOOP("quiz", "That condition is the other house's.")}};
        return finish(AcceptBet, QT_TRANSLATE_NOOP("quiz", "A player may also bet on other boxes."), {"3.7"});
    }
}

// ---------------------------------------------------------------- may he place this side bet

std::optional<Question> sideBetOffered(Maker &m) {
    const Rulebook &rules = m.rules();
    const int seats = rules.boxes().max;
    const int box = m.between(1, seats), other = box == seats ? box - 1 : box + 1;
    const SideBet &side =
        rules.sideBets[static_cast<std::size_t>(m.between(0, static_cast<int>(rules.sideBets.size()) - 1))];
    const QString name = (side.kind == "rwspairs" ? QCoreApplication::translate("quiz", "an %1")
                                                  : QCoreApplication::translate("quiz", "a %1"))
                             .arg(kindName(side.kind).text());
    const bool lucky = m.isGame("luckylucky"), freebet = m.isGame("freebet");
    const int way = m.between(0, 4);
    Question question = m.question({QT_TRANSLATE_NOOP("quiz", "May B place %1 on box %2?"), {name, number(box)}}, {}, 8);
    question.asks = {
        {L1("box"), box}, {L1("player"), L1("B")}, {L1("kind"), QString::fromStdString(side.kind)}, {L1("way"), way}};
    bool mainOnBox = true, ownMain = false, controls = false, tooLate = false;
    int there = 0;
    switch (way) {
    case 0: // somebody else's box, nothing of his own
        question.story = {
            {QT_TRANSLATE_NOOP("quiz", "A has a main bet on box %1. B has no main bet at all."), {number(box)}}};
        break;
    case 1: // an empty box
        mainOnBox = false;
        question.story = {{QT_TRANSLATE_NOOP("quiz", "Nobody has a main bet on box %1. A has one on box %2."),
                           {number(box), number(other)}}};
        break;
    case 2: // with a bet on the box, but another controls it
        ownMain = true;
        question.story = {
            {QT_TRANSLATE_NOOP("quiz", "A sits at box %1 with a main bet; B has one behind it."), {number(box)}}};
        break;
    case 3: // the box's number of such bets, or a late bet in Lucky Lucky
        ownMain = controls = tooLate = lucky;
        there = lucky ? 0 : m.between(2, 3);
        question.asks[L1("there")] = there;
        question.story = {
            lucky
                ? Phrase(QT_TRANSLATE_NOOP("quiz", "B has the main bet on box %1 and controls it. You have begun to deal."),
                         {number(box)})
                : Phrase(QT_TRANSLATE_NOOP("quiz", "A has a main bet on box %1; %2 players have %3 there."),
                         {number(box), number(there), name})};
        break;
    default: // on several boxes at once, or all as it should be
        ownMain = controls = lucky;
        question.story = {
            lucky
                ? Phrase(QT_TRANSLATE_NOOP("quiz", "B has the main bet on box %1 and sits there. Bets are still open."),
                         {number(box)})
                : Phrase(QT_TRANSLATE_NOOP("quiz", "A has a main bet on box %1. B already has %2 on box %3, where C bets."),
                         {number(box), name, number(other)})};
    }
    const QJsonObject facts{{L1("bet"), QString::fromStdString(side.kind)},
                            {L1("mainOnBox"), mainOnBox},
                            {L1("mainAnywhere"), true},
                            {L1("ownMain"), ownMain},
                            {L1("controls"), controls},
                            {L1("count"), there}};
    const auto ruling = rulingOn(m.library(), rules.document, "side-bet-offered", facts);
    if (!ruling)
        return std::nullopt;
    const bool allowed = ruling->has(RulingCode::AcceptBet) && !tooLate;
    if (!tooLate) // the closing call is no fact of that kind
        question.situation = situationJson(rules.document, "side-bet-offered", facts);
    const Phrase yes = QT_TRANSLATE_NOOP("quiz", "Yes"), empty = QT_TRANSLATE_NOOP("quiz", "No: the box has no main bet"),
                 full = QT_TRANSLATE_NOOP("quiz", "No: the box has three such bets already"),
                 late = QT_TRANSLATE_NOOP("quiz", "No: it is too late"),
                 control = QT_TRANSLATE_NOOP("quiz", "No: he does not control the box"),
                 sole = QT_TRANSLATE_NOOP("quiz", "No: on one box at a time only");
    // In Lucky Lucky one reason brings the other with it, so they stand in one option. Elsewhere the fourth option is any of
    // the made-up bars, so that it does not tell the case.
    const Phrase own = lucky ? QT_TRANSLATE_NOOP("quiz", "No: he has to have a main bet there and control the box")
                             : QT_TRANSLATE_NOOP("quiz", "No: he needs a main bet of his own there");
    const std::vector<Phrase> options = lucky
                                            ? std::vector{yes, own, late, sole}
                                            : std::vector{yes, empty, own, way == 3 ? full : m.oneOf({control, full, sole})};
    const Phrase right = allowed ? yes : tooLate ? late : lucky ? own : mainOnBox ? full : empty;
    std::vector<WrongText> wrong;
    const char *rule =
        lucky ? QT_TRANSLATE_NOOP(
                    "quiz", "Lucky Lucky is for the player who has a main bet on the box and controls it, before the deal.")
        : freebet ? QT_TRANSLATE_NOOP("quiz",
                                      "Anybody may, once somebody has a main bet on that box; for Boom Busted, on any box.")
                  : QT_TRANSLATE_NOOP("quiz", "Anybody may, where the box has a main bet, and up to three of each kind.");
    for (const Phrase &option : options)
        if (option.text() != right.text())
            wrong.emplace_back(option, (option.text() == own.text() || option.text() == control.text()) && !lucky
                                           ? Phrase(QT_TRANSLATE_NOOP("quiz", "That is the Lucky Lucky rule."))
                                           : Phrase(rule));
    m.setChoice(question, right, wrong);
    std::vector<std::string> clauses;
    if (lucky)
        clauses = tooLate    ? std::vector<std::string>{"5"}
                  : way == 4 ? std::vector<std::string>{"1", "4", "5"}
                             : std::vector<std::string>{way == 2 ? "4" : "1"};
    else if (freebet)
        clauses = {side.needs == SideBetNeeds::MainAnywhere ? "3.9.1" : "3.9"};
    else
        clauses = {way == 3   ? byGame(m, "3.17.1", "3.18.1", nullptr)
                   : way == 4 ? byGame(m, "3.17", "3.18", nullptr)
                              : byGame(m, "3.15.3", "3.16.4", nullptr)};
    explain(question, rule, clauses);
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
