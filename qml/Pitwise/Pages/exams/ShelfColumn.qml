// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// Exams or blueprints, one under the other; Enter opens.
Column {
    id: root

    required property ShelfList list

    signal opened(int row)

    spacing: Theme.px(8)

    Repeater {
        model: root.list

        T.AbstractButton {
            id: row
            required property int index
            required property string title
            required property string detail
            required property bool sealed

            width: root.width
            height: words.implicitHeight + Theme.px(24)
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("%1. %2").arg(title).arg(detail)
            Accessible.onPressAction: root.opened(index)
            onClicked: root.opened(index)
            Keys.onReturnPressed: root.opened(index)
            Keys.onEnterPressed: root.opened(index)

            background: Rectangle {
                radius: Theme.radiusControl
                color: row.hovered ? Theme.raised : Theme.panel
                border.width: 1
                border.color: Theme.hairline

                FocusRing {
                    shown: row.activeFocus
                }
            }
            Column {
                id: words
                x: Theme.px(16)
                width: parent.width - Theme.px(32) - (mark.visible ? mark.width + Theme.px(12) : 0)
                anchors.verticalCenter: parent.verticalCenter
                TextLabel {
                    width: parent.width
                    text: row.title
                    strong: true
                }
                TextLabel {
                    width: parent.width
                    text: row.detail
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
            }
            Badge {
                id: mark
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(16)
                anchors.verticalCenter: parent.verticalCenter
                visible: row.sealed
                text: qsTr("Sealed")
            }
        }
    }
}
