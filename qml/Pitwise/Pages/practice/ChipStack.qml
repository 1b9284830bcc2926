// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Chips of one value, one on the other, with their number below.
Item {
    id: root

    required property int index
    required property int taken
    required property string valueText
    required property ChipPile pile
    required property real disc
    required property real foot
    required property bool twoLines
    required property bool takeable

    signal takeBackRequested

    visible: taken > 0

    ChipArt {
        readonly property real bottomLine: root.height - root.foot

        anchors.horizontalCenter: parent.horizontalCenter
        y: bottomLine - height
        width: root.disc
        height: Math.min(bottomLine, width + 2 + width * 0.16 * Math.min(root.taken, 20))
        pile: root.pile
        row: root.index
        count: Math.max(1, root.taken)

        TapHandler {
            enabled: root.takeable
            onTapped: root.takeBackRequested()
        }
        HoverHandler {
            enabled: root.takeable
            cursorShape: Qt.PointingHandCursor
        }
    }
    TextLabel {
        anchors.bottom: parent.bottom
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        text: (root.twoLines ? qsTr("%1 ×\n%2") : qsTr("%1 × %2")).arg(root.taken).arg(root.valueText)
        font.pixelSize: root.twoLines ? Theme.small : Theme.body
        color: Theme.text2
        lineHeight: 1
        wrapMode: Text.NoWrap
    }
}
