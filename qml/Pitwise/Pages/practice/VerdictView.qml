// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// At once and in place: right or wrong below the felt, the reasons beside it.
FocusScope {
    id: root

    required property ShownQuestion question
    required property ShownVerdict verdict
    required property real feltWidth
    required property real feltBottom
    required property string nextText
    property string comesBack: ""
    property string problem: ""
    property bool canQuery: false
    property bool queried: false
    property bool canPractise: false
    /// What was asked, above the reasons: where the question itself was not just seen.
    property bool promptShown: false

    signal clauseRequested(string document, string clause)
    signal practiceRequested(string document, string clause)
    signal queryRequested(string text)
    signal nextRequested

    function handleKey(event: KeyEvent): bool {
        if (event.modifiers & (Qt.AltModifier | Qt.ControlModifier))
            return false;
        if (event.key === Qt.Key_R && verdict.firstClause.length > 0)
            clauseRequested(verdict.game, verdict.firstClause);
        else if (event.key === Qt.Key_X && canPractise && verdict.firstClause.length > 0)
            practiceRequested(verdict.game, verdict.firstClause);
        else if (event.key === Qt.Key_Q && canQuery && !queried)
            doubt.open();
        else if (event.key === Qt.Key_Down || event.key === Qt.Key_Up)
            reasons.scroll(event.key === Qt.Key_Down ? 1 : -1);
        else
            return false;
        return true;
    }

    OutcomePanel {
        y: root.feltBottom
        width: root.feltWidth
        height: parent.height - y
        verdict: root.verdict
    }

    Rectangle {
        x: root.feltWidth
        width: parent.width - x
        height: parent.height
        color: Theme.panel

        Rectangle {
            width: 1
            height: parent.height
            color: Theme.hairline
        }
        ReasonList {
            id: reasons
            x: Theme.px(Theme.narrow ? 18 : 24)
            y: Theme.px(Theme.narrow ? 12 : 18)
            width: Math.min(parent.width - 2 * x, Theme.px(Theme.wide ? 820 : 760))
            height: foot.y - y - Theme.px(8)
            verdict: root.verdict
            prompt: root.promptShown ? root.question.prompt : ""
            story: root.promptShown && root.question.hasFelt ? root.question.story : []
            onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
        }
        Column {
            id: foot
            x: reasons.x
            width: parent.width - 2 * x
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(18)
            spacing: Theme.px(8)

            ErrorLine {
                width: parent.width
                visible: text.length > 0
                text: root.problem
            }
            Row {
                visible: root.comesBack.length > 0
                spacing: Theme.px(8)

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(20)
                    height: width
                    name: Icon.Clock
                    color: Theme.text2
                }
                TextLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.comesBack
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
            }
            Item {
                width: parent.width
                height: Theme.px(52)

                Row {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.px(Theme.cramped ? 8 : 12)

                    QuietButton {
                        keyName: "R"
                        text: qsTr("Rulebook")
                        visible: root.verdict.firstClause.length > 0
                        onClicked: root.clauseRequested(root.verdict.game, root.verdict.firstClause)
                    }
                    QuietButton {
                        objectName: "practiseThis"
                        keyName: "X"
                        text: qsTr("Practise this")
                        visible: root.canPractise && root.verdict.firstClause.length > 0
                        onClicked: root.practiceRequested(root.verdict.game, root.verdict.firstClause)
                    }
                    QuietButton {
                        keyName: "Q"
                        visible: root.canQuery
                        text: root.queried ? qsTr("Queried") : qsTr("Query it")
                        enabled: !root.queried
                        Accessible.description: root.queried ? qsTr("Your instructor will see this question with your answer.") : ""
                        onClicked: doubt.open()
                    }
                }
                PrimaryButton {
                    anchors.right: parent.right
                    width: Theme.px(Theme.cramped ? 146 : 200)
                    focus: true
                    text: root.nextText
                    onClicked: root.nextRequested()
                }
            }
        }
    }

    QueryDialog {
        id: doubt
        onSent: text => root.queryRequested(text)
        onClosed: root.forceActiveFocus()
    }
}
