// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/examfile.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace pitwise::exam {

enum class SittingEventKind {
    Started,        ///< who: invigilator; data: station, accommodations.
    Shown,          ///< question
    Answered,       ///< question; data: the answer
    Chosen,         ///< question; data: what he has chosen and not locked; none: nothing any more. Counts at the end.
    Flagged,        ///< question; on
    Unflagged,      ///< question
    SectionClosed,  ///< section; text: `time` or `left`
    Extended,       ///< who; text: reason; amountMs; section or -1 for the time in all; data: `order`, where all got it
    IncidentNoted,  ///< who; text
    SettingChanged, ///< data: name and value of an aid (text size, contrast, reading aloud)
    Paused,         ///< who; text: reason
    Continued,      ///< who
    Resumed,        ///< who; amountMs: time the crash cost the candidate; data: how long, what was dropped
    LeftWindow,     ///< amountMs: for how long the exam's window was not in front
    ScreenSeen,     ///< data: screen, window, text size and scale at which the questions are seen
    Finished,       ///< text: `candidate`, `time` or `invigilator`
};

/// Something that happened in a sitting, as it is logged.
struct SittingEvent {
    SittingEventKind kind{};
    qint64 wallMs = 0;    ///< Since 1970, UTC.
    qint64 elapsedMs = 0; ///< Time used up when it happened.
    int question = -1;    ///< Index; -1: about none.
    int section = -1;     ///< Index; -1: about none.
    QString who = {};     ///< Id of the member of staff.
    QString text = {};
    qint64 amountMs = 0;
    QJsonObject data = {};
};
[[nodiscard]] QJsonObject eventJson(const SittingEvent &event);
[[nodiscard]] SittingEvent readEvent(const QJsonObject &json);

enum class SittingPhase { NotStarted, Running, Paused, Finished };

struct QuestionState {
    bool seen = false;
    bool flagged = false;
    bool answered = false;
    QJsonObject answer;
    QJsonObject chosen; ///< Not locked; empty: nothing, or what is locked.
    bool kept = false;  ///< The answer is what was chosen and not locked when the exam ended.
    qint64 spentMs = 0; ///< With the question on screen.
    int changes = 0;    ///< Answers after the first.
};
struct SectionState {
    bool closed = false;
    qint64 spentMs = 0;
    qint64 extraMs = 0; ///< Extensions of this section's own time.
};

/// What a candidate cannot come back to any more after a move.
struct LeftBehind {
    int open = 0;    ///< Not answered.
    int flagged = 0; ///< Answered, but flagged to be looked at again; where there is no going back flags mean nothing.
    [[nodiscard]] bool none() const { return open == 0 && flagged == 0; }
};

/// A sitting as the fold of its events. No clock, no disk: what is logged is all there is.
class SittingState {
public:
    SittingState(const Blueprint &blueprint, const Form &form, const Candidate &candidate);

    /// Throws a Refusal where the event may not happen now; the state is then unchanged.
    void apply(const SittingEvent &event);
    /// May this question be put on screen now?
    [[nodiscard]] bool canShow(int question) const;
    /// What showing this question now would close.
    [[nodiscard]] LeftBehind leftBehindBy(int question) const;

    [[nodiscard]] SittingPhase phase() const { return m_phase; }
    [[nodiscard]] int current() const { return m_current; } ///< Question on screen; -1 before the first.
    [[nodiscard]] int section() const { return m_current < 0 ? 0 : sectionOf(m_current); }
    [[nodiscard]] int sectionOf(int question) const { return m_sectionOf[static_cast<std::size_t>(question)]; }
    [[nodiscard]] const std::vector<QuestionState> &questions() const { return m_questions; }
    [[nodiscard]] const std::vector<SectionState> &sections() const { return m_sections; }
    [[nodiscard]] qint64 elapsedMs() const { return m_elapsedMs; }
    [[nodiscard]] const QString &endedBy() const {
        return m_endedBy;
    } ///< `candidate`, `time`, `invigilator`; empty: not yet.
    [[nodiscard]] qint64 startedWallMs() const { return m_startedWallMs; }
    [[nodiscard]] const QJsonObject &settings() const { return m_settings; } ///< As the candidate has set them last.
    [[nodiscard]] bool hasObeyed(const QString &order) const { return m_orders.contains(order); } ///< RoomOrder::id
    [[nodiscard]] qint64 lastWallMs() const { return m_lastWallMs; }
    [[nodiscard]] qint64 allowedMs() const;
    /// Nothing where the section has no time of its own.
    [[nodiscard]] std::optional<qint64> allowedMs(int section) const;
    /// Elapsed time at which the time in all or that of the section on screen is over, whichever is first.
    [[nodiscard]] qint64 deadlineMs() const;
    [[nodiscard]] bool deadlineIsOfSection() const;
    /// The question to show after this one: the next that may be shown; -1: none.
    [[nodiscard]] int nextAfter(int question) const;
    /// Where the candidate goes when this question's section has run out of time: nextAfter, else any that he may still
    /// look at again; -1: none, the exam is over.
    [[nodiscard]] int firstOpenTo(int question) const;

private:
    void happen(const SittingEvent &event);
    void show(int question);
    QuestionState &onScreen(const SittingEvent &event);

    GoingBack m_goingBack;
    qint64 m_timeMs;
    int m_timeFactor;
    std::vector<int> m_sectionMinutes;
    std::vector<int> m_sectionOf;
    std::vector<QuestionState> m_questions;
    std::vector<SectionState> m_sections;
    SittingPhase m_phase = SittingPhase::NotStarted;
    int m_current = -1;
    qint64 m_elapsedMs = 0;
    qint64 m_lastWallMs = 0;
    qint64 m_startedWallMs = 0;
    QStringList m_orders;
    QJsonObject m_settings;
    QString m_endedBy;
    qint64 m_extraMs = 0;
};

} // namespace pitwise::exam
