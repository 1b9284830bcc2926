// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "app/rulebook/rulebookwords.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace pitwise {

/// The pay table of one bet, row by row, straight from the rulebook.
class PayTable : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(QString title READ title CONSTANT)
    /// How many tables a house may choose from; each row has as many odds.
    Q_PROPERTY(int choices READ choices CONSTANT)

public:
    enum Role {
        LabelRole = Qt::UserRole, ///< string
        OddsRole,                 ///< list<string>: one for each choice
        ClauseRole,               ///< string: the row's own clause
    };
    struct Row {
        QString label;
        QStringList odds;
        QString clause;
    };

    PayTable(QString title, int choices, std::vector<Row> rows, QObject *parent);

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] int choices() const { return m_choices; }

private:
    QString m_title;
    int m_choices = 1;
    std::vector<Row> m_rows;
};

/// The pay tables of one document: main bet first, then each side bet.
class PayTableModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")

public:
    enum Role { TableRole = Qt::UserRole }; ///< PayTable

    using RowList::RowList;

    [[nodiscard]] int count() const override { return static_cast<int>(m_tables.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void show(const RulebookWords &words, const std::string &document);

private:
    std::vector<PayTable *> m_tables; ///< Children of this object.
};

} // namespace pitwise
