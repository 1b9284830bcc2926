// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/practicesession.h"
#include "app/trainees/trainees.h"
#include "core/random/random.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <map>

using namespace pitwise;

/// A practice session killed at fifty random moments: no answer whose verdict was shown is lost, the records are whole, and
/// the session offers to go on.
class TestPracticeKilled : public QObject {
    Q_OBJECT

    std::map<QUuid, int> m_shown; ///< Verdicts shown, by session.

    void playAndKill(const QString &folder, Random &random) {
        QProcess player;
        player.start(QStringLiteral(PITWISE_BINARY_DIR "/tests/practice_player"), {folder});
        QVERIFY2(player.waitForReadyRead(60000), player.readAllStandardError().constData());
        QThread::usleep(random.below(40'000));
        player.kill();
        QVERIFY(player.waitForFinished());
        QCOMPARE(player.exitStatus(), QProcess::CrashExit);
        const QByteArray said = player.readAllStandardOutput();
        for (const QByteArray &line : said.left(said.lastIndexOf('\n') + 1).split('\n'))
            if (const QList<QByteArray> words = line.split(' '); words.size() == 2) {
                int &count = m_shown[QUuid::fromString(QLatin1String(words[0]))];
                count = std::max(count, words[1].toInt());
            }
    }

private Q_SLOTS:
    void noShownVerdictIsLost() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        Random random(20261118);
        for (int round = 0; round < 50; ++round) {
            playAndKill(folder.path(), random);
            if (QTest::currentTestFailed())
                return;
            Desk desk(folder.path(), library, clock);
            QVERIFY(desk.store());
            QVERIFY2(desk.setAside().isEmpty(), "the records were found damaged");
            for (const auto &[session, count] : m_shown) {
                const auto lines = desk.store()->answers().ofSession(session);
                QVERIFY(lines);
                QVERIFY2(static_cast<int>(lines->size()) >= count, qPrintable(QStringLiteral("kill %1").arg(round)));
            }
            Trainees trainees(desk);
            PracticeSetup setup(desk);
            PracticeSession session(desk, setup);
            session.refresh();
            const auto open = desk.store()->sessions().unfinished(desk.trainee()->id);
            QVERIFY(open);
            QCOMPARE(session.canGoOn(), *open && (*open)->answered > 0);
        }
        QVERIFY(m_shown.size() > 0);
        Desk desk(folder.path(), library, clock);
        QVERIFY(desk.store()->problems()->empty()); // integrity, references, and caches that match the answers
        int answers = 0;
        for (const auto &[session, count] : m_shown)
            answers += count;
        QVERIFY2(answers >= 50, "each round shows one verdict at least");
    }
};

QTEST_GUILESS_MAIN(TestPracticeKilled)
#include "tst_practicekilled.moc"
