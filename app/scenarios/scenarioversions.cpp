// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenarios/scenarioversions.h"
#include "app/practice/answersheet.h"
#include "app/scenarios/scenariomodels.h"
#include "app/text/said.h"
#include "core/quiz/questionview.h"
#include "core/scenario/asking.h"

#include <algorithm>

namespace pitwise {

QString changesBetween(const Scenario &before, const Scenario &after) {
    QStringList list;
    const auto add = [&](bool changed, const QString &what) {
        if (changed)
            list << what;
    };
    using Versions = ScenarioVersions;
    add(before.rulebook != after.rulebook || before.readings != after.readings, Versions::tr("rules"));
    add(before.game != after.game || before.round != after.round || before.at != after.at, Versions::tr("table"));
    add(before.incident != after.incident, Versions::tr("what went wrong"));
    add(before.ask != after.ask, Versions::tr("question"));
    add(before.dropped != after.dropped || before.added != after.added, Versions::tr("wrong options"));
    add(before.title != after.title, Versions::tr("title"));
    add(before.story != after.story, Versions::tr("story"));
    add(before.remark != after.remark, Versions::tr("remark"));
    add(before.tags != after.tags, Versions::tr("tags"));
    add(before.level != after.level || before.target != after.target, Versions::tr("level and time"));
    return list.join(QStringLiteral(", "));
}

ScenarioVersions::ScenarioVersions(Desk &desk, QObject *parent) : RowList(parent), m_desk(desk) {
}

ScenarioVersions::Row ScenarioVersions::rowOf(const Scenario &scenario, const Scenario *before) const {
    Row row{scenario, {}, {}, {}, {}, {}};
    if (before) {
        const QString changes = changesBetween(*before, scenario);
        row.changes = changes.isEmpty() ? tr("Nothing changed but its status") : tr("Changed: %1").arg(changes);
    } else if (!scenario.derivedFrom.isEmpty()) {
        row.changes = tr("Derived from %1").arg(scenario.derivedFrom);
    } else {
        row.changes = tr("The first");
    }
    if (!scenario.author.isEmpty())
        row.changes = tr("%1; by %2").arg(row.changes, scenario.author);
    const Rulebook *rulebook = rulebookOf(scenario, m_desk.library());
    row.rulebook = QString::fromStdString(rulebook ? rulebook->name() : scenario.rulebook);
    const auto question = makeQuestion(scenario, m_desk.library(), m_desk.house());
    if (!question)
        return row;
    row.prompt = said(question->prompt);
    row.answer = keyWords(*question, viewOf(*question, m_desk.library()).offered);
    for (const std::string &clause : question->clauses)
        row.clauses << QString::fromStdString(clause);
    return row;
}

void ScenarioVersions::show(std::vector<Scenario> versions) {
    std::ranges::sort(versions, {}, &Scenario::version);
    beginResetModel();
    m_rows.clear();
    for (std::size_t i = 0; i < versions.size(); ++i)
        m_rows.push_back(rowOf(versions[i], i > 0 ? &versions[i - 1] : nullptr));
    std::ranges::reverse(m_rows);
    endResetModel();
    Q_EMIT shown();
}

const Scenario *ScenarioVersions::at(int row) const {
    return row >= 0 && row < count() ? &m_rows[static_cast<std::size_t>(row)].scenario : nullptr;
}

QString ScenarioVersions::title() const {
    return m_rows.empty() ? QString() : m_rows.front().scenario.title;
}

QString ScenarioVersions::game() const {
    return m_rows.empty() ? QString() : QString::fromStdString(m_rows.front().scenario.game);
}

QVariant ScenarioVersions::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case VersionRole: return row.scenario.version;
    case StatusRole: return static_cast<int>(row.scenario.status);
    case StatusTextRole: return statusName(row.scenario.status);
    case TitleRole: return row.scenario.title;
    case ChangesRole: return row.changes;
    case PromptRole: return row.prompt;
    case AnswerRole: return row.answer;
    case RulebookRole: return row.rulebook;
    case ClausesRole: return row.clauses;
    }
    return {};
}

QHash<int, QByteArray> ScenarioVersions::roleNames() const {
    return {{VersionRole, "version"}, {StatusRole, "status"},     {StatusTextRole, "statusText"},
            {TitleRole, "title"},     {ChangesRole, "changes"},   {PromptRole, "prompt"},
            {AnswerRole, "answer"},   {RulebookRole, "rulebook"}, {ClausesRole, "clauses"}};
}

} // namespace pitwise
