// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import "../scenarios"

/// Work for the class, or for the trainee whose row is chosen: what is given, who did it and how; and one more.
Sheet {
    id: root

    required property ClassWork work
    required property ClassDesk desk
    property list<string> games: []
    property int length: 1
    property int looked: -1

    function turn(game: string, on: bool): void {
        const chosen = [];
        for (const one of desk.games)
            if (one === game ? on : games.indexOf(one) >= 0)
                chosen.push(one);
        games = chosen;
    }
    function give(): void {
        if (work.give(name.text, games, length, date.text, person.index > 0 ? desk.memberId(person.index - 1) : "")) {
            name.clear();
            date.clear();
        }
    }

    title: qsTr("Assignments")
    panelWidth: Theme.px(640)
    onVisibleChanged: {
        if (!visible)
            return;
        work.forgive();
        looked = -1;
        name.forceActiveFocus();
    }

    component Label: TextLabel {
        width: parent.width
        font.pixelSize: Theme.small
        color: Theme.text2
    }

    TextLabel {
        width: parent.width
        visible: root.work.given.count === 0
        text: qsTr("Nothing is given yet.")
        color: Theme.text2
    }
    Repeater {
        model: root.work.given

        Column {
            id: row

            required property int index
            required property string title
            required property string due
            required property bool late
            required property string stateText
            required property bool done

            width: parent.width
            spacing: Theme.px(4)

            Row {
                width: parent.width
                spacing: Theme.px(10)

                Column {
                    width: parent.width - buttons.width - Theme.px(20)

                    TextLabel {
                        width: parent.width
                        text: row.title
                        strong: true
                    }
                    TextLabel {
                        width: parent.width
                        text: qsTr("%1, %2", "by when, how far").arg(row.due).arg(row.stateText)
                        font.pixelSize: Theme.small
                        color: row.late ? Theme.flag : row.done ? Theme.right : Theme.text2
                    }
                }
                Row {
                    id: buttons
                    spacing: Theme.px(8)

                    QuietButton {
                        text: qsTr("Who did it")
                        onClicked: {
                            root.looked = root.looked === row.index ? -1 : row.index;
                            root.work.lookAt(root.looked);
                        }
                    }
                    RiskyButton {
                        text: qsTr("Take back")
                        onClicked: {
                            root.looked = -1;
                            root.work.takeBack(row.index);
                        }
                    }
                }
            }
            TextLabel {
                width: parent.width
                visible: root.looked === row.index
                text: root.work.workers
                leftPadding: Theme.px(12)
            }
            Rectangle {
                width: parent.width
                height: 1
                color: Theme.hairline
            }
        }
    }
    TextLabel {
        width: parent.width
        topPadding: Theme.px(8)
        text: qsTr("Give one more")
        strong: true
    }
    ErrorLine {
        width: parent.width
        text: root.work.problem
    }
    Label { text: qsTr("What it is called") }
    EntryField {
        id: name
        objectName: "assignTitle"
        width: parent.width
        label: qsTr("What it is called")
        Keys.onReturnPressed: root.give()
    }
    Label { text: qsTr("Practice of these games; none chosen: every game") }
    Row {
        spacing: Theme.px(10)

        Repeater {
            model: root.desk.games

            Toggle {
                required property string modelData

                text: Theme.gameTag(modelData)
                checked: root.games.indexOf(modelData) >= 0
                onToggled: root.turn(modelData, checked)
            }
        }
    }
    Label { text: qsTr("How many questions") }
    ChoiceRow {
        name: qsTr("How many questions")
        labels: ["10", "20", "40"]
        current: root.length
        onChosen: index => root.length = index
    }
    Label { text: qsTr("By when, day/month/year; may stay empty") }
    EntryField {
        id: date
        objectName: "assignDue"
        width: Theme.px(200)
        label: qsTr("By when, day/month/year; may stay empty")
        Keys.onReturnPressed: root.give()
    }
    Label { text: qsTr("For whom") }
    Row {
        id: person

        property int index: 0 // 0: the class

        spacing: Theme.px(10)

        QuietButton {
            keyName: "←"
            enabled: person.index > 0
            Accessible.name: qsTr("The one before")
            onClicked: --person.index
        }
        TextLabel {
            objectName: "assignFor"
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(240)
            horizontalAlignment: Text.AlignHCenter
            text: person.index === 0 ? qsTr("the whole class") : root.desk.memberName(person.index - 1)
        }
        QuietButton {
            keyName: "→"
            enabled: person.index < root.desk.members.count
            Accessible.name: qsTr("The next one")
            onClicked: ++person.index
        }
    }
    PrimaryButton {
        objectName: "giveAssignment"
        text: qsTr("Give it")
        enabled: name.text.trim().length > 0
        onClicked: root.give()
    }
}
