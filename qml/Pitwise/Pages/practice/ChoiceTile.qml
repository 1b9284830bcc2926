// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// A choice of the set-up page: its key, its words, and a box that is ticked; or, as one of several levels, no box.
T.AbstractButton {
    id: root

    required property string keyName
    property string document: ""
    property string detail: ""
    property bool radio: false
    checkable: false
    property bool on: false

    signal toggledByUser

    height: Math.max(Theme.px(radio ? 84 : Theme.narrow ? 46 : 56), words.implicitHeight + Theme.px(Theme.narrow ? 10 : 18))
    focusPolicy: Qt.StrongFocus
    Accessible.role: radio ? Accessible.RadioButton : Accessible.CheckBox
    Accessible.name: detail.length > 0 ? qsTr("%1, %2").arg(text).arg(detail) : text
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onPressAction: if (enabled) root.toggledByUser()
    Accessible.onToggleAction: if (enabled) root.toggledByUser()
    onClicked: root.toggledByUser()

    background: PaintedFrame {
        radius: Theme.radiusControl
        dashed: !root.enabled
        edgeWidth: root.on && root.enabled ? 2 : 1.5
        edge: root.on && root.enabled ? Theme.brass : root.hovered && root.enabled ? Theme.text2 : Theme.edge
        fill: !root.enabled ? "transparent" : root.on ? Theme.chosen : root.hovered ? Theme.raised : Theme.control

        FocusRing {
            shown: root.activeFocus
        }
    }
    KeyCap {
        id: cap
        x: root.radio ? parent.width - width - Theme.px(14) : Theme.px(13)
        y: root.radio ? Theme.px(12) : (parent.height - height) / 2
        key: root.keyName
    }
    GameTag {
        id: tag
        anchors.left: cap.right
        anchors.leftMargin: Theme.px(11)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.document.length > 0
        document: root.document
    }
    Column {
        id: words
        x: root.radio ? Theme.px(15) : tag.visible ? tag.x + tag.width + Theme.px(9) : cap.x + cap.width + Theme.px(9)
        y: root.radio ? Theme.px(10) : (parent.height - height) / 2
        width: parent.width - x - Theme.px(root.radio ? 15 : 42)

        TextLabel {
            width: parent.width - (root.radio ? cap.width + Theme.px(4) : 0)
            text: root.text
            strong: root.on || root.radio
            color: root.enabled ? Theme.text : Theme.text3
            lineHeight: 1
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: root.detail
            color: root.enabled ? Theme.text2 : Theme.text3
            font.pixelSize: Theme.small
            lineHeight: 1
        }
    }
    Rectangle {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(13)
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.radio
        width: Theme.px(22)
        height: width
        radius: 5
        color: root.on && root.enabled ? Theme.brass : "transparent"
        border.width: 1.5
        border.color: root.on && root.enabled ? Theme.brass : Theme.edge

        Icon {
            anchors.centerIn: parent
            width: parent.width - 4
            height: width
            visible: root.on
            name: Icon.Tick
            color: root.enabled ? (Theme.colours === Settings.Light ? Theme.panel : Theme.primaryInk) : Theme.text3
        }
    }
}
