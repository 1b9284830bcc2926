// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// How many are ready, on course, at risk, and not seen lately.
Row {
    id: root

    required property ClassDesk desk

    spacing: Theme.px(12)

    component Card: Panel {
        id: card
        required property int figure
        required property string words
        required property int iconName
        required property color ink
        required property color fill

        width: (root.width - 3 * root.spacing) / 4
        height: Theme.px(50)
        Accessible.role: Accessible.StaticText
        Accessible.name: card.figure + " " + card.words

        Row {
            x: Theme.px(Theme.narrow ? 10 : 18)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(10)

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(36)
                height: Theme.px(26)
                radius: Theme.radiusChip
                color: card.fill
                border.width: 1
                border.color: card.ink

                Icon {
                    anchors.centerIn: parent
                    width: Theme.px(18)
                    height: width
                    name: card.iconName
                    color: card.ink
                }
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: card.figure
                font.pixelSize: Theme.px(26)
                strong: true
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                width: card.width - x - Theme.px(Theme.narrow ? 20 : 36)
                text: card.words
                font.pixelSize: Theme.narrow ? Theme.small : Theme.body
                color: Theme.text2
                maximumLineCount: 2
                elide: Text.ElideRight
                lineHeight: 1
            }
        }
    }

    Card { figure: root.desk.ready; words: qsTr("ready"); iconName: Icon.Tick; ink: Theme.right; fill: Theme.rightFill }
    Card { figure: root.desk.onCourse; words: qsTr("on course"); iconName: Icon.Clock; ink: Theme.flag; fill: Theme.flagFill }
    Card { figure: root.desk.atRisk; words: qsTr("at risk"); iconName: Icon.Warning; ink: Theme.wrong; fill: Theme.wrongFill }
    Card { figure: root.desk.notSeen; words: root.desk.notSeenText; iconName: Icon.Trainees; ink: Theme.text2; fill: "transparent" }
}
