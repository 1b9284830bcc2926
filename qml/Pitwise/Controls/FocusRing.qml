// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ring round the control that has the keyboard. Put it into the control; it finds its own place.
Rectangle {
    property real controlRadius: Theme.radiusControl
    property bool shown: parent ? parent.activeFocus : false

    anchors.fill: parent
    anchors.margins: -(3 + border.width)
    visible: shown
    color: "transparent"
    radius: controlRadius + 3 + border.width
    border.width: Theme.ring
    border.color: Theme.focus
    z: 100
    Accessible.ignored: true
}
