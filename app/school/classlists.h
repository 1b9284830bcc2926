// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/school/classfigures.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// The trainees of a class, each with how ready he is in every game, what is due, and how he stands to the table test.
class MemberList : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the class")

public:
    enum class Standing { Ready, OnCourse, AtRisk };
    Q_ENUM(Standing)
    enum Role { NameRole = Qt::UserRole, ScoresRole, DueRole, SeenRole, AwayRole, StandingRole };

    using RowList::RowList;
    void show(std::vector<school::MemberFigures> members, Day today);
    [[nodiscard]] const school::MemberFigures &at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<school::MemberFigures> m_rows;
    Day m_today = 0;
};

/// What many of a class get wrong in the same way.
class WrongList : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the class")

public:
    enum Role { TitleRole = Qt::UserRole, HowRole, PercentRole, DocumentRole, ClauseRole, AnswersRole };
    struct Row {
        school::WrongTogether wrong;
        QString title; ///< What is asked.
        QString how;   ///< Which rule was misread; may be empty.
    };

    using RowList::RowList;
    void show(std::vector<Row> rows) { replace(m_rows, std::move(rows)); }
    [[nodiscard]] const Row &at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Row> m_rows;
};

/// "today", "yesterday", "4 days ago", "never".
[[nodiscard]] QString seenWords(const school::MemberFigures &member, Day today);

} // namespace pitwise
