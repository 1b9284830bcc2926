// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/handtotal.h"
#include "core/table/action.h"
#include "core/table/event.h"
#include "core/table/ledger.h"
#include "core/table/roundview.h"
#include "core/table/tablesetup.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace pitwise {

/// One round of play: the table's setup, the cards in the order they leave the shoe, and what the players decide.
///
/// The only place that knows how a round goes. It knows rules (PlayRules, SideBetRule), never a game's name.
/// Made once for a table and dealt as often as wanted: a further deal() allocates nothing.
/// deal() and apply() throw a Refusal where the rules do not allow it or a card is short; the round is then
/// to be thrown away or dealt anew.
class Round {
public:
    /// `setup` has passed checkSetup() and outlives the round.
    explicit Round(const TableSetup &setup);
    Round(const Round &) = delete;
    Round &operator=(const Round &) = delete;

    /// Gives further cards behind `end`, or null where there are none: for a shoe that is shuffled as it is drawn.
    class Supply {
    public:
        virtual ~Supply() = default;
        virtual const Card *more(const Card *end) = 0;
    };

    /// Deals the opening cards and settles what they decide. `shoe` outlives the round.
    void deal(std::span<const Card> shoe, Supply *supply = nullptr);
    void apply(const Action &action);
    /// What who is in control calls, for the full amount and with nobody following; or closing the offers.
    void call(Do what);

    /// Whether events are kept; they cost a little, so simulation does without. On by default.
    void recordEvents(bool on) { m_recording = on; }

    // --- what is going on ---
    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] int activeBox() const { return m_activeBox < 0 ? 0 : m_boxes[m_activeBox].number; }
    [[nodiscard]] int activeHand() const { return m_handInBox + 1; } ///< From 1.
    /// Who calls the decisions for the active box.
    [[nodiscard]] PlayerId activePlayer() const;
    /// Why the active hand may not do it, or nothing where it may.
    [[nodiscard]] std::optional<Cite> whyNot(Do what) const;
    [[nodiscard]] bool gameHas(Do what) const; ///< Whether this game knows the action at all.

    struct Offer {
        int box = 0;
        PlayerId player = nobody;
        bool insurance = false, evenMoney = false, surrender = false;
    };
    [[nodiscard]] std::vector<Offer> offers() const; ///< In stage Offers.

    // --- what lies on the table ---
    struct HandState {
        std::span<const Card> cards;
        HandTotal total;
        int box = 0;
        int hand = 0;
        bool blackjack = false, bust = false, doubled = false, fromSplit = false, splitAce = false;
        int markers = 0;
    };
    [[nodiscard]] std::vector<HandState> hands() const; ///< Every box with a main bet, in playing order.
    [[nodiscard]] HandState activeHandState() const;
    /// The little of the hand in turn that a simple player looks at.
    struct HandFacts {
        HandTotal total;
        int cards = 0;
        Card first;
        bool pair = false; ///< Two cards of equal points.
    };
    [[nodiscard]] HandFacts activeFacts() const {
        const Hand &hand = m_hands[m_activeHand];
        return {hand.total(), hand.count, hand.cards[0],
                hand.count == 2 && hand.cards[0].points() == hand.cards[1].points()};
    }
    [[nodiscard]] int handCount() const { return static_cast<int>(m_hands.size()); }
    [[nodiscard]] std::span<const Card> dealerCards() const { return {m_dealer.cards.data(), m_dealer.count}; }
    [[nodiscard]] HandTotal dealerTotal() const { return m_dealer.total(); }
    [[nodiscard]] std::span<const LedgerLine> ledger() const { return {m_ledger.data(), m_nextLine}; }
    [[nodiscard]] const std::vector<Event> &events() const { return m_events; }
    [[nodiscard]] const TableSetup &setup() const { return m_setup; }
    [[nodiscard]] std::size_t cardsDrawn() const { return static_cast<std::size_t>(m_next - m_first); }

    /// How much the dealer has to draw once all hands are finished (A19, B13, C25).
    enum class DealerDraw : std::uint8_t { None, One, Out };
    [[nodiscard]] DealerDraw dealerDraw() const;
    /// Whether the dealer's rule makes him take a further card.
    [[nodiscard]] static bool dealerMustDraw(const PlayRules &play, HandTotal total);

private:
    struct Cards {
        std::array<Card, 21> cards; ///< Twenty are the most there can be: ten Aces, a 2, eight Aces and a last card.
        std::uint8_t count = 0;
        std::uint8_t points = 0; ///< Aces as one.
        bool ace = false;
        void clear() { count = points = 0, ace = false; }
        void add(Card card) {
            cards[count++] = card;
            points = static_cast<std::uint8_t>(points + card.points());
            ace |= card.isAce();
        }
        [[nodiscard]] HandTotal total() const { return handTotal(points, ace); }
    };
    struct Hand : Cards {
        std::uint16_t firstStake = 0; ///< Into m_stakes: one for each main bet of the box.
        std::uint8_t markers = 0;
        bool fromSplit = false, doubled = false, blackjack = false, done = false;
        bool mixedTens = false; ///< Made by splitting unlike ten-values.
        [[nodiscard]] bool bust() const { return points > 21; }
        [[nodiscard]] bool splitAce() const { return fromSplit && cards[0].isAce(); }
    };
    static_assert(sizeof(Hand) == 32);
    struct Outcome; ///< What the dealer's hand came to.
    struct Stake {
        Cents chips = 0;   ///< Counted.
        Cents doubled = 0; ///< Counted.
        Cents atRisk = 0;  ///< What a dealer's Blackjack takes of it.
        std::uint8_t markers = 0;
        bool on = false;
        bool settled = false;
        Cents surplus = 0; ///< Laid, but over the limit.
    };
    struct Main {
        PlayerId player = nobody;
        Cents placed = 0, counts = 0;
        int bet = 0; ///< Into setup.bets.
        bool capped = false;
        const ClauseList *limit = nullptr; ///< The clauses of the limit that it is outside of, if any.
        bool surrendered = false, evenMoney = false, insured = false;
        Cents lostInBusts = 0;
        [[nodiscard]] bool in() const { return !surrendered && !evenMoney; }
    };
    struct Side {
        PlayerId player = nobody;
        BetKind kind = 0;
        std::uint8_t box = 0;   ///< Number.
        std::int16_t slot = -1; ///< Into m_boxes; -1: a bet on a box without cards.
        std::uint8_t hand = 0;  ///< Into m_hands; only for bets that belong to one hand.
        bool settled = false;
        SideBetRule rule = SideBetRule::RankPair;
        int bet = 0;                       ///< Into setup.bets; -1 where laid on a split.
        Cents counts = 0, surplus = 0;     ///< Surplus: laid, but over the limit.
        const SideBet *terms = nullptr;    ///< Of the rulebook.
        const ClauseList *limit = nullptr; ///< As of a main bet.
        LedgerLine *lines = nullptr; ///< In m_sideLines: won on each row, lost at noRow and overRow; null: laid on a split.
    };
    /// A side bet that the opening cards decide, or may: all that is needed for it.
    struct OpeningBet {
        const LedgerLine *lines = nullptr;
        std::uint16_t side = 0; ///< Into m_sides.
        std::uint8_t slot = 0;
        SideBetRule rule = SideBetRule::RankPair;
    };
    struct Insurance {
        PlayerId player = nobody;
        std::uint16_t main = 0; ///< Into m_mains.
        std::uint8_t slot = 0;
        Cents chips = 0;
        bool settled = false;
    };
    struct alignas(32) Box { // a power of two: the step from box to box is a shift
        std::uint8_t number = 0;
        std::uint16_t firstMain = 0;
        std::uint16_t mains = 0;
        std::uint16_t firstSide = 0, sides = 0; ///< Into m_sides, as laid before the deal.
        std::uint8_t handCount = 1;
        std::array<std::uint8_t, 4> hands{}; ///< Into m_hands, left to right.
        std::int16_t controller = -1;        ///< Into m_mains.
        std::uint8_t run = 1;                ///< Consecutive 8s, the printed one first.
        bool runOpen = true, runSpades = true;
        std::uint8_t markers = 0;
    };

    [[nodiscard]] Card draw() {
        if (m_next == m_end) [[unlikely]]
            drawMore();
        return *m_next++;
    }
    [[nodiscard]] Cite whyClosed(Do offer, bool split) const; ///< Why an offer is refused once play has begun.
    void drawMore();                                          ///< Throws a Refusal where the shoe is a card short.
    void drawOpening(std::size_t cards);
    void layBets();
    [[nodiscard]] const ClauseList *limitClauses(OutsideLimit outside, const SideBet *side) const;
    void clearTable();
    void dealOpening();
    void noteOpening(std::span<const Card> cards);
    // Where the opening deal left cards out (roundgaps.cpp).
    void dealWithGaps();
    void settleOpeningBetsOf(int slot);
    void completeLate(int slot);
    void dealersLateCard();
    void dealersCardAtLast();
    [[nodiscard]] bool mayStill(const Main &main) const; ///< Use what is offered after the dealer's late card.
    void giveCard(Box &box, int handInBox) { giveCard(box, handInBox, m_hands[box.hands[handInBox]]); }
    void giveCard(Box &box, int handInBox, Hand &hand) {
        const Card card = draw();
        hand.add(card);
        note(Event::Type::CardToHand, box.number, handInBox + 1, card);
        if (m_countsRuns && box.runOpen)
            countRun(box, card);
    }
    void countRun(Box &box, Card card) const;
    void writeMainLines();
    void writeSideLines();
    void note(Event::Type type, int box = 0, int hand = 0, Card card = {}, PlayerId player = nobody, PlayerId other = nobody,
              Cents amount = 0) {
        if (m_recording) [[unlikely]]
            record({type, static_cast<std::uint8_t>(box), static_cast<std::uint8_t>(hand), card, player, other, amount});
    }
    void record(const Event &event); ///< Not inline: it would take registers from those who record nothing.

    // --- offers ---
    void surrender(const Action &action);
    void insure(const Action &action);
    void evenMoney(const Action &action);
    void closeOffers();
    [[nodiscard]] Main *mainOf(int box, PlayerId player);

    // --- play ---
    [[gnu::noinline]] void callOther(Do what);
    void act(const Action &action);
    void perform(Do what, const Action &action);
    void hit();
    void stand();
    void doubleHand(const Action &action);
    void freeDouble();
    void splitHand(const Action &action, bool free);
    void drawLastCard();
    void advance();
    [[gnu::noinline]] void giveSecondCard(Box &box, int handInBox); ///< Rare: kept out of advance().
    [[nodiscard]] bool isUpAce() const { return m_dealer.count > 0 && m_dealer.cards[0].isAce(); }
    void chooseController(Box &box);
    [[nodiscard]] int slotOf(int boxNumber) const;
    [[nodiscard]] Stake &stakeAt(const Hand &hand, int mainInBox) { return m_stakes[hand.firstStake + mainInBox]; }
    [[nodiscard]] Hand &handAt(int slot, int handInBox) { return m_hands[m_boxes[slot].hands[handInBox]]; }
    [[nodiscard]] const Hand &handAt(int slot, int handInBox) const { return m_hands[m_boxes[slot].hands[handInBox]]; }
    /// What of an amount added by a double counts. `follower`: who it is refused to; nobody: who called it.
    [[nodiscard]] Cents countAdded(const Main &main, Cents amount, PlayerId follower) const;
    void checkDoubleAmount(const Main &main, Cents amount, PlayerId follower) const;
    [[nodiscard]] std::string doublePlace(PlayerId follower) const;
    [[nodiscard]] int followerOn(const Hand &hand, const Box &box, PlayerId player, Cite cite, const std::string &at) const;
    void layTies(const Action &action, const Box &box, int newHandInBox);
    [[nodiscard]] bool equalForSplit(const Hand &hand) const;
    [[noreturn]] void refuseFinished(const Action &action) const;
    [[noreturn]] void refuse(std::string error, const ClauseList &clauses, std::string at = {}) const;
    [[noreturn]] void refuse(std::string error, Cite cite, std::string at = {}) const;

    // --- settlement (settlement.cpp) ---
    LedgerLine &nextLine() {
        if (m_nextLine == m_endLine) [[unlikely]]
            growLedger();
        return *m_nextLine++;
    }
    void growLedger();
    void noteSettled(const LedgerLine &line) {
        note(Event::Type::Settled, line.box, line.hand, {}, line.player, nobody, &line - m_ledger.data());
    }
    LedgerLine &book(std::uint8_t box, int hand, PlayerId player, BetKind kind, Result result, Cents stake, Cents pays,
                     Cents takes, const ClauseList &because);
    void settleOpeningSides();
    [[nodiscard]] static int rowOf(SideBetRule rule, Card first, Card second, Card up);
    LedgerLine &settleSide(Side &side, int row);
    /// Takes over a line written before the deal; `bet` into setup.bets.
    void copyLine(LedgerLine &line, const LedgerLine &written, const int &bet) const;
    LedgerLine &settleTie(Side &side, int row);
    LedgerLine &settleLaidOnSplit(Side &side, int row);
    [[nodiscard]] int handOf(const Side &side) const;
    void stackLuckyEights(LedgerLine &line, const Side &side, const Hand &hand);
    void settleBlackjacksAtOnce();
    void settleOffers();
    void settleBust(int slot, int handInBox);
    void playDealer();
    void settleInsurance(bool blackjack);
    void settleHands(bool dealerBlackjack);
    void settleHand(const Outcome &outcome, const Box &box, int handInBox);
    void countAdditions(LedgerLine &line, const Main &main, const Stake &stake) const;
    void settleBlackjack(const Outcome &outcome, const Box &box, int handInBox);
    void settleTies(const Outcome &outcome, const Box &box, int handInBox);
    [[nodiscard]] int handsOf(const Box &box, int mainInBox) const;
    [[nodiscard]] bool hasDoubled(const Box &box, const Hand &hand, int mainInBox) const;
    [[nodiscard]] bool anybodyOn(const Box &box, const Hand &hand) const;
    void shareBlackjackLoss(int slot);
    void payBonus(const Box &box, int handInBox);
    void settleBoxSides(int slot);
    void settleDealerSides();
    LedgerLine &bookMain(const Box &box, int hand, const Main &main, const Stake &stake, Result result, Cents pays,
                         Cents takes, const ClauseList &because);
    void payBlackjack(const Box &box, Main &main, Stake &stake, const ClauseList &because);
    void loseTies(const Box &box, int handInBox);
    template <typename F> void eachTie(const Box &box, int handInBox, F &&visit);
    [[nodiscard]] Cents payout(Ratio pays, Cents stake, int bet) const;
    /// Calls `visit(slot)` for every box in the house's direction.
    template <typename F> void eachBox(F &&visit) {
        const int boxes = static_cast<int>(m_boxes.size());
        const bool right = m_setup.settleFrom == SettleFrom::Right;
        const int step = right ? -1 : 1;
        for (int slot = right ? boxes - 1 : 0, left = boxes; left > 0; --left, slot += step)
            visit(slot);
    }

    const TableSetup &m_setup;
    const Rulebook &m_rules;
    const PlayRules &m_play;

    // Fixed for the table.
    std::vector<Box> m_freshBoxes;
    std::vector<Main> m_freshMains;
    std::vector<Side> m_freshSides;        ///< Right to left, nearest first.
    std::vector<OpeningBet> m_openingBets; ///< In the order of settlement.
    std::vector<LedgerLine> m_mainLines;   ///< Three for each main bet: lost, stood off, won, with nothing added to it.
    std::vector<LedgerLine> m_sideLines;   ///< All that a side bet can come to is known before the deal.
    ClauseList m_winClauses, m_bustWinClauses, m_blackjackAceClauses, m_blackjackTenClauses, m_atOnceClauses,
        m_dealer22Clauses, m_insuranceWinClauses;
    ClauseList m_unlikePairsClauses; ///< Of a suited and an unsuited pair of 8s at once (l8.lucky8Stack).
    bool m_hasDealerSides = false;   ///< Bets on the dealer's hand.
    bool m_drawsOut = false;         ///< One of them counts, so he always draws.
    bool m_hasBoxSides = false, m_hasHandSides = false, m_countsRuns = false;

    // The round.
    std::vector<Box> m_boxes;
    std::vector<Main> m_mains;
    std::vector<Side> m_sides;
    std::vector<Hand> m_hands;
    std::vector<Stake> m_stakes;
    std::vector<Insurance> m_insurances;
    std::vector<LedgerLine> m_ledger; ///< Room for lines: those before m_nextLine are written.
    LedgerLine *m_nextLine = nullptr, *m_endLine = nullptr;
    std::vector<Event> m_events;
    Cards m_dealer;
    Supply *m_supply = nullptr;
    const Card *m_first = nullptr, *m_next = nullptr, *m_end = nullptr;
    Stage m_stage = Stage::Offers;
    int m_activeBox = -1;
    int m_handInBox = 0;
    std::uint8_t m_activeHand = 0; ///< The same into m_hands.
    bool m_recording = true;
    bool m_anyBlackjack = false;                 ///< On a box.
    bool m_anybodyOut = false;                   ///< Somebody surrendered or took even money.
    bool m_lateOffers = false;                   ///< After the dealer's late card: hands have been played.
    std::size_t m_applied = 0;                   ///< Decisions.
    std::vector<std::uint8_t> m_openingDone;     ///< Of m_openingBets; only where cards were left out.
    std::vector<std::array<Card, 2>> m_firstTwo; ///< Of each slot, once it has them; the same.
};

/// What may be shown after the first `events` events of the round.
[[nodiscard]] RoundView viewAt(const Round &round, std::size_t events);
/// The round as it lies before the dealer settles: every card, no payout and nothing taken. What a question shows, so that
/// the felt does not give its answer away.
[[nodiscard]] RoundView viewToSettle(const Round &round);
[[nodiscard]] inline RoundView viewOf(const Round &round) {
    return viewAt(round, round.events().size());
}

} // namespace pitwise
