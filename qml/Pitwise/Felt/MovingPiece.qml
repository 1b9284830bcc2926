// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A piece in its place. When the scene says so it travels there from where it was, or leaves: `away` is how far it still is.
FeltPiece {
    id: root

    required pieceId
    required stamp
    required property real px
    required property real py
    required property real pw
    required property real ph
    required property int depth
    required property bool faded
    required property real dx
    required property real dy
    required property real turn
    required property int delay
    required property int duration
    required property int curve
    required property int run
    required property bool leaving
    readonly property bool still: dx === 0 && dy === 0
    property real away: 0
    property bool waiting: false
    property SequentialAnimation journey: null

    signal arrived

    function go(): void {
        if (journey)
            journey.destroy();
        journey = road.createObject(root) as SequentialAnimation;
        journey.start();
    }

    /// There at once.
    function hurry(): void {
        if (journey && journey.running)
            journey.complete();
    }

    x: px + away * dx
    y: py + away * dy
    z: journey && journey.running ? depth + 10000 : depth
    width: pw
    height: ph
    rotation: away * turn
    opacity: waiting ? 0 : (faded ? (Theme.highContrast ? 0.75 : 0.38) : 1) * (still ? 1 - away : leaving ? Math.min(1, 3 - 3 * away) : 1)
    onRunChanged: go()
    Component.onCompleted: if (run > 0) go()

    // Made only for a piece that travels: most of a felt never does.
    Component {
        id: road

        SequentialAnimation {
            onFinished: root.arrived()

            PropertyAction {
                target: root
                property: "away"
                value: root.leaving ? 0 : 1
            }
            PropertyAction {
                target: root
                property: "waiting"
                value: root.delay > 0
            }
            PauseAnimation {
                duration: root.delay
            }
            PropertyAction {
                target: root
                property: "waiting"
                value: false
            }
            NumberAnimation {
                target: root
                property: "away"
                to: root.leaving ? 1 : 0
                duration: root.duration
                easing.type: root.curve
            }
        }
    }
}
