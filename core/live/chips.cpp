// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of Dealing that takes chips: bets laid and pulled off, offers answered, bets taken and paid.
#include "core/live/dealing.h"
#include "core/refusal.h"

#include <algorithm>

namespace pitwise::live {

using Phase = DutyFacts::Answer::Phase;
using WishState = Wish::State;

namespace {

[[noreturn]] void refuse(const Entry &entry, const char *member, std::string error) {
    throw Refusal{std::move(error), "line " + std::to_string(entry.line) + ": " + member, {}};
}

} // namespace

void Dealing::chips(const Entry &entry) {
    Wish wish;
    wish.line = entry.line;
    wish.act = entry.act;
    wish.late = entry.what;
    wish.box = entry.box;
    wish.player = entry.player;
    wish.kind = entry.kind;
    wish.cents = entry.cents;
    if (entry.kind < mainBet)
        refuse(entry, "kind", "is not placed before the deal");
    const bool ofHand = entry.kind == mainBet ||
                        m_header.book->sideBets[static_cast<std::size_t>(entry.kind)].rule == SideBetRule::TieOnTotal;
    wish.hand = ofHand ? 1 : 0;
    const bool late = entry.act == Act::ChipsMoved || said(Call::NoMoreBets) || anyCard();
    const bool withdrawn = entry.act == Act::ChipsMoved && std::string_view(lateNames[entry.what]) == "withdrawn";
    if (withdrawn) {
        const Spot *spot = m_felt.find(entry.box, entry.player, entry.kind, wish.hand);
        if (!spot || spot->chips < entry.cents)
            refuse(entry, "amount", "so many chips do not lie there");
        m_felt.unlay(entry.box, entry.player, entry.kind, wish.hand, entry.cents);
    } else {
        m_felt.lay(entry.box, entry.player, entry.kind, wish.hand, entry.cents);
    }
    if (late) {
        wish.state = WishState::Unlawful;
        wish.phase = Phase::Play;
        Incident incident;
        incident.kind = SituationKind::LateBet;
        incident.line = entry.line;
        incident.inPassing = true;
        incident.wish = m_wishes.size();
        const bool had = [&] {
            const auto &bets = m_reference->setup().bets;
            return std::any_of(bets.begin(), bets.end(), [&](const Bet &bet) {
                return bet.box == entry.box && bet.player == entry.player && bet.kind == entry.kind;
            });
        }();
        incident.facts = std::string(R"({"what":")") + (withdrawn ? "withdrawn" : had ? "increased" : "placed") + "\"}";
        wish.clauses = clausesOf(incident.kind, incident.facts);
        m_incidents.push_back(std::move(incident));
        m_wishes.push_back(std::move(wish));
        return;
    }
    wish.phase = Phase::BeforeDeal;
    Bet bet;
    bet.box = entry.box;
    bet.player = entry.player;
    bet.kind = entry.kind;
    bet.placed = entry.cents;
    try {
        m_reference->addBet(bet);
        wish.state = WishState::Lawful;
        const Limits &limits =
            bet.kind == mainBet ? m_header.table.mainLimits : m_header.table.sideLimits[static_cast<std::size_t>(bet.kind)];
        Cents total = 0;
        for (const Bet &other : m_reference->setup().bets)
            if (other.box == bet.box && other.kind == bet.kind &&
                (other.player == bet.player || m_header.book->play.overMax == MainOverMax::BoxShared))
                total += other.placed;
        if (outsideOf(limits, total) != OutsideLimit::None) {
            removeBet(bet);
            wish.state = WishState::Unlawful;
            if (bet.kind == mainBet)
                wish.clauses = clausesOf(SituationKind::BetOffered,
                                         R"({"limits":{"min":)" + std::to_string(limits.min) + R"(,"max":)" +
                                             std::to_string(std::min(limits.max, maxAmount)) +
                                             R"(},"bets":[],"player":"P","amount":)" + std::to_string(bet.placed) + '}');
        }
    } catch (const Refusal &refusal) {
        wish.state = WishState::Unlawful;
        wish.clauses = refusal.clauses;
    }
    m_wishes.push_back(std::move(wish));
}

/// Out of the round that counts.
void Dealing::removeBet(const Bet &bet) {
    std::vector<Bet> bets = m_reference->setup().bets;
    for (auto it = bets.begin(); it != bets.end(); ++it)
        if (it->box == bet.box && it->player == bet.player && it->kind == bet.kind) {
            it->placed -= bet.placed;
            if (it->placed <= 0)
                bets.erase(it);
            break;
        }
    const auto shoe = m_reference->shoe();
    (void)m_reference->adopt(bets, {shoe.begin(), shoe.end()});
}

void Dealing::answer(const Entry &entry) {
    const auto it = std::find_if(m_wishes.begin(), m_wishes.end(), [&](const Wish &wish) { return wish.line == entry.of; });
    if (it == m_wishes.end())
        refuse(entry, "of", "line " + std::to_string(entry.of) + " offers nothing in this round");
    Wish &wish = *it;
    if (wish.accepted || wish.refused)
        refuse(entry, "of", "line " + std::to_string(entry.of) + " is answered already");
    if (entry.act == Act::Accept) {
        wish.accepted = entry.line;
        return;
    }
    wish.refused = entry.line;
    if (wish.act != Act::Signal) {
        const bool withdrawn =
            wish.act == Act::ChipsMoved && std::string_view(lateNames[static_cast<std::size_t>(wish.late)]) == "withdrawn";
        if (withdrawn)
            m_felt.lay(wish.box, wish.player, wish.kind, wish.hand, wish.cents);
        else
            m_felt.unlay(wish.box, wish.player, wish.kind, wish.hand, wish.cents);
        if (wish.state == WishState::Lawful)
            removeBet({wish.box, wish.player, wish.kind, wish.cents});
        for (Incident &incident : m_incidents)
            if (incident.wish == static_cast<std::size_t>(it - m_wishes.begin()))
                incident.noticed = incident.done = true;
        return;
    }
    if (wish.state != WishState::Lawful || suspended() || m_stopped)
        return;
    if (wish.what == Do::Insurance)
        m_felt.unlay(wish.box, wish.player, insuranceBet, 0, wish.cents);
    else if (wish.what == Do::Double)
        m_felt.unlay(wish.box, wish.player, mainBet, wish.hand, wish.cents ? wish.cents : maxAmount);
    (void)m_reference->withdraw(wish.what, wish.box, wish.player);
}

void Dealing::money(const Entry &entry) {
    if (!m_stopped && !suspended()) {
        for (Wish &wish : m_wishes)
            if (wish.state == WishState::Unlawful && wish.act == Act::Signal && wish.box == entry.box &&
                wish.player == entry.player && !wish.refused && !wish.granted &&
                ((wish.what == Do::Surrender && entry.act == Act::Half) ||
                 (wish.what == Do::EvenMoney && entry.act == Act::Pay && entry.kind == mainBet)))
                wish.granted = entry.line;
        if (settlesTooSoon(entry)) {
            freeze();
            Mishap mishap;
            mishap.cause = Mishap::Cause::DealerShort;
            mishap.line = entry.line;
            mishap.at = chain().size();
            mishap.due = true;
            m_mishaps.push_back(std::move(mishap));
        }
    }
    m_felt.apply(entry);
    if (m_moneyLine == 0)
        m_moneyLine = entry.line;
    if (isSubsequent() && m_lateMoneyLine == 0)
        m_lateMoneyLine = entry.line;
}

/// Final settlements before the dealer's hand is complete.
bool Dealing::settlesTooSoon(const Entry &entry) const {
    if (!m_reference->settled())
        return false;
    const std::size_t laid = chain().size();
    const auto &places = m_reference->places();
    if (laid >= places.size())
        return false;
    for (std::size_t i = laid; i < places.size(); ++i)
        if (!places[i].dealer())
            return false;
    const DutyList list = duties();
    for (std::size_t i = 0; i < list.duties.size(); ++i) {
        const Duty &duty = list.duties[i];
        const bool money = duty.act == Act::Take || duty.act == Act::Pay;
        if (!money || duty.place.box != entry.box || duty.player != entry.player || duty.kind != entry.kind ||
            (entry.hand != 0 && duty.hand != 0 && duty.hand != entry.hand))
            continue;
        return std::any_of(list.edges.begin(), list.edges.end(), [&](const DutyList::Edge &edge) {
            const Duty &before = list.duties[edge.before];
            return edge.after == i && before.act == Act::Card && before.place.dealer() && before.done == 0;
        });
    }
    return false;
}

} // namespace pitwise::live
