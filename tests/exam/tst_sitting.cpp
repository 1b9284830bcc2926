// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/oddity.h"
#include "core/exam/resultfile.h"
#include "core/exam/salvage.h"
#include "core/security/safefile.h"
#include "tests/exam/examfixture.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace pitwise;
using namespace pitwise::exam;

namespace {
constexpr qint64 minute = 60'000;
QJsonObject amount(int cents) {
    return {{QStringLiteral("type"), QStringLiteral("amount")}, {QStringLiteral("cents"), cents}};
}
} // namespace

class SittingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(quickFolder()); }
    void recordsEveryAnswerBeforeItReturns();
    void questionsToComeStayHidden();
    void goingBackFollowsTheBlueprint_data();
    void goingBackFollowsTheBlueprint();
    void timeIsOverToTheMillisecond();
    void aSectionsTimeClosesItAndGoesOn();
    void aSectionsTimeEndsNoExamThatCanBeLookedAtAgain();
    void anAnswerAfterTheSectionsTimeLandsNowhere();
    void theTimeFactorAppliesToAllTimes();
    void anExtensionReachesTheSectionOnScreen();
    void anOrderToAllIsObeyedOnceByEverySitting();
    void aPauseStopsTheClock();
    void flagsIncidentsAndSettingsAreRecorded();
    void timeAfterACrashFollowsTheBlueprint_data();
    void timeAfterACrashFollowsTheBlueprint();
    void aCrashInAPauseCostsNothing();
    void theHeartbeatKeepsTheSecond();
    void aTornLastRecordLosesNothingAcknowledged();
    void everyAlteredByteOfTheLogBeforeTheLastEntryIsFound();
    void aDamagedLogGoesOnUnderANoteWithAllThatIsWhole_data();
    void aDamagedLogGoesOnUnderANoteWithAllThatIsWhole();
    void oneDamagedByteAnywhereCostsOneEntryAtMost();
    void aDamagedLogOfASittingThatWasOverGivesItsResult();
    void whatIsNoLogOfThisSittingIsNotMended();
    void aLogThatWasCutBackShowsItAndGivesNoTime();
    void aClocksFileTakenAwayGivesNoTimeAndIsNoted_data();
    void aClocksFileTakenAwayGivesNoTimeAndIsNoted();
    void whatAFailedSaveLeftBehindBreaksNothing();
    void aFullDiskTakesNoAnswerAndLosesNone();
    void whatIsTooLongToBeReadAgainIsNotWritten();
    void aClockSetBackIsInTheRecord();
    void namesThatReadAlikeAreTwoSittings();
    void aSittingStartsOnce();
    void aSittingIsOpenInOneWindowOnly();
    void anotherCandidatesLogIsRefused();
    void anotherBankLeavesNoStartedSitting();
    void aFinishedSittingGivesItsResultAgain();
    void theInvigilatorCanStopASitting();

private:
    QString folder() const { return m_folder->path(); }
    Sitting start(const Room &room) {
        return Sitting::start(room.release(), room.bank, m_clock, folder(), QStringLiteral("goh"), QStringLiteral("4"));
    }
    Sitting resume(const Room &room) {
        return Sitting::resume(room.release(), room.bank, m_clock, folder(), QStringLiteral("goh"));
    }
    Sitting mend(const Room &room) {
        return Sitting::resume(room.release(), room.bank, m_clock, folder(), QStringLiteral("goh"), m_note);
    }
    /// Six questions answered, 1 to 6 cents; what lies on disk then.
    QByteArray answerAll(const Room &room) {
        Sitting sitting = start(room);
        for (int i = 0; i < 6; ++i) {
            sitting.show(i);
            m_clock.pass(4'000);
            sitting.answer(amount(i + 1));
            sitting.tick();
        }
        return security::readFile(log());
    }
    const QString m_note = QStringLiteral("the stick was pulled out");
    QString log() const { return SittingPlace{folder(), QStringLiteral("autumn"), QStringLiteral("0417")}.logFile(); }
    std::unique_ptr<QTemporaryDir> m_folder;
    HandClock m_clock;
};

void SittingTest::recordsEveryAnswerBeforeItReturns() {
    const Room room;
    auto sitting = std::make_unique<Sitting>(start(room));
    sitting->answer(amount(100));
    sitting->show(1);
    sitting->answer(amount(200));
    sitting->answer(amount(300)); // going back is allowed, so is a change
    sitting.reset();              // as if killed: nothing is written at the end
    const Sitting again = resume(room);
    QCOMPARE(again.state().current(), 1);
    QCOMPARE(again.state().questions()[0].answer, amount(100));
    QCOMPARE(again.state().questions()[1].answer, amount(300));
    QCOMPARE(again.state().questions()[1].changes, 1);
    QVERIFY(!again.state().questions()[2].answered);
}

void SittingTest::questionsToComeStayHidden() {
    const Room room;
    Sitting sitting = start(room);
    QVERIFY(!sitting.question(0).isEmpty());
    QVERIFY_EXCEPTION_THROWN((void)sitting.question(1), Refusal);
    sitting.show(1);
    QVERIFY(!sitting.question(1).isEmpty());
}

void SittingTest::goingBackFollowsTheBlueprint_data() {
    QTest::addColumn<GoingBack>("rule");
    QTest::addColumn<bool>("inSection");
    QTest::addColumn<bool>("acrossSections");
    QTest::addColumn<bool>("change");
    QTest::newRow("no going back") << GoingBack::No << false << false << false;
    QTest::newRow("within the section") << GoingBack::WithinSection << true << false << true;
    QTest::newRow("everywhere") << GoingBack::Everywhere << true << true << true;
}

void SittingTest::goingBackFollowsTheBlueprint() {
    QFETCH(GoingBack, rule);
    QFETCH(bool, inSection);
    QFETCH(bool, acrossSections);
    QFETCH(bool, change);
    Blueprint blueprint = smallBlueprint();
    blueprint.goingBack = rule;
    const Room room(blueprint);
    Sitting sitting = start(room);
    sitting.answer(amount(1));
    const auto allowed = [&](auto &&act) {
        try {
            act();
            return true;
        } catch (const Refusal &) {
            return false;
        }
    };
    QCOMPARE(allowed([&] { sitting.answer(amount(2)); }), change);
    sitting.show(2);
    QCOMPARE(allowed([&] { sitting.show(0); }), inSection);
    sitting.show(4); // the second section
    QCOMPARE(allowed([&] { sitting.show(0); }), acrossSections);
    QCOMPARE(sitting.state().sections()[0].closed, !acrossSections);
}

void SittingTest::timeIsOverToTheMillisecond() {
    Blueprint blueprint = smallBlueprint();
    blueprint.sections[0].minutes = 0;
    const Room room(blueprint);
    Sitting sitting = start(room);
    m_clock.pass(10 * minute - 1);
    sitting.answer(amount(1));
    QCOMPARE(sitting.remainingMs(), 1);
    m_clock.pass(5'000); // the window was busy
    QVERIFY_EXCEPTION_THROWN(sitting.answer(amount(2)), Refusal);
    QCOMPARE(sitting.state().phase(), SittingPhase::Finished);
    QCOMPARE(sitting.state().elapsedMs(), 10 * minute);
    QCOMPARE(sitting.state().questions()[0].answer, amount(1));
}

void SittingTest::aSectionsTimeClosesItAndGoesOn() {
    const Room room; // section 0: five minutes of ten
    Sitting sitting = start(room);
    m_clock.pass(4 * minute);
    QCOMPARE(sitting.sectionRemainingMs().value(), minute);
    m_clock.pass(2 * minute);
    sitting.tick();
    QCOMPARE(sitting.state().current(), 3);
    QVERIFY(sitting.state().sections()[0].closed);
    QCOMPARE(sitting.state().sections()[0].spentMs, 5 * minute);
    QVERIFY(!sitting.sectionRemainingMs());
    QCOMPARE(sitting.remainingMs(), 4 * minute);
    m_clock.pass(4 * minute);
    sitting.tick();
    QCOMPARE(sitting.state().phase(), SittingPhase::Finished);
}

void SittingTest::aSectionsTimeEndsNoExamThatCanBeLookedAtAgain() {
    Blueprint blueprint = smallBlueprint(); // section 0: five minutes of ten
    blueprint.goingBack = GoingBack::Everywhere;
    const Room room(blueprint);
    Sitting sitting = start(room);
    for (int i = 3; i < 6; ++i) { // the second section first, all of it
        sitting.show(i);
        sitting.answer(amount(i + 1));
    }
    sitting.show(0);
    m_clock.pass(5 * minute);
    sitting.tick();
    // Everything else is answered, and there are five minutes left to look at it again.
    QCOMPARE(sitting.state().phase(), SittingPhase::Running);
    QCOMPARE(sitting.state().current(), 3);
    sitting.answer(amount(40));
    m_clock.pass(5 * minute);
    sitting.tick();
    QCOMPARE(sitting.state().phase(), SittingPhase::Finished);
    QCOMPARE(sitting.state().questions()[3].answer, amount(40));
}

void SittingTest::anAnswerAfterTheSectionsTimeLandsNowhere() {
    const Room room; // section 0: five minutes, three questions
    Sitting sitting = start(room);
    sitting.show(2);
    m_clock.pass(6 * minute); // no tick in between: the answer itself finds that time is over
    QVERIFY_THROWS_EXCEPTION(Refusal, sitting.answer(amount(7)));
    QCOMPARE(sitting.state().current(), 3);
    for (const QuestionState &question : sitting.state().questions())
        QVERIFY(!question.answered);
    sitting.show(3);
    sitting.answer(amount(7));
    QCOMPARE(sitting.state().questions()[3].answer, amount(7));
}

void SittingTest::theTimeFactorAppliesToAllTimes() {
    std::vector<Candidate> candidates = roomOf(1);
    candidates[0].granted = {125, 120, true, false, false};
    const Room room(smallBlueprint(), candidates);
    const Sitting sitting = start(room);
    QCOMPARE(sitting.remainingMs(), 10 * minute * 125 / 100);
    QCOMPARE(sitting.sectionRemainingMs().value(), 5 * minute * 125 / 100);
    QCOMPARE(sitting.candidate().granted, candidates[0].granted);
}

void SittingTest::anOrderToAllIsObeyedOnceByEverySitting() {
    const Room room;
    Sitting first = Sitting::start(room.release(), room.bank, m_clock, m_folder->path(), QStringLiteral("goh"), {});
    Sitting second = Sitting::start(room.release(QStringLiteral("0418")), room.bank, m_clock, m_folder->path(),
                                    QStringLiteral("goh"), {});
    const RoomOrder order =
        RoomOrder::make(first.exam(), 5 * minute, QStringLiteral("goh"), QStringLiteral("fire alarm"), m_clock.wallMs());
    keepOrder(m_folder->path(), order, first.roomKey());
    // One that a candidate makes up, and one of another exam: nobody obeys them.
    keepOrder(m_folder->path(),
              RoomOrder::make(first.exam(), 50 * minute, QStringLiteral("me"), QStringLiteral("why not"), 0),
              security::SecretBytes::random(security::keySize));
    keepOrder(
        m_folder->path(),
        RoomOrder::make(QStringLiteral("winter"), minute, QStringLiteral("goh"), QStringLiteral("r"), m_clock.wallMs()),
        first.roomKey());
    const auto orders = ordersIn(m_folder->path(), second.exam(), second.roomKey());
    QCOMPARE(orders.size(), std::size_t(1));
    for (Sitting *sitting : {&first, &second}) {
        QVERIFY(sitting->obey(orders.front()));
        QVERIFY(!sitting->obey(orders.front()));
        QCOMPARE(sitting->remainingMs(), 15 * minute);
        QCOMPARE(sitting->sectionRemainingMs().value(), 10 * minute);
    }
    // Nothing of it can be read, and a sitting that begins long afterwards has its own time.
    const QByteArray file = security::readFile(m_folder->path() + u'/' + order.fileName());
    QVERIFY(!file.contains("goh") && !file.contains("alarm"));
    RoomOrder old = order;
    old.id = QStringLiteral("old");
    old.wallMs -= 60 * minute;
    QVERIFY(!first.obey(old));
}

void SittingTest::anExtensionReachesTheSectionOnScreen() {
    const Room room;
    Sitting sitting = start(room);
    sitting.extend(3 * minute, QStringLiteral("goh"), QStringLiteral("fire drill"));
    QCOMPARE(sitting.remainingMs(), 13 * minute);
    QCOMPARE(sitting.sectionRemainingMs().value(), 8 * minute); // else the section would end all the same
    sitting.show(3);                                            // a section without a time of its own
    sitting.extend(minute, QStringLiteral("goh"), QStringLiteral("screen froze"));
    QCOMPARE(sitting.remainingMs(), 14 * minute);
    QVERIFY(!sitting.sectionRemainingMs());
    QVERIFY_EXCEPTION_THROWN(sitting.extend(minute, QStringLiteral("goh"), {}), Refusal);
    QVERIFY_EXCEPTION_THROWN(sitting.extend(-minute, QStringLiteral("goh"), QStringLiteral("less")), Refusal);
    QCOMPARE(sitting.remainingMs(), 14 * minute);
}

void SittingTest::aPauseStopsTheClock() {
    const Room room;
    Sitting sitting = start(room);
    m_clock.pass(minute);
    sitting.pause(QStringLiteral("goh"), QStringLiteral("fire alarm"));
    QVERIFY_EXCEPTION_THROWN(sitting.answer(amount(1)), Refusal);
    m_clock.pass(30 * minute);
    sitting.tick();
    QCOMPARE(sitting.remainingMs(), 9 * minute);
    sitting.proceed(QStringLiteral("goh"));
    m_clock.pass(minute);
    sitting.answer(amount(1));
    QCOMPARE(sitting.remainingMs(), 8 * minute);
}

void SittingTest::flagsIncidentsAndSettingsAreRecorded() {
    const Room room;
    Sitting sitting = start(room);
    sitting.flag(true);
    sitting.changeSetting(QStringLiteral("textSize"), 120);
    sitting.noteIncident(QStringLiteral("goh"), QStringLiteral("a telephone rang"));
    QVERIFY(sitting.state().questions()[0].flagged);
    sitting.finish();
    const SatExam sat = openResult(sitting.result(), room.key);
    QStringList kinds;
    for (const SittingEvent &event : sat.events)
        kinds << eventJson(event).value(QLatin1String("event")).toString();
    QCOMPARE(kinds.join(QLatin1Char(' ')), QStringLiteral("started shown flagged setting incident finished"));
    QCOMPARE(sat.events[4].text, QStringLiteral("a telephone rang"));
    QCOMPARE(sat.events[4].who, QStringLiteral("goh"));
}

void SittingTest::timeAfterACrashFollowsTheBlueprint_data() {
    QTest::addColumn<AfterCrash>("policy");
    QTest::addColumn<int>("minutes");
    QTest::addColumn<qint64>("outage");
    QTest::addColumn<qint64>("cost");
    QTest::newRow("the clock stops") << AfterCrash::ClockStops << 0 << 6 * minute << qint64(0);
    QTest::newRow("the clock runs") << AfterCrash::ClockRuns << 0 << 3 * minute << 3 * minute;
    QTest::newRow("stops up to four minutes, out for three") << AfterCrash::ClockStopsUpTo << 4 << 3 * minute << qint64(0);
    QTest::newRow("stops up to four minutes, out for six") << AfterCrash::ClockStopsUpTo << 4 << 6 * minute << 2 * minute;
    QTest::newRow("the wall clock was set back") << AfterCrash::ClockRuns << 0 << -60 * minute << qint64(0);
}

void SittingTest::timeAfterACrashFollowsTheBlueprint() {
    QFETCH(AfterCrash, policy);
    QFETCH(int, minutes);
    QFETCH(qint64, outage);
    QFETCH(qint64, cost);
    Blueprint blueprint = smallBlueprint();
    blueprint.sections[0].minutes = 0;
    blueprint.afterCrash = policy;
    blueprint.crashMinutes = minutes;
    const Room room(blueprint);
    {
        Sitting sitting = start(room);
        m_clock.pass(2 * minute);
        sitting.answer(amount(1));
    }
    m_clock.wall += outage;
    m_clock.steady = 17; // another boot
    const Sitting again = resume(room);
    QCOMPARE(again.remainingMs(), 8 * minute - cost);
    QCOMPARE(again.state().current(), 0);
}

void SittingTest::aCrashInAPauseCostsNothing() {
    Blueprint blueprint = smallBlueprint();
    blueprint.afterCrash = AfterCrash::ClockRuns;
    const Room room(blueprint);
    {
        Sitting sitting = start(room);
        m_clock.pass(minute);
        sitting.pause(QStringLiteral("goh"), QStringLiteral("power cut"));
    }
    m_clock.pass(20 * minute);
    QCOMPARE(resume(room).remainingMs(), 9 * minute);
}

void SittingTest::theHeartbeatKeepsTheSecond() {
    const Room room;
    {
        Sitting sitting = start(room);
        for (int i = 0; i < 400; ++i) { // 100 seconds without an entry
            m_clock.pass(250);
            sitting.tick();
        }
    }
    m_clock.pass(20 * minute);
    const qint64 elapsed = resume(room).elapsedMs();
    QVERIFY2(elapsed <= 100'000 && elapsed > 99'000, qPrintable(QString::number(elapsed)));
}

void SittingTest::aTornLastRecordLosesNothingAcknowledged() {
    const Room room;
    qint64 before = 0;
    {
        Sitting sitting = start(room);
        sitting.answer(amount(1));
        before = QFileInfo(log()).size();
        sitting.show(1);
    }
    const QByteArray whole = security::readFile(log());
    for (qint64 size = before; size < whole.size(); ++size) {
        for (const bool zeros : {false, true}) { // a file may also have grown before its bytes came
            QByteArray torn = whole.first(size);
            if (zeros)
                torn.append(whole.size() - size, '\0');
            security::writeFile(log(), torn);
            Sitting sitting = resume(room);
            QCOMPARE(sitting.state().questions()[0].answer, amount(1));
            QCOMPARE(sitting.state().current(), 0);
            sitting.show(1);
            sitting.answer(amount(2)); // and it goes on
        }
        QCOMPARE(resume(room).state().questions()[1].answer, amount(2));
    }
    for (qint64 size = 0; size < before; size += 7) { // also in the header and the very first records
        security::writeFile(log(), whole.first(size));
        (void)resume(room);
    }
}

void SittingTest::everyAlteredByteOfTheLogBeforeTheLastEntryIsFound() {
    const Room room;
    qint64 last = 0;
    {
        Sitting sitting = start(room);
        sitting.answer(amount(1));
        last = QFileInfo(log()).size();
        sitting.show(1);
    }
    const QByteArray whole = security::readFile(log());
    for (qint64 i = 0; i < last; ++i) {
        QByteArray changed = whole;
        changed[i] = static_cast<char>(changed.at(i) ^ 0x10);
        QFile file(log());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(changed);
        file.close();
        QVERIFY_EXCEPTION_THROWN((void)resume(room), Refusal);
    }
}

void SittingTest::aDamagedLogGoesOnUnderANoteWithAllThatIsWhole_data() {
    QTest::addColumn<int>("way");
    QTest::addColumn<int>("answers");
    QTest::newRow("100 stray bytes behind it") << 0 << 6;
    QTest::newRow("a byte in the middle") << 1 << 5;
    QTest::newRow("a third of it overwritten") << 2 << 2;
    QTest::newRow("its head overwritten") << 3 << 6;
}

void SittingTest::aDamagedLogGoesOnUnderANoteWithAllThatIsWhole() {
    QFETCH(int, way);
    QFETCH(int, answers);
    const Room room;
    const QByteArray whole = answerAll(room);
    QByteArray damaged = whole;
    if (way == 0)
        damaged += QByteArray(100, 'x');
    else if (way == 1)
        damaged[whole.size() / 2] = static_cast<char>(whole.at(whole.size() / 2) ^ 1);
    else if (way == 2)
        damaged.replace(whole.size() / 3, whole.size() / 3, QByteArray(whole.size() / 3, 'x'));
    else
        damaged.replace(0, 64, QByteArray(64, 'x'));
    security::writeFile(log(), damaged);
    QVERIFY_THROWS_EXCEPTION(DamagedLog, (void)resume(room));
    QCOMPARE(security::readFile(log()), damaged); // nobody has said what happened: nothing is touched
    {
        Sitting sitting = mend(room);
        QCOMPARE(security::readFile(log() + QStringLiteral(".damaged")), damaged);
        QCOMPARE(sitting.elapsedMs(), 24'000); // no time is gained or lost
        int kept = 0;
        for (int i = 0; i < 6; ++i)
            if (const QuestionState &question = sitting.state().questions()[static_cast<std::size_t>(i)];
                question.answered) {
                ++kept;
                QCOMPARE(question.answer, amount(i + 1));
            }
        QVERIFY2(kept >= answers, qPrintable(QString::number(kept)));
        sitting.show(5);
        sitting.answer(amount(60)); // and it goes on
    }
    Sitting sitting = resume(room); // whole again
    sitting.finish();
    const SatExam sat = openResult(sitting.result(), room.key);
    QCOMPARE(sat.state.questions()[5].answer, amount(60));
    const auto note = std::find_if(sat.events.begin(), sat.events.end(),
                                   [](const SittingEvent &event) { return event.kind == SittingEventKind::IncidentNoted; });
    QVERIFY(note != sat.events.end());
    QCOMPARE(note->text, m_note);
    QCOMPARE(note->who, QStringLiteral("goh"));
    const auto odd = odditiesOf(sat, 0);
    const auto flagged =
        std::find_if(odd.begin(), odd.end(), [](const OddThing &one) { return one.kind == Oddity::LogDamaged; });
    QVERIFY(flagged != odd.end());
    QCOMPARE(flagged->number == 0, way == 0 || way == 3);
    QCOMPARE(static_cast<int>(odd.size()), 1); // what is lost is said once
}

void SittingTest::oneDamagedByteAnywhereCostsOneEntryAtMost() {
    const Room room;
    const QByteArray whole = answerAll(room);
    for (qsizetype at = 0; at < whole.size(); at += 11) {
        QByteArray damaged = whole;
        damaged[at] = static_cast<char>(damaged.at(at) ^ 0x10);
        security::writeFile(log(), damaged);
        const Sitting sitting = mend(room);
        int wrong = 0;
        for (int i = 0; i < 6; ++i)
            wrong += sitting.state().questions()[static_cast<std::size_t>(i)].answer == amount(i + 1) ? 0 : 1;
        QVERIFY2(wrong <= 1, qPrintable(QString::number(at)));
        QCOMPARE(sitting.state().phase(), SittingPhase::Running);
    }
}

void SittingTest::aDamagedLogOfASittingThatWasOverGivesItsResult() {
    const Room room;
    (void)answerAll(room);
    {
        Sitting sitting = resume(room);
        sitting.finish();
    } // killed before the result was written
    QByteArray bytes = security::readFile(log());
    bytes[bytes.size() / 2] = static_cast<char>(bytes.at(bytes.size() / 2) ^ 1);
    security::writeFile(log(), bytes);
    const Sitting again = mend(room);
    QCOMPARE(again.state().phase(), SittingPhase::Finished);
    const auto odd = odditiesOf(openResult(again.result(), room.key), 0);
    QCOMPARE(odd.size(), std::size_t(1));
    QCOMPARE(odd.front(), (OddThing{Oddity::LogDamaged, 1}));
}

void SittingTest::whatIsNoLogOfThisSittingIsNotMended() {
    const Room room;
    (void)answerAll(room);
    const SittingPlace other{folder(), QStringLiteral("autumn"), QStringLiteral("0418")};
    QVERIFY(QFile::copy(log(), other.logFile()));
    const QByteArray before = security::readFile(other.logFile());
    QVERIFY_EXCEPTION_THROWN((void)Sitting::resume(room.release(QStringLiteral("0418")), room.bank, m_clock, folder(),
                                                   QStringLiteral("goh"), m_note),
                             Refusal);
    QCOMPARE(security::readFile(other.logFile()), before);
}

void SittingTest::aLogThatWasCutBackShowsItAndGivesNoTime() {
    const Room room;
    QByteArray early;
    {
        Sitting sitting = start(room);
        sitting.answer(amount(1));
        early = security::readFile(log());
        m_clock.pass(2 * minute);
        sitting.show(1);
        sitting.answer(amount(2));
        m_clock.pass(minute);
        sitting.tick();
    }
    security::writeFile(log(), early);
    Sitting sitting = resume(room);
    QCOMPARE(sitting.elapsedMs(), 3 * minute);
    sitting.finish();
    const SatExam sat = openResult(sitting.result(), room.key);
    const SittingEvent &resumed = sat.events[3];
    QCOMPARE(resumed.kind, SittingEventKind::Resumed);
    QCOMPARE(resumed.data.value(QLatin1String("entriesMissing")).toInt(), 2);
}

void SittingTest::aClocksFileTakenAwayGivesNoTimeAndIsNoted_data() {
    QTest::addColumn<QByteArray>("instead");
    QTest::newRow("deleted") << QByteArray();
    QTest::newRow("emptied") << QByteArray("x");
    QTest::newRow("overwritten") << QByteArray(256, 'x');
}

void SittingTest::aClocksFileTakenAwayGivesNoTimeAndIsNoted() {
    QFETCH(QByteArray, instead);
    const Room room; // the clock stops in a crash
    {
        Sitting sitting = start(room);
        m_clock.pass(4 * minute); // he thinks; nothing is logged
        sitting.tick();
    }
    const QString beat = SittingPlace{folder(), QStringLiteral("autumn"), QStringLiteral("0417")}.beatFile();
    QVERIFY(QFile::remove(beat));
    if (!instead.isEmpty())
        security::writeFile(beat, instead);
    m_clock.pass(1'000);
    Sitting sitting = resume(room);
    QCOMPARE(sitting.elapsedMs(), 4 * minute + 1'000);
    sitting.finish();
    QVERIFY(openResult(sitting.result(), room.key).events[2].data.value(QLatin1String("clockMissing")).toBool());
}

void SittingTest::whatAFailedSaveLeftBehindBreaksNothing() {
    const Room room;
    {
        Sitting sitting = start(room);
        QFile file(log()); // as a disk leaves it that took the bytes and then said it did not
        QVERIFY(file.open(QIODevice::Append));
        file.write(QByteArray(5'000, 'x'));
        file.close();
        sitting.answer(amount(1));
    }
    QCOMPARE(resume(room).state().questions()[0].answer, amount(1));
}

/// The file may not grow beyond this: what a full disk does to a writer.
class FullDisk {
public:
    explicit FullDisk(qint64 size) {
        ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{static_cast<rlim_t>(size), m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

void SittingTest::aFullDiskTakesNoAnswerAndLosesNone() {
    const Room room;
    auto sitting = std::make_unique<Sitting>(start(room));
    sitting->answer(amount(1));
    const qint64 size = QFileInfo(log()).size();
    for (const qint64 left : {0, 1, 9, 100, 300}) { // the record is torn anywhere, or does not begin at all
        const FullDisk disk(size + left);
        QVERIFY_EXCEPTION_THROWN(sitting->answer(QJsonObject{{QStringLiteral("text"), QString(400, u'x')}}), Refusal);
        QCOMPARE(sitting->state().questions()[0].answer, amount(1));
        QCOMPARE(QFileInfo(log()).size(), size);
    }
    sitting->answer(amount(2)); // there is room again
    sitting.reset();
    QCOMPARE(resume(room).state().questions()[0].answer, amount(2));
}

void SittingTest::whatIsTooLongToBeReadAgainIsNotWritten() {
    const Room room;
    {
        Sitting sitting = start(room);
        sitting.answer(amount(1));
        QVERIFY_THROWS_EXCEPTION(Refusal, sitting.noteIncident(QStringLiteral("goh"), QString(2'000'000, u'x')));
        sitting.show(1);
        sitting.answer(amount(2));
    }
    const Sitting again = resume(room);
    QCOMPARE(again.state().questions()[0].answer, amount(1));
    QCOMPARE(again.state().questions()[1].answer, amount(2));
}

void SittingTest::aClockSetBackIsInTheRecord() {
    Blueprint blueprint = smallBlueprint();
    blueprint.afterCrash = AfterCrash::ClockRuns;
    const Room room(blueprint);
    { Sitting sitting = start(room); }
    m_clock.wall -= 60 * minute; // an empty battery, or somebody who may set it
    m_clock.steady = 17;
    Sitting again = resume(room);
    again.finish();
    const SatExam sat = openResult(again.result(), room.key);
    QCOMPARE(sat.events[2].kind, SittingEventKind::Resumed);
    QCOMPARE(sat.events[2].data.value(QLatin1String("clockSetBackMs")).toInteger(), 60 * minute);
    QCOMPARE(sat.events[2].data.value(QLatin1String("outageMs")).toInteger(), 0);
}

void SittingTest::namesThatReadAlikeAreTwoSittings() {
    const QString a = QStringLiteral("a"), b = QStringLiteral("b");
    QVERIFY((SittingPlace{folder(), a + u'-' + b, QStringLiteral("c")}.logFile() !=
             SittingPlace{folder(), a, b + QStringLiteral("-c")}.logFile()));
}

void SittingTest::aSittingStartsOnce() {
    const Room room;
    (void)start(room);
    QVERIFY_EXCEPTION_THROWN((void)start(room), Refusal);
}

void SittingTest::aSittingIsOpenInOneWindowOnly() {
    const Room room;
    const Sitting sitting = start(room);
    QVERIFY_EXCEPTION_THROWN((void)resume(room), Refusal);
}

void SittingTest::anotherCandidatesLogIsRefused() {
    const Room room;
    (void)start(room);
    const SittingPlace other{folder(), QStringLiteral("autumn"), QStringLiteral("0418")};
    QVERIFY(QFile::copy(log(), other.logFile()));
    QVERIFY_EXCEPTION_THROWN(
        (void)Sitting::resume(room.release(QStringLiteral("0418")), room.bank, m_clock, folder(), QStringLiteral("goh")),
        Refusal);
}

void SittingTest::anotherBankLeavesNoStartedSitting() {
    const Room room;
    QVERIFY_EXCEPTION_THROWN((void)Sitting::start(room.release(), FakeBank(QStringLiteral("fake/2")), m_clock, folder(),
                                                  QStringLiteral("goh"), {}),
                             Refusal);
    QVERIFY(QDir(folder()).isEmpty());
}

void SittingTest::aFinishedSittingGivesItsResultAgain() {
    const Room room;
    {
        Sitting sitting = start(room);
        sitting.answer(amount(1));
        sitting.finish();
    } // killed before the result was written
    const Sitting again = resume(room);
    QCOMPARE(again.state().phase(), SittingPhase::Finished);
    QCOMPARE(openResult(again.result(), room.key).state.questions()[0].answer, amount(1));
}

void SittingTest::theInvigilatorCanStopASitting() {
    const Room room;
    Sitting sitting = start(room);
    sitting.stop(QStringLiteral("goh"), QStringLiteral("a second telephone"));
    QCOMPARE(sitting.state().phase(), SittingPhase::Finished);
    QVERIFY_EXCEPTION_THROWN(sitting.show(1), Refusal);
    QCOMPARE(openResult(sitting.result(), room.key).events.back().text, QStringLiteral("invigilator"));
}

QTEST_GUILESS_MAIN(SittingTest)
#include "tst_sitting.moc"
