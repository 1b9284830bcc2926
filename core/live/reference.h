// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/felt.h"
#include "core/table/round.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>

namespace pitwise::live {

/// The round that counts: the engine's Round, fed with the wishes that the rules allow. It runs one decision ahead, so
/// that what has happened there and not yet on the felt is what the dealer has to do now.
class Reference {
public:
    /// Throws a Refusal where the rules do not allow the bets.
    Reference(const Header &header, const Entry &bets, std::span<const Card> shoe);
    Reference(const Reference &) = delete;
    Reference &operator=(const Reference &) = delete;

    /// An event of the round, with the name of the hand in place of its number, which splits change.
    struct Step {
        Event event;
        std::uint8_t hand = 0;
    };
    [[nodiscard]] const std::vector<Step> &steps() const { return m_steps; }
    /// Where the cards go, from the first that is not burned.
    [[nodiscard]] const std::vector<Place> &places() const { return m_places; }
    [[nodiscard]] std::size_t openingCards() const { return m_opening; }
    [[nodiscard]] const Round &round() const { return *m_round; }
    [[nodiscard]] const TableSetup &setup() const { return m_setup; }
    [[nodiscard]] std::span<const Action> actions() const { return m_actions; }
    [[nodiscard]] bool broken() const { return m_broken; } ///< The shoe is too short for what is due.
    [[nodiscard]] bool inOffers() const { return !m_broken && m_round->stage() == Stage::Offers; }
    [[nodiscard]] bool inPlay() const { return !m_broken && m_round->stage() == Stage::Play; }
    [[nodiscard]] bool settled() const { return !m_broken && m_round->stage() == Stage::Settled; }
    [[nodiscard]] bool upAce() const {
        return !m_broken && !m_round->dealerCards().empty() && m_round->dealerCards().front().isAce();
    }
    [[nodiscard]] std::uint8_t activeHand() const; ///< Name of the hand in turn.
    /// Whether the dealer closes the offers in words here.
    [[nodiscard]] bool closesAloud() const { return m_closesAloud; }

    enum class Taken : std::uint8_t {
        Counts,
        Unlawful, ///< A rule forbids it: to be refused.
        NotHis,   ///< Somebody else calls this hand.
        NotInTurn ///< Nothing to be decided there now.
    };
    struct Answer {
        Taken taken = Taken::NotInTurn;
        std::vector<std::string> clauses;
    };
    /// `open`: no card beyond the opening has been dealt, so that what closes without a word may still be used.
    [[nodiscard]] Answer signal(const Entry &entry, bool open);
    void closeOffers();
    /// Takes such a wish back, as if it had not been made. False where later ones stand on it.
    [[nodiscard]] bool withdraw(Do what, int box, PlayerId player);
    /// The hand in turn hits or stands without its player's signal. False where the rules do not let it.
    [[nodiscard]] bool actForActive(Do what);

    /// Other bets or another order of cards: the same decisions, as far as they are still possible. False where they
    /// are not: then nothing has changed.
    [[nodiscard]] bool adopt(const std::vector<Bet> &bets, std::vector<Card> shoe);
    /// The opening deal left cards out and the round goes on so; adopt() next. What was offered before counts no more where
    /// the dealer himself was passed over.
    void setGaps(const Gaps &gaps);
    [[nodiscard]] const Gaps &gaps() const { return m_setup.gaps; }
    /// The dealer's late card: not before the hand in turn is finished, unless he is told to draw it now.
    void waitForDealer();
    void dealersCardNow();
    [[nodiscard]] bool dealerWaits() const {
        return !m_broken && m_setup.gaps.offers && m_round->dealerCards().empty() &&
               m_setup.gaps.dealerAfter == Gaps{}.dealerAfter;
    }
    void addBet(const Bet &bet); ///< Throws a Refusal where the rules do not allow it; then nothing has changed.

    /// As many cards as have been drawn, or the whole shoe where the round waits.
    [[nodiscard]] std::span<const Card> shoe() const { return m_shoe; }

private:
    void rebuild(); ///< Throws a Refusal.
    void finishWaiting();
    [[nodiscard]] std::size_t openingPlaces() const;
    void follow();
    [[nodiscard]] Answer tryAction(const Action &action, std::size_t at);
    void syncPlayers();

    const Header &m_header;
    TableSetup m_setup;
    bool m_closesAloud = true;
    std::vector<Card> m_shoe;
    std::vector<Action> m_actions;
    std::unique_ptr<Round> m_round;
    std::vector<Step> m_steps;
    std::vector<Place> m_places;
    std::size_t m_opening = 0;
    std::size_t m_followed = 0;                                  ///< Events.
    std::array<std::vector<std::uint8_t>, maxBoxes + 1> m_names; ///< Of the hands of a box, left to right.
    std::array<std::uint8_t, maxBoxes + 1> m_named{};
    bool m_broken = false;
    bool m_waits = false; ///< For the hand in turn, before the dealer's late card:
    int m_waitBox = 0, m_waitHand = 0;
};

} // namespace pitwise::live
