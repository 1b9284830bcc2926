// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace pitwise {

/// Why a document, an action or a situation was not taken: what, where, and by which clauses.
/// Readers throw it; every public entry point catches it and returns it as a value.
struct Refusal {
    std::string error;                ///< One English sentence without a full stop; for people, never compared.
    std::string at;                   ///< Place in the document, e.g. `actions[3].amount`.
    std::vector<std::string> clauses; ///< Empty where it rests on no clause (a format error).
};

} // namespace pitwise
