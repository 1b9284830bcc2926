// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// How ready for the table test in this game, and the way to the exam date where one is set.
Panel {
    id: root

    required property ProgressDesk progress

    height: Theme.px(48)

    TextLabel {
        id: name
        x: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        text: root.progress.title
        strong: true
        wrapMode: Text.NoWrap
    }
    Meter {
        anchors.left: name.right
        anchors.leftMargin: Theme.px(24)
        anchors.right: words.left
        anchors.rightMargin: Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        visible: width >= Theme.px(40)
        value: root.progress.score
        mark: root.progress.needed
        name: words.text
    }
    TextLabel {
        id: words
        anchors.right: course.visible ? course.left : parent.right
        anchors.rightMargin: Theme.px(course.visible ? 14 : 18)
        anchors.verticalCenter: parent.verticalCenter
        text: Theme.cramped ? qsTr("%1 of %2").arg(root.progress.score).arg(root.progress.needed) : root.progress.score >= root.progress.needed ? qsTr("Ready: %1, the table test needs %2").arg(root.progress.score).arg(root.progress.needed) : qsTr("%1 of %2 for the table test").arg(root.progress.score).arg(root.progress.needed)
        wrapMode: Text.NoWrap
    }
    PaintedFrame {
        id: course
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.progress.course.length > 0
        width: courseRow.implicitWidth + Theme.px(20)
        height: Theme.px(28)
        radius: Theme.radiusChip
        edge: root.progress.onCourse ? Theme.right : Theme.flag
        fill: root.progress.onCourse ? Theme.rightFill : Theme.flagFill

        Row {
            id: courseRow
            anchors.centerIn: parent
            spacing: Theme.px(8)

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(18)
                height: width
                name: root.progress.onCourse ? Icon.Tick : Icon.Flag
                color: course.edge
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: root.progress.course
                color: course.edge
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
            }
        }
    }
}
