// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import Pitwise.Felt
import "../practice"

/// A scenario as a trainee meets it: felt, story, question and answer, then the verdict. A try says that it is one.
FocusScope {
    id: root

    required property ScenarioRun run
    required property Settings settings
    readonly property bool judged: run.phase === ScenarioRun.Judged
    readonly property bool finished: run.phase === ScenarioRun.Finished

    signal clauseRequested(string document, string clause)
    signal leaveRequested

    function press(event: KeyEvent): bool {
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (event.key === Qt.Key_Escape || (enter && finished))
            leaveRequested();
        else if (enter)
            judged ? run.next() : run.lock();
        else
            return false;
        return true;
    }

    Keys.onPressed: event => event.accepted = root.press(event)

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    Rectangle {
        id: bar
        width: parent.width
        height: Theme.px(56)
        color: Theme.panel

        Row {
            x: Theme.px(20)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(12)

            GameTag {
                anchors.verticalCenter: parent.verticalCenter
                document: root.run.game
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: root.run.title.length > 0 ? root.run.title : qsTr("A scenario")
                strong: true
                wrapMode: Text.NoWrap
            }
            Badge {
                objectName: "tryBadge"
                visible: !root.run.recorded
                text: qsTr("A try: not recorded")
                kind: Badge.Flagged
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.run.count > 1
                text: qsTr("%1 of %2").arg(root.run.number).arg(root.run.count)
                color: Theme.text2
            }
        }
        QuietButton {
            objectName: "endRunButton"
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            bare: true
            keyName: qsTr("Esc")
            text: root.run.recorded ? qsTr("Leave") : qsTr("Back to the editor")
            onClicked: root.leaveRequested()
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.hairline
        }
    }
    Felt {
        id: felt
        objectName: "runFelt"
        anchors.top: bar.bottom
        width: parent.width
        height: visible ? Math.round((parent.height - bar.height) * 0.5) : 0
        visible: root.run.hasFelt && !root.finished
        scene: root.run.scene
        amounts: root.settings.amountLabels
    }
    Column {
        id: story
        anchors.top: felt.bottom
        anchors.topMargin: Theme.px(10)
        x: Theme.px(24)
        width: parent.width - 2 * x
        visible: !root.finished
        spacing: Theme.px(2)

        Repeater {
            model: root.run.story

            TextLabel {
                required property string modelData
                width: story.width
                text: modelData
            }
        }
    }
    RunAnswer {
        anchors.top: story.bottom
        anchors.topMargin: Theme.px(10)
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.run.phase === ScenarioRun.Asking
        focus: visible
        run: root.run
    }
    RunVerdict {
        id: verdict
        objectName: "runVerdict"
        anchors.top: story.bottom
        anchors.topMargin: Theme.px(10)
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.judged
        run: root.run
        onVisibleChanged: if (visible) root.forceActiveFocus()
        onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
    }
    Column {
        anchors.centerIn: parent
        visible: root.finished
        spacing: Theme.px(16)

        TextLabel {
            objectName: "runResult"
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("%1 of %2 right").arg(root.run.rightCount).arg(root.run.count)
            font.pixelSize: Theme.px(32)
            strong: true
        }
        TextLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Your answers are recorded like any practice.")
            color: Theme.text2
        }
        PrimaryButton {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Back to the scenarios")
            onClicked: root.leaveRequested()
        }
    }
}
