// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Pitwise
import Pitwise.App
import Pitwise.Controls
import Pitwise.Test

/// Home by keyboard and by mouse: a trainee is made in place, another one takes the seat, one is deleted, practice begins.
TestCase {
    id: test
    name: "Home"
    when: windowShown

    property Main main: null
    readonly property Trainer trainer: bench.trainer
    readonly property Trainees trainees: bench.trainer.trainees

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
    function init() {
        trainer.navigation.open("settings");
        trainer.navigation.open("home");
    }
    function child(name) {
        const people = findChild(main.page, "people");
        const found = findChild(main.page, name) ?? findChild(people.contentItem, name);
        verify(found, "there is no " + name);
        return found;
    }
    function type(text) {
        for (const letter of text)
            keyClick(letter);
    }
    function nameAt(row) {
        return trainees.data(trainees.index(row, 0), 256);
    }

    // In the order of their names: each stands on what the one before has done.
    function test_1_nobodyHasToBeAskedToPractise() {
        verify(!trainees.seated);
        compare(child("go").activeFocus, true);
        keyClick(Qt.Key_Return);
        compare(trainer.navigation.page, "practice");
        compare(trainer.practice.phase, PracticeSession.Asking);
        compare(trainees.count, 1);
        trainer.practice.leave();
    }
    function test_2_aTraineeIsMadeInPlaceByKeyboard() {
        keyClick(Qt.Key_U);
        tryVerify(() => child("trainees").activeFocus);
        child("newName").forceActiveFocus();
        type("mei ling");
        keyClick(Qt.Key_Tab);
        compare(child("newBatch").activeFocus, true);
        type("12");
        keyClick(Qt.Key_Return);
        compare(trainees.count, 2);
        compare(trainees.name, "mei ling");
        compare(trainees.batch, "12");
        tryVerify(() => child("go").activeFocus, 5000, "the keyboard goes back to what one does next");
    }
    function test_3_anotherTakesTheSeatByMouse() {
        mouseClick(child("who"));
        const list = child("trainees");
        tryVerify(() => list.visible && list.count === 2);
        const other = trainees.name === nameAt(0) ? 1 : 0;
        tryVerify(() => list.itemAtIndex(other) !== null);
        mouseClick(list.itemAtIndex(other), 90, 24);
        tryCompare(trainees, "name", nameAt(other));
    }
    function test_4_aWrongPinIsSaidAndTheRightOneSeats() {
        trainees.create("Ravi", "", "2468");
        tryCompare(trainees, "count", 3, 10000);
        trainees.leave();
        keyClick(Qt.Key_U);
        const list = child("trainees");
        tryVerify(() => list.activeFocus);
        for (let row = 0; row < trainees.count; ++row)
            if (nameAt(row) === "Ravi")
                list.currentIndex = row;
        keyClick(Qt.Key_Return);
        tryVerify(() => list.currentItem.asking);
        type("1111");
        keyClick(Qt.Key_Return);
        tryVerify(() => !trainees.busy && trainees.problem.length > 0, 10000);
        verify(!trainees.seated);
        type("2468");
        keyClick(Qt.Key_Return);
        tryCompare(trainees, "name", "Ravi", 10000);
    }
    function test_5_removingIsAskedTheSafeAnswerHasTheKeyboardAndThereIsAWayBack() {
        keyClick(Qt.Key_U);
        const list = child("trainees");
        tryVerify(() => list.activeFocus);
        const choose = () => {
            for (let row = 0; row < trainees.count; ++row)
                if (nameAt(row) === "mei ling")
                    list.currentIndex = row;
        };
        choose();
        keyClick(Qt.Key_Delete);
        wait(50);
        keyClick(Qt.Key_Return); // the safe answer
        compare(trainees.count, 3);
        tryVerify(() => list.activeFocus);
        keyClick(Qt.Key_Delete);
        wait(50);
        keyClick(Qt.Key_Tab); // the other answer is walked to, no letter gives it
        keyClick(Qt.Key_Return);
        tryCompare(trainees, "count", 2);
        compare(trainees.gone.count, 1);
        keyClick(Qt.Key_Z, Qt.ControlModifier); // at once
        tryCompare(trainees, "count", 3);
        compare(trainees.gone.count, 0);
        keyClick(Qt.Key_U);
        tryVerify(() => list.activeFocus);
        choose();
        keyClick(Qt.Key_Delete);
        wait(50);
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Return);
        tryCompare(trainees, "count", 2);
        bench.pass(29 * 86400000); // or within the month, from the panel
        keyClick(Qt.Key_U);
        tryVerify(() => list.activeFocus);
        mouseClick(child("removedPeople"));
        mouseClick(child("bringBack0"));
        tryCompare(trainees, "count", 3);
        verify(["Trainee", "Ravi", "mei ling"].every(name => [0, 1, 2].some(row => nameAt(row) === name)));
        keyClick(Qt.Key_Escape);
    }
    /// A name with a space in it, typed by one who takes the first field for the name.
    function test_5a_aTypedNameDeletesNobody() {
        const before = trainees.count;
        trainees.leave();
        keyClick(Qt.Key_U);
        tryVerify(() => child("trainees").activeFocus);
        type("angdexter");
        keyClick(Qt.Key_Tab);
        compare(child("newName").activeFocus, true, "from the list to the name, past nothing that destroys");
        type("ang dexter");
        compare(child("newName").text, "ang dexter");
        compare(trainees.count, before);
        keyClick(Qt.Key_Escape);
        trainees.seatSomebody();
    }
    function test_6_aDigitPractisesItsGame() {
        trainees.seatSomebody();
        keyClick(Qt.Key_3);
        compare(trainer.navigation.page, "practice");
        compare(trainer.practiceSetup.mode, PracticeSetup.Custom);
        compare(trainer.practiceSetup.games.length, 1);
        compare(trainer.practiceSetup.games[0], "freebet");
    }
}
