// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/sectionlist.h"

namespace pitwise {

void SectionList::show(const std::vector<exam::Section> &sections) {
    const auto rowOf = [](const exam::Section &section) {
        QString detail = tr("%n question(s)", nullptr, section.count);
        if (section.passMark > 0)
            detail = tr("%1, pass mark %2 %").arg(detail).arg(section.passMark);
        if (section.minutes > 0)
            detail = tr("%1, %2 min").arg(detail).arg(section.minutes);
        return Row{section.title, detail, {}};
    };
    if (sections.size() == m_rows.size()) { // the keyboard stays where it is
        for (std::size_t i = 0; i < sections.size(); ++i) {
            const QString found = m_rows[i].found;
            m_rows[i] = rowOf(sections[i]);
            m_rows[i].found = found;
        }
        Q_EMIT dataChanged(index(0), index(count() - 1));
        return;
    }
    beginResetModel();
    m_rows.clear();
    for (const exam::Section &section : sections)
        m_rows.push_back(rowOf(section));
    endResetModel();
}

void SectionList::showFound(const std::vector<exam::FormFacts::SectionFacts> &facts) {
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].found =
            i < facts.size()
                ? tr("about %1 min, difficulty %2").arg((facts[i].seconds + 59) / 60).arg(facts[i].difficulty, 0, 'f', 2)
                : QString();
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(count() - 1), {FoundRole});
}

QVariant SectionList::data(const QModelIndex &index, int role) const {
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TitleRole: return row.title;
    case DetailRole: return row.detail;
    case FoundRole: return row.found;
    default: return {};
    }
}

QHash<int, QByteArray> SectionList::roleNames() const {
    return {{TitleRole, "title"}, {DetailRole, "detail"}, {FoundRole, "found"}};
}

} // namespace pitwise
