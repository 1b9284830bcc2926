// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/journal.h"
#include "core/records/rowbytes.h"
#include "core/security/cipher.h"

#include <array>

namespace pitwise {
namespace {

constexpr int saltSize = 16;

struct Kind {
    const char *name;
    const char *body;
    const char *all; ///< uuid and trainee of every record, in the order they were made as far as it is known.
};
constexpr std::array kinds{
    Kind{entry::session,
         "SELECT t.uuid, s.kind, s.settings, s.plan, s.seed, s.planned, s.started_ms FROM sessions s "
         "JOIN trainees t ON t.id = s.trainee_id WHERE s.uuid = ?",
         "SELECT s.uuid, t.uuid FROM sessions s JOIN trainees t ON t.id = s.trainee_id ORDER BY s.id"},
    Kind{entry::event,
         "SELECT s.uuid, e.kind, e.at_ms FROM session_events e JOIN sessions s ON s.id = e.session_id WHERE e.uuid = ?",
         "SELECT e.uuid, t.uuid FROM session_events e JOIN sessions s ON s.id = e.session_id "
         "JOIN trainees t ON t.id = s.trainee_id ORDER BY e.id"},
    Kind{entry::answer,
         "SELECT t.uuid, s.uuid, a.ordinal, a.at_ms, a.game, a.family, a.topic, a.clauses, a.wanted, a.outcome, "
         "a.breakdown, a.misconception, a.taken_ms, a.target_ms, b.seed, b.rulebook, b.readings, b.generator, b.question, "
         "b.answer, b.verdict FROM answers a JOIN answer_bodies b ON b.answer_id = a.id "
         "JOIN sessions s ON s.id = a.session_id JOIN trainees t ON t.id = a.trainee_id WHERE a.uuid = ?",
         "SELECT a.uuid, t.uuid FROM answers a JOIN trainees t ON t.id = a.trainee_id ORDER BY a.id"},
    Kind{entry::query,
         "SELECT t.uuid, a.uuid, q.text, q.at_ms FROM queries q JOIN trainees t ON t.id = q.trainee_id "
         "LEFT JOIN answers a ON a.id = q.answer_id WHERE q.uuid = ?",
         "SELECT q.uuid, t.uuid FROM queries q JOIN trainees t ON t.id = q.trainee_id ORDER BY q.id"},
    Kind{entry::reply,
         "SELECT q.uuid, r.who, r.text, r.at_ms FROM query_replies r JOIN queries q ON q.id = r.query_id WHERE r.uuid = ?",
         "SELECT r.uuid, t.uuid FROM query_replies r JOIN queries q ON q.id = r.query_id "
         "JOIN trainees t ON t.id = q.trainee_id ORDER BY r.id"},
    Kind{entry::decision, "SELECT key, value, who, note, at_ms FROM house_decisions WHERE uuid = ?",
         "SELECT uuid, x'' FROM house_decisions ORDER BY id"},
    Kind{entry::document, "SELECT kind, key, value, who, over, at_ms FROM documents WHERE uuid = ?",
         "SELECT uuid, x'' FROM documents ORDER BY id"},
};

const Kind *kindNamed(const std::string &name) {
    for (const Kind &kind : kinds)
        if (name == kind.name)
            return &kind;
    return nullptr;
}

/// Within a transaction: what has no seal yet gets one here.
void sealAll(const Connection &connection, Journal &journal, UtcMs now) {
    for (const Kind &kind : kinds)
        for (const auto &[record, trainee] : recordsOf(connection, kind.name))
            journal.add(kind.name, record, trainee, now);
}

/// Two stores that know the same old event give it the same name.
void nameOldEvents(const Connection &connection) {
    std::vector<std::pair<std::int64_t, QUuid>> named;
    Statement unnamed = connection.prepare("SELECT e.id, s.uuid, e.kind, e.at_ms FROM session_events e "
                                           "JOIN sessions s ON s.id = e.session_id WHERE e.uuid IS NULL");
    unnamed.run();
    while (unnamed.next()) {
        const std::int64_t row = unnamed.takeInt();
        const QUuid session = unnamed.takeUuid();
        const QString kind = unnamed.takeText();
        named.emplace_back(row, eventId(session, kind, unnamed.takeInt()));
    }
    Statement name = connection.prepare("UPDATE OR IGNORE session_events SET uuid = ? WHERE id = ?");
    for (const auto &[row, id] : named) {
        name.bind(id).bind(row).run();
        if (name.changed() == 0) // the same event twice within a millisecond
            name.bind(QUuid::createUuidV5(id, QString::number(row))).bind(row).run();
    }
}

const std::string entryColumns =
    "SELECT o.uuid, j.seq, j.trainee, j.nth, j.kind, j.record, j.at_ms, j.body, j.before, j.before_own, j.digest, s.salt "
    "FROM journal j JOIN origins o ON o.id = j.origin_id LEFT JOIN journal_salts s ON s.entry_id = j.id ";

JournalEntry takeEntry(Statement &row) {
    JournalEntry taken;
    taken.origin = row.takeUuid();
    taken.seq = row.takeInt();
    taken.trainee = row.takeUuid();
    taken.nth = row.takeInt();
    taken.kind = row.takeString();
    taken.record = row.takeUuid();
    taken.atMs = row.takeInt();
    taken.body = row.takeBytes();
    taken.before = row.takeBytes();
    taken.beforeOwn = row.takeBytes();
    taken.digest = row.takeBytes();
    taken.salt = row.takeBytes();
    return taken;
}

std::int64_t newOrigin(const Connection &connection, UtcMs now) {
    Statement insert = connection.prepare("INSERT INTO origins (uuid, here, begun_ms) VALUES (?, 1, ?)");
    return insert.bind(QUuid::createUuid()).bind(now).run().lastId();
}

} // namespace

QUuid eventId(const SessionId &session, const QString &kind, UtcMs atMs) {
    return QUuid::createUuidV5(session, kind + u' ' + QString::number(atMs));
}

QByteArray JournalEntry::computedDigest() const {
    RowBytes row;
    row.add("pitwise-journal/1").add(origin).add(seq).add(trainee).add(nth).add(kind.c_str()).add(record).add(atMs);
    row.add(body).add(before).add(beforeOwn);
    return security::digest(row.bytes());
}

const char *bodySql(const std::string &kind) {
    const Kind *known = kindNamed(kind);
    return known ? known->body : nullptr;
}

std::vector<std::pair<QUuid, TraineeId>> recordsOf(const Connection &connection, const std::string &kind) {
    std::vector<std::pair<QUuid, TraineeId>> records;
    Statement all = connection.prepare(kindNamed(kind)->all);
    all.run();
    while (all.next()) {
        const QUuid record = all.takeUuid();
        records.emplace_back(record, all.takeUuid());
    }
    return records;
}

std::optional<QByteArray> bodyOf(const Connection &connection, const std::string &kind, const QUuid &record,
                                 const QByteArray &salt) {
    const char *sql = bodySql(kind);
    if (!sql)
        return std::nullopt;
    Statement row = connection.prepare(sql);
    if (!row.bind(record).run().next())
        return std::nullopt;
    return security::digest(salt + row.takeRow());
}

Journal::Journal(const Connection &connection) : m_connection(connection) {
    Statement own = connection.prepare("SELECT id, uuid FROM origins WHERE here = 1 ORDER BY id DESC LIMIT 1");
    if (!own.run().next())
        throw StoreError{StoreErrorKind::Failed, connection.path(), QStringLiteral("the journal has not begun")};
    m_originRow = own.takeInt();
    m_origin = own.takeUuid();
    Statement last = connection.prepare("SELECT seq, digest FROM journal WHERE origin_id = ? ORDER BY seq DESC LIMIT 1");
    if (last.bind(m_originRow).run().next()) {
        m_last.number = last.takeInt();
        m_last.digest = last.takeBytes();
    }
}

void Journal::begin(const Connection &connection, UtcMs now) {
    if (connection.number("SELECT count(*) FROM origins WHERE here = 1") > 0)
        return;
    Transaction transaction(connection);
    if (connection.number("SELECT count(*) FROM origins WHERE here = 1") == 0) { // another program was not faster
        nameOldEvents(connection);
        (void)newOrigin(connection, now);
        Journal journal(connection);
        sealAll(connection, journal, now);
        if (journal.m_last.number > 0)
            journal.add(entry::sealed, journal.m_origin, {}, now, {});
    }
    transaction.commit();
}

void Journal::beginAgain(const Connection &connection, UtcMs now) {
    Transaction transaction(connection);
    const JournalHead before = headOf(connection);
    (void)newOrigin(connection, now);
    Journal(connection).add(entry::restored, before.origin, {}, now, before.digest);
    transaction.commit();
}

Journal::Last &Journal::lastOf(const TraineeId &trainee) {
    const auto known = m_own.find(trainee);
    if (known != m_own.end())
        return known->second;
    Last last;
    Statement query = m_connection.prepare(
        "SELECT nth, digest FROM journal WHERE origin_id = ? AND trainee = ? ORDER BY nth DESC LIMIT 1");
    if (query.bind(m_originRow).bind(trainee).run().next()) {
        last.number = query.takeInt();
        last.digest = query.takeBytes();
    }
    return m_own.emplace(trainee, last).first->second;
}

void Journal::add(const char *kind, const QUuid &record, const TraineeId &trainee, UtcMs now) {
    JournalEntry made;
    made.salt = security::randomBytes(saltSize);
    const std::optional<QByteArray> body = bodyOf(m_connection, kind, record, made.salt);
    if (!body)
        throw StoreError{StoreErrorKind::Failed, m_connection.path(), QStringLiteral("there is no such record to seal")};
    made.kind = kind;
    made.record = record;
    made.trainee = trainee;
    made.atMs = now;
    made.body = *body;
    append(std::move(made));
}

void Journal::add(const char *kind, const QUuid &record, const TraineeId &trainee, UtcMs now, const QByteArray &body) {
    JournalEntry made;
    made.kind = kind;
    made.record = record;
    made.trainee = trainee;
    made.atMs = now;
    made.body = body;
    append(std::move(made));
}

void Journal::append(JournalEntry made) {
    Last &own = lastOf(made.trainee);
    made.origin = m_origin;
    made.seq = m_last.number + 1;
    made.nth = own.number + 1;
    made.before = m_last.digest;
    made.beforeOwn = own.digest;
    made.digest = made.computedDigest();
    write(m_originRow, made);
    m_last = {made.seq, made.digest};
    own = {made.nth, made.digest};
}

void Journal::write(std::int64_t origin, const JournalEntry &made) {
    Statement insert = m_connection.prepare("INSERT INTO journal (origin_id, seq, trainee, nth, kind, record, at_ms, body, "
                                            "before, before_own, digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(origin).bind(made.seq).bind(made.trainee).bind(made.nth).bind(made.kind).bind(made.record);
    insert.bind(made.atMs)
        .bindBytes(made.body)
        .bindBytes(made.before)
        .bindBytes(made.beforeOwn)
        .bindBytes(made.digest)
        .run();
    if (!made.salt.isEmpty())
        keepSalt(insert.lastId(), made.salt);
}

void Journal::keepSalt(std::int64_t row, const QByteArray &salt) {
    m_connection.prepare("INSERT OR IGNORE INTO journal_salts (entry_id, salt) VALUES (?, ?)")
        .bind(row)
        .bindBytes(salt)
        .run();
}

bool Journal::take(const JournalEntry &taken) {
    Statement known = m_connection.prepare(
        "SELECT j.id, j.digest FROM journal j JOIN origins o ON o.id = j.origin_id "
        "WHERE o.uuid = ? AND (j.seq = ? OR (j.trainee = ? AND j.nth = ?)) ORDER BY j.digest = ? DESC LIMIT 1");
    if (known.bind(taken.origin).bind(taken.seq).bind(taken.trainee).bind(taken.nth).bindBytes(taken.digest).run().next()) {
        const std::int64_t row = known.takeInt();
        if (known.takeBytes() != taken.digest)
            return false;
        if (!taken.salt.isEmpty()) // of a trainee who was erased here
            keepSalt(row, taken.salt);
        return true;
    }
    m_connection.prepare("INSERT OR IGNORE INTO origins (uuid, here, begun_ms) VALUES (?, 0, 0)").bind(taken.origin).run();
    Statement origin =
        m_connection.prepare("SELECT id, here, (SELECT count(*) FROM journal WHERE origin_id = o.id AND trainee = ?), "
                             "(SELECT digest FROM journal WHERE origin_id = o.id AND trainee = ? ORDER BY nth DESC LIMIT 1) "
                             "FROM origins o WHERE uuid = ?");
    (void)origin.bind(taken.trainee).bind(taken.trainee).bind(taken.origin).run().next();
    const std::int64_t row = origin.takeInt();
    const bool here = origin.takeInt() != 0;
    const std::int64_t count = origin.takeInt();
    if (here || taken.nth != count + 1 || taken.beforeOwn != origin.takeBytes())
        return false; // a copy of this store that went on by itself, or a chain with a gap
    write(row, taken);
    m_taken[{taken.origin, taken.trainee}] = taken.digest;
    return true;
}

void Journal::noteTaken(UtcMs now) {
    for (const auto &[chain, digest] : m_taken)
        add(entry::taken, chain.first, chain.second, now, digest);
    m_taken.clear();
}

bool Journal::hasSealed(const char *kind, const QUuid &record) const {
    Statement query = m_connection.prepare(
        "SELECT 1 FROM journal j JOIN journal_salts s ON s.entry_id = j.id WHERE j.record = ? AND j.kind = ?");
    return query.bind(record).bind(std::string(kind)).run().next();
}

void eachEntry(const Connection &connection, const std::function<void(const JournalEntry &, bool)> &look) {
    Statement rows = connection.prepare((entryColumns + "ORDER BY o.id, j.seq").c_str());
    Statement here = connection.prepare("SELECT here FROM origins WHERE uuid = ?");
    QUuid origin;
    bool isOurs = false;
    rows.run();
    while (rows.next()) {
        const JournalEntry one = takeEntry(rows);
        if (one.origin != origin) {
            origin = one.origin;
            isOurs = here.bind(origin).run().next() && here.takeInt() != 0;
        }
        look(one, isOurs);
    }
}

std::vector<JournalEntry> entriesOf(const Connection &connection, const TraineeId &trainee) {
    std::vector<JournalEntry> entries;
    Statement rows = connection.prepare((entryColumns + "WHERE j.trainee = ? ORDER BY o.id, j.nth").c_str());
    rows.bind(trainee).run();
    while (rows.next())
        entries.push_back(takeEntry(rows));
    return entries;
}

JournalHead headOf(const Connection &connection) {
    JournalHead head;
    Statement row = connection.prepare("SELECT o.uuid, j.seq, j.digest FROM journal j JOIN origins o ON o.id = j.origin_id "
                                       "WHERE o.here = 1 ORDER BY o.id DESC, j.seq DESC LIMIT 1");
    if (row.run().next()) {
        head.origin = row.takeUuid();
        head.seq = row.takeInt();
        head.digest = row.takeBytes();
    }
    return head;
}

} // namespace pitwise
