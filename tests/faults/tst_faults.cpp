// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/dayrun.h"

#include <QDirIterator>
#include <QTest>

#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

using namespace pitwise::test;

/// Every write of a day is made to fail in turn: what was acknowledged is there, nothing is said to be done that was not,
/// and the day goes on once the disk works again.
///
///     PITWISE_FAULTS=all   each write with each error, once and for good (else: some forty of a step, with one in turn)
class TestFaults : public QObject {
    Q_OBJECT
    QTemporaryDir m_place{quickPlace()};

    [[nodiscard]] QString path(const char *name) const { return m_place.filePath(QString::fromLatin1(name)); }
    [[nodiscard]] QStringList disk(const QString &folder, int at, int code, bool lasts) const {
        QStringList all{QStringLiteral("LD_PRELOAD=" PITWISE_BINARY_DIR "/tests/faultdisk.so"),
                        QStringLiteral("FAULT_FOLDER=") + folder, QStringLiteral("FAULT_REPORT=") + path("report"),
                        QStringLiteral("FAULT_AT=%1").arg(at), QStringLiteral("FAULT_CODE=%1").arg(code)};
        if (lasts)
            all << QStringLiteral("FAULT_LASTS=1");
        return all;
    }
    QByteArray report() const {
        QFile file(path("report"));
        const QByteArray bytes = file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
        file.remove();
        return bytes;
    }
    /// The data folder as it is before a step, each time afresh.
    QString fresh() const {
        const QString folder = path("data");
        QDir(folder).removeRecursively();
        copyTree(path("before"), folder);
        return folder;
    }

public:
    TestFaults() {
        if (qEnvironmentVariable("PITWISE_FAULTS") == QLatin1String("all"))
            qputenv("QTEST_FUNCTION_TIMEOUT", "20000000"); // it takes its time
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_place.isValid());
#ifdef __SANITIZE_ADDRESS__
        QSKIP("the sanitizer has to be loaded first");
#endif
    }

    void everyWriteOfADayFails_data() {
        QTest::addColumn<QString>("step");
        for (const char *step : daySteps)
            QTest::newRow(step) << QString::fromLatin1(step);
    }
    /// Steps build on those before: what one leaves behind when all goes well is what the next begins with.
    void everyWriteOfADayFails() {
        QFETCH(QString, step);
        if (!QFile::exists(path("before")))
            QVERIFY(QDir().mkpath(path("before")));
        QByteArray acknowledged;
        if (QFile acks(path("acks")); acks.open(QFile::ReadOnly))
            acknowledged = acks.readAll();

        const QString folder = fresh();
        const Ran good = run(day, {folder, step}, disk(folder, 0, ENOSPC, false));
        QVERIFY2(good.status == 0, good.err);
        const int writes = int(report().size());
        QVERIFY(writes > 2);

        const bool all = qEnvironmentVariable("PITWISE_FAULTS") == QLatin1String("all");
        constexpr int codes[] = {ENOSPC, EIO, EROFS, EDQUOT};
        int fired = 0, refused = 0;
        for (int at = 1; at <= writes; at += all ? 1 : qMax(1, writes / 40))
            for (int way = all ? 0 : at % 8; way < (all ? 8 : at % 8 + 1); ++way) {
                const QString place = fresh();
                const Ran bad = run(day, {place, step}, disk(place, at, codes[way % 4], way >= 4));
                const QByteArray said = report();
                const QByteArray where = step.toLatin1() + ", write " + QByteArray::number(at) + ", error " +
                                         QByteArray::number(codes[way % 4]) + (way >= 4 ? " for good: " : ": ");
                if (!said.contains('F'))
                    continue; // less was written this time
                ++fired;
                refused += bad.status != 0;
                QVERIFY2(bad.status == 0 || bad.status == 1, where + "it crashed: " + bad.err);
                QVERIFY2(bad.status == 0 || !bad.err.isEmpty(), where + "nothing was said");
                keep(path("said"), acknowledged + bad.out);
                const Ran kept = run(day, {place, QStringLiteral("verify"), path("said")});
                QVERIFY2(kept.status == 0, where + kept.err + "\nafter: " + bad.err);
                const Ran again = run(day, {place, step}); // the disk works again
                QVERIFY2(again.status == 0, where + "it does not go on: " + again.err);
            }
        qInfo("%s: %d writes, %d failures, %d refused", qPrintable(step), writes, fired, refused);
        QVERIFY(refused > 0);

        const Ran carried = run(day, {fresh(), step});
        QVERIFY2(carried.status == 0, carried.err);
        keep(path("acks"), acknowledged + carried.out);
        QDir(path("before")).removeRecursively();
        QVERIFY(QDir().rename(path("data"), path("before")));
    }

    /// After a whole day every file is its owner's alone, but what was handed out.
    void whatIsPersonalIsItsOwnersAlone() {
        const QString folder = path("private");
        QVERIFY(QDir().mkpath(folder));
        const mode_t before = ::umask(022);
        const Ran whole = run(day, {folder});
        ::umask(before);
        QVERIFY2(whole.status == 0, whole.err);
        int seen = 0;
        for (QDirIterator it(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
             it.hasNext();) {
            const QString file = it.next();
            struct stat what {};
            QCOMPARE(::lstat(QFile::encodeName(file).constData(), &what), 0);
            const bool handedOut = file.endsWith(QLatin1String(".pitwise")) || file.endsWith(QLatin1String(".pitexam")) ||
                                   file.endsWith(QLatin1String(".pitresult"));
            QVERIFY2(handedOut || (what.st_mode & 077) == 0, qPrintable(file));
            ++seen;
        }
        QVERIFY(seen > 25);
    }

    void theCommandLineNeverSaysDoneOnADiskThatIsFull_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("file");
        const auto row = [](const char *name, const char *arguments, const char *file) {
            QTest::newRow(name) << QString::fromLatin1(arguments).split(u' ') << QString::fromLatin1(file);
        };
        row("a new key", "exam key new --name A --out @new.pitkey --passphrase-file @passphrase --cost interactive",
            "new.pitkey");
        row("another passphrase",
            "exam key passphrase @issuer.pitkey --out @issuer.pitkey --passphrase-file @passphrase --new-passphrase-file "
            "@second --cost interactive",
            "issuer.pitkey");
        row("the public half", "exam key public @issuer.pitkey --out @issuer.pub", "issuer.pub");
        row("a person",
            "exam person add --people @people.json --id goh --name Goh --role invigilator --pin-file @pin "
            "--by lim --by-pin-file @pin",
            "people.json");
        row("a PIN", "exam person pin --people @people.json --id lim --pin-file @pin --new-pin-file @newpin", "people.json");
        row("a backup", "records backup @b.db --db @records.db", "b.db");
        row("an export", "records export --trainee Mei --out @mei.jsonl --db @records.db", "mei.jsonl");
    }
    void theCommandLineNeverSaysDoneOnADiskThatIsFull() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, file);
        const QString cli = QStringLiteral(PITWISE_BINARY_DIR "/pitwise-cli");
        const QString base = path("cli"), folder = path("full");
        for (QString &argument : arguments)
            if (argument.startsWith(u'@'))
                argument = folder + u'/' + argument.mid(1);
        if (!QFile::exists(base)) {
            QVERIFY(QDir().mkpath(base));
            QCOMPARE(run(day, {base, QStringLiteral("practise")}).status, 0);
            keep(base + QStringLiteral("/passphrase"), "first passphrase\n");
            keep(base + QStringLiteral("/second"), "second passphrase\n");
            keep(base + QStringLiteral("/pin"), "471093\n");
            keep(base + QStringLiteral("/newpin"), "739281\n");
            const auto in = [&](const char *name) { return base + u'/' + QString::fromLatin1(name); };
            QCOMPARE(run(cli, {QStringLiteral("exam"), QStringLiteral("key"), QStringLiteral("new"),
                               QStringLiteral("--name"), QStringLiteral("A"), QStringLiteral("--out"), in("issuer.pitkey"),
                               QStringLiteral("--passphrase-file"), in("passphrase"), QStringLiteral("--cost"),
                               QStringLiteral("interactive")})
                         .status,
                     0);
            QCOMPARE(run(cli, {QStringLiteral("exam"), QStringLiteral("person"), QStringLiteral("add"),
                               QStringLiteral("--people"), in("people.json"), QStringLiteral("--id"), QStringLiteral("lim"),
                               QStringLiteral("--name"), QStringLiteral("Lim"), QStringLiteral("--role"),
                               QStringLiteral("examiner"), QStringLiteral("--pin-file"), in("pin")})
                         .status,
                     0);
        }
        const auto afresh = [&] {
            QDir(folder).removeRecursively();
            copyTree(base, folder);
        };
        const auto bytesOf = [&] {
            QFile read(folder + u'/' + file);
            return read.open(QFile::ReadOnly) ? read.readAll() : QByteArray("none");
        };
        afresh();
        const QByteArray old = bytesOf();
        (void)report();
        const Ran good = run(cli, arguments, disk(folder, 0, ENOSPC, false));
        QVERIFY2(good.status == 0, good.err);
        QVERIFY(bytesOf() != old && !bytesOf().isEmpty());
        const int writes = int(report().size());
        QVERIFY(writes > 1);
        const bool all = qEnvironmentVariable("PITWISE_FAULTS") == QLatin1String("all");
        for (int at = 1; at <= writes; at += all ? 1 : qMax(1, writes / 6)) {
            afresh();
            const Ran bad = run(cli, arguments, disk(folder, at, ENOSPC, true));
            const QByteArray where = "write " + QByteArray::number(at) + " of " + QByteArray::number(writes) + ": ";
            if (!report().contains('F'))
                continue;
            if (bad.status == 0) { // only where everything that matters was written before
                QVERIFY2(bytesOf() != old && !bytesOf().isEmpty(), where + "it said that it was done");
                continue;
            }
            QVERIFY2(bad.status > 0, where + "it crashed: " + bad.err);
            QVERIFY2(!bad.err.isEmpty(), where);
            QVERIFY2(bytesOf() != "" && (bytesOf() == old || bytesOf().size() >= old.size()),
                     where + "the file is less than it was");
        }
    }
};

QTEST_GUILESS_MAIN(TestFaults)
#include "tst_faults.moc"
