// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls
import Pitwise.Felt
import "../practice"

/// A question of an exam: own bar, the felt, the answer, the overview. No verdict, no rail, and no way out but through
/// the invigilator.
FocusScope {
    id: root

    required property SittingSession sitting
    readonly property ShownQuestion stage: sitting.stage
    readonly property bool paused: sitting.phase === SittingSession.Paused
    /// In a narrow window the overview opens over the answer.
    readonly property bool columnShown: !Theme.narrow
    property bool overviewOpen: false
    readonly property bool mayOpenTables: sitting.payTables && !paused && stage.payTables.count > 0

    function lockOrFinish(): void {
        if (!root.sitting.isSettled())
            return; // meant for the question before
        const last = root.sitting.last;
        root.sitting.lockAndNext();
        if (last && root.sitting.problem.length === 0 && root.sitting.phase === SittingSession.Running)
            finishing.open();
    }
    function back(): void {
        root.overviewOpen = false;
        answer.forceActiveFocus();
    }

    SittingScreen {
        sitting: root.sitting
    }
    SittingVoice {
        sitting: root.sitting
    }

    Keys.onPressed: event => {
        const plain = event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier;
        if (event.key === Qt.Key_F1)
            invigilator.open();
        else if (event.key === Qt.Key_F9)
            aids.open();
        else if (event.key === Qt.Key_F8 && root.mayOpenTables)
            payTables.open();
        else if (!plain || root.paused)
            return;
        else if (event.key === Qt.Key_F10)
            finishing.open();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            // Held down it would answer what nobody has seen.
            if (!event.isAutoRepeat)
                root.lockOrFinish();
        }
        else if (event.key === Qt.Key_PageUp)
            root.sitting.back();
        else if (event.key === Qt.Key_PageDown && root.sitting.number < root.sitting.count)
            root.sitting.goTo(root.sitting.number);
        else if (event.key === Qt.Key_V && root.sitting.speaker.on)
            root.sitting.readAloud();
        else if (event.key === Qt.Key_F)
            root.sitting.toggleFlag();
        else if (event.key === Qt.Key_T && answer.mayChange)
            root.stage.input.typing = !root.stage.input.typing;
        else if (event.key === Qt.Key_O) {
            root.overviewOpen = true;
            overview.take();
        } else
            return;
        event.accepted = true;
    }

    SittingBar {
        id: bar
        objectName: "bar"
        width: parent.width
        sitting: root.sitting
    }
    ErrorLine {
        id: problem
        anchors.top: bar.bottom
        width: left.width
        visible: text.length > 0 && !root.paused
        height: visible ? implicitHeight : 0
        text: root.sitting.problem.length > 0 || !root.sitting.voiceMissing ? root.sitting.problem : qsTr("Reading aloud was granted, but this computer has no voice that works. Call the invigilator.")
    }
    Item {
        id: left
        anchors.top: problem.bottom
        anchors.bottom: parent.bottom
        width: parent.width - (root.columnShown ? overview.width : 0)
        visible: !root.paused

        Felt {
            id: felt
            width: parent.width
            // Larger text takes its room from the felt first: what is asked and the answer are never cut off.
            height: root.stage.hasFelt ? Math.round(parent.height * (Theme.roomHeight < 500 ? 0.34 : Theme.cramped ? 0.42 : Theme.narrow ? 0.485 : 0.555)) : 0
            visible: root.stage.hasFelt
            scene: root.stage.scene
            motion: false
            spacePicks: true
            pickable: root.stage.pickable !== 0 ? root.stage.pickable : FeltScene.Everything

            AskedFrame {
                felt: felt
                asked: root.stage.scene.revision >= 0 && felt.width > 0 && felt.height > 0 && root.stage.askedBox > 0 ? root.stage.scene.boxRect(root.stage.askedBox) : Qt.rect(0, 0, 0, 0)
                box: root.stage.askedBox
            }
        }
        StoryLines {
            id: story
            anchors.top: felt.bottom
            width: parent.width
            visible: root.stage.story.length > 0 && !root.stage.hasFelt
            height: visible ? Math.min(implicitHeight, Math.round(parent.height * 0.4)) : 0
            lines: Array.from(root.stage.story)
        }
        Rectangle {
            anchors.top: story.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            color: Theme.panel

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.hairline
            }
            SittingWords {
                id: words
                objectName: "words"
                x: Theme.px(24)
                y: Theme.px(16)
                // A long story needs room more than the answer does.
                width: Theme.px(root.stage.hasFelt && root.stage.story.length > 3 ? (Theme.cramped ? 300 : 330) : Theme.cramped ? 220 : Theme.narrow ? 260 : 330)
                height: (change.atBottom ? change.y : keys.full ? keys.y : parent.height) - y - Theme.px(8)
                sitting: root.sitting
                note: keys.full && root.sitting.leavesSection ? keys.note : ""
            }
            QuietButton {
                id: change
                readonly property bool atBottom: visible && !keys.full
                x: keys.full ? keys.x + keys.leftWidth + Theme.px(10) : Theme.px(12)
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.px(16)
                height: keys.full ? Theme.px(52) : implicitHeight
                visible: answer.mayChange
                bare: true
                keyName: "T"
                text: keys.full ? (root.stage.input.typing ? qsTr("Chips") : qsTr("Type")) : root.stage.input.typing ? qsTr("Pay with chips instead") : qsTr("Type it instead")
                Accessible.name: root.stage.input.typing ? qsTr("Pay with chips instead") : qsTr("Type it instead")
                onClicked: root.stage.input.typing = !root.stage.input.typing
            }
            AnswerControl {
                id: answer
                objectName: "answer"
                anchors.left: words.right
                anchors.leftMargin: Theme.px(24)
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(24)
                anchors.top: parent.top
                anchors.topMargin: Theme.px(16)
                anchors.bottom: keys.top
                anchors.bottomMargin: Theme.px(12)
                focus: true
                input: root.stage.input
                keyTarget: root
                pointing: root.stage.pickable !== 0
            }
            SittingKeys {
                id: keys
                objectName: "keys"
                x: full ? words.x : words.x + words.width + Theme.px(24)
                width: parent.width - x - Theme.px(24)
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.px(16)
                full: Theme.cramped
                sitting: root.sitting
                onLockRequested: root.lockOrFinish()
                onOverviewRequested: {
                    root.overviewOpen = true;
                    overview.take();
                }
                overviewKey: !root.columnShown
            }
        }
    }
    OverviewPanel {
        id: overview
        anchors.right: parent.right
        anchors.top: root.columnShown ? bar.bottom : undefined
        anchors.bottom: parent.bottom
        width: Theme.px(Theme.wide ? 340 : 304)
        height: root.columnShown ? root.height - bar.height : Math.min(root.height - bar.height, Theme.px(560))
        visible: !root.paused && (root.columnShown || root.overviewOpen)
        sitting: root.sitting
        onJumped: question => {
            root.back(); // first: a question that comes now keeps the keyboard
            root.sitting.goTo(question);
        }
        onLeaveRequested: root.back()
        onFinishRequested: finishing.open()
        onInvigilatorRequested: invigilator.open()
        onAidsRequested: aids.open()
        tablesKey: root.mayOpenTables
        onTablesRequested: payTables.open()
    }
    Column {
        anchors.centerIn: parent
        visible: root.paused
        spacing: Theme.px(16)

        TextLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Paused")
            font.pixelSize: Theme.px(32)
            strong: true
        }
        TextLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("The invigilator has stopped the clock. Your answers are saved.")
            color: Theme.text2
        }
        PrimaryButton {
            anchors.horizontalCenter: parent.horizontalCenter
            keyName: qsTr("F1")
            text: qsTr("Invigilator: resume")
            onClicked: invigilator.open()
        }
    }
    Toast {
        id: news
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: Theme.px(20)
    }
    Connections {
        target: root.sitting
        function onTimeGiven(minutes: int, reason: string): void {
            news.show(qsTr("%n minute(s) more for everybody: %1", "", minutes).arg(reason), "");
        }
    }
    InvigilatorPanel {
        id: invigilator
        sitting: root.sitting
        onClosed: root.back()
    }
    PayTablesSheet {
        id: payTables
        objectName: "payTables"
        tables: root.stage.payTables
        onClosed: root.back()
    }
    AidsPanel {
        id: aids
        sitting: root.sitting
        onClosed: root.back()
    }
    AskDialog {
        id: leaving
        title: qsTr("Leave this section?")
        text: root.sitting.leavingText
        safeText: qsTr("Stay")
        otherText: qsTr("Continue")
        otherKey: "G"
        onSafeChosen: root.sitting.stay()
        onOtherChosen: root.sitting.leave()
        onClosed: root.back()
    }
    Connections {
        target: root.sitting
        function onChanged(): void {
            if (root.sitting.leavingText.length > 0 && !leaving.visible)
                leaving.open();
            else if (root.sitting.leavingText.length === 0 && leaving.visible)
                leaving.close();
        }
    }
    AskDialog {
        id: finishing
        title: qsTr("Hand in?")
        text: qsTr("%1 answered, %2 open, %3 flagged. After handing in nothing can be changed.").arg(root.sitting.overview.answered).arg(root.sitting.overview.count - root.sitting.overview.answered).arg(root.sitting.overview.flagged)
        safeText: qsTr("Look again")
        otherText: qsTr("Hand in")
        otherKey: "H"
        onOtherChosen: root.sitting.finish()
        onClosed: root.back()
    }
}
