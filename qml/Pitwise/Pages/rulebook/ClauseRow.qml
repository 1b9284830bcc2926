// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// One clause in the list: its number, then its sentence.
Item {
    id: root

    required property int index
    required property string document
    required property string clause
    required property string marked
    required property string sentence
    required property bool opensGame
    required property int mastery
    required property bool due
    property string gameTitle: ""
    property int gameCount: 0
    property bool current: false
    property bool listFocus: false

    signal picked

    implicitHeight: heading.height + column.implicitHeight + Theme.px(18)
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1 clause %2: %3").arg(Theme.gameTag(document)).arg(clause).arg(sentence)
    Accessible.description: mark.words
    Accessible.selected: current
    Accessible.onPressAction: root.picked()

    Item {
        id: heading
        width: parent.width
        height: root.opensGame ? Theme.px(46) : 0
        visible: root.opensGame

        GameTag {
            id: tag
            x: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            document: root.document
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            anchors.left: tag.right
            anchors.leftMargin: Theme.px(10)
            anchors.right: count.left
            anchors.rightMargin: Theme.px(8)
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            color: Theme.text2
            font.pixelSize: Theme.small
            text: root.gameTitle
            Accessible.role: Accessible.Heading
        }
        TextLabel {
            id: count
            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(20)
            color: Theme.text2
            font.pixelSize: Theme.small
            text: root.gameCount
        }
    }
    Rectangle {
        id: surface
        anchors.fill: parent
        anchors.topMargin: heading.height
        color: root.current ? Theme.raised : hover.hovered ? Theme.control : "transparent"

        Rectangle {
            width: Theme.px(4)
            height: parent.height
            color: Theme.brass
            visible: root.current
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: 2
            visible: root.current && root.listFocus
            color: "transparent"
            radius: 4
            border.width: Theme.ring
            border.color: Theme.focus
        }
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        onTapped: root.picked()
    }

    MasteryCell {
        id: mark
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        y: heading.height + Theme.px(9)
        visible: root.mastery !== ClauseModel.NotTold
        mastery: root.mastery
        due: root.due
    }
    Column {
        id: column
        x: Theme.px(18)
        y: heading.height + Theme.px(9)
        width: parent.width - x - Theme.px(20)
        spacing: Theme.px(4)

        Row {
            spacing: Theme.px(8)

            Rectangle {
                width: Theme.px(4)
                height: Theme.px(18)
                radius: 2
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.gameColour(root.document)
            }
            TextLabel {
                text: root.clause.replace("#", " ").replace("App.", "App. ").replace("intro.", "Intro ")
                strong: true
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
        MarkedText {
            width: parent.width
            marked: root.marked
            color: Theme.text
            font.pixelSize: Theme.px(15)
            Accessible.ignored: true
        }
    }
}
