// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/candidatelist.h"

#include <algorithm>

namespace pitwise {
namespace {

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

} // namespace

void CandidateList::show(std::vector<exam::Candidate> candidates) {
    beginResetModel();
    m_list = std::move(candidates);
    endResetModel();
    Q_EMIT edited();
}

void CandidateList::add(const QString &number, const QString &name) {
    const QString id = number.trimmed();
    if (id.isEmpty() || name.trimmed().isEmpty() ||
        std::any_of(m_list.begin(), m_list.end(), [&](const exam::Candidate &c) { return c.number == id; }))
        return;
    beginInsertRows({}, count(), count());
    m_list.push_back({id, name.trimmed(), 1, {}});
    endInsertRows();
    Q_EMIT edited();
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

void CandidateList::readCsv(const QByteArray &bytes) {
    const QStringList lines = QString::fromUtf8(bytes).split(u'\n');
    if (!lines.first().trimmed().startsWith(QLatin1String("number,name")))
        throw Refusal{"the first line has to be: number,name[,attempt[,timeFactor]]", "line 1", {}};
    std::vector<exam::Candidate> list = m_list;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        if (lines[i].trimmed().isEmpty())
            continue;
        const QStringList words = lines[i].trimmed().split(u',');
        bool attemptIsNumber = true, factorIsNumber = true;
        exam::Candidate candidate;
        candidate.number = words.value(0).trimmed();
        candidate.name = words.value(1).trimmed();
        candidate.attempt = words.size() > 2 ? words[2].trimmed().toInt(&attemptIsNumber) : 1;
        candidate.granted.timeFactor = words.size() > 3 ? words[3].trimmed().toInt(&factorIsNumber) : 100;
        const std::string place = "line " + std::to_string(i + 1);
        if (words.size() < 2 || words.size() > 4 || candidate.number.isEmpty() || candidate.name.isEmpty() ||
            !attemptIsNumber || !factorIsNumber)
            throw Refusal{"is not number,name[,attempt[,timeFactor]]", place, {}};
        if (std::any_of(list.begin(), list.end(), [&](const exam::Candidate &c) { return c.number == candidate.number; }))
            throw Refusal{"the number " + candidate.number.toStdString() + " is there already", place, {}};
        list.push_back(std::move(candidate));
    }
    show(std::move(list));
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
