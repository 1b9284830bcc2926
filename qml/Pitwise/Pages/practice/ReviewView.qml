// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Answers of the past on their felts, one after the other, with what was said about them.
FocusScope {
    id: root

    required property AnswerReview review
    required property Settings settings
    required property string backText
    /// Who sits here may write scenarios: the question shown can become one.
    property bool mayAuthor: false
    readonly property bool last: review.index >= review.count - 1

    /// What was missed can be practised from here.
    property bool mayPractise: false

    signal practiceRequested(string document, string clause)
    signal clauseRequested(string document, string clause)
    signal scenarioRequested

    function go(by: int): void {
        if (by > 0 && last)
            review.close();
        else
            review.step(by);
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            root.review.close();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Right) {
            if (!event.isAutoRepeat)
                root.go(1);
        } else if (event.key === Qt.Key_Left)
            root.go(-1);
        else if (event.key === Qt.Key_S && event.modifiers === Qt.NoModifier && make.visible)
            root.scenarioRequested();
        else
            return event.accepted = verdict.handleKey(event);
        event.accepted = true;
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
                document: root.review.question.game
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: root.review.question.gameTitle
                visible: !Theme.narrow
                strong: true
                wrapMode: Text.NoWrap
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: root.review.when
                color: Theme.text2
                wrapMode: Text.NoWrap
            }
        }
        Row {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(8)

            QuietButton {
                id: make
                objectName: "makeScenario"
                bare: true
                visible: root.mayAuthor && root.review.problem.length === 0
                keyName: "S"
                text: Theme.narrow ? qsTr("Scenario") : qsTr("Make this a scenario")
                Accessible.name: qsTr("Make this a scenario")
                ink: Theme.text2
                onClicked: root.scenarioRequested()
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1 of %2").arg(root.review.index + 1).arg(root.review.count)
                wrapMode: Text.NoWrap
            }
            QuietButton {
                bare: true
                keyName: "←"
                Accessible.name: qsTr("The one before")
                enabled: root.review.index > 0
                onClicked: root.go(-1)
            }
            QuietButton {
                bare: true
                keyName: qsTr("Esc")
                text: root.backText
                ink: Theme.text2
                onClicked: root.review.close()
            }
        }
    }
    TableStage {
        id: stage
        anchors.top: bar.bottom
        width: Math.round(parent.width * (Theme.narrow ? 0.43 : Theme.wide ? 0.45 : 0.515))
        height: Math.round((parent.height - bar.height) * (Theme.narrow ? 0.425 : Theme.room >= 1.3 ? 0.59 : 0.55))
        question: root.review.question
        feltWidth: root.width
        amounts: root.settings.amountLabels
        answering: false
        verdict: root.review.verdict
    }
    VerdictView {
        id: verdict
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true
        question: root.review.question
        verdict: root.review.verdict
        feltWidth: stage.width
        feltBottom: stage.height
        problem: root.review.problem
        promptShown: true
        nextText: root.last ? qsTr("Done") : qsTr("Next")
        canPractise: root.mayPractise
        onPracticeRequested: (document, clause) => root.practiceRequested(document, clause)
        onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
        onNextRequested: root.go(1)
    }
}
