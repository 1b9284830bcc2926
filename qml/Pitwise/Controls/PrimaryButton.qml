// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App

/// The one brass button of a page. Enter presses it from anywhere but a text field: see `keyName`.
T.Button {
    id: root

    property string keyName: qsTr("Enter")
    property bool large: false

    /// Once, however long the key is held.
    function pressedBy(event: KeyEvent): void {
        if (!event.isAutoRepeat)
            root.clicked();
    }

    implicitWidth: natural.advanceWidth + 2 + (cap.visible ? cap.width + Theme.px(10) : 0) + leftPadding + rightPadding
    implicitHeight: Theme.px(large ? 60 : 52)
    leftPadding: Theme.px(large ? 24 : 20)
    rightPadding: Theme.px(large ? 24 : 16)
    font.pixelSize: Theme.px(large ? 20 : 18)
    font.bold: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: if (root.enabled) root.clicked()
    Keys.onReturnPressed: event => root.pressedBy(event)
    Keys.onEnterPressed: event => root.pressedBy(event)

    background: PaintedFrame {
        radius: Theme.radiusControl
        dashed: !root.enabled
        edge: root.enabled ? (root.hovered ? Theme.primaryHover : Theme.primary) : Theme.edge
        fill: !root.enabled ? "transparent" : root.down ? Theme.primaryPressed : root.hovered ? Theme.primaryHover : Theme.primary
        fillBottom: !root.enabled || root.down || root.hovered ? "transparent" : Theme.primaryBottom

        FocusRing {
            shown: root.activeFocus
        }
    }
    TextMetrics {
        id: natural
        text: root.text
        font: root.font
    }
    contentItem: CentredRow {
        spacing: Theme.px(10)

        Text {
            readonly property real room: root.availableWidth - (cap.visible ? cap.width + Theme.px(10) : 0)

            anchors.verticalCenter: parent.verticalCenter
            // A long language in a narrow button: smaller before it is cut.
            width: Math.min(natural.advanceWidth + 2, room)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            elide: Text.ElideRight
            text: root.text
            font: root.font
            color: root.enabled ? Theme.primaryInk : Theme.text3
            textFormat: Text.PlainText
        }
        KeyCap {
            id: cap
            anchors.verticalCenter: parent.verticalCenter
            visible: root.keyName.length > 0
            key: root.keyName
            ink: root.enabled ? Theme.primaryInk : Theme.text
            face: root.enabled ? Theme.primaryPressed : Theme.ground
            line: root.enabled ? "#8A6420" : Theme.edge
        }
    }
}
