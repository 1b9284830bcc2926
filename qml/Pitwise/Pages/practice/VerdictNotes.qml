// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What a verdict writes on the felt it lies on: totals, what the asked bet gets, what was pointed at and what was right.
Item {
    id: root

    required property FeltScene scene
    required property FeltNotes notes
    /// The asked box with its frame; empty: no box in particular.
    required property rect asked
    /// What is in view of the felt, from left to right.
    required property real from
    required property real to

    Repeater {
        model: root.notes

        Item {
            id: note
            required property string target
            required property string text
            required property int kind
            readonly property rect place: root.scene.revision >= 0 && root.width > 0 && root.height > 0 ? root.scene.targetRect(target) : Qt.rect(0, 0, 0, 0)

            visible: place.width > 0
            TotalPlate {
                visible: note.kind === FeltNotes.Total
                place: note.place
                text: note.text
                beside: note.target === "dealer"
            }
            PayCallOut {
                visible: note.kind === FeltNotes.Pays
                place: note.place
                text: note.text
            }
            PointRing {
                visible: note.kind === FeltNotes.Right || note.kind === FeltNotes.Yours
                place: note.place
                good: note.kind === FeltNotes.Right
            }
        }
    }

    component Words: TextLabel {
        anchors.centerIn: parent
        font.pixelSize: Theme.small
        lineHeight: 1
        strong: true
        wrapMode: Text.NoWrap
    }

    component TotalPlate: Rectangle {
        id: plate
        required property rect place
        required property string text
        /// To the right of its cards; else below them.
        required property bool beside
        readonly property real gap: Theme.px(5)

        x: !beside ? place.x + place.width / 2 - width / 2 : place.x + place.width + gap + width <= root.to ? place.x + place.width + gap : place.x - gap - width
        y: beside ? place.y + place.height / 2 - height / 2 : Math.min(place.y + place.height + Theme.px(2), root.height - height - 2)
        width: Math.max(height, total.implicitWidth + Theme.px(16))
        height: Theme.px(24)
        radius: height / 2
        color: Theme.feltPlate
        border.color: Theme.feltPlateEdge

        Words {
            id: total
            text: plate.text
            color: Theme.feltPlateText
        }
    }

    component PayCallOut: Item {
        id: callOut
        required property rect place
        required property string text
        readonly property rect frame: root.asked.width > 0 ? root.asked : place
        readonly property bool onRight: root.to - frame.x - frame.width > frame.x - root.from
        readonly property real tail: Theme.px(26)
        readonly property real bodyWidth: words.implicitWidth + Theme.px(28)
        readonly property real bodyHeight: Theme.px(38)

        PaintedFrame {
            x: callOut.place.x - Theme.px(3)
            y: callOut.place.y - Theme.px(3)
            width: callOut.place.width + Theme.px(6)
            height: callOut.place.height + Theme.px(6)
            radius: Math.min(width, height) / 2
            edge: Theme.card
            edgeWidth: 2
        }
        CallOut {
            visible: !Theme.narrow
            x: callOut.onRight ? callOut.frame.x + callOut.frame.width - Theme.px(4) : callOut.frame.x + Theme.px(4) - width
            y: Math.max(2, Math.min(root.height - height - 2, callOut.place.y + callOut.place.height / 2 - height / 2))
            width: callOut.bodyWidth + callOut.tail
            height: callOut.bodyHeight
            fill: Theme.card
            radius: Theme.radiusControl
            body: Qt.rect(callOut.onRight ? callOut.tail : 0, 0, callOut.bodyWidth, callOut.bodyHeight)
            tip: Qt.point(callOut.onRight ? 0 : width, height / 2)

            TextLabel {
                id: words
                x: parent.body.x + Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                text: callOut.text
                color: Theme.ink
                strong: true
                lineHeight: 1
                wrapMode: Text.NoWrap
            }
        }
    }

    component PointRing: PaintedFrame {
        id: ring
        required property rect place
        required property bool good

        x: place.x - Theme.px(4)
        y: place.y - Theme.px(4)
        width: place.width + Theme.px(8)
        height: place.height + Theme.px(8)
        radius: Theme.radiusControl
        edge: good ? Theme.feltRight : Theme.feltWrong
        edgeWidth: 3
        dashed: !good

        Rectangle {
            // At the upper corner: what is ringed stays in sight.
            x: parent.width - width / 2
            y: -height / 2
            width: Theme.px(22)
            height: width
            radius: width / 2
            color: ring.edge

            Icon {
                anchors.centerIn: parent
                width: Theme.px(14)
                height: width
                name: ring.good ? Icon.Tick : Icon.Cross
                color: Theme.ink
            }
        }
    }
}
