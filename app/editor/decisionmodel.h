// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/scenario/timeline.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// What the engine allows to be decided at a point of the round, each with its letter.
class DecisionModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")

public:
    enum Role { LabelRole = Qt::UserRole, LetterRole };
    struct Row {
        Do what = Do::CloseOffers;
        int box = 0;
        QString player;
        QString label, letter;
    };

    using RowList::RowList;
    void show(const Awaited &awaited, const TableSetup &setup);
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    [[nodiscard]] Q_INVOKABLE int rowOf(const QString &letter) const; ///< -1: no such decision.
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Row> m_rows;
};

} // namespace pitwise
