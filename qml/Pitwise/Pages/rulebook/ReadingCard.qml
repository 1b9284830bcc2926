// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A doubtful clause: what can be read two ways, which way this house takes, and why.
Panel {
    id: root

    required property string item
    required property string title
    required property string document
    required property string treatment
    required property bool scored
    required property string doubt
    required property list<string> options
    required property int chosen
    required property string houseWay
    required property string why
    required property list<string> notes
    required property string asked
    required property list<string> clauses
    required property string decided
    property bool chipsInTabOrder: false
    property bool current: false

    signal openRequested(string document, string clause)

    height: column.implicitHeight + Theme.px(36)
    Accessible.role: Accessible.ListItem
    Accessible.name: item + ": " + title.replace(/<[^>]*>/g, "")

    component Line: TextLabel {
        width: column.width
        visible: text.length > 0
        color: Theme.text2
    }

    Column {
        id: column
        x: Theme.px(20)
        y: Theme.px(18)
        width: parent.width - 2 * x
        spacing: Theme.px(10)

        Flow {
            width: parent.width
            spacing: Theme.px(10)

            GameTag {
                visible: root.document.length > 0
                document: root.document
            }
            TextLabel {
                text: root.item
                color: Theme.text2
                strong: true
            }
            Badge {
                visible: root.treatment.length > 0
                text: root.treatment
                kind: root.scored ? Badge.Good : Badge.Noted
                iconName: root.scored ? Icon.Tick : Icon.Info
            }
        }
        Line {
            text: root.decided.length > 0 ? qsTr("Fixed by %1.").arg(root.decided) : ""
            font.pixelSize: Theme.small
        }
        MarkedText {
            width: parent.width
            marked: root.title
            font.pixelSize: Theme.px(18)
            strong: true
        }
        Line {
            text: root.doubt
        }
        Repeater {
            model: root.options

            Item {
                id: option

                required property int index
                required property string modelData
                readonly property bool ours: index === root.chosen
                readonly property string letter: String.fromCharCode(97 + index)

                width: column.width
                height: words.implicitHeight + Theme.px(20)

                PaintedFrame {
                    anchors.fill: parent
                    radius: Theme.radiusControl
                    fill: option.ours ? Theme.chosen : "transparent"
                    edge: option.ours ? Theme.brass : Theme.hairline
                    dashed: !option.ours
                }
                Icon {
                    x: Theme.px(12)
                    y: Theme.px(11)
                    width: Theme.px(20)
                    height: width
                    visible: option.ours
                    name: Icon.Tick
                    color: Theme.brass
                }
                TextLabel {
                    id: words
                    x: Theme.px(42)
                    y: Theme.px(10)
                    width: parent.width - x - Theme.px(12)
                    text: !option.ours ? qsTr("(%1) %2").arg(option.letter).arg(option.modelData)
                        : root.scored ? qsTr("(%1) %2 This house reads it so.").arg(option.letter).arg(option.modelData)
                                      : qsTr("(%1) %2 Played so while this house has fixed nothing.").arg(option.letter).arg(option.modelData)
                    color: option.ours ? Theme.text : Theme.text2
                }
            }
        }
        Line {
            color: Theme.text
            text: root.houseWay.length === 0 ? "" : root.chosen >= 0 ? root.houseWay : qsTr("This house: %1").arg(root.houseWay)
        }
        Line {
            text: root.why.length > 0 ? qsTr("Why: %1").arg(root.why) : ""
        }
        Repeater {
            model: root.notes
            Line {
                required property string modelData
                text: modelData
            }
        }
        Line {
            text: root.asked.length > 0 ? qsTr("In questions: %1").arg(root.asked) : ""
            font.pixelSize: Theme.small
            color: Theme.text3
        }
        Flow {
            width: parent.width
            spacing: Theme.px(8)

            Repeater {
                model: root.clauses

                ClauseChip {
                    required property string modelData

                    slim: true
                    inTabOrder: root.chipsInTabOrder
                    document: ""
                    clause: modelData
                    onOpenRequested: (document, clause) => root.openRequested(document, clause)
                }
            }
        }
    }
    FocusRing {
        shown: root.current
        anchors.margins: -border.width
        controlRadius: Theme.radiusPanel
    }
}
