// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lrs/lrsdesk.h"
#include "app/text/said.h"
#include "app/window/backgroundwork.h"
#include "core/exchange/xapi.h"
#include "core/random/random.h"
#include "core/records/answerfeed.h"

#include <QLocale>

#include <algorithm>

namespace pitwise {
namespace {

constexpr int idleMs = 15'000;

} // namespace

LrsDesk::LrsDesk(Desk &desk, QString folder, QObject *parent) : QObject(parent), m_desk(desk), m_folder(std::move(folder)) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LrsDesk::step);
    try {
        m_access = exchange::readLrsAccess(m_folder + QStringLiteral("/access.json"));
        open();
    } catch (const Refusal &refusal) {
        m_access = {};
        fail(refusal);
    }
}

qint64 LrsDesk::nowMs() const {
    return m_desk.clock().nowMs();
}

void LrsDesk::fail(const Refusal &refusal) {
    m_problem = inWords(refusal);
    Q_EMIT changed();
}

void LrsDesk::open() {
    m_queue.reset();
    if (m_access.on) {
        m_queue = std::make_unique<exchange::StatementQueue>(m_folder, m_access.from, nowMs());
        m_timer.start(1000); // the window comes first
    }
    Q_EMIT changed();
}

bool LrsDesk::turnOn(const QString &address, const QString &home, const QString &user, const QString &secret) {
    m_problem.clear();
    exchange::LrsAccess access = m_access;
    access.on = true;
    access.address = address.trimmed();
    access.home = home.trimmed();
    access.user = user.trimmed();
    if (!secret.isEmpty())
        access.secret = secret;
    try {
        exchange::checkLrsAddress(access.address);
        (void)exchange::XapiHome(access.home);
        if (m_access.address.isEmpty() && m_desk.store()) // the first time: what was before is not sent
            if (const auto last = lastAnswerPlace(*m_desk.store()))
                access.from = *last;
        security::makeFolder(m_folder);
        exchange::writeLrsAccess(m_folder + QStringLiteral("/access.json"), access);
        m_access = access;
        open();
        return true;
    } catch (const Refusal &refusal) {
        fail(refusal);
        return false;
    }
}

void LrsDesk::turnOff() {
    m_problem.clear();
    m_timer.stop();
    exchange::LrsAccess access = m_access;
    access.on = false;
    try {
        exchange::writeLrsAccess(m_folder + QStringLiteral("/access.json"), access);
        m_access = access;
        m_queue.reset();
        Q_EMIT changed();
    } catch (const Refusal &refusal) {
        fail(refusal);
    }
}

void LrsDesk::sendNow() {
    if (m_queue && !m_sending) {
        m_queue->sendAtOnce();
        step();
    }
}

void LrsDesk::sendRefusedAgain() {
    if (!m_queue || m_sending)
        return;
    try {
        m_queue->sendRefusedAgain();
        step();
    } catch (const Refusal &refusal) {
        fail(refusal);
    }
}

LrsClient &LrsDesk::client() {
    if (!m_client)
        m_client = std::make_unique<LrsClient>();
    return *m_client;
}

void LrsDesk::takeIn() {
    const Store *store = m_desk.store();
    if (!store)
        return;
    if (const auto last = lastAnswerPlace(*store); last && *last < m_queue->place()) // other records, brought back
        m_queue->goBackTo(std::min(m_access.from, *last));
    const exchange::XapiHome home(m_access.home);
    if (const auto answers = answersAfter(*store, m_queue->place(), m_queue->room()); answers && !answers->empty()) {
        std::vector<exchange::Statement> statements;
        for (const FedAnswer &answer : *answers)
            statements.push_back({answer.record.id.toString(QUuid::WithoutBraces),
                                  exchange::answeredStatement(
                                      answer, home, [](const Phrase &phrase) { return said(phrase); }, m_desk.language())});
        m_queue->take(statements, answers->back().at);
    }
    const auto waiting = answersWaiting(*store, m_queue->place());
    m_inRecords = waiting ? *waiting : 0;
}

void LrsDesk::step() {
    if (!m_queue || m_sending)
        return;
    m_timer.start(idleMs);
    try {
        takeIn();
    } catch (const Refusal &refusal) {
        return fail(refusal);
    }
    m_problem.clear();
    const std::vector<exchange::Statement> batch = m_queue->batch(nowMs());
    m_sending = !batch.empty();
    Q_EMIT changed();
    if (batch.empty())
        return;
    client().send(m_access, exchange::StatementQueue::body(batch), [this, batch](const exchange::LrsReply &reply) {
        m_sending = false;
        if (!m_queue)
            return;
        try {
            static Random random(seedFrom(static_cast<std::uint64_t>(nowMs()), std::string_view("lrs")));
            m_queue->answered(batch, reply, nowMs(), static_cast<double>(random.below(1000)) / 1000);
        } catch (const Refusal &refusal) {
            fail(refusal);
        }
        const qint64 wait = m_queue->notBeforeMs() - nowMs();
        m_timer.start(wait > 0 ? static_cast<int>(std::min<qint64>(wait, 3'600'000)) : m_queue->waiting() > 0 ? 0 : idleMs);
        Q_EMIT changed();
    });
}

QString LrsDesk::state() const {
    if (!m_queue)
        return {};
    const int waiting = m_queue->waiting() + static_cast<int>(m_inRecords);
    return tr("%n answer(s) sent", nullptr, static_cast<int>(m_queue->delivered())) + tr(", ", "between parts of a list") +
           (waiting > 0 ? tr("%n waiting", nullptr, waiting) : tr("none waiting"));
}

QString LrsDesk::trouble() const {
    if (!m_queue || m_queue->problem().isEmpty())
        return {};
    const qint64 wait = std::max<qint64>(0, m_queue->notBeforeMs() - nowMs());
    return tr("The school's store did not take them: %1. Nothing is lost. The next try is in %n second(s).", nullptr,
              static_cast<int>((wait + 999) / 1000))
        .arg(m_queue->problem());
}

QString LrsDesk::refusal() const {
    return refused() > 0 ? m_queue->refused().back().why : QString();
}

} // namespace pitwise
