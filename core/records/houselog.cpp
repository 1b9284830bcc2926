// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/houselog.h"
#include "core/records/journal.h"
#include "core/records/jsontext.h"

namespace pitwise {
namespace {

HouseDecision takeDecision(Statement &row) {
    HouseDecision decision;
    decision.id = row.takeUuid();
    decision.key = row.takeString();
    decision.value = row.takeUtf8();
    decision.who = row.takeText();
    decision.note = row.takeText();
    decision.atMs = row.takeInt();
    return decision;
}

} // namespace

Stored<HouseDecision> HouseLog::decide(const std::string &key, const QByteArray &value, const QString &who,
                                       const QString &note) {
    return guarded([&] {
        if (key.empty() || who.trimmed().isEmpty())
            throw StoreError{
                StoreErrorKind::Refused, {}, QStringLiteral("a decision needs what it is about and who takes it")};
        HouseDecision decision{
            QUuid::createUuid(), key, canonicalJson(value, "the decision"), who.simplified(), note.trimmed(),
            m_clock.nowMs()};
        Transaction transaction(m_connection);
        // Later than what it stands over, even where a clock was wrong: times give the order on every machine.
        Statement last = m_connection.prepare("SELECT coalesce(max(at_ms), 0) FROM house_decisions WHERE key = ?");
        if (last.bind(key).run().next())
            decision.atMs = std::max(decision.atMs, last.takeInt() + 1);
        (void)last.next();
        m_connection.prepare("INSERT INTO house_decisions (uuid, key, value, who, note, at_ms) VALUES (?, ?, ?, ?, ?, ?)")
            .bind(decision.id)
            .bind(decision.key)
            .bindUtf8(decision.value)
            .bind(decision.who)
            .bind(decision.note)
            .bind(decision.atMs)
            .run();
        Journal(m_connection).add(entry::decision, decision.id, {}, decision.atMs);
        transaction.commit();
        return decision;
    });
}

Stored<std::vector<HouseDecision>> HouseLog::inForce() const {
    return guarded([&] {
        std::vector<HouseDecision> decisions;
        Statement rows =
            m_connection.prepare("SELECT uuid, key, value, who, note, at_ms FROM house_decisions d WHERE NOT EXISTS "
                                 "(SELECT 1 FROM house_decisions n WHERE n.key = d.key AND (n.at_ms, n.uuid) > (d.at_ms, "
                                 "d.uuid)) AND value <> 'null' ORDER BY key");
        rows.run();
        while (rows.next())
            decisions.push_back(takeDecision(rows));
        return decisions;
    });
}

Stored<std::vector<HouseDecision>> HouseLog::history(const std::string &key) const {
    return guarded([&] {
        std::vector<HouseDecision> decisions;
        Statement rows = m_connection.prepare(
            "SELECT uuid, key, value, who, note, at_ms FROM house_decisions WHERE key = ? ORDER BY at_ms DESC, uuid DESC");
        rows.bind(key).run();
        while (rows.next())
            decisions.push_back(takeDecision(rows));
        return decisions;
    });
}

} // namespace pitwise
