// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pitwise {

/// Readings that an exam may fix: each left open (then nothing that hangs on it is asked) or one of its values.
/// Its values are listed after "Open".
class ReadingChoices : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(int fixed READ fixed NOTIFY shown) ///< How many are not left open.

public:
    enum Role { TitleRole = Qt::UserRole, WordsRole, ChosenRole };
    struct Row {
        QString name, title;
        QStringList values, words; ///< As rulebooks write them, and what they mean.
        int chosen = -1;           ///< -1: left open.
        friend bool operator==(const Row &, const Row &) = default;
    };
    using RowList::RowList;
    void show(std::vector<Row> rows);
    Q_INVOKABLE void choose(int row, int value) {
        Q_EMIT chosen(m_rows.at(static_cast<std::size_t>(row)).name,
                      value < 0 ? QString() : m_rows.at(static_cast<std::size_t>(row)).values.value(value));
    }

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int fixed() const;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void shown();
    void chosen(const QString &name, const QString &value); ///< No value: left open.

private:
    std::vector<Row> m_rows;
};

} // namespace pitwise
