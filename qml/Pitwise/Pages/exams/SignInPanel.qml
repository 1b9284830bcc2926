// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The staff's door: the first examiner is made here; later everybody signs in with his PIN.
Panel {
    id: root

    required property Staff staff
    property int chosen: 0
    readonly property bool first: !staff.hasExaminer

    signal entered

    function go(): void {
        if (!enter.enabled)
            return;
        if (root.first)
            root.staff.createExaminer(name.text, pin.text);
        else
            root.staff.signIn(root.chosen, pin.text);
    }

    function take(): void {
        if (!root.staff.signedIn)
            (root.first ? name : pin).forceActiveFocus();
        else if (root.staff.mayPlanExams)
            root.entered();
    }

    height: column.implicitHeight + Theme.px(40)

    Connections {
        target: root.staff.work
        // A wrong PIN is typed anew, not mended.
        function onChanged(): void {
            if (!root.first && root.staff.work.problem.length > 0 && pin.activeFocus)
                pin.selectAll();
        }
    }
    Connections {
        target: root.staff
        function onDone(): void {
            const came = pin.text.length > 0; // a change of PIN leads nowhere else
            pin.text = "";
            again.text = "";
            if (came && root.staff.mayPlanExams)
                root.entered();
        }
    }

    Column {
        id: column
        x: Theme.px(20)
        y: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.px(12)

        TextLabel {
            text: root.first ? qsTr("The first examiner") : root.staff.signedIn ? qsTr("Signed in: %1, %2").arg(root.staff.name).arg(root.staff.rankText) : qsTr("Staff")
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        TextLabel {
            width: parent.width
            visible: !root.staff.signedIn || !root.staff.mayPlanExams
            text: root.first ? qsTr("Nobody runs exams here yet. The first examiner gives a name and a PIN of at least six characters; others can be added later.")
                : root.staff.signedIn && !root.staff.mayPlanExams ? qsTr("You release sittings with the release PIN of the exam file: open it above, at the station.")
                : qsTr("Instructors, examiners and invigilators sign in with their PIN.")
            color: Theme.text2
        }
        Flow {
            width: parent.width
            spacing: Theme.px(8)
            visible: !root.first && !root.staff.signedIn

            Repeater {
                model: root.staff

                QuietButton {
                    required property int index
                    required property string name
                    required property string rankText
                    required property bool locked

                    text: locked ? qsTr("%1, %2 (locked)").arg(name).arg(rankText) : qsTr("%1, %2").arg(name).arg(rankText)
                    line: index === root.chosen ? Theme.brass : Theme.edge
                    font.bold: index === root.chosen
                    Accessible.checked: index === root.chosen
                    onClicked: {
                        root.chosen = index;
                        pin.forceActiveFocus();
                    }
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.px(12)
            bottomPadding: again.error.length > 0 ? Theme.px(20) : 0
            visible: !root.staff.signedIn

            EntryField {
                id: name
                objectName: "examinerName"
                visible: root.first
                width: Theme.px(300)
                maximumLength: 120
                placeholderText: qsTr("Name")
                Keys.onReturnPressed: pin.forceActiveFocus()
            }
            EntryField {
                id: pin
                objectName: "staffPin"
                width: Theme.px(180)
                placeholderText: qsTr("PIN")
                echoMode: TextInput.Password
                Keys.onReturnPressed: root.first ? again.forceActiveFocus() : root.go()
                Keys.onEnterPressed: root.first ? again.forceActiveFocus() : root.go()
            }
            EntryField {
                id: again
                objectName: "staffPinAgain"
                visible: root.first
                width: Theme.px(180)
                placeholderText: qsTr("PIN again")
                echoMode: TextInput.Password
                error: text.length > 0 && text !== pin.text && !activeFocus ? qsTr("They do not match") : ""
                Keys.onReturnPressed: root.go()
                Keys.onEnterPressed: root.go()
            }
            QuietButton {
                id: enter
                objectName: "enter"
                keyName: name.activeFocus || pin.activeFocus || again.activeFocus ? qsTr("Enter") : "I"
                text: root.first ? qsTr("Become examiner") : qsTr("Sign in")
                enabled: !root.staff.work.busy && pin.text.length > 0 && (!root.first || (name.text.trim().length > 0 && again.text === pin.text))
                onClicked: root.go()
            }
        }
        WorkLine {
            objectName: "staffWork"
            width: parent.width
            work: root.staff.work
        }
        Row {
            spacing: Theme.px(12)
            visible: root.staff.signedIn

            QuietButton {
                visible: root.staff.mayPlanExams
                keyName: "I"
                text: qsTr("To the exams")
                onClicked: root.entered()
            }
            QuietButton {
                text: qsTr("Sign out")
                onClicked: root.staff.signOut()
            }
        }
        TextLabel {
            visible: root.staff.signedIn
            text: qsTr("Your own PIN")
            color: Theme.text2
            font.pixelSize: Theme.small
        }
        OwnPin {
            width: parent.width
            visible: root.staff.signedIn
            staff: root.staff
        }
    }
}
