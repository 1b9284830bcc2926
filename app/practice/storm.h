// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/practice/practicesetup.h"
#include "core/learning/storm.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// How a storm stands, for the bar above the question and the end of it. The session runs it.
class Storm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the practice session")
    Q_PROPERTY(bool on READ on NOTIFY changed)
    Q_PROPERTY(int right READ right NOTIFY changed)
    Q_PROPERTY(int missesLeft READ missesLeft NOTIFY changed)
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY timeChanged)
    Q_PROPERTY(QString timeLeft READ timeLeft NOTIFY timeChanged) ///< "2:41"
    Q_PROPERTY(int best READ best NOTIFY changed)                 ///< Before this one; -1: there was none.
    Q_PROPERTY(bool newBest READ newBest NOTIFY changed)

public:
    explicit Storm(Desk &desk, QObject *parent = nullptr) : QObject(parent), m_desk(desk) {}

    void begin(const PracticeSettings &settings, const SessionId &session);
    void stop(); ///< What runs now is no storm.
    void answered(bool isRight, int takenMs);
    /// Time passes on the open question.
    void think(int ms);
    [[nodiscard]] bool isOver() const { return m_run.isOver(m_thinkingMs); }

    [[nodiscard]] bool on() const { return m_on; }
    [[nodiscard]] int right() const { return m_run.right; }
    [[nodiscard]] int missesLeft() const { return m_run.missesLeft(); }
    [[nodiscard]] int secondsLeft() const { return static_cast<int>((m_run.leftMs(m_thinkingMs) + 999) / 1000); }
    [[nodiscard]] QString timeLeft() const;
    [[nodiscard]] int best() const { return m_best; }
    [[nodiscard]] bool newBest() const { return m_on && m_run.right > 0 && m_run.right > m_best; }

Q_SIGNALS:
    void changed();
    void timeChanged();

private:
    Desk &m_desk;
    StormRun m_run;
    std::int64_t m_thinkingMs = 0;
    int m_best = -1;
    bool m_on = false;
};

/// The best storm of the trainee who is seated, of what these settings choose; -1: none.
[[nodiscard]] int bestStormOf(Desk &desk, const PracticeSettings &settings, const SessionId &but = {});

} // namespace pitwise
