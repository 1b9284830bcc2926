// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/house/chipmodel.h"
#include "app/house/housereadings.h"
#include "app/house/limitmodel.h"
#include "app/rulebook/readingmodel.h"
#include "core/records/housedecisions.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// What the house has decided: limits, chips, the pay table in force, the direction of settling, readings. Every change is
/// one decision in the log, with who took it, on disk before it is in force; questions are made by it from then on.
class HouseDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(QString who READ who WRITE setWho NOTIFY whoChanged) ///< Who decides here now.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(pitwise::LimitModel *limits READ limits CONSTANT)
    Q_PROPERTY(pitwise::ChipModel *chips READ chips CONSTANT)
    Q_PROPERTY(pitwise::HouseReadings *readings READ readings CONSTANT)
    Q_PROPERTY(int payTable READ payTable NOTIFY changed) ///< 0: all are drilled.
    Q_PROPERTY(bool settlesFromLeft READ settlesFromLeft NOTIFY changed)
    Q_PROPERTY(int openReadings READ openReadings NOTIFY changed)
    Q_PROPERTY(bool usable READ usable NOTIFY changed)

public:
    explicit HouseDesk(Desk &desk, QObject *parent = nullptr);

    // Each says in `problem` why it could not be, and gives whether it was recorded.
    Q_INVOKABLE bool setLimits(int row, const QString &minimum, const QString &maximum); ///< Dollars.
    Q_INVOKABLE bool forgetLimits(int row);                                              ///< As usual again.
    Q_INVOKABLE bool toggleChip(int row);
    Q_INVOKABLE bool setPayTable(int table);
    Q_INVOKABLE bool setSettlesFromLeft(bool left);
    Q_INVOKABLE bool fix(int row, int option);
    Q_INVOKABLE bool takeBack(int row);
    Q_INVOKABLE void forgive(); ///< The message has been read.

    /// Reads everything anew from the log.
    Q_INVOKABLE void refresh();

    [[nodiscard]] QString who() const { return m_who; }
    void setWho(const QString &who);
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] LimitModel *limits() { return &m_limits; }
    [[nodiscard]] ChipModel *chips() { return &m_chips; }
    [[nodiscard]] HouseReadings *readings() { return &m_readings; }
    [[nodiscard]] int payTable() const { return m_desk.house().payTable; }
    [[nodiscard]] bool settlesFromLeft() const { return m_desk.house().settleFrom == SettleFrom::Left; }
    [[nodiscard]] int openReadings() const;
    [[nodiscard]] bool usable() const { return m_desk.store() != nullptr; }
    [[nodiscard]] FixedReadings fixed() const; ///< For the rulebook page.

Q_SIGNALS:
    void whoChanged();
    void problemChanged();
    void changed(); ///< Something is in force that was not before.

private:
    /// Records what `make` gives; a Refusal of it becomes the problem.
    template <typename F> bool decide(F &&make);
    void showLimits(const std::vector<HouseDecision> &inForce);
    void showReadings();
    void setProblem(const QString &problem);

    Desk &m_desk;
    QString m_who, m_problem;
    LimitModel m_limits;
    ChipModel m_chips;
    HouseReadings m_readings;
};

} // namespace pitwise
