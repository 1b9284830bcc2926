// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls
import "../practice"

/// Scenarios as a trainee meets them, in practice's own views: felt, question and answer, then the verdict. A try says that
/// it is one, and is left without being asked.
FocusScope {
    id: root

    required property ScenarioRun run
    required property Settings settings
    readonly property bool asking: run.phase === ScenarioRun.Asking
    readonly property bool judged: run.phase === ScenarioRun.Judged
    readonly property bool finished: run.phase === ScenarioRun.Finished
    readonly property bool last: run.number === run.count

    signal clauseRequested(string document, string clause)
    signal leaveRequested

    function walkParts(): void {
        if (panel.activeFocus && run.question.hasFelt)
            stage.felt.forceActiveFocus(Qt.TabFocusReason);
        else
            panel.focusControl();
    }
    function leave(): void {
        if (run.recorded && !finished)
            leaving.open();
        else
            leaveRequested();
    }
    function press(event: KeyEvent): bool {
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (enter && event.isAutoRepeat)
            return true; // held: meant for what was there before
        if (event.key === Qt.Key_Escape)
            leave();
        else if (finished)
            return false;
        else if (enter)
            run.enter();
        else if (judged)
            return verdict.item ? (verdict.item as VerdictView).handleKey(event) : false;
        else if (event.key === Qt.Key_F6)
            walkParts();
        else
            return panel.handleKey(event);
        return true;
    }

    Keys.onPressed: event => event.accepted = root.press(event)

    RunBar {
        id: bar
        width: parent.width
        run: root.run
        onLeaveRequested: root.leave()
    }
    TableStage {
        id: stage
        objectName: "runStage"
        anchors.top: bar.bottom
        width: root.judged ? Math.round(parent.width * (Theme.narrow ? 0.43 : Theme.wide ? 0.45 : 0.515)) : parent.width
        height: Math.round((parent.height - bar.height) * (root.judged && Theme.narrow ? 0.425 : Theme.narrow ? 0.485 : Theme.room >= 1.3 ? 0.59 : 0.55))
        visible: !root.finished
        question: root.run.question
        feltWidth: root.width
        amounts: root.settings.amountLabels
        answering: root.asking
    }
    AnswerPanel {
        id: panel
        objectName: "runAnswer"
        anchors.top: stage.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.asking
        focus: visible
        question: root.run.question
        keyTarget: root
        problem: root.run.problem
        onLockRequested: root.run.enter()
        onFeltRequested: stage.felt.forceActiveFocus(Qt.TabFocusReason)
    }
    Loader {
        id: verdict
        objectName: "runVerdict"
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        active: root.judged
        focus: active
        sourceComponent: VerdictView {
            question: root.run.question
            verdict: root.run.verdict
            feltWidth: stage.width
            feltBottom: stage.height
            problem: root.run.problem
            canQuery: root.run.recorded
            queried: root.run.queried
            nextText: !root.last ? qsTr("Next") : root.run.recorded ? qsTr("Done") : qsTr("To the editor")
            onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
            onQueryRequested: text => root.run.query(text)
            onNextRequested: root.run.enter()
        }
        onLoaded: (item as Item).forceActiveFocus()
    }
    RunResult {
        anchors.fill: parent
        anchors.topMargin: bar.height
        visible: root.finished
        focus: visible
        run: root.run
        onVisibleChanged: if (visible) forceActiveFocus()
        onLeaveRequested: root.leaveRequested()
    }
    AskDialog {
        id: leaving
        title: qsTr("Leave this pack?")
        text: qsTr("Your answers are saved. You can resume later.")
        safeText: qsTr("Stay")
        otherText: qsTr("Leave")
        otherKey: "L"
        onOtherChosen: root.leaveRequested()
        onClosed: root.forceActiveFocus()
    }
}
