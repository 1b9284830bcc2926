// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Pitwise
import Pitwise.App
import Pitwise.Test

/// What is for the staff is kept from trainees once there is staff: the rail, the keys, and whatever leads there.
TestCase {
    id: test
    name: "StaffDoor"
    when: windowShown

    property Main main: null
    readonly property Trainer trainer: bench.trainer
    readonly property Staff staff: trainer.staff

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
    }
    function cleanupTestCase() {
        main.destroy();
    }
    function railItem(name: string): Item {
        return findChild(main.contentItem, "rail" + name);
    }
    function doorIsShown(): bool {
        return main.page !== null && findChild(main.page, "staffDoor") !== null && main.page.visible;
    }
    function signIn() {
        staff.signIn(0, "824615");
        tryVerify(() => staff.signedIn, 20000);
    }

    function test_1_whileNobodyIsStaffEverythingIsOpen() {
        verify(railItem("scenarios").visible);
        keyClick(Qt.Key_6, Qt.AltModifier);
        compare(trainer.navigation.page, "scenarios");
        verify(!doorIsShown());
        tryVerify(() => findChild(main.page, "scenarioList") !== null);
    }
    function test_2_signedOutThePacksAreBehindTheDoor() {
        staff.createExaminer("Lim", "824615");
        tryVerify(() => staff.signedIn, 20000);
        verify(!doorIsShown());
        staff.signOut(); // the page is open
        tryVerify(doorIsShown);
        compare(main.title, "Scenarios");
        verify(!railItem("scenarios").visible);
        verify(railItem("exams").visible);
        verify(main.page.railVisible);
        const packs = findChild(main.contentItem, "scenarioList");
        verify(!packs || !packs.visible);
    }
    function test_3_noKeyAndNoWayLeadsToThePacks() {
        trainer.navigation.open("home");
        keyClick(Qt.Key_6, Qt.AltModifier);
        compare(trainer.navigation.page, "home");
        trainer.navigation.open("table");
        keyClick(Qt.Key_M);
        compare(trainer.navigation.page, "table");
        verify(!trainer.editor.open);
        verify(!findChild(main.page, "scenarioButton").visible);
        trainer.navigation.open("scenarios"); // as pitwise --page scenarios
        tryVerify(doorIsShown);
        keyClick("n");
        keyClick("3");
        verify(!trainer.editor.open);
    }
    function test_4_theDoorLeadsToTheSignIn() {
        trainer.navigation.open("scenarios");
        tryVerify(doorIsShown);
        keyClick(Qt.Key_Return);
        compare(trainer.navigation.page, "exams");
        trainer.navigation.open("scenarios");
        tryVerify(doorIsShown);
        keyClick(Qt.Key_I);
        compare(trainer.navigation.page, "exams");
    }
    function test_5_anOpenEditorWaitsAsItIs() {
        signIn();
        trainer.navigation.open("scenarios");
        tryVerify(() => main.page && findChild(main.page, "scenarioList") !== null);
        keyClick("n");
        keyClick("3");
        tryVerify(() => trainer.editor.open);
        keyClick("w");
        for (const letter of "night")
            keyClick(letter);
        compare(trainer.editor.ask.title, "night");
        staff.signOut();
        tryVerify(doorIsShown);
        verify(main.page.railVisible); // a way out of it, too
        keyClick("x");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(trainer.editor.ask.title, "night");
        trainer.navigation.open("home");
        signIn();
        trainer.navigation.open("scenarios");
        tryVerify(() => !doorIsShown());
        verify(trainer.editor.open);
        compare(trainer.editor.ask.title, "night");
        verify(trainer.editor.canUndo);
        verify(trainer.editor.saved);
        tryVerify(() => findChild(main.page, "strip") !== null);
        verify(main.page.visible);
        trainer.editor.leave();
    }
    function test_6_signingInOpensThePageThatIsWaitedFor() {
        staff.signOut();
        tryVerify(doorIsShown);
        signIn();
        tryVerify(() => !doorIsShown() && main.page && findChild(main.page, "scenarioList") !== null);
        verify(railItem("scenarios").visible);
    }
}
