// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A button that destroys something. Whoever uses it asks first.
QuietButton {
    ink: enabled ? (down ? Theme.text : Theme.wrong) : Theme.text3
    line: Theme.wrong
    hoverFill: Theme.wrongFill
}
