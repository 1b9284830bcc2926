// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/liveround.h"
#include "core/table/scriptwriter.h"

namespace pitwise {
namespace {

TableSetup checked(TableSetup setup) {
    checkSetup(setup);
    return setup;
}

} // namespace

LiveRound::LiveRound(TableSetup setup, Random &random)
    : m_setup(checked(std::move(setup))), m_random(random), m_round(m_setup) {
    for (unsigned code = 0; code < Card::codes; ++code)
        if (m_setup.rulebook->hasTens || Card::fromCode(code).rank() != Rank::Ten) {
            m_left[code] = static_cast<std::int8_t>(m_setup.decks);
            m_total += m_setup.decks;
        }
}

void LiveRound::wishOpening(const std::map<int, std::vector<Card>> &boxes, std::optional<Card> dealer) {
    std::vector<int> dealt;
    for (int box = 1; box <= m_setup.boxes; ++box)
        for (const Bet &bet : m_setup.bets)
            if (bet.kind == mainBet && bet.box == box) {
                dealt.push_back(box);
                break;
            }
    const bool printed = m_setup.rulebook->play.printed.has_value();
    for (std::size_t lap = 0; lap < (printed ? 1u : 2u); ++lap) {
        for (const int box : dealt) {
            const auto it = boxes.find(box);
            const bool known = it != boxes.end() && lap < it->second.size();
            m_wishes.push_back(known ? std::optional(it->second[lap]) : std::nullopt);
        }
        if (lap == 0 && !printed)
            m_wishes.push_back(dealer);
    }
}

void LiveRound::deal() {
    m_round.deal({m_cards.data(), 0}, this);
}

void LiveRound::apply(const Action &action) {
    m_round.apply(action);
    m_actions.push_back(action);
}

void LiveRound::act(Do what, Cents amount, std::vector<Follower> with) {
    Action action;
    action.what = what;
    action.box = m_round.activeBox();
    action.player = m_round.activePlayer();
    action.amount = amount;
    action.with = std::move(with);
    apply(action);
}

void LiveRound::finish() {
    if (m_round.stage() == Stage::Offers)
        closeOffers();
    while (m_round.stage() == Stage::Play)
        act(m_round.whyNot(Do::Stand) ? Do::Hit : Do::Stand);
}

QJsonObject LiveRound::script() const {
    return scriptJson(m_setup, {m_cards.data(), m_round.cardsDrawn()}, m_actions);
}

const Card *LiveRound::more(const Card *end) {
    const auto index = static_cast<std::size_t>(end - m_cards.data());
    if (index >= m_cards.size() || m_total == 0)
        return nullptr;
    std::optional<Card> wished;
    if (!m_wishes.empty()) {
        wished = m_wishes.front();
        m_wishes.pop_front();
    }
    const Card card = wished ? *wished : anyCard();
    if (m_left[card.code()] == 0)
        throw NoSuchCard{};
    --m_left[card.code()];
    --m_total;
    m_cards[index] = card;
    return end + 1;
}

Card LiveRound::anyCard() {
    auto place = static_cast<int>(m_random.below(static_cast<std::uint32_t>(m_total)));
    unsigned code = 0;
    while (place >= m_left[code])
        place -= m_left[code++];
    return Card::fromCode(code);
}

} // namespace pitwise
