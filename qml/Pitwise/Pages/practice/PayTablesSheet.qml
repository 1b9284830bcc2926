// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// The pay tables of the table that is shown, over the page: readable at every size of window and text. Any key but the
/// arrows puts it away.
T.Popup {
    id: root

    required property PrintedTables tables

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(520), parent ? parent.width - Theme.px(32) : Theme.px(520))
    height: Math.min(implicitHeight, parent ? parent.height - Theme.px(32) : implicitHeight)
    implicitHeight: column.implicitHeight + 2 * padding
    padding: Theme.px(22)
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.ground, 0.6)
    }
    background: Rectangle {
        color: Theme.control
        radius: Theme.radiusPanel
        border.width: 1
        border.color: Theme.edge
    }
    contentItem: FocusScope {
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: qsTr("Pay tables")
        Keys.onPressed: event => {
            event.accepted = true;
            const step = event.key === Qt.Key_Down ? 40 : event.key === Qt.Key_Up ? -40 : 0;
            if (step === 0)
                root.close();
            else
                area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, area.contentY + Theme.px(step)));
        }

        ScrollArea {
            id: area
            anchors.fill: parent
            contentHeight: column.implicitHeight

            Column {
                id: column
                width: parent.width
                spacing: Theme.px(4)

                TextLabel {
                    text: qsTr("Pay tables")
                    font.pixelSize: Theme.panelTitle
                    strong: true
                    Accessible.role: Accessible.Heading
                }
                Repeater {
                    model: root.tables

                    Column {
                        id: row

                        required property string head
                        required property string label
                        required property string odds

                        width: column.width
                        topPadding: head.length > 0 ? Theme.px(10) : 0

                        TextLabel {
                            visible: row.head.length > 0
                            text: row.head
                            color: Theme.text2
                            font.pixelSize: Theme.small
                            strong: true
                        }
                        Item {
                            width: parent.width
                            height: words.implicitHeight + Theme.px(6)
                            Accessible.role: Accessible.StaticText
                            Accessible.name: row.odds.length > 0 ? qsTr("%1 pays %2").arg(row.label).arg(row.odds) : row.label

                            TextLabel {
                                id: words
                                anchors.left: parent.left
                                anchors.right: odds.left
                                anchors.rightMargin: Theme.px(12)
                                anchors.verticalCenter: parent.verticalCenter
                                text: row.label
                            }
                            TextLabel {
                                id: odds
                                anchors.right: parent.right
                                anchors.verticalCenter: parent.verticalCenter
                                wrapMode: Text.NoWrap
                                text: row.odds
                                strong: true
                            }
                        }
                    }
                }
            }
        }
    }
}
