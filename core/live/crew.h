// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/dealing.h"
#include "core/random/random.h"

namespace pitwise::live {

/// How somebody bets and plays, and what has to be handled with him.
enum class Persona : std::uint8_t {
    Regular,       ///< Flat bets, clear signals.
    Beginner,      ///< Asks for what is not allowed; says one thing and shows another.
    HighRoller,    ///< Near the maximum, odd amounts, all side bets.
    Crowd,         ///< Two or three bettors on a box, side bets on others' boxes.
    Disagreeing,   ///< Two on one box: both signal.
    Superstitious, ///< Plays by feeling.
    Slow,          ///< Thinks long, walks off.
    Cheat,         ///< Caps a winner, pinches a loser.
    Disputer       ///< Claims what was not.
};
inline constexpr std::array personaNames{"regular",       "beginner", "high-roller", "crowd",   "disagreeing",
                                         "superstitious", "slow",     "cheat",       "disputer"};

/// The players at the table. Every choice is drawn by itself, from seed, round, box, player and what it is about, so that
/// one player's delay cannot change another's cards.
class Crew {
public:
    Crew(Header &header, int boxes) : m_header(header), m_boxes(boxes) {}

    /// Who sits where and lays what in that round.
    [[nodiscard]] Entry bets(int round);
    /// Chips that somebody lays down last, lawful or not; nothing in most rounds.
    [[nodiscard]] std::optional<Entry> lateComer(const Entry &bets, int round);
    [[nodiscard]] Persona persona(int round, int box) const;
    /// What is wished while the offers are open, in the order in which it is said; drawn once a round.
    [[nodiscard]] std::vector<Entry> offers(const Dealing &dealing, int round) const;
    /// What comes from the hand in turn: words, others' signals, then the one that counts.
    [[nodiscard]] std::vector<Entry> decision(const Dealing &dealing, int round, int nth) const;
    /// The first hand that has anything to decide, where the offers were never closed in words: its player goes on.
    [[nodiscard]] static std::optional<Entry> firstToPlay(const Dealing &dealing);
    /// Milliseconds that somebody thinks.
    [[nodiscard]] std::int64_t thinks(int round, int nth, int box) const;

    /// Faults of players that are wanted by name; drawn as well from the dial where they are not.
    bool wantsUnlawful = false, wantsWrongPerson = false, wantsUnlawfulOffer = false, wantsNoSplit = false;

private:
    template <typename... Parts> [[nodiscard]] Random draw(const Parts &...parts) const {
        return Random(seedFrom(m_header.seed, parts...));
    }
    [[nodiscard]] std::optional<Do> unlawful(const Dealing &dealing, Random &random) const;
    [[nodiscard]] Do choice(const Round &round, Persona persona, Random &random) const;
    void company(const Dealing &dealing, Entry &entry, Random &random) const;

    Header &m_header;
    int m_boxes;
};

} // namespace pitwise::live
