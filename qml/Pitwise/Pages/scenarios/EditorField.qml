// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

/// A line to type in whose undo is the editor's, and which gives the keyboard back on Escape.
EntryField {
    id: root

    signal undoRequested
    signal redoRequested
    signal entered
    signal leaveRequested

    implicitHeight: Theme.px(40)
    Keys.priority: Keys.BeforeItem
    Keys.onPressed: event => {
        if (event.matches(StandardKey.Undo))
            root.undoRequested();
        else if (event.matches(StandardKey.Redo) || (event.key === Qt.Key_Z && event.modifiers === (Qt.ControlModifier | Qt.ShiftModifier)))
            root.redoRequested();
        else if (event.key === Qt.Key_Escape)
            root.leaveRequested();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            root.entered();
        else
            return;
        event.accepted = true;
    }
}
