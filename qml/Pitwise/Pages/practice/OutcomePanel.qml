// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Right or wrong, and what was right: chips as they should have been paid, or the options marked.
Rectangle {
    id: root

    required property ShownVerdict verdict
    readonly property color line: verdict.judgement ? Theme.flag : verdict.right ? Theme.right : Theme.wrong
    /// There is a wrong answer to show beside the right one.
    readonly property bool wrongly: !verdict.right && verdict.given.length > 0
    readonly property real side: Theme.px(Theme.narrow ? 16 : 24)

    color: Theme.panel

    Row {
        id: headline
        x: root.side
        y: Theme.px(Theme.narrow ? 14 : 20)
        width: parent.width - 2 * x
        spacing: Theme.px(14)

        PaintedFrame {
            width: Theme.px(Theme.narrow ? 40 : 48)
            height: width
            radius: Theme.radiusControl
            edge: root.line
            edgeWidth: 2
            dashed: !root.verdict.right && !root.verdict.judgement
            fill: root.verdict.judgement ? Theme.flagFill : root.verdict.right ? Theme.rightFill : Theme.wrongFill

            Icon {
                anchors.centerIn: parent
                width: Theme.px(24)
                height: width
                name: root.verdict.judgement ? Icon.Flag : root.verdict.right ? Icon.Tick : Icon.Cross
                color: root.line
            }
        }
        Column {
            width: parent.width - Theme.px(62)

            TextLabel {
                width: parent.width
                text: root.verdict.headline
                font.pixelSize: Theme.px(Theme.narrow ? 22 : 28)
                strong: true
                lineHeight: Theme.titleLineHeight
            }
            CardText {
                width: parent.width
                visible: text.length > 0
                text: root.verdict.summary
                ink: Theme.text2
            }
        }
    }
    Item {
        id: body
        x: root.side
        anchors.top: headline.bottom
        anchors.topMargin: Theme.px(10)
        anchors.bottom: note.visible ? note.top : parent.bottom
        anchors.bottomMargin: Theme.px(10)
        width: parent.width - 2 * x

        Row {
            visible: root.verdict.money
            anchors.fill: parent
            spacing: Theme.px(14)

            PayoutCard {
                visible: root.wrongly
                width: (parent.width - parent.spacing) / 2
                height: parent.height
                heading: qsTr("Yours")
                amount: root.verdict.given
                pile: root.verdict.givenPile
                good: false
            }
            PayoutCard {
                width: !root.wrongly ? parent.width : (parent.width - parent.spacing) / 2
                height: parent.height
                heading: qsTr("Right")
                amount: root.verdict.expected
                pile: root.verdict.rightPile
                good: true
            }
        }
        MarkedOptions {
            visible: !root.verdict.money && root.verdict.options.count > 0
            anchors.fill: parent
            verdict: root.verdict
        }
        Column {
            visible: !root.verdict.money && root.verdict.options.count === 0
            width: parent.width
            spacing: Theme.px(10)

            AnswerLine {
                visible: root.wrongly
                heading: qsTr("Yours")
                answer: root.verdict.given
                good: false
            }
            AnswerLine {
                heading: qsTr("Right")
                answer: root.verdict.expected
                good: true
            }
        }
    }
    Row {
        id: note
        x: root.side
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        visible: root.verdict.breakdown.length > 0
        spacing: Theme.px(8)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(20)
            height: width
            name: Icon.Info
            color: Theme.text2
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            width: root.width - 2 * root.side - Theme.px(28)
            text: root.verdict.breakdown
            color: Theme.text2
            font.pixelSize: Theme.small
        }
    }

    component AnswerLine: PaintedFrame {
        id: answerLine
        required property string heading
        required property string answer
        required property bool good

        width: parent ? parent.width : 0
        height: Theme.px(60)
        radius: Theme.radiusControl
        edgeWidth: 2
        dashed: !good
        edge: good ? Theme.right : Theme.wrong
        fill: good ? Theme.rightFill : Theme.wrongFill

        Icon {
            x: Theme.px(16)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(18)
            height: width
            name: answerLine.good ? Icon.Tick : Icon.Cross
            color: answerLine.edge
        }
        TextLabel {
            x: Theme.px(44)
            anchors.verticalCenter: parent.verticalCenter
            text: answerLine.heading
            color: answerLine.edge
        }
        TextLabel {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(18)
            anchors.verticalCenter: parent.verticalCenter
            text: answerLine.answer
            font.pixelSize: Theme.px(24)
            strong: true
        }
    }
}
