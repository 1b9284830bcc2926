// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/practicesession.h"

/// Gives some answer, whatever the control.
inline void giveAnyAnswer(pitwise::AnswerInput &input, int number) {
    using Control = pitwise::AnswerInput::Control;
    switch (input.control()) {
    case Control::Money:
        input.setTyping(true);
        input.setTyped(QString::number(number));
        break;
    case Control::Number: input.setTyped(QStringLiteral("1")); break;
    case Control::OneOf: input.choose(0); break;
    case Control::SomeOf: input.choose(0); break;
    case Control::InOrder: input.moveRow(0, 0); break;
    }
}
