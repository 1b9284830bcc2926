// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The next duty and its clauses, over the near edge of the felt.
PaintedFrame {
    id: root

    required property LiveTable table
    required property real most
    signal clauseRequested(string document, string clause)

    width: Math.min(most, guideRow.implicitWidth + Theme.px(28))
    height: Theme.px(40)
    radius: Theme.radiusControl
    fill: Theme.feltPlate
    edge: Theme.feltPlateEdge
    Accessible.role: Accessible.StaticText
    Accessible.name: root.table.guide

    Row {
        id: guideRow
        anchors.centerIn: parent
        spacing: Theme.px(10)

        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: root.table.guide
            color: Theme.feltPlateText
            font.pixelSize: Theme.body
            font.bold: true
            textFormat: Text.PlainText
        }
        Repeater {
            model: Array.from(root.table.guideClauses).slice(0, 2)

            ClauseChip {
                required property string modelData

                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                document: root.table.game
                clause: modelData
                slim: true
                inTabOrder: false
                onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
            }
        }
    }
}
