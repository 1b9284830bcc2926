// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Something that was left open: what it is, and the two ways on. Where there is little room they stand below.
Flow {
    id: root

    required property string words
    required property string otherText
    property string goOnKey: ""
    property string goOnName: ""
    property int iconName: Icon.Warning
    property color otherInk: Theme.text

    signal goOnRequested
    signal otherRequested

    spacing: Theme.px(10)

    Row {
        id: told

        spacing: Theme.px(10)

        Icon {
            id: mark
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(20)
            height: width
            name: root.iconName
            color: Theme.flag
        }
        TextLabel {
            height: Math.max(implicitHeight, Theme.px(38))
            width: root.width - mark.width - told.spacing - (Theme.narrow ? 0 : ways.width + root.spacing)
            verticalAlignment: Text.AlignVCenter
            text: root.words
        }
    }
    Row {
        id: ways

        spacing: Theme.px(10)

        QuietButton {
            objectName: root.goOnName
            implicitHeight: Theme.px(38)
            keyName: root.goOnKey
            text: qsTr("Resume")
            onClicked: root.goOnRequested()
        }
        QuietButton {
            implicitHeight: Theme.px(38)
            bare: true
            text: root.otherText
            ink: root.otherInk
            onClicked: root.otherRequested()
        }
    }
}
