// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

/// A topic or a game: how many right, as figures and as a bar, and the middle time.
Item {
    id: root

    required property string title
    required property string document
    required property int hits
    required property int of
    required property string time

    implicitHeight: Theme.px(36)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2 of %3 right, %4").arg(title).arg(hits).arg(of).arg(time)

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.hairline
    }
    GameTag {
        visible: root.document.length > 0
        anchors.verticalCenter: parent.verticalCenter
        document: root.document
    }
    TextLabel {
        visible: root.document.length === 0
        anchors.verticalCenter: parent.verticalCenter
        text: root.title
        wrapMode: Text.NoWrap
    }
    TextLabel {
        x: Theme.px(130)
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("%1 of %2").arg(root.hits).arg(root.of)
        wrapMode: Text.NoWrap
    }
    Meter {
        x: Theme.px(220)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(Theme.px(40), parent.width - x - Theme.px(80))
        value: root.of > 0 ? 100 * root.hits / root.of : 0
    }
    TextLabel {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.time
        wrapMode: Text.NoWrap
    }
}
