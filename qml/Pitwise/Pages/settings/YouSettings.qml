// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The seated trainee's name, batch and PIN.
Panel {
    id: root

    required property Trainees trainees

    height: column.implicitHeight

    function rename(): void {
        if (person.text !== trainees.name || batch.text !== trainees.batch)
            trainees.rename(person.text, batch.text);
    }

    Column {
        id: column
        width: parent.width

        SettingRow {
            width: parent.width
            name: qsTr("Name and batch")
            detail: qsTr("As they appear on exports and reports.")

            Row {
                spacing: Theme.px(10)

                EntryField {
                    id: person
                    objectName: "ownName"
                    width: Theme.px(220)
                    label: qsTr("Name")
                    text: root.trainees.name
                    maximumLength: 80
                    onAccepted: root.rename()
                    onEditingFinished: root.rename()
                }
                EntryField {
                    id: batch
                    objectName: "ownBatch"
                    width: Theme.px(140)
                    label: qsTr("Batch")
                    placeholderText: qsTr("Batch")
                    text: root.trainees.batch
                    maximumLength: 40
                    onAccepted: root.rename()
                    onEditingFinished: root.rename()
                }
            }
        }
        SettingRow {
            width: parent.width
            name: qsTr("PIN")
            detail: root.trainees.problem.length > 0 ? root.trainees.problem
                  : root.trainees.hasPin ? qsTr("Asked for before your records are shown. After five wrong tries you have to wait.")
                                         : qsTr("You have none. With a PIN, nobody else can practise in your name.")

            Row {
                spacing: Theme.px(10)

                EntryField {
                    id: pin
                    objectName: "ownPin"
                    width: Theme.px(150)
                    label: qsTr("New PIN")
                    placeholderText: qsTr("New PIN")
                    echoMode: TextInput.Password
                    inputMethodHints: Qt.ImhDigitsOnly | Qt.ImhSensitiveData
                    enabled: !root.trainees.busy
                    onAccepted: if (length > 0) root.trainees.setPin(text)
                }
                QuietButton {
                    text: root.trainees.busy ? qsTr("Saving…") : root.trainees.hasPin ? qsTr("Change") : qsTr("Set")
                    enabled: !root.trainees.busy && pin.length > 0
                    onClicked: root.trainees.setPin(pin.text)
                }
                QuietButton {
                    visible: root.trainees.hasPin
                    text: qsTr("Remove")
                    enabled: !root.trainees.busy
                    onClicked: root.trainees.setPin("")
                }
            }
        }
    }
    Connections {
        target: root.trainees

        function onPinChanged(): void {
            pin.clear();
        }
        function onSeatedChanged(): void {
            person.text = Qt.binding(() => root.trainees.name);
            batch.text = Qt.binding(() => root.trainees.batch);
            pin.clear();
        }
    }
}
