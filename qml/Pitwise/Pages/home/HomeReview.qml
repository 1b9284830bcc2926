// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import Pitwise.App
import "../practice"

/// The misses of the last session, over the home page. Loaded by its address when it is wanted: a start needs none of it.
ReviewView {
    required property Trainer trainer

    review: trainer.answers
    settings: trainer.settings
    backText: qsTr("Home")
    mayAuthor: trainer.staff.mayAuthor
    mayPractise: true
    onPracticeRequested: (document, clause) => {
        trainer.answers.close();
        trainer.navigation.open("practice");
        trainer.practice.practiseCited(document, clause);
    }
    onScenarioRequested: trainer.scenarios.newFromReview(trainer.answers)
    onClauseRequested: (document, clause) => trainer.navigation.openClause(document, clause)
}
