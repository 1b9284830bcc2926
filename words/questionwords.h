// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/question.h"
#include "words/words.h"

namespace pitwise {

/// The question for readers outside, as the contract has it: its sentences in a language.
[[nodiscard]] QJsonObject questionJson(const Question &question, Reveal reveal, const Words &words);

/// The same for one that is stored without its answer, as exams hold it. Throws a Refusal.
[[nodiscard]] QJsonObject saidQuestion(QJsonObject stored, const Words &words);

} // namespace pitwise
