// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/feltlayout.h"
#include "app/felt/placer.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace pitwise::felt {
namespace {

constexpr double roomyText = 12; // on a large view labels are larger than they need be

} // namespace

QRectF indexRect(const PlacedItem &item) {
    const bool medium = item.face == Face::M;
    const bool ten = item.card && item.card->rank() == Rank::Ten;
    const double cardWidth = item.across ? item.rect.height() : item.rect.width();
    const double k = cardWidth / (medium ? 46 : 30);
    const double width = (medium ? (ten ? 36.2 : 33) : (ten ? 28.5 : 27)) * k;
    const double height = (medium ? 17.5 : 13.6) * k; // the bar of 6 and 9 may go under the next card
    if (item.across)
        return {item.rect.left(), item.rect.bottom() - width, height, width};
    return {item.rect.left(), item.rect.top(), width, height};
}

const PlacedItem *FeltLayout::find(const QString &id) const {
    const auto it = std::ranges::find(items, id, &PlacedItem::id);
    return it == items.end() ? nullptr : &*it;
}

FeltLayout layOut(const RoundView &view, const FeltPrint &print, const ChipSet &chips, const FeltOptions &options) {
    return Placer(view, print, chips, options).finish();
}

Placer::Placer(const RoundView &view, const FeltPrint &print, const ChipSet &chips, const FeltOptions &options)
    : m_view(view), m_print(print), m_chips(chips), m_options(options),
      m_table(options.width, options.height, view.boxes, std::max<int>(1, int(print.areas.size())), print.printedCards) {
}

FeltLayout Placer::finish() {
    if (!m_table.low)
        payTables();
    furniture();
    dealer();
    for (const BoxView &box : m_view.table) {
        places(box);
        hands(box);
    }
    // Boxes farther from the dealer first: what is nearer lies over it.
    std::vector<const BoxView *> order;
    for (const BoxView &box : m_view.table)
        order.push_back(&box);
    std::ranges::stable_sort(order, {}, [this](const BoxView *box) { return m_table.at(m_table.theta(box->box), 0).y(); });
    for (const BoxView *box : order) {
        sideBets(*box);
        mainBets(*box);
        insurance(*box);
    }
    for (std::size_t i = 0; i < m_view.strays.size(); ++i)
        stray(m_view.strays[i], static_cast<int>(i));
    signs();
    if (m_view.dark)
        add(Dark, ItemKind::Darkness, QStringLiteral("dark")).rect = {0, 0, m_table.width, m_table.viewHeight};
    const double smallest = m_options.smallestText / m_table.scale;
    LabelGrower(m_items, m_table, m_wishes)
        .grow(std::max(m_options.wantedText / m_table.scale, roomyText) * m_options.textScale, smallest);
    std::ranges::stable_sort(m_items, {}, &PlacedItem::z);
    for (std::size_t i = 0; i < m_items.size(); ++i)
        m_items[i].z = static_cast<int>(i);
    return {m_table, std::move(m_items)};
}

PlacedItem &Placer::add(Layer layer, ItemKind kind, QString id) {
    PlacedItem &item = m_items.emplace_back();
    item.id = std::move(id);
    item.kind = kind;
    item.z = layer;
    return item;
}

QString Placer::letterOf(const std::string &player) {
    const auto it = m_letters.find(player);
    return it != m_letters.end() ? it->second : m_letters.emplace(player, playerLetter(m_view, player)).first->second;
}

QString Placer::nextCardId(const QString &owner, Card card) {
    const QString face = owner + u'/' + QString::fromStdString(cardName(card));
    return QStringLiteral("card/%1/%2").arg(face).arg(m_seen[face]++);
}

void Placer::furniture() {
    const FeltTable &t = m_table;
    for (int box = 1; box <= t.boxes; ++box) {
        PlacedItem &plate = add(Furniture, ItemKind::SeatPlate, QStringLiteral("seat/%1").arg(box));
        plate.at = t.at(t.theta(box), FeltTable::railInner + 16.6);
        plate.turn = qRadiansToDegrees(t.theta(box));
        plate.rect = {-30, -9.2, 60, 18.4};
        plate.box = box;
        const auto it = std::ranges::find(m_view.table, box, &BoxView::box);
        if (it != m_view.table.end() && !it->seated.empty()) {
            plate.player = it->seated;
            plate.letter = letterOf(it->seated);
            plate.seated = true;
            plate.away = it->away;
        }
    }

    if (!t.low)
        add(Furniture, ItemKind::Float, QStringLiteral("float")).rect = QRectF(t.floatCorner(), QSizeF(400, 118));

    PlacedItem &shoe = add(Furniture, ItemKind::Shoe, QStringLiteral("shoe"));
    shoe.at = t.shoeAt();
    shoe.turn = 24;
    shoe.rect = {-42, -62, 84, 126};
    shoe.card = m_view.faceUpInShoe;
    shoe.count = m_view.shoeLeft ? std::max(1, *m_view.shoeLeft) : 0;

    PlacedItem &holder = add(Furniture, ItemKind::Discard, QStringLiteral("discard"));
    holder.at = t.discardAt();
    holder.turn = -8;
    holder.rect = {-39, -50, 78, 100};
    holder.count = m_view.discards;

    // Cards that are out and not dealt: beside the shoe; where pay tables reach down to it, left of the dealer's hand.
    double below = 0;
    for (const PlacedItem &item : m_items)
        if (item.kind == ItemKind::PayTable && item.rect.left() < t.width / 2)
            below = std::max(below, item.rect.bottom());
    const bool besideShoe = below < t.height - 82 && !t.low;
    const double y = besideShoe ? t.height - 76 : t.dealerTop() + (t.low ? 18 : 0);
    double x = besideShoe ? t.shoeAt().x() + 52 : t.width / 2 - (t.low ? 260 : 198);
    const auto loose = [&](ItemKind kind, QString id, double turn) -> PlacedItem & {
        PlacedItem &item = add(Furniture, kind, std::move(id));
        item.at = {x, y};
        item.turn = turn;
        item.rect = {0, 0, 34, 34 * 64.0 / 46};
        x += 39;
        return item;
    };
    if (m_view.cutCardOut)
        loose(ItemKind::CutCard, QStringLiteral("cut-card"), -5);
    if (m_view.burnCardOut)
        loose(ItemKind::FaceDownCard, QStringLiteral("burn-card"), 3);
    int index = 0;
    for (const auto &card : m_view.drawnTogether) {
        PlacedItem &item =
            loose(card ? ItemKind::Card : ItemKind::FaceDownCard, QStringLiteral("loose/%1").arg(index), index % 2 ? 4 : -4);
        item.card = card;
        item.index = index++;
    }
}

/// Beside the last card of its hand, a little turned, as it was put down; the dealer's beside his.
void Placer::stray(const StrayCard &card, int index) {
    const FeltTable &t = m_table;
    const bool plain = card.look == StrayCard::Look::Plain && card.card;
    const PlacedItem *last = nullptr, *place = nullptr;
    for (const PlacedItem &item : m_items) {
        const bool hers = item.box == card.box && (card.box == 0 || item.hand == card.hand);
        if ((item.kind == ItemKind::Card || item.kind == ItemKind::PrintedCard) && hers &&
            !item.id.startsWith(QLatin1String("loose")))
            last = &item;
        if (item.kind == ItemKind::Box && item.box == card.box)
            place = &item;
    }
    const double width = card.box == 0 ? FeltTable::dealerWidth : last ? last->rect.width() : FeltTable::printedWidth;
    const QPointF at = last            ? last->at
                       : card.box == 0 ? QPointF(t.width / 2, t.dealerTop())
                                       : t.at(t.theta(card.box), FeltTable::cardsFar);
    const double turn = last ? last->turn : place ? place->turn : 0;
    const QRectF beside = last ? last->rect : QRectF(-width / 2, 0, width, width * 64 / 46);
    PlacedItem &item = add(Rings, plain ? ItemKind::Card : ItemKind::FaceDownCard, QStringLiteral("stray/%1").arg(index));
    item.at = QTransform::fromTranslate(at.x(), at.y())
                  .rotate(turn)
                  .map(card.box == 0 ? QPointF(beside.right() + 8, beside.top() + 2)
                                     : QPointF(beside.left() + beside.width() * .55, beside.top() + width * .62));
    item.turn = turn + (card.look == StrayCard::Look::Torn ? -4 : 11);
    item.rect = {0, 0, width, width * 64 / 46};
    item.box = card.box;
    item.hand = card.box == 0 ? 0 : card.hand;
    item.index = 20 + index;
    item.card = card.card;
    item.look = card.look;
    item.stray = true;
}

void Placer::signs() {
    const FeltTable &t = m_table;
    const auto sign = [&](const TablePrint &print, QString id, bool atLeft) {
        if (print.head.isEmpty())
            return;
        const QSizeF plain(142, 20.5 + 12.2 * static_cast<double>(print.rows.size()));
        const auto placed = [&](double size) {
            return QRectF(QPointF(atLeft ? 9 : t.width - 9 - plain.width() * size, 9), plain * size);
        };
        const auto overSomething = [&](const QRectF &rect) {
            return std::ranges::any_of(m_items, [&](const PlacedItem &item) {
                const bool matters = item.kind == ItemKind::SeatPlate || item.kind == ItemKind::Label ||
                                     item.kind == ItemKind::Area || item.kind == ItemKind::Sign;
                return matters && item.bounds().adjusted(-3, -3, 3, 3).intersects(rect);
            });
        };
        double size = std::clamp(m_options.wantedText * m_options.textScale / (signText * t.scale), 1.0, 1.6);
        while (size > 1 && overSomething(placed(size)))
            size = std::max(1.0, size - .04);
        PlacedItem &item = add(Signs, ItemKind::Sign, std::move(id));
        item.size = size;
        item.rect = placed(size);
        item.text = print.head;
        item.rows = print.rows;
    };
    sign(m_print.gameSign, QStringLiteral("sign/game"), true);
    sign(m_print.limitSign, QStringLiteral("sign/limits"), false);
}

void Placer::payTables() {
    constexpr double width = 144;
    const auto column = [&](const std::vector<TablePrint> &tables, QString side, double x) {
        double y = m_table.height - 207;
        if (tables.size() == 1 && tables[0].rows.size() < 6)
            y += 8;
        int index = 0;
        for (const TablePrint &print : tables) {
            double widest = 1;
            for (const TextRow &row : print.rows)
                widest = std::max(widest, textWidth(row.first, false) + textWidth(row.second, true));
            PlacedItem &item = add(Places, ItemKind::PayTable, QStringLiteral("pay/%1/%2").arg(side).arg(index++));
            item.size = std::min(10.0, (width - 22) / widest);
            const double height =
                item.size * (1.9 + 1.26 * double(print.rows.size()) + (print.note.isEmpty() ? 0 : 1.2)) + 3;
            item.rect = {x, y, width, height};
            item.text = print.head;
            item.letter = print.note;
            item.rows = print.rows;
            y += height + 7;
        }
    };
    column(m_print.left, QStringLiteral("left"), m_table.width / 2 - 204 - width);
    column(m_print.right, QStringLiteral("right"), m_table.width / 2 + 204);
}

void Placer::dealer() {
    const auto &cards = m_view.dealer;
    const bool printed = m_view.dealerPrintedFirst;
    const int count = static_cast<int>(cards.size());
    constexpr double width = FeltTable::dealerWidth;
    // A whole index stays free; only a ten needs 41, and a game with printed cards has none.
    const double step = std::min(printed ? 38.0 : 41.0, (390 - width) / std::max(1, count - 1));
    const double left = printed ? FeltTable::printedDealerLeft : -(width + step * (count - 1)) / 2;

    const auto shape = [&](PlacedItem &item, int index) {
        item.at = {m_table.width / 2, m_table.dealerTop()};
        item.rect = {left + step * index, 0, width, FeltTable::dealerHeight};
        item.index = index;
    };
    if (count > 0) {
        PlacedItem &whole = add(Places, ItemKind::DealerHand, QStringLiteral("dealer"));
        whole.at = {m_table.width / 2, m_table.dealerTop()};
        whole.rect = {left, 0, width + step * (count - 1), FeltTable::dealerHeight};
    }
    if (m_print.printedCards) {
        PlacedItem &item = add(Places, ItemKind::PrintedCard, QStringLiteral("printed/dealer"));
        item.at = {m_table.width / 2, m_table.dealerTop()};
        item.rect = {FeltTable::printedDealerLeft, 0, width, FeltTable::dealerHeight};
        item.index = 0;
        item.card = Card(Rank::Eight, Suit::Spades);
    }
    for (int i = printed ? 1 : 0; i < count; ++i) {
        PlacedItem &item = add(DealerCards, ItemKind::Card, nextCardId(QStringLiteral("dealer"), cards[i]));
        shape(item, i);
        item.card = cards[i];
    }
}

void Placer::places(const BoxView &box) {
    const FeltTable &t = m_table;
    const double th = t.theta(box.box), degrees = qRadiansToDegrees(th);

    PlacedItem &frame = add(Places, ItemKind::Box, QStringLiteral("box/%1").arg(box.box));
    frame.at = t.at(th, (FeltTable::boxFar + FeltTable::boxNear) / 2);
    frame.turn = degrees;
    frame.rect = {-t.boxWidth() / 2, -33, t.boxWidth(), 66};
    frame.box = box.box;

    for (std::size_t i = 0; i < m_print.areas.size(); ++i) {
        PlacedItem &area = add(Places, ItemKind::Area,
                               QStringLiteral("area/%1/%2").arg(box.box).arg(QString::fromStdString(m_print.areas[i].kind)));
        const double r = t.sideRadius();
        area.at = t.sideAt(box.box, static_cast<int>(i));
        area.turn = degrees;
        area.rect = {-r, -r, 2 * r, 2 * r};
        area.box = box.box;
        area.area = m_print.areas[i].kind;
        area.text = m_print.areas[i].name;
    }
    if (!m_print.insurance.isEmpty()) {
        PlacedItem &spot = add(Places, ItemKind::InsuranceSpot, QStringLiteral("insurance/%1").arg(box.box));
        spot.at = t.at(th, FeltTable::insuranceMid);
        spot.turn = degrees;
        const double width = std::min(120.0, t.pitchAt(FeltTable::insuranceMid));
        spot.rect = {-width / 2, -13, width, 26};
        spot.box = box.box;
    }
    if (m_print.printedCards) {
        PlacedItem &printed = add(Places, ItemKind::PrintedCard, QStringLiteral("printed/%1").arg(box.box));
        printed.at = t.at(th, FeltTable::cardsFar);
        printed.turn = degrees;
        printed.rect = {FeltTable::printedLeft, 0, FeltTable::printedWidth, FeltTable::printedWidth * 64 / 46};
        printed.box = box.box;
        printed.index = 0;
        printed.card = Card(Rank::Eight, Suit::Spades);
    }
}

void Placer::hands(const BoxView &box) {
    for (int i = 0; i < static_cast<int>(box.hands.size()); ++i)
        hand(box, i);
}

void Placer::hand(const BoxView &box, int index) {
    const FeltTable &t = m_table;
    const HandView &hand = box.hands[index];
    const int hands = static_cast<int>(box.hands.size()), cards = static_cast<int>(hand.cards.size());
    if (cards == 0 || hand.discarded)
        return;
    const bool printed = hand.printedFirst; // its first card is part of the felt
    const double th = printed ? t.theta(box.box) : t.column(box.box, index, hands);
    Fan fan = t.fan(hands, cards);
    if (printed && hands > 1)
        fan.dx = 0;
    const QPointF origin = t.at(th, FeltTable::cardsFar);
    const double degrees = qRadiansToDegrees(th);
    const double total = fan.width + fan.dx * (cards - 1);
    const double left = printed ? FeltTable::printedLeft : -total / 2;

    const auto shape = [&](PlacedItem &item) {
        item.at = origin;
        item.turn = degrees;
        item.box = box.box;
        item.hand = index + 1;
    };
    QRectF covered;
    if (printed)
        covered = {left, 0, FeltTable::printedWidth, FeltTable::printedWidth * 64 / 46};
    for (int i = printed ? 1 : 0; i < cards; ++i) {
        const bool across = hand.doubledAcross && i == cards - 1 && i > 0;
        const double w = across ? fan.width * .94 : fan.width, h = across ? fan.height * .94 : fan.height;
        double x = left + fan.dx * i, y = fan.strip * i;
        if (printed)
            y = FeltTable::printedWidth * .405 + fan.strip * (i - 1);
        if (across) // flush with the card below: the next hand may cover its right end only
            x = left + fan.dx * (i - 1) + (hands > 2 || printed ? 0 : 3);
        PlacedItem &item = add(Hands, ItemKind::Card, nextCardId(QString::number(box.box), hand.cards[i]));
        shape(item);
        item.rect = across ? QRectF(x, y, h, w) : QRectF(x, y, w, h);
        item.index = i;
        item.card = hand.cards[i];
        item.face = fan.face;
        item.across = across;
        covered |= item.rect;
    }
    PlacedItem &whole = add(Places, ItemKind::Hand, QStringLiteral("hand/%1/%2").arg(box.box).arg(index + 1));
    shape(whole);
    whole.rect = covered;
    if (hand.active) {
        PlacedItem &ring = add(Rings, ItemKind::ActiveRing, QStringLiteral("active"));
        shape(ring);
        ring.rect = covered;
    }
}

} // namespace pitwise::felt
