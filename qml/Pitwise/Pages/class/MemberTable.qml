// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// The trainees of a class, a row each. Arrows walk, Enter opens what one of them got wrong.
FocusScope {
    id: root

    required property ClassDesk desk
    readonly property bool slim: width < Theme.px(690)
    readonly property real nameWidth: Math.max(Theme.px(110), width - 2 * Theme.px(16) - games * gameWidth - dueWidth - seenWidth - standingWidth)
    readonly property int games: desk.games.length
    readonly property real gameWidth: Theme.px(slim ? 46 : 82)
    readonly property real dueWidth: Theme.px(44)
    readonly property real seenWidth: Theme.px(slim ? 84 : 96)
    readonly property real standingWidth: Theme.px(slim ? 106 : 122)

    Panel {
        anchors.fill: parent
    }
    Row {
        id: heads
        x: Theme.px(16)
        height: Theme.px(46)

        TextLabel {
            width: root.nameWidth
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Trainee")
            font.pixelSize: Theme.small
            color: Theme.text2
        }
        Repeater {
            model: root.desk.games

            Item {
                id: game
                required property string modelData

                width: root.gameWidth
                height: parent.height

                GameTag {
                    anchors.verticalCenter: parent.verticalCenter
                    document: game.modelData
                }
            }
        }
        TextLabel {
            width: root.dueWidth - Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignRight
            text: qsTr("Due")
            font.pixelSize: Theme.small
            color: Theme.text2
        }
        Item {
            width: Theme.px(10)
            height: 1
        }
        TextLabel {
            width: root.seenWidth
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Seen")
            font.pixelSize: Theme.small
            color: Theme.text2
        }
        TextLabel {
            width: root.standingWidth
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Table test")
            font.pixelSize: Theme.small
            color: Theme.text2
        }
    }
    ListView {
        id: list
        objectName: "memberList"
        anchors.fill: parent
        anchors.topMargin: heads.height
        anchors.bottomMargin: Theme.px(8)
        focus: true
        clip: true
        model: root.desk.members
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Trainees")
        onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
        Keys.onReturnPressed: event => event.accepted = currentIndex >= 0 && root.desk.openMember(currentIndex)
        Keys.onEnterPressed: event => event.accepted = currentIndex >= 0 && root.desk.openMember(currentIndex)

        delegate: T.ItemDelegate {
            id: row

            required property int index
            required property string name
            required property list<int> scores
            required property int due
            required property string seen
            required property bool away
            required property int standing
            readonly property list<string> standings: [qsTr("Ready"), qsTr("On course"), qsTr("At risk")]

            width: list.width
            height: Theme.px(38)
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1, %2, seen %3").arg(name).arg(standings[standing]).arg(seen)
            onClicked: {
                list.currentIndex = index;
                root.desk.openMember(index);
            }

            background: Rectangle {
                color: row.down ? Theme.ground : row.hovered || (row.ListView.isCurrentItem && list.activeFocus) ? Theme.raised : "transparent"

                Rectangle {
                    x: Theme.px(16)
                    width: parent.width - 2 * x
                    height: 1
                    color: Theme.hairline
                }
                FocusRing {
                    anchors.margins: Theme.px(3)
                    shown: row.ListView.isCurrentItem && list.activeFocus
                }
            }

            Row {
                x: Theme.px(16)
                anchors.verticalCenter: parent.verticalCenter

                TextLabel {
                    width: root.nameWidth
                    rightPadding: Theme.px(8)
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.name
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
                Repeater {
                    model: row.scores

                    Row {
                        id: score
                        required property int modelData

                        width: root.gameWidth
                        spacing: Theme.px(8)

                        TextLabel {
                            width: Theme.px(26)
                            anchors.verticalCenter: parent.verticalCenter
                            text: score.modelData
                            Accessible.ignored: true
                        }
                        Meter {
                            anchors.verticalCenter: parent.verticalCenter
                            visible: !root.slim
                            width: Theme.px(38)
                            implicitHeight: Theme.px(12)
                            value: score.modelData
                            mark: root.desk.readyFrom
                            Accessible.ignored: true
                        }
                    }
                }
                TextLabel {
                    width: root.dueWidth - Theme.px(10)
                    anchors.verticalCenter: parent.verticalCenter
                    horizontalAlignment: Text.AlignRight
                    text: row.due
                }
                Item {
                    width: Theme.px(10)
                    height: 1
                }
                TextLabel {
                    width: root.seenWidth
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.seen
                    font.pixelSize: Theme.small
                    color: row.away ? Theme.flag : Theme.text2
                }
                Item {
                    width: root.standingWidth
                    height: badge.height

                    Badge {
                        id: badge
                        width: Math.min(implicitWidth, parent.width)
                        text: row.standings[row.standing]
                        kind: [Badge.Good, Badge.Flagged, Badge.Bad][row.standing]
                        iconName: [Icon.Tick, Icon.Clock, Icon.Warning][row.standing]
                    }
                }
            }
        }
    }
    SlimScrollBar {
        anchors.right: parent.right
        anchors.rightMargin: 2
        anchors.top: list.top
        anchors.bottom: list.bottom
        flick: list
    }
    TextLabel {
        anchors.centerIn: parent
        width: parent.width - Theme.px(60)
        visible: list.count === 0
        horizontalAlignment: Text.AlignHCenter
        text: root.desk.filter.length > 0 ? qsTr("Nobody here has that in his name.") : qsTr("Nobody is in this class yet. Import a list, or give trainees its name as their batch.")
        color: Theme.text2
    }
}
