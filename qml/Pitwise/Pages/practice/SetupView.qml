// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What to practise: five rows, one decision each; the right column says it in words and starts.
FocusScope {
    id: root

    required property PracticeSetup setup
    required property PracticeSession session
    required property Trainees trainees

    readonly property list<string> games: GameLooks.documents
    readonly property list<string> topics: ["payouts", "permissions", "irregularities", "control", "procedure"]
    readonly property list<string> topicTitles: [qsTr("Payouts"), qsTr("Permissions"), qsTr("Irregularities"), qsTr("Control"), qsTr("Procedure")]
    readonly property list<string> gameTitles: [qsTr("Lucky 8"), qsTr("Dueling 8's 21+"), qsTr("Free Bet"), qsTr("Lucky Lucky")]

    function begin(): void {
        root.trainees.seatSomebody();
        root.session.start();
    }

    Keys.onPressed: event => {
        const digit = event.key - Qt.Key_0;
        if (event.modifiers !== Qt.NoModifier)
            return;
        if (digit >= 1 && digit <= 4)
            root.setup.toggleGame(root.games[digit - 1]);
        else if (digit >= 5 && digit <= 9)
            root.setup.toggleTopic(root.topics[digit - 5]);
        else if (event.key === Qt.Key_D)
            root.setup.mode = PracticeSetup.Due;
        else if (event.key === Qt.Key_C)
            root.setup.mode = PracticeSetup.Custom;
        else if (event.key === Qt.Key_O)
            root.setup.mode = PracticeSetup.Odds;
        else if (event.key === Qt.Key_H)
            root.setup.mode = PracticeSetup.ClauseHunt;
        else if (event.key === Qt.Key_J)
            root.setup.mode = PracticeSetup.Judgement;
        else if (event.key === Qt.Key_T)
            root.setup.mode = PracticeSetup.Storm;
        else if (event.key === Qt.Key_K)
            root.setup.timing = (root.setup.timing + 1) % 3;
        else if (event.key === Qt.Key_Minus)
            root.setup.length -= 1;
        else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            root.setup.length += 1;
        else if (event.key === Qt.Key_Q)
            root.setup.level = PracticeSetup.Learn;
        else if (event.key === Qt.Key_W)
            root.setup.level = PracticeSetup.Drill;
        else if (event.key === Qt.Key_E)
            root.setup.level = PracticeSetup.Table;
        else if (event.key === Qt.Key_S && root.setup.canSavePreset)
            root.setup.savePreset();
        else if (event.key >= Qt.Key_F1 && event.key < Qt.Key_F1 + root.setup.presets.length)
            root.setup.usePreset(event.key - Qt.Key_F1);
        else if (event.key === Qt.Key_G && root.session.canGoOn)
            root.session.goOn();
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && root.setup.canStart) {
            if (!event.isAutoRepeat)
                root.begin();
        } else
            return;
        event.accepted = true;
    }

    Flickable {
        id: flick
        anchors.fill: parent
        contentHeight: Math.max(height, content.height + Theme.px(44))
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: content
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(22)
            width: Math.min(parent.width - 2 * Theme.margin, 1800)
            spacing: Theme.gap

            Item {
                width: parent.width
                height: Math.max(heading.implicitHeight, modes.height)

                Column {
                    id: heading
                    anchors.verticalCenter: parent.verticalCenter

                    TextLabel {
                        text: qsTr("Practice")
                        font.pixelSize: Theme.pageTitle
                        lineHeight: Theme.titleLineHeight
                        strong: true
                    }
                    TextLabel {
                        visible: !Theme.narrow
                        text: qsTr("Choose, or take what is due.")
                        color: Theme.text2
                    }
                }
                ModeChoice {
                    id: modes
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    setup: root.setup
                }
            }
            ErrorLine {
                width: parent.width
                visible: text.length > 0
                text: root.session.problem.length > 0 ? root.session.problem : root.trainees.notice
                buttonText: root.trainees.usable ? "" : qsTr("Try again")
                onPressed: root.trainees.tryAgain()
            }
            Flow {
                id: body
                width: parent.width
                spacing: Theme.px(Theme.narrow ? 16 : 24)

                SetupRows {
                    id: rows
                    width: Theme.cramped ? body.width : body.width - side.width - body.spacing
                    height: Theme.cramped ? implicitHeight : Math.max(implicitHeight, side.implicitHeight, flick.height - content.y - body.y - Theme.px(24))
                    setup: root.setup
                    games: root.games
                    gameTitles: root.gameTitles
                    topics: root.topics
                    topicTitles: root.topicTitles
                }
                SetupSide {
                    id: side
                    width: Theme.cramped ? body.width : Theme.px(Theme.narrow ? 268 : 348)
                    height: Theme.cramped ? implicitHeight : rows.height
                    setup: root.setup
                    session: root.session
                    onStartRequested: root.begin()
                }
            }
        }
    }
}
