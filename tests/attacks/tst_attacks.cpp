// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a candidate, a colleague or a stranger with files and time has tried on exams, again with every build. Who attacks
// has what the name of the test says, and nothing more.
#include "core/exam/badge.h"
#include "core/exam/container.h"
#include "core/exam/examshelf.h"
#include "core/exam/qrtext.h"
#include "core/exam/register.h"
#include "core/exam/ruling.h"
#include "core/exam/setaside.h"
#include "core/exam/verify.h"
#include "core/security/pinstrength.h"
#include "core/security/safefile.h"
#include "tests/exam/examfixture.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <functional>

#include <sys/resource.h>
#include <sys/stat.h>

using namespace pitwise;
using namespace pitwise::exam;
using security::StretchCost;

namespace {

std::string refusalOf(const std::function<void()> &attack) {
    try {
        attack();
    } catch (const Refusal &refusal) {
        return refusal.error.empty() ? "refused" : refusal.error;
    }
    return {};
}

/// A room in which one candidate has sat his exam, and what came of it.
struct Target {
    Room room;
    QTemporaryDir folder{quickFolder()};
    HandClock clock;
    QByteArray result = sit(room, clock, folder.path(), QStringLiteral("0417"), [](int) { return true; });
    SatExam sat = openResult(result, room.key);
    MarkedExam marked = markExam(sat, room.bank);
    QByteArray mark = signMark(sat, marked, room.key, clock.wall);
    QByteArray badge = makeBadge(sat, marked, room.key);
    QByteArray qr = makeQrText(sat, marked, room.key);
    Issuer issuer = room.key.issuer();

    [[nodiscard]] Verification verify(const QByteArray &file, const Register *given = nullptr, QDate today = {}) const {
        VerifyWith with;
        with.trusted = &issuer;
        with.given = given;
        with.today = today;
        return verifyFile(file, with);
    }
    [[nodiscard]] SittingPlace place() const { return {folder.path(), QStringLiteral("autumn"), QStringLiteral("0417")}; }
};

QByteArray jwt(const QJsonObject &header, const QJsonObject &payload, const security::SigningKey *key = nullptr) {
    const QByteArray message = security::toBase64Url(jsonBytes(header)) + '.' + security::toBase64Url(jsonBytes(payload));
    return message + '.' + (key ? security::toBase64Url(key->sign(message)) : QByteArray());
}

QJsonObject part(const QByteArray &badge, int number) {
    return QJsonDocument::fromJson(*security::fromBase64Url(badge.split('.').at(number))).object();
}

} // namespace

class Attacks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // --- with a file in his hands ---

    void aFileThatWasAlteredCutOrAddedToIsNeverGood_data() {
        QTest::addColumn<QByteArray>("file");
        const Target target;
        QTest::newRow("exam") << target.room.file;
        QTest::newRow("result") << target.result;
        QTest::newRow("mark") << target.mark;
        QTest::newRow("badge") << target.badge;
        QTest::newRow("code") << target.qr;
    }
    void aFileThatWasAlteredCutOrAddedToIsNeverGood() {
        QFETCH(QByteArray, file);
        QVERIFY(verifyFile(file).good());
        Random random(seedFrom(15, static_cast<quint64>(file.size())));
        for (int i = 0; i < 400; ++i) {
            QByteArray altered = file;
            const auto at = static_cast<qsizetype>(random.below(static_cast<quint32>(file.size())));
            altered[at] = static_cast<char>(altered.at(at) ^ static_cast<char>(1 + random.below(255)));
            QVERIFY2(!verifyFile(altered).good(), qPrintable(QString::number(at)));
            QVERIFY2(!verifyFile(file.first(at)).good(), qPrintable(QString::number(at)));
            QVERIFY2(!verifyFile(file.first(at) + 'x' + file.sliced(at)).good(), qPrintable(QString::number(at)));
        }
        QVERIFY(!verifyFile(file + file).good());
        QVERIFY(!verifyFile(file + "x").good());
    }

    void aLineEndBehindACodeIsNoAlteration() {
        const Target target;
        for (const char *end : {"\n", "\r\n"}) {
            QVERIFY(target.verify(target.badge + end).valid());
            QVERIFY(target.verify(target.qr + end).valid());
        }
        QVERIFY(!verifyFile(target.badge + "\n\n").good());
    }

    void aBadgeOfHisOwnMakingIsRefused_data() {
        QTest::addColumn<QByteArray>("badge");
        const Target target;
        const QJsonObject header = part(target.badge, 0), payload = part(target.badge, 1);
        const IssuerKey own = IssuerKey::make(QStringLiteral("Pitwise Academy"));
        const auto with = [](QJsonObject object, const char *key, const QJsonValue &value) {
            object[QLatin1String(key)] = value;
            return object;
        };
        const QByteArray end = '.' + target.badge.split('.').at(2);
        for (const char *algorithm : {"none", "None", "NONE", "HS256", "HS512", "RS256", "ES256", ""})
            QTest::newRow(qPrintable(QStringLiteral("alg %1").arg(QLatin1String(algorithm))))
                << jwt(with(header, "alg", QString::fromLatin1(algorithm)), payload);
        QTest::newRow("no signature") << target.badge.first(target.badge.lastIndexOf('.') + 1);
        QTest::newRow("two parts") << target.badge.first(target.badge.lastIndexOf('.'));
        QTest::newRow("crit") << jwt(with(header, "crit", QJsonArray{QStringLiteral("x")}), payload,
                                     &target.room.key.signing());
        QTest::newRow("another jwk") << jwt(
            with(header, "jwk",
                 QJsonObject{{QStringLiteral("x"), QString::fromLatin1(security::toBase64Url(own.issuer().publicKey))}}),
            payload, &own.signing());
        QTest::newRow("signed by himself") << jwt(header, payload, &own.signing());
        QTest::newRow("his own did, the issuer's signature")
            << jwt(header, with(payload, "iss", didKey(own.issuer().publicKey)), &target.room.key.signing());
        QJsonObject other = payload;
        other[QLatin1String("issuer")] = QJsonObject{{QStringLiteral("id"), didKey(own.issuer().publicKey)},
                                                     {QStringLiteral("name"), QStringLiteral("P")}};
        QTest::newRow("all his own") << makeBadge(target.sat, target.marked, own);
        QTest::newRow("claims that contradict") << jwt(header, with(payload, "nbf", 1), &target.room.key.signing());
        QTest::newRow("another end") << jwt(header, other) + end;
    }
    void aBadgeOfHisOwnMakingIsRefused() {
        QFETCH(QByteArray, badge);
        const Target target;
        QVERIFY(!target.verify(badge).valid());
    }

    void aPdfSignedAgainOrAddedToIsRefused() {
        const Target target;
        const IssuerKey own = IssuerKey::make(QStringLiteral("Pitwise Academy"));
        const QByteArray pdf = "%PDF-1.4\nA certificate\n%%EOF\n%PITWISE-PAPER certificate PW-1 2099-01-01\n";
        const QByteArray genuine = security::signText(pdf, target.room.key.signing());
        for (const QByteArray &forged :
             {genuine + "%%EOF\n", genuine + genuine, genuine.first(genuine.size() / 2) + genuine,
              security::signText(pdf, own.signing()), security::signText(genuine, own.signing()),
              QByteArray(genuine).replace("A certificate", "B certificate"), QByteArray(genuine).replace("\n", "\r\n"),
              genuine.first(genuine.lastIndexOf("%PITWISE-SIGNATURE")),
              security::signText("%PDF-1.4\n%%EOF\n%PITWISE-PAPER report PW-1\n", own.signing())})
            QVERIFY(!target.verify(forged).valid());
    }

    void aLookAlikeIsNeverGoodWithoutAKey() {
        const Target target;
        const Verification own = verifyFile(target.badge); // nobody said whose it should be
        QVERIFY(own.good() && !own.trusted && !own.valid());
        QVERIFY(!verificationJson(own).value(QLatin1String("good")).toBool());
        QVERIFY(verificationJson(own).value(QLatin1String("whole")).toBool());
    }

    void anExpiredCertificateIsNotGood() {
        const Target target;
        QVERIFY(target.verify(target.badge, nullptr, QDate(2027, 1, 1)).valid());
        const Verification over = target.verify(target.badge, nullptr, QDate(2040, 1, 1));
        QVERIFY(over.good() && over.expired && !over.valid());
    }

    // --- with the exam file ---

    void theReleasePinsThatEverybodyTriesAreRefused() {
        const Room room;
        for (const char *pin : {"11111111", "12345678", "87654321", "aaaaaaaa", "18112026", "20261118", "11182026",
                                "12341234", "abababab", "qwertyui", "1qaz2wsx", "24682468", "13579135", "password",
                                "01.01.2027", "1234567", "98765432", "11112222", "abcdefgh"})
            QVERIFY2(!refusalOf([&] {
                          (void)sealExam(QStringLiteral("x"), room.blueprint, room.bank, 1, roomOf(1), room.key, pin,
                                         StretchCost::least());
                      }).empty(),
                     pin);
        for (int i = 0; i < 200; ++i)
            QVERIFY(whyNoReleasePin(makeReleasePin()).empty());
        QCOMPARE(security::strengthOf("7149382605"), security::PinStrength::Decades);
    }

    void fileAndPinMakeNoResultThatTheIssuerBelieves() {
        const Target target;
        // He has the PIN, the file and all that this program can do, but no release code.
        ReleasedSitting stolen = *ExamFile(target.room.file).release(QStringLiteral("0418"), releasePin);
        QVERIFY(!refusalOf([&] {
                     (void)Sitting::start(stolen.copy(), target.room.bank, target.clock, target.folder.path(),
                                          QStringLiteral("goh"), {});
                 }).empty());
        QVERIFY(!refusalOf([&] { stolen.giveCode("0000-0000-0000"); }).empty());
        const QByteArray neighbour = ExamFile(target.room.file).codes(target.room.key).front().second;
        QVERIFY(!refusalOf([&] { stolen.giveCode(neighbour); }).empty()); // another candidate's
        // So he writes it himself, by the format: a perfect sitting, signed with the sitting's own key.
        stolen.code = "0000-0000-0000";
        const std::vector<Item> items = questionsOf(stolen.form, stolen.blueprint, target.room.bank);
        std::vector<QByteArray> entries;
        std::vector<QJsonObject> questions;
        QByteArray previous = security::digest(logHeader(stolen.attestation));
        qint64 at = 0;
        const auto happen = [&](SittingEvent event) {
            event.wallMs = target.clock.wall + at;
            event.elapsedMs = at;
            entries.push_back(makeEntry(eventJson(event), static_cast<int>(entries.size()), previous, stolen.chainKey()));
            previous = security::digest(entries.back());
        };
        happen({.kind = SittingEventKind::Started, .who = QStringLiteral("goh"), .data = candidateJson(stolen.candidate)});
        for (std::size_t i = 0; i < items.size(); ++i) {
            questions.push_back(items[i].question);
            happen({.kind = SittingEventKind::Shown, .question = static_cast<int>(i)});
            at += 9'000;
            happen({.kind = SittingEventKind::Answered,
                    .question = static_cast<int>(i),
                    .data = FakeBank::rightAnswer(items[i].question)});
        }
        happen({.kind = SittingEventKind::Finished, .text = QStringLiteral("candidate")});
        const QByteArray forged = sealResult(stolen, questions, entries);
        QVERIFY(checkResult(forged).alteration.none()); // so far it looks right
        const std::string said = refusalOf([&] { (void)openResult(forged, target.room.key); });
        QVERIFY2(said.find("release code") != std::string::npos, said.c_str());
        // Nor is the code in what a station keeps: with PIN, file and log of a real sitting he finds it nowhere.
        const QByteArray code = ExamFile(target.room.file).codes(target.room.key).front().second;
        for (const QString &file : {target.place().logFile(), target.place().beatFile()})
            QVERIFY(!security::readFile(file).contains(code));
        const ReleasedSitting sat = *ExamFile(target.room.file).release(QStringLiteral("0417"), releasePin);
        QVERIFY(!sat.content.contains(code));
        const SittingLog log =
            SittingLog::open(target.place().logFile(), logHeader(sat.attestation), sat.secret); // he reads every entry
        for (const QByteArray &entry : log.entries())
            QVERIFY(!entry.contains(code));
    }

    void aSmallFileCostsLittleMemoryWhateverItSays() {
        const Target target;
        rlimit before{}, tight{};
        ::getrlimit(RLIMIT_AS, &before);
        tight = before;
        tight.rlim_cur = 3'000'000'000; // some 400 MB are in use; none of it may cost gigabytes
        ::setrlimit(RLIMIT_AS, &tight);
        QByteArray wide = "{\"format\":\"pitwise-exam/2\",\"sittings\":[";
        wide += QByteArray("1,").repeated(10'000'000) + "1]}";
        const QByteArray exam = writeContainer({FileKind::Exam, wide, "x"}, target.room.key.signing());
        QVERIFY(!refusalOf([&] { (void)ExamFile(exam); }).empty());
        // A result that says it is small and unpacks to a gigabyte, or says that it is a gigabyte.
        const security::SecretBytes key = security::SecretBytes::random(security::keySize);
        const ReleasedSitting released = target.room.release(QStringLiteral("0418"));
        QByteArray packed = qCompress(QByteArray(900 * 1024 * 1024, ' '), 9);
        for (const quint32 length : {quint32(1'000), quint32(0x40000000), quint32(0xffffffff)}) {
            qToBigEndian(length, packed.data());
            const QByteArray header =
                jsonBytes({{QStringLiteral("format"), QStringLiteral("pitwise-result/2")},
                           {QStringLiteral("issuer"), QString::fromUtf8(writeIssuer(released.issuer))},
                           {QStringLiteral("attestation"), attestationJson(released.attestation)},
                           {QStringLiteral("key"),
                            QString::fromLatin1(security::toBase64Url(security::sealTo(released.issuer.boxKey, key)))}});
            const auto signing = security::SigningKey::fromSeed(security::derive(released.secret, ForSittingSignature));
            const QByteArray bomb = writeContainer({FileKind::Result, header, security::seal(key, packed, header)}, signing);
            QElapsedTimer timer;
            timer.start();
            QVERIFY(!refusalOf([&] { (void)openResult(bomb, target.room.key); }).empty());
            QVERIFY(timer.elapsed() < 5'000);
        }
        ::setrlimit(RLIMIT_AS, &before);
    }

    // --- at the station, with the sitting's files ---

    void aLogThatWasDeletedCutPutBackOrSwappedIsSeen() {
        const Room room;
        const QTemporaryDir folder(quickFolder());
        HandClock clock;
        const SittingPlace place{folder.path(), QStringLiteral("autumn"), QStringLiteral("0417")};
        const auto start = [&] {
            return Sitting::start(room.release(), room.bank, clock, folder.path(), QStringLiteral("goh"), {});
        };
        const auto resume = [&] {
            return Sitting::resume(room.release(), room.bank, clock, folder.path(), QStringLiteral("goh"));
        };
        QByteArray early;
        {
            Sitting sitting = start();
            sitting.answer({{QStringLiteral("cents"), 1}});
            early = security::readFile(place.logFile());
            for (int i = 1; i < 4; ++i) {
                sitting.show(i);
                clock.pass(30'000);
                sitting.answer({{QStringLiteral("cents"), i}});
                clock.pass(2'000);
                sitting.tick();
            }
        }
        const QByteArray whole = security::readFile(place.logFile());
        // Put back: the clock's file knows better, and no time is gained.
        security::writeFile(place.logFile(), early);
        {
            const Sitting sitting = resume();
            QVERIFY(sitting.elapsedMs() >= 96'000);
        }
        security::writeFile(place.logFile(),
                            whole.first(whole.size() / 2) + QByteArray(64, 'x') + whole.sliced(whole.size() / 2 + 64));
        QVERIFY(!refusalOf([&] { (void)resume(); }).empty());
        // Another candidate's.
        const SittingPlace other{folder.path(), QStringLiteral("autumn"), QStringLiteral("0418")};
        security::writeFile(other.logFile(), whole);
        QVERIFY(!refusalOf([&] {
                     (void)Sitting::resume(room.release(QStringLiteral("0418")), room.bank, clock, folder.path(),
                                           QStringLiteral("goh"));
                 }).empty());
        // Deleted, with its clock beside it: it starts anew, without the time that was used, and the record says so.
        QVERIFY(QFile::remove(place.logFile()));
        Sitting again = start();
        QVERIFY(again.elapsedMs() >= 96'000);
        again.finish();
        const SatExam sat = openResult(again.result(), room.key);
        const auto odd = odditiesOf(sat, 0);
        QVERIFY(std::any_of(odd.begin(), odd.end(), [](const OddThing &one) { return one.kind == Oddity::EntriesMissing; }));
    }

    void aPipeOrALinkInPlaceOfAFileHoldsNobodyUp() {
        const Room room;
        const QTemporaryDir folder(quickFolder());
        HandClock clock;
        const SittingPlace place{folder.path(), QStringLiteral("autumn"), QStringLiteral("0417")};
        QCOMPARE(::mkfifo(QFile::encodeName(place.beatFile()).constData(), 0600), 0);
        QVERIFY(!refusalOf([&] {
                     (void)Sitting::start(room.release(), room.bank, clock, folder.path(), QStringLiteral("goh"), {});
                 }).empty());
        QVERIFY(QFile::remove(place.beatFile()));
        (void)QFile::remove(place.logFile());
        const QString elsewhere = folder.filePath(QStringLiteral("elsewhere"));
        security::writeFile(elsewhere, "mine");
        QVERIFY(QFile::link(elsewhere, place.beatFile()));
        QVERIFY(!refusalOf([&] {
                     (void)Sitting::start(room.release(), room.bank, clock, folder.path(), QStringLiteral("goh"), {});
                 }).empty());
        QCOMPARE(security::readFile(elsewhere), QByteArray("mine"));
    }

    void aLongLogOpensInLinearTime() {
        const Room room;
        const QTemporaryDir folder(quickFolder());
        const ReleasedSitting released = room.release();
        const QByteArray header = logHeader(released.attestation);
        const QString path = folder.filePath(QStringLiteral("long.pitlog"));
        {
            SittingLog log = SittingLog::create(path, header, released.secret, released.code);
            for (int i = 0; i < 4'000; ++i)
                log.append({{QStringLiteral("event"), QStringLiteral("flagged")}, {QStringLiteral("n"), i}});
        }
        QElapsedTimer timer;
        timer.start();
        const SittingLog log = SittingLog::open(path, header, released.secret, released.code);
        QCOMPARE(log.entries().size(), std::size_t(4'000));
        QVERIFY2(timer.elapsed() < 3'000,
                 qPrintable(QString::number(timer.elapsed()))); // quadratic, it took as many seconds
    }

    // --- clocks and time ---

    void oddTimesAreSaid_data() {
        QTest::addColumn<int>("attack");
        QTest::addColumn<int>("oddity");
        QTest::newRow("held before it was sealed") << 0 << static_cast<int>(Oddity::BeforeSealing);
        QTest::newRow("ten years ahead") << 1 << static_cast<int>(Oddity::AfterMarking);
        QTest::newRow("all answers in no time") << 2 << static_cast<int>(Oddity::NoTime);
        QTest::newRow("an extension of a year") << 3 << static_cast<int>(Oddity::LargeExtension);
        QTest::newRow("the clock set back in a break") << 4 << static_cast<int>(Oddity::ClockWentBack);
    }
    void oddTimesAreSaid() {
        QFETCH(int, attack);
        QFETCH(int, oddity);
        const QTemporaryDir folder(quickFolder());
        HandClock clock;
        const IssuerKey key = IssuerKey::make(QStringLiteral("Pitwise Academy"));
        const FakeBank bank;
        const qint64 sealedMs = clock.wall - 3'600'000, markingMs = clock.wall + 86'400'000;
        const QByteArray file = sealExam(QStringLiteral("autumn"), smallBlueprint(), bank, 42, roomOf(1), key, releasePin,
                                         StretchCost::least(), sealedMs);
        clock.wall += attack == 0 ? -864'000'000LL : attack == 1 ? 315'360'000'000LL : 0;
        {
            Sitting sitting = Sitting::start(released(file, key, QStringLiteral("0417")), bank, clock, folder.path(),
                                             QStringLiteral("goh"), {});
            for (int i = 0; i < 6; ++i) {
                sitting.show(i);
                clock.pass(attack == 2 ? 10 : 8'000);
                sitting.answer({{QStringLiteral("cents"), 1}});
            }
            if (attack == 3)
                sitting.extend(31'536'000'000LL, QStringLiteral("goh"), QStringLiteral("fire"));
        }
        if (attack == 4)
            clock.wall -= 7'200'000;
        Sitting sitting =
            Sitting::resume(released(file, key, QStringLiteral("0417")), bank, clock, folder.path(), QStringLiteral("goh"));
        sitting.finish();
        const SatExam sat = openResult(sitting.result(), key);
        const std::vector<OddThing> odd = odditiesOf(sat, markingMs);
        QCOMPARE(odd.size(), std::size_t(1));
        QCOMPARE(static_cast<int>(odd.front().kind), oddity);
        const MarkedExam marked = markExam(sat, bank, {}, markingMs);
        QVERIFY(signMark(sat, marked, key, markingMs).contains("\"odd\""));
    }

    void anAnswerAfterTheTimeIsSaid() {
        // Written by who holds PIN and code, with the program's own parts.
        const Target target;
        SatExam late = target.sat;
        for (SittingEvent &event : late.events)
            if (event.kind == SittingEventKind::Answered && event.question == 5) {
                event.elapsedMs = 36'000'000;
                late.events.back().elapsedMs = 36'000'001;
            }
        const auto odd = odditiesOf(late, 0);
        QVERIFY(std::any_of(odd.begin(), odd.end(), [](const OddThing &one) { return one.kind == Oddity::LateAnswers; }));
        QVERIFY(odditiesOf(target.sat, 0).empty());
    }

    void aSittingOfItsOwnDayAndASecondResultAreSaid() {
        const Room room(smallBlueprint(), roomOf(4));
        std::vector<std::unique_ptr<QTemporaryDir>> folders;
        std::vector<std::unique_ptr<SatExam>> sat;
        const auto add = [&](const char *number, qint64 days) {
            HandClock clock;
            clock.wall += days * 86'400'000;
            folders.push_back(std::make_unique<QTemporaryDir>(quickFolder()));
            sat.push_back(std::make_unique<SatExam>(openResult(
                sit(room, clock, folders.back()->path(), QString::fromLatin1(number), [](int) { return true; }), room.key)));
        };
        add("0417", 0);
        add("0418", 0);
        add("0419", 400);
        add("0417", 0);
        std::vector<const SatExam *> all;
        for (const auto &one : sat)
            all.push_back(one.get());
        QCOMPARE(odditiesAmong(*sat[1], all), std::vector<OddThing>());
        QCOMPARE(odditiesAmong(*sat[2], all), (std::vector<OddThing>{{Oddity::ApartFromOthers, 400}}));
        QCOMPARE(odditiesAmong(*sat[0], all), (std::vector<OddThing>{{Oddity::AnotherResult, 1}}));
        // Decided, with a reason, and signed.
        QVERIFY(!refusalOf([&] { (void)setAsideResult(*sat[3], QString(), QStringLiteral("lim"), 1); }).empty());
        const QByteArray file =
            writeSetAside({setAsideResult(*sat[3], QStringLiteral("sat twice"), QStringLiteral("lim"), 1)}, room.key);
        const auto decided = readSetAside(file, room.key.issuer().publicKey);
        QVERIFY(setAsideOf(decided, *sat[3]) && !setAsideOf(decided, *sat[0]));
        QVERIFY(!refusalOf([&] {
                     (void)readSetAside(QByteArray(file).replace("twice", "often"), room.key.issuer().publicKey);
                 }).empty());
    }

    // --- with the examiner's disk ---

    void nothingOnTheShelfRemakesTheForms() {
        const Room room;
        const QTemporaryDir folder(quickFolder());
        ExamShelf shelf(folder.path());
        const Blueprint blueprint = shelf.keep(room.blueprint);
        PlannedExam exam{QStringLiteral("autumn"), blueprint.id, blueprint.version, {}, roomOf(2), 1, 0};
        shelf.keep(exam);
        constexpr quint64 seed = 4'123'456'789'012'345;
        const FormMaker maker(blueprint, room.bank, seed);
        const std::vector<Form> forms{maker.make(0).form, maker.make(1).form};
        shelf.keepSealed(exam, room.file, seed, forms, room.key, 2);
        QVERIFY(openSeed(shelf.exam(QStringLiteral("autumn")), room.key) == seed);
        QVERIFY(!refusalOf([&] {
                     (void)openSeed(shelf.exam(QStringLiteral("autumn")), IssuerKey::make(QStringLiteral("x")));
                 }).empty());
        QDirIterator files(folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        int looked = 0;
        while (files.hasNext()) {
            const QByteArray bytes = security::readFile(files.next());
            ++looked;
            QByteArray raw(8, Qt::Uninitialized);
            qToBigEndian(seed, raw.data());
            for (const QByteArray &secret : {QByteArray::number(seed), QByteArray::number(seed, 16), raw})
                QVERIFY2(!bytes.contains(secret), qPrintable(files.filePath()));
            for (const Form &form : forms)
                for (const FormItem &item : form.items)
                    for (const QString &secret : {item.identity, item.digest, QString::number(item.seed)})
                        QVERIFY2(!bytes.contains(secret.toUtf8()), qPrintable(files.filePath()));
        }
        QVERIFY(looked >= 4);
        QCOMPARE(static_cast<int>(shelf.exposure(room.key).size()), 12);
    }

    // --- a colleague ---

    void handWrittenRulingsAreRefused() {
        const Target target;
        const QByteArray byHand =
            "{\"format\":\"pitwise-rulings/2\",\"rulings\":[{\"ruling\":\"full-marks\",\"reason\":\"r\","
            "\"by\":[\"nobody1\",\"nobody2\"],\"at\":1,\"question\":\"" +
            target.sat.form.items[0].identity.toUtf8() + "\"}]}";
        QVERIFY(!refusalOf([&] { (void)readRulings(byHand, target.issuer); }).empty());
        QVERIFY(!refusalOf([&] {
                     (void)readRulings(security::signText(byHand + '\n', IssuerKey::make(QStringLiteral("x")).signing()),
                                       target.issuer);
                 }).empty());
        // With the issuer's key too, two people have to have signed.
        QVERIFY(!refusalOf([&] {
                     (void)readRulings(security::signText(byHand + '\n', target.room.key.signing()), target.issuer);
                 }).empty());
    }

    void nobodySignsForTwoUnnoticed() {
        const QTemporaryDir folder(quickFolder());
        const QString file = folder.filePath(QStringLiteral("people.json"));
        people::People people(file, StretchCost::least());
        people.add(QStringLiteral("lim"), QStringLiteral("Lim"), people::Role::Examiner, "471193");
        people.add(QStringLiteral("ong"), QStringLiteral("Ong"), people::Role::Instructor, "639172",
                   {QStringLiteral("lim"), 1});
        people.changePin(QStringLiteral("ong"), "639172", "905182", 2);
        ItemRuling draft;
        draft.question = QStringLiteral("q");
        draft.reason = QStringLiteral("r");
        const auto rule = [&](const char *pin) {
            return refusalOf([&] {
                (void)ruleOnItem(draft, people, {QStringLiteral("lim"), "471193"}, {QStringLiteral("ong"), pin}, 3);
            });
        };
        QVERIFY(rule("905182").empty());
        people.resetPin(QStringLiteral("ong"), "718293", {QStringLiteral("lim"), 4}); // forgotten, says lim
        QVERIFY(!rule("718293").empty());
        QCOMPARE(people.log().back().by, QStringLiteral("lim"));
        // And the line about it can neither be changed nor taken out.
        const QByteArray log = security::readFile(file + QStringLiteral(".log"));
        security::writeFile(file + QStringLiteral(".log"),
                            QByteArray(log).replace("\"by\":\"lim\",\"key", "\"by\":\"ong\",\"key"));
        QVERIFY(!refusalOf([&] { (void)people.log(); }).empty());
        security::writeFile(file + QStringLiteral(".log"), log.first(log.lastIndexOf('\n', -2) + 1));
        QVERIFY(!refusalOf([&] { (void)people.log(); }).empty());
        QVERIFY(QFile::remove(file + QStringLiteral(".log")));
        QVERIFY(!refusalOf([&] { (void)people.log(); }).empty());
    }

    void rightsAreAskedFor() {
        const QTemporaryDir folder(quickFolder());
        people::People people(folder.filePath(QStringLiteral("people.json")), StretchCost::least());
        people.add(QStringLiteral("lim"), QStringLiteral("Lim"), people::Role::Examiner, "471193");
        people.add(QStringLiteral("goh"), QStringLiteral("Goh"), people::Role::Invigilator, "639172");
        people.add(QStringLiteral("ong"), QStringLiteral("Ong"), people::Role::Instructor, "905182");
        const auto may = [&](people::Right right, const char *id, const char *pin) {
            return refusalOf([&] { people.need(right, QString::fromLatin1(id), pin, 1); }).empty();
        };
        QVERIFY(may(people::Right::ReleaseSittings, "goh", "639172"));
        QVERIFY(!may(people::Right::ReleaseSittings, "goh", "471193"));
        QVERIFY(!may(people::Right::ReleaseSittings, "ong", "905182"));
        QVERIFY(!may(people::Right::ManagePeople, "goh", "639172"));
        QVERIFY(may(people::Right::ManagePeople, "lim", "471193"));
    }

    void aWithdrawnCertificateIsNotGoodAndARegradeWithdraws() {
        const Target target;
        Register given;
        QVERIFY(given.enter(target.sat, target.marked, 1).isEmpty());
        QVERIFY(given.enter(target.sat, target.marked, 2).isEmpty()); // once
        QCOMPARE(given.entries().size(), std::size_t(1));
        QVERIFY(target.verify(target.mark, &given).valid());
        // After rulings he has not passed any more: his old number goes, the new one never was a pass.
        MarkedExam again = target.marked;
        again.rulings.push_back({});
        again.score.right = 0;
        const QStringList gone = given.enter(target.sat, again, 3);
        QCOMPARE(gone, QStringList{certificateNumber(target.sat, target.marked)});
        QVERIFY(certificateNumber(target.sat, again) != gone.front());
        for (const QByteArray &paper : {target.mark, target.badge, target.qr}) {
            const Verification verified = target.verify(paper, &given);
            QVERIFY(verified.withdrawn && !verified.valid());
        }
        // The register is the issuer's, and nobody else's.
        const QByteArray file = given.sealed(target.room.key);
        QCOMPARE(Register::read(file, target.issuer.publicKey).withdrawals().size(), std::size_t(1));
        QVERIFY(!refusalOf([&] {
                     (void)Register::read(QByteArray(file).replace("regrade", "nothing"), target.issuer.publicKey);
                 }).empty());
        QVERIFY(!refusalOf([&] {
                     (void)Register::read(given.sealed(IssuerKey::make(QStringLiteral("x"))), target.issuer.publicKey);
                 }).empty());
        QVERIFY(!refusalOf([&] { given.withdraw(gone.front(), QStringLiteral("r"), QStringLiteral("lim"), 4); }).empty());
        QVERIFY(!refusalOf([&] {
                     given.withdraw(QStringLiteral("PW-0"), QStringLiteral("r"), QStringLiteral("lim"), 4);
                 }).empty());
    }

    // --- what a candidate must not lose ---

    void whatWasChosenAndNotLockedCountsAtTheEnd() {
        const Room room;
        const QTemporaryDir folder(quickFolder());
        HandClock clock;
        {
            Sitting sitting = Sitting::start(room.release(), room.bank, clock, folder.path(), QStringLiteral("goh"), {});
            clock.pass(5'000);
            sitting.choose({{QStringLiteral("cents"), 50}});
            sitting.show(1); // looked at another question, and killed
        }
        Sitting sitting = Sitting::resume(room.release(), room.bank, clock, folder.path(), QStringLiteral("goh"));
        QCOMPARE(sitting.state().questions()[0].chosen.value(QLatin1String("cents")).toInt(), 50);
        QVERIFY(!sitting.state().questions()[0].answered);
        clock.pass(3'600'000);
        sitting.tick();
        const SatExam sat = openResult(sitting.result(), room.key);
        QVERIFY(sat.state.questions()[0].answered && sat.state.questions()[0].kept);
        QCOMPARE(sat.state.questions()[0].answer.value(QLatin1String("cents")).toInt(), 50);
        QCOMPARE(sat.state.endedBy(), QStringLiteral("time"));
    }
};

QTEST_GUILESS_MAIN(Attacks)
#include "tst_attacks.moc"
