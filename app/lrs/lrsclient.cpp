// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lrs/lrsclient.h"

#include <QDateTime>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QUrl>

namespace pitwise {
namespace {

constexpr qint64 longestAnswer = 64 * 1024; ///< Nobody has more to say.

/// Seconds, or a day and time; -1: neither.
qint64 retryAfterMs(const QByteArray &header) {
    bool isNumber = false;
    if (const qint64 seconds = header.trimmed().toLongLong(&isNumber); isNumber)
        return seconds < 0 ? -1 : std::min<qint64>(seconds, 1'000'000) * 1000;
    const QDateTime until = QDateTime::fromString(QString::fromLatin1(header.trimmed()), Qt::RFC2822Date);
    return until.isValid() ? std::max<qint64>(0, QDateTime::currentDateTimeUtc().msecsTo(until)) : -1;
}

exchange::LrsReply replyOf(QNetworkReply &reply) {
    exchange::LrsReply made;
    const bool whole = reply.error() == QNetworkReply::NoError || reply.error() >= QNetworkReply::ContentAccessDenied;
    made.status = whole ? reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt() : 0;
    made.retryAfterMs = retryAfterMs(reply.rawHeader("Retry-After"));
    made.text = made.status > 0 ? QString::fromUtf8(reply.read(longestAnswer)).simplified().left(500) : reply.errorString();
    if (made.status > 0 && made.text.isEmpty())
        made.text = reply.attribute(QNetworkRequest::HttpReasonPhraseAttribute).toString();
    return made;
}

} // namespace

LrsClient::LrsClient(QObject *parent) : QObject(parent) {
    m_network.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
}

void LrsClient::send(const exchange::LrsAccess &access, const QByteArray &body,
                     std::function<void(const exchange::LrsReply &)> done) {
    QString address = access.address.trimmed();
    while (address.endsWith(u'/'))
        address.chop(1);
    QNetworkRequest request(QUrl(address + QStringLiteral("/statements"), QUrl::StrictMode));
    request.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
    request.setRawHeader("X-Experience-API-Version", "1.0.3");
    if (!access.user.isEmpty() || !access.secret.isEmpty())
        request.setRawHeader("Authorization", "Basic " + (access.user + u':' + access.secret).toUtf8().toBase64());
    request.setTransferTimeout(m_timeoutMs);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    QNetworkReply *reply = m_network.post(request, body);
    connect(reply, &QNetworkReply::finished, this, [reply, done = std::move(done)] {
        const exchange::LrsReply made = replyOf(*reply);
        reply->deleteLater();
        done(made);
    });
}

} // namespace pitwise
