// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/storm.h"
#include "core/records/stormbest.h"

namespace pitwise {

int bestStormOf(Desk &desk, const PracticeSettings &settings, const SessionId &but) {
    if (!desk.store() || !desk.trainee())
        return -1;
    const auto best = bestStorm(*desk.store(), desk.trainee()->id, settings.games, settings.topics, but);
    return best ? best->value_or(-1) : -1;
}

void Storm::begin(const PracticeSettings &settings, const SessionId &session) {
    m_run = {};
    m_thinkingMs = 0;
    m_best = bestStormOf(m_desk, settings, session);
    m_on = true;
    Q_EMIT changed();
    Q_EMIT timeChanged();
}

void Storm::stop() {
    if (!m_on)
        return;
    m_on = false;
    Q_EMIT changed();
}

void Storm::answered(bool isRight, int takenMs) {
    m_run.answered(isRight, takenMs);
    m_thinkingMs = 0;
    Q_EMIT changed();
    Q_EMIT timeChanged();
}

void Storm::think(int ms) {
    const int before = secondsLeft();
    m_thinkingMs = ms;
    if (secondsLeft() != before)
        Q_EMIT timeChanged();
}

QString Storm::timeLeft() const {
    return QStringLiteral("%1:%2").arg(secondsLeft() / 60).arg(secondsLeft() % 60, 2, 10, QLatin1Char('0'));
}

} // namespace pitwise
