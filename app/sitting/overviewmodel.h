// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/exam/sittingstate.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// All questions of a sitting by number: answered or open, flagged, now on screen, still within reach.
class OverviewModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the sitting")
    Q_PROPERTY(int answered READ answered NOTIFY shown)
    Q_PROPERTY(int flagged READ flagged NOTIFY shown)

public:
    enum Role { AnsweredRole = Qt::UserRole, FlaggedRole, NowRole, ReachableRole };
    using RowList::RowList;
    void show(const exam::SittingState &state);

    [[nodiscard]] int count() const override { return static_cast<int>(m_cells.size()); }
    [[nodiscard]] int answered() const;
    [[nodiscard]] int flagged() const;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void shown();

private:
    struct Cell {
        bool answered = false, flagged = false, now = false, reachable = false;
    };
    std::vector<Cell> m_cells;
};

} // namespace pitwise
