// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Pitwise
import Pitwise.App
import Pitwise.Controls
import Pitwise.Felt
import Pitwise.PracticeTest

/// Practice from set-up to summary and progress, by keyboard and by mouse.
Item {
    id: root

    width: 1280
    height: 800

    PracticeBench {
        id: bench
    }
    PracticePage {
        id: page
        width: parent.width
        height: parent.height
        trainer: bench.trainer
    }
    ProgressPage {
        id: progress
        width: parent.width
        height: parent.height
        visible: false
        trainer: bench.trainer
    }

    TestCase {
        name: "Practice"
        when: windowShown

        readonly property PracticeSession session: bench.trainer.practice
        readonly property PracticeSetup setup: bench.trainer.practiceSetup

        function initTestCase(): void {
            Theme.settings = bench.trainer.settings;
        }

        function init(): void {
            if (session.phase !== PracticeSession.Idle && session.phase !== PracticeSession.Finished)
                session.leave();
            session.backToSetup();
            bench.trainer.answers.close();
            progress.visible = false;
            page.visible = true;
            page.shown();
            page.forceActiveFocus();
        }

        /// The first visible item under `from` for which `fits` is true.
        function find(from: Item, fits): Item {
            if (!from || !from.visible)
                return null;
            if (fits(from))
                return from;
            for (let i = 0; i < from.children.length; ++i) {
                const found = find(from.children[i], fits);
                if (found)
                    return found;
            }
            return null;
        }
        /// Enter, after what is on screen has been seen.
        function enter(): void {
            bench.pass(1000);
            keyClick(Qt.Key_Return);
        }
        function button(text: string): Item {
            const found = find(page, item => item.text === text && item.clicked !== undefined && item.enabled);
            verify(found, "no button " + text);
            return found;
        }

        function test_setUpByKeyboard(): void {
            keyClick(Qt.Key_C);
            compare(setup.mode, PracticeSetup.Custom);
            const had = setup.games.length;
            keyClick(Qt.Key_2);
            compare(setup.games.length, had - 1);
            keyClick(Qt.Key_2);
            keyClick(Qt.Key_W);
            compare(setup.level, PracticeSetup.Drill);
            keyClick(Qt.Key_Q);
            const timing = setup.timing;
            keyClick(Qt.Key_K);
            compare(setup.timing, (timing + 1) % 3);
            setup.timing = timing;
            const length = setup.length;
            keyClick(Qt.Key_Plus);
            compare(setup.length, Math.min(5, length + 1));
            setup.length = 0;
            for (const key of [[Qt.Key_O, PracticeSetup.Odds], [Qt.Key_H, PracticeSetup.ClauseHunt], [Qt.Key_J, PracticeSetup.Judgement], [Qt.Key_D, PracticeSetup.Due]]) {
                keyClick(key[0]);
                compare(setup.mode, key[1]);
            }
            enter();
            compare(session.phase, PracticeSession.Asking);
        }

        function test_eachOrderQuestionShowsWhichRowTheKeyboardMoves(): void {
            verify(bench.seek("procedure", AnswerInput.InOrder, false));
            for (let question = 0; question < 2; ++question) {
                const list = find(page, item => item.objectName === "orderRows");
                verify(list);
                tryVerify(() => list.activeFocus);
                compare(list.currentIndex, 0);
                const first = find(list.currentItem, item => item.text !== undefined && item.text.length > 2).text;
                keyClick(Qt.Key_Down, Qt.ControlModifier);
                compare(list.currentIndex, 1); // the row that was shown, and no other
                compare(find(list.currentItem, item => item.text !== undefined && item.text.length > 2).text, first);
                if (question === 0 && !bench.goOnTo(AnswerInput.InOrder))
                    verify(bench.seek("procedure", AnswerInput.InOrder, false));
            }
        }

        function test_aSessionByKeyboardToItsSummary(): void {
            setup.mode = PracticeSetup.Custom;
            setup.length = 0;
            enter();
            for (let i = 1; i <= 10; ++i) {
                compare(session.phase, PracticeSession.Asking);
                compare(session.number, i);
                keyClick(Qt.Key_1);
                verify(session.canLock);
                enter();
                compare(session.phase, PracticeSession.Judged);
                compare(session.marks.length, i);
                enter();
            }
            compare(session.phase, PracticeSession.Finished);
            compare(bench.trainer.review.answered + bench.trainer.review.unscored, 10);
        }

        /// Trainees found: Enter twice, or held, answered the next question before anybody had read it.
        function test_enterTwiceAnswersNothingUnseen(): void {
            setup.mode = PracticeSetup.Custom;
            setup.length = 0;
            enter();
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Return);
            compare(session.marks.length, 0);
            keyClick(Qt.Key_1);
            enter();
            compare(session.phase, PracticeSession.Judged);
            keyClick(Qt.Key_Return); // the same press, twice
            compare(session.phase, PracticeSession.Judged, "the verdict has not been seen");
            enter();
            keyClick(Qt.Key_Return);
            compare(session.phase, PracticeSession.Asking);
            compare(session.marks.length, 1);
        }
        /// Each control that had an answer before anybody touched it.
        function test_anUntouchedAnswerCannotBeLocked_data() {
            return [
                {tag: "chips: nothing laid", topic: "payouts", control: AnswerInput.Money, text: "Nothing is due"},
                {tag: "all that apply: nothing on", topic: "permissions", control: AnswerInput.SomeOf, text: "None"}];
        }
        function test_anUntouchedAnswerCannotBeLocked(row): void {
            for (let tries = 0; tries < 30; ++tries) { // some lists have a line of their own for none
                verify(bench.seek(row.topic, row.control, false));
                if (session.question.input.mayBeNone)
                    break;
            }
            const marks = session.marks.length;
            enter();
            compare(session.marks.length, marks);
            verify(!session.canLock);
            const none = find(page, item => item.objectName === "noneKey");
            verify(none && none.text === row.text, "the page says what is missing");
            keyClick(Qt.Key_N);
            verify(session.canLock && session.question.input.none);
            if (row.control === AnswerInput.SomeOf) {
                keyClick(Qt.Key_1);
                verify(!session.question.input.none);
                keyClick(Qt.Key_1);
                verify(!session.canLock, "on and off again says nothing");
            } else {
                keyClick(Qt.Key_1);
                keyClick(Qt.Key_Backspace);
                verify(!session.canLock, "laid and taken back says nothing");
            }
            if (!session.canLock)
                mouseClick(find(page, item => item.objectName === "noneKey"));
            verify(session.canLock);
            enter();
            compare(session.marks.length, marks + 1);
        }
        function test_everyModeAsksWhatItSays_data() {
            return [
                {tag: "odds drill: money, no felt", mode: PracticeSetup.Odds, felt: false, scored: true},
                {tag: "clause hunt: one of several", mode: PracticeSetup.ClauseHunt, felt: null, scored: true},
                {tag: "judgement calls: not scored", mode: PracticeSetup.Judgement, felt: null, scored: false}];
        }
        function test_everyModeAsksWhatItSays(row): void {
            setup.mode = row.mode;
            setup.length = 0;
            enter();
            compare(session.phase, PracticeSession.Asking);
            if (row.felt !== null)
                compare(session.question.hasFelt, row.felt);
            keyClick(Qt.Key_1);
            enter();
            compare(session.phase, PracticeSession.Judged);
            compare(session.verdict.judgement, !row.scored);
            if (!row.scored)
                verify(session.verdict.readings.count > 0, "the readings are explained");
            setup.mode = PracticeSetup.Custom;
        }

        function test_payingByKeysClicksAndDrag(): void {
            verify(bench.seek("payouts", AnswerInput.Money, false));
            const pile = session.question.input.pile;
            keyClick(Qt.Key_5);
            keyClick(Qt.Key_5);
            compare(pile.chips, 2);
            keyClick(Qt.Key_Backspace);
            compare(pile.chips, 1);
            keyClick(Qt.Key_Delete);
            verify(pile.isEmpty);
            const well = find(page, item => item.valueText !== undefined && item.clicked !== undefined);
            verify(well);
            mouseClick(well);
            compare(pile.chips, 1);
            // From the float to the payout, over the still page.
            const from = well.mapToItem(page, well.width / 2, well.height / 3);
            mousePress(page, from.x, from.y);
            for (let step = 1; step <= 8; ++step)
                mouseMove(page, from.x + 10 * step, from.y - 14 * step);
            mouseRelease(page, from.x + 80, from.y - 112);
            compare(pile.chips, 2);
            // Let go elsewhere, it goes back.
            mousePress(page, from.x, from.y);
            for (let step = 1; step <= 8; ++step)
                mouseMove(page, from.x, from.y - 40 * step);
            mouseRelease(page, from.x, from.y - 320);
            compare(pile.chips, 2);
            keyClick(Qt.Key_T);
            verify(session.question.input.typing);
            keyClick(Qt.Key_1);
            keyClick(Qt.Key_2);
            compare(session.question.input.typed, "12");
            keyClick(Qt.Key_3, Qt.AltModifier); // opens a page from the desk only
            compare(session.question.input.typed, "12");
            enter();
            compare(session.phase, PracticeSession.Judged);
            compare(session.verdict.given, "$12");
        }

        /// The highest value left, none over another: where chips are laid and in the verdict.
        function test_stacksLieSideBySide(): void {
            setup.mode = PracticeSetup.Odds;
            setup.length = 0;
            enter();
            for (const key of [Qt.Key_2, Qt.Key_6, Qt.Key_4, Qt.Key_8])
                keyClick(key);
            const laid = () => {
                const piles = [];
                const walk = item => {
                    if (!item.visible)
                        return;
                    if (item.valueText !== undefined && item.place !== undefined)
                        piles.push(item);
                    for (let i = 0; i < item.children.length; ++i)
                        walk(item.children[i]);
                };
                walk(page);
                return piles;
            };
            let piles = laid();
            compare(piles.length, 4);
            compare(piles.map(pile => pile.place), [3, 2, 1, 0]);
            enter();
            compare(session.phase, PracticeSession.Judged);
            piles = laid();
            verify(piles.length > 4, "yours and the right ones");
            for (let i = 1; i < piles.length; ++i)
                if (piles[i].parent === piles[i - 1].parent)
                    verify(piles[i].x !== piles[i - 1].x || piles[i].y !== piles[i - 1].y, "not over another");
            setup.mode = PracticeSetup.Custom;
        }

        function test_pointingAtTheFeltByKeyboard(): void {
            verify(bench.seek("control", AnswerInput.OneOf, true));
            verify(!session.canLock);
            keyClick(Qt.Key_F6);
            const felt = find(page, item => item instanceof Felt);
            verify(felt.activeFocus);
            for (let i = 0; i < 12 && !session.canLock; ++i) {
                keyClick(Qt.Key_Space);
                if (!session.canLock)
                    keyClick(i % 4 === 3 ? Qt.Key_Up : Qt.Key_Right);
            }
            verify(session.canLock, "Space on a player of the box answers");
            verify(felt.activeFocus, "pointing keeps the keyboard on the felt");
            enter();
            compare(session.phase, PracticeSession.Judged);
        }

        function test_pointingAtTheFeltByMouse(): void {
            verify(bench.seek("control", AnswerInput.OneOf, true));
            const felt = find(page, item => item instanceof Felt);
            for (const target of felt.scene.targets(felt.pickable)) {
                const place = felt.scene.targetRect(target);
                mouseClick(felt, place.x + place.width / 2, place.y + place.height / 2);
                if (session.canLock)
                    break;
            }
            verify(session.canLock);
            bench.pass(1000);
            mouseClick(button("Lock in"));
            compare(session.phase, PracticeSession.Judged);
            bench.pass(1000);
            mouseClick(button("Next"));
            verify(session.phase !== PracticeSession.Judged);
        }

        /// The reasons speak of the dealer's total: his cards are not panned out of sight with the other boxes.
        function test_theVerdictKeepsTheAskedBoxAndTheDealersHandInSight(): void {
            setup.mode = PracticeSetup.Custom;
            for (const topic of ["payouts", "permissions", "irregularities", "control", "procedure"])
                if (Array.from(setup.topics).includes(topic) !== (topic === "payouts"))
                    setup.toggleTopic(topic);
            setup.length = 0;
            enter();
            let seen = 0;
            for (let i = 0; i < 10 && session.phase === PracticeSession.Asking; ++i) {
                keyClick(Qt.Key_1);
                enter();
                compare(session.phase, PracticeSession.Judged);
                if (session.question.hasFelt && session.question.askedBox > 0) {
                    const stage = find(page, item => item.feltWidth !== undefined && item.felt !== undefined && item.answering === false);
                    verify(stage, "there is a stage");
                    const scene = session.question.scene;
                    tryVerify(() => Math.abs(stage.felt.x + stage.felt.panned()) < 1);
                    const box = scene.boxRect(session.question.askedBox), dealer = scene.targetRect("dealer");
                    const both = Math.max(box.x + box.width, dealer.x + dealer.width) - Math.min(box.x, dealer.x);
                    // A dealer's hand of many cards and the last box are farther apart than there is room: the box wins.
                    for (const place of both + Theme.px(80) <= stage.width ? [box, dealer] : [box]) {
                        verify(place.x + stage.felt.x >= 0, "not cut off on the left");
                        verify(place.x + place.width + stage.felt.x <= stage.width, "not cut off on the right");
                    }
                    ++seen;
                }
                enter();
            }
            verify(seen > 3, "some questions had a felt");
            for (const topic of ["permissions", "irregularities", "control", "procedure"])
                setup.toggleTopic(topic);
        }

        function test_theRoundIsWatchedAgainAndAnsweringEndsIt(): void {
            setup.mode = PracticeSetup.Custom;
            setup.length = 0;
            enter();
            for (let i = 0; i < 10 && !session.question.watchable; ++i) {
                keyClick(Qt.Key_1);
                enter();
                enter();
            }
            verify(session.question.watchable);
            keyClick(Qt.Key_V);
            verify(session.question.watching);
            keyClick(Qt.Key_V);
            verify(!session.question.watching);
            mouseClick(button("Watch it again"));
            verify(session.question.watching);
            keyClick(Qt.Key_1);
            enter();
            compare(session.phase, PracticeSession.Judged);
            verify(!session.question.watching);
        }

        function test_aStormByKeyboard(): void {
            keyClick(Qt.Key_T);
            compare(setup.mode, PracticeSetup.Storm);
            verify(find(page, item => item.text === "No storm with this choice yet."));
            keyClick(Qt.Key_Return);
            compare(session.phase, PracticeSession.Asking);
            verify(find(page, item => item.storm !== undefined && item.visible));
            for (let i = 0; i < 400 && session.phase !== PracticeSession.Finished; ++i) {
                bench.pass(1000);
                if (session.phase === PracticeSession.Asking) {
                    keyClick(Qt.Key_1);
                    tryVerify(() => session.phase !== PracticeSession.Asking);
                    verify(find(page, item => item.objectName === "passed") !== null || session.phase === PracticeSession.Judged);
                } else if (session.phase === PracticeSession.Passed) {
                    tryVerify(() => session.phase !== PracticeSession.Passed);
                } else {
                    keyClick(Qt.Key_Return);
                }
            }
            compare(session.phase, PracticeSession.Finished);
            compare(session.storm.missesLeft, 0);
            verify(find(page, item => item.text === "Three misses: %1 right.".arg(session.storm.right)));
        }

        function test_pauseHidesTheFelt(): void {
            verify(bench.seek("payouts", AnswerInput.Money, false));
            verify(find(page, item => item instanceof Felt));
            keyClick(Qt.Key_P);
            compare(session.phase, PracticeSession.Paused);
            verify(!find(page, item => item instanceof Felt), "the felt is hidden");
            keyClick(Qt.Key_P);
            compare(session.phase, PracticeSession.Asking);
            keyClick(Qt.Key_1);
            verify(!session.question.input.pile.isEmpty, "the keyboard is back on the answer");
        }

        function test_f6WalksFeltAnswerAndBar(): void {
            verify(bench.seek("payouts", AnswerInput.Money, false));
            const felt = find(page, item => item instanceof Felt);
            keyClick(Qt.Key_F6);
            verify(felt.activeFocus);
            keyClick(Qt.Key_F6);
            verify(button("Pause").activeFocus);
            keyClick(Qt.Key_F6);
            verify(!felt.activeFocus && !button("Pause").activeFocus);
            keyClick(Qt.Key_F6, Qt.ShiftModifier);
            verify(button("Pause").activeFocus);
        }

        function test_escapeAsksBeforeLeavingAndNothingIsLost(): void {
            verify(bench.seek("payouts", AnswerInput.Money, false));
            keyClick(Qt.Key_1);
            enter();
            enter();
            const answered = session.marks.length;
            keyClick(Qt.Key_Escape);
            compare(session.phase, PracticeSession.Asking);
            keyClick(Qt.Key_Escape);
            compare(session.phase, PracticeSession.Asking, "Esc is the safe answer");
            keyClick(Qt.Key_Escape);
            keyClick(Qt.Key_L);
            tryCompare(session, "phase", PracticeSession.Idle);
            verify(session.canGoOn);
            keyClick(Qt.Key_G);
            compare(session.phase, PracticeSession.Asking);
            compare(session.marks.length, answered);
        }

        function test_aDoubtIsNoted(): void {
            verify(bench.seek("payouts", AnswerInput.Money, false));
            keyClick(Qt.Key_1);
            enter();
            keyClick(Qt.Key_Q);
            keyClick(Qt.Key_A);
            enter();
            tryCompare(session, "queried", true);
            compare(session.phase, PracticeSession.Judged);
        }

        function test_aClauseOpensTheRulebookAndTheVerdictIsStillThere(): void {
            verify(bench.seek("payouts", AnswerInput.Money, false));
            keyClick(Qt.Key_1);
            enter();
            bench.trainer.navigation.open("practice");
            keyClick(Qt.Key_R);
            compare(bench.trainer.navigation.page, "rulebook");
            compare(bench.trainer.rulebook.document.length > 0, true);
            bench.trainer.navigation.back();
            compare(bench.trainer.navigation.page, "practice");
            compare(session.phase, PracticeSession.Judged);
        }

        function test_missesAreWalkedThroughOnTheirFelts(): void {
            verify(bench.seek("payouts", AnswerInput.Money, false));
            keyClick(Qt.Key_1); // half a dollar is never right
            enter();
            bench.endSession();
            compare(session.phase, PracticeSession.Finished);
            const misses = bench.trainer.review.misses;
            verify(misses > 0);
            enter();
            verify(bench.trainer.answers.open);
            for (let i = 0; i < misses; ++i) {
                compare(bench.trainer.answers.index, i);
                compare(bench.trainer.answers.problem, "");
                verify(!bench.trainer.answers.verdict.right);
                if (i === 0) { // an instructor makes a scenario of it
                    const prompt = bench.trainer.answers.question.prompt;
                    keyClick(Qt.Key_S);
                    verify(bench.trainer.editor.open);
                    compare(bench.trainer.navigation.page, "scenarios");
                    // A bonus that nobody earned, or a list of settlements, is no bet of the table: the author chooses what to ask there.
                    if (!prompt.includes("6-7-8 Bonus") && !prompt.includes("settlements")) {
                        compare(bench.trainer.editor.ask.prompt, prompt);
                        verify(bench.trainer.editor.ask.proved);
                    }
                    verify(bench.trainer.editor.leave());
                    bench.trainer.navigation.back();
                }
                enter();
            }
            verify(!bench.trainer.answers.open, "after the last one the summary is back");
            keyClick(Qt.Key_T);
            compare(session.phase, PracticeSession.Asking);
            compare(session.planned <= misses, true);
        }

        /// A mouse user set up nothing else without starting the program again.
        function test_aFinishedSessionIsNoDeadEnd(): void {
            verify(bench.seek("payouts", AnswerInput.Money, false));
            bench.endSession();
            wait(50); // laid out
            mouseClick(find(page, item => item.objectName === "newPractice"));
            compare(session.phase, PracticeSession.Idle);
            verify(bench.seek("payouts", AnswerInput.Money, false));
            bench.endSession();
            bench.trainer.navigation.open("practice");
            bench.trainer.navigation.openClause("lucky8", "3.21");
            bench.trainer.navigation.back();
            compare(session.phase, PracticeSession.Finished, "the rulebook is read in passing");
            bench.trainer.navigation.open("home");
            compare(session.phase, PracticeSession.Idle);
        }
        function test_stacksAreLookedAtMoreCloselyByKey(): void {
            verify(bench.seek("payouts", AnswerInput.Money, false));
            setup.level = PracticeSetup.Table;
            session.questionChanged(); // as at the next question
            const felt = find(page, item => item instanceof Felt);
            const key = find(page, item => item.keyName === "L" && item.visible);
            verify(key, "the key is printed where there are no amounts");
            keyClick(Qt.Key_L);
            verify(felt.looked.length > 0);
            let seen = 0;
            for (; felt.looked.length > 0 && seen < 40; ++seen)
                keyClick(Qt.Key_L);
            verify(seen >= 1 && seen < 40, "one bet after the other, then none");
            setup.level = PracticeSetup.Learn;
        }
        function test_theClockStandsWhileLeavingIsAsked(): void {
            verify(bench.seek("payouts", AnswerInput.Money, false));
            keyClick(Qt.Key_Escape);
            const seen = session.elapsed;
            wait(250);
            compare(session.elapsed, seen);
            keyClick(Qt.Key_Escape);
            wait(250);
            verify(session.elapsed !== seen);
        }
        function test_whatNothingAsksForCannotBeStarted(): void {
            setup.mode = PracticeSetup.Custom;
            setup.onlyGame("luckylucky");
            for (const topic of ["payouts", "irregularities", "control", "procedure"])
                setup.toggleTopic(topic);
            compare(Array.from(setup.topics), ["permissions"]);
            compare(setup.clausesInReach, 0);
            verify(!setup.canStart);
            enter();
            compare(session.phase, PracticeSession.Idle);
            for (const topic of ["payouts", "irregularities", "control", "procedure"])
                setup.toggleTopic(topic);
            for (const game of ["lucky8", "dueling8s", "freebet"])
                setup.toggleGame(game);
        }
        function test_progressByKeyboardAndMouse(): void {
            verify(bench.seek("payouts", AnswerInput.Money, false));
            bench.endSession();
            page.visible = false;
            progress.visible = true;
            progress.shown();
            const desk = bench.trainer.progress;
            verify(desk.hasAnswers);
            const map = findChild(progress, "masteryMap");
            tryVerify(() => map.activeFocus);
            const start = desk.map.current;
            keyClick(Qt.Key_Right);
            compare(desk.map.current, start + 1);
            keyClick(Qt.Key_Down);
            verify(desk.map.current > start + 1);
            const place = map.placeOf(0);
            mouseClick(map, place.x + place.width / 2, place.y + place.height / 2);
            compare(desk.map.current, 0);
            enter();
            const charts = find(progress, item => item instanceof ChartPanel);
            verify(!charts, "the history stands in the place of the charts");
            keyClick(Qt.Key_Escape);
            const chart = find(progress, item => item instanceof ChartPanel);
            verify(chart);
            chart.forceActiveFocus();
            keyClick(Qt.Key_T);
            verify(chart.asTable);
            keyClick(Qt.Key_T);
            verify(!chart.asTable);
            const game = desk.current;
            keyClick(Qt.Key_PageDown);
            compare(desk.current, game + 1);
        }
    }
}
