// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/progress/chartdata.h"
#include "app/progress/clausehistory.h"
#include "app/progress/masteryrows.h"
#include "core/statistics/progressfigures.h"

namespace pitwise {

/// The progress page: one game at a time, its mastery map, its charts, how ready the trainee is. All from the records.
class ProgressDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(bool hasAnswers READ hasAnswers NOTIFY changed) ///< Of any game.
    Q_PROPERTY(QStringList documents READ documents NOTIFY changed)
    Q_PROPERTY(QList<int> scores READ scores NOTIFY changed)             ///< Readiness of each document.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed) ///< The document shown.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int score READ score NOTIFY changed)
    Q_PROPERTY(int needed READ needed CONSTANT) ///< What the table test needs.
    Q_PROPERTY(int mastered READ mastered NOTIFY changed)
    Q_PROPERTY(int clauses READ clauses NOTIFY changed)
    Q_PROPERTY(int due READ due NOTIFY changed)
    Q_PROPERTY(QString course READ course NOTIFY changed) ///< The way to the exam date; empty: none is set.
    Q_PROPERTY(bool onCourse READ onCourse NOTIFY changed)
    Q_PROPERTY(pitwise::MasteryRows *map READ map CONSTANT)
    Q_PROPERTY(pitwise::ChartData *accuracy READ accuracy CONSTANT)
    Q_PROPERTY(pitwise::ChartData *speed READ speed CONSTANT)
    Q_PROPERTY(pitwise::ChartData *forecast READ forecast CONSTANT)
    Q_PROPERTY(pitwise::ClauseHistory *history READ history CONSTANT)

public:
    ProgressDesk(Desk &desk, AnswerReview &answers, QObject *parent = nullptr);

    /// Reads the figures of the seated trainee anew.
    Q_INVOKABLE void refresh();
    /// The history of the map's current clause.
    Q_INVOKABLE void openHistory();

    [[nodiscard]] bool hasAnswers() const { return m_hasAnswers; }
    [[nodiscard]] QStringList documents() const;
    [[nodiscard]] QList<int> scores() const { return m_scores; }
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int document);
    [[nodiscard]] QString title() const;
    [[nodiscard]] int score() const { return m_figures.game.readiness.score; }
    [[nodiscard]] int needed() const { return readyFrom; }
    [[nodiscard]] int mastered() const { return m_figures.map.mastered(); }
    [[nodiscard]] int clauses() const { return m_figures.map.clauses(); }
    [[nodiscard]] int due() const { return m_figures.map.due; }
    [[nodiscard]] QString course() const { return m_course; }
    [[nodiscard]] bool onCourse() const { return m_onCourse; }
    [[nodiscard]] MasteryRows *map() { return &m_map; }
    [[nodiscard]] ChartData *accuracy() { return &m_accuracy; }
    [[nodiscard]] ChartData *speed() { return &m_speed; }
    [[nodiscard]] ChartData *forecast() { return &m_forecast; }
    [[nodiscard]] ClauseHistory *history() { return &m_history; }

Q_SIGNALS:
    void changed();

private:
    void showGame();
    void showCourse(const HomeFigures &home, const PracticeSettings &settings);
    void showAccuracy();
    void showSpeed();
    void showForecast(const PracticeSettings &settings, Day today);
    [[nodiscard]] const std::string &document() const;

    Desk &m_desk;
    Learner m_learner;
    DayTallies m_tallies;
    int m_current = 0;
    bool m_chosen = false, m_hasAnswers = false, m_onCourse = false;
    QList<int> m_scores;
    QString m_course;
    ProgressFigures m_figures;
    MasteryRows m_map;
    ChartData m_accuracy, m_speed, m_forecast;
    ClauseHistory m_history;
};

} // namespace pitwise
