// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/timelinemodel.h"
#include "core/scenario/scriptedit.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

QString makes(const TimelineItem &item) {
    const int total = item.total.total;
    return item.blackjack    ? TimelineModel::tr("Blackjack")
           : item.bust       ? TimelineModel::tr("bust, %1").arg(total)
           : item.total.soft ? TimelineModel::tr("soft %1").arg(total)
                             : TimelineModel::tr("makes %1").arg(total);
}

QString place(const TimelineItem &item) {
    return item.box == 0  ? TimelineModel::tr("Dealer")
           : item.several ? TimelineModel::tr("Box %1/%2").arg(item.box).arg(item.hand)
                          : TimelineModel::tr("Box %1").arg(item.box);
}

} // namespace

QString decisionName(Do what) {
    switch (what) {
    case Do::CloseOffers: return TimelineModel::tr("Close the offers");
    case Do::Double: return TimelineModel::tr("Double");
    case Do::EvenMoney: return TimelineModel::tr("Even money");
    case Do::FreeDouble: return TimelineModel::tr("Free double");
    case Do::FreeSplit: return TimelineModel::tr("Free split");
    case Do::Hit: return TimelineModel::tr("Hit");
    case Do::Insurance: return TimelineModel::tr("Insurance");
    case Do::Split: return TimelineModel::tr("Split");
    case Do::Stand: return TimelineModel::tr("Stand");
    case Do::Surrender: return TimelineModel::tr("Surrender");
    }
    return {};
}

QString decisionName(const QString &contractName) {
    const auto it = std::ranges::find(doNames, contractName.toStdString());
    return it == doNames.end() ? contractName : decisionName(static_cast<Do>(it - doNames.begin()));
}

TimelineModel::Tile TimelineModel::tileOf(const TimelineItem &item, const QJsonArray &actions, const QStringList &shoe) {
    Tile tile;
    tile.fits = item.fits;
    tile.inShoe = item.inShoe;
    tile.problem = QString::fromStdString(item.refusal.error);
    switch (item.kind) {
    case TimelineItem::Kind::Bets: tile.title = tr("Bets"); break;
    case TimelineItem::Kind::Settlement: tile.title = tr("Settled"); break;
    case TimelineItem::Kind::Decision: {
        const QJsonObject action = actions.at(item.entry).toObject();
        const int box = action[L1("box")].toInt();
        tile.title = box > 0 ? tr("Box %1").arg(box) : tr("Offers");
        tile.detail = box > 0 ? decisionName(action[L1("do")].toString()) : tr("closed");
        break;
    }
    case TimelineItem::Kind::Card:
        tile.card = shoe.value(item.entry);
        if (!item.fits || item.inShoe) {
            tile.title = item.inShoe ? tr("next in shoe") : QString();
            break;
        }
        tile.title = place(item);
        if (item.box == 0 || item.cardsInHand > 1)
            tile.detail = makes(item);
        break;
    }
    return tile;
}

void TimelineModel::show(const Timeline &played, const std::vector<TimelineStop> &stops, int now, int asked,
                         const QString &incident) {
    const std::vector<TimelineItem> &items = played.items();
    const QJsonArray actions = script::actions(played.written());
    const QStringList shoe = script::shoe(played.written());
    // The opening deal: bets and the cards before the first decision, all there and all fitting.
    int opening = 0;
    while (opening + 1 < static_cast<int>(stops.size())) {
        const TimelineStop &next = stops[static_cast<std::size_t>(opening + 1)];
        const TimelineItem &item = items[next.item];
        if (next.incident || item.kind != TimelineItem::Kind::Card || !item.fits || item.inShoe)
            break;
        ++opening;
    }
    const bool complete = played.awaited().kind != Awaited::Kind::Card || opening + 1 < static_cast<int>(stops.size());
    const bool grouped = complete && opening > 1 && now >= opening && (asked < 0 || asked >= opening);

    beginResetModel();
    m_tiles.clear();
    for (int i = 0; i < static_cast<int>(stops.size()); ++i) {
        const TimelineStop &stop = stops[static_cast<std::size_t>(i)];
        Tile tile;
        if (grouped && i < opening)
            continue;
        if (grouped && i == opening) {
            tile.title = tr("Bets, deal");
        } else if (stop.incident) {
            tile.title = incident;
            tile.incident = true;
        } else {
            tile = tileOf(items[stop.item], actions, shoe);
        }
        tile.first = grouped && i == opening ? 0 : i;
        tile.last = i;
        tile.now = i == now;
        tile.asked = i == asked;
        m_tiles.push_back(tile);
    }
    endResetModel();
}

int TimelineModel::nowRow() const {
    const auto it = std::ranges::find(m_tiles, true, &Tile::now);
    return it == m_tiles.end() ? -1 : static_cast<int>(it - m_tiles.begin());
}

QVariant TimelineModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Tile &tile = m_tiles[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NumberRole:
        return tile.first == tile.last ? QString::number(tile.last + 1)
                                       : QStringLiteral("%1–%2").arg(tile.first + 1).arg(tile.last + 1);
    case TitleRole: return tile.title;
    case DetailRole: return tile.detail;
    case CardRole: return tile.card;
    case NowRole: return tile.now;
    case FitsRole: return tile.fits;
    case InShoeRole: return tile.inShoe;
    case AskedRole: return tile.asked;
    case IncidentRole: return tile.incident;
    case ProblemRole: return tile.problem;
    case StopRole: return tile.last;
    }
    return {};
}

QHash<int, QByteArray> TimelineModel::roleNames() const {
    return {{NumberRole, "number"},     {TitleRole, "title"},     {DetailRole, "detail"}, {CardRole, "card"},
            {NowRole, "now"},           {FitsRole, "fits"},       {InShoeRole, "inShoe"}, {AskedRole, "asked"},
            {IncidentRole, "incident"}, {ProblemRole, "problem"}, {StopRole, "stop"}};
}

} // namespace pitwise
