// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/security/diskfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <cerrno>
#include <fcntl.h>
#include <memory>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace pitwise;
using namespace pitwise::security;

/// Old file or new file, never less.
class TestSafeFile : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const char *name = "people.json") const {
        return m_folder->filePath(QString::fromLatin1(name));
    }
    static int modeOf(const QString &file) {
        struct stat what {};
        return ::lstat(QFile::encodeName(file).constData(), &what) == 0 ? int(what.st_mode & 07777) : -1;
    }
    /// What a write refuses with; empty: it did not.
    template <typename F> static std::string refusalOf(F &&write) {
        try {
            write();
            return {};
        } catch (const NotWritten &refusal) {
            return refusal.at + ": " + refusal.error;
        }
    }
    QStringList names() const {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aFileIsReplacedWholeAndNothingIsLeftBeside() {
        writeFile(path(), "one");
        writeFile(path(), QByteArray(100'000, 'x'));
        QCOMPARE(readFile(path()), QByteArray(100'000, 'x'));
        writeFile(path(), {});
        QCOMPARE(readFile(path()), QByteArray());
        QCOMPARE(names(), QStringList{QStringLiteral("people.json")});
    }

    /// The finding: below 16 kB a full disk emptied the file, and the write said it was done.
    void onAFullDiskTheOldFileStays_data() {
        QTest::addColumn<int>("size");
        QTest::newRow("a key") << 500;
        QTest::newRow("a sealed exam") << 12'000;
        QTest::newRow("a result") << 70'000;
    }
    void onAFullDiskTheOldFileStays() {
        QFETCH(int, size);
        const QString disk = path("disk");
        QVERIFY(QDir().mkpath(disk));
        if (::geteuid() != 0 ||
            QProcess::execute(QStringLiteral("mount"), {QStringLiteral("-t"), QStringLiteral("tmpfs"), QStringLiteral("-o"),
                                                        QStringLiteral("size=200k"), QStringLiteral("tmpfs"), disk}) != 0)
            QSKIP("a small disk cannot be mounted here");
        const auto unmount = qScopeGuard([&] { QProcess::execute(QStringLiteral("umount"), {disk}); });
        const QString file = disk + QStringLiteral("/issuer.pitkey");
        const QByteArray old(size, 'o');
        writeFile(file, old);
        QFile filler(disk + QStringLiteral("/filler"));
        QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (filler.write(QByteArray(4096, 'f')) == 4096) {
        }
        const std::string said = refusalOf([&] { writeFile(file, QByteArray(size, 'n')); });
        QVERIFY2(said.find("issuer.pitkey: was not written: the disk is full; make room") != std::string::npos,
                 said.c_str());
        QCOMPARE(readFile(file), old);
        QCOMPARE(QDir(disk).entryList(QDir::Files | QDir::Hidden).size(), 2);
        filler.resize(0);
        writeFile(file, QByteArray(size, 'n'));
        QCOMPARE(readFile(file), QByteArray(size, 'n'));
    }

    void aFolderThatIsGoneIsNamed() {
        const std::string said = refusalOf([&] { writeFile(path("gone/people.json"), "x"); });
        QVERIFY2(said.find("gone/people.json: was not written: its folder is not there") != std::string::npos, said.c_str());
    }

    void aPlaceThatMayNotBeWrittenKeepsWhatIsThere() {
        if (::geteuid() == 0)
            QSKIP("root may write everywhere");
        writeFile(path(), "old");
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner));
        const std::string said = refusalOf([&] { writeFile(path(), "new"); });
        QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QVERIFY2(said.find("may not be written to") != std::string::npos, said.c_str());
        QCOMPARE(readFile(path()), QByteArray("old"));
    }

    void whatIsNotCommittedLeavesNothing() {
        writeFile(path(), "old");
        {
            NewFile file(path());
            QCOMPARE(file.write("half of it"), 10);
            QCOMPARE(readFile(path()), QByteArray("old"));
        }
        QCOMPARE(readFile(path()), QByteArray("old"));
        QCOMPARE(names(), QStringList{QStringLiteral("people.json")});
    }

    void onlyItsOwnerReadsWhatIsWritten() {
        const mode_t before = ::umask(022);
        writeFile(path(), "x");
        QCOMPARE(modeOf(path()), 0600);
        writeFile(path("night.pitwise"), "x", {Readers::Everyone});
        QCOMPARE(modeOf(path("night.pitwise")), 0644);
        QVERIFY(QFile::setPermissions(path(), QFile::Permissions::fromInt(0x6644)));
        writeFile(path(), "y"); // an older program was more generous
        QCOMPARE(modeOf(path()), 0600);
        makeFolder(path("a/b"));
        QCOMPARE(modeOf(path("a")), 0700);
        QCOMPARE(modeOf(path("a/b")), 0700);
        makeFolder(path("shots"), Readers::Everyone);
        QCOMPARE(modeOf(path("shots")), 0755);
        ::umask(before);
    }

    void widerRightsAreNarrowedAndLinksAreLeftAlone() {
        makeFolder(path("data/exams"), Readers::Everyone);
        writeFile(path("data/exams/exam.json"), "x", {Readers::Everyone});
        writeFile(path("outside"), "x", {Readers::Everyone});
        ::chmod(QFile::encodeName(path("outside")).constData(), 0644);
        QVERIFY(QFile::link(path("outside"), path("data/link")));
        keepPrivate(path("data"));
        QCOMPARE(modeOf(path("data")), 0700);
        QCOMPARE(modeOf(path("data/exams")), 0700);
        QCOMPARE(modeOf(path("data/exams/exam.json")), 0600);
        QCOMPARE(modeOf(path("outside")), 0644);
    }

    void noWriteFollowsALink() {
        writeFile(path("target"), "mine");
        QVERIFY(QFile::link(path("target"), path()));
        QVERIFY(!refusalOf([&] { writeFile(path(), "x"); }).empty());
        QVERIFY(!refusalOf([&] { (void)DiskFile(path(), DiskFile::Open::Either); }).empty());
        QCOMPARE(readFile(path("target")), QByteArray("mine"));
        QFile::remove(path());
        QVERIFY(QFile::link(path("target"), path(".people.json.part"))); // where the new file is made
        writeFile(path(), "x");
        QCOMPARE(readFile(path("target")), QByteArray("mine"));
        QCOMPARE(readFile(path()), QByteArray("x"));
    }

    void noWriteWaitsForAPipe() {
        QCOMPARE(::mkfifo(QFile::encodeName(path()).constData(), 0600), 0);
        QVERIFY(!refusalOf([&] { writeFile(path(), "x"); }).empty());
        QVERIFY(!refusalOf([&] { (void)DiskFile(path(), DiskFile::Open::Either); }).empty());
        QCOMPARE(::mkfifo(QFile::encodeName(path(".gate.json.part")).constData(), 0600), 0);
        writeFile(path("gate.json"), "x");
        QCOMPARE(readFile(path("gate.json")), QByteArray("x"));
    }

    void whatAKillHasLeftIsTakenAway() {
        QFile left(path(".people.json.part"));
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write("half");
        left.close();
        writeFile(path(), "whole");
        QCOMPARE(names(), QStringList{QStringLiteral("people.json")});
    }

    void nothingIsWrittenOverWhatAnotherWindowWrote() {
        writeFile(path(), "as read");
        const FileMark seen = FileMark::at(path());
        writeFile(path(), "mine", {.over = seen});
        writeFile(path(), "theirs");
        QVERIFY_EXCEPTION_THROWN(writeFile(path(), "mine again", {.over = seen}), Overtaken);
        QCOMPARE(readFile(path()), QByteArray("theirs"));
        QFile::remove(path());
        QVERIFY_EXCEPTION_THROWN(writeFile(path(), "mine", {.over = seen}), Overtaken); // removed is changed too
        QVERIFY(names().isEmpty());
    }

    void aFileThatHasToBeNewIsNotWrittenOver() {
        writeFile(path(), "the only key", {.over = FileMark()});
        const std::string said = refusalOf([&] { writeFile(path(), "another", {.over = FileMark()}); });
        QVERIFY2(said.find("there is one already") != std::string::npos, said.c_str());
        QCOMPARE(readFile(path()), QByteArray("the only key"));
    }

    /// Eight windows count up one number: with compare and write, no step is lost.
    void eightWindowsLoseNoStep() {
        writeFile(path(), "0");
        std::vector<std::unique_ptr<QThread>> windows;
        for (int i = 0; i < 8; ++i) {
            windows.emplace_back(QThread::create([file = path()] {
                for (int step = 0; step < 20;) {
                    try {
                        const QByteArray now = readFile(file);
                        writeFile(file, QByteArray::number(now.toInt() + 1), {.over = FileMark(now), .toDisk = false});
                        ++step;
                    } catch (const Overtaken &) {
                    } catch (const NotWritten &why) { // a slow machine: the others take longer than one waits
                        if (why.code != EWOULDBLOCK)
                            throw;
                    }
                }
            }));
            windows.back()->start();
        }
        for (const auto &window : windows)
            QVERIFY(window->wait(60'000));
        QCOMPARE(readFile(path()), QByteArray("160"));
    }

    void aWriterThatHangsIsNotWaitedForForever() {
        const int other = ::open(QFile::encodeName(path(".people.json.part")).constData(), O_RDWR | O_CREAT, 0600);
        QCOMPARE(::flock(other, LOCK_EX), 0);
        const std::string said = refusalOf([&] { writeFile(path(), "x"); });
        ::close(other);
        QVERIFY2(said.find("another window is writing it") != std::string::npos, said.c_str());
        writeFile(path(), "x");
    }

    void movingTakesNobodysPlace() {
        writeFile(path("a"), "a");
        writeFile(path("b"), "b");
        QVERIFY(!refusalOf([&] { moveFile(path("a"), path("b")); }).empty());
        QCOMPARE(readFile(path("b")), QByteArray("b"));
        moveFile(path("a"), path("c"));
        QCOMPARE(readFile(path("c")), QByteArray("a"));
        removeFile(path("c"));
        removeFile(path("c")); // not there is as good
        QCOMPARE(names(), QStringList{QStringLiteral("b")});
    }

    void aLogGrowsAndIsCutBack() {
        DiskFile log(path("a.pitlog"), DiskFile::Open::New);
        QVERIFY(log.lock());
        log.write(0, "one ");
        log.write(4, "two");
        QCOMPARE(log.readAll(), QByteArray("one two"));
        log.resize(4);
        QCOMPARE(log.size(), 4);
        QCOMPARE(modeOf(path("a.pitlog")), 0600);
        QVERIFY(!DiskFile(path("a.pitlog"), DiskFile::Open::Existing).lock());
        QVERIFY(!refusalOf([&] { (void)DiskFile(path("a.pitlog"), DiskFile::Open::New); }).empty());
        QVERIFY(!refusalOf([&] { (void)DiskFile(path("b.pitlog"), DiskFile::Open::Existing); }).empty());
    }
};

QTEST_GUILESS_MAIN(TestSafeFile)
#include "tst_safefile.moc"
