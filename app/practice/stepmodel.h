// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pitwise {

/// Sentences with the clauses behind them: the reasoning of a verdict, or what the other games say.
class StepModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the practice session")

public:
    enum Role { TextRole = Qt::UserRole, ClausesRole, DocumentRole, NoteRole };
    struct Row {
        QString document; ///< The game whose clauses they are.
        QString text;
        QStringList clauses;
        QString note = {}; ///< Beside it: when it comes back.
    };

    using RowList::RowList;
    void show(std::vector<Row> rows);

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Row> m_rows;
};

} // namespace pitwise
