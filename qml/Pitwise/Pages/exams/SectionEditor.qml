// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// One section: what it asks, how many, how hard, how long, and its own pass mark.
Panel {
    id: root

    required property BlueprintEditor editor

    function number(which: int): int {
        return root.editor.revision >= 0 ? root.editor.number(which) : 0;
    }

    height: column.implicitHeight + Theme.px(36)

    Column {
        id: column
        x: Theme.px(18)
        y: Theme.px(18)
        width: parent.width - 2 * x
        spacing: Theme.px(14)

        EntryField {
            objectName: "sectionTitle"
            width: parent.width
            label: qsTr("Name of the section")
            text: root.editor.sectionTitle
            onTextEdited: root.editor.sectionTitle = text
        }
        Flow {
            width: parent.width
            spacing: Theme.px(16)

            NumberField {
                objectName: "count"
                name: qsTr("Questions")
                value: root.number(BlueprintEditor.SectionCount)
                from: 1
                to: 500
                onEntered: number => root.editor.setNumber(BlueprintEditor.SectionCount, number)
            }
            NumberField {
                name: qsTr("Own pass mark (0: none)")
                value: root.number(BlueprintEditor.SectionPassMark)
                to: 100
                unit: "%"
                onEntered: number => root.editor.setNumber(BlueprintEditor.SectionPassMark, number)
            }
            NumberField {
                name: qsTr("Own time (0: none)")
                value: root.number(BlueprintEditor.SectionMinutes)
                to: 1440
                unit: qsTr("min")
                onEntered: number => root.editor.setNumber(BlueprintEditor.SectionMinutes, number)
            }
            NumberField {
                name: qsTr("Difficulty from")
                value: root.number(BlueprintEditor.SectionEasiest)
                to: 100
                step: 5
                unit: "%"
                onEntered: number => root.editor.setNumber(BlueprintEditor.SectionEasiest, number)
            }
            NumberField {
                name: qsTr("to")
                value: root.number(BlueprintEditor.SectionHardest)
                to: 100
                step: 5
                unit: "%"
                onEntered: number => root.editor.setNumber(BlueprintEditor.SectionHardest, number)
            }
        }
        TickFlow {
            width: parent.width
            title: qsTr("Games")
            list: root.editor.games
        }
        TickFlow {
            width: parent.width
            title: qsTr("Topics")
            list: root.editor.topics
        }
        TickFlow {
            width: parent.width
            visible: root.editor.packs.count > 0
            title: qsTr("Scenario packs (none: questions of the rules engine)")
            list: root.editor.packs
        }
        TickFlow {
            width: parent.width
            folded: true
            title: qsTr("Families: %1 fit").arg(root.editor.families.count)
            list: root.editor.families
        }
        Row {
            spacing: Theme.px(8)
            QuietButton {
                iconName: Icon.Up
                text: ""
                Accessible.name: qsTr("Move the section up")
                onClicked: root.editor.moveSection(-1)
            }
            QuietButton {
                iconName: Icon.Down
                text: ""
                Accessible.name: qsTr("Move the section down")
                onClicked: root.editor.moveSection(1)
            }
            QuietButton {
                objectName: "removeSection"
                keyName: qsTr("Del")
                text: qsTr("Remove the section")
                enabled: root.editor.sections.count > 1
                onClicked: root.editor.removeSection()
            }
        }
    }
}
