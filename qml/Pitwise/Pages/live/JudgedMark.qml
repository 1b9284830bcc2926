// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

/// A tick or a cross where something was just done, for a moment.
Rectangle {
    id: root

    property bool good: true
    property rect spot: Qt.rect(0, 0, 0, 0)

    /// Nowhere in particular: an empty `place`.
    function show(right: bool, place: rect): void {
        good = right;
        spot = place;
        visible = true;
        timer.restart();
    }

    x: (spot.width > 0 ? spot.x + spot.width : parent.width / 2) - width / 2
    y: spot.width > 0 ? Math.max(0, spot.y - height / 2) : parent.height - height - Theme.px(54)
    visible: false
    width: Theme.px(30)
    height: width
    radius: width / 2
    color: good ? Theme.rightFill : Theme.wrongFill
    border.width: 2
    border.color: good ? Theme.right : Theme.wrong

    Icon {
        anchors.fill: parent
        anchors.margins: Theme.px(5)
        name: root.good ? Icon.Tick : Icon.Cross
        color: parent.border.color
    }
    Timer {
        id: timer
        interval: 600
        onTriggered: root.visible = false
    }
}
