// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Practice: set up, answer question by question, the summary, and misses on their felts. While a session runs the rail is gone.
DeskPage {
    id: root

    readonly property PracticeSession session: trainer.practice
    readonly property bool atTable: session.phase === PracticeSession.Asking || session.phase === PracticeSession.Judged || session.phase === PracticeSession.Paused || session.phase === PracticeSession.Passed
    readonly property bool reviewing: !atTable && trainer.answers.open

    readonly property list<KeyHint> setupKeys: [
        KeyHint { key: qsTr("Enter"); words: qsTr("Start") },
        KeyHint { key: "G"; words: qsTr("Resume the unfinished session") },
        KeyHint { key: "D"; words: qsTr("What is due") },
        KeyHint { key: "C"; words: qsTr("My choice") },
        KeyHint { key: "O"; words: qsTr("Odds drill") },
        KeyHint { key: "H"; words: qsTr("Clause hunt") },
        KeyHint { key: "J"; words: qsTr("Judgement calls") },
        KeyHint { key: "T"; words: qsTr("Storm") },
        KeyHint { key: "1–4"; words: qsTr("Games") },
        KeyHint { key: "5–9"; words: qsTr("Topics") },
        KeyHint { key: "+"; words: qsTr("Longer") },
        KeyHint { key: "-"; words: qsTr("Shorter") },
        KeyHint { key: "K"; words: qsTr("The clock") },
        KeyHint { key: qsTr("Q W E"); words: qsTr("Learn, Drill, Table") },
        KeyHint { key: "F1–F4"; words: qsTr("A preset") },
        KeyHint { key: "S"; words: qsTr("Keep this as a preset") },
        KeyHint { key: qsTr("Alt 1–8"); words: qsTr("Another page") },
        KeyHint { key: "?"; words: qsTr("These keys") }
    ]
    readonly property list<KeyHint> tableKeys: [
        KeyHint { key: "1–0"; words: qsTr("Choose, or lay a chip") },
        KeyHint { key: qsTr("Enter"); words: qsTr("Lock in, then continue") },
        KeyHint { key: "N"; words: qsTr("Nothing is due, or none of these") },
        KeyHint { key: qsTr("Backspace"); words: qsTr("Take a chip back") },
        KeyHint { key: qsTr("Delete"); words: qsTr("Take all chips back") },
        KeyHint { key: "A"; words: qsTr("Hide or show your amount") },
        KeyHint { key: "T"; words: qsTr("Type the amount instead") },
        KeyHint { key: "S"; words: qsTr("Hard or soft") },
        KeyHint { key: "H"; words: qsTr("A hint") },
        KeyHint { key: "V"; words: qsTr("Watch the round again") },
        KeyHint { key: "L"; words: qsTr("Look closer at the bets") },
        KeyHint { key: "F8"; words: qsTr("The pay tables") },
        KeyHint { key: "F9"; words: qsTr("English beside it, in another language") },
        KeyHint { key: "F6"; words: qsTr("To the felt, the bar and back") },
        KeyHint { key: "R"; words: qsTr("The rulebook, after the verdict") },
        KeyHint { key: "Q"; words: qsTr("Query the verdict") },
        KeyHint { key: "P"; words: qsTr("Pause") },
        KeyHint { key: qsTr("Esc"); words: qsTr("Leave") }
    ]
    readonly property list<KeyHint> summaryKeys: [
        KeyHint { key: qsTr("Enter"); words: qsTr("Review the misses, or practise again") },
        KeyHint { key: "T"; words: qsTr("Try the misses again") },
        KeyHint { key: "D"; words: qsTr("What is still due, or once more") },
        KeyHint { key: "C"; words: qsTr("New practice") },
        KeyHint { key: qsTr("Esc"); words: qsTr("Home") },
        KeyHint { key: qsTr("Alt 1–8"); words: qsTr("Another page") },
        KeyHint { key: "?"; words: qsTr("These keys") }
    ]

    title: session.phase === PracticeSession.Judged ? qsTr("Practice, question %1: %2").arg(session.number).arg(session.verdict.headline) : atTable ? qsTr("Practice, question %1").arg(session.number) : reviewing ? qsTr("Review, %1").arg(trainer.answers.when) : session.phase === PracticeSession.Finished ? qsTr("Session done") : qsTr("Practice")
    keys: atTable ? tableKeys : session.phase === PracticeSession.Finished ? summaryKeys : setupKeys
    railVisible: !atTable && !reviewing
    onShown: {
        trainer.practiceSetup.refresh();
        session.refresh();
        view.forceActiveFocus();
    }

    Loader {
        id: view
        anchors.fill: parent
        focus: true
        sourceComponent: root.atTable ? table : root.reviewing ? review : root.session.phase === PracticeSession.Finished ? summary : setup
        onLoaded: (item as Item).forceActiveFocus()
    }

    Component {
        id: setup

        SetupView {
            setup: root.trainer.practiceSetup
            session: root.session
            trainees: root.trainer.trainees
        }
    }
    Component {
        id: table

        QuestionView {
            session: root.session
            settings: root.trainer.settings
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
    Component {
        id: summary

        SummaryView {
            session: root.session
            review: root.trainer.review
            setup: root.trainer.practiceSetup
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
            onHomeRequested: root.trainer.navigation.open("home")
        }
    }
    Component {
        id: review

        ReviewView {
            review: root.trainer.answers
            settings: root.trainer.settings
            backText: qsTr("Summary")
            mayAuthor: root.trainer.staff.mayAuthor
            mayPractise: true
            onPracticeRequested: (document, clause) => {
                root.trainer.answers.close();
                root.session.practiseCited(document, clause);
            }
            onScenarioRequested: root.trainer.scenarios.newFromReview(root.trainer.answers)
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
}
