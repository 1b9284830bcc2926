// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/feltscene.h"
#include "app/felt/felttext.h"

// What the trainee can point at, and how the felt looks: the parts of FeltScene that move nothing.

namespace pitwise {

using namespace felt;

Target FeltScene::target(const QString &id, int allowed) const {
    if (m_layout && !id.isEmpty())
        if (const PlacedItem *item = m_layout->find(id))
            if (const int kind = targetKind(*item, allowed))
                return {item, kind};
    return {};
}

QString FeltScene::targetAt(double x, double y, int allowed) const {
    if (!m_layout)
        return {};
    const double s = m_layout->table.scale;
    const Target hit = felt::targetAt(*m_layout, QPointF(x, y) / s, allowed, 6 / s); // small things reach as far as a finger
    return hit ? hit.item->id : QString();
}

QString FeltScene::walk(const QString &from, Qt::Key arrow, int allowed) const {
    if (!m_layout)
        return {};
    const Way way = arrow == Qt::Key_Left    ? Way::Left
                    : arrow == Qt::Key_Right ? Way::Right
                    : arrow == Qt::Key_Up    ? Way::Up
                                             : Way::Down;
    const Target next = felt::walk(*m_layout, from, way, allowed);
    return next ? next.item->id : QString();
}

QString FeltScene::firstTarget(int allowed) const {
    const Target first = m_layout ? felt::firstTarget(*m_layout, allowed) : Target{};
    return first ? first.item->id : QString();
}

bool FeltScene::hasTarget(const QString &id, int allowed) const {
    return bool(target(id, allowed));
}

QString FeltScene::words(const QString &id) const {
    const Target named = target(id, EveryTarget);
    if (!named)
        return {};
    QString text = itemWords(m_view, *named.item, m_rulebook->play, m_totals);
    if (named.item->kind == ItemKind::Stack)
        text += QStringLiteral(": ") + chipWords(m_chips, named.item->amount);
    return text;
}

QRectF FeltScene::targetRect(const QString &id) const {
    const Target found = target(id, EveryTarget);
    if (!found)
        return {};
    const QRectF bounds = found.item->bounds();
    return {bounds.topLeft() * m_layout->table.scale, bounds.size() * m_layout->table.scale};
}

QRectF FeltScene::boxRect(int box) const {
    QRectF all;
    if (m_layout && box > 0)
        for (const PlacedItem &item : m_layout->items)
            if (item.box == box && item.kind != ItemKind::InsuranceSpot)
                all |= item.bounds();
    const double s = m_layout ? m_layout->table.scale : 1;
    return {all.topLeft() * s, all.size() * s};
}

QString FeltScene::nextStack(const QString &after, int box) const {
    bool past = after.isEmpty();
    if (m_layout)
        for (const Target &each : targetsOf(*m_layout, EveryTarget)) {
            const PlacedItem &item = *each.item;
            if (item.kind != ItemKind::Stack || (box > 0 && item.box != box))
                continue;
            if (past)
                return item.id;
            past = item.id == after;
        }
    return {};
}

bool FeltScene::hasCloseUp(const QString &id) const {
    const Target found = target(id, EveryTarget);
    return found && (found.item->kind == ItemKind::Stack || found.item->kind == ItemKind::Area ||
                     found.item->kind == ItemKind::PayTable || found.item->kind == ItemKind::Sign || found.item->card);
}

void FeltScene::pick(const QString &id, int allowed) {
    Target chosen = target(id, allowed);
    if (!chosen && m_layout && (allowed & PlayerTarget)) // a side bet or an insurance stands for its player too
        if (const PlacedItem *item = m_layout->find(id); item && !item->player.empty())
            chosen = {item, PlayerTarget};
    if (!chosen)
        return;
    const PlacedItem &item = *chosen.item;
    Q_EMIT picked(chosen.kind, item.box, item.hand, item.index, QString::fromStdString(item.player),
                  QString::fromStdString(item.area));
    Q_EMIT pickedTarget(id);
}

QStringList FeltScene::targets(int allowed) const {
    QStringList ids;
    if (m_layout)
        for (const Target &each : targetsOf(*m_layout, allowed))
            ids << each.item->id;
    return ids;
}

void FeltScene::setViewSize(QSizeF size) {
    if (size == viewSize())
        return;
    m_options.width = size.width();
    m_options.height = size.height();
    relook();
}

void FeltScene::setAmounts(bool on) {
    if (m_options.amounts != on) {
        m_options.amounts = on;
        relook();
    }
}

/// All pieces have to be painted anew though none has moved.
void FeltScene::setLayoutB(bool on) {
    if (m_layoutB != on) {
        m_layoutB = on;
        relook();
    }
}

void FeltScene::setFourColour(bool on) {
    if (fourColour() == on)
        return;
    m_deck = on ? Deck::FourColour : Deck::TwoColour;
    for (Row &row : m_rows)
        ++row.stamp;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {StampRole});
    Q_EMIT lookChanged();
}

void FeltScene::setHighContrast(bool on) {
    if (m_highContrast == on)
        return;
    m_highContrast = on;
    for (Row &row : m_rows)
        ++row.stamp;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {StampRole});
    relook();
    Q_EMIT groundChanged();
}

void FeltScene::setTextScale(double scale) {
    if (m_options.textScale != scale) {
        m_options.textScale = scale;
        relook();
    }
}

void FeltScene::setMotion(bool on) {
    if (m_motion != on) {
        m_motion = on;
        Q_EMIT lookChanged();
    }
}

void FeltScene::setTotals(bool on) {
    if (m_totals != on) {
        m_totals = on;
        ++m_revision;
        Q_EMIT shown();
    }
}

void FeltScene::setAskedBox(int box) {
    if (m_askedBox == box)
        return;
    m_askedBox = box;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {FadedRole});
    ++m_revision;
    Q_EMIT shown();
}

} // namespace pitwise
