// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Games, topics, length, clock and level.
Panel {
    id: root

    required property PracticeSetup setup
    required property list<string> games
    required property list<string> gameTitles
    required property list<string> topics
    required property list<string> topicTitles

    readonly property bool open: setup.mode !== PracticeSetup.Due

    height: rows.implicitHeight + 2 * Theme.px(20)

    component SetupRow: Row {
        required property string label
        default property alias content: slot.data

        width: parent.width
        spacing: Theme.px(12)

        TextLabel {
            width: Theme.px(88)
            topPadding: Theme.px(10)
            text: parent.label
            strong: true
        }
        Flow {
            id: slot
            width: parent.width - Theme.px(88) - parent.spacing
            spacing: Theme.px(10)
        }
    }

    Column {
        id: rows
        x: Theme.px(20)
        y: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.px(20)

        SetupRow {
            label: qsTr("Games")
            enabled: root.open

            Repeater {
                model: root.games

                Toggle {
                    required property int index
                    required property string modelData

                    text: qsTr("%1  %2").arg(index + 1).arg(root.gameTitles[index])
                    checked: root.setup.games.includes(modelData)
                    onToggled: root.setup.toggleGame(modelData)
                }
            }
        }
        SetupRow {
            label: qsTr("Topics")
            enabled: root.setup.mode === PracticeSetup.Custom

            Repeater {
                model: root.topics

                Toggle {
                    required property int index
                    required property string modelData

                    text: qsTr("%1  %2").arg(index + 5).arg(root.topicTitles[index])
                    checked: root.setup.topics.includes(modelData)
                    onToggled: root.setup.toggleTopic(modelData)
                }
            }
        }
        SetupRow {
            label: qsTr("Length")

            ChoiceRow {
                name: qsTr("Length")
                labels: [qsTr("10"), qsTr("20"), qsTr("40"), qsTr("5 min"), qsTr("10 min"), qsTr("20 min")]
                current: root.setup.length
                onChosen: index => root.setup.length = index
            }
        }
        SetupRow {
            label: qsTr("Clock")

            ChoiceRow {
                name: qsTr("Clock")
                labels: [qsTr("Off"), qsTr("Shown"), qsTr("Stop at target")]
                current: root.setup.timing
                onChosen: index => root.setup.timing = index
            }
        }
        SetupRow {
            label: qsTr("Level")

            ChoiceRow {
                name: qsTr("Level")
                labels: [qsTr("Learn"), qsTr("Drill"), qsTr("Table")]
                current: root.setup.level
                onChosen: index => root.setup.level = index
            }
        }
    }
}
