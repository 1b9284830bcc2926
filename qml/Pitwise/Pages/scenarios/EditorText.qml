// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.Controls

/// Several lines to type in; Ctrl+Z is the editor's undo.
T.TextArea {
    id: root

    required property string label

    signal undoRequested
    signal redoRequested
    signal leaveRequested

    implicitHeight: Math.max(Theme.px(72), contentHeight + topPadding + bottomPadding)
    padding: Theme.px(10)
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(14)
    font.pixelSize: Theme.body
    color: Theme.text
    selectionColor: Theme.focus
    selectedTextColor: Theme.ground
    placeholderTextColor: Theme.text3
    wrapMode: TextEdit.Wrap
    selectByMouse: true
    KeyNavigation.priority: KeyNavigation.BeforeItem
    Accessible.role: Accessible.EditableText
    Accessible.name: label
    Keys.priority: Keys.BeforeItem
    Keys.onPressed: event => {
        if (event.matches(StandardKey.Undo))
            root.undoRequested();
        else if (event.matches(StandardKey.Redo) || (event.key === Qt.Key_Z && event.modifiers === (Qt.ControlModifier | Qt.ShiftModifier)))
            root.redoRequested();
        else if (event.key === Qt.Key_Escape)
            root.leaveRequested();
        else
            return;
        event.accepted = true;
    }

    background: Rectangle {
        radius: Theme.radiusControl
        color: Theme.control
        border.width: 1
        border.color: root.hovered ? Theme.text2 : Theme.edge

        FocusRing {
            shown: root.activeFocus
        }
    }
    Text {
        x: root.leftPadding
        y: root.topPadding
        width: root.width - 2 * x
        visible: root.length === 0
        text: root.placeholderText
        color: root.placeholderTextColor
        font: root.font
        wrapMode: Text.Wrap
        textFormat: Text.PlainText
    }
}
