// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/table/tablesetup.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pitwise {

/// The limits of every bet of every game, as the house has set them.
class LimitModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")

public:
    enum Role {
        GameRole = Qt::UserRole, ///< string: `lucky8`
        BetRole,                 ///< string: what the bet is called
        OpensGameRole,           ///< bool: the first of its game
        MinimumRole,             ///< string: dollars, `25`
        MaximumRole,             ///< string: dollars
        OwnRole,                 ///< bool: decided by the house; else as usual
        DecidedRole,             ///< string: by whom and when; empty where it is as usual
    };
    struct Row {
        std::string game, kind;
        QString bet;
        bool opensGame = false, own = false;
        Limits limits;
        QString decided;
    };

    using RowList::RowList;

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(std::vector<Row> rows); ///< The same rows with other contents stay in place.
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }

private:
    std::vector<Row> m_rows;
};

} // namespace pitwise
