// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pitwise {

/// What every list has in common: how many rows there are, and that the window hears when they become more or fewer.
/// A list says what a row is: count(), data() and roleNames(). It names this class in full, so that QML's tools find it.
class RowList : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    explicit RowList(QObject *parent = nullptr) : QAbstractListModel(parent) {
        connect(this, &RowList::modelReset, this, &RowList::countChanged);
        connect(this, &RowList::rowsInserted, this, &RowList::countChanged);
        connect(this, &RowList::rowsRemoved, this, &RowList::countChanged);
    }
    [[nodiscard]] virtual int count() const = 0;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : count(); }

Q_SIGNALS:
    void countChanged();

protected:
    /// `rows` in place of `mine`. Where they are as many, delegates stay, and the keyboard with them.
    template <typename Row> void replace(std::vector<Row> &mine, std::vector<Row> rows) {
        const bool asMany = rows.size() == mine.size();
        if (!asMany)
            beginResetModel();
        mine = std::move(rows);
        if (!asMany)
            endResetModel();
        else if (!mine.empty())
            Q_EMIT dataChanged(index(0), index(count() - 1));
    }
};

} // namespace pitwise
