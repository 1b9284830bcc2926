// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/feltphrases.h"
#include "core/qttext.h"
#include "core/quiz/phrase.h"

namespace pitwise::exchange {
namespace {

Listing cardList(const std::vector<Card> &cards) {
    Listing list;
    for (const Card card : cards)
        list.items.emplace_back(cardPhrase(card));
    return list;
}

/// What became of a bet, beside its amount.
Phrase stateOf(BetState state, Cents paid) {
    switch (state) {
    case BetState::Open: break;
    case BetState::Paid: return say("exchange.felt-paid", Money{paid});
    case BetState::Taken: return "exchange.felt-taken"_say;
    case BetState::StoodOff: return "exchange.felt-stood-off"_say;
    case BetState::Returned: return "exchange.felt-returned"_say;
    }
    return {};
}

class Telling {
public:
    explicit Telling(const RoundView &felt) : m_felt(felt) {}

    std::vector<Phrase> all() {
        m_lines.push_back(say("exchange.felt-table", gameName(m_felt.game), m_felt.boxes, m_felt.decks));
        dealer();
        for (const BoxView &box : m_felt.table)
            tell(box);
        if (!m_empty.items.empty())
            m_lines.push_back(say("exchange.felt-empty", m_empty));
        shoe();
        for (const RoundView::Limit &limit : m_felt.limits)
            m_lines.push_back(say("exchange.felt-limit", betName(limit.kind), Money{limit.min}, Money{limit.max}));
        return std::move(m_lines);
    }

private:
    void dealer() {
        if (m_felt.dealer.empty())
            return;
        m_lines.push_back(m_felt.dealerPrintedFirst ? say("exchange.felt-dealer-printed", cardList(m_felt.dealer))
                                                    : say("exchange.felt-dealer", cardList(m_felt.dealer)));
    }

    void tell(const BoxView &box) {
        if (box.seated.empty() && box.hands.empty() && box.sides.empty() && box.insurance.empty()) {
            m_empty.items.emplace_back(box.box);
            return;
        }
        m_lines.push_back(box.seated.empty() ? say("exchange.felt-nobody", Box{box.box})
                                             : say("exchange.felt-seated", Box{box.box}, playerName(box.seated)));
        for (std::size_t i = 0; i < box.hands.size(); ++i)
            tell(box.hands[i],
                 box.hands.size() > 1 ? say("common.box-hand", Box{box.box}, i + 1) : say("common.box", Box{box.box}));
        for (const SideAreaView &area : box.sides)
            stakes(area.stakes, say("common.box", Box{box.box}), betName(area.kind));
        for (const InsuranceView &bet : box.insurance) {
            m_lines.push_back(say("exchange.felt-bet", say("common.box", Box{box.box}), playerName(bet.player),
                                  Money{bet.chips}, betName("insurance")));
            became(bet.state, bet.paid);
        }
    }

    void tell(const HandView &hand, const Phrase &place) {
        if (!hand.cards.empty())
            m_lines.push_back(hand.printedFirst ? say("exchange.felt-hand-printed", place, cardList(hand.cards))
                                                : say("exchange.felt-hand", place, cardList(hand.cards)));
        if (hand.doubledAcross)
            m_lines.push_back(say("exchange.felt-across", place));
        if (hand.markers > 0)
            m_lines.push_back(say("exchange.felt-markers", place, hand.markers));
        if (hand.active)
            m_lines.push_back(say("exchange.felt-active", place));
        if (hand.discarded)
            m_lines.push_back(say("exchange.felt-hand-discarded", place));
        stakes(hand.stakes, place, betName("main"));
        stakes(hand.ties, place, betName("tie18"));
    }

    void stakes(const std::vector<StakeView> &stakes, const Phrase &place, const Name &bet) {
        for (std::size_t i = 0; i < stakes.size(); ++i) {
            const StakeView &stake = stakes[i];
            if (stake.chips > 0)
                m_lines.push_back(say("exchange.felt-bet", place, playerName(stake.player), Money{stake.chips}, bet));
            if (stake.doubled > 0)
                m_lines.push_back(say("exchange.felt-doubled", Money{stake.doubled}));
            became(stake.state, stake.paid);
            if (i == 0 && stakes.size() > 1)
                m_lines.push_back("exchange.felt-nearest"_say);
        }
    }

    void became(BetState state, Cents paid) {
        if (Phrase what = stateOf(state, paid); !what.isEmpty())
            m_lines.push_back(std::move(what));
    }

    void shoe() {
        for (const std::optional<Card> &card : m_felt.drawnTogether)
            m_lines.push_back(card ? say("exchange.felt-loose", cardPhrase(*card)) : "exchange.felt-loose-down"_say);
        if (m_felt.faceUpInShoe)
            m_lines.push_back(say("exchange.felt-face-up-in-shoe", cardPhrase(*m_felt.faceUpInShoe)));
        if (m_felt.cutCardOut)
            m_lines.push_back("exchange.felt-cut-card"_say);
        if (m_felt.burnCardOut)
            m_lines.push_back("exchange.felt-burn-card"_say);
        if (m_felt.discards > 0)
            m_lines.push_back(say("exchange.felt-discards", m_felt.discards));
    }

    const RoundView &m_felt;
    std::vector<Phrase> m_lines;
    Listing m_empty;
};

} // namespace

std::vector<Phrase> feltPhrases(const RoundView &felt) {
    return Telling(felt).all();
}

} // namespace pitwise::exchange
