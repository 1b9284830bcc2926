// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "words/words.h"

namespace pitwise {

/// Core's sentences as the window speaks.
[[nodiscard]] inline QString said(const Phrase &phrase) {
    return Words::ofProgram().say(phrase);
}
[[nodiscard]] inline QString said(const Name &name) {
    return Words::ofProgram().name(name);
}
/// "$1,250", "$2.50"
[[nodiscard]] inline QString moneyText(Cents cents) {
    return Words::ofProgram().money(cents);
}

} // namespace pitwise
