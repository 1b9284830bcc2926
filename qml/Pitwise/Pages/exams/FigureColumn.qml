// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Lines of a report with a mark for each.
Column {
    id: root

    required property FigureList figures
    property bool marked: true

    spacing: Theme.px(10)

    Repeater {
        model: root.figures

        Row {
            id: line
            required property string label
            required property string value
            required property string detail
            required property bool good

            width: root.width
            spacing: Theme.px(10)

            Icon {
                width: Theme.px(20)
                height: width
                visible: root.marked
                name: line.good ? Icon.Tick : Icon.Cross
                color: line.good ? Theme.right : Theme.wrong
            }
            Column {
                width: parent.width - (root.marked ? Theme.px(30) : 0)
                TextLabel {
                    width: parent.width
                    text: line.value.length > 0 ? qsTr("%1: %2").arg(line.label).arg(line.value) : line.label
                }
                TextLabel {
                    width: parent.width
                    visible: text.length > 0
                    text: line.detail
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
            }
        }
    }
}
