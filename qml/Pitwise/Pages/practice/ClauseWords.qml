// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The clauses behind the reasons in our own words, as many as there is room for: they are never worth scrolling, the
/// rulebook has them all.
Item {
    id: root

    required property StepModel clauses
    required property real room
    readonly property real shownHeight: {
        let height = 0;
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.itemAt(i);
            if (row && row.y + row.implicitHeight <= room)
                height = row.y + row.implicitHeight;
        }
        return height;
    }

    signal clauseRequested(string document, string clause)

    visible: shownHeight > 0
    height: shownHeight

    Column {
        width: parent.width
        spacing: Theme.px(6)

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.hairline
        }
        TextLabel {
            width: parent.width
            topPadding: Theme.px(4)
            bottomPadding: Theme.px(4)
            text: qsTr("What the clauses say")
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        Repeater {
            id: rows
            model: root.clauses

            Item {
                id: row
                required property string text
                required property string document
                required property list<string> clauses
                readonly property bool shown: y + implicitHeight <= root.room

                width: root.width
                implicitHeight: Math.max(chip.height, words.implicitHeight) + Theme.px(4)
                opacity: shown ? 1 : 0
                enabled: shown

                ClauseChip {
                    id: chip
                    document: row.document
                    clause: row.clauses[0] ?? ""
                    onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
                }
                TextLabel {
                    id: words
                    x: Math.max(Theme.px(112), chip.width + Theme.px(12))
                    y: Theme.px(2)
                    width: parent.width - x
                    text: row.text
                    color: Theme.text2
                    Accessible.ignored: !row.shown
                }
            }
        }
    }
}
