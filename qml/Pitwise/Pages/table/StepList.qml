// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwise.App
import Pitwise.Controls

/// What has happened, the latest last and in view; settlements carry their clauses.
ListView {
    id: root

    required property RoundSteps steps
    required property string game
    property string empty: ""
    /// From line to line, where none wraps.
    readonly property real rowHeight: Theme.px(23) + spacing

    signal clauseRequested(string document, string clause)

    clip: true
    spacing: Theme.px(3)
    model: steps
    boundsBehavior: Flickable.StopAtBounds
    onCountChanged: scroll.restart()
    onHeightChanged: scroll.restart()
    onWidthChanged: scroll.restart()
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What has happened")

    // Once the new lines have their height; at every change of it would never end where lines wrap.
    Timer {
        id: scroll
        interval: 0
        onTriggered: root.positionViewAtEnd()
    }
    SlimScrollBar {
        parent: root
        anchors.right: parent.right
        height: parent.height
        flick: root
    }
    TextLabel {
        anchors.centerIn: parent
        visible: root.count === 0
        text: root.empty
        color: Theme.text2
    }

    delegate: GridLayout {
        id: line

        required property string text
        required property list<string> clauses
        required property bool settles
        required property bool current

        width: root.width - Theme.px(14)
        columns: root.width < Theme.px(460) ? 1 : 2
        columnSpacing: Theme.px(8)
        rowSpacing: 0
        height: Math.max(root.rowHeight - root.spacing, implicitHeight)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(8)

            Rectangle {
                Layout.preferredWidth: Theme.px(4)
                Layout.preferredHeight: Theme.px(18)
                radius: 2
                color: line.current ? Theme.brass : "transparent"
            }
            TextLabel {
                Layout.fillWidth: true
                text: line.text
                color: line.current || line.settles ? Theme.text : Theme.text2
                strong: line.current
            }
        }
        Row {
            Layout.leftMargin: line.columns === 1 ? Theme.px(12) : 0
            visible: line.clauses.length > 0
            spacing: Theme.px(6)

            Repeater {
                model: line.clauses

                ClauseChip {
                    required property string modelData

                    document: root.game
                    clause: modelData
                    slim: true
                    height: Theme.px(22)
                    onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
                }
            }
        }
    }
}
