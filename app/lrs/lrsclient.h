// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/lrsaccess.h"
#include "core/exchange/statementqueue.h"

#include <QNetworkAccessManager>
#include <QObject>

#include <functional>

namespace pitwise {

/// The one place that speaks to a network: statements to a learning record store. No redirection is followed, so that the
/// password goes nowhere but where it was typed for; a certificate that does not hold ends the connection.
class LrsClient : public QObject {
    Q_OBJECT
public:
    explicit LrsClient(QObject *parent = nullptr);
    /// Calls `done` once, whatever happens, unless it is gone by then.
    void send(const exchange::LrsAccess &access, const QByteArray &body,
              std::function<void(const exchange::LrsReply &)> done);
    void setTimeout(int ms) { m_timeoutMs = ms; } ///< Without a byte; half a minute where nobody says otherwise.

private:
    QNetworkAccessManager m_network;
    int m_timeoutMs = 30'000;
};

} // namespace pitwise
