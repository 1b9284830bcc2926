// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/cacherows.h"

#include <QtEndian>

#include <algorithm>

namespace pitwise {
namespace {

// Numbers in a BLOB: 32 bits each, little-endian.
void put(QByteArray &bytes, std::int32_t value) {
    char buffer[4];
    qToLittleEndian(value, buffer);
    bytes.append(buffer, 4);
}

std::int32_t get(const QByteArray &bytes, qsizetype index) {
    return qFromLittleEndian<std::int32_t>(bytes.constData() + 4 * index);
}

ClauseState takeClause(Statement &row) {
    ClauseState state;
    state.memory.stability = row.takeReal();
    state.memory.difficulty = row.takeReal();
    state.reviewedDay = row.takeReal();
    state.firstDay = static_cast<Day>(row.takeInt());
    state.lastDay = static_cast<Day>(row.takeInt());
    state.lastMs = row.takeInt();
    state.asked = static_cast<int>(row.takeInt());
    state.right = static_cast<int>(row.takeInt());
    state.lastGrade = static_cast<Grade>(row.takeInt());
    state.recent = static_cast<std::uint32_t>(row.takeInt());
    state.quick = static_cast<std::uint32_t>(row.takeInt());
    return state;
}

SkillState takeSkill(Statement &row) {
    SkillState state;
    const QByteArray recent = row.takeBytes();
    state.count = static_cast<int>(std::min<qsizetype>(recent.size() / 12, SkillState::window));
    for (int i = 0; i < state.count; ++i)
        state.recent[static_cast<std::size_t>(i)] = {get(recent, 3 * i) != 0, get(recent, 3 * i + 1),
                                                     get(recent, 3 * i + 2)};
    state.asked = static_cast<int>(row.takeInt());
    state.right = static_cast<int>(row.takeInt());
    state.lastMs = row.takeInt();
    state.reached = static_cast<Fluency>(row.takeInt());
    return state;
}

DayTally takeDay(Statement &row) {
    DayTally tally;
    tally.answered = static_cast<int>(row.takeInt());
    tally.right = static_cast<int>(row.takeInt());
    const QByteArray times = row.takeBytes();
    for (qsizetype i = 0; i < times.size() / 8; ++i)
        tally.times.push_back({get(times, 2 * i), get(times, 2 * i + 1)});
    return tally;
}

} // namespace

ClauseRows::ClauseRows(const Connection &connection)
    : m_write(
          connection.prepare("INSERT OR REPLACE INTO cache_clauses (trainee_id, document, clause, stability, difficulty, "
                             "reviewed_day, first_day, last_day, last_ms, asked, right_answers, last_grade, recent, quick) "
                             "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
}

void ClauseRows::write(std::int64_t trainee, const ClauseKey &key, const ClauseState &state) {
    m_write.bind(trainee)
        .bind(key.document)
        .bind(key.clause)
        .bind(state.memory.stability)
        .bind(state.memory.difficulty)
        .bind(state.reviewedDay)
        .bind(state.firstDay)
        .bind(state.lastDay)
        .bind(state.lastMs)
        .bind(state.asked)
        .bind(state.right)
        .bind(static_cast<int>(state.lastGrade))
        .bind(std::int64_t{state.recent})
        .bind(std::int64_t{state.quick})
        .run();
}

std::map<ClauseKey, ClauseState> ClauseRows::read(const Connection &connection, std::int64_t trainee) {
    std::map<ClauseKey, ClauseState> states;
    Statement query =
        connection.prepare("SELECT document, clause, stability, difficulty, reviewed_day, first_day, last_day, last_ms, "
                           "asked, right_answers, last_grade, recent, quick FROM cache_clauses WHERE trainee_id = ?");
    query.bind(trainee).run();
    while (query.next()) {
        ClauseKey key;
        key.document = query.takeString();
        key.clause = query.takeString();
        states.emplace(std::move(key), takeClause(query));
    }
    return states;
}

std::optional<ClauseState> ClauseRows::readOne(const Connection &connection, std::int64_t trainee, const ClauseKey &key) {
    Statement query = connection.prepare(
        "SELECT stability, difficulty, reviewed_day, first_day, last_day, last_ms, asked, right_answers, "
        "last_grade, recent, quick FROM cache_clauses WHERE trainee_id = ? AND document = ? AND clause = ?");
    if (!query.bind(trainee).bind(key.document).bind(key.clause).run().next())
        return std::nullopt;
    return takeClause(query);
}

SkillRows::SkillRows(const Connection &connection)
    : m_write(connection.prepare("INSERT OR REPLACE INTO cache_skills (trainee_id, game, family, recent, "
                                 "asked, right_answers, last_ms, "
                                 "reached) VALUES (?, ?, ?, ?, ?, ?, ?, ?)")) {
}

void SkillRows::write(std::int64_t trainee, const SkillKey &key, const SkillState &state) {
    QByteArray recent;
    for (int i = 0; i < state.count; ++i) {
        const SkillState::Recent &answer = state.recent[static_cast<std::size_t>(i)];
        put(recent, answer.right);
        put(recent, answer.takenMs);
        put(recent, answer.targetMs);
    }
    m_write.bind(trainee)
        .bind(key.game)
        .bind(key.family)
        .bindBytes(recent)
        .bind(state.asked)
        .bind(state.right)
        .bind(state.lastMs)
        .bind(static_cast<int>(state.reached))
        .run();
}

std::map<SkillKey, SkillState> SkillRows::read(const Connection &connection, std::int64_t trainee) {
    std::map<SkillKey, SkillState> states;
    Statement query = connection.prepare("SELECT game, family, recent, asked, right_answers, last_ms, "
                                         "reached FROM cache_skills WHERE trainee_id = ?");
    query.bind(trainee).run();
    while (query.next()) {
        SkillKey key;
        key.game = query.takeString();
        key.family = query.takeString();
        states.emplace(std::move(key), takeSkill(query));
    }
    return states;
}

std::optional<SkillState> SkillRows::readOne(const Connection &connection, std::int64_t trainee, const SkillKey &key) {
    Statement query = connection.prepare("SELECT recent, asked, right_answers, last_ms, reached FROM cache_skills "
                                         "WHERE trainee_id = ? AND game = ? AND family = ?");
    if (!query.bind(trainee).bind(key.game).bind(key.family).run().next())
        return std::nullopt;
    return takeSkill(query);
}

DayRows::DayRows(const Connection &connection)
    : m_write(connection.prepare(
          "INSERT OR REPLACE INTO cache_days (trainee_id, day, game, topic, answered, right_answers, times) "
          "VALUES (?, ?, ?, ?, ?, ?, ?)")) {
}

void DayRows::write(std::int64_t trainee, const DayKey &key, const DayTally &tally) {
    QByteArray times;
    for (const TimedAnswer &time : tally.times) {
        put(times, time.takenMs);
        put(times, time.targetMs);
    }
    m_write.bind(trainee)
        .bind(key.day)
        .bind(key.game)
        .bind(key.topic)
        .bind(tally.answered)
        .bind(tally.right)
        .bindBytes(times)
        .run();
}

DayTallies DayRows::read(const Connection &connection, std::int64_t trainee, Day from, Day to) {
    DayTallies tallies;
    Statement query = connection.prepare("SELECT day, game, topic, answered, right_answers, times FROM cache_days "
                                         "WHERE trainee_id = ? AND day BETWEEN ? AND ? ORDER BY day, game, topic");
    query.bind(trainee).bind(from).bind(to).run();
    while (query.next()) {
        DayKey key;
        key.day = static_cast<Day>(query.takeInt());
        key.game = query.takeString();
        key.topic = query.takeString();
        tallies.emplace_hint(tallies.end(), std::move(key), takeDay(query));
    }
    return tallies;
}

DayTally DayRows::readOne(const Connection &connection, std::int64_t trainee, const DayKey &key) {
    Statement query = connection.prepare("SELECT answered, right_answers, times FROM cache_days "
                                         "WHERE trainee_id = ? AND day = ? AND game = ? AND topic = ?");
    if (!query.bind(trainee).bind(key.day).bind(key.game).bind(key.topic).run().next())
        return {};
    return takeDay(query);
}

} // namespace pitwise
