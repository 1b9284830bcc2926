// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App

/// A chart under its title. Resting the mouse on it or walking it with the arrows tells about one point; T shows the table.
FocusScope {
    id: root

    required property ChartData source
    required property string title
    property string legend: ""
    property int style: Chart.Line
    property color line: Theme.mastery3
    property color band: Qt.alpha(Theme.mastery2, 0.45)
    property color accent: Theme.brass
    /// Within a panel of another.
    property bool bare: false
    property bool asTable: false
    property string emptyText: qsTr("Nothing to show yet.")

    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.name: title
    Accessible.description: chart.current >= 0 ? source.tip(chart.current) : legend
    onActiveFocusChanged: chart.current = activeFocus ? chart.step(source.count, -1) : -1
    Keys.onPressed: event => {
        if (event.modifiers !== Qt.NoModifier)
            return;
        if (event.key === Qt.Key_T)
            asTable = !asTable;
        else if (event.key === Qt.Key_Left || event.key === Qt.Key_Right)
            chart.current = chart.step(chart.current, event.key === Qt.Key_Left ? -1 : 1);
        else if (event.key === Qt.Key_Escape && asTable)
            asTable = false;
        else
            return;
        event.accepted = true;
    }

    Panel {
        anchors.fill: parent
        visible: !root.bare
    }
    FocusRing {
        shown: root.activeFocus
        controlRadius: Theme.radiusPanel
    }
    TextLabel {
        id: heading
        x: root.bare ? 0 : Theme.px(16)
        y: root.bare ? 0 : Theme.px(10)
        text: root.title
        font.pixelSize: Theme.px(root.bare ? 20 : 17)
        strong: true
        wrapMode: Text.NoWrap
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: heading.x
        anchors.verticalCenter: heading.verticalCenter
        spacing: Theme.px(10)

        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: root.legend
            color: Theme.text2
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
        }
        QuietButton {
            anchors.verticalCenter: parent.verticalCenter
            bare: true
            height: Theme.px(26)
            leftPadding: Theme.px(2)
            rightPadding: Theme.px(2)
            keyName: "T"
            focusPolicy: Qt.NoFocus
            Accessible.name: root.asTable ? qsTr("Show the chart") : qsTr("Show as a table")
            onClicked: root.asTable = !root.asTable
        }
    }
    Chart {
        id: chart
        x: root.bare ? 0 : Theme.px(16)
        anchors.top: heading.bottom
        anchors.topMargin: Theme.px(4)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.bare ? 0 : Theme.px(6)
        width: parent.width - 2 * x
        visible: !root.asTable && !root.source.isEmpty
        source: root.source
        style: root.style
        textSize: Theme.small
        ink: Theme.text2
        grid: Theme.hairline
        line: root.line
        band: root.band
        accent: root.accent
        focusInk: Theme.text

        HoverHandler {
            onPointChanged: chart.current = chart.pointAt(point.position.x)
            onHoveredChanged: if (!hovered) chart.current = root.activeFocus ? chart.step(root.source.count, -1) : -1
        }
        PaintedFrame {
            readonly property point at: chart.placeOf(chart.current)

            visible: chart.current >= 0
            x: Math.max(0, Math.min(chart.width - width, at.x - width / 2))
            y: at.y > height + Theme.px(12) ? at.y - height - Theme.px(12) : Math.min(chart.height - height, at.y + Theme.px(12))
            width: tip.implicitWidth + Theme.px(24)
            height: tip.implicitHeight + Theme.px(8)
            radius: Theme.radiusChip
            fill: Theme.ground
            edge: Theme.edge

            TextLabel {
                id: tip
                anchors.centerIn: parent
                text: root.source.tip(chart.current)
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
            }
        }
    }
    TextLabel {
        anchors.centerIn: chart
        visible: root.source.isEmpty && !root.asTable
        text: root.emptyText
        color: Theme.text3
    }
    ListView {
        anchors.fill: chart
        visible: root.asTable
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.source
        T.ScrollBar.vertical: SlimScrollBar {}
        delegate: Item {
            id: row
            required property string label
            required property string text

            width: ListView.view.width
            height: Theme.px(26)

            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: row.label
                font.pixelSize: Theme.small
                color: Theme.text2
                wrapMode: Text.NoWrap
            }
            TextLabel {
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                text: row.text
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
            }
            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: 1
                color: Theme.hairline
            }
        }
    }
}
