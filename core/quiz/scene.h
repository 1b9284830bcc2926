// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/jsonnode.h"
#include "core/table/roundview.h"

#include <QJsonObject>

namespace pitwise {

/// What lies on the felt otherwise than the question's round alone has it: something that went wrong, as it looks. It has
/// no words and says nothing of the answer.
struct Scene {
    struct CardChange {
        enum class What {
            Added,     ///< The hand has one card more.
            Gone,      ///< It has not the card at `index`.
            Stray,     ///< A card lies before the hand and belongs to nobody.
            OtherBack, ///< A card of another deck lies before the hand, its back up.
            Torn,      ///< The card at the end of the hand cannot be read.
        };
        What what = What::Added;
        int box = 0; ///< 0: the dealer's hand.
        int hand = 1;
        int index = 0;            ///< Gone: which, from 0.
        std::optional<Card> card; ///< Added, Stray; a stray one without lies face down.
        friend bool operator==(const CardChange &, const CardChange &) = default;
    };
    /// A bet that the round does not have, or not so.
    struct BetChange {
        int box = 0;
        std::string player, kind = "main";
        Cents chips = 0;
        std::optional<Cents> closedAt; ///< What lay there when bets were closed, if it was something else.
        int leans = 0;                 ///< -1, 1: half on the box to its left or right.
        friend bool operator==(const BetChange &, const BetChange &) = default;
    };

    bool undealt = false; ///< No card is out: only the bets of the round's table lie there, and its shoe may be empty.
    /// Bets and hands that the round settles before the dealer's turn are settled and gone; else everything still lies.
    bool settled = false;
    bool dark = false;
    bool cutCardOut = false, burnCardOut = false;
    bool turnHidden = false; ///< Whose turn it is would tell.
    std::optional<Card> faceUpInShoe;
    std::optional<int> shoeLeft;            ///< Cards left in a shoe that is about to end.
    std::vector<std::optional<Card>> drawn; ///< Half out of the shoe, together; none: face down.
    std::vector<int> away;                  ///< Boxes whose seated player has left the table.
    std::vector<CardChange> cards;
    std::vector<BetChange> bets;

    [[nodiscard]] bool isEmpty() const { return *this == Scene{}; }
    friend bool operator==(const Scene &, const Scene &) = default;
};

/// Lays it on the view of the round as it is now. Throws a Refusal where a hand or a box is not there.
void lay(const Scene &scene, RoundView &view);
/// The same on a view of how the round came to lie so: only what was so from the beginning, a bet without cards, cards
/// that were never dealt. The rest happened last.
void layBefore(const Scene &scene, RoundView &view);

[[nodiscard]] QJsonObject sceneJson(const Scene &scene);
[[nodiscard]] Scene readScene(const JsonNode &node); ///< Throws a Refusal.

} // namespace pitwise
