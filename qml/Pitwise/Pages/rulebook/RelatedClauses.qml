// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwise.App
import Pitwise.Controls

/// A few clauses that belong to the open one, each with its chip.
Column {
    id: root

    required property string title
    required property ClauseModel clauses

    signal openRequested(string document, string clause)

    visible: clauses.count > 0
    spacing: Theme.px(10)

    TextLabel {
        text: root.title
        color: Theme.text2
        font.pixelSize: Theme.small
        strong: true
    }
    Repeater {
        model: root.clauses

        RowLayout {
            id: row

            required property string document
            required property string clause
            required property string sentence

            width: root.width
            spacing: Theme.px(12)

            ClauseChip {
                Layout.alignment: Qt.AlignTop
                Layout.minimumWidth: Theme.px(104)
                document: row.document
                clause: row.clause
                onOpenRequested: (document, clause) => root.openRequested(document, clause)
            }
            TextLabel {
                Layout.fillWidth: true
                text: row.sentence
            }
        }
    }
}
