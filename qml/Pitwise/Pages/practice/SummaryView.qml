// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The end of a session: three figures, one piece of advice, then the detail.
FocusScope {
    id: root

    required property PracticeSession session
    required property SessionReview review
    required property PracticeSetup setup

    signal clauseRequested(string document, string clause)
    signal homeRequested

    component Figure: Panel {
        id: figure
        required property string value
        required property string unit
        required property string caption

        implicitHeight: Theme.px(104)
        implicitWidth: Math.max(number.width, words.implicitWidth) + Theme.px(44)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1 %2 %3").arg(value).arg(unit).arg(caption)

        Row {
            id: number
            x: Theme.px(22)
            y: Theme.px(12)
            spacing: Theme.px(8)

            TextLabel {
                id: big
                text: figure.value
                font.pixelSize: Theme.px(40)
                strong: true
                lineHeight: 1
                wrapMode: Text.NoWrap
            }
            TextLabel {
                anchors.baseline: big.baseline
                text: figure.unit
                font.pixelSize: Theme.px(22)
                color: Theme.text2
                wrapMode: Text.NoWrap
            }
        }
        TextLabel {
            id: words
            x: Theme.px(22)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(12)
            text: figure.caption
            color: Theme.text2
            wrapMode: Text.NoWrap
        }
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            root.session.start();
            event.accepted = true;
        } else if (event.key === Qt.Key_Escape) {
            root.homeRequested();
            event.accepted = true;
        }
    }

    Flickable {
        anchors.fill: parent
        contentHeight: column.implicitHeight + Theme.px(48)
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            x: Theme.margin
            y: Theme.px(24)
            width: parent.width - 2 * Theme.margin
            spacing: Theme.gap

            Item {
                width: parent.width
                height: Theme.px(60)

                TextLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Session done")
                    font.pixelSize: Theme.pageTitle
                    strong: true
                }
                Row {
                    anchors.right: parent.right
                    spacing: Theme.px(12)

                    QuietButton {
                        height: Theme.px(52)
                        keyName: qsTr("Esc")
                        text: qsTr("Home")
                        onClicked: root.homeRequested()
                    }
                    PrimaryButton {
                        focus: true
                        text: qsTr("Practise again")
                        onClicked: root.session.start()
                    }
                }
            }
            ErrorLine {
                width: parent.width
                visible: text.length > 0
                text: root.session.problem
            }
            Row {
                id: figures
                width: parent.width
                spacing: Theme.gap

                Figure {
                    id: first
                    value: root.review.right
                    unit: qsTr("of %1").arg(root.review.answered)
                    caption: qsTr("right first time")
                }
                Figure {
                    id: second
                    visible: root.review.middleTime.length > 0
                    value: root.review.middleTime
                    unit: qsTr("s")
                    caption: qsTr("middle time")
                }
                Figure {
                    id: third
                    visible: root.review.breakdowns > 0
                    value: root.review.breakdownsRight
                    unit: qsTr("of %1").arg(root.review.breakdowns)
                    caption: qsTr("break-downs right")
                }
                Rectangle {
                    width: parent.width - first.width - (second.visible ? second.width + parent.spacing : 0) - (third.visible ? third.width + parent.spacing : 0) - parent.spacing
                    height: Theme.px(104)
                    radius: Theme.radiusPanel
                    color: Theme.chosen
                    border.color: Theme.brass

                    Column {
                        anchors.verticalCenter: parent.verticalCenter
                        x: Theme.px(20)
                        width: parent.width - 2 * x

                        TextLabel {
                            width: parent.width
                            text: root.review.advice
                            font.pixelSize: Theme.panelTitle
                            strong: true
                        }
                        TextLabel {
                            width: parent.width
                            visible: text.length > 0
                            text: root.review.adviceDetail
                            color: Theme.text2
                        }
                    }
                }
            }
            Row {
                width: parent.width
                spacing: Theme.gap

                Panel {
                    width: (parent.width - parent.spacing) / 2
                    height: Math.max(tally.implicitHeight + Theme.px(40), Theme.px(300))

                    Column {
                        id: tally
                        x: Theme.px(20)
                        y: Theme.px(18)
                        width: parent.width - 2 * x
                        spacing: Theme.px(10)

                        TextLabel {
                            text: qsTr("Time against target")
                            font.pixelSize: Theme.panelTitle
                            strong: true
                        }
                        TimeChart {
                            width: parent.width
                            height: Theme.px(150)
                            outcomes: root.review.outcomes
                            percents: root.review.percents
                        }
                        Repeater {
                            model: root.review.topics

                            TallyRow {
                                width: tally.width
                            }
                        }
                        Repeater {
                            model: root.review.games

                            TallyRow {
                                width: tally.width
                            }
                        }
                    }
                }
                Panel {
                    width: (parent.width - parent.spacing) / 2
                    height: Math.max(missColumn.implicitHeight + Theme.px(40), Theme.px(300))

                    Column {
                        id: missColumn
                        x: Theme.px(20)
                        y: Theme.px(18)
                        width: parent.width - 2 * x
                        spacing: Theme.px(12)

                        TextLabel {
                            text: root.review.misses > 0 ? qsTr("Misses") : qsTr("No misses")
                            font.pixelSize: Theme.panelTitle
                            strong: true
                        }
                        Repeater {
                            model: root.review

                            Rectangle {
                                id: miss
                                required property int number
                                required property string prompt
                                required property string document
                                required property string clause
                                required property string given
                                required property string expected

                                width: missColumn.width
                                height: missWords.implicitHeight + Theme.px(24)
                                radius: Theme.radiusControl
                                color: Theme.control
                                border.color: Theme.hairline

                                PaintedFrame {
                                    x: Theme.px(12)
                                    anchors.verticalCenter: parent.verticalCenter
                                    width: Theme.px(36)
                                    height: width
                                    radius: Theme.radiusChip
                                    edge: Theme.wrong
                                    dashed: true

                                    TextLabel {
                                        anchors.centerIn: parent
                                        text: miss.number
                                        color: Theme.wrong
                                        strong: true
                                    }
                                }
                                Column {
                                    id: missWords
                                    x: Theme.px(62)
                                    anchors.verticalCenter: parent.verticalCenter
                                    width: parent.width - x - chip.width - Theme.px(24)

                                    TextLabel {
                                        width: parent.width
                                        text: miss.prompt
                                        strong: true
                                    }
                                    TextLabel {
                                        width: parent.width
                                        text: qsTr("You: %1. Right: %2.").arg(miss.given).arg(miss.expected)
                                        color: Theme.text2
                                        font.pixelSize: Theme.small
                                    }
                                }
                                ClauseChip {
                                    id: chip
                                    anchors.right: parent.right
                                    anchors.rightMargin: Theme.px(12)
                                    anchors.verticalCenter: parent.verticalCenter
                                    document: miss.document
                                    clause: miss.clause
                                    onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
