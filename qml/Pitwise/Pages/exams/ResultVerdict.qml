// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Passed or not, the score, and why; with what rulings changed.
Panel {
    id: root

    required property ResultDesk desk

    height: Math.max(Theme.px(100), verdictWords.implicitHeight + Theme.px(32))

    PaintedFrame {
        id: mark
        x: Theme.px(22)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(72)
        height: width
        radius: Theme.radiusPanel
        edgeWidth: 3
        dashed: !root.desk.passed
        edge: root.desk.passed ? Theme.right : Theme.wrong
        fill: root.desk.passed ? Theme.rightFill : Theme.wrongFill
        Icon {
            anchors.centerIn: parent
            width: Theme.px(44)
            height: width
            name: root.desk.passed ? Icon.Tick : Icon.Cross
            color: root.desk.passed ? Theme.right : Theme.wrong
        }
    }
    Column {
        id: verdictWords
        anchors.left: mark.right
        anchors.leftMargin: Theme.px(20)
        anchors.right: percent.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        TextLabel {
            objectName: "verdict"
            text: root.desk.passed ? qsTr("Passed") : qsTr("Not passed")
            font.pixelSize: Theme.px(32)
            strong: true
        }
        TextLabel {
            width: parent.width
            text: root.desk.passed ? root.desk.scoreText : root.desk.reason
            color: Theme.text2
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: root.desk.otherRulings.length > 0 ? qsTr("%1 Ruled: %2.").arg(root.desk.originalText).arg(root.desk.otherRulings) : ""
            color: Theme.text2
            font.pixelSize: Theme.small
        }
    }
    TextLabel {
        id: percent
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(22)
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("%1 %").arg(root.desk.percent)
        font.pixelSize: Theme.px(44)
        strong: true
        wrapMode: Text.NoWrap
    }
}
