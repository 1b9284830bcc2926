// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Pitwise
import Pitwise.App
import Pitwise.Controls
import Pitwise.Test

/// The page of a class by keyboard: its table test, work given, a question answered, a drill on the projector.
TestCase {
    id: test
    name: "Class"
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
        trainer.trainees.create("Mei Ling", "Batch 12", "");
        trainer.trainees.create("Arjun", "Batch 12", "");
    }
    function cleanupTestCase() {
        main.destroy();
    }
    function init() {
        trainer.navigation.open("home");
        trainer.navigation.open("class");
        tryVerify(() => findChild(main.page, "memberList") !== null);
        wait(30);
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

    function test_1_aClassIsWhoeverHasItsName() {
        compare(trainer.classes.name, "Batch 12");
        compare(trainer.classes.members.count, 2);
        compare(main.title, "Batch 12");
    }
    function test_2_theTableTestIsWrittenDown() {
        keyClick(Qt.Key_C);
        const date = child("classTest");
        tryVerify(() => date.visible);
        date.forceActiveFocus();
        type("31/31/2026");
        mouseClick(child("saveClass"));
        verify(trainer.classes.problem.length > 0);
        date.forceActiveFocus();
        date.selectAll();
        type("27/11/2026");
        keyClick(Qt.Key_Return);
        tryVerify(() => !date.visible);
        compare(trainer.classes.testDate, "27/11/2026");
    }
    function test_3_workIsGivenAndStandsOnHerHomePage() {
        keyClick(Qt.Key_A);
        const title = child("assignTitle");
        tryVerify(() => title.activeFocus);
        type("Lucky 8, twenty");
        keyClick(Qt.Key_Return);
        compare(trainer.classWork.given.count, 1);
        keyClick(Qt.Key_Escape);
        trainer.navigation.open("home");
        tryVerify(() => findChild(main.page, "startWork0") !== null);
        verify(child("startWork0").visible);
        compare(trainer.classWork.own.count, 1);
    }
    function test_4_aTraineeIsFound() {
        keyClick(Qt.Key_Slash);
        tryVerify(() => child("findTrainee").activeFocus);
        type("arj");
        compare(trainer.classes.members.count, 1);
        keyClick(Qt.Key_Escape);
        compare(trainer.classes.members.count, 2);
    }
    function test_5_aNewClassBeginsWithAName() {
        keyClick(Qt.Key_N);
        tryVerify(() => child("newClassName").activeFocus);
        type("Evening");
        keyClick(Qt.Key_Return);
        tryVerify(() => trainer.classes.name === "Evening");
        compare(trainer.classes.members.count, 0);
        keyClick(Qt.Key_PageUp);
        compare(trainer.classes.name, "Batch 12");
    }
}
