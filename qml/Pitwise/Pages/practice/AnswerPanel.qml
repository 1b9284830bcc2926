// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The question and the control that fits it; Lock in always in the same place. Keys reach it through handleKey(), wherever
/// on the page the keyboard is.
FocusScope {
    id: root

    required property ShownQuestion question
    property bool canLock: question.input.complete
    property string lockText: qsTr("Lock in")
    property string problem: ""
    /// Why it came; where to look. Empty: not said.
    property string reason: ""
    property string hint: ""
    property Item keyTarget: control
    /// The round may be dealt once more.
    property bool canWatch: false

    property string guide: ""
    /// Bets carry no amounts: L looks at their chips.
    property bool lookable: false

    signal lookRequested
    signal lockRequested
    signal feltRequested

    function focusControl(): void {
        control.focusControl();
    }

    function watch(): void {
        if (root.question.watching)
            root.question.stopWatching();
        else
            root.question.watchAgain();
    }

    function handleKey(event: KeyEvent): bool {
        if (event.key === Qt.Key_H && event.modifiers === Qt.NoModifier && root.hint.length > 0)
            words.hinted = !words.hinted;
        else if (event.key === Qt.Key_V && event.modifiers === Qt.NoModifier && root.canWatch && root.question.watchable)
            root.watch();
        else if (event.key === Qt.Key_F8 && root.question.payTables.count > 0)
            payTables.open();
        else
            return control.handleKey(event);
        return true;
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.panel

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.hairline
        }
    }

    PromptColumn {
        id: words
        x: Theme.px(Theme.narrow ? 16 : 24)
        y: Theme.px(16)
        // A long story needs room more than the answer does.
        width: Theme.px(root.question.hasFelt && root.question.story.length > 3 ? (Theme.narrow ? 330 : 420) : Theme.narrow ? 238 : 326)
        height: parent.height - 2 * y
        question: root.question
        problem: root.problem
        reason: root.reason
        hint: root.hint
        guide: root.guide
        lookable: root.lookable && root.question.hasFelt
        onLookRequested: root.lookRequested()
        typeable: control.mayChange
        watchable: root.canWatch && root.question.watchable
        onWatchRequested: root.watch()
        onPayTablesRequested: payTables.open()
        onTypeRequested: root.question.input.typing = !root.question.input.typing
        onFeltRequested: root.feltRequested()
    }

    PayTablesSheet {
        id: payTables
        objectName: "payTables"
        tables: root.question.payTables
        onClosed: root.focusControl()
    }
    Item {
        id: place
        anchors.left: words.right
        anchors.leftMargin: Theme.px(Theme.narrow ? 16 : 22)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(Theme.narrow ? 16 : 24)
        anchors.top: parent.top
        anchors.topMargin: Theme.px(18)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(18)

        AnswerControl {
            id: control
            anchors.fill: parent
            // Paying leaves room beside the float, the others below.
            anchors.bottomMargin: paying ? 0 : Theme.px(64)
            focus: true
            input: root.question.input
            keyTarget: root.keyTarget
            lockWidth: lock.width
            pointing: root.question.pickable !== 0
        }
        TextLabel {
            anchors.left: parent.left
            anchors.verticalCenter: lock.verticalCenter
            width: lock.x - Theme.px(16)
            visible: !control.paying
            text: control.note
            color: Theme.text2
        }
        PrimaryButton {
            id: lock
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            width: Theme.px(control.paying ? (Theme.narrow ? 170 : 196) : 232)
            height: Theme.px(control.paying ? 68 : 52)
            large: true
            text: root.lockText
            enabled: root.canLock
            onClicked: root.lockRequested()
        }
    }

    Connections {
        target: root.question
        function onQuestionChanged(): void {
            words.hinted = false;
        }
    }
}
