// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/rulechange.h"
#include "core/refusal.h"

#include <QtGlobal>
#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>

namespace pitwise {
namespace {

/// Moves every row of a side bet's odds one place up or down.
bool shiftRows(Rulebook &book, int by) {
    bool changed = false;
    for (SideBet &bet : book.sideBets) {
        const std::vector<PayRow> rows = bet.rows;
        const int last = static_cast<int>(rows.size()) - 1;
        for (int i = 0; i <= last; ++i)
            bet.rows[static_cast<std::size_t>(i)].pays = rows[static_cast<std::size_t>(std::clamp(i + by, 0, last))].pays;
        changed |= last > 0;
    }
    return changed;
}

} // namespace

const std::vector<RuleChange> &ruleChanges() {
    static const std::vector<RuleChange> changes{
        {QT_TRANSLATE_NOOP("quiz", "A Blackjack pays 3 to 2, not 1 to 1."),
         [](Rulebook &b) { b.play.blackjackPays = {1, 1}; return b.play.blackjack; }},
        {QT_TRANSLATE_NOOP("quiz", "6 to 5 is not paid in this game."),
         [](Rulebook &b) { b.play.blackjackPays = {6, 5}; return b.play.blackjack; }},
        {QT_TRANSLATE_NOOP("quiz", "2 to 1 is the odds of insurance, not of a Blackjack."),
         [](Rulebook &b) { b.play.blackjackPays = {2, 1}; return b.play.blackjack; }},
        {QT_TRANSLATE_NOOP("quiz", "Insurance pays 2 to 1, not 1 to 1."),
         [](Rulebook &b) { b.play.insurancePays = {1, 1}; return b.play.insurance != InsuranceBy::Nobody; }},
        {QT_TRANSLATE_NOOP("quiz", "Drawing on soft 17 is the Free Bet rule."),
         [](Rulebook &b) { const bool was = b.play.dealerHitsSoft17; b.play.dealerHitsSoft17 = true; return !was; }},
        {QT_TRANSLATE_NOOP("quiz", "Standing on soft 17 is the rule of the other games; here the dealer draws."),
         [](Rulebook &b) { const bool was = b.play.dealerHitsSoft17; b.play.dealerHitsSoft17 = false; return was; }},
        {QT_TRANSLATE_NOOP("quiz", "A dealer's 22 stands off in Free Bet only; here it is a bust."),
         [](Rulebook &b) { const bool was = b.play.dealerBustsOver == 22; b.play.dealerBustsOver = 22; return !was; }},
        {QT_TRANSLATE_NOOP("quiz", "A dealer's 22 is not a bust here: it stands off."),
         [](Rulebook &b) { const bool was = b.play.dealerBustsOver == 22; b.play.dealerBustsOver = 21; return was; }},
        {QT_TRANSLATE_NOOP("quiz", "That is the row above in the pay table."), [](Rulebook &b) { return shiftRows(b, -1); }},
        {QT_TRANSLATE_NOOP("quiz", "That is the row below in the pay table."), [](Rulebook &b) { return shiftRows(b, 1); }},
        {QT_TRANSLATE_NOOP("quiz", "The dealer's first card counts in the number of his cards."),
         [](Rulebook &b) {
             bool changed = false;
             for (SideBet &bet : b.sideBets)
                 if (bet.rule == SideBetRule::DealerBust) {
                     for (PayRow &row : bet.rows) {
                         ++row.counts.min;
                         ++row.counts.max;
                     }
                     changed = true;
                 }
             return changed;
         }},
        {QT_TRANSLATE_NOOP("quiz", "The 6-7-8 Bonus pays 5 to 1 only where all three are spades."),
         [](Rulebook &b) { b.play.bonusMixed = b.play.bonusSpades; return b.play.bonus678; }},
        {QT_TRANSLATE_NOOP("quiz", "All three are spades: the 6-7-8 Bonus pays 5 to 1."),
         [](Rulebook &b) { b.play.bonusSpades = b.play.bonusMixed; return b.play.bonus678; }},
        {QT_TRANSLATE_NOOP("quiz", "That is another pay table than the one in force."),
         [](Rulebook &b) {
             for (SideBet &bet : b.sideBets)
                 for (PayRow &row : bet.rows)
                     std::rotate(row.pays.begin(), row.pays.begin() + 1, row.pays.end());
             return b.payTables > 1;
         }},
    };
    return changes;
}

const Rulebook *changedRulebook(const Rulebook &rulebook, const RuleChange &change) {
    static std::mutex mutex;
    static std::map<std::pair<const Rulebook *, const RuleChange *>, std::unique_ptr<const Rulebook>> known;
    const std::scoped_lock lock(mutex);
    const auto [it, isNew] = known.try_emplace({&rulebook, &change});
    if (isNew) {
        auto copy = std::make_unique<Rulebook>(rulebook);
        if (change.change(*copy))
            it->second = std::move(copy);
    }
    return it->second.get();
}

bool replayUnder(const LiveRound &live, const Rulebook &rulebook, const std::function<void(const Round &)> &visit) {
    TableSetup setup = live.setup();
    setup.rulebook = &rulebook;
    try {
        Round round(setup);
        round.recordEvents(false);
        round.deal(live.drawn());
        for (const Action &action : live.actions())
            round.apply(action);
        visit(round);
        return true;
    } catch (const Refusal &) {
        return false; // a card short or an action that this reading bars
    }
}

} // namespace pitwise
