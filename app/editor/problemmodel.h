// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/scenario/problem.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Where a problem leads to.
struct ProblemPlace {
    enum class Part { Table, Timeline, Bets, Facts, Ask, Options, Title, Story };
    Part part = Part::Ask;
    int stop = -1;  ///< Timeline.
    int entry = -1; ///< Of the list it is about.
    friend bool operator==(const ProblemPlace &, const ProblemPlace &) = default;
};

/// Problems beside the table, each leading to its place, some with a fix.
class ProblemModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(int errors READ errors NOTIFY shown)

public:
    enum Role { TextRole = Qt::UserRole, SeverityRole, ClausesRole, FixRole, CurrentRole, KeyRole };
    enum Severity { Error, Warning, Note };
    Q_ENUM(Severity)
    struct Row {
        ScenarioProblem problem;
        QString text, fix; ///< No fix: empty.
        ProblemPlace place;
        friend bool operator==(const Row &, const Row &) = default;
    };

    using RowList::RowList;
    void show(std::vector<Row> rows);
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int errors() const;
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int row);
    /// Whose fix the key does: the current problem's, else the first there is; -1: none.
    [[nodiscard]] int fixRow() const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void shown();

private:
    std::vector<Row> m_rows;
    int m_current = -1;
};

} // namespace pitwise
