// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// Packs: one's own first, shipped ones marked as read-only. Below, ways to get one.
Panel {
    id: root

    required property ScenarioLibrary library

    signal packRequested
    signal importRequested
    signal removedRequested

    TextLabel {
        id: heading
        x: Theme.px(16)
        y: Theme.px(14)
        text: qsTr("Packs")
        font.pixelSize: Theme.panelTitle
        strong: true
    }
    ListView {
        id: list
        objectName: "packList"
        anchors.top: heading.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: ways.top
        anchors.bottomMargin: Theme.px(8)
        x: Theme.px(8)
        width: parent.width - 2 * x
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.library.packs
        activeFocusOnTab: true
        keyNavigationEnabled: true
        spacing: Theme.px(4)
        Accessible.role: Accessible.List
        Accessible.name: heading.text
        Keys.onReturnPressed: root.library.openPack(currentIndex)
        Keys.onEnterPressed: root.library.openPack(currentIndex)

        delegate: T.AbstractButton {
            id: pack

            required property int index
            required property string title
            required property bool readOnly
            required property bool examOnly
            required property bool assigned
            required property int size
            required property string problem
            required property bool current

            objectName: "pack" + index
            width: ListView.view.width
            topPadding: Theme.px(8)
            height: implicitContentHeight + Theme.px(16)
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: title
            onClicked: root.library.openPack(index)

            background: PaintedFrame {
                radius: Theme.radiusControl
                fill: pack.current ? Theme.chosen : pack.hovered ? Theme.raised : "transparent"
                edge: list.activeFocus && list.currentIndex === pack.index ? Theme.focus : pack.current ? Theme.brass : "transparent"
                edgeWidth: list.activeFocus && list.currentIndex === pack.index ? 2 : 1
            }
            contentItem: Column {
                leftPadding: Theme.px(10)
                rightPadding: Theme.px(10)
                spacing: Theme.px(2)

                TextLabel {
                    width: parent.width - Theme.px(20)
                    text: pack.title
                    strong: pack.current
                }
                TextLabel {
                    width: parent.width - Theme.px(20)
                    text: qsTr("%n scenario(s)", "", pack.size) + (pack.readOnly ? qsTr(", read-only") : "") + (pack.assigned ? qsTr(", assigned") : "")
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
                Row {
                    visible: pack.examOnly
                    spacing: Theme.px(6)

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(16)
                        height: width
                        name: Icon.Exams
                        color: Theme.note
                    }
                    TextLabel {
                        text: qsTr("For exams only")
                        color: Theme.note
                        font.pixelSize: Theme.small
                    }
                }
                TextLabel {
                    width: parent.width - Theme.px(20)
                    visible: text.length > 0
                    text: pack.problem
                    color: Theme.flag
                    font.pixelSize: Theme.small
                }
            }
        }
    }
    Column {
        id: ways
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        x: Theme.px(12)
        width: parent.width - 2 * x
        spacing: Theme.px(8)

        QuietButton {
            objectName: "packButton"
            width: parent.width
            keyName: "K"
            text: qsTr("New pack")
            onClicked: root.packRequested()
        }
        QuietButton {
            objectName: "importButton"
            width: parent.width
            keyName: "I"
            text: qsTr("Import")
            onClicked: root.importRequested()
        }
        QuietButton {
            objectName: "removedButton"
            width: parent.width
            visible: root.library.removed.count > 0
            keyName: "Z"
            text: qsTr("Removed, %1").arg(root.library.removed.count)
            onClicked: root.removedRequested()
        }
    }
}
