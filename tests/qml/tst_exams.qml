// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Pitwise
import Pitwise.App
import Pitwise.Test

/// The exam pages by keyboard: the first examiner, who sees what, a blueprint, and the way out.
TestCase {
    id: test
    name: "Exams"
    when: windowShown

    property Main main: null
    readonly property Trainer trainer: bench.trainer
    readonly property ExamDesk exams: trainer.exams

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
        trainer.navigation.open("exams");
        tryVerify(() => main.page && main.page.title === "Exams");
    }
    function cleanupTestCase() {
        main.destroy();
    }
    function type(text: string) {
        for (let i = 0; i < text.length; ++i)
            keyClick(text[i]);
    }

    function test_1_theFirstExaminerIsMadeInPlace() {
        verify(!trainer.staff.hasExaminer);
        verify(trainer.staff.mayAuthor);
        tryVerify(() => main.activeFocusItem && main.activeFocusItem.objectName === "openExam");
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Tab);
        tryVerify(() => main.activeFocusItem.objectName === "examinerName");
        type("Lim");
        keyClick(Qt.Key_Return);
        type("824615");
        keyClick(Qt.Key_Return);
        type("824616"); // a slip of the finger must not lock the first examiner out
        keyClick(Qt.Key_Return);
        verify(!trainer.staff.work.busy);
        keyClick(Qt.Key_Backspace);
        type("5");
        keyClick(Qt.Key_Return);
        tryVerify(() => trainer.staff.signedIn, 20000);
        compare(exams.view, ExamDesk.Shelf);
    }
    function test_2_aBlueprintIsCutDownSavedAndLeft() {
        keyClick(Qt.Key_B);
        compare(exams.view, ExamDesk.Blueprint);
        compare(exams.editor.sections.count, 4);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Delete);
        compare(exams.editor.sections.count, 3);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(exams.editor.sections.count, 4);
        keyClick(Qt.Key_Delete);
        keyClick(Qt.Key_S, Qt.ControlModifier);
        compare(exams.editor.version, 1);
        keyClick(Qt.Key_Escape);
        compare(exams.view, ExamDesk.Shelf);
        compare(exams.blueprints.count, 1);
    }
    function pathField(): Item {
        tryVerify(() => main.activeFocusItem && main.activeFocusItem.objectName === "path");
        return main.activeFocusItem;
    }
    function test_2b_nothingThatIsThereIsReplacedUnasked() {
        keyClick(Qt.Key_Tab); // the blueprint in the list
        keyClick(Qt.Key_Return);
        compare(exams.view, ExamDesk.Blueprint);
        tryVerify(() => !exams.editor.checking, 30000);
        const file = bench.path("print.pdf");
        keyClick(Qt.Key_P);
        pathField().text = file;
        keyClick(Qt.Key_Return);
        tryVerify(() => bench.size(file) > 1000);
        const before = bench.size(file);
        exams.editor.title = "Something else";
        keyClick(Qt.Key_P);
        pathField().text = file;
        keyClick(Qt.Key_Return);
        verify(main.activeFocusItem.objectName === "path"); // it asks
        compare(bench.size(file), before);
        keyClick(Qt.Key_Escape);
        tryVerify(() => main.activeFocusItem && main.activeFocusItem.objectName !== "path");
        keyClick(Qt.Key_P);
        pathField().text = file;
        keyClick(Qt.Key_Return);
        keyClick(Qt.Key_Return);
        tryVerify(() => bench.size(file) !== before);
        exams.editor.undo();
    }
    function test_2c_olderVersionsAreLookedAtAndErrorsStandInTheirPlace() {
        compare(exams.view, ExamDesk.Blueprint);
        exams.editor.setNumber(BlueprintEditor.Minutes, 75);
        keyClick(Qt.Key_S, Qt.ControlModifier);
        compare(exams.editor.version, 2);
        exams.editor.open(exams.editor.identity, 1);
        verify(exams.editor.older);
        compare(exams.editor.number(BlueprintEditor.Minutes), 60);
        exams.editor.open(exams.editor.identity, 2);
        exams.editor.current = 1;
        exams.editor.sectionTitle = "";
        compare(exams.editor.problemSection, 1);
        verify(!exams.editor.canSave);
        verify(findChild(main.page, "sectionTitle").wrong);
        exams.editor.undo();
        verify(!findChild(main.page, "sectionTitle").wrong);
        keyClick(Qt.Key_Escape);
        tryCompare(exams, "view", ExamDesk.Shelf);
    }
    function test_2d_whoWasRemovedIsBroughtBack() {
        exams.view = ExamDesk.People;
        tryVerify(() => findChild(main.page, "personName") !== null);
        trainer.staff.add("Tan", Staff.Invigilator, "739152");
        tryCompare(trainer.staff, "count", 2, 20000);
        trainer.staff.remove(1);
        tryVerify(() => trainer.staff.count === 1 && trainer.staff.removed.count === 1, 20000);
        const back = findChild(main.page, "bringBack0");
        tryVerify(() => back.enabled);
        mouseClick(back);
        tryCompare(trainer.staff, "count", 2, 20000);
        compare(trainer.staff.removed.count, 0);
        compare(trainer.staff.nameAt(1), "Tan");
        trainer.staff.remove(1);
        tryCompare(trainer.staff, "count", 1, 20000);
        exams.view = ExamDesk.Shelf;
    }

    function test_3_whoSignsOutLeavesNothingOpen() {
        trainer.staff.signOut();
        compare(exams.view, ExamDesk.Doors);
        verify(!trainer.staff.mayAuthor);
        exams.view = ExamDesk.Results;
        compare(exams.view, ExamDesk.Doors);
        keyClick(Qt.Key_V);
        compare(exams.view, ExamDesk.Verify);
        keyClick(Qt.Key_Escape);
        compare(exams.view, ExamDesk.Doors);
    }
    function test_4_theStaffsDoorAndTheKeyOpenByKeyboard() {
        compare(main.title, "Exams");
        keyClick(Qt.Key_I);
        tryVerify(() => main.activeFocusItem.objectName === "staffPin");
        type("1111");
        keyClick(Qt.Key_Return);
        tryVerify(() => !trainer.staff.work.busy && trainer.staff.work.problem.length > 0, 20000);
        const said = findChild(findChild(main.page, "staffWork"), "workProblem");
        tryVerify(() => said.visible); // it is said, and typed over
        compare(said.text, "That is not the PIN.");
        verify(!trainer.staff.signedIn);
        type("824615");
        keyClick(Qt.Key_Return);
        tryCompare(exams, "view", ExamDesk.Shelf, 20000);
        compare(main.title, "Exams: shelf");
        keyClick(Qt.Key_I); // no key is open: nothing can be imported
        compare(exams.view, ExamDesk.Shelf);
        keyClick(Qt.Key_K);
        tryVerify(() => main.activeFocusItem.objectName === "issuerName");
    }
}
