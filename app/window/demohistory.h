// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/clock.h"

class QString;

namespace pitwise {

class Library;

/// Seven weeks of practice of a trainee who does not exist, with others beside her: for pictures. Real questions with real
/// verdicts through the core, the same ones from the same `now`. Throws a Refusal where the records cannot be written.
void writeDemoHistory(const QString &dataFolder, const Library &library, UtcMs now);

/// Thirteen others of her class with three weeks of practice each, its table test, work that was given and a question.
void writeDemoClass(const QString &dataFolder, const Library &library, UtcMs now);

} // namespace pitwise
