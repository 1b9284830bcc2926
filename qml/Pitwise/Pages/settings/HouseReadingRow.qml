// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// A clause that can be read in more ways than one: fix a reading, or take it back. The history stays.
Panel {
    id: root

    required property int index
    required property string item
    required property string document
    required property string title
    required property string detail
    required property list<string> options
    required property int usual
    required property int fixed
    required property string decided
    required property list<string> history
    readonly property bool isFixed: fixed >= 0

    signal fixRequested(int option)
    signal takeBackRequested

    height: column.implicitHeight + Theme.px(28)

    Column {
        id: column
        x: Theme.px(20)
        y: Theme.px(14)
        width: parent.width - 2 * x
        spacing: Theme.px(8)

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
                text: root.isFixed ? qsTr("Fixed: scored") : qsTr("Open: not scored")
                kind: root.isFixed ? Badge.Good : Badge.Noted
                iconName: root.isFixed ? Icon.Tick : Icon.Info
            }
            TextLabel {
                visible: root.isFixed
                text: root.decided
                color: Theme.text2
                font.pixelSize: Theme.small
            }
        }
        TextLabel {
            width: parent.width
            text: root.title
            strong: true
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: root.detail
            color: Theme.text2
            font.pixelSize: Theme.small
        }
        Repeater {
            model: root.options

            T.AbstractButton {
                id: option

                required property int index
                required property string modelData
                readonly property bool on: index === root.fixed

                objectName: root.item + "-" + index
                width: column.width
                implicitHeight: Math.max(Theme.px(44), implicitContentHeight + topPadding + bottomPadding)
                leftPadding: Theme.px(46)
                rightPadding: Theme.px(12)
                topPadding: Theme.px(10)
                bottomPadding: Theme.px(10)
                focusPolicy: Qt.StrongFocus
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData
                Accessible.checkable: true
                Accessible.checked: on
                Accessible.onPressAction: option.clicked()
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
                onClicked: root.fixRequested(index)

                background: PaintedFrame {
                    radius: Theme.radiusControl
                    fill: option.on ? Theme.chosen : option.hovered ? Theme.raised : Theme.control
                    edge: option.on ? Theme.brass : option.hovered ? Theme.text2 : Theme.edge
                    edgeWidth: option.on ? 1.5 : 1

                    FocusRing {
                        shown: option.activeFocus
                    }
                }
                indicator: Rectangle {
                    x: Theme.px(14)
                    y: Theme.px(12)
                    width: Theme.px(20)
                    height: width
                    radius: width / 2
                    color: "transparent"
                    border.width: 1.5
                    border.color: option.on ? Theme.brass : Theme.edge

                    Rectangle {
                        anchors.centerIn: parent
                        width: parent.width / 2
                        height: width
                        radius: width / 2
                        visible: option.on
                        color: Theme.brass
                    }
                }
                contentItem: TextLabel {
                    text: (root.options.length > 1 ? qsTr("(%1) %2").arg(String.fromCharCode(97 + option.index)).arg(option.modelData) : option.modelData)
                          + (option.index === root.usual ? " " + qsTr("Played while nothing is fixed.") : "")
                    strong: option.on
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.px(12)
            visible: root.history.length > 0

            QuietButton {
                objectName: root.item + "-back"
                visible: root.isFixed
                text: qsTr("Take back")
                onClicked: root.takeBackRequested()
            }
            Column {
                width: column.width - Theme.px(140)

                Repeater {
                    model: root.history

                    TextLabel {
                        required property string modelData

                        width: parent.width
                        text: modelData
                        color: Theme.text3
                        font.pixelSize: Theme.small
                    }
                }
            }
        }
    }
}
