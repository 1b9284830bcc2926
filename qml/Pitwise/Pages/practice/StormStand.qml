// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// How a storm stands: right answers, misses left, time left, and what there is to beat.
Row {
    id: root

    required property Storm storm
    readonly property bool closing: storm.secondsLeft <= 20

    spacing: Theme.px(Theme.narrow ? 14 : 22)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 right, misses left: %2, time left: %3").arg(storm.right).arg(storm.missesLeft).arg(storm.timeLeft)

    TextLabel {
        anchors.verticalCenter: parent.verticalCenter
        text: root.storm.timeLeft
        font.pixelSize: Theme.px(26)
        strong: true
        color: root.closing ? Theme.flag : Theme.text
        width: Theme.px(62)
        wrapMode: Text.NoWrap
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(20)
            height: width
            name: Icon.Tick
            color: Theme.right
        }
        TextLabel {
            text: String(root.storm.right)
            font.pixelSize: Theme.px(26)
            strong: true
            wrapMode: Text.NoWrap
        }
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(4)

        Repeater {
            model: 3

            PaintedFrame {
                id: miss
                required property int index
                readonly property bool gone: index >= root.storm.missesLeft

                width: Theme.px(20)
                height: width
                radius: Theme.px(10)
                fill: gone ? Theme.wrongFill : "transparent"
                edge: gone ? Theme.wrong : Theme.edge

                Icon {
                    anchors.centerIn: parent
                    visible: miss.gone
                    width: parent.width - Theme.px(6)
                    height: width
                    name: Icon.Cross
                    color: Theme.wrong
                }
            }
        }
    }
    TextLabel {
        anchors.verticalCenter: parent.verticalCenter
        visible: !Theme.cramped && text.length > 0
        text: root.storm.newBest && root.storm.best >= 0 ? qsTr("new best") : root.storm.best > 0 ? qsTr("best %1").arg(root.storm.best) : ""
        color: root.storm.newBest ? Theme.brass : Theme.text2
        wrapMode: Text.NoWrap
    }
}
