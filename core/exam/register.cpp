// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/register.h"

#include "core/exam/badge.h"
#include "core/exam/container.h"
#include "core/exam/jsonfields.h"
#include "core/security/signedtext.h"

#include <QJsonArray>

#include <algorithm>

namespace pitwise::exam {
namespace {

constexpr QLatin1String format("pitwise-register/1");

QString optional(const JsonNode &node, const char *name) {
    const QLatin1String key(name);
    return node.has(key) ? QString::fromStdString(node.need(key).textOrEmpty()) : QString();
}

} // namespace

Register Register::read(const QByteArray &file, QByteArrayView issuerKey) {
    Register all;
    if (file.isEmpty())
        return all;
    const security::SignedText text = security::readSignedText(file);
    if (!text.alteration.none() || text.publicKey != issuerKey)
        throw Refusal{"is no register that this issuer has signed, or was altered", "register", {}};
    const JsonNode root(parseJson(text.bytes));
    if (root.need(QLatin1String("format")).text() != format.data())
        root.need(QLatin1String("format")).fail("is not a register that this version reads");
    root.need(QLatin1String("entries")).eachElement([&](const JsonNode &node) {
        all.m_entries.push_back({textOf(node, "number"), textOf(node, "candidate"), textOf(node, "name"),
                                 textOf(node, "title"), textOf(node, "result"), textOf(node, "badge"), textOf(node, "date"),
                                 optional(node, "validUntil"), node.need(QLatin1String("passed")).boolean(),
                                 node.need(QLatin1String("at")).integer(0)});
    });
    root.need(QLatin1String("withdrawn")).eachElement([&](const JsonNode &node) {
        all.m_withdrawals.push_back({textOf(node, "number"), textOf(node, "reason"), textOf(node, "who"),
                                     node.need(QLatin1String("at")).integer(0)});
    });
    return all;
}

QByteArray Register::sealed(const IssuerKey &key) const {
    QJsonArray entries, withdrawn;
    for (const Entry &entry : m_entries)
        entries.append(QJsonObject{{QStringLiteral("number"), entry.number},
                                   {QStringLiteral("candidate"), entry.candidate},
                                   {QStringLiteral("name"), entry.name},
                                   {QStringLiteral("title"), entry.title},
                                   {QStringLiteral("result"), entry.result},
                                   {QStringLiteral("badge"), entry.badge},
                                   {QStringLiteral("date"), entry.date},
                                   {QStringLiteral("validUntil"), entry.validUntil},
                                   {QStringLiteral("passed"), entry.passed},
                                   {QStringLiteral("at"), entry.atMs}});
    for (const Withdrawal &one : m_withdrawals)
        withdrawn.append(QJsonObject{{QStringLiteral("number"), one.number},
                                     {QStringLiteral("reason"), one.reason},
                                     {QStringLiteral("who"), one.who},
                                     {QStringLiteral("at"), one.atMs}});
    return security::signText(jsonBytes({{QStringLiteral("format"), format},
                                         {QStringLiteral("issuer"), key.issuer().name},
                                         {QStringLiteral("entries"), entries},
                                         {QStringLiteral("withdrawn"), withdrawn}}) +
                                  '\n',
                              key.signing());
}

QStringList Register::enter(const SatExam &sat, const MarkedExam &marked, qint64 nowMs) {
    const QString number = certificateNumber(sat, marked);
    const QString result = QString::fromLatin1(security::toBase64Url(sat.digest));
    if (std::any_of(m_entries.begin(), m_entries.end(), [&](const Entry &entry) { return entry.number == number; }))
        return {};
    QStringList gone;
    for (const Entry &entry : m_entries)
        if (entry.result == result && entry.passed && !marked.score.passed() && !withdrawn(entry.number))
            gone << entry.number;
    const QDate until = validUntil(sat);
    m_entries.push_back({number, sat.candidate.number, sat.candidate.name, sat.blueprint.title, result, badgeId(sat),
                         examDate(sat).toString(Qt::ISODate), until.isValid() ? until.toString(Qt::ISODate) : QString(),
                         marked.score.passed(), nowMs});
    for (const QString &old : std::as_const(gone))
        m_withdrawals.push_back({old, QStringLiteral("marked again after rulings on items: not passed, see %1").arg(number),
                                 QStringLiteral("regrade"), nowMs});
    return gone;
}

void Register::withdraw(const QString &number, const QString &reason, const QString &who, qint64 nowMs) {
    if (std::none_of(m_entries.begin(), m_entries.end(), [&](const Entry &entry) { return entry.number == number; }))
        throw Refusal{"was never entered in this register", number.toStdString(), {}};
    if (withdrawn(number))
        throw Refusal{"is withdrawn already", number.toStdString(), {}};
    if (reason.trimmed().isEmpty() || who.trimmed().isEmpty())
        throw Refusal{"a withdrawal needs a reason and who decided it", number.toStdString(), {}};
    m_withdrawals.push_back({number, reason.trimmed(), who.trimmed(), nowMs});
}

std::optional<Register::Withdrawal> Register::withdrawn(const QString &number) const {
    const auto it = std::find_if(m_withdrawals.begin(), m_withdrawals.end(),
                                 [&](const Withdrawal &one) { return one.number == number; });
    return it == m_withdrawals.end() ? std::nullopt : std::optional(*it);
}

qint64 Register::statusIndex(const QString &badge) const {
    return std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &entry) { return entry.badge == badge; }) -
           m_entries.begin();
}

std::optional<Register::Withdrawal> Register::badgeWithdrawn(const QString &badge) const {
    std::optional<Withdrawal> last;
    for (const Entry &entry : m_entries)
        if (entry.badge == badge && entry.passed)
            last = withdrawn(entry.number);
    return last;
}

} // namespace pitwise::exam
