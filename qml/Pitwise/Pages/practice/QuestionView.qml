// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A question at the table: the bar, the felt, and below it the question with the control that answers it;
/// after locking, the verdict beside the felt.
FocusScope {
    id: root

    required property PracticeSession session
    required property Settings settings
    readonly property bool judged: session.phase === PracticeSession.Judged
    readonly property bool paused: session.phase === PracticeSession.Paused

    signal clauseRequested(string document, string clause)

    Keys.onPressed: event => {
        const plain = event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier;
        if (event.key === Qt.Key_Escape)
            leaving.open();
        else if (root.paused && (event.key === Qt.Key_P || event.key === Qt.Key_Return || event.key === Qt.Key_Enter))
            root.session.resume();
        else if (root.judged && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter))
            root.session.next();
        else if (root.judged && plain && event.key === Qt.Key_Q)
            root.session.query("");
        else if (root.judged && plain && event.key === Qt.Key_R)
            root.clauseRequested(root.session.game, root.session.firstClause);
        else if (!root.judged && plain && event.key === Qt.Key_P)
            root.session.pause();
        else if (!root.judged && !root.paused && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter))
            root.session.lock();
        else
            return;
        event.accepted = true;
    }

    SessionBar {
        id: bar
        width: parent.width
        session: root.session
        onPauseRequested: root.session.pause()
        onLeaveRequested: leaving.open()
    }

    Item {
        id: stage
        anchors.top: bar.bottom
        width: root.judged ? Math.round(parent.width * (Theme.narrow ? 0.44 : 0.515)) : parent.width
        height: root.session.hasRound ? Math.round((parent.height - bar.height) * 0.55) : 0
        visible: root.session.hasRound
        clip: true

        Rectangle {
            anchors.fill: parent
            color: Theme.ground
        }
        FeltSlot {
            anchors.fill: parent
            visible: !root.paused
            session: root.session
            settings: root.settings
        }
    }

    StoryView {
        id: story
        anchors.top: root.session.hasRound ? stage.bottom : bar.bottom
        width: root.judged ? stage.width : parent.width
        visible: !root.paused && root.session.story.length > 0
        height: visible ? implicitHeight : 0
        lines: root.session.story
    }

    AnswerPanel {
        anchors.top: story.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !root.judged && !root.paused
        focus: visible
        session: root.session
    }

    Loader {
        id: verdict
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        active: root.judged
        focus: active
        sourceComponent: VerdictView {
            session: root.session
            feltWidth: stage.width
            feltBottom: (root.session.hasRound ? stage.height : 0) + story.height
            onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
        }
        onLoaded: item.forceActiveFocus()
    }

    Item {
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.paused

        Column {
            anchors.centerIn: parent
            spacing: Theme.px(16)

            TextLabel {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("Paused")
                font.pixelSize: Theme.px(32)
                strong: true
            }
            TextLabel {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("The felt is hidden and the clock stands. What you answered is saved.")
                color: Theme.text2
            }
            PrimaryButton {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("Go on")
                onClicked: root.session.resume()
            }
        }
    }

    AskDialog {
        id: leaving
        title: qsTr("Leave this session?")
        text: qsTr("What you answered is saved. You can go on with it later.")
        safeText: qsTr("Stay")
        otherText: qsTr("Leave")
        otherKey: "L"
        onOtherChosen: root.session.leave()
        onClosed: root.forceActiveFocus()
    }
}
