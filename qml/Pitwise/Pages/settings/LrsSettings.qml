// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Answers to a school's learning record store: off until somebody turns it on.
Column {
    id: root

    required property LrsDesk lrs

    function turnOn(): void {
        if (lrs.turnOn(address.text, home.text, user.text, secret.text))
            secret.clear();
    }

    spacing: Theme.px(16)

    TextLabel {
        width: parent.width
        text: qsTr("The school's record store")
        font.pixelSize: Theme.panelTitle
        strong: true
        Accessible.role: Accessible.Heading
    }
    ErrorLine {
        objectName: "lrsProblem"
        width: parent.width
        text: root.lrs.problem
    }
    Panel {
        width: parent.width
        height: column.implicitHeight

        Column {
            id: column
            width: parent.width

            SettingRow {
                width: parent.width
                name: qsTr("Address")
                detail: qsTr("Of a learning record store (LRS) that takes xAPI 1.0.3. Answers go there over TLS; no name and no mail address is in them.")

                EntryField {
                    id: address
                    objectName: "lrsAddress"
                    implicitWidth: Theme.px(400)
                    label: qsTr("Address of the record store")
                    placeholderText: "https://lrs.school.example/xapi"
                    text: root.lrs.address
                    onAccepted: root.turnOn()
                }
            }
            SettingRow {
                width: parent.width
                name: qsTr("The school itself")
                detail: qsTr("An address that stands for the school in every statement. It must never change.")

                EntryField {
                    id: home
                    objectName: "lrsHome"
                    implicitWidth: Theme.px(400)
                    label: qsTr("Address that stands for the school")
                    placeholderText: "https://school.example"
                    text: root.lrs.home
                    onAccepted: root.turnOn()
                }
            }
            SettingRow {
                width: parent.width
                name: qsTr("Key and secret")
                detail: qsTr("As the record store gave them out. They are kept in a file that only you can read.")

                Row {
                    spacing: Theme.px(8)

                    EntryField {
                        id: user
                        objectName: "lrsUser"
                        implicitWidth: Theme.px(196)
                        label: qsTr("Key")
                        placeholderText: qsTr("Key")
                        text: root.lrs.user
                        onAccepted: root.turnOn()
                    }
                    EntryField {
                        id: secret
                        objectName: "lrsSecret"
                        implicitWidth: Theme.px(196)
                        label: qsTr("Secret")
                        placeholderText: root.lrs.hasSecret ? qsTr("Kept; type a new one") : qsTr("Secret")
                        echoMode: TextInput.Password
                        onAccepted: root.turnOn()
                    }
                }
            }
            SettingRow {
                width: parent.width
                name: root.lrs.on ? qsTr("Answers are sent") : qsTr("Nothing is sent")
                detail: !root.lrs.on ? qsTr("Once it is on, answers that are recorded from then on are sent. What cannot be sent waits.")
                    : root.lrs.trouble.length > 0 ? root.lrs.trouble : root.lrs.state

                Row {
                    spacing: Theme.px(8)

                    QuietButton {
                        objectName: "lrsOn"
                        text: root.lrs.on ? qsTr("Keep the changes") : qsTr("Turn it on")
                        enabled: address.text.trim().length > 0 && home.text.trim().length > 0
                        onClicked: root.turnOn()
                    }
                    QuietButton {
                        objectName: "lrsSend"
                        visible: root.lrs.on
                        text: qsTr("Send now")
                        enabled: !root.lrs.busy
                        onClicked: root.lrs.sendNow()
                    }
                    QuietButton {
                        objectName: "lrsOff"
                        visible: root.lrs.on
                        text: qsTr("Turn it off")
                        onClicked: root.lrs.turnOff()
                    }
                }
            }
            SettingRow {
                width: parent.width
                visible: root.lrs.refused > 0
                height: visible ? implicitHeight : 0
                name: qsTr("%n answer(s) refused", "", root.lrs.refused)
                detail: qsTr("The record store does not want them as they are: %1").arg(root.lrs.refusal)

                QuietButton {
                    objectName: "lrsAgain"
                    text: qsTr("Try them again")
                    enabled: !root.lrs.busy
                    onClicked: root.lrs.sendRefusedAgain()
                }
            }
        }
    }
}
