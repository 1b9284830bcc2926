// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/item.h"
#include "core/exchange/moodle.h"
#include "core/exchange/xmltext.h"
#include "core/exchange/zipwriter.h"
#include "core/quiz/bank.h"
#include "core/scenario/ziparchive.h"
#include "tests/exchange/clifixture.h"
#include "words/words.h"

#include <QBuffer>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <set>

using namespace pitwise;
using namespace pitwise::exchange;

/// Questions as other programs take them, held against the engine's own by readers that are not ours.
class TestQuestionExport : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    [[nodiscard]] QString file(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    /// The same questions as an export of that count and seed, in a file.
    QString questions(int count, int seed) {
        const Said said = cli({QStringLiteral("quiz"), QStringLiteral("--count"), QString::number(count),
                               QStringLiteral("--seed"), QString::number(seed), QStringLiteral("--reveal")});
        const QString path = file("questions.jsonl");
        QFile out(path);
        return out.open(QIODevice::WriteOnly) && out.write(said.lines.join('\n') + '\n') > 0 ? path : QString();
    }
    static QStringList exporting(const char *format, const QString &out, int count, int seed) {
        return {
            QStringLiteral("export"),  QStringLiteral("--format"), QString::fromLatin1(format), QStringLiteral("--out"), out,
            QStringLiteral("--count"), QString::number(count),     QStringLiteral("--seed"),    QString::number(seed)};
    }

private Q_SLOTS:
    void twoThousandQuestionsAreWhatMoodleTakes() {
        const Said said = cli(exporting("moodle", file("m.xml"), 2000, 11) << QStringLiteral("--no-pictures"));
        QCOMPARE(said.status, 0);
        QVERIFY(said.lastObject().value(QStringLiteral("written")).toInt() >= 1998);
        const Said checked = python("check_moodle.py", {file("m.xml"), questions(2000, 11)});
        QVERIFY2(checked.status == 0, checked.all().constData());
    }

    void twoThousandQuestionsAreValidQtiAndScoreAsTheEngine() {
        const Said said = cli(exporting("qti", file("q.zip"), 2000, 12) << QStringLiteral("--no-pictures"));
        QCOMPARE(said.status, 0);
        QStringList arguments{file("q.zip"), questions(2000, 12)};
        if (QFile::exists(sharedData(QStringLiteral("qti3"))))
            arguments << sharedData(QStringLiteral("qti3"));
        else
            qWarning("the QTI schemas are not there: the package is checked without them");
        const Said checked = python("check_qti.py", arguments);
        QVERIFY2(checked.status == 0, checked.all().constData());
    }

    void feltsGoAsPicturesWithTheirWords() {
        QCOMPARE(cli(exporting("moodle", file("mp.xml"), 12, 3)).status, 0);
        QCOMPARE(cli(exporting("qti", file("qp.zip"), 12, 3)).status, 0);
        const QString known = questions(12, 3);
        QFile moodle(file("mp.xml"));
        QVERIFY(moodle.open(QIODevice::ReadOnly));
        QVERIFY(moodle.readAll().count("@@PLUGINFILE@@/felt.png") > 5);
        Said checked = python("check_moodle.py", {file("mp.xml"), known});
        QVERIFY2(checked.status == 0, checked.all().constData());
        checked = python("check_qti.py", {file("qp.zip"), known});
        QVERIFY2(checked.status == 0, checked.all().constData());
    }

    void theLastLineSaysWhatWasLeftOut() {
        const Said said = cli(exporting("moodle", file("l.xml"), 200, 4)
                              << QStringLiteral("--no-pictures") << QStringLiteral("--report") << file("l.txt"));
        const QJsonObject end = said.lastObject();
        QCOMPARE(end.value(QStringLiteral("written")).toInt(), 200);
        QSet<QString> kinds;
        for (const QJsonValue &one : end.value(QStringLiteral("leftOut")).toArray()) {
            const QJsonObject loss = one.toObject();
            kinds << loss.value(QStringLiteral("what")).toString();
            QCOMPARE(loss.value(QStringLiteral("items")).toArray().size(), loss.value(QStringLiteral("count")).toInt());
            QVERIFY(!loss.value(QStringLiteral("text")).toString().isEmpty());
        }
        QVERIFY(kinds.contains(QStringLiteral("chip-breakdown")) && kinds.contains(QStringLiteral("soft-total")));
        QFile report(file("l.txt"));
        QVERIFY(report.open(QIODevice::ReadOnly));
        QCOMPARE(report.readAll(), said.error);
    }

    void everyKindOfAnswerIsAskedOrLeftOut() {
        const Library library = Library::shipped();
        const House house;
        const QuestionBank bank(library, house);
        const InWords say = [](const Phrase &phrase) { return Words::english().say(phrase); };
        std::set<AnswerKind> kinds;
        for (const Family *family : allFamilies())
            for (const std::string &game : library.documents()) {
                const auto question = bank.make(*family, game, 5);
                if (!question)
                    continue;
                const Item item = itemOf(*question, library, say, QStringLiteral("en"));
                const bool lost = std::find(item.losses.begin(), item.losses.end(), Loss::Question) != item.losses.end();
                QCOMPARE(item.canBeAsked(), !lost);
                QVERIFY2(item.canBeAsked(), item.id.c_str());
                QVERIFY2(!item.prompt.isEmpty() && !item.reasons.empty() && !item.clauses.empty(), item.id.c_str());
                for (const Item::Choice &choice : item.choices)
                    QVERIFY2(!choice.text.isEmpty(), item.id.c_str());
                kinds.insert(question->shape());
            }
        QVERIFY(kinds.size() >= 12);
    }

    void rightTicksShareTheMarkAsMoodleCounts() {
        for (std::size_t right = 1; right <= 10; ++right)
            QVERIFY(std::abs(QByteArray(moodleFraction(right)).toDouble() * double(right) - 100) < 0.0005);
        QVERIFY(!moodleFraction(0));
        QVERIFY(!moodleFraction(11));
    }

    void moneyHasAPointAndNoSign_data() {
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<QString>("text");
        QTest::newRow("whole") << qint64(4000) << QStringLiteral("40");
        QTest::newRow("half") << qint64(3750) << QStringLiteral("37.5");
        QTest::newRow("cents") << qint64(3705) << QStringLiteral("37.05");
        QTest::newRow("nothing") << qint64(0) << QStringLiteral("0");
        QTest::newRow("less") << qint64(-50) << QStringLiteral("-0.5");
    }
    void moneyHasAPointAndNoSign() {
        QFETCH(qint64, cents);
        QTEST(plainNumber(cents), "text");
    }

    void nothingInATextBreaksTheFile() {
        const QString hostile = QStringLiteral("a & <b> \"c\" ]]> ") + QChar(1) + QChar(0xd800) + QStringLiteral(" end");
        const QString xml =
            QStringLiteral("<x y=\"") + escaped(hostile) + QStringLiteral("\">") + cdata(hostile) + QStringLiteral("</x>");
        QXmlStreamReader reader(xml);
        QVERIFY(reader.readNextStartElement());
        const QString kept = QStringLiteral("a & <b> \"c\" ]]>  end");
        QCOMPARE(reader.attributes().value(QStringLiteral("y")).toString(), kept);
        QCOMPARE(reader.readElementText(), kept);
        QVERIFY(!reader.hasError());
    }

    void aPackageIsReadByOthersAndTheSameEachTime() {
        const auto packed = [] {
            QByteArray bytes;
            QBuffer out(&bytes);
            out.open(QIODevice::WriteOnly);
            ZipWriter zip(out);
            zip.add("a/one.xml", QByteArray(100'000, 'x'));
            zip.add("b.png", "not packed", false);
            zip.add("empty", {});
            zip.finish();
            return bytes;
        };
        const QByteArray bytes = packed();
        QCOMPARE(packed(), bytes);
        const ZipReader read(bytes, 10);
        QCOMPARE(read.entries().size(), std::size_t(3));
        QCOMPARE(read.read(read.entries()[0], 200'000), QByteArray(100'000, 'x'));
        QCOMPARE(read.read(read.entries()[1], 100), QByteArray("not packed"));
        QVERIFY(read.read(read.entries()[2], 100).isEmpty());
    }

    void aWrongWishIsRefused_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char *words, const char *place) {
            QTest::newRow(words) << QString::fromLatin1(words).split(u' ') << QByteArray(place);
        };
        row("export", "--format");
        row("export --format scorm --out x", "--format");
        row("export --format moodle", "--out");
        row("export --format moodle --out /nowhere/at/all.xml --count 1 --no-pictures", "/nowhere/at/all.xml");
        row("export --format qti --out x --lang tlh", "--lang");
        row("export --format qti --out x --pack /nowhere.pitwise", "/nowhere.pitwise");
        row("export --format qti --out x --games poker", "--games");
    }
    void aWrongWishIsRefused() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, place);
        const Said said = cli(arguments);
        QVERIFY(said.status != 0);
        QVERIFY2(said.error.contains(place), said.error.constData());
        QVERIFY(said.lines.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestQuestionExport)
#include "tst_questionexport.moc"
