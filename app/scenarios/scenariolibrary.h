// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/editor/scenarioeditor.h"
#include "app/practice/answerreview.h"
#include "app/scenarios/importmodel.h"
#include "app/scenarios/scenariomodels.h"
#include "app/scenarios/scenariorun.h"
#include "app/scenarios/scenarioversions.h"
#include "app/table/tableplayer.h"
#include "app/window/backgroundwork.h"

#include <QUrl>

namespace pitwise {

/// The Scenarios page: packs and what is in them, and everything that opens the editor or a run.
class ScenarioLibrary : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(pitwise::PackModel *packs READ packs CONSTANT)
    Q_PROPERTY(pitwise::ScenarioModel *scenarios READ scenarios CONSTANT)
    Q_PROPERTY(pitwise::StartModel *drafts READ drafts CONSTANT)
    Q_PROPERTY(pitwise::StartModel *queries READ queries CONSTANT)
    Q_PROPERTY(pitwise::ScenarioRun *run READ run CONSTANT)
    Q_PROPERTY(pitwise::ScenarioVersions *versions READ versions CONSTANT) ///< Of the scenario of showVersions().
    Q_PROPERTY(pitwise::ImportModel *report READ report CONSTANT)          ///< Of the last import.
    Q_PROPERTY(pitwise::BackgroundWork *work READ work CONSTANT)           ///< Reading, importing, exporting.
    Q_PROPERTY(QString packTitle READ packTitle NOTIFY changed)
    Q_PROPERTY(QString packAuthor READ packAuthor NOTIFY changed)
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY changed)
    Q_PROPERTY(bool examOnly READ examOnly NOTIFY changed) ///< Practice never shows it.
    Q_PROPERTY(bool assigned READ assigned NOTIFY changed)
    Q_PROPERTY(bool canPractise READ canPractise NOTIFY changed)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    Q_PROPERTY(int only READ only WRITE setOnly NOTIFY changed)    ///< A ScenarioModel.Status; -1: all states.
    Q_PROPERTY(pitwise::StartModel *removed READ removed CONSTANT) ///< What waits in the bin.
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(QString notice READ notice NOTIFY changed)         ///< What has just happened.
    Q_PROPERTY(QString unfinished READ unfinished NOTIFY changed) ///< A pack left unfinished, in words; empty: none.
    Q_PROPERTY(QUrl exportName READ exportName NOTIFY changed)    ///< A name for the file of this pack.

public:
    /// All outlive it.
    ScenarioLibrary(Desk &desk, ScenarioShelf &shelf, ScenarioEditor &editor, QObject *parent = nullptr);

    Q_INVOKABLE void refresh();
    Q_INVOKABLE void openPack(int row);
    Q_INVOKABLE void makePack(const QString &title);
    Q_INVOKABLE void open(int row); ///< In the editor; one of a read-only pack is derived from.
    Q_INVOKABLE void duplicate(int row);
    Q_INVOKABLE void setStatus(int row, pitwise::ScenarioModel::Status status);
    [[nodiscard]] Q_INVOKABLE QString titleAt(int row) const;
    Q_INVOKABLE void remove(int row);  ///< All versions of a scenario, moved aside. To be asked for first.
    Q_INVOKABLE void restore(int row); ///< Of what was removed.
    Q_INVOKABLE void removePack();     ///< The same with all that is in it.
    Q_INVOKABLE void renamePack(const QString &title);
    Q_INVOKABLE void setExamOnly(bool examOnly); ///< A pack that was assigned is no longer then.
    Q_INVOKABLE void setAssigned(bool assigned);
    Q_INVOKABLE void practise();                                     ///< The whole pack, recorded.
    Q_INVOKABLE void practiseOne(int row);                           ///< Recorded; one for exams only is just tried.
    Q_INVOKABLE void goOnWithRun();                                  ///< With the pack left unfinished.
    Q_INVOKABLE void endRun();                                       ///< It is not gone on with; its answers stay.
    Q_INVOKABLE void importFile(const QUrl &file);                   ///< fileDone() tells when.
    Q_INVOKABLE void exportFile(const QUrl &file);                   ///< The same.
    Q_INVOKABLE void goToImported(int row);                          ///< To a scenario of the report.
    [[nodiscard]] Q_INVOKABLE static bool isThere(const QUrl &file); ///< exportFile() would write over it.
    [[nodiscard]] Q_INVOKABLE static QString pathOf(const QUrl &file);
    [[nodiscard]] Q_INVOKABLE static QUrl urlOf(const QString &typed); ///< A path as it is typed; ~ is the home folder.

    // --- earlier versions of a scenario: looked at as they were asked, never changed ---
    Q_INVOKABLE void showVersions(int row);
    Q_INVOKABLE void lookAtVersion(int row);   ///< On the felt, as a trainee; nobody keeps it.
    Q_INVOKABLE void goBackToVersion(int row); ///< In the editor, as the next version.
    Q_INVOKABLE void deriveFromVersion(int row);

    // --- a new scenario ---
    Q_INVOKABLE void newOn(const QString &game); ///< An empty table.
    Q_INVOKABLE bool newFromShelf(const QString &round);
    Q_INVOKABLE bool newFromTable(pitwise::TablePlayer *table); ///< The round on the Table page.
    Q_INVOKABLE bool newFromFile(const QUrl &file);
    Q_INVOKABLE void newFromQuery(int row);
    Q_INVOKABLE void goOnWithDraft(int row);
    Q_INVOKABLE void dropDraft(int row);
    Q_INVOKABLE void newFromReview(pitwise::AnswerReview *review); ///< The question that is looked at again.
    void newFromQuestion(const Question &question); ///< The scenario it came from, else what the question tells.
    /// Called where a new scenario is opened from another page.
    void newFromRound(const QJsonObject &script, const QString &title);

    [[nodiscard]] PackModel *packs() { return &m_packs; }
    [[nodiscard]] ScenarioModel *scenarios() { return &m_scenarios; }
    [[nodiscard]] StartModel *drafts() { return &m_drafts; }
    [[nodiscard]] StartModel *queries() { return &m_queries; }
    [[nodiscard]] ScenarioRun *run() { return &m_run; }
    [[nodiscard]] ScenarioVersions *versions() { return &m_versions; }
    [[nodiscard]] ImportModel *report() { return &m_report; }
    [[nodiscard]] BackgroundWork *work() { return &m_work; }
    [[nodiscard]] QString packTitle() const { return m_shelf.titleOf(m_pack); }
    [[nodiscard]] QString packAuthor() const;
    [[nodiscard]] bool readOnly() const;
    [[nodiscard]] bool examOnly() const;
    [[nodiscard]] bool assigned() const;
    [[nodiscard]] bool canPractise() const;
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString &search);
    [[nodiscard]] int only() const { return m_only; }
    void setOnly(int status);
    [[nodiscard]] StartModel *removed() { return &m_removed; }
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] QString notice() const { return m_notice; }
    [[nodiscard]] QString unfinished() const { return m_unfinished; }
    [[nodiscard]] QUrl exportName() const;

Q_SIGNALS:
    void changed();
    void traineeWanted();         ///< Somebody has to sit here before answers are recorded.
    void editorRequested();       ///< A scenario was opened: the page should be shown.
    void fileDone(bool well);     ///< An import or export has ended; error() says what was wrong.
    void scenarioWanted(int row); ///< It should be in sight, and chosen.

private:
    void showAll(); ///< Of the shelf as it is known.
    void list();
    void showImport(const ImportReport &report);
    void importQuestions(const QString &path);
    void exportQuestions(const QString &path);
    void goTo(const std::string &id);
    void tryOut(const Scenario &scenario);
    [[nodiscard]] ScenarioModel::Found lintOf(const Scenario &scenario);
    [[nodiscard]] QString homePack(); ///< Where a new scenario goes.
    void start(std::vector<Scenario> scenarios);
    void say(const QString &notice, const QString &error = {});
    void listQueries();
    void listRemoved();
    [[nodiscard]] QString nameOfTrainee(const TraineeId &id) const;
    [[nodiscard]] bool isWanted(const Scenario &scenario);
    void lookForRun();
    [[nodiscard]] std::optional<Session> unfinishedRun() const;
    bool showEditor(const QString &error);
    /// `from`: its pack; may be empty. `looking`: kept only once it is edited.
    void derive(const Scenario &scenario, const QString &from, bool looking = false);

    Desk &m_desk;
    ScenarioShelf &m_shelf;
    ScenarioEditor &m_editor;
    ScenarioRun m_run;
    PackModel m_packs;
    ScenarioModel m_scenarios;
    StartModel m_drafts, m_queries, m_removed;
    std::vector<Removed> m_removedList;
    int m_only = -1;
    std::string m_edited; ///< The scenario that was in the editor last: the list goes on there.
    ScenarioVersions m_versions;
    ImportModel m_report;
    std::map<std::string, std::pair<Scenario, ScenarioModel::Found>> m_known; ///< By name: what was found out about it.
    std::vector<ScenarioDraft> m_draftList;
    std::vector<Question> m_queryQuestions;
    QString m_pack, m_search, m_error, m_notice, m_unfinished;
    BackgroundWork m_work; ///< Last: it ends before what it works on.
};

} // namespace pitwise
