// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// This machine as a station of its school: what it is connected to, what waits to go out, since when, and what to do.
Column {
    id: root

    required property SchoolDesk school
    readonly property bool joined: school.standing !== SchoolDesk.Alone
    readonly property bool stuck: school.standing === SchoolDesk.Refused
    readonly property bool well: school.standing === SchoolDesk.Delivered
    readonly property color ink: stuck ? Theme.wrong : school.standing === SchoolDesk.Away ? Theme.flag : well ? Theme.right : Theme.text2

    function takeFocus(): void {
        (joined ? now : join).forceActiveFocus();
    }
    function ask(): void {
        school.forgive();
        dialog.setSource("");
        dialog.setSource("StationFileDialog.qml");
    }

    spacing: Theme.px(16)

    component Fact: Row {
        id: fact
        required property string name
        required property string value

        width: parent.width
        spacing: Theme.px(16)

        TextLabel {
            width: Theme.px(200)
            text: fact.name
            color: Theme.text2
        }
        TextLabel {
            width: fact.width - Theme.px(216)
            text: fact.value
            wrapMode: Text.WrapAnywhere
        }
    }

    ErrorLine {
        width: parent.width
        text: root.school.problem
        buttonText: qsTr("Understood")
        onPressed: root.school.forgive()
    }
    Panel {
        width: parent.width
        height: standing.implicitHeight + Theme.px(40)

        Column {
            id: standing
            x: Theme.px(20)
            y: Theme.px(20)
            width: parent.width - 2 * x
            spacing: Theme.px(14)

            Row {
                width: parent.width
                spacing: Theme.px(12)

                Icon {
                    width: Theme.px(24)
                    height: width
                    name: root.stuck ? Icon.Warning : root.well ? Icon.Tick : root.joined ? Icon.Clock : Icon.Info
                    color: root.ink
                }
                TextLabel {
                    objectName: "schoolHeadline"
                    width: parent.width - Theme.px(36)
                    text: root.school.headline
                    strong: true
                    Accessible.role: Accessible.AlertMessage
                }
            }
            TextLabel {
                objectName: "schoolAdvice"
                width: parent.width
                visible: text.length > 0
                text: root.school.advice
            }
            TextLabel {
                width: parent.width
                visible: root.school.clock.length > 0
                text: root.school.clock
                color: Theme.flag
            }
            Column {
                width: parent.width
                visible: root.joined
                spacing: Theme.px(8)

                Fact { name: qsTr("School"); value: root.school.school }
                Fact { name: qsTr("This station"); value: root.school.station }
                Fact { name: qsTr("Server"); value: root.school.server }
                Fact { objectName: "schoolWaiting"; name: qsTr("Waits to go out"); value: root.school.waiting }
                Fact { name: qsTr("Last in touch"); value: root.school.lastTime }
            }
            QuietButton {
                id: now
                objectName: "schoolNow"
                visible: root.joined
                text: qsTr("Try now")
                enabled: root.school.standing !== SchoolDesk.Going
                onClicked: root.school.goNow()
            }
        }
    }
    Panel {
        width: parent.width
        visible: root.school.troubles.length > 0
        height: troubles.implicitHeight + Theme.px(32)

        Column {
            id: troubles
            x: Theme.px(20)
            y: Theme.px(16)
            width: parent.width - 2 * x
            spacing: Theme.px(8)

            TextLabel {
                width: parent.width
                text: qsTr("Not taken in from other stations, and kept at the school:")
                strong: true
            }
            Repeater {
                model: root.school.troubles

                TextLabel {
                    required property string modelData

                    width: troubles.width
                    text: modelData
                }
            }
        }
    }
    Panel {
        width: parent.width
        height: ways.implicitHeight

        Column {
            id: ways
            width: parent.width

            SettingRow {
                width: parent.width
                name: root.joined ? qsTr("Join anew") : qsTr("Join a school")
                detail: qsTr("With the station file that whoever runs the school's database made for this machine. It holds a password: take it off the stick afterwards.")

                QuietButton {
                    id: join
                    objectName: "schoolJoin"
                    text: qsTr("Station file…")
                    onClicked: root.ask()
                }
            }
            SettingRow {
                width: parent.width
                visible: root.joined
                height: visible ? implicitHeight : 0
                name: qsTr("Leave the school")
                detail: qsTr("All records stay here and at the school. Nothing goes out or comes in any more.")

                RiskyButton {
                    objectName: "schoolLeave"
                    text: qsTr("Leave…")
                    onClicked: sure.open()
                }
            }
        }
    }

    Loader {
        id: dialog
        onLoaded: (item as StationFileDialog).accepted.connect(root.school.join)
    }
    AskDialog {
        id: sure
        title: qsTr("Leave %1?").arg(root.school.school)
        text: qsTr("What waits here does not go out any more. Joining again with a station file sends it.")
        safeText: qsTr("Stay")
        otherText: qsTr("Leave")
        risky: true
        onOtherChosen: root.school.leave()
    }
}
