// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/felt/feltscene.h"
#include "app/practice/answerinput.h"
#include "app/practice/printedtables.h"
#include "app/text/said.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// A question as every page shows it, in practice, scenarios, exams and appeals: its felt, its words, and the means to
/// answer it. Knows nothing of right and wrong.
class ShownQuestion : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by a session")
    Q_PROPERTY(QString game READ game NOTIFY questionChanged)
    Q_PROPERTY(QString gameTitle READ gameTitle NOTIFY questionChanged)
    Q_PROPERTY(QString topic READ topic NOTIFY questionChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY questionChanged)
    Q_PROPERTY(QStringList story READ story NOTIFY questionChanged)
    /// What is asked, told and to choose from in English; empty where that is what is shown anyway.
    Q_PROPERTY(QString english READ english NOTIFY questionChanged)
    Q_PROPERTY(bool judgement READ judgement NOTIFY questionChanged) ///< Not scored.
    Q_PROPERTY(int askedBox READ askedBox NOTIFY questionChanged)    ///< 0: none in particular.
    Q_PROPERTY(bool hasFelt READ hasFelt NOTIFY questionChanged)
    Q_PROPERTY(pitwise::FeltScene *scene READ scene CONSTANT)
    Q_PROPERTY(int pickable READ pickable NOTIFY questionChanged) ///< FeltScene kinds that answer it; 0: none.

    Q_PROPERTY(bool watchable READ watchable NOTIFY questionChanged) ///< Its round can be dealt once more.
    Q_PROPERTY(bool watching READ watching NOTIFY watchingChanged)
    /// Of the table that is shown; empty where there is none.
    Q_PROPERTY(pitwise::PrintedTables *payTables READ payTables CONSTANT)
    Q_PROPERTY(pitwise::AnswerInput *input READ input CONSTANT)
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged) ///< It takes an answer.

public:
    /// All outlive it.
    explicit ShownQuestion(Desk &desk, QObject *parent = nullptr);
    /// Where there is no desk, as in an exam: the same, without the title of its game.
    ShownQuestion(const Library &library, const ChipSet &chips, QObject *parent = nullptr);

    /// Shows the question, open for an answer. Throws a Refusal where its rulebook is not there.
    void ask(PosedQuestion question, bool mayType = true);
    /// The answer is given: nothing moves any more.
    void close();
    void clear();
    /// Shows an answer that was given earlier.
    void fillIn(const Answer &answer);
    /// Deals the round once more up to the moment that is asked about; everything else goes on meanwhile.
    Q_INVOKABLE void watchAgain();
    Q_INVOKABLE void stopWatching(); ///< The felt lies as it is asked about at once.

    [[nodiscard]] bool isShown() const { return m_shown; }
    [[nodiscard]] const PosedQuestion &question() const { return m_question; }
    [[nodiscard]] const AnswerSheet &sheet() const { return m_input.sheet(); }

    [[nodiscard]] QString game() const { return QString::fromStdString(m_question.game); }
    [[nodiscard]] QString gameTitle() const;
    [[nodiscard]] QString topic() const;
    [[nodiscard]] QString prompt() const { return said(m_question.prompt); }
    [[nodiscard]] QStringList story() const;
    [[nodiscard]] QString english() const;
    [[nodiscard]] bool judgement() const { return m_shown && !m_question.isGraded(); }
    [[nodiscard]] int askedBox() const;
    [[nodiscard]] bool hasFelt() const { return m_view.has_value(); }
    [[nodiscard]] FeltScene *scene() { return &m_scene; }
    [[nodiscard]] int pickable() const { return m_view ? sheet().pickable() : 0; }
    [[nodiscard]] bool watchable() const { return m_view && !m_question.round.isEmpty(); }
    [[nodiscard]] bool watching() const { return m_watch.isActive(); }
    [[nodiscard]] PrintedTables *payTables() { return &m_payTables; }
    [[nodiscard]] AnswerInput *input() { return &m_input; }
    [[nodiscard]] std::optional<Answer> answer() const { return m_input.answer(); } ///< As it stands.
    [[nodiscard]] bool isAnswered() const { return m_input.complete(); }
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] QString spoken() const; ///< All of it in words: the table, what happened, what is asked, the options.

Q_SIGNALS:
    void questionChanged();
    void openChanged();
    void watchingChanged();

private:
    void showNextView();
    void setOpen(bool open);
    void pick(const QString &target);

    const Library &m_library;
    Desk *m_desk = nullptr;
    const Rulebook *m_rules = nullptr; ///< Of the question.
    bool m_shown = false, m_open = false;
    PosedQuestion m_question;
    std::optional<RoundView> m_view;
    AnswerInput m_input;
    FeltScene m_scene;
    PrintedTables m_payTables;
    std::vector<RoundView> m_history;
    std::size_t m_watched = 0; ///< Views of the history shown so far.
    QTimer m_watch;
};

} // namespace pitwise
