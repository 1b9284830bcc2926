// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App

/// What the controls that answer a question have in common.
FocusScope {
    required property AnswerInput input
    /// A line beside Lock in: what is chosen, or what to do.
    property string note: ""

    /// Takes a key that was pressed anywhere on the page; false: not one of its keys.
    function handleKey(event: KeyEvent): bool {
        return false;
    }
}
