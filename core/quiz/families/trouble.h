// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/incident.h"
#include "core/quiz/shapes.h"

#include <map>
#include <optional>

namespace pitwise {

/// A round in which something goes wrong: several boxes with bets, dealt and played as far as it takes. What then lies
/// there otherwise than the round has it is its scene. Hands are plain ones, no pairs and no Aces, unless wished for.
class Trouble {
public:
    /// So many boxes at random, the players A, B, … seated at them from the dealer's left.
    Trouble(Maker &maker, int bettors);

    Maker &m;
    TableSetup setup; ///< Before the deal: bets and seats may still be changed.
    std::vector<int> boxes;
    Scene scene;

    [[nodiscard]] int first() const { return boxes.front(); }
    [[nodiscard]] int last() const { return boxes.back(); }
    [[nodiscard]] static std::string playerAt(std::size_t index) { return {static_cast<char>('A' + index)}; }
    [[nodiscard]] std::string playerOf(int box) const;
    [[nodiscard]] int emptyBox(int from = 1);  ///< One without a bet, not before `from`; 0: there is none.
    [[nodiscard]] int boxAfter(int box) const; ///< The next one with a bet; 0: there is none.

    // --- before the deal
    /// A bet that the opening cards decide; with the plain hands of this table it loses.
    void openingBet(std::size_t index);
    /// Side bets here and there, of kinds that the opening cards do not decide.
    void laterBet(std::size_t index);
    void hand(int box, std::vector<Card> cards) { m_hands[box] = std::move(cards); }
    /// Two cards of such a total, or one beside the printed 8, neither a pair nor an Ace among them.
    [[nodiscard]] std::vector<Card> plainHand(int low, int high);

    // --- the round
    void deal(std::optional<Card> up = std::nullopt); ///< A plain up-card where none is wished for.
    [[nodiscard]] LiveRound &live() { return *m_live; }
    [[nodiscard]] const Round &round() const { return m_live->round(); }
    void playTo(int box);         ///< Closes the offers; the hands before that box draw or stand, none is bust.
    void draw(int low, int high); ///< The hand in turn takes a card worth so much, and is not over 21.
    void stand() { m_live->act(Do::Stand); }
    void bust(); ///< The hand in turn goes over.
    [[nodiscard]] int total() const { return round().activeHandState().total.total; }
    /// Everybody but the last hand has acted, which is told to stand: the dealer's turn is next.
    void playToDealer();

    // --- what is shown
    /// A bet on a box that the round has no bet on, laid before the deal like the others.
    void betWithoutCards(int box, const std::string &player, Cents chips);
    void addCard(int box, Card card);
    void missing(int box, int index);
    /// Round, scene and box of the question.
    void dress(Question &question, int box = 0) const;
    /// Before the first card: the bets alone.
    [[nodiscard]] QJsonObject scriptUndealt() const;

    /// All that the player has laid there, side bets too.
    [[nodiscard]] Cents laidBy(const std::string &player) const;

private:
    std::map<int, std::vector<Card>> m_hands;
    std::optional<LiveRound> m_live;
};

/// When an error of the opening deal is seen: before anything is settled, or after the bets on the opening cards are.
/// Never the mixed state in which both the early and the late clause could be read (A27).
struct SeenAt {
    QJsonObject facts; ///< `stage` and `settled`.
    PhraseId told;
};
/// Plays the round to it. Late, one of the boxes needs an openingBet(), and the first has drawn where the house goes by it.
[[nodiscard]] SeenAt noticeOpening(Trouble &trouble, bool late);

/// An answer in chips, with the sums that other readings give.
void setAmount(Question &question, Cents right, const std::vector<std::pair<Cents, Phrase>> &wrong);
/// What goes back to B: every bet of his in a void round, nothing where it is played on.
void askWhatGoesBack(Question &question, const Trouble &trouble, const Ruling &ruling);
/// Which box: the right one among others.
void setBox(Maker &maker, Question &question, int right, const std::vector<std::pair<int, Phrase>> &wrong);
/// Free Bet's dealing errors: tick what holds now, by the ruling.
void setHolds(Question &question, const Ruling &ruling, int box, bool surplus = false);

} // namespace pitwise
