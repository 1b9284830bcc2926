// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls
import "../practice"

/// A question full screen for the class: what the class would do is chosen, Enter reveals, the next comes.
FocusScope {
    id: root

    required property Lecture lecture
    required property Settings settings
    readonly property bool last: lecture.index >= lecture.count - 1
    property int windowBefore: Window.AutomaticVisibility

    signal clauseRequested(string document, string clause)

    function press(event: KeyEvent): bool {
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (enter && event.isAutoRepeat)
            return true;
        if (event.key === Qt.Key_Escape)
            lecture.close();
        else if (event.key === Qt.Key_PageUp)
            lecture.step(-1);
        else if (event.key === Qt.Key_PageDown)
            lecture.step(1);
        else if (event.key === Qt.Key_F11)
            root.turnFullScreen();
        else if (enter && lecture.revealed)
            lecture.step(1);
        else if (enter)
            lecture.reveal();
        else if (lecture.revealed)
            return verdict.item ? (verdict.item as VerdictView).handleKey(event) : false;
        else
            return panel.handleKey(event);
        return true;
    }
    function turnFullScreen(): void {
        const window = root.Window.window;
        if (window.visibility === Window.FullScreen)
            window.showNormal();
        else
            window.showFullScreen();
    }

    Keys.onPressed: event => event.accepted = root.press(event)
    Component.onCompleted: {
        windowBefore = root.Window.visibility;
        root.Window.window.showFullScreen();
    }
    Component.onDestruction: {
        if (root.Window.window && root.Window.visibility === Window.FullScreen && windowBefore !== Window.FullScreen)
            windowBefore === Window.Maximized ? root.Window.window.showMaximized() : root.Window.window.showNormal();
    }

    Rectangle {
        id: bar
        width: parent.width
        height: Theme.px(56)
        color: Theme.panel

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.hairline
        }
        Row {
            x: Theme.px(Theme.narrow ? 12 : 20)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(15)

            GameTag {
                anchors.verticalCenter: parent.verticalCenter
                document: root.lecture.question.game
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: root.lecture.question.gameTitle
                strong: true
                wrapMode: Text.NoWrap
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: !Theme.narrow
                text: qsTr("In class: %1").arg(root.lecture.title)
                color: Theme.text2
                wrapMode: Text.NoWrap
            }
        }
        Row {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(8)

            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1 of %2").arg(root.lecture.index + 1).arg(root.lecture.count)
                wrapMode: Text.NoWrap
            }
            QuietButton {
                bare: true
                keyName: qsTr("PgUp")
                Accessible.name: qsTr("The one before")
                enabled: root.lecture.index > 0
                onClicked: root.lecture.step(-1)
            }
            QuietButton {
                bare: true
                keyName: qsTr("Esc")
                text: qsTr("End")
                ink: Theme.text2
                onClicked: root.lecture.close()
            }
        }
    }
    TableStage {
        id: stage
        anchors.top: bar.bottom
        width: root.lecture.revealed ? Math.round(parent.width * (Theme.narrow ? 0.43 : Theme.wide ? 0.45 : 0.515)) : parent.width
        height: Math.round((parent.height - bar.height) * (root.lecture.revealed && Theme.narrow ? 0.425 : Theme.cramped ? 0.4 : Theme.narrow ? 0.485 : Theme.room >= 1.3 ? 0.59 : 0.55))
        question: root.lecture.question
        feltWidth: root.width
        amounts: root.settings.amountLabels
        answering: !root.lecture.revealed
        verdict: root.lecture.revealed ? root.lecture.verdict : null
    }
    AnswerPanel {
        id: panel
        anchors.top: stage.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !root.lecture.revealed
        focus: visible
        question: root.lecture.question
        canLock: true
        lockText: qsTr("Reveal")
        keyTarget: root
        canWatch: true
        onLockRequested: root.lecture.reveal()
        onFeltRequested: stage.felt.forceActiveFocus(Qt.TabFocusReason)
    }
    Loader {
        id: verdict
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        active: root.lecture.revealed
        focus: active
        sourceComponent: VerdictView {
            question: root.lecture.question
            verdict: root.lecture.verdict
            feltWidth: stage.width
            feltBottom: stage.height
            promptShown: true
            nextText: root.last ? qsTr("Done") : qsTr("Next")
            onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
            onNextRequested: root.lecture.step(1)
        }
        onLoaded: (item as Item).forceActiveFocus()
    }
}
