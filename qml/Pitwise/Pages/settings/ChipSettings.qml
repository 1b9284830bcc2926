// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// The chips in the float: those of the house file that are in use.
Item {
    id: root

    required property HouseDesk house

    implicitHeight: column.implicitHeight + Theme.px(28)

    Column {
        id: column
        x: Theme.px(20)
        y: Theme.px(14)
        width: parent.width - 2 * x
        spacing: Theme.px(12)

        Column {
            width: parent.width

            TextLabel {
                width: parent.width
                text: qsTr("Chips in the float")
                strong: true
            }
            TextLabel {
                width: parent.width
                text: qsTr("Payouts are judged by the fewest of these. Questions that they cannot lay to the cent are not asked.")
                color: Theme.text2
                font.pixelSize: Theme.small
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.px(10)

            Repeater {
                model: root.house.chips

                T.AbstractButton {
                    id: chip

                    required property int index
                    required property string valueText
                    required property bool inUse

                    objectName: "chip" + index
                    width: Theme.px(82)
                    height: Theme.px(104)
                    focusPolicy: Qt.StrongFocus
                    Accessible.role: Accessible.CheckBox
                    Accessible.name: qsTr("Chip of %1").arg(valueText)
                    Accessible.checkable: true
                    Accessible.checked: inUse
                    Accessible.onPressAction: chip.clicked()
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                    onClicked: root.house.toggleChip(index)

                    background: PaintedFrame {
                        radius: Theme.radiusControl
                        edge: chip.inUse ? Theme.brass : chip.hovered ? Theme.text2 : Theme.edge
                        edgeWidth: chip.inUse ? 1.5 : 1
                        dashed: !chip.inUse
                        fill: chip.inUse ? Theme.chosen : chip.hovered ? Theme.raised : "transparent"

                        FocusRing {
                            shown: chip.activeFocus
                        }
                    }
                    contentItem: Item {
                        ChipArt {
                            anchors.horizontalCenter: parent.horizontalCenter
                            y: Theme.px(10)
                            width: Theme.px(50)
                            height: width
                            opacity: chip.inUse ? 1 : 0.45
                            set: root.house.chips
                            row: chip.index
                        }
                        Row {
                            anchors.horizontalCenter: parent.horizontalCenter
                            anchors.bottom: parent.bottom
                            anchors.bottomMargin: Theme.px(8)
                            spacing: Theme.px(4)

                            Icon {
                                anchors.verticalCenter: parent.verticalCenter
                                width: Theme.px(16)
                                height: width
                                visible: chip.inUse
                                name: Icon.Tick
                                color: Theme.brass
                            }
                            TextLabel {
                                anchors.verticalCenter: parent.verticalCenter
                                text: chip.inUse ? qsTr("In use") : qsTr("Out")
                                font.pixelSize: Theme.small
                                color: chip.inUse ? Theme.text : Theme.text3
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }
}
