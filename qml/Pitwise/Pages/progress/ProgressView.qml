// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The figures of one game: readiness on top, the map left, charts right; or, in their place, a clause with its history.
FocusScope {
    id: root

    required property ProgressDesk progress
    property bool historyOpen: false

    signal clauseRequested(string document, string clause)

    function openHistory(): void {
        progress.openHistory();
        historyOpen = true;
        history.forceActiveFocus();
    }

    function closeHistory(): void {
        historyOpen = false;
        map.forceActiveFocus();
    }

    Keys.onPressed: event => {
        if (event.modifiers !== Qt.NoModifier)
            return;
        if (event.key === Qt.Key_BracketLeft || event.key === Qt.Key_PageUp)
            root.progress.current -= 1;
        else if (event.key === Qt.Key_BracketRight || event.key === Qt.Key_PageDown)
            root.progress.current += 1;
        else if (event.key === Qt.Key_Escape && root.historyOpen)
            root.closeHistory();
        else
            return;
        event.accepted = true;
    }

    Flickable {
        id: flick
        anchors.fill: parent
        contentHeight: Math.max(height, Theme.px(620))
        boundsBehavior: Flickable.StopAtBounds

        Item {
            id: content
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(20)
            width: Math.min(parent.width - 2 * Theme.margin, 1800)
            height: flick.contentHeight - Theme.px(40)

            TextLabel {
                id: heading
                anchors.verticalCenter: games.verticalCenter
                text: qsTr("Progress")
                font.pixelSize: Theme.pageTitle
                strong: true
            }
            GameChoice {
                id: games
                anchors.right: parent.right
                documents: Array.from(root.progress.documents)
                scores: root.progress.scores
                current: root.progress.current
                onChosen: index => root.progress.current = index
            }
            ReadinessBar {
                id: readiness
                anchors.top: games.bottom
                anchors.topMargin: Theme.px(14)
                width: parent.width
                progress: root.progress
            }
            MasteryPanel {
                id: map
                anchors.top: readiness.bottom
                anchors.topMargin: Theme.px(14)
                anchors.bottom: parent.bottom
                width: Math.round((parent.width - Theme.gap) * (Theme.narrow ? 0.58 : 0.56))
                focus: true
                progress: root.progress
                onOpenRequested: root.openHistory()
                onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
            }
            Column {
                id: charts
                anchors.top: map.top
                anchors.bottom: map.bottom
                anchors.right: parent.right
                width: parent.width - map.width - Theme.gap
                spacing: Theme.px(Theme.narrow ? 10 : 13)
                visible: !root.historyOpen

                readonly property real each: (height - 2 * spacing) / 3

                ChartPanel {
                    width: parent.width
                    height: charts.each
                    source: root.progress.accuracy
                    title: qsTr("Correct answers by week")
                    legend: Theme.narrow ? "" : qsTr("shaded: 95 % confidence")
                    emptyText: qsTr("No scored answers in the last eight weeks.")
                }
                ChartPanel {
                    width: parent.width
                    height: charts.each
                    source: root.progress.speed
                    style: Chart.SquareLine
                    line: Theme.note
                    title: qsTr("Median time by week")
                    legend: Theme.narrow ? "" : qsTr("correct answers only")
                    emptyText: qsTr("No timed correct answers in the last eight weeks.")
                }
                ChartPanel {
                    width: parent.width
                    height: charts.each
                    source: root.progress.forecast
                    style: Chart.Bars
                    line: Theme.edge
                    band: Theme.raised
                    title: qsTr("Due in the next 14 days")
                    legend: Theme.narrow ? "" : Theme.gameTag(root.progress.map.document)
                }
            }
            HistoryPanel {
                id: history
                anchors.fill: charts
                visible: root.historyOpen
                progress: root.progress
                onCloseRequested: root.closeHistory()
                onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
            }
        }
    }
    Connections {
        target: root.progress.map
        function onCurrentChanged(): void {
            if (root.historyOpen)
                root.progress.openHistory();
        }
    }
}
