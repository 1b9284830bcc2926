// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/readingmodel.h"

#include <QStringList>

#include <algorithm>

namespace pitwise {
namespace {

QString textOf(const std::string &text) {
    return QString::fromStdString(text);
}

QStringList optionsOf(const ReadingItem &item) {
    QStringList options;
    for (const std::string &key : item.readings)
        options << textOf(item.readingTexts.find(key)->second);
    return options;
}

} // namespace

QString ReadingModel::homeOf(const ReadingItem &item) {
    switch (item.id.front()) {
    case 'A': return QStringLiteral("lucky8");
    case 'B': return QStringLiteral("dueling8s");
    case 'C': return QStringLiteral("freebet");
    case 'D': return QStringLiteral("luckylucky");
    default: return {};
    }
}

void ReadingModel::setFixed(const FixedReadings &fixed) {
    m_fixed = fixed;
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1));
}

QVariant ReadingModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ReadingItem &item = *m_items[static_cast<std::size_t>(index.row())];
    const auto fixed = m_fixed.find(item.id);
    const bool isFixed = fixed != m_fixed.end();
    switch (role) {
    case ItemRole: return textOf(item.id);
    case TitleRole: return m_search.marked(textOf(item.title));
    case DocumentRole: return homeOf(item);
    case TreatmentRole: {
        const bool scored = item.has(QuizMark::Grade), core = item.has(QuizMark::GradeCore);
        if (item.quiz.empty())
            return QString();
        if (item.has(QuizMark::Flag) && isFixed)
            return tr("Fixed here: scored");
        if (item.has(QuizMark::Flag))
            return scored || core ? tr("Scored in part") : tr("Shown, not scored");
        if (item.has(QuizMark::Avoid))
            return scored || core ? tr("Asked in part") : tr("Not asked");
        return core ? tr("Core scored") : tr("Scored");
    }
    case ScoredRole: return (item.quiz.size() == 1 && item.has(QuizMark::Grade)) || (item.has(QuizMark::Flag) && isFixed);
    case DoubtRole: return textOf(item.doubt);
    case OptionsRole: return optionsOf(item);
    case DecidedRole: return isFixed ? fixed->second.decided : QString();
    case ChosenRole: {
        if (isFixed && !item.readings.empty())
            return fixed->second.option;
        const auto it = std::find(item.readings.begin(), item.readings.end(), item.defaultReading);
        return it == item.readings.end() ? -1 : static_cast<int>(it - item.readings.begin());
    }
    case DefaultRole: return textOf(item.defaultText);
    case WhyRole: return textOf(item.why);
    case NotesRole: {
        QStringList notes;
        for (const std::string &note : item.notes)
            notes << textOf(note);
        return notes;
    }
    case AskedRole: return textOf(item.asked);
    case ClausesRole: {
        QStringList clauses;
        for (const ReadingItem::Cited &cited : item.clauses)
            clauses << textOf(cited.document + ':' + cited.clause);
        return clauses;
    }
    default: return {};
    }
}

QHash<int, QByteArray> ReadingModel::roleNames() const {
    return {{ItemRole, "item"},        {TitleRole, "title"},    {DocumentRole, "document"}, {TreatmentRole, "treatment"},
            {ScoredRole, "scored"},    {DoubtRole, "doubt"},    {OptionsRole, "options"},   {ChosenRole, "chosen"},
            {DefaultRole, "houseWay"}, {WhyRole, "why"},        {NotesRole, "notes"},       {AskedRole, "asked"},
            {ClausesRole, "clauses"},  {DecidedRole, "decided"}};
}

void ReadingModel::show(std::vector<const ReadingItem *> items, SearchWords search) {
    beginResetModel();
    m_items = std::move(items);
    m_search = std::move(search);
    endResetModel();
}

std::vector<const ReadingItem *> ReadingModel::found(const RulebookWords &words, const SearchWords &search) {
    std::vector<const ReadingItem *> items;
    for (const ReadingItem &item : words.readings.items()) {
        std::string all = item.id + ' ' + item.title + ' ' + item.doubt + ' ' + item.defaultText + ' ' + item.why;
        for (const auto &[key, text] : item.readingTexts)
            all += ' ' + text;
        for (const std::string &note : item.notes)
            all += ' ' + note;
        for (const ReadingItem::Cited &cited : item.clauses)
            all += ' ' + cited.clause;
        if (search.isEmpty() || search.match(textOf(all)))
            items.push_back(&item);
    }
    return items;
}

int ReadingModel::rowOf(const QString &item) const {
    const std::string id = item.toStdString();
    const auto it = std::find_if(m_items.begin(), m_items.end(), [&](const ReadingItem *one) { return one->id == id; });
    return it == m_items.end() ? -1 : static_cast<int>(it - m_items.begin());
}

} // namespace pitwise
