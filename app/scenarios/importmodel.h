// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/exchange/questionsin.h"
#include "core/scenario/packshelf.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// What an import did, scenario by scenario, what needs an eye first.
class ImportModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the library")
    Q_PROPERTY(bool needsEye READ needsEye NOTIFY shown) ///< Something did not simply come in.

public:
    enum What { Refused, Unaskable, KeyChanged, PartLeftOut, FurtherVersion, Added, Left };
    Q_ENUM(What)
    enum Role { WhatRole = Qt::UserRole, WhatTextRole, TitleRole, DetailRole, HereRole };

    using RowList::RowList;
    /// Of questions of other programs: what was left out, line by line.
    void note(const exchange::QuestionsIn &in);
    /// `scenarios`: of the pack as it is now.
    void show(const ImportReport &report, const std::vector<Scenario> &scenarios);
    void clear() { show({}, {}); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int count(What what) const;
    [[nodiscard]] bool needsEye() const { return count() > count(Added); }
    [[nodiscard]] std::string idAt(int row) const; ///< Of the scenario that is here now; empty: it was refused.

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void shown();

private:
    struct Row {
        What what;
        QString title, detail;
        std::string id;
    };
    std::vector<Row> m_rows;
};

} // namespace pitwise
