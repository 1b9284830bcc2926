// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A reading after a judgement call: the ways it can be read, the one this house takes, and why.
PaintedFrame {
    id: root

    required property string title
    required property string doubt
    required property list<string> options
    required property int chosen
    required property string houseWay
    required property string why
    required property list<string> clauses
    required property string document

    signal openRequested(string document, string clause)

    height: column.implicitHeight + Theme.px(28)
    radius: Theme.radiusControl
    edge: Theme.note
    fill: Theme.noteFill

    Column {
        id: column
        x: Theme.px(16)
        y: Theme.px(14)
        width: parent.width - 2 * x
        spacing: Theme.px(6)

        TextLabel {
            width: parent.width
            text: root.title.replace(/<[^>]*>/g, "")
            strong: true
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: root.doubt
            color: Theme.text2
        }
        Repeater {
            model: root.options

            TextLabel {
                required property int index
                required property string modelData
                width: column.width
                text: index === root.chosen ? qsTr("%1  (this house)").arg(modelData) : modelData
                strong: index === root.chosen
            }
        }
        TextLabel {
            width: parent.width
            visible: root.chosen < 0 && text.length > 0
            text: root.houseWay
            strong: true
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: root.why
            color: Theme.text2
        }
        Flow {
            width: parent.width
            spacing: Theme.px(6)

            Repeater {
                model: root.clauses

                ClauseChip {
                    required property string modelData
                    document: root.document
                    clause: modelData
                    onOpenRequested: (document, clause) => root.openRequested(document, clause)
                }
            }
        }
    }
}
