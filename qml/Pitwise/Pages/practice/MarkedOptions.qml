// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The options after the verdict: right, yours, missed; each with a mark, a word and a line. Of many, only those.
Flickable {
    id: root

    required property ShownVerdict verdict
    readonly property bool many: verdict.options.count > 6 && !verdict.ordered

    contentHeight: marked.implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds

    Column {
        id: marked
        width: parent.width
        spacing: Theme.px(6)

        Repeater {
            model: root.verdict.options

            PaintedFrame {
                id: option
                required property string label
                required property int index
                required property int place
                required property int optionState
                readonly property bool good: optionState === OptionModel.RightChosen || optionState === OptionModel.Missed
                readonly property bool bad: optionState === OptionModel.WrongChosen

                visible: good || bad || !root.many
                width: marked.width
                height: words.implicitHeight + Theme.px(16)
                radius: Theme.radiusChip
                dashed: bad
                edge: good ? Theme.right : bad ? Theme.wrong : Theme.hairline
                edgeWidth: good || bad ? 1.5 : 1
                fill: good ? Theme.rightFill : bad ? Theme.wrongFill : "transparent"

                Icon {
                    x: Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(16)
                    height: width
                    visible: option.bad || (option.good && (option.optionState === OptionModel.RightChosen || !root.verdict.several))
                    name: option.bad ? Icon.Cross : Icon.Tick
                    color: option.edge
                }
                Rectangle {
                    // Missed: the box that should have been ticked.
                    x: Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(16)
                    height: width
                    radius: 4
                    visible: option.optionState === OptionModel.Missed && root.verdict.several
                    color: "transparent"
                    border.color: option.edge
                    border.width: 1.5
                }
                CardText {
                    id: words
                    x: Theme.px(38)
                    width: parent.width - x - Theme.px(80)
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.verdict.ordered ? qsTr("%1. %2").arg(option.index + 1).arg(option.label) : option.label
                }
                TextLabel {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.verdict.ordered ? (option.bad ? qsTr("Yours: %1").arg(option.place) : "") : option.optionState === OptionModel.Missed && root.verdict.several ? qsTr("Missed") : option.bad ? qsTr("Yours") : option.good ? qsTr("Right") : ""
                    color: option.edge
                    font.pixelSize: Theme.small
                    strong: true
                }
            }
        }
    }
}
