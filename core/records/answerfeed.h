// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/store.h"

namespace pitwise {

/// An answer on its way to another program, with what it takes to say whose it is.
struct FedAnswer {
    std::int64_t at = 0; ///< Its place in this file: later answers have a greater one, whatever their time.
    AnswerRecord record;
    Trainee trainee; ///< Without his PIN.
};

/// Answers recorded after that place, in the order recorded, so many at most; those of trainees who were removed are not
/// among them. Nothing more: the end.
[[nodiscard]] Stored<std::vector<FedAnswer>> answersAfter(const Store &store, std::int64_t place, int most);
/// How many of them there are.
[[nodiscard]] Stored<std::int64_t> answersWaiting(const Store &store, std::int64_t place);
/// The place of the last answer; 0: there is none.
[[nodiscard]] Stored<std::int64_t> lastAnswerPlace(const Store &store);

} // namespace pitwise
