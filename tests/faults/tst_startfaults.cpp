// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/dayrun.h"

#include <QTest>

#include <cerrno>

using namespace pitwise::test;

/// The window on a disk that fails: it starts, says what is wrong, and whatever was acknowledged before is there.
///
///     PITWISE_FAULTS=all   each write of a start with each error (else some ten of them, with one in turn)
class TestStartFaults : public QObject {
    Q_OBJECT
    QTemporaryDir m_place{quickPlace()};

    [[nodiscard]] QString path(const char *name) const { return m_place.filePath(QString::fromLatin1(name)); }
    [[nodiscard]] QString fresh(const char *from) const {
        const QString folder = path("data");
        QDir(folder).removeRecursively();
        copyTree(path(from), folder);
        return folder;
    }
    QByteArray report() const {
        QFile file(path("report"));
        const QByteArray bytes = file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
        file.remove();
        return bytes;
    }
    [[nodiscard]] Ran start(const QString &folder, int at, int code, bool lasts) const {
        QStringList disk{QStringLiteral("LD_PRELOAD=" PITWISE_BINARY_DIR "/tests/faultdisk.so"),
                         QStringLiteral("FAULT_FOLDER=") + folder,
                         QStringLiteral("FAULT_REPORT=") + path("report"),
                         QStringLiteral("FAULT_AT=%1").arg(at),
                         QStringLiteral("FAULT_CODE=%1").arg(code),
                         QStringLiteral("HOME=") + m_place.path()};
        if (lasts)
            disk << QStringLiteral("FAULT_LASTS=1");
        return run(QStringLiteral(PITWISE_BINARY_DIR "/tests/startprobe"), {folder}, disk);
    }
    void nothingIsMissing(const QString &folder, const QByteArray &where) const {
        const Ran kept = run(day, {folder, QStringLiteral("verify"), path("acks")});
        QVERIFY2(kept.status == 0, where + kept.err);
        const Ran again = run(day, {folder, QStringLiteral("practise")}); // the disk works again
        QVERIFY2(again.status == 0, where + "it does not go on: " + again.err);
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_place.isValid());
#ifdef __SANITIZE_ADDRESS__
        QSKIP("the sanitizer has to be loaded first");
#endif
        QVERIFY(QDir().mkpath(path("before")) && QDir().mkpath(path("empty")));
        const Ran whole = run(day, {path("before")});
        QVERIFY2(whole.status == 0, whole.err);
        keep(path("acks"), whole.out);
    }

    void aDiskThatTakesNothingIsSaid_data() {
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("full") << ENOSPC << QByteArray("full");
        QTest::newRow("over its quota") << EDQUOT << QByteArray("quota");
        QTest::newRow("read-only") << EROFS << QByteArray("written");
        QTest::newRow("broken") << EIO << QByteArray("disk");
    }
    void aDiskThatTakesNothingIsSaid() {
        QFETCH(int, code);
        QFETCH(QByteArray, said);
        const QString folder = fresh("before");
        const Ran bad = start(folder, 1, code, true);
        QVERIFY2(bad.status == 0, bad.err);
        QVERIFY(report().contains('F'));
        QVERIFY2(bad.out.contains("Home"), bad.out);
        QVERIFY2(bad.out.contains(said), bad.out);
        nothingIsMissing(folder, "everything failed: ");
        // The first start of all, where nothing can be made.
        const Ran first = start(fresh("empty"), 1, code, true);
        QVERIFY2(first.status == 0, first.err);
        QVERIFY2(first.out.contains(said), first.out);
    }

    void anyWriteOfAStartMayFail() {
        const Ran good = start(fresh("before"), 0, ENOSPC, false);
        QVERIFY2(good.status == 0, good.err);
        const int writes = int(report().size());
        const bool all = qEnvironmentVariable("PITWISE_FAULTS") == QLatin1String("all");
        constexpr int codes[] = {ENOSPC, EIO, EROFS, EDQUOT};
        int failed = 0;
        for (int at = 1; at <= writes; at += all ? 1 : qMax(1, writes / 10))
            for (int way = all ? 0 : at % 4; way < (all ? 4 : at % 4 + 1); ++way) {
                const QString folder = fresh("before");
                const Ran bad = start(folder, at, codes[way], false);
                const QByteArray where =
                    "write " + QByteArray::number(at) + ", error " + QByteArray::number(codes[way]) + ": ";
                failed += report().contains('F');
                QVERIFY2(bad.status == 0, where + bad.err);
                QVERIFY2(bad.out.contains("Home"), where + bad.out);
                nothingIsMissing(folder, where);
                if (QTest::currentTestFailed())
                    return;
            }
        qInfo("%d writes at a start, %d made to fail", writes, failed);
    }
};

QTEST_GUILESS_MAIN(TestStartFaults)
#include "tst_startfaults.moc"
