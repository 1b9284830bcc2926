// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sitting/speaker.h"

namespace pitwise {

void Speaker::setOn(bool on) {
    if (on == isOn())
        return;
    hush();
    m_voice = on ? Voice::make() : nullptr;
    m_failed = on && (!m_voice || !m_voice->works());
    if (m_failed)
        m_voice.reset();
    Q_EMIT changed();
}

void Speaker::say(const QString &text) {
    if (!m_voice)
        return;
    m_voice->say(text);
    if (!m_voice->works()) {
        m_voice.reset();
        m_failed = true;
        Q_EMIT changed();
    }
}

void Speaker::hush() {
    if (m_voice)
        m_voice->hush();
}

} // namespace pitwise
