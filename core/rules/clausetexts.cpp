// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/clausetexts.h"
#include "core/json/jsonnode.h"

#include <QFile>

namespace pitwise {
namespace {

using L1 = QLatin1String;

void needRow(const JsonNode &node, const BetText &bet, const std::string &row) {
    if (bet.rows.find(row) == bet.rows.end())
        node.fail("the row \"" + row + "\" has no words");
}

BetText readBet(const JsonNode &node) {
    node.allowOnly({L1("title"), L1("rows")});
    BetText bet;
    bet.title = node.need(L1("title")).text();
    node.need(L1("rows")).eachMember([&](std::string_view row, const JsonNode &words) {
        bet.rows[std::string(row)] = words.text();
    });
    return bet;
}

void checkBets(const JsonNode &node, const Rulebook &book, const ClauseTexts &texts) {
    for (const auto &[kind, words] : texts.bets)
        if (kind != "main" && book.sideBetIndex(kind) < 0)
            node.fail("the rulebook has no bet \"" + kind + "\"");
    for (const SideBet &bet : book.sideBets) {
        const auto words = texts.bets.find(bet.kind);
        if (words == texts.bets.end())
            node.fail("the bet \"" + bet.kind + "\" has no words");
        for (const PayRow &row : bet.rows)
            needRow(node, words->second, row.name);
        if (words->second.rows.size() != bet.rows.size())
            node.fail("\"" + bet.kind + "\" has words for a row that it does not have");
    }
}

} // namespace

ClauseTexts ClauseTexts::read(const QByteArray &bytes, const Rulebook &book) {
    const JsonNode root(parseJson(bytes));
    root.allowOnly(
        {L1("format"), L1("language"), L1("title"), L1("short"), L1("edition"), L1("operator"), L1("bets"), L1("clauses")});
    if (root.need(L1("format")).text() != "pitwise-rulebook-text/1")
        root.need(L1("format")).fail("must be pitwise-rulebook-text/1");
    ClauseTexts texts;
    texts.title = root.need(L1("title")).text();
    texts.shortName = root.need(L1("short")).text();
    texts.edition = root.need(L1("edition")).text();
    texts.houseName = root.need(L1("operator")).text();
    const JsonNode bets = root.need(L1("bets"));
    bets.eachMember([&](std::string_view kind, const JsonNode &bet) { texts.bets[std::string(kind)] = readBet(bet); });
    checkBets(bets, book, texts);

    const JsonNode clauses = root.need(L1("clauses"));
    texts.clauses.resize(book.ownClauses);
    clauses.eachMember([&](std::string_view id, const JsonNode &node) {
        const auto clause = book.clause(id);
        if (!clause || *clause >= book.ownClauses)
            node.fail("the rulebook has no clause " + std::string(id));
        node.allowOnly({L1("sentence"), L1("ask")});
        ClauseText &text = texts.clauses[*clause];
        text.sentence = node.need(L1("sentence")).text();
        if (node.has(L1("ask")))
            text.ask = node.need(L1("ask")).text();
    });
    for (std::size_t i = 0; i < book.ownClauses; ++i)
        if (texts.clauses[i].sentence.empty())
            clauses.fail("clause " + book.clauses[i].id + " has no words");
    return texts;
}

ClauseTexts ClauseTexts::shipped(const Rulebook &book, const QString &language) {
    const QString folder = QStringLiteral(":/assets/rulebooks/%1/%2")
                               .arg(QString::fromStdString(book.document), QString::fromStdString(book.version));
    return read(readShippedText(folder + QStringLiteral("/clauses"), language), book);
}

QByteArray readShippedText(const QString &path, const QString &language) {
    for (const QString &code : {language, QStringLiteral("en")}) {
        QFile file(path + u'.' + code + QStringLiteral(".json"));
        if (file.open(QIODevice::ReadOnly))
            return file.readAll();
    }
    throw Refusal{"cannot be read", path.toStdString() + ".en.json", {}};
}

} // namespace pitwise
