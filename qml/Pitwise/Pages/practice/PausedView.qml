// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

/// A session that rests: nothing of the question is to be seen.
FocusScope {
    id: root

    signal resumeRequested

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
            text: qsTr("The felt is hidden and the clock has stopped. Your answers are saved.")
            color: Theme.text2
        }
        PrimaryButton {
            anchors.horizontalCenter: parent.horizontalCenter
            focus: true
            text: qsTr("Resume")
            onClicked: root.resumeRequested()
        }
    }
}
