// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Pitwise.App
import Pitwise.Controls

/// Which scenario this is, how many come, and the way out.
Rectangle {
    id: root

    required property ScenarioRun run

    signal leaveRequested

    implicitHeight: Theme.px(56)
    color: Theme.panel

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(Theme.narrow ? 12 : 20)
        anchors.rightMargin: Theme.px(12)
        spacing: Theme.px(15)

        GameTag {
            document: root.run.question.game
        }
        TextLabel {
            objectName: "runTitle"
            Layout.maximumWidth: implicitWidth + 1
            Layout.fillWidth: true
            // A title is the instructors' word for it, and may tell: a trainee reads it with the verdict.
            text: root.run.title.length > 0 && (!root.run.recorded || root.run.phase === ScenarioRun.Judged) ? root.run.title : qsTr("A scenario")
            strong: true
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Badge {
            objectName: "tryBadge"
            visible: !root.run.recorded
            text: qsTr("A try: not recorded")
            kind: Badge.Flagged
        }
        Item {
            Layout.fillWidth: true
        }
        TextLabel {
            visible: root.run.count > 1
            text: qsTr("%1 of %2").arg(root.run.number).arg(root.run.count)
            wrapMode: Text.NoWrap
        }
        QuietButton {
            objectName: "endRunButton"
            bare: true
            keyName: qsTr("Esc")
            text: root.run.recorded ? qsTr("Leave") : qsTr("Editor")
            ink: Theme.text2
            onClicked: root.leaveRequested()
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.hairline
    }
}
