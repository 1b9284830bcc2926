// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/store.h"

#include <QTest>

namespace pitwise {

/// 2026-11-16 16:00 in Singapore.
inline constexpr UtcMs testNow = 1'794'816'000'000;
inline constexpr UtcMs testDay = 86'400'000;

/// An answer with everything that a question has; `number` makes it differ from others.
inline NewAnswer sampleAnswer(const SessionId &session, int number, bool right = true) {
    static constexpr const char *games[] = {"lucky8", "freebet", "dueling8s"};
    static constexpr const char *topics[] = {"payouts", "permissions", "irregularities", "control"};
    NewAnswer answer;
    answer.session = session;
    answer.fact.game = games[number % 3];
    answer.fact.family = "family-" + std::to_string(number % 7);
    answer.fact.topic = topics[number % 4];
    answer.fact.clauses = {"3." + std::to_string(number % 11), "3." + std::to_string(number % 5 + 1)};
    answer.fact.outcome = right ? Outcome::Right : Outcome::Wrong;
    if (number % 4 == 0)
        answer.fact.breakdownRight = number % 8 == 0;
    if (!right)
        answer.fact.misconception = "bonus-on-doubled";
    answer.fact.takenMs = 3000 + 137 * (number % 60);
    answer.fact.targetMs = 8000;
    answer.seed = 0x8000000000000001u + static_cast<std::uint64_t>(number); // more than a signed number holds
    answer.rulebook = answer.fact.game + "@5";
    answer.readings = R"({"l8.bjAfterBust":"capped"})";
    answer.generator = "quiz/1";
    answer.question =
        R"({"prompt":"Pay “=it”, 客人","seed":42,"difficulty":0.4,"id":"q)" + QByteArray::number(number) + "\"}";
    answer.answer = R"({"type":"amount","cents":37500})";
    answer.verdict = R"({"grade":"right"})";
    return answer;
}

/// A trainee with a session under way.
struct Practising {
    Trainee trainee;
    SessionId session;
};

inline Practising startPractice(Store &store, const QString &name = QStringLiteral("Tan Mei Ling"), int planned = 20) {
    Practising practising;
    practising.trainee = store.roster().add(name, QStringLiteral("Batch 12")).value();
    SessionStart start;
    start.trainee = practising.trainee.id;
    start.kind = "due";
    start.settings = R"({"games":["lucky8"]})";
    start.plan = R"([{"clause":"3.1"}])";
    start.seed = 0xfedcba9876543210u;
    start.planned = planned;
    practising.session = store.sessions().start(start).value();
    return practising;
}

/// Nothing but the kind, for QCOMPARE.
template <typename T> int kindOf(const Stored<T> &result) {
    return result ? -1 : static_cast<int>(result.error().kind);
}

} // namespace pitwise
