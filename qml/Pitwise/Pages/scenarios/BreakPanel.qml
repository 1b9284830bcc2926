// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Break something: the kinds of irregularity, and the facts of the one that is there.
Column {
    id: root

    required property ScenarioEditor editor
    readonly property EditorIncident incident: editor.incident
    property bool all: false
    readonly property int few: 5

    signal leaveRequested

    function walk(): void {
        (list.itemAt(0) as Item)?.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    function toFacts(): void {
        (facts.itemAt(0) as FactRow)?.take();
    }

    spacing: Theme.px(6)

    PanelHead {
        width: parent.width
        text: qsTr("Break something")
        keyName: "I"
    }
    Repeater {
        id: list
        model: root.incident.kinds

        QuietButton {
            id: kind

            required property int index
            required property string title
            required property bool chosen

            objectName: "kind" + index
            width: root.width
            implicitHeight: Theme.px(34)
            atLeft: true
            leftPadding: Theme.px(10)
            visible: root.all || chosen || (index < root.few && root.incident.title.length === 0) || activeFocus
            text: title
            iconName: chosen ? Icon.Warning : Icon.Nothing
            ink: chosen ? Theme.wrong : Theme.text
            line: chosen ? Theme.wrong : Theme.hairline
            onClicked: {
                if (chosen)
                    return root.toFacts();
                root.all = false; // its facts come in sight
                root.incident.put(index);
            }
            Keys.onDownPressed: root.move(index + 1)
            Keys.onUpPressed: root.move(index - 1)
            Keys.onEscapePressed: root.leaveRequested()
        }
    }
    function move(row: int): void {
        if (row >= few)
            all = true;
        (list.itemAt(row) as Item)?.forceActiveFocus(Qt.TabFocusReason);
    }
    QuietButton {
        objectName: "moreKinds"
        bare: true
        leftPadding: Theme.px(8)
        implicitHeight: Theme.px(32)
        text: root.all ? qsTr("Show fewer") : root.incident.title.length > 0 ? qsTr("Another kind") : qsTr("%n more kind(s)", "", Math.max(0, list.count - root.few))
        font.pixelSize: Theme.small
        ink: Theme.text2
        onClicked: root.all = !root.all
    }
    Repeater {
        id: facts
        model: root.incident.facts

        FactRow {
            width: root.width
            editor: root.editor
            onLeaveRequested: root.leaveRequested()
        }
    }
    QuietButton {
        objectName: "addPerson"
        width: root.width
        implicitHeight: Theme.px(34)
        atLeft: true
        leftPadding: Theme.px(10)
        iconName: Icon.Plus
        visible: root.incident.addText.length > 0
        text: root.incident.addText
        font.pixelSize: Theme.small
        onClicked: root.incident.addPerson()
        Keys.onEscapePressed: root.leaveRequested()
    }
    QuietButton {
        objectName: "factsAnew"
        visible: root.incident.title.length > 0 && facts.count > 0
        bare: true
        leftPadding: Theme.px(8)
        implicitHeight: Theme.px(32)
        text: qsTr("Facts from the table again")
        font.pixelSize: Theme.small
        ink: Theme.text2
        onClicked: root.incident.takeFactsAnew()
    }
    QuietButton {
        visible: root.incident.title.length > 0
        bare: true
        leftPadding: Theme.px(8)
        implicitHeight: Theme.px(32)
        text: qsTr("Remove it")
        font.pixelSize: Theme.small
        ink: Theme.text2
        onClicked: root.incident.takeOut()
    }
}
