// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/difficulty.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// All in hundredths.
constexpr int easiest = 5;
constexpr int hardest = 95;
constexpr qint64 evenAmount = 5'000; ///< Cents. Multiples of $50 are read at a glance.

/// `each` for every one beyond the usual number, at most `most` either way.
int beyond(qsizetype count, int usual, int each, int most) {
    return std::clamp((static_cast<int>(count) - usual) * each, -most, most);
}

int ofFelt(const QJsonObject &round) {
    if (round.isEmpty())
        return 0;
    const QJsonArray bets = round.value(L1("bets")).toArray();
    const bool odd = std::any_of(bets.begin(), bets.end(), [](const QJsonValue &bet) {
        return bet.toObject().value(L1("amount")).toInteger() % evenAmount != 0;
    });
    int splits = 0;
    const QJsonArray actions = round.value(L1("actions")).toArray();
    for (const QJsonValue &action : actions)
        splits += action.toObject().value(L1("do")).toString().endsWith(L1("split"));
    return beyond(bets.size(), 1, 3, 9) + beyond(actions.size(), 2, 2, 6) + std::min(splits * 4, 8) + (odd ? 2 : -2);
}

int ofWords(const Question &question) {
    // An option that is not there cannot mislead; a clause more is an exception more.
    const int options = question.options.empty() ? 0 : beyond(static_cast<qsizetype>(question.options.size()), 4, 3, 6);
    return options + beyond(static_cast<qsizetype>(question.story.size()), 1, 4, 12) +
           beyond(static_cast<qsizetype>(question.clauses.size()), 1, 3, 9);
}

} // namespace

double difficultyOf(const Question &question) {
    const int kind = static_cast<int>(std::lround(100 * question.difficulty));
    const bool payout = question.shape() == AnswerKind::Amount || question.shape() == AnswerKind::Chips;
    const int moved = payout ? 0 : ofFelt(question.round) + ofWords(question);
    return std::clamp(kind + moved, easiest, hardest) / 100.0;
}

} // namespace pitwise
