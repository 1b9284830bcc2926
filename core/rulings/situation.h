// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulings/rulingtable.h"
#include "core/table/roundscript.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace pitwise {

// The facts of a situation, one type for each shape. They are checked when read: every card can be in the game's
// shoe, every number is possible at its table, and facts that a kind does not have cannot be given.

enum class DealStage : std::uint8_t { Initial, Subsequent };
enum class Settled : std::uint8_t { None, Interim, Final };
enum class Found : std::uint8_t { Extra, Missing, Foreign, Unshuffled };
enum class LateAct : std::uint8_t { Placed, Increased, Withdrawn };
enum class Refusals : std::uint8_t { None, Some, All };
enum class Noticed : std::uint8_t { BeforeClose, AfterClose, AfterOutcome };

struct NoFacts {};
struct ForeignCardsFacts {
    Found found = Found::Extra;
};
struct LateBetFacts {
    LateAct what = LateAct::Placed;
};
/// How far the round is, for errors of the deal.
struct MomentFacts {
    DealStage stage = DealStage::Initial;
    Settled settled = Settled::None;
    bool reconstructible = true;
    int cards = 0; ///< short-deal: cards that the box has.
};
struct CardInErrorFacts {
    Refusals refusals = Refusals::None;
    Settled settled = Settled::None;
    bool reconstructible = true;
};
struct SkippedFacts {
    int areasActedSince = 0;
    Settled settled = Settled::None;
    bool reconstructible = true;
};
struct OverdrawFacts {
    std::vector<Card> dealer; ///< Before the card, the printed one included.
    Card extra;
};
struct ShuffleFacts {
    bool manual = false;
};
struct AbsentFacts {
    std::vector<Card> cards;
    bool othersOnBox = false;
};
struct SimultaneousFacts {
    bool dealersHand = false;
    int disclosed = 0;
    std::vector<Card> drawn;
    std::vector<Card> dealer; ///< Where it is his hand.
};
struct DissatisfiedFacts {
    ClauseId afterRule = 0;
    bool furtherCardDealt = false;
};
struct UnderMinimumFacts {
    Noticed noticed = Noticed::BeforeClose;
    bool repeat = false;
};
struct PlacedBet {
    std::string player;
    Cents amount = 0;
    friend bool operator==(const PlacedBet &, const PlacedBet &) = default;
};
struct LimitsFacts {
    Cents min = 0;
    Cents max = 0;
};
struct OverMaximumFacts {
    Noticed noticed = Noticed::BeforeClose;
    LimitsFacts limits;
    std::vector<PlacedBet> bets; ///< In the order placed.
    int sideBet = -1;            ///< Index into the rulebook's side bets; -1: the main bet.
    std::string seated;          ///< Empty: nobody named.
};
struct OutcomeFacts {
    bool established = false; ///< power-failure: is; card-unreadable: can be.
};
struct ControlFacts {
    std::vector<PlacedBet> bettors; ///< Nearest the dealer first.
    std::string seated;             ///< Empty: nobody.
    std::vector<std::string> surrendered;
};
struct Claimant {
    std::string player;
    std::optional<int> mainOnBox; ///< Place of his main bet on the box, 1 nearest the dealer.
    std::optional<int> distance;  ///< Boxes to his nearest main bet; nothing: he has none in this round.
    Cents total = 0;              ///< Of his side bets, or of his insurance.
    int order = 0;                ///< Who asked first.
};
struct ClaimFacts {
    std::vector<Claimant> claimants;
    std::string agreed; ///< Empty: they did not agree.
};

/// bet-offered: may this main bet be taken?
struct BetOfferedFacts {
    LimitsFacts limits;
    std::vector<PlacedBet> bets; ///< On the box already.
    std::string player;
    Cents amount = 0;
    std::optional<int> maxBets; ///< The number to which a Pit Manager has cut the bets of a box.
    bool oneAreaOnly = false;   ///< A Pit Manager has restricted this player to one area,
    int otherAreas = 0;         ///< and on so many others he bets already.
};
struct SideBetOfferedFacts {
    int sideBet = 0;           ///< Index into the rulebook's side bets.
    bool mainOnBox = false;    ///< Somebody's main bet lies on that box,
    bool mainAnywhere = false; ///< on any box.
    bool ownMain = false;      ///< His own lies there,
    bool controls = false;     ///< and he calls its decisions.
    int count = 0;             ///< Bets of that kind on the box already.
};
/// officer, responsibility: what it is about, in a word that is a case of the kind.
struct MatterFacts {
    std::string matter;
};
/// call-due: where the round is, in a word; the dealer's first card where it matters.
struct CallFacts {
    std::string moment;
    std::optional<Card> upCard;
};
struct SetupFacts {
    std::optional<int> decks;
    std::optional<int> boxes;
};
/// bust: which hand went over.
struct BustFacts {
    int box = 0;
    int hand = 0;
};

using Facts = std::variant<NoFacts, ForeignCardsFacts, LateBetFacts, MomentFacts, CardInErrorFacts, SkippedFacts,
                           OverdrawFacts, ShuffleFacts, AbsentFacts, SimultaneousFacts, DissatisfiedFacts, UnderMinimumFacts,
                           OverMaximumFacts, OutcomeFacts, ControlFacts, ClaimFacts, BetOfferedFacts, SideBetOfferedFacts,
                           MatterFacts, CallFacts, SetupFacts, BustFacts>;

/// Something that went wrong, or that somebody claims, at a table of one rulebook. Made by readSituation() only.
struct Situation {
    QJsonValue id{QJsonValue::Undefined}; ///< Echoed: a text or a number.
    const Rulebook *book = nullptr;
    ReadingValues readings;
    SituationKind kind = SituationKind::NotCovered;
    Facts facts;
    std::shared_ptr<const PlayedRound> round;  ///< Where it happened, cut at that moment; may be null.
    std::shared_ptr<const RoundScript> script; ///< dealer-draw: the round, whose shoe may end before the dealer's cards.
};

} // namespace pitwise
