// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/practice/answerreview.h"
#include "app/practice/stepmodel.h"
#include "app/progress/chartdata.h"
#include "app/rowlist.h"
#include "core/statistics/sessionsummary.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Right answers and middle time of a topic or a game, as a row of the summary.
class TallyModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the session review")

public:
    enum Role { TitleRole = Qt::UserRole, DocumentRole, RightRole, OfRole, TimeRole };
    using RowList::RowList;
    void show(const std::vector<Accuracy> &rows, bool games);
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Accuracy> m_rows;
    bool m_games = false;
};

/// The end of a session: figures, one piece of advice, the misses, what to work on. All from the records.
class SessionReview : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(QString session READ sessionWords NOTIFY changed) ///< What it was, and when.
    Q_PROPERTY(int answered READ answered NOTIFY changed)
    Q_PROPERTY(int right READ right NOTIFY changed)
    Q_PROPERTY(int unscored READ unscored NOTIFY changed)
    Q_PROPERTY(QString middleTime READ middleTime NOTIFY changed) ///< Empty: not timed.
    Q_PROPERTY(QString middleTarget READ middleTarget NOTIFY changed)
    Q_PROPERTY(int breakdowns READ breakdowns NOTIFY changed)
    Q_PROPERTY(int breakdownsRight READ breakdownsRight NOTIFY changed)
    Q_PROPERTY(QString advice READ advice NOTIFY changed)
    Q_PROPERTY(QString adviceDetail READ adviceDetail NOTIFY changed)
    Q_PROPERTY(int misses READ misses NOTIFY changed)
    Q_PROPERTY(pitwise::ChartData *times READ times CONSTANT) ///< Each answer's time against its own target.
    Q_PROPERTY(pitwise::StepModel *work READ work CONSTANT)   ///< Clauses to work on, and when they come back.
    Q_PROPERTY(pitwise::TallyModel *topics READ topics CONSTANT)
    Q_PROPERTY(pitwise::TallyModel *games READ games CONSTANT)

public:
    /// Rows are the misses.
    enum Role { NumberRole = Qt::UserRole, PromptRole, DocumentRole, ClauseRole, AnswersRole };

    SessionReview(Desk &desk, AnswerReview &answers, QObject *parent = nullptr);
    void show(const SessionId &session);
    /// Opens a miss on its felt; the others are a step away.
    Q_INVOKABLE void openMiss(int row);

    [[nodiscard]] int answered() const { return m_summary.answered; }
    [[nodiscard]] int right() const { return m_summary.right; }
    [[nodiscard]] QString sessionWords() const { return m_words; }
    [[nodiscard]] int unscored() const { return m_summary.unscored; }
    [[nodiscard]] QString middleTime() const;
    [[nodiscard]] QString middleTarget() const;
    [[nodiscard]] int breakdowns() const { return m_summary.breakdowns; }
    [[nodiscard]] int breakdownsRight() const { return m_summary.breakdownsRight; }
    [[nodiscard]] QString advice() const;
    [[nodiscard]] QString adviceDetail() const;
    [[nodiscard]] int misses() const { return static_cast<int>(m_misses.size()); }
    [[nodiscard]] ChartData *times() { return &m_times; }
    [[nodiscard]] StepModel *work() { return &m_work; }
    [[nodiscard]] TallyModel *topics() { return &m_topics; }
    [[nodiscard]] TallyModel *games() { return &m_games; }

    [[nodiscard]] int count() const override { return misses(); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed();

private:
    struct Miss {
        AnswerId id;
        int number = 0;
        QString prompt, document, clause, answers;
    };
    [[nodiscard]] QString gameName(const std::string &document) const;
    void addMiss(const AnswerLine &line);
    void showTimes(const std::vector<AnswerLine> &lines);
    void showWork();
    void showWords(const SessionId &session);

    Desk &m_desk;
    AnswerReview &m_answers;
    SessionSummary m_summary;
    QString m_words;
    std::vector<Miss> m_misses;
    ChartData m_times;
    StepModel m_work;
    TallyModel m_topics, m_games;
};

} // namespace pitwise
