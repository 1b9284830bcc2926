// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Pitwise
import Pitwise.App
import Pitwise.Controls
import Pitwise.Felt
import Pitwise.LiveTest

/// The live table dealt by keyboard alone, by mouse, and stopped for an own error.
Item {
    id: root

    width: 1280
    height: 800

    LiveBench {
        id: bench
    }
    LivePage {
        id: page
        width: parent.width
        height: parent.height
        trainer: bench.trainer
    }

    TestCase {
        id: test
        name: "Live"
        when: windowShown

        readonly property LiveTable table: bench.trainer.live
        readonly property var keys: ({"Q": Qt.Key_Q, "W": Qt.Key_W, "E": Qt.Key_E, "R": Qt.Key_R, "T": Qt.Key_T, "Y": Qt.Key_Y, "I": Qt.Key_I, "B": Qt.Key_B, "Z": Qt.Key_Z, "X": Qt.Key_X, "G": Qt.Key_G, "H": Qt.Key_H, "A": Qt.Key_A, "D": Qt.Key_D, "/": Qt.Key_Slash, "M": Qt.Key_M, "C": Qt.Key_C, "Enter": Qt.Key_Return, "N": Qt.Key_N})

        function initTestCase(): void {
            Theme.settings = bench.trainer.settings;
        }

        function start(game: string, boxes: int, mode: int, seed: int): void {
            table.leave();
            table.backToSetup();
            bench.seed(seed);
            table.plan.game = game;
            table.plan.boxes = boxes;
            table.plan.rounds = 1;
            table.plan.dial = 0;
            table.plan.faults = false;
            table.plan.mode = mode;
            page.shown();
            keyClick(Qt.Key_Return);
            compare(table.phase, LiveTable.Dealing);
            tryVerify(() => findChild(page, "liveFelt") !== null);
        }

        /// The bet that is due, by arrows.
        function walkTo(target: string): bool {
            for (let i = 0; i < 60 && table.cursor !== target; ++i) {
                if (Number(table.cursor.split("/")[1]) === Number(target.split("/")[1]) && i % 20 < 12)
                    keyClick(Qt.Key_Down);
                else if (Number(table.cursor.split("/")[1] || 0) < Number(target.split("/")[1]))
                    keyClick(Qt.Key_Right);
                else
                    keyClick(Qt.Key_Left);
            }
            return table.cursor === target;
        }

        function typed(sum: string): void {
            for (const each of sum)
                keyClick(each === "." ? Qt.Key_Period : Qt.Key_0 + Number(each));
        }

        /// One act that is due, by keys; false: there is none.
        function actByKey(): bool {
            const key = bench.dueKey();
            if (key.length === 0)
                return false;
            if ("ZXGHMC/".includes(key) && !(key === "C" && bench.lastAct() === "take")) {
                const target = bench.dueTarget();
                if (target.startsWith("box/")) {
                    for (let i = 0; i < 20 && Number(table.cursor.split("/")[1]) !== bench.dueBox(); ++i)
                        keyClick(Number(table.cursor.split("/")[1] || 0) < bench.dueBox() ? Qt.Key_Right : Qt.Key_Left);
                } else {
                    verify(walkTo(target), target + " from " + table.cursor);
                }
            }
            if (key === "X") {
                keyClick(bench.dueBonus() ? Qt.Key_N : Qt.Key_X);
                verify(table.paying.length > 0);
                typed(bench.dueSum());
                keyClick(Qt.Key_Return);
            } else if (key >= "0" && key <= "9") {
                keyClick(Qt.Key_0 + Number(key), bench.dueNextHand() ? Qt.ShiftModifier : Qt.NoModifier);
            } else {
                keyClick(keys[key]);
            }
            return true;
        }

        function dealOut(): void {
            for (let i = 0; i < 700 && table.phase === LiveTable.Dealing; ++i) {
                const before = bench.entries();
                if (!actByKey())
                    verify(bench.skip(), "nothing is due and nobody acts after " + bench.lastAct());
                else
                    verify(table.phase !== LiveTable.Dealing || bench.entries() > before, "no act for " + bench.dueKey() + ": " + table.hint);
            }
            compare(table.phase, LiveTable.Summary);
        }

        function test_aFullTableByKeys_data(): var {
            return [
                {tag: "lucky8", boxes: 7, mode: LivePlan.Silent},
                {tag: "dueling8s", boxes: 7, mode: LivePlan.Coached},
                {tag: "freebet", boxes: 6, mode: LivePlan.Silent},
                {tag: "luckylucky", boxes: 7, mode: LivePlan.Coached},
                {tag: "lucky8", boxes: 7, mode: LivePlan.Guided}
            ];
        }
        function test_aFullTableByKeys(data): void {
            start(data.tag, data.boxes, data.mode, 12);
            dealOut();
            compare(bench.faults(), 0);
            verify(bench.conserved());
            tryVerify(() => findChild(page, "liveDone") !== null);
            compare(table.summary.score, "100");
        }

        function test_byMouse(): void {
            start("lucky8", 3, LivePlan.Silent, 12);
            const felt = findChild(page, "liveFelt") as Felt;
            const zone = box => {
                const place = table.scene.targetRect("box/" + box);
                return Qt.point(place.x + place.width / 2, place.y + place.height + 40);
            };
            for (let i = 0; i < 300 && table.phase === LiveTable.Dealing; ++i) {
                const key = bench.dueKey();
                if (key.length === 0) {
                    verify(bench.skip());
                    continue;
                }
                const before = bench.entries();
                if (key >= "1" && key <= "9") {
                    const at = zone(Number(key));
                    mouseClick(felt, at.x, at.y);
                } else if (key === "0") {
                    mouseClick(felt, felt.width / 2, felt.height - 200 * Math.min(felt.width / 1000, felt.height / 625));
                } else if (key === "X") {
                    const stack = table.scene.targetRect(bench.dueTarget());
                    mouseClick(felt, stack.x + stack.width / 2, stack.y + stack.height / 2);
                    compare(table.cursor, bench.dueTarget());
                    mouseClick(findChild(page, "doX"));
                    typed(bench.dueSum());
                    mouseClick(findChild(page, "trayPay"));
                } else if (key === "Z") { // dragged into the float
                    const stack = table.scene.targetRect(bench.dueTarget());
                    const rack = table.scene.targetRect("float");
                    mousePress(felt, stack.x + stack.width / 2, stack.y + stack.height / 2);
                    mouseMove(felt, stack.x, rack.y);
                    mouseRelease(felt, rack.x + rack.width / 2, rack.y + rack.height / 2);
                } else {
                    if ("HGC/M".includes(key))
                        table.point(bench.dueTarget());
                    mouseClick(findChild(page, ("QWERTYI".includes(key) ? "say" : "do") + (key === "Enter" ? "↵" : key)));
                }
                verify(table.phase !== LiveTable.Dealing || bench.entries() > before, key + " at " + bench.dueTarget() + ": " + table.hint);
            }
            compare(table.phase, LiveTable.Summary);
            compare(bench.faults(), 0);
        }

        /// A card to the wrong box: it lies there; stopped, reported, ruled on, put right.
        function test_ownErrorPutRight(): void {
            start("lucky8", 4, LivePlan.Coached, 12);
            while (bench.cards() < 4)
                if (!actByKey())
                    bench.skip();
            const due = bench.dueKey();
            const wrong = due === "1" ? 3 : 1;
            const before = bench.cards();
            keyClick(Qt.Key_0 + wrong);
            compare(bench.cards(), before + 1);
            keyClick(Qt.Key_F);
            compare(table.floor.step, LiveFloor.Report);
            const panel = findChild(page, "floorPanel");
            tryVerify(() => panel.visible);
            compare(table.floor.options.length, 8);
            const kind = table.floor.options.indexOf("Cards dealt wrong");
            verify(kind >= 0);
            keyClick(Qt.Key_1 + kind);
            compare(table.floor.step, LiveFloor.Where);
            keyClick(Qt.Key_0 + wrong);
            compare(table.floor.step, LiveFloor.Rule);
            const ruling = table.floor.options.findIndex(text => text.toLowerCase().startsWith("put the cards back"));
            verify(ruling >= 0, table.floor.options.join(" | "));
            keyClick(Qt.Key_1 + ruling);
            compare(table.floor.step, LiveFloor.Act);
            keyClick(Qt.Key_Backspace);
            compare(bench.cards(), before);
            keyClick(Qt.Key_Return);
            compare(table.floor.step, LiveFloor.Closed);
            dealOut();
            compare(bench.faults(), 1); // the card itself: charged once, at its cause
            verify(table.summary.score !== "100");
        }

        function test_guidedTakesWrongActsBack(): void {
            start("lucky8", 2, LivePlan.Guided, 5);
            const before = bench.entries();
            keyClick(Qt.Key_3);
            compare(bench.entries(), before);
            verify(table.hint.length > 0);
            keyClick(Qt.Key_Q);
            compare(bench.entries(), before + 1);
        }

        function test_pauseHidesTheFelt(): void {
            start("lucky8", 2, LivePlan.Silent, 5);
            const felt = findChild(page, "liveFelt") as Felt;
            verify(felt.visible);
            keyClick(Qt.Key_P);
            verify(table.paused && !felt.visible);
            const before = bench.entries();
            keyClick(Qt.Key_Q);
            compare(bench.entries(), before);
            keyClick(Qt.Key_P);
            verify(!table.paused && felt.visible);
        }

        function test_leftAndGoneOnWith(): void {
            start("freebet", 3, LivePlan.Silent, 9);
            for (let i = 0; i < 30; ++i)
                if (!actByKey())
                    bench.skip();
            const before = bench.entries();
            keyClick(Qt.Key_Escape);
            keyClick(Qt.Key_L);
            compare(table.phase, LiveTable.Setup);
            verify(table.canGoOn);
            keyClick(Qt.Key_G);
            compare(table.phase, LiveTable.Dealing);
            compare(bench.entries(), before);
            dealOut();
            compare(bench.faults(), 0);
        }

        function test_replayAndDealOn(): void {
            start("lucky8", 3, LivePlan.Silent, 12);
            let planted = false;
            for (let i = 0; i < 500 && table.phase === LiveTable.Dealing; ++i) {
                if (!planted && bench.cards() > 8) {
                    planted = true;
                    keyClick(Qt.Key_T); // an offer that is not due, or said again
                    keyClick(Qt.Key_E);
                }
                if (!actByKey())
                    verify(bench.skip());
            }
            verify(bench.faults() > 0);
            keyClick(Qt.Key_V);
            compare(table.phase, LiveTable.Replay);
            keyClick(Qt.Key_PageDown);
            verify(table.replay.mistakes.length > 0);
            const at = table.replay.position;
            keyClick(Qt.Key_Left);
            compare(table.replay.position, at - 1);
            keyClick(Qt.Key_N);
            compare(table.phase, LiveTable.Dealing);
            compare(bench.entries(), at - 1);
            dealOut();
            verify(!table.summary.scored);
        }
    }
}
