// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "app/rulebook/rulebookwords.h"
#include "app/rulebook/searchwords.h"
#include "core/statistics/mastery.h"

#include <QtQml/qqmlregistration.h>

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace pitwise {

/// How far a trainee is with each clause.
using OwnMastery = std::map<ClauseKey, MasteryCell>;

/// A list of clauses: of all documents, or those that a search leaves, or the parts of one clause.
class ClauseModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")

public:
    enum Role {
        DocumentRole = Qt::UserRole, ///< string: `lucky8`
        ClauseRole,                  ///< string: the number
        SentenceRole,                ///< string
        MarkedRole,                  ///< string: the sentence as rich text with the hits of the search in `<mark>`
        OpensGameRole,               ///< bool: the first of its document in the list
        MasteryRole,                 ///< Mastery: of the trainee
        DueRole,                     ///< bool: he would soon forget it, or missed it
    };
    /// NotTold: nobody is seated, or the clause is never asked.
    enum class Mastery { NotTold, NotAsked, Learning, Right, RightAndFast };
    Q_ENUM(Mastery)
    struct Entry {
        std::string document;
        ClauseId clause = 0;
        friend bool operator==(const Entry &, const Entry &) = default;
    };

    using RowList::RowList;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void show(const RulebookWords &words, std::vector<Entry> entries, SearchWords search = {});
    void setMastery(std::shared_ptr<const OwnMastery> mastery); ///< Null: nobody is seated.
    /// Clauses of every document whose number, game, sentence or question hold all words.
    [[nodiscard]] static std::vector<Entry> found(const RulebookWords &words, const SearchWords &search);

    [[nodiscard]] int count() const override { return static_cast<int>(m_entries.size()); }
    [[nodiscard]] const Entry &at(int row) const { return m_entries[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowOf(const Entry &entry) const; ///< -1: not in the list.
    /// How many of the list are in that document.
    Q_INVOKABLE [[nodiscard]] int countIn(const QString &document) const;

private:
    [[nodiscard]] const MasteryCell *cellOf(const Entry &entry) const;
    const RulebookWords *m_words = nullptr;
    std::vector<Entry> m_entries;
    SearchWords m_search;
    std::shared_ptr<const OwnMastery> m_mastery;
};

} // namespace pitwise
