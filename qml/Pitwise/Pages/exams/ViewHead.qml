// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

/// Title of an exam view, the line under it, and what can be done from everywhere in it, at the right.
Item {
    id: root

    required property string title
    property string subtitle: ""
    /// Leads back where one came from; empty: nowhere.
    property string backText: ""
    default property alias actions: row.data

    signal backRequested

    implicitHeight: Math.max(words.implicitHeight, Theme.px(52))

    Column {
        id: words
        width: parent.width - row.width - Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter

        TextLabel {
            width: parent.width
            text: root.title
            font.pixelSize: Theme.pageTitle
            strong: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.role: Accessible.Heading
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: root.subtitle
            color: Theme.text2
        }
    }
    Row {
        id: row
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(12)

        QuietButton {
            visible: root.backText.length > 0
            keyName: qsTr("Esc")
            text: root.backText
            onClicked: root.backRequested()
        }
    }
}
