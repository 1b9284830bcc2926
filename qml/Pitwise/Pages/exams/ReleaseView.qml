// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Before a sitting: the candidate says who he is, the invigilator releases it. A sitting that was broken off goes on here.
FocusScope {
    id: root

    required property SittingSession sitting
    readonly property bool again: sitting.brokenOff.length > 0

    function release(): void {
        root.sitting.release(number.text, who.text, pin.text, code.text, happened.text);
        pin.text = "";
    }

    function leave(): void {
        if (!root.again)
            root.sitting.close();
        else if (pin.text.length > 0)
            root.sitting.putAside(pin.text);
        else
            pin.forceActiveFocus();
        pin.text = "";
    }

    Keys.onEscapePressed: root.leave()

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(Theme.px(24), (parent.height - height) / 2)
        width: Math.min(parent.width - 2 * Theme.margin, Theme.px(640))
        spacing: Theme.gap

        ViewHead {
            width: parent.width
            title: root.sitting.title
            subtitle: qsTr("%1, key %2").arg(root.sitting.issuer).arg(root.sitting.fingerprint)
        }
        Badge {
            visible: root.again
            kind: Badge.Flagged
            iconName: Icon.Warning
            text: root.sitting.damaged ? qsTr("The sitting of candidate %1 was interrupted, and its log is damaged.").arg(root.sitting.brokenOff) : qsTr("The sitting of candidate %1 was interrupted. Nothing is lost.").arg(root.sitting.brokenOff)
        }
        Badge {
            visible: root.sitting.otherIssuer
            kind: Badge.Flagged
            iconName: Icon.Warning
            text: qsTr("Another issuer than the last exam here: compare the key.")
        }
        Panel {
            width: parent.width
            height: form.implicitHeight + Theme.px(40)

            Column {
                id: form
                x: Theme.px(20)
                y: Theme.px(20)
                width: parent.width - 2 * x
                spacing: Theme.px(16)

                Column {
                    width: parent.width
                    spacing: Theme.px(6)
                    TextLabel {
                        text: qsTr("Candidate: your number")
                        strong: true
                    }
                    EntryField {
                        id: number
                        objectName: "candidateNumber"
                        focus: !root.again
                        width: Theme.px(220)
                        label: qsTr("Your number")
                        placeholderText: qsTr("0417")
                        text: root.sitting.brokenOff
                        Keys.onReturnPressed: who.forceActiveFocus()
                    }
                }
                Column {
                    width: parent.width
                    spacing: Theme.px(6)
                    TextLabel {
                        text: qsTr("Invigilator: name, release PIN of this exam, release code of this candidate")
                        strong: true
                    }
                    Flow {
                        width: parent.width
                        spacing: Theme.px(12)
                        EntryField {
                            id: who
                            objectName: "invigilatorName"
                            focus: root.again
                            width: Theme.px(200)
                            placeholderText: qsTr("Name")
                            Keys.onReturnPressed: pin.forceActiveFocus()
                        }
                        EntryField {
                            id: pin
                            objectName: "releasePin"
                            width: Theme.px(170)
                            placeholderText: qsTr("Release PIN")
                            echoMode: TextInput.Password
                            Keys.onReturnPressed: code.forceActiveFocus()
                            Keys.onEnterPressed: code.forceActiveFocus()
                        }
                        EntryField {
                            id: code
                            objectName: "releaseCode"
                            width: Theme.px(200)
                            label: qsTr("Release code of this candidate")
                            placeholderText: qsTr("Release code")
                            echoMode: TextInput.Password
                            Keys.onReturnPressed: event => {
                                if (!event.isAutoRepeat)
                                    root.release();
                            }
                            Keys.onEnterPressed: root.release()
                        }
                    }
                }
                Column {
                    width: parent.width
                    visible: root.sitting.damaged
                    spacing: Theme.px(6)
                    TextLabel {
                        width: parent.width
                        text: qsTr("It can go on with what is whole. Write what happened: it goes into the record, with what is lost. Then PIN and code once more.")
                    }
                    EntryField {
                        id: happened
                        objectName: "whatHappened"
                        width: parent.width
                        placeholderText: qsTr("What happened to this station")
                        maximumLength: 500
                        onVisibleChanged: {
                            if (visible)
                                forceActiveFocus();
                        }
                        Keys.onReturnPressed: pin.forceActiveFocus()
                    }
                }
                WorkLine {
                    width: parent.width
                    work: root.sitting.work
                }
                Row {
                    anchors.right: parent.right
                    spacing: Theme.px(12)

                    QuietButton {
                        height: go.height
                        keyName: qsTr("Esc")
                        text: root.again ? qsTr("Leave it for later") : qsTr("Close this exam")
                        onClicked: root.leave()
                    }
                    PrimaryButton {
                        id: go
                        text: root.sitting.damaged ? qsTr("Go on with what is whole") : root.again ? qsTr("Resume the sitting") : qsTr("Release the sitting")
                        enabled: !root.sitting.work.busy && (!root.sitting.damaged || happened.text.trim().length > 0) && number.text.length > 0 && who.text.length > 0 && pin.text.length > 0 && code.text.length > 0
                        onClicked: root.release()
                    }
                }
            }
        }
        TextLabel {
            width: parent.width
            text: root.again ? qsTr("This station is held for the sitting: the release PIN resumes it, or leaves it for later.") : qsTr("The clock does not start yet. The candidate first confirms the name and reads the rules.")
            color: Theme.text2
        }
    }
}
