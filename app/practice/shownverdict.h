// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/feltnotes.h"
#include "app/practice/shownquestion.h"
#include "app/practice/stepmodel.h"
#include "app/rulebook/readingmodel.h"
#include "app/text/said.h"
#include "core/quiz/judge.h"

namespace pitwise {

/// What is said about an answer: right or wrong, what was right, why, and what the other games say.
class ShownVerdict : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by a session")
    Q_PROPERTY(bool right READ right NOTIFY changed)
    Q_PROPERTY(bool judgement READ judgement NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(QString misconception READ misconception NOTIFY changed)
    Q_PROPERTY(QString given READ given NOTIFY changed)
    Q_PROPERTY(QString expected READ expected NOTIFY changed)
    Q_PROPERTY(QString breakdown READ breakdown NOTIFY changed) ///< About the chips; empty: none were laid.
    Q_PROPERTY(bool money READ money NOTIFY changed)
    Q_PROPERTY(bool several READ several NOTIFY changed) ///< All that apply were asked for.
    Q_PROPERTY(bool ordered READ ordered NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(QString firstClause READ firstClause NOTIFY changed) ///< Where the rulebook opens.
    Q_PROPERTY(QString contrastTitle READ contrastTitle NOTIFY changed)
    Q_PROPERTY(pitwise::OptionModel *options READ options CONSTANT) ///< Marked.
    Q_PROPERTY(pitwise::ChipPile *givenPile READ givenPile CONSTANT)
    Q_PROPERTY(pitwise::ChipPile *rightPile READ rightPile CONSTANT)
    Q_PROPERTY(pitwise::StepModel *steps READ steps CONSTANT)
    Q_PROPERTY(pitwise::StepModel *contrasts READ contrasts CONSTANT)
    Q_PROPERTY(pitwise::StepModel *clauses READ clauses CONSTANT) ///< What the reasons cite, each clause in words.
    Q_PROPERTY(pitwise::FeltNotes *notes READ notes CONSTANT)
    Q_PROPERTY(pitwise::ReadingModel *readings READ readings CONSTANT) ///< Of a judgement call: how it can be read.

public:
    /// `question` is shown and closed, its answer filled in.
    ShownVerdict(Desk &desk, ShownQuestion &question, QObject *parent = nullptr);

    /// `takenMs` 0: not timed.
    void show(const Question &asked, const std::optional<Answer> &given, const Verdict &verdict, int takenMs);

    [[nodiscard]] const Verdict &verdict() const { return m_verdict; }
    [[nodiscard]] bool right() const { return m_verdict.outcome == Outcome::Right; }
    [[nodiscard]] bool judgement() const { return m_verdict.outcome == Outcome::Unscored; }
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString misconception() const; ///< A line for each.
    /// Empty: nothing was answered in time.
    [[nodiscard]] QString given() const { return m_verdict.timeUp ? QString() : m_question.sheet().inWords(m_given); }
    [[nodiscard]] QString expected() const { return m_question.sheet().inWords(m_asked.key()); }
    [[nodiscard]] QString breakdown() const;
    [[nodiscard]] bool money() const { return m_question.sheet().control() == AnswerControl::Money; }
    [[nodiscard]] bool several() const { return m_question.sheet().control() == AnswerControl::SomeOf; }
    [[nodiscard]] bool ordered() const { return m_question.sheet().control() == AnswerControl::InOrder; }
    [[nodiscard]] QString game() const { return m_question.game(); }
    [[nodiscard]] QString firstClause() const;
    [[nodiscard]] QString contrastTitle() const { return m_contrastTitle; }
    [[nodiscard]] OptionModel *options() { return m_question.input()->options(); }
    [[nodiscard]] ChipPile *givenPile() { return m_question.input()->pile(); }
    [[nodiscard]] ChipPile *rightPile() { return &m_rightPile; }
    [[nodiscard]] StepModel *steps() { return &m_steps; }
    [[nodiscard]] StepModel *contrasts() { return &m_contrasts; }
    [[nodiscard]] StepModel *clauses() { return &m_clauses; }
    [[nodiscard]] FeltNotes *notes() { return &m_notes; }
    [[nodiscard]] ReadingModel *readings() { return &m_readings; }

Q_SIGNALS:
    void changed();

private:
    void showSteps();
    void showContrasts();
    void showReadings();
    void showClauses();

    [[nodiscard]] bool laidChips() const; ///< Not typed.

    Desk &m_desk;
    ShownQuestion &m_question;
    Question m_asked;
    std::optional<Answer> m_given;
    Verdict m_verdict;
    int m_takenMs = 0;
    ChipPile m_rightPile;
    StepModel m_steps, m_contrasts, m_clauses;
    FeltNotes m_notes;
    ReadingModel m_readings;
    QString m_contrastTitle;
};

} // namespace pitwise
