// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// One candidate's result: passed or not and why, by section, how the sitting went, what was verified; and the certificate.
FocusScope {
    id: root

    required property ResultDesk desk
    readonly property int rightWidth: Math.round(width * 0.4)

    signal certificateRequested
    signal badgeRequested

    Flickable {
        width: parent.width - root.rightWidth - Theme.gap
        height: parent.height
        contentHeight: column.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Column {
            id: column
            width: parent.width
            spacing: Theme.px(12)

            Flow {
                width: parent.width
                visible: root.desk.results.count > 1
                spacing: Theme.px(8)
                Repeater {
                    model: root.desk.results
                    QuietButton {
                        required property int index
                        required property string name
                        required property string score
                        required property bool passed
                        readonly property bool on: index === root.desk.current
                        iconName: passed ? Icon.Tick : Icon.Cross
                        text: qsTr("%1, %2").arg(name).arg(score)
                        line: on ? Theme.brass : Theme.edge
                        font.bold: on
                        Accessible.name: passed ? qsTr("%1, %2, passed").arg(name).arg(score) : qsTr("%1, %2, not passed").arg(name).arg(score)
                        onClicked: root.desk.current = index
                    }
                }
            }
            Panel {
                width: parent.width
                height: Math.max(Theme.px(100), verdictWords.implicitHeight + Theme.px(32))

                PaintedFrame {
                    id: mark
                    x: Theme.px(22)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(72)
                    height: width
                    radius: Theme.radiusPanel
                    edgeWidth: 3
                    dashed: !root.desk.passed
                    edge: root.desk.passed ? Theme.right : Theme.wrong
                    fill: root.desk.passed ? Theme.rightFill : Theme.wrongFill
                    Icon {
                        anchors.centerIn: parent
                        width: Theme.px(44)
                        height: width
                        name: root.desk.passed ? Icon.Tick : Icon.Cross
                        color: root.desk.passed ? Theme.right : Theme.wrong
                    }
                }
                Column {
                    id: verdictWords
                    anchors.left: mark.right
                    anchors.leftMargin: Theme.px(20)
                    anchors.right: percent.left
                    anchors.rightMargin: Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter
                    TextLabel {
                        objectName: "verdict"
                        text: root.desk.passed ? qsTr("Passed") : qsTr("Not passed")
                        font.pixelSize: Theme.px(32)
                        strong: true
                    }
                    TextLabel {
                        width: parent.width
                        text: root.desk.passed ? root.desk.scoreText : root.desk.reason
                        color: Theme.text2
                    }
                    TextLabel {
                        width: parent.width
                        visible: text.length > 0
                        text: root.desk.originalText
                        color: Theme.text2
                        font.pixelSize: Theme.small
                    }
                }
                TextLabel {
                    id: percent
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(22)
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("%1 %").arg(root.desk.percent)
                    font.pixelSize: Theme.px(44)
                    strong: true
                    wrapMode: Text.NoWrap
                }
            }
            SectionTable {
                width: parent.width
                sections: root.desk.sections
            }
            Panel {
                width: parent.width
                height: sittingColumn.implicitHeight + Theme.px(36)
                Column {
                    id: sittingColumn
                    x: Theme.px(22)
                    y: Theme.px(18)
                    width: parent.width - 2 * x
                    spacing: Theme.px(8)
                    TextLabel {
                        text: qsTr("Sitting")
                        font.pixelSize: Theme.panelTitle
                        strong: true
                    }
                    Flow {
                        width: parent.width
                        spacing: Theme.px(28)
                        Repeater {
                            model: root.desk.sitting
                            Column {
                                id: fact
                                required property string label
                                required property string value
                                TextLabel {
                                    text: fact.label
                                    color: Theme.text2
                                    font.pixelSize: Theme.small
                                }
                                TextLabel {
                                    text: fact.value
                                }
                            }
                        }
                    }
                    Repeater {
                        model: root.desk.incidents
                        Row {
                            id: incident
                            required property string modelData
                            spacing: Theme.px(8)
                            Icon {
                                width: Theme.px(20)
                                height: width
                                name: Icon.Info
                                color: Theme.text2
                            }
                            TextLabel {
                                width: sittingColumn.width - Theme.px(28)
                                text: incident.modelData
                                color: Theme.text2
                                font.pixelSize: Theme.small
                            }
                        }
                    }
                }
            }
            Panel {
                width: parent.width
                height: verifiedColumn.implicitHeight + Theme.px(36)
                Column {
                    id: verifiedColumn
                    x: Theme.px(22)
                    y: Theme.px(18)
                    width: parent.width - 2 * x
                    spacing: Theme.px(10)
                    TextLabel {
                        text: qsTr("Verified")
                        font.pixelSize: Theme.panelTitle
                        strong: true
                    }
                    FigureColumn {
                        width: parent.width
                        figures: root.desk.verified
                    }
                }
            }
        }
    }
    Item {
        anchors.right: parent.right
        width: root.rightWidth
        height: parent.height

        CertificateView {
            anchors.top: parent.top
            anchors.bottom: give.top
            anchors.bottomMargin: Theme.px(12)
            width: parent.width
            visible: root.desk.passed
            sheet: root.desk.certificate
            Accessible.role: Accessible.Graphic
            Accessible.name: root.desk.certificate.words
        }
        EmptyState {
            width: parent.width
            visible: !root.desk.passed
            text: qsTr("No certificate")
            detail: root.desk.reason
        }
        Row {
            id: give
            anchors.bottom: parent.bottom
            width: parent.width
            spacing: Theme.px(12)
            visible: root.desk.passed

            PrimaryButton {
                objectName: "certificate"
                width: parent.width - open.width - Theme.px(12)
                text: qsTr("Save certificate")
                onClicked: root.certificateRequested()
            }
            QuietButton {
                id: open
                height: Theme.px(52)
                keyName: "B"
                text: qsTr("Open Badge")
                onClicked: root.badgeRequested()
            }
        }
    }
}
