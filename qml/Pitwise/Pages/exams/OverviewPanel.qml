// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// All questions by number. O comes here, arrows walk, Enter jumps, Esc leads back to the answer.
FocusScope {
    id: root

    required property SittingSession sitting
    /// Little height: the numbers need it more than the legend does.
    readonly property bool low: Theme.roomHeight < 620
    /// The exam lets everybody open the pay tables, and this question has some.
    property bool tablesKey: false

    signal jumped(int question)
    signal leaveRequested
    signal finishRequested
    signal invigilatorRequested
    signal aidsRequested
    signal tablesRequested

    function take(): void {
        grid.currentIndex = Math.max(0, root.sitting.number - 1);
        grid.forceActiveFocus();
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
        Rectangle {
            width: 1
            height: parent.height
            color: Theme.hairline
        }
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.hairline
        }
    }
    Item {
        id: head
        x: Theme.px(18)
        y: Theme.px(14)
        width: parent.width - 2 * x
        height: Theme.px(34)

        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Overview")
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        KeyCap {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            key: "O"
        }
    }
    GridView {
        id: grid
        anchors.top: head.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: legend.top
        anchors.bottomMargin: Theme.px(12)
        x: Theme.px(18)
        width: parent.width - 2 * x
        cellWidth: width / 6
        cellHeight: Theme.px(38)
        clip: true
        model: root.sitting.overview
        keyNavigationEnabled: true
        Keys.onReturnPressed: root.jumped(currentIndex)
        Keys.onEnterPressed: root.jumped(currentIndex)
        Keys.onEscapePressed: root.leaveRequested()
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Overview of the questions")

        delegate: Item {
            id: cell
            required property int index
            required property bool answered
            required property bool flagged
            required property bool now
            required property bool reachable

            width: grid.cellWidth
            height: grid.cellHeight
            Accessible.role: Accessible.ListItem
            Accessible.name: (flagged ? qsTr("Question %1, %2, flagged") : qsTr("Question %1, %2")).arg(index + 1).arg(answered ? qsTr("answered") : reachable ? qsTr("open") : qsTr("closed"))

            PaintedFrame {
                width: parent.width - Theme.px(5)
                height: Theme.px(33)
                radius: Theme.radiusChip
                dashed: !cell.answered
                fill: cell.now ? Theme.text : cell.answered ? Theme.raised : "transparent"
                edge: cell.now ? Theme.text : Theme.edge
                opacity: cell.reachable || cell.now ? 1 : 0.55

                FocusRing {
                    controlRadius: Theme.radiusChip
                    anchors.margins: -2
                    shown: grid.activeFocus && grid.currentIndex === cell.index
                }
                Text {
                    anchors.centerIn: parent
                    text: cell.index + 1
                    color: cell.now ? Theme.ground : Theme.text
                    font.pixelSize: Theme.small
                    font.bold: cell.now
                    textFormat: Text.PlainText
                }
                Icon {
                    anchors.right: parent.right
                    anchors.top: parent.top
                    anchors.margins: -Theme.px(5)
                    width: Theme.px(16)
                    height: width
                    visible: cell.flagged
                    name: Icon.Flag
                    color: Theme.flag
                }
            }
            TapHandler {
                onTapped: if (cell.reachable) root.jumped(cell.index)
            }
        }
    }
    Column {
        id: legend
        x: Theme.px(18)
        width: parent.width - 2 * x
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(16)
        spacing: Theme.px(4)

        Flow {
            width: parent.width
            spacing: Theme.px(root.low ? 12 : 4)

            OverviewLegend {
                width: root.low ? implicitWidth : parent.width
                text: qsTr("answered %1").arg(root.sitting.overview.answered)
            }
            OverviewLegend {
                width: root.low ? implicitWidth : parent.width
                dashed: true
                text: qsTr("open %1").arg(root.sitting.overview.count - root.sitting.overview.answered)
            }
            OverviewLegend {
                width: root.low ? implicitWidth : parent.width
                flagged: true
                text: root.low ? qsTr("flagged %1").arg(root.sitting.overview.flagged) : qsTr("flagged %1, to check again").arg(root.sitting.overview.flagged)
            }
        }
        QuietButton {
            bare: true
            leftPadding: 0
            height: Theme.px(root.low ? 36 : 44)
            keyName: "F10"
            text: qsTr("Hand in")
            onClicked: root.finishRequested()
        }
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.hairline
        }
        QuietButton {
            bare: true
            leftPadding: 0
            height: Theme.px(root.low ? 36 : 44)
            keyName: "F1"
            text: qsTr("Call the invigilator")
            onClicked: root.invigilatorRequested()
        }
        QuietButton {
            objectName: "openTables"
            visible: root.tablesKey
            bare: true
            leftPadding: 0
            height: Theme.px(root.low ? 36 : 44)
            keyName: "F8"
            text: qsTr("Pay tables")
            onClicked: root.tablesRequested()
        }
        QuietButton {
            bare: true
            leftPadding: 0
            height: Theme.px(root.low ? 36 : 44)
            keyName: "F9"
            text: qsTr("Text, contrast, read aloud")
            onClicked: root.aidsRequested()
        }
    }
}
