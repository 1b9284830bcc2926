// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "app/rulebook/rulebookwords.h"
#include "app/rulebook/searchwords.h"

#include <QtQml/qqmlregistration.h>

#include <map>
#include <vector>

namespace pitwise {

/// A reading that the house has fixed.
struct FixedReading {
    int option = 0;  ///< Of the item's readings.
    QString decided; ///< By whom and when.
};
using FixedReadings = std::map<std::string, FixedReading, std::less<>>; ///< By item.

/// Readings of doubtful clauses, all of them, those that a search leaves, or those of one clause.
class ReadingModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")

public:
    enum Role {
        ItemRole = Qt::UserRole, ///< string: `A01`
        TitleRole,               ///< string: rich text with the hits of the search in `<mark>`
        DocumentRole,            ///< string: whose item it is; empty where it is about several
        TreatmentRole,           ///< string: how questions treat it, in words; empty for a remark
        ScoredRole,              ///< bool: nothing of it is left unscored
        DoubtRole,               ///< string
        OptionsRole,             ///< list<string>: the readings
        ChosenRole,              ///< int: the one this house uses; -1: said in words only
        DefaultRole,             ///< string: how this house reads it
        WhyRole,                 ///< string
        NotesRole,               ///< list<string>
        AskedRole,               ///< string
        ClausesRole,             ///< list<string>: `document:number`
        DecidedRole,             ///< string: by whom and when the house has fixed it; empty: it has not
    };

    using RowList::RowList;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void show(std::vector<const ReadingItem *> items, SearchWords search = {});
    [[nodiscard]] static std::vector<const ReadingItem *> found(const RulebookWords &words, const SearchWords &search);
    void setFixed(const FixedReadings &fixed);                    ///< What the house has fixed.
    [[nodiscard]] static QString homeOf(const ReadingItem &item); ///< Whose item it is; empty where it is about several.
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString &item) const; ///< -1: not shown.

private:
    std::vector<const ReadingItem *> m_items;
    SearchWords m_search;
    FixedReadings m_fixed;
};

} // namespace pitwise
