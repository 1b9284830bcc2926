// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

/// Title of a list, with what can be added to it at the right.
Item {
    id: root

    required property string title
    default property alias actions: row.data

    implicitHeight: Theme.px(44)

    TextLabel {
        anchors.verticalCenter: parent.verticalCenter
        text: root.title
        font.pixelSize: Theme.panelTitle
        strong: true
        Accessible.role: Accessible.Heading
    }
    Row {
        id: row
        anchors.right: parent.right
        spacing: Theme.px(8)
    }
}
