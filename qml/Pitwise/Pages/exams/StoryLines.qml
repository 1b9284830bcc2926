// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.Controls

/// What happened, line by line, where the felt cannot show it.
Item {
    id: root

    required property list<string> lines

    implicitHeight: column.implicitHeight + Theme.px(34)

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(12)
        color: Theme.panel
        radius: Theme.radiusControl
        border.color: Theme.hairline
    }
    Flickable {
        anchors.fill: parent
        anchors.margins: Theme.px(14)
        contentHeight: column.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: SlimScrollBar {}

        Column {
            id: column
            x: Theme.px(18)
            y: Theme.px(6)
            width: parent.width - 2 * x
            spacing: Theme.px(4)
            bottomPadding: Theme.px(12)

            Repeater {
                model: root.lines

                TextLabel {
                    required property string modelData
                    width: column.width
                    text: modelData
                    font.pixelSize: Theme.answer
                }
            }
        }
    }
}
