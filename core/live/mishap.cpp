// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The irregular half of Dealing: what differs between felt and reference is a situation; core/rulings says what follows;
// the ruling makes another round that counts, or the floor finishes this one.
#include "core/live/dealing.h"
#include "core/refusal.h"
#include "core/rulings/rulingtable.h"
#include "core/rulings/situationreader.h"

#include <algorithm>
#include <set>

namespace pitwise::live {
namespace {

std::string cardList(std::span<const Card> cards) {
    std::string text = "[";
    for (const Card card : cards)
        text += (text.size() > 1 ? ",\"" : "\"") + cardName(card) + '"';
    return text + ']';
}

bool has(const std::vector<RulingCode> &codes, RulingCode code) {
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

} // namespace

namespace {

/// Nothing where the document is silent on it.
std::optional<Ruling> ruledUnder(const Rulebook &book, const ReadingValues &values, const Library &library,
                                 SituationKind kind, const std::string &facts) {
    std::string readings;
    for (const auto &[name, value] : values)
        readings += (readings.empty() ? "\"" : ",\"") + name + "\":\"" + value + '"';
    const std::string document = R"({"format":"pitwise-situation/1","game":")" + book.document + R"(","rulebook":")" +
                                 book.name() + R"(","readings":{)" + readings + R"(},"kind":")" + std::string(nameOf(kind)) +
                                 R"(","facts":)" + facts + '}';
    try {
        const JsonTree tree{QByteArray::fromStdString(document)};
        return rule(readSituation(JsonNode(tree), library));
    } catch (const Refusal &) {
        return std::nullopt;
    }
}

} // namespace

std::optional<Ruling> Dealing::ruled(SituationKind kind, const std::string &facts) const {
    return ruledUnder(*m_header.book, m_header.table.readingValues, m_library, kind, facts);
}

std::vector<std::string> Dealing::clausesOf(SituationKind kind, const std::string &facts) const {
    const auto ruling = ruled(kind, facts);
    return ruling ? m_header.book->names(ruling->clauses) : std::vector<std::string>{};
}

bool Dealing::bySettlement() const {
    return m_header.book->rulings && m_header.book->rulings->repairBy == RepairBy::Settlement;
}

/// How far the round is, from the trace: a settlement in the subsequent deal is a final one where the document says so.
std::string_view Dealing::settledWord() const {
    if (m_moneyLine == 0)
        return "none";
    return bySettlement() && m_lateMoneyLine != 0 ? "final" : "interim";
}

std::string Dealing::moment(const char *more) const {
    std::string text = "{" + std::string(more) + R"("stage":")" + (isSubsequent() ? "subsequent" : "initial") +
                       R"(","settled":")" + std::string(settledWord()) + '"';
    return text;
}

bool Dealing::hasBet(int box) const {
    const auto &bets = m_reference->setup().bets;
    return std::any_of(bets.begin(), bets.end(), [&](const Bet &bet) { return bet.box == box && bet.kind == mainBet; });
}

void Dealing::incident(const Entry &entry) {
    Incident incident;
    incident.line = entry.line;
    incident.facts = "{}";
    m_felt.apply(entry);
    if (entry.act == Act::LightsOut) {
        incident.kind = SituationKind::PowerFailure;
        incident.facts = std::string(R"({"outcomeEstablished":)") + (m_moneyLine != 0 ? "true}" : "false}");
    } else if (entry.act == Act::Leaves) {
        incident.kind = SituationKind::AbsentPlayer;
        const auto &bets = m_reference->setup().bets;
        const auto own = std::find_if(bets.begin(), bets.end(), [&](const Bet &bet) {
            return bet.player == entry.player && bet.kind == mainBet && (entry.box == 0 || bet.box == entry.box);
        });
        if (own == bets.end() || m_reference->broken())
            return; // nobody who plays
        const bool others = std::any_of(bets.begin(), bets.end(), [&](const Bet &bet) {
            return bet.box == own->box && bet.kind == mainBet && bet.player != entry.player;
        });
        for (const Round::HandState &hand : m_reference->round().hands())
            if (hand.box == own->box) {
                incident.facts =
                    R"({"cards":)" + cardList(hand.cards) + R"(,"othersOnBox":)" + (others ? "true}" : "false}");
                break;
            }
        m_leaving.push_back(entry.player);
    } else {
        const auto what = static_cast<ShoeEvent>(entry.what);
        const std::string manual = m_header.house.manualShuffle ? R"({"manualShuffle":true})" : R"({"manualShuffle":false})";
        switch (what) {
        case ShoeEvent::FaceUp:
            incident.kind = SituationKind::FaceUpCard;
            incident.inPassing = incident.done = true; // it plays as any other
            break;
        case ShoeEvent::Foreign:
        case ShoeEvent::Extra:
        case ShoeEvent::Missing:
        case ShoeEvent::Unshuffled:
            incident.kind = SituationKind::ForeignCards;
            incident.facts = R"({"found":")" + std::string(shoeEventNames[entry.what]) + "\"}";
            break;
        case ShoeEvent::TwoCards: {
            incident.kind = SituationKind::SimultaneousDraw;
            const auto shoe = m_felt.shoe();
            const bool dealers = !m_reference->inPlay();
            std::string facts = std::string(R"({"hand":")") + (dealers ? "dealer" : "player") + R"(","disclosed":)" +
                                std::to_string(std::min<std::size_t>(entry.cards.size(), 2)) + R"(,"drawn":)" +
                                cardList(shoe.first(std::min<std::size_t>(2, shoe.size())));
            if (dealers && !m_reference->broken()) {
                std::vector<Card> own;
                if (m_header.book->play.printed)
                    own.push_back(*m_header.book->play.printed);
                for (const LaidCard *card : chain())
                    if (card->dealtTo.dealer())
                        own.push_back(card->card);
                facts += R"(,"dealer":)" + cardList(own);
            }
            incident.facts = facts + '}';
            break;
        }
        case ShoeEvent::Unreadable:
            incident.kind = SituationKind::CardUnreadable;
            incident.facts = R"({"outcomeEstablishable":false})";
            break;
        case ShoeEvent::CutCard:
            incident.kind = SituationKind::CutCardMissed;
            incident.facts = manual;
            break;
        case ShoeEvent::Empty:
            incident.kind = SituationKind::ShoeEmpty;
            incident.facts = manual;
            break;
        case ShoeEvent::Fresh: return;
        }
    }
    m_incidents.push_back(std::move(incident));
}

// ---------------------------------------------------------------- stop, rule, resume

void Dealing::stop(const Entry &entry) {
    if (m_stopped)
        throw Refusal{"play is stopped already", "line " + std::to_string(entry.line), {}};
    m_stopped = true;
    Episode episode;
    episode.stop = entry.line;
    episode.cardsAtStop = chain().size();
    if (openMishap())
        episode.mishap = static_cast<int>(m_mishaps.size()) - 1;
    else
        for (std::size_t i = 0; i < m_incidents.size() && episode.incident < 0; ++i)
            if (!m_incidents[i].noticed) {
                episode.incident = static_cast<int>(i);
                m_incidents[i].noticed = true;
            }
    classify(episode);
    m_episodes.push_back(std::move(episode));
}

void Dealing::classify(Episode &episode) const {
    std::string facts;
    if (episode.incident >= 0) {
        const Incident &incident = m_incidents[static_cast<std::size_t>(episode.incident)];
        episode.known = true;
        episode.kind = incident.kind;
        facts = incident.facts;
    } else if (episode.mishap >= 0) {
        const Mishap &mishap = m_mishaps[static_cast<std::size_t>(episode.mishap)];
        episode.known = true;
        if (mishap.cause == Mishap::Cause::DealerShort) {
            episode.kind = SituationKind::Misdeal;
            facts = moment("") + R"(,"reconstructible":true})";
        } else if (mishap.at < m_reference->openingCards() ||
                   (mishap.at == m_reference->openingCards() && mishap.put.box != 0 && !hasBet(mishap.put.box) &&
                    (m_playLine == 0 || mishap.line < m_playLine))) {
            classifyOpening(mishap, episode, facts);
        } else {
            classifyPlay(mishap, episode, facts);
        }
    } else if (m_burnDue && !m_burned && !m_burnWaived && anyCard()) {
        episode.known = true;
        episode.kind = SituationKind::BurnForgotten;
        facts = moment("") + "}";
    } else {
        const DutyList list = duties();
        for (const DutyList::Edge &edge : list.edges) {
            const Duty &before = list.duties[edge.before];
            if (before.done == 0 && before.kind >= 0 && (before.act == Act::Pay || before.act == Act::Take) &&
                list.duties[edge.after].done != 0 && list.duties[edge.after].act == Act::Card &&
                !m_header.book->demand(Procedure::openingSidesFirst).empty()) {
                episode.known = true;
                episode.kind = SituationKind::SideSettlementLate;
                facts = "{}";
                break;
            }
        }
        if (!episode.known)
            return;
    }
    ruleOn(episode, facts);
}

/// The chain of cards against the opening deal: which places were passed, which got too many.
Dealing::OpeningLaid Dealing::openingLaid() const {
    const auto &places = m_reference->places();
    const std::size_t opening = m_reference->openingCards();
    const auto dealer =
        static_cast<std::size_t>(std::find_if(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(opening),
                                              [](const Place &place) { return place.dealer(); }) -
                                 places.begin());
    OpeningLaid laid;
    laid.got.assign(opening, false);
    for (const LaidCard *card : chain()) {
        if (m_playLine != 0 && card->line >= m_playLine)
            break;                                                     // the opening deal was over for him
        std::size_t slot = dealer < laid.furthest ? laid.furthest : 0; // the second lap goes on, whoever lacks a first card
        for (int around = 0; around < 2; ++around, slot = around == 1 ? 0 : slot) {
            while (slot < opening && (laid.got[slot] || places[slot] != card->dealtTo))
                ++slot;
            if (slot < opening)
                break;
        }
        laid.slot.push_back(slot < opening ? static_cast<int>(slot) : -1);
        if (slot >= opening) {
            const int box = card->dealtTo.box;
            (box != 0 && !hasBet(box) ? laid.emptyBox : card->dealtTo.dealer() ? laid.toDealer : laid.stray) = true;
            continue;
        }
        laid.got[slot] = true;
        laid.inOrder = laid.inOrder && slot + 1 > laid.furthest;
        laid.furthest = std::max(laid.furthest, slot + 1);
    }
    return laid;
}

void Dealing::classifyOpening(const Mishap &mishap, Episode &episode, std::string &facts) const {
    const auto &places = m_reference->places();
    const auto cards = chain();
    const OpeningLaid laid = openingLaid();
    const auto &got = laid.got;
    const std::size_t furthest = laid.furthest;
    const bool inOrder = laid.inOrder, emptyBox = laid.emptyBox, stray = laid.stray, toDealer = laid.toDealer;
    std::vector<std::size_t> missing;
    for (std::size_t slot = 0; slot < furthest; ++slot)
        if (!got[slot])
            missing.push_back(slot);
    const bool oneBox = !missing.empty() && std::all_of(missing.begin(), missing.end(), [&](std::size_t slot) {
        return places[slot] == places[missing.front()];
    });
    const std::string repair = bySettlement() ? R"(,"reconstructible":true})" : "}";
    if (emptyBox) {
        episode.kind = SituationKind::EmptyBoxDealt;
        facts = moment("") + repair;
    } else if (toDealer && missing.empty() && inOrder && isSubsequent()) {
        episode.kind = SituationKind::CardInError;
        facts = bySettlement()
                    ? R"({"refusals":"none","settled":")" + std::string(settledWord()) + R"(","reconstructible":true})"
                    : R"({"refusals":"none"})";
    } else if (!stray && !toDealer && inOrder && oneBox && places[missing.front()].dealer()) {
        episode.kind = SituationKind::DealerNoCard;
        facts = moment("") + repair;
    } else if (!stray && !toDealer && inOrder && oneBox) {
        episode.kind = SituationKind::ShortDeal;
        const auto held = std::count_if(cards.begin(), cards.end(),
                                        [&](const LaidCard *card) { return card->dealtTo == places[missing.front()]; });
        // Cards of a lap that has not come to the box yet are not missing.
        facts = moment(("\"cards\":" + std::to_string(std::min<std::ptrdiff_t>(held, 1)) + ',').c_str()) + repair;
    } else {
        episode.kind = SituationKind::Misdeal;
        facts = moment("") + R"(,"reconstructible":true})";
        if (bySettlement()) // the stage in which the error was made
            facts = std::string(R"({"stage":"initial","settled":")") + (m_moneyLine != 0 ? "interim" : "none") +
                    R"(","reconstructible":true})";
    }
    (void)mishap;
}

void Dealing::classifyPlay(const Mishap &mishap, Episode &episode, std::string &facts) const {
    const auto cards = chain();
    const auto &places = m_reference->places();
    const Round &round = m_reference->round();
    const std::string settled = R"("settled":")" + std::string(settledWord()) + R"(","reconstructible":true})";
    const auto inError = [&] {
        episode.kind = SituationKind::CardInError;
        std::string_view refusals = "none";
        std::size_t refused = 0, taken = 0;
        for (const auto &[player, answered] : episode.answers) {
            refused += answered == Answered::RefusesCard;
            taken += answered == Answered::TakesCard;
        }
        if (refused > 0)
            refusals = taken > 0 ? "some" : "all";
        facts = R"({"refusals":")" + std::string(bySettlement() ? "none" : refusals) + '"' +
                (bySettlement() ? ',' + settled : "}");
    };
    if (mishap.put.dealer()) {
        if (!m_reference->settled() || mishap.due)
            return inError();
        std::vector<Card> own;
        if (m_header.book->play.printed)
            own.push_back(*m_header.book->play.printed);
        for (std::size_t i = 0; i < std::min(mishap.at, cards.size()); ++i)
            if (cards[i]->dealtTo.dealer())
                own.push_back(cards[i]->card);
        episode.kind = SituationKind::DealerOverdraw;
        facts = R"({"dealer":)" + cardList(own) + R"(,"extra":")" +
                (mishap.at < cards.size() ? cardName(cards[mishap.at]->card) : std::string("AS")) + "\"}";
        return;
    }
    // A hand was passed over: another one whose turn comes later has got a card.
    const bool waiting = mishap.due ? !mishap.dueTo.dealer() && !mishap.dueTo.burn : m_reference->inPlay();
    const int turn = mishap.due ? mishap.dueTo.box : round.activeBox();
    if (waiting && turn == mishap.put.box &&
        mishap.put.hand > (mishap.due ? mishap.dueTo.hand : m_reference->activeHand())) {
        episode.kind = SituationKind::Misdeal; // the second hand of a split before the first is finished
        facts = moment("") + R"(,"reconstructible":true})";
        if (!isSubsequent())
            facts = R"({"stage":"subsequent","settled":")" + std::string(settledWord()) + R"(","reconstructible":true})";
        return;
    }
    if (waiting && mishap.put.box > turn && mishap.cause == Mishap::Cause::Card) {
        std::set<int> areas;
        for (std::size_t i = mishap.at; i < cards.size(); ++i)
            areas.insert(cards[i]->dealtTo.box);
        episode.kind = SituationKind::PlayerSkipped;
        facts = R"({"areasActedSince":)" + std::to_string(areas.size()) + (bySettlement() ? ',' + settled : "}");
        return;
    }
    (void)places;
    inError();
}

void Dealing::ruleOn(Episode &episode, const std::string &facts) const {
    const auto ruling = ruled(episode.kind, facts);
    episode.ruledOn = ruling.has_value();
    if (!ruling)
        return;
    episode.ruling = ruling->codes;
    episode.clauses = m_header.book->names(ruling->clauses);
    // A reading that the house has not fixed, and on which the answer hangs, is never scored.
    episode.flagged = false;
    for (const Reading &reading : m_header.book->readings) {
        if (m_header.house.earlyFixed || m_header.table.readingValues.contains(reading.name))
            continue;
        for (const std::string &value : reading.values) {
            ReadingValues values = m_header.table.readingValues;
            values[reading.name] = value;
            const auto same = ruledUnder(*m_header.book, values, m_library, episode.kind, facts);
            episode.flagged = episode.flagged || !same || same->codes != episode.ruling;
        }
    }
}

void Dealing::rule(const Entry &entry) {
    Episode &episode = m_episodes.back();
    if (episode.rule == 0 && episode.kind == SituationKind::CardInError && !episode.answers.empty())
        classify(episode);
    episode.rule = entry.line;
    episode.codes = entry.codes;
}

void Dealing::resume(const Entry &entry) {
    Episode &episode = m_episodes.back();
    episode.resume = entry.line;
    m_stopped = false;
    if (!episode.known) {
        if (!matches()) { // cards moved in a stop for nothing
            freeze();
            m_handedOver = true;
        }
        return;
    }
    carryOut(episode);
}

/// Another order of cards, or other bets: what lies on the felt becomes what counts. `since`: of the line from which on
/// nobody judged what the players called.
bool Dealing::adoptFelt(const std::vector<Bet> &bets, int since) {
    std::vector<Card> shoe;
    for (const LaidCard *card : chain())
        shoe.push_back(card->card);
    shoe.insert(shoe.end(), m_felt.shoe().begin(), m_felt.shoe().end());
    if (!m_reference->adopt(bets, std::move(shoe)))
        return false;
    if (since > 0)
        replay(since);
    return matches();
}

/// What was called while felt and reference differed counts now, as far as it was its hand's turn.
void Dealing::replay(int since) {
    const auto later = [&](Call call) {
        const auto &lines = m_says[static_cast<std::size_t>(call)];
        return !lines.empty() && lines.back() > since;
    };
    if (m_reference->inOffers() && later(m_reference->upAce() ? Call::CloseInsurance : Call::CloseSurrender))
        m_reference->closeOffers();
    for (Wish &wish : m_wishes) {
        if (wish.line < since || wish.state != Wish::State::Idle || wish.act != Act::Signal)
            continue;
        if (wish.phase == DutyFacts::Answer::Phase::Play && m_reference->inOffers())
            m_reference->closeOffers(); // play went on without the word
        if (chain().size() <= m_reference->places().size() && wish.phase == DutyFacts::Answer::Phase::Play &&
            chain().size() < m_reference->places().size())
            continue; // a card is still due before it
        Entry entry;
        entry.act = Act::Signal;
        entry.box = static_cast<std::uint8_t>(wish.box);
        entry.hand = static_cast<std::uint8_t>(wish.hand);
        entry.player = wish.player;
        entry.wish = wish.what;
        entry.cents = wish.cents;
        if (m_reference->signal(entry, false).taken == Reference::Taken::Counts)
            wish.state = Wish::State::Lawful;
    }
}

void Dealing::carryOut(Episode &episode) {
    const bool rightly = !episode.ruledOn || episode.codes == episode.ruling;
    const auto &codes = episode.ruling;
    const auto handOver = [&] {
        freeze();
        m_handedOver = true;
        episode.handedOver = true;
        episode.restored = !has(codes, RulingCode::OfferContinueOrReturn) || askedAll(episode);
    };
    if (episode.incident >= 0) {
        Incident &incident = m_incidents[static_cast<std::size_t>(episode.incident)];
        incident.done = true;
        episode.restored = true;
        if (incident.kind == SituationKind::AbsentPlayer) {
            if (!has(codes, RulingCode::OtherBettorPlays))
                m_absent = m_leaving;
            playAbsent();
        }
        if (has(codes, RulingCode::VoidRound)) {
            handOver();
            m_voided = true;
        } else if (has(codes, RulingCode::ReferShiftManager) || has(codes, RulingCode::RiffleDiscardsOnce) ||
                   has(codes, RulingCode::OfferWithdrawAll) || !matches()) {
            handOver();
        } else if (has(codes, RulingCode::OfferContinueOrReturn)) {
            std::vector<Bet> bets = m_reference->setup().bets;
            episode.restored = letLeave(episode, bets) && (m_voided || adoptFelt(bets));
        }
        return;
    }
    if (episode.mishap < 0 && has(codes, RulingCode::ReferShiftManager)) {
        handOver();
        return;
    }
    if (episode.mishap < 0) { // a card not burned, a side bet not settled: the duties say the rest
        if (episode.kind == SituationKind::BurnForgotten && !has(codes, RulingCode::Reconstruct))
            episode.restored = true;
        else if (episode.kind == SituationKind::BurnForgotten)
            episode.restored = m_burned;
        else
            episode.restored = true;
        return;
    }
    Mishap &mishap = m_mishaps[static_cast<std::size_t>(episode.mishap)];
    mishap.closed = episode.resume;
    // A card in error that others have been dealt behind cannot be put in front of them again.
    const bool buried = episode.kind == SituationKind::CardInError && !bySettlement() && episode.cardsAtStop > mishap.at + 1;
    const bool barred = has(codes, RulingCode::NoReconstruct) && !canPlayOn(episode, mishap);
    if (buried || barred || has(codes, RulingCode::VoidRound) || has(codes, RulingCode::ReferShiftManager) ||
        !episode.ruledOn) {
        handOver(); // the floor finishes such a round
        mishap.state = Mishap::State::Repaired;
        return;
    }
    episode.restored = rightly && putRight(episode, mishap);
    if (episode.restored) {
        mishap.state = Mishap::State::Repaired;
        m_frozen.reset();
        playAbsent();
        return;
    }
    mishap.state = Mishap::State::Repaired; // told as what was done about it
    freeze();
    m_handedOver = true;
}

/// Whether felt and the round that the ruling makes agree.
bool Dealing::putRight(const Episode &episode, const Mishap &mishap) {
    const auto &codes = episode.ruling;
    std::vector<Bet> bets = m_reference->setup().bets;
    const auto laid = chain();
    // What was called from the last card on that both agree about.
    const int since = mishap.at > 0 && mishap.at <= laid.size() ? laid[mishap.at - 1]->line : m_begin;
    if (has(codes, RulingCode::NoReconstruct) || has(codes, RulingCode::OfferActOrWithdraw) ||
        has(codes, RulingCode::DealerDrawsNow))
        return playOn(episode, mishap, since);
    if (has(codes, RulingCode::ReturnBet)) {
        const int box = mishap.dueTo.box;
        for (const Spot &spot : m_felt.spots())
            if (spot.box == box && spot.kind == mainBet && spot.chips > 0)
                return false;
        std::erase_if(bets, [&](const Bet &bet) { return bet.box == box; });
        return adoptFelt(bets, since);
    }
    if (has(codes, RulingCode::HandContinues)) {
        if (!m_reference->actForActive(Do::Stand))
            return false;
        replay(since);
        const auto cards = chain();
        while (cards.size() > m_reference->places().size()) {
            const Place next = cards[m_reference->places().size()]->dealtTo;
            if (!m_reference->inPlay() ||
                next !=
                    Place{static_cast<std::uint8_t>(m_reference->round().activeBox()), m_reference->activeHand(), false} ||
                !m_reference->actForActive(Do::Hit))
                return false;
        }
        return matches();
    }
    if (mishap.cause == Mishap::Cause::DealerShort) // the hand is complete, or goes on being drawn
        return matches() && (!has(codes, RulingCode::OfferContinueOrReturn) || (letLeave(episode, bets) && adoptFelt(bets)));
    if (has(codes, RulingCode::OfferContinueOrReturn) && !letLeave(episode, bets))
        return false;
    return m_voided || adoptFelt(bets, since);
}

bool Dealing::askedAll(const Episode &episode) const {
    const auto &bets = m_reference->setup().bets;
    return std::all_of(bets.begin(), bets.end(), [&](const Bet &bet) {
        return bet.kind != mainBet ||
               std::find(episode.asked.begin(), episode.asked.end(), bet.player) != episode.asked.end();
    });
}

/// Everybody with a bet is asked; who takes it back has got it, and his cards are out. `bets`: those that stay.
bool Dealing::letLeave(const Episode &episode, std::vector<Bet> &bets) {
    if (!askedAll(episode))
        return false;
    std::set<PlayerId> leavers;
    for (const auto &[player, answered] : episode.answers)
        if (answered == Answered::TakesBack)
            leavers.insert(player);
    if (leavers.empty())
        return true;
    for (const Spot &spot : m_felt.spots())
        if (leavers.contains(spot.player) && spot.kind == mainBet && spot.chips > 0)
            return false;
    std::set<int> before, after;
    for (const Bet &bet : bets)
        if (bet.kind == mainBet)
            before.insert(bet.box);
    std::erase_if(bets, [&](const Bet &bet) { return leavers.contains(bet.player); });
    for (const Bet &bet : bets)
        if (bet.kind == mainBet)
            after.insert(bet.box);
    if (after.empty()) { // nobody is left
        freeze();
        m_handedOver = m_voided = true;
        return true;
    }
    std::erase_if(bets, [&](const Bet &bet) { return !after.contains(bet.box); });
    for (const int box : before)
        if (!after.contains(box))
            m_felt.removeCards(box);
    return true;
}

} // namespace pitwise::live
