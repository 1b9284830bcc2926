// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// One section: what it asks, how many, how hard, how long, and its own pass mark.
Panel {
    id: root

    required property BlueprintEditor editor

    /// What is wrong with this section there; empty: nothing.
    function wrongAt(field: string): string {
        return root.editor.problemSection === root.editor.current && root.editor.problemField === field ? (root.editor.problem.length > 0 ? root.editor.problem : root.editor.checkProblem) : "";
    }
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
            maximumLength: 80
            wrong: root.wrongAt("title").length > 0
            text: root.editor.sectionTitle
            onTextEdited: root.editor.sectionTitle = text
        }
        Flow {
            width: parent.width
            spacing: Theme.px(16)

            NumberField {
                objectName: "count"
                name: qsTr("Questions")
                wrong: root.wrongAt("count").length > 0
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
            Row {
                spacing: Theme.px(12)

                NumberField {
                    name: qsTr("Difficulty from")
                    wrong: root.wrongAt("difficulty").length > 0
                    value: root.number(BlueprintEditor.SectionEasiest)
                    to: 100
                    step: 5
                    unit: "%"
                    onEntered: number => root.editor.setNumber(BlueprintEditor.SectionEasiest, number)
                }
                NumberField {
                    name: qsTr("to")
                    wrong: root.wrongAt("difficulty").length > 0
                    value: root.number(BlueprintEditor.SectionHardest)
                    to: 100
                    step: 5
                    unit: "%"
                    onEntered: number => root.editor.setNumber(BlueprintEditor.SectionHardest, number)
                }
            }
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: root.wrongAt("title") + root.wrongAt("count") + root.wrongAt("difficulty") + root.wrongAt("games")
            color: Theme.wrong
            font.pixelSize: Theme.small
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
            title: qsTr("Kinds of question: %1 fit").arg(root.editor.families.count)
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
