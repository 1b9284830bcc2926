// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/random.h"
#include "tests/faults/dayrun.h"

#include <QElapsedTimer>
#include <QTest>
#include <QThread>

using namespace pitwise;
using namespace pitwise::test;

/// The same data folder through days that end by SIGKILL at random moments, in practice, packs, sealing, a sitting, marks,
/// backup, import, restore and migration: nothing that was acknowledged is lost.
///
///     PITWISE_KILLS=1000   how often (else 25)
class TestDayKilled : public QObject {
    Q_OBJECT
public:
    TestDayKilled() {
        if (qEnvironmentVariableIntValue("PITWISE_KILLS") > 100)
            qputenv("QTEST_FUNCTION_TIMEOUT", "20000000"); // longer than a test may take otherwise
    }

private Q_SLOTS:
    void nothingAcknowledgedIsLost() {
        const QTemporaryDir place(quickPlace());
        QVERIFY(place.isValid());
        const QString folder = place.filePath(QStringLiteral("data")), said = place.filePath(QStringLiteral("said"));
        QVERIFY(QDir().mkpath(folder));
        const int wanted = qEnvironmentVariableIntValue("PITWISE_KILLS"), kills = wanted > 0 ? wanted : 25;
        QElapsedTimer timer;
        timer.start();
        QByteArray acknowledged = run(day, {folder}).out; // one whole day, so that every step has been reached
        const qint64 wholeDay = timer.elapsed();
        QVERIFY(!acknowledged.isEmpty());
        Random random(20261118);
        int killed = 0, runs = 0;
        for (; killed < kills; ++runs) {
            const auto step = daySteps[random.below(std::size(daySteps))];
            QProcess process;
            // A step of its own as often as a whole day: the short ones would hardly be met.
            const bool whole = random.below(2) == 0;
            process.start(day, whole ? QStringList{folder} : QStringList{folder, QString::fromLatin1(step)});
            QVERIFY(process.waitForStarted());
            QThread::usleep(random.below(static_cast<std::uint32_t>(1000 * (whole ? wholeDay + 20 : wholeDay / 3))));
            process.kill();
            QVERIFY(process.waitForFinished());
            killed += process.exitStatus() == QProcess::CrashExit;
            const QByteArray out = process.readAllStandardOutput(), err = process.readAllStandardError();
            QVERIFY2(process.exitStatus() == QProcess::CrashExit || process.exitCode() == 0, err);
            acknowledged += out.left(out.lastIndexOf('\n') + 1);
            if (runs % 20 == 19 || killed == kills) {
                keep(said, acknowledged);
                const Ran kept = run(day, {folder, QStringLiteral("verify"), said});
                QVERIFY2(kept.status == 0, "after " + QByteArray::number(killed) + " kills: " + kept.err);
            }
        }
        const auto done = QByteArrayList(acknowledged.split('\n')).count() - 1;
        qInfo("%d killed of %d runs, %lld acknowledgements, %lld ms", killed, runs, static_cast<long long>(done),
              timer.elapsed());
        const Ran last = run(day, {folder});
        QVERIFY2(last.status == 0, last.err);
    }
};

QTEST_GUILESS_MAIN(TestDayKilled)
#include "tst_daykilled.moc"
