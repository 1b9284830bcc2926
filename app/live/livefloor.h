// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/shift.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace pitwise {

/// The game is stopped: report what is wrong and where, rule on it, do it, go on.
class LiveFloor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the live table")
    Q_PROPERTY(Step step READ step NOTIFY changed)
    Q_PROPERTY(QStringList options READ options NOTIFY changed) ///< Kinds to be reported, or rulings.
    Q_PROPERTY(QString chosen READ chosen NOTIFY changed)       ///< The kind that was reported.
    Q_PROPERTY(QString ruling READ ruling NOTIFY changed)       ///< As it was given.
    Q_PROPERTY(int boxes READ boxes NOTIFY changed)
    Q_PROPERTY(QStringList asked READ asked NOTIFY changed) ///< Who has been asked, and what he said.
    Q_PROPERTY(QString nextToAsk READ nextToAsk NOTIFY changed)
    Q_PROPERTY(bool offTable READ isOffTable NOTIFY changed) ///< The floor finishes this round.

public:
    enum Step { Closed, Report, Where, Rule, Act };
    Q_ENUM(Step)
    using Do = std::function<void(live::Entry)>;
    static constexpr int mostKinds = 8, mostRulings = 4;

    explicit LiveFloor(Do act, QObject *parent = nullptr);

    /// Reads where an episode stands; null: there is no table.
    void read(const live::Shift *shift);

    Q_INVOKABLE void choose(int option); ///< Of options().
    Q_INVOKABLE void place(int box);     ///< 0: the dealer's own cards.
    Q_INVOKABLE void askNext();
    Q_INVOKABLE void discardOwn(); ///< His last card,
    Q_INVOKABLE void discardHand(int box, int hand);
    Q_INVOKABLE void resumeGame();

    [[nodiscard]] Step step() const { return m_step; }
    [[nodiscard]] QStringList options() const;
    [[nodiscard]] QString chosen() const;
    [[nodiscard]] QString ruling() const;
    [[nodiscard]] int boxes() const;
    [[nodiscard]] QStringList asked() const { return m_asked; }
    [[nodiscard]] QString nextToAsk() const;
    [[nodiscard]] bool isOffTable() const { return m_offTable; }
    [[nodiscard]] const std::vector<SituationKind> &kinds() const { return m_kinds; }
    [[nodiscard]] const std::vector<std::vector<RulingCode>> &rulings() const { return m_rulings; }

Q_SIGNALS:
    void changed();

private:
    void makeKinds(const live::Episode &episode);
    void makeRulings(const live::Episode &episode);
    [[nodiscard]] PlayerId next() const;
    [[nodiscard]] live::Asked question() const;

    Do m_act;
    const live::Shift *m_shift = nullptr;
    Step m_step = Closed;
    int m_stop = 0; ///< Line of the stop that the lists were made for.
    std::vector<SituationKind> m_kinds;
    std::vector<std::vector<RulingCode>> m_rulings;
    int m_kind = -1;
    std::vector<RulingCode> m_codes;
    QStringList m_asked;
    bool m_offTable = false;
};

} // namespace pitwise
