// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App

/// Nothing here yet: one sentence, when that changes, one button.
PaintedFrame {
    id: root

    required property string text
    property string detail: ""
    property string buttonText: ""
    property string buttonKey: ""

    signal pressed

    /// The keyboard to its button.
    function takeFocus(): void {
        button.forceActiveFocus();
    }

    implicitWidth: Theme.px(420)
    implicitHeight: column.implicitHeight + Theme.px(40)
    radius: Theme.radiusPanel
    dashed: true
    edge: Theme.edge

    Column {
        id: column
        anchors.centerIn: parent
        width: parent.width - Theme.px(40)
        spacing: Theme.px(8)

        TextLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.text
            strong: true
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            horizontalAlignment: Text.AlignHCenter
            text: root.detail
            color: Theme.text2
        }
        QuietButton {
            id: button
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.buttonText.length > 0
            text: root.buttonText
            keyName: root.buttonKey
            onClicked: root.pressed()
        }
    }
}
