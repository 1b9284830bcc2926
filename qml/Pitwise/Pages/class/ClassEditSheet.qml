// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import "../scenarios"

/// A class as it is written down: its name, who teaches it, and its table test.
Sheet {
    id: root

    required property ClassDesk desk
    property list<string> chosen: []

    function show(): void {
        desk.forgive();
        name.text = desk.name;
        date.text = desk.testDate;
        instructors.text = desk.instructors;
        chosen = desk.testGames;
        open();
        name.forceActiveFocus();
    }
    function turn(game: string, on: bool): void {
        const games = [];
        for (const one of desk.games)
            if (one === game ? on : chosen.indexOf(one) >= 0)
                games.push(one);
        chosen = games;
    }
    function save(): void {
        if (desk.save(name.text, date.text, instructors.text, chosen))
            close();
    }

    title: qsTr("The class")

    component Label: TextLabel {
        width: parent.width
        topPadding: Theme.px(4)
        font.pixelSize: Theme.small
        color: Theme.text2
    }

    ErrorLine {
        width: parent.width
        text: root.desk.problem
    }
    Label { text: qsTr("Name") }
    EntryField {
        id: name
        objectName: "className"
        width: parent.width
        label: qsTr("Name")
        Keys.onReturnPressed: root.save()
    }
    Label { text: qsTr("Instructors, parted by commas") }
    EntryField {
        id: instructors
        objectName: "classInstructors"
        width: parent.width
        label: qsTr("Instructors, parted by commas")
        Keys.onReturnPressed: root.save()
    }
    Label { text: qsTr("Day of the table test, day/month/year") }
    EntryField {
        id: date
        objectName: "classTest"
        width: Theme.px(200)
        label: qsTr("Day of the table test, day/month/year")
        placeholderText: "27/11/2026"
        Keys.onReturnPressed: root.save()
    }
    Label { text: qsTr("Its games; none chosen: every game") }
    Row {
        spacing: Theme.px(10)

        Repeater {
            model: root.desk.games

            Toggle {
                required property string modelData

                text: Theme.gameTag(modelData)
                checked: root.chosen.indexOf(modelData) >= 0
                onToggled: root.turn(modelData, checked)
            }
        }
    }
    Row {
        topPadding: Theme.px(10)
        spacing: Theme.px(10)

        PrimaryButton {
            objectName: "saveClass"
            text: qsTr("Save")
            onClicked: root.save()
        }
    }
}
