// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls
import Pitwise.Felt

/// The dashed frame round the box that is asked about, with its name. Put it into the felt.
PaintedFrame {
    id: root

    required property Felt felt
    /// Where the box is on the felt; empty: none is asked about.
    required property rect asked
    required property int box
    readonly property real middle: asked.x + asked.width / 2

    visible: asked.width > 0
    z: 20000
    x: asked.x - Theme.px(8)
    y: Math.max(Theme.px(2), asked.y - Theme.px(6))
    width: asked.width + Theme.px(16)
    height: Math.min(felt.height - y - Theme.px(2), asked.height + Theme.px(12))
    radius: Theme.radiusPanel
    dashed: true
    edgeWidth: 2.5
    edge: Theme.card

    FeltPill {
        // The inner corner: who sits there and the signs of the table stay in sight.
        x: root.middle < root.felt.width / 2 - Theme.px(40) ? root.width - width / 2 : Math.max(Theme.px(4) - root.x, -width / 2)
        y: root.y > height / 2 ? -height / 2 : -root.y
        text: qsTr("Box %1").arg(root.box)
    }
}
