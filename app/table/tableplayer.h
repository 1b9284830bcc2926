// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltscene.h"
#include "app/table/roundshelf.h"
#include "app/table/roundsteps.h"
#include "core/rules/library.h"
#include "core/table/roundscript.h"

#include <QTimer>
#include <QUrl>

#include <memory>

namespace pitwise {

/// The Table page: a round script played step by step, with what was settled and why.
class TablePlayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(pitwise::FeltScene *scene READ scene CONSTANT)
    Q_PROPERTY(pitwise::RoundSteps *steps READ steps CONSTANT)
    Q_PROPERTY(pitwise::RoundShelf *shelf READ shelf CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY opened)
    Q_PROPERTY(QString shows READ shows NOTIFY opened)
    Q_PROPERTY(QString game READ game NOTIFY opened)
    Q_PROPERTY(bool twoLayouts READ hasTwoLayouts NOTIFY opened) ///< Its document shows two.
    Q_PROPERTY(QString roundId READ roundId NOTIFY opened)
    Q_PROPERTY(QString error READ error NOTIFY errorChanged)
    Q_PROPERTY(int position READ position NOTIFY moved)
    Q_PROPERTY(int count READ count NOTIFY opened)
    Q_PROPERTY(QString waiting READ waiting NOTIFY moved)
    Q_PROPERTY(bool playing READ isPlaying NOTIFY playingChanged)
    Q_PROPERTY(int speed READ speed WRITE setSpeed NOTIFY speedChanged)

public:
    /// `library` and `chips` outlive the player. `language`: code of the shelf's words.
    TablePlayer(const Library &library, const ChipSet &chips, const QString &language, QObject *parent = nullptr);

    /// Words of the shelf and of the steps change, the table stays.
    void setLanguage(const QString &code);
    /// The house settles from here, or has other chips: the round on the table is laid out anew.
    void readHouse(SettleFrom from);

    /// Opens a script; where it is refused, error() says what and where, and the table stays as it is.
    Q_INVOKABLE bool openFile(const QUrl &file);
    Q_INVOKABLE bool openShelf(const QString &id);
    /// The first of the shelf, where nothing has been opened yet.
    Q_INVOKABLE void openSomething();
    Q_INVOKABLE void forward();
    Q_INVOKABLE void back();
    Q_INVOKABLE void toStart();
    Q_INVOKABLE void toEnd();
    Q_INVOKABLE void goTo(int step);
    Q_INVOKABLE void playOrPause();
    Q_INVOKABLE void forgiveError(); ///< The message has been read.

    [[nodiscard]] FeltScene *scene() { return &m_scene; }
    [[nodiscard]] RoundSteps *steps() { return &m_steps; }
    [[nodiscard]] RoundShelf *shelf() { return &m_shelf; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString shows() const { return m_shows; }
    [[nodiscard]] QString game() const;
    [[nodiscard]] bool hasTwoLayouts() const;
    [[nodiscard]] QString roundId() const { return m_id; }
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] int position() const { return m_position; } ///< Steps shown; 0: the bets only.
    [[nodiscard]] int count() const { return static_cast<int>(m_steps.steps().size()); }
    [[nodiscard]] QString waiting() const; ///< At the end of a script that ends before its round does.
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    [[nodiscard]] int speed() const { return m_speed; } ///< 1 slow, 2 usual, 3 fast.
    void setSpeed(int speed);
    [[nodiscard]] const PlayedRound *played() const { return m_played.get(); }

Q_SIGNALS:
    void opened();
    void errorChanged();
    void moved();
    void playingChanged();
    void speedChanged();

private:
    bool open(const QByteArray &bytes, const QString &name, const QString &title, const QString &shows);
    void setPosition(int step, FeltScene::Arrival arrival);
    void setError(const QString &error);
    void pause();

    const Library &m_library;
    FeltScene m_scene;
    RoundSteps m_steps;
    RoundShelf m_shelf;
    std::unique_ptr<PlayedRound> m_played;
    QByteArray m_script; ///< Of the round on the table.
    SettleFrom m_settleFrom = SettleFrom::Right;
    QString m_id, m_title, m_shows, m_error;
    int m_position = 0;
    int m_speed = 2;
    QTimer m_timer;
};

} // namespace pitwise
