// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/oddity.h"

#include <QString>
#include <QStringList>

namespace pitwise {

/// "Lucky 8": a game as the exam pages call it.
[[nodiscard]] QString gameTitle(const QString &game);
/// "Side bet stack": a family of questions, for people.
[[nodiscard]] QString familyTitle(const QString &family);
/// "L8 v5, FB 2025": rulebooks in force, where there is little room.
[[nodiscard]] QString rulesTags(const QStringList &rulebooks);

/// What is odd in a record, a sentence each; empty: nothing.
[[nodiscard]] QString oddWords(const std::vector<exam::OddThing> &odd);

} // namespace pitwise
