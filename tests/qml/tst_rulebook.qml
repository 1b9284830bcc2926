// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Pitwise.App
import Pitwise.Controls
import Pitwise.Test
import "qrc:/qt/qml/Pitwise/Pages/rulebook"

/// The rulebook page, used as a person uses it: by keyboard.
Item {
    id: window

    width: 1280
    height: 800

    TestBench {
        id: bench
    }
    Component {
        id: maker
        RulebookPage {
            width: 1280
            height: 800
            trainer: bench.trainer
        }
    }

    TestCase {
        id: test
        name: "Rulebook"
        when: windowShown

        property RulebookPage page: null
        readonly property RulebookDesk desk: bench.trainer.rulebook

        function init() {
            desk.search = "";
            desk.tab = RulebookDesk.Clauses;
            desk.openDocument("lucky8");
            bench.trainer.navigation.open("rulebook");
            page = createTemporaryObject(maker, window);
            page.forceActiveFocus();
            page.shown();
            waitForRendering(page);
        }
        function type(words) {
            for (const letter of words)
                keyClick(letter);
        }

        function test_searchesAsOneTypes() {
            keyClick(Qt.Key_F, Qt.ControlModifier);
            const search = findChild(page, "search");
            verify(search.activeFocus);
            type("soft 17");
            compare(desk.search, "soft 17");
            verify(desk.clauses.count > 0 && desk.clauses.count < 40);
            const counts = findChild(page, "counts");
            verify(counts.visible);
            verify(counts.text.indexOf(String(desk.clauses.count)) === 0, counts.text);
        }
        function test_escapeEmptiesThenLeavesTheSearch() {
            keyClick(Qt.Key_F, Qt.ControlModifier);
            type("burn");
            keyClick(Qt.Key_Escape);
            compare(desk.search, "");
            verify(findChild(page, "search").activeFocus);
            keyClick(Qt.Key_Escape);
            verify(!findChild(page, "search").activeFocus);
            verify(findChild(page, "clauses").activeFocus);
        }
        function test_enterGoesFromTheSearchToTheFirstHit() {
            keyClick(Qt.Key_F, Qt.ControlModifier);
            type("free bet 3.24");
            keyClick(Qt.Key_Return);
            verify(findChild(page, "clauses").activeFocus);
            compare(desk.document, "freebet");
            compare(desk.row, 0);
        }
        function test_arrowsWalkTheClausesAndOpenThem() {
            const first = desk.clause;
            keyClick(Qt.Key_Down);
            compare(desk.row, 1);
            verify(desk.clause !== first);
            keyClick(Qt.Key_End);
            compare(desk.row, desk.clauses.count - 1);
            compare(desk.document, "luckylucky");
            keyClick(Qt.Key_Home);
            compare(desk.row, 0);
            keyClick(Qt.Key_Up);
            verify(findChild(page, "search").activeFocus);
        }
        function test_digitsOpenTheTabs_data() {
            return [
                {tag: "pay tables", key: Qt.Key_2, tab: RulebookDesk.PayTables, name: "payTables"},
                {tag: "contrasts", key: Qt.Key_3, tab: RulebookDesk.Contrasts, name: "contrasts"},
                {tag: "readings", key: Qt.Key_4, tab: RulebookDesk.Readings, name: "readings"},
                {tag: "clauses", key: Qt.Key_1, tab: RulebookDesk.Clauses, name: "clauseView"}
            ];
        }
        function test_digitsOpenTheTabs(row) {
            keyClick(row.key);
            compare(desk.tab, row.tab);
            const view = findChild(page, row.name);
            verify(view);
            verify(view.visible);
            compare(findChild(page, "tabs").currentIndex, row.tab);
        }
        function test_digitsAreLettersInTheSearch() {
            keyClick(Qt.Key_F, Qt.ControlModifier);
            type("3");
            compare(desk.search, "3");
            compare(desk.tab, RulebookDesk.Clauses);
        }
        function test_deepLinkOpensTheClauseAndLeadsBack() {
            bench.trainer.navigation.open("home");
            bench.trainer.navigation.openClause("dueling8s", "5.20.4.5");
            compare(bench.trainer.navigation.page, "rulebook");
            compare(findChild(page, "openClause").text, "5.20.4.5");
            compare(findChild(page, "sentence").text, desk.sentence);
            keyClick(Qt.Key_Escape);
            compare(bench.trainer.navigation.page, "home");
        }
        function test_chipOfAContrastOpensItsClause() {
            keyClick(Qt.Key_3);
            const view = findChild(page, "contrasts");
            view.openRequested("freebet", "5.12");
            compare(desk.document, "freebet");
            compare(desk.clause, "5.12");
            compare(desk.tab, RulebookDesk.Clauses);
        }
        function test_nothingFoundSaysSo() {
            keyClick(Qt.Key_F, Qt.ControlModifier);
            type("zebra");
            compare(desk.clauses.count, 0);
            compare(findChild(page, "counts").text, "0 clauses, 0 contrasts, 0 readings");
        }
        function test_payTablesOfAnotherGameAreOneKeyAway() {
            keyClick(Qt.Key_2);
            const games = findChild(page, "games");
            games.chosen(3);
            compare(desk.document, "luckylucky");
            compare(games.current, 3);
        }
    }
}
