// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How far one gets without knowing a rule: what the options give away by themselves, counted over many questions.
#pragma once

#include "core/quiz/bank.h"

#include <QString>

#include <array>
#include <map>
#include <string>
#include <vector>

namespace pitwise {

/// The limits, in percent.
inline constexpr double memoryOverall = 45, memoryInAFamily = 60, memoryOfTwoOptions = 70, commonest = 95, feltsShown = 95;
inline constexpr double lengthsOverall = 3; ///< Points away from chance.

/// One family in one game.
struct Giveaways {
    std::string family, game;
    Topic topic = Topic::Payouts;
    int questions = 0; ///< That were made.
    int chosen = 0;    ///< Of them, those answered by one option.
    int two = 0;       ///< Of them, those with two options.
    int different = 0; ///< By identity().
    int wanted = 0;    ///< Different ones that are wanted: plenty, or what the family says its rule has to ask.
    int felts = 0;     ///< With a round to look at.
    int tested = 0;    ///< Questions of the second half that are answered by one option.
    double chance = 0, longest = 0, shortest = 0; ///< Right ones, of all `chosen`.
    double memory = 0;  ///< Right ones of `tested`: whoever never reads, and knows which texts were right in the first half.
    int mostCommon = 0; ///< How often the most common answer is right, of `questions`.
    QString mostCommonText;
    std::map<std::size_t, std::vector<int>> places; ///< By the number of options: how often each place is right.

    [[nodiscard]] double memoryLimit() const { return 10 * two >= 9 * chosen ? memoryOfTwoOptions : memoryInAFamily; }
    [[nodiscard]] double memoryRate() const { return tested ? 100.0 * memory / tested : 0; }
    [[nodiscard]] double commonRate() const { return questions ? 100.0 * mostCommon / questions : 0; }
    [[nodiscard]] bool wantsFelt() const { return topic == Topic::Irregularities || topic == Topic::Control; }
    [[nodiscard]] double feltRate() const { return questions ? 100.0 * felts / questions : 0; }
};

/// Over this many seeds; `count` is even.
[[nodiscard]] Giveaways giveawaysOf(const QuestionBank &bank, const Family &family, const Rulebook &rules, int count);

/// The same over many families: each counts as often as it is drawn.
struct GiveawaysOverall {
    double weight = 0, memory = 0, chance = 0, longest = 0, shortest = 0; ///< Weighted sums of shares.
    double feltWeight = 0, felts = 0;
    std::map<std::size_t, std::vector<int>> places;

    void add(const Giveaways &one, double drawn);
    [[nodiscard]] double percent(double sum) const { return weight > 0 ? 100 * sum / weight : 0; }
    [[nodiscard]] double feltRate() const { return feltWeight > 0 ? 100 * felts / feltWeight : 100; }
};

/// How far places are from uniform: chi squared, by the number of options (degrees of freedom: one less).
[[nodiscard]] double chiSquared(const std::vector<int> &places);

} // namespace pitwise
