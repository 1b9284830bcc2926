// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.Controls

/// Asks for one short text. Stays open while it is not taken.
T.Popup {
    id: root

    required property string title
    required property string text
    required property string actionText
    property string problem: ""

    signal named(string name)

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(520), parent ? parent.width - Theme.px(32) : Theme.px(520))
    implicitHeight: column.implicitHeight + 2 * padding
    padding: Theme.px(20)
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    onOpened: field.forceActiveFocus()

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.ground, 0.6)
    }
    background: Rectangle {
        color: Theme.control
        radius: Theme.radiusPanel
        border.width: 1
        border.color: Theme.edge
    }
    Column {
        id: column
        width: parent.width
        spacing: Theme.px(14)

        TextLabel {
            text: root.title
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        TextLabel {
            width: parent.width
            text: root.text
            color: Theme.text2
        }
        EntryField {
            id: field
            objectName: "name"
            width: parent.width
            label: root.title
            Keys.onReturnPressed: root.named(text)
            Keys.onEnterPressed: root.named(text)
        }
        ErrorLine {
            width: parent.width
            text: root.problem
        }
        Row {
            anchors.right: parent.right
            spacing: Theme.px(12)
            QuietButton {
                height: go.height
                keyName: qsTr("Esc")
                text: qsTr("Cancel")
                onClicked: root.close()
            }
            PrimaryButton {
                id: go
                text: root.actionText
                enabled: field.text.length > 0
                onClicked: root.named(field.text)
            }
        }
    }
}
