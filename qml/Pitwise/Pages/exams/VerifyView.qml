// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Anybody verifies any file of an exam: who signed it, whether it is whole, and if not, what was altered where.
FocusScope {
    id: root

    required property ExamDesk exams
    readonly property Verifier verifier: exams.verifier

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            root.exams.leaveVerify();
        else if (event.modifiers !== Qt.NoModifier)
            return;
        else if (event.key === Qt.Key_V)
            choosing.ask("");
        else if (event.key === Qt.Key_Q)
            code.forceActiveFocus();
        else if (event.key === Qt.Key_T)
            trusting.ask("");
        else
            return;
        event.accepted = true;
    }

    ScrollArea {
        id: scroll
        anchors.fill: parent
        contentHeight: column.implicitHeight + Theme.px(48)

        Column {
            id: column
            x: Theme.margin
            y: Theme.px(24)
            width: Math.min(scroll.width - 2 * x, Theme.px(1040))
            spacing: Theme.gap

            ViewHead {
                width: parent.width
                title: qsTr("Verify a file")
                subtitle: root.verifier.trusted.length > 0 ? qsTr("Expected issuer: %1").arg(root.verifier.trusted) : qsTr("No issuer is known here: compare the fingerprint with the one that the school publishes.")
                backText: qsTr("Back")
                onBackRequested: root.exams.leaveVerify()

                QuietButton {
                    keyName: "T"
                    text: qsTr("Trust an issuer")
                    onClicked: trusting.ask("")
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.px(12)

                PrimaryButton {
                    id: choose
                    objectName: "verify"
                    focus: true
                    keyName: "V"
                    text: qsTr("Choose a file")
                    onClicked: choosing.ask("")
                }
                EntryField {
                    id: code
                    objectName: "qrText"
                    width: Math.max(Theme.px(260), column.width - choose.width - check.width - Theme.px(24))
                    height: choose.height
                    label: qsTr("Text of a QR code")
                    placeholderText: qsTr("Or paste what a phone reads off the QR code: PITWISE1…")
                    Keys.onReturnPressed: check.clicked()
                    Keys.onEscapePressed: choose.forceActiveFocus()
                }
                QuietButton {
                    id: check
                    height: choose.height
                    keyName: code.activeFocus ? qsTr("Enter") : "Q"
                    text: qsTr("Verify the code")
                    onClicked: code.text.length > 0 ? root.verifier.verifyText(code.text) : code.forceActiveFocus()
                }
            }
            WorkLine {
                width: parent.width
                work: root.verifier.work
            }
            EmptyState {
                width: parent.width
                visible: root.verifier.file.length === 0
                text: qsTr("Nothing verified yet")
                detail: qsTr("Certificate or report (.pdf), badge (.jwt), mark (.pitmark), result (.pitresult), exam (.pitexam) or key file. Nothing is sent or fetched.")
            }
            Panel {
                width: parent.width
                visible: root.verifier.file.length > 0
                height: found.implicitHeight + Theme.px(40)

                Column {
                    id: found
                    x: Theme.px(20)
                    y: Theme.px(20)
                    width: parent.width - 2 * x
                    spacing: Theme.px(12)

                    Row {
                        spacing: Theme.px(14)
                        Badge {
                            anchors.verticalCenter: parent.verticalCenter
                            objectName: "verdict"
                            kind: root.verifier.strange ? Badge.Flagged : root.verifier.good ? Badge.Good : Badge.Bad
                            iconName: root.verifier.strange ? Icon.Warning : root.verifier.good ? Icon.Tick : Icon.Cross
                            text: root.verifier.strange ? qsTr("Whole; whose key is it?") : root.verifier.good ? qsTr("Whole and genuine") : qsTr("Not genuine")
                        }
                        TextLabel {
                            anchors.verticalCenter: parent.verticalCenter
                            width: found.width - Theme.px(240)
                            text: qsTr("%1: %2").arg(root.verifier.kindText).arg(root.verifier.file)
                            strong: true
                            wrapMode: Text.WrapAnywhere
                        }
                    }
                    TextLabel {
                        width: parent.width
                        visible: root.verifier.strange
                        text: qsTr("Nothing was altered since it was signed. But anybody can sign: compare the key %1 with the one that the school publishes, or give its public half under Trust an issuer.").arg(root.verifier.signer)
                        color: Theme.text2
                    }
                    FigureColumn {
                        width: parent.width
                        figures: root.verifier.findings
                    }
                }
            }
        }
    }
    PathAsk {
        id: choosing
        title: qsTr("Verify a file")
        actionText: qsTr("Verify")
        onChosen: file => root.verifier.verify(file)
    }
    PathAsk {
        id: trusting
        title: qsTr("Trust an issuer")
        text: qsTr("The public half that the school hands out, or its key file.")
        actionText: qsTr("Trust")
        onChosen: file => root.verifier.trust(file)
    }
}
