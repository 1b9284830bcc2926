// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

/// A name on the felt, on a light ground.
Rectangle {
    id: root

    required property string text

    width: label.implicitWidth + Theme.px(28)
    height: Theme.px(26)
    radius: height / 2
    color: Theme.card

    TextLabel {
        id: label
        anchors.centerIn: parent
        text: root.text
        color: Theme.ink
        strong: true
        wrapMode: Text.NoWrap
    }
}
