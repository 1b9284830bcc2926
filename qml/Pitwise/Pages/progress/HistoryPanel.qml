// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// A clause and every answer that asked for it, newest first; each opens on its felt.
FocusScope {
    id: root

    required property ProgressDesk progress

    signal closeRequested
    signal clauseRequested(string document, string clause)

    Keys.onPressed: event => {
        if (event.key !== Qt.Key_R || event.modifiers !== Qt.NoModifier)
            return;
        root.clauseRequested(root.progress.map.document, root.progress.map.clause);
        event.accepted = true;
    }

    Panel {
        anchors.fill: parent
    }
    Column {
        id: head
        x: Theme.px(18)
        y: Theme.px(14)
        width: parent.width - 2 * x
        spacing: Theme.px(8)

        Item {
            width: parent.width
            height: Theme.px(36)

            ClauseChip {
                anchors.verticalCenter: parent.verticalCenter
                document: root.progress.map.document
                clause: root.progress.map.clause
                onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
            }
            Row {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter

                QuietButton {
                    bare: true
                    height: Theme.px(36)
                    keyName: "R"
                    text: qsTr("Rulebook")
                    onClicked: root.clauseRequested(root.progress.map.document, root.progress.map.clause)
                }
                QuietButton {
                    bare: true
                    height: Theme.px(36)
                    keyName: qsTr("Esc")
                    text: qsTr("Charts")
                    onClicked: root.closeRequested()
                }
            }
        }
        TextLabel {
            width: parent.width
            text: root.progress.map.title
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        TextLabel {
            width: parent.width
            text: root.progress.map.sentence
            color: Theme.text2
        }
        TextLabel {
            width: parent.width
            text: root.progress.map.figures
        }
    }
    TextLabel {
        anchors.centerIn: list
        width: list.width
        visible: list.count === 0
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("No question has asked for this clause yet.")
        color: Theme.text3
    }
    ListView {
        id: list
        x: Theme.px(18)
        anchors.top: head.bottom
        anchors.topMargin: Theme.px(12)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(14)
        width: parent.width - 2 * x
        focus: true
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.progress.history
        keyNavigationEnabled: true
        Keys.onReturnPressed: root.progress.history.open(currentIndex)
        Keys.onEnterPressed: root.progress.history.open(currentIndex)
        T.ScrollBar.vertical: SlimScrollBar {}

        delegate: T.AbstractButton {
            id: row
            required property int index
            required property string when
            required property string prompt
            required property int outcome
            required property string time

            width: list.width
            height: Math.max(Theme.px(44), words.implicitHeight + Theme.px(20))
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1, %2, %3").arg(when).arg(prompt).arg(outcome === 1 ? qsTr("right") : outcome === 0 ? qsTr("wrong") : qsTr("not scored"))
            Accessible.onPressAction: root.progress.history.open(index)
            onClicked: {
                list.currentIndex = index;
                root.progress.history.open(index);
            }

            background: Rectangle {
                radius: Theme.radiusChip
                color: row.hovered || (list.activeFocus && list.currentIndex === row.index) ? Theme.raised : "transparent"

                FocusRing {
                    anchors.margins: 0
                    shown: list.activeFocus && list.currentIndex === row.index
                }
            }
            Icon {
                x: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(16)
                height: width
                name: row.outcome === 1 ? Icon.Tick : row.outcome === 0 ? Icon.Cross : Icon.Flag
                color: row.outcome === 1 ? Theme.right : row.outcome === 0 ? Theme.wrong : Theme.flag
            }
            TextLabel {
                id: when
                x: Theme.px(34)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(104)
                text: row.when
                color: Theme.text2
                font.pixelSize: Theme.small
            }
            CardText {
                id: words
                x: Theme.px(142)
                width: time.x - x - Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                text: row.prompt
            }
            TextLabel {
                id: time
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                text: row.time
                color: Theme.text2
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
            }
        }
    }
}
