// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Practice: set up, answer question by question, the summary, and misses on their felts. While a session runs the rail is gone.
DeskPage {
    id: root

    readonly property PracticeSession session: trainer.practice
    readonly property bool atTable: session.phase === PracticeSession.Asking || session.phase === PracticeSession.Judged || session.phase === PracticeSession.Paused
    readonly property bool reviewing: !atTable && trainer.answers.open

    title: session.phase === PracticeSession.Judged ? qsTr("Practice, question %1: %2").arg(session.number).arg(session.verdict.headline) : atTable ? qsTr("Practice, question %1").arg(session.number) : reviewing ? qsTr("Review, %1").arg(trainer.answers.when) : session.phase === PracticeSession.Finished ? qsTr("Session done") : qsTr("Practice")
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
            onScenarioRequested: root.trainer.scenarios.newFromReview(root.trainer.answers)
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
}
