// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What happened, line by line; with the coach on a tick or a cross and the clause. The last line is in sight.
ListView {
    id: root

    required property LiveTrace trace
    required property string game

    signal clauseRequested(string document, string clause)

    clip: true
    model: trace
    boundsBehavior: Flickable.StopAtBounds
    spacing: 0
    reuseItems: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Trace")
    onCountChanged: scroll.restart()

    Timer {
        id: scroll
        interval: 0
        onTriggered: root.positionViewAtEnd()
    }
    SlimScrollBar {
        parent: root
        anchors.right: parent.right
        height: parent.height
        flick: root
    }

    delegate: Item {
        id: line

        required property string text
        required property string note
        required property string when
        required property list<string> clauses
        required property int mark
        required property bool crew
        readonly property bool wrong: mark === LiveTrace.Wrong

        width: root.width - Theme.px(10)
        implicitHeight: words.height + Theme.px(wrong ? 16 : 8)
        height: implicitHeight
        Accessible.role: Accessible.ListItem
        Accessible.name: mark === LiveTrace.Right ? qsTr("%1, right").arg(text) : wrong ? qsTr("%1, wrong. %2").arg(text).arg(note) : text

        PaintedFrame {
            anchors.fill: parent
            anchors.topMargin: 2
            anchors.bottomMargin: 2
            visible: line.wrong
            radius: Theme.radiusChip
            dashed: true
            edge: Theme.wrong
            fill: Theme.wrongFill
        }
        Icon {
            x: Theme.px(4)
            y: words.y + Theme.px(2)
            width: Theme.px(16)
            height: width
            name: line.mark === LiveTrace.Right ? Icon.Tick : line.wrong ? Icon.Cross : line.crew ? Icon.Speech : Icon.Nothing
            color: line.mark === LiveTrace.Right ? Theme.right : line.wrong ? Theme.wrong : Theme.text3
        }
        Column {
            id: words
            x: Theme.px(26)
            y: Theme.px(line.wrong ? 8 : 4)
            width: parent.width - x - Theme.px(6)

            TextLabel {
                width: parent.width
                text: line.text
                color: line.crew ? Theme.text2 : Theme.text
                font.pixelSize: Theme.small
                lineHeight: 0.95
                Accessible.ignored: true
            }
            TextLabel {
                width: parent.width
                visible: text.length > 0
                text: line.note
                strong: true
                font.pixelSize: Theme.small
                lineHeight: 0.95
                Accessible.ignored: true
            }
            Flow {
                width: parent.width
                visible: line.clauses.length > 0
                topPadding: Theme.px(3)
                spacing: Theme.px(4)

                Repeater {
                    model: line.clauses

                    ClauseChip {
                        required property string modelData

                        document: root.game
                        clause: modelData
                        slim: true
                        inTabOrder: false
                        onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
                    }
                }
            }
        }
    }
}
