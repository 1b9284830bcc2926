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
        AskedFrame {
            felt: felt
            asked: felt.asked
            box: root.question.askedBox
        }
    }
    StoryView {
        anchors.fill: parent
        visible: !root.question.hasFelt
        question: root.question
    }
}
