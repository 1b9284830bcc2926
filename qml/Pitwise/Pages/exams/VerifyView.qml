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
            root.exams.view = ExamDesk.Doors;
        else if (event.key === Qt.Key_V)
            choosing.ask("");
        else
            return;
        event.accepted = true;
    }

    Column {
        x: Theme.margin
        y: Theme.px(24)
        width: Math.min(parent.width - 2 * x, Theme.px(900))
        spacing: Theme.gap

        ViewHead {
            width: parent.width
            title: qsTr("Verify a file")
            subtitle: root.verifier.trusted.length > 0 ? qsTr("Expected issuer: %1").arg(root.verifier.trusted)
                                                       : qsTr("No issuer is known here: compare the fingerprint with the one that the school publishes.")
            backText: qsTr("Exams")
            onBackRequested: root.exams.view = ExamDesk.Doors

            QuietButton {
                text: qsTr("Trust an issuer")
                onClicked: trusting.ask("")
            }
        }
        PrimaryButton {
            objectName: "verify"
            focus: true
            keyName: "V"
            text: qsTr("Choose a file")
            onClicked: choosing.ask("")
        }
        WorkLine {
            width: parent.width
            work: root.verifier.work
        }
        EmptyState {
            width: parent.width
            visible: root.verifier.file.length === 0
            text: qsTr("Nothing verified yet")
            detail: qsTr("Certificate or report (.pdf), badge (.jwt), mark, result, exam or key file.")
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
                        kind: root.verifier.good ? Badge.Good : Badge.Bad
                        iconName: root.verifier.good ? Icon.Tick : Icon.Cross
                        text: root.verifier.good ? qsTr("Whole and genuine") : qsTr("Not genuine")
                    }
                    TextLabel {
                        anchors.verticalCenter: parent.verticalCenter
                        text: qsTr("%1: %2").arg(root.verifier.kindText).arg(root.verifier.file)
                        strong: true
                    }
                }
                TextLabel {
                    visible: root.verifier.signer.length > 0
                    text: qsTr("Key behind it: %1").arg(root.verifier.signer)
                    color: Theme.text2
                }
                FigureColumn {
                    width: parent.width
                    figures: root.verifier.findings
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
