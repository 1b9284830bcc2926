// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What is being done with the records, how far it is, and afterwards what has been done.
Panel {
    id: root

    required property RecordsDesk records
    required property string doing

    visible: records.busy || records.result.length > 0
    height: visible ? column.implicitHeight + Theme.px(28) : 0
    color: Theme.control
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Column {
        id: column
        x: Theme.px(18)
        y: Theme.px(14)
        width: parent.width - 2 * x
        spacing: Theme.px(8)

        Row {
            width: parent.width
            spacing: Theme.px(10)

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(20)
                height: width
                name: root.records.busy ? Icon.Clock : Icon.Tick
                color: root.records.busy ? Theme.text2 : Theme.right
            }
            TextLabel {
                id: words
                objectName: "recordsResult"
                width: parent.width - Theme.px(30)
                text: !root.records.busy ? root.records.result
                    : root.records.seconds < 1 ? root.doing
                    : root.records.percent >= 0 ? qsTr("%1 %2 %").arg(root.doing).arg(root.records.percent)
                                                : qsTr("%1 %2 s").arg(root.doing).arg(root.records.seconds)
            }
        }
        Meter {
            width: parent.width
            visible: root.records.busy && root.records.seconds >= 1 && root.records.percent >= 0
            value: Math.max(0, root.records.percent)
            name: root.doing
        }
    }
}
