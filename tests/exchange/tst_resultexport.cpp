// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/csv.h"
#include "core/exam/marking.h"
#include "core/exchange/oneroster.h"
#include "core/exchange/tables.h"
#include "core/exchange/xapi.h"
#include "core/security/safefile.h"
#include "tests/core/records/recordsfixture.h"
#include "tests/exam/examfixture.h"
#include "tests/exchange/clifixture.h"
#include "words/words.h"

#include <QBuffer>

using namespace pitwise;
using namespace pitwise::exchange;

/// Marks and answers as tables, OneRoster sets and xAPI statements, read by readers that are not ours.
class TestResultExport : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    const InWords m_say = [](const Phrase &phrase) { return Words::english().say(phrase); };

    [[nodiscard]] QString file(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    static QStringList words(const QString &text) { return text.split(u' ', Qt::SkipEmptyParts); }

private Q_SLOTS:
    void initTestCase() {
        const exam::Room room;
        security::makeFolder(file("marks"));
        for (const char *number : {"0417", "0418"}) {
            exam::HandClock clock;
            const bool good = number[3] == '7';
            const QString station = file("station-") + QString::fromLatin1(number);
            security::makeFolder(station);
            const QByteArray bytes = sit(room, clock, station, QString::fromLatin1(number), [&](int) { return good; });
            const exam::SatExam sat = exam::openResult(bytes, room.key);
            const exam::MarkedExam marked = markExam(sat, room.bank);
            QCOMPARE(marked.score.passed(), good);
            security::writeFile(file("marks") + u'/' + QString::fromLatin1(number) + QStringLiteral(".pitmark"),
                                signMark(sat, marked, room.key, clock.wall));
        }
        const SystemClock clock;
        const auto store = Store::open(file("records.db"), clock);
        QVERIFY(store.ok());
        const Practising one = startPractice(**store, QStringLiteral("=HYPERLINK(1)"));
        for (int i = 0; i < 600; ++i) {
            NewAnswer answer = sampleAnswer(one.session, i, i % 3 != 0);
            static constexpr const char *given[] = {
                R"({"type":"amount","cents":3750})",    R"({"type":"choices","keys":["a","c"]})",
                R"({"type":"order","keys":["b","a"]})", R"({"type":"ruling","ruling":["void-round"]})",
                R"({"type":"of a newer program"})",
            };
            answer.answer = given[i % 5];
            if (i % 10 == 0)
                answer.fact.outcome = Outcome::Unscored;
            QVERIFY((*store)->answers().append(answer).ok());
        }
        const Practising gone = startPractice(**store, QStringLiteral("Gone"));
        QVERIFY((*store)->answers().append(sampleAnswer(gone.session, 1)).ok());
        QVERIFY((*store)->roster().remove(gone.trainee.id).ok());
    }

    void aStrictReaderTakesTheOneRosterSet() {
        const Said said = cli({QStringLiteral("export"), QStringLiteral("--format"), QStringLiteral("oneroster"),
                               QStringLiteral("--mark"), file("marks"), QStringLiteral("--school"),
                               QStringLiteral("Pitwise Academy, East"), QStringLiteral("--out"), file("set.zip")});
        QVERIFY2(said.status == 0, said.error.constData());
        QCOMPARE(said.lastObject().value(QStringLiteral("written")).toInt(), 2);
        const Said checked = python("check_oneroster.py", {file("set.zip")});
        QVERIFY2(checked.status == 0, checked.all().constData());
        QVERIFY2(checked.lines.contains("0417|Tan Mei Ling|0|6|passed"), checked.all().constData());
        QVERIFY2(checked.lines.contains("0418|Tan Mei Ling|1|0|failed"), checked.all().constData());
    }

    void theSameResultsAreTheSameSet() {
        const ExamResult result = readResult(security::readFile(file("marks/0417.pitmark")));
        const auto set = [&] {
            QByteArray bytes;
            QBuffer out(&bytes);
            out.open(QIODevice::WriteOnly);
            writeOneRoster(out, {QStringLiteral("S"), QStringLiteral("s"), QStringLiteral("Pitwise")}, {result});
            return bytes;
        };
        QCOMPARE(set(), set());
        QBuffer out;
        out.open(QIODevice::WriteOnly);
        QVERIFY_EXCEPTION_THROWN(
            writeOneRoster(out, {QStringLiteral("S"), QStringLiteral("s"), QStringLiteral("P")}, {result, result}), Refusal);
    }

    void anAlteredMarkIsRefused() {
        QByteArray mark = security::readFile(file("marks/0418.pitmark"));
        mark.replace("\"passed\":false", "\"passed\": true");
        security::writeFile(file("altered.pitmark"), mark);
        const Said said = cli({QStringLiteral("export"), QStringLiteral("--format"), QStringLiteral("csv"),
                               QStringLiteral("--mark"), file("altered.pitmark"), QStringLiteral("--out"), file("no.csv")});
        QVERIFY(said.status != 0);
        QVERIFY2(said.error.contains("altered.pitmark"), said.error.constData());
        QVERIFY(!QFile::exists(file("no.csv")));
    }

    void marksAreATableForPeople() {
        const Said said = cli({QStringLiteral("export"), QStringLiteral("--format"), QStringLiteral("csv"),
                               QStringLiteral("--mark"), file("marks"), QStringLiteral("--out"), file("marks.csv")});
        QVERIFY2(said.status == 0, said.error.constData());
        QFile table(file("marks.csv"));
        QVERIFY(table.open(QIODevice::ReadOnly));
        QVERIFY(table.peek(3) == "\xEF\xBB\xBF");
        CsvReader reader(table);
        const QStringList head = *reader.next();
        QCOMPARE(head.first(), QStringLiteral("Staff number"));
        const QStringList row = *reader.next();
        QCOMPARE(row.size(), head.size());
        QCOMPARE(row.first(), QStringLiteral("0417"));
        QVERIFY(row.contains(QStringLiteral("passed")) && row.contains(QStringLiteral("100.0")));
        const QJsonArray left = said.lastObject().value(QStringLiteral("leftOut")).toArray();
        QCOMPARE(left.first().toObject().value(QStringLiteral("what")).toString(), QStringLiteral("leading-zeros"));
    }

    void answersAreATableForPeople() {
        const Said said = cli({QStringLiteral("export"), QStringLiteral("--format"), QStringLiteral("csv"),
                               QStringLiteral("--db"), file("records.db"), QStringLiteral("--out"), file("answers.csv")});
        QVERIFY2(said.status == 0, said.error.constData());
        QCOMPARE(said.lastObject().value(QStringLiteral("written")).toInt(), 600); // nobody who was removed
        const QByteArray table = security::readFile(file("answers.csv"));
        QVERIFY(table.startsWith("\xEF\xBB\xBF"));
        QCOMPARE(table.count("\r\n"), 601);
        for (const QByteArray &line : table.split('\n').mid(1)) // no cell runs
            QVERIFY2(line.isEmpty() || line.startsWith("'="), line.constData());
    }

    void answersAndMarksAreStatements_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<int>("count");
        QTest::newRow("answers") << QStringLiteral("--db ") + file("records.db") << 600;
        QTest::newRow("marks") << QStringLiteral("--mark ") + file("marks") << 2;
    }
    void answersAndMarksAreStatements() {
        QFETCH(QString, from);
        QFETCH(int, count);
        const QString out = file("statements.jsonl");
        const QStringList arguments =
            words(QStringLiteral("export --format xapi --lang zh_CN --home https://school.example/ ") + from) +
            QStringList{QStringLiteral("--out"), out};
        const Said said = cli(arguments);
        QVERIFY2(said.status == 0, said.error.constData());
        QCOMPARE(said.lastObject().value(QStringLiteral("written")).toInt(), count);
        const Said checked = python("check_xapi.py", {out});
        QVERIFY2(checked.status == 0, checked.all().constData());
        QCOMPARE(checked.lines.first(), QByteArray::number(count) + " statements");
        const QByteArray first = security::readFile(out);
        QCOMPARE(cli(arguments).status, 0);
        QCOMPARE(security::readFile(out), first); // the same record, the same bytes
    }

    void onlyAnAddressStandsForASchool_data() {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("taken");
        const auto row = [](const char *address, bool taken) {
            QTest::newRow(address) << QString::fromLatin1(address) << taken;
        };
        row("https://school.example", true);
        row("http://localhost:8080/lrs", true);
        row("", false);
        row("school.example", false);
        row("ftp://school.example", false);
        row("https://", false);
        row("https://a:b@school.example", false);
        row("https://school.example/?a=b", false);
    }
    void onlyAnAddressStandsForASchool() {
        QFETCH(QString, address);
        QFETCH(bool, taken);
        bool refused = false;
        try {
            QVERIFY(!XapiHome(address).address().endsWith(u'/'));
        } catch (const Refusal &) {
            refused = true;
        }
        QCOMPARE(!refused, taken);
    }
};

QTEST_GUILESS_MAIN(TestResultExport)
#include "tst_resultexport.moc"
