// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// The misses of a session; each opens on its felt.
Panel {
    id: root

    required property SessionReview review

    signal clauseRequested(string document, string clause)

    height: column.implicitHeight + Theme.px(36)

    Column {
        id: column
        x: Theme.px(20)
        y: Theme.px(18)
        width: parent.width - 2 * x
        spacing: Theme.px(12)

        Item {
            width: parent.width
            height: title.implicitHeight

            TextLabel {
                id: title
                text: qsTr("Misses")
                font.pixelSize: Theme.panelTitle
                strong: true
            }
            TextLabel {
                anchors.right: parent.right
                anchors.baseline: title.baseline
                visible: root.review.misses > 0
                text: qsTr("Click one to see it on its felt")
                color: Theme.text2
                font.pixelSize: Theme.small
            }
        }
        TextLabel {
            width: parent.width
            visible: root.review.misses === 0
            text: root.review.answered > 0 ? qsTr("None. You got every scored answer right.") : qsTr("Nothing was scored.")
            color: Theme.text2
        }
        Repeater {
            model: root.review

            T.AbstractButton {
                id: miss
                required property int index
                required property int number
                required property string prompt
                required property string document
                required property string clause
                required property string answers

                width: column.width
                height: Math.max(Theme.px(72), words.implicitHeight + Theme.px(24))
                focusPolicy: Qt.StrongFocus
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("Question %1: %2 %3").arg(number).arg(prompt).arg(answers)
                Accessible.onPressAction: root.review.openMiss(index)
                onClicked: root.review.openMiss(index)
                Keys.onReturnPressed: root.review.openMiss(index)
                Keys.onEnterPressed: root.review.openMiss(index)

                background: PaintedFrame {
                    radius: Theme.radiusControl
                    fill: miss.hovered ? Theme.raised : Theme.control
                    edge: miss.hovered ? Theme.text2 : Theme.hairline

                    FocusRing {
                        shown: miss.activeFocus
                    }
                }
                PaintedFrame {
                    x: Theme.px(13)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(40)
                    height: width
                    radius: Theme.radiusChip
                    edge: Theme.wrong
                    edgeWidth: 2
                    fill: Theme.wrongFill

                    TextLabel {
                        anchors.centerIn: parent
                        text: miss.number
                        color: Theme.wrong
                        strong: true
                    }
                }
                Column {
                    id: words
                    x: Theme.px(68)
                    width: chip.x - x - Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter

                    CardText {
                        width: parent.width
                        text: miss.prompt
                        bold: true
                    }
                    CardText {
                        width: parent.width
                        text: miss.answers
                        ink: Theme.text2
                        pixelSize: Theme.small
                    }
                }
                ClauseChip {
                    id: chip
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(13)
                    anchors.verticalCenter: parent.verticalCenter
                    inTabOrder: false
                    shortened: true
                    document: miss.document
                    clause: miss.clause
                    onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
                }
            }
        }
    }
}
