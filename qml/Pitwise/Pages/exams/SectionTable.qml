// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Right answers by section, against what each needed.
Panel {
    id: root

    required property SectionScores sections

    height: column.implicitHeight + Theme.px(28)

    Column {
        id: column
        x: Theme.px(22)
        y: Theme.px(14)
        width: parent.width - 2 * x

        Repeater {
            model: root.sections

            Item {
                id: row
                required property int index
                required property string title
                required property int rightCount
                required property int asked
                required property int needed
                required property string middleTime
                required property bool passed

                width: column.width
                height: Theme.px(41)
                Accessible.role: Accessible.Row
                Accessible.name: qsTr("%1: %2 of %3 right, needed %4, %5").arg(title).arg(rightCount).arg(asked).arg(needed).arg(passed ? qsTr("pass") : qsTr("below"))

                Rectangle {
                    visible: row.index > 0
                    width: parent.width
                    height: 1
                    color: Theme.hairline
                }
                TextLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width * 0.26
                    text: row.title
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
                TextLabel {
                    x: parent.width * 0.27
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("%1 of %2").arg(row.rightCount).arg(row.asked)
                    wrapMode: Text.NoWrap
                }
                Meter {
                    x: parent.width * 0.42
                    width: parent.width * 0.22
                    anchors.verticalCenter: parent.verticalCenter
                    value: row.asked > 0 ? row.rightCount * 100 / row.asked : 0
                    mark: row.needed > 0 ? row.needed * 100 / row.asked : -1
                    name: row.title
                }
                TextLabel {
                    x: parent.width * 0.66
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.needed > 0 ? qsTr("needed %1").arg(row.needed) : ""
                    color: Theme.text2
                    font.pixelSize: Theme.small
                    wrapMode: Text.NoWrap
                }
                TextLabel {
                    anchors.right: verdict.left
                    anchors.rightMargin: Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !Theme.narrow
                    text: row.middleTime
                    wrapMode: Text.NoWrap
                }
                Row {
                    id: verdict
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.px(4)
                    Icon {
                        width: Theme.px(18)
                        height: width
                        name: row.passed ? Icon.Tick : Icon.Cross
                        color: row.passed ? Theme.right : Theme.wrong
                    }
                    TextLabel {
                        text: row.passed ? qsTr("pass") : qsTr("below")
                        color: row.passed ? Theme.right : Theme.wrong
                        wrapMode: Text.NoWrap
                    }
                }
            }
        }
    }
}
