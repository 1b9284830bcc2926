// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Exams: the doors for everybody (sit, verify, sign in), the examiner's shelf behind them, and the sitting itself,
/// during which there is nothing else.
DeskPage {
    id: root

    readonly property SittingSession sitting: trainer.sitting
    readonly property ExamDesk exams: trainer.exams
    readonly property bool atExam: sitting.phase !== SittingSession.Closed

    function viewTitle(): string {
        switch (exams.view) {
        case ExamDesk.Shelf:
            return exams.issuer.open ? qsTr("Exams: %1").arg(exams.issuer.name) : qsTr("Exams: shelf");
        case ExamDesk.Blueprint:
            return qsTr("Blueprint: %1").arg(exams.editor.title);
        case ExamDesk.Plan:
            return exams.plan.sealed ? qsTr("Exam %1, sealed").arg(exams.plan.exam) : qsTr("Exam %1").arg(exams.plan.exam);
        case ExamDesk.Results:
            return exams.results.current >= 0 ? qsTr("Results: %1").arg(exams.results.exam) : qsTr("Results");
        case ExamDesk.Result:
            return qsTr("Result: %1").arg(exams.results.name);
        case ExamDesk.Appeal:
            return qsTr("Appeal: %1").arg(exams.results.name);
        case ExamDesk.People:
            return qsTr("People");
        case ExamDesk.Verify:
            return qsTr("Verify a file");
        default:
            return qsTr("Exams");
        }
    }

    keys: [
        KeyHint { key: "S"; words: qsTr("Sit an exam") },
        KeyHint { key: "V"; words: qsTr("Verify a certificate") },
        KeyHint { key: "I"; words: qsTr("Sign in, or bring results in") },
        KeyHint { key: "B"; words: qsTr("A new blueprint") },
        KeyHint { key: "P"; words: qsTr("People") },
        KeyHint { key: "K"; words: qsTr("The issuer's key") },
        KeyHint { key: qsTr("Esc"); words: qsTr("Back") },
        KeyHint { key: qsTr("Alt 1–8"); words: qsTr("Another page") },
        KeyHint { key: "?"; words: qsTr("These keys") }
    ]
    title: sitting.active ? qsTr("Exam, question %1 of %2").arg(sitting.number).arg(sitting.count)
         : sitting.phase === SittingSession.Finished ? qsTr("Exam over")
         : sitting.phase === SittingSession.Confirm ? qsTr("Exam: are you %1?").arg(sitting.name)
         : sitting.phase === SittingSession.Identify ? qsTr("Exam to be released") : viewTitle()
    railVisible: !sitting.held && sitting.phase !== SittingSession.Confirm && sitting.phase !== SittingSession.Finished
    onShown: {
        exams.refresh();
        view.forceActiveFocus();
    }

    Loader {
        id: view
        anchors.fill: parent
        focus: true
        sourceComponent: root.sitting.phase === SittingSession.Identify ? release
                       : root.sitting.phase === SittingSession.Confirm ? confirm
                       : root.sitting.phase === SittingSession.Finished ? ending
                       : root.atExam ? question
                       : root.exams.view === ExamDesk.Shelf ? shelf
                       : root.exams.view === ExamDesk.Blueprint ? blueprint
                       : root.exams.view === ExamDesk.Plan ? plan
                       : root.exams.view === ExamDesk.Results ? results
                       : root.exams.view === ExamDesk.Result ? result
                       : root.exams.view === ExamDesk.Appeal ? appeal
                       : root.exams.view === ExamDesk.People ? people
                       : root.exams.view === ExamDesk.Verify ? verify : doors
        onLoaded: (item as Item).forceActiveFocus()
    }

    Component {
        id: doors
        DoorsView {
            staff: root.trainer.staff
            exams: root.exams
            sitting: root.sitting
        }
    }
    Component {
        id: release
        ReleaseView {
            sitting: root.sitting
        }
    }
    Component {
        id: confirm
        ConfirmView {
            sitting: root.sitting
            language: root.trainer.language
        }
    }
    Component {
        id: question
        SittingView {
            sitting: root.sitting
        }
    }
    Component {
        id: ending
        EndView {
            sitting: root.sitting
        }
    }
    Component {
        id: shelf
        ShelfView {
            staff: root.trainer.staff
            exams: root.exams
        }
    }
    Component {
        id: blueprint
        BlueprintView {
            exams: root.exams
        }
    }
    Component {
        id: plan
        PlanView {
            exams: root.exams
            staff: root.trainer.staff
        }
    }
    Component {
        id: results
        ResultsView {
            exams: root.exams
            staff: root.trainer.staff
        }
    }
    Component {
        id: result
        ResultView {
            exams: root.exams
        }
    }
    Component {
        id: appeal
        AppealView {
            exams: root.exams
            staff: root.trainer.staff
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
    Component {
        id: people
        PeopleView {
            staff: root.trainer.staff
            exams: root.exams
        }
    }
    Component {
        id: verify
        VerifyView {
            exams: root.exams
        }
    }
}
