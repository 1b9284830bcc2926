// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpServer>
#include <QTcpSocket>

#include <functional>

/// A learning record store as small as one can be, on this machine alone: it takes POST /xapi/statements as the standard
/// has it (all of a batch or nothing, the same id and content once more, another content 409) and can be told to be ill.
class LrsStandIn : public QObject {
public:
    enum class Ill { Not, Unavailable, CutBefore, CutAfter };

    LrsStandIn() {
        m_server.listen(QHostAddress::LocalHost);
        connect(&m_server, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *socket = m_server.nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(*socket); });
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        });
    }
    [[nodiscard]] QString address() const { return QStringLiteral("http://127.0.0.1:%1/xapi").arg(m_server.serverPort()); }

    QHash<QString, QJsonObject> stored;
    QHash<QString, int> seen; ///< How often each id came.
    int requests = 0, conflicts = 0;
    QByteArray authorization;
    Ill ill = Ill::Not;
    int illFor = 0; ///< So many requests.
    std::function<bool(const QJsonObject &)> isBad = [](const QJsonObject &) { return false; };

private:
    void read(QTcpSocket &socket) {
        QByteArray &got = m_got[&socket];
        got += socket.readAll();
        const qsizetype head = got.indexOf("\r\n\r\n");
        if (head < 0)
            return;
        qsizetype length = 0;
        QByteArray version, type;
        for (const QByteArray &line : got.left(head).split('\n')) {
            const QByteArray name = line.left(line.indexOf(':')).trimmed().toLower();
            const QByteArray value = line.mid(line.indexOf(':') + 1).trimmed();
            if (name == "content-length")
                length = value.toLongLong();
            else if (name == "x-experience-api-version")
                version = value;
            else if (name == "content-type")
                type = value;
            else if (name == "authorization")
                authorization = value;
        }
        if (got.size() < head + 4 + length)
            return;
        const QByteArray body = got.mid(head + 4, length);
        const bool isPost = got.startsWith("POST /xapi/statements ");
        m_got.remove(&socket);
        ++requests;
        const Ill now = illFor > 0 ? ill : Ill::Not;
        illFor = std::max(0, illFor - 1);
        if (now == Ill::Unavailable)
            return answer(socket, "503 Service Unavailable", "come back later", "Retry-After: 0\r\n");
        if (now == Ill::CutBefore)
            return socket.abort();
        if (!isPost || !version.startsWith("1.0") || !type.startsWith("application/json"))
            return answer(socket, "400 Bad Request", "headers");
        const QByteArray status = take(QJsonDocument::fromJson(body).array());
        if (now == Ill::CutAfter) { // half of an answer
            socket.write("HTTP/1.1 200 OK\r\nContent-Length: 4000\r\n\r\n[\"");
            socket.flush();
            return socket.disconnectFromHost();
        }
        answer(socket, status, status.startsWith("400") ? "a statement is wrong" : "[]");
    }
    QByteArray take(const QJsonArray &batch) {
        for (const QJsonValue &value : batch) {
            const QJsonObject one = value.toObject();
            const QString id = one.value(QStringLiteral("id")).toString();
            ++seen[id];
            if (id.isEmpty() || isBad(one))
                return "400 Bad Request";
            if (stored.contains(id) && stored.value(id) != one) {
                ++conflicts;
                return "409 Conflict";
            }
        }
        if (batch.isEmpty())
            return "400 Bad Request";
        for (const QJsonValue &value : batch)
            stored.insert(value.toObject().value(QStringLiteral("id")).toString(), value.toObject());
        return "200 OK";
    }
    static void answer(QTcpSocket &socket, const QByteArray &status, const QByteArray &text, const QByteArray &more = {}) {
        socket.write("HTTP/1.1 " + status + "\r\nContent-Type: text/plain\r\nContent-Length: " +
                     QByteArray::number(text.size()) + "\r\nConnection: close\r\n" + more + "\r\n" + text);
        socket.disconnectFromHost();
    }

    QTcpServer m_server;
    QHash<QTcpSocket *, QByteArray> m_got;
};
