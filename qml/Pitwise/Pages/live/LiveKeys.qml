// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App

/// What each key does at the table one deals. A digit deals to that box, with Shift to its last hand.
QtObject {
    id: root

    required property LiveTable table
    signal leaveRequested

    /// A digit that was pressed, Shift or not, on any layout; -1: none.
    function digitOf(event: KeyEvent): int {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            return event.key - Qt.Key_0;
        if (!(event.modifiers & Qt.ShiftModifier))
            return -1;
        if (event.nativeScanCode >= 10 && event.nativeScanCode <= 18)
            return event.nativeScanCode - 9;
        const shifted = [Qt.Key_Exclam, Qt.Key_At, Qt.Key_NumberSign, Qt.Key_Dollar, Qt.Key_Percent, Qt.Key_AsciiCircum, Qt.Key_Ampersand];
        return shifted.indexOf(event.key) < 0 ? -1 : shifted.indexOf(event.key) + 1;
    }

    function act(key: string): void {
        switch (key) {
        case "Q": table.say(0); break;
        case "W": table.say(1); break;
        case "E": table.say(2); break;
        case "R": table.say(3); break;
        case "T": table.say(4); break;
        case "Y": table.say(5); break;
        case "I": table.say(6); break;
        case "Z": table.take(); break;
        case "V":
        case "=": table.same(); break;
        case "X": table.openTray(); break;
        case "N": table.openTray(true); break;
        case "H": table.half(); break;
        case "G": table.giveBack(); break;
        case "A": table.answer(true); break;
        case "D": table.answer(false); break;
        case "/": table.split(); break;
        case "M": table.marker(true); break;
        case "C": table.clearHand(); break;
        case "↵": table.clearAll(); break;
        case "B": table.burn(); break;
        case "⌫": table.lift(); break;
        case "K": table.askControl(); break;
        case "F": table.stop(); break;
        }
    }

    function pressed(event: KeyEvent): bool {
        const digit = digitOf(event);
        if (digit > 7)
            return false;
        if (digit >= 0) {
            table.deal(digit, (event.modifiers & Qt.ShiftModifier) !== 0);
            return true;
        }
        switch (event.key) {
        case Qt.Key_Left: table.moveBox(-1); return true;
        case Qt.Key_Right: table.moveBox(1); return true;
        case Qt.Key_Up: table.moveBet(-1); return true;
        case Qt.Key_Down: table.moveBet(1); return true;
        case Qt.Key_Return:
        case Qt.Key_Enter: act("↵"); return true;
        case Qt.Key_Backspace: act("⌫"); return true;
        case Qt.Key_Equal:
        case Qt.Key_Plus: act("="); return true;
        case Qt.Key_Slash: act("/"); return true;
        case Qt.Key_M: table.marker((event.modifiers & Qt.ShiftModifier) === 0); return true;
        case Qt.Key_P: table.pause(); return true;
        case Qt.Key_Escape: leaveRequested(); return true;
        }
        if (event.key < Qt.Key_A || event.key > Qt.Key_Z || event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return false;
        act(String.fromCharCode(event.key));
        return true;
    }
}
