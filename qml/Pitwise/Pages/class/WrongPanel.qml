// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// What the class gets wrong: a row opens the answers on their felts; all of them are drilled in class.
Panel {
    id: root

    required property ClassDesk desk

    signal clauseRequested(string document, string clause)

    TextLabel {
        id: heading
        x: Theme.px(18)
        y: Theme.px(16)
        width: parent.width - 2 * x
        text: qsTr("What the class gets wrong")
        font.pixelSize: Theme.panelTitle
        strong: true
        Accessible.role: Accessible.Heading
    }
    TextLabel {
        id: days
        x: heading.x
        anchors.top: heading.bottom
        width: heading.width
        text: root.desk.wrongSubtitle
        font.pixelSize: Theme.small
        color: Theme.text2
    }
    ScrollArea {
        id: scroll
        x: Theme.px(8)
        anchors.top: days.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: buttons.top
        anchors.bottomMargin: Theme.px(8)
        width: parent.width - 2 * x
        contentHeight: rows.height

        Column {
            id: rows
            width: scroll.width

            TextLabel {
                x: Theme.px(10)
                width: parent.width - 2 * x
                visible: root.desk.wrong.count === 0
                topPadding: Theme.px(12)
                text: qsTr("Nothing yet that several answers have in common.")
                color: Theme.text2
            }
            Repeater {
                model: root.desk.wrong

                T.AbstractButton {
                    id: row

                    required property int index
                    required property string title
                    required property string how
                    required property int percent
                    required property string document
                    required property string clause
                    required property int answers

                    width: rows.width
                    height: words.height + Theme.px(22)
                    focusPolicy: Qt.StrongFocus
                    Accessible.role: Accessible.Button
                    Accessible.name: qsTr("%1, %2 % wrong").arg(title).arg(percent)
                    Accessible.onPressAction: clicked()
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                    Keys.onPressed: event => {
                        if (event.key !== Qt.Key_D || event.modifiers !== Qt.NoModifier)
                            return;
                        event.accepted = true;
                        root.desk.drillOne(row.index);
                    }
                    onClicked: root.desk.openWrong(index)

                    background: Rectangle {
                        color: row.down ? Theme.ground : row.hovered ? Theme.raised : "transparent"

                        Rectangle {
                            x: Theme.px(10)
                            visible: row.index > 0
                            width: parent.width - 2 * x
                            height: 1
                            color: Theme.hairline
                        }
                        FocusRing {
                            anchors.margins: Theme.px(3)
                            shown: row.activeFocus
                        }
                    }

                    Column {
                        id: words
                        x: Theme.px(10)
                        y: Theme.px(11)
                        width: parent.width - x - right.width - Theme.px(22)

                        TextLabel {
                            width: parent.width
                            text: row.title
                        }
                        TextLabel {
                            width: parent.width
                            visible: text.length > 0
                            text: row.how
                            font.pixelSize: Theme.small
                            color: Theme.text2
                            maximumLineCount: 3
                            elide: Text.ElideRight
                        }
                    }
                    Column {
                        id: right
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(10)
                        y: Theme.px(11)
                        spacing: Theme.px(4)

                        TextLabel {
                            anchors.right: parent.right
                            text: qsTr("%1 %").arg(row.percent)
                            strong: true
                        }
                        ClauseChip {
                            anchors.right: parent.right
                            slim: true
                            shortened: true
                            inTabOrder: false
                            document: row.document
                            clause: row.clause
                            onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
                        }
                    }
                }
            }
        }
    }
    SlimScrollBar {
        anchors.right: parent.right
        anchors.rightMargin: 2
        anchors.top: scroll.top
        anchors.bottom: scroll.bottom
        flick: scroll
    }
    Column {
        id: buttons
        x: Theme.px(18)
        width: parent.width - 2 * x
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(16)
        spacing: Theme.px(8)

        PrimaryButton {
            objectName: "drill"
            width: parent.width
            keyName: "D"
            text: root.desk.wrong.count === 1 ? qsTr("Drill it in class") : qsTr("Drill these %1 in class").arg(root.desk.wrong.count)
            visible: root.desk.wrong.count > 0
            onClicked: root.desk.drill()
        }
        TextLabel {
            width: parent.width
            visible: root.desk.lecture.problem.length > 0
            text: root.desk.lecture.problem
            font.pixelSize: Theme.small
            color: Theme.flag
        }
    }
}
