// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// Item statistics, and what was decided about bad items. Arrows walk, Enter rules on one.
FocusScope {
    id: root

    required property ResultDesk desk
    required property Staff staff

    ListView {
        id: list
        width: parent.width - side.width - Theme.gap
        height: parent.height
        clip: true
        focus: true
        model: root.desk.items
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: SlimScrollBar {}
        Keys.onReturnPressed: ruling.ask(currentIndex)
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Item statistics")

        header: Item {
            width: list.width
            height: Theme.px(40)
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.px(12)
                text: qsTr("Item")
                color: Theme.text2
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                x: list.width * 0.46
                text: qsTr("Facility (95 %)")
                color: Theme.text2
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                x: list.width * 0.72
                text: qsTr("Discrimination")
                color: Theme.text2
            }
        }
        delegate: Rectangle {
            id: row
            required property int index
            required property string label
            required property string facility
            required property string facilityWithin
            required property string discrimination
            required property string discriminationWithin
            required property bool doubtful

            width: list.width
            height: Theme.px(40)
            color: ListView.isCurrentItem ? Theme.raised : "transparent"
            Accessible.role: Accessible.Row
            Accessible.name: qsTr("%1: facility %2, discrimination %3").arg(label).arg(facility).arg(discrimination)

            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: 1
                color: Theme.hairline
            }
            TextLabel {
                x: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                width: list.width * 0.44
                text: row.label
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            TextLabel {
                x: list.width * 0.46
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1  (%2)").arg(row.facility).arg(row.facilityWithin)
                wrapMode: Text.NoWrap
            }
            TextLabel {
                x: list.width * 0.72
                anchors.verticalCenter: parent.verticalCenter
                text: row.discriminationWithin.length > 0 ? qsTr("%1  (%2)").arg(row.discrimination).arg(row.discriminationWithin) : row.discrimination
                color: row.doubtful ? Theme.flag : Theme.text
                wrapMode: Text.NoWrap
            }
            TapHandler {
                onTapped: list.currentIndex = row.index
            }
        }
    }
    Column {
        id: side
        anchors.right: parent.right
        width: Theme.px(320)
        spacing: Theme.px(12)

        QuietButton {
            width: parent.width
            objectName: "rule"
            keyName: qsTr("Enter")
            text: qsTr("Rule on this item")
            enabled: list.currentIndex >= 0
            onClicked: ruling.ask(list.currentIndex)
        }
        TextLabel {
            width: parent.width
            text: qsTr("A bad item is taken out or given full marks for everybody, with a reason and two people's PINs. Everybody is marked again; both scores are kept.")
            color: Theme.text2
        }
        TextLabel {
            text: qsTr("Rulings")
            strong: true
            visible: root.desk.rulings.count > 0
        }
        FigureColumn {
            width: parent.width
            figures: root.desk.rulings
            marked: false
        }
    }
    RulingPanel {
        id: ruling
        desk: root.desk
        staff: root.staff
        onClosed: list.forceActiveFocus()
    }
}
