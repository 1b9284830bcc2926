// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/statementqueue.h"
#include "core/json/jsonnode.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>

namespace pitwise::exchange {
namespace {

using L1 = QLatin1String;

constexpr char queueFormat[] = "pitwise-lrs-queue/1";
constexpr qint64 firstWaitMs = 5'000, longestWaitMs = 15 * 60'000, longestWishMs = 60 * 60'000;
constexpr std::size_t mostRefused = 1000;
/// So many refused one after the other, and none taken: it is not the statements.
constexpr int refusedByAll = 10;

QJsonObject statementJson(const Statement &statement) {
    QJsonObject json{{L1("id"), statement.id}, {L1("statement"), QString::fromUtf8(statement.bytes)}};
    if (!statement.why.isEmpty())
        json[L1("why")] = statement.why;
    return json;
}

Statement readStatement(const JsonNode &node) {
    node.allowOnly({L1("id"), L1("statement"), L1("why")});
    return {QString::fromStdString(node.need(L1("id")).text()), QByteArray::fromStdString(node.need(L1("statement")).text()),
            node.has(L1("why")) ? QString::fromStdString(node.need(L1("why")).text()) : QString()};
}

} // namespace

StatementQueue::StatementQueue(QString folder, std::int64_t from, qint64 nowMs)
    : m_file(folder + QStringLiteral("/queue.json")), m_place(from) {
    security::makeFolder(folder);
    try {
        read();
    } catch (const Refusal &) { // whatever waited is in the records too, and is sent again
        security::moveFile(m_file, folder + QStringLiteral("/queue-damaged-%1.json").arg(nowMs), true);
        m_mark = {};
        m_place = from;
        m_waiting.clear();
        m_refused.clear();
        m_delivered = m_conflicts = 0;
    }
}

void StatementQueue::read() {
    if (!QFile::exists(m_file))
        return;
    const QByteArray bytes = security::readFile(m_file);
    const JsonNode root(parseJson(bytes));
    if (const JsonNode format = root.need(L1("format")); format.textOrEmpty() != queueFormat)
        format.fail(std::string("must be \"") + queueFormat + '"');
    std::deque<Statement> waiting;
    std::vector<Statement> refused;
    root.need(L1("waiting")).eachElement([&](const JsonNode &one) { waiting.push_back(readStatement(one)); });
    root.need(L1("refused")).eachElement([&](const JsonNode &one) { refused.push_back(readStatement(one)); });
    m_place = root.need(L1("place")).integer(0);
    m_delivered = root.need(L1("delivered")).integer(0);
    m_conflicts = root.need(L1("conflicts")).integer(0);
    m_waiting = std::move(waiting);
    m_refused = std::move(refused);
    m_mark = security::FileMark(bytes);
}

void StatementQueue::write() {
    QJsonArray waiting, refused;
    for (const Statement &one : m_waiting)
        waiting.append(statementJson(one));
    for (const Statement &one : m_refused)
        refused.append(statementJson(one));
    const QByteArray bytes = QJsonDocument(QJsonObject{{L1("format"), L1(queueFormat)},
                                                       {L1("place"), static_cast<qint64>(m_place)},
                                                       {L1("delivered"), static_cast<qint64>(m_delivered)},
                                                       {L1("conflicts"), static_cast<qint64>(m_conflicts)},
                                                       {L1("waiting"), waiting},
                                                       {L1("refused"), refused}})
                                 .toJson(QJsonDocument::Compact);
    try {
        security::writeFile(m_file, bytes, {.over = m_mark});
    } catch (const security::Overtaken &) { // another window sends too: what it knows counts
        read();
        throw;
    }
    m_mark = security::FileMark(bytes);
}

void StatementQueue::take(const std::vector<Statement> &statements, std::int64_t place) {
    if (statements.empty() && place == m_place)
        return;
    m_waiting.insert(m_waiting.end(), statements.begin(), statements.end());
    m_place = place;
    write();
}

void StatementQueue::goBackTo(std::int64_t place) {
    m_place = place;
    write();
}

std::vector<Statement> StatementQueue::batch(qint64 nowMs) const {
    if (nowMs < m_notBeforeMs)
        return {};
    const auto count = static_cast<std::ptrdiff_t>(std::min(m_size, m_waiting.size()));
    return {m_waiting.begin(), m_waiting.begin() + count};
}

QByteArray StatementQueue::body(const std::vector<Statement> &batch) {
    QByteArray body = "[";
    for (const Statement &one : batch)
        body += (body.size() > 1 ? "," : "") + one.bytes;
    return body + ']';
}

void StatementQueue::drop(std::size_t count) {
    m_waiting.erase(m_waiting.begin(), m_waiting.begin() + static_cast<std::ptrdiff_t>(count));
}

void StatementQueue::wait(const LrsReply &reply, qint64 nowMs, double random) {
    const qint64 own = std::min(longestWaitMs, firstWaitMs << std::min(m_failures, 10));
    ++m_failures;
    const qint64 wished = std::min(longestWishMs, reply.retryAfterMs);
    m_notBeforeMs = nowMs + std::max(wished, static_cast<qint64>(static_cast<double>(own) * (0.75 + random / 2)));
    m_problem = reply.status > 0 ? QStringLiteral("HTTP %1 %2").arg(reply.status).arg(reply.text).trimmed() : reply.text;
}

void StatementQueue::answered(const std::vector<Statement> &sent, const LrsReply &reply, qint64 nowMs, double random) {
    const std::size_t count = sent.size();
    if (count == 0 || count > m_waiting.size() || !std::equal(sent.begin(), sent.end(), m_waiting.begin()))
        return; // another window was quicker
    const bool taken = reply.status == 200 || reply.status == 204;
    const bool known = reply.status == 409; // another content under this id: it is there, and stays as it is
    const bool bad = reply.status == 400 || reply.status == 413 || reply.status == 422;
    if ((bad || known) && count > 1) { // all or nothing: the bad one is found by halves
        m_size = count / 2;
        m_notBeforeMs = 0;
        return;
    }
    if (bad && m_refusedInARow >= refusedByAll) { // perhaps the LRS itself: none is put aside, the next one is tried
        m_waiting.push_back(m_waiting.front());
        drop(1);
        return wait(reply, nowMs, random);
    }
    if (!taken && !known && !bad)
        return wait(reply, nowMs, random);
    if (bad) {
        ++m_refusedInARow;
        Statement refused = sent.front();
        refused.why = reply.text.left(500).isEmpty() ? QStringLiteral("HTTP %1").arg(reply.status) : reply.text.left(500);
        if (m_refused.size() >= mostRefused)
            m_refused.erase(m_refused.begin()); // it is in the records still
        m_refused.push_back(std::move(refused));
    } else {
        m_refusedInARow = 0;
        m_delivered += static_cast<std::int64_t>(count);
        m_conflicts += known;
        m_size = std::min<std::size_t>(atOnce, m_size * 2);
    }
    drop(count);
    m_failures = 0;
    m_notBeforeMs = 0;
    m_problem.clear();
    write();
}

void StatementQueue::sendRefusedAgain() {
    for (Statement &one : m_refused)
        m_waiting.push_back({one.id, std::move(one.bytes), {}});
    m_refused.clear();
    m_refusedInARow = 0;
    m_notBeforeMs = 0;
    write();
}

} // namespace pitwise::exchange
