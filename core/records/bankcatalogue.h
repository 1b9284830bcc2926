// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/catalogue.h"
#include "core/rules/library.h"

namespace pitwise {

/// What the question bank can ask of the newest rulebook of each document. Judgement calls are left out: they
/// are unscored.
///
/// A question made for a PlanItem should cite the item's clause: try a few seeds of the family, and record
/// the clause as AnswerFact::wanted.
[[nodiscard]] Catalogue bankCatalogue(const Library &library);

} // namespace pitwise
