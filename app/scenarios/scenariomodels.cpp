// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenarios/scenariomodels.h"
#include "app/editor/factwords.h"

#include <algorithm>

namespace pitwise {

QString statusName(ScenarioStatus status) {
    switch (status) {
    case ScenarioStatus::Draft: return ScenarioModel::tr("Draft");
    case ScenarioStatus::InReview: return ScenarioModel::tr("In review");
    case ScenarioStatus::Approved: return ScenarioModel::tr("Approved");
    case ScenarioStatus::Retired: return ScenarioModel::tr("Retired");
    }
    return {};
}

// ---------------------------------------------------------------- packs

void PackModel::show(const std::vector<ShelfPack> &packs, const QString &current) {
    beginResetModel();
    m_packs.clear();
    for (const ShelfPack &pack : packs)
        m_packs.push_back(
            {pack.id, pack.title, pack.author, pack.problem, pack.readOnly, pack.examOnly, pack.assigned, pack.size()});
    m_current = current;
    endResetModel();
}

QString PackModel::idAt(int row) const {
    return row >= 0 && row < count() ? m_packs[static_cast<std::size_t>(row)].id : QString();
}

QVariant PackModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &pack = m_packs[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TitleRole: return pack.title;
    case AuthorRole: return pack.author;
    case ReadOnlyRole: return pack.readOnly;
    case ExamOnlyRole: return pack.examOnly;
    case AssignedRole: return pack.assigned;
    case SizeRole: return pack.size;
    case ProblemRole: return pack.problem;
    case CurrentRole: return pack.id == m_current;
    }
    return {};
}

QHash<int, QByteArray> PackModel::roleNames() const {
    return {{TitleRole, "title"},       {AuthorRole, "author"}, {ReadOnlyRole, "readOnly"}, {ExamOnlyRole, "examOnly"},
            {AssignedRole, "assigned"}, {SizeRole, "size"},     {ProblemRole, "problem"},   {CurrentRole, "current"}};
}

// ---------------------------------------------------------------- scenarios

void ScenarioModel::show(std::vector<Scenario> scenarios, std::map<std::string, int> versions, Finder finder) {
    beginResetModel();
    m_scenarios = std::move(scenarios);
    m_versions = std::move(versions);
    m_finder = std::move(finder);
    endResetModel();
}

const Scenario *ScenarioModel::at(int row) const {
    return row >= 0 && row < count() ? &m_scenarios[static_cast<std::size_t>(row)] : nullptr;
}

int ScenarioModel::rowOf(const std::string &id) const {
    const auto it = std::ranges::find(m_scenarios, id, &Scenario::id);
    return it == m_scenarios.end() ? -1 : static_cast<int>(it - m_scenarios.begin());
}

ScenarioModel::Found ScenarioModel::found(int row) const {
    return m_finder(m_scenarios[static_cast<std::size_t>(row)]);
}

QVariant ScenarioModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Scenario &scenario = *at(index.row());
    switch (role) {
    case TitleRole: return scenario.title.isEmpty() ? tr("No title yet") : scenario.title;
    case GameRole: return QString::fromStdString(scenario.game);
    case StatusRole: return static_cast<int>(scenario.status);
    case StatusTextRole: return statusName(scenario.status);
    case VersionRole: return scenario.version;
    case VersionsRole: return m_versions.contains(scenario.id) ? m_versions.at(scenario.id) : 1;
    case ErrorsRole: return found(index.row()).errors;
    case WarningsRole: return found(index.row()).warnings;
    case DetailRole:
        if (scenario.typed)
            return tr("Key typed by a person, not computed");
        if (const auto kind = scenario.incident ? situationKind(scenario.incident->kind) : std::nullopt;
            kind && scenario.tags.isEmpty())
            return kindTitle(*kind);
        return scenario.tags.join(QStringLiteral(", "));
    }
    return {};
}

QHash<int, QByteArray> ScenarioModel::roleNames() const {
    return {{TitleRole, "title"},           {GameRole, "game"},         {StatusRole, "status"},
            {StatusTextRole, "statusText"}, {VersionRole, "version"},   {VersionsRole, "versions"},
            {ErrorsRole, "errors"},         {WarningsRole, "warnings"}, {DetailRole, "detail"}};
}

// ---------------------------------------------------------------- things to start from

void StartModel::show(std::vector<Row> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

QVariant StartModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    return role == TitleRole    ? QVariant(row.title)
           : role == DetailRole ? QVariant(row.detail)
           : role == GameRole   ? QVariant(row.game)
                                : QVariant();
}

QHash<int, QByteArray> StartModel::roleNames() const {
    return {{TitleRole, "title"}, {DetailRole, "detail"}, {GameRole, "game"}};
}

} // namespace pitwise
