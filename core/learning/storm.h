// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace pitwise {

/// A storm: one key answers, right goes on by itself, and it is over after three minutes of asking or three misses.
struct StormRun {
    static constexpr std::int64_t lengthMs = 3 * 60'000;
    static constexpr int misses = 3;
    /// How long a right answer is seen before the next question comes.
    static constexpr int restMs = 500;

    int right = 0, wrong = 0;
    std::int64_t askedMs = 0; ///< Spent on questions that were answered; verdicts are nobody's time.

    void answered(bool isRight, std::int64_t takenMs) {
        ++(isRight ? right : wrong);
        askedMs += takenMs;
    }
    [[nodiscard]] int missesLeft() const { return misses > wrong ? misses - wrong : 0; }
    /// `thinkingMs`: on the question that is open.
    [[nodiscard]] std::int64_t leftMs(std::int64_t thinkingMs) const {
        const std::int64_t left = lengthMs - askedMs - thinkingMs;
        return left > 0 ? left : 0;
    }
    [[nodiscard]] bool isOver(std::int64_t thinkingMs) const { return missesLeft() == 0 || leftMs(thinkingMs) == 0; }
};

} // namespace pitwise
