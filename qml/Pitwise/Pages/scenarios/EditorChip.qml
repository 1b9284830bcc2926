// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// A chip of the house: clicked to be laid with the next click on the felt, or dragged there.
T.AbstractButton {
    id: root

    required property ChipPile pile
    required property int row
    required property string valueText
    property bool chosen: false

    /// Let go after a drag, in the window's place.
    signal letGo(point place)

    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Chip of %1").arg(valueText)
    Accessible.onPressAction: root.taken()
    Keys.onReturnPressed: root.taken()
    Keys.onEnterPressed: root.taken()
    Keys.onSpacePressed: root.taken()
    onClicked: root.taken()
    signal taken

    background: Rectangle {
        anchors.centerIn: parent
        width: parent.width + Theme.px(6)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: root.chosen ? 3 : root.activeFocus ? Theme.ring : 0
        border.color: root.chosen ? Theme.brass : Theme.focus
    }
    contentItem: Item {
        ChipArt {
            id: disc
            width: root.width
            height: width
            pile: root.pile
            row: root.row
        }
    }
    DragHandler {
        id: drag
        target: disc
        onActiveChanged: {
            if (active)
                return;
            const place = disc.mapToItem(null, disc.width / 2, disc.height / 2);
            disc.x = 0;
            disc.y = 0;
            root.letGo(place);
        }
    }
}
