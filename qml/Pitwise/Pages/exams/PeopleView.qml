// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Who works with exams here: add, remove, set a new PIN for one forgotten, change one's own.
FocusScope {
    id: root

    required property Staff staff
    required property ExamDesk exams
    property int rank: 1
    property int resetting: -1

    Keys.onEscapePressed: root.exams.view = ExamDesk.Shelf

    Connections {
        target: root.staff
        function onDone(): void {
            name.text = "";
            pin.text = "";
            root.resetting = -1;
        }
    }

    ScrollArea {
        anchors.fill: parent
        contentHeight: column.implicitHeight + Theme.px(48)

        Column {
            id: column
            x: Theme.margin
            y: Theme.px(24)
            width: Math.min(root.width - 2 * x, Theme.px(900))
            spacing: Theme.gap

            ViewHead {
                width: parent.width
                title: qsTr("People")
                subtitle: qsTr("Instructors make blueprints and rule on items with an examiner; invigilators release sittings; examiners seal, mark and keep people.")
                backText: qsTr("Shelf")
                onBackRequested: root.exams.view = ExamDesk.Shelf
            }
            WorkLine {
                width: parent.width
                work: root.staff.work
            }
            Repeater {
                model: root.staff

                Panel {
                    id: person
                    required property int index
                    required property string name
                    required property string rankText
                    required property bool locked
                    required property bool current

                    width: column.width
                    height: Theme.px(64)

                    TextLabel {
                        x: Theme.px(18)
                        anchors.verticalCenter: parent.verticalCenter
                        text: person.current ? qsTr("%1, %2 (you)").arg(person.name).arg(person.rankText) : qsTr("%1, %2").arg(person.name).arg(person.rankText)
                        strong: person.current
                    }
                    Row {
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(10)
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.px(8)
                        Badge {
                            anchors.verticalCenter: parent.verticalCenter
                            visible: person.locked
                            kind: Badge.Flagged
                            text: qsTr("Locked")
                        }
                        EntryField {
                            id: fresh
                            visible: root.resetting === person.index
                            width: Theme.px(140)
                            placeholderText: qsTr("New PIN")
                            echoMode: TextInput.Password
                            Keys.onReturnPressed: root.staff.resetPin(person.index, text)
                        }
                        QuietButton {
                            visible: !person.current
                            text: root.resetting === person.index ? qsTr("Set it") : qsTr("New PIN")
                            onClicked: {
                                if (root.resetting === person.index)
                                    root.staff.resetPin(person.index, fresh.text);
                                else
                                    root.resetting = person.index;
                            }
                        }
                        RiskyButton {
                            visible: !person.current
                            text: qsTr("Remove")
                            onClicked: {
                                removing.person = person.index;
                                removing.open();
                            }
                        }
                    }
                }
            }
            ListHead {
                width: parent.width
                title: qsTr("Add somebody")
            }
            Row {
                spacing: Theme.px(10)
                EntryField {
                    id: name
                    objectName: "personName"
                    focus: true
                    width: Theme.px(240)
                    maximumLength: 120
                    placeholderText: qsTr("Name")
                    Keys.onReturnPressed: pin.forceActiveFocus()
                }
                EntryField {
                    id: pin
                    objectName: "personPin"
                    width: Theme.px(140)
                    placeholderText: qsTr("PIN")
                    echoMode: TextInput.Password
                    Keys.onReturnPressed: if (add.enabled) add.clicked()
                }
                QuietButton {
                    id: add
                    text: qsTr("Add")
                    enabled: name.text.trim().length > 0 && pin.text.length > 0 && !root.staff.work.busy
                    onClicked: root.staff.add(name.text, root.rank, pin.text)
                }
            }
            ChoiceRow {
                name: qsTr("Role")
                labels: [qsTr("Instructor"), qsTr("Examiner"), qsTr("Invigilator")]
                current: root.rank - 1
                onChosen: index => root.rank = index + 1
            }
            ListHead {
                width: parent.width
                visible: root.staff.removed.count > 0
                title: qsTr("Removed in the last thirty days")
            }
            Repeater {
                model: root.staff.removed

                Row {
                    id: former
                    required property int index
                    required property string name
                    required property string until

                    spacing: Theme.px(14)
                    TextLabel {
                        anchors.verticalCenter: parent.verticalCenter
                        text: qsTr("%1, kept until %2").arg(former.name).arg(former.until)
                    }
                    QuietButton {
                        objectName: "bringBack" + former.index
                        text: qsTr("Bring back")
                        Accessible.name: qsTr("Bring back: %1").arg(former.name)
                        enabled: !root.staff.work.busy
                        onClicked: root.staff.bringBack(former.index)
                    }
                }
            }
            ListHead {
                width: parent.width
                title: qsTr("Your own PIN")
            }
            OwnPin {
                width: parent.width
                staff: root.staff
            }
        }
    }
    AskDialog {
        id: removing
        property int person: -1
        title: qsTr("Remove %1?").arg(root.staff.nameAt(person))
        text: qsTr("What this person signed stays as it is. For thirty days you can bring this person back, with the same PIN.")
        safeText: qsTr("Keep")
        otherText: qsTr("Remove")
        risky: true
        onOtherChosen: root.staff.remove(person)
        onClosed: root.forceActiveFocus()
    }
}
