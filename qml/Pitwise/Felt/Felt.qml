// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A felt: shows the scene it is given, moves what moves, and says what the trainee points at, by mouse, touch or keys.
///
/// Arrows walk hand by hand and box by box, up towards the players; Enter picks; Space, holding or resting on a bet
/// spreads it. `pickable` limits all of that to some kinds: `FeltScene.Box | FeltScene.Hand`.
FocusScope {
    id: root

    required property FeltScene scene
    property int pickable: FeltScene.Everything
    property bool amounts: Theme.settings ? Theme.settings.amountLabels : true
    property bool fourColour: Theme.highContrast || (Theme.settings ? Theme.settings.fourColourDeck : false)
    property bool layoutB: Theme.settings ? Theme.settings.layoutB : false
    property bool motion: Theme.motion
    /// The target with the ring; empty: none.
    property string current: ""
    property string hovered: ""
    property bool spread: false
    /// The bet that is looked at more closely by key; empty: none.
    property string looked: ""
    /// Where pointing answers a question: Space picks, and Enter is left to whoever locks the answer.
    property bool spacePicks: false
    readonly property string pointed: hovered.length > 0 ? hovered : activeFocus ? current : ""
    /// What the thing under the mouse or the ring is, in words.
    readonly property string words: scene.revision >= 0 ? scene.words(pointed) : ""
    property bool readAloud: readers.listening
    /// Off where the page has keys of its own for everything here.
    property bool takesKeys: true

    signal picked(int kind, int box, int hand, int card, string player, string area)
    /// The same with the place; the target may be empty.
    signal clickedAt(string target, real x, real y)
    /// From one thing to another, which may be empty.
    signal dragged(string from, string to, real x, real y)

    /// All running motion ends at once; an answer never waits for it.
    function hurry(): void {
        for (let i = pieces.count - 1; i >= 0; --i) {
            const piece = pieces.itemAt(i) as MovingPiece;
            if (piece)
                piece.hurry();
        }
    }

    function isMoving(): bool {
        for (let i = 0; i < pieces.count; ++i) {
            const piece = pieces.itemAt(i) as MovingPiece;
            if (piece && piece.journey && piece.journey.running)
                return true;
        }
        return false;
    }

    function walk(key: int): void {
        const next = scene.walk(current, key, pickable);
        if (next.length > 0)
            current = next;
        hovered = "";
        spread = false;
    }

    function pick(target: string): void {
        if (target.length === 0)
            return;
        current = target;
        scene.pick(target, pickable);
    }

    /// The next bet of a box, or of the table where it is 0, larger; after the last one none.
    function lookCloser(box: int): void {
        looked = scene.nextStack(looked, box);
    }

    implicitWidth: 1000
    implicitHeight: 625
    clip: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Canvas
    Accessible.name: words.length > 0 ? words : qsTr("The table")
    Accessible.focusable: true
    onActiveFocusChanged: if (activeFocus && !scene.hasTarget(current, pickable)) current = scene.firstTarget(pickable)
    onPickableChanged: if (!scene.hasTarget(current, pickable)) current = activeFocus ? scene.firstTarget(pickable) : ""
    Keys.onPressed: event => {
        hurry();
        if (!takesKeys) {
            event.accepted = false;
            return;
        }
        switch (event.key) {
        case Qt.Key_Left:
        case Qt.Key_Right:
        case Qt.Key_Up:
        case Qt.Key_Down:
            walk(event.key);
            event.accepted = event.modifiers === Qt.NoModifier;
            break;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (!spacePicks)
                pick(current);
            event.accepted = !spacePicks && root.pickable !== FeltScene.Everything;
            break;
        case Qt.Key_Space:
            if (spacePicks && root.pickable !== FeltScene.Everything) {
                pick(current);
                event.accepted = true;
            } else if (scene.hasCloseUp(current)) {
                spread = !spread;
                event.accepted = true;
            }
            break;
        case Qt.Key_Escape:
            event.accepted = spread;
            spread = false;
            break;
        }
    }

    Binding { target: root.scene; property: "viewSize"; value: Qt.size(root.width, root.height) }
    Binding { target: root.scene; property: "amounts"; value: root.amounts }
    Binding { target: root.scene; property: "fourColour"; value: root.fourColour }
    Binding { target: root.scene; property: "layoutB"; value: root.layoutB }
    Binding { target: root.scene; property: "highContrast"; value: Theme.highContrast }
    Binding { target: root.scene; property: "textScale"; value: Theme.textSetting }
    Binding { target: root.scene; property: "motion"; value: root.motion }

    Connections {
        target: root.scene

        function onPicked(kind: int, box: int, hand: int, card: int, player: string, area: string): void {
            root.picked(kind, box, hand, card, player, area);
        }
        function onShown(): void {
            if (root.current.length > 0 && !root.scene.hasTarget(root.current, root.pickable))
                root.current = root.activeFocus ? root.scene.firstTarget(root.pickable) : "";
            root.hovered = "";
            root.looked = "";
            root.spread = false;
            rest.stop();
        }
    }
    ReaderWatch {
        id: readers
    }
    FeltGround {
        anchors.fill: parent
        scene: root.scene
    }
    Repeater {
        id: pieces

        model: root.scene
        delegate: MovingPiece {
            scene: root.scene
            onArrived: if (leaving) root.scene.arrived(pieceId)
        }
    }
    FeltRing {
        z: 30000
        scene: root.scene
        target: root.scene.revision >= 0 && root.activeFocus ? root.current : ""
    }
    FeltRing {
        z: 30001
        scene: root.scene
        target: root.scene.revision >= 0 && root.hovered !== root.current ? root.hovered : ""
        dashed: true
    }
    MouseArea {
        anchors.fill: parent
        z: 30002
        hoverEnabled: true
        pressAndHoldInterval: 450
        cursorShape: root.pickable !== FeltScene.Everything && root.hovered.length > 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
        /// Where it was last: a felt that moves under a mouse at rest is not pointed at.
        property point was: Qt.point(-1, -1)
        onPositionChanged: mouse => {
            const here = mapToItem(null, mouse.x, mouse.y);
            if (here.x === was.x && here.y === was.y)
                return;
            was = here;
            const at = root.scene.targetAt(mouse.x, mouse.y, root.pickable);
            if (at !== root.hovered) {
                root.hovered = at;
                root.looked = "";
                root.spread = false;
                rest.restart();
            }
        }
        onExited: {
            root.hovered = "";
            root.spread = false;
            rest.stop();
        }
        property string from: ""
        property point pressedAt: Qt.point(0, 0)
        onPressed: mouse => {
            root.hurry();
            root.looked = "";
            from = root.scene.targetAt(mouse.x, mouse.y, root.pickable);
            pressedAt = Qt.point(mouse.x, mouse.y);
        }
        onPressAndHold: root.spread = true
        onClicked: mouse => {
            root.forceActiveFocus(Qt.MouseFocusReason);
            const at = root.scene.targetAt(mouse.x, mouse.y, root.pickable);
            const far = Math.max(Math.abs(mouse.x - pressedAt.x), Math.abs(mouse.y - pressedAt.y));
            if (far > Theme.px(24) && from.length > 0 && from !== at) {
                root.dragged(from, at, mouse.x, mouse.y);
                return;
            }
            root.pick(at);
            root.clickedAt(at, mouse.x, mouse.y);
        }
    }
    Timer {
        id: rest
        interval: 600
        onTriggered: root.spread = root.scene.hasCloseUp(root.hovered)
    }
    FeltCloseUp {
        id: closeUp

        readonly property rect place: root.scene.targetRect(target)

        z: 30003
        visible: (root.spread || root.looked.length > 0) && width > 0
        scene: root.scene
        target: root.looked.length > 0 ? root.looked : root.spread ? root.pointed : ""
        x: place.x + place.width / 2 < root.width / 2 ? Math.min(place.x + place.width + 12, root.width - width - 8) : Math.max(8, place.x - width - 12)
        y: Math.max(8, Math.min(root.height - height - 8, place.y + place.height / 2 - height / 2))
    }
    Item {
        anchors.fill: parent
        z: 30004

        TargetNames {
            scene: root.scene
            pickable: root.pickable
            listening: root.readAloud
            onPressed: target => root.pick(target)
        }
    }
}
