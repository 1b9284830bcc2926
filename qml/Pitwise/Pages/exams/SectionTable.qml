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

    /// Where the columns stand, as the head and the rows share them.
    readonly property int inner: width - Theme.px(44)
    readonly property int titleWidth: Math.round(inner * (Theme.narrow ? 0.24 : 0.2))
    readonly property int rightX: titleWidth + Theme.px(8)
    readonly property int meterX: rightX + Theme.px(76)
    readonly property int verdictWidth: Theme.px(74)
    readonly property int timeWidth: Theme.px(88)
    readonly property int neededWidth: Theme.px(64)
    readonly property int timeX: inner - verdictWidth - timeWidth - Theme.px(8)
    readonly property int neededX: timeX - neededWidth - Theme.px(4)

    height: column.implicitHeight + Theme.px(24)

    Column {
        id: column
        x: Theme.px(22)
        y: Theme.px(10)
        width: parent.width - 2 * x

        Item {
            width: parent.width
            height: Theme.px(32)
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Section")
                color: Theme.text2
                font.pixelSize: Theme.small
            }
            TextLabel {
                x: root.rightX
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Right")
                color: Theme.text2
                font.pixelSize: Theme.small
            }
            TextLabel {
                x: root.neededX
                width: root.neededWidth
                horizontalAlignment: Text.AlignRight
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Needed")
                color: Theme.text2
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
            }
            TextLabel {
                x: root.timeX
                width: root.timeWidth
                horizontalAlignment: Text.AlignRight
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Median time")
                color: Theme.text2
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
            }
        }
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
                height: Math.max(Theme.px(41), words.implicitHeight + Theme.px(14))
                Accessible.role: Accessible.Row
                Accessible.name: qsTr("%1: %2 of %3 right, needed %4, %5").arg(title).arg(rightCount).arg(asked).arg(needed).arg(passed ? qsTr("pass") : qsTr("below"))

                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.hairline
                }
                TextLabel {
                    id: words
                    anchors.verticalCenter: parent.verticalCenter
                    width: root.titleWidth
                    text: row.title
                }
                TextLabel {
                    x: root.rightX
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("%1 of %2").arg(row.rightCount).arg(row.asked)
                    wrapMode: Text.NoWrap
                }
                Meter {
                    x: root.meterX
                    width: root.neededX - x - Theme.px(4)
                    visible: width > Theme.px(40)
                    anchors.verticalCenter: parent.verticalCenter
                    value: row.asked > 0 ? row.rightCount * 100 / row.asked : 0
                    mark: row.needed > 0 ? row.needed * 100 / row.asked : -1
                    name: row.title
                }
                TextLabel {
                    x: root.neededX
                    width: root.neededWidth
                    horizontalAlignment: Text.AlignRight
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.needed > 0 ? String(row.needed) : "–"
                    wrapMode: Text.NoWrap
                }
                TextLabel {
                    x: root.timeX
                    width: root.timeWidth
                    horizontalAlignment: Text.AlignRight
                    anchors.verticalCenter: parent.verticalCenter
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
