// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import Pitwise.Felt

/// A session again, entry by entry, with every mistake: what lay there beside what should have.
FocusScope {
    id: root

    required property LiveTable table
    readonly property LiveReplay replay: table.replay

    signal clauseRequested(string document, string clause)

    Keys.onPressed: event => {
        event.accepted = true;
        felt.hurry();
        switch (event.key) {
        case Qt.Key_Left: replay.step(-1); break;
        case Qt.Key_Right: replay.step(1); break;
        case Qt.Key_PageUp: replay.toMistake(-1); break;
        case Qt.Key_PageDown: replay.toMistake(1); break;
        case Qt.Key_Home: replay.step(-replay.count); break;
        case Qt.Key_End: replay.step(replay.count); break;
        case Qt.Key_P: if (!event.isAutoRepeat) replay.playOrStop(); break;
        case Qt.Key_1: replay.speed = 1; break;
        case Qt.Key_2: replay.speed = 2; break;
        case Qt.Key_4: replay.speed = 4; break;
        case Qt.Key_R: if (replay.clauses.length > 0) clauseRequested(replay.game, replay.clauses[0]); break;
        case Qt.Key_N: if (!event.isAutoRepeat) table.dealOnFrom(replay.position); break;
        case Qt.Key_Escape: table.closeReplay(); break;
        default: event.accepted = false;
        }
    }

    Rectangle {
        id: bar
        width: parent.width
        height: Theme.px(Theme.narrow ? 44 : 48)
        color: Theme.panel

        Row {
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.px(14)
            spacing: Theme.px(12)

            GameTag {
                anchors.verticalCenter: parent.verticalCenter
                document: root.replay.game
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Replay")
                strong: true
            }
            TextLabel {
                objectName: "replayPlace"
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1 · step %2 of %3").arg(root.replay.when).arg(root.replay.position).arg(root.replay.count)
                color: Theme.text2
                wrapMode: Text.NoWrap
            }
        }
        Row {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(6)

            QuietButton {
                bare: true
                height: bar.height - Theme.px(6)
                keyName: "P"
                text: root.replay.playing ? qsTr("Stop") : qsTr("Play %1x").arg(root.replay.speed)
                onClicked: root.replay.playOrStop()
            }
            QuietButton {
                objectName: "dealOn"
                bare: true
                height: bar.height - Theme.px(6)
                keyName: "N"
                text: qsTr("Deal on from here")
                onClicked: root.table.dealOnFrom(root.replay.position)
            }
            QuietButton {
                bare: true
                height: bar.height - Theme.px(6)
                keyName: qsTr("Esc")
                text: qsTr("Summary")
                onClicked: root.table.closeReplay()
            }
        }
    }
    Item {
        id: tables
        y: bar.height
        width: parent.width
        height: parent.height - bar.height - foot.height

        Felt {
            id: felt
            width: root.replay.differs ? parent.width / 2 - 2 : parent.width
            height: parent.height
            takesKeys: false
            activeFocusOnTab: false
            scene: root.replay.scene
        }
        Felt {
            anchors.right: parent.right
            width: parent.width / 2 - 2
            height: parent.height
            visible: root.replay.differs
            takesKeys: false
            activeFocusOnTab: false
            scene: root.replay.dueScene
        }
        Repeater {
            model: root.replay.differs ? [qsTr("What lay there"), qsTr("What should lie there")] : []

            Badge {
                required property int index
                required property string modelData

                x: index * tables.width / 2 + Theme.px(10)
                y: tables.height - height - Theme.px(10)
                text: modelData
                kind: index === 0 ? Badge.Bad : Badge.Good
            }
        }
    }
    Rectangle {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.px(Theme.narrow ? 196 : 216)
        color: Theme.panel

        Column {
            x: Theme.px(14)
            y: Theme.px(8)
            width: parent.width - 2 * x
            spacing: Theme.px(4)

            TextLabel {
                objectName: "replayText"
                width: parent.width
                text: root.replay.text
                strong: true
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            Row {
                width: parent.width
                height: Theme.px(26)
                spacing: Theme.px(8)

                TextLabel {
                    objectName: "replayMistake"
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.replay.mistakes.length > 0 ? Array.from(root.replay.mistakes).join("; ") : root.replay.due.length > 0 ? qsTr("Due next: %1").arg(root.replay.due) : ""
                    color: root.replay.mistakes.length > 0 ? Theme.wrong : Theme.text2
                    strong: root.replay.mistakes.length > 0
                    font.pixelSize: Theme.small
                    wrapMode: Text.NoWrap
                }
                Repeater {
                    model: root.replay.clauses

                    ClauseChip {
                        required property string modelData

                        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                        document: root.replay.game
                        clause: modelData
                        slim: true
                        onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
                    }
                }
            }
            LiveLanes {
                id: lanes
                objectName: "lanes"
                width: parent.width
                height: foot.height - y - Theme.px(16)
                replay: root.replay
            }
        }
    }
}
