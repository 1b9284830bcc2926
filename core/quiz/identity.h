// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/question.h"

#include <string>

namespace pitwise {

/// What a question asks, and nothing of how it came to be: family, game, round, situation, asks, prompt, story, and its
/// options as a set. Two questions of one identity are the same item: who has answered one knows the other.
///
/// Left out are id and seed, the order of the options, the version of the rulebook, and what dresses a table without
/// being asked: how many boxes and decks it has, which of its boxes are played (only their order counts) and what the
/// players are called. A question about box 3 is the same question about box 5.
[[nodiscard]] std::string identity(const Question &question);

} // namespace pitwise
