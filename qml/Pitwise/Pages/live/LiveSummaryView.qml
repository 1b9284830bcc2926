// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// How it was dealt: procedure, money, vigilance and pace, each by itself; one thing to work on; every mistake.
FocusScope {
    id: root

    required property LiveTable table
    readonly property LiveSummary sums: table.summary

    signal clauseRequested(string document, string clause)

    Keys.onPressed: event => {
        if (event.key === Qt.Key_V)
            root.table.openReplay();
        else if (event.key === Qt.Key_D)
            root.table.begin();
        else if (event.key === Qt.Key_Escape || event.key === Qt.Key_C)
            root.table.backToSetup();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            root.sums.count > 0 ? root.table.openReplay() : root.table.begin();
        else
            return;
        event.accepted = true;
    }

    component Figure: Panel {
        id: figure
        required property string name
        required property string value
        required property string detail
        property bool bad: false

        height: Theme.px(132)
        Accessible.role: Accessible.StaticText
        Accessible.name: name + ": " + value + ". " + detail

        Column {
            x: Theme.px(16)
            y: Theme.px(12)
            width: parent.width - 2 * x
            spacing: Theme.px(2)

            TextLabel {
                text: figure.name
                color: Theme.text2
                Accessible.ignored: true
            }
            TextLabel {
                width: parent.width
                text: figure.value
                color: figure.bad ? Theme.wrong : Theme.text
                font.pixelSize: Theme.px(34)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.panelTitle
                lineHeight: 1
                strong: true
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            TextLabel {
                width: parent.width
                text: figure.detail
                color: Theme.text2
                font.pixelSize: Theme.small
                lineHeight: 0.95
                Accessible.ignored: true
            }
        }
    }

    ScrollArea {
        anchors.fill: parent
        contentHeight: column.implicitHeight + Theme.px(44)

        Column {
            id: column
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(22)
            width: Math.min(parent.width - 2 * Theme.margin, Theme.px(1200))
            spacing: Theme.gap

            Row {
                spacing: Theme.px(12)

                GameTag {
                    anchors.verticalCenter: parent.verticalCenter
                    document: root.table.game
                    large: true
                }
                TextLabel {
                    objectName: "liveDone"
                    text: root.sums.scored ? qsTr("Session dealt") : qsTr("Session dealt, not scored")
                    font.pixelSize: Theme.pageTitle
                    lineHeight: Theme.titleLineHeight
                    strong: true
                    Accessible.role: Accessible.Heading
                }
            }
            Grid {
                id: figures
                readonly property real cell: (width - (columns - 1) * spacing) / columns
                width: parent.width
                columns: Theme.cramped ? 2 : 4
                spacing: Theme.gap

                Figure {
                    objectName: "liveScore"
                    width: figures.cell
                    name: qsTr("Procedure")
                    value: root.sums.score
                    bad: root.sums.count > 0
                    detail: root.sums.counts.length > 0 ? Array.from(root.sums.counts).join(", ") : qsTr("%1 of %2 duties right").arg(root.sums.right).arg(root.sums.duties)
                }
                Figure {
                    width: figures.cell
                    name: qsTr("Money")
                    value: root.sums.moneyRight ? qsTr("To the cent") : root.sums.over
                    bad: !root.sums.moneyRight
                    detail: root.sums.moneyRight ? qsTr("Every bet was settled as it should be") : qsTr("paid too much; %1 too little").arg(root.sums.under)
                }
                Figure {
                    width: figures.cell
                    name: qsTr("Vigilance")
                    value: root.sums.irregularities > 0 ? qsTr("%1 of %2").arg(root.sums.noticed).arg(root.sums.irregularities) : "–"
                    bad: root.sums.noticed < root.sums.irregularities
                    detail: root.sums.irregularities > 0 ? (root.sums.falseCalls > 0 ? qsTr("noticed; %n false call(s)", "", root.sums.falseCalls) : qsTr("of what went wrong was noticed")) : qsTr("Nothing went wrong at the table")
                }
                Figure {
                    width: figures.cell
                    name: qsTr("Pace")
                    value: root.sums.own
                    detail: qsTr("your own time; par is %1").arg(root.sums.par)
                }
            }
            Panel {
                width: parent.width
                height: advice.implicitHeight + Theme.px(28)

                TextLabel {
                    id: advice
                    objectName: "liveAdvice"
                    x: Theme.px(16)
                    y: Theme.px(14)
                    width: parent.width - 2 * x
                    text: root.sums.advice
                    font.pixelSize: Theme.answer
                    strong: true
                }
            }
            Panel {
                width: parent.width
                height: list.implicitHeight + Theme.px(24)
                visible: root.sums.count > 0

                Column {
                    id: list
                    x: Theme.px(16)
                    y: Theme.px(12)
                    width: parent.width - 2 * x

                    Repeater {
                        model: root.sums

                        Item {
                            id: mistake
                            required property int index
                            required property string text
                            required property int level
                            required property string levelWords
                            required property int round
                            required property list<string> clauses
                            required property bool putRight

                            width: list.width
                            height: Math.max(Theme.px(44), words.implicitHeight + Theme.px(12))
                            Accessible.role: Accessible.ListItem
                            Accessible.name: qsTr("%1, round %2: %3").arg(levelWords).arg(round).arg(text)

                            Rectangle {
                                visible: mistake.index > 0
                                width: parent.width
                                height: 1
                                color: Theme.hairline
                            }
                            MistakeMark {
                                id: shape
                                anchors.verticalCenter: parent.verticalCenter
                                level: mistake.level
                            }
                            TextLabel {
                                id: levelLabel
                                x: shape.width + Theme.px(10)
                                anchors.verticalCenter: parent.verticalCenter
                                width: Theme.px(84)
                                text: mistake.levelWords
                                color: Theme.text2
                                font.pixelSize: Theme.small
                                Accessible.ignored: true
                            }
                            TextLabel {
                                id: words
                                x: levelLabel.x + levelLabel.width
                                anchors.verticalCenter: parent.verticalCenter
                                width: chips.x - x - Theme.px(10)
                                text: mistake.putRight ? qsTr("%1 (put right in time)").arg(mistake.text) : mistake.text
                                lineHeight: 0.95
                                Accessible.ignored: true
                            }
                            Row {
                                id: chips
                                anchors.right: parent.right
                                anchors.verticalCenter: parent.verticalCenter
                                spacing: Theme.px(6)

                                Repeater {
                                    model: Array.from(mistake.clauses).slice(0, 2)

                                    ClauseChip {
                                        required property string modelData

                                        document: root.table.game
                                        clause: modelData
                                        slim: true
                                        onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
                                    }
                                }
                            }
                        }
                    }
                }
            }
            Row {
                anchors.right: parent.right
                spacing: Theme.px(12)

                QuietButton {
                    height: again.height
                    keyName: "C"
                    text: qsTr("Set up anew")
                    onClicked: root.table.backToSetup()
                }
                QuietButton {
                    id: again
                    height: Theme.px(52)
                    keyName: "D"
                    text: qsTr("Deal again")
                    visible: root.sums.count > 0
                    onClicked: root.table.begin()
                }
                QuietButton {
                    height: again.height
                    visible: root.sums.count === 0
                    keyName: "V"
                    text: qsTr("Replay")
                    onClicked: root.table.openReplay()
                }
                PrimaryButton {
                    focus: true
                    text: root.sums.count > 0 ? qsTr("Look at it again") : qsTr("Deal again")
                    onClicked: root.sums.count > 0 ? root.table.openReplay() : root.table.begin()
                }
            }
        }
    }
}
