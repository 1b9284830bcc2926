// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/paytable.h"
#include "app/text/clausewords.h"

namespace pitwise {
namespace {

QString rowWords(const BetText &words, const std::string &row) {
    const auto it = words.rows.find(row);
    return QString::fromStdString(it == words.rows.end() ? row : it->second);
}

QString clauseName(const Rulebook &book, const ClauseList &clauses) {
    return clauses.empty() ? QString() : QString::fromStdString(book.clauseName(*clauses.begin()));
}

/// The row's own clause is the one with its name; a row may rest on others too.
QString ownClause(const Rulebook &book, const PayRow &row) {
    for (const ClauseId id : row.clauses)
        if (const std::string &name = book.clauseName(id); name.ends_with('#' + row.name))
            return QString::fromStdString(name);
    return clauseName(book, row.clauses);
}

} // namespace

PayTable::PayTable(QString title, int choices, std::vector<Row> rows, QObject *parent)
    : RowList(parent), m_title(std::move(title)), m_choices(choices), m_rows(std::move(rows)) {
}

QVariant PayTable::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case LabelRole: return row.label;
    case OddsRole: return row.odds;
    case ClauseRole: return row.clause;
    default: return {};
    }
}

QHash<int, QByteArray> PayTable::roleNames() const {
    return {{LabelRole, "label"}, {OddsRole, "odds"}, {ClauseRole, "clause"}};
}

QVariant PayTableModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != TableRole)
        return {};
    return QVariant::fromValue(m_tables[static_cast<std::size_t>(index.row())]);
}

QHash<int, QByteArray> PayTableModel::roleNames() const {
    return {{TableRole, "table"}};
}

void PayTableModel::show(const RulebookWords &words, const std::string &document) {
    const Rulebook &book = words.book(document);
    const ClauseTexts &texts = words.texts.find(document)->second;
    beginResetModel();
    const std::vector<PayTable *> old = std::exchange(m_tables, {});

    if (const auto main = texts.bets.find("main"); main != texts.bets.end()) {
        const PlayRules &play = book.play;
        std::vector<PayTable::Row> rows;
        const auto add = [&](const char *name, const Ratio &pays, const ClauseList &clauses) {
            rows.push_back({rowWords(main->second, name), {oddsText(pays)}, clauseName(book, clauses)});
        };
        if (play.blackjack)
            add("blackjack", play.blackjackPays, play.blackjackRow);
        add("regular", play.regularPays, play.regularRow);
        if (play.bonus678) {
            add("bonus678Spades", play.bonusSpades, play.bonusSpadesRow);
            add("bonus678Mixed", play.bonusMixed, play.bonusMixedRow);
        }
        if (play.insurance != InsuranceBy::Nobody)
            add("insurance", play.insurancePays, play.insuranceRow);
        m_tables.push_back(new PayTable(QString::fromStdString(main->second.title), 1, std::move(rows), this));
    }
    for (const SideBet &bet : book.sideBets) {
        const auto known = texts.bets.find(bet.kind);
        if (known == texts.bets.end())
            continue; // A bet of the host game, shown with the host.
        std::vector<PayTable::Row> rows;
        for (const PayRow &row : bet.rows) {
            QStringList odds;
            for (const Ratio &pays : row.pays)
                odds << oddsText(pays);
            rows.push_back({rowWords(known->second, row.name), odds, ownClause(book, row)});
        }
        m_tables.push_back(new PayTable(QString::fromStdString(known->second.title), book.payTables, std::move(rows), this));
    }
    endResetModel();
    // After the reset: whoever showed them has let go of them by now.
    for (PayTable *table : old)
        table->deleteLater();
}

} // namespace pitwise
