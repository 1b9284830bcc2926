// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/examiner/appeal.h"
#include "app/examiner/certificateview.h"
#include "app/examiner/itemfigures.h"
#include "app/examiner/resultlist.h"
#include "app/examiner/verifier.h"
#include "app/staff/staff.h"
#include "core/exam/clock.h"

namespace pitwise {

/// Results of one exam: imported, marked, given out, and what is decided about bad items afterwards.
/// Keys are computed here, in memory, and only for who may see them.
class ResultDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(QString exam READ exam NOTIFY changed)                    ///< Empty: none is open.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed) ///< Place of the one that is open; -1: none.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    Q_PROPERTY(bool passed READ passed NOTIFY changed)
    Q_PROPERTY(int percent READ percent NOTIFY changed)
    Q_PROPERTY(QString scoreText READ scoreText NOTIFY changed)
    Q_PROPERTY(QString reason READ reason NOTIFY changed)             ///< Why not; empty: passed.
    Q_PROPERTY(QString originalText READ originalText NOTIFY changed) ///< The score before rulings; empty: there were none.
    Q_PROPERTY(QStringList incidents READ incidents NOTIFY changed)
    Q_PROPERTY(QString imported READ imported NOTIFY changed)   ///< What the last import did.
    Q_PROPERTY(QStringList refused READ refused NOTIFY changed) ///< Files that it did not take, and why.
    Q_PROPERTY(QString summary READ summary NOTIFY changed)     ///< "58 of 60 results are in: 41 passed."
    Q_PROPERTY(QString missing READ missing NOTIFY changed)     ///< Whose are not; empty: all are.
    Q_PROPERTY(QString twice READ twice NOTIFY changed)         ///< Who has two different ones; empty: nobody.
    Q_PROPERTY(bool hasTwin READ hasTwin NOTIFY changed)        ///< Another result of the current candidate counts too.
    Q_PROPERTY(QString asideText READ asideText NOTIFY changed) ///< What was set aside; empty: nothing.
    Q_PROPERTY(QString withdrawnText READ withdrawnText NOTIFY changed) ///< What has just been withdrawn; empty: nothing.
    Q_PROPERTY(QString oddText READ oddText NOTIFY changed)           ///< What is odd in the current record; empty: nothing.
    Q_PROPERTY(QString groupProblem READ groupProblem NOTIFY changed) ///< Why there are no statistics; empty: there are.
    Q_PROPERTY(
        QString otherRulings READ otherRulings NOTIFY changed) ///< What was decided about this result; empty: nothing.
    Q_PROPERTY(pitwise::FigureList *group READ group CONSTANT)
    Q_PROPERTY(pitwise::ResultList *results READ results CONSTANT)
    Q_PROPERTY(pitwise::SectionScores *sections READ sections CONSTANT)
    Q_PROPERTY(pitwise::FigureList *sitting READ sitting CONSTANT)
    Q_PROPERTY(pitwise::FigureList *verified READ verified CONSTANT)
    Q_PROPERTY(pitwise::CertificateSheet *certificate READ certificate CONSTANT)
    Q_PROPERTY(pitwise::ItemFigures *items READ items CONSTANT)
    Q_PROPERTY(pitwise::FigureList *rulings READ rulings CONSTANT)
    Q_PROPERTY(pitwise::Appeal *appeal READ appeal CONSTANT)
    Q_PROPERTY(pitwise::BackgroundWork *work READ work CONSTANT)

public:
    enum class Ruling { TakeOut, FullMarks };
    Q_ENUM(Ruling)

    /// All outlive the desk.
    ResultDesk(exam::ExamShelf &shelf, const exam::ItemBank &bank, IssuerDesk &issuer, Staff &staff,
               const exam::Clock &clock, const Library &library, const ChipSet &chips, BackgroundWork &work,
               QObject *parent = nullptr);

    Q_INVOKABLE void open(const QString &exam);
    Q_INVOKABLE void import(const QList<QUrl> &files); ///< Of any of this issuer's exams; many at once.
    Q_INVOKABLE void importFrom(const QUrl &folder);   ///< Every result in it, or the one file.
    Q_INVOKABLE void saveReport(const QUrl &file);
    Q_INVOKABLE void saveCertificate(const QUrl &file);
    Q_INVOKABLE void saveBadge(const QUrl &file);
    Q_INVOKABLE void saveMark(const QUrl &file);
    Q_INVOKABLE void saveAll(const QUrl &folder); ///< Everybody's papers, into a new folder in this one.
    Q_INVOKABLE void saveTable(const QUrl &file); ///< Everybody, for a spreadsheet.
    Q_INVOKABLE void step(int by);                ///< To the next or the last result of the list as it is on screen.
    void close();                                 ///< Nothing of anybody is left.
    [[nodiscard]] Q_INVOKABLE QString fileName(const QString &ending) const; ///< "PW-2026-0417-B7.pdf"
    /// Which questions of every form a ruling on this item is about: those of its family are ruled on together.
    [[nodiscard]] Q_INVOKABLE QString touchedBy(int item) const;
    /// Decides about an item, with two people's PINs; everybody is marked again, and the first scores stay.
    Q_INVOKABLE void rule(int item, pitwise::ResultDesk::Ruling kind, const QString &reason, int first,
                          const QString &firstPin, int second, const QString &secondPin);
    /// The same about the one question that the appeal shows, wherever it was asked.
    Q_INVOKABLE void ruleOnShown(pitwise::ResultDesk::Ruling kind, const QString &reason, int first, const QString &firstPin,
                                 int second, const QString &secondPin);
    Q_INVOKABLE void replay(); ///< The current result, step by step.
    /// Of two results of one candidate: the current one does not count, for this reason.
    Q_INVOKABLE void setAside(const QString &reason);
    Q_INVOKABLE void withdraw(const QString &reason); ///< The current certificate and its badge, in the issuer's register.

    [[nodiscard]] QString exam() const { return m_exam; }
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int place);
    [[nodiscard]] QString name() const { return result() ? result()->sat.candidate.name : QString(); }
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] bool passed() const { return result() && result()->marked.score.passed(); }
    [[nodiscard]] int percent() const { return result() ? percentOf(result()->marked.score) : 0; }
    [[nodiscard]] QString scoreText() const;
    [[nodiscard]] QString reason() const { return result() ? failedText(result()->marked.score) : QString(); }
    [[nodiscard]] QString originalText() const;
    [[nodiscard]] QStringList incidents() const;
    [[nodiscard]] QString imported() const { return m_imported; }
    [[nodiscard]] QStringList refused() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString missing() const { return m_missing; }
    [[nodiscard]] QString twice() const { return m_twice; }
    [[nodiscard]] bool hasTwin() const;
    [[nodiscard]] QString asideText() const;
    [[nodiscard]] QString withdrawnText() const;
    [[nodiscard]] QString oddText() const;
    [[nodiscard]] QString groupProblem() const { return m_groupProblem; }
    [[nodiscard]] QString otherRulings() const;
    [[nodiscard]] FigureList *group() { return &m_group; }
    [[nodiscard]] ResultList *results() { return &m_results; }
    [[nodiscard]] SectionScores *sections() { return &m_sections; }
    [[nodiscard]] FigureList *sitting() { return &m_sitting; }
    [[nodiscard]] FigureList *verified() { return &m_verified; }
    [[nodiscard]] CertificateSheet *certificate() { return &m_certificate; }
    [[nodiscard]] ItemFigures *items() { return &m_items; }
    [[nodiscard]] FigureList *rulings() { return &m_rulings; }
    [[nodiscard]] Appeal *appeal() { return &m_appeal; }
    [[nodiscard]] BackgroundWork *work() { return &m_work; }

Q_SIGNALS:
    void changed();
    void saved(const QString &file);
    void ruled();
    void resultsReady(); ///< Marked, all of them.
    void kept();         ///< The list of exams has changed.

private:
    [[nodiscard]] const MarkedResult *result() const;
    void showCurrent();
    void showGroup();
    void showRoom();
    bool maySavePapers();
    void rule(exam::ItemRuling draft, Ruling kind, const QString &reason, int first, const QString &firstPin, int second,
              const QString &secondPin);
    template <typename Make> void save(const QUrl &file, Make make);

    exam::ExamShelf &m_shelf;
    const exam::ItemBank &m_bank;
    IssuerDesk &m_issuer;
    Staff &m_staff;
    const exam::Clock &m_clock;
    BackgroundWork &m_work;
    QString m_exam, m_imported, m_groupProblem, m_missing, m_twice;
    QStringList m_refused, m_aside, m_withdrawn;
    int m_expected = 0; ///< Candidates of the exam.
    int m_current = -1;
    ResultList m_results;
    SectionScores m_sections;
    FigureList m_sitting, m_verified, m_rulings, m_group;
    CertificateSheet m_certificate;
    ItemFigures m_items;
    Appeal m_appeal;
};

} // namespace pitwise
