// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/trainer.h"
#include "tests/app/practice/anyanswer.h"

#include <QFont>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQuickTest>

using namespace pitwise;

/// A trainer of its own, on a folder that is thrown away; opens with nothing moving.
class PracticeBench : public QObject {
    Q_OBJECT
    Q_PROPERTY(pitwise::Trainer *trainer READ trainer CONSTANT)

public:
    explicit PracticeBench(QObject *parent = nullptr) : QObject(parent), m_trainer({m_folder.path()}) {
        m_trainer.settings()->setMotion(false);
        m_trainer.trainees()->seatSomebody();
    }
    [[nodiscard]] Trainer *trainer() { return &m_trainer; }

    /// A new session of one topic, answered blindly until a question of that control (and, where asked for, one to point
    /// at) is open. False: none came.
    Q_INVOKABLE bool seek(const QString &topic, int control, bool pointing) {
        PracticeSetup &setup = *m_trainer.practiceSetup();
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
    /// Ends the session that is open: its summary.
    Q_INVOKABLE void endSession() { m_trainer.practice()->finish(); }
    /// Answers blindly to the end.
    Q_INVOKABLE void answerAll() {
        PracticeSession &session = *m_trainer.practice();
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
        PracticeSession &session = *m_trainer.practice();
        session.start();
        for (int i = 0; i < 40 && session.phase() == PracticeSession::Phase::Asking; ++i) {
            if (static_cast<int>(session.input()->control()) == control &&
                (!pointing || session.question()->pickable() != 0))
                return true;
            answerOne(session);
        }
        return false;
    }

    QTemporaryDir m_folder;
    Trainer m_trainer;
};

class Setup : public QObject {
    Q_OBJECT
public Q_SLOTS:
    void applicationAvailable() {
        QFont font;
        font.setFamilies({QStringLiteral("Noto Sans")});
        QGuiApplication::setFont(font);
    }
    void qmlEngineAvailable(QQmlEngine *engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        qmlRegisterType<PracticeBench>("Pitwise.PracticeTest", 1, 0, "PracticeBench");
    }
};

QUICK_TEST_MAIN_WITH_SETUP(practice, Setup)
#include "main.moc"
