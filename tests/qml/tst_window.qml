// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Pitwise
import Pitwise.App
import Pitwise.Controls
import Pitwise.Test

/// The whole window: pages, the rail's keys, settings that take effect at once, a language switched while it runs.
TestCase {
    id: test
    name: "Window"
    when: windowShown

    property Main main: null
    readonly property Trainer trainer: bench.trainer

    TestBench {
        id: bench
    }
    Component {
        id: maker
        Main {
            trainer: bench.trainer
            visible: true
        }
    }
    Pages {
        id: pages
    }

    function test_aQuestionMarkShowsTheKeysOfEveryPage_data() {
        return ["home", "practice", "table", "rulebook", "progress", "exams", "settings"].map(page => ({tag: page}));
    }
    function test_aQuestionMarkShowsTheKeysOfEveryPage(row) {
        bench.trainer.navigation.open(row.tag);
        tryVerify(() => main.page !== null);
        verify(main.page.keys.length > 3);
        wait(100); // a page gives the keyboard to its first thing a little later
        const sheet = findChild(main, "keySheet");
        if (row.tag === "settings") // its first field has the keyboard
            keyClick(Qt.Key_F1);
        else
            keyClick("?");
        tryVerify(() => sheet.opened);
        compare(sheet.hints.length, main.page.keys.length);
        keyClick(Qt.Key_Return);
        tryVerify(() => !sheet.visible);
        compare(bench.trainer.navigation.page, row.tag, "the key that puts it away does nothing else");
    }
    function initTestCase() {
        main = maker.createObject(null);
        verify(main);
        main.requestActivate();
        tryVerify(() => main.active);
    }
    function cleanupTestCase() {
        main.destroy();
    }
    function init() {
        trainer.settings.language = "en";
        trainer.settings.textSize = 100;
        trainer.settings.colours = Settings.Dark;
        trainer.navigation.open("home");
    }

    function test_everyPageOpens_data() {
        const rows = [];
        for (let i = 0; i < pages.entries.length; ++i)
            rows.push({tag: pages.entries[i].name, title: pages.entries[i].title, digit: pages.entries[i].digit});
        return rows;
    }
    function test_everyPageOpens(row) {
        trainer.navigation.open(row.tag);
        verify(main.page, row.tag + " did not load");
        verify(main.page.visible);
        verify(main.page.title.length > 0);
    }
    function test_altAndADigitOpensAPage() {
        keyClick(Qt.Key_4, Qt.AltModifier);
        compare(trainer.navigation.page, "rulebook");
        keyClick(Qt.Key_0, Qt.AltModifier);
        compare(trainer.navigation.page, "settings");
        keyClick(Qt.Key_1, Qt.AltModifier);
        compare(trainer.navigation.page, "home");
    }
    function test_languageSwitchRetranslatesTheOpenWindow() {
        trainer.navigation.open("settings");
        compare(main.page.title, "Settings");
        compare(pages.entries[pages.entries.length - 1].title, "Settings");
        trainer.settings.language = "ms";
        compare(trainer.language.code, "ms");
        compare(main.page.title, "Tetapan");
        compare(pages.entries[pages.entries.length - 1].title, "Tetapan");
        trainer.settings.language = "en";
        compare(main.page.title, "Settings");
    }
    function test_f9ShowsTheEnglishBesideAnotherLanguage() {
        trainer.navigation.open("rulebook");
        keyClick(Qt.Key_F9);
        verify(!Theme.english, "in English there is nothing to put beside it");
        trainer.settings.language = "ms";
        trainer.navigation.open("home");
        keyClick(Qt.Key_F9);
        verify(Theme.english);
        keyClick(Qt.Key_F9);
        verify(!Theme.english);
        trainer.settings.language = "en";
    }
    function test_aPageIsMadeAnewInTheOtherLanguage() {
        trainer.navigation.open("rulebook");
        compare(main.page.title, "Rulebook");
        trainer.navigation.open("settings");
        trainer.settings.language = "ms";
        trainer.navigation.open("rulebook");
        compare(main.page.title, "Buku peraturan");
        trainer.settings.language = "en";
    }
    function test_textGrowsWithItsSetting() {
        const before = Theme.body;
        trainer.settings.textSize = 150;
        compare(Theme.body, 24);
        verify(Theme.body > before);
    }
    function test_coloursSwitchAtOnce_data() {
        return [
            {tag: "light", colours: Settings.Light, ground: "#eae5db"},
            {tag: "high contrast", colours: Settings.HighContrast, ground: "#000000"},
            {tag: "dark", colours: Settings.Dark, ground: "#151413"}
        ];
    }
    function test_coloursSwitchAtOnce(row) {
        trainer.settings.colours = row.colours;
        compare(String(Theme.ground), row.ground);
        compare(String(main.color), row.ground);
    }
}
