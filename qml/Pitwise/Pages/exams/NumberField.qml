// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

/// A whole number with its name over it and its unit behind. Up and Down change it by one step.
Column {
    id: root

    required property string name
    required property int value
    property int from: 0
    property int to: 1000
    property int step: 1
    property string unit: ""
    property bool wrong: false

    signal entered(int value)

    spacing: Theme.px(4)

    TextLabel {
        text: root.name
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    Row {
        spacing: Theme.px(8)

        EntryField {
            id: field
            width: Theme.px(84)
            label: root.name
            wrong: root.wrong
            text: String(root.value)
            inputMethodHints: Qt.ImhDigitsOnly
            validator: IntValidator {
                bottom: 0
                top: 99999
            }
            function enter(number: int): void {
                root.entered(Math.max(root.from, Math.min(root.to, number)));
                text = Qt.binding(() => String(root.value));
            }
            onEditingFinished: if (text.length > 0 && Number(text) !== root.value) enter(Number(text))
            Keys.onUpPressed: enter(root.value + root.step)
            Keys.onDownPressed: enter(root.value - root.step)
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: text.length > 0
            text: root.unit
            color: Theme.text2
        }
    }
}
