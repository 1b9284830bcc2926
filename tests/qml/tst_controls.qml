// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Pitwise.App
import Pitwise.Controls

/// House controls: the keyboard presses them, and nothing presses them while they are off.
Item {
    id: window

    width: 800
    height: 600

    PrimaryButton { id: primary; text: "Go on" }
    QuietButton { id: quiet; text: "Pause"; y: 80 }
    RiskyButton { id: risky; text: "Delete..."; y: 140 }
    Toggle { id: toggle; text: "Hit"; y: 200 }
    ClauseChip { id: chip; document: "luckylucky"; clause: "lucky8:3.34"; y: 260 }
    ChoiceRow {
        id: choice
        y: 320
        labels: ["one", "two", "three"]
        current: 0
        onChosen: index => current = index
    }
    EntryField { id: field; y: 380 }
    AskDialog {
        id: dialog
        title: "Leave?"
        text: "Answers are kept."
        safeText: "Go on"
        otherText: "Leave"
        otherKey: "L"
    }
    AskDialog {
        id: removing
        title: "Remove?"
        text: "It goes."
        safeText: "Keep"
        otherText: "Remove"
        otherKey: "R"
        risky: true
    }

    SignalSpy { id: clicks; signalName: "clicked" }
    SignalSpy { id: opened; target: chip; signalName: "openRequested" }
    SignalSpy { id: safe; target: dialog; signalName: "safeChosen" }
    SignalSpy { id: other; target: dialog; signalName: "otherChosen" }
    SignalSpy { id: removed; target: removing; signalName: "otherChosen" }

    TestCase {
        name: "Controls"
        when: windowShown

        function init() {
            clicks.clear();
            opened.clear();
            safe.clear();
            other.clear();
        }
        function test_noLetterDestroys() {
            removed.clear();
            removing.open();
            tryVerify(() => removing.opened);
            for (let key = Qt.Key_A; key <= Qt.Key_Z; ++key)
                keyClick(key);
            verify(removing.opened);
            compare(removed.count, 0);
            keyClick(Qt.Key_Tab); // the way there is walked on purpose
            keyClick(Qt.Key_Return);
            compare(removed.count, 1);
            verify(!removing.opened);
        }
        function test_enterAndSpacePress_data() {
            return [{tag: "primary", button: primary}, {tag: "quiet", button: quiet}, {tag: "risky", button: risky}];
        }
        function test_enterAndSpacePress(row) {
            clicks.target = row.button;
            row.button.forceActiveFocus();
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Space);
            compare(clicks.count, 2);
            row.button.enabled = false;
            mouseClick(row.button);
            compare(clicks.count, 2);
            row.button.enabled = true;
        }
        function test_toggleTurnsByKeyboard() {
            toggle.forceActiveFocus();
            keyClick(Qt.Key_Space);
            verify(toggle.checked);
            keyClick(Qt.Key_Return);
            verify(!toggle.checked);
        }
        function test_chipNamesItsOwnDocument() {
            chip.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(opened.count, 1);
            compare(opened.signalArguments[0][0], "lucky8");
            compare(opened.signalArguments[0][1], "3.34");
        }
        function test_arrowsChoose() {
            choice.current = 0;
            mouseClick(choice, 10, 10);
            keyClick(Qt.Key_Right);
            compare(choice.current, 1);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(choice.current, 2);
            keyClick(Qt.Key_Left);
            compare(choice.current, 1);
        }
        function test_ringFollowsTheKeyboard() {
            quiet.forceActiveFocus();
            verify(quiet.activeFocus);
            field.forceActiveFocus();
            verify(!quiet.activeFocus && field.activeFocus);
        }
        function test_dialogIsSafeByEscapeAndEnter() {
            dialog.open();
            tryVerify(() => dialog.opened);
            keyClick(Qt.Key_Escape);
            compare(safe.count, 1);
            dialog.open();
            tryVerify(() => dialog.opened);
            keyClick(Qt.Key_Return);
            compare(safe.count, 2);
            dialog.open();
            tryVerify(() => dialog.opened);
            keyClick(Qt.Key_L);
            compare(other.count, 1);
        }
    }
}
