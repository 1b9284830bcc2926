// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Three figures and one piece of advice.
Row {
    id: root

    required property SessionReview review

    spacing: Theme.gap

    component Figure: Panel {
        id: figure
        required property string value
        required property string unit
        required property string caption

        height: Theme.px(104)
        width: Math.max(number.width, words.implicitWidth) + Theme.px(Theme.narrow ? 32 : 44)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1 %2 %3").arg(value).arg(unit).arg(caption)

        Row {
            id: number
            x: Theme.px(Theme.narrow ? 16 : 22)
            y: Theme.px(12)
            spacing: Theme.px(8)

            TextLabel {
                id: big
                text: figure.value
                font.pixelSize: Theme.px(Theme.narrow ? 36 : 44)
                strong: true
                lineHeight: 1
                wrapMode: Text.NoWrap
            }
            TextLabel {
                anchors.baseline: big.baseline
                text: figure.unit
                font.pixelSize: Theme.px(24)
                color: Theme.text2
                lineHeight: 1
                wrapMode: Text.NoWrap
            }
        }
        TextLabel {
            id: words
            x: number.x
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(12)
            text: figure.caption
            color: Theme.text2
            wrapMode: Text.NoWrap
        }
    }

    Figure {
        id: first
        value: String(root.review.right)
        unit: qsTr("of %1").arg(root.review.answered)
        caption: root.review.unscored > 0 ? qsTr("right, %n not scored", "", root.review.unscored) : qsTr("right first time")
    }
    Figure {
        id: second
        visible: root.review.middleTime.length > 0
        value: root.review.middleTime
        unit: qsTr("s")
        caption: root.review.middleTarget.length > 0 && !Theme.narrow ? qsTr("median time, target %1").arg(root.review.middleTarget) : qsTr("median time")
    }
    Figure {
        id: third
        visible: root.review.breakdowns > 0
        value: String(root.review.breakdownsRight)
        unit: qsTr("of %1").arg(root.review.breakdowns)
        caption: qsTr("fewest chips")
    }
    PaintedFrame {
        width: parent.width - first.width - (second.visible ? second.width + parent.spacing : 0) - (third.visible ? third.width + parent.spacing : 0) - parent.spacing
        height: Math.max(Theme.px(104), advice.implicitHeight + Theme.px(24))
        radius: Theme.radiusPanel
        fill: Theme.chosen
        edge: Theme.brass

        Icon {
            id: sign
            x: Theme.px(20)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(28)
            height: width
            name: Icon.Info
            color: Theme.brass
        }
        Column {
            id: advice
            anchors.verticalCenter: parent.verticalCenter
            x: sign.x + sign.width + Theme.px(18)
            width: parent.width - x - Theme.px(18)

            TextLabel {
                width: parent.width
                text: root.review.advice
                font.pixelSize: Theme.px(Theme.narrow ? 17 : 20)
                strong: true
            }
            TextLabel {
                width: parent.width
                visible: text.length > 0
                text: root.review.adviceDetail
                color: Theme.text2
            }
        }
    }
}
