// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What happened, in words, in the place of a felt; where nothing did (the odds drill), the question itself, large.
Flickable {
    id: root

    required property ShownQuestion question

    contentHeight: Math.max(height, column.implicitHeight + Theme.px(48))
    clip: true
    boundsBehavior: Flickable.StopAtBounds

    Rectangle {
        width: root.width
        height: root.contentHeight
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.feltTop(root.question.game)
            }
            GradientStop {
                position: 1
                color: Theme.feltBottom(root.question.game)
            }
        }
    }
    Column {
        id: column
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(Theme.px(24), (root.contentHeight - implicitHeight) / 2)
        width: Math.min(root.width - Theme.px(64), Theme.px(860))
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
