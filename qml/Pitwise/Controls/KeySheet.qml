// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

/// The keys of the page that is open, over it. Any key puts it away.
T.Popup {
    id: root

    property list<KeyHint> hints
    readonly property bool twoColumns: width >= Theme.px(620)

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(720), parent ? parent.width - Theme.px(32) : Theme.px(720))
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
        Accessible.name: qsTr("Keys of this page")
        Keys.onPressed: event => {
            root.close();
            event.accepted = true;
        }

        ScrollArea {
            anchors.fill: parent
            contentHeight: column.implicitHeight

            Column {
                id: column
                width: parent.width
                spacing: Theme.px(14)

                TextLabel {
                    text: qsTr("Keys of this page")
                    font.pixelSize: Theme.panelTitle
                    strong: true
                    Accessible.role: Accessible.Heading
                }
                Grid {
                    id: grid
                    width: parent.width
                    columns: root.twoColumns ? 2 : 1
                    columnSpacing: Theme.px(24)
                    rowSpacing: Theme.px(8)

                    Repeater {
                        model: root.hints

                        Item {
                            id: line

                            required property KeyHint modelData

                            width: (grid.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns
                            height: Math.max(Theme.px(30), words.implicitHeight)

                            KeyCap {
                                anchors.verticalCenter: parent.verticalCenter
                                key: line.modelData.key
                            }
                            TextLabel {
                                id: words
                                x: Theme.px(104)
                                width: parent.width - x
                                anchors.verticalCenter: parent.verticalCenter
                                text: line.modelData.words
                            }
                        }
                    }
                }
            }
        }
    }
}
