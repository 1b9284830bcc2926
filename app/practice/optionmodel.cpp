// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/optionmodel.h"

#include <algorithm>

namespace pitwise {

void OptionModel::show(const AnswerSheet &sheet) {
    beginResetModel();
    m_control = sheet.control();
    m_rows.clear();
    for (std::size_t i = 0; i < sheet.lines().size(); ++i)
        m_rows.push_back({static_cast<int>(i), sheet.label(i), sheet.isFree(i), false, Open});
    endResetModel();
    Q_EMIT reset();
    Q_EMIT choiceChanged();
}

void OptionModel::choose(int row) {
    if (row < 0 || row >= count() || m_rows[static_cast<std::size_t>(row)].state != Open)
        return;
    for (int i = 0; i < count(); ++i) {
        Row &each = m_rows[static_cast<std::size_t>(i)];
        if (m_control == AnswerControl::OneOf)
            each.chosen = i == row;
        else if (i == row)
            each.chosen = !each.chosen;
    }
    Q_EMIT dataChanged(index(0), index(count() - 1), {ChosenRole});
    Q_EMIT choiceChanged();
}

void OptionModel::move(int row, int by) {
    const int to = row + by;
    if (row < 0 || to < 0 || row >= count() || to >= count() || by == 0)
        return;
    beginMoveRows({}, row, row, {}, to > row ? to + 1 : to);
    const auto first = m_rows.begin();
    if (to > row)
        std::rotate(first + row, first + row + 1, first + to + 1);
    else
        std::rotate(first + to, first + row, first + row + 1);
    endMoveRows();
    Q_EMIT choiceChanged();
}

void OptionModel::arrange(const std::vector<int> &lines) {
    if (const std::vector<int> now = order();
        lines.size() != now.size() || !std::is_permutation(lines.begin(), lines.end(), now.begin()))
        return;
    for (int to = 0; to < count(); ++to) {
        const std::vector<int> now = order();
        const auto at = std::find(now.begin(), now.end(), lines[static_cast<std::size_t>(to)]);
        move(static_cast<int>(at - now.begin()), to - static_cast<int>(at - now.begin()));
    }
}

void OptionModel::mark(const std::vector<bool> &right, const std::vector<bool> &given) {
    if (m_rows.empty())
        return;
    for (Row &row : m_rows) {
        const auto line = static_cast<std::size_t>(row.line);
        const bool isRight = line < right.size() && right[line];
        const bool isGiven = line < given.size() && given[line];
        row.state = isRight ? isGiven ? RightChosen : Missed : isGiven ? WrongChosen : Plain;
    }
    Q_EMIT dataChanged(index(0), index(count() - 1), {StateRole});
}

void OptionModel::markOrder(const std::vector<int> &right, const std::vector<int> &given) {
    if (m_rows.empty())
        return;
    const auto placeIn = [](const std::vector<int> &lines, int line) {
        return static_cast<int>(std::find(lines.begin(), lines.end(), line) - lines.begin());
    };
    beginResetModel();
    std::sort(m_rows.begin(), m_rows.end(),
              [&](const Row &a, const Row &b) { return placeIn(right, a.line) < placeIn(right, b.line); });
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].place = placeIn(given, m_rows[i].line) + 1;
        m_rows[i].state = m_rows[i].place == static_cast<int>(i) + 1 ? RightChosen : WrongChosen;
    }
    endResetModel();
    Q_EMIT reset();
}

int OptionModel::longest() const {
    qsizetype most = 0;
    for (const Row &row : m_rows)
        most = std::max(most, row.label.size());
    return static_cast<int>(most);
}

int OptionModel::chosenCount() const {
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [](const Row &row) { return row.chosen; }));
}

bool OptionModel::anyChosen() const {
    return chosen() >= 0;
}

int OptionModel::chosen() const {
    const auto it = std::find_if(m_rows.begin(), m_rows.end(), [](const Row &row) { return row.chosen; });
    return it == m_rows.end() ? -1 : it->line;
}

std::vector<bool> OptionModel::chosenRows() const {
    std::vector<bool> rows(m_rows.size());
    for (const Row &row : m_rows)
        rows[static_cast<std::size_t>(row.line)] = row.chosen;
    return rows;
}

std::vector<int> OptionModel::order() const {
    std::vector<int> lines;
    for (const Row &row : m_rows)
        lines.push_back(row.line);
    return lines;
}

QVariant OptionModel::data(const QModelIndex &index, int role) const {
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case LabelRole: return row.label;
    case ChosenRole: return row.chosen;
    case MarkerRole: return row.marker;
    case StateRole: return row.state;
    case PlaceRole: return row.place;
    default: return {};
    }
}

QHash<int, QByteArray> OptionModel::roleNames() const {
    return {{LabelRole, "label"},
            {ChosenRole, "chosen"},
            {MarkerRole, "marker"},
            {StateRole, "optionState"},
            {PlaceRole, "place"}};
}

} // namespace pitwise
