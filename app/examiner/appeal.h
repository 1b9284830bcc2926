// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/examiner/figurelist.h"
#include "app/examiner/resultlist.h"
#include "app/practice/shownquestion.h"
#include "core/exam/replay.h"

namespace pitwise {

/// What a candidate saw and did, step by step, on the felt, under the rules of that day; and how it was marked.
class Appeal : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the results")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY changed) ///< From 0.
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QString when READ when NOTIFY changed)
    Q_PROPERTY(QString what READ what NOTIFY changed)
    Q_PROPERTY(QString questionText READ questionText NOTIFY changed)
    Q_PROPERTY(QString answerText READ answerText NOTIFY changed) ///< As it stood after the step; empty: none yet.
    Q_PROPERTY(QString keyText READ keyText NOTIFY changed)
    Q_PROPERTY(QString markText READ markText NOTIFY changed)
    Q_PROPERTY(QStringList clauses READ clauses NOTIFY changed) ///< With their document: `lucky8:3.21.1`.
    Q_PROPERTY(Mark mark READ mark NOTIFY changed)
    Q_PROPERTY(int onScreen READ onScreen NOTIFY changed)          ///< Question, from 0; -1: none.
    Q_PROPERTY(QString rulesText READ rulesText NOTIFY changed)    ///< The rules of that day.
    Q_PROPERTY(QList<int> marks READ marks NOTIFY opened)          ///< Of every question, as Mark.
    Q_PROPERTY(pitwise::FigureList *options READ options CONSTANT) ///< As they were offered: which he held, which are right.
    Q_PROPERTY(pitwise::ShownQuestion *stage READ stage CONSTANT)

public:
    enum class Mark { Right, Wrong, Unanswered, TakenOut, Granted };
    Q_ENUM(Mark)

    /// Both outlive it.
    Appeal(const Library &library, const ChipSet &chips, QObject *parent = nullptr);
    void show(std::shared_ptr<const MarkedResult> result);
    Q_INVOKABLE void close();
    Q_INVOKABLE void nextAnswer(int by);         ///< To the next or the last step that answers something.
    Q_INVOKABLE void goToQuestion(int question); ///< To its last answer, or where it was last on screen.

    [[nodiscard]] bool isOpen() const { return m_result != nullptr; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] int step() const { return m_step; }
    void setStep(int step);
    [[nodiscard]] int count() const { return static_cast<int>(m_steps.size()); }
    [[nodiscard]] int onScreen() const { return now() ? now()->onScreen : -1; } ///< Question, from 0; -1: none.
    [[nodiscard]] QString when() const;
    [[nodiscard]] QString what() const;
    [[nodiscard]] QString questionText() const;
    [[nodiscard]] QString answerText() const;
    [[nodiscard]] QString keyText() const;
    [[nodiscard]] QString markText() const;
    [[nodiscard]] QStringList clauses() const { return marked() ? marked()->clauses : QStringList(); }
    [[nodiscard]] Mark mark() const { return marked() ? markOf(*marked()) : Mark::Unanswered; }
    [[nodiscard]] QString rulesText() const;
    [[nodiscard]] QList<int> marks() const;
    [[nodiscard]] FigureList *options() { return &m_options; }
    [[nodiscard]] ShownQuestion *stage() { return &m_stage; }

Q_SIGNALS:
    void changed();
    void opened();

private:
    [[nodiscard]] static Mark markOf(const exam::MarkedQuestion &question);
    void showOptions();
    [[nodiscard]] const exam::ReplayStep *now() const;
    [[nodiscard]] const exam::MarkedQuestion *marked() const;

    std::shared_ptr<const MarkedResult> m_result;
    std::vector<exam::ReplayStep> m_steps;
    int m_step = 0;
    ShownQuestion m_stage;
    FigureList m_options;
};

/// What happened, in a sentence.
[[nodiscard]] QString eventWords(const exam::SittingEvent &event);

} // namespace pitwise
