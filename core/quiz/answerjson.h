// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/jsonnode.h"
#include "core/quiz/answer.h"

#include <QJsonObject>

namespace pitwise {

// The only place that knows the members of an answer in the contract's form (docs/contract/question.md).

[[nodiscard]] QJsonObject answerJson(const Answer &answer);
[[nodiscard]] Answer readAnswer(const JsonNode &node); ///< Throws a Refusal with the place.
/// The same for what anybody may have written: nothing where it is no answer.
[[nodiscard]] std::optional<Answer> answerIn(const QJsonObject &json);

} // namespace pitwise
