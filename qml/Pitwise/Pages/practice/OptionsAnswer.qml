// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// One of several, or all that apply: digits choose, Enter locks.
FocusScope {
    id: root

    required property AnswerInput input
    readonly property bool several: input.control === AnswerInput.SomeOf
    readonly property int columns: input.options.count > 4 || several ? (width > Theme.px(620) ? 3 : 2) : width > Theme.px(560) ? 2 : 1

    Keys.onPressed: event => {
        const digit = event.key === Qt.Key_0 ? 10 : event.key - Qt.Key_0;
        if (event.modifiers & (Qt.AltModifier | Qt.ControlModifier) || digit < 1 || digit > root.input.options.count)
            return;
        root.input.choose(digit - 1);
        event.accepted = true;
    }

    Flickable {
        anchors.fill: parent
        contentHeight: flow.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Grid {
            id: flow
            width: parent.width
            columns: root.columns
            spacing: Theme.px(10)

            Repeater {
                model: root.input.options

                T.AbstractButton {
                    id: option
                    required property int index
                    required property string label
                    required property bool chosen
                    required property bool marker

                    width: (flow.width - (root.columns - 1) * flow.spacing) / root.columns
                    height: Math.max(Theme.px(56), words.implicitHeight + Theme.px(24))
                    focusPolicy: Qt.StrongFocus
                    Accessible.role: root.several ? Accessible.CheckBox : Accessible.RadioButton
                    Accessible.name: label
                    Accessible.checkable: true
                    Accessible.checked: chosen
                    Accessible.onPressAction: root.input.choose(index)
                    onClicked: root.input.choose(index)
                    Keys.onSpacePressed: root.input.choose(index)

                    background: PaintedFrame {
                        radius: Theme.radiusControl
                        edgeWidth: option.chosen ? 2 : 1.5
                        edge: option.chosen ? (root.several ? Theme.brass : Theme.text) : option.hovered ? Theme.text2 : Theme.edge
                        fill: option.chosen && root.several ? Theme.chosen : option.hovered ? Theme.raised : Theme.control

                        FocusRing {
                            shown: option.activeFocus
                        }
                    }

                    KeyCap {
                        x: Theme.px(14)
                        anchors.verticalCenter: parent.verticalCenter
                        key: option.index === 9 ? "0" : String(option.index + 1)
                        visible: option.index < 10
                    }
                    TextLabel {
                        id: words
                        x: Theme.px(52)
                        width: parent.width - x - Theme.px(44)
                        anchors.verticalCenter: parent.verticalCenter
                        text: option.marker ? qsTr("%1 (marker)").arg(option.label) : option.label
                        font.pixelSize: Theme.answer
                        strong: option.chosen
                    }
                    PaintedFrame {
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(14)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(22)
                        height: width
                        radius: root.several ? 5 : width / 2
                        edgeWidth: 1.5
                        edge: option.chosen ? Theme.brass : Theme.edge
                        fill: option.chosen ? Theme.brass : "transparent"

                        Icon {
                            anchors.centerIn: parent
                            width: parent.width - 6
                            height: width
                            visible: option.chosen
                            name: Icon.Tick
                            color: Theme.primaryInk
                        }
                    }
                }
            }
        }
    }
}
