// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

/// A setting: what it is called and does on the left, its control on the right (below where there is no room).
Item {
    id: root

    required property string name
    property string detail: ""
    default property alias control: holder.data
    readonly property bool stacked: width < words.width + holder.childrenRect.width + Theme.px(60)

    implicitHeight: (stacked ? words.implicitHeight + holder.childrenRect.height + Theme.px(12)
                             : Math.max(words.implicitHeight, holder.childrenRect.height)) + Theme.px(28)

    Column {
        id: words
        x: Theme.px(20)
        y: root.stacked ? Theme.px(14) : (parent.height - height) / 2
        width: Math.min(parent.width - 2 * x, Theme.px(400))

        TextLabel {
            width: parent.width
            text: root.name
            strong: true
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: root.detail
            color: Theme.text2
            font.pixelSize: Theme.small
        }
    }
    Item {
        id: holder
        x: root.stacked ? Theme.px(20) : parent.width - childrenRect.width - Theme.px(20)
        y: root.stacked ? words.y + words.height + Theme.px(10) : (parent.height - childrenRect.height) / 2
        width: childrenRect.width
        height: childrenRect.height
    }
    Rectangle {
        anchors.bottom: parent.bottom
        x: Theme.px(20)
        width: parent.width - 2 * x
        height: 1
        color: Theme.hairline
    }
}
