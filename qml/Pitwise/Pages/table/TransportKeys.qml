// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Pitwise.App
import Pitwise.Controls

/// To the start, a step back, play, a step on, to the end; and how fast it plays by itself.
ColumnLayout {
    id: root

    required property int position
    required property int count
    required property bool playing
    required property int speed

    signal startRequested
    signal backRequested
    signal playRequested
    signal forwardRequested
    signal endRequested
    signal speedRequested(int speed)

    spacing: Theme.px(6)

    RowLayout {
        spacing: Theme.px(6)

        QuietButton {
            objectName: "startButton"
            text: "|◂"
            enabled: root.position > 0
            Accessible.name: qsTr("To the start")
            onClicked: root.startRequested()
        }
        QuietButton {
            objectName: "backButton"
            iconName: Icon.Left
            enabled: root.position > 0
            Accessible.name: qsTr("A step back")
            onClicked: root.backRequested()
        }
        QuietButton {
            objectName: "playButton"
            iconName: root.playing ? Icon.Pause : Icon.Play
            keyName: "P"
            Accessible.name: root.playing ? qsTr("Pause") : qsTr("Play")
            onClicked: root.playRequested()
        }
        PrimaryButton {
            objectName: "forwardButton"
            implicitHeight: Theme.px(44)
            font.pixelSize: Theme.body
            text: qsTr("Next step")
            enabled: root.position < root.count
            onClicked: root.forwardRequested()
        }
        QuietButton {
            objectName: "endButton"
            text: "▸|"
            enabled: root.position < root.count
            Accessible.name: qsTr("To the end")
            onClicked: root.endRequested()
        }
    }
    RowLayout {
        spacing: Theme.px(10)

        TextLabel {
            objectName: "stepCount"
            Layout.fillWidth: true
            text: qsTr("Step %1 of %2").arg(root.position).arg(root.count)
            color: Theme.text2
            font.pixelSize: Theme.small
        }
        ChoiceRow {
            name: qsTr("Speed")
            labels: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast")]
            current: root.speed - 1
            onChosen: index => root.speedRequested(index + 1)
        }
    }
}
