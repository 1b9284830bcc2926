// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pitwise {

/// What stands on the examiner's shelf: blueprints, exams.
class ShelfList : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the exam desk")

public:
    enum Role { KeyRole = Qt::UserRole, VersionRole, TitleRole, DetailRole, SealedRole };
    struct Row {
        QString key;
        int version = 0;
        QString title, detail;
        bool sealed = false; ///< Exams only.
    };
    using RowList::RowList;
    void show(std::vector<Row> rows);
    [[nodiscard]] Q_INVOKABLE QString keyAt(int row) const {
        return row < 0 || row >= count() ? QString() : m_rows[static_cast<std::size_t>(row)].key;
    }
    [[nodiscard]] Q_INVOKABLE int versionAt(int row) const {
        return row < 0 || row >= count() ? 0 : m_rows[static_cast<std::size_t>(row)].version;
    }
    [[nodiscard]] Q_INVOKABLE QString titleAt(int row) const {
        return row < 0 || row >= count() ? QString() : m_rows[static_cast<std::size_t>(row)].title;
    }

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Row> m_rows;
};

} // namespace pitwise
