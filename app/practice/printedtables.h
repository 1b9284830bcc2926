// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltlayout.h"
#include "app/rowlist.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pitwise {

/// The pay tables that stand on a felt, to be read beside it: at every size of window and text the same.
class PrintedTables : public RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by a question")

public:
    enum Role {
        HeadRole = Qt::UserRole, ///< string: whose row it is, on the first row of each table; else empty
        LabelRole,               ///< string
        OddsRole,                ///< string: "11 to 1"; empty on a note
    };

    using RowList::RowList;

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void show(const felt::FeltPrint &print);

private:
    struct Row {
        QString head, label, odds;
    };
    std::vector<Row> m_rows;
};

} // namespace pitwise
