// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pitwise {

/// Things to tick: games, topics, families, rulebooks.
class TickList : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by its page")

public:
    enum Role { LabelRole = Qt::UserRole, KeyRole, OnRole };
    struct Row {
        QString key, label;
        bool on = false;
        friend bool operator==(const Row &, const Row &) = default;
    };
    using RowList::RowList;
    void show(std::vector<Row> rows);
    Q_INVOKABLE void toggle(int row); ///< Says so by toggled(); the page's model shows it again.

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QStringList chosen() const;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void toggled();

private:
    std::vector<Row> m_rows;
};

} // namespace pitwise
