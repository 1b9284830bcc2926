// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/refusal.h"

#include <QIODevice>
#include <QJsonValue>

#include <functional>
#include <string>
#include <string_view>

namespace pitwise {

class JsonNode;
class JsonWriter;

/// How a whole input was taken; the numbers are the exit statuses of the contract.
enum class InputResult { Answered = 0, SomeRefused = 1, NoJson = 2 };

/// Answers one document: appends one line of JSON, without its line end, to `out`. A Refusal it throws is
/// written for it, whatever it had appended already; false says that it wrote a refusal itself.
using DocumentAnswer = std::function<bool(const JsonNode &document, std::string &out)>;

/// Writes the member `id` where the document has one: a text or a number, as it came.
void writeId(JsonWriter &json, const QJsonValue &id);

/// Appends `{"id":…,"status":"refused","error":…,"at":…,"clauses":[…]}`; the id only where the document has one.
void writeRefusal(std::string &out, const QJsonValue &id, const Refusal &refusal);

/// Reads documents as docs/contract/round-script.md says: JSON lines where the first line that is not blank is one whole
/// object, else one JSON value. `write` gets whole lines only. With NoJson nothing was written and
/// `problem` says what is wrong and where.
[[nodiscard]] InputResult answerDocuments(QIODevice &input, const DocumentAnswer &answer,
                                          const std::function<void(std::string_view)> &write, Refusal &problem);

} // namespace pitwise
