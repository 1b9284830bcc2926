// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Same situation, different answer: all rows or those that the search leaves. Arrows walk the rows.
FocusScope {
    id: root

    required property RulebookDesk desk
    /// Rows are made when the tab is first looked at.
    property bool wanted: visible

    onVisibleChanged: if (visible) wanted = true

    signal openRequested(string document, string clause)

    Panel {
        anchors.fill: parent
        visible: list.count > 0
    }

    Item {
        id: header
        x: 1
        y: 1
        width: parent.width - 2
        height: Theme.px(48)
        visible: list.count > 0

        component Game: Row {
            id: game

            required property string document

            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(8)

            GameTag {
                anchors.verticalCenter: parent.verticalCenter
                document: game.document
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: !Theme.narrow
                text: root.desk.games.shortName(game.document)
                wrapMode: Text.NoWrap
                strong: true
            }
        }

        Row {
            x: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(6)
            visible: !Theme.narrow

            Icon { width: Theme.px(18); height: width; name: Icon.Unequal; color: Theme.wrong }
            TextLabel { text: qsTr("differs"); font.pixelSize: Theme.small; color: Theme.text2 }
        }
        Game { x: Math.round(list.width * 0.16) + Theme.px(12); document: "lucky8" }
        Game { x: Math.round(list.width * 0.16) + Math.round(list.width * 0.31) + Theme.px(12); document: "dueling8s" }
        Game { x: Math.round(list.width * 0.16) + Math.round(list.width * 0.31) + Math.round(list.width * 0.25) + Theme.px(12); document: "freebet" }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.hairline
        }
    }
    ListView {
        id: list
        x: 1
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 2
        width: parent.width - 2
        focus: true
        clip: true
        model: root.wanted ? root.desk.contrasts : null
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        highlightFollowsCurrentItem: true
        cacheBuffer: 0
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Contrasts")
        Keys.onPressed: event => {
            switch (event.key) {
            case Qt.Key_Home: currentIndex = 0; break;
            case Qt.Key_End: currentIndex = count - 1; break;
            case Qt.Key_PageDown: currentIndex = Math.min(count - 1, currentIndex + 5); break;
            case Qt.Key_PageUp: currentIndex = Math.max(0, currentIndex - 5); break;
            default: return;
            }
            event.accepted = true;
        }

        delegate: ContrastRow {
            width: list.width
            showsHeading: true
            current: ListView.isCurrentItem && list.activeFocus
            chipsInTabOrder: ListView.isCurrentItem
            onOpenRequested: (document, clause) => root.openRequested(document, clause)
        }
    }
    SlimScrollBar {
        anchors.right: parent.right
        anchors.rightMargin: 2
        anchors.top: list.top
        anchors.bottom: list.bottom
        flick: list
    }
    EmptyState {
        anchors.centerIn: parent
        visible: list.count === 0
        text: qsTr("No contrast has these words.")
        buttonText: qsTr("Show all contrasts")
        onPressed: root.desk.search = ""
    }
}
