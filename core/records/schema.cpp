// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/schema.h"

namespace pitwise {
namespace {

// Times are milliseconds UTC, enums are words, JSON is compact text with sorted keys, uuids are 16 bytes.
constexpr const char *firstVersion[] = {
    // A trainee may change name, batch and PIN; nothing about his answers.
    R"(CREATE TABLE trainees (
        id INTEGER PRIMARY KEY,
        uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
        name TEXT NOT NULL CHECK (name <> ''),
        batch TEXT NOT NULL,
        pin_hash BLOB NOT NULL,
        wrong_tries INTEGER NOT NULL DEFAULT 0,
        locked_until_ms INTEGER NOT NULL DEFAULT 0,
        created_ms INTEGER NOT NULL) STRICT)",
    R"(CREATE TABLE trainee_settings (
        trainee_id INTEGER NOT NULL REFERENCES trainees(id),
        key TEXT NOT NULL,
        value TEXT NOT NULL CHECK (json_valid(value)),
        PRIMARY KEY (trainee_id, key)) STRICT, WITHOUT ROWID)",

    R"(CREATE TABLE sessions (
        id INTEGER PRIMARY KEY,
        uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
        trainee_id INTEGER NOT NULL REFERENCES trainees(id),
        kind TEXT NOT NULL,
        settings TEXT NOT NULL CHECK (json_valid(settings)),
        plan TEXT NOT NULL CHECK (json_valid(plan)),
        seed INTEGER NOT NULL,
        planned INTEGER NOT NULL,
        started_ms INTEGER NOT NULL) STRICT)",
    "CREATE INDEX sessions_by_trainee ON sessions(trainee_id, started_ms)",
    R"(CREATE TABLE session_events (
        id INTEGER PRIMARY KEY,
        session_id INTEGER NOT NULL REFERENCES sessions(id),
        kind TEXT NOT NULL CHECK (kind IN ('paused', 'resumed', 'ended')),
        at_ms INTEGER NOT NULL) STRICT)",
    "CREATE INDEX session_events_by_session ON session_events(session_id, id)",

    // What every figure needs is here, narrow; what it takes to show the question again is in answer_bodies.
    R"(CREATE TABLE answers (
        id INTEGER PRIMARY KEY,
        uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
        trainee_id INTEGER NOT NULL REFERENCES trainees(id),
        session_id INTEGER NOT NULL REFERENCES sessions(id),
        ordinal INTEGER NOT NULL,
        at_ms INTEGER NOT NULL,
        game TEXT NOT NULL,
        family TEXT NOT NULL,
        topic TEXT NOT NULL,
        clauses TEXT NOT NULL CHECK (json_valid(clauses)),
        wanted TEXT NOT NULL,
        outcome TEXT NOT NULL CHECK (outcome IN ('right', 'wrong', 'unscored')),
        breakdown TEXT CHECK (breakdown IN ('right', 'wrong')),
        misconception TEXT NOT NULL,
        taken_ms INTEGER NOT NULL CHECK (taken_ms >= 0),
        target_ms INTEGER NOT NULL CHECK (target_ms >= 0),
        UNIQUE (session_id, ordinal)) STRICT)",
    "CREATE INDEX answers_by_trainee ON answers(trainee_id, at_ms)",
    // Which clauses an answer asked for: the history of a clause.
    R"(CREATE TABLE asked_clauses (
        trainee_id INTEGER NOT NULL REFERENCES trainees(id),
        document TEXT NOT NULL,
        clause TEXT NOT NULL,
        answer_id INTEGER NOT NULL REFERENCES answers(id),
        PRIMARY KEY (trainee_id, document, clause, answer_id)) STRICT, WITHOUT ROWID)",
    "CREATE INDEX asked_clauses_by_answer ON asked_clauses(answer_id)",
    R"(CREATE TABLE answer_bodies (
        answer_id INTEGER PRIMARY KEY REFERENCES answers(id),
        seed INTEGER NOT NULL,
        rulebook TEXT NOT NULL,
        readings TEXT NOT NULL CHECK (json_valid(readings)),
        generator TEXT NOT NULL,
        question TEXT NOT NULL,
        answer TEXT NOT NULL,
        verdict TEXT NOT NULL) STRICT)",

    R"(CREATE TABLE queries (
        id INTEGER PRIMARY KEY,
        uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
        trainee_id INTEGER NOT NULL REFERENCES trainees(id),
        answer_id INTEGER REFERENCES answers(id),
        text TEXT NOT NULL,
        at_ms INTEGER NOT NULL) STRICT)",
    "CREATE INDEX queries_by_trainee ON queries(trainee_id)",
    "CREATE INDEX queries_by_answer ON queries(answer_id)",
    R"(CREATE TABLE query_replies (
        id INTEGER PRIMARY KEY,
        uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
        query_id INTEGER NOT NULL REFERENCES queries(id),
        who TEXT NOT NULL,
        text TEXT NOT NULL,
        at_ms INTEGER NOT NULL) STRICT)",
    "CREATE INDEX query_replies_by_query ON query_replies(query_id)",

    // Who fixed what for the house, and when. The newest of a key is in force.
    R"(CREATE TABLE house_decisions (
        id INTEGER PRIMARY KEY,
        uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
        key TEXT NOT NULL,
        value TEXT NOT NULL CHECK (json_valid(value)),
        who TEXT NOT NULL,
        note TEXT NOT NULL,
        at_ms INTEGER NOT NULL) STRICT)",
    "CREATE INDEX house_decisions_by_key ON house_decisions(key, id)",

    // Records are appended, never edited. Only a trainee who is being deleted, named here within one
    // transaction, takes his along.
    "CREATE TABLE trainee_being_deleted (trainee_id INTEGER PRIMARY KEY) STRICT",
    "CREATE TRIGGER answers_stay BEFORE UPDATE ON answers BEGIN SELECT RAISE(ABORT, 'answers are never "
    "edited'); END",
    "CREATE TRIGGER answer_bodies_stay BEFORE UPDATE ON answer_bodies BEGIN SELECT RAISE(ABORT, 'answers are "
    "never edited'); END",
    "CREATE TRIGGER asked_clauses_stay BEFORE UPDATE ON asked_clauses BEGIN SELECT RAISE(ABORT, 'answers are "
    "never edited'); END",
    "CREATE TRIGGER sessions_stay BEFORE UPDATE ON sessions BEGIN SELECT RAISE(ABORT, 'sessions are never "
    "edited'); END",
    "CREATE TRIGGER session_events_stay BEFORE UPDATE ON session_events BEGIN SELECT RAISE(ABORT, 'sessions "
    "are never edited'); END",
    "CREATE TRIGGER queries_stay BEFORE UPDATE ON queries BEGIN SELECT RAISE(ABORT, 'queries are never "
    "edited'); END",
    "CREATE TRIGGER query_replies_stay BEFORE UPDATE ON query_replies BEGIN SELECT RAISE(ABORT, 'queries are "
    "never edited'); END",
    "CREATE TRIGGER house_decisions_stay BEFORE UPDATE ON house_decisions BEGIN SELECT RAISE(ABORT, "
    "'decisions are never edited'); END",
    "CREATE TRIGGER house_decisions_kept BEFORE DELETE ON house_decisions BEGIN SELECT RAISE(ABORT, "
    "'decisions are never deleted'); END",
    R"(CREATE TRIGGER answers_kept BEFORE DELETE ON answers
        WHEN NOT EXISTS (SELECT 1 FROM trainee_being_deleted WHERE trainee_id = OLD.trainee_id)
        BEGIN SELECT RAISE(ABORT, 'answers are never deleted'); END)",
    R"(CREATE TRIGGER answer_bodies_kept BEFORE DELETE ON answer_bodies
        WHEN NOT EXISTS (SELECT 1 FROM trainee_being_deleted d JOIN answers a ON a.trainee_id = d.trainee_id WHERE a.id = OLD.answer_id)
        BEGIN SELECT RAISE(ABORT, 'answers are never deleted'); END)",
    R"(CREATE TRIGGER asked_clauses_kept BEFORE DELETE ON asked_clauses
        WHEN NOT EXISTS (SELECT 1 FROM trainee_being_deleted WHERE trainee_id = OLD.trainee_id)
        BEGIN SELECT RAISE(ABORT, 'answers are never deleted'); END)",
    R"(CREATE TRIGGER sessions_kept BEFORE DELETE ON sessions
        WHEN NOT EXISTS (SELECT 1 FROM trainee_being_deleted WHERE trainee_id = OLD.trainee_id)
        BEGIN SELECT RAISE(ABORT, 'sessions are never deleted'); END)",
    R"(CREATE TRIGGER session_events_kept BEFORE DELETE ON session_events
        WHEN NOT EXISTS (SELECT 1 FROM trainee_being_deleted d JOIN sessions s ON s.trainee_id = d.trainee_id WHERE s.id = OLD.session_id)
        BEGIN SELECT RAISE(ABORT, 'sessions are never deleted'); END)",
    R"(CREATE TRIGGER queries_kept BEFORE DELETE ON queries
        WHEN NOT EXISTS (SELECT 1 FROM trainee_being_deleted WHERE trainee_id = OLD.trainee_id)
        BEGIN SELECT RAISE(ABORT, 'queries are never deleted'); END)",
    R"(CREATE TRIGGER query_replies_kept BEFORE DELETE ON query_replies
        WHEN NOT EXISTS (SELECT 1 FROM trainee_being_deleted d JOIN queries q ON q.trainee_id = d.trainee_id WHERE q.id = OLD.query_id)
        BEGIN SELECT RAISE(ABORT, 'queries are never deleted'); END)",

    // Caches: nothing here that answers could not give again.
    R"(CREATE TABLE cache_heads (
        trainee_id INTEGER PRIMARY KEY REFERENCES trainees(id),
        made_by TEXT NOT NULL,
        answers INTEGER NOT NULL,
        last_ms INTEGER NOT NULL,
        last_session BLOB NOT NULL,
        last_ordinal INTEGER NOT NULL) STRICT)",
    R"(CREATE TABLE cache_clauses (
        trainee_id INTEGER NOT NULL REFERENCES trainees(id),
        document TEXT NOT NULL,
        clause TEXT NOT NULL,
        stability REAL NOT NULL,
        difficulty REAL NOT NULL,
        reviewed_day REAL NOT NULL,
        first_day INTEGER NOT NULL,
        last_day INTEGER NOT NULL,
        last_ms INTEGER NOT NULL,
        asked INTEGER NOT NULL,
        right_answers INTEGER NOT NULL,
        last_grade INTEGER NOT NULL,
        recent INTEGER NOT NULL,
        quick INTEGER NOT NULL,
        PRIMARY KEY (trainee_id, document, clause)) STRICT, WITHOUT ROWID)",
    R"(CREATE TABLE cache_skills (
        trainee_id INTEGER NOT NULL REFERENCES trainees(id),
        game TEXT NOT NULL,
        family TEXT NOT NULL,
        recent BLOB NOT NULL,
        asked INTEGER NOT NULL,
        right_answers INTEGER NOT NULL,
        last_ms INTEGER NOT NULL,
        reached INTEGER NOT NULL,
        PRIMARY KEY (trainee_id, game, family)) STRICT, WITHOUT ROWID)",
    R"(CREATE TABLE cache_days (
        trainee_id INTEGER NOT NULL REFERENCES trainees(id),
        day INTEGER NOT NULL,
        game TEXT NOT NULL,
        topic TEXT NOT NULL,
        answered INTEGER NOT NULL,
        right_answers INTEGER NOT NULL,
        times BLOB NOT NULL,
        PRIMARY KEY (trainee_id, day, game, topic)) STRICT, WITHOUT ROWID)",
};

// A trainee who was removed waits with all records until he is brought back or the time is over.
constexpr const char *removedTrainees[] = {
    "ALTER TABLE trainees ADD COLUMN removed_ms INTEGER NOT NULL DEFAULT 0", // 0: here
};

// The seal of the records: core/records/journal.h says what is in it. It begins when a store is next opened.
constexpr const char *journalOfRecords[] = {
    "ALTER TABLE session_events ADD COLUMN uuid BLOB",
    "CREATE UNIQUE INDEX session_events_by_uuid ON session_events(uuid)",
    "DROP TRIGGER session_events_stay", // but for a name, where an event of an older program has none
    "CREATE TRIGGER session_events_stay BEFORE UPDATE ON session_events WHEN OLD.uuid IS NOT NULL OR NEW.id <> OLD.id OR "
    "NEW.session_id <> OLD.session_id OR NEW.kind <> OLD.kind OR NEW.at_ms <> OLD.at_ms BEGIN "
    "SELECT RAISE(ABORT, 'sessions are never edited'); END",
    R"(CREATE TABLE origins (
        id INTEGER PRIMARY KEY,
        uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
        here INTEGER NOT NULL CHECK (here IN (0, 1)),
        begun_ms INTEGER NOT NULL) STRICT)",
    R"(CREATE TABLE journal (
        id INTEGER PRIMARY KEY,
        origin_id INTEGER NOT NULL REFERENCES origins(id),
        seq INTEGER NOT NULL,
        trainee BLOB NOT NULL CHECK (length(trainee) = 16),
        nth INTEGER NOT NULL,
        kind TEXT NOT NULL,
        record BLOB NOT NULL CHECK (length(record) = 16),
        at_ms INTEGER NOT NULL,
        body BLOB NOT NULL,
        before BLOB NOT NULL,
        before_own BLOB NOT NULL,
        digest BLOB NOT NULL CHECK (length(digest) = 32),
        UNIQUE (origin_id, seq)) STRICT)",
    "CREATE UNIQUE INDEX journal_by_trainee ON journal(trainee, origin_id, nth)",
    "CREATE INDEX journal_by_record ON journal(record)",
    R"(CREATE TABLE journal_salts (
        entry_id INTEGER PRIMARY KEY REFERENCES journal(id),
        salt BLOB NOT NULL CHECK (length(salt) = 16)) STRICT)",
    "CREATE TRIGGER journal_stays BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is never edited'); END",
    "CREATE TRIGGER journal_kept BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is never edited'); END",
    "CREATE TRIGGER journal_salts_stay BEFORE UPDATE ON journal_salts BEGIN SELECT RAISE(ABORT, 'the journal is never "
    "edited'); END",
    R"(CREATE TRIGGER journal_salts_kept BEFORE DELETE ON journal_salts
        WHEN NOT EXISTS (SELECT 1 FROM trainee_being_deleted)
        BEGIN SELECT RAISE(ABORT, 'the journal is never edited'); END)",
};

// What the school writes down, appended; and how far this store is with the school's database (core/school).
constexpr const char *schoolDocuments[] = {
    R"(CREATE TABLE documents (
        id INTEGER PRIMARY KEY,
        uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
        kind TEXT NOT NULL CHECK (kind <> ''),
        key TEXT NOT NULL,
        value TEXT NOT NULL CHECK (json_valid(value)),
        who TEXT NOT NULL,
        over BLOB NOT NULL CHECK (length(over) % 16 = 0),
        at_ms INTEGER NOT NULL) STRICT)",
    "CREATE INDEX documents_by_key ON documents(kind, key, id)",
    "CREATE TRIGGER documents_stay BEFORE UPDATE ON documents BEGIN SELECT RAISE(ABORT, 'documents are never edited'); END",
    "CREATE TRIGGER documents_kept BEFORE DELETE ON documents BEGIN SELECT RAISE(ABORT, 'documents are never deleted'); END",
    R"(CREATE TABLE school_state (
        key TEXT PRIMARY KEY,
        value TEXT NOT NULL) STRICT, WITHOUT ROWID)",
    // Of each trainee (16 zero bytes: of the school) how far the deliveries came, and why they stand still.
    R"(CREATE TABLE school_streams (
        stream BLOB PRIMARY KEY CHECK (length(stream) = 16),
        after INTEGER NOT NULL,
        trouble TEXT NOT NULL) STRICT, WITHOUT ROWID)",
    // Entries that came from the school need not go there.
    R"(CREATE TABLE school_came (
        first INTEGER PRIMARY KEY,
        last INTEGER NOT NULL) STRICT)",
};

// What the school wrote down about somebody goes with him.
constexpr const char *documentsGoToo[] = {
    "DROP TRIGGER documents_kept",
    R"(CREATE TRIGGER documents_kept BEFORE DELETE ON documents
        WHEN NOT EXISTS (SELECT 1 FROM trainee_being_deleted)
        BEGIN SELECT RAISE(ABORT, 'documents are never deleted'); END)",
};

constexpr Migration allMigrations[] = {
    {1, "trainees, sessions, answers, queries, house decisions and their caches", firstVersion},
    {2, "trainees removed can be brought back", removedTrainees},
    {3, "every record is sealed in a journal", journalOfRecords},
    {4, "what the school writes down, and how far it is delivered", schoolDocuments},
    {5, "documents about somebody who is erased go too", documentsGoToo},
};

} // namespace

std::span<const Migration> migrations() {
    return allMigrations;
}

int schemaVersion(const Connection &connection, std::span<const Migration> steps) {
    const std::int64_t application = connection.number("PRAGMA application_id");
    const int version = static_cast<int>(connection.number("PRAGMA user_version"));
    const bool empty = connection.number("SELECT count(*) FROM sqlite_schema") == 0;
    if (application != applicationId && !(empty && application == 0 && version == 0))
        throw StoreError{StoreErrorKind::NotOurs, connection.path(), {}};
    if (version > steps.back().version)
        throw StoreError{StoreErrorKind::NewerVersion, connection.path(), {}, version};
    return version;
}

void migrate(const Connection &connection, std::span<const Migration> steps) {
    Transaction transaction(connection);
    const int version = schemaVersion(connection, steps); // again, now that nobody else can be migrating
    for (const Migration &step : steps) {
        if (step.version <= version)
            continue;
        for (const char *statement : step.statements)
            connection.exec(statement);
        connection.exec(QStringLiteral("PRAGMA user_version = %1").arg(step.version));
    }
    connection.exec(QStringLiteral("PRAGMA application_id = %1").arg(applicationId));
    transaction.commit();
}

} // namespace pitwise
