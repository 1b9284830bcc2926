// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/trainees/goals.h"
#include "core/records/practicejson.h"
#include "core/statistics/homefigures.h"

#include <QDate>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace pitwise {
namespace {

constexpr int longestDays = 730;
constexpr std::array percents{80, 85, 90, 95};

QDate dateOf(Day day) {
    return QDate(1970, 1, 1).addDays(day);
}

Day dayOf(const QDate &date) {
    return static_cast<Day>(QDate(1970, 1, 1).daysTo(date));
}

/// Not valid where it is no date.
QDate typedDate(const QString &text) {
    static const QRegularExpression apart(QStringLiteral("[^0-9]+"));
    const QStringList parts = text.split(apart, Qt::SkipEmptyParts);
    if (parts.size() != 3)
        return {};
    const bool yearFirst = parts[0].size() == 4;
    return QDate(parts[yearFirst ? 0 : 2].toInt(), parts[1].toInt(), parts[yearFirst ? 2 : 0].toInt());
}

} // namespace

Goals::Goals(Desk &desk, QObject *parent) : QObject(parent), m_desk(desk) {
}

void Goals::refresh() {
    m_settings = m_desk.practiceSettings();
    m_plan.clear();
    if (m_settings.exam) {
        const HomeFigures figures = homeFigures(m_desk.learner(), m_desk.catalogue(), m_settings, m_desk.moment());
        if (const auto &course = figures.course; course && course->daysLeft > 0)
            m_plan = course->newLeft > 0 ? tr("%n new clause(s) to go. About %1 question(s) a day covers them all by %2.",
                                              nullptr, course->newLeft)
                                               .arg(course->perDay)
                                               .arg(QLocale().toString(dateOf(course->allAskedDay), tr("d MMMM", "a date")))
                                         : tr("You have seen every clause. About %n question(s) a day keeps them fresh.",
                                              nullptr, course->perDay);
    }
    Q_EMIT changed();
}

int Goals::retention() const {
    return static_cast<int>(std::lround(100 * m_settings.retention));
}

QStringList Goals::retentions() const {
    QStringList labels;
    for (const int percent : percents)
        labels << tr("%1 %", "a share").arg(percent);
    return labels;
}

int Goals::retentionChoice() const {
    const auto it = std::find(percents.begin(), percents.end(), retention());
    return it == percents.end() ? -1 : static_cast<int>(it - percents.begin());
}

void Goals::chooseRetention(int choice) {
    if (choice >= 0 && choice < static_cast<int>(percents.size()))
        setRetention(percents[static_cast<std::size_t>(choice)]);
}

void Goals::setRetention(int percent) {
    if (!usable() || percent == retention() || std::find(percents.begin(), percents.end(), percent) == percents.end())
        return;
    if (const auto saved = pitwise::setRetention(m_desk.store()->roster(), m_desk.trainee()->id, percent / 100.0); !saved) {
        tell(inWords(saved.error()));
        return;
    }
    m_problem.clear();
    refresh();
    Q_EMIT this->saved();
}

void Goals::setExam(const QString &date) {
    const QDate day = typedDate(date);
    const Day today = m_desk.moment().today();
    if (!day.isValid()) {
        tell(tr("Type day, month and year, like %1.").arg(dateOf(today + 14).toString(QStringLiteral("dd/MM/yyyy"))));
        return;
    }
    if (dayOf(day) < today || dayOf(day) > today + longestDays) {
        tell(tr("The date has to be today or later, and within two years."));
        return;
    }
    save(ExamDate{dayOf(day), m_settings.exam ? m_settings.exam->games : std::vector<std::string>()});
}

void Goals::setExamIn(int days) {
    save(ExamDate{m_desk.moment().today() + std::clamp(days, 0, longestDays),
                  m_settings.exam ? m_settings.exam->games : std::vector<std::string>()});
}

void Goals::toggleGame(const QString &game) {
    if (!m_settings.exam)
        return;
    const QStringList chosen = examGames();
    ExamDate exam{m_settings.exam->day, {}};
    const auto all = m_desk.library().documents();
    for (const std::string &each : all)
        if (chosen.contains(QString::fromStdString(each)) != (game == QString::fromStdString(each)))
            exam.games.push_back(each);
    if (exam.games.empty()) {
        tell(tr("Choose at least one game."));
        return;
    }
    if (exam.games.size() == all.size())
        exam.games.clear(); // all, and any that is added later
    save(exam);
}

void Goals::forgetExam() {
    save(std::nullopt);
}

void Goals::save(const std::optional<ExamDate> &exam) {
    if (!usable())
        return;
    if (const auto saved = pitwise::setExam(m_desk.store()->roster(), m_desk.trainee()->id, exam); !saved) {
        tell(inWords(saved.error()));
        return;
    }
    m_problem.clear();
    refresh();
    Q_EMIT saved();
}

void Goals::tell(const QString &problem) {
    m_problem = problem;
    Q_EMIT changed();
}

QString Goals::examDate() const {
    return m_settings.exam ? dateOf(m_settings.exam->day).toString(QStringLiteral("dd/MM/yyyy")) : QString();
}

QString Goals::examWords() const {
    if (!m_settings.exam)
        return {};
    const int days = m_settings.exam->day - m_desk.moment().today();
    const QString day = QLocale().toString(dateOf(m_settings.exam->day), tr("dddd d MMMM yyyy", "a date with its weekday"));
    if (days > 0)
        return tr("%1, in %n day(s)", nullptr, days).arg(day);
    return days == 0 ? tr("%1, today").arg(day) : tr("%1, over").arg(day);
}

QStringList Goals::examGames() const {
    QStringList games;
    const std::vector<std::string> all = m_desk.library().documents();
    for (const std::string &game : !m_settings.exam || m_settings.exam->games.empty() ? all : m_settings.exam->games)
        games << QString::fromStdString(game);
    return games;
}

} // namespace pitwise
