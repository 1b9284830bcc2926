// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// Every question of the sitting with its mark, in the order of the form; one press leads to its last answer.
ListView {
    id: root

    required property Appeal appeal

    height: Theme.px(52)
    orientation: ListView.Horizontal
    spacing: Theme.px(6)
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: 0
    model: Array.from(appeal.marks)
    currentIndex: appeal.onScreen
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Questions")
    T.ScrollBar.horizontal: SlimScrollBar {}

    delegate: T.AbstractButton {
        id: cell

        required property int index
        required property int modelData
        readonly property bool good: modelData === Appeal.Right || modelData === Appeal.Granted
        readonly property bool out: modelData === Appeal.TakenOut
        readonly property bool now: index === root.appeal.onScreen

        y: Theme.px(4)
        width: Theme.px(46)
        height: Theme.px(36)
        focusPolicy: Qt.ClickFocus
        Accessible.role: Accessible.Button
        Accessible.name: good ? qsTr("Question %1, right").arg(index + 1) : out ? qsTr("Question %1, taken out").arg(index + 1) : modelData === Appeal.Unanswered ? qsTr("Question %1, not answered").arg(index + 1) : qsTr("Question %1, wrong").arg(index + 1)
        Accessible.onPressAction: cell.clicked()
        onClicked: root.appeal.goToQuestion(index)

        background: PaintedFrame {
            radius: Theme.radiusChip
            dashed: !cell.good && !cell.now
            edge: cell.now ? Theme.text : cell.good ? Theme.right : cell.out ? Theme.note : Theme.wrong
            edgeWidth: cell.now ? 2 : 1
            fill: cell.now ? Theme.raised : cell.hovered ? Theme.control : "transparent"
        }
        contentItem: CentredRow {
            spacing: Theme.px(2)
            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: cell.index + 1
                color: Theme.text
                font.pixelSize: Theme.small
                font.bold: cell.now
            }
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(14)
                height: width
                name: cell.good ? Icon.Tick : cell.out ? Icon.Info : cell.modelData === Appeal.Unanswered ? Icon.Nothing : Icon.Cross
                color: cell.good ? Theme.right : cell.out ? Theme.note : Theme.wrong
            }
        }
    }
}
