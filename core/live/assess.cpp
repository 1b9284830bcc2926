// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The grading half of Dealing: what was due beside what was done. It reads the folded round and changes nothing.
#include "core/live/assessment.h"
#include "core/table/scriptwriter.h"

#include <QJsonDocument>

#include <algorithm>

namespace pitwise::live {

using Phase = DutyFacts::Answer::Phase;
using WishState = Wish::State;

DutyList Dealing::duties() const {
    DutyFacts facts;
    facts.burn = m_burnDue && !m_burnWaived;
    for (const Wish &wish : m_wishes) {
        const bool refusing = wish.state == WishState::Unlawful && wish.act != Act::ChipsMoved &&
                              !(wish.act == Act::OfferChips && wish.phase == Phase::Play) && wish.granted == 0;
        const bool accepting =
            wish.state == WishState::Lawful && (wish.act == Act::OfferChips || wish.what == Do::Insurance);
        if (refusing || accepting)
            facts.answers.push_back(
                {wish.line, accepting, wish.phase, accepting ? allowedBy(wish) : wish.clauses, Level::Duty});
    }
    DutyList list = dutiesOf(*m_reference, m_header, facts);
    const auto cards = chain();
    const auto &places = m_reference->places();
    std::size_t agreed = 0;
    while (agreed < std::min(cards.size(), places.size()) && cards[agreed]->dealtTo == places[agreed])
        ++agreed;
    for (std::size_t i = 0; i < list.duties.size(); ++i) {
        Duty &duty = list.duties[i];
        switch (duty.act) {
        case Act::Say: {
            int after = 0;
            for (const DutyList::Edge &edge : list.edges)
                if (edge.after == i)
                    after = std::max(after, list.duties[edge.before].done);
            for (const int line : m_says[static_cast<std::size_t>(duty.call)])
                if (duty.done == 0 || (duty.done < after && line > after))
                    duty.done = line;
            break;
        }
        case Act::Card:
            duty.done = duty.place.burn ? (m_burnLine == 0 && !cards.empty() && !m_stopped ? tooLate : m_burnLine)
                        : static_cast<std::size_t>(duty.nth) < agreed ? cards[static_cast<std::size_t>(duty.nth)]->line
                                                                      : 0;
            break;
        case Act::Split: {
            int nth = 0;
            for (const PlaceAct &split : m_splits)
                if (split.place == duty.place && nth++ == duty.nth)
                    duty.done = split.line;
            break;
        }
        case Act::Marker: {
            int nth = 0;
            for (const MarkerLaid &marker : m_felt.markers())
                if (marker.box == duty.place.box && marker.hand == duty.place.hand && nth++ == duty.nth)
                    duty.done = marker.line;
            break;
        }
        case Act::Accept:
        case Act::Refuse:
            for (const Wish &wish : m_wishes)
                if (wish.line == duty.of)
                    duty.done = std::max(wish.accepted, wish.refused);
            break;
        case Act::Clear:
            for (const PlaceAct &clear : m_clears)
                if (clear.place == duty.place) {
                    duty.done = clear.line;
                    break;
                }
            break;
        case Act::ClearAll: duty.done = m_clearAll; break;
        default:
            if (const Spot *spot = m_felt.find(duty.place.box, duty.player, duty.kind, duty.hand))
                duty.done = duty.act == Act::Return                         ? spot->firstReturn
                            : duty.act == Act::Half && spot->firstHalf != 0 ? spot->firstHalf
                                                                            : spot->firstMove;
        }
    }
    return list;
}

/// What says that a lawful wish is one.
std::vector<std::string> Dealing::allowedBy(const Wish &wish) const {
    const Rulebook &book = *m_header.book;
    if (wish.act != Act::Signal)
        return wish.kind == mainBet ? std::vector<std::string>{}
                                    : book.names(book.sideBets[static_cast<std::size_t>(wish.kind)].notAllowed);
    switch (wish.what) {
    case Do::Insurance: return book.names(book.cite(Cite::insuranceTooLarge));
    case Do::Surrender: return book.names(book.cite(Cite::surrender));
    case Do::EvenMoney: return book.names(book.cite(Cite::evenMoney));
    case Do::Split:
    case Do::FreeSplit: return book.names(book.demand(Procedure::split));
    case Do::Double:
    case Do::FreeDouble: return book.names(book.demand(Procedure::doubleCard));
    default: return book.names(book.demand(Procedure::hit));
    }
}

/// How many decisions of the round that counts had been made by then.
std::size_t Dealing::actionsBefore(int line) const {
    const auto actions = m_reference->actions();
    std::size_t made = 0, wish = 0;
    for (; made < actions.size(); ++made) {
        const Action &action = actions[made];
        if (action.what == Do::CloseOffers) {
            const auto &says =
                m_says[static_cast<std::size_t>(m_reference->upAce() ? Call::CloseInsurance : Call::CloseSurrender)];
            const int closed = says.empty() ? m_playLine : says.front();
            if (closed == 0 || closed >= line)
                break;
            continue;
        }
        while (wish < m_wishes.size() && (m_wishes[wish].state != WishState::Lawful || m_wishes[wish].what != action.what ||
                                          m_wishes[wish].box != action.box || m_wishes[wish].player != action.player))
            ++wish;
        if (wish < m_wishes.size() && m_wishes[wish++].line >= line)
            break;
    }
    return made;
}

RoundGrade Dealing::grade(Ending ending) const {
    const bool parted = m_frozen && suspended();
    RoundGrade grade = parted ? *m_frozen : Assessment(*this, ending).make();
    Assessment(*this, ending).irregularities(grade);
    grade.round = m_round;
    grade.own = m_own;
    for (std::size_t i = 0; i < skillCount; ++i)
        grade.skills[i].own = m_ownBy[i];
    std::erase_if(grade.faults, [this](const Fault &fault) { return fault.line > 0 && inherited(fault.line); });
    for (SkillGrade &skill : grade.skills)
        skill.faults = 0;
    for (const Fault &fault : grade.faults)
        ++grade.skills[at(fault.skill)].faults;
    grade.handedOver = m_handedOver && !m_voided;
    grade.voided = m_voided;
    grade.unfinished = ending != Ending::Over && !m_handedOver;
    return grade;
}

RoundGrade Assessment::make() {
    m_list = m_dealing.duties();
    duties();
    money();
    markers();
    calls();
    clears();
    wishes();
    misplaced();
    figures();
    return std::move(m_grade);
}

Fault Assessment::faultOf(FaultKind kind, const Duty &duty, Level level, int line) const {
    Fault fault;
    fault.fault = kind;
    fault.act = duty.act;
    fault.call = duty.call;
    fault.level = level;
    fault.line = line;
    fault.box = duty.place.box;
    fault.hand = duty.place.hand != 0 ? duty.place.hand : duty.hand;
    fault.player = duty.player;
    fault.kind = duty.kind;
    fault.hasKind = duty.act == Act::Take || duty.act == Act::Pay || duty.act == Act::Return || duty.act == Act::Half;
    fault.dealer = duty.act == Act::Card && duty.place.dealer();
    fault.burn = duty.place.burn;
    fault.skill = duty.shows();
    fault.due = duty.cents;
    fault.actions = m_dealing.actionsBefore(line);
    fault.clauses = m_book.names(duty.clauses);
    return fault;
}

void Assessment::count(Skill skill, Level level, int percent, const ClauseList &clauses) {
    SkillGrade &shown = m_grade.skills[at(skill)];
    ++shown.duties;
    if (percent == 100)
        for (const ClauseId id : clauses)
            if (std::find(shown.clauses.begin(), shown.clauses.end(), id) == shown.clauses.end())
                shown.clauses.push_back(id);
    ++m_grade.duties;
    m_grade.right += percent == 100;
    m_grade.weight += weightOf(level);
    m_grade.credit += weightOf(level) * percent;
}

void Assessment::extra(Fault fault, int percent) {
    if (m_dealing.inherited(fault.line))
        return;
    m_grade.credit -= weightOf(fault.level) * percent;
    m_grade.faults.push_back(std::move(fault));
}

/// Whether a bet is out of the sums: an unlawful wish was granted on it, and the floor undoes that.
bool Assessment::waived(const Duty &duty) const {
    if (duty.kind != mainBet || (duty.act != Act::Take && duty.act != Act::Pay && duty.act != Act::Half))
        return false;
    if (const Spot *spot = spotOf(duty); spot && spot->halved > 0 && duty.act != Act::Half)
        return true; // half of it has gone, though nobody surrendered
    return std::any_of(m_dealing.m_wishes.begin(), m_dealing.m_wishes.end(), [&](const Wish &wish) {
        return wish.granted && wish.hand == 0 && wish.box == duty.place.box && wish.player == duty.player;
    });
}

void Assessment::duties() {
    const std::size_t count = m_list.duties.size();
    std::vector<int> overtaken(count, 0); ///< The first line of something done before it that had to wait.
    for (const DutyList::Edge &edge : m_list.edges) {
        const int before = m_list.duties[edge.before].done, after = m_list.duties[edge.after].done;
        if (after > 0 && (before <= 0 || before > after) && (overtaken[edge.before] == 0 || after < overtaken[edge.before]))
            overtaken[edge.before] = after;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Duty &duty = m_list.duties[i];
        if (waived(duty) || (duty.done > 0 && m_dealing.inherited(duty.done)) ||
            (overtaken[i] > 0 && m_dealing.inherited(overtaken[i])) || (duty.done < 0 && m_dealing.m_relief != 0))
            continue;                // the dealer before did it, or should have
        if (answeredWrongly(duty)) { // told in wishes()
            this->count(duty.shows(), duty.level, 0);
            continue;
        }
        if (duty.done <= 0) {
            if (overtaken[i] == 0 && !m_ended && !(m_dropped && dueCard(duty)))
                continue;
            if (duty.act == Act::Say && excused(duty.call)) {
                this->count(duty.shows(), duty.level, 0);
                continue;
            }
            if (duty.act == Act::Take && returnedInstead(duty)) {
                this->count(duty.shows(), duty.level, 0);
                Fault fault = faultOf(FaultKind::WrongWay, duty, Level::Money, spotOf(duty)->firstReturn);
                m_grade.faults.push_back(std::move(fault));
                m_grade.money.over += duty.cents;
                continue;
            }
            if (duty.act == Act::Take || duty.act == Act::Pay || duty.act == Act::Half || duty.act == Act::Return)
                m_grade.money.open += duty.cents;
            this->count(duty.shows(), duty.level, 0);
            m_grade.faults.push_back(
                faultOf(FaultKind::Omitted, duty, duty.level, overtaken[i] ? overtaken[i] : m_dealing.m_lastLine));
            continue;
        }
        int percent = 100;
        if (overtaken[i] != 0) {
            percent = 70;
            m_grade.faults.push_back(faultOf(FaultKind::Late, duty, duty.lateLevel, duty.done));
        }
        percent = std::min(percent, amount(duty));
        this->count(duty.shows(), duty.level, percent, duty.clauses);
    }
}

bool Assessment::answeredWrongly(const Duty &duty) const {
    if (duty.act != Act::Accept && duty.act != Act::Refuse)
        return false;
    return std::any_of(m_dealing.m_wishes.begin(), m_dealing.m_wishes.end(), [&](const Wish &wish) {
        return wish.line == duty.of && (duty.act == Act::Accept ? wish.refused : wish.accepted) != 0;
    });
}

/// The card with which the round should have gone on.
bool Assessment::dueCard(const Duty &duty) const {
    return duty.act == Act::Card && !duty.place.burn && static_cast<std::size_t>(duty.nth) == m_dealing.chain().size();
}

const Spot *Assessment::spotOf(const Duty &duty) const {
    return m_dealing.m_felt.find(duty.place.box, duty.player, duty.kind, duty.hand);
}

/// The chips of a loser were given back.
bool Assessment::returnedInstead(const Duty &duty) const {
    const Spot *spot = spotOf(duty);
    return spot && spot->returned > 0 && spot->chips < duty.cents;
}

/// Whether the right sum moved the right way, in hundredths of credit; says what was wrong.
int Assessment::amount(const Duty &duty) {
    const Spot *spot = spotOf(duty);
    if (!spot)
        return 100;
    Cents moved = 0;
    bool otherWay = false, touchedOtherWay = false;
    switch (duty.act) {
    case Act::Take:
        moved = spot->taken - spot->paid;
        otherWay = spot->paid > 0 && spot->taken == 0;
        touchedOtherWay = spot->paid > 0;
        break;
    case Act::Pay:
        moved = spot->paid - spot->taken;
        otherWay = spot->taken > 0 && spot->paid == 0;
        touchedOtherWay = spot->taken > 0;
        break;
    case Act::Half:
        moved = spot->halved + spot->taken - spot->paid;
        otherWay = spot->paid > 0 && moved <= 0;
        break;
    case Act::Return: {
        moved = spot->returned;
        const bool taken = std::any_of(m_list.duties.begin(), m_list.duties.end(),
                                       [&](const Duty &other) { return other.act == Act::Take && spotOf(other) == spot; });
        if (!taken && moved > duty.cents)
            moved = duty.cents; // his own chips besides
        break;
    }
    default: return 100;
    }
    if (moved == duty.cents && !touchedOtherWay)
        return 100;
    Fault fault =
        faultOf(otherWay || (moved == duty.cents && !spot->paidFirst == (duty.act == Act::Pay)) ? FaultKind::WrongWay
                                                                                                : FaultKind::WrongAmount,
                duty, Level::Money, duty.done);
    if (moved == duty.cents) {
        fault.putRight = true;
        fault.level = lower(fault.level);
        m_grade.faults.push_back(std::move(fault));
        return 70;
    }
    fault.cents = moved - duty.cents;
    const Cents toPlayer = duty.act == Act::Pay || duty.act == Act::Return ? fault.cents : -fault.cents;
    (toPlayer > 0 ? m_grade.money.over : m_grade.money.under) += toPlayer > 0 ? toPlayer : -toPlayer;
    m_grade.faults.push_back(std::move(fault));
    return 0;
}

/// Chips moved on bets that were not to be touched.
void Assessment::money() {
    for (const Spot &spot : m_dealing.m_felt.spots()) {
        if (spot.moves == 0 && spot.halved == 0)
            continue;
        const auto ofSpot = [&](const Duty &duty) {
            return (duty.act == Act::Half || (spot.halved == 0 && (duty.act == Act::Take || duty.act == Act::Pay))) &&
                   spotOf(duty) == &spot;
        };
        if (std::any_of(m_list.duties.begin(), m_list.duties.end(), ofSpot))
            continue;
        const auto late = [&](const Wish &wish) {
            return wish.box == spot.box && wish.player == spot.player && wish.kind == spot.kind &&
                   (wish.act == Act::ChipsMoved || wish.granted != 0);
        };
        if (std::any_of(m_dealing.m_wishes.begin(), m_dealing.m_wishes.end(), late))
            continue;
        const Cents net = spot.paid - spot.taken - spot.halved;
        Duty duty;
        duty.act = spot.halved > 0 ? Act::Half : spot.paidFirst ? Act::Pay : Act::Take;
        duty.place.box = static_cast<std::uint8_t>(spot.box);
        duty.player = spot.player;
        duty.kind = spot.kind;
        duty.hand = static_cast<std::uint8_t>(spot.hand);
        for (const Reference::Step &step : m_dealing.m_reference->steps()) {
            if (step.event.type != Event::Type::Settled)
                continue;
            const LedgerLine &line = m_dealing.m_reference->round().ledger()[static_cast<std::size_t>(step.event.amount)];
            if (line.box == spot.box && line.player == spot.player && line.kind == spot.kind &&
                (spot.hand == 0 || step.hand == spot.hand))
                duty.clauses = line.clauses(); // what says that it stands off
        }
        Fault fault = faultOf(FaultKind::NotDue, duty, Level::Money, spot.halved > 0 ? spot.firstHalf : spot.firstMove);
        fault.cents = net;
        fault.putRight = net == 0;
        if (fault.putRight)
            fault.level = lower(fault.level);
        (net > 0 ? m_grade.money.over : m_grade.money.under) += net > 0 ? net : -net;
        extra(std::move(fault), net == 0 ? 30 : 100);
    }
}

void Assessment::markers() {
    for (int box = 1; box <= maxBoxes; ++box)
        for (int hand = 1; hand <= m_dealing.m_felt.handsOf(box); ++hand) {
            int due = 0, laid = 0;
            const Duty *first = nullptr;
            for (const Duty &duty : m_list.duties)
                if (duty.act == Act::Marker && duty.place.box == box && duty.place.hand == hand && ++due == 1)
                    first = &duty;
            for (const MarkerLaid &marker : m_dealing.m_felt.markers()) {
                if (marker.box != box || marker.hand != hand)
                    continue;
                Duty own;
                own.act = Act::Marker;
                own.place = {static_cast<std::uint8_t>(box), static_cast<std::uint8_t>(hand), false};
                if (++laid > due) {
                    extra(faultOf(FaultKind::NotDue, own, Level::Order, marker.line), 100);
                } else if (marker.side == Side::Left) {
                    own.clauses = first->clauses;
                    m_grade.right -= 1;
                    extra(faultOf(FaultKind::WrongPlace, own, Level::Order, marker.line), 50);
                }
            }
        }
}

namespace {

constexpr std::pair<Call, Call> counterparts[] = {{Call::OfferSurrender, Call::OfferInsurance},
                                                  {Call::OfferInsurance, Call::OfferSurrender},
                                                  {Call::CloseSurrender, Call::CloseInsurance},
                                                  {Call::CloseInsurance, Call::CloseSurrender}};

} // namespace

/// The wrong offer in place of this one is the one error: it is told there.
bool Assessment::excused(Call call) const {
    for (const auto &[wanted, instead] : counterparts)
        if (wanted == call)
            return !m_dealing.m_says[static_cast<std::size_t>(instead)].empty();
    return false;
}

/// Offers that the up-card does not call for.
void Assessment::calls() {
    const Reference &reference = *m_dealing.m_reference;
    if (reference.broken() || m_dealing.chain().size() < reference.openingCards())
        return;
    const bool ace = reference.upAce();
    for (const auto &[call, other] : counterparts) {
        const auto &lines = m_dealing.m_says[static_cast<std::size_t>(call)];
        const bool insurance = call == Call::OfferInsurance || call == Call::CloseInsurance;
        const bool applies =
            insurance ? ace && m_book.play.insurance != InsuranceBy::Nobody : !ace || m_book.play.surrenderAgainstAce;
        if (lines.empty() || applies)
            continue;
        Duty duty;
        duty.call = call;
        duty.clauses = m_book.cite(insurance ? Cite::insuranceNoAce : Cite::surrenderAce);
        extra(faultOf(FaultKind::NotDue, duty, Level::Duty, lines.front()), 100);
    }
}

/// Cards cleared while something still hung on them.
void Assessment::clears() {
    const Reference &reference = *m_dealing.m_reference;
    const int last = m_dealing.chain().empty() ? 0 : m_dealing.chain().back()->line;
    for (const auto &clear : m_dealing.m_clears) {
        bool due = false, open = false, any = false;
        for (const Duty &duty : m_list.duties) {
            due = due || (duty.act == Act::Clear && duty.place == clear.place);
            const bool money = duty.act == Act::Take || duty.act == Act::Pay || duty.act == Act::Half;
            if (!money || duty.place.box != clear.place.box || duty.kind == insuranceBet)
                continue;
            const bool run =
                duty.kind >= 0 && m_book.sideBets[static_cast<std::size_t>(duty.kind)].rule == SideBetRule::RunOfEights;
            if (duty.hand != clear.place.hand && !run)
                continue;
            any = true;
            open = open || duty.done == 0 || duty.done > clear.line;
        }
        const bool over = reference.settled() && m_dealing.over() && clear.line > last;
        for (const Reference::Step &step : reference.steps()) { // a bet that stood off hung on it to the end
            if (over || step.event.type != Event::Type::Settled || step.hand != clear.place.hand)
                continue;
            const LedgerLine &line = reference.round().ledger()[static_cast<std::size_t>(step.event.amount)];
            open = open || (line.box == clear.place.box && line.kind == mainBet && line.result == Result::StandOff);
        }
        if (due || (any && !open && !keeps(clear.place, clear.line)) || (over && !open))
            continue;
        Duty duty;
        duty.act = Act::Clear;
        duty.place = clear.place;
        duty.clauses = m_book.demand(Procedure::bustKeep);
        extra(faultOf(FaultKind::NotDue, duty, Level::Duty, clear.line), 100);
    }
}

/// A run of 8s on that box is still open when the hand is cleared: nobody has settled it by then.
bool Assessment::keeps(const Place &place, int line) const {
    for (const Spot &spot : m_dealing.m_felt.spots())
        if (spot.box == place.box && spot.kind >= 0 &&
            m_book.sideBets[static_cast<std::size_t>(spot.kind)].rule == SideBetRule::RunOfEights &&
            (spot.firstMove == 0 || spot.firstMove > line))
            return true;
    return false;
}

/// Wishes and bets: granted though unlawful, refused though lawful.
void Assessment::wishes() {
    for (const Wish &wish : m_dealing.m_wishes) {
        const bool granted = wish.state == WishState::Unlawful && wish.act != Act::ChipsMoved &&
                             !(wish.act == Act::OfferChips && wish.phase == Phase::Play) && (wish.accepted || wish.granted);
        const bool refused = wish.state == WishState::Lawful && wish.refused;
        if (!granted && !refused)
            continue;
        const bool mishap = std::any_of(m_dealing.m_mishaps.begin(), m_dealing.m_mishaps.end(), [&](const Mishap &m) {
            return m.wish < m_dealing.m_wishes.size() && &m_dealing.m_wishes[m.wish] == &wish;
        });
        if (mishap)
            continue; // told with the card
        Duty duty;
        duty.act = refused ? Act::Refuse : Act::Accept;
        if (granted && wish.granted)
            duty.act = wish.what == Do::Surrender ? Act::Half : Act::Pay;
        duty.place = {static_cast<std::uint8_t>(wish.box), static_cast<std::uint8_t>(wish.hand), false};
        duty.player = wish.player;
        duty.kind = wish.act == Act::Signal ? mainBet : wish.kind;
        duty.skill = wish.phase == Phase::BeforeDeal ? Skill::Bets
                     : wish.phase == Phase::Offers   ? Skill::Offers
                                                     : Skill::Signals;
        Fault fault = faultOf(granted ? FaultKind::UnlawfulGranted : FaultKind::LawfulRefused, duty, Level::Duty,
                              granted ? std::max(wish.granted, wish.accepted) : wish.refused);
        fault.clauses = refused ? m_dealing.allowedBy(wish) : wish.clauses;
        if (refused && wish.what != Do::Insurance && wish.act == Act::Signal)
            extra(std::move(fault), 100);
        else if (granted && wish.granted)
            extra(std::move(fault), 100);
        else
            m_grade.faults.push_back(std::move(fault)); // its duty has lost its credit already
    }
}

/// A payout that was missed here and lies there is one error: chips in a wrong spot.
void Assessment::misplaced() {
    auto &faults = m_grade.faults;
    for (std::size_t i = 0; i < faults.size(); ++i) {
        if (faults[i].fault != FaultKind::NotDue || faults[i].act != Act::Pay || faults[i].putRight)
            continue;
        for (std::size_t k = 0; k < faults.size(); ++k) {
            if (faults[k].fault != FaultKind::Omitted || faults[k].act != Act::Pay)
                continue;
            const auto duty = std::find_if(m_list.duties.begin(), m_list.duties.end(), [&](const Duty &d) {
                return d.act == Act::Pay && d.place.box == faults[k].box && d.player == faults[k].player &&
                       d.kind == faults[k].kind && d.cents == faults[i].cents;
            });
            if (duty == m_list.duties.end())
                continue;
            faults[i].fault = FaultKind::WrongPlace;
            faults[i].clauses = faults[k].clauses;
            m_grade.money.open -= duty->cents;
            m_grade.money.under += duty->cents;
            faults.erase(faults.begin() + static_cast<std::ptrdiff_t>(k));
            break;
        }
    }
}

/// Par and the round that counts.
void Assessment::figures() {
    const Reference &reference = *m_dealing.m_reference;
    if (reference.broken())
        return;
    constexpr std::int64_t aHand = 8600, aSideBet = 2000, anOddPayout = 3500; // ms; core/live/README.md
    m_grade.par = (reference.round().handCount() + 1) * aHand;
    for (SkillGrade &skill : m_grade.skills) // each its share by what was to be done
        skill.par = m_grade.par * skill.duties / std::max(1, m_grade.duties);
    const auto besides = [&](Skill skill, std::int64_t time) {
        m_grade.par += time;
        m_grade.skills[at(skill)].par += time;
    };
    for (const Bet &bet : reference.setup().bets)
        if (bet.kind != mainBet)
            besides(Skill::SettleSide, aSideBet);
    for (const Duty &duty : m_list.duties)
        if (duty.odd)
            besides(duty.shows(), anOddPayout);
    const std::size_t drawn = std::min(reference.shoe().size(), reference.round().cardsDrawn());
    m_grade.script = QJsonDocument(scriptJson(reference.setup(), reference.shoe().first(drawn), reference.actions()))
                         .toJson(QJsonDocument::Compact)
                         .toStdString();
}

} // namespace pitwise::live
