// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What is due, by game: a bar in the games' colours, each part with its letters and its figure.
Row {
    id: root

    required property HomeGames games
    required property int due
    /// Games that have a part.
    required property int shown
    /// A part is never too narrow for its words.
    readonly property int least: Theme.px(58)

    height: Theme.px(30)
    spacing: 2
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Due by game")

    Repeater {
        id: parts
        model: root.games

        PaintedFrame {
            id: part

            required property int index
            required property string document
            required property int due
            readonly property real share: due / Math.max(1, root.due)

            visible: due > 0
            width: root.least + (root.width - root.shown * root.least - (root.shown - 1) * root.spacing) * share
            height: root.height
            radius: Theme.radiusChip
            corners: root.shown === 1 ? PaintedFrame.All : index === 0 ? PaintedFrame.Left : index === parts.count - 1 ? PaintedFrame.Right : PaintedFrame.NoCorner
            fill: Theme.gameColour(document)

            Text {
                anchors.centerIn: parent
                text: qsTr("%1 · %2", "letters of a game, questions due").arg(Theme.gameTag(part.document)).arg(part.due)
                color: "#FFFFFF"
                font.pixelSize: Theme.small
                font.bold: true
                textFormat: Text.PlainText
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
