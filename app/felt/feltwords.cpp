// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/felttext.h"
#include "app/text/said.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise::felt {
namespace {

QString feltWord(const char *source) {
    return QCoreApplication::translate("Felt", source);
}

const BoxView *boxOf(const RoundView &view, int box) {
    const auto it = std::ranges::find(view.table, box, &BoxView::box);
    return it == view.table.end() ? nullptr : &*it;
}

QString stakeWords(const StakeView &stake) {
    QString text = QString::fromStdString(stake.player) + u' ' + money(stake.chips);
    if (stake.doubled > 0)
        text = feltWord(QT_TRANSLATE_NOOP("Felt", "%1, doubled with %2")).arg(text, money(stake.doubled));
    if (stake.closedAt)
        text = feltWord(QT_TRANSLATE_NOOP("Felt", "%1, was %2 when bets were closed")).arg(text, money(*stake.closedAt));
    if (stake.leans != 0)
        text = feltWord(QT_TRANSLATE_NOOP("Felt", "%1, half over the line")).arg(text);
    switch (stake.state) {
    case BetState::Open: break;
    case BetState::Paid: text = feltWord(QT_TRANSLATE_NOOP("Felt", "%1, paid %2")).arg(text, money(stake.paid)); break;
    case BetState::Taken: text = feltWord(QT_TRANSLATE_NOOP("Felt", "%1, taken")).arg(text); break;
    case BetState::StoodOff: text = feltWord(QT_TRANSLATE_NOOP("Felt", "%1, stand-off")).arg(text); break;
    case BetState::Returned: text = feltWord(QT_TRANSLATE_NOOP("Felt", "%1, returned")).arg(text); break;
    }
    return text;
}

QString stakesWords(const std::vector<StakeView> &stakes) {
    QStringList parts;
    for (const StakeView &stake : stakes)
        parts << stakeWords(stake);
    return parts.isEmpty() ? feltWord(QT_TRANSLATE_NOOP("Felt", "no bet")) : parts.join(QStringLiteral("; "));
}

QString totalWords(HandTotal hand, bool blackjack, int bustsOver) {
    if (blackjack)
        return feltWord(QT_TRANSLATE_NOOP("Felt", "Blackjack"));
    if (hand.total > bustsOver)
        return feltWord(QT_TRANSLATE_NOOP("Felt", "%1, bust")).arg(hand.total);
    return hand.soft ? feltWord(QT_TRANSLATE_NOOP("Felt", "soft %1")).arg(hand.total) : QString::number(hand.total);
}

QString chairWords(const BoxView *box) {
    if (!box || box->seated.empty())
        return feltWord(QT_TRANSLATE_NOOP("Felt", "nobody seated"));
    const QString player = QString::fromStdString(box->seated);
    return box->away ? feltWord(QT_TRANSLATE_NOOP("Felt", "the chair of %1, who has left")).arg(player)
                     : feltWord(QT_TRANSLATE_NOOP("Felt", "%1 seated")).arg(player);
}

/// A card that lies where it does not belong.
QString strayWords(const PlacedItem &item) {
    QString what = item.look == StrayCard::Look::Torn
                       ? feltWord(QT_TRANSLATE_NOOP("Felt", "a torn card that cannot be read"))
                   : item.look == StrayCard::Look::OtherBack
                       ? feltWord(QT_TRANSLATE_NOOP("Felt", "a card with another back, face down"))
                   : item.card ? feltWord(QT_TRANSLATE_NOOP("Felt", "%1, lying apart")).arg(cardWords(*item.card))
                               : feltWord(QT_TRANSLATE_NOOP("Felt", "a card face down, lying apart"));
    return item.box == 0 ? feltWord(QT_TRANSLATE_NOOP("Felt", "Dealer: %1")).arg(what)
                         : feltWord(QT_TRANSLATE_NOOP("Felt", "Box %1: %2")).arg(QString::number(item.box), what);
}

QString boxWords(const BoxView &box, bool withTotals) {
    QStringList parts;
    parts << chairWords(&box);
    if (box.hands.empty())
        parts << feltWord(QT_TRANSLATE_NOOP("Felt", "no bet"));
    for (std::size_t i = 0; i < box.hands.size(); ++i) {
        if (!box.hands[i].cards.empty())
            parts << handWords(box.hands[i], withTotals);
        parts << stakesWords(box.hands[i].stakes);
    }
    return parts.join(QStringLiteral("; "));
}

QString seatWords(const RoundView &view, int box) {
    const BoxView *there = boxOf(view, box);
    const QString text = chairWords(there);
    if (there)
        for (const HandView &hand : there->hands)
            for (const StakeView &stake : hand.stakes)
                if (stake.controls)
                    return feltWord(QT_TRANSLATE_NOOP("Felt", "%1, %2 controls"))
                        .arg(text, QString::fromStdString(stake.player));
    return text;
}

QString tableWords(const PlacedItem &item) {
    QStringList rows;
    for (const TextRow &row : item.rows)
        rows << (row.first + u' ' + row.second).trimmed();
    return item.text + QStringLiteral(": ") + rows.join(QStringLiteral(", "));
}

QString stackWords(const RoundView &view, const PlacedItem &item, const BoxView &box) {
    const QString player = QString::fromStdString(item.player), amount = money(item.amount);
    switch (item.role) {
    case StackRole::Bet:
        return box.hands.size() > 1 ? feltWord(QT_TRANSLATE_NOOP("Felt", "hand %1, main bet of %2, %3"))
                                          .arg(QString::number(item.hand), player, amount)
                                    : feltWord(QT_TRANSLATE_NOOP("Felt", "main bet of %1, %2")).arg(player, amount);
    case StackRole::Double: return feltWord(QT_TRANSLATE_NOOP("Felt", "double of %1, %2")).arg(player, amount);
    case StackRole::Payout: return feltWord(QT_TRANSLATE_NOOP("Felt", "payout to %1, %2")).arg(player, amount);
    case StackRole::Side:
    case StackRole::Tie:
        return feltWord(QT_TRANSLATE_NOOP("Felt", "%1 bet of %2, %3"))
            .arg(item.role == StackRole::Tie ? sideBetName("tie18") : sideBetName(item.area), player, amount);
    case StackRole::Insurance: return feltWord(QT_TRANSLATE_NOOP("Felt", "insurance of %1, %2")).arg(player, amount);
    }
    Q_UNUSED(view)
    return {};
}

QString boxItemWords(const RoundView &view, const PlacedItem &item, const BoxView &box, bool withTotals) {
    switch (item.kind) {
    case ItemKind::Box: return boxWords(box, withTotals);
    case ItemKind::Area:
        for (const SideAreaView &side : box.sides)
            if (side.kind == item.area)
                return sideBetName(item.area) + QStringLiteral(", ") + stakesWords(side.stakes);
        return sideBetName(item.area) + QStringLiteral(", ") + feltWord(QT_TRANSLATE_NOOP("Felt", "no bet"));
    case ItemKind::InsuranceSpot: {
        QStringList parts;
        for (const InsuranceView &bet : box.insurance)
            parts << QString::fromStdString(bet.player) + u' ' + money(bet.chips);
        return feltWord(QT_TRANSLATE_NOOP("Felt", "insurance")) + QStringLiteral(", ") +
               (parts.isEmpty() ? feltWord(QT_TRANSLATE_NOOP("Felt", "no bet")) : parts.join(QStringLiteral("; ")));
    }
    case ItemKind::PrintedCard: return feltWord(QT_TRANSLATE_NOOP("Felt", "printed %1")).arg(cardWords(*item.card));
    case ItemKind::SeatPlate: return seatWords(view, item.box);
    case ItemKind::Card:
        return box.hands.size() > 1 ? feltWord(QT_TRANSLATE_NOOP("Felt", "hand %1, %2"))
                                          .arg(QString::number(item.hand), cardWords(*item.card))
                                    : cardWords(*item.card);
    case ItemKind::Stack: return stackWords(view, item, box);
    case ItemKind::Marker: return feltWord(QT_TRANSLATE_NOOP("Felt", "hand %1, free-bet marker")).arg(item.hand);
    case ItemKind::Ghost:
        return feltWord(QT_TRANSLATE_NOOP("Felt", "%1 of %2, pulled back"))
            .arg(money(item.amount), QString::fromStdString(item.player));
    case ItemKind::Label: return QString(item.letter + u' ' + item.text).trimmed();
    default: return item.text;
    }
}

} // namespace

QString totalWords(const HandView &hand) {
    return totalWords(hand.total, hand.blackjack, 21);
}

QString dealerTotalWords(const RoundView &view, const PlayRules &play) {
    const bool blackjack = play.blackjack && view.dealer.size() == 2 && view.dealerTotal.total == 21;
    return totalWords(view.dealerTotal, blackjack, play.dealerBustsOver);
}

QString cardWords(Card card) {
    return said(cardPhrase(card));
}

QString handWords(const HandView &hand, bool withTotal) {
    QStringList parts;
    for (const Card card : hand.cards)
        parts << cardWords(card);
    if (withTotal)
        parts << totalWords(hand);
    return parts.join(QStringLiteral(", "));
}

QString chipWords(const ChipSet &chips, Cents amount) {
    QStringList parts;
    const ChipCut cut = chips.cut(amount);
    for (const ChipCount &pile : cut.chips)
        parts
            << QCoreApplication::translate("Felt", "%1 of %2", "chips").arg(QString::number(pile.count), money(pile.value));
    if (cut.rest > 0)
        parts << feltWord(QT_TRANSLATE_NOOP("Felt", "%1 in coins")).arg(money(cut.rest));
    return parts.join(QStringLiteral(", "));
}

QString itemWords(const RoundView &view, const PlacedItem &item, const PlayRules &play, bool withTotals) {
    if (item.stray)
        return strayWords(item);
    switch (item.kind) {
    case ItemKind::DealerHand: {
        QStringList parts;
        for (const Card card : view.dealer)
            parts << cardWords(card);
        if (withTotals)
            parts << dealerTotalWords(view, play);
        return feltWord(QT_TRANSLATE_NOOP("Felt", "Dealer: %1")).arg(parts.join(QStringLiteral(", ")));
    }
    case ItemKind::PayTable: return tableWords(item);
    case ItemKind::Sign: return tableWords(item);
    case ItemKind::Float: return feltWord(QT_TRANSLATE_NOOP("Felt", "Chip float"));
    case ItemKind::Shoe:
        if (view.shoeLeft)
            return feltWord(QT_TRANSLATE_NOOP("Felt", "Shoe, nearly empty"));
        return view.faceUpInShoe
                   ? feltWord(QT_TRANSLATE_NOOP("Felt", "Shoe, %1 face up in it")).arg(cardWords(*view.faceUpInShoe))
                   : feltWord(QT_TRANSLATE_NOOP("Felt", "Shoe"));
    case ItemKind::Discard:
        return item.count == 1 ? feltWord(QT_TRANSLATE_NOOP("Felt", "Discard holder, 1 card"))
                               : feltWord(QT_TRANSLATE_NOOP("Felt", "Discard holder, %1 cards")).arg(item.count);
    case ItemKind::CutCard: return feltWord(QT_TRANSLATE_NOOP("Felt", "Cut card"));
    case ItemKind::FaceDownCard: return feltWord(QT_TRANSLATE_NOOP("Felt", "Card face down"));
    default: break;
    }
    if (item.box == 0) {
        if (item.kind == ItemKind::PrintedCard)
            return feltWord(QT_TRANSLATE_NOOP("Felt", "Dealer: printed %1")).arg(cardWords(*item.card));
        if (item.kind == ItemKind::Card)
            return item.id.startsWith(QLatin1String("loose"))
                       ? cardWords(*item.card)
                       : feltWord(QT_TRANSLATE_NOOP("Felt", "Dealer: %1")).arg(cardWords(*item.card));
    }
    const BoxView *box = boxOf(view, item.box);
    if (!box)
        return item.text;
    if ((item.kind == ItemKind::Hand || item.kind == ItemKind::ActiveRing) && item.hand <= int(box->hands.size()))
        return feltWord(QT_TRANSLATE_NOOP("Felt", "Box %1, hand %2: %3"))
            .arg(QString::number(item.box), QString::number(item.hand),
                 handWords(box->hands[static_cast<std::size_t>(item.hand - 1)], withTotals));
    return feltWord(QT_TRANSLATE_NOOP("Felt", "Box %1: %2"))
        .arg(QString::number(item.box), boxItemWords(view, item, *box, withTotals));
}

} // namespace pitwise::felt
