// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/refusal.h"
#include "core/rules/clausetexts.h"
#include "core/rules/contrasts.h"
#include "core/rules/readingitems.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace pitwise;

namespace {

QByteArray bytesOf(const char *path) {
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray changed(QByteArray bytes, const QByteArray &find, const QByteArray &replace) {
    const qsizetype at = bytes.indexOf(find);
    return at < 0 ? QByteArray() : bytes.replace(at, find.size(), replace);
}

/// Of two digits and more: those that no language writes out.
QStringList numbersIn(const std::string &text) {
    static const QRegularExpression number(QStringLiteral("[0-9]{2,}"));
    QStringList found;
    for (auto it = number.globalMatch(QString::fromStdString(text)); it.hasNext();)
        found << it.next().captured();
    return found;
}

} // namespace

/// Words, contrasts and readings that ship: complete, and every clause they name exists in its rulebook.
class TestContrasts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRulebookHasItsWords_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Chinese") << QStringLiteral("zh_CN");
        QTest::newRow("Malay") << QStringLiteral("ms");
        QTest::newRow("Tamil") << QStringLiteral("ta");
    }
    void everyRulebookHasItsWords() {
        QFETCH(QString, language);
        for (const auto &book : m_library.rulebooks()) {
            const ClauseTexts texts = ClauseTexts::shipped(*book, language);
            const ClauseTexts english = ClauseTexts::shipped(*book, QStringLiteral("en"));
            QCOMPARE(texts.clauses.size(), book->ownClauses);
            QVERIFY(!texts.title.empty());
            for (std::size_t i = 0; i < book->ownClauses; ++i) {
                const ClauseText &own = texts.clauses[i], &source = english.clauses[i];
                QVERIFY2(!book->clauses[i].testable || !own.ask.empty(), book->clauses[i].id.c_str());
                QVERIFY2(language == QLatin1String("en") || own.sentence != source.sentence, book->clauses[i].id.c_str());
                if (book->clauses[i].id.find('#') != std::string::npos) // a row of a pay table: the same odds
                    QCOMPARE(numbersIn(own.sentence), numbersIn(source.sentence));
            }
        }
    }

    void languageWithoutWordsReadsEnglish() {
        const Rulebook &book = *m_library.find("lucky8");
        QCOMPARE(ClauseTexts::shipped(book, QStringLiteral("xx")).title, std::string("Blackjack Lucky 8"));
    }

    void hundredTwentyFiveContrastsAndTenLikenesses() {
        const Contrasts contrasts = Contrasts::shipped(m_library);
        QCOMPARE(contrasts.rows().size(), 135u);
        QVERIFY(contrasts.find("125"));
        for (int i = 1; i <= 10; ++i)
            for (const ContrastCell &cell : contrasts.find("S" + std::to_string(i))->cells)
                QVERIFY(cell.compare != Compare::Differs);
    }

    void contrastsAreFoundByTheClauseOfOneDocument() {
        const Contrasts contrasts = Contrasts::shipped(m_library);
        const auto rows = contrasts.contrastsFor("freebet", "3.24");
        QVERIFY(std::any_of(rows.begin(), rows.end(), [](const Contrast *row) { return row->id == "46"; }));
        // The same number in another document is another clause.
        for (const Contrast *row : contrasts.contrastsFor("lucky8", "3.24"))
            QVERIFY(row->id != "46");
        QCOMPARE(contrasts.find("46")->cell("freebet")->compare, Compare::Differs);
        QCOMPARE(contrasts.find("46")->cell("dueling8s")->compare, Compare::None);
        QVERIFY(!contrasts.find("46")->cell("luckylucky"));
    }

    void everyReadingOfTheRulebooksIsExplained() {
        const ReadingItems items = ReadingItems::shipped(m_library);
        QCOMPARE(items.items().size(), 138u);
        for (const auto &book : m_library.rulebooks())
            for (const Reading &reading : book->readings) {
                const ReadingItem *item = items.find(reading.item);
                QVERIFY2(item, reading.item.c_str());
                QCOMPARE(item->switchName, reading.name);
                for (const ClauseId clause : reading.clauses)
                    QVERIFY2(book->clauses[clause].document != book->document ||
                                 item->cites(book->document, book->clauseName(clause)),
                             (reading.item + ' ' + book->clauseName(clause)).c_str());
            }
    }

    void quizMarksSayWhatMayBeScored_data() {
        QTest::addColumn<QString>("item");
        QTest::addColumn<bool>("grade");
        QTest::addColumn<bool>("core");
        QTest::addColumn<bool>("flag");
        QTest::addColumn<bool>("avoid");
        QTest::newRow("bust then Blackjack is flagged") << "A01" << false << false << true << false;
        QTest::newRow("live hands and Blackjack are graded") << "A02" << true << false << false << false;
        QTest::newRow("mixed tens: split graded, double flagged") << "A07" << true << false << true << false;
        QTest::newRow("order after a resplit: the core") << "A09" << false << true << false << false;
        QTest::newRow("tie after surrender is not asked") << "B11" << false << false << false << true;
        QTest::newRow("vocabulary is a remark") << "E01" << false << false << false << false;
    }
    void quizMarksSayWhatMayBeScored() {
        QFETCH(QString, item);
        const ReadingItems items = ReadingItems::shipped(m_library);
        const ReadingItem *found = items.find(item.toStdString());
        QVERIFY(found);
        QTEST(found->has(QuizMark::Grade), "grade");
        QTEST(found->has(QuizMark::GradeCore), "core");
        QTEST(found->has(QuizMark::Flag), "flag");
        QTEST(found->has(QuizMark::Avoid), "avoid");
    }

    void gateNamesTheFault_data() {
        QTest::addColumn<QByteArray>("find");
        QTest::addColumn<QByteArray>("replace");
        QTest::addColumn<QString>("at");
        QTest::newRow("clause unknown") << QByteArray("[\"2.1\"]") << QByteArray("[\"9.9\"]")
                                        << "rows[0].cells.lucky8.clauses[0]";
        QTest::newRow("word unknown") << QByteArray("\"reference\"") << QByteArray("\"equal\"")
                                      << "rows[0].cells.lucky8.compare";
        QTest::newRow("game unknown") << QByteArray("\"lucky8\"") << QByteArray("\"lucky9\"") << "rows[0].cells.lucky9";
        QTest::newRow("twice") << QByteArray("\"id\": \"2\"") << QByteArray("\"id\": \"1\"") << "rows[1].id";
        QTest::newRow("without words") << QByteArray("\"id\": \"2\"") << QByteArray("\"id\": \"2b\"") << "rows.2b";
    }
    void gateNamesTheFault() {
        QFETCH(QByteArray, find);
        QFETCH(QByteArray, replace);
        QFETCH(QString, at);
        const QByteArray structure = changed(bytesOf(":/assets/contrasts/contrasts.json"), find, replace);
        QVERIFY(!structure.isEmpty());
        try {
            (void)Contrasts::read(structure, bytesOf(":/assets/contrasts/contrasts.en.json"), m_library);
            QFAIL("the gate let it through");
        } catch (const Refusal &refusal) {
            QCOMPARE(QString::fromStdString(refusal.at), at);
        }
    }

    void readingGateNamesTheFault_data() {
        QTest::addColumn<QByteArray>("find");
        QTest::addColumn<QByteArray>("replace");
        QTest::addColumn<QString>("at");
        QTest::newRow("clause unknown") << QByteArray("\"3.24.3\"") << QByteArray("\"3.99\"")
                                        << "items[0].clauses.lucky8[0]";
        QTest::newRow("mark unknown") << QByteArray("\"flag\"") << QByteArray("\"perhaps\"") << "items[0].quiz[0]";
        QTest::newRow("switch unknown") << QByteArray("l8.bjAfterBust") << QByteArray("l8.other") << "items[0].switch";
        QTest::newRow("default unknown") << QByteArray("\"default\": \"c\"") << QByteArray("\"default\": \"e\"")
                                         << "items[0].default";
    }
    void readingGateNamesTheFault() {
        QFETCH(QByteArray, find);
        QFETCH(QByteArray, replace);
        QFETCH(QString, at);
        const QByteArray structure = changed(bytesOf(":/assets/readings/readings.json"), find, replace);
        QVERIFY(!structure.isEmpty());
        try {
            (void)ReadingItems::read(structure, bytesOf(":/assets/readings/readings.en.json"), m_library);
            QFAIL("the gate let it through");
        } catch (const Refusal &refusal) {
            QCOMPARE(QString::fromStdString(refusal.at), at);
        }
    }

private:
    Library m_library = Library::shipped();
};

QTEST_GUILESS_MAIN(TestContrasts)
#include "tst_contrasts.moc"
