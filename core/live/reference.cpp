// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/reference.h"
#include "core/refusal.h"

#include <algorithm>

namespace pitwise::live {

Reference::Reference(const Header &header, const Entry &bets, std::span<const Card> shoe)
    : m_header(header), m_setup(header.table), m_shoe(shoe.begin(), shoe.end()) {
    const Rulebook &book = *header.book;
    m_closesAloud = !book.demand(Procedure::closeSurrender).empty() || !book.demand(Procedure::closeInsurance).empty();
    m_setup.bets = bets.bets;
    m_setup.seated = bets.seated;
    checkSetup(m_setup);
    m_round = std::make_unique<Round>(m_setup);
    rebuild();
}

void Reference::syncPlayers() {
    if (m_setup.players.size() != m_header.table.players.size())
        m_setup.players = m_header.table.players;
}

/// Deals anew and repeats the decisions.
void Reference::rebuild() {
    m_steps.clear();
    m_places.clear();
    m_followed = 0;
    for (auto &names : m_names)
        names.assign(1, 1);
    m_named.fill(1);
    m_broken = false;
    try {
        m_round->deal(m_shoe);
    } catch (const Refusal &) {
        m_broken = true; // the shoe is too short for the opening deal
        follow();
        m_opening = m_places.size();
        return;
    }
    follow();
    m_opening = openingPlaces();
    if (!m_closesAloud && !m_setup.gaps.dealer &&
        (m_actions.empty() ||
         std::none_of(m_actions.begin(), m_actions.end(), [](const Action &a) { return a.what == Do::CloseOffers; })))
        m_actions.emplace_back();
    for (std::size_t i = 0; i < m_actions.size(); ++i)
        try {
            m_round->apply(m_actions[i]);
        } catch (const Refusal &refusal) {
            if (refusal.at != "shoe")
                throw;
            m_broken = true;
            break;
        }
    follow();
}

/// Cards of the opening deal: after a gap some of the play may follow it at once.
std::size_t Reference::openingPlaces() const {
    const Gaps &gaps = m_setup.gaps;
    if (!gaps.any())
        return m_places.size();
    std::size_t cards = gaps.dealer ? 0 : 1;
    for (int box = 1; box <= maxBoxes; ++box)
        if (std::any_of(m_setup.bets.begin(), m_setup.bets.end(),
                        [&](const Bet &bet) { return bet.box == box && bet.kind == mainBet; }))
            cards += (gaps.lacks(box, 1) ? 0u : 1u) + (gaps.lacks(box, 2) ? 0u : 1u);
    return cards;
}

void Reference::setGaps(const Gaps &gaps) {
    m_setup.gaps = gaps;
    m_waits = false;
    if (gaps.dealer)
        std::erase_if(m_actions, [](const Action &a) {
            return a.what == Do::CloseOffers || a.what == Do::Surrender || a.what == Do::Insurance ||
                   a.what == Do::EvenMoney;
        });
}

void Reference::waitForDealer() {
    if (!dealerWaits())
        return;
    m_waits = true;
    m_waitBox = m_round->activeBox();
    m_waitHand = activeHand();
}

void Reference::dealersCardNow() {
    m_waits = false;
    if (!dealerWaits())
        return;
    m_setup.gaps.dealerAfter = m_actions.size(); // nothing but play came before it
    rebuild();
}

/// The hand that was in turn is finished: now the dealer draws.
void Reference::finishWaiting() {
    if (m_waits && (!inPlay() || m_round->activeBox() != m_waitBox || activeHand() != m_waitHand))
        dealersCardNow();
}

void Reference::follow() {
    const auto &events = m_round->events();
    for (; m_followed < events.size(); ++m_followed) {
        const Event &event = events[m_followed];
        auto &names = m_names[event.box];
        Step step{event, 0};
        if (event.box > 0 && event.hand > 0 && event.hand <= names.size())
            step.hand = names[event.hand - 1u];
        if (event.type == Event::Type::Split)
            names.insert(names.begin() + event.hand, ++m_named[event.box]);
        else if (event.type == Event::Type::CardToHand)
            m_places.push_back({event.box, step.hand, false});
        else if (event.type == Event::Type::CardToDealer)
            m_places.push_back({0, 0, false});
        else if (event.type == Event::Type::Settled) {
            const LedgerLine &line = m_round->ledger()[static_cast<std::size_t>(event.amount)];
            step.hand = line.hand > 0 ? names[std::min<std::size_t>(line.hand, names.size()) - 1u] : std::uint8_t{0};
        }
        m_steps.push_back(step);
    }
}

std::uint8_t Reference::activeHand() const {
    const int box = m_round->activeBox();
    return box == 0 ? std::uint8_t{0}
                    : m_names[static_cast<std::size_t>(box)][static_cast<std::size_t>(m_round->activeHand() - 1)];
}

Reference::Answer Reference::tryAction(const Action &action, std::size_t at) {
    syncPlayers();
    m_actions.insert(m_actions.begin() + static_cast<std::ptrdiff_t>(at), action);
    try {
        if (at + 1 == m_actions.size()) {
            m_round->apply(action);
            follow();
        } else {
            rebuild();
        }
        finishWaiting();
        return {Taken::Counts, {}};
    } catch (const Refusal &refusal) {
        if (refusal.at == "shoe") {
            m_broken = true;
            follow();
            return {Taken::Counts, {}};
        }
        m_actions.erase(m_actions.begin() + static_cast<std::ptrdiff_t>(at));
        Answer answer{Taken::Unlawful, refusal.clauses};
        rebuild();
        return answer;
    }
}

Reference::Answer Reference::signal(const Entry &entry, bool open) {
    if (m_broken)
        return {};
    Action action;
    action.what = entry.wish;
    action.box = entry.box;
    action.player = entry.player;
    action.amount = entry.cents;
    action.of = entry.insured;
    action.with = entry.with;
    action.tie = entry.tie;
    const bool offer = entry.wish == Do::Surrender || entry.wish == Do::Insurance || entry.wish == Do::EvenMoney;
    if (offer) {
        const auto repeated = [&](const Action &a) {
            return a.what == action.what && a.box == action.box && a.player == action.player && a.of == action.of;
        };
        if (std::any_of(m_actions.begin(), m_actions.end(), repeated))
            return {};
        std::size_t at = m_actions.size();
        if (!inOffers() && open && !m_closesAloud)
            at = static_cast<std::size_t>(
                std::find_if(m_actions.begin(), m_actions.end(), [](const Action &a) { return a.what == Do::CloseOffers; }) -
                m_actions.begin());
        return tryAction(action, at);
    }
    if (!inPlay())
        return {};
    const bool turn = m_round->activeBox() == entry.box && activeHand() == entry.hand;
    if (turn && m_round->activePlayer() != entry.player)
        return {Taken::NotHis,
                m_setup.rulebook->names(m_setup.rulebook->cite(
                    m_setup.seated[entry.box] == m_round->activePlayer() ? Cite::controlSeated : Cite::controlUnseated))};
    if (!turn) {
        // A hand that takes no action any more: a wish for it is refused by the clause that says so.
        bool isOpen = false, known = false;
        const auto &names = m_names[entry.box];
        for (std::size_t i = 0; i < names.size(); ++i)
            known = known || names[i] == entry.hand;
        for (std::size_t i = 0; known && i < names.size(); ++i)
            isOpen = isOpen || m_round->activeBox() <= entry.box;
        if (!known || isOpen || entry.wish == Do::Stand)
            return {};
        Answer answer = tryAction(action, m_actions.size());
        if (answer.clauses.empty())
            answer.taken = Taken::NotInTurn;
        return answer;
    }
    if (!m_round->gameHas(entry.wish))
        return {Taken::Unlawful, {}};
    if (const auto cite = m_round->whyNot(entry.wish))
        return {Taken::Unlawful, m_setup.rulebook->names(m_setup.rulebook->cite(*cite))};
    return tryAction(action, m_actions.size());
}

void Reference::closeOffers() {
    if (inOffers())
        (void)tryAction({}, m_actions.size());
}

bool Reference::withdraw(Do what, int box, PlayerId player) {
    const auto it = std::find_if(m_actions.rbegin(), m_actions.rend(),
                                 [&](const Action &a) { return a.what == what && a.box == box && a.player == player; });
    if (it == m_actions.rend())
        return false;
    const std::vector<Action> before = m_actions;
    m_actions.erase(std::next(it).base());
    try {
        rebuild();
        return true;
    } catch (const Refusal &) {
        m_actions = before;
        rebuild();
        return false;
    }
}

bool Reference::actForActive(Do what) {
    if (!inPlay() || m_round->whyNot(what))
        return false;
    Action action;
    action.what = what;
    action.box = m_round->activeBox();
    action.player = m_round->activePlayer();
    return tryAction(action, m_actions.size()).taken == Taken::Counts;
}

bool Reference::adopt(const std::vector<Bet> &bets, std::vector<Card> shoe) {
    const std::vector<Bet> before = m_setup.bets;
    const std::vector<Action> actions = m_actions;
    std::erase_if(m_actions, [&](const Action &a) { // of those who are not in the round any more
        return a.what != Do::CloseOffers && std::none_of(bets.begin(), bets.end(), [&](const Bet &bet) {
                   return bet.box == a.box && bet.kind == mainBet && (bet.player == a.player || a.what == Do::Insurance);
               });
    });
    std::swap(m_shoe, shoe);
    const auto remake = [&](const std::vector<Bet> &list) {
        syncPlayers();
        m_setup.bets = list;
        checkSetup(m_setup);
        m_round = std::make_unique<Round>(m_setup);
        rebuild();
    };
    try {
        remake(bets);
        return true;
    } catch (const Refusal &) {
        std::swap(m_shoe, shoe);
        m_actions = actions;
        remake(before);
        return false;
    }
}

void Reference::addBet(const Bet &bet) {
    std::vector<Bet> bets = m_setup.bets;
    for (Bet &each : bets)
        if (each.box == bet.box && each.kind == bet.kind && each.player == bet.player) {
            each.placed += bet.placed;
            break;
        } else if (&each == &bets.back()) {
            bets.push_back(bet);
            break;
        }
    TableSetup probe = m_setup;
    probe.players = m_header.table.players;
    probe.bets = bets;
    checkSetup(probe); // throws
    (void)adopt(bets, m_shoe);
}

} // namespace pitwise::live
