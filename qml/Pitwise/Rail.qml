// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.Controls

/// The pages on the left, with their digits. Arrows walk it, Enter opens.
Rectangle {
    id: root

    required property Pages pages
    required property string current
    /// Items that are for the staff are shown too.
    required property bool staffShown
    readonly property bool wide: Theme.wide
    /// Large text in a low window: what does not fit gets less air, never another's place.
    readonly property int itemHeight: {
        const room = height - mark.y - mark.height - Theme.px(36) - (hint.visible ? hint.height : 0);
        return Math.min(Theme.px(wide ? 52 : 66), Math.floor(room / pages.entries.length) - Theme.px(4));
    }

    signal pageRequested(string page)

    implicitWidth: wide ? Theme.px(232) : Theme.px(Theme.narrow ? 84 : 96)
    color: Theme.panel
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Pages")

    Rectangle {
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: Theme.hairline
    }

    Row {
        id: mark
        x: root.wide ? Theme.px(22) : (parent.width - width) / 2
        y: Theme.px(16)
        spacing: Theme.px(12)

        Image {
            width: Theme.px(34)
            height: width
            sourceSize.width: width
            sourceSize.height: height
            source: "qrc:/icons/pitwise.svg"
            Accessible.ignored: true
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.wide
            text: qsTr("Pitwise")
            font.pixelSize: Theme.panelTitle
            strong: true
        }
    }

    component Item: RailItem {
        required property PageEntry modelData

        objectName: "rail" + modelData.name
        width: root.width - Theme.px(16)
        height: root.itemHeight
        wide: root.wide
        text: modelData.title
        iconName: modelData.icon
        digit: modelData.digit
        current: modelData.name === root.current
        onClicked: root.pageRequested(modelData.name)
        Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    }

    Column {
        x: Theme.px(8)
        anchors.top: mark.bottom
        anchors.topMargin: Theme.px(12)
        spacing: Theme.px(4)

        Repeater {
            model: root.pages.entries
            delegate: Item {
                visible: digit > 0 && (!modelData.forStaff || root.staffShown)
            }
        }
    }
    Column {
        x: Theme.px(8)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        spacing: Theme.px(6)

        TextLabel {
            id: hint
            width: root.width - Theme.px(16)
            horizontalAlignment: Text.AlignHCenter
            visible: root.height > Theme.px(690)
            text: qsTr("Alt + number")
            font.pixelSize: Theme.small
            color: Theme.text3
        }
        Repeater {
            model: root.pages.entries
            delegate: Item {
                visible: digit === 0
            }
        }
    }
}
