// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/money.h"
#include "core/rules/rulebook.h"

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace pitwise {

/// A player as a small number: the index into TableSetup::players.
using PlayerId = std::uint16_t;
inline constexpr PlayerId nobody = 0xFFFF;

/// The kind of a bet as a small number: 0 and up are the rulebook's side bets.
using BetKind = std::int8_t;
inline constexpr BetKind mainBet = -1;
inline constexpr BetKind insuranceBet = -2;
inline constexpr BetKind bonusBet = -3;

inline constexpr int maxBoxes = 7;

/// Far more than a table holds: a bound for documents that come from outside.
inline constexpr std::size_t maxBets = 2000;
inline constexpr std::size_t maxPlayers = 4000;

/// A kind without an entry in the limits has none, however many bets come together.
inline constexpr Cents noMaximum = std::numeric_limits<Cents>::max();

struct Limits {
    Cents min = 0;
    Cents max = noMaximum;
};

/// Which limit a bet is outside of, and so which clause its settlement rests on besides.
enum class OutsideLimit : std::uint8_t { None, OverMaximum, UnderMinimum, UnderMinimumShared };
[[nodiscard]] constexpr OutsideLimit outsideOf(const Limits &limits, Cents placed) {
    return placed > limits.max   ? OutsideLimit::OverMaximum
           : placed < limits.min ? OutsideLimit::UnderMinimum
                                 : OutsideLimit::None;
}

struct Bet {
    int box = 0;
    PlayerId player = nobody;
    BetKind kind = mainBet;
    Cents placed = 0;
    Cents counts = 0; ///< What wins or loses; differs from `placed` only over a limit. Filled by checkSetup().
    OutsideLimit outside = OutsideLimit::None; ///< Filled by checkSetup().
};

/// The direction in which the dealer settles. By custom from his right; Lucky Lucky always (luckylucky 7).
enum class SettleFrom : std::uint8_t { Right, Left };

/// Cards that the opening deal left out, where the rules let the round go on without them (lucky8 5.12, 5.16.1; freebet
/// 5.7.1). A hand gets what it lacks in its turn. Never in a game whose dealer has a printed card.
struct Gaps {
    std::uint8_t first = 0, second = 0; ///< Boxes that were passed over in a lap: the bit of the box's number.
    bool dealer = false;                ///< The dealer was passed over.
    bool offers = false; ///< He draws late, and then offers what his card calls for; else just before his turn.
    std::size_t dealerAfter = std::numeric_limits<std::size_t>::max(); ///< So many decisions, at the latest before his turn.

    [[nodiscard]] bool any() const { return first != 0 || second != 0 || dealer; }
    [[nodiscard]] bool lacks(int box, int lap) const { return ((lap == 1 ? first : second) >> box & 1) != 0; }
    void add(int box, int lap) {
        std::uint8_t &boxes = lap == 1 ? first : second;
        boxes = static_cast<std::uint8_t>(boxes | 1u << box);
    }
    friend bool operator==(const Gaps &, const Gaps &) = default;
};

/// A table with its bets, before the first card. Right once it has passed checkSetup().
struct TableSetup {
    const Rulebook *rulebook = nullptr;
    ReadingValues readingValues;
    PlayReadings readings;
    int decks = 0;
    int boxes = 0;
    int payTable = 1;
    SettleFrom settleFrom = SettleFrom::Right;
    bool mainLimited = false; ///< `mainLimits` was given.
    Limits mainLimits;
    std::vector<Limits> sideLimits; ///< By side bet of the rulebook.
    std::vector<std::string> players;
    std::array<PlayerId, maxBoxes + 1> seated{}; ///< By box from 1.
    std::vector<Bet> bets;                       ///< In the order given: of one box, the first is nearest the dealer.
    Gaps gaps;

    [[nodiscard]] const std::string &playerName(PlayerId id) const { return players[id]; }
    /// Adds it where it is new; throws a Refusal over maxPlayers.
    [[nodiscard]] PlayerId player(std::string_view name);
    [[nodiscard]] std::string_view kindName(BetKind kind) const;
};

/// Who calls the decisions on a box: of `count` main bets, nearest the dealer first, the index of his, or -1 where nobody
/// is in. `at(i)` gives player, amount placed and whether he is still in. The seated bettor; else the nearest, or the
/// largest where the document says so, the nearer of equals (lucky8 3.11, 3.12; freebet 1.30, C30).
struct Bettor {
    PlayerId player = nobody;
    Cents placed = 0;
    bool in = true;
};
template <typename F> [[nodiscard]] int controllerAmong(ControlBy rule, PlayerId seated, int count, F &&at) {
    int best = -1;
    Cents bestPlaced = 0;
    for (int i = 0; i < count; ++i) {
        const Bettor bettor = at(i);
        if (!bettor.in)
            continue;
        if (bettor.player == seated)
            return i;
        if (best < 0 || (rule == ControlBy::Largest && bettor.placed > bestPlaced)) {
            best = i;
            bestPlaced = bettor.placed;
        }
    }
    return best;
}

/// The gate before the deal: refuses bets that the rules do not allow (throws a Refusal at `bets[i]`)
/// and works out what each bet counts for under the limits.
void checkSetup(TableSetup &setup);

/// Shares of a box over its maximum (freebet 5.1.1, 5.1.2, C27): bettors under the minimum count in full and take up
/// their part, a share under the minimum is lifted to it, the others divide the rest in proportion.
/// Nothing where a share does not come out in whole cents.
[[nodiscard]] std::optional<std::vector<Cents>> shareOut(const std::vector<Cents> &bets, Cents min, Cents max);

} // namespace pitwise
