// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App

/// The coloured left end of a clause chip.
PaintedFrame {
    id: root

    required property string document

    implicitWidth: letters.implicitWidth + Theme.px(12)
    radius: Theme.radiusChip - 1
    corners: PaintedFrame.Left
    fill: Theme.gameColour(document)

    Text {
        id: letters
        anchors.centerIn: parent
        text: Theme.gameTag(root.document)
        color: "#FFFFFF"
        font.pixelSize: Theme.small
        font.bold: true
        textFormat: Text.PlainText
    }
}
