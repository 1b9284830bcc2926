// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What the trainee has kept, one key each.
Column {
    id: root

    required property PracticeSetup setup

    function askToForget(index: int, name: string): void {
        ask.preset = index;
        ask.text = name;
        ask.open();
    }

    visible: setup.presets.length > 0
    spacing: Theme.px(6)

    TextLabel {
        text: qsTr("Kept")
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    Repeater {
        model: root.setup.presets

        Row {
            id: line

            required property int index
            required property string modelData

            width: root.width
            spacing: Theme.px(4)

            QuietButton {
                width: parent.width - forget.width - parent.spacing
                height: Theme.px(38)
                clip: true
                keyName: qsTr("F%1", "function key").arg(line.index + 1)
                text: line.modelData
                font.pixelSize: Theme.small
                onClicked: root.setup.usePreset(line.index)
                Keys.onDeletePressed: root.askToForget(line.index, line.modelData)
            }
            QuietButton {
                id: forget
                width: Theme.px(38)
                height: Theme.px(38)
                leftPadding: 0
                bare: true
                iconName: Icon.Cross
                Accessible.name: qsTr("Forget: %1").arg(line.modelData)
                onClicked: root.askToForget(line.index, line.modelData)
            }
        }
    }

    AskDialog {
        id: ask

        property int preset: -1

        title: qsTr("Forget this preset?")
        text: ""
        safeText: qsTr("Keep")
        otherText: qsTr("Forget")
        risky: true
        onOtherChosen: root.setup.forgetPreset(preset)
    }
}
