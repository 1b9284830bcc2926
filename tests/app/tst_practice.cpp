// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/practicesession.h"
#include "app/trainees/trainees.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;

/// A session from its start to its summary: each answer is on disk before its verdict is shown, and nothing is lost.
class TestPractice : public QObject {
    Q_OBJECT

    /// Gives some answer, whatever the control.
    static void answer(PracticeSession &session, int number) {
        switch (session.input()->control()) {
        case AnswerInput::Control::Money:
            session.input()->setTyping(true);
            session.input()->setTyped(QString::number(number));
            break;
        case AnswerInput::Control::Number: session.input()->setTyped(QStringLiteral("1")); break;
        case AnswerInput::Control::OneOf: session.input()->choose(0); break;
        default: break;
        }
    }

private Q_SLOTS:
    void recordsEveryAnswerBeforeItsVerdict() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        QVERIFY(trainees.seated());
        PracticeSetup setup(desk);
        setup.setMode(PracticeSetup::Mode::Custom);
        setup.setLength(0);
        PracticeSession session(desk, setup);
        connect(&session, &PracticeSession::judged, this, [&] {
            const auto lines = desk.store()->answers().ofSession(session.session());
            QVERIFY(lines);
            QCOMPARE(static_cast<int>(lines->size()), session.marks().size());
            QCOMPARE(static_cast<int>(lines->back().fact.outcome), session.marks().back());
        });
        QSignalSpy finished(&session, &PracticeSession::finished);
        session.start();
        for (int i = 0; i < 10; ++i) {
            QCOMPARE(session.phase(), PracticeSession::Phase::Asking);
            QVERIFY(!session.prompt().isEmpty());
            answer(session, i);
            QVERIFY(session.canLock());
            session.lock();
            QCOMPARE(session.phase(), PracticeSession::Phase::Judged);
            session.next();
        }
        QCOMPARE(session.phase(), PracticeSession::Phase::Finished);
        QCOMPARE(finished.size(), 1);
    }

    void goesOnWithWhatWasLeft() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        SessionId left;
        {
            Desk desk(folder.path(), library, clock);
            Trainees trainees(desk);
            trainees.seatSomebody();
            PracticeSetup setup(desk);
            setup.setMode(PracticeSetup::Mode::Custom);
            PracticeSession session(desk, setup);
            session.start();
            answer(session, 1);
            session.lock();
            left = session.session();
            session.next();
            session.leave();
            QVERIFY(session.canGoOn());
        }
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        QVERIFY2(trainees.seated(), "the only trainee, without a PIN, goes on without being asked");
        PracticeSetup setup(desk);
        PracticeSession session(desk, setup);
        session.refresh();
        QVERIFY(session.canGoOn());
        session.goOn();
        QCOMPARE(session.session(), left);
        QCOMPARE(session.marks().size(), 1);
        QCOMPARE(session.number(), 2);
    }

    void theFeltDoesNotGiveTheAnswerAway() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        PracticeSetup setup(desk);
        setup.setMode(PracticeSetup::Mode::Custom);
        for (const char *topic : {"permissions", "irregularities", "control", "procedure"})
            setup.toggleTopic(QString::fromLatin1(topic));
        PracticeSession session(desk, setup);
        session.start();
        for (int i = 0; i < 20 && session.phase() == PracticeSession::Phase::Asking; ++i) {
            if (session.hasRound())
                for (const BoxView &box : session.scene()->view().table)
                    for (const HandView &hand : box.hands)
                        for (const StakeView &stake : hand.stakes) {
                            QCOMPARE(stake.paid, 0);
                            QVERIFY(stake.state == BetState::Open);
                        }
            answer(session, i);
            session.lock();
            session.next();
        }
    }
};

QTEST_GUILESS_MAIN(TestPractice)
#include "tst_practice.moc"
