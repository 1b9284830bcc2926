// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// What happened, in words on a plate on the game's cloth; where nothing did (the odds drill), the question itself, large.
Item {
    id: root

    required property ShownQuestion question

    FeltCloth {
        anchors.fill: parent
        game: root.question.game
        highContrast: Theme.highContrast
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.min(root.width - Theme.px(48), Theme.px(920))
        height: Math.min(root.height - Theme.px(32), column.implicitHeight + Theme.px(56))
        radius: Theme.radiusPanel
        color: Theme.feltPlate
        border.color: Theme.feltPlateEdge

        Flickable {
            anchors.fill: parent
            anchors.margins: Theme.px(12)
            contentHeight: Math.max(height, column.implicitHeight)
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: SlimScrollBar {}

            Column {
                id: column
                anchors.horizontalCenter: parent.horizontalCenter
                y: Math.max(0, (parent.height - implicitHeight) / 2)
                width: parent.width - Theme.px(32)
                spacing: Theme.px(14)

                CardText {
                    width: parent.width
                    visible: root.question.story.length === 0
                    text: root.question.prompt
                    ink: Theme.card
                    pixelSize: Theme.px(34)
                    bold: true
                    centred: true
                }
                Repeater {
                    model: root.question.story

                    CardText {
                        required property string modelData
                        width: column.width
                        text: modelData
                        ink: Theme.card
                        pixelSize: Theme.px(root.question.story.length > 5 ? 18 : 22)
                        centred: true
                    }
                }
            }
        }
    }
}
