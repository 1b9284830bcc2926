// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Pitwise
import Pitwise.App
import Pitwise.Controls
import Pitwise.Test

/// Settings by keyboard and by mouse: the window, the training, the house, the records.
TestCase {
    id: test
    name: "Settings"
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

    function initTestCase() {
        main = maker.createObject(null);
        main.requestActivate();
        tryVerify(() => main.active);
        trainer.trainees.create("Mei Ling", "12", "");
    }
    function cleanupTestCase() {
        main.destroy();
    }
    function init() {
        trainer.navigation.open("home");
    }
    function child(name) {
        const found = findChild(main.page, name);
        verify(found, "there is no " + name);
        return found;
    }
    function type(text) {
        for (const letter of text)
            keyClick(letter);
    }
    function openPart(part) {
        trainer.navigation.openPart("settings", part);
        wait(30);
    }

    function test_arrowsChooseTheColours() {
        openPart("look");
        compare(trainer.settings.colours, Settings.Dark);
        keyClick(Qt.Key_Right);
        compare(trainer.settings.colours, Settings.Light);
        keyClick(Qt.Key_Left);
        compare(trainer.settings.colours, Settings.Dark);
    }
    function test_tabsByTheirKeys() {
        openPart("look");
        keyClick(Qt.Key_3, Qt.ControlModifier);
        tryVerify(() => child("who").activeFocus);
        keyClick(Qt.Key_4, Qt.ControlModifier);
        tryVerify(() => child("exportJson").activeFocus);
        keyClick(Qt.Key_1, Qt.ControlModifier);
        tryVerify(() => !child("who").visible);
    }
    function test_theExamDateIsTypedAndTakenOut() {
        openPart("training");
        const date = child("examDate");
        date.forceActiveFocus();
        date.selectAll();
        type("1/1/1999");
        keyClick(Qt.Key_Return);
        verify(trainer.goals.problem.length > 0);
        verify(!trainer.goals.hasExam);
        date.selectAll();
        const year = new Date().getFullYear() + 1;
        type("15/6/" + year);
        keyClick(Qt.Key_Return);
        verify(trainer.goals.hasExam);
        compare(trainer.goals.examDate, "15/06/" + year);
        mouseClick(child("forgetExam"));
        verify(!trainer.goals.hasExam);
    }
    function test_theHouseAsksWhoDecides() {
        openPart("house");
        trainer.house.who = "";
        mouseClick(child("payTable").children[2]);
        compare(trainer.house.payTable, 0);
        verify(trainer.house.problem.length > 0);
        child("who").forceActiveFocus();
        type("Lim");
        compare(trainer.house.who, "Lim");
        mouseClick(child("payTable").children[2]);
        compare(trainer.house.payTable, 2);
        compare(trainer.house.problem, "");
    }
    function test_limitsAreTyped() {
        openPart("house");
        trainer.house.who = "Lim";
        const least = child("least0");
        least.forceActiveFocus();
        least.selectAll();
        type("50");
        keyClick(Qt.Key_Return);
        compare(trainer.house.problem, "");
        const limits = trainer.house.limits;
        compare(limits.data(limits.index(0, 0), 259), "50");
        least.forceActiveFocus();
        least.selectAll();
        type("3");
        keyClick(Qt.Key_Return);
        verify(trainer.house.problem.length > 0);
        keyClick(Qt.Key_Escape);
        compare(least.text, "50");
    }
    function test_aReadingIsFixedAndTakenBack() {
        openPart("house");
        trainer.house.who = "Lim";
        const open = trainer.house.openReadings;
        const option = child("A07-1");
        option.forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(trainer.house.openReadings, open - 1);
        child("A07-back").forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(trainer.house.openReadings, open);
    }
    function test_withoutASchoolThePageSaysSo() {
        openPart("school");
        tryVerify(() => child("schoolJoin").activeFocus);
        verify(child("schoolHeadline").text.length > 0);
        verify(!child("schoolLeave").visible);
    }
    function test_recordsAreLookedThrough() {
        openPart("records");
        mouseClick(child("check"));
        tryVerify(() => !trainer.records.busy && trainer.records.result.length > 0, 10000);
        compare(trainer.records.problem, "");
    }
}
