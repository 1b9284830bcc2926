// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/badgeproof.h"
#include "core/exam/bakedbadge.h"
#include "core/exam/statuslist.h"
#include "core/exam/verify.h"
#include "core/security/safefile.h"
#include "tests/exam/examfixture.h"
#include "tests/exchange/clifixture.h"

#include <QTest>

using namespace pitwise;
using namespace pitwise::exam;

namespace {

constexpr char listAddress[] = "https://school.example/withdrawn.jwt";

} // namespace

/// Badges as wallets and strangers check them.
class TestBadges : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    std::unique_ptr<Room> m_room;
    QByteArray m_result;
    qint64 m_now = 0;

    [[nodiscard]] SatExam sat() const { return openResult(m_result, m_room->key); }
    [[nodiscard]] QByteArray jwt(const BadgeOptions &how = {}) const {
        const SatExam exam = sat();
        return makeBadge(exam, markExam(exam, m_room->bank), m_room->key, how);
    }
    [[nodiscard]] QByteArray json(const BadgeOptions &how = {}) const {
        const SatExam exam = sat();
        return proveBadge(badgeCredential(exam, markExam(exam, m_room->bank), m_room->key, how), m_room->key);
    }

private Q_SLOTS:
    void initTestCase() {
        Blueprint blueprint = smallBlueprint();
        blueprint.title = QStringLiteral("Zertifikat „A\\B“ 证书\n\"x\"");
        m_room = std::make_unique<Room>(blueprint);
        HandClock clock;
        m_result = sit(*m_room, clock, m_folder.path(), QStringLiteral("0417"), [](int) { return true; });
        m_now = clock.wall;
    }

    void strangersVerifyIt_data() {
        QTest::addColumn<bool>("hashed");
        QTest::addColumn<bool>("listed");
        QTest::addColumn<bool>("withdrawn");
        QTest::newRow("in clear") << false << false << false;
        QTest::newRow("hashed") << true << false << false;
        QTest::newRow("listed") << false << true << false;
        QTest::newRow("withdrawn") << true << true << true;
    }
    void strangersVerifyIt() {
        QFETCH(bool, hashed);
        QFETCH(bool, listed);
        QFETCH(bool, withdrawn);
        Register given;
        const SatExam exam = sat();
        const MarkedExam marked = markExam(exam, m_room->bank);
        const BadgeOptions how{hashed, listed ? QString::fromLatin1(listAddress) : QString(),
                               given.statusIndex(badgeId(exam))};
        given.enter(exam, marked, m_now);
        if (withdrawn)
            given.withdraw(certificateNumber(exam, marked), QStringLiteral("cheated"), QStringLiteral("goh"), m_now);
        const QString folder = m_folder.filePath(QString::fromLatin1(QTest::currentDataTag()));
        security::makeFolder(folder);
        security::writeFile(folder + QStringLiteral("/badge.jwt"), jwt(how));
        security::writeFile(folder + QStringLiteral("/badge.json"), json(how));
        const QByteArray list = makeStatusList(given, QString::fromLatin1(listAddress), m_room->key, m_now);
        security::writeFile(folder + QStringLiteral("/status.jwt"), list);
        QStringList arguments{folder};
        if (QFile::exists(sharedData(QStringLiteral("openbadges"))))
            arguments << sharedData(QStringLiteral("openbadges"));
        else
            qWarning("the published schema and contexts are not there: checked without them");
        const Said said = python("check_badge.py", arguments);
        QVERIFY2(said.status == 0, said.all().constData());
        if (listed)
            QCOMPARE(said.lines.first(), QByteArray(withdrawn ? "withdrawn" : "valid"));

        // And we read the same out of it.
        const StatusList published = StatusList::read(list + '\n');
        VerifyWith with;
        with.trusted = &m_room->key.issuer();
        if (listed)
            with.status = &published;
        for (const QByteArray &badge : {jwt(how), json(how)}) {
            const Verification verification = verifyFile(badge, with);
            QVERIFY2(verification.good(), qPrintable(verification.findings.back().what));
            QCOMPARE(verification.withdrawn, withdrawn);
            QCOMPARE(verification.valid(), !withdrawn);
        }
    }

    void thePlaceInTheListStaysWithTheBadge() {
        Register given;
        const SatExam exam = sat();
        QCOMPARE(given.statusIndex(QStringLiteral("urn:uuid:another")), 0);
        given.enter(exam, markExam(exam, m_room->bank), m_now);
        QCOMPARE(given.statusIndex(badgeId(exam)), 0);
        QCOMPARE(given.statusIndex(QStringLiteral("urn:uuid:another")), 1);
    }

    void aListOfAnotherSaysNothing() {
        const BadgeOptions how{false, QString::fromLatin1(listAddress), 0};
        const IssuerKey other = IssuerKey::make(QStringLiteral("Another"));
        const StatusList foreign = StatusList::read(makeStatusList({}, QString::fromLatin1(listAddress), other, m_now));
        const StatusList elsewhere =
            StatusList::read(makeStatusList({}, QStringLiteral("https://school.example/other.jwt"), m_room->key, m_now));
        for (const StatusList *list : {&foreign, &elsewhere}) {
            VerifyWith with;
            with.status = list;
            QVERIFY(!verifyFile(jwt(how), with).good());
        }
        QVERIFY_EXCEPTION_THROWN((void)StatusList::read(jwt()), Refusal);
        QVERIFY_EXCEPTION_THROWN((void)StatusList::read("nonsense"), Refusal);
        QVERIFY_EXCEPTION_THROWN((void)makeStatusList({}, QStringLiteral("http://plain.example/x"), other, m_now), Refusal);
    }

    /// Every letter of the file, each by another one.
    void noLetterOfTheJsonCanChange() {
        const QByteArray good = json({true, QString::fromLatin1(listAddress), 3});
        QVERIFY(checkBadgeJson(good).wrong.isEmpty());
        int changed = 0;
        for (qsizetype i = 0; i < good.size(); i += 3) {
            if (good[i] == ' ' || good[i] == '\n')
                continue;
            QByteArray bad = good;
            bad[i] = bad[i] == 'x' ? 'y' : 'x';
            QVERIFY2(!checkBadgeJson(bad).wrong.isEmpty(), bad.mid(i - 20, 40).constData());
            ++changed;
        }
        QVERIFY(changed > 400);
        QByteArray more = good;
        more.replace("\"proof\"", "\"evidence\": \"none\", \"proof\"");
        QVERIFY(!checkBadgeJson(more).wrong.isEmpty());
        QVERIFY(!checkBadgeJson("{").wrong.isEmpty());
        QVERIFY(!checkBadgeJson("{\"proof\":[]}").wrong.isEmpty());
    }

    void aPictureCarriesIt_data() {
        QTest::addColumn<QString>("picture");
        QTest::addColumn<bool>("asJson");
        for (const bool asJson : {false, true})
            for (const char *picture : {"badge.png", "badge.svg"})
                QTest::addRow("%s %s", picture, asJson ? "json" : "jwt")
                    << QStringLiteral(PITWISE_SOURCE_DIR "/assets/badge/") + QString::fromLatin1(picture) << asJson;
    }
    void aPictureCarriesIt() {
        QFETCH(QString, picture);
        QFETCH(bool, asJson);
        const QByteArray badge = asJson ? json() : jwt();
        const QByteArray baked = bakeBadge(security::readFile(picture), badge);
        QCOMPARE(badgeInPicture(baked)->trimmed(), badge.trimmed());
        VerifyWith with;
        with.trusted = &m_room->key.issuer();
        QVERIFY(verifyFile(baked, with).valid());
        QVERIFY_EXCEPTION_THROWN((void)bakeBadge(baked, badge), Refusal); // not a second one
        QByteArray altered = baked;
        const qsizetype at = baked.indexOf(asJson ? "Tan Mei" : badge.mid(badge.indexOf('.') + 20, 20));
        QVERIFY(at > 0);
        altered[at] = altered[at] == 'A' ? 'B' : 'A';
        QVERIFY(!verifyFile(altered, with).good());
        const QString path = m_folder.filePath(QStringLiteral("baked.") + picture.right(3));
        security::writeFile(path, baked);
        const Said seen = runProgram(QStringLiteral("/usr/bin/file"), {path}); // still a picture to others
        QVERIFY2(seen.all().contains(picture.endsWith(QLatin1String("png")) ? "PNG image data" : "SVG"),
                 seen.all().constData());
    }

    void nothingElseIsAPicture_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("text") << QByteArray("hello");
        QTest::newRow("a PNG's head") << QByteArray("\x89PNG\r\n\x1a\n", 8);
        QTest::newRow("an endless chunk") << QByteArray("\x89PNG\r\n\x1a\n\xff\xff\xff\xffIHDR", 16);
        QTest::newRow("no SVG") << QByteArray("<?xml version=\"1.0\"?><html/>");
        QTest::newRow("an empty SVG") << QByteArray("<svg/>");
        QTest::newRow("entities") << QByteArray(
            "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY a \"aaaa\">]><svg>&a;</svg>");
    }
    void nothingElseIsAPicture() {
        QFETCH(QByteArray, bytes);
        QVERIFY(!badgeInPicture(bytes));
        if (!bytes.contains("ENTITY"))
            QVERIFY_EXCEPTION_THROWN((void)bakeBadge(bytes, jwt()), Refusal);
        QVERIFY(!verifyFile(bytes).good());
    }
};

QTEST_GUILESS_MAIN(TestBadges)
#include "tst_badges.moc"
