// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import "../practice"

/// Game, boxes, rounds, pressure and how much the coach tells; then deal.
FocusScope {
    id: root

    required property LiveTable table
    readonly property LivePlan plan: table.plan
    readonly property list<string> gameTitles: [qsTr("Lucky 8"), qsTr("Dueling 8's 21+"), qsTr("Free Bet"), qsTr("Lucky Lucky")]
    readonly property list<int> roundChoices: [1, 3, 6, 12]
    readonly property list<string> modeKeys: ["Q", "W", "E"]
    readonly property list<string> modeNames: [qsTr("Guided"), qsTr("Coached"), qsTr("Silent")]
    readonly property list<string> modeWords: [qsTr("The next act is shown. Nothing is scored."), qsTr("A tick or a cross in place, and no stop."), qsTr("No word until the end, as at a real table.")]

    signal beginRequested

    Keys.onPressed: event => {
        const digit = event.key - Qt.Key_0;
        if (event.isAutoRepeat)
            return;
        if (digit >= 1 && digit <= root.plan.games.length)
            root.plan.game = root.plan.games[digit - 1];
        else if (event.key === Qt.Key_Q)
            root.plan.mode = LivePlan.Guided;
        else if (event.key === Qt.Key_W)
            root.plan.mode = LivePlan.Coached;
        else if (event.key === Qt.Key_E)
            root.plan.mode = LivePlan.Silent;
        else if (event.key === Qt.Key_F)
            root.plan.faults = !root.plan.faults;
        else if (event.key === Qt.Key_G && root.table.canGoOn)
            root.table.goOn();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            root.beginRequested();
        else
            return;
        event.accepted = true;
    }

    ScrollArea {
        anchors.fill: parent
        contentHeight: column.implicitHeight + Theme.px(48)

        Column {
            id: column
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(22)
            width: Math.min(parent.width - 2 * Theme.margin, Theme.px(1060))
            spacing: Theme.gap

            Column {
                width: parent.width

                TextLabel {
                    text: qsTr("Deal at the live table")
                    font.pixelSize: Theme.pageTitle
                    lineHeight: Theme.titleLineHeight
                    strong: true
                    Accessible.role: Accessible.Heading
                }
                TextLabel {
                    width: parent.width
                    text: qsTr("You announce, deal, take, pay and clear. Every act is graded with its clause.")
                    color: Theme.text2
                }
            }
            ErrorLine {
                width: parent.width
                text: root.table.problem
            }
            Panel {
                width: parent.width
                height: rows.implicitHeight + Theme.px(36)

                component SetupRow: Item {
                    id: setupRow
                    required property string label
                    default property alias content: slot.data

                    width: rows.width
                    implicitHeight: Math.max(slot.implicitHeight, title.implicitHeight)

                    TextLabel {
                        id: title
                        y: Theme.px(10)
                        width: Theme.px(96)
                        text: setupRow.label
                        strong: true
                    }
                    Flow {
                        id: slot
                        x: Theme.px(104)
                        width: parent.width - x
                        spacing: Theme.px(10)
                    }
                }

                Column {
                    id: rows
                    x: Theme.px(20)
                    y: Theme.px(18)
                    width: parent.width - 2 * x
                    spacing: Theme.px(Theme.narrow ? 12 : 16)

                    SetupRow {
                        label: qsTr("Game")

                        Repeater {
                            model: root.plan.games

                            ChoiceTile {
                                required property int index
                                required property string modelData

                                objectName: "liveGame" + (index + 1)
                                width: (rows.width - Theme.px(114)) / 2
                                keyName: String(index + 1)
                                document: modelData
                                text: root.gameTitles[index]
                                on: root.plan.game === modelData
                                onToggledByUser: root.plan.game = modelData
                            }
                        }
                    }
                    SetupRow {
                        label: qsTr("Boxes")

                        ChoiceRow {
                            name: qsTr("Boxes")
                            labels: Array.from({length: root.plan.mostBoxes}, (_, i) => String(i + 1))
                            current: root.plan.boxes - 1
                            onChosen: index => root.plan.boxes = index + 1
                        }
                    }
                    SetupRow {
                        label: qsTr("Rounds")

                        ChoiceRow {
                            name: qsTr("Rounds")
                            labels: Array.from(root.roundChoices, count => String(count))
                            current: Array.from(root.roundChoices).indexOf(root.plan.rounds)
                            onChosen: index => root.plan.rounds = root.roundChoices[index]
                        }
                    }
                    SetupRow {
                        label: qsTr("Pressure")

                        ChoiceRow {
                            name: qsTr("Pressure")
                            labels: ["0", "1", "2", "3", "4", "5"]
                            current: root.plan.dial
                            onChosen: index => root.plan.dial = index
                        }
                        TextLabel {
                            height: Theme.px(44)
                            verticalAlignment: Text.AlignVCenter
                            text: root.plan.dial === 0 ? qsTr("Calm players who know the game") : root.plan.dial < 3 ? qsTr("They ask for what is not allowed") : qsTr("Crowds, claims and cheats")
                            color: Theme.text2
                            font.pixelSize: Theme.small
                        }
                    }
                    SetupRow {
                        label: qsTr("Faults")

                        ChoiceTile {
                            width: rows.width - Theme.px(104)
                            keyName: "F"
                            text: qsTr("Things go wrong at the table")
                            detail: qsTr("Late bets, torn cards, an empty chair: stop the game and call the floor")
                            on: root.plan.faults
                            onToggledByUser: root.plan.faults = !root.plan.faults
                        }
                    }
                    SetupRow {
                        label: qsTr("Coach")

                        Repeater {
                            model: root.modeNames

                            ChoiceTile {
                                required property int index
                                required property string modelData

                                objectName: "liveMode" + index
                                width: (rows.width - Theme.px(124)) / 3
                                radio: true
                                keyName: root.modeKeys[index]
                                text: modelData
                                detail: root.modeWords[index]
                                on: root.plan.mode === index
                                onToggledByUser: root.plan.mode = index
                            }
                        }
                    }
                }
            }
            Row {
                anchors.right: parent.right
                spacing: Theme.px(12)

                QuietButton {
                    objectName: "liveGoOn"
                    height: start.height
                    visible: root.table.canGoOn
                    keyName: "G"
                    text: qsTr("Go on: %1").arg(root.table.unfinished)
                    onClicked: root.table.goOn()
                }
                PrimaryButton {
                    id: start
                    objectName: "liveStart"
                    large: true
                    focus: true
                    text: qsTr("Deal")
                    onClicked: root.beginRequested()
                }
            }
        }
    }
}
