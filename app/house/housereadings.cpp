// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house/housereadings.h"
#include "app/rulebook/readingmodel.h"

#include <algorithm>

namespace pitwise {

QVariant HouseReadings::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case ItemRole: return QString::fromStdString(row.item->id);
    case DocumentRole: return ReadingModel::homeOf(*row.item);
    case TitleRole: return QString::fromStdString(row.item->title);
    case DetailRole: return detailOf(*row.item);
    case OptionsRole: return row.options;
    case UsualRole: return row.usual;
    case FixedRole: return row.fixed;
    case DecidedRole: return row.decided;
    case HistoryRole: return row.history;
    default: return {};
    }
}

QHash<int, QByteArray> HouseReadings::roleNames() const {
    return {{ItemRole, "item"},     {DocumentRole, "document"}, {TitleRole, "title"},
            {DetailRole, "detail"}, {OptionsRole, "options"},   {UsualRole, "usual"},
            {FixedRole, "fixed"},   {DecidedRole, "decided"},   {HistoryRole, "history"}};
}

void HouseReadings::show(std::vector<Row> rows) {
    replace(m_rows, std::move(rows));
}

int HouseReadings::rowOf(const QString &item) const {
    const std::string id = item.toStdString();
    const auto it = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &row) { return row.item->id == id; });
    return it == m_rows.end() ? -1 : static_cast<int>(it - m_rows.begin());
}

QStringList HouseReadings::optionsOf(const ReadingItem &item) {
    QStringList options;
    for (const std::string &key : item.readings)
        options << QString::fromStdString(item.readingTexts.find(key)->second);
    if (!options.isEmpty())
        return options;
    if (!item.defaultText.empty())
        return {QString::fromStdString(item.defaultText)};
    const bool said = std::any_of(item.notes.begin(), item.notes.end(),
                                  [](const std::string &note) { return note.find("default") != std::string::npos; });
    return said ? QStringList{tr("As said above.")} : QStringList();
}

QString HouseReadings::detailOf(const ReadingItem &item) {
    QStringList lines;
    if (!item.doubt.empty())
        lines << QString::fromStdString(item.doubt);
    for (const std::string &note : item.notes)
        lines << QString::fromStdString(note);
    return lines.join(u' ');
}

std::string HouseReadings::keyOf(const ReadingItem &item, int option) {
    return item.readings.empty() ? std::string() : item.readings[static_cast<std::size_t>(option)];
}

int HouseReadings::optionOf(const ReadingItem &item, const std::string &key) {
    const auto it = std::find(item.readings.begin(), item.readings.end(), key);
    return it == item.readings.end() ? 0 : static_cast<int>(it - item.readings.begin());
}

} // namespace pitwise
