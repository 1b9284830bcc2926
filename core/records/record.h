// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/answerfact.h"

#include <QByteArray>
#include <QString>
#include <QUuid>

namespace pitwise {

// Every record has a uuid of its own, so that records of several machines can be merged.
using TraineeId = QUuid;
using SessionId = QUuid;
using AnswerId = QUuid;
using QueryId = QUuid;

struct Trainee {
    TraineeId id;
    QString name;
    QString batch;      ///< Group or class; may be empty.
    QByteArray pinHash; ///< As core/security/pinhash makes it; empty: no PIN.
    int wrongTries = 0; ///< Lockout of the PIN.
    UtcMs lockedUntilMs = 0;
    UtcMs createdMs = 0;
    friend bool operator==(const Trainee &, const Trainee &) = default;
};

/// What a session sets out to do. Enough to go on with it after a crash.
struct SessionStart {
    TraineeId trainee;
    std::string kind;       ///< `due`, `custom`, `odds`, `clause-hunt`, `judgement`, …: the page's own word.
    QByteArray settings;    ///< JSON object: games, topics, length, clock, level.
    QByteArray plan = "[]"; ///< JSON array of what is to be asked, where that is fixed beforehand.
    std::uint64_t seed = 0;
    int planned = 0; ///< Questions; 0: by time, or open.
    friend bool operator==(const SessionStart &, const SessionStart &) = default;
};

struct Session {
    SessionId id;
    SessionStart start;
    UtcMs startedMs = 0;
    UtcMs lastMs = 0; ///< Its latest answer or event.
    bool paused = false;
    bool ended = false;
    int answered = 0; ///< All answers, unscored ones too.
    int right = 0;
};

/// An answer about to be recorded. Everything that it takes to show that very question again.
struct NewAnswer {
    SessionId session;
    AnswerFact fact;            ///< `atMs` is set by the store's clock.
    std::uint64_t seed = 0;     ///< Of the question.
    std::string rulebook;       ///< `lucky8@5`
    QByteArray readings = "{}"; ///< JSON object: the readings in force.
    std::string generator;      ///< Version of the question maker.
    QByteArray question;        ///< JSON object, key included.
    QByteArray answer;          ///< JSON: what the trainee gave.
    QByteArray verdict;         ///< JSON object: what was said of it.
    friend bool operator==(const NewAnswer &, const NewAnswer &) = default;
};

/// An answer as recorded. Never changes.
struct AnswerRecord {
    AnswerId id;
    TraineeId trainee;
    int ordinal = 0; ///< Place in its session, from 0.
    NewAnswer content;
    friend bool operator==(const AnswerRecord &, const AnswerRecord &) = default;
};

/// The short form for lists.
struct AnswerLine {
    AnswerId id;
    SessionId session;
    int ordinal = 0;
    AnswerFact fact;
};

/// "Query it": a doubt for the instructor.
struct QueryReply {
    QUuid id;
    QString who;
    QString text;
    UtcMs atMs = 0;
};
struct Query {
    QueryId id;
    TraineeId trainee;
    AnswerId answer; ///< Null: about no answer in particular.
    QString text;
    UtcMs atMs = 0;
    std::vector<QueryReply> replies; ///< Oldest first; none: open.
};

/// Something the house has fixed: a reading, limits, chips, a pay table. Never edited; the newest of a key is
/// in force.
struct HouseDecision {
    QUuid id;
    std::string key;  ///< `reading/lucky8/l8.bjAfterBust`, `limits/freebet`, …: the caller's own word.
    QByteArray value; ///< JSON.
    QString who;
    QString note;
    UtcMs atMs = 0;
};

/// Something the school has written down: a class, who is in it, a person, an assignment. Never edited: a newer one of the
/// same kind and key stands over those it was made from.
struct Document {
    QUuid id;
    std::string kind; ///< `class`, `member`, `person`, `assignment`, …
    std::string key;  ///< Which one of the kind.
    QByteArray value; ///< JSON; `null`: taken back.
    QString who;
    std::vector<QUuid> over; ///< What was in force for its author.
    UtcMs atMs = 0;
};

// Words as stored and exported.
[[nodiscard]] const char *outcomeName(Outcome outcome);
/// Nothing for a word that is none of them.
[[nodiscard]] std::optional<Outcome> outcomeNamed(const QString &name);

} // namespace pitwise
