// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/learnercache.h"
#include "core/records/cacherows.h"
#include "core/records/jsontext.h"
#include "core/records/roster.h"

#include <limits>

namespace pitwise {
namespace {

/// Counts up whenever the fold itself changes, so that caches of older programs are made again.
constexpr int foldVersion = 2;

} // namespace

void eachAnswer(const Connection &connection, std::int64_t trainee,
                const std::function<void(const AnswerFact &, const AnswerOrder &)> &visit) {
    Statement query = connection.prepare("SELECT a.at_ms, s.uuid, a.ordinal, a.game, a.family, a.topic, "
                                         "a.clauses, a.wanted, a.outcome, a.taken_ms, a.target_ms "
                                         "FROM answers a JOIN sessions s ON s.id = a.session_id WHERE "
                                         "a.trainee_id = ? ORDER BY a.at_ms, s.uuid, a.ordinal");
    query.bind(trainee).run();
    while (query.next()) {
        AnswerFact fact;
        AnswerOrder order;
        fact.atMs = order.atMs = query.takeInt();
        order.session = query.takeBytes();
        order.ordinal = static_cast<int>(query.takeInt());
        fact.game = query.takeString();
        fact.family = query.takeString();
        fact.topic = query.takeString();
        fact.clauses = fromJsonArray(query.takeUtf8());
        fact.wanted = query.takeString();
        fact.outcome = outcomeNamed(query.takeText()).value_or(Outcome::Unscored);
        fact.takenMs = static_cast<int>(query.takeInt());
        fact.targetMs = static_cast<int>(query.takeInt());
        visit(fact, order);
    }
}

Stored<Learner> LearnerCache::learner(const TraineeId &id) {
    return guarded([&] {
        const std::int64_t trainee = traineeRow(m_connection, id);
        try {
            freshen(trainee);
        } catch (const StoreError &error) {
            if (error.kind != StoreErrorKind::ReadOnly)
                throw;
            return fold(trainee).learner; // cannot be kept, so it is made each time
        }
        return loadLearner(trainee);
    });
}

Stored<DayTallies> LearnerCache::tallies(const TraineeId &id, Day from, Day to) {
    return guarded([&] {
        const std::int64_t trainee = traineeRow(m_connection, id);
        try {
            freshen(trainee);
        } catch (const StoreError &error) {
            if (error.kind != StoreErrorKind::ReadOnly)
                throw;
            DayTallies all = fold(trainee).days;
            std::erase_if(all, [&](const auto &entry) { return entry.first.day < from || entry.first.day > to; });
            return all;
        }
        return loadDays(trainee, from, to);
    });
}

Stored<Done> LearnerCache::rebuild(const TraineeId &id) {
    return guarded([&] {
        Transaction transaction(m_connection);
        rebuildRow(traineeRow(m_connection, id));
        transaction.commit();
        return Done{};
    });
}

Stored<Done> LearnerCache::rebuildAll() {
    return guarded([&] {
        std::vector<std::int64_t> trainees;
        {
            Statement query = m_connection.prepare("SELECT id FROM trainees ORDER BY id");
            query.run();
            while (query.next())
                trainees.push_back(query.takeInt());
        }
        for (const std::int64_t trainee : trainees) { // one transaction each: nobody else has to wait for all of them
            Transaction transaction(m_connection);
            rebuildRow(trainee);
            transaction.commit();
        }
        return Done{};
    });
}

void LearnerCache::add(std::int64_t trainee, const AnswerFact &fact, const AnswerOrder &order) {
    AnswerOrder last;
    int answers = 0;
    {
        Statement head = m_connection.prepare("SELECT answers, last_ms, last_session, last_ordinal FROM "
                                              "cache_heads WHERE trainee_id = ? AND made_by = ?");
        const bool known = head.bind(trainee).bind(madeBy()).run().next();
        if (known) {
            answers = static_cast<int>(head.takeInt());
            last.atMs = head.takeInt();
            last.session = head.takeBytes();
            last.ordinal = static_cast<int>(head.takeInt());
        }
        // A clock set back, or a cache of an older program: one step would not do.
        if (known ? order < last
                  : m_connection.prepare("SELECT 1 FROM answers WHERE trainee_id = ? LIMIT 2 OFFSET 1")
                        .bind(trainee)
                        .run()
                        .next()) {
            rebuildRow(trainee);
            return;
        }
    }
    Learner learner;
    for (const std::string &cited : fact.clauses) {
        const ClauseKey key = clauseKey(fact.game, cited);
        if (std::optional<ClauseState> state = ClauseRows::readOne(m_connection, trainee, key))
            learner.clauses.emplace(key, *state);
    }
    const SkillKey skill{fact.game, fact.family};
    if (std::optional<SkillState> state = SkillRows::readOne(m_connection, trainee, skill))
        learner.skills.emplace(skill, *state);

    ClauseRows clauseRows(m_connection);
    for (const ClauseKey &key : learner.add(fact, m_days, m_fsrs))
        clauseRows.write(trainee, key, learner.clauses.at(key));
    if (fact.isEvidence()) {
        SkillRows(m_connection).write(trainee, skill, learner.skills.at(skill));
        const DayKey day{m_days.dayOf(fact.atMs), fact.game, fact.topic};
        DayTally tally = DayRows::readOne(m_connection, trainee, day);
        tally.add(fact);
        DayRows(m_connection).write(trainee, day, tally);
    }
    writeHead(trainee, answers + 1, order);
}

void LearnerCache::rebuildRow(std::int64_t trainee) {
    const Sum sum = fold(trainee);
    for (const char *sql : {"DELETE FROM cache_clauses WHERE trainee_id = ?",
                            "DELETE FROM cache_skills WHERE trainee_id = ?", "DELETE FROM cache_days WHERE trainee_id = ?"})
        m_connection.prepare(sql).bind(trainee).run();
    ClauseRows clauseRows(m_connection);
    for (const auto &[key, state] : sum.learner.clauses)
        clauseRows.write(trainee, key, state);
    SkillRows skillRows(m_connection);
    for (const auto &[key, state] : sum.learner.skills)
        skillRows.write(trainee, key, state);
    DayRows dayRows(m_connection);
    for (const auto &[key, tally] : sum.days)
        dayRows.write(trainee, key, tally);
    writeHead(trainee, sum.answers, sum.last);
}

std::vector<QString> LearnerCache::differences() {
    std::vector<QString> found;
    std::vector<std::pair<std::int64_t, QString>> trainees;
    {
        Statement query = m_connection.prepare("SELECT id, name FROM trainees ORDER BY id");
        query.run();
        while (query.next()) {
            const std::int64_t id = query.takeInt();
            trainees.emplace_back(id, query.takeText());
        }
    }
    for (const auto &[id, name] : trainees) {
        if (!isFresh(id))
            continue; // made again when it is next asked for
        const Sum sum = fold(id);
        if (sum.learner != loadLearner(id) ||
            sum.days != loadDays(id, std::numeric_limits<Day>::min(), std::numeric_limits<Day>::max()))
            found.push_back(QStringLiteral("the figures kept for %1 are not what the answers give").arg(name));
    }
    return found;
}

LearnerCache::Sum LearnerCache::fold(std::int64_t trainee) const {
    Sum sum;
    eachAnswer(m_connection, trainee, [&](const AnswerFact &fact, const AnswerOrder &order) {
        sum.learner.add(fact, m_days, m_fsrs);
        if (fact.isEvidence())
            sum.days[{m_days.dayOf(fact.atMs), fact.game, fact.topic}].add(fact);
        ++sum.answers;
        sum.last = order;
    });
    return sum;
}

bool LearnerCache::isFresh(std::int64_t trainee) const {
    Statement head = m_connection.prepare("SELECT answers FROM cache_heads WHERE trainee_id = ? AND made_by = ?");
    const std::int64_t kept = head.bind(trainee).bind(madeBy()).run().next() ? head.takeInt() : 0;
    Statement count = m_connection.prepare("SELECT count(*) FROM answers WHERE trainee_id = ?");
    return count.bind(trainee).run().next() && count.takeInt() == kept;
}

Learner LearnerCache::loadLearner(std::int64_t trainee) const {
    return {ClauseRows::read(m_connection, trainee), SkillRows::read(m_connection, trainee)};
}

DayTallies LearnerCache::loadDays(std::int64_t trainee, Day from, Day to) const {
    return DayRows::read(m_connection, trainee, from, to);
}

void LearnerCache::freshen(std::int64_t trainee) {
    if (isFresh(trainee))
        return;
    Transaction transaction(m_connection);
    rebuildRow(trainee);
    transaction.commit();
}

QString LearnerCache::madeBy() const {
    return QStringLiteral("%1/%2/%3").arg(foldVersion).arg(m_days.utcOffsetMinutes).arg(m_days.startsAtMinute);
}

void LearnerCache::writeHead(std::int64_t trainee, int answers, const AnswerOrder &last) const {
    m_connection
        .prepare("INSERT OR REPLACE INTO cache_heads (trainee_id, made_by, answers, last_ms, last_session, "
                 "last_ordinal) "
                 "VALUES (?, ?, ?, ?, ?, ?)")
        .bind(trainee)
        .bind(madeBy())
        .bind(answers)
        .bind(last.atMs)
        .bindBytes(last.session)
        .bind(last.ordinal)
        .run();
}

} // namespace pitwise
