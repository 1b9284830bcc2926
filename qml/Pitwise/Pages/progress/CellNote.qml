// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What the current cell of the map says about itself.
PaintedFrame {
    id: root

    required property MasteryRows map

    signal openRequested
    signal clauseRequested(string document, string clause)

    height: Theme.px(92)
    radius: Theme.radiusControl
    edge: Theme.edge
    fill: Theme.control

    ClauseChip {
        id: chip
        x: Theme.px(14)
        y: Theme.px(12)
        inTabOrder: false
        shortened: true
        document: root.map.document
        clause: root.map.clause
        onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
    }
    TextLabel {
        id: title
        anchors.left: chip.right
        anchors.leftMargin: Theme.px(14)
        anchors.right: answers.left
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: chip.verticalCenter
        text: root.map.openReading ? qsTr("%1 (open reading)").arg(root.map.title) : root.map.title
        strong: true
        elide: Text.ElideRight
        maximumLineCount: 1
    }
    Row {
        id: answers
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: chip.verticalCenter
        spacing: Theme.px(6)

        Repeater {
            model: root.map.recent

            Icon {
                required property bool modelData
                width: Theme.px(16)
                height: width
                name: modelData ? Icon.Tick : Icon.Cross
                color: modelData ? Theme.right : Theme.wrong
            }
        }
    }
    TextLabel {
        id: figures
        x: Theme.px(14)
        anchors.top: chip.bottom
        anchors.topMargin: Theme.px(4)
        text: root.map.figures
        color: Theme.text2
        font.pixelSize: Theme.small
        width: Theme.px(Theme.narrow ? 116 : 150)
        maximumLineCount: 2
        elide: Text.ElideRight
    }
    TextLabel {
        anchors.left: figures.right
        anchors.leftMargin: Theme.px(10)
        anchors.right: open.left
        anchors.rightMargin: Theme.px(10)
        anchors.top: figures.top
        text: root.map.sentence
        color: Theme.text2
        font.pixelSize: Theme.small
        maximumLineCount: 2
        elide: Text.ElideRight
    }
    QuietButton {
        id: open
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(8)
        bare: true
        height: Theme.px(34)
        keyName: qsTr("Enter")
        text: qsTr("Open")
        focusPolicy: Qt.NoFocus
        onClicked: root.openRequested()
    }
}
