// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/candidatelist.h"

#include "core/exam/candidatecsv.h"

#include <algorithm>

namespace pitwise {
namespace {

/// Empty: it is right.
QString numberProblem(const QString &number) {
    return exam::isFileName(number)
               ? QString()
               : CandidateList::tr("A candidate's number has letters, digits, - and _ only, 80 at most.");
}

} // namespace

QString grantedText(const exam::Accommodations &granted) {
    QStringList words;
    if (granted.timeFactor != 100)
        words << CandidateList::tr("time × %1").arg(granted.timeFactor / 100.0);
    if (granted.textSize != 100)
        words << CandidateList::tr("text %1 %").arg(granted.textSize);
    if (granted.highContrast)
        words << CandidateList::tr("high contrast");
    if (granted.reducedMotion)
        words << CandidateList::tr("no motion");
    if (granted.readAloud)
        words << CandidateList::tr("read aloud");
    return words.join(QStringLiteral(", "));
}

void CandidateList::show(std::vector<exam::Candidate> candidates) {
    beginResetModel();
    m_list = std::move(candidates);
    endResetModel();
    m_problem.clear();
    Q_EMIT problemChanged();
    Q_EMIT edited();
}

bool CandidateList::has(const QString &number) const {
    return std::any_of(m_list.begin(), m_list.end(), [&](const exam::Candidate &c) { return c.number == number; });
}

bool CandidateList::add(const QString &number, const QString &name) {
    const QString id = number.trimmed();
    m_problem = has(id)                    ? tr("The number %1 is on the list already.").arg(id)
                : name.trimmed().isEmpty() ? tr("A candidate needs a name: it stands on the certificate.")
                                           : numberProblem(id);
    Q_EMIT problemChanged();
    if (!m_problem.isEmpty())
        return false;
    beginInsertRows({}, count(), count());
    m_list.push_back({id, name.simplified(), 1, {}});
    endInsertRows();
    Q_EMIT edited();
    return true;
}

void CandidateList::remove(int row) {
    if (row < 0 || row >= count())
        return;
    beginRemoveRows({}, row, row);
    m_list.erase(m_list.begin() + row);
    endRemoveRows();
    Q_EMIT edited();
}

void CandidateList::grant(int row, Grant what, int value) {
    if (row < 0 || row >= count())
        return;
    exam::Candidate &candidate = m_list[static_cast<std::size_t>(row)];
    exam::Accommodations &granted = candidate.granted;
    switch (what) {
    case TimeFactor: granted.timeFactor = value; break;
    case TextSize: granted.textSize = value; break;
    case HighContrast: granted.highContrast = value != 0; break;
    case ReducedMotion: granted.reducedMotion = value != 0; break;
    case ReadAloud: granted.readAloud = value != 0; break;
    case Attempt: candidate.attempt = value; break;
    }
    Q_EMIT dataChanged(index(row), index(row));
    Q_EMIT edited();
}

int CandidateList::granted(int row, Grant what) const {
    if (row < 0 || row >= count())
        return 0;
    const exam::Candidate &candidate = m_list[static_cast<std::size_t>(row)];
    switch (what) {
    case TimeFactor: return candidate.granted.timeFactor;
    case TextSize: return candidate.granted.textSize;
    case HighContrast: return candidate.granted.highContrast ? 1 : 0;
    case ReducedMotion: return candidate.granted.reducedMotion ? 1 : 0;
    case ReadAloud: return candidate.granted.readAloud ? 1 : 0;
    case Attempt: return candidate.attempt;
    }
    return 0;
}

int CandidateList::readCsv(const QByteArray &bytes) {
    std::vector<exam::Candidate> list = m_list;
    for (exam::Candidate &candidate : exam::readCandidates(bytes)) {
        const std::string place = "number " + candidate.number.toStdString();
        if (const QString problem = numberProblem(candidate.number); !problem.isEmpty())
            throw Refusal{problem.toStdString(), place, {}};
        if (has(candidate.number))
            throw Refusal{"is there already", place, {}};
        list.push_back(std::move(candidate));
    }
    const int added = static_cast<int>(list.size()) - count();
    if (added == 0)
        throw Refusal{"there is nobody on it", "the list", {}};
    show(std::move(list));
    return added;
}

QVariant CandidateList::data(const QModelIndex &index, int role) const {
    const exam::Candidate &candidate = m_list[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NumberRole: return candidate.number;
    case NameRole: return candidate.name;
    case AttemptRole: return candidate.attempt;
    case GrantedTextRole: return grantedText(candidate.granted);
    default: return {};
    }
}

QHash<int, QByteArray> CandidateList::roleNames() const {
    return {{NumberRole, "number"}, {NameRole, "name"}, {AttemptRole, "attempt"}, {GrantedTextRole, "grantedText"}};
}

} // namespace pitwise
