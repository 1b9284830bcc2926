// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/records/record.h"
#include "core/rules/readingitems.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// The clauses that can be read in more ways than one and whose questions are not scored until the house has fixed a
/// reading.
class HouseReadings : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")

public:
    enum Role {
        ItemRole = Qt::UserRole, ///< string: `A01`
        DocumentRole,            ///< string: whose item it is
        TitleRole,               ///< string
        DetailRole,              ///< string: what is doubtful
        OptionsRole,             ///< list<string>: what can be fixed, in words
        UsualRole,               ///< int: the option that is played while nothing is fixed
        FixedRole,               ///< int: the option fixed; -1: open
        DecidedRole,             ///< string: by whom and when
        HistoryRole,             ///< list<string>: every decision, newest first
    };
    struct Row {
        const ReadingItem *item = nullptr;
        QStringList options;
        int usual = 0;
        int fixed = -1;
        QString decided;
        QStringList history;
    };

    using RowList::RowList;

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(std::vector<Row> rows); ///< The same items with other contents stay in place.
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString &item) const; ///< -1: not among them.

    /// What can be fixed of an item: its readings, or how it is played where they have no letters.
    /// Empty: nothing can be fixed.
    [[nodiscard]] static QStringList optionsOf(const ReadingItem &item);
    [[nodiscard]] static QString detailOf(const ReadingItem &item);
    [[nodiscard]] static std::string keyOf(const ReadingItem &item, int option); ///< As decisions name it.
    [[nodiscard]] static int optionOf(const ReadingItem &item, const std::string &key);

private:
    std::vector<Row> m_rows;
};

} // namespace pitwise
