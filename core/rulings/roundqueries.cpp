// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/roundqueries.h"
#include "core/refusal.h"

#include <algorithm>

namespace pitwise {
namespace {

bool isCard(const Event &event) {
    return event.type == Event::Type::CardToHand || event.type == Event::Type::CardToDealer;
}

/// What is due from the dealer when his turn comes.
struct DealersTurn {
    Round::DealerDraw due = Round::DealerDraw::None;
    bool allBust = false;
};

DealersTurn turnOf(const Round &round, Round::DealerDraw due) {
    const auto hands = round.hands();
    return {due, std::all_of(hands.begin(), hands.end(), [](const Round::HandState &hand) { return hand.bust; })};
}

/// With just the cards that come before his turn; nothing where it never comes.
std::optional<DealersTurn> dealersTurn(const RoundScript &script, std::span<const Card> shoe) {
    Round round(script.setup);
    const auto reachedDealer = [&] {
        return std::any_of(round.events().begin(), round.events().end(),
                           [](const Event &event) { return event.type == Event::Type::DealerTurn; });
    };
    try {
        round.deal(shoe);
        applyActions(round, script.actions);
    } catch (Refusal &refusal) {
        if (!reachedDealer()) {
            refusal.at.insert(0, "round.");
            throw;
        }
        return turnOf(round, round.dealerDraw()); // his first card is short: every bet that waits for it is still open
    }
    if (!reachedDealer())
        return std::nullopt;
    const auto turn = std::find_if(round.events().begin(), round.events().end(),
                                   [](const Event &event) { return event.type == Event::Type::DealerTurn; });
    const auto before = static_cast<std::size_t>(std::count_if(round.events().begin(), turn, isCard));
    return before < shoe.size() ? dealersTurn(script, shoe.first(before)) : turnOf(round, Round::DealerDraw::None);
}

} // namespace

std::string_view nextCardCase(const Round &round, Ruling &ruling) {
    if (round.stage() != Stage::Play)
        throw Refusal{"no hand is in play at that moment", "round", {}};
    ruling.to = HandPlace{round.activeBox(), round.activeHand()};
    const auto hands = round.hands();
    const auto ofBox = std::count_if(hands.begin(), hands.end(),
                                     [&](const Round::HandState &hand) { return hand.box == round.activeBox(); });
    return ofBox > 1 ? "split" : "plain";
}

std::string_view dealerDrawCase(const RoundScript &script) {
    const auto turn = dealersTurn(script, script.shoe);
    if (!turn)
        throw Refusal{"hands are still to be played", "round", {}};
    switch (turn->due) {
    case Round::DealerDraw::None: return "none";
    case Round::DealerDraw::One: return "one";
    case Round::DealerDraw::Out: break;
    }
    // Only where every hand is bust is it the side bet's own clause; one that surrendered leaves it to the general one
    // (B13).
    return turn->allBust ? "out-for-side-bet" : "out";
}

std::string_view bustCase(const BustFacts &facts, const Round &round, Ruling &ruling) {
    const std::vector<Event> &events = round.events();
    // The moment: the first of the hand's own settlements that the bust brought, and all that follow at once.
    const auto isBustLine = [&](const Event &event) {
        if (event.type != Event::Type::Settled)
            return false;
        const LedgerLine &line = round.ledger()[static_cast<std::size_t>(event.amount)];
        return line.box == facts.box && line.hand == facts.hand && line.result == Result::Lose && line.takes > 0;
    };
    const auto hands = round.hands();
    const auto hand = std::find_if(hands.begin(), hands.end(), [&](const Round::HandState &one) {
        return one.box == facts.box && one.hand == facts.hand && one.bust;
    });
    const auto first = std::find_if(events.begin(), events.end(), isBustLine);
    if (hand == hands.end() || first == events.end())
        throw Refusal{"that hand has not gone over 21", "facts.hand", {}};
    auto last = first;
    bool cleared = false;
    for (; last != events.end(); ++last) {
        if (isBustLine(*last)) {
            const LedgerLine &line = round.ledger()[static_cast<std::size_t>(last->amount)];
            ruling.takes.push_back(
                {round.setup().playerName(line.player), std::string(round.setup().kindName(line.kind)), line.takes});
        } else if (last->type == Event::Type::Discarded && last->box == facts.box && last->hand == facts.hand) {
            cleared = true;
        } else {
            break;
        }
    }
    const RoundView view = viewAt(round, static_cast<std::size_t>(last - events.begin()));
    const BoxView &box = view.table[static_cast<std::size_t>(facts.box - 1)];
    for (const InsuranceView &insurance : box.insurance) // it waits for the dealer's second card (A13)
        if (insurance.state == BetState::Open)
            ruling.stays.push_back({insurance.player, "insurance", insurance.chips});
    for (const SideAreaView &area : box.sides)
        for (const StakeView &stake : area.stakes)
            if (stake.state == BetState::Open)
                ruling.stays.push_back({stake.player, area.kind, stake.chips});
    return cleared ? "cleared" : "kept";
}

} // namespace pitwise
