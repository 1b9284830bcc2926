// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import Pitwise.Felt

/// Where a question happens: its felt, the asked box framed; without a felt, what happened in words. After the verdict the
/// felt pans, at the same scale, until the asked box is in the middle of what is left of it.
Item {
    id: root

    required property ShownQuestion question
    /// The width the felt is laid out for; the stage itself may be narrower.
    required property real feltWidth
    property bool amounts: true
    property bool answering: true
    readonly property Felt felt: felt

    clip: true

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    Felt {
        id: felt

        readonly property rect asked: root.question.scene.revision >= 0 && width > 0 && height > 0 ? root.question.scene.boxRect(root.question.askedBox) : Qt.rect(0, 0, 0, 0)
        readonly property real middle: asked.width > 0 ? asked.x + asked.width / 2 : width / 2

        visible: root.question.hasFelt
        x: Math.min(0, Math.max(root.width - width, root.width / 2 - middle))
        width: root.feltWidth
        height: root.height
        scene: root.question.scene
        amounts: root.amounts
        spacePicks: true
        pickable: root.answering && root.question.pickable !== 0 ? root.question.pickable : FeltScene.Everything

        Behavior on x {
            NumberAnimation {
                duration: Theme.panMs
                easing.type: Easing.OutCubic
            }
        }
        PaintedFrame {
            id: frame
            visible: felt.asked.width > 0
            z: 20000
            x: felt.asked.x - Theme.px(8)
            y: Math.max(Theme.px(2), felt.asked.y - Theme.px(6))
            width: felt.asked.width + Theme.px(16)
            height: Math.min(felt.height - y - Theme.px(2), felt.asked.height + Theme.px(12))
            radius: Theme.radiusPanel
            dashed: true
            edgeWidth: 2.5
            edge: Theme.card

            Rectangle {
                // The inner corner: who sits there and the signs of the table stay in sight.
                x: felt.middle < felt.width / 2 - Theme.px(40) ? frame.width - width / 2 : Math.max(Theme.px(4) - frame.x, -width / 2)
                y: frame.y > height / 2 ? -height / 2 : -frame.y
                width: label.implicitWidth + Theme.px(28)
                height: Theme.px(26)
                radius: height / 2
                color: Theme.card

                TextLabel {
                    id: label
                    anchors.centerIn: parent
                    text: qsTr("Box %1").arg(root.question.askedBox)
                    color: Theme.ink
                    strong: true
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
    StoryView {
        anchors.fill: parent
        visible: !root.question.hasFelt
        question: root.question
    }
}
