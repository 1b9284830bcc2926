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

        /// Clicked in the middle of what the scene calls so.
        function click(target: string): void {
            const place = table.scene.targetRect(target);
            mouseClick(findChild(page, "felt"), place.x + place.width / 2, place.y + place.height / 2);
        }
        /// Two bettors on a box, the seat, a chip let go on a side bet, and a bet taken away: all by mouse.
        function test_bettorsSeatsAndTakingByMouse(): void {
            begin();
            const box = table.scene.targets(FeltScene.Box)[1];
            press("chip4");
            click(box);
            press("bettor1");
            click(box);
            compare(table.scene.targets(FeltScene.Bet).length, 2);
            press("bettor0");
            press("chip4"); // laid down again
            const seat = table.scene.targets(FeltScene.Player)[1];
            verify(table.scene.words(seat).includes("A"), table.scene.words(seat));
            click(seat);
            verify(table.scene.words(seat).includes("B"), table.scene.words(seat));
            // A chip dragged to the first side bet of the box.
            const area = table.scene.targets(FeltScene.Area)[3];
            const felt = findChild(page, "felt"), chip = findChild(page, "chip3");
            const place = table.scene.targetRect(area);
            const to = felt.mapToItem(chip, place.x + place.width / 2, place.y + place.height / 2);
            mouseDrag(chip, chip.width / 2, chip.height / 2, to.x - chip.width / 2, to.y - chip.height / 2);
            compare(table.scene.targets(FeltScene.Bet).length, 3);
            press("takeButton");
            click(table.scene.targets(FeltScene.Bet)[2]);
            compare(table.scene.targets(FeltScene.Bet).length, 2);
            keyClick(Qt.Key_Escape);
        }

        /// The cap of the key stands on the fix it does, and the reasoning is told with V.
        function test_theFixHasItsKeyAndTheAnswerItsReason(): void {
            begin();
            keyClick("b");
            type("1 100");
            keyClick(Qt.Key_Return);
            type("4 stash 25");
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Escape);
            keyClick(Qt.Key_F8);
            keyClick(Qt.Key_Escape);
            keyClick(Qt.Key_F8); // one without a fix
            compare(findChild(page, "fix0").keyName, "F");
            compare(findChild(page, "fix0").text, "Take the bet away");
            findChild(page, "strip").forceActiveFocus();
            keyClick("f");
            verify(findChild(page, "fix0").text !== "Take the bet away");
            keyClick("c");
            type("ts 9d kh");
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Escape);
            keyClick("k");
            keyClick("a");
            verify(editor.ask.proved);
            const shown = findChild(page, "answerCard").why;
            findChild(page, "strip").forceActiveFocus();
            keyClick("v");
            compare(findChild(page, "answerCard").why, !shown);
            verify(editor.ask.reasoning.length > 0);
        }

        /// Letters typed over an open sheet are not for the table behind it.
        function test_aSheetKeepsItsKeys(): void {
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
            verify(editor.ask.proved);
            findChild(page, "strip").forceActiveFocus();
            const stops = table.stopCount;
            for (const sheet of ["o", "t"]) {
                keyClick(sheet);
                keyClick(Qt.Key_Delete);
                keyClick("r");
                keyClick("h");
                compare(table.stopCount, stops);
                verify(!findChild(page, "cardField").activeFocus);
                keyClick(Qt.Key_Escape);
                verify(editor.open);
            }
            keyClick("h"); // closed, it is the table's again
            verify(table.stopCount > stops);
        }

        /// In review, back, and removed after asking; the safe answer keeps it.
        function test_statesAndRemovingByKeyboard(): void {
            const library = bench.trainer.scenarios;
            begin();
            keyClick("w");
            type("to go");
            keyClick(Qt.Key_Escape);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !editor.open);
            const list = findChild(page, "scenarioList");
            list.forceActiveFocus();
            const before = list.count;
            library.search = "to go";
            tryCompare(list, "count", 1);
            list.currentIndex = 0;
            keyClick("s"); // it has errors still
            verify(library.error.length > 0);
            keyClick(Qt.Key_Delete);
            keyClick(Qt.Key_Return); // the safe answer
            compare(list.count, 1);
            list.forceActiveFocus();
            keyClick(Qt.Key_Delete);
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Return);
            tryCompare(list, "count", 0);
            verify(library.notice.length > 0);
            library.search = "";
            compare(list.count, before - 1);
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

        // ------------------------------------------------ room

        function test_everyPartHasRoom_data() {
            return [{tag: "1024x700", w: 1024, h: 700}, {tag: "1280x800", w: 1280, h: 800}, {tag: "1920x1080", w: 1920, h: 1080}];
        }
        function test_everyPartHasRoom(data): void {
            resize(data.w, data.h);
            begin();
            compare(Theme.narrow, data.w < 1280);
            keyClick("w");
            type("A title of a length that an author would really give to a scenario of his");
            keyClick(Qt.Key_Escape);
            writeTwenty();
            keyClick("a");
            // Nothing is outside the window, and the three columns do not cover each other.
            const left = box("leftPanel"), strip = box("strip"), felt = box("felt"), side = box("sidePanel");
            compare(left.x, 0);
            verify(felt.x >= left.x + left.width && strip.x >= left.x + left.width);
            verify(felt.x + felt.width <= side.x && strip.x + strip.width <= side.x);
            compare(Math.round(side.x + side.width), data.w);
            verify(felt.height >= 0.4 * data.h, "the felt is what one works on");
            let right = 0;
            for (const name of ["leaveButton", "titleButton", "saved", "undoButton", "tryButton", "sendButton"]) {
                const button = box(name);
                verify(button.x >= right, name + " covers the one before");
                right = button.x + button.width;
            }
            verify(right <= data.w);
            const ask = box("askButton");
            verify(ask.x + ask.width <= side.x && ask.y + ask.height <= data.h);
            // Where there is little room, problems are a tab of their own.
            const tabs = findChild(page, "sideTabs");
            compare(tabs.visible, data.w < 1280);
            const problems = findChild(page, "problemsPanel"), asks = findChild(page, "askPanel");
            verify(asks.visible);
            compare(problems.visible, data.w >= 1280);
            keyClick(Qt.Key_F8);
            verify(problems.visible);
            resize(1280, 800);
        }
        function resize(w: int, h: int): void {
            page.width = w;
            page.height = h;
            Theme.windowWidth = w;
            Theme.windowHeight = h;
        }
        function box(name: string): rect {
            const item = findChild(page, name);
            verify(item, name);
            verify(item.visible, name);
            const at = item.mapToItem(page, 0, 0);
            return Qt.rect(at.x, at.y, item.width, item.height);
        }
        /// A box with twenty against a nine, its offers closed.
        function writeTwenty(): void {
            keyClick("b");
            type("1 100");
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Escape);
            keyClick("c");
            type("ts 9d kh");
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Escape);
            keyClick("k");
        }

        function test_whatHasTheKeyboardIsInSight(): void {
            resize(1024, 700);
            begin();
            writeTwenty();
            keyClick("i");
            for (let i = 0; i < 25; ++i) {
                const item = page.Window.activeFocusItem;
                verify(item.objectName.startsWith("kind"), item.objectName);
                const y = item.mapToItem(page, 0, 0).y;
                verify(y >= 56 && y + item.height <= 700, item.objectName + " at " + y);
                keyClick(Qt.Key_Down);
            }
            resize(1280, 800);
        }

        function test_chineseTitleAndStory(): void {
            begin();
            keyClick("w");
            editor.ask.title = "庄家多抽一张牌";
            editor.ask.story = "两张牌同时抽出。\n没有人知道哪一张先出。";
            compare(findChild(page, "titleField").text, "庄家多抽一张牌");
            compare(findChild(page, "storyField").text, "两张牌同时抽出。\n没有人知道哪一张先出。");
            keyClick(Qt.Key_Escape);
            writeTwenty();
            keyClick("a");
            keyClick(Qt.Key_F5);
            tryVerify(() => editor.trying);
            compare(findChild(page, "runTitle").text, "庄家多抽一张牌");
            compare(editor.trial.question.story[0], "两张牌同时抽出。");
            keyClick(Qt.Key_Escape);
        }

        // ------------------------------------------------ packs answered, and what comes of it

        /// The shipped pack, one game of it, as a trainee.
        function practise(): ScenarioRun {
            const library = bench.trainer.scenarios;
            for (let row = 0; row < library.packs.count; ++row) {
                library.openPack(row);
                if (library.readOnly)
                    break;
            }
            verify(library.readOnly);
            library.search = "freebet two cards";
            verify(library.scenarios.count > 1);
            page.forceActiveFocus();
            keyClick("p");
            library.search = "";
            compare(library.run.phase, ScenarioRun.Asking);
            tryVerify(() => findChild(page, "runAnswer") !== null);
            return library.run;
        }
        /// Each by its first option, by keyboard.
        /// Enter, after what is on screen has been seen.
        function enter(): void {
            bench.pass(1000);
            keyClick(Qt.Key_Return);
        }
        function answer(run: ScenarioRun): void {
            keyClick("1");
            enter();
            compare(run.phase, ScenarioRun.Judged);
        }

        function test_leavingAPackAsksAndItIsGoneOnWith(): void {
            const run = practise();
            answer(run);
            enter();
            compare(run.number, 2);
            keyClick(Qt.Key_Escape);
            compare(run.phase, ScenarioRun.Asking, "the page asks first");
            tryVerify(() => !findChild(page, "runStage").activeFocus && page.Window.activeFocusItem !== null);
            keyClick("l");
            tryCompare(run, "phase", ScenarioRun.Idle);
            tryVerify(() => findChild(page, "goOnWithRun") !== null && findChild(page, "goOnWithRun").visible);
            press("goOnWithRun");
            compare(run.phase, ScenarioRun.Asking);
            compare(run.number, 2);
            run.leave();
            bench.trainer.scenarios.endRun();
            compare(bench.trainer.scenarios.unfinished, "");
        }

        function test_aMissAndAQueryBecomeScenarios(): void {
            const run = practise();
            // A title may tell what is asked: it comes with the verdict.
            compare(findChild(page, "runTitle").text, "A scenario");
            while (run.phase !== ScenarioRun.Finished) {
                answer(run);
                compare(findChild(page, "runTitle").text, run.title);
                if (!run.verdict.right && !run.queried)
                    run.query("Was it not discarded?");
                enter();
            }
            verify(run.hasMisses, "the first option of all is never right");
            keyClick("m");
            tryVerify(() => bench.trainer.answers.open && findChild(page, "makeScenario") !== null);
            const prompt = bench.trainer.answers.question.prompt;
            keyClick("s");
            tryVerify(() => editor.open && findChild(page, "strip") !== null);
            compare(editor.ask.prompt, prompt);
            verify(editor.ask.proved);
            verify(!bench.trainer.answers.open);
            keyClick("w");
            type("Out of a miss");
            keyClick(Qt.Key_Escape);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !editor.open);
            // What a trainee doubted is offered for a new one.
            verify(bench.trainer.scenarios.queries.count > 0);
            const queries = bench.trainer.scenarios.queries;
            const told = queries.data(queries.index(0, 0), Qt.UserRole + 1); // who, what he answered, his line
            verify(/^.+, who answered .+: Was it not discarded\?$/.test(told), told);
            keyClick("n");
            tryVerify(() => findChild(page, "query0") !== null);
            press("query0");
            tryVerify(() => editor.open);
            verify(editor.ask.proved);
        }

        function test_bettorsAreAddedAndTakenOut(): void {
            begin();
            writeTwenty();
            for (let row = 0; row < 30 && editor.incident.addText.length === 0; ++row)
                editor.incident.put(row);
            verify(editor.incident.addText.length > 0);
            const before = editor.incident.facts.rowCount();
            findChild(page, "addPerson").forceActiveFocus();
            keyClick(Qt.Key_Space);
            verify(editor.incident.facts.rowCount() > before);
            tryVerify(() => findChild(page, "removePerson1") !== null);
            findChild(page, "removePerson1").forceActiveFocus();
            tryVerify(() => findChild(page, "removePerson1").activeFocus);
            keyClick(Qt.Key_Return);
            compare(editor.incident.facts.rowCount(), before);
        }

        // ------------------------------------------------ packs: for exams only, versions, files

        /// An own pack with one approved scenario, chosen on the page.
        function ownPack(): ScenarioLibrary {
            const library = bench.trainer.scenarios;
            library.search = "";
            library.makePack("Night shift");
            begin();
            keyClick("w");
            type("One of our own");
            keyClick(Qt.Key_Escape);
            writeTwenty();
            keyClick("a");
            editor.leave();
            tryVerify(() => findChild(page, "scenarioList") !== null);
            compare(library.scenarios.count, 1);
            library.setStatus(0, ScenarioModel.Approved);
            return library;
        }

        function test_aPackIsForExamsOnlyByItsSwitch(): void {
            const library = ownPack();
            library.setAssigned(true);
            verify(findChild(page, "assignToggle").checked);
            press("examToggle");
            verify(library.examOnly);
            verify(!library.assigned);
            verify(!findChild(page, "assignToggle").checked);
            verify(!findChild(page, "assignToggle").enabled);
            verify(!findChild(page, "practiseButton").enabled);
            verify(findChild(page, "libraryNotice").text.includes("no longer assigned"));
            page.forceActiveFocus();
            keyClick("p");
            compare(library.run.phase, ScenarioRun.Idle);
            findChild(page, "scenarioList").forceActiveFocus();
            keyClick("q");
            compare(library.run.phase, ScenarioRun.Asking);
            verify(!library.run.recorded);
            library.run.leave();
            tryVerify(() => findChild(page, "examToggle") !== null);
            press("examToggle");
            verify(!library.examOnly);
            verify(findChild(page, "assignToggle").enabled);
        }

        function test_aPackIsRenamedByKeyboard(): void {
            const library = ownPack();
            page.forceActiveFocus();
            keyClick("t");
            tryVerify(() => findChild(page, "packName").activeFocus);
            compare(findChild(page, "packName").text, library.packTitle);
            type("day shift");
            keyClick(Qt.Key_Return);
            compare(library.packTitle, "day shift");
        }

        function test_versionsAreSeenAskedAndGoneBackTo(): void {
            const library = ownPack();
            library.open(0);
            editor.ask.title = "Another title";
            editor.leave();
            tryVerify(() => findChild(page, "scenarioList") !== null);
            page.forceActiveFocus();
            keyClick("h");
            tryVerify(() => findChild(page, "versionList").activeFocus);
            compare(library.versions.count, 2);
            keyClick(Qt.Key_Down);
            keyClick("q");
            compare(library.run.phase, ScenarioRun.Asking);
            compare(library.run.title, "One of our own");
            library.run.leave();
            tryVerify(() => findChild(page, "scenarioList") !== null);
            page.forceActiveFocus();
            keyClick("h");
            keyClick(Qt.Key_Down);
            keyClick("b");
            tryVerify(() => editor.open);
            compare(editor.ask.title, "One of our own");
        }

        function test_anImportTellsWhatItDidAndLeadsThere(): void {
            const library = ownPack();
            const file = library.urlOf(bench.path("night.pitwise"));
            library.exportFile(file);
            tryCompare(library.work, "busy", false, 20000);
            library.openPack(library.packs.count - 1); // somewhere else
            library.importFile(file);
            tryCompare(library.work, "busy", false, 20000);
            tryVerify(() => findChild(page, "importList") !== null && findChild(page, "importList").activeFocus);
            compare(library.report.count, 1);
            keyClick(Qt.Key_Return);
            tryVerify(() => findChild(page, "scenarioList").activeFocus);
            compare(library.packTitle, "Night shift");
            compare(findChild(page, "scenarioList").currentIndex, 0);
        }
    }
}
