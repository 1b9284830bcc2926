// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/editor/editorask.h"
#include "app/editor/editordocument.h"
#include "app/editor/editorincident.h"
#include "app/editor/editortable.h"
#include "app/editor/problemmodel.h"
#include "app/scenarios/scenariorun.h"
#include "app/scenarios/scenarioshelf.h"
#include "core/scenario/lint.h"

namespace pitwise {

/// The scenario editor: one scenario of a pack, on its felt. Every edit is on disk as a draft before the next one.
class ScenarioEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(pitwise::EditorTable *table READ table CONSTANT)
    Q_PROPERTY(pitwise::EditorIncident *incident READ incident CONSTANT)
    Q_PROPERTY(pitwise::EditorAsk *ask READ ask CONSTANT)
    Q_PROPERTY(pitwise::ProblemModel *problems READ problems CONSTANT)
    Q_PROPERTY(pitwise::ScenarioRun *trial READ trial CONSTANT)
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(bool trying READ isTrying NOTIFY tryingChanged)
    Q_PROPERTY(QString statusText READ statusText NOTIFY changed)
    Q_PROPERTY(QString packTitle READ packTitle NOTIFY openChanged)
    Q_PROPERTY(bool saved READ isSaved NOTIFY changed)
    Q_PROPERTY(QString saveError READ saveError NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(bool canTry READ canTry NOTIFY changed)
    Q_PROPERTY(bool canSend READ canSend NOTIFY changed) ///< For review: no error is left.

public:
    /// Parts of the page that a problem leads to.
    enum class Part { Table, Timeline, Bets, Facts, Ask, Options, Title, Story };
    Q_ENUM(Part)

    /// All outlive it.
    ScenarioEditor(Desk &desk, ScenarioShelf &shelf, QObject *parent = nullptr);

    // Functions that open return what keeps it from being opened, for people; empty: it is open.

    /// Opens a scenario that is kept in the pack, or the draft of it that was left open. A scenario that is not a draft goes
    /// on as the next version of it.
    [[nodiscard]] QString openScenario(const Scenario &scenario, const QString &pack);
    /// Goes on with a draft that was left open.
    [[nodiscard]] QString openDraft(const ScenarioDraft &draft) { return open(draft, true); }
    /// The same with one that leaves no trace unless it is edited.
    [[nodiscard]] QString openUntouched(const ScenarioDraft &draft) { return open(draft, false); }
    /// A new one from an empty table of that game.
    [[nodiscard]] QString openNew(const QString &game, const QString &pack);
    /// A new one from a round script; nothing is asked yet. `title` may be empty.
    [[nodiscard]] QString openRound(const QJsonObject &script, const QString &title, const QString &pack);
    /// A new one from a question as records keep it: its table, its incident and what was asked. `title` may be empty.
    [[nodiscard]] QString openQuestion(const Question &question, const QString &pack, const QString &title = {});
    /// A new one from a situation of the contract; what is asked about it is chosen by the author.
    [[nodiscard]] QString openSituation(const QJsonObject &situation, const QString &title, const QString &pack);
    void readHouse(); ///< The house has decided something: the key may be another.

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void nextProblem();
    Q_INVOKABLE void goToProblem(int row);
    Q_INVOKABLE void fix(int row); ///< -1: the one that has the key.
    Q_INVOKABLE void tryIt();
    Q_INVOKABLE void endTry();
    Q_INVOKABLE void sendForReview();
    Q_INVOKABLE bool leave(); ///< Keeps it in its pack; false: it could not be written, saveError says why.

    [[nodiscard]] EditorDocument &document() { return m_document; }
    [[nodiscard]] EditorTable *table() { return &m_table; }
    [[nodiscard]] EditorIncident *incident() { return &m_incident; }
    [[nodiscard]] EditorAsk *ask() { return &m_ask; }
    [[nodiscard]] ProblemModel *problems() { return &m_problems; }
    [[nodiscard]] ScenarioRun *trial() { return &m_trial; }
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] bool isTrying() const { return m_trial.phase() != ScenarioRun::Phase::Idle; }
    [[nodiscard]] QString statusText() const;
    [[nodiscard]] QString packTitle() const;
    [[nodiscard]] bool isSaved() const { return m_saveError.isEmpty(); }
    [[nodiscard]] QString saveError() const { return m_saveError; }
    [[nodiscard]] bool canUndo() { return m_document.undoStack().canUndo(); }
    [[nodiscard]] bool canRedo() { return m_document.undoStack().canRedo(); }
    [[nodiscard]] bool canTry() const { return m_ask.question().has_value(); }
    [[nodiscard]] bool canSend() const;

Q_SIGNALS:
    void openChanged();
    void changed();
    void tryingChanged();
    void placeRequested(Part part);

private:
    /// `worthKeeping`: even if nothing is edited.
    [[nodiscard]] QString open(const ScenarioDraft &draft, bool worthKeeping);
    [[nodiscard]] ScenarioDraft draft() const { return {m_pack, m_document.scenario(), m_base}; }
    void refresh();
    void lintAnew();
    [[nodiscard]] ProblemModel::Row rowOf(const ScenarioProblem &problem) const;
    [[nodiscard]] std::string freshId() const;
    void addMisfits(std::vector<ProblemModel::Row> &rows) const;

    Desk &m_desk;
    ScenarioShelf &m_shelf;
    EditorDocument m_document;
    EditorTable m_table;
    EditorIncident m_incident;
    EditorAsk m_ask;
    ProblemModel m_problems;
    ScenarioRun m_trial;
    Neighbours m_others;                      ///< Of the shelf, to be compared with.
    std::unique_ptr<WorkedScenario> m_worked; ///< What is shown; null: nothing yet, or under another house.
    int m_shownStop = -1;
    QString m_pack;
    QByteArray m_base; ///< As of a ScenarioDraft.
    QString m_saveError;
    bool m_open = false, m_worthKeeping = false;
};

} // namespace pitwise
