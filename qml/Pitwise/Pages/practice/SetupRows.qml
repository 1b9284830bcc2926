// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Games, topics, length, clock and level: five rows, one decision each.
Panel {
    id: root

    required property PracticeSetup setup
    required property list<string> games
    required property list<string> gameTitles
    required property list<string> topics
    required property list<string> topicTitles
    readonly property bool open: setup.mode !== PracticeSetup.Due
    readonly property bool storm: setup.mode === PracticeSetup.Storm
    readonly property bool topicsOpen: setup.mode === PracticeSetup.Custom || storm

    implicitHeight: rows.implicitHeight + 2 * Theme.px(18)

    component SetupRow: Item {
        id: setupRow
        required property string label
        property bool first: false
        default property alias content: slot.data
        readonly property real contentWidth: slot.width

        width: rows.width
        implicitHeight: slot.implicitHeight + (first ? 0 : Theme.px(Theme.narrow ? 12 : 18))

        Rectangle {
            visible: !setupRow.first
            width: parent.width
            height: 1
            color: Theme.hairline
        }
        TextLabel {
            y: slot.y + Theme.px(11)
            width: slot.x - Theme.px(8)
            text: setupRow.label
            strong: true
        }
        Flow {
            id: slot
            x: Theme.px(Theme.narrow ? 76 : 100)
            y: setupRow.first ? 0 : Theme.px(Theme.narrow ? 12 : 18)
            width: parent.width - x
            spacing: Theme.px(10)
        }
    }

    Column {
        id: rows
        x: Theme.px(20)
        y: Theme.px(18)
        width: parent.width - 2 * x
        spacing: Theme.px(Theme.narrow ? 12 : 18)

        SetupRow {
            id: gameRow
            label: qsTr("Games")
            first: true

            Repeater {
                model: root.games

                ChoiceTile {
                    required property int index
                    required property string modelData

                    width: (gameRow.width - Theme.px(Theme.narrow ? 76 : 100) - Theme.px(10)) / 2
                    enabled: root.open
                    keyName: String(index + 1)
                    document: modelData
                    text: root.gameTitles[index]
                    on: !root.open || Array.from(root.setup.games).includes(modelData)
                    onToggledByUser: root.setup.toggleGame(modelData)
                }
            }
        }
        SetupRow {
            id: topicRow
            label: qsTr("Topics")

            Repeater {
                model: root.topics

                ChoiceTile {
                    required property int index
                    required property string modelData
                    readonly property int share: root.setup.topicShares[index] ?? -1

                    width: Theme.narrow ? (topicRow.width - Theme.px(86)) / 2 : (topicRow.width - Theme.px(120)) / 3
                    enabled: root.topicsOpen
                    keyName: String(index + 5)
                    text: root.topicTitles[index]
                    detail: Theme.narrow ? "" : share >= 0 ? qsTr("%1 % right").arg(share) : qsTr("not asked yet")
                    on: !root.topicsOpen || Array.from(root.setup.topics).includes(modelData)
                    onToggledByUser: root.setup.toggleTopic(modelData)
                }
            }
        }
        SetupRow {
            id: lengthRow
            visible: !root.storm
            label: qsTr("Length")

            ChoiceRow {
                name: qsTr("Length")
                fillWidth: lengthRow.contentWidth - lengthKeys.width - Theme.px(12)
                labels: Theme.narrow ? [qsTr("10"), qsTr("20"), qsTr("40"), qsTr("5'"), qsTr("10'"), qsTr("20'")] : [qsTr("10"), qsTr("20"), qsTr("40"), qsTr("5 min"), qsTr("10 min"), qsTr("20 min")]
                current: root.setup.length
                onChosen: index => root.setup.length = index
            }
            KeyPair {
                id: lengthKeys
                keys: ["−", "+"]
            }
        }
        SetupRow {
            id: clockRow
            visible: !root.storm
            label: qsTr("Clock")

            ChoiceRow {
                name: qsTr("Clock")
                fillWidth: clockRow.contentWidth - lengthKeys.width - Theme.px(12)
                labels: [qsTr("Off"), qsTr("Shown"), qsTr("Stop at target")]
                current: root.setup.timing
                onChosen: index => root.setup.timing = index
            }
            KeyPair {
                keys: ["K"]
            }
        }
        SetupRow {
            id: levelRow
            label: qsTr("Level")

            Repeater {
                model: [qsTr("Learn"), qsTr("Drill"), qsTr("Table")]

                ChoiceTile {
                    required property int index
                    required property string modelData

                    width: (levelRow.width - Theme.px(Theme.narrow ? 76 : 100) - 2 * Theme.px(10)) / 3
                    radio: true
                    keyName: ["Q", "W", "E"][index]
                    text: modelData
                    detail: index === 0 ? qsTr("Amounts shown, hints, type or chips") : index === 1 ? qsTr("Amounts shown, pay with chips") : qsTr("No amounts, no hints, chips only")
                    on: root.setup.level === index
                    onToggledByUser: root.setup.level = index
                }
            }
        }
    }

    component KeyPair: Row {
        id: pair
        required property list<string> keys
        height: Theme.px(44)
        spacing: Theme.px(4)

        Repeater {
            model: pair.keys

            KeyCap {
                required property string modelData
                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                key: modelData
            }
        }
    }
}
