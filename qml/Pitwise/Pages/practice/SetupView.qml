// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What to practise: five rows, one decision each; the right column says it in words and starts.
FocusScope {
    id: root

    required property PracticeSetup setup
    required property PracticeSession session
    required property Trainees trainees

    readonly property list<string> games: ["lucky8", "dueling8s", "freebet", "luckylucky"]
    readonly property list<string> topics: ["payouts", "permissions", "irregularities", "control", "procedure"]
    readonly property list<string> topicTitles: [qsTr("Payouts"), qsTr("Permissions"), qsTr("Irregularities"), qsTr("Control"), qsTr("Procedure")]
    readonly property list<string> gameTitles: [qsTr("Lucky 8"), qsTr("Dueling 8's 21+"), qsTr("Free Bet"), qsTr("Lucky Lucky")]

    function begin(): void {
        root.trainees.seatSomebody();
        root.session.start();
    }

    Keys.onPressed: event => {
        const digit = event.key - Qt.Key_0;
        if (event.modifiers !== Qt.NoModifier)
            return;
        if (digit >= 1 && digit <= 4)
            root.setup.toggleGame(root.games[digit - 1]);
        else if (digit >= 5 && digit <= 9)
            root.setup.toggleTopic(root.topics[digit - 5]);
        else if (event.key === Qt.Key_D)
            root.setup.mode = PracticeSetup.Due;
        else if (event.key === Qt.Key_C)
            root.setup.mode = PracticeSetup.Custom;
        else if (event.key === Qt.Key_O)
            root.setup.mode = PracticeSetup.Odds;
        else if (event.key === Qt.Key_H)
            root.setup.mode = PracticeSetup.ClauseHunt;
        else if (event.key === Qt.Key_J)
            root.setup.mode = PracticeSetup.Judgement;
        else if (event.key === Qt.Key_K)
            root.setup.timing = (root.setup.timing + 1) % 3;
        else if (event.key === Qt.Key_Minus)
            root.setup.length -= 1;
        else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            root.setup.length += 1;
        else if (event.key === Qt.Key_Q)
            root.setup.level = PracticeSetup.Learn;
        else if (event.key === Qt.Key_W)
            root.setup.level = PracticeSetup.Drill;
        else if (event.key === Qt.Key_E)
            root.setup.level = PracticeSetup.Table;
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && root.setup.canStart)
            root.begin();
        else
            return;
        event.accepted = true;
    }

    Flickable {
        anchors.fill: parent
        contentHeight: Math.max(height, column.implicitHeight + 2 * Theme.px(24))
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            x: Theme.margin
            y: Theme.px(24)
            width: parent.width - 2 * Theme.margin
            spacing: Theme.gap

            Item {
                width: parent.width
                height: Math.max(head.implicitHeight, modes.height)

                Column {
                    id: head
                    anchors.verticalCenter: parent.verticalCenter

                    TextLabel {
                        text: qsTr("Practice")
                        font.pixelSize: Theme.pageTitle
                        strong: true
                        lineHeight: Theme.titleLineHeight
                    }
                    TextLabel {
                        text: qsTr("Choose, or take what is due.")
                        color: Theme.text2
                    }
                }
                ChoiceRow {
                    id: modes
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    name: qsTr("Kind of session")
                    labels: Theme.narrow ? [qsTr("Due: %1").arg(root.setup.due), qsTr("My choice"), qsTr("Odds"), qsTr("Clauses"), qsTr("Calls")]
                                         : [qsTr("What is due: %1").arg(root.setup.due), qsTr("My choice"), qsTr("Odds drill"), qsTr("Clause hunt"), qsTr("Judgement calls")]
                    current: root.setup.mode
                    onChosen: index => root.setup.mode = index
                }
            }

            ErrorLine {
                width: parent.width
                visible: text.length > 0
                text: root.session.problem.length > 0 ? root.session.problem : root.trainees.notice
            }

            Row {
                id: body
                width: parent.width
                spacing: Theme.gap

                SetupRows {
                    width: parent.width - side.width - parent.spacing
                    setup: root.setup
                    games: root.games
                    gameTitles: root.gameTitles
                    topics: root.topics
                    topicTitles: root.topicTitles
                }
                Panel {
                    id: side
                    width: Theme.px(Theme.narrow ? 280 : 348)
                    height: Math.max(sideColumn.implicitHeight + 2 * Theme.px(20), Theme.px(420))

                    Column {
                        id: sideColumn
                        x: Theme.px(20)
                        y: Theme.px(20)
                        width: parent.width - 2 * x
                        spacing: Theme.px(14)

                        TextLabel {
                            text: qsTr("This session")
                            font.pixelSize: Theme.panelTitle
                            strong: true
                        }
                        TextLabel {
                            width: parent.width
                            text: root.setup.questions > 0 ? qsTr("%n question(s)", "", root.setup.questions) : qsTr("As many as you answer")
                            font.pixelSize: Theme.px(32)
                            strong: true
                            lineHeight: Theme.titleLineHeight
                        }
                        TextLabel {
                            width: parent.width
                            text: qsTr("About %n minute(s)", "", root.setup.minutes)
                            color: Theme.text2
                        }
                        Row {
                            spacing: Theme.px(8)
                            visible: root.setup.mode !== PracticeSetup.Due

                            Repeater {
                                model: root.setup.games

                                GameTag {
                                    required property string modelData
                                    document: modelData
                                }
                            }
                        }
                        TextLabel {
                            width: parent.width
                            text: root.setup.mode === PracticeSetup.Due ? (root.setup.due > 0 ? qsTr("What you would soon forget, what you missed, and what is new today. Games are mixed on purpose.") : qsTr("Nothing is due today. Choose what to practise, or come back tomorrow."))
                                : root.setup.mode === PracticeSetup.Custom ? qsTr("%n clause(s) can come up. Games are mixed on purpose.", "", root.setup.clausesInReach)
                                : root.setup.mode === PracticeSetup.Odds ? qsTr("Stake times odds, without a felt, the stakes rising.")
                                : root.setup.mode === PracticeSetup.ClauseHunt ? qsTr("Name the clause that governs what you see.")
                                : qsTr("Disputed clauses with the readings explained. Not scored.")
                            color: Theme.text2
                        }
                        TextLabel {
                            width: parent.width
                            text: root.setup.level === PracticeSetup.Learn ? qsTr("Learn: amounts on the bets, chips or typing.") : root.setup.level === PracticeSetup.Drill ? qsTr("Drill: amounts on the bets, you pay with chips.") : qsTr("Table: no amounts on the bets. You read the stacks and pay from the float.")
                            color: Theme.text3
                            font.pixelSize: Theme.small
                        }
                        PrimaryButton {
                            width: parent.width
                            large: true
                            text: qsTr("Start")
                            enabled: root.setup.canStart
                            onClicked: root.begin()
                        }
                        QuietButton {
                            width: parent.width
                            visible: root.session.canGoOn
                            text: qsTr("Go on where you left off")
                            onClicked: root.session.goOn()
                        }
                    }
                }
            }
        }
    }
}
