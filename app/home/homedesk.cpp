// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/homedesk.h"
#include "app/text/said.h"
#include "core/statistics/sessionsummary.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace pitwise {
namespace {

QDateTime localTime(UtcMs at) {
    return QDateTime::fromMSecsSinceEpoch(at);
}

QDate dateOf(Day day) {
    return QDate(1970, 1, 1).addDays(day);
}

} // namespace

HomeDesk::HomeDesk(Desk &desk, AnswerReview &answers, QObject *parent) : QObject(parent), m_desk(desk), m_answers(answers) {
}

void HomeDesk::refresh() {
    const PracticeSettings settings = m_desk.practiceSettings();
    m_exam = settings.exam;
    const Learner learner = m_desk.learner();
    m_figures = homeFigures(learner, m_desk.catalogue(), settings, m_desk.moment());
    m_newPerDay = m_exam ? newPerDayForExam(learner, m_desk.catalogue(), *m_exam, m_desk.moment().today()) : 0;
    // By game as a session of what is due would ask it: new clauses are shared out over the games.
    std::map<std::string, int> due;
    for (const PlanItem &item : planSession(learner, m_desk.catalogue(), settings, m_desk.moment(), 0, m_figures.due.all()))
        ++due[item.game];
    std::vector<HomeGames::Row> rows;
    for (const GameFigures &figures : m_figures.games) {
        const Rulebook *book = m_desk.library().find(figures.game);
        const Family *weak = figures.weakFamily.empty() ? nullptr : findFamily(figures.weakFamily);
        rows.push_back({QString::fromStdString(figures.game), gameName(figures.game), book ? book->boxes().max : 7, figures,
                        due[figures.game], weak ? said(weak->title) : QString()});
    }
    m_games.show(std::move(rows));
    readSessions();
    Q_EMIT changed();
}

void HomeDesk::readSessions() {
    m_unfinished.reset();
    m_last.reset();
    m_lastMisses.clear();
    m_lastMedianMs = 0;
    if (!m_desk.store() || !m_desk.trainee())
        return;
    if (const auto unfinished = m_desk.store()->sessions().unfinished(m_desk.trainee()->id);
        unfinished && *unfinished && (*unfinished)->answered > 0)
        m_unfinished = **unfinished;
    const auto latest = m_desk.store()->sessions().latest(m_desk.trainee()->id, 8);
    if (!latest)
        return;
    for (const Session &session : *latest)
        if (session.ended && session.answered > 0) {
            m_last = session;
            if (const auto lines = m_desk.store()->answers().ofSession(session.id)) {
                DayTally tally;
                for (const AnswerLine &line : *lines) {
                    tally.add(line.fact);
                    if (line.fact.outcome == Outcome::Wrong)
                        m_lastMisses.push_back(line.id);
                }
                m_lastMedianMs = speedOf(tally.times).medianMs;
            }
            return;
        }
}

void HomeDesk::reviewMisses() {
    if (!m_lastMisses.empty())
        m_answers.show(m_lastMisses, 0);
}

int HomeDesk::dueGames() const {
    return static_cast<int>(
        std::count_if(m_games.rows().begin(), m_games.rows().end(), [](const HomeGames::Row &row) { return row.due > 0; }));
}

QString HomeDesk::gameName(const std::string &document) const {
    const Rulebook *book = m_desk.library().find(document);
    return book ? QString::fromStdString(m_desk.texts(*book).title) : QString::fromStdString(document);
}

QString HomeDesk::greeting() const {
    if (!m_desk.trainee())
        return tr("Four games, one table test");
    const int hour = localTime(m_desk.clock().nowMs()).time().hour();
    const QString name = m_desk.trainee()->name;
    if (hour < 5 || hour >= 18)
        return tr("Good evening, %1").arg(name);
    return hour < 12 ? tr("Good morning, %1").arg(name) : tr("Good afternoon, %1").arg(name);
}

QString HomeDesk::date() const {
    return QLocale().toString(localTime(m_desk.clock().nowMs()).date(), tr("dddd d MMMM", "a date with its weekday"));
}

QString HomeDesk::why() const {
    const DueCount &due = m_figures.due;
    QStringList parts;
    if (due.forgetting > 0)
        parts << tr("%n you would soon forget", nullptr, due.forgetting);
    if (due.missed > 0)
        parts << tr("%n you missed last time", nullptr, due.missed);
    if (due.fresh > 0)
        parts << tr("%n new", nullptr, due.fresh);
    if (parts.isEmpty())
        return {};
    return tr("%1. New cards, new amounts; games are mixed on purpose.")
        .arg(parts.join(tr(", ", "between parts of a list")));
}

QString HomeDesk::next() const {
    for (std::size_t day = 1; day < m_figures.dueByDay.size(); ++day)
        if (const int count = m_figures.dueByDay[day]; count > 0)
            return day == 1 ? tr("Next: %n question(s), tomorrow.", nullptr, count)
                            : tr("Next: %n question(s), on %1.", nullptr, count)
                                  .arg(QLocale().toString(dateOf(m_desk.moment().today() + static_cast<Day>(day)),
                                                          tr("dddd d MMMM", "a date with its weekday")));
    return tr("Practise what you like. It comes back just before you would forget it.");
}

QString HomeDesk::examDay() const {
    return m_exam ? QLocale().toString(dateOf(m_exam->day), tr("dddd d MMMM", "a date with its weekday")) : QString();
}

QString HomeDesk::examShortDay() const {
    return m_exam ? QLocale().toString(dateOf(m_exam->day), tr("ddd d", "a short date")) : QString();
}

QString HomeDesk::examGames() const {
    if (!m_exam || m_exam->games.empty())
        return tr("All four games.");
    QStringList names;
    for (const std::string &game : m_exam->games)
        if (const Rulebook *book = m_desk.library().find(game))
            names << QString::fromStdString(m_desk.texts(*book).shortName);
    return tr("%1.", "a list of games").arg(names.join(tr(", ", "between parts of a list")));
}

QString HomeDesk::examIn() const {
    if (!m_figures.course)
        return {};
    const int days = m_figures.course->daysLeft;
    if (days > 0)
        return tr("%n day(s)", nullptr, days);
    return m_exam && m_exam->day == m_desk.moment().today() ? tr("Today") : tr("Over");
}

QList<int> HomeDesk::examLoad() const {
    if (!m_figures.course)
        return {};
    // The days before the exam; a far one shows the first weeks.
    constexpr int most = 21;
    const int days = std::min(most, std::max(1, m_figures.course->daysLeft));
    QList<int> load;
    int left = m_figures.course->newLeft;
    for (int day = 0; day < days; ++day) {
        const int now = std::min(left, m_newPerDay);
        left -= now;
        load << now + (static_cast<std::size_t>(day) < m_figures.dueByDay.size()
                           ? m_figures.dueByDay[static_cast<std::size_t>(day)]
                           : 0);
    }
    return load;
}

QString HomeDesk::examAdvice() const {
    if (!m_figures.course)
        return {};
    const ExamCourse &course = *m_figures.course;
    if (course.daysLeft == 0)
        return m_exam->day == m_desk.moment().today() ? tr("Good luck.") : tr("Set a new date in Settings, or clear it.");
    if (course.newLeft == 0)
        return tr("You have seen every clause. %n a day keeps them fresh.", nullptr, course.perDay);
    const QString until = QLocale().toString(dateOf(course.allAskedDay), tr("d MMMM", "a date"));
    return course.onCourse
               ? tr("On course: about %n a day covers every clause by %1.", nullptr, course.perDay).arg(until)
               : tr("Behind: about %n a day from now covers every clause by %1.", nullptr, course.perDay).arg(until);
}

QString HomeDesk::dayAndTime(UtcMs at) const {
    const QDateTime time = localTime(at);
    const qint64 days = time.date().daysTo(localTime(m_desk.clock().nowMs()).date());
    const QString clock = QLocale().toString(time.time(), tr("HH:mm", "a time"));
    if (days == 0)
        return tr("Today %1").arg(clock);
    if (days == 1)
        return tr("Yesterday %1").arg(clock);
    return tr("%1, %2", "date, time").arg(QLocale().toString(time.date(), tr("d MMMM", "a date")), clock);
}

QString HomeDesk::unfinished() const {
    if (!m_unfinished)
        return {};
    const QString when = dayAndTime(m_unfinished->lastMs);
    if (m_unfinished->start.planned > 0)
        return tr("%1: %2 of %3 answered").arg(when).arg(m_unfinished->answered).arg(m_unfinished->start.planned);
    return tr("%1: %n answered", nullptr, m_unfinished->answered).arg(when);
}

QString HomeDesk::lastWhen() const {
    return m_last ? dayAndTime(m_last->lastMs) : QString();
}

QString HomeDesk::lastFigures() const {
    if (!m_last)
        return {};
    const QString counts = tr("%n question(s), %1 right", nullptr, m_last->answered).arg(m_last->right);
    return m_lastMedianMs == 0 ? counts
                               : tr("%1, median time %2 s").arg(counts, QString::number(m_lastMedianMs / 1000.0, 'f', 1));
}

} // namespace pitwise
