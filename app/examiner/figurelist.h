// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pitwise {

/// Lines of a report: what, how much, and whether it is as it should be.
class FigureList : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by its page")

public:
    enum Role { LabelRole = Qt::UserRole, ValueRole, DetailRole, GoodRole };
    struct Row {
        QString label, value, detail;
        bool good = true;
    };
    using RowList::RowList;
    void show(std::vector<Row> rows);

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Row> m_rows;
};

} // namespace pitwise
