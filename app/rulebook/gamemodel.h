// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "app/rulebook/rulebookwords.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// The games that this program knows: one row for each document, its newest version.
class GameModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")

public:
    enum Role {
        DocumentRole = Qt::UserRole, ///< string: `lucky8`
        TitleRole,                   ///< string: `Blackjack Lucky 8`
        ShortNameRole,               ///< string: `Lucky 8`
        EditionRole,                 ///< string: `version 5`
        OperatorRole,                ///< string
        InForceRole,                 ///< string: a date; empty where the document has none
        DecksRole,                   ///< string: `1 to 8 decks`
        BoxesRole,                   ///< string: `5 to 7 boxes`
        MostBoxesRole,               ///< int
        ClausesRole,                 ///< int
    };

    using RowList::RowList;

    [[nodiscard]] int count() const override { return !m_words ? 0 : static_cast<int>(m_words->documents.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(const RulebookWords &words);

    /// Document of the row, its title and its edition, for lists that only know the document.
    Q_INVOKABLE [[nodiscard]] QString documentAt(int row) const;
    Q_INVOKABLE [[nodiscard]] QString shortName(const QString &document) const;
    Q_INVOKABLE [[nodiscard]] QString edition(const QString &document) const;
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString &document) const;

private:
    [[nodiscard]] const ClauseTexts *texts(const QString &document) const;
    const RulebookWords *m_words = nullptr;
};

} // namespace pitwise
