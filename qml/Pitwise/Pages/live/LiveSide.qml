// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What has been done at the table, and how it was judged.
Rectangle {
    id: root

    required property LiveTable table
    required property bool traceShown
    signal clauseRequested(string document, string clause)

    color: Theme.panel

    Rectangle {
        width: 1
        height: parent.height
        color: Theme.hairline
    }
    TextLabel {
        id: heading
        x: Theme.px(14)
        y: Theme.px(10)
        visible: root.traceShown
        text: qsTr("Trace")
        font.pixelSize: Theme.panelTitle
        strong: true
        Accessible.role: Accessible.Heading
    }
    TextLabel {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.baseline: heading.baseline
        visible: heading.visible && root.table.trace.judged > 0
        text: qsTr("%1 of %2 right").arg(root.table.trace.right).arg(root.table.trace.judged)
        color: Theme.text2
        font.pixelSize: Theme.small
        wrapMode: Text.NoWrap
    }
    LiveTraceList {
        objectName: "liveTrace"
        anchors.top: heading.bottom
        anchors.topMargin: Theme.px(6)
        anchors.bottom: parent.bottom
        x: Theme.px(8)
        width: parent.width - Theme.px(12)
        visible: root.traceShown
        trace: root.table.trace
        game: root.table.game
        onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
    }
}
