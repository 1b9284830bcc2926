// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exam/blueprintpdf.h"
#include "core/exam/blueprint.h"
#include "core/rules/readingitems.h"

namespace pitwise {

/// What a reading of a rulebook is about; its name where no item of the readings tells.
[[nodiscard]] QString readingTitle(const ReadingItems &items, const Reading &reading);
/// What one of its values means: "Busts stay taken, and the live hands together give up one first stake."
[[nodiscard]] QString readingWords(const ReadingItems &items, const Reading &reading, const std::string &value);

/// A blueprint for its paper.
[[nodiscard]] print::BlueprintFacts blueprintFacts(const exam::Blueprint &blueprint, const ReadingItems &items,
                                                   const Library &library);

} // namespace pitwise
