// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Pitwise
import Pitwise.App
import Pitwise.Controls
import Pitwise.ScenarioTest

/// The Scenarios page: a scenario written by keyboard alone, and by mouse.
Item {
    id: root

    width: 1280
    height: 800

    ScenarioBench {
        id: bench
    }
    ScenariosPage {
        id: page
        width: parent.width
        height: parent.height
        trainer: bench.trainer
    }

    TestCase {
        name: "Scenarios"
        when: windowShown

        readonly property ScenarioEditor editor: bench.trainer.editor
        readonly property EditorTable table: editor.table

        function initTestCase(): void {
            Theme.settings = bench.trainer.settings;
        }
        function init(): void {
            page.shown();
        }
        function cleanup(): void {
            editor.leave();
            tryVerify(() => findChild(page, "scenarioList") !== null);
        }
        function type(text: string): void {
            for (const letter of text)
                keyClick(letter);
        }
        function press(name: string): void {
            const button = findChild(page, name);
            verify(button, name);
            mouseClick(button);
        }
        /// Into the editor of an empty Free Bet table, by keyboard.
        function begin(): void {
            page.forceActiveFocus();
            keyClick("n");
            keyClick("3");
            tryVerify(() => editor.open && findChild(page, "strip") !== null);
        }

        function test_writtenByKeyboardAlone(): void {
            begin();
            compare(table.game, "freebet");
            keyClick("b");
            type("2 100");
            keyClick(Qt.Key_Return);
            compare(table.stopCount, 1);
            keyClick(Qt.Key_Escape);
            keyClick("c");
            type("8d 6c 8c");
            keyClick(Qt.Key_Return);
            compare(table.stopCount, 4);
            keyClick(Qt.Key_Escape);
            keyClick("k");
            compare(table.stopCount, 5);
            keyClick("l");
            compare(table.waitsFor, "Box 2 gets a card");
            keyClick(Qt.Key_Left);
            compare(table.stop, 4);
            keyClick(Qt.Key_Right);
            compare(table.stop, 5);
            keyClick(Qt.Key_Delete);
            compare(table.stopCount, 5);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(table.stopCount, 6);
            keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
            compare(table.stopCount, 5);
        }

        function test_aWordThatIsNoCardSaysSo(): void {
            begin();
            keyClick("c");
            type("8x");
            keyClick(Qt.Key_Return);
            verify(table.cardError.length > 0);
            compare(findChild(page, "cardField").text, "8x");
        }

        function test_cardsAndChipsByMouse(): void {
            begin();
            press("chip4");
            const felt = findChild(page, "felt");
            const boxes = table.scene.targets(FeltScene.Box);
            verify(boxes.length > 1);
            const place = table.scene.targetRect(boxes[1]);
            mouseClick(felt, place.x + place.width / 2, place.y + place.height / 2);
            tryVerify(() => editor.canUndo);
            press("suit2");
            press("rank8");
            compare(table.stopCount, 2);
            press("rankK");
            compare(table.stopCount, 3);
            press("undoButton");
            compare(table.stopCount, 2);
        }

        function test_askedProvedAndTried(): void {
            begin();
            keyClick("b");
            type("1 100");
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Escape);
            keyClick("c");
            type("ts 9d kh");
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Escape);
            keyClick("k");
            keyClick("a");
            verify(editor.ask.asked);
            verify(editor.ask.proved);
            keyClick("w");
            type("Ten and ten");
            keyClick(Qt.Key_Return);
            compare(editor.ask.title, "Ten and ten");
            keyClick(Qt.Key_F5);
            tryVerify(() => editor.trying && findChild(page, "tryBadge") !== null);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !editor.trying && findChild(page, "strip") !== null);
        }

        function test_aProblemLeadsToItsPlace(): void {
            begin();
            keyClick(Qt.Key_F8);
            verify(editor.problems.count > 0);
            keyClick(Qt.Key_Escape);
        }

        function test_leavingKeepsTheScenario(): void {
            begin();
            keyClick("w");
            type("Kept");
            keyClick(Qt.Key_Escape);
            tryVerify(() => !findChild(page, "titleField").activeFocus);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !editor.open);
            tryVerify(() => bench.trainer.scenarios.scenarios.count > 0);
            bench.trainer.scenarios.search = "kept";
            compare(bench.trainer.scenarios.scenarios.count, 1);
            bench.trainer.scenarios.search = "";
        }

        function test_atSmallWindowsAskAndProblemsAreTabs(): void {
            Theme.windowWidth = 1024;
            begin();
            verify(Theme.narrow);
            Theme.windowWidth = 1280;
        }
    }
}
