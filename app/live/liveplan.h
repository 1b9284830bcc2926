// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/playout.h"
#include "core/rules/library.h"

#include <QJsonObject>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// What a session at the live table is to be.
class LivePlan : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the live table")
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QStringList games READ games CONSTANT)
    Q_PROPERTY(int boxes READ boxes WRITE setBoxes NOTIFY changed) ///< With bets on them.
    Q_PROPERTY(int mostBoxes READ mostBoxes NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds WRITE setRounds NOTIFY changed)
    Q_PROPERTY(int dial READ dial WRITE setDial NOTIFY changed)
    Q_PROPERTY(bool faults READ faults WRITE setFaults NOTIFY changed)
    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY changed)

public:
    /// Guided: the next duty is shown, nothing is scored. Coached: tick or cross in place. Silent: all at the end.
    enum Mode { Guided, Coached, Silent };
    Q_ENUM(Mode)
    static constexpr int mostRounds = 24, mostDial = 5;

    explicit LivePlan(const Library &library, QObject *parent = nullptr);

    [[nodiscard]] QString game() const { return m_game; }
    void setGame(const QString &game);
    [[nodiscard]] QStringList games() const;
    [[nodiscard]] int boxes() const { return m_boxes; }
    void setBoxes(int boxes);
    [[nodiscard]] int mostBoxes() const;
    [[nodiscard]] int rounds() const { return m_rounds; }
    void setRounds(int rounds);
    [[nodiscard]] int dial() const { return m_dial; }
    void setDial(int dial);
    [[nodiscard]] bool faults() const { return m_faults; }
    void setFaults(bool on);
    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);

    [[nodiscard]] live::PlayoutOptions options(std::uint64_t seed) const;
    /// Beside its trace on disk, so that it can go on.
    [[nodiscard]] QJsonObject toJson() const;
    void read(const QJsonObject &json);

Q_SIGNALS:
    void changed();

private:
    const Library &m_library;
    QString m_game;
    int m_boxes = 3, m_rounds = 3, m_dial = 0;
    bool m_faults = false;
    Mode m_mode = Guided;
};

} // namespace pitwise
