// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App

/// A plain button: its key, if it has one, is printed left of its words and pressed from anywhere on the page.
T.Button {
    id: root

    property string keyName: ""
    property int iconName: Icon.Nothing
    /// No edge until the mouse or the keyboard is on it.
    property bool bare: false
    property bool keyAtRight: false
    /// In a list of such buttons: words begin at the left, not in the middle.
    property bool atLeft: false
    property color ink: enabled ? Theme.text : Theme.text3
    property color line: down ? Theme.text : hovered ? Theme.text2 : Theme.edge
    property color hoverFill: Theme.raised

    /// Once, however long the key is held.
    function pressedBy(event: KeyEvent): void {
        if (!event.isAutoRepeat)
            root.clicked();
    }

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Theme.px(44)
    leftPadding: Theme.px(bare ? 12 : 16)
    rightPadding: leftPadding
    font.pixelSize: Theme.body
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: if (root.enabled) root.clicked()
    Keys.onReturnPressed: event => root.pressedBy(event)
    Keys.onEnterPressed: event => root.pressedBy(event)

    background: PaintedFrame {
        radius: Theme.radiusControl
        dashed: !root.enabled
        edge: root.bare && !root.hovered && !root.down ? "transparent" : root.enabled ? root.line : Theme.edge
        fill: !root.enabled ? "transparent" : root.down ? Theme.ground : root.hovered ? root.hoverFill : root.bare ? "transparent" : Theme.control

        FocusRing {
            shown: root.activeFocus
        }
    }
    contentItem: CentredRow {
        spacing: Theme.px(8)
        atLeft: root.atLeft
        layoutDirection: root.keyAtRight ? Qt.RightToLeft : Qt.LeftToRight

        KeyCap {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.keyName.length > 0
            key: root.keyName
            ink: root.ink
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.iconName !== Icon.Nothing
            width: Theme.px(20)
            height: width
            name: root.iconName
            color: root.ink
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            visible: text.length > 0
            text: root.text
            font: root.font
            color: root.ink
            textFormat: Text.PlainText
        }
    }
}
