// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of the grade that tells of irregularities: own errors with cards, stops, and what went wrong without the dealer.
#include "core/live/assessment.h"

#include <algorithm>

namespace pitwise::live {

/// Mishaps, incidents and what was done about them.
void Assessment::irregularities(RoundGrade &grade) {
    m_grade = std::move(grade);
    for (const Mishap &mishap : m_dealing.m_mishaps)
        this->mishap(mishap);
    if (m_dealing.m_burnedLate != 0 && m_dealing.m_relief == 0) {
        Duty duty;
        duty.act = Act::Card;
        duty.place.burn = true;
        duty.clauses = m_book.demand(Procedure::burn);
        Fault fault = faultOf(FaultKind::Late, duty, Level::Order, m_dealing.m_burnedLate);
        fault.putRight = true;
        extra(std::move(fault), 50);
    }
    for (const auto &lift : m_dealing.m_liftsNotDue) {
        Duty duty;
        duty.act = Act::Lift;
        extra(faultOf(FaultKind::NotDue, duty, Level::Duty, lift.line), 100);
    }
    for (const Episode &episode : m_dealing.m_episodes)
        this->episode(episode);
    for (const Incident &incident : m_dealing.m_incidents)
        this->incident(incident);
    std::stable_sort(m_grade.faults.begin(), m_grade.faults.end(),
                     [](const Fault &a, const Fault &b) { return a.line < b.line; });
    grade = std::move(m_grade);
}

void Assessment::mishap(const Mishap &mishap) {
    Duty duty;
    duty.act = m_dealing.m_handedOver && mishap.put.burn == false && mishap.cause != Mishap::Cause::DealerShort &&
                       std::any_of(m_dealing.m_splits.begin(), m_dealing.m_splits.end(),
                                   [&](const auto &split) { return split.line == mishap.line; })
                   ? Act::Split
                   : Act::Card;
    duty.place = mishap.put;
    Fault fault = faultOf(FaultKind::CountedWrongCard, duty, Level::Critical, mishap.line);
    const bool opening = mishap.at < m_dealing.m_reference->openingCards();
    fault.clauses = !mishap.clauses.empty() ? mishap.clauses
                                            : m_book.names(m_book.demand(opening               ? Procedure::deal
                                                                         : mishap.put.dealer() ? Procedure::dealerDraw
                                                                                               : Procedure::hit));
    const bool inHand = mishap.state == Mishap::State::Open && m_dealing.m_stopped;
    if (inHand)
        return; // the floor is at it
    if (m_dealing.inherited(mishap.line))
        return takenOver(mishap);
    fault.skill = opening                                                             ? Skill::Deal
                  : mishap.put.dealer() || mishap.cause == Mishap::Cause::DealerShort ? Skill::Dealer
                                                                                      : fault.skill;
    const bool byWish = mishap.cause == Mishap::Cause::WrongPerson || mishap.cause == Mishap::Cause::Unlawful;
    if (byWish) {
        fault.fault = mishap.cause == Mishap::Cause::WrongPerson ? FaultKind::WrongPerson : FaultKind::UnlawfulGranted;
        fault.level = Level::Duty;
        fault.player = m_dealing.m_wishes[mishap.wish].player;
    }
    switch (mishap.state) {
    case Mishap::State::Open:
    case Mishap::State::Stands: {
        if (mishap.cause == Mishap::Cause::DealerShort) {
            fault.fault = FaultKind::Omitted;
            fault.box = fault.hand = 0;
            fault.dealer = true;
            fault.clauses = m_book.names(m_book.demand(Procedure::dealerDraw));
        } else if (duty.act == Act::Split && !byWish) {
            fault.fault = FaultKind::NotDue;
            fault.level = Level::Duty;
        } else if (!byWish && mishap.due) {
            const auto cards = m_dealing.chain();
            // Made good only within the opening deal; later, only by the very next card.
            const auto &places = m_dealing.m_reference->places();
            const std::size_t openingCards = m_dealing.m_reference->openingCards();
            const bool early = mishap.at < openingCards;
            std::ptrdiff_t missing = 1;
            if (early) {
                missing =
                    std::count(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(openingCards), mishap.dueTo);
                for (const LaidCard *card : cards)
                    missing -=
                        card->dealtTo == mishap.dueTo && (m_dealing.m_playLine == 0 || card->line < m_dealing.m_playLine);
            } else if (mishap.at + 1 < cards.size()) {
                missing -= cards[mishap.at + 1]->dealtTo == mishap.dueTo;
            }
            const bool madeGood = missing <= 0;
            if (!madeGood || mishap.cause == Mishap::Cause::Missed) { // passed over, and never made good
                fault.fault = FaultKind::Omitted;
                fault.box = mishap.dueTo.box;
                fault.hand = mishap.dueTo.hand;
                fault.dealer = mishap.dueTo.dealer();
                fault.burn = false;
                fault.clauses = m_book.names(m_book.demand(opening                 ? Procedure::deal
                                                           : mishap.dueTo.dealer() ? Procedure::dealerDraw
                                                                                   : Procedure::hit));
            }
        }
        const bool told = std::any_of(m_grade.faults.begin(), m_grade.faults.end(), [&](const Fault &other) {
            return other.fault == FaultKind::Omitted && fault.fault == FaultKind::Omitted && other.act == Act::Card &&
                   other.box == fault.box && other.hand == fault.hand && other.dealer == fault.dealer && !other.burn;
        });
        if (told)
            return;
        count(fault.skill, fault.level, 0);
        m_grade.faults.push_back(std::move(fault));
        break;
    }
    case Mishap::State::MovedBack:
        if (mishap.cause == Mishap::Cause::DealerShort)
            return; // its card came late, and that is told
        if (m_dealing.m_header.house.floorForCards) {
            fault.fault = FaultKind::MovedCards;
            fault.act = Act::Lift;
            fault.level = Level::Critical;
            fault.line = mishap.closed;
            fault.box = fault.hand = 0;
            fault.dealer = fault.burn = false;
        } else if (!byWish) {
            fault.fault = FaultKind::NotDue;
            fault.level = Level::Duty;
        }
        fault.putRight = !m_dealing.m_header.house.floorForCards;
        extra(std::move(fault), 100);
        break;
    case Mishap::State::Repaired:
        if (mishap.cause == Mishap::Cause::DealerShort) {
            if (!m_dealing.m_handedOver)
                return; // the card came late, and that is told
            fault.fault = FaultKind::Late;
            fault.dealer = true;
            fault.clauses = m_book.names(m_book.demand(Procedure::dealerDraw));
            fault.level = Level::Duty;
            extra(std::move(fault), 100);
            return;
        }
        if (!byWish)
            fault.fault = FaultKind::NotDue;
        fault.level = byWish ? lower(Level::Duty) : Level::Duty;
        fault.putRight = true;
        extra(std::move(fault), 50);
        break;
    }
}

/// An error of the dealer before: to be seen, and nobody's fault here but for going on with it.
void Assessment::takenOver(const Mishap &mishap) {
    const auto &cards = m_dealing.m_felt.cards();
    const bool wentOn = m_ended || m_dropped || (!cards.empty() && !m_dealing.inherited(cards.back().line)) ||
                        (m_dealing.m_lateMoneyLine != 0 && !m_dealing.inherited(m_dealing.m_lateMoneyLine));
    if (mishap.state == Mishap::State::Repaired || (mishap.state == Mishap::State::Open && !wentOn))
        return; // told with the stop, or still to be seen
    SituationGrade told;
    Episode seen;
    seen.mishap = static_cast<int>(&mishap - m_dealing.m_mishaps.data());
    m_dealing.classify(seen);
    told.kind = seen.kind;
    told.line = mishap.line;
    told.ruling = seen.ruling;
    told.clauses = seen.clauses;
    told.unscored = seen.flagged || !seen.ruledOn;
    told.ruled = SituationGrade::Ruled::Missed;
    ++m_grade.irregularities;
    Duty duty;
    duty.act = Act::Stop;
    duty.skill = Skill::Watch;
    Fault fault = faultOf(mishap.state == Mishap::State::MovedBack ? FaultKind::MovedCards : FaultKind::MissedIrregularity,
                          duty, Level::Critical, std::max(mishap.closed, m_dealing.m_relief));
    fault.clauses = told.clauses;
    if (!told.unscored)
        count(Skill::Watch, Level::Critical, 0);
    (told.unscored ? m_grade.unscored : m_grade.faults).push_back(std::move(fault));
    m_grade.situations.push_back(std::move(told));
}

void Assessment::episode(const Episode &episode) {
    const auto fault = [&](FaultKind kind, Act act, Level level, int line) {
        Duty duty;
        duty.act = act;
        Fault made = faultOf(kind, duty, level, line);
        made.clauses = episode.clauses;
        return made;
    };
    if (!episode.known) {
        ++m_grade.falseCalls;
        Fault made = fault(FaultKind::FalseCall, Act::Stop, Level::Custom, episode.stop);
        made.skill = Skill::Watch;
        extra(std::move(made), 100);
        return;
    }
    ++m_grade.irregularities;
    ++m_grade.noticed;
    SituationGrade told;
    told.kind = episode.kind;
    told.line = episode.mishap >= 0     ? m_dealing.m_mishaps[static_cast<std::size_t>(episode.mishap)].line
                : episode.incident >= 0 ? m_dealing.m_incidents[static_cast<std::size_t>(episode.incident)].line
                                        : episode.stop;
    told.ruling = episode.ruling;
    told.clauses = episode.clauses;
    told.unscored = episode.flagged || !episode.ruledOn;
    const bool over = episode.resume != 0 || m_ended;
    std::vector<Fault> faults;
    const auto step = [&](Act act, int done, Level level, bool right, FaultKind wrong) {
        if (done == 0 && !over)
            return true;
        const bool good = done != 0 && right;
        if (!told.unscored || act == Act::Call)
            count(Skill::Irregular, level, good ? 100 : 0);
        if (!good)
            faults.push_back(fault(done == 0 ? FaultKind::Omitted : wrong, act, level, done ? done : m_dealing.m_lastLine));
        return good;
    };
    (void)step(Act::Call, episode.call, Level::Custom, true, FaultKind::Omitted);
    (void)step(Act::Report, episode.report, Level::Duty, episode.reported == episode.kind, FaultKind::WrongReport);
    bool right = true;
    if (episode.ruledOn)
        right = step(Act::Rule, episode.rule, Level::Critical, episode.codes == episode.ruling, FaultKind::WrongRuling);
    if (right && episode.resume != 0 && episode.ruledOn) {
        count(Skill::Irregular, Level::Critical, episode.restored ? 100 : 0);
        if (!episode.restored)
            faults.push_back(fault(FaultKind::RulingNotDone, Act::Resume, Level::Critical, episode.resume));
        right = episode.restored;
    }
    told.ruled = !over ? SituationGrade::Ruled::Open : right ? SituationGrade::Ruled::Right : SituationGrade::Ruled::Wrong;
    if (!episode.ruledOn)
        told.ruled = SituationGrade::Ruled::Open;
    auto &to = told.unscored ? m_grade.unscored : m_grade.faults;
    to.insert(to.end(), faults.begin(), faults.end());
    m_grade.situations.push_back(std::move(told));
}

void Assessment::incident(const Incident &incident) {
    const bool ruledAlready = std::any_of(m_dealing.m_episodes.begin(), m_dealing.m_episodes.end(), [&](const Episode &e) {
        return e.incident >= 0 && &m_dealing.m_incidents[static_cast<std::size_t>(e.incident)] == &incident;
    });
    if (ruledAlready)
        return;
    bool done = incident.done;
    if (incident.wish < m_dealing.m_wishes.size()) { // pushed back by hand is as good as by word
        const Wish &wish = m_dealing.m_wishes[incident.wish];
        const Spot *spot = m_dealing.m_felt.find(wish.box, wish.player, wish.kind, wish.hand);
        done = done || wish.refused || (spot && spot->returned >= wish.cents && spot->laid > 0);
    }
    if (!done && !m_ended && !(incident.wish < m_dealing.m_wishes.size() && m_dealing.m_wishes[incident.wish].accepted))
        return;
    SituationGrade told;
    told.kind = incident.kind;
    told.line = incident.line;
    if (const auto ruling = m_dealing.ruled(incident.kind, incident.facts)) {
        told.ruling = ruling->codes;
        told.clauses = m_book.names(ruling->clauses);
    } else {
        told.unscored = true;
    }
    told.ruled = done ? SituationGrade::Ruled::Right : SituationGrade::Ruled::Missed;
    ++m_grade.irregularities;
    m_grade.noticed += done;
    if (!told.unscored)
        count(Skill::Watch, Level::Critical, done ? 100 : 0);
    if (!done) {
        Duty duty;
        duty.act = incident.inPassing ? Act::Refuse : Act::Stop;
        duty.skill = Skill::Watch;
        Fault fault = faultOf(FaultKind::MissedIrregularity, duty, Level::Critical, incident.line);
        if (incident.wish < m_dealing.m_wishes.size()) {
            const Wish &wish = m_dealing.m_wishes[incident.wish];
            fault.box = wish.box;
            fault.player = wish.player;
            fault.kind = wish.kind;
            fault.hasKind = true;
        }
        fault.clauses = told.clauses;
        (told.unscored ? m_grade.unscored : m_grade.faults).push_back(std::move(fault));
    }
    m_grade.situations.push_back(std::move(told));
}

} // namespace pitwise::live
