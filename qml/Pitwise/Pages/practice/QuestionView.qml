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
    readonly property bool passed: session.phase === PracticeSession.Passed
    readonly property bool asking: session.phase === PracticeSession.Asking || passed

    signal clauseRequested(string document, string clause)

    /// F6: from the answer to the felt, to the bar, and round again.
    function walkParts(by: int): void {
        const parts = session.question.hasFelt ? [panel, stage.felt, bar] : [panel, bar];
        let here = -1;
        for (let i = 0; i < parts.length; ++i)
            if (parts[i].activeFocus)
                here = i;
        const next = parts[(here + by + parts.length) % parts.length];
        if (next === panel)
            panel.focusControl();
        else
            next.forceActiveFocus(Qt.TabFocusReason);
    }

    function press(event: KeyEvent): bool {
        const plain = event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier;
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (enter && event.isAutoRepeat)
            return true; // held: meant for what was there before
        // Alt and a digit open a page from the desk; at the table they are no answer either.
        if (event.modifiers & Qt.AltModifier)
            return event.key >= Qt.Key_0 && event.key <= Qt.Key_9;
        if (event.key === Qt.Key_Escape)
            leaving.open();
        else if (paused && (enter || (plain && event.key === Qt.Key_P)))
            session.resume();
        else if (paused || passed)
            return false;
        else if (judged)
            return enter ? enterOnce() : verdict.item ? (verdict.item as VerdictView).handleKey(event) : false;
        else if (event.key === Qt.Key_F6)
            walkParts(event.modifiers & Qt.ShiftModifier ? -1 : 1);
        else if (enter)
            session.enter();
        else if (plain && event.key === Qt.Key_P)
            session.pause();
        else if (plain && event.key === Qt.Key_L && session.question.hasFelt)
            stage.felt.lookCloser(session.question.askedBox);
        else
            return panel.handleKey(event);
        return true;
    }

    /// For who does not see the page: what is asked, and the story that goes with it.
    function sayQuestion(): void {
        if (root.session.phase !== PracticeSession.Asking)
            return;
        voice.say(qsTr("Question %1. %2").arg(root.session.number).arg(Array.from(root.session.question.story).concat([root.session.question.prompt]).join(" ")));
    }

    function enterOnce(): bool {
        session.enter();
        return true;
    }

    Component.onCompleted: sayQuestion()
    Keys.onPressed: event => event.accepted = root.press(event)

    SessionBar {
        id: bar
        width: parent.width
        session: root.session
        onPauseRequested: root.session.pause()
        onLeaveRequested: leaving.open()
    }

    TableStage {
        id: stage
        anchors.top: bar.bottom
        width: root.judged ? Math.round(parent.width * (Theme.narrow ? 0.43 : Theme.wide ? 0.45 : 0.515)) : parent.width
        height: Math.round((parent.height - bar.height) * (root.judged && Theme.narrow ? 0.425 : Theme.cramped ? 0.4 : Theme.narrow ? 0.485 : Theme.room >= 1.3 ? 0.59 : 0.55))
        visible: !root.paused
        question: root.session.question
        feltWidth: root.width
        amounts: root.session.amounts && root.settings.amountLabels
        answering: root.asking
        verdict: root.judged ? root.session.verdict : null
    }

    AnswerPanel {
        id: panel
        anchors.top: stage.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.asking
        focus: visible
        question: root.session.question
        canLock: root.session.canLock
        keyTarget: root
        problem: root.session.problem
        reason: root.session.reason
        hint: root.session.hint
        guide: root.session.guide
        lookable: !stage.amounts
        onLookRequested: stage.felt.lookCloser(root.session.question.askedBox)
        canWatch: true
        onLockRequested: root.session.enter()
        onFeltRequested: stage.felt.forceActiveFocus(Qt.TabFocusReason)
    }

    // A right answer of a storm: seen for a moment, then the next question comes.
    PaintedFrame {
        objectName: "passed"
        anchors.right: panel.right
        anchors.bottom: panel.bottom
        anchors.rightMargin: Theme.px(Theme.narrow ? 16 : 24)
        anchors.bottomMargin: Theme.px(18)
        visible: root.passed
        width: Theme.px(232)
        height: Theme.px(52)
        radius: Theme.radiusControl
        fill: Theme.rightFill
        edge: Theme.right

        Row {
            anchors.centerIn: parent
            spacing: Theme.px(10)

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(26)
                height: width
                name: Icon.Tick
                color: Theme.right
            }
            TextLabel {
                text: qsTr("Right")
                strong: true
                font.pixelSize: Theme.px(20)
            }
        }
    }

    Loader {
        id: verdict
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        active: root.judged
        focus: active
        sourceComponent: VerdictView {
            question: root.session.question
            verdict: root.session.verdict
            feltWidth: stage.width
            feltBottom: stage.height
            comesBack: root.session.comesBack
            problem: root.session.problem
            canQuery: true
            queried: root.session.queried
            nextText: qsTr("Next")
            onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
            onQueryRequested: text => root.session.query(text)
            onNextRequested: root.session.enter()
        }
        onLoaded: (item as Item).forceActiveFocus()
    }

    PausedView {
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.paused
        focus: visible
        onResumeRequested: root.session.resume()
    }

    Announcer {
        id: voice
        objectName: "voice"
    }
    Connections {
        target: root.session

        function onPhaseChanged(): void {
            if (root.judged || root.passed)
                voice.say(qsTr("%1 %2").arg(root.session.verdict.headline).arg(root.session.verdict.summary));
            else if (root.session.phase === PracticeSession.Asking)
                Qt.callLater(root.sayQuestion);
        }
        function onQuestionChanged(): void {
            Qt.callLater(root.sayQuestion);
        }
    }

    AskDialog {
        id: leaving
        title: qsTr("Leave this session?")
        text: root.session.storm.on ? qsTr("The storm ends here. Your answers are saved.") : qsTr("Your answers are saved. You can resume later.")
        safeText: qsTr("Stay")
        otherText: qsTr("Leave")
        otherKey: "L"
        onAboutToShow: root.session.holdClock()
        onOtherChosen: root.session.leave()
        onClosed: {
            root.session.letClockRun();
            root.forceActiveFocus();
        }
    }
}
