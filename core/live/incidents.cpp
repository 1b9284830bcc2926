// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/incidents.h"
#include "core/live/playout.h"
#include "core/rulings/rulingtable.h"

#include <algorithm>

namespace pitwise::live {
namespace {

constexpr std::pair<std::string_view, ShoeEvent> ofTheShoe[] = {{"face-up-card", ShoeEvent::FaceUp},
                                                                {"simultaneous-draw", ShoeEvent::TwoCards},
                                                                {"foreign-cards", ShoeEvent::Foreign},
                                                                {"extra-card", ShoeEvent::Extra},
                                                                {"missing-card", ShoeEvent::Missing},
                                                                {"unshuffled", ShoeEvent::Unshuffled},
                                                                {"card-unreadable", ShoeEvent::Unreadable},
                                                                {"cut-card-missed", ShoeEvent::CutCard},
                                                                {"shoe-empty", ShoeEvent::Empty}};

/// What comes from the players at the table, or from the equipment.
std::string drawn(const Crew &crew, Random &random, int round, int boxes) {
    for (int box = 1; box <= boxes; ++box) {
        const Persona who = crew.persona(round, box);
        if (who == Persona::Cheat && random.below(2) == 0)
            return random.below(2) == 0 ? "late-bet" : "bet-pulled-back";
        if (who == Persona::Slow && random.below(3) == 0)
            return "absent-player";
    }
    const auto names = incidentNames(); // what a relief finds is only found where a table is taken over
    const auto own = std::count_if(names.begin(), names.end(),
                                   [](const BotName &one) { return !std::string_view(one.name).starts_with("relief"); });
    return names[random.below(static_cast<std::uint32_t>(own))].name;
}

} // namespace

PlannedIncident plannedIncident(const Header &header, const Crew &crew, const std::string &faults, int round, int boxes) {
    PlannedIncident planned;
    if (faults == "none")
        return planned;
    Random random(seedFrom(header.seed, "incident", static_cast<std::uint64_t>(round)));
    constexpr std::array<std::uint32_t, 6> oneIn{8, 8, 8, 5, 3, 3}; // rounds, by dial
    const bool ruled = header.book->rulings && header.book->rulings->knows(SituationKind::LateBet);
    if (faults != "some")
        planned.name = faults;
    else if (ruled && random.below(oneIn[static_cast<std::size_t>(header.dial)]) == 0)
        planned.name = drawn(crew, random, round, boxes); // where a document decides it
    planned.after = 3 + static_cast<int>(random.below(8));
    return planned;
}

bool canHappen(const std::string &name, const Dealing &dealing, bool quiet) {
    const Reference &reference = dealing.reference();
    const bool late = name == "late-bet" || name == "bet-pulled-back" || name == "face-up-card";
    if (!dealing.anyCard() || (late && !dealing.said(Call::NoMoreBets)) || dealing.suspended() || dealing.episode())
        return false;
    const bool inHand = name == "absent-player" || name == "simultaneous-draw";
    if (inHand && !(reference.inPlay() && quiet))
        return false;
    return !dealing.over();
}

Entry incidentEntry(const std::string &name, const Dealing &dealing) {
    Entry entry;
    const Reference &reference = dealing.reference();
    if (name == "late-bet" || name == "bet-pulled-back") {
        const Bet &bet = reference.setup().bets.front();
        entry.act = Act::ChipsMoved;
        entry.what = name == "late-bet" ? 1 : 2;
        entry.box = static_cast<std::uint8_t>(bet.box);
        entry.player = bet.player;
        entry.kind = bet.kind;
        entry.cents = name == "late-bet" ? 2500 : 500;
    } else if (name == "absent-player") {
        entry.act = Act::Leaves;
        entry.player = reference.round().activePlayer();
        entry.box = static_cast<std::uint8_t>(reference.round().activeBox());
    } else if (name == "power-failure") {
        entry.act = Act::LightsOut;
    } else {
        entry.act = Act::Shoe;
        for (const auto &[word, event] : ofTheShoe)
            if (word == name)
                entry.what = static_cast<std::uint8_t>(event);
        const auto what = static_cast<ShoeEvent>(entry.what);
        if (what == ShoeEvent::FaceUp || what == ShoeEvent::TwoCards) // of two, one is seen
            entry.cards = {dealing.felt().shoe().front()};
    }
    return entry;
}

std::optional<Entry> claimOf(const Dealing &dealing, const Crew &crew, int round) {
    const Reference &reference = dealing.reference();
    for (const Round::HandState &hand : reference.round().hands()) {
        if (crew.persona(round, hand.box) != Persona::Disputer || hand.bust || hand.fromSplit || hand.total.total > 20)
            continue;
        Entry entry;
        entry.act = Act::Dispute;
        entry.box = static_cast<std::uint8_t>(hand.box);
        entry.hand = 1;
        for (const Bet &bet : reference.setup().bets)
            if (bet.kind == mainBet && bet.box == hand.box)
                entry.player = bet.player;
        entry.cents = hand.total.total + 1;
        return entry;
    }
    return std::nullopt;
}

} // namespace pitwise::live
