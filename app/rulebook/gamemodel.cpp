// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/gamemodel.h"
#include "app/text/clausewords.h"

#include <algorithm>

namespace pitwise {

QVariant GameModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::string &document = m_words->documents[static_cast<std::size_t>(index.row())];
    const Rulebook &book = m_words->book(document);
    const ClauseTexts &words = m_words->texts.find(document)->second;
    switch (role) {
    case DocumentRole: return QString::fromStdString(document);
    case TitleRole: return QString::fromStdString(words.title);
    case ShortNameRole: return QString::fromStdString(words.shortName);
    case EditionRole: return QString::fromStdString(words.edition);
    case OperatorRole: return QString::fromStdString(words.houseName);
    case InForceRole: return dateText(book.inForce);
    case DecksRole: return decksText(book.decks);
    case BoxesRole: return boxesText(book.boxes());
    case MostBoxesRole: return book.boxes().max;
    case ClausesRole: return static_cast<int>(book.ownClauses);
    default: return {};
    }
}

QHash<int, QByteArray> GameModel::roleNames() const {
    return {{DocumentRole, "document"},   {TitleRole, "title"},     {ShortNameRole, "shortName"}, {EditionRole, "edition"},
            {OperatorRole, "houseName"},  {InForceRole, "inForce"}, {DecksRole, "decks"},         {BoxesRole, "boxes"},
            {MostBoxesRole, "mostBoxes"}, {ClausesRole, "clauses"}};
}

void GameModel::show(const RulebookWords &words) {
    beginResetModel();
    m_words = &words;
    endResetModel();
}

QString GameModel::documentAt(int row) const {
    return row < 0 || row >= rowCount() ? QString()
                                        : QString::fromStdString(m_words->documents[static_cast<std::size_t>(row)]);
}

QString GameModel::shortName(const QString &document) const {
    const ClauseTexts *words = texts(document);
    return words ? QString::fromStdString(words->shortName) : document;
}

QString GameModel::edition(const QString &document) const {
    const ClauseTexts *words = texts(document);
    return words ? QString::fromStdString(words->edition) : QString();
}

int GameModel::rowOf(const QString &document) const {
    const auto &all = m_words->documents;
    const auto it = std::find(all.begin(), all.end(), document.toStdString());
    return it == all.end() ? -1 : static_cast<int>(it - all.begin());
}

const ClauseTexts *GameModel::texts(const QString &document) const {
    if (!m_words)
        return nullptr;
    const auto it = m_words->texts.find(document.toStdString());
    return it == m_words->texts.end() ? nullptr : &it->second;
}

} // namespace pitwise
