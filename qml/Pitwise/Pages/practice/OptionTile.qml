// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// One option: its key, its words, and a box or a ring that says whether it is on. A free option carries the marker.
T.AbstractButton {
    id: root

    required property int index
    required property string label
    required property bool chosen
    required property bool marker
    required property bool several
    /// The words below the key, as on a permission toggle; else beside it.
    required property bool tile
    /// One of many: little more than its words.
    property bool low: false

    signal picked

    implicitHeight: words.implicitHeight + Theme.px(tile ? 60 : low ? 6 : 24)
    focusPolicy: Qt.StrongFocus
    Accessible.role: several ? Accessible.CheckBox : Accessible.RadioButton
    Accessible.name: marker ? qsTr("%1, with the marker").arg(label) : label
    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.onPressAction: root.picked()
    Accessible.onToggleAction: root.picked()
    onClicked: root.picked()

    background: PaintedFrame {
        radius: Theme.radiusControl
        edgeWidth: root.chosen ? 2 : 1.5
        edge: root.chosen ? (root.several ? Theme.brass : Theme.text) : root.hovered ? Theme.text2 : Theme.edge
        fill: root.chosen ? (root.several ? Theme.chosen : Theme.raised) : root.hovered ? Theme.raised : Theme.control

        FocusRing {
            shown: root.activeFocus
        }
    }
    KeyCap {
        id: cap
        x: Theme.px(16)
        y: root.tile ? Theme.px(16) : (parent.height - height) / 2
        key: root.index < 9 ? String(root.index + 1) : root.index === 9 ? "0" : String.fromCharCode(55 + root.index)
    }
    CardText {
        id: words
        x: Theme.px(root.tile ? 16 : 54)
        y: root.tile ? parent.height - height - Theme.px(16) : (parent.height - height) / 2
        width: parent.width - x - Theme.px(root.tile ? 12 : 52)
        text: root.label
        pixelSize: !root.low ? Theme.answer : Theme.narrow ? Theme.small : Theme.body
        bold: root.chosen && root.several
    }
    PaintedFrame {
        visible: root.marker
        anchors.right: mark.left
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: mark.verticalCenter
        width: Theme.px(26)
        height: width
        radius: width / 2
        edge: Theme.brass
        edgeWidth: 2
        fill: Theme.card

        TextLabel {
            anchors.centerIn: parent
            text: "F"
            color: Theme.ink
            font.pixelSize: Theme.small
            strong: true
        }
    }
    PaintedFrame {
        id: mark
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        y: root.tile ? Theme.px(16) : (parent.height - height) / 2
        width: Theme.px(22)
        height: width
        radius: root.several ? 5 : width / 2
        edgeWidth: 1.5
        edge: root.chosen ? (root.several ? Theme.brass : Theme.text) : Theme.edge
        fill: root.chosen && root.several ? Theme.brass : "transparent"

        Icon {
            anchors.centerIn: parent
            width: parent.width - 4
            height: width
            visible: root.chosen && root.several
            name: Icon.Tick
            color: Theme.primaryInk
        }
        Rectangle {
            anchors.centerIn: parent
            width: Theme.px(10)
            height: width
            radius: width / 2
            visible: root.chosen && !root.several
            color: Theme.text
        }
    }
}
