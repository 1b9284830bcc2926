// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Pitwise.App
import Pitwise.Controls

/// Below the felt: what has happened so far, and the keys that play the round.
Rectangle {
    id: root

    required property TablePlayer player
    /// What the trainee points at, in words.
    required property string pointed

    signal clauseRequested(string document, string clause)

    color: Theme.panel

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.hairline
    }
    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.px(10)
        spacing: Theme.px(16)

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.px(4)

            StepList {
                Layout.fillWidth: true
                Layout.fillHeight: true
                // Whole lines: the one at the top is not cut through.
                Layout.maximumHeight: Math.max(1, Math.floor((root.height - Theme.px(44) + spacing) / rowHeight)) * rowHeight - spacing
                steps: root.player.steps
                game: root.player.game
                empty: root.player.position === 0 ? qsTr("The bets are down. Enter deals.") : ""
                onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
            }
            TextLabel {
                objectName: "waiting"
                Layout.fillWidth: true
                visible: text.length > 0
                text: root.player.waiting
                color: Theme.flag
                font.pixelSize: Theme.small
            }
            TextLabel {
                objectName: "pointed"
                Layout.fillWidth: true
                text: root.pointed
                color: Theme.text2
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
        }
        TransportKeys {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: false
            position: root.player.position
            count: root.player.count
            playing: root.player.playing
            speed: root.player.speed
            onStartRequested: root.player.toStart()
            onBackRequested: root.player.back()
            onPlayRequested: root.player.playOrPause()
            onForwardRequested: root.player.forward()
            onEndRequested: root.player.toEnd()
            onSpeedRequested: speed => root.player.speed = speed
        }
    }
}
