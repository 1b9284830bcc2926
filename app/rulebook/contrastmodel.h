// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "app/rulebook/rulebookwords.h"
#include "app/rulebook/searchwords.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pitwise {

/// How a cell stands to the reference column; see pitwise::Compare.
class ContrastCompare : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only an enum")
public:
    enum Kind { Reference, Same, Differs, Silent, None };
    Q_ENUM(Kind)
};

/// One game's answer in a row of contrasts.
class ContrastAnswer {
    Q_GADGET
    QML_VALUE_TYPE(contrastAnswer)
    Q_PROPERTY(QString document MEMBER document CONSTANT)
    Q_PROPERTY(QString text MEMBER text CONSTANT)
    Q_PROPERTY(QStringList clauses MEMBER clauses CONSTANT)
    Q_PROPERTY(pitwise::ContrastCompare::Kind compare MEMBER compare CONSTANT)
    Q_PROPERTY(bool present MEMBER present CONSTANT)
    Q_PROPERTY(bool repeats MEMBER repeats CONSTANT)

public:
    QString document;
    QString text;
    QStringList clauses;
    ContrastCompare::Kind compare = ContrastCompare::None;
    bool present = false; ///< Whether this document has a say at all.
    bool repeats = false; ///< The reference's own words: the clause is enough.
};

/// Rows of contrasts, all of them, those that a search leaves, or those of one clause.
class ContrastModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")

public:
    enum Role {
        RowRole = Qt::UserRole, ///< string: the row's number
        SectionRole,            ///< string: the section's title, on its first row only
        SituationRole,          ///< string: rich text with the hits of the search in `<mark>`
        Lucky8Role,             ///< contrastAnswer, the reference
        Dueling8sRole,          ///< contrastAnswer
        FreeBetRole,            ///< contrastAnswer
        LuckyLuckyRole,         ///< contrastAnswer; most rows have none
    };

    using RowList::RowList;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void show(const RulebookWords &words, std::vector<const Contrast *> rows, SearchWords search = {});
    [[nodiscard]] static std::vector<const Contrast *> found(const RulebookWords &words, const SearchWords &search);
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    /// Row of the contrast with that number, -1 where it is not shown.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString &number) const;

private:
    [[nodiscard]] ContrastAnswer answer(const Contrast &row, std::string_view document) const;

    const RulebookWords *m_words = nullptr;
    std::vector<const Contrast *> m_rows;
    SearchWords m_search;
};

} // namespace pitwise
