// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/company.h"

#include <algorithm>
#include <utility>

namespace pitwise::live {
namespace {

// Milliseconds that people take.
constexpr std::int64_t soon = 900, impatient = 10'000, doubtful = 2'600, lightsOut = 4'000;

/// Every card that is due lies there.
bool ready(const Dealing &dealing, const Felt &felt) {
    std::size_t laid = 0;
    for (const LaidCard &card : felt.cards())
        laid += card.state != LaidCard::State::Removed && !card.dealtTo.burn;
    return !dealing.reference().broken() && laid >= dealing.reference().places().size();
}

bool anyLies(const Felt &felt) {
    return std::any_of(felt.cards().begin(), felt.cards().end(),
                       [](const LaidCard &card) { return card.state == LaidCard::State::Lies; });
}

bool openDuty(const Dealing &dealing, auto &&is) {
    const DutyList list = dealing.duties();
    return std::any_of(list.duties.begin(), list.duties.end(), [&](const Duty &duty) { return duty.done == 0 && is(duty); });
}

} // namespace

Company::Company(Header &header, const PlayoutOptions &options)
    : m_header(header), m_options(options), m_crew(header, options.boxes) {
    m_next = Next{Purpose::Bets, 1, impatient};
}

std::int64_t Company::thinks() const {
    return m_crew.thinks(m_round, m_entries, m_said.empty() ? 0 : m_said.front().box);
}

void Company::begin(const Entry &bets) {
    m_round = bets.round;
    m_entries = m_decisions = m_batch = 0;
    m_awaiting = m_asked = m_offersAsked = m_claimed = m_again = false;
    m_said.clear();
    m_answers.clear();
    m_noticed = 0;
    m_signs = {};
    m_late = m_crew.lateComer(bets, m_round);
    m_incident = plannedIncident(m_header, m_crew, m_options.faults, m_round, m_options.boxes);
}

void Company::noteSigns(const Entry &entry) {
    switch (entry.act) {
    case Act::LightsOut: m_signs.dark = true; break;
    case Act::LightsOn: m_signs.dark = false; break;
    case Act::Leaves: m_signs.away.push_back(entry.player); break;
    case Act::Card: m_signs.faceUp = false; break;
    case Act::Lift: m_signs.faceUp = true; break; // everybody has seen it
    case Act::Resume:
        m_signs.drawnTogether.clear();
        m_signs.odd.reset();
        m_signs.shoeEmpty = m_signs.cutCardOut = false;
        break;
    case Act::Shoe:
        switch (static_cast<ShoeEvent>(entry.what)) {
        case ShoeEvent::FaceUp: m_signs.faceUp = true; break;
        case ShoeEvent::TwoCards:
            m_signs.drawnTogether = {entry.cards.empty() ? std::nullopt : std::optional(entry.cards.front()), std::nullopt};
            break;
        case ShoeEvent::CutCard: m_signs.cutCardOut = true; break;
        case ShoeEvent::Empty: m_signs.shoeEmpty = true; break;
        case ShoeEvent::Unreadable: m_signs.odd = StrayCard::Look::Torn; break;
        case ShoeEvent::Foreign: m_signs.odd = StrayCard::Look::OtherBack; break;
        default: break;
        }
        break;
    default: break;
    }
}

/// What a player says when he is asked.
void Company::answer(const Entry &ask, const Session &session) {
    if (ask.player == nobody || !session.round())
        return;
    Random random(seedFrom(m_header.seed, "answer", static_cast<std::uint64_t>(m_round),
                           std::string_view(m_header.table.playerName(ask.player)), static_cast<std::uint64_t>(m_entries)));
    const bool wary = random.below(5) == 0;
    Entry entry;
    entry.act = Act::Answer;
    entry.player = ask.player;
    const auto says = [&](Answered what) { entry.what = static_cast<std::uint8_t>(what); };
    switch (static_cast<Asked>(ask.what)) {
    case Asked::Control: says(Answered::Controls); break;
    case Asked::Follow: says(wary ? Answered::Stays : Answered::Follows); break;
    case Asked::Continue: says(wary ? Answered::TakesBack : Answered::Continues); break;
    case Asked::ActOrWithdraw: says(wary ? Answered::Withdraws : Answered::Acts); break;
    case Asked::WithdrawAll:
    case Asked::Withdraw: says(wary ? Answered::Withdraws : Answered::Stays); break;
    case Asked::TakeCard: says(wary ? Answered::RefusesCard : Answered::TakesCard); break;
    }
    m_answers.push_back(entry);
}

void Company::note(const Entry &entry, const Session &session) {
    noteSigns(entry);
    ++m_entries;
    --m_incident.after;
    const Dealing *round = session.round();
    const bool over = round && round->anyCard() && (round->over() || round->suspended());
    switch (entry.act) {
    case Act::Bets: begin(entry); break;
    case Act::Say:
        if (static_cast<Call>(entry.what) == Call::PlaceBets) {
            m_awaiting = m_awaiting || over;
            m_asked = m_awaiting;
        }
        break;
    case Act::ClearAll: m_awaiting = m_awaiting || over; break;
    case Act::OfferChips: m_late.reset(); break;
    case Act::Ask: answer(entry, session); break;
    case Act::Answer:
        if (!m_answers.empty())
            m_answers.pop_front();
        break;
    case Act::Notice: m_noticed = round ? round->mishaps().size() : 0; break;
    case Act::Dispute: m_claimed = true; break;
    case Act::Signal:
    case Act::Word:
        m_again = true;
        if (!m_said.empty())
            m_said.pop_front();
        break;
    case Act::Resume: m_said.clear(); break;
    default: break;
    }
    if (isCrew(entry.act) && entry.act != Act::Bets && m_next && m_next->purpose == Purpose::Incident)
        m_incident.name.clear();
    if (round && (round->suspended() || round->episode()))
        m_said.clear();
}

void Company::follow(const Entry &entry, const Session &session) {
    note(entry, session);
    const auto want = wanted(session);
    const bool anew = isCrew(entry.act) || entry.act == Act::Say || entry.act == Act::Refuse || entry.act == Act::Accept;
    if (!want)
        m_next.reset();
    else if (!m_next || anew || m_next->purpose != want->purpose || m_next->nth != want->nth)
        m_next = Next{want->purpose, want->nth, entry.t + want->delay};
}

std::optional<Company::Wanted> Company::wanted(const Session &session) {
    const Dealing *round = session.round();
    if (m_signs.dark)
        return Wanted{Purpose::Lights, 0, lightsOut};
    if (!m_answers.empty())
        return Wanted{Purpose::Answer, static_cast<int>(m_answers.size()), soon};
    if (m_awaiting)
        return betweenRounds(session);
    if (!round || round->episode())
        return std::nullopt;
    if (m_late && !round->said(Call::NoMoreBets) && !round->anyCard())
        return Wanted{Purpose::LateComer, 0, 2 * soon};
    if (round->handedOver())
        return std::nullopt;
    if (round->suspended())
        return m_noticed < round->mishaps().size()
                   ? std::optional(Wanted{Purpose::Notice, static_cast<int>(round->mishaps().size()), impatient})
                   : std::nullopt;
    return atPlay(*round, session.felt());
}

std::optional<Company::Wanted> Company::betweenRounds(const Session &session) const {
    if (m_round >= m_options.rounds)
        return Wanted{Purpose::End, 0, m_asked ? soon / 3 : 2 * soon};
    if (m_round > 0 && session.felt().shoe().size() < enoughCards && !anyLies(session.felt()))
        return Wanted{Purpose::Shoe, m_round, soon};
    return Wanted{Purpose::Bets, m_round + 1 + (m_asked ? 1000 : 0), m_asked ? soon : impatient};
}

std::optional<Company::Wanted> Company::atPlay(const Dealing &dealing, const Felt &felt) {
    const Reference &reference = dealing.reference();
    const bool quiet = ready(dealing, felt) && m_offersAsked && m_said.empty();
    if (!m_incident.name.empty() && m_incident.after <= 0 && canHappen(m_incident.name, dealing, quiet))
        return Wanted{Purpose::Incident, 0, soon};
    if (!ready(dealing, felt) || reference.places().size() < reference.openingCards() || !dealing.anyCard())
        return std::nullopt;
    if (reference.settled()) {
        const bool claims = m_options.dial >= 3 && !m_claimed && claimOf(dealing, m_crew, m_round).has_value();
        return claims ? std::optional(Wanted{Purpose::Claim, 0, 2 * soon}) : std::nullopt;
    }
    if (!m_said.empty())
        return Wanted{Purpose::Said, 100 * m_batch + static_cast<int>(m_said.size()), m_again ? doubtful : thinks()};
    if (reference.inOffers() || (!reference.closesAloud() && !m_offersAsked))
        return inOffers(dealing);
    const bool waiting =
        openDuty(dealing, [](const Duty &duty) { return duty.act == Act::Refuse || duty.act == Act::Accept; });
    const auto said = m_crew.decision(dealing, m_round, m_decisions++);
    m_said.assign(said.begin(), said.end());
    m_again = false;
    ++m_batch;
    return Wanted{Purpose::Said, 100 * m_batch + static_cast<int>(m_said.size()), thinks() + (waiting ? impatient / 2 : 0)};
}

std::optional<Company::Wanted> Company::inOffers(const Dealing &dealing) {
    const bool unasked = openDuty(dealing, [](const Duty &duty) {
        return duty.act == Act::Say && (duty.call == Call::OfferInsurance || duty.call == Call::OfferSurrender);
    });
    if (!m_offersAsked) {
        const auto wishes = m_crew.offers(dealing, m_round);
        if (!unasked)
            m_offersAsked = true;
        if (!wishes.empty()) {
            m_offersAsked = true;
            m_said.assign(wishes.begin(), wishes.end());
            m_again = false;
            ++m_batch;
            return Wanted{Purpose::Said, 100 * m_batch + static_cast<int>(m_said.size()), unasked ? impatient : thinks()};
        }
        if (!dealing.reference().inOffers())
            return atPlay(dealing, dealing.felt());
    }
    // Nobody closes the offers: after a while the first hand just goes on.
    return m_crew.firstToPlay(dealing) ? std::optional(Wanted{Purpose::PlayOn, 0, impatient}) : std::nullopt;
}

Entry Company::entryOf(const Next &next, const Session &session) {
    Entry entry;
    switch (next.purpose) {
    case Purpose::Lights: entry.act = Act::LightsOn; break;
    case Purpose::Answer: return m_answers.front();
    case Purpose::Shoe:
        entry.act = Act::Shoe;
        entry.what = static_cast<std::uint8_t>(ShoeEvent::Fresh);
        entry.cards = shuffledShoe(m_header, m_round + 1);
        break;
    case Purpose::End:
    case Purpose::Bets: return m_crew.bets(m_round + 1);
    case Purpose::LateComer: return *m_late;
    case Purpose::Notice: {
        entry.act = Act::Notice;
        const Mishap &mishap = session.round()->mishaps().back();
        const Place &at = mishap.due && !mishap.dueTo.dealer() ? mishap.dueTo : mishap.put;
        for (const Bet &bet : session.round()->reference().setup().bets)
            if (bet.kind == mainBet && bet.box == at.box && entry.player == nobody)
                entry.player = bet.player;
        entry.of = mishap.line;
        break;
    }
    case Purpose::Incident: return incidentEntry(m_incident.name, *session.round());
    case Purpose::Claim: return *claimOf(*session.round(), m_crew, m_round);
    case Purpose::Said: return m_said.front();
    case Purpose::PlayOn: {
        entry = *m_crew.firstToPlay(*session.round());
        break;
    }
    }
    return entry;
}

} // namespace pitwise::live
