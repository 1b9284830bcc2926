// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"
#include "core/rulings/vocabulary.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace pitwise {

class JsonNode;

/// How a house repairs dealing errors.
enum class RepairBy : std::uint8_t {
    Moment,     ///< Early or late in the round decides (lucky8 and dueling8s 5.6 and what follows).
    Settlement, ///< What has been settled decides, and every player has his options (freebet 5.7, 5.9, 5.10).
};

/// The ruling on one case of one kind, as the rulebook's data has it.
struct CaseRuling {
    std::vector<RulingCode> codes; ///< In the order in which the dealer acts on them.
    ClauseList clauses;
    std::vector<ClauseList> behind; ///< Of each code, the clauses that say so.
    std::string officer;            ///< Title of whoever has to decide or instruct; empty where the dealer does.
};

/// The `rulings` of a rulebook: which situations it knows, and for each case of each what is done and why.
/// Working out which case it is, is the engine's business; everything else is here.
struct RulingTable {
    RepairBy repairBy = RepairBy::Moment;
    int absentStopsHard = 12;            ///< An absent player's hand stands from this total on,
    int absentStopsSoft = 12;            ///< and from this one where an Ace counts eleven.
    std::vector<ClauseId> withdrawAfter; ///< Rulings after which a player may leave; with all clauses below them.
    std::map<std::string, CaseRuling, std::less<>> cases; ///< By `kind.case`.

    /// Null where the rules leave no room for it.
    [[nodiscard]] const CaseRuling *find(SituationKind kind, std::string_view caseName) const;
    [[nodiscard]] bool knows(SituationKind kind) const;
};

/// Every case into which the engine can sort situations of a kind at a table of these rules.
[[nodiscard]] std::vector<std::string_view> casesOf(SituationKind kind, RepairBy repairBy, const PlayRules &play);

/// The gate of a rulebook's `rulings`; the rest of `book` is read already. Throws a Refusal.
[[nodiscard]] std::shared_ptr<const RulingTable> readRulingTable(const JsonNode &node, const Rulebook &book);

} // namespace pitwise
