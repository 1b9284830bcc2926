// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sitting/voice.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Reads questions aloud while it is on.
class Speaker : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the sitting")
    Q_PROPERTY(bool available READ available CONSTANT) ///< This computer has a voice.
    Q_PROPERTY(bool on READ isOn NOTIFY changed)
    Q_PROPERTY(bool failed READ failed NOTIFY changed) ///< It was turned on, and the computer's voice does not answer.

public:
    using QObject::QObject;

    [[nodiscard]] bool available() const { return Voice::isThere(); }
    [[nodiscard]] bool isOn() const { return m_voice != nullptr; }
    [[nodiscard]] bool failed() const { return m_failed; }
    void setOn(bool on); ///< Where there is no voice it stays off.
    void say(const QString &text);
    void hush();

Q_SIGNALS:
    void changed();

private:
    std::unique_ptr<Voice> m_voice;
    bool m_failed = false;
};

} // namespace pitwise
