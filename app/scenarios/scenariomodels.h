// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "app/scenarios/scenarioshelf.h"

#include <QtQml/qqmlregistration.h>

#include <functional>
#include <map>

namespace pitwise {

/// The packs of this seat.
class PackModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the library")

public:
    enum Role {
        TitleRole = Qt::UserRole,
        AuthorRole,
        ReadOnlyRole,
        ExamOnlyRole,
        AssignedRole,
        SizeRole,
        ProblemRole,
        CurrentRole
    };
    using RowList::RowList;
    void show(const std::vector<ShelfPack> &packs, const QString &current);
    [[nodiscard]] int count() const override { return static_cast<int>(m_packs.size()); }
    [[nodiscard]] QString idAt(int row) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Row {
        QString id, title, author, problem;
        bool readOnly = false, examOnly = false, assigned = false;
        int size = 0;
    };
    std::vector<Row> m_packs;
    QString m_current;
};

/// The scenarios of a pack, the newest version of each.
class ScenarioModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the library")

public:
    enum Role {
        TitleRole = Qt::UserRole,
        GameRole,
        StatusRole,
        StatusTextRole,
        VersionRole,
        VersionsRole,
        ErrorsRole,
        WarningsRole,
        DetailRole
    };
    enum Status { Draft, InReview, Approved, Retired };
    Q_ENUM(Status)
    /// What lint found out about a scenario: looked for when a row is shown, since a pack may have thousands.
    struct Found {
        int errors = 0, warnings = 0;
        QStringList clauses = {}; ///< Of its key.
    };
    using Finder = std::function<Found(const Scenario &)>;

    using RowList::RowList;
    /// `versions`: how many there are of each, by id.
    void show(std::vector<Scenario> scenarios, std::map<std::string, int> versions, Finder finder);
    [[nodiscard]] const std::vector<Scenario> &scenarios() const { return m_scenarios; }
    [[nodiscard]] const Scenario *at(int row) const;
    [[nodiscard]] int rowOf(const std::string &id) const; ///< -1: it is not shown.
    [[nodiscard]] Found found(int row) const;             ///< `row` is there.
    [[nodiscard]] int count() const override { return static_cast<int>(m_scenarios.size()); }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Scenario> m_scenarios;
    std::map<std::string, int> m_versions;
    Finder m_finder;
};

/// Things to start from: drafts left behind, queries of trainees.
class StartModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the library")

public:
    enum Role { TitleRole = Qt::UserRole, DetailRole, GameRole };
    struct Row {
        QString title, detail, game;
    };
    using RowList::RowList;
    void show(std::vector<Row> rows);
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Row> m_rows;
};

[[nodiscard]] QString statusName(ScenarioStatus status);

} // namespace pitwise
