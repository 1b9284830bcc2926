// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/container.h"
#include "core/exam/keyfile.h"
#include "core/exam/releasegate.h"
#include "core/exam/resultfile.h"
#include "core/exam/verify.h"
#include "core/security/safefile.h"
#include "tests/exam/examfixture.h"

#include <QDirIterator>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace pitwise;
using namespace pitwise::exam;
using security::StretchCost;

class ExamFilesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aKeyFileOpensUnderItsPassphraseOnly();
    void thePassphraseCanBeChangedAndTheKeyStays();
    void aKeyIsNeverWrittenOver();
    void thePublicHalfIsEnoughToKnowTheIssuer();
    void everyAlteredByteOfAKeyFileIsFound();
    void aReleasePinOpensEverySittingOfTheExam();
    void aWrongPinGivesNothingAway();
    void wrongPinsAtAStationLockIt();
    void aDamagedGateLosesNoExamAndGivesNoTries();
    void shortPinsAndCandidatesTwiceAreRefused_data();
    void shortPinsAndCandidatesTwiceAreRefused();
    void anotherIssuersExamIsRefused();
    void anExamSealedAgainHasNothingOfTheOldOne();
    void anExamWhoseNamesArePathsIsRefused_data();
    void anExamWhoseNamesArePathsIsRefused();
    void resultsOfTwoSittingsCannotBeMixed();
    void aResultThatUnpacksToTooMuchIsRefused();
    void madePinsAreTenDigits();
    void anAlterationIsPlaced();
    void aResultOpensForItsIssuerOnly();
    void aForgedResultIsRefused();
    void noFileOfAStationShowsAQuestionOrKey();

private:
    template <typename F> void flipAll(const QByteArray &file, F &&found);
};

/// Tries every position, with another bit each time.
template <typename F> void ExamFilesTest::flipAll(const QByteArray &file, F &&found) {
    for (qsizetype i = 0; i < file.size(); ++i) {
        QByteArray changed = file;
        changed[i] = static_cast<char>(changed.at(i) ^ (1 << (i % 8)));
        QVERIFY2(found(changed), qPrintable(QString::number(i)));
    }
}

void ExamFilesTest::aKeyFileOpensUnderItsPassphraseOnly() {
    const IssuerKey key = IssuerKey::make(QStringLiteral("Pitwise Academy"));
    const QByteArray file = key.sealed("correct horse battery", StretchCost::least());
    const auto opened = IssuerKey::open(file, "correct horse battery");
    QVERIFY(opened);
    QCOMPARE(opened->issuer().publicKey, key.issuer().publicKey);
    QCOMPARE(opened->issuer().name, QStringLiteral("Pitwise Academy"));
    const auto secret = [](const IssuerKey &of, const char *candidate, const char *content) {
        return of.sittingSecret(QStringLiteral("a"), QString::fromLatin1(candidate), content).view().toByteArray();
    };
    QCOMPARE(secret(*opened, "1", "x"), secret(key, "1", "x"));
    QVERIFY(secret(*opened, "1", "x") != secret(key, "2", "x"));
    QVERIFY(secret(*opened, "1", "x") != secret(key, "1", "y"));
    QVERIFY(!IssuerKey::open(file, "correct horse batterz"));
    QVERIFY(!IssuerKey::open(file, ""));
    QVERIFY_EXCEPTION_THROWN((void)key.sealed("too short", StretchCost::least()), Refusal);
    // Sealed twice, nothing is the same but what everybody may know.
    QVERIFY(key.sealed("correct horse battery", StretchCost::least()) != file);
}

void ExamFilesTest::thePassphraseCanBeChangedAndTheKeyStays() {
    const QByteArray old = IssuerKey::make(QStringLiteral("A")).sealed("first passphrase", StretchCost::least());
    const QByteArray fresh = IssuerKey::open(old, "first passphrase")->sealed("second passphrase", StretchCost::least());
    QVERIFY(!IssuerKey::open(fresh, "first passphrase"));
    QCOMPARE(IssuerKey::open(fresh, "second passphrase")->issuer().fingerprint(), IssuerKey::issuerOf(old).fingerprint());
}

void ExamFilesTest::aKeyIsNeverWrittenOver() {
    const QTemporaryDir folder(quickFolder());
    const QString path = folder.filePath(QStringLiteral("issuer.pitkey"));
    const IssuerKey key = IssuerKey::make(QStringLiteral("A"));
    const QByteArray first = key.sealed("first passphrase", StretchCost::least());
    keepKey(path, first);
    QVERIFY_EXCEPTION_THROWN(keepKey(path, first), Refusal);
    QVERIFY_EXCEPTION_THROWN(security::writeFile(path, "a certificate"), Refusal);
    QVERIFY_EXCEPTION_THROWN(
        replaceKey(path, IssuerKey::make(QStringLiteral("A")).sealed("first passphrase", StretchCost::least())), Refusal);
    QCOMPARE(security::readFile(path), first);

    const QByteArray second = key.sealed("second passphrase", StretchCost::least());
    replaceKey(path, second);
    QCOMPARE(security::readFile(keyBefore(path)), first);
    replaceKey(path, key.sealed("third passphrase", StretchCost::least())); // nobody has opened the second
    QCOMPARE(security::readFile(keyBefore(path)), first);
    try {
        (void)openKey(path, "first passphrase");
        QFAIL("the passphrase was changed");
    } catch (const Refusal &refusal) {
        QVERIFY2(refusal.error.find("issuer.pitkey.before") != std::string::npos, refusal.error.c_str());
    }
    QCOMPARE(openKey(path, "third passphrase").issuer().publicKey, key.issuer().publicKey);
    QVERIFY(!QFile::exists(keyBefore(path)));
}

void ExamFilesTest::thePublicHalfIsEnoughToKnowTheIssuer() {
    const IssuerKey key = IssuerKey::make(QStringLiteral("Pitwise Academy"));
    const Issuer issuer = readIssuer(writeIssuer(key.issuer()));
    QCOMPARE(issuer.publicKey, key.issuer().publicKey);
    QCOMPARE(readIssuer(key.sealed("correct horse battery", StretchCost::least())).fingerprint(), issuer.fingerprint());
    QCOMPARE(issuer.fingerprint().size(), 39);
    QCOMPARE(issuer.fingerprint().count(QLatin1Char(' ')), 7);
}

void ExamFilesTest::everyAlteredByteOfAKeyFileIsFound() {
    const QByteArray file = IssuerKey::make(QStringLiteral("A")).sealed("correct horse battery", StretchCost::least());
    QVERIFY(verifyFile(file).good());
    flipAll(file, [](const QByteArray &changed) { return !verifyFile(changed).good(); });
}

void ExamFilesTest::aReleasePinOpensEverySittingOfTheExam() {
    const Room room(smallBlueprint(), roomOf(5));
    const ExamFile file(room.file, room.key.issuer());
    QCOMPARE(file.exam(), QStringLiteral("autumn"));
    QCOMPARE(file.candidates().size(), 5);
    std::set<QString> forms;
    for (const QString &number : file.candidates()) {
        const auto released = file.release(number, releasePin);
        QVERIFY(released);
        QCOMPARE(released->candidate.number, number);
        QCOMPARE(blueprintDigest(released->blueprint), blueprintDigest(room.blueprint));
        QVERIFY(forms.insert(QString::fromUtf8(QJsonDocument(formJson(released->form)).toJson())).second);
    }
    QVERIFY_EXCEPTION_THROWN((void)file.release(QStringLiteral("9999"), releasePin), Refusal);
}

void ExamFilesTest::aWrongPinGivesNothingAway() {
    const Room room;
    const ExamFile file(room.file);
    for (const char *pin : {"", "2718281829", "27182818280", "271828182"})
        QVERIFY(!file.release(QStringLiteral("0417"), pin));
}

void ExamFilesTest::wrongPinsAtAStationLockIt() {
    const Room room;
    const ExamFile file(room.file);
    const QTemporaryDir folder(quickFolder());
    const QString path = folder.filePath(QStringLiteral("gate.json"));
    constexpr qint64 now = 1'800'000'000'000;
    for (int i = 0; i < 5; ++i)
        QVERIFY(!ReleaseGate(path, now).release(file, QStringLiteral("0417"), "0000000000", now)); // a new program each time
    ReleaseGate gate(path, now);
    QVERIFY(gate.isLocked(now + 59'999));
    QVERIFY(!gate.release(file, QStringLiteral("0417"), releasePin, now + 59'999));
    QVERIFY(gate.release(file, QStringLiteral("0417"), releasePin, now + 60'000));
    QCOMPARE(ReleaseGate(path, now).lockout(), security::Lockout());
}

void ExamFilesTest::aDamagedGateLosesNoExamAndGivesNoTries() {
    const Room room;
    const ExamFile file(room.file);
    const QTemporaryDir folder(quickFolder());
    const QString path = folder.filePath(QStringLiteral("gate.json"));
    constexpr qint64 now = 1'800'000'000'000;
    security::writeFile(path, "{ rubbish");
    QVERIFY(!ReleaseGate(path, now).release(file, QStringLiteral("0417"), "0000000000", now));
    QVERIFY(ReleaseGate(path, now).isLocked(now)); // the next wrong one locks, also for a new program
    QVERIFY(ReleaseGate(path, now).release(file, QStringLiteral("0417"), releasePin, now + 60'000));
    QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("gate.damaged-*.json")}).size(), 1);
}

void ExamFilesTest::shortPinsAndCandidatesTwiceAreRefused_data() {
    QTest::addColumn<QByteArray>("pin");
    QTest::addColumn<int>("fault");
    QTest::newRow("a PIN of seven") << QByteArray("1234567") << 0;
    QTest::newRow("a candidate twice") << QByteArray(releasePin) << 1;
    QTest::newRow("a third attempt of two") << QByteArray(releasePin) << 2;
    QTest::newRow("less time than others") << QByteArray(releasePin) << 3;
    QTest::newRow("a number that is a path") << QByteArray(releasePin) << 4;
    QTest::newRow("nobody") << QByteArray(releasePin) << 5;
}

void ExamFilesTest::shortPinsAndCandidatesTwiceAreRefused() {
    QFETCH(QByteArray, pin);
    QFETCH(int, fault);
    std::vector<Candidate> room = roomOf(2);
    if (fault == 1)
        room[1].number = room[0].number;
    if (fault == 2)
        room[1].attempt = 3;
    if (fault == 3)
        room[1].granted.timeFactor = 90;
    if (fault == 4)
        room[1].number = QStringLiteral("../1");
    if (fault == 5)
        room.clear();
    const IssuerKey key = IssuerKey::make(QStringLiteral("A"));
    QVERIFY_EXCEPTION_THROWN(
        (void)sealExam(QStringLiteral("x"), smallBlueprint(), FakeBank(), 1, room, key, pin, StretchCost::least()), Refusal);
}

void ExamFilesTest::anotherIssuersExamIsRefused() {
    const Room room;
    const Room other;
    QVERIFY_EXCEPTION_THROWN(ExamFile(room.file, other.key.issuer()), Refusal);
    const Issuer expected = other.key.issuer();
    QVERIFY(!verifyFile(room.file, {&expected}).good());
    const Issuer own = room.key.issuer();
    QVERIFY(verifyFile(room.file, {&own}).good());
}

void ExamFilesTest::anExamSealedAgainHasNothingOfTheOldOne() {
    // The PIN of the first got about, so the same exam is sealed once more under another.
    const Room room;
    const ReleasedSitting old = room.release();
    const QByteArray again = sealExam(QStringLiteral("autumn"), room.blueprint, room.bank, 42, roomOf(2), room.key,
                                      "9071348265", StretchCost::least());
    auto fresh = ExamFile(again).release(QStringLiteral("0417"), "9071348265");
    QVERIFY(fresh);
    // Nor does a code of the old one.
    QVERIFY_EXCEPTION_THROWN(fresh->giveCode(old.code), Refusal);
    fresh->giveCode(ExamFile(again).codes(room.key).front().second);
    QVERIFY(fresh->form == old.form); // by blueprint and seed
    QVERIFY(fresh->secret.view() != old.secret.view());
    QVERIFY(!ExamFile(again).release(QStringLiteral("0417"), releasePin));
    // What everybody reads of the content says nothing of it: the same content, another digest.
    QVERIFY(fresh->attestation.contentDigest != old.attestation.contentDigest);
    // Orders to all of the old room are none of the new.
    QVERIFY(fresh->roomKey.view() != old.roomKey.view());
    // The log of one sitting does not go on under the other.
    const QTemporaryDir folder(quickFolder());
    HandClock clock;
    { (void)Sitting::start(old.copy(), room.bank, clock, folder.path(), QStringLiteral("goh"), {}); }
    QVERIFY_EXCEPTION_THROWN((void)Sitting::resume(fresh->copy(), room.bank, clock, folder.path(), QStringLiteral("goh")),
                             Refusal);
    // And both results open for their issuer.
    for (const ReleasedSitting *released : {&old, static_cast<const ReleasedSitting *>(&*fresh)}) {
        const QTemporaryDir own(quickFolder());
        Sitting sitting = Sitting::start(released->copy(), room.bank, clock, own.path(), QStringLiteral("goh"), {});
        sitting.finish();
        QCOMPARE(openResult(sitting.result(), room.key).candidate.number, QStringLiteral("0417"));
    }
}

void ExamFilesTest::anExamWhoseNamesArePathsIsRefused_data() {
    QTest::addColumn<QString>("exam");
    QTest::addColumn<bool>("sealed");
    QTest::newRow("plain") << QStringLiteral("Autumn_2026-a") << true;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("another folder") << QStringLiteral("../autumn") << false;
    QTest::newRow("below") << QStringLiteral("a/b") << false;
    QTest::newRow("a dot parts exam and candidate") << QStringLiteral("a.b") << false;
    QTest::newRow("a wildcard") << QStringLiteral("a*") << false;
    QTest::newRow("of another script") << QStringLiteral("考试") << false;
    QTest::newRow("too long for a file") << QString(81, u'a') << false;
}

void ExamFilesTest::anExamWhoseNamesArePathsIsRefused() {
    QFETCH(QString, exam);
    QFETCH(bool, sealed);
    const Room room;
    const auto works = [](auto &&act) {
        try {
            act();
            return true;
        } catch (const Refusal &) {
            return false;
        }
    };
    QCOMPARE(works([&] {
                 (void)sealExam(exam, room.blueprint, room.bank, 1, roomOf(1), room.key, releasePin, StretchCost::least());
             }),
             sealed);
    // Nor can somebody who signs his own files have a station write where he likes.
    const ReadContainer read = readContainer(room.file);
    const QByteArray header =
        QByteArray(read.container.header)
            .replace(
                "\"exam\":\"autumn\"",
                QJsonDocument(QJsonArray{exam}).toJson(QJsonDocument::Compact).replace("[", "\"exam\":").replace("]", ""));
    QCOMPARE(works([&] {
                 (void)ExamFile(writeContainer({FileKind::Exam, header, read.container.body}, room.key.signing()));
             }),
             sealed);
}

void ExamFilesTest::resultsOfTwoSittingsCannotBeMixed() {
    const Room room;
    const QTemporaryDir folder(quickFolder());
    HandClock clock;
    const QByteArray good = sit(room, clock, folder.path(), QStringLiteral("0417"), [](int) { return true; });
    const QByteArray bad = sit(room, clock, folder.path(), QStringLiteral("0418"), [](int) { return false; });
    const ReadContainer a = readContainer(good);
    const ReadContainer b = readContainer(bad);
    const auto framed = [](const QByteArray &header, const QByteArray &body, const ReleasedSitting &by) {
        return writeContainer({FileKind::Result, header, body},
                              security::SigningKey::fromSeed(security::derive(by.secret, ForSittingSignature)));
    };
    // With the secret of his own sitting, the worse one takes the better one's answers, or puts his name on them.
    const ReleasedSitting own = room.release(QStringLiteral("0418"));
    QVERIFY_EXCEPTION_THROWN((void)openResult(framed(b.container.header, a.container.body, own), room.key), Refusal);
    QVERIFY_EXCEPTION_THROWN((void)openResult(framed(a.container.header, a.container.body, own), room.key), Refusal);
    QVERIFY_EXCEPTION_THROWN((void)openResult(framed(a.container.header, b.container.body, own), room.key), Refusal);
    QByteArray renamed = a.container.header;
    renamed.replace("0417", "0418");
    QVERIFY_EXCEPTION_THROWN((void)openResult(framed(renamed, a.container.body, own), room.key), Refusal);
    // The entries of another sitting do not hang together with his header, whoever seals them.
    const SatExam theirs = openResult(good, room.key);
    std::vector<QByteArray> entries;
    QByteArray head = security::digest(logHeader(room.release(QStringLiteral("0417")).attestation));
    for (const SittingEvent &event : theirs.events) {
        entries.push_back(makeEntry(eventJson(event), static_cast<int>(entries.size()), head,
                                    security::derive(room.release(QStringLiteral("0417")).secret, ForChain)));
        head = security::digest(entries.back());
    }
    const SatExam mine = openResult(bad, room.key);
    QVERIFY_EXCEPTION_THROWN((void)openResult(sealResult(own, mine.questions, entries), room.key), Refusal);
}

void ExamFilesTest::aResultThatUnpacksToTooMuchIsRefused() {
    const Room room;
    const ReleasedSitting released = room.release();
    const QTemporaryDir folder(quickFolder());
    HandClock clock;
    const ReadContainer read =
        readContainer(sit(room, clock, folder.path(), QStringLiteral("0417"), [](int) { return true; }));
    // A candidate with root on his station knows the secret; the examiner's machine is to survive what he seals.
    const auto key = security::SecretBytes::random(security::keySize);
    QJsonObject header = QJsonDocument::fromJson(read.container.header).object();
    header.insert(QStringLiteral("key"),
                  QString::fromLatin1(security::toBase64Url(security::sealTo(released.issuer.boxKey, key))));
    const QByteArray bytes = jsonBytes(header);
    const auto signing = security::SigningKey::fromSeed(security::derive(released.secret, ForSittingSignature));
    for (const QByteArray &packed : {QByteArray("\xff\xff\xff\xff", 4) + qCompress("{}").sliced(4), QByteArray("abc")})
        QVERIFY_EXCEPTION_THROWN(
            (void)openResult(writeContainer({FileKind::Result, bytes, security::seal(key, packed, bytes)}, signing),
                             room.key),
            Refusal);
}

void ExamFilesTest::madePinsAreTenDigits() {
    std::set<QByteArray> pins;
    for (int i = 0; i < 50; ++i) {
        const QByteArray pin = makeReleasePin();
        QCOMPARE(pin.size(), 10);
        QVERIFY(std::all_of(pin.begin(), pin.end(), [](char c) { return c >= '0' && c <= '9'; }));
        QVERIFY(pins.insert(pin).second);
    }
}

void ExamFilesTest::anAlterationIsPlaced() {
    const Room room(smallBlueprint(), roomOf(4));
    QByteArray changed = room.file;
    const qsizetype at = changed.size() - 9'000; // in the sealed part
    changed[at] = static_cast<char>(changed.at(at) ^ 1);
    const Verification verification = verifyFile(changed);
    QCOMPARE(verification.findings.size(), std::size_t(1));
    const QStringList words = verification.findings[0].at.split(QLatin1Char(' '));
    QVERIFY2(words.size() >= 4, qPrintable(verification.findings[0].at));
    QVERIFY(words.at(words.size() - 3).toLongLong() <= at && words.last().toLongLong() > at);
    QVERIFY(words.last().toLongLong() - words.at(words.size() - 3).toLongLong() <= 4096);
}

void ExamFilesTest::aResultOpensForItsIssuerOnly() {
    const Room room;
    const Room other;
    const QTemporaryDir folder(quickFolder());
    HandClock clock;
    const QByteArray file = sit(room, clock, folder.path(), QStringLiteral("0417"), [](int i) { return i != 2; });
    const SatExam sat = openResult(file, room.key);
    QCOMPARE(sat.candidate.name, QStringLiteral("Tan Mei Ling 0"));
    QCOMPARE(sat.questions.size(), std::size_t(6));
    QCOMPARE(sat.state.elapsedMs(), 36'000);
    QCOMPARE(sat.state.questions()[3].spentMs, 6'000);
    QVERIFY_EXCEPTION_THROWN((void)openResult(file, other.key), Refusal);
}

void ExamFilesTest::aForgedResultIsRefused() {
    const Room room;
    ReleasedSitting released = room.release();
    std::vector<QJsonObject> questions;
    for (const Item &item : questionsOf(released.form, released.blueprint, room.bank))
        questions.push_back(item.question);
    // A candidate without the secret makes up his own, with a chain and a signature that fit it.
    const security::SecretBytes own = security::SecretBytes::random(security::keySize);
    const QByteArray start = security::digest(logHeader(released.attestation));
    const SittingEvent started{.kind = SittingEventKind::Started, .wallMs = 1, .elapsedMs = 0};
    const auto chainKey = security::derive(own, ForChain);
    const QByteArray entry = makeEntry(eventJson(started), 0, start, chainKey);
    const SittingEvent finished{.kind = SittingEventKind::Finished, .wallMs = 2, .elapsedMs = 0};
    const QByteArray last = makeEntry(eventJson(finished), 1, security::digest(entry), chainKey);
    ReleasedSitting forged = released.copy();
    forged.secret = own.copy();
    QVERIFY_EXCEPTION_THROWN((void)openResult(sealResult(forged, questions, {entry, last}), room.key), Refusal);
    // Even one who knows the secret and the code cannot leave entries out of the middle.
    const auto rightKey = released.chainKey();
    const QByteArray a = makeEntry(eventJson(started), 0, start, rightKey);
    const QByteArray b = makeEntry(eventJson({.kind = SittingEventKind::Shown, .wallMs = 1, .elapsedMs = 0, .question = 0}),
                                   1, security::digest(a), rightKey);
    const QByteArray c = makeEntry(eventJson(finished), 2, security::digest(b), rightKey);
    QCOMPARE(openResult(sealResult(released, questions, {a, b, c}), room.key).events.size(), std::size_t(3));
    QVERIFY_EXCEPTION_THROWN((void)openResult(sealResult(released, questions, {a, c}), room.key), Refusal);
    QVERIFY_EXCEPTION_THROWN((void)openResult(sealResult(released, questions, {a, b}), room.key), Refusal);
    // Nor swap a question for an easier one.
    std::swap(questions[0], questions[1]);
    QVERIFY_EXCEPTION_THROWN((void)openResult(sealResult(released, questions, {a, b, c}), room.key), Refusal);
}

void ExamFilesTest::noFileOfAStationShowsAQuestionOrKey() {
    const Room room;
    const QTemporaryDir folder(quickFolder());
    security::writeFile(folder.filePath(QStringLiteral("autumn.pitexam")), room.file);
    HandClock clock;
    security::writeFile(folder.filePath(QStringLiteral("0417.pitresult")),
                        sit(room, clock, folder.path(), QStringLiteral("0417"), [](int) { return true; }));
    { // and one that is still going on, with a beat on disk
        Sitting sitting =
            Sitting::start(room.release(QStringLiteral("0418")), room.bank, clock, folder.path(), QStringLiteral("goh"), {});
        sitting.answer(FakeBank::rightAnswer(sitting.question(0)));
        clock.pass(5'000);
        sitting.tick();
    }
    std::vector<QByteArray> secrets{"PROMPT-TEXT", "how much",  "family-", "Tan Mei Ling",
                                    "\"amount\"",  "\"cents\"", releasePin};
    for (const QString &number : {QStringLiteral("0417"), QStringLiteral("0418")}) {
        const ReleasedSitting released = room.release(number);
        for (const Item &item : questionsOf(released.form, released.blueprint, room.bank)) {
            secrets.push_back(QByteArray::number(item.seed));
            secrets.push_back(
                QByteArray::number(FakeBank::rightAnswer(item.question).value(QLatin1String("cents")).toInteger()));
            secrets.push_back(item.question.value(QLatin1String("prompt")).toString().toUtf8());
            secrets.push_back(questionDigest(item.question).toLatin1());
        }
    }
    int files = 0;
    for (QDirIterator it(folder.path(), QDir::Files); it.hasNext();) {
        const QByteArray bytes = security::readFile(it.next());
        ++files;
        for (const QByteArray &secret : secrets) {
            QVERIFY2(!bytes.contains(secret), qPrintable(it.fileName() + QLatin1Char(' ') + QString::fromUtf8(secret)));
            QVERIFY(!bytes.contains(secret.toBase64(QByteArray::OmitTrailingEquals).chopped(2)));
            QVERIFY(!bytes.contains(secret.toHex()));
        }
    }
    QCOMPARE(files, 6); // exam, result, two logs, two beats
}

QTEST_GUILESS_MAIN(ExamFilesTest)
#include "tst_examfiles.moc"
