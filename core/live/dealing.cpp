// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/assessment.h"
#include "core/refusal.h"

#include <algorithm>

namespace pitwise::live {

using Phase = DutyFacts::Answer::Phase;
using WishState = Wish::State;

namespace {

[[noreturn]] void refuse(const Entry &entry, const char *member, std::string error) {
    const std::string line = "line " + std::to_string(entry.line);
    throw Refusal{std::move(error), *member ? line + ": " + member : line, {}};
}

constexpr std::int64_t inOneBreath = 250; ///< Milliseconds: the same signal again is no second one.

bool isOffer(Do what) {
    return what == Do::Surrender || what == Do::Insurance || what == Do::EvenMoney;
}

Place placeOf(const Entry &entry) {
    return {entry.box, entry.hand, entry.burn};
}

} // namespace

Dealing::Dealing(const Header &header, const Library &library, Felt &felt, const Entry &bets, bool burnDue)
    : m_header(header), m_library(library), m_felt(felt), m_round(bets.round), m_begin(bets.line), m_burnDue(burnDue),
      m_lastLine(bets.line), m_lastTime(bets.t) {
    std::span<const Card> shoe = felt.shoe();
    if (burnDue && !shoe.empty())
        shoe = shoe.subspan(1);
    try {
        m_reference = std::make_unique<Reference>(header, bets, shoe);
    } catch (Refusal &refusal) {
        const std::string line = "line " + std::to_string(bets.line);
        refusal.at = refusal.at.empty() ? line : line + ": " + refusal.at;
        throw;
    }
}

bool Dealing::anyCard() const {
    return !m_felt.cards().empty();
}

bool Dealing::over() const {
    return m_handedOver || (m_reference->settled() && chain().size() >= m_reference->places().size());
}

std::vector<const LaidCard *> Dealing::chain() const {
    std::vector<const LaidCard *> cards;
    cards.reserve(m_felt.cards().size());
    for (const LaidCard &card : m_felt.cards())
        if (card.state != LaidCard::State::Removed && (m_burnLine == 0 || card.line != m_burnLine))
            cards.push_back(&card);
    if (cards.size() >= m_openingOrder.size()) { // dealt in another order, which had to stand
        const auto dealt = cards;
        for (std::size_t i = 0; i < m_openingOrder.size(); ++i)
            cards[i] = dealt[m_openingOrder[i]];
    }
    return cards;
}

bool Dealing::matches() const {
    const auto &places = m_reference->places();
    const auto cards = chain();
    if (cards.size() > places.size())
        return false;
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (cards[i]->dealtTo != places[i])
            return false;
    return true;
}

const Mishap *Dealing::openMishap() const {
    return !m_mishaps.empty() && m_mishaps.back().state == Mishap::State::Open ? &m_mishaps.back() : nullptr;
}
Mishap *Dealing::openMishap() {
    return !m_mishaps.empty() && m_mishaps.back().state == Mishap::State::Open ? &m_mishaps.back() : nullptr;
}

/// What has been graded so far stays, whatever becomes of the round.
void Dealing::freeze() {
    if (!m_frozen)
        m_frozen = std::make_shared<const RoundGrade>(Assessment(*this, Ending::Open).make());
}

bool Dealing::isSubsequent() const {
    return m_playLine != 0;
}

void Dealing::take(const Entry &entry) {
    if (!isCrew(entry.act) && !m_stopped && entry.t > m_lastTime) {
        m_own += entry.t - m_lastTime;
        m_ownBy[at(skillOfAct(entry))] += entry.t - m_lastTime;
    }
    m_lastTime = std::max(m_lastTime, entry.t);
    switch (entry.act) {
    case Act::Say: say(entry); break;
    case Act::Card:
    case Act::Lift:
    case Act::Discard:
    case Act::Split: card(entry); break;
    case Act::Take:
    case Act::Pay:
    case Act::Return:
    case Act::Half: money(entry); break;
    case Act::Accept:
    case Act::Refuse: answer(entry); break;
    case Act::Clear:
        m_felt.apply(entry);
        m_clears.push_back({placeOf(entry), entry.line});
        break;
    case Act::ClearAll:
        m_felt.apply(entry);
        if (m_clearAll == 0)
            m_clearAll = entry.line;
        break;
    case Act::Stop: stop(entry); break;
    case Act::Call:
    case Act::Report:
    case Act::Rule:
    case Act::Resume:
        if (!m_stopped)
            refuse(entry, "do", "nothing is stopped");
        if (entry.act == Act::Call)
            m_episodes.back().call = entry.line;
        else if (entry.act == Act::Report)
            m_episodes.back().report = entry.line, m_episodes.back().reported = entry.situation;
        else if (entry.act == Act::Rule)
            rule(entry);
        else
            resume(entry);
        break;
    case Act::Ask:
        if (m_stopped && entry.player != nobody)
            m_episodes.back().asked.push_back(entry.player);
        break;
    case Act::Answer:
        if (m_stopped)
            m_episodes.back().answers.emplace_back(entry.player, static_cast<Answered>(entry.what));
        break;
    case Act::Relief:
        m_relief = entry.line;
        m_own = 0;
        m_ownBy = {};
        if (m_frozen) { // without what the dealer before did
            m_frozen.reset();
            freeze();
        }
        break;
    case Act::Signal: signal(entry); break;
    case Act::OfferChips:
    case Act::ChipsMoved: chips(entry); break;
    case Act::Shoe:
    case Act::Leaves:
    case Act::LightsOut: incident(entry); break;
    default: m_felt.apply(entry); break;
    }
    m_lastLine = entry.line;
}

/// Whose time an act takes.
Skill Dealing::skillOfAct(const Entry &entry) const {
    if (entry.act == Act::Card)
        return entry.burn || chain().size() < m_reference->openingCards() ? Skill::Deal
               : entry.dealer                                             ? Skill::Dealer
                                                                          : Skill::Signals;
    return skillOf(entry.act, static_cast<Call>(entry.what), entry.kind);
}

void Dealing::say(const Entry &entry) {
    const Call call = static_cast<Call>(entry.what);
    m_says[entry.what].push_back(entry.line);
    const bool close = call == Call::CloseSurrender || call == Call::CloseInsurance;
    if (close && !suspended() && m_reference->inOffers() && (call == Call::CloseInsurance) == m_reference->upAce())
        m_reference->closeOffers();
}

void Dealing::card(const Entry &entry) {
    const bool free = !m_stopped && !suspended();
    if (entry.act == Act::Split) {
        std::size_t due = 0, done = 0;
        for (const Reference::Step &step : m_reference->steps())
            due += step.event.type == Event::Type::Split && step.event.box == entry.box && step.hand == entry.hand;
        for (const PlaceAct &split : m_splits)
            done += split.place == placeOf(entry);
        if (free && done >= due)
            freeze();
        m_felt.apply(entry);
        m_splits.push_back({placeOf(entry), entry.line});
        if (free && done >= due)
            compare(entry);
        return;
    }
    if (entry.act == Act::Card) {
        const bool stray = entry.box != 0 && !hasBet(entry.box);
        if (free && !stray && m_reference->inOffers() && chain().size() >= m_reference->openingCards())
            m_reference->closeOffers(); // he deals on without a word
        const auto laid = chain().size();
        if (entry.burn && m_burnDue && !m_burned && (laid == 0 || free)) {
            m_felt.apply(entry);
            m_burned = true;
            m_burnLine = entry.line;
            if (m_stopped)
                m_burnedLate = entry.line;
            (void)adoptFelt(m_reference->setup().bets);
            return;
        }
        if (m_burnDue && !m_burned && laid == 0 && !entry.burn) { // forgotten: the shoe goes on from its first card
            const auto shoe = m_felt.shoe();
            (void)m_reference->adopt(m_reference->setup().bets, {shoe.begin(), shoe.end()});
        }
        if (free && entry.dealer)
            m_reference->dealersCardNow(); // he need not wait for the hand in turn
        const auto &places = m_reference->places();
        if (free && (laid >= places.size() || places[laid] != placeOf(entry)))
            freeze();
        if (entry.box != 0 && entry.hand == m_felt.handsOf(entry.box) + 1 &&
            std::find(places.begin(), places.end(), placeOf(entry)) != places.end())
            m_felt.addHand(entry.box); // a split that the dealer has not made in due form
        m_felt.apply(entry);
        const bool further = said(Call::CloseSurrender) || said(Call::CloseInsurance) || m_sawPlay ||
                             (laid >= m_reference->openingCards() && !openMishap() && !stray);
        if (m_playLine == 0 && further && !m_stopped)
            m_playLine = entry.line;
    } else {
        if (free && entry.act == Act::Discard)
            freeze();
        m_felt.apply(entry);
        if (entry.act == Act::Lift && m_burned && m_felt.cards().empty()) {
            m_burned = false;
            m_burnLine = 0;
            const auto shoe = m_felt.shoe();
            if (!shoe.empty())
                (void)m_reference->adopt(m_reference->setup().bets, {shoe.begin() + 1, shoe.end()});
        } else if (entry.act == Act::Lift && free) {
            m_liftsNotDue.push_back({{}, entry.line});
        }
    }
    if (!m_stopped && !m_handedOver)
        compare(entry);
}

/// After cards have moved outside of the floor's sight: do felt and reference still agree?
void Dealing::compare(const Entry &entry) {
    const bool badSplit = entry.act == Act::Split;
    const bool agree = !badSplit && matches();
    if (Mishap *open = openMishap()) {
        if (!agree || open->cause == Mishap::Cause::Missed ||
            (open->cause == Mishap::Cause::DealerShort && chain().size() < m_reference->places().size()))
            return;
        open->state = Mishap::State::MovedBack;
        open->closed = entry.line;
        m_frozen.reset();
        if (entry.act == Act::Discard) {
            std::vector<Card> shoe;
            for (const LaidCard *card : chain())
                shoe.push_back(card->card);
            shoe.insert(shoe.end(), m_felt.shoe().begin(), m_felt.shoe().end());
            (void)m_reference->adopt(m_reference->setup().bets, std::move(shoe));
        }
        return;
    }
    if (agree) {
        if (entry.act == Act::Discard)
            m_frozen.reset();
        return;
    }
    Mishap mishap;
    mishap.line = entry.line;
    mishap.put = placeOf(entry);
    const auto &places = m_reference->places();
    const auto cards = chain();
    while (mishap.at < std::min(cards.size(), places.size()) && cards[mishap.at]->dealtTo == places[mishap.at])
        ++mishap.at;
    mishap.due = mishap.at < places.size();
    if (mishap.due)
        mishap.dueTo = places[mishap.at];
    for (std::size_t i = m_wishes.size(); i-- > 0;) {
        Wish &wish = m_wishes[i];
        if (wish.act != Act::Signal || wish.box != entry.box || wish.hand != entry.hand || wish.refused || wish.granted)
            continue;
        if (wish.state == WishState::NotHis || wish.state == WishState::Unlawful) {
            mishap.cause = wish.state == WishState::NotHis ? Mishap::Cause::WrongPerson : Mishap::Cause::Unlawful;
            mishap.wish = i;
            mishap.clauses = wish.clauses;
            wish.granted = entry.line;
        }
        break;
    }
    m_mishaps.push_back(std::move(mishap));
    if (badSplit)
        m_handedOver = true;
}

void Dealing::signal(const Entry &entry) {
    Wish wish;
    wish.line = entry.line;
    wish.what = entry.wish;
    wish.box = entry.box;
    wish.hand = entry.hand;
    wish.player = entry.player;
    wish.cents = entry.cents;
    wish.t = entry.t;
    const bool offer = isOffer(entry.wish);
    const bool inTime = m_reference->inOffers() || !m_reference->closesAloud();
    wish.phase = offer && inTime ? Phase::Offers : Phase::Play;
    m_sawPlay = m_sawPlay || !offer;
    const std::size_t laid = chain().size();
    const bool waits = !m_stopped && !suspended() && laid > 0 && !m_reference->broken();
    if (m_stopped || suspended() || laid < m_reference->openingCards()) {
        if (waits) // the opening deal was not complete, and the players went on
            missedCard(entry);
        layUnjudged(entry);
        m_wishes.push_back(std::move(wish));
        return;
    }
    if (!offer && m_reference->inOffers())
        m_reference->closeOffers(); // play goes on without the word
    if (!offer && laid < m_reference->places().size()) {
        const Wish *last = m_wishes.empty() ? nullptr : &m_wishes.back();
        const bool again = last && last->box == wish.box && last->hand == wish.hand && last->player == wish.player &&
                           last->what == wish.what && entry.t - last->t <= inOneBreath;
        if (!again) { // a card was due first, and the players went on without it
            missedCard(entry);
            layUnjudged(entry);
        }
        m_wishes.push_back(std::move(wish));
        return;
    }
    const std::size_t steps = m_reference->steps().size();
    const Reference::Answer answer = m_reference->signal(entry, laid <= m_reference->openingCards());
    wish.clauses = answer.clauses;
    switch (answer.taken) {
    case Reference::Taken::Counts: wish.state = WishState::Lawful; break;
    case Reference::Taken::Unlawful: wish.state = WishState::Unlawful; break;
    case Reference::Taken::NotHis: wish.state = WishState::NotHis; break;
    case Reference::Taken::NotInTurn: break;
    }
    if (wish.state == WishState::Unlawful) {
        const auto same = [&](const Wish &other) {
            return other.state == WishState::Unlawful && other.what == wish.what && other.box == wish.box &&
                   other.hand == wish.hand && other.player == wish.player && !other.refused && !other.granted;
        };
        if (std::any_of(m_wishes.begin(), m_wishes.end(), same))
            wish.state = WishState::Idle; // asked for again
    }
    if (wish.state == WishState::Lawful && entry.wish == Do::Insurance)
        m_felt.lay(entry.box, entry.player, insuranceBet, 0, entry.cents);
    if (wish.state == WishState::Lawful && !offer)
        for (std::size_t i = steps; i < m_reference->steps().size(); ++i) {
            const Reference::Step &step = m_reference->steps()[i];
            const Event &event = step.event;
            if (event.type == Event::Type::Doubled || event.type == Event::Type::Staked)
                m_felt.lay(event.box, event.player, mainBet, step.hand, event.amount);
            else if (event.type == Event::Type::MarkerLaid && event.amount == 0)
                m_felt.lay(event.box, event.player, mainBet, step.hand, 0);
            else if (event.type == Event::Type::TieStaked)
                for (std::size_t kind = 0; kind < m_header.book->sideBets.size(); ++kind)
                    if (m_header.book->sideBets[kind].rule == SideBetRule::TieOnTotal)
                        m_felt.lay(event.box, event.player, static_cast<BetKind>(kind), step.hand, event.amount);
        }
    m_wishes.push_back(std::move(wish));
    playAbsent();
}

/// A card was due and somebody else's decision has come: nobody got it.
void Dealing::missedCard(const Entry &entry) {
    freeze();
    Mishap mishap;
    mishap.cause = Mishap::Cause::Missed;
    mishap.line = entry.line;
    mishap.at = chain().size();
    mishap.due = true;
    mishap.dueTo = m_reference->places()[mishap.at];
    mishap.put = mishap.dueTo;
    m_mishaps.push_back(std::move(mishap));
}

/// Chips that come with a signal, where nobody judges it: the round that counts waits.
void Dealing::layUnjudged(const Entry &entry) {
    const auto &bets = m_reference->setup().bets;
    const auto main = [&](PlayerId player) -> Cents {
        for (const Bet &bet : bets)
            if (bet.kind == mainBet && bet.box == entry.box && bet.player == player)
                return bet.placed;
        return 0;
    };
    const int next = m_felt.handsOf(entry.box) + 1;
    const auto lay = [&](PlayerId player, Cents amount) {
        if (entry.wish == Do::Double && amount > 0 && entry.hand > 0)
            m_felt.lay(entry.box, player, mainBet, entry.hand, amount);
        else if ((entry.wish == Do::Split || entry.wish == Do::FreeSplit) && next <= m_header.book->play.maxHands)
            m_felt.lay(entry.box, player, mainBet, next, entry.wish == Do::Split ? main(player) : 0);
    };
    if (entry.wish == Do::Insurance && entry.cents > 0)
        m_felt.lay(entry.box, entry.player, insuranceBet, 0, entry.cents);
    lay(entry.player, entry.cents > 0 ? entry.cents : main(entry.player));
    for (const Follower &follower : entry.with)
        lay(follower.player, follower.amount > 0 ? follower.amount : main(follower.player));
    for (const Follower &tie : entry.tie)
        for (std::size_t kind = 0; kind < m_header.book->sideBets.size(); ++kind)
            if (m_header.book->sideBets[kind].rule == SideBetRule::TieOnTotal)
                m_felt.lay(entry.box, tie.player, static_cast<BetKind>(kind), next, tie.amount);
}

/// The hands of who has left are drawn by rule, without a signal.
void Dealing::playAbsent() {
    if (m_absent.empty() || suspended() || !m_header.book->rulings)
        return;
    const RulingTable &table = *m_header.book->rulings;
    while (m_reference->inPlay()) {
        const Round &round = m_reference->round();
        if (std::find(m_absent.begin(), m_absent.end(), round.activePlayer()) == m_absent.end())
            return;
        const HandTotal total = round.activeFacts().total;
        const bool stops = total.total >= (total.soft ? table.absentStopsSoft : table.absentStopsHard);
        if (!m_reference->actForActive(stops ? Do::Stand : Do::Hit))
            return;
    }
}

} // namespace pitwise::live
