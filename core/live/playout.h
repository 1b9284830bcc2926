// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/crew.h"
#include "core/live/session.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace pitwise::live {

/// Which session a bot deals.
struct PlayoutOptions {
    const Rulebook *book = nullptr;
    std::uint64_t seed = 0;
    int rounds = 1;
    int boxes = 7; ///< With bets on them.
    int decks = 0; ///< 0: eight, or as many as the game allows.
    int payTable = 1;
    int dial = 0;
    std::string faults = "none"; ///< `none`, `some`, or the name of one.
    std::string bot = "perfect";
    std::uint64_t order = 0; ///< Another of the orders that the rules leave free; 0: the usual one.
};

/// A dealer who makes just one mistake in a session, or none.
struct BotName {
    const char *name;
    const char *does; ///< For `--bot help`; English, as the rest of the command line.
};
[[nodiscard]] std::span<const BotName> botNames();
[[nodiscard]] std::span<const BotName> incidentNames();

/// What a bot dealt to the crew of a seed.
struct Played {
    Header header;
    std::vector<Entry> entries;
    bool planted = false; ///< The bot found where to make its mistake; always for the perfect one.
    std::size_t plantedAt = 0;
};

/// The table of such a session, its first shoe shuffled.
[[nodiscard]] Header headerOf(const PlayoutOptions &options);
/// The how-many-eth shoe of a session.
[[nodiscard]] std::vector<Card> shuffledShoe(const Header &header, int number);
inline constexpr std::size_t enoughCards = 120; ///< For a round; with fewer left the shoe is changed before it.

/// Throws a Refusal where there is no such bot, fault or table.
[[nodiscard]] std::unique_ptr<Played> playOut(const PlayoutOptions &options, const Library &library);
[[nodiscard]] std::string traceText(const Played &played);

} // namespace pitwise::live
