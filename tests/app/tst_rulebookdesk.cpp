// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/rulebookdesk.h"
#include "app/rulebook/searchwords.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace pitwise;

/// The rulebook page without a window.
class TestRulebookDesk : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void modelsKeepTheirWord() {
        RulebookDesk desk(m_library, QStringLiteral("en"));
        const QAbstractItemModelTester games(desk.games()), clauses(desk.clauses()), contrasts(desk.contrasts());
        const QAbstractItemModelTester readings(desk.readings()), payTables(desk.payTables());
        desk.setSearch(QStringLiteral("insurance"));
        desk.openDocument(QStringLiteral("freebet"));
        desk.setLanguage(QStringLiteral("ms"));
        QCOMPARE(desk.games()->rowCount(), 4);
    }

    void searchLeavesWhatHoldsEveryWord_data() {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QString>("document");
        QTest::addColumn<QString>("clause");
        QTest::addColumn<bool>("found");
        QTest::newRow("a clause number") << "5.23.2"
                                         << "lucky8"
                                         << "5.23.2" << true;
        QTest::newRow("case does not matter") << "SOFT 17"
                                              << "freebet"
                                              << "3.24" << true;
        QTest::newRow("words in any order") << "17 soft"
                                            << "freebet"
                                            << "3.24" << true;
        QTest::newRow("the game's name counts") << "free bet 3.24"
                                                << "freebet"
                                                << "3.24" << true;
        QTest::newRow("another game is left out") << "free bet 3.24"
                                                  << "lucky8"
                                                  << "3.24" << false;
        QTest::newRow("nonsense") << "zebra"
                                  << "lucky8"
                                  << "3.24" << false;
    }
    void searchLeavesWhatHoldsEveryWord() {
        QFETCH(QString, search);
        QFETCH(QString, document);
        QFETCH(QString, clause);
        RulebookDesk desk(m_library, QStringLiteral("en"));
        desk.setSearch(search);
        const ClauseId id = *m_library.find(document.toStdString())->clause(clause.toStdString());
        QTEST(desk.clauses()->rowOf({document.toStdString(), id}) >= 0, "found");
    }

    void allClausesWithoutASearch() {
        RulebookDesk desk(m_library, QStringLiteral("en"));
        QCOMPARE(desk.clauses()->count(), 560);
        QCOMPARE(desk.clauses()->countIn(QStringLiteral("luckylucky")), 25);
        QCOMPARE(desk.contrasts()->count(), 135);
        QCOMPARE(desk.readings()->count(), 138);
    }

    void openingAHiddenClauseClearsTheSearch() {
        RulebookDesk desk(m_library, QStringLiteral("en"));
        QSignalSpy changed(&desk, &RulebookDesk::clauseChanged);
        desk.setTab(RulebookDesk::Tab::Contrasts);
        desk.setSearch(QStringLiteral("zebra"));
        QVERIFY(desk.open(QStringLiteral("dueling8s"), QStringLiteral("3.33")));
        QCOMPARE(desk.search(), QString());
        QCOMPARE(desk.tab(), RulebookDesk::Tab::Clauses);
        QCOMPARE(desk.document(), QStringLiteral("dueling8s"));
        QCOMPARE(desk.clause(), QStringLiteral("3.33"));
        QVERIFY(desk.row() >= 0);
        QVERIFY(changed.count() > 0);
    }

    void hostClausesNameTheirDocument() {
        RulebookDesk desk(m_library, QStringLiteral("en"));
        QVERIFY(desk.open(QStringLiteral("luckylucky"), QStringLiteral("lucky8:3.34")));
        QCOMPARE(desk.document(), QStringLiteral("lucky8"));
        QVERIFY(!desk.open(QStringLiteral("lucky8"), QStringLiteral("99.9")));
        QCOMPARE(desk.clause(), QStringLiteral("3.34"));
    }

    void everyClauseOfEveryDocumentOpens() {
        RulebookDesk desk(m_library, QStringLiteral("en"));
        for (const auto &book : m_library.rulebooks())
            for (std::size_t i = 0; i < book->ownClauses; ++i) {
                QVERIFY(desk.open(QString::fromStdString(book->document), QString::fromStdString(book->clauses[i].id)));
                QVERIFY(!desk.sentence().isEmpty());
                QVERIFY(!desk.kind().isEmpty());
            }
    }

    void partsAndWholesFollowTheNumbers() {
        RulebookDesk desk(m_library, QStringLiteral("en"));
        QVERIFY(desk.open(QStringLiteral("lucky8"), QStringLiteral("5.23.4")));
        QVERIFY(desk.parts()->rowOf({"lucky8", *m_library.find("lucky8")->clause("5.23.4.5")}) >= 0);
        QCOMPARE(desk.within()->count(), 1);
        QVERIFY(desk.open(QStringLiteral("lucky8"), QStringLiteral("3.2")));
        QCOMPARE(desk.parts()->rowOf({"lucky8", *m_library.find("lucky8")->clause("3.21")}), -1);
    }

    /// Pay tables are the rulebook's, not typed again: every row of every bet, with its odds.
    void payTablesAreTheRulebooks() {
        RulebookDesk desk(m_library, QStringLiteral("en"));
        for (const auto &book : m_library.rulebooks()) {
            desk.openDocument(QString::fromStdString(book->document));
            int rows = 0, wanted = 0;
            for (int i = 0; i < desk.payTables()->rowCount(); ++i)
                rows += desk.payTables()
                            ->data(desk.payTables()->index(i), PayTableModel::TableRole)
                            .value<PayTable *>()
                            ->rowCount();
            for (const SideBet &bet : book->sideBets)
                wanted += static_cast<int>(bet.rows.size());
            QVERIFY2(rows >= wanted, book->document.c_str());
        }
        desk.openDocument(QStringLiteral("luckylucky"));
        const auto *table = desk.payTables()->data(desk.payTables()->index(0), PayTableModel::TableRole).value<PayTable *>();
        QCOMPARE(table->choices(), 3);
        QCOMPARE(table->data(table->index(4), PayTable::OddsRole).toStringList(),
                 (QStringList{QStringLiteral("10 to 1"), QStringLiteral("15 to 1"), QStringLiteral("10 to 1")}));
    }

    void foundWordsAreMarked_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("marked");
        QTest::newRow("each hit") << "card"
                                  << "Cards, a card"
                                  << "<mark>Card</mark>s, a <mark>card</mark>";
        QTest::newRow("hits that overlap") << "card cards"
                                           << "two cards"
                                           << "two <mark>cards</mark>";
        QTest::newRow("signs are escaped") << "5"
                                           << "5 < 6 & 7"
                                           << "<mark>5</mark> &lt; 6 &amp; 7";
        QTest::newRow("no search") << ""
                                   << "as it is"
                                   << "as it is";
    }
    void foundWordsAreMarked() {
        QFETCH(QString, query);
        QFETCH(QString, text);
        QTEST(SearchWords(query).marked(text), "marked");
    }

private:
    Library m_library = Library::shipped();
};

QTEST_GUILESS_MAIN(TestRulebookDesk)
#include "tst_rulebookdesk.moc"
