// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/factfields.h"

namespace pitwise {

// Kinds of irregularity and their facts as authors read them.

/// "Two cards together"
[[nodiscard]] QString kindTitle(SituationKind kind);
/// "Drawn together"; where it is of a person, with his number.
[[nodiscard]] QString factLabel(const FactField &field);
/// Of a choice, in the order of its values.
[[nodiscard]] QStringList choiceWords(const FactField &field);
[[nodiscard]] QString personTitle(SituationKind kind, int number); ///< From 1.

} // namespace pitwise
