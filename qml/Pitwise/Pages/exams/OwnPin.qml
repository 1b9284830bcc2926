// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Whoever is signed in changes his own PIN.
Flow {
    id: root

    required property Staff staff

    function change(): void {
        if (go.enabled)
            root.staff.changePin(oldPin.text, newPin.text);
    }

    spacing: Theme.px(10)
    bottomPadding: again.error.length > 0 ? Theme.px(20) : 0

    Connections {
        target: root.staff
        function onDone(): void {
            oldPin.text = "";
            newPin.text = "";
            again.text = "";
        }
    }
    EntryField {
        id: oldPin
        objectName: "oldPin"
        width: Theme.px(160)
        placeholderText: qsTr("Old PIN")
        echoMode: TextInput.Password
        Keys.onReturnPressed: newPin.forceActiveFocus()
    }
    EntryField {
        id: newPin
        objectName: "newPin"
        width: Theme.px(160)
        placeholderText: qsTr("New PIN")
        echoMode: TextInput.Password
        Keys.onReturnPressed: again.forceActiveFocus()
    }
    EntryField {
        id: again
        objectName: "newPinAgain"
        width: Theme.px(160)
        placeholderText: qsTr("New PIN again")
        echoMode: TextInput.Password
        error: text.length > 0 && text !== newPin.text && !activeFocus ? qsTr("They do not match") : ""
        Keys.onReturnPressed: root.change()
    }
    QuietButton {
        id: go
        text: qsTr("Change it")
        enabled: oldPin.text.length > 0 && newPin.text.length > 0 && again.text === newPin.text && !root.staff.work.busy
        onClicked: root.change()
    }
}
