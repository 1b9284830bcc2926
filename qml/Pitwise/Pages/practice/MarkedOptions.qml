// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The options after the verdict: right, yours, missed; each with a mark, a word and a line.
Flickable {
    id: root

    required property OptionModel options

    contentHeight: marked.implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds

    Column {
        id: marked
        width: parent.width
        spacing: Theme.px(6)

        Repeater {
            model: root.options

            PaintedFrame {
                id: option
                required property string label
                required property int optionState
                readonly property bool good: optionState === OptionModel.RightChosen || optionState === OptionModel.Missed
                readonly property bool bad: optionState === OptionModel.WrongChosen

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
                    visible: option.optionState === OptionModel.RightChosen || option.bad
                    name: option.bad ? Icon.Cross : Icon.Tick
                    color: option.edge
                }
                TextLabel {
                    id: words
                    x: Theme.px(38)
                    width: parent.width - x - Theme.px(80)
                    anchors.verticalCenter: parent.verticalCenter
                    text: option.label
                }
                TextLabel {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter
                    text: option.optionState === OptionModel.Missed ? qsTr("Missed") : option.bad ? qsTr("Yours") : option.good ? qsTr("Right") : ""
                    color: option.edge
                    font.pixelSize: Theme.small
                    strong: true
                }
            }
        }
    }
}
