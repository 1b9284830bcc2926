// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/practice/anyanswer.h"
#include "tests/qml/trainerbench.h"

using namespace pitwise;

class PracticeBench : public TrainerBench {
    Q_OBJECT

public:
    explicit PracticeBench(QObject *parent = nullptr) : TrainerBench(parent) { trainer()->trainees()->seatSomebody(); }

    /// A new session of one topic, answered blindly until a question of that control (and, where asked for, one to point
    /// at) is open. False: none came.
    Q_INVOKABLE bool seek(const QString &topic, int control, bool pointing) {
        PracticeSetup &setup = *trainer()->practiceSetup();
        setup.setMode(PracticeSetup::Mode::Custom);
        setup.setLength(2);
        setup.setLevel(PracticeSetup::Level::Learn);
        for (const std::string_view each : topicNames) {
            const QString name = QString::fromLatin1(each.data(), static_cast<qsizetype>(each.size()));
            if (setup.topics().contains(name) != (name == topic))
                setup.toggleTopic(name);
        }
        for (int tries = 0; tries < 4; ++tries)
            if (seekInSession(control, pointing))
                return true;
        return false;
    }
    /// Answers blindly on until the session's next question of that control is open.
    Q_INVOKABLE bool goOnTo(int control) {
        PracticeSession &session = *trainer()->practice();
        do
            answerOne(session);
        while (session.phase() == PracticeSession::Phase::Asking && static_cast<int>(session.input()->control()) != control);
        return session.phase() == PracticeSession::Phase::Asking;
    }
    /// Ends the session that is open: its summary.
    Q_INVOKABLE void endSession() { trainer()->practice()->finish(); }
    /// Answers blindly to the end.
    Q_INVOKABLE void answerAll() {
        PracticeSession &session = *trainer()->practice();
        for (int i = 0; i < 200 && session.phase() != PracticeSession::Phase::Finished; ++i)
            answerOne(session);
    }

private:
    static void answerOne(PracticeSession &session) {
        if (session.phase() == PracticeSession::Phase::Asking) {
            giveAnyAnswer(*session.input(), 1);
            session.lock();
        }
        session.next();
    }
    bool seekInSession(int control, bool pointing) {
        PracticeSession &session = *trainer()->practice();
        session.start();
        for (int i = 0; i < 40 && session.phase() == PracticeSession::Phase::Asking; ++i) {
            if (static_cast<int>(session.input()->control()) == control &&
                (!pointing || session.question()->pickable() != 0) &&
                (session.question()->hasFelt() || control != static_cast<int>(AnswerInput::Control::Money)))
                return true;
            answerOne(session);
        }
        return false;
    }
};

PITWISE_BENCH(PracticeBench, "Pitwise.PracticeTest")
#include "practicebench.moc"
