// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bin/bin.h"
#include "core/refusal.h"
#include "core/security/safefile.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;

/// What is removed can be brought back for thirty days.
class TestBin : public QObject {
    Q_OBJECT
    static constexpr qint64 now = 1'800'000'000'000;
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    void write(const char *name, const QByteArray &bytes) const {
        security::makeFolder(QFileInfo(path(name)).absolutePath());
        security::writeFile(path(name), bytes);
    }
    [[nodiscard]] Bin bin() const { return Bin(m_folder->path()); }
    [[nodiscard]] QString putNight() const {
        write("night/a@1.json", "one");
        write("night/a@2.json", "two");
        return bin().put({.kind = QStringLiteral("scenario"),
                          .title = QStringLiteral("Two cards"),
                          .from = QStringLiteral("Night shift"),
                          .files = {QStringLiteral("night/a@1.json"), QStringLiteral("night/a@2.json")}},
                         now);
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatIsRemovedComesBackAsItWas() {
        const QString id = putNight();
        QVERIFY(QDir(path("night")).isEmpty());
        const std::vector<Removed> all = bin().all();
        QCOMPARE(all.size(), std::size_t{1});
        QCOMPARE(all[0].id, id);
        QCOMPARE(all[0].kind, QStringLiteral("scenario"));
        QCOMPARE(all[0].title, QStringLiteral("Two cards"));
        QCOMPARE(all[0].from, QStringLiteral("Night shift"));
        QCOMPARE(all[0].keptUntilMs, now + qint64{30} * 24 * 60 * 60 * 1000);
        bin().restore(id);
        QCOMPARE(security::readFile(path("night/a@1.json")), QByteArray("one"));
        QCOMPARE(security::readFile(path("night/a@2.json")), QByteArray("two"));
        QVERIFY(bin().all().empty());
        QVERIFY(QDir(path(".removed")).isEmpty());
    }

    void aFolderComesBackWhole() {
        write("night/scenarios/a@1.json", "one");
        const QString id = bin().put({.kind = QStringLiteral("pack"), .files = {QStringLiteral("night")}}, now);
        QVERIFY(!QFile::exists(path("night")));
        bin().restore(id);
        QCOMPARE(security::readFile(path("night/scenarios/a@1.json")), QByteArray("one"));
    }

    void nothingIsBroughtBackOverAnotherThing() {
        const QString id = putNight();
        write("night/a@2.json", "somebody else's");
        QVERIFY_EXCEPTION_THROWN(bin().restore(id), Refusal);
        QCOMPARE(security::readFile(path("night/a@2.json")), QByteArray("somebody else's"));
        QVERIFY(!QFile::exists(path("night/a@1.json"))); // all or nothing
        QFile::remove(path("night/a@2.json"));
        bin().restore(id);
        QCOMPARE(security::readFile(path("night/a@2.json")), QByteArray("two"));
    }

    void afterThirtyDaysItGoes() {
        (void)putNight();
        QCOMPARE(bin().empty(now + Bin::keptMs - 1), 0);
        QCOMPARE(bin().empty(now - 1000), 0); // a clock set back
        QCOMPARE(bin().empty(now + Bin::keptMs), 1);
        QVERIFY(bin().all().empty());
    }

    /// Killed between two files: what lies in the bin comes back, what was not moved yet is untouched.
    void aKillInBetweenLosesNothing() {
        const QString id = putNight();
        QVERIFY(QFile::rename(path((".removed/" + id.toLatin1() + "/files/night/a@2.json").constData()),
                              path("night/a@2.json")));
        bin().restore(id);
        QCOMPARE(security::readFile(path("night/a@1.json")), QByteArray("one"));
        QCOMPARE(security::readFile(path("night/a@2.json")), QByteArray("two"));
    }

    void aNoteOfSomebodyElseReachesNothingOutside() {
        write("secret", "mine");
        const QString id = putNight();
        security::writeFile(path((".removed/" + id.toLatin1() + "/note.json").constData()),
                            R"({"format": "pitwise-removed/1", "kind": "x", "title": "", "from": "", "removed": 1,
                                "files": ["../../secret"]})");
        QVERIFY(bin().all().empty());
        QVERIFY_EXCEPTION_THROWN(bin().restore(id), Refusal);
        QVERIFY_EXCEPTION_THROWN(bin().restore(QStringLiteral("../secret")), Refusal);
        QVERIFY_EXCEPTION_THROWN(bin().erase(QStringLiteral("..")), Refusal);
        QCOMPARE(security::readFile(path("secret")), QByteArray("mine"));
    }
};

QTEST_GUILESS_MAIN(TestBin)
#include "tst_bin.moc"
