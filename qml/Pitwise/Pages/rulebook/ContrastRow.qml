// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A situation and every game's answer to it; Lucky 8 is the reference. Lucky Lucky, where it has a say, below.
Item {
    id: root

    required property int index
    required property string number
    required property string heading
    required property string situation
    required property contrastAnswer lucky8
    required property contrastAnswer dueling8s
    required property contrastAnswer freebet
    required property contrastAnswer luckylucky
    property bool chipsInTabOrder: false
    property bool current: false
    property bool showsHeading: false

    // The columns' shares; the table's header uses the same.
    readonly property real situationWidth: Math.round(width * 0.16)
    readonly property real lucky8Width: Math.round(width * 0.31)
    readonly property real dueling8sWidth: Math.round(width * 0.25)

    signal openRequested(string document, string clause)

    implicitHeight: title.height + answers.height + (extra.visible ? extra.height : 0)
    Accessible.role: Accessible.Row
    Accessible.name: situation.replace(/<[^>]*>/g, "")

    Rectangle {
        id: title
        width: parent.width
        height: root.showsHeading && root.heading.length > 0 ? Theme.px(44) : 0
        visible: height > 0
        color: Theme.control

        TextLabel {
            x: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            text: root.heading
            strong: true
            Accessible.role: Accessible.Heading
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.hairline
        }
    }
    Item {
        id: answers
        y: title.height
        width: parent.width
        height: Math.max(name.implicitHeight + Theme.px(24), first.implicitHeight, second.implicitHeight, third.implicitHeight)

        Rectangle {
            x: root.situationWidth + root.lucky8Width
            width: root.dueling8sWidth
            height: parent.height
            visible: second.differs
            color: Theme.gameTint("dueling8s")
        }
        Rectangle {
            x: root.situationWidth + root.lucky8Width + root.dueling8sWidth
            width: parent.width - x - 1
            height: parent.height
            visible: third.differs
            color: Theme.gameTint("freebet")
        }
        MarkedText {
            id: name
            x: Theme.px(14)
            y: Theme.px(12)
            width: root.situationWidth - Theme.px(20)
            marked: root.situation
            font.pixelSize: Theme.px(15)
            strong: true
        }
        ContrastCell {
            id: first
            x: root.situationWidth
            width: root.lucky8Width
            answer: root.lucky8
            chipsInTabOrder: root.chipsInTabOrder
            onOpenRequested: (document, clause) => root.openRequested(document, clause)
        }
        ContrastCell {
            id: second
            x: first.x + first.width
            width: root.dueling8sWidth
            answer: root.dueling8s
            chipsInTabOrder: root.chipsInTabOrder
            onOpenRequested: (document, clause) => root.openRequested(document, clause)
        }
        ContrastCell {
            id: third
            x: second.x + second.width
            width: parent.width - x
            answer: root.freebet
            chipsInTabOrder: root.chipsInTabOrder
            onOpenRequested: (document, clause) => root.openRequested(document, clause)
        }
    }
    Rectangle {
        id: extra
        x: root.situationWidth
        y: title.height + answers.height
        width: parent.width - x - 1
        height: Math.max(Theme.px(48), fourth.implicitHeight)
        visible: root.luckylucky.present
        color: fourth.differs ? Theme.gameTint("luckylucky") : "transparent"

        GameTag {
            x: Theme.px(12)
            y: Theme.px(12)
            document: "luckylucky"
        }
        ContrastCell {
            id: fourth
            x: Theme.px(48)
            width: parent.width - x
            answer: root.luckylucky
            chipsInTabOrder: root.chipsInTabOrder
            onOpenRequested: (document, clause) => root.openRequested(document, clause)
        }
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.hairline
        }
    }
    // Lines between the cells.
    Repeater {
        model: 3
        Rectangle {
            id: line
            required property int index
            x: line.index === 0 ? root.situationWidth : line.index === 1 ? root.situationWidth + root.lucky8Width : root.situationWidth + root.lucky8Width + root.dueling8sWidth
            y: title.height
            width: 1
            height: line.index === 0 ? root.height - line.y : answers.height
            color: Theme.hairline
        }
    }
    Rectangle {
        width: parent.width
        height: 1
        visible: root.index > 0
        color: Theme.hairline
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        anchors.topMargin: title.height + 2
        visible: root.current
        color: "transparent"
        radius: 4
        border.width: Theme.ring
        border.color: Theme.focus
    }
}
