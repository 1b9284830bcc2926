// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// One tick for each question: a box with a tick, an outline with a cross, wide for the one now, outlines for those to come.
Row {
    id: root

    required property PracticeSession session
    required property real room
    readonly property int all: session.planned > 0 ? session.planned : session.marks.length + 1
    /// As many as have room, the one now among them.
    readonly property int seen: Math.max(3, Math.min(all, Math.floor((room - count.implicitWidth - Theme.px(30)) / Theme.px(20))))
    readonly property int first: Math.max(0, Math.min(all - seen, session.number - Math.ceil(seen * 0.6)))

    spacing: Theme.px(4)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, %n right", "", Array.from(session.marks).filter(mark => mark === 1).length).arg(count.text)

    Repeater {
        model: root.seen

        PaintedFrame {
            id: tick
            required property int index
            readonly property int place: root.first + index
            readonly property int mark: place < root.session.marks.length ? root.session.marks[place] : -1
            readonly property bool now: place === root.session.number - 1

            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(now && mark < 0 ? 26 : 16)
            height: Theme.px(16)
            radius: 4
            fill: mark === 1 ? Theme.mastery2 : mark === 0 ? Theme.wrongFill : now ? Theme.text : "transparent"
            edge: mark === 1 ? Theme.mastery3 : mark === 0 ? Theme.wrong : mark === 2 ? Theme.flag : now ? Theme.text : Theme.edge

            Icon {
                anchors.centerIn: parent
                width: parent.height - 4
                height: width
                visible: tick.mark >= 0
                name: tick.mark === 1 ? Icon.Tick : tick.mark === 0 ? Icon.Cross : Icon.Flag
                color: tick.mark === 1 ? Theme.card : tick.edge
            }
        }
    }
    TextLabel {
        id: count
        anchors.verticalCenter: parent.verticalCenter
        leftPadding: Theme.px(12)
        text: root.session.planned > 0 ? qsTr("%1 of %2").arg(root.session.number).arg(root.session.planned) : qsTr("%1, %2").arg(root.session.number).arg(root.session.minutesLeft)
        wrapMode: Text.NoWrap
    }
}
