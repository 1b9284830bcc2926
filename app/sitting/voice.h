// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

namespace pitwise {

/// The computer's voice, through Qt TextToSpeech where the program was built with it.
class Voice {
public:
    virtual ~Voice() = default;
    virtual void say(const QString &text) = 0; ///< In place of what is being said.
    virtual void hush() = 0;
    /// Whether it can be heard: an engine can be installed and its service not running.
    [[nodiscard]] virtual bool works() const = 0;

    /// Whether this computer has one.
    [[nodiscard]] static bool isThere();
    /// Null where there is none. Engines take their time: make it when it is wanted.
    [[nodiscard]] static std::unique_ptr<Voice> make();
};

} // namespace pitwise
