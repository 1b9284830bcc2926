// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The exam as a whole: time, pass mark, going back, what a crash costs, the rules in force, the certificate.
Panel {
    id: root

    required property BlueprintEditor editor
    required property AngoffAid angoff
    property bool readingsShown: false

    function wrongAt(field: string): bool {
        return root.editor.problemSection < 0 && root.editor.problemField === field;
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

        TextLabel {
            text: qsTr("The exam")
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        TextLabel {
            text: qsTr("Title, and what a pass certifies")
            color: Theme.text2
            font.pixelSize: Theme.small
        }
        EntryField {
            objectName: "title"
            width: parent.width
            label: qsTr("Title")
            placeholderText: qsTr("Title")
            maximumLength: 160
            wrong: root.wrongAt("title")
            text: root.editor.title
            onTextEdited: root.editor.title = text
        }
        EntryField {
            width: parent.width
            label: qsTr("What a pass certifies")
            placeholderText: qsTr("What a pass certifies")
            maximumLength: 160
            wrong: root.wrongAt("certificate")
            text: root.editor.certificate
            onTextEdited: root.editor.certificate = text
        }
        Flow {
            width: parent.width
            spacing: Theme.px(16)
            RuleField { editor: root.editor; name: qsTr("Time in all"); which: BlueprintEditor.Minutes; to: 1440; wrong: root.wrongAt("minutes"); unit: qsTr("min") }
            RuleField { editor: root.editor; name: qsTr("Pass mark"); which: BlueprintEditor.PassMark; from: 1; to: 100; unit: "%" }
            RuleField { editor: root.editor; name: qsTr("Attempts"); which: BlueprintEditor.Attempts; from: 1; to: 100 }
            RuleField { editor: root.editor; name: qsTr("Valid (0: no end)"); which: BlueprintEditor.ValidMonths; to: 600; unit: qsTr("months") }
        }
        AngoffPanel {
            width: parent.width
            angoff: root.angoff
            onUsed: mark => root.editor.setNumber(BlueprintEditor.PassMark, mark)
        }
        RuleChoice { editor: root.editor; name: qsTr("Going back"); labels: [qsTr("No"), qsTr("In section"), qsTr("Everywhere")]; which: BlueprintEditor.GoingBack }
        RuleChoice { editor: root.editor; name: qsTr("After a crash the clock"); labels: [qsTr("Stops"), qsTr("Keeps running"), qsTr("Stops for up to")]; which: BlueprintEditor.AfterCrash }
        RuleField {
            editor: root.editor
            visible: root.number(BlueprintEditor.AfterCrash) === 2
            name: qsTr("At most, each time")
            which: BlueprintEditor.CrashMinutes
            from: 1
            to: 1440
            unit: qsTr("min")
        }
        Toggle {
            text: qsTr("Keep exam questions out of practice")
            checked: root.number(BlueprintEditor.SeparateBanks) === 1
            onToggled: root.editor.setNumber(BlueprintEditor.SeparateBanks, checked ? 1 : 0)
        }
        Toggle {
            objectName: "payTables"
            text: qsTr("Candidates may open the pay tables")
            checked: root.number(BlueprintEditor.PayTables) === 1
            onToggled: root.editor.setNumber(BlueprintEditor.PayTables, checked ? 1 : 0)
        }
        Toggle {
            objectName: "typedKeys"
            text: qsTr("Questions of packs may have a key that a person typed")
            checked: root.number(BlueprintEditor.TypedKeys) === 1
            onToggled: root.editor.setNumber(BlueprintEditor.TypedKeys, checked ? 1 : 0)
        }
        Flow {
            width: parent.width
            spacing: Theme.px(16)
            RuleField { editor: root.editor; name: qsTr("Forms alike: difficulty ±"); which: BlueprintEditor.DifficultyBand; from: 1; to: 100; unit: "%" }
            RuleField { editor: root.editor; name: qsTr("time ±"); which: BlueprintEditor.TimeBand; from: 1; to: 100; unit: "%" }
        }
        TickFlow {
            width: parent.width
            title: root.wrongAt("rules") ? qsTr("Rules in force: tick at least one, of one version each") : qsTr("Rules in force")
            wrong: root.wrongAt("rules")
            list: root.editor.rulebooks
        }
        QuietButton {
            visible: root.editor.readings.count > 0
            bare: true
            leftPadding: 0
            iconName: root.readingsShown ? Icon.Down : Icon.Right
            text: root.editor.readings.fixed > 0 ? qsTr("Readings: %1 of %2 fixed").arg(root.editor.readings.fixed).arg(root.editor.readings.count) : qsTr("Readings: %1, all left open").arg(root.editor.readings.count)
            onClicked: root.readingsShown = !root.readingsShown
        }
        Repeater {
            model: root.readingsShown ? root.editor.readings : null

            Column {
                id: reading
                required property int index
                required property string title
                required property list<string> words
                required property int chosenValue

                width: column.width
                spacing: Theme.px(4)
                TextLabel {
                    width: parent.width
                    text: reading.title
                    strong: true
                }
                Repeater {
                    model: reading.words
                    ReadingOption {
                        required property int index
                        required property string modelData
                        width: reading.width
                        text: modelData
                        on: index === reading.chosenValue + 1
                        onClicked: root.editor.readings.choose(reading.index, index - 1)
                    }
                }
            }
        }
    }
}
