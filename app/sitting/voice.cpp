// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sitting/voice.h"

#ifdef PITWISE_SPEECH
#include <QTextToSpeech>

#include <algorithm>
#endif

namespace pitwise {

#ifdef PITWISE_SPEECH
namespace {

class EngineVoice final : public Voice {
public:
    /// Questions are in English, whatever language the computer speaks otherwise.
    EngineVoice() {
        const QList<QLocale> languages = m_engine.availableLocales();
        const auto english = std::find_if(languages.begin(), languages.end(),
                                          [](const QLocale &locale) { return locale.language() == QLocale::English; });
        if (m_engine.locale().language() != QLocale::English && english != languages.end())
            m_engine.setLocale(*english);
    }
    bool works() const override { return m_engine.state() != QTextToSpeech::Error; }
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
