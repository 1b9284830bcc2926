// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A line to type in. `error` is said below it and read out with it.
T.TextField {
    id: root

    property string label: ""
    property string error: ""
    /// The same without words, where they stand elsewhere.
    property bool wrong: error.length > 0

    implicitWidth: Theme.px(260)
    implicitHeight: Theme.px(44)
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(14)
    verticalAlignment: TextInput.AlignVCenter
    font.pixelSize: Theme.body
    color: Theme.text
    placeholderTextColor: Theme.text3
    selectionColor: Theme.focus
    selectedTextColor: Theme.ground
    selectByMouse: true
    Accessible.role: Accessible.EditableText
    Accessible.name: label.length > 0 ? label : placeholderText
    Accessible.description: error

    background: Rectangle {
        radius: Theme.radiusControl
        color: Theme.control
        border.width: root.wrong ? 2 : 1
        border.color: root.wrong ? Theme.wrong : root.hovered ? Theme.text2 : Theme.edge

        FocusRing {
            shown: root.activeFocus
        }
    }

    Text {
        anchors.fill: parent
        anchors.leftMargin: root.leftPadding
        anchors.rightMargin: root.rightPadding
        verticalAlignment: Text.AlignVCenter
        visible: root.length === 0 && root.preeditText.length === 0
        text: root.placeholderText
        color: root.placeholderTextColor
        font: root.font
        elide: Text.ElideRight
        textFormat: Text.PlainText
    }
    Text {
        anchors.top: parent.bottom
        anchors.topMargin: Theme.px(4)
        visible: root.error.length > 0
        text: root.error
        color: Theme.wrong
        font.pixelSize: Theme.small
        textFormat: Text.PlainText
    }
}
