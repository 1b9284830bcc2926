// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The erring half of Dealer: where its bot's one mistake fits, it is made there.
#include "core/live/dealer.h"

#include <algorithm>

namespace pitwise::live {
namespace {

bool isMoney(Act act) {
    return act == Act::Take || act == Act::Pay || act == Act::Half || act == Act::Return;
}

} // namespace

/// One place in three is taken, so that a mistake is not always made at the first.
bool Dealer::chance() {
    return m_plan.below(3) == 0;
}

std::size_t Dealer::laidCards() const {
    return static_cast<std::size_t>(
        std::count_if(m_session.felt().cards().begin(), m_session.felt().cards().end(),
                      [](const LaidCard &card) { return !card.dealtTo.burn && card.state != LaidCard::State::Removed; }));
}

bool Dealer::plant(const DutyList &list, const std::vector<std::size_t> &open) {
    switch (m_bot->mistake) {
    case Mistake::Omit:
    case Mistake::Delay: return leaveOut(list, open);
    case Mistake::Alter: return alter(list, open);
    case Mistake::Extra: return addSomething(list, open);
    case Mistake::Refusal: return answerWrongly(list, open);
    case Mistake::Card: return misplace(list, open);
    default: return false;
    }
}

bool Dealer::leaveOut(const DutyList &list, const std::vector<std::size_t> &open) {
    for (const std::size_t i : open) {
        const Duty &duty = list.duties[i];
        if (duty.act != m_bot->act || (duty.act == Act::Say && static_cast<int>(duty.call) != m_bot->detail) ||
            (duty.act == Act::Card && !duty.place.burn))
            continue;
        const bool closes = duty.act == Act::Say && (duty.call == Call::CloseSurrender || duty.call == Call::CloseInsurance);
        if (closes && table().reference().round().offers().empty())
            continue; // everybody is out: there is nothing to go on with
        if (duty.act != Act::Say && duty.act != Act::ClearAll && duty.act != Act::Card && duty.act != Act::Return &&
            !chance())
            continue;
        if (m_bot->mistake == Mistake::Delay) {
            const bool ordered = std::any_of(list.edges.begin(), list.edges.end(), [&](const DutyList::Edge &edge) {
                return edge.before == i && list.duties[edge.after].act != Act::ClearAll;
            });
            const bool toCome =
                duty.act == Act::Take || duty.act == Act::Clear || duty.act == Act::Pay || duty.act == Act::Say;
            if (!ordered && !(toCome && list.duties.back().act != Act::ClearAll && duty.act != Act::Pay))
                continue;
            m_delayed = keyOf(duty);
        } else {
            done();
        }
        m_skipped.push_back(keyOf(duty));
        return true;
    }
    return false;
}

bool Dealer::alter(const DutyList &list, const std::vector<std::size_t> &open) {
    for (const std::size_t i : open) {
        const Duty duty = list.duties[i];
        if (duty.act != m_bot->act || !chance())
            continue;
        Entry entry = entryOf(duty);
        const Spot *spot =
            isMoney(duty.act) ? m_session.felt().find(duty.place.box, duty.player, duty.kind, duty.hand) : nullptr;
        switch (static_cast<Altered>(m_bot->detail)) {
        case PayOver: entry.cents += 500; break;
        case PayUnder:
        case TakeUnder:
            if (duty.cents <= 500)
                continue;
            entry.cents -= 500;
            break;
        case HalfWrong:
            if (duty.cents <= 500)
                continue;
            entry.cents -= 500;
            break;
        case PayLoser: entry.act = Act::Pay; break;
        case ReturnLoser:
            entry.act = Act::Return;
            m_skipped.push_back(keyOf(duty));
            break;
        case TakeWinner:
            if (!spot || spot->chips == 0)
                continue;
            entry.act = Act::Take;
            entry.cents = spot->chips;
            break;
        case PayAndWithdraw: {
            entry.cents += 500;
            done();
            emit(entry);
            entry.act = Act::Take;
            emit(entry);
            perform(duty);
            return true;
        }
        case PayElsewhere: {
            // On a bet that is neither paid nor taken: one that stands off, or comes to nothing.
            if (!table().reference().settled())
                continue;
            const Spot *other = nullptr;
            for (const Spot &candidate : m_session.felt().spots()) {
                const bool due = std::any_of(list.duties.begin(), list.duties.end(), [&](const Duty &d) {
                    return isMoney(d.act) && d.place.box == candidate.box && d.player == candidate.player &&
                           d.kind == candidate.kind && d.hand == candidate.hand;
                });
                if (!due && candidate.moves == 0)
                    other = &candidate;
            }
            if (!other)
                continue;
            entry.box = static_cast<std::uint8_t>(other->box);
            entry.player = other->player;
            entry.kind = other->kind;
            entry.hand = static_cast<std::uint8_t>(other->hand);
            m_skipped.push_back(keyOf(duty));
            break;
        }
        case MarkerLeft: entry.side = Side::Left; break;
        default: continue;
        }
        done();
        emit(std::move(entry));
        return true;
    }
    return false;
}

bool Dealer::addSomething(const DutyList &list, const std::vector<std::size_t> &open) {
    const Reference &reference = table().reference();
    const auto isOpen = [&](Act act, Call call) {
        return std::any_of(open.begin(), open.end(), [&](std::size_t i) {
            return list.duties[i].act == act && (act != Act::Say || list.duties[i].call == call);
        });
    };
    switch (static_cast<Added>(m_bot->detail)) {
    case OfferInsuranceToo:
    case OfferSurrenderToo: {
        const bool insurance = m_bot->detail == OfferInsuranceToo;
        if (!reference.inOffers() || !ready() || reference.upAce() == insurance ||
            (!insurance && m_out.header.book->play.surrenderAgainstAce))
            return false;
        done();
        say(insurance ? Call::OfferInsurance : Call::OfferSurrender);
        return true;
    }
    case PayStandOff:
    case TakeStandOff:
        if (!isOpen(Act::ClearAll, {}) || !reference.settled())
            return false;
        for (const Spot &spot : m_session.felt().spots()) {
            const auto &lines = reference.round().ledger();
            const bool standsOff = std::any_of(lines.begin(), lines.end(), [&](const LedgerLine &line) {
                return line.result == Result::StandOff && line.kind == mainBet && line.box == spot.box &&
                       line.player == spot.player && line.surplus == 0;
            });
            if (!standsOff || spot.kind != mainBet || spot.moves > 0 || spot.chips == 0 ||
                m_session.felt().handsOf(spot.box) != 1)
                continue;
            Entry entry;
            entry.act = m_bot->detail == PayStandOff ? Act::Pay : Act::Take;
            entry.box = static_cast<std::uint8_t>(spot.box);
            entry.hand = static_cast<std::uint8_t>(spot.hand);
            entry.player = spot.player;
            entry.cents = spot.chips;
            done();
            emit(std::move(entry));
            return true;
        }
        return false;
    case MarkerForNothing:
        for (const auto &step : reference.steps())
            if (step.event.type == Event::Type::Doubled && ready() && m_out.header.book->play.freeBets && chance()) {
                Entry entry;
                entry.act = Act::Marker;
                entry.box = step.event.box;
                entry.hand = step.hand;
                done();
                emit(std::move(entry));
                return true;
            }
        return false;
    case FalseStop:
        if (!table().anyCard() || !ready() || !chance())
            return false;
        done();
        act(Act::Stop);
        act(Act::Call);
        act(Act::Resume);
        return true;
    case ClearKept:
        for (const Round::HandState &hand : reference.round().hands()) {
            const bool clearable = std::any_of(list.duties.begin(), list.duties.end(), [&](const Duty &duty) {
                return duty.act == Act::Clear && duty.place.box == hand.box;
            });
            if (!hand.bust || clearable || !reference.inPlay() || m_out.header.book->demand(Procedure::bustKeep).empty() ||
                hand.fromSplit || m_session.felt().cardsOn(hand.box, 1) == 0 || !ready())
                continue;
            const bool taken = std::none_of(open.begin(), open.end(), [&](std::size_t i) {
                return list.duties[i].act == Act::Take && list.duties[i].place.box == hand.box;
            });
            if (!taken)
                continue;
            Entry entry;
            entry.act = Act::Clear;
            entry.box = static_cast<std::uint8_t>(hand.box);
            entry.hand = 1;
            done();
            emit(std::move(entry));
            return true;
        }
        return false;
    case ClearTooSoon: {
        const auto stillBet = [&](int box) {
            const auto &spots = m_session.felt().spots();
            return std::any_of(spots.begin(), spots.end(), [&](const Spot &spot) {
                return spot.box == box && spot.kind == mainBet && spot.chips > 0 && spot.halved == 0;
            });
        };
        if (!reference.inPlay() || !ready() || !chance())
            return false;
        for (const Round::HandState &hand : reference.round().hands())
            if (hand.box < reference.round().activeBox() && stillBet(hand.box) && !hand.bust && !hand.blackjack &&
                !hand.fromSplit && m_session.felt().cardsOn(hand.box, 1) > 0) {
                Entry entry;
                entry.act = Act::Clear;
                entry.box = static_cast<std::uint8_t>(hand.box);
                entry.hand = 1;
                done();
                emit(std::move(entry));
                return true;
            }
        return false;
    }
    case LiftAndDealAgain: {
        if (laidCards() < 2 || laidCards() >= reference.openingCards() || !chance())
            return false;
        const LaidCard last = m_session.felt().cards().back();
        if (last.state != LaidCard::State::Lies)
            return false;
        done();
        act(Act::Lift);
        cardTo(last.dealtTo);
        return true;
    }
    case SplitForNothing:
        if (!reference.inPlay() || !ready() || m_session.felt().handsOf(reference.round().activeBox()) != 1 ||
            reference.round().activeHandState().cards.size() != 2)
            return false;
        {
            Entry entry;
            entry.act = Act::Split;
            entry.box = static_cast<std::uint8_t>(reference.round().activeBox());
            entry.hand = reference.activeHand();
            done();
            emit(std::move(entry));
            m_stopDealing = true;
        }
        return true;
    }
    return false;
}

bool Dealer::answerWrongly(const DutyList &list, const std::vector<std::size_t> &open) {
    const Reference &reference = table().reference();
    if (m_bot->detail == ObeyOther) {
        // The other bettor's signal has just come; the one that counts has not.
        if (table().wishes().empty() || table().wishes().back().state != Wish::State::NotHis || !ready())
            return false;
        const Wish &wish = table().wishes().back();
        done();
        cardTo({static_cast<std::uint8_t>(wish.box), static_cast<std::uint8_t>(wish.hand), false});
        m_stopDealing = true;
        return true;
    }
    for (const std::size_t i : open) {
        const Duty &duty = list.duties[i];
        const auto wish =
            std::find_if(table().wishes().begin(), table().wishes().end(), [&](const Wish &w) { return w.line == duty.of; });
        if ((duty.act != Act::Accept && duty.act != Act::Refuse) || wish == table().wishes().end())
            continue;
        Entry entry;
        if (m_bot->detail == RefuseLawful && duty.act == Act::Accept) {
            entry.act = Act::Refuse;
            entry.of = duty.of;
        } else if (m_bot->detail == AcceptUnlawful && duty.act == Act::Refuse) {
            entry.act = Act::Accept;
            entry.of = duty.of;
        } else if (m_bot->detail == GrantCard && duty.act == Act::Refuse && reference.inPlay() && ready() &&
                   (wish->what == Do::Double || wish->what == Do::FreeDouble)) {
            done();
            cardTo({static_cast<std::uint8_t>(wish->box), static_cast<std::uint8_t>(wish->hand), false});
            m_stopDealing = true;
            return true;
        } else if (m_bot->detail == GrantSurrender && duty.act == Act::Refuse && wish->what == Do::Surrender) {
            const Spot *spot = m_session.felt().find(wish->box, wish->player, mainBet, 1);
            if (!spot || spot->chips < 2)
                continue;
            entry.act = Act::Half;
            entry.box = static_cast<std::uint8_t>(wish->box);
            entry.hand = 1;
            entry.player = wish->player;
            entry.cents = spot->chips / 2;
            for (const Duty &other : list.duties) // nothing is left there to be settled
                (void)other;
        } else {
            continue;
        }
        done();
        emit(std::move(entry));
        if (m_bot->detail == GrantSurrender)
            m_stopDealing = true;
        return true;
    }
    return false;
}

// ---------------------------------------------------------------- cards

bool Dealer::misplace(const DutyList &list, const std::vector<std::size_t> &open) {
    const Reference &reference = table().reference();
    const auto &places = reference.places();
    const std::size_t laid = laidCards();
    const bool cardDue = std::any_of(open.begin(), open.end(), [&](std::size_t i) {
        return list.duties[i].act == Act::Card && !list.duties[i].place.burn;
    });
    const bool opening = laid < reference.openingCards();
    const auto wrong = [&](Place place) {
        done();
        cardTo(place);
        react();
        return true;
    };
    const bool inTurn = reference.inPlay() && ready() && m_said.empty() && m_offersAsked;
    switch (static_cast<CardError>(m_bot->detail)) {
    case ShortDeal:
        if (!cardDue || laid + 1 >= reference.openingCards() || places[laid].dealer() || places[laid + 1] == places[laid] ||
            !chance())
            return false;
        return wrong(places[laid + 1]);
    case DealerSkipped:
        if (!cardDue || laid + 1 >= reference.openingCards() || !places[laid].dealer())
            return false;
        return wrong(places[laid + 1]);
    case EmptyBox:
        if (!cardDue || !opening || !chance())
            return false;
        for (int box = 1; box <= m_out.header.table.boxes; ++box) {
            const auto &bets = reference.setup().bets;
            if (std::none_of(bets.begin(), bets.end(),
                             [&](const Bet &bet) { return bet.box == box && bet.kind == mainBet; }))
                return wrong({static_cast<std::uint8_t>(box), 1, false});
        }
        return false;
    case TwoToOneBox:
        if (!cardDue || !opening || laid == 0 || places[laid - 1].dealer() || places[laid - 1] == places[laid] ||
            (!m_out.header.book->play.printed && places[laid].dealer()) || !chance())
            return false;
        return wrong(places[laid - 1]);
    case SwappedCards:
        if (!cardDue || laid + 1 >= reference.openingCards() || places[laid].dealer() || places[laid + 1].dealer() ||
            places[laid] == places[laid + 1] || !chance())
            return false;
        {
            const Place later = places[laid], sooner = places[laid + 1];
            done();
            cardTo(sooner);
            cardTo(later);
            react();
        }
        return true;
    case NoSignal:
        if (!inTurn || !chance())
            return false;
        return wrong({static_cast<std::uint8_t>(reference.round().activeBox()), reference.activeHand(), false});
    case SkippedHit: {
        // The card that was called goes to nobody; the next box gets one instead.
        if (!cardDue || opening || laid >= places.size() || places[laid].dealer() || !chance())
            return false;
        for (const Round::HandState &hand : reference.round().hands())
            if (hand.box > places[laid].box && !hand.blackjack)
                return wrong({static_cast<std::uint8_t>(hand.box), 1, false});
        return false;
    }
    case PassedOver:
        if (!inTurn || !chance())
            return false;
        for (const Round::HandState &hand : reference.round().hands())
            if (hand.box > reference.round().activeBox() && !hand.blackjack && hand.total.total < 21)
                return wrong({static_cast<std::uint8_t>(hand.box), 1, false});
        return false;
    case SecondSplitHand:
        if (!inTurn || reference.activeHand() != 1 || m_session.felt().handsOf(reference.round().activeBox()) < 2)
            return false;
        return wrong({static_cast<std::uint8_t>(reference.round().activeBox()), 2, false});
    case Overdraw:
        if (!reference.settled() || !ready() || reference.round().dealerDraw() == Round::DealerDraw::None ||
            m_session.felt().cards().back().dealtTo.box != 0 || table().said(Call::Outcome))
            return false;
        if (!Round::dealerMustDraw(m_out.header.book->play, reference.round().dealerTotal()) &&
            std::none_of(m_session.felt().spots().begin(), m_session.felt().spots().end(),
                         [](const Spot &) { return false; }))
            return wrong({});
        return false;
    case DealerTooEarly:
        if (!inTurn || !chance())
            return false;
        return wrong({});
    case DealerShort: {
        if (!reference.settled() || laid >= places.size() || !places[laid].dealer() || laid < reference.openingCards())
            return false;
        for (std::size_t i = 0; i < list.duties.size(); ++i) {
            const Duty duty = list.duties[i];
            const bool waits =
                (duty.act == Act::Take || duty.act == Act::Pay) && duty.done == 0 && duty.kind == mainBet &&
                std::any_of(list.edges.begin(), list.edges.end(), [&](const DutyList::Edge &edge) {
                    const Duty &before = list.duties[edge.before];
                    return edge.after == i && before.act == Act::Card && before.place.dealer() && before.done == 0;
                });
            if (!waits)
                continue;
            done();
            perform(duty);
            react();
            return true;
        }
        return false;
    }
    case BurnForgotten:
        if (laid != 0 || !table().said(Call::NoMoreBets) ||
            std::none_of(open.begin(), open.end(), [&](std::size_t i) { return list.duties[i].place.burn; }))
            return false;
        return wrong(places[0]);
    case SidesLate:
        if (m_out.header.book->demand(Procedure::openingSidesFirst).empty())
            return false;
        if (!m_skipped.empty()) { // a further card has come: now he sees it
            if (laid <= reference.openingCards())
                return false;
            const Key key = m_skipped.front();
            m_skipped.clear();
            done();
            act(Act::Stop);
            act(Act::Call);
            const Episode episode = *table().episode();
            Entry report;
            report.act = Act::Report;
            report.situation = episode.kind;
            emit(std::move(report));
            if (!episode.ruling.empty()) {
                Entry rule;
                rule.act = Act::Rule;
                rule.codes = episode.ruling;
                emit(std::move(rule));
            }
            for (const Duty &duty : DutyList(this->list()).duties)
                if (keyOf(duty) == key)
                    perform(Duty(duty));
            act(Act::Resume);
            return true;
        }
        for (const std::size_t i : open) {
            const Duty &duty = list.duties[i];
            if ((duty.act == Act::Pay || duty.act == Act::Take) && duty.kind >= 0 && duty.lateLevel == Level::Duty) {
                m_skipped.push_back(keyOf(duty));
                return true;
            }
        }
        return false;
    }
    return false;
}

/// The rest of the opening deal, as if nothing had happened.
void Dealer::dealOn() {
    const std::vector<Place> places = table().reference().places();
    const std::size_t opening = table().reference().openingCards();
    std::size_t at = table().mishaps().empty() ? opening : table().mishaps().back().at;
    if (m_bot->detail == ShortDeal || m_bot->detail == DealerSkipped || m_bot->detail == SwappedCards)
        at += 2;
    for (; at < opening; ++at)
        cardTo(places[at]);
}

/// What he does about a card that went wrong.
void Dealer::react() {
    if (m_handing)
        return; // the next one finds it
    if (m_bot->reaction == Reaction::Unnoticed) {
        dealOn();
        m_stopDealing = true; // the round ends with it; what would come after is not graded
        return;
    }
    if (m_bot->reaction == Reaction::MovedBack) {
        act(Act::Lift);
        return;
    }
    stopAndRepair();
}

void Dealer::stopAndRepair() {
    act(Act::Stop);
    if (m_bot->reaction != Reaction::NoCall)
        act(Act::Call);
    const Episode episode = *table().episode();
    Entry report;
    report.act = Act::Report;
    report.situation = m_bot->reaction == Reaction::WrongReport ? SituationKind::FaceUpCard : episode.kind;
    report.box = table().mishaps().empty() ? std::uint8_t{0} : table().mishaps().back().put.box;
    report.hand = table().mishaps().empty() ? std::uint8_t{0} : table().mishaps().back().put.hand;
    report.dealer = report.box == 0;
    emit(std::move(report));
    if (m_bot->reaction == Reaction::Misruled || !episode.ruling.empty()) {
        Entry ruling;
        ruling.act = Act::Rule;
        ruling.codes = episode.ruling;
        if (m_bot->reaction == Reaction::Misruled)
            ruling.codes = {RulingCode::BetStands};
        emit(std::move(ruling));
    }
    if (m_bot->reaction != Reaction::Misruled && m_bot->reaction != Reaction::NotDone)
        repair(episode);
    act(Act::Resume);
    m_said.clear();
    if (m_bot->reaction == Reaction::Misruled || m_bot->reaction == Reaction::NotDone)
        m_stopDealing = true;
}

/// The acts of a ruling.
void Dealer::repair(const Episode &episode) {
    const auto has = [&](RulingCode code) {
        return std::find(episode.ruling.begin(), episode.ruling.end(), code) != episode.ruling.end();
    };
    const auto agrees = [&] {
        const auto &places = table().reference().places();
        std::size_t at = 0;
        for (const LaidCard &card : m_session.felt().cards()) {
            if (card.state == LaidCard::State::Removed || card.dealtTo.burn)
                continue;
            if (at >= places.size() || places[at] != card.dealtTo)
                return false;
            ++at;
        }
        return true;
    };
    if (episode.kind == SituationKind::BurnForgotten) {
        if (!has(RulingCode::Reconstruct))
            return;
        while (!m_session.felt().cards().empty())
            act(Act::Lift);
        Entry burn;
        burn.act = Act::Card;
        burn.burn = true;
        emit(std::move(burn));
        return;
    }
    if (has(RulingCode::DiscardCard)) {
        Entry discard;
        discard.act = Act::Discard;
        discard.dealer = true;
        emit(std::move(discard));
    } else if (has(RulingCode::DiscardCards)) {
        Entry discard;
        discard.act = Act::Discard;
        discard.box = table().mishaps().back().put.box;
        discard.hand = table().mishaps().back().put.hand;
        emit(std::move(discard));
    } else if (!has(RulingCode::HandContinues) && !has(RulingCode::ReturnBet)) {
        while (!agrees())
            act(Act::Lift);
    }
    if (has(RulingCode::OfferContinueOrReturn))
        askAll();
}

} // namespace pitwise::live
