// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

/// Nothing of the felt is seen while the table rests.
Rectangle {
    id: root

    signal resumeRequested

    color: Theme.ground

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(64), Theme.px(560))
        spacing: Theme.px(16)

        TextLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Paused")
            font.pixelSize: Theme.px(32)
            strong: true
        }
        TextLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("The felt is hidden and the clock has stopped. What you dealt is saved.")
            color: Theme.text2
        }
        PrimaryButton {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Resume")
            onClicked: root.resumeRequested()
        }
    }
}
