// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A candidate; opened, what he is granted.
Item {
    id: root

    required property int index
    required property string number
    required property string name
    required property int attempt
    required property string grantedText
    required property CandidateList candidates
    required property bool fixed
    required property bool open

    signal toggled
    signal removeRequested

    height: column.implicitHeight + Theme.px(8)

    Rectangle {
        visible: root.index > 0
        x: Theme.px(14)
        width: parent.width - 2 * x
        height: 1
        color: Theme.hairline
    }

    Column {
        id: column
        x: Theme.px(14)
        y: Theme.px(4)
        width: parent.width - 2 * x
        spacing: Theme.px(10)

        Item {
            width: parent.width
            height: Math.max(Theme.px(40), words.implicitHeight)

            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(72)
                text: root.number
                color: Theme.text2
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            Column {
                id: words
                x: Theme.px(80)
                width: parent.width - x - (edit.visible ? edit.width + Theme.px(12) : 0)
                anchors.verticalCenter: parent.verticalCenter
                TextLabel {
                    width: parent.width
                    text: root.name
                }
                TextLabel {
                    width: parent.width
                    visible: text.length > 0
                    text: root.attempt > 1 && root.grantedText.length > 0 ? qsTr("attempt %1, %2").arg(root.attempt).arg(root.grantedText) : root.attempt > 1 ? qsTr("attempt %1").arg(root.attempt) : root.grantedText
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
            }
            QuietButton {
                id: edit
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                implicitHeight: Theme.px(36)
                visible: !root.fixed
                text: root.open ? qsTr("Close") : qsTr("Grant")
                Accessible.name: qsTr("%1: %2").arg(text).arg(root.name)
                onClicked: root.toggled()
            }
        }
        Flow {
            width: parent.width
            visible: root.open && !root.fixed
            spacing: Theme.px(12)

            NumberField {
                name: qsTr("Time")
                value: root.grantedText, root.candidates.granted(root.index, CandidateList.TimeFactor)
                from: 100
                to: 400
                step: 5
                unit: "%"
                onEntered: number => root.candidates.grant(root.index, CandidateList.TimeFactor, number)
            }
            NumberField {
                name: qsTr("Attempt")
                value: root.attempt
                from: 1
                to: 100
                onEntered: number => root.candidates.grant(root.index, CandidateList.Attempt, number)
            }
            Column {
                spacing: Theme.px(4)
                TextLabel {
                    text: qsTr("Text size")
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
                ChoiceRow {
                    readonly property int size: root.grantedText, root.candidates.granted(root.index, CandidateList.TextSize)
                    name: qsTr("Text size")
                    labels: ["100 %", "120 %", "150 %"]
                    current: size === 150 ? 2 : size === 120 ? 1 : 0
                    onChosen: index => root.candidates.grant(root.index, CandidateList.TextSize, index === 0 ? 100 : index === 1 ? 120 : 150)
                }
            }
            Toggle {
                text: qsTr("High contrast")
                checked: root.grantedText, root.candidates.granted(root.index, CandidateList.HighContrast) === 1
                onToggled: root.candidates.grant(root.index, CandidateList.HighContrast, checked ? 1 : 0)
            }
            Toggle {
                text: qsTr("No motion")
                checked: root.grantedText, root.candidates.granted(root.index, CandidateList.ReducedMotion) === 1
                onToggled: root.candidates.grant(root.index, CandidateList.ReducedMotion, checked ? 1 : 0)
            }
            Toggle {
                text: qsTr("Read aloud")
                checked: root.grantedText, root.candidates.granted(root.index, CandidateList.ReadAloud) === 1
                onToggled: root.candidates.grant(root.index, CandidateList.ReadAloud, checked ? 1 : 0)
            }
            RiskyButton {
                text: qsTr("Remove")
                onClicked: root.removeRequested()
            }
        }
    }
}
