// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/random.h"
#include "tests/core/records/recordsfixture.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <set>

using namespace pitwise;

/// Killed at fifty random moments, no answer that was acknowledged is lost, and the session can be gone on
/// with.
class TestKilled : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noAcknowledgedAnswerIsLost() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("records.db"));
        const SystemClock clock;
        Random random(20261116);
        std::set<QUuid> acknowledged;
        for (int round = 0; round < 50; ++round) {
            QProcess writer;
            writer.start(QStringLiteral(PITWISE_BINARY_DIR "/tests/records_writer"), {path});
            QVERIFY(writer.waitForReadyRead(30000));
            QThread::usleep(random.below(30'000));
            writer.kill();
            QVERIFY(writer.waitForFinished());
            QCOMPARE(writer.exitStatus(), QProcess::CrashExit);
            const QByteArray said = writer.readAllStandardOutput();
            const QByteArray whole = said.left(said.lastIndexOf('\n') + 1);
            for (const QByteArray &line : whole.split('\n'))
                if (!line.isEmpty())
                    acknowledged.insert(QUuid::fromString(QLatin1String(line)));
            const auto store = Store::open(path, clock);
            QVERIFY(store);
            const Trainee trainee = (*store)->roster().all()->front();
            const std::optional<Session> open = (*store)->sessions().unfinished(trainee.id).value();
            QVERIFY(open);
            QVERIFY(open->answered >= int(acknowledged.size()));
        }
        QVERIFY(acknowledged.size() >= 50);
        const auto store = std::move(Store::open(path, clock)).value();
        for (const QUuid &id : acknowledged)
            QVERIFY2(store->answers().find(id), qPrintable(id.toString()));
        QVERIFY(store->problems()->empty()); // integrity, references, and caches that match the answers
    }
};

QTEST_GUILESS_MAIN(TestKilled)
#include "tst_killed.moc"
