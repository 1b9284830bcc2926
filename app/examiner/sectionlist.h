// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/exam/form.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// The sections of a blueprint, with what the bank gives for each.
class SectionList : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")

public:
    enum Role { TitleRole = Qt::UserRole, DetailRole, FoundRole };
    using RowList::RowList;
    void show(const std::vector<exam::Section> &sections);
    /// What a form of it looked like; empty: not known.
    void showFound(const std::vector<exam::FormFacts::SectionFacts> &facts);

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Row {
        QString title, detail, found;
    };
    std::vector<Row> m_rows;
};

} // namespace pitwise
