// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Something that is not wrong but hardly meant so, or still to come.
PaintedFrame {
    id: root

    required property string text

    implicitHeight: words.implicitHeight + Theme.px(16)
    radius: Theme.radiusControl
    fill: Theme.flagFill
    edge: Theme.flag
    visible: text.length > 0
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Icon {
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(20)
        height: width
        name: Icon.Warning
        color: Theme.flag
    }
    TextLabel {
        id: words
        x: Theme.px(46)
        width: parent.width - x - Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
    }
}
