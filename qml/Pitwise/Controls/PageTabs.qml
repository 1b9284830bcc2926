// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// Tabs with their digits; arrows walk them, the page's own shortcuts press them.
T.TabBar {
    id: root

    implicitHeight: Theme.px(48)
    spacing: Theme.px(4)
    Accessible.role: Accessible.PageTabList

    contentItem: ListView {
        model: root.contentModel
        currentIndex: root.currentIndex
        spacing: root.spacing
        orientation: ListView.Horizontal
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentWidth > width
        highlightMoveDuration: Theme.panMs
    }
    background: Item {
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.hairline
        }
    }
}
