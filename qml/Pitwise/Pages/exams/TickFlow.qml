// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Things to tick, side by side. Long lists are folded away.
Column {
    id: root

    required property string title
    required property TickList list
    property bool folded: false
    property bool wrong: false

    spacing: Theme.px(8)

    Row {
        spacing: Theme.px(8)
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: root.title
            color: root.wrong ? Theme.wrong : Theme.text2
            font.pixelSize: Theme.small
        }
        QuietButton {
            visible: root.list.count > 8
            bare: true
            text: root.folded ? qsTr("Show") : qsTr("Hide")
            onClicked: root.folded = !root.folded
        }
    }
    Flow {
        width: parent.width
        visible: !root.folded
        spacing: Theme.px(8)

        Repeater {
            model: root.list

            Toggle {
                required property int index
                required property string label
                required property bool on

                text: label
                checked: on
                onToggled: root.list.toggle(index)
            }
        }
    }
}
