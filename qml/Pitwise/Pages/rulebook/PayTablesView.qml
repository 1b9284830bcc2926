// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The pay tables of the game whose clause is open; another game is one key away.
FocusScope {
    id: root

    required property RulebookDesk desk
    property bool wanted: visible
    readonly property list<string> names: GameLooks.documents.map(document => desk.games.shortName(document))

    onVisibleChanged: if (visible) wanted = true

    signal openRequested(string document, string clause)

    ChoiceRow {
        id: games
        objectName: "games"
        x: 4
        y: 4
        labels: root.names
        current: root.desk.games.rowOf(root.desk.document)
        name: qsTr("Game")
        onChosen: index => root.desk.openDocument(root.desk.games.documentAt(index))
    }
    Flickable {
        id: flick
        anchors.top: games.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true
        clip: true
        contentWidth: width
        contentHeight: flow.height
        boundsBehavior: Flickable.StopAtBounds
        Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.px(60)))
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.px(60))

        Flow {
            id: flow

            readonly property bool two: width >= Theme.px(860)

            x: 4
            width: flick.width - Theme.px(18)
            spacing: Theme.gap

            Repeater {
                model: root.wanted ? root.desk.payTables : null

                PayTableCard {
                    width: flow.two && table.choices === 1 ? (flow.width - Theme.gap) / 2 : flow.width
                    document: root.desk.document
                    onOpenRequested: (document, clause) => root.openRequested(document, clause)
                }
            }
        }
    }
    SlimScrollBar {
        anchors.right: parent.right
        anchors.top: flick.top
        anchors.bottom: flick.bottom
        flick: flick
    }
}
