// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What waits today, and the one button that goes on with it.
Panel {
    id: root

    required property PracticeSetup setup
    required property PracticeSession session

    signal practiceRequested

    implicitHeight: words.implicitHeight + Theme.px(40)

    function takeFocus(): void {
        go.forceActiveFocus();
    }

    TextLabel {
        id: figure
        x: Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        text: root.setup.due
        font.pixelSize: Theme.px(60)
        strong: true
        lineHeight: 1
    }
    Column {
        id: words
        anchors.left: figure.right
        anchors.leftMargin: Theme.px(24)
        anchors.right: go.left
        anchors.rightMargin: Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter

        TextLabel {
            width: parent.width
            text: root.setup.due > 0 ? qsTr("due today") : qsTr("Nothing is due today")
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        TextLabel {
            width: parent.width
            text: root.session.canGoOn ? qsTr("A session waits where you left it.") : root.setup.due > 0 ? qsTr("What you would soon forget, what you missed, and what is new. Games are mixed on purpose.") : qsTr("Choose what to practise, or come back tomorrow.")
            color: Theme.text2
        }
    }
    PrimaryButton {
        id: go
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        large: true
        text: qsTr("Practise")
        onClicked: root.practiceRequested()
    }
}
