// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random/random.h"
#include "core/table/round.h"

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace pitwise {

/// A table where every box has one bettor with the main bet and all side bets down.
struct SimulatedTable {
    const Rulebook *rulebook = nullptr;
    int decks = 8;
    int boxes = 1; ///< Boxes with bets; the layout is as large as it has to be.
    int payTable = 1;

    static constexpr Cents mainAmount = 10'000;
    static constexpr Cents sideAmount = 1'000;
    [[nodiscard]] TableSetup setup() const; ///< Has passed checkSetup(). Throws a Refusal.
};

/// Deals rounds of one table, each from a full shoe, and plays them by simpleDecision(): the same engine as `play`.
class Simulator final : private Round::Supply {
public:
    explicit Simulator(const SimulatedTable &table);
    Simulator(const Simulator &) = delete;
    Simulator &operator=(const Simulator &) = delete;

    /// Begins the rounds of that seed: what was dealt before does not matter any more.
    void seed(std::uint64_t seed);
    /// Deals and settles one more round; it can be read until the next.
    void play();
    /// The same, telling each decision before it is made.
    void play(const std::function<void(const Round &, Do)> &tell);

    [[nodiscard]] const Round &round() const { return m_round; }
    /// The cards of the last round, in the order in which they left the shoe.
    [[nodiscard]] std::span<const Card> cards() const { return {m_shoe.data(), m_round.cardsDrawn()}; }

private:
    const Card *more(const Card *end) override;
    void shuffleTo(std::size_t count);
    void deal();

    TableSetup m_setup;
    Round m_round;
    Random m_random{0};
    std::vector<Card> m_shoe;
    std::size_t m_opening;      ///< Cards that a usual round needs: one drawn for each box.
    std::size_t m_shuffled = 0; ///< Of this round.
};

/// What rounds came to, by kind of bet. Sums only, so that parts can be added in any order.
struct SimulationTally {
    struct Kind {
        std::string name;
        std::int64_t bets = 0; ///< Laid before the deal, or ledger lines where it arises in play.
        Cents staked = 0;      ///< Before the deal.
        Cents net = 0;
        std::array<std::int64_t, resultNames.size()> results{}; ///< Ledger lines by result.
        std::vector<std::int64_t> rows;                         ///< Winning lines by pay row.
    };
    std::int64_t rounds = 0, ledgerLines = 0, cards = 0, hands = 0;
    std::vector<Kind> kinds;                     ///< Main, then the side bets, then what arises in play.
    std::array<std::int64_t, 32> dealerTotals{}; ///< Where he ended; a hand that he did not draw out too.

    explicit SimulationTally(const Rulebook &rulebook);
    void take(const Round &round, std::size_t cardsDrawn);
    void add(const SimulationTally &other);
};

/// The rounds in blocks of this many, each with a seed of its own: so the outcome does not depend on the threads.
inline constexpr std::int64_t simulationBlock = 4096;
[[nodiscard]] std::uint64_t simulationSeed(std::uint64_t seed, std::int64_t block);
[[nodiscard]] SimulationTally simulate(const SimulatedTable &table, std::int64_t rounds, std::uint64_t seed, int threads);

/// The first rounds of the same simulation as round scripts, one a call.
void simulateScripts(const SimulatedTable &table, std::int64_t rounds, std::uint64_t seed,
                     const std::function<void(const std::string &)> &write);

} // namespace pitwise
