// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sitting/voice.h"

#ifdef PITWISE_SPEECH
#include <QTextToSpeech>
#endif

namespace pitwise {

#ifdef PITWISE_SPEECH
namespace {

class EngineVoice final : public Voice {
public:
    void say(const QString &text) override {
        hush();
        m_engine.say(text);
    }
    void hush() override { m_engine.stop(); }

private:
    QTextToSpeech m_engine;
};

} // namespace

bool Voice::isThere() {
    return !QTextToSpeech::availableEngines().isEmpty();
}

std::unique_ptr<Voice> Voice::make() {
    return isThere() ? std::make_unique<EngineVoice>() : nullptr;
}
#else
bool Voice::isThere() {
    return false;
}

std::unique_ptr<Voice> Voice::make() {
    return nullptr;
}
#endif

} // namespace pitwise
