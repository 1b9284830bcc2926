// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Pitwise
import Pitwise.App
import Pitwise.Controls
import Pitwise.StationTest

/// A sitting by keyboard, and at every size: what is asked and the answer are in sight, and nothing lies over anything.
TestCase {
    id: test
    name: "Sitting"
    when: windowShown
    width: 1920
    height: 1080
    visible: true

    readonly property SittingSession sitting: bench.trainer.sitting

    StationBench {
        id: bench
    }
    Item {
        id: screen
        SittingView {
            id: view
            anchors.fill: parent
            sitting: test.sitting
        }
    }

    function resize(w: int, h: int) {
        screen.width = w;
        screen.height = h;
        Theme.windowWidth = w;
        Theme.windowHeight = h;
    }
    function begin(name: string, goingBack: int, payTables: bool, minutes: int) {
        if (sitting.phase === SittingSession.Running)
            sitting.finish();
        sitting.close();
        sitting.open(bench.seal(name, goingBack, payTables === true, minutes > 0 ? minutes : 60));
        sitting.release("0417", "Goh", "3141592653", bench.code());
        tryVerify(() => sitting.phase === SittingSession.Confirm, 20000);
        sitting.begin();
        tryVerify(() => sitting.phase === SittingSession.Running, 20000);
        view.forceActiveFocus();
        view.back();
    }
    function part(name: string): Item {
        const item = findChild(view, name);
        verify(item, name);
        return item;
    }
    function bottomOf(item: Item): real {
        return item.mapToItem(screen, 0, item.height).y;
    }
    function topOf(item: Item): real {
        return item.mapToItem(screen, 0, 0).y;
    }

    /// How many there are on the line through the middle of its left half.
    function coloursIn(item: Item): int {
        const picture = grabImage(screen);
        const from = item.mapToItem(screen, 0, item.height / 2);
        const colours = new Set();
        for (let x = 0; x < item.width / 2; ++x)
            colours.add(String(picture.pixel(Math.round(from.x + x), Math.round(from.y))));
        return colours.size;
    }

    function initTestCase() {
        Theme.settings = Qt.binding(() => test.sitting.look);
        resize(1280, 800);
    }

    function test_nothingLiesOverAnything_data() {
        const rows = [];
        for (const size of [[1024, 700], [1280, 800], [1920, 1080]])
            for (const text of [100, 120, 150])
                rows.push({tag: `${size[0]}x${size[1]} at ${text} %`, w: size[0], h: size[1], text: text});
        return rows;
    }
    function test_nothingLiesOverAnything(row) {
        resize(row.w, row.h);
        begin("sizes" + row.w + row.text, 2);
        sitting.useAid(SittingSession.TextSize, row.text);
        for (let question = 0; question < sitting.count; ++question) {
            sitting.goTo(question);
            wait(0);
            const what = `question ${question + 1}, ${sitting.sectionText}`;
            const answer = part("answer"), keys = part("keys"), lock = part("lock"), left = part("keysLeft");
            verify(bottomOf(answer) <= topOf(keys), what + ": the answer over the buttons");
            verify(bottomOf(keys) <= screen.height, what + ": the buttons below the screen");
            verify(left.x + left.width <= lock.x, what + ": the buttons over each other");
            verify(answer.height >= Theme.px(120), what + ": no room to answer: " + answer.height);
            verify(lock.mapToItem(screen, lock.width, 0).x <= screen.width, what + ": Lock beyond the screen");
            const prompt = part("prompt");
            verify(topOf(prompt) >= topOf(part("words")) && topOf(prompt) + Theme.px(24) <= bottomOf(part("words")), what + ": the prompt is out of sight");
            const typed = findChild(view, "typed");
            if (typed)
                verify(bottomOf(typed) <= topOf(keys), what + ": the keypad over the buttons");
            const clock = part("clock");
            verify(clock.mapToItem(screen, clock.width, 0).x <= screen.width, what + ": the clock beyond the screen");
        }
    }

    /// Words that are seen within an item.
    function wordsIn(item: Item): string {
        if (!item.visible)
            return "";
        let words = item.text ? item.text + " " : "";
        for (let i = 0; i < item.children.length; ++i)
            words += wordsIn(item.children[i]);
        return words;
    }
    function test_theLastMinutesSayLeftOnce() {
        resize(1280, 800);
        begin("hurry", 2, false, 4);
        verify(sitting.lastMinutes);
        const words = wordsIn(part("bar"));
        compare(words.match(/\bleft\b/g).length, 1, words);
    }

    function test_chipsAreSeenWhereverTheyAreOffered_data() {
        return test_nothingLiesOverAnything_data();
    }
    function test_chipsAreSeenWhereverTheyAreOffered(row) {
        resize(row.w, row.h);
        begin("chips" + row.w + row.text, 2);
        sitting.useAid(SittingSession.TextSize, row.text);
        wait(0);
        const answer = part("answer");
        verify(answer.money, "the first question is about money");
        verify(answer.mayChange || row.w < 1280 || row.text > 100, "chips are not offered: " + answer.height);
        if (!answer.mayChange)
            return;
        keyClick(Qt.Key_T);
        tryVerify(() => answer.paying);
        for (const key of [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_3])
            keyClick(key);
        wait(0);
        const tray = part("tray"), amount = part("amount"), stacks = part("stacks");
        verify(amount.height <= tray.height, `the amount (${amount.height}) over its frame (${tray.height})`);
        verify(stacks.disc >= Theme.px(26), "a chip is no more than a dot: " + stacks.disc);
        verify(bottomOf(tray) <= topOf(part("keys")), "the frame over the buttons");
        tryVerify(() => coloursIn(tray) > 12, 5000, "no chip is painted"); // an empty frame has two or three
        keyClick(Qt.Key_T);
        tryVerify(() => !answer.paying);
    }

    function test_lettersAreTheirKeysWhateverIsAsked() {
        resize(1280, 800);
        begin("letters", 2);
        for (let question = 0; question < sitting.count; ++question) {
            sitting.goTo(question);
            keyClick(Qt.Key_F);
            verify(sitting.flagged, `question ${question + 1}`);
            keyClick(Qt.Key_F);
            verify(!sitting.flagged);
            keyClick(Qt.Key_O);
            tryVerify(() => view.overviewOpen);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !view.overviewOpen);
        }
        compare(sitting.overview.answered, 0);
    }

    function test_theOverviewIsWalkedAndJumpsByKeyboard() {
        resize(1024, 700);
        begin("overview", 2);
        keyClick(Qt.Key_O);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        tryVerify(() => sitting.isSettled());
        keyClick(Qt.Key_Return);
        compare(sitting.number, 3);
        verify(!view.overviewOpen);
        keyClick(Qt.Key_PageUp);
        compare(sitting.number, 2);
        keyClick(Qt.Key_PageDown);
        compare(sitting.number, 3);
    }

    function test_aSectionWithOpenQuestionsIsLeftOnlyByAYes() {
        resize(1280, 800);
        begin("leaving", 1);
        keyClick(Qt.Key_O);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        tryVerify(() => sitting.isSettled());
        keyClick(Qt.Key_Return); // into the second section
        compare(sitting.number, 1);
        tryVerify(() => sitting.leavingText.length > 0);
        keyClick(Qt.Key_Return); // the safe answer has the keyboard
        tryCompare(sitting, "leavingText", "");
        compare(sitting.number, 1);
        sitting.goTo(2);
        tryVerify(() => sitting.leavingText.length > 0);
        keyClick(Qt.Key_G);
        tryCompare(sitting, "number", 3);
        compare(sitting.leavingText, "");
    }

    function test_payTablesAreOpenedByEverybodyOrByNobody_data() {
        return [{ tag: "hidden", open: false }, { tag: "open", open: true }];
    }
    function test_payTablesAreOpenedByEverybodyOrByNobody(row) {
        // What is read is the same in a small window with large text.
        for (const size of [[1024, 700], [1920, 1080]]) {
            resize(size[0], size[1]);
            begin("tables-" + row.tag + size[0], 2, row.open);
            verify(sitting.stage.hasFelt);
            verify(sitting.stage.payTables.count > 3);
            const sheet = part("payTables");
            keyClick(Qt.Key_F8);
            wait(50);
            compare(sheet.opened, row.open);
            keyClick(Qt.Key_Escape);
            tryCompare(sheet, "visible", false);
            compare(sitting.phase, SittingSession.Running);
            compare(part("openTables").visible, row.open && view.columnShown);
        }
    }

    function test_handingInByKeyboardAsksFirst() {
        resize(1024, 700);
        begin("handing", 2);
        keyClick(Qt.Key_F10);
        wait(50);
        keyClick(Qt.Key_Return); // the safe answer
        wait(50);
        compare(sitting.phase, SittingSession.Running);
        keyClick(Qt.Key_O); // and from the overview
        keyClick(Qt.Key_F10);
        wait(50);
        keyClick(Qt.Key_H);
        tryCompare(sitting, "phase", SittingSession.Finished);
    }

    function test_onlyTheInvigilatorPausesAndTheQuestionIsHidden() {
        resize(1280, 800);
        begin("pausing", 2);
        keyClick(Qt.Key_Escape); // no way out
        compare(sitting.phase, SittingSession.Running);
        sitting.pause("fire alarm", "Goh", "0000000000");
        tryVerify(() => !sitting.work.busy, 20000);
        compare(sitting.phase, SittingSession.Running);
        sitting.pause("fire alarm", "Goh", "3141592653");
        tryCompare(sitting, "phase", SittingSession.Paused, 20000);
        verify(!part("answer").visible && !part("prompt").visible);
        keyClick(Qt.Key_PageDown);
        compare(sitting.number, 1);
        sitting.proceed("Goh", "3141592653");
        tryCompare(sitting, "phase", SittingSession.Running, 20000);
    }
}
