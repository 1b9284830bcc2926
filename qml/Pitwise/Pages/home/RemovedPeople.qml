// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Trainees who were removed in the last thirty days: shown when asked for, each with a way back.
Column {
    id: root

    required property Trainees trainees
    property bool unfolded: false

    visible: list.count > 0
    spacing: Theme.px(4)
    onVisibleChanged: if (!visible) unfolded = false

    QuietButton {
        objectName: "removedPeople"
        bare: true
        leftPadding: 0
        height: Theme.px(34)
        font.pixelSize: Theme.small
        ink: Theme.text2
        iconName: root.unfolded ? Icon.Up : Icon.Down
        text: qsTr("Removed, can be brought back: %1").arg(list.count)
        onClicked: root.unfolded = !root.unfolded
    }
    Repeater {
        id: list
        model: root.trainees.gone

        Item {
            id: row

            required property int index
            required property string name
            required property string detail

            width: root.width
            height: Math.max(words.implicitHeight, back.height)
            visible: root.unfolded

            Column {
                id: words
                width: back.x - Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter

                TextLabel {
                    width: parent.width
                    text: row.name
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
                TextLabel {
                    width: parent.width
                    text: row.detail
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
            }
            QuietButton {
                id: back
                objectName: "bringBack" + row.index
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Bring back")
                Accessible.name: qsTr("Bring %1 back").arg(row.name)
                onClicked: root.trainees.bringBack(row.index)
            }
        }
    }
}
