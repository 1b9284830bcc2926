// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/badge.h"
#include "core/exam/distribution.h"
#include "core/exam/itemstatistics.h"
#include "core/exam/printjob.h"
#include "core/exam/qrtext.h"
#include "core/exam/replay.h"
#include "core/exam/verify.h"
#include "core/security/safefile.h"
#include "tests/exam/examfixture.h"

#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;
using namespace pitwise::exam;
using people::Role;
using security::StretchCost;

class MarkingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void marksBySectionAndSaysWhereItFailed_data();
    void marksBySectionAndSaysWhereItFailed();
    void unansweredIsWrong();
    void rulingsKeepBothScores();
    void aRulingNeedsTwoPeople();
    void rulingsSurviveWritingAndReading();
    void everyAlteredByteOfAMarkIsFound();
    void theCertificateNumberAndDatesFollowTheExam();
    void aDidKeyIsTheKeyItself();
    void theBadgeIsAnOpenBadge();
    void theBadgePassesAnIndependentCheck();
    void everyAlteredByteOfABadgeIsFound();
    void aBadgeOfAnotherAlgorithmOrSpellingIsRefused_data();
    void aBadgeOfAnotherAlgorithmOrSpellingIsRefused();
    void validityIsSaidAndDoesNotMakeAPaperFalse();
    void whatIsSignedButNoMarkIsNone();
    void noBadgeWithoutAPass();
    void theQrTextIsSigned();
    void verifyFollowsTheChainAndMarksAgain();
    void theReplayShowsEveryStep();
    void itemStatisticsAgreeWithTheHandComputedExample();
    void fewCandidatesGiveWideIntervalsOrNone();
    void statisticsCompareSlotsOfParallelForms();
    void theFDistributionAgreesWithTables();
    void angoffAgreesWithTheHandComputedExample();

private:
    SatExam sat(const Room &room, const QString &number, const QList<int> &wrong) {
        HandClock clock;
        m_folder = std::make_unique<QTemporaryDir>(quickFolder());
        return openResult(sit(room, clock, m_folder->path(), number, [&](int i) { return !wrong.contains(i); }), room.key);
    }
    std::unique_ptr<Room> m_room;
    std::unique_ptr<QTemporaryDir> m_folder;
    const QString m_first = QStringLiteral("0417");
};

void MarkingTest::initTestCase() {
    m_room = std::make_unique<Room>(); // six questions in two sections; 80 % in all: five; 60 % in the first: two
}

void MarkingTest::marksBySectionAndSaysWhereItFailed_data() {
    QTest::addColumn<QList<int>>("wrong");
    QTest::addColumn<bool>("passed");
    QTest::addColumn<QList<int>>("below");
    QTest::newRow("all right") << QList<int>{} << true << QList<int>{};
    QTest::newRow("one wrong") << QList<int>{4} << true << QList<int>{};
    QTest::newRow("two wrong in the second section") << QList<int>{3, 4} << false << QList<int>{-1};
    QTest::newRow("two wrong in the first section") << QList<int>{0, 1} << false << QList<int>{-1, 0};
}

void MarkingTest::marksBySectionAndSaysWhereItFailed() {
    QFETCH(QList<int>, wrong);
    QFETCH(bool, passed);
    QFETCH(QList<int>, below);
    const SatExam exam = sat(*m_room, m_first, wrong);
    const MarkedExam marked = markExam(exam, m_room->bank);
    QCOMPARE(marked.score.right, 6 - static_cast<int>(wrong.size()));
    QCOMPARE(marked.score.count, 6);
    QCOMPARE(marked.score.needed, 5);
    QCOMPARE(marked.score.passed(), passed);
    const auto failed = marked.score.failedIn();
    QCOMPARE(QList<int>(failed.begin(), failed.end()), below);
    QCOMPARE(marked.score.sections[0].middleTimeMs, 6'000);
}

void MarkingTest::unansweredIsWrong() {
    HandClock clock;
    const QTemporaryDir folder(quickFolder());
    Sitting sitting = Sitting::start(m_room->release(), m_room->bank, clock, folder.path(), QStringLiteral("goh"), {});
    sitting.finish();
    const MarkedExam marked = markExam(openResult(sitting.result(), m_room->key), m_room->bank);
    QCOMPARE(marked.score.right, 0);
    QVERIFY(!marked.questions[0].key.isEmpty());
}

void MarkingTest::rulingsKeepBothScores() {
    const SatExam exam = sat(*m_room, m_first, {3, 4});
    ItemRuling out;
    out.question = exam.form.items[3].identity;
    out.reason = QStringLiteral("two readings");
    ItemRuling full;
    full.kind = RulingKind::FullMarks;
    full.question = exam.form.items[4].identity;
    const MarkedExam marked = markExam(exam, m_room->bank, {out, full});
    QCOMPARE(marked.original.right, 4);
    QCOMPARE(marked.original.count, 6);
    QVERIFY(!marked.original.passed());
    QCOMPARE(marked.score.right, 5);
    QCOMPARE(marked.score.count, 5);
    QCOMPARE(marked.score.needed, 4);
    QVERIFY(marked.score.passed());
    const QJsonObject json = markJson(exam, marked);
    QCOMPARE(json.value(QLatin1String("rulings")).toArray().size(), 2);
    QCOMPARE(json.value(QLatin1String("originalScore")).toObject().value(QLatin1String("right")).toInt(), 4);
    // By family; and one that touches nobody leaves no trace.
    ItemRuling family;
    family.game = exam.form.items[0].game;
    family.family = exam.form.items[0].family;
    ItemRuling elsewhere;
    elsewhere.question = QStringLiteral("other");
    const MarkedExam again = markExam(exam, m_room->bank, {family, elsewhere});
    QVERIFY(!again.questions[0].counted);
    QCOMPARE(again.rulings.size(), std::size_t(1));
}

void MarkingTest::aRulingNeedsTwoPeople() {
    const QTemporaryDir folder(quickFolder());
    people::People people(folder.filePath(QStringLiteral("people.json")), StretchCost::least());
    const auto add = [&](const char *id, Role role) {
        people.add(QString::fromLatin1(id), QString::fromLatin1(id), role, "471193");
    };
    add("lim", Role::Examiner);
    add("ong", Role::Instructor);
    add("ng", Role::Instructor);
    add("goh", Role::Invigilator);
    ItemRuling draft;
    draft.question = QStringLiteral("digest");
    draft.reason = QStringLiteral("two readings");
    const auto signedBy = [&](const char *a, const char *b, const char *pin = "471193") {
        return ruleOnItem(draft, people, {QString::fromLatin1(a), "471193"}, {QString::fromLatin1(b), pin}, 1'000);
    };
    const ItemRuling ruling = signedBy("lim", "ong");
    QCOMPARE(ruling.first, QStringLiteral("lim"));
    QCOMPARE(ruling.atMs, 1'000);
    QVERIFY_EXCEPTION_THROWN((void)signedBy("lim", "lim"), Refusal);
    QVERIFY_EXCEPTION_THROWN((void)signedBy("lim", "ong", "9999"), Refusal);
    QVERIFY_EXCEPTION_THROWN((void)signedBy("ong", "ng"), Refusal);
    QVERIFY_EXCEPTION_THROWN((void)signedBy("lim", "goh"), Refusal);
    // Who has set another's PIN cannot sign for him: not before that one has changed it himself, and both stand in the log.
    people.resetPin(QStringLiteral("ong"), "471193", {QStringLiteral("lim"), 1'000});
    QVERIFY_EXCEPTION_THROWN((void)signedBy("lim", "ong"), Refusal);
    people.changePin(QStringLiteral("ong"), "471193", "639172", 1'000);
    QCOMPARE(signedBy("lim", "ong", "639172").second, QStringLiteral("ong"));
    const auto log = people.log();
    QCOMPARE(log[log.size() - 2].what, QStringLiteral("pin-set"));
    QCOMPARE(log[log.size() - 2].by, QStringLiteral("lim"));
    QCOMPARE(log.back().what, QStringLiteral("pin-changed"));
    draft.reason.clear();
    QVERIFY_EXCEPTION_THROWN((void)signedBy("lim", "ong", "639172"), Refusal);
}

void MarkingTest::rulingsSurviveWritingAndReading() {
    const QTemporaryDir folder(quickFolder());
    people::People people(folder.filePath(QStringLiteral("people.json")), StretchCost::least());
    people.add(QStringLiteral("a"), QStringLiteral("A"), Role::Examiner, "471193");
    people.add(QStringLiteral("b"), QStringLiteral("B"), Role::Instructor, "471193");
    const auto ruled = [&](ItemRuling draft) {
        draft.reason = QStringLiteral("r");
        return ruleOnItem(draft, people, {QStringLiteral("a"), "471193"}, {QStringLiteral("b"), "471193"}, 5);
    };
    ItemRuling draft;
    draft.question = QStringLiteral("d");
    const ItemRuling one = ruled(draft);
    draft.kind = RulingKind::FullMarks;
    draft.question.clear();
    draft.game = QStringLiteral("lucky8");
    draft.family = QStringLiteral("f");
    const ItemRuling two = ruled(draft);
    const IssuerKey &key = m_room->key;
    QCOMPARE(readRulings(writeRulings({one, two}, key), key.issuer()), (std::vector<ItemRuling>{one, two}));
    const auto refused = [&](const ItemRuling &ruling) {
        QVERIFY_EXCEPTION_THROWN((void)readRulings(writeRulings({ruling}, key), key.issuer()), Refusal);
    };
    ItemRuling forged = two; // what they signed was another reason
    forged.reason = QStringLiteral("another");
    refused(forged);
    forged = two;
    forged.second = forged.first;
    refused(forged);
    forged = two; // one key for two names
    forged.secondKey = forged.firstKey;
    forged.secondSignature = forged.firstSignature;
    refused(forged);
    // By hand, or by another issuer.
    QVERIFY_EXCEPTION_THROWN((void)readRulings("{\"format\":\"pitwise-rulings/1\",\"rulings\":[]}", key.issuer()), Refusal);
    QVERIFY_EXCEPTION_THROWN(
        (void)readRulings(writeRulings({one}, IssuerKey::make(QStringLiteral("Pitwise Academy"))), key.issuer()), Refusal);
}

void MarkingTest::everyAlteredByteOfAMarkIsFound() {
    const SatExam exam = sat(*m_room, m_first, {});
    const QByteArray file = signMark(exam, markExam(exam, m_room->bank), m_room->key, 7);
    const Issuer issuer = m_room->key.issuer();
    QVERIFY(verifyFile(file, {&issuer}).good());
    for (qsizetype i = 0; i < file.size(); ++i) {
        QByteArray changed = file;
        changed[i] = static_cast<char>(changed.at(i) ^ (1 << (i % 8)));
        QVERIFY2(!verifyFile(changed).good(), qPrintable(QString::number(i)));
    }
    // Signed again by somebody else it is whole, but not the issuer's.
    const QByteArray forged =
        signMark(exam, markExam(exam, m_room->bank), IssuerKey::make(QStringLiteral("Pitwise Academy")), 7);
    QVERIFY(verifyFile(forged).good());
    QVERIFY(!verifyFile(forged, {&issuer}).good());
}

void MarkingTest::theCertificateNumberAndDatesFollowTheExam() {
    const SatExam exam = sat(*m_room, m_first, {});
    const MarkedExam marked = markExam(exam, m_room->bank);
    const QString number = certificateNumber(exam, marked);
    QVERIFY2(number.startsWith(QLatin1String("PW-2026-0417-A1-")), qPrintable(number));
    // The same candidate, form and year, sat again: another certificate.
    QVERIFY(certificateNumber(sat(*m_room, m_first, {}), marked) != number);
    // Marked again after a ruling: another number, which cannot stand for the other verdict.
    ItemRuling out;
    out.question = exam.form.items[0].identity;
    QCOMPARE(certificateNumber(exam, markExam(exam, m_room->bank, {out})), number + QStringLiteral("-R1"));
    QCOMPARE(examDate(exam), QDate(2026, 11, 27));
    QCOMPARE(validUntil(exam), QDate(2028, 11, 26));
}

void MarkingTest::aDidKeyIsTheKeyItself() {
    // The first Ed25519 example of the did:key specification: the key of a seed of zeros.
    QCOMPARE(keyOfDid(QStringLiteral("did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp")).value_or(QByteArray()),
             QByteArray::fromHex("3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29"));
    // The key of test vector 1 in RFC 8032.
    const QByteArray key = QByteArray::fromHex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
    const QString did = didKey(key);
    QVERIFY(did.startsWith(QLatin1String("did:key:z6Mk")));
    QCOMPARE(keyOfDid(did).value_or(QByteArray()), key);
    QVERIFY(!keyOfDid(did.chopped(1)));
    QVERIFY(!keyOfDid(did + QLatin1Char('1')));
    QVERIFY(!keyOfDid(QStringLiteral("did:web:example.org")));
    QVERIFY(!keyOfDid(QString(did).replace(QLatin1String("6Mk"), QLatin1String("6Lk"))));
}

void MarkingTest::theBadgeIsAnOpenBadge() {
    const SatExam exam = sat(*m_room, m_first, {});
    const QByteArray jwt = makeBadge(exam, markExam(exam, m_room->bank), m_room->key);
    const BadgeCheck check = checkBadge(jwt);
    QCOMPARE(check.wrong, QString());
    QCOMPARE(check.publicKey, m_room->key.issuer().publicKey);
    const QJsonObject &badge = check.credential;
    QCOMPARE(badge.value(QLatin1String("type")).toArray(),
             (QJsonArray{QStringLiteral("VerifiableCredential"), QStringLiteral("OpenBadgeCredential")}));
    QCOMPARE(badge.value(QLatin1String("@context")).toArray().first().toString(),
             QStringLiteral("https://www.w3.org/ns/credentials/v2"));
    QCOMPARE(badge.value(QLatin1String("validUntil")).toString(), QStringLiteral("2028-11-26T23:59:59Z"));
    QCOMPARE(badge.value(QLatin1String("iss")).toString(), didKey(m_room->key.issuer().publicKey));
    const QJsonObject subject = badge.value(QLatin1String("credentialSubject")).toObject();
    QCOMPARE(subject.value(QLatin1String("identifier"))
                 .toArray()
                 .first()
                 .toObject()
                 .value(QLatin1String("identityHash"))
                 .toString(),
             QStringLiteral("Tan Mei Ling 0"));
    QCOMPARE(subject.value(QLatin1String("achievement")).toObject().value(QLatin1String("name")).toString(),
             QStringLiteral("Dealer certificate, written part"));
    QCOMPARE(makeBadge(exam, markExam(exam, m_room->bank), m_room->key), jwt); // Ed25519 is deterministic
}

void MarkingTest::theBadgePassesAnIndependentCheck() {
    const QString openssl = QStandardPaths::findExecutable(QStringLiteral("openssl"));
    QVERIFY2(!openssl.isEmpty(), "./dev test installs openssl");
    const SatExam exam = sat(*m_room, m_first, {});
    const QByteArray jwt = makeBadge(exam, markExam(exam, m_room->bank), m_room->key);
    const QList<QByteArray> parts = jwt.split('.');
    // The key out of the JWT's own header, decoded by other code than ours.
    const auto decoded = [](const QByteArray &text) { return QByteArray::fromBase64(text, QByteArray::Base64UrlEncoding); };
    const QJsonObject header = QJsonDocument::fromJson(decoded(parts.at(0))).object();
    const QByteArray key =
        decoded(header.value(QLatin1String("jwk")).toObject().value(QLatin1String("x")).toString().toLatin1());
    const QTemporaryDir folder(quickFolder());
    const auto file = [&](const char *name, const QByteArray &bytes) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        security::writeFile(path, bytes);
        return path;
    };
    const QString der = file("key.der", QByteArray::fromHex("302a300506032b6570032100") + key);
    const QString signature = file("signature", decoded(parts.at(2)));
    const auto check = [&](const QByteArray &message) {
        return QProcess::execute(openssl, {QStringLiteral("pkeyutl"), QStringLiteral("-verify"), QStringLiteral("-pubin"),
                                           QStringLiteral("-keyform"), QStringLiteral("DER"), QStringLiteral("-inkey"), der,
                                           QStringLiteral("-rawin"), QStringLiteral("-in"), file("message", message),
                                           QStringLiteral("-sigfile"), signature});
    };
    QCOMPARE(check(parts.at(0) + '.' + parts.at(1)), 0);
    QVERIFY(check(parts.at(0) + '.' + parts.at(1) + 'A') != 0);
}

void MarkingTest::everyAlteredByteOfABadgeIsFound() {
    const SatExam exam = sat(*m_room, m_first, {});
    const QByteArray jwt = makeBadge(exam, markExam(exam, m_room->bank), m_room->key);
    for (qsizetype i = 0; i < jwt.size(); ++i)
        for (const int bit : {1, 4, 32}) { // other letters of the alphabet too, not only foreign ones
            QByteArray changed = jwt;
            changed[i] = static_cast<char>(changed.at(i) ^ bit);
            QVERIFY2(!checkBadge(changed).wrong.isEmpty(), qPrintable(QString::number(i)));
        }
    QVERIFY(!checkBadge(jwt + '\n').wrong.isEmpty());
    QVERIFY(!checkBadge(jwt + '=').wrong.isEmpty());
}

void MarkingTest::aBadgeOfAnotherAlgorithmOrSpellingIsRefused_data() {
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QString>("claim"); // left out of the credential, or changed
    QTest::addColumn<bool>("good");
    const QByteArray did = didKey(m_room->key.issuer().publicKey).toLatin1();
    const QByteArray kid = "\"kid\":\"" + did + '#' + did.mid(8) +
                           "\",\"jwk\":{\"kty\":\"OKP\",\"crv\":\"Ed25519\",\"x\":\"" +
                           security::toBase64Url(m_room->key.issuer().publicKey) + "\"}";
    QTest::newRow("as it should be") << "{\"alg\":\"EdDSA\"," + kid + '}' << QString() << true;
    QTest::newRow("alg none") << "{\"alg\":\"none\"," + kid + '}' << QString() << false;
    QTest::newRow("alg None") << "{\"alg\":\"None\"," + kid + '}' << QString() << false;
    QTest::newRow("HS256, the public key as secret") << "{\"alg\":\"HS256\"," + kid + '}' << QString() << false;
    QTest::newRow("no alg") << '{' + kid + '}' << QString() << false;
    QTest::newRow("alg of another case") << "{\"alg\":\"EDDSA\"," + kid + '}' << QString() << false;
    QTest::newRow("alg is a list") << "{\"alg\":[\"EdDSA\"]," + kid + '}' << QString() << false;
    QTest::newRow("a critical extension") << "{\"alg\":\"EdDSA\",\"crit\":[\"b64\"],\"b64\":false," + kid + '}' << QString()
                                          << false;
    QTest::newRow("another key in the header")
        << QByteArray("{\"alg\":\"EdDSA\"," + kid).replace("\"x\":\"", "\"x\":\"A") + '}' << QString() << false;
    QTest::newRow("another kid") << QByteArray("{\"alg\":\"EdDSA\"," + kid).replace("#z", "#y") + '}' << QString() << false;
    for (const char *claim : {"iss", "jti", "nbf", "exp", "validUntil", "issuer"})
        QTest::newRow(claim) << "{\"alg\":\"EdDSA\"," + kid + '}' << QString::fromLatin1(claim) << false;
}

void MarkingTest::aBadgeOfAnotherAlgorithmOrSpellingIsRefused() {
    QFETCH(QByteArray, header);
    QFETCH(QString, claim);
    QFETCH(bool, good);
    const SatExam exam = sat(*m_room, m_first, {});
    const QList<QByteArray> parts = makeBadge(exam, markExam(exam, m_room->bank), m_room->key).split('.');
    QJsonObject credential = QJsonDocument::fromJson(*security::fromBase64Url(parts.at(1))).object();
    credential.remove(claim);
    const QByteArray message = security::toBase64Url(header) + '.' +
                               security::toBase64Url(QJsonDocument(credential).toJson(QJsonDocument::Compact));
    // Whoever made it: even the issuer's own signature, or a MAC under his public key, does not help.
    const QByteArray jwt = message + '.' + security::toBase64Url(m_room->key.signing().sign(message));
    QCOMPARE(checkBadge(jwt).wrong.isEmpty(), good);
    QVERIFY(!checkBadge(message + '.').wrong.isEmpty());
    QVERIFY(!checkBadge(message).wrong.isEmpty());
    QVERIFY(!checkBadge(jwt + ".x").wrong.isEmpty());
    QVERIFY(!checkBadge(' ' + jwt).wrong.isEmpty());
    QVERIFY(!checkBadge(QByteArray(jwt).insert(10, '\n')).wrong.isEmpty());
    QVERIFY(!checkBadge(QByteArray(jwt).replace(".", "=.")).wrong.isEmpty());
}

void MarkingTest::validityIsSaidAndDoesNotMakeAPaperFalse() {
    const SatExam exam = sat(*m_room, m_first, {});
    const MarkedExam marked = markExam(exam, m_room->bank);
    const QDate last = validUntil(exam);
    QVERIFY(last.isValid());
    const QJsonObject job = certificateJob(exam, marked, m_room->key, QStringLiteral("Lim"));
    for (const QByteArray &paper :
         {signMark(exam, marked, m_room->key, 1), makeBadge(exam, marked, m_room->key),
          makeQrText(exam, marked, m_room->key), signPaper("%PDF-1.4\n%%EOF\n", job, m_room->key)}) {
        VerifyWith with;
        QCOMPARE(verifyFile(paper, with).validUntil, last);
        QVERIFY(!verifyFile(paper, with).expired);
        with.today = last;
        QVERIFY(!verifyFile(paper, with).expired);
        with.today = last.addDays(1);
        QVERIFY(verifyFile(paper, with).expired);
        QVERIFY(verifyFile(paper, with).good());
        QVERIFY(verifyFile(paper, with).findings.back().what.startsWith(QLatin1String("No longer valid")));
    }
    // Who did not pass has nothing that could be valid.
    const SatExam failed = sat(*m_room, m_first, {0, 1, 2});
    const Verification said = verifyFile(signMark(failed, markExam(failed, m_room->bank), m_room->key, 1));
    QVERIFY(said.good() && !said.validUntil.isValid());
    QVERIFY2(said.findings.back().what.endsWith(QLatin1String("3 of 6, not passed")), qPrintable(said.findings.back().what));
}

void MarkingTest::whatIsSignedButNoMarkIsNone() {
    for (const char *text :
         {"{}", "{\"format\":\"pitwise-mark/2\"}", "{\"format\":\"pitwise-rulings/1\",\"rulings\":[]}", "{oh"})
        QVERIFY2(!verifyFile(security::signText(text, m_room->key.signing())).good(), text);
}

void MarkingTest::noBadgeWithoutAPass() {
    const SatExam exam = sat(*m_room, m_first, {0, 1, 2});
    const MarkedExam marked = markExam(exam, m_room->bank);
    QVERIFY_EXCEPTION_THROWN((void)makeBadge(exam, marked, m_room->key), Refusal);
    QVERIFY_EXCEPTION_THROWN((void)makeQrText(exam, marked, m_room->key), Refusal);
}

void MarkingTest::theQrTextIsSigned() {
    const SatExam exam = sat(*m_room, m_first, {});
    const QByteArray text = makeQrText(exam, markExam(exam, m_room->bank), m_room->key);
    QVERIFY(text.size() < 500);
    QCOMPARE(checkQrText(text).facts.value(QLatin1String("name")).toString(), QStringLiteral("Tan Mei Ling 0"));
    for (qsizetype i = 0; i < text.size(); ++i) {
        QByteArray changed = text;
        changed[i] = static_cast<char>(changed.at(i) ^ 1);
        QVERIFY2(!verifyFile(changed).good(), qPrintable(QString::number(i)));
    }
}

void MarkingTest::verifyFollowsTheChainAndMarksAgain() {
    HandClock clock;
    const QTemporaryDir folder(quickFolder());
    const QByteArray file = sit(*m_room, clock, folder.path(), m_first, [](int i) { return i != 3; });
    const Issuer issuer = m_room->key.issuer();
    const Verification verification = verifyFile(file, {&issuer, &m_room->key, &m_room->bank});
    QVERIFY(verification.good());
    QCOMPARE(verification.findings.size(), std::size_t(3));
    QCOMPARE(verification.findings[1].what, QStringLiteral("Chain of 14 events is whole, 10:00:00 to 10:00:36 UTC"));
    QCOMPARE(verification.findings[2].what, QStringLiteral("Marked from the record: 5 of 6"));
}

void MarkingTest::theReplayShowsEveryStep() {
    const SatExam exam = sat(*m_room, m_first, {0});
    const MarkedExam marked = markExam(exam, m_room->bank);
    const std::vector<ReplayStep> steps = replayOf(exam);
    QCOMPARE(steps.size(), exam.events.size());
    QCOMPARE(steps[1].event.kind, SittingEventKind::Shown);
    QCOMPARE(replayJson(steps[1], exam, &marked).value(QLatin1String("saw")).toObject(), exam.questions[0]);
    QCOMPARE(steps[2].event.kind, SittingEventKind::Answered);
    QCOMPARE(steps[2].remainingMs, 10 * 60'000 - 6'000);
    const QJsonObject answered = replayJson(steps[2], exam, &marked);
    QVERIFY(!answered.value(QLatin1String("rightAtTheEnd")).toBool());
    QCOMPARE(answered.value(QLatin1String("key")).toObject(), FakeBank::rightAnswer(exam.questions[0]));
    QCOMPARE(steps.back().phase, SittingPhase::Finished);
}

void MarkingTest::itemStatisticsAgreeWithTheHandComputedExample() {
    // Five candidates, four items. Scores 4 3 2 1 0: mean 2, variance 2.
    const ResponseTable table{{true, true, true, true},
                              {true, true, true, false},
                              {true, true, false, false},
                              {true, false, false, false},
                              {false, false, false, false}};
    const ExamStatistics figures =
        examStatistics(table, {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d")});
    QCOMPARE(figures.mean, 2.0);
    QCOMPARE(figures.deviation, std::sqrt(2.0));
    QCOMPARE(figures.perItem[0].facility, 0.8);
    QCOMPARE(figures.perItem[3].facility, 0.2);
    // Sum of pq: .16 + .24 + .24 + .16 = .8; KR-20 = 4/3 (1 - .8/2) = .8; SEM = sqrt(2) sqrt(.2).
    QVERIFY(std::abs(*figures.kr20 - 0.8) < 1e-12);
    QVERIFY(std::abs(*figures.standardError - std::sqrt(0.4)) < 1e-12);
    // Item a with the rest 3 2 1 0 0: covariance .24, variances .16 and 1.36.
    QVERIFY(std::abs(*figures.perItem[0].discrimination - 0.24 / std::sqrt(0.16 * 1.36)) < 1e-12);
    // Wilson for 4 of 5 at 95 %: .3755 to .9638.
    QVERIFY(std::abs(figures.perItem[0].facilityWithin.low - 0.3755) < 5e-4);
    QVERIFY(std::abs(figures.perItem[0].facilityWithin.high - 0.9638) < 5e-4);
    // Fisher's z with n - 3 = 2.
    const double z = std::atanh(*figures.perItem[0].discrimination);
    QVERIFY(std::abs(figures.perItem[0].discriminationWithin->low - std::tanh(z - 1.959964 / std::sqrt(2.0))) < 1e-6);
    // Feldt: 1 - .2 F(.975; 4, 12) and 1 - .2 F(.025; 4, 12), with F = 4.1212 and 1/8.7512.
    QVERIFY(std::abs(figures.kr20Within->low - (1 - 0.2 * 4.1212)) < 1e-3);
    QVERIFY(std::abs(figures.kr20Within->high - (1 - 0.2 / 8.7512)) < 1e-3);
}

void MarkingTest::fewCandidatesGiveWideIntervalsOrNone() {
    const std::vector<QString> two{QStringLiteral("a"), QStringLiteral("b")};
    const ExamStatistics one = examStatistics(ResponseTable{{true, false}}, two);
    QVERIFY(!one.kr20 && !one.standardError && !one.perItem[0].discrimination);
    QVERIFY(one.perItem[0].facilityWithin.high - one.perItem[0].facilityWithin.low > 0.7);
    const ExamStatistics same =
        examStatistics(ResponseTable{{true, false}, {true, false}, {true, false}, {true, false}}, two);
    QVERIFY(!same.kr20 && !same.perItem[0].discrimination);
    QCOMPARE(examStatistics(ResponseTable{}, {}).candidates, 0);
    QVERIFY_EXCEPTION_THROWN((void)examStatistics(ResponseTable{{true}, {true, false}}, two), Refusal);
}

void MarkingTest::statisticsCompareSlotsOfParallelForms() {
    const SatExam a = sat(*m_room, m_first, {});
    const SatExam b = sat(*m_room, QStringLiteral("0418"), {0});
    const MarkedExam markedA = markExam(a, m_room->bank);
    MarkedExam markedB = markExam(b, m_room->bank);
    const int missed = b.form.items[0].slot;
    const ExamStatistics figures = examStatistics({&a, &b}, {&markedA, &markedB});
    QCOMPARE(figures.items, 6);
    for (const ItemStatistic &item : figures.perItem)
        QCOMPARE(item.facility, item.slot == missed ? 0.5 : 1.0);
    markedB.questions[0].counted = false;
    QCOMPARE(examStatistics({&a, &b}, {&markedA, &markedB}).items, 5);
    const Room other(smallBlueprint(), roomOf(1));
    SatExam c = sat(other, m_first, {});
    c.exam = QStringLiteral("spring");
    QVERIFY_EXCEPTION_THROWN((void)examStatistics({&a, &c}, {&markedA, &markedA}), Refusal);
}

void MarkingTest::theFDistributionAgreesWithTables() {
    QVERIFY(std::abs(fQuantile(0.95, 1, 1) - 161.4476) < 1e-3);
    QVERIFY(std::abs(fQuantile(0.95, 4, 20) - 2.866081) < 1e-5);
    QVERIFY(std::abs(fQuantile(0.975, 4, 12) - 4.121209) < 1e-5);
    QVERIFY(std::abs(fQuantile(0.025, 4, 12) - 1 / 8.751159) < 1e-5);
    QVERIFY(std::abs(fQuantile(0.5, 30, 30) - 1) < 1e-9);
    QVERIFY(std::abs(incompleteBeta(2, 3, 0.5) - 0.6875) < 1e-12);
}

void MarkingTest::angoffAgreesWithTheHandComputedExample() {
    // Judges' cuts: 1.8, 2.0, 2.2 of 3 items; deviation .2, error .2/sqrt(3).
    const AngoffCut cut = angoffCut({{0.6, 0.5, 0.7}, {0.9, 0.5, 0.6}, {0.9, 0.5, 0.8}});
    QVERIFY(std::abs(cut.cut - 2.0) < 1e-12);
    QCOMPARE(cut.passMark, 67);
    QVERIFY(std::abs(cut.judgeDeviation - 0.2) < 1e-12);
    QVERIFY(std::abs(cut.standardError - 0.2 / std::sqrt(3.0)) < 1e-12);
    QVERIFY(cut.disputed.empty());
    QCOMPARE(angoffCut({{0.2, 0.5}, {0.7, 0.5}}).disputed, std::vector<int>{0});
    QVERIFY_EXCEPTION_THROWN((void)angoffCut({{0.2}, {0.7, 0.5}}), Refusal);
    QVERIFY_EXCEPTION_THROWN((void)angoffCut({{1.2}}), Refusal);
    QVERIFY_EXCEPTION_THROWN((void)angoffCut({}), Refusal);
}

QTEST_GUILESS_MAIN(MarkingTest)
#include "tst_marking.moc"
