// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/livetrace.h"

#include <algorithm>

namespace pitwise {

QString clockText(std::int64_t ms) {
    const auto seconds = ms / 1000;
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QStringList clauseList(const std::vector<std::string> &clauses) {
    QStringList list;
    for (const std::string &clause : clauses)
        list << QString::fromStdString(clause);
    return list;
}

void LiveTrace::clear() {
    beginResetModel();
    m_rows.clear();
    endResetModel();
    Q_EMIT changed();
}

void LiveTrace::add(Row row) {
    beginInsertRows({}, count(), count());
    m_rows.push_back(std::move(row));
    endInsertRows();
    Q_EMIT changed();
}

void LiveTrace::mark(int line, Mark mark, const QString &note, const QStringList &clauses) {
    const auto it = std::ranges::find(m_rows, line, &Row::line);
    if (it == m_rows.end())
        return;
    it->mark = mark;
    it->note = note;
    if (!clauses.isEmpty())
        it->clauses = clauses;
    const QModelIndex at = index(static_cast<int>(it - m_rows.begin()));
    Q_EMIT dataChanged(at, at);
    Q_EMIT changed();
}

int LiveTrace::right() const {
    return static_cast<int>(std::ranges::count(m_rows, Right, &Row::mark));
}

int LiveTrace::judged() const {
    return static_cast<int>(std::ranges::count_if(m_rows, [](const Row &row) { return row.mark != None; }));
}

QVariant LiveTrace::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole: return row.text;
    case NoteRole: return row.note;
    case WhenRole: return clockText(row.t);
    case ClausesRole: return row.clauses;
    case MarkRole: return row.mark;
    case CrewRole: return row.crew;
    case LaneRole: return static_cast<int>(row.lane);
    }
    return {};
}

QHash<int, QByteArray> LiveTrace::roleNames() const {
    return {{TextRole, "text"}, {NoteRole, "note"}, {WhenRole, "when"}, {ClausesRole, "clauses"},
            {MarkRole, "mark"}, {CrewRole, "crew"}, {LaneRole, "lane"}};
}

} // namespace pitwise
