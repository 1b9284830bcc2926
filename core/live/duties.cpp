// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/duties.h"
#include "core/table/sidebets.h"

#include <algorithm>

namespace pitwise::live {

bool DutyList::open(std::size_t duty) const {
    if (duties[duty].done != 0)
        return false;
    return std::none_of(edges.begin(), edges.end(),
                        [&](const Edge &edge) { return edge.after == duty && duties[edge.before].done == 0; });
}

namespace {

using Type = Event::Type;
using Phase = DutyFacts::Answer::Phase;

class Maker {
public:
    Maker(const Reference &reference, const Header &header, const DutyFacts &facts)
        : m_reference(reference), m_book(*header.book), m_facts(facts) {
        m_list.duties.reserve(64);
        m_list.edges.reserve(128);
    }

    DutyList make() {
        const std::size_t placeBets = say(Call::PlaceBets, Procedure::placeBets);
        const std::size_t noMore = say(Call::NoMoreBets, Procedure::noMoreBets);
        edge(placeBets, noMore);
        m_beforeCard.push_back(noMore);
        if (m_facts.burn) {
            Duty burn;
            burn.act = Act::Card;
            burn.place.burn = true;
            burn.nth = -1;
            burn.level = burn.lateLevel = Level::Order;
            burn.clauses = m_book.demand(Procedure::burn);
            m_beforeCard.push_back(add(burn, Skill::Deal));
        }
        for (const DutyFacts::Answer &answer : m_facts.answers)
            if (answer.phase == Phase::BeforeDeal)
                m_beforeCard.push_back(answered(answer));
        for (const Reference::Step &step : m_reference.steps())
            follow(step);
        if (m_reference.inOffers())
            offersClosed(); // what comes next, though nobody has said it yet
        for (const DutyFacts::Answer &answer : m_facts.answers)
            if (answer.phase == Phase::Play)
                (void)answered(answer);
        return std::move(m_list);
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    std::size_t add(const Duty &duty) {
        m_list.duties.push_back(duty);
        return m_list.duties.size() - 1;
    }
    std::size_t add(const Duty &duty, Skill skill) {
        const std::size_t at = add(duty);
        m_list.duties[at].skill = skill;
        return at;
    }
    void edge(std::size_t before, std::size_t after) {
        if (before != none && after != none)
            m_list.edges.push_back({static_cast<std::uint16_t>(before), static_cast<std::uint16_t>(after)});
    }
    std::size_t say(Call call, Procedure demanded) {
        Duty duty;
        duty.call = call;
        duty.clauses = m_book.demand(demanded);
        duty.level = duty.clauses.empty() || call == Call::Outcome ? Level::Custom : Level::Duty;
        duty.lateLevel = duty.level;
        return add(duty);
    }
    std::size_t answered(const DutyFacts::Answer &answer) {
        Duty duty;
        duty.act = answer.accept ? Act::Accept : Act::Refuse;
        duty.of = answer.line;
        duty.level = duty.lateLevel = answer.level;
        for (const std::string &clause : answer.clauses)
            if (const auto id = m_book.clause(clause))
                duty.clauses.add(*id);
        return add(duty, answer.phase == Phase::BeforeDeal ? Skill::Bets
                         : answer.phase == Phase::Offers   ? Skill::Offers
                                                           : Skill::Signals);
    }

    void follow(const Reference::Step &step) {
        const Event &event = step.event;
        switch (event.type) {
        case Type::CardToHand:
        case Type::CardToDealer: card(step); break;
        case Type::OffersOpen: offersOpen(); break;
        case Type::OffersClosed: offersClosed(); break;
        case Type::Turn: m_playing = true; break;
        case Type::Split: split(step); break;
        case Type::MarkerLaid: marker(step); break;
        case Type::Doubled: m_doubled = true; break;
        case Type::Settled: settled(step); break;
        case Type::Discarded: discarded(step); break;
        case Type::DealerTurn: m_dealerTurn = true; break;
        case Type::RoundOver: over(); break;
        default: break;
        }
    }

    void card(const Reference::Step &step) {
        Duty duty;
        duty.act = Act::Card;
        const bool dealer = step.event.type == Type::CardToDealer;
        if (!dealer)
            duty.place = {step.event.box, step.hand, false};
        duty.nth = m_cards++;
        duty.level = Level::Critical;
        duty.lateLevel = Level::Duty;
        const bool opening = static_cast<std::size_t>(duty.nth) < m_reference.openingCards();
        duty.clauses = m_book.demand(opening       ? Procedure::deal
                                     : dealer      ? Procedure::dealerDraw
                                     : m_splitCard ? Procedure::splitCard
                                     : m_doubled   ? Procedure::doubleCard
                                                   : Procedure::hit);
        const Skill skill = opening                    ? Skill::Deal
                            : dealer                   ? Skill::Dealer
                            : m_splitCard || m_doubled ? Skill::SplitDouble
                                                       : Skill::Signals;
        if (!opening)
            m_splitCard = m_doubled = false;
        m_markerKey = {};
        const std::size_t at = add(duty, skill);
        edge(m_lastCard, at);
        for (const std::size_t before : m_beforeCard)
            edge(before, at);
        m_beforeCard.clear();
        m_lastCard = at;
        if (m_dealerTurn && ++m_dealerCards == 1)
            m_dealersSecond = at;
    }

    void offersOpen() {
        m_offersAt = m_list.duties.size();
        const bool ace = m_reference.upAce();
        const Procedure demanded = ace ? Procedure::offerInsurance : Procedure::offerSurrender;
        if (!m_book.demand(demanded).empty()) {
            m_offer = say(ace ? Call::OfferInsurance : Call::OfferSurrender, demanded);
            edge(m_lastCard, m_offer);
            m_beforeCard.push_back(m_offer);
        }
        for (const DutyFacts::Answer &answer : m_facts.answers) {
            if (answer.phase != Phase::Offers)
                continue;
            const std::size_t at = answered(answer);
            edge(m_offer, at);
            m_beforeCard.push_back(at);
            m_wishes.push_back(at);
        }
    }

    void offersClosed() {
        if (m_offer == none)
            return;
        const bool ace = m_reference.upAce();
        const std::size_t close = say(ace ? Call::CloseInsurance : Call::CloseSurrender,
                                      ace ? Procedure::closeInsurance : Procedure::closeSurrender);
        edge(m_offer, close);
        for (const std::size_t wish : m_wishes)
            edge(wish, close);
        m_beforeCard.push_back(close);
    }

    void split(const Reference::Step &step) {
        Duty duty;
        duty.act = Act::Split;
        duty.place = {step.event.box, step.hand, false};
        duty.nth = m_splits[step.event.box][step.hand]++;
        duty.clauses = m_book.demand(Procedure::split);
        m_lastSplit = add(duty);
        edge(m_lastCard, m_lastSplit);
        m_beforeCard.push_back(m_lastSplit);
        m_splitCard = true;
        m_markerKey = {};
    }

    void marker(const Reference::Step &step) {
        const bool doubled = step.event.amount == 1;
        const MarkerKey key{step.event.box, step.hand, doubled};
        if (m_markerKey == key)
            return; // the same marker, for another bettor
        m_markerKey = key;
        Duty duty;
        duty.act = Act::Marker;
        duty.place = {step.event.box, step.hand, false};
        duty.nth = m_markers[step.event.box][step.hand]++;
        duty.level = duty.lateLevel = Level::Order;
        duty.clauses = m_book.demand(doubled ? Procedure::markerDouble : Procedure::markerSplit);
        const std::size_t at = add(duty);
        edge(doubled ? m_lastCard : m_lastSplit, at);
    }

    /// One duty for each bet and way: what the same act moves adds up.
    std::size_t money(Act act, const LedgerLine &line, std::uint8_t hand, Cents cents) {
        for (std::size_t i = 0; i < m_list.duties.size(); ++i) {
            Duty &duty = m_list.duties[i];
            if (duty.act == act && duty.place.box == line.box && duty.player == line.player && duty.kind == line.kind &&
                duty.hand == hand) {
                duty.cents += cents;
                return i;
            }
        }
        Duty duty;
        duty.act = act;
        duty.place.box = line.box;
        duty.player = line.player;
        duty.kind = line.kind;
        duty.hand = hand;
        duty.cents = cents;
        duty.level = Level::Money;
        duty.lateLevel = Level::Order;
        duty.clauses = line.clauses();
        duty.odd = act == Act::Pay && line.stake > 0 && cents % line.stake != 0;
        return add(duty);
    }

    void settled(const Reference::Step &step) {
        const LedgerLine &line = m_reference.round().ledger()[static_cast<std::size_t>(step.event.amount)];
        const bool ofHand =
            line.kind == mainBet ||
            (line.kind >= 0 && m_book.sideBets[static_cast<std::size_t>(line.kind)].rule == SideBetRule::TieOnTotal);
        const std::uint8_t hand = ofHand ? step.hand : std::uint8_t{0};
        std::vector<std::size_t> made;
        if (line.result == Result::Surrender)
            made.push_back(money(Act::Half, line, hand, line.takes));
        else if (line.takes > 0)
            made.push_back(money(Act::Take, line, hand, line.takes));
        if (line.pays > 0)
            made.push_back(money(Act::Pay, line, hand, line.pays));
        const Cents back = line.surplus + (line.result == Result::Returned && line.pays == 0 ? line.stake : 0);
        if (back > 0)
            made.push_back(money(Act::Return, line, hand, back));
        for (const std::size_t at : made)
            order(at, line, step);
    }

    void order(std::size_t at, const LedgerLine &line, const Reference::Step &step) {
        if (m_list.duties[at].act == Act::Return && line.surplus > 0)
            return; // over a limit: whenever it is seen
        const bool opening = m_offersAt == none;
        const bool side = line.kind >= 0 && decidedByOpening(m_book.sideBets[static_cast<std::size_t>(line.kind)].rule);
        if (!m_dealerTurn && m_playing && line.result == Result::Lose && !side) { // bust
            edge(m_lastCard, at);
            m_list.duties[at].clauses.add(m_book.demand(Procedure::bustTake));
            m_beforeCard.push_back(at);
            m_list.duties[at].skill = Skill::Bust;
            m_busts.push_back({step.event.box, step.hand, at});
            return;
        }
        if (m_dealerTurn && line.kind == insuranceBet && line.result != Result::Returned) {
            edge(m_dealersSecond == none ? m_lastCard : m_dealersSecond, at);
            return;
        }
        const bool offered =
            line.result == Result::Surrender || line.result == Result::EvenMoney || line.kind == insuranceBet;
        if (opening || m_dealerTurn || (m_playing && !offered)) { // late, where the opening deal left cards out
            edge(m_lastCard, at);
        } else { // what the offers brought: served while they are open, or later
            edge(m_offer == none ? m_lastCard : m_offer, at);
            return;
        }
        if (!opening || m_playing)
            return;
        const ClauseList &first = m_book.demand(side ? Procedure::openingSidesFirst : Procedure::blackjackAtOnce);
        if (first.empty() || (!side && line.kind != mainBet))
            return;
        Duty &duty = m_list.duties[at];
        duty.lateLevel = Level::Duty;
        duty.clauses.add(first);
        m_beforeCard.push_back(at);
        if (side && !m_book.demand(Procedure::openingSidesFromRight).empty()) {
            if (m_lastSide != none && m_list.duties[m_lastSide].place.box != line.box)
                edge(m_lastSide, at);
            m_lastSide = at;
        }
    }

    void discarded(const Reference::Step &step) {
        const ClauseList &demanded = m_book.demand(Procedure::bustClear);
        if (demanded.empty())
            return; // with the rest, at the end
        Duty duty;
        duty.act = Act::Clear;
        duty.place = {step.event.box, step.hand, false};
        duty.level = duty.lateLevel = Level::Order;
        duty.clauses = demanded;
        const std::size_t at = add(duty);
        edge(m_lastCard, at);
        for (const Bust &bust : m_busts)
            if (bust.box == step.event.box && bust.hand == step.hand)
                edge(bust.duty, at);
        m_beforeCard.push_back(at);
    }

    void over() {
        const std::size_t outcome = say(Call::Outcome, Procedure::outcome);
        edge(m_lastCard, outcome);
        for (const std::size_t before : m_beforeCard) // what should have come before a further card, and none came
            if (m_list.duties[before].act == Act::Say || m_list.duties[before].act == Act::Clear)
                edge(before, outcome);
        Duty clear;
        clear.act = Act::ClearAll;
        clear.level = clear.lateLevel = Level::Custom;
        const std::size_t end = add(clear);
        for (std::size_t i = 0; i < end; ++i)
            if (m_list.duties[i].act == Act::Take || m_list.duties[i].act == Act::Pay || m_list.duties[i].act == Act::Half ||
                m_list.duties[i].act == Act::Clear || m_list.duties[i].act == Act::Return)
                edge(i, end);
        edge(m_lastCard, end);
    }

    struct MarkerKey {
        int box = 0, hand = 0;
        bool doubled = false;
        friend bool operator==(const MarkerKey &, const MarkerKey &) = default;
    };
    struct Bust {
        int box, hand;
        std::size_t duty;
    };
    const Reference &m_reference;
    const Rulebook &m_book;
    const DutyFacts &m_facts;
    DutyList m_list;
    std::vector<std::size_t> m_beforeCard, m_wishes;
    std::vector<Bust> m_busts;
    std::array<std::array<int, 8>, maxBoxes + 1> m_splits{}, m_markers{};
    std::size_t m_lastCard = none, m_offer = none, m_offersAt = none, m_lastSplit = none, m_dealersSecond = none,
                m_lastSide = none;
    int m_cards = 0, m_dealerCards = 0;
    bool m_playing = false, m_splitCard = false, m_doubled = false, m_dealerTurn = false;
    MarkerKey m_markerKey;
};

} // namespace

DutyList dutiesOf(const Reference &reference, const Header &header, const DutyFacts &facts) {
    return Maker(reference, header, facts).make();
}

} // namespace pitwise::live
