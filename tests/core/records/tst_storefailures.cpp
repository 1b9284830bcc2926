// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/schema.h"
#include "tests/core/records/recordsfixture.h"

#include <QCryptographicHash>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>
#include <unistd.h>

using namespace pitwise;

/// A newer file, a foreign one, a damaged one, a full disk, a disk that cannot be written, a busy file:
/// each has its own kind, and nothing that was recorded is lost.
class TestStoreFailures : public QObject {
    Q_OBJECT
    SetClock clock{testNow};
    std::unique_ptr<QTemporaryDir> folder;
    QString path;

    static QByteArray bytesOf(const QString &file) {
        QFile opened(file);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }
    static void overwrite(const QString &file, qint64 at, const QByteArray &bytes) {
        QFile opened(file);
        QVERIFY(opened.open(QIODevice::ReadWrite));
        QVERIFY(opened.seek(at));
        QCOMPARE(opened.write(bytes), bytes.size());
    }
    /// A database with some answers, closed again.
    std::vector<AnswerId> fill(int count = 50) {
        const auto store = std::move(Store::open(path, clock)).value();
        const Practising mei = startPractice(*store);
        std::vector<AnswerId> ids;
        for (int i = 0; i < count; ++i)
            ids.push_back(store->answers().append(sampleAnswer(mei.session, i)).value());
        return ids;
    }
    /// Answers until the store says no; everything it said yes to must be there.
    void answerUntilFull(Store &store, const Practising &mei) {
        std::vector<AnswerId> ids;
        int kind = -1;
        for (int i = 0; i < 20000 && kind == -1; ++i) {
            const Stored<AnswerId> id = store.answers().append(sampleAnswer(mei.session, i));
            if (id)
                ids.push_back(*id);
            kind = kindOf(id);
        }
        QCOMPARE(kind, int(StoreErrorKind::DiskFull));
        QVERIFY(ids.size() > 10);
        for (const AnswerId &id : ids)
            QVERIFY(store.answers().find(id));
        QCOMPARE(store.sessions().find(mei.session)->answered, int(ids.size()));
        QVERIFY(store.problems()->empty());
    }

private Q_SLOTS:
    void init() {
        folder = std::make_unique<QTemporaryDir>();
        path = folder->filePath(QStringLiteral("records.db"));
    }

    void aNewerFileIsRefusedAndNotTouched() {
        fill();
        {
            const Connection connection(path, OpenMode::ReadWrite, 100);
            connection.exec("PRAGMA user_version = 99");
        }
        const QByteArray before = bytesOf(path);
        const auto store = Store::openOrSetAside(path, clock);
        QCOMPARE(kindOf(store), int(StoreErrorKind::NewerVersion));
        QCOMPARE(store.error().version, 99);
        QCOMPARE(bytesOf(path), before);
        QCOMPARE(QDir(folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("records.db")});
        QVERIFY(errorText(store.error()).find("newer Pitwise") != std::string::npos);
    }

    void anotherProgramsFileIsRefusedAndNotTouched() {
        {
            const Connection connection(path, OpenMode::ReadWrite, 100);
            connection.exec("CREATE TABLE recipes (name TEXT)");
        }
        const QByteArray before = bytesOf(path);
        QCOMPARE(kindOf(Store::openOrSetAside(path, clock)), int(StoreErrorKind::NotOurs));
        QCOMPARE(bytesOf(path), before);
    }

    void aDamagedFileIsSetAsideNeverDeleted_data() {
        QTest::addColumn<int>("from"); // per cent of the file
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("its beginning overwritten") << 0 << QByteArray(200, 'x');
        QTest::newRow("zeros over the first pages") << 0 << QByteArray(16384, '\0');
        QTest::newRow("noise in the middle") << 50 << QByteArray(12288, '\x5a');
    }
    void aDamagedFileIsSetAsideNeverDeleted() {
        QFETCH(int, from);
        QFETCH(QByteArray, bytes);
        fill(200);
        overwrite(path, QFileInfo(path).size() * from / 100 / 4096 * 4096, bytes);
        const QByteArray damaged = bytesOf(path);
        QCOMPARE(kindOf(Store::open(path, clock)), int(StoreErrorKind::Corrupt));
        QCOMPARE(bytesOf(path), damaged); // opening alone moves nothing
        const auto opened = Store::openOrSetAside(path, clock);
        QVERIFY(opened);
        QCOMPARE(QFileInfo(opened->setAside).fileName(), QStringLiteral("records.damaged-20261116-080000.db"));
        QCOMPARE(bytesOf(opened->setAside), damaged);
        const Practising mei = startPractice(*opened->store);
        QVERIFY(opened->store->answers().append(sampleAnswer(mei.session, 1)));
        QCOMPARE(opened->store->roster().all()->size(), 1u);
    }

    void twoDamagedFilesOfOneSecondHaveTwoNames() {
        QStringList places;
        for (int i = 0; i < 2; ++i) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("this is no database, only words: " + QByteArray::number(i));
            file.close();
            const auto opened = Store::openOrSetAside(path, clock);
            QVERIFY(opened);
            places << opened->setAside;
        }
        QVERIFY(places[0] != places[1]);
        QVERIFY(bytesOf(places[0]).endsWith('0'));
        QVERIFY(bytesOf(places[1]).endsWith('1'));
    }

    void aFullDatabaseLosesNothing() {
        const auto store = std::move(Store::open(path, clock)).value();
        const Practising mei = startPractice(*store);
        store->limitPages(150);
        answerUntilFull(*store, mei);
        store->limitPages(100000); // somebody made room
        QVERIFY(store->answers().append(sampleAnswer(mei.session, 1)));
    }

    void aFullDiskLosesNothing() {
        const QString disk = folder->filePath(QStringLiteral("disk"));
        QVERIFY(QDir().mkpath(disk));
        if (::geteuid() != 0 ||
            QProcess::execute(QStringLiteral("mount"), {QStringLiteral("-t"), QStringLiteral("tmpfs"), QStringLiteral("-o"),
                                                        QStringLiteral("size=1536k"), QStringLiteral("tmpfs"), disk}) != 0)
            QSKIP("a small disk cannot be mounted here");
        const auto unmount = qScopeGuard([&] { QProcess::execute(QStringLiteral("umount"), {disk}); });
        const auto store = std::move(Store::open(disk + QStringLiteral("/records.db"), clock)).value();
        const Practising mei = startPractice(*store);
        answerUntilFull(*store, mei);
    }

    void aBusyFileSaysSoAndWorksAgain() {
        StoreOptions options;
        options.busyTimeoutMs = 30;
        const auto store = std::move(Store::open(path, clock, options)).value();
        const Practising mei = startPractice(*store);
        {
            const Connection other(path, OpenMode::ReadWrite, 30);
            const Transaction writing(other);
            QCOMPARE(kindOf(store->answers().append(sampleAnswer(mei.session, 1))), int(StoreErrorKind::Locked));
            QVERIFY(store->sessions().find(mei.session)); // reading goes on
        }
        QVERIFY(store->answers().append(sampleAnswer(mei.session, 1)));
    }

    void aDiskThatCannotBeWrittenCanStillBeRead_data() {
        QTest::addColumn<bool>("exists");
        QTest::newRow("records there") << true;
        QTest::newRow("nothing there yet") << false;
    }
    void aDiskThatCannotBeWrittenCanStillBeRead() {
        QFETCH(bool, exists);
        if (exists)
            fill();
        const QByteArray before = bytesOf(path);
        QVERIFY(
            QFile::setPermissions(folder->path(), QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther));
        if (exists)
            QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadOther));
        QProcess probe; // as somebody else where we are root, who may write everywhere
        if (::geteuid() == 0)
            probe.setChildProcessModifier([] {
                if (::setgid(65534) != 0 || ::setuid(65534) != 0)
                    ::_exit(99);
            });
        probe.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--probe"), path});
        QVERIFY(probe.waitForFinished());
        QFile::setPermissions(folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QCOMPARE(probe.exitCode(), 0);
        const QByteArray said = probe.readAllStandardOutput();
        QVERIFY2(said.contains("open " + QByteArray::number(int(StoreErrorKind::ReadOnly))), said);
        QVERIFY2(said.contains(exists ? QByteArray("answers 50 clauses ")
                                      : "read " + QByteArray::number(int(StoreErrorKind::NotThere))),
                 said);
        QCOMPARE(bytesOf(path), before);
    }

    void aMigrationIsAllOrNothing() {
        fill();
        static constexpr const char *good[] = {"ALTER TABLE trainees ADD COLUMN phone TEXT NOT NULL DEFAULT ''"};
        static constexpr const char *bad[] = {"ALTER TABLE trainees ADD COLUMN email TEXT",
                                              "CREATE TABLE trainees (id INTEGER)"};
        std::vector<Migration> steps(migrations().begin(), migrations().end());
        const int newest = steps.back().version;
        steps.push_back({newest + 1, "telephone numbers", good});
        steps.push_back({newest + 2, "goes wrong", bad});
        const Connection connection(path, OpenMode::ReadWrite, 100);
        QVERIFY_EXCEPTION_THROWN(migrate(connection, steps), StoreError);
        QCOMPARE(connection.number("PRAGMA user_version"), newest);
        QCOMPARE(connection.number("SELECT count(*) FROM pragma_table_info('trainees') WHERE name IN ('phone', 'email')"),
                 0);
        steps.pop_back();
        migrate(connection, steps);
        QCOMPARE(connection.number("PRAGMA user_version"), newest + 1);
        QCOMPARE(connection.number("SELECT count(*) FROM answers"), 50);
        migrate(connection, steps); // and again is nothing
    }
};

/// What a reader with fewer rights sees of a file, as one line each.
static int probe(const QString &path) {
    const SetClock clock(testNow);
    std::printf("open %d\n", kindOf(Store::openOrSetAside(path, clock)));
    const auto store = Store::openReadOnly(path, clock);
    if (!store) {
        std::printf("read %d\n", kindOf(store));
        return 0;
    }
    const auto trainees = (*store)->roster().all();
    const auto learner = (*store)->learners().learner(trainees->front().id);
    std::printf("answers %d clauses %d\n", (*store)->roster().belongings(trainees->front().id)->answers,
                int(learner->clauses.size()));
    return 0;
}

int main(int argc, char *argv[]) {
    QCoreApplication application(argc, argv);
    if (argc == 3 && QByteArray(argv[1]) == "--probe")
        return probe(QString::fromLocal8Bit(argv[2]));
    TestStoreFailures test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_storefailures.moc"
