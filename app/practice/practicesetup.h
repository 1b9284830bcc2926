// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// What a session is to be: the choices of the set-up page, remembered for each trainee.
class PracticeSetup : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY changed)
    Q_PROPERTY(QStringList games READ games NOTIFY changed)           ///< Chosen ones.
    Q_PROPERTY(QStringList topics READ topics NOTIFY changed)         ///< Chosen ones.
    Q_PROPERTY(int length READ length WRITE setLength NOTIFY changed) ///< Index into lengths().
    Q_PROPERTY(Timing timing READ timing WRITE setTiming NOTIFY changed)
    Q_PROPERTY(Level level READ level WRITE setLevel NOTIFY changed)
    Q_PROPERTY(int due READ due NOTIFY changed)
    Q_PROPERTY(int minutes READ minutes NOTIFY changed) ///< About how long it takes.
    Q_PROPERTY(int questions READ questions NOTIFY changed)
    Q_PROPERTY(int clausesInReach READ clausesInReach NOTIFY changed)
    Q_PROPERTY(
        QList<int> topicShares READ topicShares NOTIFY changed) ///< Per cent right of each topic lately; -1: not asked.
    Q_PROPERTY(int bestStorm READ bestStorm NOTIFY changed)     ///< Right answers, of what is chosen; -1: none yet.
    Q_PROPERTY(bool canStart READ canStart NOTIFY changed)
    Q_PROPERTY(QStringList presets READ presets NOTIFY changed)      ///< Choices kept by the trainee, in words.
    Q_PROPERTY(bool canSavePreset READ canSavePreset NOTIFY changed) ///< Not kept yet, and there is room.

public:
    enum class Mode { Due, Custom, Odds, ClauseHunt, Judgement, Storm };
    Q_ENUM(Mode)
    enum class Timing { Off, Shown, StopAtTarget };
    Q_ENUM(Timing)
    /// Learn: amounts shown, hints, chips or typing. Drill: amounts shown, chips. Table: no amounts, no hints, chips.
    enum class Level { Learn, Drill, Table };
    Q_ENUM(Level)

    explicit PracticeSetup(Desk &desk, QObject *parent = nullptr);

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    [[nodiscard]] const QStringList &games() const { return m_games; }
    [[nodiscard]] const QStringList &topics() const { return m_topics; }
    [[nodiscard]] int length() const { return m_length; }
    void setLength(int index);
    [[nodiscard]] Timing timing() const { return m_timing; }
    void setTiming(Timing timing);
    [[nodiscard]] Level level() const { return m_level; }
    void setLevel(Level level);
    [[nodiscard]] int due() const { return m_due; }
    [[nodiscard]] int minutes() const;
    [[nodiscard]] int questions() const; ///< 0: by time.
    /// He has answered nothing yet: what is due begins with a first session that shows everything.
    [[nodiscard]] bool isFirst() const { return m_newcomer && m_mode == Mode::Due && plannedQuestions() > 0; }
    static constexpr int firstQuestions = 10;
    [[nodiscard]] int limitMinutes() const;     ///< 0: by count.
    [[nodiscard]] int plannedQuestions() const; ///< Of the length alone, however many are due.
    [[nodiscard]] int clausesInReach() const;
    [[nodiscard]] QList<int> topicShares() const { return m_topicShares; }
    [[nodiscard]] int bestStorm() const;
    [[nodiscard]] bool canStart() const;

    static constexpr int mostPresets = 4;
    [[nodiscard]] QStringList presets() const;
    [[nodiscard]] bool canSavePreset() const;
    Q_INVOKABLE void savePreset();
    Q_INVOKABLE void usePreset(int index);
    Q_INVOKABLE void forgetPreset(int index);

    Q_INVOKABLE void toggleGame(const QString &game);
    Q_INVOKABLE void toggleTopic(const QString &topic);
    Q_INVOKABLE void onlyGame(const QString &game); ///< All topics of one game.
    /// Reads what the seated trainee chose last, and what is due.
    Q_INVOKABLE void refresh();
    /// What somebody else has chosen, for one session: the trainee's own choices come back with the next refresh().
    void choose(const QByteArray &settings);

    [[nodiscard]] PracticeSettings practiceSettings() const;
    [[nodiscard]] QByteArray toJson() const;
    void fromJson(const QByteArray &json);
    [[nodiscard]] static const char *kindName(Mode mode); ///< As sessions are recorded.

Q_SIGNALS:
    void changed();

private:
    template <typename T> void set(T &member, T value);
    void remember();
    void readShares();
    void readPresets();
    void writePresets(); ///< To the trainee's settings; what cannot be written is taken back.

    Desk &m_desk;
    Mode m_mode = Mode::Due;
    QStringList m_games, m_topics;
    int m_length = 1;
    Timing m_timing = Timing::Shown;
    Level m_level = Level::Learn;
    int m_due = 0;
    bool m_newcomer = true;
    QList<int> m_topicShares;
    QList<QByteArray> m_presets; ///< As toJson() gives them.
};

} // namespace pitwise
