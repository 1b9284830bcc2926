// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// The rounds that come with the program, over the table until one is chosen. Arrows, Enter, Escape.
FocusScope {
    id: root

    required property RoundShelf shelf
    required property string current

    signal roundRequested(string round)
    signal closed

    function open(): void {
        visible = true;
        list.forceActiveFocus();
    }

    function close(): void {
        visible = false;
        closed();
    }

    visible: false
    Keys.onEscapePressed: close()

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.ground, 0.6)

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onClicked: root.close()
        }
    }
    Panel {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: Theme.px(12)
        width: Math.min(parent.width - Theme.px(24), Theme.px(560))

        TextLabel {
            id: heading
            x: Theme.px(20)
            y: Theme.px(14)
            text: qsTr("Rounds worth seeing")
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        ListView {
            id: list
            objectName: "shelfList"
            anchors.fill: parent
            anchors.topMargin: Theme.px(52)
            anchors.margins: Theme.px(8)
            clip: true
            model: root.shelf
            focus: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: heading.text
            Keys.onReturnPressed: (currentItem as T.AbstractButton)?.clicked()
            Keys.onEnterPressed: (currentItem as T.AbstractButton)?.clicked()

            SlimScrollBar {
                parent: list
                anchors.right: parent.right
                height: parent.height
                flick: list
            }

            delegate: T.AbstractButton {
                id: entry

                required property int index
                required property string roundId
                required property string title
                required property string shows
                required property string game

                width: ListView.view.width - Theme.px(12)
                height: implicitContentHeight + Theme.px(16)
                Accessible.role: Accessible.Button
                Accessible.name: title + ". " + shows
                Accessible.onPressAction: entry.clicked()
                onClicked: root.roundRequested(roundId)

                background: PaintedFrame {
                    radius: Theme.radiusControl
                    fill: entry.roundId === root.current ? Theme.chosen : entry.hovered ? Theme.raised : "transparent"
                    edge: list.currentIndex === entry.index && list.activeFocus ? Theme.focus : "transparent"
                    edgeWidth: 2
                }
                contentItem: RowLayout {
                    spacing: Theme.px(12)

                    GameTag {
                        Layout.leftMargin: Theme.px(8)
                        document: entry.game
                    }
                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 0

                        TextLabel {
                            Layout.fillWidth: true
                            text: entry.title
                            strong: true
                        }
                        TextLabel {
                            Layout.fillWidth: true
                            text: entry.shows
                            color: Theme.text2
                            font.pixelSize: Theme.small
                        }
                    }
                }
            }
        }
    }
}
