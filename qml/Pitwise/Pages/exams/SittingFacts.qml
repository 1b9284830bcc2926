// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// How the sitting went: time, what was granted, who watched, the rules, and what happened.
Panel {
    id: root

    required property ResultDesk desk

    height: sittingColumn.implicitHeight + Theme.px(36)
    Column {
        id: sittingColumn
        x: Theme.px(22)
        y: Theme.px(18)
        width: parent.width - 2 * x
        spacing: Theme.px(8)
        TextLabel {
            text: qsTr("Sitting")
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        Flow {
            width: parent.width
            spacing: Theme.px(24)
            Repeater {
                model: root.desk.sitting
                Column {
                    id: fact
                    required property string label
                    required property string value
                    TextLabel {
                        text: fact.label
                        color: Theme.text2
                        font.pixelSize: Theme.small
                    }
                    TextLabel {
                        text: fact.value
                    }
                }
            }
        }
        Repeater {
            model: root.desk.incidents
            Row {
                id: incident
                required property string modelData
                spacing: Theme.px(8)
                Icon {
                    width: Theme.px(20)
                    height: width
                    name: Icon.Info
                    color: Theme.text2
                }
                TextLabel {
                    width: sittingColumn.width - Theme.px(28)
                    text: incident.modelData
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
            }
        }
    }
}
