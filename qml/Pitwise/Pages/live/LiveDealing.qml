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

    /// A digit that was pressed, Shift or not, on any layout; -1: none.
    function digitOf(event: KeyEvent): int {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            return event.key - Qt.Key_0;
        if (!(event.modifiers & Qt.ShiftModifier))
            return -1;
        if (event.nativeScanCode >= 10 && event.nativeScanCode <= 18)
            return event.nativeScanCode - 9;
        const shifted = [Qt.Key_Exclam, Qt.Key_At, Qt.Key_NumberSign, Qt.Key_Dollar, Qt.Key_Percent, Qt.Key_AsciiCircum, Qt.Key_Ampersand];
        return shifted.indexOf(event.key) < 0 ? -1 : shifted.indexOf(event.key) + 1;
    }

    function act(key: string): void {
        switch (key) {
        case "Q": table.say(0); break;
        case "W": table.say(1); break;
        case "E": table.say(2); break;
        case "R": table.say(3); break;
        case "T": table.say(4); break;
        case "Y": table.say(5); break;
        case "I": table.say(6); break;
        case "Z": table.take(); break;
        case "V":
        case "=": table.same(); break;
        case "X": table.openTray(); break;
        case "N": table.openTray(true); break;
        case "H": table.half(); break;
        case "G": table.giveBack(); break;
        case "A": table.answer(true); break;
        case "D": table.answer(false); break;
        case "/": table.split(); break;
        case "M": table.marker(true); break;
        case "C": table.clearHand(); break;
        case "↵": table.clearAll(); break;
        case "B": table.burn(); break;
        case "⌫": table.lift(); break;
        case "K": table.askControl(); break;
        case "F": table.stop(); break;
        }
    }

    function pressed(event: KeyEvent): bool {
        const digit = digitOf(event);
        if (digit > 7)
            return false;
        if (digit >= 0) {
            table.deal(digit, (event.modifiers & Qt.ShiftModifier) !== 0);
            return true;
        }
        switch (event.key) {
        case Qt.Key_Left: table.moveBox(-1); return true;
        case Qt.Key_Right: table.moveBox(1); return true;
        case Qt.Key_Up: table.moveBet(-1); return true;
        case Qt.Key_Down: table.moveBet(1); return true;
        case Qt.Key_Return:
        case Qt.Key_Enter: act("↵"); return true;
        case Qt.Key_Backspace: act("⌫"); return true;
        case Qt.Key_Equal:
        case Qt.Key_Plus: act("="); return true;
        case Qt.Key_Slash: act("/"); return true;
        case Qt.Key_M: table.marker((event.modifiers & Qt.ShiftModifier) === 0); return true;
        case Qt.Key_P: table.pause(); return true;
        case Qt.Key_Escape: leaving.open(); return true;
        }
        if (event.key < Qt.Key_A || event.key > Qt.Key_Z || event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return false;
        act(String.fromCharCode(event.key));
        return true;
    }

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
            event.accepted = root.pressed(event);
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
        PaintedFrame {
            id: guide
            objectName: "liveGuide"
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height - height - Theme.px(8)
            visible: root.table.guide.length > 0 && !root.tray
            width: Math.min(parent.width - Theme.px(24), guideRow.implicitWidth + Theme.px(28))
            height: Theme.px(40)
            radius: Theme.radiusControl
            fill: Theme.feltPlate
            edge: Theme.feltPlateEdge
            Accessible.role: Accessible.StaticText
            Accessible.name: root.table.guide

            Row {
                id: guideRow
                anchors.centerIn: parent
                spacing: Theme.px(10)

                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.table.guide
                    color: Theme.feltPlateText
                    font.pixelSize: Theme.body
                    font.bold: true
                    textFormat: Text.PlainText
                }
                Repeater {
                    model: Array.from(root.table.guideClauses).slice(0, 2)

                    ClauseChip {
                        required property string modelData

                        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                        document: root.table.game
                        clause: modelData
                        slim: true
                        inTabOrder: false
                        onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
                    }
                }
            }
        }
        Rectangle {
            id: markPlate

            property bool good: true
            property rect spot: Qt.rect(0, 0, 0, 0)

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
                name: markPlate.good ? Icon.Tick : Icon.Cross
                color: parent.border.color
            }
            Timer {
                id: markTimer
                interval: 600
                onTriggered: markPlate.visible = false
            }
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
    Rectangle {
        id: side
        anchors.right: parent.right
        y: bar.height
        width: root.sideWidth
        height: parent.height - y
        visible: width > 0 && !root.table.paused
        color: Theme.panel

        Rectangle {
            width: 1
            height: parent.height
            color: Theme.hairline
        }
        TextLabel {
            id: heading
            x: Theme.px(14)
            y: Theme.px(10)
            visible: !root.stopped
            text: qsTr("Trace")
            font.pixelSize: Theme.panelTitle
            strong: true
            Accessible.role: Accessible.Heading
        }
        TextLabel {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(14)
            anchors.baseline: heading.baseline
            visible: heading.visible && root.table.trace.judged > 0
            text: qsTr("%1 of %2 right").arg(root.table.trace.right).arg(root.table.trace.judged)
            color: Theme.text2
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
        }
        LiveTraceList {
            objectName: "liveTrace"
            anchors.top: heading.bottom
            anchors.topMargin: Theme.px(6)
            anchors.bottom: parent.bottom
            x: Theme.px(8)
            width: parent.width - Theme.px(12)
            visible: !root.stopped
            trace: root.table.trace
            game: root.table.game
            onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
        }
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
            root.act(key);
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.topMargin: bar.height
        visible: root.table.paused
        color: Theme.ground

        Column {
            anchors.centerIn: parent
            width: Math.min(parent.width - Theme.px(64), Theme.px(560))
            spacing: Theme.px(16)

            TextLabel {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Paused")
                font.pixelSize: Theme.px(32)
                strong: true
            }
            TextLabel {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("The felt is hidden and the clock stands. What you dealt is saved.")
                color: Theme.text2
            }
            PrimaryButton {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("Go on")
                onClicked: {
                    root.table.resume();
                    root.forceActiveFocus();
                }
            }
        }
    }
    TextLabel {
        id: voice
        objectName: "liveVoice"
        width: 1
        height: 1
        clip: true
        color: "transparent"
        Accessible.role: Accessible.AlertMessage
    }
    Connections {
        target: root.table

        function onAnnounced(sentence: string, urgent: bool): void {
            voice.text = sentence;
        }
        function onAnswered(target: string, right: bool): void {
            markPlate.spot = target.length > 0 ? root.table.scene.targetRect(target) : Qt.rect(0, 0, 0, 0);
            markPlate.good = right;
            markPlate.visible = true;
            markTimer.restart();
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
