// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What a storm came to, beside the best one before it.
PaintedFrame {
    id: root

    required property Storm storm

    height: visible ? words.implicitHeight + Theme.px(32) : 0
    radius: Theme.radiusPanel
    fill: storm.newBest ? Theme.chosen : Theme.panel
    edge: storm.newBest ? Theme.brass : Theme.hairline

    Column {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(22)
        width: parent.width - 2 * x

        TextLabel {
            width: parent.width
            font.pixelSize: Theme.px(22)
            strong: true
            text: root.storm.missesLeft === 0 ? qsTr("Three misses: %n right.", "", root.storm.right) : qsTr("Time is up: %n right.", "", root.storm.right)
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            color: Theme.text2
            text: root.storm.newBest ? (root.storm.best >= 0 ? qsTr("A new best. It was %1.").arg(root.storm.best) : qsTr("That is the one to beat.")) : root.storm.best > 0 ? qsTr("Your best is %1.").arg(root.storm.best) : ""
        }
    }
}
