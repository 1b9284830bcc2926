// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/examiner/examdesk.h"
#include "app/home/homedesk.h"
#include "app/house/housedesk.h"
#include "app/live/livetable.h"
#include "app/lrs/lrsdesk.h"
#include "app/practice/answerreview.h"
#include "app/practice/practicesession.h"
#include "app/practice/practicesetup.h"
#include "app/practice/sessionreview.h"
#include "app/progress/progressdesk.h"
#include "app/records/recordsdesk.h"
#include "app/rulebook/rulebookdesk.h"
#include "app/scenarios/scenariolibrary.h"
#include "app/school/classdesk.h"
#include "app/school/classwork.h"
#include "app/school/rosterdesk.h"
#include "app/school/schooldesk.h"
#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "app/sitting/sittingsession.h"
#include "app/staff/staff.h"
#include "app/table/tableplayer.h"
#include "app/trainees/goals.h"
#include "app/trainees/trainees.h"
#include "app/window/navigation.h"
#include "core/exam/quizitembank.h"
#include "core/rules/library.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace pitwise {

/// Where a run of the program keeps its things.
struct TrainerOptions {
    QString dataFolder;                              ///< Made where it is missing.
    QString translations = QStringLiteral(":/i18n"); ///< Folder of `pitwise_<code>.qm`.
    const Clock *clock = nullptr;                    ///< Null: the machine's.
};

/// The trainer as the window sees it: the one object that main hands to Main.qml.
/// A feature adds its own view-model as one property; nothing is decided here.
class Trainer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(pitwise::Settings *settings READ settings CONSTANT)
    Q_PROPERTY(pitwise::Language *language READ language CONSTANT)
    Q_PROPERTY(pitwise::Navigation *navigation READ navigation CONSTANT)
    Q_PROPERTY(pitwise::RulebookDesk *rulebook READ rulebook CONSTANT)
    Q_PROPERTY(pitwise::TablePlayer *table READ table CONSTANT)
    Q_PROPERTY(pitwise::LiveTable *live READ live CONSTANT)
    Q_PROPERTY(pitwise::Trainees *trainees READ trainees CONSTANT)
    Q_PROPERTY(pitwise::PracticeSetup *practiceSetup READ practiceSetup CONSTANT)
    Q_PROPERTY(pitwise::PracticeSession *practice READ practice CONSTANT)
    Q_PROPERTY(pitwise::SessionReview *review READ review CONSTANT)
    Q_PROPERTY(pitwise::HomeDesk *home READ home CONSTANT)
    Q_PROPERTY(pitwise::HouseDesk *house READ house CONSTANT)
    Q_PROPERTY(pitwise::Goals *goals READ goals CONSTANT)
    Q_PROPERTY(pitwise::RecordsDesk *records READ records CONSTANT)
    Q_PROPERTY(pitwise::SchoolDesk *school READ school CONSTANT)
    Q_PROPERTY(pitwise::LrsDesk *lrs READ lrs CONSTANT)
    Q_PROPERTY(pitwise::ClassDesk *classes READ classes CONSTANT)
    Q_PROPERTY(pitwise::ClassWork *classWork READ classWork CONSTANT)
    Q_PROPERTY(pitwise::RosterDesk *rosterImport READ rosterImport CONSTANT)
    Q_PROPERTY(pitwise::AnswerReview *answers READ answers CONSTANT)
    Q_PROPERTY(pitwise::ProgressDesk *progress READ progress CONSTANT)
    Q_PROPERTY(pitwise::Staff *staff READ staff CONSTANT)
    Q_PROPERTY(pitwise::ExamDesk *exams READ exams CONSTANT)
    Q_PROPERTY(pitwise::SittingSession *sitting READ sitting CONSTANT)
    Q_PROPERTY(pitwise::ScenarioLibrary *scenarios READ scenarios CONSTANT)
    Q_PROPERTY(pitwise::ScenarioEditor *editor READ editor CONSTANT)

public:
    explicit Trainer(const TrainerOptions &options, QObject *parent = nullptr);

    [[nodiscard]] Settings *settings() { return &m_settings; }
    [[nodiscard]] Language *language() { return &m_language; }
    [[nodiscard]] Navigation *navigation() { return &m_navigation; }
    [[nodiscard]] RulebookDesk *
    rulebook(); ///< Made when it is first asked for: its words are many, and most starts need none.
    [[nodiscard]] TablePlayer *table() { return &m_table; }
    [[nodiscard]] LiveTable *live() { return &m_live; }
    [[nodiscard]] const ChipSet &chips() const { return m_desk.chips(); } ///< Of the house.
    [[nodiscard]] HomeDesk *home() { return &m_home; }
    [[nodiscard]] HouseDesk *house() { return &m_house; }
    [[nodiscard]] Goals *goals() { return &m_goals; }
    [[nodiscard]] RecordsDesk *records() { return &m_records; }
    [[nodiscard]] SchoolDesk *school() { return &m_school; }
    [[nodiscard]] LrsDesk *lrs() { return &m_lrs; }
    [[nodiscard]] ClassDesk *classes() { return &m_classes; }
    [[nodiscard]] ClassWork *classWork() { return &m_classWork; }
    [[nodiscard]] RosterDesk *rosterImport() { return &m_rosterImport; }
    [[nodiscard]] Desk &desk() { return m_desk; }
    [[nodiscard]] Trainees *trainees() { return &m_trainees; }
    [[nodiscard]] PracticeSetup *practiceSetup() { return &m_practiceSetup; }
    [[nodiscard]] PracticeSession *practice() { return &m_practice; }
    [[nodiscard]] SessionReview *review() { return &m_review; }
    [[nodiscard]] AnswerReview *answers() { return &m_answers; }
    [[nodiscard]] ProgressDesk *progress() { return &m_progress; }
    [[nodiscard]] const exam::ItemBank &examBank() const { return m_examBank; }
    [[nodiscard]] Staff *staff() { return &m_staff; }
    [[nodiscard]] ExamDesk *exams() { return &m_exams; }
    [[nodiscard]] SittingSession *sitting() { return &m_sitting; }
    [[nodiscard]] ScenarioLibrary *scenarios() { return &m_scenarios; }
    [[nodiscard]] ScenarioEditor *editor() { return &m_editor; }
    [[nodiscard]] const Library &library() const { return m_library; }
    [[nodiscard]] QString dataFolder() const { return m_dataFolder; }

private:
    QString m_dataFolder;
    Library m_library;
    Settings m_settings;
    Language m_language;
    Navigation m_navigation;
    std::unique_ptr<RulebookDesk> m_rulebook;
    SystemClock m_machineClock;
    Desk m_desk;
    TablePlayer m_table;
    LiveTable m_live;
    Trainees m_trainees;
    PracticeSetup m_practiceSetup;
    PracticeSession m_practice;
    AnswerReview m_answers;
    SessionReview m_review;
    HomeDesk m_home;
    HouseDesk m_house;
    Goals m_goals;
    RecordsDesk m_records;
    LrsDesk m_lrs;
    ProgressDesk m_progress;
    exam::SystemClock m_examClock;
    ChipSet m_examChips = Desk::allChips(); ///< The same at every station, whatever this house has chosen.
    exam::QuizItemBank m_examBank;
    Staff m_staff;
    ExamDesk m_exams;
    SittingSession m_sitting;
    ScenarioShelf m_shelf;
    ScenarioEditor m_editor;
    ScenarioLibrary m_scenarios;
    SchoolDesk m_school;
    ClassDesk m_classes;
    ClassWork m_classWork;
    RosterDesk m_rosterImport;

    void joinSchool(); ///< What the pages of the school have to do with the others.

    void readExamPacks(); ///< What blueprints can draw scenarios from.
    void showMastery();   ///< The trainee's own, in the rulebook.
    void readAll();       ///< Everything that is seen of the records, anew.
    void readArrived();   ///< What other stations recorded, whatever is being done here.
};

} // namespace pitwise
