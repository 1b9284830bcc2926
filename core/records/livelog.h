// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/grade.h"
#include "core/records/store.h"

namespace pitwise {

// The live table in the records. A shift is a session of its own kind; each round dealt in it is
//
// - one answer that is not scored (family `live-round`): the round's trace is the answer, its grade the verdict;
// - one for each skill that the round asked for (family `live-deal`, …): right where everything was right;
// - one for each missed duty, with the round as it lay then, what was due and what was done: of the skill that it belongs
// to.
//
// So dealing is exported, imported, sealed, erased, reviewed and queried as every other answer is.

/// How a shift is dealt.
enum class LiveMode : std::uint8_t {
    Guided,  ///< The next duty is shown: nothing is learnt from it.
    Coached, ///< Told at once.
    Silent,  ///< Told at the end.
};
inline constexpr std::array liveModeNames{"guided", "coached", "silent"};

/// The family of a whole round.
inline constexpr const char *liveRoundFamily = "live-round";

/// Begins a shift. `rounds`: how many are meant to be dealt; 0: open.
[[nodiscard]] Stored<SessionId> beginDealing(Store &store, const TraineeId &trainee, const live::Header &header,
                                             LiveMode mode, int rounds);

/// A round that was dealt, about to be recorded.
struct DealtRound {
    SessionId session;
    std::string trace; ///< Its lines, the header left out.
    live::RoundGrade grade;
    LiveMode mode = LiveMode::Silent;
};

/// Records it, all or nothing: on disk when this returns. Gives the record of the round itself.
[[nodiscard]] Stored<AnswerId> recordDealtRound(Store &store, const Library &library, const live::Header &header,
                                                const DealtRound &round);

/// A round as recorded.
struct DealtRecord {
    AnswerId id;
    UtcMs atMs = 0;
    int round = 0;
    QByteArray trace; ///< As DealtRound has it.
    QByteArray grade; ///< JSON of the contract.
};
/// The rounds of a shift, as they were dealt.
[[nodiscard]] Stored<std::vector<DealtRecord>> dealtRounds(Store &store, const SessionId &session);
/// What a shift's trace begins with: a line of JSON.
[[nodiscard]] Stored<QByteArray> dealtHeader(Store &store, const SessionId &session);

/// The duties missed in a shift, as answers to review, in the order dealt.
[[nodiscard]] Stored<std::vector<AnswerId>> missedDuties(Store &store, const SessionId &session);

} // namespace pitwise
