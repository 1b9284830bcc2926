// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// How the window looks and speaks at this seat. Everything takes effect at once and is kept.
Column {
    id: root

    required property Settings settings
    required property Language language

    function takeFocus(): void {
        theme.takeFocus();
    }

    spacing: Theme.px(16)

    ErrorLine {
        width: parent.width
        text: root.settings.problem
    }
    TextLabel {
        text: qsTr("Reading")
        font.pixelSize: Theme.panelTitle
        strong: true
        Accessible.role: Accessible.Heading
    }
    Panel {
        width: parent.width
        height: look.implicitHeight

        Column {
            id: look
            width: parent.width

            SettingRow {
                width: parent.width
                name: qsTr("Language")
                detail: root.language.unreviewed.length > 0 ? qsTr("Every trainee chooses their own. No dealer who grew up with the language has reviewed these yet: %1. Where the words differ, the English counts.").arg(root.language.unreviewed) : qsTr("Every trainee chooses their own.")
                visible: root.language.names.length > 1
                ChoiceRow {
                    objectName: "language"
                    name: qsTr("Language")
                    labels: root.language.names
                    current: root.language.current
                    onChosen: index => root.language.choose(index)
                }
            }
            SettingRow {
                width: parent.width
                name: qsTr("English beside it")
                detail: qsTr("F9 turns it on and off: the English words under a question and a clause, as they are said at the table.")
                visible: root.language.code !== "en"
                ChoiceRow {
                    objectName: "english"
                    name: qsTr("English beside it")
                    labels: [qsTr("Shown"), qsTr("Hidden")]
                    current: root.settings.english ? 0 : 1
                    onChosen: index => root.settings.english = index === 0
                }
            }
            SettingRow {
                width: parent.width
                name: qsTr("Colours")
                detail: qsTr("High contrast draws every edge in white on black.")
                ChoiceRow {
                    id: theme
                    objectName: "colours"
                    name: qsTr("Colours")
                    labels: [qsTr("Dark"), qsTr("Light"), qsTr("High contrast")]
                    current: root.settings.colours
                    onChosen: index => root.settings.colours = index
                }
            }
            SettingRow {
                width: parent.width
                name: qsTr("Text size")
                detail: qsTr("Pages make room as if the window were smaller.")
                ChoiceRow {
                    objectName: "textSize"
                    name: qsTr("Text size")
                    labels: ["100 %", "120 %", "150 %"]
                    current: root.settings.textSize === 100 ? 0 : root.settings.textSize === 120 ? 1 : 2
                    onChosen: index => root.settings.textSize = index === 0 ? 100 : index === 1 ? 120 : 150
                }
            }
            SettingRow {
                width: parent.width
                name: qsTr("Motion")
                detail: qsTr("Off: cards and chips are where they belong at once.")
                ChoiceRow {
                    objectName: "motion"
                    name: qsTr("Motion")
                    labels: [qsTr("On"), qsTr("Off")]
                    current: root.settings.motion ? 0 : 1
                    onChosen: index => root.settings.motion = index === 0
                }
            }
        }
    }
    TextLabel {
        text: qsTr("On the felt")
        font.pixelSize: Theme.panelTitle
        strong: true
        Accessible.role: Accessible.Heading
    }
    Panel {
        width: parent.width
        height: felt.implicitHeight

        Column {
            id: felt
            width: parent.width

            SettingRow {
                width: parent.width
                name: qsTr("Deck")
                detail: qsTr("Four colours: diamonds blue, clubs green.")
                ChoiceRow {
                    objectName: "deck"
                    name: qsTr("Deck")
                    labels: [qsTr("Two colours"), qsTr("Four colours")]
                    current: root.settings.fourColourDeck ? 1 : 0
                    onChosen: index => root.settings.fourColourDeck = index === 1
                }
            }
            SettingRow {
                width: parent.width
                name: qsTr("Amounts beside bets")
                detail: qsTr("Harder levels take them away whatever is chosen here.")
                ChoiceRow {
                    objectName: "amounts"
                    name: qsTr("Amounts beside bets")
                    labels: [qsTr("Shown"), qsTr("Hidden")]
                    current: root.settings.amountLabels ? 0 : 1
                    onChosen: index => root.settings.amountLabels = index === 0
                }
            }
        }
    }
}
