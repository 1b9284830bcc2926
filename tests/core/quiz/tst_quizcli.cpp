// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

namespace {

/// Without its sentences.
QJsonValue unsaid(const QJsonValue &value) {
    if (value.isArray()) {
        QJsonArray list;
        for (const auto &element : value.toArray())
            list.append(unsaid(element));
        return list;
    }
    QJsonObject object = value.toObject();
    for (const char *sentence : {"prompt", "story", "text", "label"})
        object.remove(QLatin1String(sentence));
    for (auto it = object.begin(); it != object.end(); ++it)
        if (it.value().isArray() || it.value().isObject())
            it.value() = unsaid(it.value());
    return value.isObject() ? QJsonValue(object) : value;
}

} // namespace

/// `pitwise-cli` as an instructor's script calls it: its help, and `rule`, `quiz` and `coverage`.
class TestQuizCli : public QObject {
    Q_OBJECT

    struct Said {
        int status = -1;
        QList<QByteArray> lines;
        QByteArray error;
        [[nodiscard]] QJsonObject object(int line) const { return QJsonDocument::fromJson(lines.value(line)).object(); }
    };
    static Said cli(const QStringList &arguments, const QByteArray &input = {}) {
        QProcess process;
        process.start(QStringLiteral(PITWISE_BINARY_DIR "/pitwise-cli"), arguments);
        process.write(input);
        process.closeWriteChannel();
        process.waitForFinished(120'000);
        QList<QByteArray> lines = process.readAllStandardOutput().split('\n');
        lines.removeAll(QByteArray());
        return {process.exitCode(), lines, process.readAllStandardError()};
    }
    static QStringList words(const char *text) { return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts); }

private Q_SLOTS:
    void aWrongWishIsRefused_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("place");
        const auto row = [](const char *arguments, const char *place) {
            QTest::newRow(arguments) << QString::fromLatin1(arguments) << QString::fromLatin1(place);
        };
        row("quiz --games poker", "--games");
        row("quiz --games ,", "--games");
        row("quiz --topics weather", "--topics");
        row("quiz --families nope", "--families");
        row("quiz --count 0", "--count");
        row("quiz --count many", "--count");
        row("quiz --seed -1", "--seed");
        row("quiz --games luckylucky --topics permissions", "--topics");
        row("quiz --games freebet --families pair-payout", "--families");
        row("quiz --id ,", "--id");
        row("quiz --id pair-payout", "--id");
        row("quiz --id pair-payout/freebet/1", "--id");
        row("quiz --id pair-payout/lucky8/4503599627370496 --reveal", "--id"); // a seed of exams
        row("quiz --bogus", "bogus");
        row("quiz file.json", "options only");
        row("coverage all", "all");
        row("simulate --game lucky8 --boxes 0", "--boxes");
        row("simulate --game lucky8 --boxes 8", "--boxes");
        row("simulate --game lucky8 --decks 0", "--decks");
        row("simulate --game lucky8 --rounds -1", "--rounds");
        row("simulate --game lucky8 --rounds", "--rounds");
        row("simulate --game poker", "--game");
        row("simulate --rounds 5", "name a game");
        row("simulate --game=poker", "poker");
        row("play --fast", "--fast");
        row("check --fast", "there is no such option");
        row("pley", "'pley'");
        row("help pley", "'pley'");
        row("exam key", "new, show, public or passphrase");
        row("exam person", "add, pin, reset, remove, restore, list or log");
        row("rule", "FILE");
        row("rule /no/such/file", "/no/such/file");
    }
    void aWrongWishIsRefused() {
        QFETCH(QString, arguments);
        QFETCH(QString, place);
        const Said said = cli(arguments.split(u' '));
        QCOMPARE(said.status, 2);
        QVERIFY(said.lines.isEmpty());
        QVERIFY2(said.error.contains(place.toUtf8()), said.error.constData());
    }

    void helpIsGivenHoweverItIsAskedFor_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *arguments, const char *says) {
            QTest::newRow(arguments) << QString::fromLatin1(arguments) << QString::fromLatin1(says);
        };
        for (const char *overview : {"--help", "-h", "help"})
            row(overview, "plays round scripts");
        for (const char *play : {"play --help", "play -h", "help play", "play file -h"})
            row(play, "FILE holds one script");
        row("coverage --help", "pitwise-cli coverage");
        row("--version", "pitwise-cli 0.");
    }
    void helpIsGivenHoweverItIsAskedFor() {
        QFETCH(QString, arguments);
        QFETCH(QString, says);
        const Said said = cli(arguments.split(u' '));
        QCOMPARE(said.status, 0);
        QVERIFY2(said.lines.join('\n').contains(says.toUtf8()), said.lines.join('\n').constData());
        QVERIFY2(said.error.isEmpty(), said.error.constData());
    }

    void anOptionMayBeJoinedToItsValue() {
        const Said joined = cli(words("simulate --game=freebet --rounds=10 --scripts=3 --seed=7"));
        QCOMPARE(joined.status, 0);
        QCOMPARE(joined.lines, cli(words("simulate --game freebet --rounds 10 --scripts 3 --seed 7")).lines);
    }

    void aFullDiskDoesNotPassForAnAnswer() {
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(QStringLiteral(PITWISE_BINARY_DIR "/pitwise-cli"), words("odds --game freebet --decks 6"));
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 3);
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(error.contains("could not be written"), error.constData());
    }

    void theSameSeedGivesTheSameQuestions() {
        const Said first = cli(words("quiz --count 40 --seed 42 --reveal")),
                   second = cli(words("quiz --count 40 --seed 42 --reveal"));
        QCOMPARE(first.status, 0);
        QCOMPARE(first.lines.size(), 40);
        QCOMPARE(first.lines, second.lines);
        QVERIFY(first.lines != cli(words("quiz --count 40 --seed 43 --reveal")).lines);
    }

    void anIdGivesItsQuestionAgain() {
        const Said session = cli(words("quiz --count 120 --seed 77 --reveal"));
        QStringList ids;
        for (int i = 0; i < session.lines.size(); ++i)
            ids << session.object(i)[QLatin1String("id")].toString();
        QCOMPARE(cli({QStringLiteral("quiz"), QStringLiteral("--reveal"), QStringLiteral("--id"), ids.join(u',')}).lines,
                 session.lines);
    }

    void aLanguageIsOneThatThereIs() {
        QCOMPARE(cli(words("quiz --count 20 --seed 3 --lang en")).lines, cli(words("quiz --count 20 --seed 3")).lines);
        const Said said = cli(words("quiz --count 1 --lang xx"));
        QCOMPARE(said.status, 2);
        QVERIFY2(said.lines.isEmpty() && said.error.contains("--lang") && said.error.contains("there are en"),
                 said.error.constData());
    }

    void noLanguageChangesAQuestion_data() {
        QTest::addColumn<QString>("code");
        for (const char *code : {"zh_CN", "ms", "ta"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }
    void noLanguageChangesAQuestion() {
        QFETCH(const QString, code);
        const QStringList asked = words("quiz --count 150 --seed 11 --reveal");
        const Said english = cli(asked), said = cli(asked + QStringList{QStringLiteral("--lang"), code});
        QVERIFY2(said.status == 0, said.error.constData());
        QCOMPARE(said.lines.size(), english.lines.size());
        for (int i = 0; i < english.lines.size(); ++i)
            QCOMPARE(unsaid(said.object(i)), unsaid(english.object(i)));
    }

    void onlyWhatWasWishedForIsAsked() {
        const Said said = cli(words("quiz --games freebet,luckylucky --topics payouts,control --count 60 --seed 5"));
        QCOMPARE(said.lines.size(), 60);
        for (int i = 0; i < 60; ++i) {
            const QJsonObject question = said.object(i);
            QVERIFY(QStringList({QStringLiteral("freebet"), QStringLiteral("luckylucky")})
                        .contains(question[QLatin1String("game")].toString()));
            QVERIFY(QStringList({QStringLiteral("payouts"), QStringLiteral("control")})
                        .contains(question[QLatin1String("topic")].toString()));
        }
    }

    void nothingIsGivenAwayUnlessRevealed() {
        const Said hidden = cli(words("quiz --count 300 --seed 9")),
                   revealed = cli(words("quiz --count 300 --seed 9 --reveal"));
        for (int i = 0; i < 300; ++i) {
            const QJsonObject question = hidden.object(i), known = revealed.object(i);
            for (const char *member : {"answer", "steps", "misconceptions"})
                QVERIFY2(!question.contains(QLatin1String(member)), member);
            QVERIFY(known.contains(QLatin1String("answer")) && question.contains(QLatin1String("asks")));
            // Where the clause is what is asked, it is not told.
            if (known[QLatin1String("answer")][QLatin1String("type")] == QLatin1String("clause"))
                QVERIFY(question[QLatin1String("clauses")].toArray().isEmpty());
            else
                QCOMPARE(question[QLatin1String("clauses")], known[QLatin1String("clauses")]);
        }
    }

    void fewerQuestionsThanWishedForAreSaid() {
        const Said said = cli(words("quiz --families squeeze --count 500"));
        QCOMPARE(said.status, 0);
        QVERIFY(said.lines.size() > 5 && said.lines.size() < 500);
        QVERIFY2(said.error.contains("only " + QByteArray::number(said.lines.size())), said.error.constData());
    }

    void everyTestableClauseHasAFamily() {
        const Said said = cli({QStringLiteral("coverage")});
        QCOMPARE(said.status, 0);
        int testable = 0;
        QStringList families;
        for (int i = 0; i < said.lines.size(); ++i) {
            const QJsonObject line = said.object(i);
            for (const QJsonValue &family : line[QLatin1String("families")].toArray())
                if (!families.contains(family.toString()))
                    families << family.toString();
            if (!line[QLatin1String("testable")].toBool())
                continue;
            ++testable;
            QVERIFY2(!line[QLatin1String("families")].toArray().isEmpty(), said.lines[i].constData());
        }
        QCOMPARE(testable, 500);
        // And `quiz` asks every family that is named.
        for (const QString &family : families)
            QCOMPARE(cli({QStringLiteral("quiz"), QStringLiteral("--count"), QStringLiteral("1"),
                          QStringLiteral("--families"), family})
                         .lines.size(),
                     1);
    }

    void rulingsComeALineEach() {
        const QByteArray good =
            R"({"format":"pitwise-situation/1","game":"lucky8","id":"a","kind":"not-covered","facts":{}})";
        const Said said = cli(words("rule -"), good + "\nnonsense\n" + good + "\n");
        QCOMPARE(said.status, 1);
        QCOMPARE(said.lines.size(), 3);
        QCOMPARE(said.object(0)[QLatin1String("status")].toString(), QStringLiteral("ruled"));
        QCOMPARE(said.object(1)[QLatin1String("status")].toString(), QStringLiteral("refused"));
        QCOMPARE(said.object(1)[QLatin1String("at")].toString(), QStringLiteral("line 2"));
        QCOMPARE(said.object(2)[QLatin1String("id")].toString(), QStringLiteral("a"));
        QCOMPARE(cli(words("rule -"), good).status, 0);
        QCOMPARE(cli(words("rule -"), "[1]").status, 1);
        for (const char *input : {"", " \n", "no JSON", "{\"format\":"}) {
            const Said none = cli(words("rule -"), input);
            QCOMPARE(none.status, 2);
            QVERIFY(none.lines.isEmpty() && !none.error.isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(TestQuizCli)
#include "tst_quizcli.moc"
