// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/resultfile.h"
#include "core/security/safefile.h"
#include "tests/exam/examfixture.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace pitwise;
using namespace pitwise::exam;

/// A scripted sitting, killed a hundred times at random moments.
class KillsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noAnswerIsLostAndTheTimeIsRight_data();
    void noAnswerIsLostAndTheTimeIsRight();
};

void KillsTest::noAnswerIsLostAndTheTimeIsRight_data() {
    QTest::addColumn<AfterCrash>("policy");
    QTest::newRow("the clock stops, 50 kills") << AfterCrash::ClockStops;
    QTest::newRow("the clock runs, 50 kills") << AfterCrash::ClockRuns;
}

void KillsTest::noAnswerIsLostAndTheTimeIsRight() {
    QFETCH(AfterCrash, policy);
    Blueprint blueprint = smallBlueprint();
    blueprint.sections.resize(1);
    blueprint.sections[0].count = 20;
    blueprint.sections[0].minutes = 0;
    blueprint.minutes = 1440;
    blueprint.goingBack = GoingBack::Everywhere;
    blueprint.afterCrash = policy;
    const Room room(blueprint, roomOf(1));
    const QTemporaryDir folder(quickFolder());
    security::writeFile(folder.filePath(QStringLiteral("exam.pitexam")), room.file);
    security::writeFile(folder.filePath(QStringLiteral("code")), ExamFile(room.file).codes(room.key).front().second);
    const QString program = QStringLiteral(PITWISE_BINARY_DIR "/tests/sitting_child");

    std::map<int, int> acknowledged; // question to the last answer that was said to be saved
    qint64 lastElapsed = 0;          // said to be the time used up
    qint64 lastWall = HandClock().wall;
    qint64 startWall = -1;
    int answersSeen = 0;
    Random random(seedFrom(20261127, static_cast<quint64>(policy)));

    const auto takeLine = [&](const QJsonObject &line) {
        const QString what = line.value(QLatin1String("what")).toString();
        const qint64 elapsed = line.value(QLatin1String("elapsed")).toInteger();
        const qint64 wall = line.value(QLatin1String("wall")).toInteger();
        if (what == QLatin1String("started") || startWall < 0)
            startWall = wall - elapsed;
        if (what == QLatin1String("resumed")) {
            const QJsonArray answers = line.value(QLatin1String("answers")).toArray();
            int ahead = 0;
            for (const auto &[question, cents] : acknowledged) {
                const int saved = answers.at(question).toInt(-1);
                QVERIFY2(saved >= cents, "an acknowledged answer is gone");
                ahead += saved > cents ? 1 : 0;
            }
            for (int question = 0; question < answers.size(); ++question)
                if (const int saved = answers.at(question).toInt(-1); saved >= 0) {
                    ahead += acknowledged.contains(question) ? 0 : 1;
                    acknowledged[question] = saved;
                }
            QVERIFY2(ahead <= 1, "more on disk than was ever said"); // the one under way when it was killed
            if (policy == AfterCrash::ClockRuns)
                QCOMPARE(elapsed, wall - startWall);
            else
                QVERIFY2(elapsed > lastElapsed - 1'000 && elapsed <= lastElapsed + 1'490,
                         qPrintable(QStringLiteral("%1 after %2").arg(elapsed).arg(lastElapsed)));
        }
        if (what == QLatin1String("answered")) {
            acknowledged[line.value(QLatin1String("current")).toInt()] = line.value(QLatin1String("cents")).toInt();
            ++answersSeen;
        }
        lastElapsed = elapsed;
        lastWall = wall;
    };

    QElapsedTimer timer;
    timer.start();
    for (int kill = 0; kill < 50; ++kill) {
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        // The wall never goes back, also where a child was killed before it could say how late it was.
        lastWall += 2'000 + static_cast<qint64>(random.below(90'000));
        child.start(program, {folder.path(), QString::number(lastWall)});
        QVERIFY(child.waitForStarted());
        // Mostly some calls into the sitting, now and then while it is still starting.
        if (random.below(10) > 0)
            QVERIFY(child.waitForReadyRead(20'000));
        QTest::qSleep(static_cast<int>(random.below(20)));
        child.kill();
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        const QList<QByteArray> lines = child.readAllStandardOutput().split('\n');
        for (const QByteArray &line : lines)
            if (const QJsonObject json = QJsonDocument::fromJson(line).object(); !json.isEmpty()) {
                takeLine(json);
                if (QTest::currentTestFailed())
                    return;
            }
    }
    QVERIFY2(answersSeen > 25, qPrintable(QString::number(answersSeen)));

    QProcess last;
    last.start(program, {folder.path(), QString::number(lastWall + 2'000), QStringLiteral("finish")});
    QVERIFY(last.waitForFinished(20'000));
    QCOMPARE(last.exitCode(), 0);
    takeLine(QJsonDocument::fromJson(last.readAllStandardOutput()).object());
    const SatExam sat =
        openResult(security::readFile(folder.filePath(QStringLiteral("sitting.pitresult"))), room.key); // the chain is whole
    for (const auto &[question, cents] : acknowledged)
        QCOMPARE(sat.state.questions()[static_cast<std::size_t>(question)].answer.value(QLatin1String("cents")).toInt(),
                 cents);
    const auto resumptions = std::count_if(sat.events.begin(), sat.events.end(), [](const SittingEvent &event) {
        return event.kind == SittingEventKind::Resumed;
    });
    QVERIFY(resumptions >= 40);
    qInfo("%d answers acknowledged, %d resumptions, %lld ms", answersSeen, static_cast<int>(resumptions), timer.elapsed());
}

QTEST_GUILESS_MAIN(KillsTest)
#include "tst_kills.moc"
