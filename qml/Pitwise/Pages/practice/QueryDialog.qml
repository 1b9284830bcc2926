// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.Controls

/// A doubt for the instructor, in a line or without one: the question and the answer go with it.
T.Popup {
    id: root

    signal sent(string text)

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(440), parent ? parent.width - Theme.px(32) : Theme.px(440))
    implicitHeight: column.implicitHeight + 2 * padding
    padding: Theme.px(20)
    modal: true
    focus: true
    closePolicy: T.Popup.NoAutoClose
    onOpened: {
        field.text = "";
        field.forceActiveFocus();
    }

    function send(): void {
        close();
        sent(field.text);
    }

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.ground, 0.6)
    }
    background: Rectangle {
        color: Theme.control
        radius: Theme.radiusPanel
        border.color: Theme.edge
    }
    FocusScope {
        anchors.fill: parent
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: title.text
        Keys.onEscapePressed: root.close()
        Keys.onReturnPressed: root.send()
        Keys.onEnterPressed: root.send()

        Column {
            id: column
            width: parent.width
            spacing: Theme.px(12)

            TextLabel {
                id: title
                width: parent.width
                text: qsTr("Query this question")
                font.pixelSize: Theme.panelTitle
                strong: true
            }
            TextLabel {
                width: parent.width
                text: qsTr("Your instructor will see the question, your answer and this note. Until then the verdict stands.")
                color: Theme.text2
            }
            EntryField {
                id: field
                width: parent.width
                focus: true
                label: qsTr("What do you doubt?")
                placeholderText: qsTr("What do you doubt? (optional)")
                maximumLength: 500
            }
            Row {
                anchors.right: parent.right
                spacing: Theme.px(12)

                QuietButton {
                    height: send.height
                    keyName: qsTr("Esc")
                    text: qsTr("Cancel")
                    onClicked: root.close()
                }
                PrimaryButton {
                    id: send
                    text: qsTr("Send the query")
                    onClicked: root.send()
                }
            }
        }
    }
}
