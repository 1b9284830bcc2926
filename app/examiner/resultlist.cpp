// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/resultlist.h"

#include <algorithm>

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

QString belowText(const exam::Score &score) {
    QStringList places;
    for (const int section : score.failedIn())
        places << (section < 0 ? ResultList::tr("in all") : score.sections[static_cast<std::size_t>(section)].title);
    return places.isEmpty() ? QString() : ResultList::tr("below %1").arg(places.join(QStringLiteral(", ")));
}

int percentOf(const exam::Score &score) {
    return score.count > 0 ? score.right * 100 / score.count : 0;
}

void ResultList::show(MarkedResults results) {
    m_all = std::move(results);
    pick();
}

void ResultList::setSearch(const QString &text) {
    if (text == m_search)
        return;
    m_search = text;
    pick();
}

void ResultList::setWho(Who who) {
    if (who == m_who)
        return;
    m_who = who;
    pick();
}

void ResultList::setOrder(Order order) {
    if (order == m_order)
        return;
    m_order = order;
    pick();
}

void ResultList::pick() {
    beginResetModel();
    m_rows.clear();
    const QString wanted = m_search.trimmed();
    const auto at = [&](int place) -> const MarkedResult & { return *m_all[static_cast<std::size_t>(place)]; };
    for (int place = 0; place < total(); ++place) {
        const exam::Candidate &candidate = at(place).sat.candidate;
        const bool fits = wanted.isEmpty() || candidate.name.contains(wanted, Qt::CaseInsensitive) ||
                          candidate.number.contains(wanted, Qt::CaseInsensitive);
        if (fits && (m_who == Who::All || at(place).marked.score.passed() == (m_who == Who::Passed)))
            m_rows.push_back(place);
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), [&](int left, int right) {
        const exam::Candidate &one = at(left).sat.candidate, &other = at(right).sat.candidate;
        switch (m_order) {
        case Order::ByName: return one.name.localeAwareCompare(other.name) < 0;
        case Order::ByScore: return at(left).marked.score.right > at(right).marked.score.right;
        case Order::ByNumber: break;
        }
        return one.number < other.number;
    });
    endResetModel();
    Q_EMIT shown();
}

int ResultList::placeAt(int row) const {
    return row < 0 || row >= count() ? -1 : m_rows[static_cast<std::size_t>(row)];
}

int ResultList::rowOf(int place) const {
    const auto it = std::find(m_rows.begin(), m_rows.end(), place);
    return it == m_rows.end() ? -1 : static_cast<int>(it - m_rows.begin());
}

QVariant ResultList::data(const QModelIndex &index, int role) const {
    const MarkedResult &row = *m_all[static_cast<std::size_t>(placeAt(index.row()))];
    const exam::Score &score = row.marked.score;
    switch (role) {
    case NameRole: return row.sat.candidate.name;
    case NumberRole: return row.sat.candidate.number;
    case ScoreRole: return tr("%1 of %2").arg(score.right).arg(score.count);
    case PercentRole: return percentOf(score);
    case PassedRole: return score.passed();
    case ReasonRole: return belowText(score);
    case PlaceRole: return placeAt(index.row());
    case NoteRole: {
        const exam::Score &first = row.marked.original;
        return first.right == score.right && first.count == score.count
                   ? QString()
                   : tr("before rulings %1 of %2").arg(first.right).arg(first.count);
    }
    default: return {};
    }
}

QHash<int, QByteArray> ResultList::roleNames() const {
    return {{NameRole, "name"},     {NumberRole, "number"}, {ScoreRole, "score"}, {PercentRole, "percent"},
            {PassedRole, "passed"}, {ReasonRole, "reason"}, {PlaceRole, "place"}, {NoteRole, "note"}};
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
