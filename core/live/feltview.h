// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/session.h"
#include "core/table/roundview.h"

namespace pitwise::live {

/// What the eye sees besides cards and chips that were laid in due form.
struct Signs {
    bool dark = false, cutCardOut = false, shoeEmpty = false, faceUp = false;
    std::optional<StrayCard::Look> odd; ///< A card that has no business here lies before the dealer.
    std::vector<std::optional<Card>> drawnTogether;
    std::vector<PlayerId> away;
};

/// The felt as it lies there, right or wrong, for the eye: what the round that counts knows better is not in it.
/// `turn`: the hand whose turn it is stands out.
[[nodiscard]] RoundView viewOf(const Header &header, const Felt &felt, const Dealing *round, const Signs &signs, bool turn);

} // namespace pitwise::live
