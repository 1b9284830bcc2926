// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/itembank.h"
#include "core/quiz/house.h"
#include "core/quiz/question.h"
#include "core/rules/library.h"

namespace pitwise::exam {

/// The rulebooks in force and those beside them, and no other version. Throws a Refusal that names one which is not here,
/// or a shipped game of which no version is named: questions compare with every one.
[[nodiscard]] Library libraryOf(const RulesInForce &rules, const Library &all);
/// The newest of each game that the rules do not examine.
[[nodiscard]] QStringList besideToday(const RulesInForce &rules, const Library &all);
/// A house that has fixed what the blueprint says, and nothing else. Throws a Refusal for a reading that does not exist.
[[nodiscard]] House houseOf(const RulesInForce &rules, const Library &library);
/// With their document: `lucky8:3.21.1`.
[[nodiscard]] QStringList clausesOf(const Question &question);
/// A question as an item of the bank, without its key.
[[nodiscard]] Item itemOf(const Question &question, const QString &family, const Library &library);

} // namespace pitwise::exam
