// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The issuer's key: made at first use, opened by its passphrase, backed up; its fingerprint stands on every certificate.
Panel {
    id: root

    required property IssuerDesk issuer

    property bool changing: false
    property string news: "" // What has just been done.

    function go(): void {
        if (root.issuer.exists)
            root.issuer.unlock(passphrase.text);
        else
            root.issuer.make(name.text, passphrase.text);
        passphrase.text = "";
        again.text = "";
        passphrase.forceActiveFocus(); // a wrong one is typed again; an open key moves the keyboard on
    }

    function take(): void {
        if (!root.issuer.open)
            (root.issuer.exists ? passphrase : name).forceActiveFocus();
    }

    height: column.implicitHeight + Theme.px(40)

    Column {
        id: column
        x: Theme.px(20)
        y: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.px(12)

        Row {
            spacing: Theme.px(12)
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: root.issuer.exists ? qsTr("Issuer: %1").arg(root.issuer.name) : qsTr("The issuer's key")
                font.pixelSize: Theme.panelTitle
                strong: true
            }
            Badge {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.issuer.exists
                text: root.issuer.open ? qsTr("Open") : qsTr("Locked")
                kind: root.issuer.open ? Badge.Good : Badge.Plain
                iconName: root.issuer.open ? Icon.Tick : Icon.Nothing
            }
        }
        TextLabel {
            width: parent.width
            text: !root.issuer.exists ? qsTr("It signs exam files, certificates and badges. The passphrase has at least ten characters; without it and without a back-up nothing can be sealed or opened any more.")
                                      : qsTr("Fingerprint %1").arg(root.issuer.fingerprint)
            color: Theme.text2
        }
        Row {
            spacing: Theme.px(12)
            visible: !root.issuer.open

            EntryField {
                id: name
                objectName: "issuerName"
                visible: !root.issuer.exists
                width: Theme.px(240)
                placeholderText: qsTr("Name of the school")
            }
            EntryField {
                id: passphrase
                objectName: "passphrase"
                width: Theme.px(240)
                placeholderText: qsTr("Passphrase")
                echoMode: TextInput.Password
                Keys.onReturnPressed: if (go.enabled) root.go()
            }
            EntryField {
                id: again
                objectName: "passphraseAgain"
                visible: !root.issuer.exists
                width: Theme.px(240)
                placeholderText: qsTr("Passphrase again")
                echoMode: TextInput.Password
                error: text.length > 0 && text !== passphrase.text && !activeFocus ? qsTr("They do not match") : ""
                Keys.onReturnPressed: if (go.enabled) root.go()
            }
            QuietButton {
                id: go
                keyName: name.activeFocus || passphrase.activeFocus || again.activeFocus ? qsTr("Enter") : "K"
                text: root.issuer.exists ? qsTr("Open the key") : qsTr("Make the key")
                enabled: !root.issuer.work.busy && passphrase.text.length > 0 && (root.issuer.exists || (name.text.length > 0 && again.text === passphrase.text))
                onClicked: root.go()
            }
            QuietButton {
                visible: !root.issuer.exists
                text: qsTr("From a back-up")
                enabled: !root.issuer.work.busy
                onClicked: restoring.ask("")
            }
        }
        Row {
            spacing: Theme.px(12)
            visible: root.issuer.exists

            QuietButton {
                visible: root.issuer.open
                text: qsTr("Lock it")
                onClicked: root.issuer.lock()
            }
            QuietButton {
                text: qsTr("Back it up")
                onClicked: backup.ask("issuer.pitkey")
            }
            QuietButton {
                text: qsTr("Public half")
                onClicked: publicHalf.ask("issuer.pitpub")
            }
            QuietButton {
                text: qsTr("Another passphrase")
                enabled: !root.issuer.work.busy
                onClicked: {
                    root.changing = !root.changing;
                    if (root.changing)
                        before.forceActiveFocus();
                }
            }
        }
        Flow {
            width: parent.width
            visible: root.issuer.exists && root.changing
            spacing: Theme.px(12)
            bottomPadding: after.error.length > 0 || afterAgain.error.length > 0 ? Theme.px(20) : 0

            EntryField {
                id: before
                objectName: "oldPassphrase"
                width: Theme.px(220)
                placeholderText: qsTr("Old passphrase")
                echoMode: TextInput.Password
                Keys.onReturnPressed: after.forceActiveFocus()
            }
            EntryField {
                id: after
                objectName: "newPassphrase"
                width: Theme.px(220)
                placeholderText: qsTr("New passphrase")
                echoMode: TextInput.Password
                error: text.length > 0 && text.length < 10 && !activeFocus ? qsTr("At least ten characters") : ""
                Keys.onReturnPressed: afterAgain.forceActiveFocus()
            }
            EntryField {
                id: afterAgain
                objectName: "newPassphraseAgain"
                width: Theme.px(220)
                placeholderText: qsTr("New passphrase again")
                echoMode: TextInput.Password
                error: text.length > 0 && text !== after.text && !activeFocus ? qsTr("They do not match") : ""
                Keys.onReturnPressed: change.clicked()
            }
            QuietButton {
                id: change
                text: qsTr("Change it")
                enabled: !root.issuer.work.busy && before.text.length > 0 && after.text.length >= 10 && afterAgain.text === after.text
                onClicked: {
                    if (!enabled)
                        return;
                    root.issuer.changePassphrase(before.text, after.text);
                    before.text = "";
                    after.text = "";
                    afterAgain.text = "";
                }
            }
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: root.issuer.idled ? qsTr("Nobody was here for ten minutes: the key is locked again.") : root.news
            color: Theme.text2
        }
        Connections {
            target: root.issuer
            function onPassphraseChanged(): void {
                root.changing = false;
                root.news = qsTr("The passphrase is changed. Back-ups made before open with the old one: make a new one.");
            }
            function onSaved(file: string): void {
                root.news = qsTr("Saved: %1").arg(file);
            }
        }
    }
    PathAsk {
        id: restoring
        title: qsTr("The issuer's key from a back-up")
        text: qsTr("It is opened with the passphrase it was backed up with.")
        actionText: qsTr("Restore it")
        nameFilter: qsTr("Key files (*.pitkey)")
        onChosen: file => root.issuer.restore(file)
    }
    PathAsk {
        id: backup
        title: qsTr("Back up the issuer's key")
        text: qsTr("The copy is sealed with the same passphrase. Keep it away from this computer.")
        actionText: qsTr("Save")
        saving: true
        nameFilter: qsTr("Key files (*.pitkey)")
        onChosen: file => root.issuer.backUp(file)
    }
    PathAsk {
        id: publicHalf
        title: qsTr("Save the public half")
        text: qsTr("Anybody who has it can check that a certificate is really yours.")
        actionText: qsTr("Save")
        saving: true
        nameFilter: qsTr("Public keys (*.pitpub)")
        onChosen: file => root.issuer.exportPublic(file)
    }
}
