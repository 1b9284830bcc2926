// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import Pitwise.Felt

/// The table while one deals: the felt first, what happened beside it, what to say and do below. Every key is here.
FocusScope {
    id: root

    required property LiveTable table
    readonly property LiveFloor floor: table.floor
    readonly property list<string> gameTitles: [qsTr("Lucky 8"), qsTr("Dueling 8's 21+"), qsTr("Free Bet"), qsTr("Lucky Lucky")]
    readonly property bool stopped: floor.step !== LiveFloor.Closed
    readonly property bool tray: table.paying.length > 0
    readonly property int sideWidth: Theme.cramped ? 0 : Theme.px(Theme.narrow ? 224 : Theme.wide ? 420 : 320)
    property alias felt: felt

    signal clauseRequested(string document, string clause)

    /// The box before whose bets that point lies, where its cards go; 0: the dealer's own; -1: no such place.
    function zoneAt(x: real, y: real): int {
        const unit = Math.min(felt.width / 1000, felt.height / 625);
        const bottom = Math.min(felt.height / unit, 700) * unit;
        if (Math.abs(x - felt.width / 2) < 130 * unit && y > bottom - 240 * unit && y < bottom - 150 * unit)
            return 0;
        let best = -1;
        let near = 75 * unit;
        for (let box = 1; box <= floor.boxes; ++box) {
            const place = table.scene.targetRect("box/" + box);
            const away = Math.abs(x - place.x - place.width / 2);
            if (away < near && y > place.y && y < place.y + place.height + 160 * unit) {
                near = away;
                best = box;
            }
        }
        return best;
    }

    function clicked(target: string, x: real, y: real): void {
        const kind = target.split("/")[0];
        const box = Number(target.split("/")[1]);
        if (kind === "dealer")
            table.deal(0);
        else if (kind === "discard")
            table.clearHand();
        else if (kind === "float")
            table.openTray();
        else if (kind === "shoe")
            table.burn();
        else if (kind === "hand")
            table.dealTo(box, Number(target.split("/")[2]));
        else if (target.length > 0 && kind !== "box" && kind !== "seat" && kind !== "card" && kind !== "printed")
            table.point(target);
        else if (zoneAt(x, y) >= 0)
            table.deal(zoneAt(x, y));
    }

    /// A card from the shoe to a box; a bet to the float; chips from the float to a bet; cards into the discard holder.
    function dragged(from: string, to: string, x: real, y: real): void {
        if (from === "shoe") {
            if (zoneAt(x, y) >= 0)
                table.deal(zoneAt(x, y));
        } else if (from === "float") {
            table.point(to);
            table.openTray();
        } else if (to === "float") {
            table.point(from);
            table.take();
        } else if (to === "discard") {
            table.point(from);
            table.clearHand();
        }
    }

    Keys.onPressed: event => {
        felt.hurry();
        if (event.isAutoRepeat)
            return;
        if (root.table.paused) {
            if (event.key === Qt.Key_P || event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
                root.table.resume();
                root.forceActiveFocus();
                event.accepted = true;
            }
            return;
        }
        if (root.tray)
            event.accepted = payTray.pressed(event);
        else if (root.stopped && floorPanel.pressed(event))
            event.accepted = true;
        else
            event.accepted = keys.pressed(event);
    }

    LiveKeys {
        id: keys
        table: root.table
        onLeaveRequested: leaving.open()
    }
    LiveBar {
        id: bar
        width: parent.width
        height: Theme.px(Theme.narrow ? 44 : Theme.wide ? 54 : 48)
        table: root.table
        gameTitle: root.gameTitles[Array.from(root.table.plan.games).indexOf(root.table.game)] ?? ""
        onPauseRequested: root.table.pause()
        onLeaveRequested: leaving.open()
    }
    Item {
        id: place
        y: bar.height
        width: parent.width - root.sideWidth
        height: parent.height - bar.height - dock.height
        visible: !root.table.paused

        Felt {
            id: felt
            objectName: "liveFelt"
            anchors.fill: parent
            activeFocusOnTab: false
            scene: root.table.scene
            takesKeys: false
            onClickedAt: (target, x, y) => {
                root.forceActiveFocus();
                root.clicked(target, x, y);
            }
            onDragged: (from, to, x, y) => root.dragged(from, to, x, y)
        }
        FeltRing {
            scene: root.table.scene
            target: root.table.scene.revision >= 0 ? root.table.guideTarget : ""
            dashed: true
        }
        FeltRing {
            scene: root.table.scene
            target: root.table.scene.revision >= 0 ? root.table.cursor : ""
        }
        Repeater {
            model: root.table.seats

            SeatNote {
                required property int box
                readonly property rect seat: root.table.scene.revision >= 0 ? root.table.scene.targetRect("seat/" + box) : Qt.rect(0, 0, 0, 0)

                x: Math.max(4, Math.min(place.width - width - 4, seat.x + seat.width / 2 - width / 2))
                y: Math.max(2, seat.y + seat.height / 2 - height / 2)
            }
        }
        LiveGuide {
            objectName: "liveGuide"
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height - height - Theme.px(8)
            visible: root.table.guide.length > 0 && !root.tray
            most: parent.width - Theme.px(24)
            table: root.table
            onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
        }
        JudgedMark {
            id: mark
        }
        PayTray {
            id: payTray
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(8)
            width: Math.min(parent.width - Theme.px(24), Theme.px(640))
            visible: root.tray
            table: root.table
        }
        ErrorLine {
            objectName: "liveProblem"
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(8)
            width: Math.min(parent.width - Theme.px(24), Theme.px(700))
            text: root.table.problem
        }
    }
    LiveSide {
        anchors.right: parent.right
        y: bar.height
        width: root.sideWidth
        height: parent.height - y
        visible: width > 0 && !root.table.paused
        traceShown: !root.stopped
        table: root.table
        onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
    }
    FloorPanel {
        id: floorPanel
        objectName: "floorPanel"
        anchors.right: parent.right
        y: bar.height
        width: Theme.cramped ? Theme.px(300) : root.sideWidth
        height: parent.height - y
        visible: root.stopped && !root.table.paused
        table: root.table
    }
    LiveDock {
        id: dock
        objectName: "liveDock"
        anchors.bottom: parent.bottom
        width: parent.width - root.sideWidth
        height: Theme.px(Theme.narrow ? 156 : Theme.wide ? 190 : 200)
        visible: !root.table.paused
        table: root.table
        onActed: key => {
            root.forceActiveFocus();
            keys.act(key);
        }
    }
    LivePaused {
        anchors.fill: parent
        anchors.topMargin: bar.height
        visible: root.table.paused
        onResumeRequested: {
            root.table.resume();
            root.forceActiveFocus();
        }
    }
    Announcer {
        id: voice
        objectName: "liveVoice"
    }
    Connections {
        target: root.table

        function onAnnounced(sentence: string, urgent: bool): void {
            voice.say(sentence);
        }
        function onAnswered(target: string, right: bool): void {
            mark.show(right, target.length > 0 ? root.table.scene.targetRect(target) : Qt.rect(0, 0, 0, 0));
        }
    }
    AskDialog {
        id: leaving
        title: qsTr("Leave the table?")
        text: qsTr("What you dealt is saved, and you can go on with it later. Or end the session now: what you dealt so far is graded.")
        safeText: qsTr("Stay")
        otherText: qsTr("Leave")
        otherKey: "L"
        onSafeChosen: root.forceActiveFocus()
        onOtherChosen: root.table.leave()
    }
}
