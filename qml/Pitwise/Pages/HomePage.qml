// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import "home"

/// What one comes to first: the games.
DeskPage {
    id: root

    function read(document: string): void {
        trainer.rulebook.openDocument(document);
        trainer.navigation.open("rulebook");
    }

    title: qsTr("Home")
    onShown: {
        trainer.practiceSetup.refresh();
        trainer.practice.refresh();
        due.takeFocus();
    }

    Flickable {
        id: flick
        anchors.fill: parent
        contentWidth: width
        contentHeight: column.implicitHeight + Theme.px(48)
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        /// Scrolls no further than it must; back to the very top where the first row is wanted.
        function reveal(top: real, size: real): void {
            const most = Math.max(0, contentHeight - height);
            if (top + size + Theme.px(16) > contentY + height)
                contentY = Math.min(most, top + size + Theme.px(16) - height);
            if (top - Theme.px(16) < contentY)
                contentY = Math.max(0, top - Theme.px(16));
            if (top + size + Theme.px(16) <= height)
                contentY = 0;
        }

        Column {
            id: column
            x: Theme.margin
            y: Theme.px(24)
            width: flick.width - 2 * x
            spacing: Theme.px(20)

            Column {
                width: parent.width

                TextLabel {
                    text: qsTr("Four games, one table test")
                    width: parent.width
                    font.pixelSize: Theme.pageTitle
                    strong: true
                    Accessible.role: Accessible.Heading
                }
                TextLabel {
                    width: parent.width
                    text: qsTr("Every answer in this trainer comes from these rules, and names its clause.")
                    color: Theme.text2
                }
            }
            DuePanel {
                id: due
                width: parent.width
                setup: root.trainer.practiceSetup
                session: root.trainer.practice
                onPracticeRequested: root.trainer.navigation.open("practice")
            }
            TextLabel {
                text: qsTr("Games")
                font.pixelSize: Theme.panelTitle
                strong: true
                Accessible.role: Accessible.Heading
            }
            Grid {
                id: grid

                readonly property real cardWidth: Math.floor((width - (columns - 1) * spacing) / columns)

                width: parent.width
                columns: width >= Theme.px(1000) ? 4 : width >= Theme.px(480) ? 2 : 1
                spacing: Theme.gap

                Repeater {
                    id: cards
                    model: root.trainer.rulebook.games

                    GameCard {
                        id: card

                        width: grid.cardWidth
                        onClicked: root.read(document)
                        onActiveFocusChanged: if (activeFocus) flick.reveal(column.y + grid.y + y, height)
                        Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                        Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

                        Shortcut {
                            sequence: card.keyName
                            enabled: root.visible
                            onActivated: card.clicked()
                        }
                    }
                }
            }
        }
    }
}
