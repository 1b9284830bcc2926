// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/statistics/homefigures.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// The games on the home page, each with how ready the trainee is for it.
class HomeGames : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")

public:
    enum Role {
        DocumentRole = Qt::UserRole, ///< string: `lucky8`
        TitleRole,                   ///< string: `Blackjack Lucky 8`
        MostBoxesRole,               ///< int: for its picture
        ReadinessRole,               ///< int, 0 to 100
        AskedRole,                   ///< bool: the trainee has answered something of it
        MasteredRole,                ///< string: `141 of 173`
        RightRole,                   ///< string: `94 % in 5.6 s`; empty: nothing answered
        WeakRole,                    ///< string: the weakest skill in dealers' words; empty: none
        DueRole,                     ///< int
    };
    struct Row {
        QString document, title;
        int mostBoxes = 7;
        GameFigures figures;
        int due = 0;
        QString weak;
    };

    using RowList::RowList;

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// The same games in the same order stay where they are, so that a page keeps its focus.
    void show(std::vector<Row> rows);
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }

private:
    std::vector<Row> m_rows;
};

} // namespace pitwise
