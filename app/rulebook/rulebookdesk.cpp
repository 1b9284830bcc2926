// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/rulebookdesk.h"
#include "app/text/clausewords.h"

namespace pitwise {
namespace {

/// Whether `part` stands under `whole` in the numbering: 3.1.2 and 4.1#pair under 3.1 and 4.1.
bool isPartOf(const std::string &part, const std::string &whole) {
    return part.size() > whole.size() && part.starts_with(whole) && (part[whole.size()] == '.' || part[whole.size()] == '#');
}

} // namespace

RulebookDesk::RulebookDesk(const Library &library, const QString &language, QObject *parent)
    : QObject(parent), m_library(library),
      m_words(std::make_unique<RulebookWords>(library, language)), m_open{m_words->documents.front(), 0} {
    m_games.show(*m_words);
    showFound();
    show(m_open);
}

void RulebookDesk::setSearch(const QString &search) {
    if (m_search == search)
        return;
    m_search = search;
    showFound();
    Q_EMIT searchChanged();
    Q_EMIT clauseChanged(); // Its row is another one now.
}

void RulebookDesk::setTab(Tab tab) {
    if (m_tab == tab)
        return;
    m_tab = tab;
    Q_EMIT tabChanged();
}

QString RulebookDesk::clause() const {
    return QString::fromStdString(m_words->book(m_open.document).clauseName(m_open.clause));
}

QString RulebookDesk::english() const {
    if (m_words->language == QLatin1String("en"))
        return {};
    const ClauseTexts texts = ClauseTexts::shipped(m_words->book(m_open.document), QStringLiteral("en"));
    const QString english = QString::fromStdString(texts.clauses[m_open.clause].sentence);
    return english == sentence() ? QString() : english; // not translated yet: it is what is shown
}

QString RulebookDesk::sentence() const {
    return QString::fromStdString(m_words->texts.find(m_open.document)->second.clauses[m_open.clause].sentence);
}

QString RulebookDesk::ask() const {
    return QString::fromStdString(m_words->texts.find(m_open.document)->second.clauses[m_open.clause].ask);
}

QString RulebookDesk::kind() const {
    return kindName(m_words->book(m_open.document).clauses[m_open.clause].kind);
}

RulebookDesk::Numbering RulebookDesk::numbering() const {
    const Clause &clause = m_words->book(m_open.document).clauses[m_open.clause];
    return clause.inferredId ? Numbering::Inferred : clause.syntheticId ? Numbering::Ours : Numbering::Document;
}

bool RulebookDesk::open(const QString &document, const QString &clause) {
    const qsizetype colon = clause.indexOf(u':');
    const std::string name = (colon > 0 ? clause.left(colon) : document).toStdString();
    const std::string number = (colon > 0 ? clause.mid(colon + 1) : clause).toStdString();
    const Rulebook *book = m_library.find(name);
    const auto id = book ? book->clause(number) : std::nullopt;
    if (!id || *id >= book->ownClauses)
        return false;
    const ClauseModel::Entry entry{book->document, *id};
    if (m_clauses.rowOf(entry) < 0)
        setSearch({});
    setTab(Tab::Clauses);
    show(entry);
    return true;
}

void RulebookDesk::openRow(int row) {
    if (row >= 0 && row < m_clauses.count())
        show(m_clauses.at(row));
}

void RulebookDesk::openDocument(const QString &document) {
    const Rulebook *book = m_library.find(document.toStdString());
    if (!book)
        return;
    setSearch({});
    show({book->document, 0});
}

void RulebookDesk::setLanguage(const QString &language) {
    // The old words live until every model shows the new ones.
    const auto old = std::exchange(m_words, std::make_unique<RulebookWords>(m_library, language));
    m_games.show(*m_words);
    showFound();
    show(m_open);
}

void RulebookDesk::setFixed(const FixedReadings &fixed) {
    m_readings.setFixed(fixed);
    m_clauseReadings.setFixed(fixed);
}

void RulebookDesk::showFound() {
    const SearchWords search(m_search);
    m_clauses.show(*m_words, ClauseModel::found(*m_words, search), search);
    m_contrasts.show(*m_words, ContrastModel::found(*m_words, search), search);
    m_readings.show(ReadingModel::found(*m_words, search), search);
}

void RulebookDesk::show(const ClauseModel::Entry &entry) {
    m_open = entry;
    const Rulebook &book = m_words->book(entry.document);
    const std::string &number = book.clauseName(entry.clause);
    std::vector<ClauseModel::Entry> within, parts;
    for (std::size_t i = 0; i < book.ownClauses; ++i) {
        if (isPartOf(number, book.clauses[i].id))
            within.push_back({entry.document, static_cast<ClauseId>(i)});
        if (isPartOf(book.clauses[i].id, number))
            parts.push_back({entry.document, static_cast<ClauseId>(i)});
    }
    m_within.show(*m_words, std::move(within));
    m_parts.show(*m_words, std::move(parts));
    m_clauseContrasts.show(*m_words, m_words->contrasts.contrastsFor(entry.document, number));
    m_clauseReadings.show(m_words->readings.itemsFor(entry.document, number));
    m_payTables.show(*m_words, entry.document);
    Q_EMIT clauseChanged();
}

} // namespace pitwise
