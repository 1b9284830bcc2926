// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sitting/sittingsession.h"
#include "core/exam/oddity.h"
#include "core/exam/quizitembank.h"
#include "core/exam/resultfile.h"
#include "core/quiz/answerjson.h"
#include "core/security/safefile.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;
using exam::GoingBack;

namespace {

const QString pin = QStringLiteral("3141592653");

/// An exam of two sections, three payouts and two rulings, and a station that sits it. PINs cost next to nothing here.
struct Hall {
    QTemporaryDir folder;
    Library library = Library::shipped();
    ChipSet chips = ChipSet::shipped();
    exam::QuizItemBank bank{library};
    exam::SystemClock clock;
    exam::IssuerKey key = exam::IssuerKey::make(QStringLiteral("Pitwise Academy"));
    exam::Blueprint blueprint;
    std::vector<exam::Candidate> candidates{{QStringLiteral("0417"), QStringLiteral("陳美玲 Tan Mei Ling"), 1, {}}};

    explicit Hall(GoingBack goingBack = GoingBack::WithinSection) {
        blueprint.id = QStringLiteral("short");
        blueprint.title = QStringLiteral("Short exam");
        blueprint.certificate = QStringLiteral("the short examination");
        blueprint.sections = {{QStringLiteral("Payouts"), {}, {QStringLiteral("payouts")}, {}, {}, 3, 0, 1, 0, 0},
                              {QStringLiteral("Rulings"), {}, {QStringLiteral("irregularities")}, {}, {}, 2, 0, 1, 0, 0}};
        blueprint.minutes = 60;
        blueprint.passMark = 60;
        blueprint.goingBack = goingBack;
        blueprint.rules.rulebooks = {QStringLiteral("lucky8@5"), QStringLiteral("luckylucky@1")};
        blueprint.bands = {1, 1};
    }
    [[nodiscard]] QString station() const { return folder.filePath(QStringLiteral("station")); }
    [[nodiscard]] QUrl seal(quint64 seed = 7'777'777) const {
        const QString path = folder.filePath(QStringLiteral("autumn.pitexam"));
        security::writeFile(path, exam::sealExam(QStringLiteral("autumn"), blueprint, bank, seed, candidates, key,
                                                 pin.toLatin1(), security::StretchCost::least()));
        return QUrl::fromLocalFile(path);
    }
    std::unique_ptr<SittingSession> sitting() {
        return std::make_unique<SittingSession>(station(), library, chips, bank, clock);
    }
    /// Of the exam that the station keeps, or will.
    [[nodiscard]] QString code() const {
        const QString kept = station() + QStringLiteral("/autumn.pitexam");
        const exam::ExamFile file(
            security::readFile(QFile::exists(kept) ? kept : folder.filePath(QStringLiteral("autumn.pitexam"))));
        return QString::fromLatin1(file.codes(key).front().second);
    }
    [[nodiscard]] exam::ReleasedSitting released() const {
        const exam::ExamFile file(security::readFile(folder.filePath(QStringLiteral("autumn.pitexam"))));
        exam::ReleasedSitting one = *file.release(QStringLiteral("0417"), pin.toLatin1());
        one.giveCode(code().toLatin1());
        return one;
    }
    void release(SittingSession &sitting) const {
        sitting.release(QStringLiteral("0417"), QStringLiteral("Goh"), pin, code());
        QTRY_VERIFY_WITH_TIMEOUT(!sitting.work()->busy(), 20'000);
        if (sitting.phase() == SittingSession::Phase::Confirm)
            sitting.begin();
        QVERIFY2(sitting.phase() == SittingSession::Phase::Running, qPrintable(sitting.work()->problem()));
    }
    [[nodiscard]] std::vector<exam::Item> questions() const {
        const exam::ExamFile file(security::readFile(folder.filePath(QStringLiteral("autumn.pitexam"))));
        const auto released = file.release(QStringLiteral("0417"), pin.toLatin1());
        return exam::questionsOf(released->form, released->blueprint, bank);
    }
    [[nodiscard]] QJsonObject keyOf(const exam::Item &item) const {
        return bank.mark(blueprint.rules, item.question, {}, item.scenario).key;
    }
    void answer(SittingSession &sitting) const {
        sitting.stage()->input()->fill(answerIn(keyOf(questions()[static_cast<std::size_t>(sitting.number() - 1)])).value());
    }
};

} // namespace

/// A station: what stands between a candidate's wrong key and an answer that is gone.
class TestStation : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QCoreApplication::addLibraryPath(QStringLiteral(PITWISE_BINARY_DIR "/tests/plugins"));
        qputenv("PITWISE_PARROT", m_said.fileName().toLocal8Bit());
        QVERIFY(m_said.open(QIODevice::ReadWrite | QIODevice::Truncate));
    }
    void cleanupTestCase() { m_said.remove(); }

    void aMoveThatClosesOpenQuestionsAsksFirst() {
        Hall hall;
        auto sitting = hall.sitting();
        sitting->open(hall.seal());
        hall.release(*sitting);
        sitting->goTo(3); // a click into the next section
        QCOMPARE(sitting->number(), 1);
        QVERIFY(sitting->leavingText().startsWith(QLatin1String("3 open and 0 flagged")));
        sitting->stay();
        QCOMPARE(sitting->leavingText(), QString());
        QCOMPARE(sitting->number(), 1);
        sitting->goTo(1); // within the section nothing is lost, and nothing asked
        QCOMPARE(sitting->number(), 2);
        hall.answer(*sitting);
        sitting->toggleFlag();
        sitting->lockAndNext();
        QCOMPARE(sitting->number(), 3);
        hall.answer(*sitting);
        sitting->lockAndNext(); // the last of its section: the answer is locked, the step waits
        QCOMPARE(sitting->number(), 3);
        QCOMPARE(sitting->overview()->answered(), 2);
        QVERIFY(sitting->leavingText().startsWith(QLatin1String("1 open and 1 flagged")));
        sitting->leave();
        QCOMPARE(sitting->number(), 4);
        QCOMPARE(sitting->leavingText(), QString());
        sitting->goTo(0); // closed for good
        QCOMPARE(sitting->number(), 4);
        QCOMPARE(sitting->problem(), QString());
    }

    void whatIsAllAnsweredIsLeftWithoutAQuestion() {
        Hall hall;
        auto sitting = hall.sitting();
        sitting->open(hall.seal());
        hall.release(*sitting);
        for (int i = 1; i <= 3; ++i) {
            hall.answer(*sitting);
            sitting->lockAndNext();
        }
        QCOMPARE(sitting->number(), 4);
    }

    void withoutGoingBackASkippedQuestionIsAskedFor() {
        Hall hall(GoingBack::No);
        auto sitting = hall.sitting();
        sitting->open(hall.seal());
        hall.release(*sitting);
        sitting->goTo(1); // Page Down
        QCOMPARE(sitting->number(), 1);
        QVERIFY(!sitting->leavingText().isEmpty());
        sitting->stay();
        hall.answer(*sitting);
        sitting->toggleFlag(); // means nothing here
        sitting->lockAndNext();
        QCOMPARE(sitting->number(), 2);
    }

    void aCrashBetweenLockAndNextStopsNobodyWithoutGoingBack() {
        Hall hall(GoingBack::No);
        const QUrl file = hall.seal();
        QVERIFY(QDir().mkpath(hall.station()));
        {
            exam::Sitting core =
                exam::Sitting::start(hall.released(), hall.bank, hall.clock, hall.station(), QStringLiteral("Goh"), {});
            core.answer(hall.keyOf(hall.questions()[0]));
        } // killed before the next question was shown
        auto sitting = hall.sitting();
        sitting->open(file);
        hall.release(*sitting);
        QCOMPARE(sitting->number(), 1);
        hall.answer(*sitting);
        sitting->stage()->input()->setTyped(QStringLiteral("1.00")); // an answer that is locked stays what it is
        sitting->lockAndNext();
        QCOMPARE(sitting->problem(), QString());
        QCOMPARE(sitting->number(), 2);
        sitting->finish();
        const exam::SatExam sat = exam::openResult(security::readFile(sitting->resultFile()), hall.key);
        QCOMPARE(sat.state.questions()[0].answer, hall.keyOf(hall.questions()[0]));
    }

    void aDamagedSittingGoesOnOnceTheInvigilatorHasSaidWhatHappened() {
        Hall hall;
        auto sitting = hall.sitting();
        sitting->open(hall.seal());
        hall.release(*sitting);
        for (int i = 0; i < 3; ++i) {
            hall.answer(*sitting);
            sitting->lockAndNext();
        }
        sitting.reset(); // a power cut, and a disk that keeps another byte
        const QString log = hall.station() + QStringLiteral("/autumn.0417.pitlog");
        QByteArray bytes = security::readFile(log);
        bytes[bytes.size() / 2] = static_cast<char>(bytes.at(bytes.size() / 2) ^ 4);
        security::writeFile(log, bytes);
        sitting = hall.sitting();
        sitting->findBrokenOff();
        QVERIFY(!sitting->damaged());
        sitting->release(QStringLiteral("0417"), QStringLiteral("Goh"), pin, hall.code());
        QTRY_VERIFY_WITH_TIMEOUT(!sitting->work()->busy(), 20'000);
        QVERIFY(sitting->damaged());
        QCOMPARE(sitting->phase(), SittingSession::Phase::Identify);
        QCOMPARE(security::readFile(log), bytes);
        sitting->release(QStringLiteral("0417"), QStringLiteral("Goh"), pin, hall.code(), QStringLiteral("a power cut"));
        QTRY_COMPARE_WITH_TIMEOUT(sitting->phase(), SittingSession::Phase::Running, 20'000);
        QVERIFY(!sitting->damaged());
        QVERIFY(sitting->overview()->answered() >= 2);
        sitting->finish();
        const exam::SatExam sat = exam::openResult(security::readFile(sitting->resultFile()), hall.key);
        QVERIFY(std::any_of(sat.events.begin(), sat.events.end(),
                            [](const exam::SittingEvent &event) { return event.text == QLatin1String("a power cut"); }));
    }

    void theClockStartsOnceHeSaysThatItIsHe() {
        Hall hall;
        auto sitting = hall.sitting();
        sitting->open(hall.seal());
        const auto release = [&] {
            sitting->release(QStringLiteral("0417"), QStringLiteral("Goh"), pin, hall.code());
            QTRY_COMPARE_WITH_TIMEOUT(sitting->phase(), SittingSession::Phase::Confirm, 20'000);
        };
        const QString log = hall.station() + QStringLiteral("/autumn.0417.pitlog");
        release();
        QVERIFY(sitting->name().contains(QLatin1String("Tan Mei Ling")));
        QVERIFY(sitting->rulesText().contains(QLatin1String("60 minutes")));
        QVERIFY(!QFile::exists(log)); // another's number was typed: nothing of his is used up
        sitting->notHim();
        QCOMPARE(sitting->phase(), SittingSession::Phase::Identify);
        QVERIFY(!QFile::exists(log));
        release();
        QTest::qWait(1'200); // he reads the rules
        sitting->begin();
        QCOMPARE(sitting->clock(), QStringLiteral("60:00"));
        QVERIFY(QFile::exists(log));
    }

    void whatTheStationSeesIsInTheRecord() {
        Hall hall;
        auto sitting = hall.sitting();
        sitting->open(hall.seal());
        hall.release(*sitting);
        sitting->screenSeen(1920, 1080, 1280, 800, 1.25);
        sitting->screenSeen(1920, 1080, 1280, 800, 1.25); // once
        sitting->windowLeft();
        sitting->windowBack(); // a glance is nothing
        sitting->windowLeft();
        QTest::qWait(700);
        sitting->windowBack();
        sitting->finish();
        const exam::SatExam sat = exam::openResult(security::readFile(sitting->resultFile()), hall.key);
        using Kind = exam::SittingEventKind;
        std::vector<exam::SittingEvent> screens, left;
        for (const exam::SittingEvent &event : sat.events)
            if (event.kind == Kind::ScreenSeen)
                screens.push_back(event);
            else if (event.kind == Kind::LeftWindow)
                left.push_back(event);
        QCOMPARE(screens.size(), std::size_t(1));
        QCOMPARE(screens.front().data.value(QLatin1String("screen")).toString(), QStringLiteral("1920x1080"));
        QCOMPARE(screens.front().data.value(QLatin1String("scale")).toDouble(), 1.25);
        QCOMPARE(screens.front().data.value(QLatin1String("textSize")).toInt(), 100);
        QCOMPARE(left.size(), std::size_t(1));
        QVERIFY(left.front().amountMs >= 700);
        const auto odd = exam::odditiesOf(sat, 0);
        QVERIFY(std::any_of(odd.begin(), odd.end(),
                            [](const exam::OddThing &one) { return one.kind == exam::Oddity::LeftWindow; }));
    }

    void resultsThatWaitAreSaidUntilTheyWereTaken() {
        Hall hall;
        auto sitting = hall.sitting();
        sitting->findBrokenOff();
        QCOMPARE(sitting->results()->count(), 0);
        sitting->open(hall.seal());
        hall.release(*sitting);
        sitting->finish();
        const QByteArray result = security::readFile(sitting->resultFile());
        sitting->close();
        QCOMPARE(sitting->results()->waiting(), QStringList{QStringLiteral("autumn, 0417")});
        sitting = hall.sitting(); // the next day
        sitting->findBrokenOff();
        QCOMPARE(sitting->results()->waiting().size(), 1);
        const QString stick = hall.folder.filePath(QStringLiteral("stick"));
        QVERIFY(QDir().mkpath(stick));
        security::writeFile(stick + QStringLiteral("/autumn.0417.pitresult"), "another's");
        sitting->results()->take(QUrl::fromLocalFile(stick));
        QVERIFY(!sitting->results()->problem().isEmpty()); // nothing is written over
        QCOMPARE(sitting->results()->waiting().size(), 1);
        QCOMPARE(security::readFile(stick + QStringLiteral("/autumn.0417.pitresult")), QByteArray("another's"));
        const QString second = hall.folder.filePath(QStringLiteral("second"));
        sitting->results()->take(QUrl::fromLocalFile(second));
        QCOMPARE(sitting->results()->problem(), QString());
        QCOMPARE(security::readFile(second + QStringLiteral("/autumn.0417.pitresult")), result);
        QCOMPARE(sitting->results()->waiting(), QStringList());
        QCOMPARE(sitting->results()->count(), 1); // and it is still here
    }

    void aLockedStationSaysUntilWhen() {
        Hall hall;
        auto sitting = hall.sitting();
        sitting->open(hall.seal());
        for (int i = 0; i < 5; ++i) {
            sitting->release(QStringLiteral("0417"), QStringLiteral("Goh"), QStringLiteral("27182818%1").arg(i),
                             hall.code());
            QTRY_VERIFY_WITH_TIMEOUT(!sitting->work()->busy(), 20'000);
        }
        static const QRegularExpression until(QStringLiteral("locked until \\d\\d:\\d\\d:\\d\\d"));
        QVERIFY2(sitting->work()->problem().contains(until), qPrintable(sitting->work()->problem()));
        sitting->release(QStringLiteral("0417"), QStringLiteral("Goh"), pin, hall.code()); // too late
        QTRY_VERIFY_WITH_TIMEOUT(!sitting->work()->busy(), 20'000);
        QCOMPARE(sitting->phase(), SittingSession::Phase::Identify);
    }

    void anotherFileOfTheSameNameTakesNoSittingsPlace() {
        Hall hall;
        auto sitting = hall.sitting();
        sitting->open(hall.seal());
        hall.release(*sitting);
        hall.answer(*sitting);
        sitting->lockAndNext();
        sitting.reset(); // a power cut
        sitting = hall.sitting();
        sitting->open(hall.seal()); // sealed once more, or somebody's own
        QVERIFY2(sitting->work()->problem().contains(QLatin1String("0417")), qPrintable(sitting->work()->problem()));
        QCOMPARE(sitting->phase(), SittingSession::Phase::Closed);
        sitting->findBrokenOff();
        hall.release(*sitting);
        QCOMPARE(sitting->overview()->answered(), 1);
        sitting->finish();
        sitting->close();
        sitting->open(hall.seal()); // that one is over: the next may come
        QCOMPARE(sitting->phase(), SittingSession::Phase::Identify);
        // A copy that is damaged keeps nobody out.
        security::writeFile(hall.station() + QStringLiteral("/autumn.pitexam"), "PITWISEE rubbish");
        sitting->close();
        sitting->open(hall.seal());
        QCOMPARE(sitting->phase(), SittingSession::Phase::Identify);
    }

    void anotherIssuerThanTheLastIsSaid() {
        Hall hall;
        auto sitting = hall.sitting();
        sitting->open(hall.seal());
        QVERIFY(!sitting->otherIssuer()); // the first
        sitting->close();
        hall.key = exam::IssuerKey::make(QStringLiteral("Pitwise Academy"));
        sitting->open(hall.seal());
        QVERIFY(!sitting->otherIssuer()); // none was released yet
        hall.release(*sitting);
        sitting->finish();
        sitting->close();
        hall.key = exam::IssuerKey::make(QStringLiteral("Pitwise Academy"));
        sitting->open(hall.seal());
        QVERIFY(sitting->otherIssuer());
    }

    void theCandidatesLanguageIsRecordedAndOutlivesACrash() {
        Hall hall;
        auto sitting = hall.sitting();
        QSignalSpy told(sitting.get(), &SittingSession::languageChanged);
        sitting->open(hall.seal());
        sitting->speak(QStringLiteral("ta")); // nobody has said who he is yet
        QCOMPARE(sitting->language(), QString());
        sitting->release(QStringLiteral("0417"), QStringLiteral("Goh"), pin, hall.code());
        QTRY_COMPARE_WITH_TIMEOUT(sitting->phase(), SittingSession::Phase::Confirm, 20'000);
        sitting->speak(QStringLiteral("zh_CN"));
        QCOMPARE(told.count(), 1);
        sitting->begin();
        sitting->speak(QStringLiteral("ms")); // the time has started
        QCOMPARE(sitting->language(), QStringLiteral("zh_CN"));
        sitting.reset(); // a power cut
        sitting = hall.sitting();
        sitting->findBrokenOff();
        hall.release(*sitting);
        QCOMPARE(sitting->language(), QStringLiteral("zh_CN"));
        sitting->finish();
        const exam::SatExam sat = exam::openResult(security::readFile(sitting->resultFile()), hall.key);
        QCOMPARE(sat.state.settings().value(QLatin1String("language")).toString(), QStringLiteral("zh_CN"));
        sitting->close();
        QCOMPARE(sitting->language(), QString()); // the next one chooses for himself
    }

    void theEndKeepsTheCandidatesAids() {
        Hall hall;
        hall.candidates[0].granted = {100, 150, true, true, false};
        auto sitting = hall.sitting();
        sitting->open(hall.seal());
        hall.release(*sitting);
        sitting->finish();
        QVERIFY(sitting->seated() && !sitting->active());
        QCOMPARE(sitting->look()->textSize(), 150);
        QCOMPARE(sitting->look()->colours(), Settings::Colours::HighContrast);
        sitting->close();
        QVERIFY(!sitting->seated());
    }

    void theSearchFindsWhatIsPacked() {
        const QByteArray secret = "Box 3: what do you pay the main bet?";
        const QByteArray packed = qCompress(secret).sliced(4);
        for (const QByteArray &file :
             {secret, "x" + secret.toBase64(), "xy" + secret.toBase64(QByteArray::Base64UrlEncoding), secret.toHex(),
              "\1\2" + packed, '"' + packed.toBase64() + '"'}) {
            const auto forms = formsOf(file);
            QVERIFY2(std::any_of(forms.begin(), forms.end(), [&](const QByteArray &form) { return form.contains(secret); }),
                     file.toHex());
        }
    }

    void noFileOfAStationShowsAQuestionToComeOrAKey() {
        Hall hall;
        auto sitting = hall.sitting();
        const QUrl file = hall.seal();
        sitting->open(file);
        hall.release(*sitting);
        hall.answer(*sitting);
        sitting->lockAndNext();
        sitting->useAid(SittingSession::Aid::TextSize, 120);
        sitting->note(QStringLiteral("a telephone rang"), QStringLiteral("Goh"), pin);
        QTRY_VERIFY_WITH_TIMEOUT(!sitting->work()->busy(), 20'000);
        sitting->extendAll(5, QStringLiteral("fire alarm"), QStringLiteral("Goh"), pin);
        QTRY_VERIFY_WITH_TIMEOUT(!sitting->work()->busy(), 20'000);
        QTest::qWait(1'300); // a beat
        const int running = searchAll(hall);
        sitting->finish();
        QVERIFY(!sitting->resultFile().isEmpty());
        const int finished = searchAll(hall);
        if (QTest::currentTestFailed())
            return;
        // Exam, its source, gate, log, beat, look and at the end the result; beside the exam file the order.
        QVERIFY2(running >= 7 && finished == running + 1, qPrintable(QStringLiteral("%1, %2").arg(running).arg(finished)));
    }

#ifdef PITWISE_SPEECH
    void questionsAreReadAloudThroughTheSystemsVoice() {
        Hall hall;
        hall.candidates[0].granted.readAloud = true;
        auto sitting = hall.sitting();
        sitting->open(hall.seal());
        QVERIFY(sitting->speaker()->available());
        hall.release(*sitting);
        QVERIFY(sitting->speaker()->isOn() && !sitting->voiceMissing());
        const QString first = sitting->stage()->prompt();
        QVERIFY2(said().last().startsWith(QLatin1String("en")) && said().last().contains(first),
                 qPrintable(said().join(u'\n')));
        for (int i = 0; i < sitting->stage()->story().size(); ++i)
            QVERIFY(said().last().contains(sitting->stage()->story().at(i)));
        const auto before = said().size();
        sitting->readAloud(); // once more
        QVERIFY(said().size() > before && said().last().contains(first));
        hall.answer(*sitting);
        sitting->lockAndNext();
        QVERIFY(said().last().contains(sitting->stage()->prompt()));
        sitting->useAid(SittingSession::Aid::ReadAloud, 0);
        const auto silent = said().size();
        hall.answer(*sitting);
        sitting->lockAndNext();
        QCOMPARE(said().size(), silent);
        QVERIFY(!sitting->voiceMissing());
        sitting->useAid(SittingSession::Aid::ReadAloud, 1);
        QVERIFY(said().last().contains(sitting->stage()->prompt()));
        sitting->finish();
        QCOMPARE(said().last(), QStringLiteral("stop")); // nothing is read into the end
        const exam::SatExam sat = exam::openResult(security::readFile(sitting->resultFile()), hall.key);
        QVERIFY(sat.candidate.granted.readAloud);
        QCOMPARE(std::count_if(
                     sat.events.begin(), sat.events.end(),
                     [](const exam::SittingEvent &event) { return event.kind == exam::SittingEventKind::SettingChanged; }),
                 2);
    }

    void aVoiceThatDoesNotAnswerIsSaid() {
        Hall hall;
        hall.candidates[0].granted.readAloud = true;
        qputenv("PITWISE_PARROT_MUTE", "1");
        auto sitting = hall.sitting();
        sitting->open(hall.seal());
        hall.release(*sitting);
        QVERIFY(!sitting->speaker()->isOn() && sitting->speaker()->failed() && sitting->voiceMissing());
        qunsetenv("PITWISE_PARROT_MUTE");
        sitting->useAid(SittingSession::Aid::ReadAloud, 1); // somebody has started it
        QVERIFY(sitting->speaker()->isOn() && !sitting->voiceMissing());
    }
#endif

private:
    QStringList said() {
        m_said.seek(0);
        return QString::fromUtf8(m_said.readAll()).split(u'\n', Qt::SkipEmptyParts);
    }

    /// Looks into every file of the station and of the folder that the exam came from; says how many there were.
    static int searchAll(const Hall &hall) {
        std::vector<QByteArray> secrets{"\"answer\"", "\"cents\"",    "\"prompt\"", "\"shoe\"", "Tan Mei",
                                        "陳美玲",     pin.toLatin1(), "telephone",  "alarm"};
        for (const exam::Item &item : hall.questions()) {
            secrets.push_back(QJsonDocument(hall.keyOf(item)).toJson(QJsonDocument::Compact));
            secrets.push_back(QByteArray::number(item.seed));
            secrets.push_back(item.family.toUtf8());
            secrets.push_back(exam::questionDigest(item.question).toLatin1());
            for (const QJsonValue &word : item.question.value(QLatin1String("prompt")).toObject())
                if (word.isString() && word.toString().size() > 5)
                    secrets.push_back(word.toString().toUtf8());
        }
        int files = 0;
        for (QDirIterator it(hall.folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); it.hasNext();) {
            const QByteArray bytes = security::readFile(it.next());
            ++files;
            for (const QByteArray &form : formsOf(bytes))
                for (const QByteArray &secret : secrets)
                    if (form.contains(secret)) {
                        QTest::qFail(qPrintable(it.fileName() + u' ' + QString::fromUtf8(secret)), __FILE__, __LINE__);
                        return files;
                    }
        }
        return files;
    }

    /// A file as it is, and whatever in it unpacks: base64 of both alphabets at each offset, hex, zlib anywhere.
    static std::vector<QByteArray> formsOf(const QByteArray &bytes) {
        std::vector<QByteArray> forms{
            bytes, QString::fromUtf16(reinterpret_cast<const char16_t *>(bytes.constData()), bytes.size() / 2).toUtf8()};
        const auto decoded = [](const QByteArray &text) {
            return QByteArray::fromBase64(QByteArray(text).replace('+', '-').replace('/', '_'),
                                          QByteArray::Base64UrlEncoding);
        };
        QByteArray run;
        for (const char c : bytes + '\0') {
            if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' || c == '_' ||
                c == '+' || c == '/') {
                run += c;
                continue;
            }
            if (run.size() >= 16) {
                for (qsizetype offset = 0; offset < 4; ++offset)
                    forms.push_back(decoded(run.sliced(offset)));
                forms.push_back(QByteArray::fromHex(run));
            }
            run.clear();
        }
        const std::size_t plain = forms.size();
        const QtMessageHandler loud = qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
        for (std::size_t i = 0; i < plain; ++i)
            for (qsizetype at = forms[i].indexOf('\x78'); at >= 0; at = forms[i].indexOf('\x78', at + 1)) {
                const QByteArray rest = forms[i].sliced(at);
                if (rest.size() > 8 && (static_cast<unsigned char>(rest.at(1)) + 0x7800) % 31 == 0)
                    if (QByteArray unpacked = qUncompress(QByteArray("\0\0\x10\0", 4) + rest); !unpacked.isEmpty())
                        forms.push_back(std::move(unpacked));
            }
        qInstallMessageHandler(loud); // qUncompress complains of what is no zlib
        return forms;
    }

    QFile m_said{QDir::tempPath() + QStringLiteral("/pitwise-parrot-%1").arg(QCoreApplication::applicationPid())};
};

QTEST_MAIN(TestStation)
#include "tst_station.moc"
