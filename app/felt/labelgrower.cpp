// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/labelgrower.h"

#include <algorithm>
#include <cmath>

namespace pitwise::felt {
namespace {

constexpr double smaller = .94;        // from one size to the next that is tried
constexpr double reach = 110;          // no label goes farther from its chips than this
constexpr double gap = 1.2, lap = 2.5; // beside its chips; over their lower edge

/// Which stake a stack or a label belongs to: `main/3/1/A`, `side/3/pair/A`, `ins/3/A/B`, `tie/3/1/A`.
QString stakeKey(const PlacedItem &item) {
    const bool label = item.kind == ItemKind::Label;
    const QString id = label ? item.id.section(u'/', 1) : item.id;
    const QString head = id.section(u'/', 0, 0), rest = id.section(u'/', 1);
    if (head == QLatin1String("side") || head == QLatin1String("sidepaid"))
        return QStringLiteral("side/") + rest;
    if (head == QLatin1String("ins") || head == QLatin1String("insured") || head == QLatin1String("inspaid"))
        return QStringLiteral("ins/") + rest;
    if (head == QLatin1String("tie"))
        return id;
    return QStringLiteral("main/") + (label ? id : rest);
}

QPolygonF corners(const QTransform &frame, const QRectF &r) {
    return QPolygonF(QList<QPointF>{frame.map(r.topLeft()), frame.map(r.topRight()), frame.map(r.bottomRight()),
                                    frame.map(r.bottomLeft())});
}

/// Whether a turned rectangle and a level one have more than an edge in common.
bool meet(const QPolygonF &turned, const QRectF &level) {
    const auto apart = [&](QPointF axis) {
        double low = INFINITY, high = -INFINITY;
        for (const QPointF corner : turned) {
            low = std::min(low, QPointF::dotProduct(corner, axis));
            high = std::max(high, QPointF::dotProduct(corner, axis));
        }
        const double middle = QPointF::dotProduct(level.center(), axis);
        const double half = (level.width() * std::abs(axis.x()) + level.height() * std::abs(axis.y())) / 2;
        return high <= middle - half || low >= middle + half;
    };
    return !apart({1, 0}) && !apart({0, 1}) && !apart(turned[1] - turned[0]) && !apart(turned[3] - turned[0]);
}

QRectF level(const PlacedItem &label) {
    return label.rect.translated(label.at);
}

} // namespace

double labelWidth(const QString &letter, const QString &text, double size) {
    const bool who = !letter.isEmpty();
    double width = who ? size * (letter.size() > 1 ? 1.7 : labelHeight) : 0;
    if (!text.isEmpty())
        width += textWidth(text, true) * size + size * (who ? .66 : .9);
    return width;
}

LabelGrower::LabelGrower(std::vector<PlacedItem> &items, const FeltTable &table, const std::map<QString, QString> &wishes)
    : m_items(items), m_table(table) {
    meetObstacles();
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].kind != ItemKind::Label)
            continue;
        Label &label = m_labels.emplace_back();
        label.item = i;
        label.stake = stakeKey(items[i]);
        for (const Obstacle &each : m_obstacles)
            if (each.stake == label.stake)
                label.chips |= each.bounds;
        const QRectF within = (label.chips | level(items[i])).adjusted(-reach, -reach, reach, reach);
        for (const Obstacle &each : m_obstacles)
            if (each.bounds.intersects(within))
                label.obstacles.push_back(&each);
        if (const auto wish = wishes.find(items[i].id); wish != wishes.end())
            label.wish = wish->second;
    }
}

void LabelGrower::meetObstacles() {
    for (const PlacedItem &item : m_items) {
        QRectF rect = item.rect;
        QRectF own = rect;
        QString stake;
        switch (item.kind) {
        case ItemKind::Label:
        case ItemKind::Hand:
        case ItemKind::DealerHand:
        case ItemKind::InsuranceSpot:
        case ItemKind::ActiveRing: continue;
        case ItemKind::Box: // never on another box; its own is where a label belongs
            stake = QStringLiteral("box/%1").arg(item.box);
            break;
        case ItemKind::Area: { // the mark in the middle of an empty circle
            const double r = rect.width() * .3;
            rect = own = {-r, -r, 2 * r, 2 * r};
            break;
        }
        case ItemKind::Stack: { // its own label may lie over all but the top chip
            const double d = item.diameter;
            own = {-d * .45, -item.height - d * .43, d * .9, d * .8};
            stake = stakeKey(item);
            break;
        }
        default: break;
        }
        const QPolygonF outline = corners(item.frame(), rect);
        m_obstacles.push_back({outline, corners(item.frame(), own), outline.boundingRect(), stake});
    }
}

void LabelGrower::grow(double wanted, double least) {
    std::map<QString, Group> groups; // of one box and kind of bet
    for (Label &label : m_labels)
        groups[label.stake.section(u'/', 0, 1)].push_back(&label);
    const auto growOne = [&](const Group &group) {
        double now = INFINITY;
        bool wishes = false;
        for (const Label *label : group) {
            now = std::min(now, m_items[label->item].size);
            wishes = wishes || !label->wish.isEmpty();
        }
        for (double size = wanted; wishes && size >= least; size *= smaller)
            if (growTo(group, size, true))
                return;
        for (double size = wanted; size > now; size *= smaller)
            if (growTo(group, size, false))
                return;
    };
    for (const auto &[name, group] : groups)
        growOne(group);
    for (Label &label : m_labels)
        growOne({&label});
}

bool LabelGrower::growTo(const Group &group, double size, bool wishes) {
    std::vector<QRectF> taken;
    std::vector<QString> texts;
    for (const Label *label : group) {
        const PlacedItem &item = m_items[label->item];
        texts.push_back(wishes && !label->wish.isEmpty() ? label->wish : item.text);
        const QSizeF extent(labelWidth(item.letter, texts.back(), size), size * labelHeight);
        const auto candidates = places(*label, extent);
        const auto found = std::ranges::find_if(candidates, [&](QPointF middle) {
            return isFree(*label, {middle - QPointF(extent.width(), extent.height()) / 2, extent}, group, taken);
        });
        if (found == candidates.end())
            return false;
        taken.emplace_back(*found - QPointF(extent.width(), extent.height()) / 2, extent);
    }
    for (std::size_t i = 0; i < group.size(); ++i) {
        PlacedItem &item = m_items[group[i]->item];
        item.at = taken[i].center();
        item.rect = taken[i].translated(-item.at);
        item.size = size;
        item.text = texts[i];
        if (wishes)
            group[i]->wish.clear();
    }
    return true;
}

bool LabelGrower::isFree(const Label &label, const QRectF &rect, const Group &group,
                         const std::vector<QRectF> &taken) const {
    if (!QRectF(1, 1, m_table.width - 2, m_table.height - 2).contains(rect))
        return false;
    if (std::ranges::any_of(taken, [&](const QRectF &each) { return each.intersects(rect); }))
        return false;
    const QString home = QStringLiteral("box/%1").arg(m_items[label.item].box);
    for (const Obstacle *each : label.obstacles)
        if (each->stake != home && each->bounds.intersects(rect) &&
            meet(each->stake == label.stake ? each->own : each->outline, rect))
            return false;
    return std::ranges::none_of(m_labels, [&](const Label &other) {
        return std::ranges::find(group, &other) == group.end() && level(m_items[other.item]).intersects(rect);
    });
}

std::vector<QPointF> LabelGrower::places(const Label &label, QSizeF size) const {
    const QRectF now = level(m_items[label.item]), &chips = label.chips;
    const double w = size.width(), h = size.height();
    std::vector<QPointF> at{now.center(), {now.left() + w / 2, now.center().y()}, {now.right() - w / 2, now.center().y()}};
    if (chips.isEmpty())
        return at;
    const double below = chips.bottom() - lap + h / 2, above = chips.top() + lap / 2 - h / 2;
    const double inwards = chips.center().x() < m_table.width / 2 ? 1 : -1;
    at.emplace_back(chips.center().x(), below);
    for (const double side : {inwards, -inwards})
        for (const double y : {chips.bottom() - h / 2, chips.center().y(), chips.top() + h / 2, chips.bottom() - h / 4,
                               chips.top() + h / 4, chips.bottom() + h / 8})
            at.emplace_back(side > 0 ? chips.right() + gap + w / 2 : chips.left() - gap - w / 2, y);
    at.emplace_back(chips.center().x(), above);
    for (const double y : {below, above})
        for (const double side : {inwards, -inwards})
            at.emplace_back(chips.center().x() + side * w * .35, y);
    return at;
}

} // namespace pitwise::felt
