// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.Controls

/// Each answer's time against its own target: a circle is right, a cross is wrong.
Item {
    id: root

    required property list<int> outcomes
    required property list<int> percents
    readonly property real most: 150
    readonly property real axis: Theme.px(56)

    function yOf(percent: real): real {
        return (height - Theme.px(20)) * (1 - Math.min(percent, most) / most);
    }

    Repeater {
        model: [0, 50, 100, 150]

        Item {
            id: gridline
            required property int modelData
            y: root.yOf(modelData)
            width: root.width

            Rectangle {
                x: root.axis
                width: parent.width - x
                height: 1
                color: gridline.modelData === 100 ? Theme.text2 : Theme.hairline
            }
            TextLabel {
                y: -height / 2
                text: qsTr("%1 %").arg(gridline.modelData)
                font.pixelSize: Theme.small
                color: Theme.text2
            }
        }
    }
    Repeater {
        model: root.percents.length

        Item {
            id: point
            required property int index
            readonly property bool good: root.outcomes[index] === 1

            x: root.axis + (index + 0.5) * (root.width - root.axis) / Math.max(1, root.percents.length)
            y: root.yOf(root.percents[index])
            visible: root.percents[index] > 0

            Rectangle {
                width: 1
                height: root.yOf(0) - point.y
                color: Theme.hairline
            }
            Rectangle {
                visible: point.good
                x: -width / 2
                y: -height / 2
                width: Theme.px(10)
                height: width
                radius: width / 2
                color: Theme.mastery3
            }
            TextLabel {
                visible: !point.good
                x: -width / 2
                y: -height / 2
                text: "×"
                color: Theme.wrong
                font.pixelSize: Theme.px(22)
                strong: true
            }
        }
    }
}
