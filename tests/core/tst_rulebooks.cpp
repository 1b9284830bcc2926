// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/refusal.h"
#include "core/rules/library.h"
#include "core/rules/rulebookreader.h"

#include <QFile>
#include <QTest>

using namespace pitwise;

/// The shipped rulebooks pass their gate, and the gate says what is wrong and where.
class TestRulebooks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fourDocumentsWith560Clauses() {
        const Library library = Library::shipped();
        QCOMPARE(library.rulebooks().size(), 4u);
        std::size_t clauses = 0, testable = 0;
        for (const auto &book : library.rulebooks())
            for (std::size_t i = 0; i < book->ownClauses; ++i) {
                ++clauses;
                testable += book->clauses[i].testable;
            }
        QCOMPARE(clauses, 560u);
        QCOMPARE(testable, 500u);
    }

    void aFolderWithoutRulebooksIsRefused_data() {
        QTest::addColumn<QString>("folder");
        QTest::newRow("not there") << QStringLiteral("/no/such/folder");
        QTest::newRow("other things in it") << QStringLiteral(PITWISE_SOURCE_DIR "/assets/icons");
    }
    void aFolderWithoutRulebooksIsRefused() {
        QFETCH(QString, folder);
        Library library = Library::shipped();
        std::string at;
        try {
            library.addFolder(folder);
        } catch (const Refusal &refusal) {
            at = refusal.at;
        }
        QCOMPARE(QString::fromStdString(at), folder);
    }

    void gateNamesTheFault_data() {
        QTest::addColumn<QByteArray>("find");
        QTest::addColumn<QByteArray>("replace");
        QTest::addColumn<QString>("at");
        QTest::newRow("unknown clause") << QByteArray("\"4.1#pair\"]") << QByteArray("\"9.9\"]")
                                        << "sideBets[0].rows[0].clauses[1]";
        QTest::newRow("odds without a colon")
            << QByteArray("\"11:1\"") << QByteArray("\"11\"") << "sideBets[0].rows[0].pays[0]";
        QTest::newRow("unknown reason") << QByteArray("\"splitUnequal\"") << QByteArray("\"splitUneven\"")
                                        << "cites.splitUneven";
        QTest::newRow("reason no question gives")
            << QByteArray("\"splitMeans\"") << QByteArray("\"splitMean\"") << "asked.splitMean";
        QTest::newRow("question without its clause") << QByteArray("\"splitMeans\": [\"1.1.14\"]")
                                                     << QByteArray("\"splitMeans\": [\"1.1.41\"]") << "asked.splitMeans[0]";
        QTest::newRow("family without its clause")
            << QByteArray("\"pair-payout\": {\"clauses\": [\"1.1.9\"")
            << QByteArray("\"pair-payout\": {\"clauses\": [\"1.9\"") << "families.pair-payout.clauses[0]";
        QTest::newRow("range upside down")
            << QByteArray("\"min\": 1, \"max\": 8") << QByteArray("\"min\": 9, \"max\": 8") << "decks";
        QTest::newRow("member unknown") << QByteArray("\"maxHands\"") << QByteArray("\"mostHands\"") << "play.mostHands";
    }
    void gateNamesTheFault() {
        QFETCH(QByteArray, find);
        QFETCH(QByteArray, replace);
        QFETCH(QString, at);
        QFile file(QStringLiteral(":/assets/rulebooks/lucky8/5/rulebook.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray bytes = file.readAll();
        QVERIFY(bytes.contains(find));
        bytes.replace(bytes.indexOf(find), find.size(), replace);
        try {
            (void)readRulebook(bytes, {});
            QFAIL("the gate let it through");
        } catch (const Refusal &refusal) {
            QCOMPARE(QString::fromStdString(refusal.at), at);
        }
    }
};

QTEST_GUILESS_MAIN(TestRulebooks)
#include "tst_rulebooks.moc"
