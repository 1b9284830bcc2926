// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import Pitwise.Felt

/// Where a question happens: its felt, the asked box framed; without a felt, what happened in words. After the verdict the
/// felt pans, at the same scale, until the asked box is in the middle of what is left of it, or a little beside the middle
/// where that keeps the dealer's hand in sight.
Item {
    id: root

    required property ShownQuestion question
    /// The width the felt is laid out for; the stage itself may be narrower.
    required property real feltWidth
    property bool amounts: true
    property bool answering: true
    /// What is said about the answer, and written on the felt; null: nothing yet.
    property ShownVerdict verdict: null
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
        /// The dealer's hand, and the cards that came out together: what the reasons speak of.
        readonly property rect dealer: root.question.scene.revision >= 0 && width > 0 && height > 0 ? together(["dealer", "loose/0", "loose/1", "loose/2"]) : Qt.rect(0, 0, 0, 0)

        readonly property rect loose: root.question.scene.revision >= 0 && width > 0 && height > 0 ? together(["loose/0", "loose/1", "loose/2"]) : Qt.rect(0, 0, 0, 0)

        function together(targets: list<string>): rect {
            let left = width, right = 0, top = height, bottom = 0;
            for (let i = 0; i < targets.length; ++i) {
                const place = root.question.scene.targetRect(targets[i]);
                if (place.width > 0) {
                    left = Math.min(left, place.x);
                    right = Math.max(right, place.x + place.width);
                    top = Math.min(top, place.y);
                    bottom = Math.max(bottom, place.y + place.height);
                }
            }
            return Qt.rect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
        }

        /// Where the view begins on the felt.
        function panned(): real {
            const beside = Theme.px(16);
            const total = Theme.px(64); // written beside the dealer's cards
            let start = middle - root.width / 2;
            if (dealer.width > 0)
                start = Math.min(dealer.x - beside, Math.max(dealer.x + dealer.width + total - root.width, start));
            if (asked.width > 0)
                start = Math.min(asked.x - beside, Math.max(asked.x + asked.width + beside - root.width, start));
            return Math.max(0, Math.min(width - root.width, start));
        }

        visible: root.question.hasFelt
        x: -panned()
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
            id: frame
            felt: felt
            asked: felt.asked
            box: root.question.askedBox
        }
        PaintedFrame {
            visible: felt.loose.width > 0
            z: 20000
            x: felt.loose.x - Theme.px(8)
            y: felt.loose.y - Theme.px(8)
            width: felt.loose.width + Theme.px(16)
            height: Math.min(felt.height - y - Theme.px(2), felt.loose.height + Theme.px(16))
            radius: Theme.radiusControl
            dashed: true
            edgeWidth: 2
            edge: Theme.card

            FeltPill {
                // Never out of view, also where the felt has panned.
                x: Math.max((parent.width - width) / 2, Theme.px(4) - felt.x - parent.x)
                y: -height - Theme.px(12) // clear of the dealer's cards
                text: qsTr("Order unknown")
            }
        }
    }

    VerdictNotes {
        x: felt.x
        width: felt.width
        height: felt.height
        visible: root.question.hasFelt
        scene: root.question.scene
        notes: root.verdict ? root.verdict.notes : null
        asked: Qt.rect(frame.x, frame.y, felt.asked.width > 0 ? frame.width : 0, frame.height)
        from: -felt.x
        to: -felt.x + root.width
    }
    StoryView {
        anchors.fill: parent
        visible: !root.question.hasFelt
        question: root.question
    }
}
