// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Pitwise
import Pitwise.App
import Pitwise.Controls
import Pitwise.Felt
import Pitwise.TableTest

/// The Table page: a round stepped by mouse, and by keyboard alone.
Item {
    id: root

    width: 1280
    height: 800

    TableBench {
        id: bench
    }
    TablePage {
        id: page
        width: parent.width
        height: parent.height
        trainer: bench.trainer
    }

    TestCase {
        name: "Table"
        when: windowShown

        readonly property TablePlayer player: bench.trainer.table
        readonly property Felt felt: findChild(page, "felt") as Felt

        function initTestCase(): void {
            Theme.settings = bench.trainer.settings;
        }

        function init(): void {
            player.openShelf("l8-four-hands");
            page.shown();
            felt.forceActiveFocus();
            felt.current = "";
            felt.pickable = FeltScene.Everything;
        }

        function press(name: string): void {
            const button = findChild(page, name);
            verify(button, name);
            mouseClick(button);
        }

        function test_steppedByMouse(): void {
            compare(player.position, 0);
            press("forwardButton");
            compare(player.position, 1);
            press("forwardButton");
            compare(player.position, 2);
            press("backButton");
            compare(player.position, 1);
            press("endButton");
            compare(player.position, player.count);
            verify(!findChild(page, "forwardButton").enabled);
            press("startButton");
            compare(player.position, 0);
            press("playButton");
            verify(player.playing);
            press("playButton");
            verify(!player.playing);
        }

        function test_steppedByKeyboardAlone(): void {
            keyClick(Qt.Key_Return);
            compare(player.position, 1);
            keyClick(Qt.Key_PageDown);
            compare(player.position, 2);
            keyClick(Qt.Key_PageUp);
            compare(player.position, 1);
            keyClick(Qt.Key_End);
            compare(player.position, player.count);
            keyClick(Qt.Key_Home);
            compare(player.position, 0);
            keyClick(Qt.Key_P);
            verify(player.playing);
            keyClick(Qt.Key_P);
            verify(!player.playing);
        }

        function test_theOtherLayoutIsOneKeyOrClickAway(): void {
            verify(!felt.scene.layoutB);
            keyClick(Qt.Key_L);
            verify(felt.scene.layoutB);
            press("layoutButton");
            verify(!felt.scene.layoutB);
            player.openShelf("d8-21plus"); // its document has one layout
            verify(!findChild(page, "layoutButton").visible);
            keyClick(Qt.Key_L);
            verify(!bench.trainer.settings.layoutB);
        }

        function test_aRoundIsChosenFromTheShelfByKeyboard(): void {
            keyClick(Qt.Key_S);
            const panel = findChild(page, "shelfPanel");
            verify(panel.visible);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            verify(!panel.visible);
            compare(player.roundId, player.shelf.data(player.shelf.index(1, 0), Qt.UserRole + 1));
            verify(felt.activeFocus);
            keyClick(Qt.Key_S);
            keyClick(Qt.Key_Escape);
            verify(!panel.visible);
        }

        function test_arrowsWalkTheFeltAndTellItInWords(): void {
            player.toEnd();
            felt.pickable = FeltScene.Hand;
            felt.current = "hand/2/1";
            keyClick(Qt.Key_Right);
            compare(felt.current, "hand/3/1");
            compare(felt.words, "Box 3, hand 1: 8 of Hearts, 3 of Clubs, King of Diamonds, 21");
            keyClick(Qt.Key_Right);
            compare(felt.current, "hand/3/2");
            keyClick(Qt.Key_Left);
            compare(felt.current, "hand/3/1");
            compare(findChild(page, "pointed").text, felt.words);
        }

        SignalSpy {
            id: picks
            target: page.felt
            signalName: "picked"
        }

        function test_pointingByMouseAndByKeyboardPicksTheSame(): void {
            player.toEnd();
            felt.pickable = FeltScene.Box;
            const place = player.scene.targetRect("box/6");
            picks.clear();
            mouseClick(felt, place.x + place.width / 2, place.y + place.height / 2);
            compare(picks.count, 1);
            compare(picks.signalArguments[0][0], FeltScene.Box);
            compare(picks.signalArguments[0][1], 6);
            felt.current = "box/5";
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
            compare(picks.count, 2);
            compare(picks.signalArguments[1][1], 6);
        }

        function test_aFeltThatMovesUnderAMouseAtRestIsNotPointedAt(): void {
            player.toEnd();
            felt.pickable = FeltScene.Everything;
            const place = player.scene.targetRect("hand/3/1");
            const x = place.x + place.width / 2, y = place.y + place.height / 2;
            mouseMove(felt, x, y - 2);
            mouseMove(felt, x, y);
            verify(felt.hovered.length > 0);
            player.toStart();
            mouseMove(felt, x, y); // as the window says it again when something comes under it
            player.toEnd();
            mouseMove(felt, x, y);
            compare(felt.hovered, "");
            wait(800); // longer than one rests to see closer
            verify(!felt.spread);
            mouseMove(felt, x + 1, y);
            verify(felt.hovered.length > 0);
        }

        function test_spaceSpreadsABet(): void {
            felt.current = "bet/3/1/C";
            keyClick(Qt.Key_Space);
            verify(felt.spread);
            verify(felt.words.indexOf("2 of $100") > 0, felt.words);
            keyClick(Qt.Key_Escape);
            verify(!felt.spread);
        }

        function test_aBrokenScriptLeavesTheTable(): void {
            player.toEnd();
            const before = player.position;
            player.openFile("file:///no/such/round.json");
            const line = findChild(page, "tableError");
            verify(line.visible);
            verify(line.text.indexOf("round.json") >= 0);
            compare(player.position, before);
            compare(player.roundId, "l8-four-hands");
            player.forgiveError();
            verify(!line.visible);
        }

        function test_aScriptDroppedOnThePageOpens(): void {
            verify(bench.drag(felt, [bench.shipped("fb-free-split")]));
            const edge = findChild(page, "dropEdge");
            verify(edge.visible); // it says that the drop is welcome
            bench.drop();
            verify(!edge.visible);
            compare(player.error, "");
            compare(player.game, "freebet");
            compare(player.position, 0);
        }

        function test_aDragThatGoesAwayChangesNothing(): void {
            verify(bench.drag(felt, [bench.shipped("fb-free-split")]));
            bench.dragAway();
            verify(!findChild(page, "dropEdge").visible);
            compare(player.roundId, "l8-four-hands");
        }

        function test_whatIsNoFileIsNotWelcome(): void {
            verify(!bench.drag(felt, []));
            verify(!findChild(page, "dropEdge").visible);
            bench.dragAway();
        }

        function test_aBadFileDroppedSaysWhyAndLeavesTheTable_data(): var {
            return [
                {tag: "no JSON", file: bench.file("torn.json", "{\"game\": "), says: "torn.json was not opened"},
                {tag: "another game", file: bench.file("other.json", "{\"game\": \"roulette\"}"), says: "other.json was not opened"},
                {tag: "nothing in it", file: bench.file("empty.json", ""), says: "empty.json was not opened"},
                {tag: "no text", file: bench.file("photo.png", "\u0089PNG\u0000\u0001"), says: "photo.png was not opened"},
                {tag: "not there", file: "file:///no/such/round.json", says: "round.json cannot be read"},
                {tag: "a folder", file: "file:///tmp", says: "tmp cannot be read"},
                {tag: "on the web", file: "https://example.org/round.json", says: "round.json cannot be read"}
            ];
        }
        function test_aBadFileDroppedSaysWhyAndLeavesTheTable(data: var): void {
            player.toEnd();
            const before = player.position;
            verify(bench.drag(felt, [data.file]));
            bench.drop();
            const line = findChild(page, "tableError");
            verify(line.visible);
            verify(line.text.indexOf(data.says) === 0, line.text);
            compare(player.roundId, "l8-four-hands");
            compare(player.position, before);
            player.forgiveError();
        }

        function test_everythingOnTheFeltIsReachedByArrowsAndHasWords(): void {
            player.toEnd();
            const all = player.scene.targets(FeltScene.Everything);
            verify(all.length > 40);
            const seen = {};
            const waiting = [player.scene.firstTarget(FeltScene.Everything)];
            while (waiting.length > 0) {
                const here = waiting.pop();
                if (seen[here])
                    continue;
                seen[here] = true;
                for (const arrow of [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down])
                    waiting.push(player.scene.walk(here, arrow, FeltScene.Everything));
            }
            for (const target of all) {
                verify(seen[target], "no arrow leads to " + target);
                verify(player.scene.words(target).length > 0, "no words for " + target);
            }
        }

        function test_restingTheMouseTellsItInWords(): void {
            player.toEnd();
            const place = player.scene.targetRect("hand/3/4");
            mouseMove(felt, place.x + place.width / 2, place.y + place.height - 8);
            mouseMove(felt, place.x + place.width / 2, place.y + place.height - 6);
            verify(felt.hovered.length > 0);
            compare(felt.words, player.scene.words(felt.hovered));
            verify(felt.words.indexOf("Box 3") === 0, felt.words);
            compare(findChild(page, "pointed").text, felt.words);
            mouseMove(page, 2, page.height - 2);
            compare(felt.hovered, "");
        }

        function test_aScreenReaderHasANameForEverything(): void {
            player.toEnd();
            felt.readAloud = true;
            for (const target of player.scene.targets(FeltScene.Everything)) {
                const named = findChild(felt, target);
                verify(named, target);
                verify(named.Accessible.name.length > 0, target);
            }
            compare(findChild(felt, "hand/3/2").Accessible.name, "Box 3, hand 2: 8 of Clubs, 10 of Spades, 18");
            felt.readAloud = false;
        }

        function test_aRoundCutShortSaysWhatItWaitsFor(): void {
            const waiting = findChild(page, "waiting");
            verify(!waiting.visible);
            verify(player.openFile(bench.cutShort("l8-four-hands")), player.error);
            keyClick(Qt.Key_End);
            verify(waiting.visible);
            verify(waiting.text.indexOf("D may now") > 0, waiting.text);
        }

        function test_longLinesAndLargeTextComeToRest(): void {
            bench.trainer.settings.textSize = 150;
            for (const width of [928, 1000, 1100, 1184]) {
                page.width = width;
                for (const round of ["l8-four-hands", "d8-678-bonus", "fb-free-split"]) {
                    player.openShelf(round);
                    player.toEnd();
                    wait(30);
                    compare(player.position, player.count);
                }
            }
            bench.trainer.settings.textSize = 100;
            page.width = root.width;
        }

        function test_aCardTravelsAndAnyKeyEndsIt(): void {
            verify(!felt.isMoving());
            felt.motion = true;
            player.forward();
            verify(felt.isMoving());
            keyClick(Qt.Key_Right);
            verify(!felt.isMoving());
            player.forward();
            tryVerify(() => !felt.isMoving(), 3000); // it arrives by itself too
            felt.motion = false;
        }
    }
}
