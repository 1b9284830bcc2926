// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/progress/progressdesk.h"
#include "app/text/daywords.h"

#include <algorithm>
#include <cmath>

namespace pitwise {
namespace {

constexpr int weeks = 8;

/// The name of a span of days, and its label on the axis: the month at the first one and where it changes.
void nameWeek(ChartData::Point &point, Day from, bool first) {
    const QString day = shortDate(from, false);
    point.label = shortDate(from, first || day.toInt() <= 7);
    point.name = ChartData::tr("Week from %1").arg(dateWords(from));
}

int percent(double share) {
    return static_cast<int>(std::lround(100 * share));
}

} // namespace

ProgressDesk::ProgressDesk(Desk &desk, AnswerReview &answers, QObject *parent)
    : QObject(parent), m_desk(desk), m_map(desk), m_history(desk, answers) {
}

QStringList ProgressDesk::documents() const {
    QStringList list;
    for (const std::string &document : m_desk.library().documents())
        list << QString::fromStdString(document);
    return list;
}

const std::string &ProgressDesk::document() const {
    const std::vector<std::string> &all = m_desk.catalogue().documents();
    return all[static_cast<std::size_t>(std::clamp(m_current, 0, static_cast<int>(all.size()) - 1))];
}

QString ProgressDesk::title() const {
    return QString::fromStdString(m_desk.texts(*m_desk.library().find(document())).title);
}

void ProgressDesk::setCurrent(int document) {
    const int to = std::clamp(document, 0, static_cast<int>(m_desk.catalogue().documents().size()) - 1);
    if (to == m_current)
        return;
    m_current = to;
    m_chosen = true;
    showGame();
    Q_EMIT changed();
}

void ProgressDesk::refresh() {
    const Moment moment = m_desk.moment();
    const Day today = moment.today();
    m_learner = m_desk.learner();
    m_tallies.clear();
    if (m_desk.store() && m_desk.trainee())
        if (auto tallies = m_desk.store()->learners().tallies(m_desk.trainee()->id, today - 7 * weeks + 1, today))
            m_tallies = std::move(*tallies);
    m_hasAnswers = !m_learner.clauses.empty();
    const PracticeSettings settings = m_desk.practiceSettings();
    const HomeFigures home = homeFigures(m_learner, m_desk.catalogue(), settings, moment);
    m_scores.clear();
    for (const GameFigures &game : home.games)
        m_scores << game.readiness.score;
    if (!m_chosen) // opens at the game that was practised most
        for (std::size_t i = 0; i < home.games.size(); ++i)
            if (home.games[i].right.of > home.games[static_cast<std::size_t>(m_current)].right.of)
                m_current = static_cast<int>(i);
    showCourse(home, settings);
    showGame();
    Q_EMIT changed();
}

void ProgressDesk::showCourse(const HomeFigures &home, const PracticeSettings &settings) {
    m_course.clear();
    m_onCourse = false;
    if (!home.course || !settings.exam || home.course->daysLeft == 0)
        return;
    m_onCourse = home.course->onCourse;
    const QString day = shortDate(settings.exam->day, true);
    m_course = m_onCourse ? tr("On course for %1 at %2 a day").arg(day).arg(home.course->perDay)
                          : tr("Behind for %1: %2 a day").arg(day).arg(home.course->perDay);
}

void ProgressDesk::showGame() {
    const Moment moment = m_desk.moment();
    const PracticeSettings settings = m_desk.practiceSettings();
    m_figures = progressFigures(m_learner, m_tallies, m_desk.catalogue(), document(), settings, moment);
    m_map.show(document(), m_figures.map);
    showAccuracy();
    showSpeed();
    showForecast(settings, moment.today());
}

void ProgressDesk::openHistory() {
    m_history.show({document(), m_map.clause().toStdString()});
}

void ProgressDesk::showAccuracy() {
    ChartData::Plot plot;
    double lowest = 50;
    for (const TrendPoint &week : m_figures.weeks) {
        ChartData::Point point;
        nameWeek(point, week.from, plot.points.empty());
        point.has = week.right.of > 0;
        point.value = percent(week.right.value());
        point.low = percent(week.right.low);
        point.high = percent(week.right.high);
        point.text = point.has ? tr("%1 % of %2, surely %3 to %4 %")
                                     .arg(QString::number(point.value), QString::number(week.right.of),
                                          QString::number(point.low), QString::number(point.high))
                               : tr("no answers");
        if (point.has)
            lowest = std::min(lowest, point.low);
        plot.points.push_back(std::move(point));
    }
    const int floor = lowest < 25 ? 0 : lowest < 50 ? 25 : 50;
    for (int at = floor; at <= 100; at += 25)
        plot.ticks.push_back({double(at), tr("%1 %").arg(at)});
    plot.target = 90;
    m_accuracy.show(std::move(plot));
}

void ProgressDesk::showSpeed() {
    ChartData::Plot plot;
    double slowest = 8;
    for (const TrendPoint &week : m_figures.weeks) {
        ChartData::Point point;
        nameWeek(point, week.from, plot.points.empty());
        point.has = week.speed.answers > 0;
        point.value = week.speed.medianMs / 1000.0;
        point.text =
            point.has
                ? tr("%1 s over %n right answer(s)", nullptr, week.speed.answers).arg(QString::number(point.value, 'f', 1))
                : tr("no right answers");
        if (point.has)
            slowest = std::max(slowest, point.value);
        plot.points.push_back(std::move(point));
    }
    // The target of what was answered last: it moves with the mix of questions.
    for (const TrendPoint &week : m_figures.weeks)
        if (week.speed.targetMs > 0)
            plot.target = week.speed.targetMs / 1000.0;
    if (plot.target > 0)
        plot.targetText = tr("target %1 s").arg(QString::number(plot.target, 'f', 1));
    const int step = static_cast<int>(std::ceil(std::max(slowest, plot.target) / 2));
    for (int i = 0; i <= 2; ++i)
        plot.ticks.push_back({double(i * step), tr("%1 s").arg(i * step)});
    m_speed.show(std::move(plot));
}

void ProgressDesk::showForecast(const PracticeSettings &settings, Day today) {
    ChartData::Plot plot;
    int most = 4;
    for (std::size_t i = 0; i < m_figures.dueByDay.size(); ++i) {
        const Day day = today + static_cast<Day>(i);
        ChartData::Point point;
        point.label = shortDate(day, false);
        point.name = i == 0 ? tr("Today") : dateWords(day);
        point.value = m_figures.dueByDay[i];
        point.has = true;
        point.strong = i == 0;
        point.text = tr("%n clause(s) due", nullptr, m_figures.dueByDay[i]);
        most = std::max(most, m_figures.dueByDay[i]);
        plot.points.push_back(std::move(point));
        if (settings.exam && settings.exam->day == day) {
            plot.flag = static_cast<int>(i);
            plot.flagText = tr("test");
        }
    }
    const int half = (most + 1) / 2;
    for (int i = 0; i <= 2; ++i)
        plot.ticks.push_back({double(i * half), QString::number(i * half)});
    m_forecast.show(std::move(plot));
}

} // namespace pitwise
