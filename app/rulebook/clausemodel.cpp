// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/clausemodel.h"

#include <algorithm>

namespace pitwise {

QVariant ClauseModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = at(index.row());
    const Clause &clause = m_words->book(entry.document).clauses[entry.clause];
    const std::string &sentence = m_words->texts.find(entry.document)->second.clauses[entry.clause].sentence;
    switch (role) {
    case DocumentRole: return QString::fromStdString(entry.document);
    case ClauseRole: return QString::fromStdString(clause.id);
    case SentenceRole: return QString::fromStdString(sentence);
    case MarkedRole: return m_search.marked(QString::fromStdString(sentence));
    case OpensGameRole: return index.row() == 0 || at(index.row() - 1).document != entry.document;
    case MasteryRole: {
        const MasteryCell *cell = cellOf(entry);
        return QVariant::fromValue(!cell || !cell->askable ? Mastery::NotTold
                                                           : static_cast<Mastery>(static_cast<int>(cell->mastery) + 1));
    }
    case DueRole: {
        const MasteryCell *cell = cellOf(entry);
        return cell && cell->due;
    }
    default: return {};
    }
}

QHash<int, QByteArray> ClauseModel::roleNames() const {
    return {{DocumentRole, "document"},
            {ClauseRole, "clause"},
            {SentenceRole, "sentence"},
            {MarkedRole, "marked"},
            {OpensGameRole, "opensGame"},
            {MasteryRole, "mastery"},
            {DueRole, "due"}};
}

const MasteryCell *ClauseModel::cellOf(const Entry &entry) const {
    if (!m_mastery)
        return nullptr;
    const auto it = m_mastery->find({entry.document, m_words->book(entry.document).clauses[entry.clause].id});
    return it == m_mastery->end() ? nullptr : &it->second;
}

void ClauseModel::setMastery(std::shared_ptr<const OwnMastery> mastery) {
    m_mastery = std::move(mastery);
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1), {MasteryRole, DueRole});
}

void ClauseModel::show(const RulebookWords &words, std::vector<Entry> entries, SearchWords search) {
    beginResetModel();
    m_words = &words;
    m_entries = std::move(entries);
    m_search = std::move(search);
    endResetModel();
}

std::vector<ClauseModel::Entry> ClauseModel::found(const RulebookWords &words, const SearchWords &search) {
    std::vector<Entry> entries;
    for (const std::string &document : words.documents) {
        const Rulebook &book = words.book(document);
        const ClauseTexts &texts = words.texts.find(document)->second;
        for (std::size_t i = 0; i < book.ownClauses; ++i) {
            const ClauseText &text = texts.clauses[i];
            const std::string all = book.clauses[i].id + ' ' + texts.title + ' ' + text.sentence + ' ' + text.ask;
            if (search.isEmpty() || search.match(QString::fromStdString(all)))
                entries.push_back({document, static_cast<ClauseId>(i)});
        }
    }
    return entries;
}

int ClauseModel::rowOf(const Entry &entry) const {
    const auto it = std::find(m_entries.begin(), m_entries.end(), entry);
    return it == m_entries.end() ? -1 : static_cast<int>(it - m_entries.begin());
}

int ClauseModel::countIn(const QString &document) const {
    const std::string name = document.toStdString();
    return static_cast<int>(
        std::count_if(m_entries.begin(), m_entries.end(), [&](const Entry &entry) { return entry.document == name; }));
}

} // namespace pitwise
