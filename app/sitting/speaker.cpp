// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sitting/speaker.h"

namespace pitwise {

void Speaker::setOn(bool on) {
    if (on == isOn())
        return;
    hush();
    m_voice = on ? Voice::make() : nullptr;
    Q_EMIT changed();
}

void Speaker::say(const QString &text) {
    if (m_voice)
        m_voice->say(text);
}

void Speaker::hush() {
    if (m_voice)
        m_voice->hush();
}

} // namespace pitwise
