// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/school/classlists.h"

namespace pitwise {

QString seenWords(const school::MemberFigures &member, Day today) {
    if (!member.seen)
        return MemberList::tr("never");
    const int days = member.daysAway(today);
    return days == 0   ? MemberList::tr("today")
           : days == 1 ? MemberList::tr("yesterday")
                       : MemberList::tr("%n days ago", nullptr, days);
}

void MemberList::show(std::vector<school::MemberFigures> members, Day today) {
    m_today = today;
    replace(m_rows, std::move(members));
}

QVariant MemberList::data(const QModelIndex &index, int role) const {
    const school::MemberFigures &row = at(index.row());
    switch (role) {
    case NameRole: return row.person.name;
    case ScoresRole: return QVariant::fromValue(QList<int>(row.scores.begin(), row.scores.end()));
    case DueRole: return row.due;
    case SeenRole: return seenWords(row, m_today);
    case AwayRole: return row.daysAway(m_today) >= school::notSeenDays;
    case StandingRole: return static_cast<int>(row.standing);
    default: return {};
    }
}

QHash<int, QByteArray> MemberList::roleNames() const {
    return {{NameRole, "name"}, {ScoresRole, "scores"}, {DueRole, "due"},
            {SeenRole, "seen"}, {AwayRole, "away"},     {StandingRole, "standing"}};
}

QVariant WrongList::data(const QModelIndex &index, int role) const {
    const Row &row = at(index.row());
    const ClauseKey key = clauseKey(row.wrong.game, row.wrong.clause);
    switch (role) {
    case TitleRole: return row.title;
    case HowRole: return row.how;
    case PercentRole: return row.wrong.percent();
    case DocumentRole: return QString::fromStdString(key.document);
    case ClauseRole: return QString::fromStdString(key.clause);
    case AnswersRole: return static_cast<int>(row.wrong.answers.size());
    default: return {};
    }
}

QHash<int, QByteArray> WrongList::roleNames() const {
    return {{TitleRole, "title"},       {HowRole, "how"},       {PercentRole, "percent"},
            {DocumentRole, "document"}, {ClauseRole, "clause"}, {AnswersRole, "answers"}};
}

} // namespace pitwise
