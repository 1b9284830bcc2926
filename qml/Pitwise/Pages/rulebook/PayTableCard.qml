// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwise.App
import Pitwise.Controls

/// One bet's pay table, as the felt prints it, with the clause of each row.
Panel {
    id: root

    required property PayTable table
    required property string document
    // The table goes before its card does when another game is opened.
    readonly property int choices: table?.choices ?? 1

    signal openRequested(string document, string clause)

    height: column.implicitHeight + Theme.px(32)
    Accessible.role: Accessible.Table
    Accessible.name: table?.title ?? ""

    // A house may choose from three tables at most.
    component Odds: TextLabel {
        Layout.preferredWidth: Theme.px(74)
        visible: text.length > 0
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        strong: true
    }

    Column {
        id: column
        x: Theme.px(18)
        y: Theme.px(16)
        width: parent.width - 2 * x

        RowLayout {
            width: parent.width
            height: Theme.px(34)

            TextLabel {
                Layout.fillWidth: true
                text: root.table?.title ?? ""
                font.pixelSize: Theme.panelTitle
                strong: true
                Accessible.role: Accessible.Heading
            }
            Repeater {
                model: root.choices > 1 ? root.choices : 0
                TextLabel {
                    required property int index
                    Layout.preferredWidth: Theme.px(86)
                    horizontalAlignment: Text.AlignRight
                    text: qsTr("Table %1").arg(index + 1)
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
            }
            Item {
                Layout.preferredWidth: Theme.px(root.choices > 1 ? 112 : 0)
            }
        }
        Repeater {
            model: root.table

            Item {
                id: row

                required property int index
                required property string label
                required property list<string> odds
                required property string clause

                width: column.width
                height: Math.max(Theme.px(42), line.implicitHeight + Theme.px(12))
                Accessible.role: Accessible.Row
                Accessible.name: qsTr("%1 pays %2").arg(label).arg(odds[0])

                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.hairline
                }
                RowLayout {
                    id: line
                    anchors.fill: parent
                    spacing: Theme.px(12)

                    TextLabel {
                        Layout.fillWidth: true
                        text: row.label
                    }
                    Odds {
                        text: row.odds[0] ?? ""
                    }
                    Odds {
                        text: row.odds[1] ?? ""
                    }
                    Odds {
                        text: row.odds[2] ?? ""
                    }
                    Item {
                        Layout.preferredWidth: Theme.px(100)
                        Layout.fillHeight: true

                        ClauseChip {
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            slim: true
                            document: root.document
                            // The number is enough here: the row's own name stands at its left.
                            clause: row.clause
                            shortened: true
                            onOpenRequested: (document, clause) => root.openRequested(document, clause)
                        }
                    }
                }
            }
        }
    }
}
