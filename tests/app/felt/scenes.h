// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/roundview.h"

#include <string>
#include <utility>
#include <vector>

/// Felts built by hand, for tests of layout and painting: no round was played to get there.
namespace scenes {

using namespace pitwise;
using Bets = std::vector<std::pair<std::string, Cents>>; ///< Player and cents, nearest the dealer first.

inline std::vector<Card> cards(const std::string &text) {
    std::vector<Card> list;
    for (std::size_t i = 0; i + 1 < text.size(); i += 3)
        list.push_back(*parseCard(text.substr(i, 2)));
    return list;
}

inline std::vector<StakeView> stakes(const Bets &bets, const std::string &seat) {
    std::vector<StakeView> list;
    for (const auto &[player, amount] : bets) {
        StakeView stake;
        stake.player = player;
        stake.seated = player == seat;
        stake.chips = amount;
        list.push_back(stake);
    }
    return list;
}

inline RoundView table(const std::string &game, int boxes, int decks) {
    RoundView view;
    view.game = game;
    view.boxes = boxes;
    view.decks = decks;
    view.stage = Stage::Play;
    for (int box = 1; box <= boxes; ++box) {
        view.table.emplace_back();
        view.table.back().box = box;
    }
    return view;
}

inline void dealer(RoundView &view, const std::string &text) {
    view.dealer = cards(text);
    view.dealerPrintedFirst = view.game == "dueling8s";
    view.dealerTotal = handTotal(view.dealer);
}

/// Adds hands to one box: `scene.seat(3, "C").hand("8H 3C KD", {{"C", 20000}})`.
class Seat {
public:
    Seat(RoundView &view, int box, std::string seated) : m_view(view), m_box(view.table[static_cast<std::size_t>(box - 1)]) {
        m_box.seated = std::move(seated);
    }
    Seat &hand(const std::string &text, const Bets &bets) {
        HandView hand;
        hand.cards = cards(text);
        hand.total = handTotal(hand.cards);
        hand.printedFirst = m_view.game == "dueling8s" && m_box.hands.empty();
        hand.stakes = stakes(bets, m_box.seated);
        m_box.hands.push_back(hand);
        return *this;
    }
    Seat &across(Cents doubled = 0) {
        m_box.hands.back().doubledAcross = true;
        if (doubled > 0)
            m_box.hands.back().stakes.front().doubled = doubled;
        return *this;
    }
    Seat &active() { return m_box.hands.back().active = true, *this; }
    Seat &markers(int count) { return m_box.hands.back().markers = count, *this; }
    Seat &tie(const Bets &bets) { return m_box.hands.back().ties = stakes(bets, m_box.seated), *this; }
    Seat &paid(Cents amount) {
        m_box.hands.back().stakes.front().state = BetState::Paid;
        m_box.hands.back().stakes.front().paid = amount;
        return *this;
    }
    Seat &side(const std::string &kind, const Bets &bets, Cents paid = 0) {
        m_box.sides.push_back({kind, stakes(bets, m_box.seated)});
        if (paid > 0) {
            m_box.sides.back().stakes.front().state = BetState::Paid;
            m_box.sides.back().stakes.front().paid = paid;
        }
        return *this;
    }
    Seat &insured(const Bets &bets, Cents paid = 0) {
        for (const auto &[player, amount] : bets)
            m_box.insurance.push_back({player, player, amount, paid > 0 ? BetState::Paid : BetState::Open, paid});
        return *this;
    }

private:
    RoundView &m_view;
    BoxView &m_box;
};

inline RoundView lucky8() {
    RoundView v = table("lucky8", 7, 6);
    dealer(v, "AS");
    v.discards = 9;
    v.limits = {{"main", 2500, 500000}, {"pair", 500, 50000}, {"lucky8", 500, 50000}};
    Seat(v, 1, "A").hand("TC 4D 6H", {{"A", 7500}}).side("pair", {{"A", 1000}}).insured({{"A", 3750}});
    Seat(v, 2, "B").hand("6S 5D 9C", {{"B", 12500}}).across(12500).side("lucky8", {{"B", 2500}});
    Seat(v, 3, "C")
        .hand("8H 3C KD", {{"C", 20000}})
        .across(20000)
        .hand("8D TS", {{"C", 20000}})
        .hand("8C 2S 4H 5C", {{"C", 20000}})
        .hand("8S 7D", {{"C", 20000}})
        .active()
        .side("pair", {{"C", 2500}})
        .side("lucky8", {{"C", 5000}})
        .insured({{"C", 10000}});
    Seat(v, 4, "D").hand("AH KC", {{"D", 50000}}).side("pair", {{"D", 500}}).side("lucky8", {{"D", 500}});
    Seat(v, 5, "F")
        .hand("7S 7H", {{"E", 30000}, {"F", 5000}, {"G", 100000}})
        .side("pair", {{"F", 1500}, {"G", 2500}})
        .side("lucky8", {{"E", 1000}, {"F", 500}, {"G", 10000}})
        .insured({{"E", 15000}, {"G", 50000}});
    Seat(v, 7, "H")
        .hand("QD 5S", {{"H", 276500}})
        .side("lucky8", {{"H", 10000}})
        .side("pair", {{"H", 7500}})
        .insured({{"H", 138250}});
    return v;
}

inline RoundView dueling() {
    RoundView v = table("dueling8s", 7, 6);
    dealer(v, "8S 4D 3C");
    v.discards = 12;
    v.limits = {{"main", 1000, 200000}, {"superb8s", 500, 20000}, {"tie18", 500, 20000}, {"21plus", 500, 20000}};
    Seat(v, 1, "A").hand("8S 6H 7D", {{"A", 4000}}).side("superb8s", {{"A", 500}}).side("tie18", {{"A", 1000}});
    Seat(v, 2, "B").hand("8S KD", {{"B", 30000}}).side("tie18", {{"B", 2500}}).side("21plus", {{"B", 2500}});
    Seat(v, 3, "C")
        .hand("8S 3D QC", {{"C", 10000}})
        .across(10000)
        .tie({{"C", 1000}})
        .hand("8H JS", {{"C", 10000}})
        .tie({{"C", 1000}})
        .hand("8C 5D 6C", {{"C", 10000}})
        .tie({{"C", 500}})
        .side("superb8s", {{"C", 1500}})
        .side("21plus", {{"C", 1000}});
    Seat(v, 5, "")
        .hand("8S AD", {{"E", 2500}, {"F", 20000}})
        .side("superb8s", {{"E", 500}, {"F", 2500}})
        .side("21plus", {{"F", 5000}});
    Seat(v, 6, "G").hand("8S 9C", {{"G", 125000}}).side("superb8s", {{"G", 10000}});
    Seat(v, 7, "H").hand("8S 2C 5H 6D", {{"H", 6000}}).side("tie18", {{"H", 500}});
    return v;
}

inline RoundView freeBet() {
    RoundView v = table("freebet", 6, 8);
    dealer(v, "6H");
    v.discards = 10;
    v.limits = {{"main", 5000, 300000}, {"rwspairs", 500, 30000}, {"boombusted", 500, 30000}, {"luckystash", 500, 30000}};
    Seat(v, 1, "A")
        .hand("6D 5C 9S", {{"A", 15000}})
        .across()
        .markers(1)
        .side("luckystash", {{"A", 1500}})
        .side("boombusted", {{"A", 1000}});
    Seat(v, 2, "B")
        .hand("7H 3C JD", {{"B", 10000}})
        .across()
        .markers(1)
        .hand("7D TS", {})
        .markers(1)
        .hand("7S 2H 8C", {})
        .across()
        .markers(2)
        .hand("7C 4S", {})
        .markers(1)
        .active()
        .side("luckystash", {{"B", 2500}})
        .side("boombusted", {{"B", 1000}});
    Seat(v, 3, "C")
        .hand("KH QC", {{"C", 7500}, {"D", 50000}, {"E", 20000}})
        .side("luckystash", {{"C", 500}, {"D", 500}, {"E", 500}})
        .side("boombusted", {{"E", 5000}});
    Seat(v, 4, "").hand("9H 9S", {{"F", 30000}, {"G", 12500}}).side("luckystash", {{"F", 2000}});
    Seat(v, 5, "H").hand("AC 8D", {{"H", 100000}}).side("boombusted", {{"H", 10000}}).side("luckystash", {{"H", 10000}});
    Seat(v, 6, "J").hand("TD 5S", {{"J", 6000}}).side("boombusted", {{"J", 500}});
    return v;
}

inline RoundView luckyLucky() {
    RoundView v = table("luckylucky", 5, 6);
    v.payTable = 2;
    dealer(v, "7C");
    v.discards = 6;
    v.limits = {{"main", 2500, 500000}, {"luckylucky", 500, 25000}};
    Seat(v, 1, "A").hand("9D 4C", {{"A", 15000}}).side("luckylucky", {{"A", 2500}});
    Seat(v, 2, "B").hand("7H 7S", {{"B", 7500}}).side("luckylucky", {{"B", 1000}});
    Seat(v, 3, "C").hand("KS 3H", {{"C", 60000}});
    Seat(v, 4, "D").hand("8D 6S", {{"D", 22500}}).side("luckylucky", {{"D", 1500}});
    Seat(v, 5, "E").hand("TH 4D", {{"E", 4000}}).side("luckylucky", {{"E", 500}}, 1500);
    return v;
}

/// Steady numbers for felts dealt at random.
class Dice {
public:
    explicit Dice(unsigned seed) : m_state(seed * 2654435761u + 1u) {}
    int below(int n) {
        m_state = m_state * 1664525u + 1013904223u;
        return static_cast<int>((m_state >> 10) % static_cast<unsigned>(n));
    }
    template <typename T> const T &of(const std::vector<T> &list) {
        return list[static_cast<std::size_t>(below(int(list.size())))];
    }
    Card card(bool tens) {
        for (;;) {
            const Card card = Card::fromCode(static_cast<unsigned>(below(52)));
            if (tens || card.rank() != Rank::Ten)
                return card;
        }
    }

private:
    unsigned m_state;
};

/// Every box with up to four hands and up to three bettors, everything that a felt can hold.
inline RoundView crowded(const std::string &game, int boxes, unsigned seed, bool fullest = false) {
    Dice dice(seed);
    RoundView v = table(game, boxes, 6);
    const bool tens = game != "dueling8s";
    v.dealer = {Card(tens ? Rank::Ace : Rank::Eight, Suit::Spades)};
    v.dealerPrintedFirst = !tens;
    for (int i = dice.below(8); i > 0; --i)
        v.dealer.push_back(dice.card(tens));
    v.dealerTotal = handTotal(v.dealer);
    const std::vector<std::string> sides = game == "lucky8"      ? std::vector<std::string>{"pair", "lucky8"}
                                           : game == "dueling8s" ? std::vector<std::string>{"superb8s", "tie18", "21plus"}
                                           : game == "freebet"
                                               ? std::vector<std::string>{"rwspairs", "luckystash", "boombusted"}
                                               : std::vector<std::string>{"luckylucky"};
    for (int box = 1; box <= boxes; ++box) {
        const int hands = fullest ? 4 : dice.of<int>({1, 1, 2, 3, 4, 4}), bettors = fullest ? 3 : dice.of<int>({1, 1, 2, 3});
        const bool seated = dice.below(2);
        Seat seat(v, box, seated ? "A" : "");
        BoxView &there = v.table[static_cast<std::size_t>(box - 1)];
        Bets bets, small, half;
        for (int j = 0; j < bettors; ++j) {
            const std::string name(1, static_cast<char>('A' + j));
            bets.emplace_back(name, dice.of<Cents>({2500, 15000, 37500, 99500}));
            small.emplace_back(name, 1500);
            half.emplace_back(name, 2500);
        }
        for (int k = 0; k < hands; ++k) {
            const int count = dice.of<int>({2, 2, 3, 3, 4, 5, 6, 7, 8, 11});
            HandView hand;
            for (int i = 0; i < count; ++i)
                hand.cards.push_back(dice.card(tens));
            hand.printedFirst = !tens && k == 0;
            if (hand.printedFirst)
                hand.cards[0] = Card(Rank::Eight, Suit::Spades);
            hand.total = handTotal(hand.cards);
            hand.stakes = stakes(bets, there.seated);
            if (count == 3 && dice.below(5) < 3) {
                hand.doubledAcross = true;
                hand.stakes[0].doubled = 15000;
            }
            if (game == "freebet")
                hand.markers = dice.of<int>({0, 0, 1, 2});
            there.hands.push_back(hand);
        }
        const Bets sideBets = game == "luckylucky" ? Bets{small.front()} : small; // the one who controls the box
        for (const std::string &kind : sides)
            seat.side(kind, sideBets);
        if (tens)
            seat.insured(half);
    }
    return v;
}

} // namespace scenes
