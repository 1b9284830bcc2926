// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// Asks before leaving or deleting. The safe answer has the keyboard, and Esc gives it.
T.Popup {
    id: root

    required property string title
    required property string text
    required property string safeText
    required property string otherText
    /// Presses the other answer; never where that destroys something.
    property string otherKey: ""
    property bool risky: false

    signal safeChosen
    signal otherChosen

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(440), parent ? parent.width - Theme.px(32) : Theme.px(440))
    implicitHeight: column.implicitHeight + 2 * padding
    padding: Theme.px(20)
    modal: true
    focus: true
    closePolicy: T.Popup.NoAutoClose
    onOpened: safe.forceActiveFocus()

    function answer(safely: bool): void {
        close();
        safely ? safeChosen() : otherChosen();
    }

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.ground, 0.6)
    }
    background: Rectangle {
        color: Theme.control
        radius: Theme.radiusPanel
        border.width: 1
        border.color: Theme.edge
    }
    FocusScope {
        anchors.fill: parent
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: root.title
        Accessible.description: root.text
        Keys.onEscapePressed: root.answer(true)

        Column {
            id: column
            width: parent.width
            spacing: Theme.px(12)

            TextLabel {
                width: parent.width
                text: root.title
                font.pixelSize: Theme.panelTitle
                strong: true
            }
            TextLabel {
                width: parent.width
                text: root.text
                color: Theme.text2
            }
            Row {
                anchors.right: parent.right
                spacing: Theme.px(12)
                layoutDirection: Qt.RightToLeft

                PrimaryButton {
                    id: safe
                    text: root.safeText
                    focus: true
                    onClicked: root.answer(true)
                    KeyNavigation.left: other
                }
                QuietButton {
                    id: other
                    height: safe.height
                    text: root.otherText
                    keyName: root.risky ? "" : root.otherKey
                    ink: root.risky ? Theme.wrong : Theme.text
                    line: root.risky ? Theme.wrong : Theme.edge
                    onClicked: root.answer(false)
                    KeyNavigation.right: safe
                }
            }
        }
    }

    Shortcut {
        enabled: root.opened && !root.risky && root.otherKey.length > 0
        sequence: root.otherKey
        onActivated: root.answer(false)
    }
}
