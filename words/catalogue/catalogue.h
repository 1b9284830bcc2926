// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every sentence of core by its id, in English, which is the source of all translations. One file an area; a sentence is
// added where its area is. Arguments are %1, %2, … in any order; QT_TRANSLATE_N_NOOP and %n where a count changes the words.
// An id that a released program has stored stays (in retired.cpp): old records name it.
#pragma once

#include <QtGlobal>

#include <span>
#include <string_view>

namespace pitwise {

struct Sentence {
    std::string_view id;
    const char *english;
};

/// Null: there is none.
[[nodiscard]] const char *catalogueSentence(std::string_view id);
/// All of them.
[[nodiscard]] std::span<const std::span<const Sentence>> catalogue();

} // namespace pitwise
