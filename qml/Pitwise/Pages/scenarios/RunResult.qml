// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A pack is done: how many were right, and the misses to look at again.
FocusScope {
    id: root

    required property ScenarioRun run

    signal leaveRequested

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(40), Theme.px(520))
        spacing: Theme.px(16)

        TextLabel {
            objectName: "runResult"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("%1 of %2 right").arg(root.run.rightCount).arg(root.run.count)
            font.pixelSize: Theme.px(32)
            strong: true
        }
        TextLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Your answers are recorded like any practice. What you missed comes back.")
            color: Theme.text2
        }
        ErrorLine {
            width: parent.width
            text: root.run.problem
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(12)

            QuietButton {
                objectName: "missesButton"
                height: Theme.px(52)
                visible: root.run.hasMisses
                keyName: "M"
                text: qsTr("Look at the misses")
                onClicked: root.run.reviewMisses()
            }
            PrimaryButton {
                objectName: "doneButton"
                focus: true
                text: qsTr("Back to the scenarios")
                onClicked: root.leaveRequested()
            }
        }
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_M && root.run.hasMisses)
            root.run.reviewMisses();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            root.leaveRequested();
        else
            return;
        event.accepted = true;
    }
}
