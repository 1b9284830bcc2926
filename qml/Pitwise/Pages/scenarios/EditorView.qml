// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import Pitwise.Felt

/// The editor on the felt: left puts things in, middle shows, right asks and complains.
FocusScope {
    id: root

    required property ScenarioEditor editor
    readonly property EditorTable table: editor.table
    property alias felt: felt

    signal leaveRequested
    signal clauseRequested(string document, string clause)

    function rest(): void {
        strip.forceActiveFocus();
    }
    function askHere(): void {
        editor.ask.askHere();
        side.toAsk();
    }
    /// The keys of the page; those typed into a field never come here.
    function press(event: KeyEvent): bool {
        const plain = event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier || event.modifiers === Qt.ShiftModifier;
        const letter = plain && event.text.length === 1 ? event.text.toUpperCase() : "";
        const simple = new Map([[Qt.Key_Escape, () => leaveRequested()], [Qt.Key_F5, () => editor.tryIt()], [Qt.Key_F8, () => editor.nextProblem()],
            [Qt.Key_Left, () => table.back()], [Qt.Key_Right, () => table.forward()], [Qt.Key_Home, () => table.goTo(0)],
            [Qt.Key_End, () => table.goTo(table.stopCount - 1)], [Qt.Key_F6, () => felt.activeFocus ? rest() : felt.forceActiveFocus()]]);
        const letters = new Map([["C", () => cards.type()], ["B", () => bets.type()], ["I", () => breaking.walk()], ["R", () => table.dealRandom()],
            ["G", () => table.dealOn()], ["A", () => askHere()], ["F", () => editor.fix(-1)], ["O", () => editor.ask.proved ? options.open() : side.toProblems()], ["W", () => words.toTitle()],
            ["T", () => tableSheet.open()], ["E", () => table.changing = !table.changing], ["V", () => side.tellWhy()]]);
        const row = letter.length > 0 ? table.decisions.rowOf(letter) : -1;
        if (event.matches(StandardKey.Undo))
            editor.undo();
        else if (event.matches(StandardKey.Redo) || (event.key === Qt.Key_Z && event.modifiers === (Qt.ControlModifier | Qt.ShiftModifier)))
            editor.redo();
        else if (event.key === Qt.Key_Delete)
            event.modifiers & Qt.ControlModifier ? table.removeRest() : table.remove();
        else if (simple.has(event.key))
            simple.get(event.key)();
        else if (row >= 0)
            table.decide(row);
        else if (letter >= "1" && letter <= "9")
            editor.ask.choose(parseInt(letter) - 1);
        else if (letters.has(letter))
            letters.get(letter)();
        else
            return false;
        return true;
    }
    function lay(chip: int, target: string): void {
        laying = chip;
        table.scene.pick(target, layable);
        laying = -1;
    }
    property int laying: -1
    readonly property int layable: FeltScene.Box | FeltScene.Area | FeltScene.Bet | FeltScene.Hand | FeltScene.Player

    /// Something on the felt was clicked, or a chip let go over it.
    function meet(kind: int, box: int, hand: int, card: int, player: string, area: string): void {
        const chip = laying >= 0 ? laying : bets.chip;
        if (kind === FeltScene.Player && chip < 0 && !bets.taking)
            table.seatNext(box);
        else if (chip >= 0 && box > 0)
            table.addChip(chip, box, area, table.bettor === 0 && (kind === FeltScene.Bet || kind === FeltScene.Player) ? player : "");
        else if (bets.taking && kind === FeltScene.Bet && box > 0)
            table.takeBet(box, player, area);
        else if (kind === FeltScene.Card)
            table.goToCard(box, hand, card);
    }

    Keys.onPressed: event => event.accepted = root.press(event)

    EditorBar {
        id: bar
        width: parent.width
        z: 3 // what is scrolled on the left goes below it
        editor: root.editor
        onLeaveRequested: root.leaveRequested()
        onWordsRequested: words.toTitle()
    }
    Rectangle {
        id: left
        objectName: "leftPanel"
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: Theme.px(Theme.wide ? 260 : 232)
        color: Theme.panel
        z: 2

        ScrollArea {
            id: scroll
            anchors.fill: parent
            anchors.margins: Theme.px(14)
            anchors.bottomMargin: 0
            contentHeight: tools.height + Theme.px(14)
            clip: false

            Column {
                id: tools
                width: scroll.width
                spacing: Theme.px(12)

                DecisionPanel {
                    width: parent.width
                    editor: root.editor
                    onLeaveRequested: root.rest()
                }
                CardPanel {
                    id: cards
                    width: parent.width
                    editor: root.editor
                    onLeaveRequested: root.rest()
                }
                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.hairline
                }
                BetPanel {
                    id: bets
                    width: parent.width
                    editor: root.editor
                    onLeaveRequested: root.rest()
                    onDropped: (chip, place) => {
                        const at = felt.mapFromItem(null, place.x, place.y);
                        root.lay(chip, root.table.scene.targetAt(at.x, at.y, root.layable));
                    }
                }
                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.hairline
                }
                BreakPanel {
                    id: breaking
                    width: parent.width
                    editor: root.editor
                    onLeaveRequested: root.rest()
                }
            }
        }
        Rectangle {
            anchors.right: parent.right
            width: 1
            height: parent.height
            color: Theme.hairline
        }
    }
    Item {
        id: middle
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.left: left.right
        anchors.right: side.left

        Rectangle {
            id: head
            width: parent.width
            height: Theme.px(46)
            color: Theme.panel

            QuietButton {
                objectName: "tableButton"
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.px(4)
                bare: true
                implicitHeight: Theme.px(36)
                keyName: "T"
                text: Theme.narrow ? qsTr("Table") : root.table.tableText
                Accessible.name: root.table.tableText
                font.pixelSize: Theme.small
                ink: Theme.text2
                onClicked: tableSheet.open()
            }
            TextLabel {
                objectName: "waitsFor"
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                text: root.table.waitsFor
                wrapMode: Text.NoWrap
                strong: true
                font.pixelSize: Theme.small
            }
        }
        Felt {
            id: felt
            objectName: "felt"
            anchors.top: head.bottom
            anchors.bottom: strip.top
            width: parent.width
            scene: root.table.scene
            onPicked: (kind, box, hand, card, player, area) => root.meet(kind, box, hand, card, player, area)
        }
        EventStrip {
            id: strip
            objectName: "strip"
            anchors.bottom: parent.bottom
            width: parent.width
            focus: true
            editor: root.editor
            onAsked: root.askHere()
        }
        ErrorLine {
            anchors.top: head.bottom
            anchors.topMargin: Theme.px(8)
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width - Theme.px(32)
            text: root.editor.saveError
        }
    }
    SidePanel {
        id: side
        objectName: "sidePanel"
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: Theme.px(Theme.wide ? 360 : Theme.narrow ? 280 : 320)
        editor: root.editor
        onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
        onOptionsRequested: options.open()
        onWordsRequested: words.toTitle()
    }
    WordsSheet {
        id: words
        anchors.fill: parent
        editor: root.editor
        onClosed: root.rest()
    }
    OptionsSheet {
        id: options
        anchors.fill: parent
        editor: root.editor
        onClosed: root.rest()
    }
    TableSheet {
        id: tableSheet
        anchors.fill: parent
        editor: root.editor
        onClosed: root.rest()
    }
    Connections {
        target: root.editor
        function onPlaceRequested(part: int): void {
            side.toProblems();
            switch (part) {
            case ScenarioEditor.Title: words.toTitle(); break;
            case ScenarioEditor.Story: words.toStory(); break;
            case ScenarioEditor.Bets: bets.type(); break;
            case ScenarioEditor.Facts: breaking.toFacts(); break;
            case ScenarioEditor.Options: options.open(); break;
            case ScenarioEditor.Table: tableSheet.open(); break;
            case ScenarioEditor.Ask: side.toAsk(); break;
            default: root.rest();
            }
        }
    }
}
