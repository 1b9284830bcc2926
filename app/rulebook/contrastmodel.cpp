// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/contrastmodel.h"

namespace pitwise {

QVariant ContrastModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Contrast &row = *m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case RowRole: return QString::fromStdString(row.id);
    case SectionRole: {
        const bool first = index.row() == 0 || m_rows[static_cast<std::size_t>(index.row()) - 1]->section != row.section;
        return first ? QString::fromStdString(m_words->contrasts.sectionTitle(row.section)) : QString();
    }
    case SituationRole: return m_search.marked(QString::fromStdString(row.situation));
    case Lucky8Role: return QVariant::fromValue(answer(row, "lucky8"));
    case Dueling8sRole: return QVariant::fromValue(answer(row, "dueling8s"));
    case FreeBetRole: return QVariant::fromValue(answer(row, "freebet"));
    case LuckyLuckyRole: return QVariant::fromValue(answer(row, "luckylucky"));
    default: return {};
    }
}

QHash<int, QByteArray> ContrastModel::roleNames() const {
    return {{RowRole, "number"},          {SectionRole, "heading"}, {SituationRole, "situation"},  {Lucky8Role, "lucky8"},
            {Dueling8sRole, "dueling8s"}, {FreeBetRole, "freebet"}, {LuckyLuckyRole, "luckylucky"}};
}

void ContrastModel::show(const RulebookWords &words, std::vector<const Contrast *> rows, SearchWords search) {
    beginResetModel();
    m_words = &words;
    m_rows = std::move(rows);
    m_search = std::move(search);
    endResetModel();
}

std::vector<const Contrast *> ContrastModel::found(const RulebookWords &words, const SearchWords &search) {
    std::vector<const Contrast *> rows;
    for (const Contrast &row : words.contrasts.rows()) {
        std::string all = row.situation + ' ' + words.contrasts.sectionTitle(row.section);
        for (const ContrastCell &cell : row.cells) {
            all += ' ' + cell.text;
            for (const std::string &clause : cell.clauses)
                all += ' ' + clause;
        }
        if (search.isEmpty() || search.match(QString::fromStdString(all)))
            rows.push_back(&row);
    }
    return rows;
}

int ContrastModel::rowOf(const QString &number) const {
    const std::string id = number.toStdString();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i]->id == id)
            return static_cast<int>(i);
    return -1;
}

ContrastAnswer ContrastModel::answer(const Contrast &row, std::string_view document) const {
    ContrastAnswer answer;
    const ContrastCell *cell = row.cell(document);
    if (!cell)
        return answer;
    answer.present = true;
    answer.document = QString::fromStdString(cell->document);
    answer.text = QString::fromStdString(cell->text);
    for (const std::string &clause : cell->clauses)
        answer.clauses << QString::fromStdString(clause);
    answer.compare = static_cast<ContrastCompare::Kind>(cell->compare);
    answer.repeats = cell->compare == Compare::Same && !cell->clauses.empty() && cell->text == row.cells.front().text;
    return answer;
}

} // namespace pitwise
