// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/feltscene.h"
#include "app/felt/felttext.h"

#include <QEasingCurve>
#include <QSet>

#include <algorithm>

namespace pitwise {

using namespace felt;

namespace {

bool looksAlike(const PlacedItem &a, const PlacedItem &b) {
    return a.at == b.at && a.turn == b.turn && a.rect == b.rect && a.card == b.card && a.face == b.face &&
           a.across == b.across && a.amount == b.amount && a.diameter == b.diameter && a.height == b.height &&
           a.text == b.text && a.letter == b.letter && a.seated == b.seated && a.count == b.count && a.rows == b.rows &&
           a.size == b.size && a.look == b.look && a.away == b.away;
}

bool isCard(const PlacedItem &item) {
    return item.kind == ItemKind::Card || item.kind == ItemKind::FaceDownCard;
}

/// The printed ground: what has to be painted anew when it changes.
QString groundKey(const FeltLayout &layout, const FeltPrint &print) {
    QString key = QStringLiteral("%1/%2/%3/%4/%5x%6")
                      .arg(QString::fromStdString(print.game))
                      .arg(layout.table.boxes)
                      .arg(print.layoutB)
                      .arg(print.title + print.second)
                      .arg(layout.table.width)
                      .arg(layout.table.viewHeight);
    for (const PlacedItem &item : layout.items)
        if (item.kind == ItemKind::PayTable)
            for (const TextRow &row : item.rows)
                key += row.first + row.second;
    return key;
}

} // namespace

FeltScene::FeltScene(const ChipSet &chips, QObject *parent) : RowList(parent), m_chips(chips) {
}

void FeltScene::show(const RoundView &view, const Rulebook &rulebook, Arrival arrival) {
    const bool sameTable = m_rulebook == &rulebook && m_view.game == view.game && m_view.boxes == view.boxes;
    if (m_view.game != view.game && !m_rows.empty()) { // another felt has other colours, card backs too: all pieces anew
        beginResetModel();
        m_rows.clear();
        m_rowById.clear();
        endResetModel();
    }
    m_view = view;
    m_rulebook = &rulebook;
    layOut(sameTable ? arrival : Arrival::Jump);
}

void FeltScene::relook() {
    if (m_rulebook)
        layOut(Arrival::Jump);
    Q_EMIT lookChanged();
}

void FeltScene::layOut(Arrival arrival) {
    if (m_options.width < 1 || m_options.height < 1)
        return;
    const QString oldGround = m_layout ? groundKey(*m_layout, m_print) : QString();
    m_print = printOf(*m_rulebook, m_view, m_layoutB);
    if (!m_payTables)
        m_print.left = m_print.right = {};
    m_options.smallestText = m_highContrast ? 9 : 8;
    m_layout = felt::layOut(m_view, m_print, m_chips, m_options);
    const bool moves = m_motion && arrival == Arrival::Move;

    // What was leaving is gone, and what has no place any more leaves now.
    QHash<QString, const PlacedItem *> wanted;
    for (const PlacedItem &item : m_layout->items)
        if (isDrawnAsPiece(item.kind))
            wanted.insert(item.id, &item);
    for (int i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
        Row &row = m_rows[static_cast<std::size_t>(i)];
        if (!row.leaving && wanted.contains(row.item.id))
            continue;
        if (const auto travel = moves && !row.leaving ? going(row.item) : std::nullopt) {
            row.travel = *travel;
            row.leaving = true;
            ++row.run;
            Q_EMIT dataChanged(index(i), index(i));
            continue;
        }
        beginRemoveRows({}, i, i);
        m_rows.erase(m_rows.begin() + i);
        m_rowById.clear();
        endRemoveRows();
    }

    QHash<QString, int> known;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (!m_rows[i].leaving)
            known.insert(m_rows[i].item.id, static_cast<int>(i));
    std::vector<Row> fresh;
    int cards = 0, payouts = 0;
    for (const PlacedItem &item : m_layout->items) {
        if (!isDrawnAsPiece(item.kind))
            continue;
        const QRectF pixels = pixelsOf(item);
        const auto it = known.constFind(item.id);
        if (it == known.cend()) {
            Row row;
            row.item = item;
            row.pixels = pixels;
            if (moves) {
                row.travel = entering(item, cards, payouts);
                row.run = 1;
            }
            fresh.push_back(std::move(row));
            continue;
        }
        Row &row = m_rows[static_cast<std::size_t>(*it)];
        const bool moved =
            row.item.at != item.at || row.item.rect.topLeft() != item.rect.topLeft() || row.item.turn != item.turn;
        if (looksAlike(row.item, item) && row.pixels == pixels && row.item.z == item.z) {
            row.item = item;
            continue;
        }
        if (moved && moves && (isCard(item) || item.kind == ItemKind::Stack || item.kind == ItemKind::Marker)) {
            row.travel = {row.pixels.center() - pixels.center(), row.item.turn - item.turn, 0, 180, QEasingCurve::InOutQuad};
            ++row.run;
        }
        if (!looksAlike(row.item, item) || row.pixels != pixels)
            ++row.stamp;
        row.item = item;
        row.pixels = pixels;
        Q_EMIT dataChanged(index(*it), index(*it));
    }
    if (!fresh.empty()) {
        const int from = static_cast<int>(m_rows.size());
        beginInsertRows({}, from, from + static_cast<int>(fresh.size()) - 1);
        std::ranges::move(fresh, std::back_inserter(m_rows));
        m_rowById.clear();
        endInsertRows();
    }
    ++m_revision;
    if (groundKey(*m_layout, m_print) != oldGround)
        Q_EMIT groundChanged();
    Q_EMIT shown();
}

QRectF FeltScene::pixelsOf(const PlacedItem &item) const {
    const QRectF bounds = paintedBounds(item);
    const double s = m_layout->table.scale;
    return QRectF(QRectF(bounds.topLeft() * s, bounds.size() * s).toAlignedRect());
}

QPointF FeltScene::fromTo(QPointF from, const PlacedItem &to) const {
    return (from - to.frame().map(to.rect.center())) * m_layout->table.scale;
}

FeltScene::Travel FeltScene::entering(const PlacedItem &item, int &cards, int &payouts) const {
    const FeltTable &table = m_layout->table;
    switch (item.kind) {
    case ItemKind::Card:
    case ItemKind::FaceDownCard: // out of the shoe, one after the other; a doubled card takes its quarter turn on the way
        return {fromTo(table.shoeAt() + QPointF(20, -50), item), 24 - item.turn + (item.across ? 90 : 0), 90 * cards++,
                item.across ? 260 : 220, QEasingCurve::OutCubic};
    case ItemKind::Stack:
        if (item.role == StackRole::Payout)
            return {fromTo(table.chipsFrom(), item), 0, 40 * payouts++, 320, QEasingCurve::OutCubic};
        return {fromTo(table.at(table.theta(item.box), FeltTable::railInner + 10), item), 0, 0, 260,
                QEasingCurve::InOutQuad};
    case ItemKind::Marker: return {fromTo(table.chipsFrom(), item), 0, 0, 260, QEasingCurve::OutCubic};
    default: return {{}, 0, 0, 80, QEasingCurve::Linear};
    }
}

std::optional<FeltScene::Travel> FeltScene::going(const PlacedItem &item) const {
    const FeltTable &table = m_layout->table;
    if (isCard(item))
        return Travel{fromTo(table.discardAt(), item), -8 - item.turn, 0, 240, QEasingCurve::InCubic};
    if (item.kind == ItemKind::Marker)
        return Travel{fromTo(table.chipsFrom(), item), 0, 0, 260, QEasingCurve::InOutQuad};
    if (item.kind != ItemKind::Stack || item.box < 1 || item.box > static_cast<int>(m_view.table.size()))
        return std::nullopt;
    // Lost bets are swept to the float, all else goes back to the player.
    const BoxView &box = m_view.table[static_cast<std::size_t>(item.box - 1)];
    bool taken = false;
    const auto look = [&](const std::vector<StakeView> &stakes) {
        for (const StakeView &stake : stakes)
            taken = taken || (stake.player == item.player && stake.state == BetState::Taken);
    };
    if (item.hand > 0 && item.hand <= static_cast<int>(box.hands.size())) {
        const HandView &hand = box.hands[static_cast<std::size_t>(item.hand - 1)];
        look(item.role == StackRole::Tie ? hand.ties : hand.stakes);
    }
    for (const SideAreaView &side : box.sides)
        if (!item.area.empty() && side.kind == item.area)
            look(side.stakes);
    if (item.role == StackRole::Insurance)
        for (const InsuranceView &bet : box.insurance)
            taken = taken || (bet.player == item.player && bet.state == BetState::Taken);
    const QPointF goal = taken ? table.chipsFrom() : table.at(table.theta(item.box), FeltTable::railInner + 10);
    return Travel{fromTo(goal, item), 0, 0, 260, QEasingCurve::InOutQuad};
}

void FeltScene::arrived(const QString &pieceId) {
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].leaving && m_rows[i].item.id == pieceId) {
            beginRemoveRows({}, static_cast<int>(i), static_cast<int>(i));
            m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(i));
            m_rowById.clear();
            endRemoveRows();
            return;
        }
}

QVariant FeltScene::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PieceIdRole: return row.item.id;
    case PxRole: return row.pixels.x();
    case PyRole: return row.pixels.y();
    case PwRole: return row.pixels.width();
    case PhRole: return row.pixels.height();
    case DepthRole: return row.item.z;
    case StampRole: return row.stamp;
    case FadedRole: return m_askedBox > 0 && row.item.box > 0 && row.item.box != m_askedBox;
    case DxRole: return row.travel.from.x();
    case DyRole: return row.travel.from.y();
    case TurnRole: return row.travel.turn;
    case DelayRole: return row.travel.delay;
    case DurationRole: return row.travel.duration;
    case CurveRole: return row.travel.curve;
    case RunRole: return row.run;
    case LeavingRole: return row.leaving;
    }
    return {};
}

QHash<int, QByteArray> FeltScene::roleNames() const {
    return {{PieceIdRole, "pieceId"},
            {PxRole, "px"},
            {PyRole, "py"},
            {PwRole, "pw"},
            {PhRole, "ph"},
            {DepthRole, "depth"},
            {StampRole, "stamp"},
            {FadedRole, "faded"},
            {DxRole, "dx"},
            {DyRole, "dy"},
            {TurnRole, "turn"},
            {DelayRole, "delay"},
            {DurationRole, "duration"},
            {CurveRole, "curve"},
            {RunRole, "run"},
            {LeavingRole, "leaving"}};
}

const FeltScene::Row *FeltScene::row(const QString &pieceId) const {
    if (m_rowById.size() != static_cast<qsizetype>(m_rows.size())) {
        m_rowById.clear();
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            m_rowById.insert(m_rows[i].item.id, i);
    }
    const auto it = m_rowById.constFind(pieceId);
    return it == m_rowById.cend() ? nullptr : &m_rows[*it];
}

const PlacedItem *FeltScene::piece(const QString &id) const {
    const Row *found = row(id);
    return found ? &found->item : nullptr;
}

QPointF FeltScene::pieceOrigin(const QString &id) const {
    const Row *found = row(id);
    return found ? found->pixels.topLeft() : QPointF();
}

PieceLook FeltScene::look() const {
    return {styleOf(m_view.game, m_highContrast), m_deck, &m_chips};
}

} // namespace pitwise
