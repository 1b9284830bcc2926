// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/examiner/candidatelist.h"
#include "app/examiner/figurelist.h"
#include "app/examiner/issuerdesk.h"
#include "core/exam/clock.h"
#include "core/exam/examshelf.h"

namespace pitwise {

/// One exam from its plan to its sealed file: who sits it, how alike the forms are, and the release PIN.
class ExamPlan : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(QString exam READ exam NOTIFY changed) ///< Its name; empty: none is open.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    Q_PROPERTY(bool sealed READ isSealed NOTIFY changed)
    Q_PROPERTY(QString sealedFile READ sealedFile NOTIFY changed)
    Q_PROPERTY(QString releasePin READ releasePin NOTIFY changed) ///< Shown once, after sealing; kept nowhere.
    Q_PROPERTY(bool reported READ reported NOTIFY changed)
    Q_PROPERTY(int formCount READ formCount NOTIFY changed) ///< How many were compared.
    Q_PROPERTY(bool alike READ alike NOTIFY changed)
    Q_PROPERTY(pitwise::CandidateList *candidates READ candidates CONSTANT)
    Q_PROPERTY(pitwise::FigureList *report READ report CONSTANT)
    Q_PROPERTY(pitwise::BackgroundWork *work READ work CONSTANT)

public:
    /// All outlive the plan.
    ExamPlan(exam::ExamShelf &shelf, const exam::ItemBank &bank, IssuerDesk &issuer, const exam::Clock &clock,
             BackgroundWork &work, QObject *parent = nullptr);

    /// A new exam of a blueprint, under a name that no other has.
    Q_INVOKABLE bool begin(const QString &blueprint, int version, const QString &name);
    Q_INVOKABLE void open(const QString &exam);
    Q_INVOKABLE void forgetPin(); ///< It has been written down.
    void close();                 ///< Nothing of it is left on screen, the release PIN least of all.
    Q_INVOKABLE void importCandidates(const QUrl &file);
    /// Makes the forms as sealing would and says how alike they are and what they expose. As many as asked for, or one a
    /// candidate.
    Q_INVOKABLE void compare(int forms);
    /// Seals it with this release PIN; empty: with one made for it. Needs the issuer's key open.
    Q_INVOKABLE void seal(const QString &ownPin);
    /// A sealed exam becomes a plan again, for another PIN and other forms. Nobody may have sat it yet.
    Q_INVOKABLE void reopen();
    Q_INVOKABLE void saveCopy(const QUrl &file); ///< Of the sealed file, for the stations.
    /// The candidates' release codes as a table, for the invigilator. Needs the issuer's key open.
    Q_INVOKABLE void saveCodes(const QUrl &file);
    /// What is wrong with a release PIN of one's own; empty: nothing. And how long it would hold.
    [[nodiscard]] Q_INVOKABLE QString pinProblem(const QString &pin) const;
    [[nodiscard]] Q_INVOKABLE QString pinStrength(const QString &pin) const;

    [[nodiscard]] QString exam() const { return m_exam.id; }
    [[nodiscard]] QString title() const { return m_blueprint.title; }
    [[nodiscard]] QString detail() const;
    [[nodiscard]] bool isSealed() const { return m_exam.isSealed(); }
    [[nodiscard]] QString sealedFile() const { return isSealed() ? m_shelf.examFile(m_exam.id) : QString(); }
    [[nodiscard]] QString releasePin() const { return m_pin; }
    [[nodiscard]] bool reported() const { return m_report.count() > 0; }
    [[nodiscard]] bool alike() const { return m_alike; }
    [[nodiscard]] int formCount() const { return m_formCount; }
    [[nodiscard]] CandidateList *candidates() { return &m_candidates; }
    [[nodiscard]] FigureList *report() { return &m_report; }
    [[nodiscard]] BackgroundWork *work() { return &m_work; }

Q_SIGNALS:
    void changed();
    void saved(const QString &file);
    void imported(int candidates); ///< From a list.
    void kept();                   ///< The list of exams has changed.

private:
    void take(exam::PlannedExam exam);
    void keepCandidates();
    /// exposedBefore: -1 is not known, because the issuer's key is not open.
    /// `misnumbered`: whose attempts are not what the results here say.
    void showReport(const exam::EquivalenceReport &report, int exposedBefore, const QStringList &misnumbered);

    exam::ExamShelf &m_shelf;
    const exam::ItemBank &m_bank;
    IssuerDesk &m_issuer;
    const exam::Clock &m_clock;
    BackgroundWork &m_work;
    exam::PlannedExam m_exam;
    quint64 m_seed = 0; ///< Of the forms, as long as the plan is open and not sealed: on disk it lies only under the key.
    exam::Blueprint m_blueprint;
    CandidateList m_candidates;
    FigureList m_report;
    QString m_pin;
    int m_formCount = 0;
    bool m_alike = true, m_taking = false;
};

} // namespace pitwise
