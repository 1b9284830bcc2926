// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/rulechange.h"
#include "core/refusal.h"

#include <QtGlobal>

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

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

/// Counts the dealer's cards wrongly by so many.
bool countsMoved(Rulebook &book, int by) {
    bool changed = false;
    for (SideBet &bet : book.sideBets)
        if (bet.rule == SideBetRule::DealerBust) {
            for (PayRow &row : bet.rows) {
                row.counts.min += by;
                row.counts.max += by;
            }
            changed = true;
        }
    return changed;
}

/// 21+ at the odds of Boom Busted, and the other way round.
bool otherBustOdds(Rulebook &book) {
    static constexpr int boom[] = {2, 2, 4, 12, 50, 200};
    static constexpr int plus[] = {2, 3, 8, 35, 80, 800};
    for (SideBet &bet : book.sideBets) {
        if (bet.rule != SideBetRule::DealerBust)
            continue;
        const auto &odds = book.play.printed ? boom : plus;
        for (PayRow &row : bet.rows)
            row.pays.front() = {odds[std::clamp<std::int64_t>(row.counts.max, 3, 8) - 3], 1};
        return true;
    }
    return false;
}

bool otherTable(Rulebook &book, int by) {
    for (SideBet &bet : book.sideBets)
        for (PayRow &row : bet.rows)
            std::rotate(row.pays.begin(), row.pays.begin() + by % static_cast<int>(row.pays.size()), row.pays.end());
    return book.payTables > 1;
}

/// What a label says of these odds has to be so in this document.
bool paysThreeToTwo(const Rulebook &book) {
    return book.play.blackjack && book.play.blackjackPays == Ratio{3, 2};
}
bool insuresTwoToOne(const Rulebook &book) {
    return book.play.insurance != InsuranceBy::Nobody && book.play.insurancePays == Ratio{2, 1};
}

bool withoutLimits(TableSetup &table) {
    const bool capped =
        std::any_of(table.bets.begin(), table.bets.end(), [](const Bet &bet) { return bet.counts != bet.placed; });
    if (!capped)
        return false;
    table.mainLimits.max = maxAmount;
    for (Limits &limits : table.sideLimits)
        limits.max = maxAmount;
    checkSetup(table);
    return true;
}

} // namespace

const std::vector<RuleChange> &ruleChanges() {
    using enum Concern;
    static const std::vector<RuleChange> changes{
        {Main, "common.blackjack-pays-3-to-2-not"_say,
         [](Rulebook &b) {
             const bool was = paysThreeToTwo(b);
             b.play.blackjackPays = {1, 1};
             return was;
         }},
        {Main, "misread.6-to-5-is-not-paid"_say,
         [](Rulebook &b) {
             const bool was = paysThreeToTwo(b);
             b.play.blackjackPays = {6, 5};
             return was;
         }},
        {Main, "common.2-to-1-is-odds-of"_say,
         [](Rulebook &b) {
             b.play.blackjackPays = {2, 1};
             return b.play.blackjack;
         }},
        {Insurance, "common.insurance-pays-2-to-1-not"_say,
         [](Rulebook &b) {
             const bool was = insuresTwoToOne(b);
             b.play.insurancePays = {1, 1};
             return was;
         }},
        {Insurance, "misread.3-to-2-is-for-blackjack"_say,
         [](Rulebook &b) {
             const bool was = insuresTwoToOne(b) && paysThreeToTwo(b);
             b.play.insurancePays = {3, 2};
             return was;
         }},
        {Main, "misread.drawing-on-soft-17-is-free"_say,
         [](Rulebook &b) {
             const bool was = b.play.dealerHitsSoft17;
             b.play.dealerHitsSoft17 = true;
             return !was;
         }},
        {Main, "misread.dealers-22-stands-off-in-free"_say,
         [](Rulebook &b) {
             const bool was = b.play.dealerBustsOver == 22;
             b.play.dealerBustsOver = 22;
             return !was;
         }},
        {Main, "misread.dealers-22-is-not-bust-here"_say,
         [](Rulebook &b) {
             const bool was = b.play.dealerBustsOver == 22;
             b.play.dealerBustsOver = 21;
             return was;
         }},
        {Side, "misread.dealers-22-is-no-bust-in"_say,
         [](Rulebook &b) {
             const bool was = b.play.dealerBustsOver == 22;
             b.play.dealerBustsOver = 22;
             return !was;
         }},
        {Side, "misread.dealers-22-is-no-bust-here"_say,
         [](Rulebook &b) {
             const bool was = b.play.dealerBustsOver == 22;
             b.play.dealerBustsOver = 21;
             return was;
         }},
        {Main, "common.one-first-bet-is-lost-in"_say, nullptr,
         [](TableSetup &t) {
             t.readings.blackjackAfterBust = BlackjackAfterBust::OnePerLiveHand;
             return t.rulebook->play.blackjack;
         }},
        {Side, "misread.you-counted-only-cards-from-shoe"_say,
         [](Rulebook &b) { return b.play.printed && countsMoved(b, 1); }},
        {Side, "misread.you-counted-only-cards-he-drew"_say,
         [](Rulebook &b) { return !b.play.printed && countsMoved(b, 1); }},
        {Side, "misread.you-counted-card-too-many"_say, [](Rulebook &b) { return countsMoved(b, -1); }},
        {Side, "misread.those-are-odds-of-other-houses"_say, otherBustOdds},
        {Side, "common.that-is-row-above-in-pay"_say, [](Rulebook &b) { return shiftRows(b, -1); }},
        {Side, "common.that-is-row-below-in-pay"_say, [](Rulebook &b) { return shiftRows(b, 1); }},
        {Bonus, "misread.6-7-8-bonus-pays-5"_say,
         [](Rulebook &b) {
             b.play.bonusMixed = b.play.bonusSpades;
             return b.play.bonus678;
         }},
        {Bonus, "misread.all-three-are-spades-6-7"_say,
         [](Rulebook &b) {
             b.play.bonusSpades = b.play.bonusMixed;
             return b.play.bonus678;
         }},
        {Side, "misread.that-is-another-pay-table-than"_say, [](Rulebook &b) { return otherTable(b, 1); }},
        {Side, "misread.that-is-another-pay-table-than"_say, [](Rulebook &b) { return otherTable(b, 2); }},
        {Main, "misread.bet-is-over-maximum-only-maximum"_say, nullptr, withoutLimits},
        {Side, "misread.bet-is-over-maximum-only-maximum"_say, nullptr, withoutLimits},
    };
    return changes;
}

const Rulebook *changedRulebook(const Rulebook &rulebook, const RuleChange &change) {
    static std::mutex mutex;
    // By serial: another rulebook may come to stand where one of a library that is gone stood, even of the same name.
    using Key = std::pair<std::uint64_t, const RuleChange *>;
    static std::map<Key, std::unique_ptr<const Rulebook>> known;
    const std::scoped_lock lock(mutex);
    const auto [it, isNew] = known.try_emplace(Key{rulebook.serial.number(), &change});
    if (isNew) {
        auto copy = std::make_unique<Rulebook>(rulebook);
        if (change.change(*copy))
            it->second = std::move(copy);
    }
    return it->second.get();
}

bool replayUnder(const LiveRound &live, const RuleChange &change, const std::function<void(const Round &)> &visit) {
    const Rulebook *rulebook = change.change ? changedRulebook(*live.setup().rulebook, change) : live.setup().rulebook;
    if (!rulebook)
        return false;
    try {
        TableSetup setup = live.setup();
        setup.rulebook = rulebook;
        if (change.table && !change.table(setup))
            return false;
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
