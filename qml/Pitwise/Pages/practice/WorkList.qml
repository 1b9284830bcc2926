// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The clauses that this session says to work on, and when each comes back.
Panel {
    id: root

    required property SessionReview review
    readonly property int rows: review.work.count

    signal clauseRequested(string document, string clause)

    height: column.implicitHeight + Theme.px(32)

    Column {
        id: column
        x: Theme.px(20)
        y: Theme.px(18)
        width: parent.width - 2 * x

        TextLabel {
            text: qsTr("Clauses to work on")
            font.pixelSize: Theme.panelTitle
            strong: true
            bottomPadding: Theme.px(6)
        }
        Repeater {
            model: root.review.work

            Item {
                id: row
                required property int index
                required property string text
                required property string note
                required property string document
                required property list<string> clauses

                width: column.width
                height: Math.max(Theme.px(43), words.implicitHeight + Theme.px(12))

                Rectangle {
                    visible: row.index > 0
                    width: parent.width
                    height: 1
                    color: Theme.hairline
                }
                ClauseChip {
                    anchors.verticalCenter: parent.verticalCenter
                    document: row.document
                    clause: row.clauses[0] ?? ""
                    shortened: true
                    onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
                }
                TextLabel {
                    id: words
                    x: Theme.px(124)
                    width: when.x - x - Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.text
                }
                TextLabel {
                    id: when
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.note
                    color: Theme.text2
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
