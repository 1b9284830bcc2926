// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What is odd in a record, and what only a person can decide: which of two results counts, and that a certificate is withdrawn.
Column {
    id: root

    required property ResultDesk desk

    spacing: Theme.px(8)

    AdviceLine {
        width: parent.width
        objectName: "odd"
        visible: text.length > 0
        text: root.desk.oddText
    }
    AdviceLine {
        width: parent.width
        visible: text.length > 0
        text: root.desk.withdrawnText
    }
    Row {
        spacing: Theme.px(12)

        QuietButton {
            objectName: "setAside"
            visible: root.desk.hasTwin
            text: qsTr("Do not count this one…")
            onClicked: aside.open()
        }
        QuietButton {
            objectName: "withdraw"
            visible: root.desk.passed && !root.desk.hasTwin
            bare: true
            text: qsTr("Withdraw the certificate…")
            onClicked: withdrawal.open()
        }
    }
    NameAsk {
        id: aside
        title: qsTr("Why does this result not count?")
        text: qsTr("Of two results of a candidate only one can count. This one stays where it is and is left out; the reason and your name are signed, and the candidate may ask for them.")
        actionText: qsTr("Set it aside")
        onNamed: reason => {
            aside.close();
            root.desk.setAside(reason);
        }
    }
    NameAsk {
        id: withdrawal
        title: qsTr("Why is the certificate withdrawn?")
        text: qsTr("Certificate and badge stay genuine, but the register says from now on that they are withdrawn. It cannot be taken back.")
        actionText: qsTr("Withdraw it")
        onNamed: reason => {
            withdrawal.close();
            root.desk.withdraw(reason);
        }
    }
}
