// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A new trainee: a name, a batch, and a PIN where one is wanted.
Column {
    id: root

    property bool busy: false
    property string problem: ""

    signal createRequested(string name, string batch, string pin)

    function clear(): void {
        person.clear();
        batch.clear();
        pin.clear();
    }
    function takeFocus(): void {
        person.forceActiveFocus();
    }
    function create(): void {
        if (!busy)
            createRequested(person.text, batch.text, pin.text);
    }

    spacing: Theme.px(10)

    component Field: EntryField {
        enabled: !root.busy
        onAccepted: root.create()
    }

    TextLabel {
        width: parent.width
        text: qsTr("New trainee")
        strong: true
        Accessible.role: Accessible.Heading
    }
    Row {
        width: parent.width
        spacing: Theme.px(10)

        Field {
            id: person
            objectName: "newName"
            width: Math.round((parent.width - parent.spacing) * 0.6)
            label: qsTr("Name")
            placeholderText: qsTr("Name")
            maximumLength: 80
        }
        Field {
            id: batch
            objectName: "newBatch"
            width: parent.width - parent.spacing - person.width
            label: qsTr("Batch")
            placeholderText: qsTr("Batch")
            maximumLength: 40
        }
    }
    Row {
        width: parent.width
        spacing: Theme.px(10)

        Field {
            id: pin
            objectName: "newPin"
            width: person.width
            label: qsTr("PIN, if wanted")
            placeholderText: qsTr("PIN, if wanted")
            echoMode: TextInput.Password
            inputMethodHints: Qt.ImhDigitsOnly | Qt.ImhSensitiveData
            maximumLength: 40
        }
        QuietButton {
            objectName: "create"
            width: batch.width
            iconName: Icon.Plus
            text: root.busy ? qsTr("Saving…") : qsTr("Add")
            enabled: !root.busy && person.text.trim().length > 0
            onClicked: root.create()
        }
    }
    TextLabel {
        width: parent.width
        visible: text.length > 0
        text: root.problem
        color: Theme.wrong
        font.pixelSize: Theme.small
    }
}
