// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/resultlist.h"

namespace pitwise {

QString failedText(const exam::Score &score) {
    QStringList places;
    for (const int section : score.failedIn())
        places << (section < 0
                       ? ResultList::tr("in all: %1 of %2, needed %3").arg(score.right).arg(score.count).arg(score.needed)
                       : ResultList::tr("%1: %2 of %3, needed %4")
                             .arg(score.sections[static_cast<std::size_t>(section)].title)
                             .arg(score.sections[static_cast<std::size_t>(section)].right)
                             .arg(score.sections[static_cast<std::size_t>(section)].count)
                             .arg(score.sections[static_cast<std::size_t>(section)].needed));
    return places.join(QStringLiteral("; "));
}

int percentOf(const exam::Score &score) {
    return score.count > 0 ? score.right * 100 / score.count : 0;
}

void ResultList::show(MarkedResults results) {
    beginResetModel();
    m_rows = std::move(results);
    endResetModel();
}

QVariant ResultList::data(const QModelIndex &index, int role) const {
    const MarkedResult &row = *m_rows[static_cast<std::size_t>(index.row())];
    const exam::Score &score = row.marked.score;
    switch (role) {
    case NameRole: return row.sat.candidate.name;
    case NumberRole: return row.sat.candidate.number;
    case ScoreRole: return tr("%1 of %2").arg(score.right).arg(score.count);
    case PercentRole: return percentOf(score);
    case PassedRole: return score.passed();
    case ReasonRole: return failedText(score);
    default: return {};
    }
}

QHash<int, QByteArray> ResultList::roleNames() const {
    return {{NameRole, "name"},       {NumberRole, "number"}, {ScoreRole, "score"},
            {PercentRole, "percent"}, {PassedRole, "passed"}, {ReasonRole, "reason"}};
}

void SectionScores::show(std::vector<exam::SectionScore> sections) {
    beginResetModel();
    m_rows = std::move(sections);
    endResetModel();
}

QVariant SectionScores::data(const QModelIndex &index, int role) const {
    const exam::SectionScore &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TitleRole: return row.title;
    case RightRole: return row.right;
    case CountRole: return row.count;
    case NeededRole: return row.needed;
    case MiddleTimeRole: return tr("%1 s").arg(static_cast<double>(row.middleTimeMs) / 1000, 0, 'f', 1);
    case PassedRole: return row.passed();
    default: return {};
    }
}

QHash<int, QByteArray> SectionScores::roleNames() const {
    return {{TitleRole, "title"},   {RightRole, "rightCount"},      {CountRole, "asked"},
            {NeededRole, "needed"}, {MiddleTimeRole, "middleTime"}, {PassedRole, "passed"}};
}

} // namespace pitwise
