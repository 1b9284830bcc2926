// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/livesummary.h"
#include "app/text/said.h"

#include <algorithm>
#include <map>

namespace pitwise {

void LiveSummary::read(const live::Shift &shift, bool scored) {
    std::vector<Row> rows;
    m_sum = {};
    m_duties = m_right = 0;
    m_scored = scored;
    for (const live::RoundGrade &grade : shift.session().grades()) {
        m_sum.add(grade);
        m_duties += grade.duties;
        m_right += grade.right;
        for (const live::Fault &fault : grade.faults)
            rows.push_back({faultWords(fault, shift.header()), fault.level, grade.round, fault.line,
                            clauseList(fault.clauses), fault.putRight});
    }
    std::ranges::stable_sort(rows, {}, &Row::level);
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    Q_EMIT changed();
}

QString LiveSummary::score() const {
    const int score = m_sum.score();
    return score % 10 == 0 ? QString::number(score / 10) : QStringLiteral("%1.%2").arg(score / 10).arg(score % 10);
}

QStringList LiveSummary::counts() const {
    QStringList list;
    for (std::size_t i = 0; i < m_sum.counts.size(); ++i)
        if (m_sum.counts[i] > 0)
            list << QStringLiteral("%1 %2").arg(m_sum.counts[i]).arg(levelWords(static_cast<live::Level>(i)).toLower());
    return list;
}

QString LiveSummary::over() const {
    return moneyText(m_sum.money.over);
}
QString LiveSummary::under() const {
    return moneyText(m_sum.money.under);
}

QString LiveSummary::advice() const {
    if (m_rows.empty())
        return m_sum.own > m_sum.par && m_sum.par > 0
                   ? tr("Everything was right. Now find your pace: deal it again, quicker.")
                   : tr("Everything was right. Turn the pressure up one step.");
    const Row &worst = m_rows.front();
    if (worst.level == live::Level::Critical)
        return tr("First of all: a card that went wrong is put right with the floor. Stop at once, and call.");
    if (worst.level == live::Level::Money)
        return tr("Count every payoff twice before you push it: what the player has lifted is gone.");
    std::map<QString, int> clauses;
    for (const Row &row : m_rows)
        if (!row.clauses.isEmpty())
            ++clauses[row.clauses.front()];
    const auto most = std::ranges::max_element(clauses, {}, [](const auto &pair) { return pair.second; });
    return most != clauses.end() && most->second > 1
               ? tr("Read clause %1 once more: it came up %2 times.").arg(most->first).arg(most->second)
               : tr("Look at your mistakes in the replay, then deal it again.");
}

QVariant LiveSummary::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole: return row.text;
    case LevelRole: return static_cast<int>(row.level);
    case LevelWordsRole: return levelWords(row.level);
    case RoundRole: return row.round;
    case ClausesRole: return row.clauses;
    case LineRole: return row.line;
    case PutRightRole: return row.putRight;
    }
    return {};
}

QHash<int, QByteArray> LiveSummary::roleNames() const {
    return {{TextRole, "text"},       {LevelRole, "level"}, {LevelWordsRole, "levelWords"}, {RoundRole, "round"},
            {ClausesRole, "clauses"}, {LineRole, "line"},   {PutRightRole, "putRight"}};
}

} // namespace pitwise
