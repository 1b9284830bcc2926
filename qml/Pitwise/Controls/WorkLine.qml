// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App

/// Slow work under way, with a bar and a way to stop it; or what went wrong with the last.
Item {
    id: root

    required property BackgroundWork work
    property bool cancellable: true

    // Not by problem.visible: what is in an invisible item is invisible, and a problem that comes later would stay so.
    implicitHeight: work.busy ? Theme.px(48) : work.problem.length > 0 ? problem.implicitHeight : 0
    visible: implicitHeight > 0

    Row {
        anchors.verticalCenter: parent.verticalCenter
        visible: root.work.busy
        spacing: Theme.px(14)

        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: root.work.progress >= 0 ? qsTr("%1… %2 %").arg(root.work.label).arg(Math.round(root.work.progress * 100)) : qsTr("%1…").arg(root.work.label)
            wrapMode: Text.NoWrap
        }
        Meter {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.work.progress >= 0
            width: Theme.px(160)
            value: root.work.progress * 100
            name: root.work.label
        }
        QuietButton {
            visible: root.cancellable && root.work.progress >= 0
            text: qsTr("Cancel")
            onClicked: root.work.cancel()
        }
    }
    ErrorLine {
        id: problem
        objectName: "workProblem"
        width: parent.width
        visible: !root.work.busy && text.length > 0
        text: root.work.problem
    }
}
