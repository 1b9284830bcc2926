// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Every doubtful clause and how this house reads it; arrows walk the cards.
FocusScope {
    id: root

    required property RulebookDesk desk
    /// Rows are made when the tab is first looked at.
    property bool wanted: visible

    onVisibleChanged: if (visible) wanted = true

    signal openRequested(string document, string clause)

    ListView {
        id: list
        anchors.fill: parent
        anchors.rightMargin: Theme.px(14)
        focus: true
        clip: true
        topMargin: 4
        leftMargin: 4
        spacing: Theme.px(12)
        model: root.wanted ? root.desk.readings : null
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        cacheBuffer: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Readings")
        Keys.onPressed: event => {
            switch (event.key) {
            case Qt.Key_Home: currentIndex = 0; break;
            case Qt.Key_End: currentIndex = count - 1; break;
            default: return;
            }
            event.accepted = true;
        }

        delegate: ReadingCard {
            width: list.width - 8
            current: ListView.isCurrentItem && list.activeFocus
            chipsInTabOrder: ListView.isCurrentItem
            onOpenRequested: (document, clause) => root.openRequested(document, clause)
        }
    }
    SlimScrollBar {
        anchors.right: parent.right
        height: parent.height
        flick: list
    }
    EmptyState {
        anchors.centerIn: parent
        visible: list.count === 0
        text: qsTr("No reading has these words.")
        buttonText: qsTr("Show all readings")
        onPressed: root.desk.search = ""
    }
}
