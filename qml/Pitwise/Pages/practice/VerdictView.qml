// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// At once and in place: right or wrong below the felt, the reasons beside it.
FocusScope {
    id: root

    required property PracticeSession session
    required property real feltWidth
    required property real feltBottom
    readonly property string firstClause: session.firstClause
    readonly property bool money: session.input.control === AnswerInput.Money
    readonly property color line: session.judgement ? Theme.flag : session.right ? Theme.right : Theme.wrong

    signal clauseRequested(string document, string clause)

    Item {
        id: under
        y: root.feltBottom
        width: root.feltWidth
        height: parent.height - y

        Rectangle {
            anchors.fill: parent
            color: Theme.panel
        }
        Row {
            id: headline
            x: Theme.px(24)
            y: Theme.px(16)
            width: parent.width - 2 * x
            spacing: Theme.px(14)

            PaintedFrame {
                width: Theme.px(48)
                height: width
                radius: Theme.radiusControl
                edge: root.line
                edgeWidth: 2
                dashed: !root.session.right && !root.session.judgement
                fill: root.session.judgement ? Theme.flagFill : root.session.right ? Theme.rightFill : Theme.wrongFill

                Icon {
                    anchors.centerIn: parent
                    width: Theme.px(24)
                    height: width
                    name: root.session.judgement ? Icon.Flag : root.session.right ? Icon.Tick : Icon.Cross
                    color: root.line
                }
            }
            Column {
                width: parent.width - Theme.px(62)

                TextLabel {
                    width: parent.width
                    text: root.session.headline
                    font.pixelSize: Theme.pageTitle
                    strong: true
                    lineHeight: Theme.titleLineHeight
                }
                TextLabel {
                    width: parent.width
                    text: root.session.summary
                    color: Theme.text2
                }
            }
        }
        Row {
            visible: root.money
            x: Theme.px(24)
            anchors.top: headline.bottom
            anchors.topMargin: Theme.px(14)
            anchors.bottom: note.top
            anchors.bottomMargin: Theme.px(10)
            width: parent.width - 2 * x
            spacing: Theme.px(14)

            PayoutCard {
                visible: !root.session.right
                width: (parent.width - parent.spacing) / 2
                height: parent.height
                heading: qsTr("You paid")
                amount: root.session.given
                pile: root.session.input.pile
                good: false
            }
            PayoutCard {
                width: root.session.right ? parent.width : (parent.width - parent.spacing) / 2
                height: parent.height
                heading: qsTr("Right")
                amount: root.session.expected
                pile: root.session.rightPile
                good: true
            }
        }
        MarkedOptions {
            visible: !root.money
            x: Theme.px(24)
            anchors.top: headline.bottom
            anchors.topMargin: Theme.px(14)
            anchors.bottom: note.top
            width: parent.width - 2 * x
            options: root.session.input.options
        }
        TextLabel {
            id: note
            x: Theme.px(24)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(12)
            width: parent.width - 2 * x
            visible: text.length > 0
            text: root.money && !root.session.input.typing ? (root.session.fewestChips ? qsTr("Break-down: the fewest chips.") : qsTr("Break-down: fewer chips would do. The amount is marked apart.")) : ""
            color: Theme.text2
            font.pixelSize: Theme.small
        }
    }

    Rectangle {
        id: beside
        x: root.feltWidth
        width: parent.width - x
        height: parent.height
        color: Theme.panel

        Rectangle {
            width: 1
            height: parent.height
            color: Theme.hairline
        }
        Flickable {
            x: Theme.px(24)
            y: Theme.px(18)
            width: parent.width - 2 * x
            height: actions.y - y - Theme.px(10)
            contentHeight: reasons.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: reasons
                width: parent.width
                spacing: Theme.px(12)

                Rectangle {
                    width: parent.width
                    height: misread.implicitHeight + Theme.px(28)
                    visible: root.session.misconception.length > 0
                    color: Theme.flagFill
                    radius: Theme.radiusControl

                    Rectangle {
                        width: 5
                        height: parent.height
                        color: Theme.flag
                    }
                    Icon {
                        x: Theme.px(18)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(20)
                        height: width
                        name: Icon.Warning
                        color: Theme.flag
                    }
                    TextLabel {
                        id: misread
                        x: Theme.px(52)
                        width: parent.width - x - Theme.px(16)
                        anchors.verticalCenter: parent.verticalCenter
                        text: root.session.misconception
                        strong: true
                    }
                }
                TextLabel {
                    text: qsTr("Why")
                    font.pixelSize: Theme.panelTitle
                    strong: true
                }
                Repeater {
                    id: steps
                    model: root.session.steps

                    StepRow {
                        width: reasons.width
                        onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
                    }
                }
                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.hairline
                    visible: others.count > 0
                }
                TextLabel {
                    text: qsTr("In the other games")
                    font.pixelSize: Theme.panelTitle
                    strong: true
                    visible: others.count > 0
                }
                Repeater {
                    id: others
                    model: root.session.contrasts

                    StepRow {
                        width: reasons.width
                        numbered: false
                        onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
                    }
                }
            }
        }
        Item {
            id: actions
            x: Theme.px(24)
            width: parent.width - 2 * x
            height: Theme.px(56)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(16)

            Row {
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(12)

                QuietButton {
                    keyName: "R"
                    text: qsTr("Rulebook")
                    visible: root.firstClause.length > 0
                    onClicked: root.clauseRequested(root.session.game, root.firstClause)
                }
                QuietButton {
                    keyName: "Q"
                    text: root.session.queried ? qsTr("Queried") : qsTr("Query it")
                    enabled: !root.session.queried
                    onClicked: root.session.query("")
                }
            }
            PrimaryButton {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                large: true
                focus: true
                text: qsTr("Next")
                onClicked: root.session.next()
            }
        }
    }
}
