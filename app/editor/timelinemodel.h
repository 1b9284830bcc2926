// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/scenario/timeline.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pitwise {

/// A place where the timeline can stand: after an item of the draft, or after the incident at that item.
struct TimelineStop {
    std::size_t item = 0;
    bool incident = false;
};

/// The event strip: a tile for each thing that happens. The opening deal is one tile unless one stands in it.
class TimelineModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")

public:
    enum Role {
        NumberRole = Qt::UserRole,
        TitleRole,
        DetailRole,
        CardRole,
        NowRole,
        FitsRole,
        InShoeRole,
        AskedRole,
        IncidentRole,
        ProblemRole,
        StopRole
    };

    using RowList::RowList;
    /// `asked`: the stop at which the question is asked; -1: nowhere yet. `incident`: its title; empty: none.
    void show(const Timeline &played, const std::vector<TimelineStop> &stops, int now, int asked, const QString &incident);
    [[nodiscard]] int nowRow() const;

    [[nodiscard]] int count() const override { return static_cast<int>(m_tiles.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Tile {
        int first = 0, last = 0; ///< Stops.
        QString title, detail, card, problem;
        bool now = false, fits = true, inShoe = false, asked = false, incident = false;
    };
    [[nodiscard]] static Tile tileOf(const TimelineItem &item, const QJsonArray &actions, const QStringList &shoe);
    std::vector<Tile> m_tiles;
};

/// "Free split": a decision as the strip and the buttons name it.
[[nodiscard]] QString decisionName(Do what);
[[nodiscard]] QString decisionName(const QString &contractName);

} // namespace pitwise
