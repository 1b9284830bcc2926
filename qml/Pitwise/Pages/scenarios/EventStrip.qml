// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwise.App
import Pitwise.Controls

/// The timeline: stepped by arrows, tile by tile; the one button of the page asks here.
FocusScope {
    id: root

    required property ScenarioEditor editor
    readonly property EditorTable table: editor.table

    signal asked

    implicitHeight: Theme.px(164)
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Events of the round")

    Rectangle {
        anchors.fill: parent
        color: Theme.panel

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.hairline
        }
    }
    RowLayout {
        id: keys
        x: Theme.px(14)
        y: Theme.px(8)
        width: parent.width - 2 * x
        height: Theme.px(48)
        spacing: Theme.px(8)

        QuietButton {
            objectName: "backButton"
            implicitHeight: Theme.px(40)
            leftPadding: Theme.px(9)
            iconName: Icon.Left
            enabled: root.table.stop > 0
            Accessible.name: qsTr("A step back")
            onClicked: root.table.back()
        }
        QuietButton {
            objectName: "forwardButton"
            implicitHeight: Theme.px(40)
            leftPadding: Theme.px(9)
            iconName: Icon.Right
            enabled: root.table.stop < root.table.stopCount - 1
            Accessible.name: qsTr("A step forward")
            onClicked: root.table.forward()
        }
        KeyCap {
            visible: !Theme.narrow
            key: "←"
        }
        KeyCap {
            visible: !Theme.narrow
            key: "→"
        }
        TextLabel {
            objectName: "eventCount"
            Layout.fillWidth: true
            text: qsTr("Event %1 of %2").arg(root.table.stop + 1).arg(root.table.stopCount)
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        QuietButton {
            objectName: "changeButton"
            implicitHeight: Theme.px(40)
            leftPadding: Theme.px(10)
            visible: root.table.canChange
            keyName: "E"
            text: root.table.changing ? qsTr("Keep") : qsTr("Change")
            font.pixelSize: Theme.small
            line: root.table.changing ? Theme.brass : Theme.edge
            onClicked: root.table.changing = !root.table.changing
        }
        QuietButton {
            objectName: "removeButton"
            implicitHeight: Theme.px(40)
            leftPadding: Theme.px(10)
            visible: root.table.stop > 0
            keyName: qsTr("Del")
            text: Theme.narrow ? "" : qsTr("Drop")
            Accessible.name: qsTr("Drop this event")
            font.pixelSize: Theme.small
            onClicked: root.table.remove()
        }
        PrimaryButton {
            objectName: "askButton"
            implicitHeight: Theme.px(44)
            font.pixelSize: Theme.body
            keyName: "A"
            text: qsTr("Ask here")
            onClicked: root.asked()
        }
    }
    ListView {
        id: tiles
        objectName: "tiles"
        x: Theme.px(14)
        anchors.top: keys.bottom
        anchors.topMargin: Theme.px(8)
        width: parent.width - 2 * x
        height: Theme.px(90)
        leftMargin: 3
        rightMargin: 3
        topMargin: 2
        clip: true
        orientation: ListView.Horizontal
        spacing: Theme.px(4)
        boundsBehavior: Flickable.StopAtBounds
        model: root.table.timeline
        focus: true
        keyNavigationEnabled: false
        onCountChanged: show.restart()
        onWidthChanged: show.restart()
        onContentWidthChanged: show.restart()

        delegate: EventTile {
            onClicked: {
                root.table.goTo(stop);
                root.forceActiveFocus(Qt.MouseFocusReason);
            }
        }

        Connections {
            target: root.table
            function onShown(): void {
                show.restart();
            }
        }
        Timer {
            id: show
            interval: 0
            onTriggered: if (root.table.nowRow >= 0) tiles.positionViewAtIndex(root.table.nowRow, ListView.Contain)
        }
    }
    FocusRing {
        anchors.fill: tiles
        anchors.margins: -2
        shown: root.activeFocus && tiles.activeFocus
    }
}
