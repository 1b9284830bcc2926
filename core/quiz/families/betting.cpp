// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whose bet is taken.
#include "core/quiz/family.h"
#include "core/quiz/incident.h"
#include "core/refusal.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

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
