// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/money.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise {
namespace {

Phrase stepOf(const TableSetup &setup, const LedgerLine &line) {
    const QString stake = moneyText(line.stake);
    const QString bet = kindName(setup.kindName(line.kind)).text();
    const QString hand = QString::number(line.hand);
    switch (line.result) {
    case Result::Win:
    case Result::EvenMoney:
        if (line.hand == 0)
            return {QT_TRANSLATE_NOOP("quiz", "The %1 of %2 wins: pay %3."), {bet, stake, moneyText(line.pays)}};
        return {QT_TRANSLATE_NOOP("quiz", "Hand %1: the %2 of %3 wins: pay %4."), {hand, bet, stake, moneyText(line.pays)}};
    case Result::Lose:
        if (line.hand == 0)
            return {QT_TRANSLATE_NOOP("quiz", "The %1 of %2 loses: take %3."), {bet, stake, moneyText(line.takes)}};
        return {QT_TRANSLATE_NOOP("quiz", "Hand %1: the %2 of %3 loses: take %4."), {hand, bet, stake, moneyText(line.takes)}};
    case Result::StandOff: return {QT_TRANSLATE_NOOP("quiz", "The %1 of %2 stands off: nothing is paid or taken."), {bet, stake}};
    case Result::Surrender: return {QT_TRANSLATE_NOOP("quiz", "The %1 of %2 is surrendered: take half, %3."), {bet, stake, moneyText(line.takes)}};
    case Result::Returned: return {QT_TRANSLATE_NOOP("quiz", "The %1 of %2 goes back to the player."), {bet, stake}};
    }
    return {};
}

void addClause(std::vector<std::string> &clauses, const std::string &clause) {
    if (std::find(clauses.begin(), clauses.end(), clause) == clauses.end())
        clauses.push_back(clause);
}

} // namespace

void addWrongAmount(Question &question, Cents amount, Phrase label) {
    const QJsonObject answer = amountAnswer(amount);
    const bool known = amount < 0 || answer == question.answer ||
                       std::any_of(question.misconceptions.begin(), question.misconceptions.end(),
                                   [&](const Misconception &m) { return m.answer == answer; });
    if (!known)
        question.misconceptions.push_back({std::move(label), answer});
}

Question moneyQuestion(Maker &maker, const LiveRound &live, const MoneyAsked &asked, Phrase prompt, int target,
                       std::vector<std::string> further) {
    const Round &round = live.round();
    std::vector<std::string> clauses = clausesBehind(round, asked);
    for (const std::string &clause : further)
        addClause(clauses, clause);
    Question question = maker.question(std::move(prompt), std::move(clauses), target);
    question.round = live.script();
    question.asks = asksJson(asked);
    const Cents key = measured(round, asked);
    question.answer = amountAnswer(key);

    Cents stake = 0;
    for (const LedgerLine &line : round.ledger()) {
        if (line.box != asked.box || round.setup().playerName(line.player) != asked.player ||
            round.setup().kindName(line.kind) != asked.kind || (asked.hand > 0 && line.hand != asked.hand))
            continue;
        stake += line.stake;
        std::vector<std::string> behind;
        for (const ClauseId id : line.clauses())
            behind.push_back(round.setup().rulebook->clauseName(id));
        question.steps.push_back({stepOf(round.setup(), line), behind});
    }

    for (const RuleChange &change : ruleChanges())
        if (const Rulebook *other = changedRulebook(maker.rules(), change))
            replayUnder(live, *other, [&](const Round &replayed) {
                if (replayed.stage() == Stage::Settled)
                    addWrongAmount(question, measured(replayed, asked), change.label);
            });
    if (asked.measure == Measure::Pays && key > 0)
        addWrongAmount(question, key + stake, QT_TRANSLATE_NOOP("quiz", "Odds are to 1: the stake stays the player's and is not part of the payout."));
    if (asked.measure == Measure::Pays && key > stake)
        addWrongAmount(question, stake, QT_TRANSLATE_NOOP("quiz", "That is even money; this bet pays more."));
    if (key > 0)
        addWrongAmount(question, 0, asked.measure == Measure::Pays ? QT_TRANSLATE_NOOP("quiz", "This bet wins.")
                                                                     : QT_TRANSLATE_NOOP("quiz", "Chips do move here."));
    else if (stake > 0)
        addWrongAmount(question, stake, QT_TRANSLATE_NOOP("quiz", "Nothing moves here."));
    return question;
}

} // namespace pitwise
