// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/livewords.h"
#include "app/editor/factwords.h"
#include "app/felt/felttext.h"
#include "app/text/said.h"
#include "core/quiz/rulingtext.h"

#include <QCoreApplication>

namespace pitwise {
namespace {

using live::Act;
using live::Call;

QString liveText(const char *source) {
    return QCoreApplication::translate("Live", source);
}

QString boxText(int box, int hand) {
    return hand > 1 ? liveText(QT_TRANSLATE_NOOP("Live", "Box %1, hand %2")).arg(box).arg(QChar(u'a' + hand - 1))
                    : liveText(QT_TRANSLATE_NOOP("Live", "Box %1")).arg(box);
}

QString placeText(int box, int hand, bool burn) {
    if (burn)
        return liveText(QT_TRANSLATE_NOOP("Live", "Burn a card"));
    return box == 0 ? liveText(QT_TRANSLATE_NOOP("Live", "Card to yourself"))
                    : liveText(QT_TRANSLATE_NOOP("Live", "Card to %1")).arg(boxText(box, hand));
}

QString who(PlayerId player, const live::Header &header) {
    return player == nobody ? QString() : QString::fromStdString(header.table.playerName(player));
}

/// "Box 3, Mei, main bet"
QString betText(int box, int hand, PlayerId player, BetKind kind, const live::Header &header) {
    return boxText(box, hand) + QStringLiteral(", ") + who(player, header) + QStringLiteral(", ") + betWords(kind, header);
}

QString moneyWords(Act act, const QString &bet, Cents cents) {
    switch (act) {
    case Act::Take: return liveText(QT_TRANSLATE_NOOP("Live", "Take %1: %2")).arg(moneyText(cents), bet);
    case Act::Pay: return liveText(QT_TRANSLATE_NOOP("Live", "Pay %1: %2")).arg(moneyText(cents), bet);
    case Act::Half: return liveText(QT_TRANSLATE_NOOP("Live", "Half back: %1")).arg(bet);
    default: return liveText(QT_TRANSLATE_NOOP("Live", "Give back %1: %2")).arg(moneyText(cents), bet);
    }
}

QString answerWords(live::Answered what) {
    switch (what) {
    case live::Answered::Controls: return liveText(QT_TRANSLATE_NOOP("Live", "I call this box."));
    case live::Answered::Follows: return liveText(QT_TRANSLATE_NOOP("Live", "I go along."));
    case live::Answered::Stays: return liveText(QT_TRANSLATE_NOOP("Live", "I leave it as it is."));
    case live::Answered::Continues: return liveText(QT_TRANSLATE_NOOP("Live", "I play on."));
    case live::Answered::TakesBack: return liveText(QT_TRANSLATE_NOOP("Live", "I take my bet back."));
    case live::Answered::Acts: return liveText(QT_TRANSLATE_NOOP("Live", "I play it."));
    case live::Answered::Withdraws: return liveText(QT_TRANSLATE_NOOP("Live", "I take it all back."));
    case live::Answered::TakesCard: return liveText(QT_TRANSLATE_NOOP("Live", "I take the card."));
    case live::Answered::RefusesCard: return liveText(QT_TRANSLATE_NOOP("Live", "I don't want that card."));
    }
    return {};
}

QString askWords(live::Asked what) {
    switch (what) {
    case live::Asked::Control: return liveText(QT_TRANSLATE_NOOP("Live", "Who calls this box?"));
    case live::Asked::Follow: return liveText(QT_TRANSLATE_NOOP("Live", "Do you go along?"));
    case live::Asked::Continue: return liveText(QT_TRANSLATE_NOOP("Live", "Play on, or take your bet back?"));
    case live::Asked::ActOrWithdraw: return liveText(QT_TRANSLATE_NOOP("Live", "Act on your card, or take your bet back?"));
    case live::Asked::WithdrawAll: return liveText(QT_TRANSLATE_NOOP("Live", "Will you take all your bets back?"));
    case live::Asked::Withdraw: return liveText(QT_TRANSLATE_NOOP("Live", "Will you take your bet back?"));
    case live::Asked::TakeCard: return liveText(QT_TRANSLATE_NOOP("Live", "Do you want this card?"));
    }
    return {};
}

QString shoeWords(const live::Entry &entry) {
    using live::ShoeEvent;
    switch (static_cast<ShoeEvent>(entry.what)) {
    case ShoeEvent::FaceUp: return liveText(QT_TRANSLATE_NOOP("Live", "A card lies face up in the shoe."));
    case ShoeEvent::TwoCards: return liveText(QT_TRANSLATE_NOOP("Live", "Two cards came out at once."));
    case ShoeEvent::Foreign: return liveText(QT_TRANSLATE_NOOP("Live", "A card with another back came out."));
    case ShoeEvent::Extra: return liveText(QT_TRANSLATE_NOOP("Live", "There is one copy of a card too many."));
    case ShoeEvent::Missing: return liveText(QT_TRANSLATE_NOOP("Live", "A card is missing from the shoe."));
    case ShoeEvent::Unshuffled: return liveText(QT_TRANSLATE_NOOP("Live", "The cards run in order."));
    case ShoeEvent::Unreadable: return liveText(QT_TRANSLATE_NOOP("Live", "A card is torn: nobody can read it."));
    case ShoeEvent::CutCard: return liveText(QT_TRANSLATE_NOOP("Live", "The cut card is out."));
    case ShoeEvent::Empty: return liveText(QT_TRANSLATE_NOOP("Live", "The shoe has run out."));
    case ShoeEvent::Fresh: return liveText(QT_TRANSLATE_NOOP("Live", "A fresh shoe is on the table."));
    }
    return {};
}

QString crewWords(const live::Entry &entry, const live::Header &header) {
    const QString name = who(entry.player, header);
    switch (entry.act) {
    case Act::Bets: return liveText(QT_TRANSLATE_NOOP("Live", "The players have laid their bets."));
    case Act::Signal:
    case Act::Word: {
        const QString what = signalWords(entry.wish);
        QString text = liveText(entry.act == Act::Signal ? QT_TRANSLATE_NOOP("Live", "%1, %2: %3")
                                                         : QT_TRANSLATE_NOOP("Live", "%1, %2 says: %3"))
                           .arg(boxText(entry.box, entry.hand), name, what);
        return entry.cents > 0 ? text + QStringLiteral(", ") + moneyText(entry.cents) : text;
    }
    case Act::OfferChips:
        return liveText(QT_TRANSLATE_NOOP("Live", "Box %1, %2 lays %3: %4"))
            .arg(QString::number(entry.box), name, moneyText(entry.cents), betWords(entry.kind, header));
    case Act::ChipsMoved:
        return liveText(QT_TRANSLATE_NOOP("Live", "The stack of %2 on Box %1 has changed."))
            .arg(QString::number(entry.box), name);
    case Act::Answer: return name + QStringLiteral(": ") + answerWords(static_cast<live::Answered>(entry.what));
    case Act::Dispute:
        return liveText(QT_TRANSLATE_NOOP("Live", "Box %1, %2: “I had %3.”"))
            .arg(QString::number(entry.box), name, QString::number(entry.cents));
    case Act::Leaves: return liveText(QT_TRANSLATE_NOOP("Live", "%1 has left the table.")).arg(name);
    case Act::Returns: return liveText(QT_TRANSLATE_NOOP("Live", "%1 is back.")).arg(name);
    case Act::Shoe: return shoeWords(entry);
    case Act::LightsOut: return liveText(QT_TRANSLATE_NOOP("Live", "The lights are out."));
    case Act::LightsOn: return liveText(QT_TRANSLATE_NOOP("Live", "The lights are on again."));
    case Act::Notice:
        return name.isEmpty() ? liveText(QT_TRANSLATE_NOOP("Live", "Somebody points at the cards."))
                              : liveText(QT_TRANSLATE_NOOP("Live", "%1: “Look at the cards, please.”")).arg(name);
    case Act::Officer: return liveText(QT_TRANSLATE_NOOP("Live", "The floor is here."));
    default: return {};
    }
}

QString codesWords(const std::vector<RulingCode> &codes) {
    return codes.empty() ? liveText(QT_TRANSLATE_NOOP("Live", "nothing")) : said(rulingText(codes));
}

} // namespace

LiveLane laneOf(Act act) {
    switch (act) {
    case Act::Say:
    case Act::Ask: return LiveLane::Calls;
    case Act::Card:
    case Act::Lift:
    case Act::Split:
    case Act::Clear:
    case Act::ClearAll:
    case Act::Discard: return LiveLane::Cards;
    case Act::Stop:
    case Act::Call:
    case Act::Report:
    case Act::Rule:
    case Act::Relief:
    case Act::Resume: return LiveLane::Floor;
    default: return live::isCrew(act) ? LiveLane::Players : LiveLane::Chips;
    }
}

QString callWords(Call call) {
    switch (call) {
    case Call::PlaceBets: return liveText(QT_TRANSLATE_NOOP("Live", "Place your bets, please"));
    case Call::NoMoreBets: return liveText(QT_TRANSLATE_NOOP("Live", "No more bets"));
    case Call::OfferSurrender: return liveText(QT_TRANSLATE_NOOP("Live", "Surrender, anyone?"));
    case Call::CloseSurrender: return liveText(QT_TRANSLATE_NOOP("Live", "Surrender is closed"));
    case Call::OfferInsurance: return liveText(QT_TRANSLATE_NOOP("Live", "Insurance, anyone?"));
    case Call::CloseInsurance: return liveText(QT_TRANSLATE_NOOP("Live", "Insurance is closed"));
    case Call::Outcome: return liveText(QT_TRANSLATE_NOOP("Live", "Announce the outcome"));
    }
    return {};
}

QString signalWords(Do what) {
    switch (what) {
    case Do::Hit: return liveText(QT_TRANSLATE_NOOP("Live", "taps: card"));
    case Do::Stand: return liveText(QT_TRANSLATE_NOOP("Live", "waves: stand"));
    case Do::Double: return liveText(QT_TRANSLATE_NOOP("Live", "one finger: double"));
    case Do::FreeDouble: return liveText(QT_TRANSLATE_NOOP("Live", "one finger: free double"));
    case Do::Split: return liveText(QT_TRANSLATE_NOOP("Live", "two fingers: split"));
    case Do::FreeSplit: return liveText(QT_TRANSLATE_NOOP("Live", "two fingers: free split"));
    case Do::Surrender: return liveText(QT_TRANSLATE_NOOP("Live", "draws a line: surrender"));
    case Do::Insurance: return liveText(QT_TRANSLATE_NOOP("Live", "insurance"));
    case Do::EvenMoney: return liveText(QT_TRANSLATE_NOOP("Live", "even money"));
    case Do::CloseOffers: break;
    }
    return {};
}

Icon::Name signalIcon(Do what) {
    switch (what) {
    case Do::Hit: return Icon::Tap;
    case Do::Stand: return Icon::Wave;
    case Do::Double:
    case Do::FreeDouble: return Icon::OneFinger;
    case Do::Split:
    case Do::FreeSplit: return Icon::TwoFingers;
    case Do::Surrender: return Icon::DrawnLine;
    default: return Icon::Coins;
    }
}

QString betWords(BetKind kind, const live::Header &header) {
    if (kind == mainBet)
        return liveText(QT_TRANSLATE_NOOP("Live", "main bet"));
    if (kind == insuranceBet)
        return liveText(QT_TRANSLATE_NOOP("Live", "insurance"));
    if (kind == bonusBet)
        return liveText(QT_TRANSLATE_NOOP("Live", "bonus"));
    return felt::sideBetName(std::string(header.table.kindName(kind)));
}

QString entryWords(const live::Entry &entry, const live::Header &header) {
    if (live::isCrew(entry.act))
        return crewWords(entry, header);
    const QString box = boxText(entry.box, entry.hand);
    switch (entry.act) {
    case Act::Say: return callWords(static_cast<Call>(entry.what));
    case Act::Card: return placeText(entry.box, entry.hand, entry.burn);
    case Act::Lift: return liveText(QT_TRANSLATE_NOOP("Live", "The last card back into the shoe"));
    case Act::Split: return liveText(QT_TRANSLATE_NOOP("Live", "Split %1")).arg(box);
    case Act::Marker:
        return liveText(entry.side == live::Side::Right ? QT_TRANSLATE_NOOP("Live", "Marker right of the bet: %1")
                                                        : QT_TRANSLATE_NOOP("Live", "Marker left of the bet: %1"))
            .arg(box);
    case Act::LiftMarker: return liveText(QT_TRANSLATE_NOOP("Live", "Marker off: %1")).arg(box);
    case Act::Take:
    case Act::Pay:
    case Act::Return:
    case Act::Half:
        return moneyWords(entry.act, betText(entry.box, entry.hand, entry.player, entry.kind, header), entry.cents);
    case Act::Accept: return liveText(QT_TRANSLATE_NOOP("Live", "Accepted"));
    case Act::Refuse: return liveText(QT_TRANSLATE_NOOP("Live", "Refused"));
    case Act::Clear: return liveText(QT_TRANSLATE_NOOP("Live", "Clear the cards of %1")).arg(box);
    case Act::ClearAll: return liveText(QT_TRANSLATE_NOOP("Live", "Clear all cards"));
    case Act::Stop: return liveText(QT_TRANSLATE_NOOP("Live", "Stop the game"));
    case Act::Call: return liveText(QT_TRANSLATE_NOOP("Live", "Call the floor"));
    case Act::Report: return liveText(QT_TRANSLATE_NOOP("Live", "Report: %1")).arg(kindTitle(entry.situation));
    case Act::Rule: return liveText(QT_TRANSLATE_NOOP("Live", "Ruling: %1")).arg(codesWords(entry.codes));
    case Act::Ask:
        return (entry.player == nobody ? box : who(entry.player, header)) + QStringLiteral(": ") +
               askWords(static_cast<live::Asked>(entry.what));
    case Act::Discard:
        return entry.dealer ? liveText(QT_TRANSLATE_NOOP("Live", "Discard your last card"))
                            : liveText(QT_TRANSLATE_NOOP("Live", "Discard the cards of %1")).arg(box);
    case Act::Resume: return liveText(QT_TRANSLATE_NOOP("Live", "Go on with the game"));
    case Act::Relief: return liveText(QT_TRANSLATE_NOOP("Live", "You take the table over"));
    default: return {};
    }
}

QString dutyWords(const live::Duty &duty, const live::Header &header) {
    live::Entry entry;
    entry.act = duty.act;
    entry.box = duty.place.box;
    entry.hand = duty.place.hand != 0 ? duty.place.hand : duty.hand;
    entry.what = static_cast<std::uint8_t>(duty.call);
    entry.burn = duty.place.burn;
    entry.player = duty.player;
    entry.kind = duty.kind;
    entry.cents = duty.cents;
    if (duty.act == Act::Accept)
        return liveText(QT_TRANSLATE_NOOP("Live", "Accept it"));
    if (duty.act == Act::Refuse)
        return liveText(QT_TRANSLATE_NOOP("Live", "Refuse it"));
    return entryWords(entry, header);
}

QString faultWords(const live::Fault &fault, const live::Header &header) {
    using K = live::FaultKind;
    live::Entry entry;
    entry.act = fault.act;
    entry.box = static_cast<std::uint8_t>(fault.box);
    entry.hand = static_cast<std::uint8_t>(fault.hand);
    entry.what = static_cast<std::uint8_t>(fault.call);
    entry.burn = fault.burn;
    entry.player = fault.player;
    entry.kind = fault.hasKind ? fault.kind : mainBet;
    QString what;
    const bool money = fault.act == Act::Take || fault.act == Act::Pay || fault.act == Act::Return || fault.act == Act::Half;
    if (money && fault.player != nobody)
        what = betText(fault.box, fault.hand, fault.player, entry.kind, header);
    else if (fault.act != Act::Report && fault.act != Act::Rule)
        what = entryWords(entry, header);
    const char *sentence = nullptr;
    switch (fault.fault) {
    case K::Omitted: sentence = QT_TRANSLATE_NOOP("Live", "Never done: %1"); break;
    case K::Late: sentence = QT_TRANSLATE_NOOP("Live", "Too late: %1"); break;
    case K::WrongAmount:
        return liveText(fault.cents > 0 ? QT_TRANSLATE_NOOP("Live", "%1: %2 too much")
                                        : QT_TRANSLATE_NOOP("Live", "%1: %2 too little"))
            .arg(what, moneyText(std::abs(fault.cents)));
    case K::WrongWay:
        return liveText(fault.act == Act::Pay ? QT_TRANSLATE_NOOP("Live", "You paid a losing bet: %1")
                                              : QT_TRANSLATE_NOOP("Live", "You took a winning bet: %1"))
            .arg(what);
    case K::NotDue: sentence = QT_TRANSLATE_NOOP("Live", "Nothing asked for it: %1"); break;
    case K::WrongPlace: sentence = QT_TRANSLATE_NOOP("Live", "In the wrong place: %1"); break;
    case K::UnlawfulGranted: sentence = QT_TRANSLATE_NOOP("Live", "The rules do not allow what you granted: %1"); break;
    case K::LawfulRefused: sentence = QT_TRANSLATE_NOOP("Live", "You refused what the rules allow: %1"); break;
    case K::WrongPerson: sentence = QT_TRANSLATE_NOOP("Live", "He does not call this hand: %1"); break;
    case K::CountedWrongCard: sentence = QT_TRANSLATE_NOOP("Live", "A wrong card counted: %1"); break;
    case K::MovedCards: return liveText(QT_TRANSLATE_NOOP("Live", "You moved cards without the floor"));
    case K::WrongReport: return liveText(QT_TRANSLATE_NOOP("Live", "You reported the wrong thing"));
    case K::WrongRuling: return liveText(QT_TRANSLATE_NOOP("Live", "The wrong ruling"));
    case K::RulingNotDone: return liveText(QT_TRANSLATE_NOOP("Live", "You did not do what the ruling says"));
    case K::MissedIrregularity: return liveText(QT_TRANSLATE_NOOP("Live", "Something went wrong and you dealt on"));
    case K::FalseCall: return liveText(QT_TRANSLATE_NOOP("Live", "You stopped for nothing"));
    }
    return sentence ? liveText(sentence).arg(what) : what;
}

QString levelWords(live::Level level) {
    switch (level) {
    case live::Level::Critical: return liveText(QT_TRANSLATE_NOOP("Live", "Critical"));
    case live::Level::Money: return liveText(QT_TRANSLATE_NOOP("Live", "Money"));
    case live::Level::Duty: return liveText(QT_TRANSLATE_NOOP("Live", "Duty"));
    case live::Level::Order: return liveText(QT_TRANSLATE_NOOP("Live", "Order"));
    case live::Level::Custom: return liveText(QT_TRANSLATE_NOOP("Live", "Custom"));
    }
    return {};
}

} // namespace pitwise
