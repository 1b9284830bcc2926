// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rounds that go on with their error: a hand, or the dealer, lacks a card, or cards lie in another order than they should.
#include "core/live/dealing.h"

#include <algorithm>

namespace pitwise::live {
namespace {

bool has(const Episode &episode, RulingCode code) {
    return std::find(episode.ruling.begin(), episode.ruling.end(), code) != episode.ruling.end();
}

} // namespace

/// Whether the round that counts can hold what may not be put right: every card lies on a hand that should have one, or it
/// is one more for the hand in turn.
bool Dealing::canPlayOn(const Episode &episode, const Mishap &mishap) const {
    if (episode.kind == SituationKind::ShortDeal || episode.kind == SituationKind::DealerNoCard)
        return true;
    if (episode.kind == SituationKind::Misdeal && mishap.at < m_reference->openingCards())
        return !openingLaid().extra();
    const bool inTurn = m_reference->inPlay() && mishap.put.box == m_reference->round().activeBox() &&
                        mishap.put.hand == m_reference->activeHand();
    return episode.kind == SituationKind::CardInError && inTurn && !mishap.due &&
           m_reference->round().activeFacts().total.total < 21;
}

/// The same decisions, with the cards as they lie.
bool Dealing::playOn(const Episode &episode, const Mishap &mishap, int since) {
    std::vector<Bet> bets = m_reference->setup().bets;
    if (has(episode, RulingCode::OfferContinueOrReturn) && !letLeave(episode, bets))
        return false;
    if (m_voided)
        return true;
    if (has(episode, RulingCode::OfferActOrWithdraw))
        for (const Bet &bet : std::vector<Bet>(bets)) {
            if (bet.box != mishap.dueTo.box || bet.kind != mainBet)
                continue;
            if (std::find(episode.asked.begin(), episode.asked.end(), bet.player) == episode.asked.end())
                return false;
            if (std::find(episode.answers.begin(), episode.answers.end(), std::pair(bet.player, Answered::Withdraws)) ==
                episode.answers.end())
                continue;
            for (const Spot &spot : m_felt.spots())
                if (spot.box == bet.box && spot.player == bet.player && spot.kind == mainBet && spot.chips > 0)
                    return false;
            std::erase_if(bets, [&](const Bet &other) { return other.box == bet.box && other.player == bet.player; });
        }
    if (episode.kind == SituationKind::CardInError)
        return m_reference->actForActive(Do::Hit) && adoptFelt(bets, since);

    const Gaps before = m_reference->gaps();
    Gaps gaps = before;
    const auto &places = m_reference->places();
    const OpeningLaid laid = openingLaid();
    std::vector<int> lap(maxBoxes + 1, 0);
    for (std::size_t slot = 0; slot < laid.got.size(); ++slot) {
        const Place &place = places[slot];
        if (!place.dealer())
            ++lap[place.box];
        if (laid.got[slot])
            continue;
        if (place.dealer())
            gaps.dealer = true;
        else
            gaps.add(place.box, lap[place.box]);
    }
    gaps.offers = gaps.dealer && has(episode, RulingCode::DealerDrawsNow);
    std::vector<std::size_t> order(laid.slot.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    if (!laid.inOrder) {
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return laid.slot[a] < laid.slot[b]; });
        m_openingOrder = order;
    }
    m_reference->setGaps(gaps);
    const bool fits = adoptFelt(bets, since);
    const auto cards = chain();
    const bool drawn = std::any_of(cards.begin(), cards.end(), [](const LaidCard *card) { return card->dealtTo.dealer(); });
    if (!fits && gaps.offers && drawn) // he drew it while the game stood
        m_reference->dealersCardNow();
    else if (gaps.offers)
        m_reference->waitForDealer();
    return matches();
}

} // namespace pitwise::live
