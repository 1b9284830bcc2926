// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Seals the exam, and afterwards shows the file and, once, its release PIN.
Panel {
    id: root

    required property ExamPlan plan
    required property IssuerDesk issuer
    required property bool maySeal

    function take(): void {
        own.forceActiveFocus();
    }

    height: column.implicitHeight + Theme.px(40)

    Column {
        id: column
        x: Theme.px(20)
        y: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.px(12)

        TextLabel {
            text: root.plan.sealed ? qsTr("Sealed") : qsTr("Seal the exam")
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        TextLabel {
            width: parent.width
            text: root.plan.sealed ? qsTr("The file holds a form for each candidate. A copy gives nothing away, and any change to it is found. A sitting needs the release PIN and the candidate's release code: save the codes for the invigilator and cut them into slips.")
                : !root.maySeal ? qsTr("An examiner seals it.")
                : !root.issuer.open ? qsTr("Open the issuer's key on the shelf first.")
                : qsTr("After sealing nothing can be changed, but it can be sealed once more. Seal close to the day. A release PIN has at least eight characters.")
            color: Theme.text2
        }
        Row {
            visible: root.plan.releasePin.length > 0
            spacing: Theme.px(16)

            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                objectName: "releasePin"
                text: root.plan.releasePin
                font.pixelSize: Theme.px(32)
                strong: true
                Accessible.name: qsTr("Release PIN %1").arg(root.plan.releasePin)
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(420)
                text: qsTr("The release PIN. Write it down for the invigilator now: it is kept nowhere and shown only once.")
                color: Theme.flag
            }
        }
        TextLabel {
            objectName: "pinStrength"
            width: parent.width
            visible: text.length > 0
            text: own.visible && own.text.length > 0 ? (root.plan.pinProblem(own.text) || root.plan.pinStrength(own.text)) : ""
            color: root.plan.pinProblem(own.text).length > 0 ? Theme.flag : Theme.text2
            font.pixelSize: Theme.small
        }
        Row {
            spacing: Theme.px(12)

            EntryField {
                id: own
                objectName: "ownPin"
                visible: !root.plan.sealed && root.maySeal
                width: Theme.px(360)
                height: go.height
                label: qsTr("Release PIN of your own")
                placeholderText: qsTr("Release PIN (empty: one is made)")
                Keys.onReturnPressed: if (go.enabled) go.clicked()
            }
            PrimaryButton {
                id: go
                objectName: "seal"
                visible: !root.plan.sealed && root.maySeal
                keyName: own.activeFocus ? qsTr("Enter") : qsTr("Ctrl S")
                text: qsTr("Seal for %n candidate(s)", "", root.plan.candidates.count)
                enabled: root.issuer.open && !root.plan.work.busy && root.plan.candidates.count > 0 && root.plan.pinProblem(own.text).length === 0
                onClicked: root.plan.seal(own.text)
            }
            QuietButton {
                id: codesButton
                visible: root.plan.sealed && root.maySeal
                enabled: root.issuer.open
                text: qsTr("Save the release codes")
                onClicked: codes.ask(root.plan.exam + "-codes.csv")
            }
            QuietButton {
                id: againButton
                objectName: "sealAgain"
                visible: root.plan.sealed && root.maySeal
                enabled: !root.plan.work.busy
                text: qsTr("Seal it once more")
                onClicked: again.open()
            }
            QuietButton {
                id: copyButton
                visible: root.plan.sealed
                text: qsTr("Save a copy for the stations")
                onClicked: copy.ask(root.plan.exam + ".pitexam")
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.plan.sealed
                width: Math.max(Theme.px(80), column.width - copyButton.width - (codesButton.visible ? codesButton.width + againButton.width + Theme.px(24) : 0) - Theme.px(12))
                text: root.plan.sealedFile
                color: Theme.text3
                font.pixelSize: Theme.small
                wrapMode: Text.WrapAnywhere
            }
        }
    }
    AskDialog {
        id: again
        title: qsTr("Seal it once more?")
        text: qsTr("For a PIN that is lost or has got about. The plan opens again with its candidates; sealed anew it has other questions, another PIN and other release codes. The file as it is stays in the exam's folder: take it from the stations.")
        safeText: qsTr("Leave it as it is")
        otherText: qsTr("Open the plan again")
        onOtherChosen: root.plan.reopen()
    }
    PathAsk {
        id: codes
        title: qsTr("Save the release codes for the invigilator")
        actionText: qsTr("Save")
        saving: true
        nameFilter: qsTr("Tables (*.csv)")
        onChosen: file => root.plan.saveCodes(file)
    }
    PathAsk {
        id: copy
        title: qsTr("Save the exam file for the stations")
        actionText: qsTr("Save")
        saving: true
        nameFilter: qsTr("Exam files (*.pitexam)")
        onChosen: file => root.plan.saveCopy(file)
    }
}
