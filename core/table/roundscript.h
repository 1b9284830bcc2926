// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/jsonnode.h"
#include "core/rules/library.h"
#include "core/table/action.h"
#include "core/table/round.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pitwise {

/// A round script of the contract (`pitwise-round/1`), read and checked as far as it can be before a card is dealt.
struct RoundScript {
    QJsonValue id; ///< Echoed back; undefined where there is none.
    TableSetup setup;
    std::vector<Card> shoe;
    std::vector<Action> actions;
};

/// Reads a script. Throws a Refusal that names the place. `root` may be any JSON value.
[[nodiscard]] std::unique_ptr<RoundScript> readRoundScript(const JsonNode &root, const Library &library);

/// Reads a rulebook's `readings` object, as scripts and situations have it.
[[nodiscard]] ReadingValues readReadings(const JsonNode &node, const Rulebook &rulebook);
/// The rulebook that a document's `game` and optional `rulebook` members name.
[[nodiscard]] const Rulebook &readGame(const JsonNode &root, const Library &library);

/// A script and the round it makes. The script stays with the round, which refers to it.
class PlayedRound {
public:
    /// Deals, then applies the first `actions` actions. Throws a Refusal.
    explicit PlayedRound(std::unique_ptr<RoundScript> script, std::size_t actions = std::numeric_limits<std::size_t>::max());

    [[nodiscard]] const RoundScript &script() const { return *m_script; }
    [[nodiscard]] Round &round() { return *m_round; }
    [[nodiscard]] const Round &round() const { return *m_round; }

private:
    std::unique_ptr<RoundScript> m_script;
    std::unique_ptr<Round> m_round;
};

/// Reads and plays in one go. Throws a Refusal.
[[nodiscard]] PlayedRound playScript(const QJsonValue &script, const Library &library);

/// To a round that is dealt. A Refusal names the place: `actions[2]`.
void applyActions(Round &round, std::span<const Action> actions);

/// Deals and applies all actions of the script to a round made from its setup. Throws a Refusal.
void playActions(Round &round, const RoundScript &script, std::size_t actions = std::numeric_limits<std::size_t>::max());

} // namespace pitwise
