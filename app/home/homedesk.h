// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/home/homegames.h"
#include "app/practice/answerreview.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// The home page: what waits today and why, how ready the trainee is, the way to the exam, what was done last.
class HomeDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(QString greeting READ greeting NOTIFY changed)
    Q_PROPERTY(QString date READ date NOTIFY changed)
    Q_PROPERTY(int due READ due NOTIFY changed)
    Q_PROPERTY(int dueGames READ dueGames NOTIFY changed) ///< Games that something of it is from.
    Q_PROPERTY(int minutes READ minutes NOTIFY changed)   ///< What is due takes about so long.
    Q_PROPERTY(QString why READ why NOTIFY changed)       ///< Why it is due.
    Q_PROPERTY(QString next READ next NOTIFY changed)     ///< Where nothing is due: when something will be.
    Q_PROPERTY(pitwise::HomeGames *games READ games CONSTANT)
    Q_PROPERTY(int readyFrom READ readyFrom CONSTANT)
    // The exam.
    Q_PROPERTY(bool hasExam READ hasExam NOTIFY changed)
    Q_PROPERTY(QString examDay READ examDay NOTIFY changed)
    Q_PROPERTY(QString examGames READ examGames NOTIFY changed)
    Q_PROPERTY(QString examIn READ examIn NOTIFY changed) ///< `11 days`
    Q_PROPERTY(QString examShortDay READ examShortDay NOTIFY changed)
    Q_PROPERTY(QList<int> examLoad READ examLoad NOTIFY changed) ///< Questions that come due, day by day from today.
    Q_PROPERTY(QString examAdvice READ examAdvice NOTIFY changed)
    Q_PROPERTY(bool onCourse READ onCourse NOTIFY changed)
    // Sessions.
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY changed)
    Q_PROPERTY(QString unfinished READ unfinished NOTIFY changed) ///< `7 of 20 answered, yesterday 21:40`
    Q_PROPERTY(QString lastWhen READ lastWhen NOTIFY changed)     ///< Of the last ended session; empty: none.
    Q_PROPERTY(QString lastFigures READ lastFigures NOTIFY changed)
    Q_PROPERTY(int lastMisses READ lastMisses NOTIFY changed)

public:
    HomeDesk(Desk &desk, AnswerReview &answers, QObject *parent = nullptr);

    /// Reads everything anew from the records.
    Q_INVOKABLE void refresh();
    Q_INVOKABLE void reviewMisses(); ///< Those of the last session, on their felts.

    [[nodiscard]] QString greeting() const;
    [[nodiscard]] QString date() const;
    [[nodiscard]] int due() const { return m_figures.due.all(); }
    [[nodiscard]] int dueGames() const;
    [[nodiscard]] int minutes() const { return m_figures.dueMinutes; }
    [[nodiscard]] QString why() const;
    [[nodiscard]] QString next() const;
    [[nodiscard]] HomeGames *games() { return &m_games; }
    [[nodiscard]] int readyFrom() const { return pitwise::readyFrom; }
    [[nodiscard]] bool hasExam() const { return m_exam.has_value(); }
    [[nodiscard]] QString examDay() const;
    [[nodiscard]] QString examShortDay() const;
    [[nodiscard]] QString examGames() const;
    [[nodiscard]] QString examIn() const;
    [[nodiscard]] QList<int> examLoad() const;
    [[nodiscard]] QString examAdvice() const;
    [[nodiscard]] bool onCourse() const { return m_figures.course && m_figures.course->onCourse; }
    [[nodiscard]] bool canGoOn() const { return m_unfinished.has_value(); }
    [[nodiscard]] QString unfinished() const;
    [[nodiscard]] QString lastWhen() const;
    [[nodiscard]] QString lastFigures() const;
    [[nodiscard]] int lastMisses() const { return static_cast<int>(m_lastMisses.size()); }

Q_SIGNALS:
    void changed();

private:
    void readSessions();
    [[nodiscard]] QString gameName(const std::string &document) const;
    [[nodiscard]] QString dayAndTime(UtcMs at) const;

    Desk &m_desk;
    AnswerReview &m_answers;
    HomeFigures m_figures;
    std::optional<ExamDate> m_exam;
    HomeGames m_games;
    std::optional<Session> m_unfinished, m_last;
    std::vector<AnswerId> m_lastMisses;
    int m_lastMedianMs = 0;
    int m_newPerDay = 0; ///< Towards the exam.
};

} // namespace pitwise
