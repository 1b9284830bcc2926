// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/examiner/angoffaid.h"
#include "app/examiner/blueprinteditor.h"
#include "app/examiner/examplan.h"
#include "app/examiner/resultdesk.h"
#include "app/examiner/shelflist.h"
#include "app/examiner/verifier.h"
#include "app/staff/staff.h"

namespace pitwise {

/// The exam pages: what is on the shelf, and one object for each thing that is done with it.
class ExamDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(pitwise::ShelfList *blueprints READ blueprints CONSTANT)
    Q_PROPERTY(pitwise::ShelfList *exams READ exams CONSTANT)
    Q_PROPERTY(QStringList unread READ unread NOTIFY shown) ///< Files on the shelf that are not right, and why.
    Q_PROPERTY(pitwise::IssuerDesk *issuer READ issuer CONSTANT)
    Q_PROPERTY(pitwise::BlueprintEditor *editor READ editor CONSTANT)
    Q_PROPERTY(pitwise::AngoffAid *angoff READ angoff CONSTANT)
    Q_PROPERTY(pitwise::ExamPlan *plan READ plan CONSTANT)
    Q_PROPERTY(pitwise::ResultDesk *results READ results CONSTANT)
    Q_PROPERTY(pitwise::Verifier *verifier READ verifier CONSTANT)
    Q_PROPERTY(pitwise::BackgroundWork *work READ work CONSTANT)
    Q_PROPERTY(View view READ view WRITE setView NOTIFY viewChanged)

public:
    /// What of the exam pages is on screen.
    enum class View { Doors, Shelf, Blueprint, Plan, Results, Result, Appeal, People, Verify };
    Q_ENUM(View)

    /// All outlive the desk.
    ExamDesk(const QString &folder, const Library &library, const ChipSet &chips, const exam::ItemBank &bank,
             const exam::Clock &clock, Staff &staff, QObject *parent = nullptr);

    ~ExamDesk() override { m_work.stop(); }

    Q_INVOKABLE void refresh();
    Q_INVOKABLE void leaveVerify(); ///< To where one came from.

    [[nodiscard]] ShelfList *blueprints() { return &m_blueprints; }
    [[nodiscard]] ShelfList *exams() { return &m_exams; }
    [[nodiscard]] QStringList unread() const { return m_unread; }
    [[nodiscard]] IssuerDesk *issuer() { return &m_issuer; }
    [[nodiscard]] BlueprintEditor *editor() { return &m_editor; }
    [[nodiscard]] AngoffAid *angoff() { return &m_angoff; }
    [[nodiscard]] ExamPlan *plan() { return &m_plan; }
    [[nodiscard]] ResultDesk *results() { return &m_results; }
    [[nodiscard]] Verifier *verifier() { return &m_verifier; }
    [[nodiscard]] BackgroundWork *work() { return &m_work; }
    [[nodiscard]] exam::ExamShelf &shelf() { return m_shelf; }
    [[nodiscard]] View view() const { return m_view; }
    void setView(View view);

Q_SIGNALS:
    void shown();
    void viewChanged();

private:
    exam::ExamShelf m_shelf;
    Staff &m_staff;
    BackgroundWork m_work; ///< Shared by what follows; stopped before any of it goes.
    View m_view = View::Doors, m_beforeVerify = View::Doors;
    QStringList m_unread;
    ShelfList m_blueprints, m_exams;
    IssuerDesk m_issuer;
    BlueprintEditor m_editor;
    AngoffAid m_angoff;
    ExamPlan m_plan;
    ResultDesk m_results;
    Verifier m_verifier;
};

} // namespace pitwise
