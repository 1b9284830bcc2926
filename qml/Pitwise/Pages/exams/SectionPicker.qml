// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// The sections in order, with what the bank gives for each.
Column {
    id: root

    required property BlueprintEditor editor

    spacing: Theme.px(10)

    ListHead {
        width: parent.width
        title: qsTr("Sections")
        QuietButton {
            text: qsTr("Add")
            iconName: Icon.Plus
            onClicked: root.editor.addSection()
        }
    }
    Repeater {
        model: root.editor.sections

        T.AbstractButton {
            id: row
            required property int index
            required property string title
            required property string detail
            required property string found
            readonly property bool on: index === root.editor.current
            readonly property bool wrong: index === root.editor.problemSection

            width: root.width
            height: words.implicitHeight + Theme.px(20)
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.RadioButton
            Accessible.name: wrong ? qsTr("%1. %2. Something is wrong here.").arg(title).arg(detail) : qsTr("%1. %2").arg(title).arg(detail)
            Accessible.checked: on
            Accessible.onPressAction: root.editor.current = index
            onClicked: root.editor.current = index
            Keys.onReturnPressed: root.editor.current = index

            background: Rectangle {
                radius: Theme.radiusControl
                color: row.on ? Theme.chosen : row.hovered ? Theme.raised : Theme.panel
                border.width: row.on ? 2 : 1
                border.color: row.wrong ? Theme.wrong : row.on ? Theme.brass : Theme.hairline
                FocusRing {
                    shown: row.activeFocus
                }
            }
            Column {
                id: words
                x: Theme.px(14)
                y: Theme.px(10)
                width: parent.width - 2 * x
                Row {
                    width: parent.width
                    spacing: Theme.px(8)
                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: row.wrong
                        width: Theme.px(18)
                        height: width
                        name: Icon.Warning
                        color: Theme.wrong
                    }
                    TextLabel {
                        width: parent.width - (row.wrong ? Theme.px(26) : 0)
                        text: row.title.length > 0 ? row.title : qsTr("No name yet")
                        strong: true
                    }
                }
                TextLabel {
                    width: parent.width
                    text: row.detail
                    font.pixelSize: Theme.small
                    color: Theme.text2
                }
                TextLabel {
                    width: parent.width
                    visible: text.length > 0
                    text: row.found
                    font.pixelSize: Theme.small
                    color: Theme.text3
                }
            }
        }
    }
}
