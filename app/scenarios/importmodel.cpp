// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenarios/importmodel.h"
#include "app/text/said.h"
#include "core/qttext.h"

#include <algorithm>
#include <map>

namespace pitwise {
void ImportModel::show(const ImportReport &report, const std::vector<Scenario> &scenarios) {
    std::map<std::string, const Scenario *> here;
    for (const Scenario &scenario : scenarios)
        here.emplace(nameOf(scenario), &scenario);
    // What is said of a file, by the scenario's name in it.
    std::map<std::string, QStringList> said, changed;
    for (const ScenarioProblem &problem : report.problems)
        if (problem.file.starts_with("scenarios/") && problem.file.ends_with(".json"))
            (problem.kind == ProblemKind::KeyChanged ? changed : said)[problem.file.substr(10, problem.file.size() - 15)]
                << pitwise::said(problemText(problem));
    beginResetModel();
    m_rows.clear();
    using Done = ImportReport::What;
    for (const ImportReport::Line &line : report.lines) {
        const auto stored = here.find(line.stored);
        const QString title = stored == here.end()              ? qt(line.scenario)
                              : stored->second->title.isEmpty() ? tr("No title yet")
                                                                : stored->second->title;
        const std::string id = stored == here.end() ? std::string() : stored->second->id;
        if (const auto it = changed.find(line.scenario); it != changed.end())
            m_rows.push_back({KeyChanged, title, it->second.join(u' '), id});
        if (line.madeDraft && line.what != Done::Same)
            m_rows.push_back(
                {Unaskable, title, tr("It was approved, but cannot be asked here: it was imported as a draft."), id});
        switch (line.what) {
        case Done::Refused: m_rows.push_back({Refused, title, said[line.scenario].mid(0, 3).join(u' '), id}); break;
        case Done::AddedAsNewVersion:
            m_rows.push_back(
                {FurtherVersion, title, tr("It differs here: it was imported as %1.").arg(qt(line.stored)), id});
            break;
        case Done::Added: m_rows.push_back({Added, title, {}, id}); break;
        case Done::Same: m_rows.push_back({Left, title, {}, id}); break;
        }
    }
    std::ranges::stable_sort(m_rows, {}, &Row::what);
    endResetModel();
    Q_EMIT shown();
}

void ImportModel::note(const exchange::QuestionsIn &in) {
    beginResetModel();
    for (const exchange::InNote &note : in.notes)
        m_rows.push_back({note.whole ? Refused : PartLeftOut,
                          note.question.isEmpty() ? qt(note.place) : note.question,
                          QStringLiteral("%1: %2").arg(qt(note.place), said(note.what)),
                          {}});
    std::ranges::stable_sort(m_rows, {}, &Row::what);
    endResetModel();
    Q_EMIT shown();
}

int ImportModel::count(What what) const {
    return static_cast<int>(std::ranges::count(m_rows, what, &Row::what));
}

std::string ImportModel::idAt(int row) const {
    return row >= 0 && row < count() ? m_rows[static_cast<std::size_t>(row)].id : std::string();
}

QVariant ImportModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case WhatRole: return row.what;
    case WhatTextRole:
        switch (row.what) {
        case Refused: return tr("Refused");
        case Unaskable: return tr("Cannot be asked");
        case KeyChanged: return tr("Different answer now");
        case PartLeftOut: return tr("In part");
        case FurtherVersion: return tr("Further version");
        case Added: return tr("Added");
        case Left: return tr("Already here");
        }
        break;
    case TitleRole: return row.title;
    case DetailRole: return row.detail;
    case HereRole: return !row.id.empty();
    }
    return {};
}

QHash<int, QByteArray> ImportModel::roleNames() const {
    return {
        {WhatRole, "what"}, {WhatTextRole, "whatText"}, {TitleRole, "title"}, {DetailRole, "detail"}, {HereRole, "here"}};
}

} // namespace pitwise
