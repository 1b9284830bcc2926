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

    /// The title keeps a third of the width at least; else what can be done stands below it.
    readonly property bool stacked: row.implicitWidth > width * 0.66

    implicitHeight: stacked ? words.implicitHeight + Theme.px(8) + row.implicitHeight : Math.max(words.implicitHeight, Theme.px(52))

    Column {
        id: words
        width: root.stacked ? parent.width : parent.width - row.width - Theme.px(16)
        y: root.stacked ? 0 : Math.round((parent.height - implicitHeight) / 2)

        TextLabel {
            width: parent.width
            text: root.title
            font.pixelSize: Theme.pageTitle
            fontSizeMode: Text.HorizontalFit // a long title is smaller before it is cut
            minimumPixelSize: Theme.panelTitle
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
        x: root.stacked ? 0 : parent.width - width
        y: root.stacked ? words.implicitHeight + Theme.px(8) : Math.round((parent.height - height) / 2)
        spacing: Theme.px(Theme.narrow ? 8 : 12)

        QuietButton {
            visible: root.backText.length > 0
            keyName: qsTr("Esc")
            text: root.backText
            onClicked: root.backRequested()
        }
    }
}
