// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/lrs/lrsclient.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace pitwise {

/// Answers to a school's learning record store (LRS), as xAPI statements: off until somebody turns it on. What is recorded
/// from then on waits in a queue on disk until the LRS has it.
class LrsDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(bool on READ on NOTIFY changed)
    Q_PROPERTY(QString address READ address NOTIFY changed)
    Q_PROPERTY(QString home READ home NOTIFY changed)
    Q_PROPERTY(QString user READ user NOTIFY changed)
    Q_PROPERTY(bool hasSecret READ hasSecret NOTIFY changed) ///< It is kept, and never shown.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)  ///< Of what was typed, or of the disk; empty: none.
    Q_PROPERTY(QString state READ state NOTIFY changed)      ///< How far sending is, in words; empty: off.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)  ///< Why nothing goes now; empty: it goes.
    Q_PROPERTY(int refused READ refused NOTIFY changed)      ///< Statements that the LRS did not want.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)  ///< What it said of the last of them.
    Q_PROPERTY(bool busy READ busy NOTIFY changed)

public:
    /// The desk outlives it. `folder`: of its own; made when it is needed.
    LrsDesk(Desk &desk, QString folder, QObject *parent = nullptr);

    /// An empty secret leaves the one that is kept. Whether it was kept; problem() says why not.
    Q_INVOKABLE bool turnOn(const QString &address, const QString &home, const QString &user, const QString &secret);
    Q_INVOKABLE void turnOff(); ///< What waits stays, and goes when it is turned on again.
    Q_INVOKABLE void sendNow();
    Q_INVOKABLE void sendRefusedAgain();

    [[nodiscard]] bool on() const { return m_access.on; }
    [[nodiscard]] QString address() const { return m_access.address; }
    [[nodiscard]] QString home() const { return m_access.home; }
    [[nodiscard]] QString user() const { return m_access.user; }
    [[nodiscard]] bool hasSecret() const { return !m_access.secret.isEmpty(); }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString state() const;
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] int refused() const { return m_queue ? static_cast<int>(m_queue->refused().size()) : 0; }
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] bool busy() const { return m_sending; }
    [[nodiscard]] LrsClient &client();

Q_SIGNALS:
    void changed();

private:
    void open();
    void step(); ///< Takes in what was recorded, sends what waits, and sees to it that it is called again.
    void takeIn();
    void fail(const Refusal &refusal);
    [[nodiscard]] qint64 nowMs() const;

    Desk &m_desk;
    QString m_folder;
    exchange::LrsAccess m_access;
    std::unique_ptr<exchange::StatementQueue> m_queue; ///< While it is on.
    std::unique_ptr<LrsClient> m_client;               ///< Made with the first sending: most seats never need it.
    QTimer m_timer;
    bool m_sending = false;
    std::int64_t m_inRecords = 0; ///< Answers that are not in the queue yet.
    QString m_problem;
};

} // namespace pitwise
