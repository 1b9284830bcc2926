// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Each answer's time against its own target, then right answers and times by topic and by game.
Panel {
    id: root

    required property SessionReview review

    implicitHeight: column.implicitHeight + Theme.px(36)

    Column {
        id: column
        x: Theme.px(20)
        y: Theme.px(18)
        width: parent.width - 2 * x
        spacing: Theme.px(8)

        ChartPanel {
            width: parent.width
            height: visible ? Theme.px(218) : 0
            visible: root.review.middleTime.length > 0
            bare: true
            source: root.review.times
            style: Chart.Stems
            title: qsTr("Time against target")
            legend: qsTr("● right   ✕ wrong")
            accent: Theme.wrong
        }
        Item {
            width: parent.width
            height: Theme.px(30)

            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Topic")
                color: Theme.text2
                font.pixelSize: Theme.small
            }
            TextLabel {
                x: Theme.px(130)
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Right")
                color: Theme.text2
                font.pixelSize: Theme.small
            }
            TextLabel {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: root.review.middleTime.length > 0
                text: qsTr("Median time")
                color: Theme.text2
                font.pixelSize: Theme.small
            }
        }
        Column {
            width: parent.width

            Repeater {
                model: root.review.topics

                TallyRow {
                    width: column.width
                }
            }
            Repeater {
                model: root.review.games

                TallyRow {
                    width: column.width
                }
            }
        }
    }
}
