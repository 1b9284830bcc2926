// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"
#include "core/money.h"
#include "core/rules/cite.h"
#include "core/rules/procedure.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// A reason that a question gives (core/rules/asked.h).
enum class Asked : std::uint8_t;

/// A clause of one rulebook, as a small number until somebody prints it.
using ClauseId = std::uint16_t;

/// A few clauses, without allocation. Longer lists do not occur in rulebook data (the gate refuses them).
struct ClauseList {
    static constexpr std::size_t capacity = 6;
    std::array<ClauseId, capacity> ids{};
    std::uint8_t count = 0;

    constexpr ClauseList() = default;
    constexpr ClauseList(std::initializer_list<ClauseId> list) {
        for (const ClauseId id : list)
            add(id);
    }
    constexpr void add(ClauseId id) {
        for (std::uint8_t i = 0; i < count; ++i)
            if (ids[i] == id)
                return;
        if (count < capacity)
            ids[count++] = id;
    }
    constexpr void add(const ClauseList &other) {
        for (const ClauseId id : other)
            add(id);
    }
    [[nodiscard]] constexpr const ClauseId *begin() const { return ids.data(); }
    [[nodiscard]] constexpr const ClauseId *end() const { return ids.data() + count; }
    [[nodiscard]] constexpr bool empty() const { return count == 0; }
};

enum class ClauseKind : std::uint8_t {
    Definition,
    Layout,
    Procedure,
    Provision,
    Permission,
    ControlPriority,
    Settlement,
    Payout,
    Irregularity
};

struct Clause {
    std::string id;       ///< As cited: `3.34`; a clause of the host game is `lucky8:3.34`.
    std::string document; ///< The document it stands in; differs from the rulebook's for host clauses.
    ClauseKind kind = ClauseKind::Definition;
    bool testable = false;
    bool syntheticId = false; ///< Numbered by us (pay rows, appendices, preamble).
    bool inferredId = false;  ///< The document lost the number; ours by position (B19).
};

struct Range {
    int min = 0;
    int max = 0;
    [[nodiscard]] bool contains(std::int64_t value) const { return value >= min && value <= max; }
};

struct Layout {
    std::string id; ///< `A`, `B`
    Range boxes;
    ClauseId clause = 0;
};

/// What a side bet looks at. A new kind of bet is a new member here and one function in core/table/sidebets.
enum class SideBetRule : std::uint8_t {
    RankPair,       ///< The two opening cards of one rank.
    LuckyEights,    ///< 8s or a match among the opening cards and the dealer's first card.
    PairClass,      ///< A pair graded by suit and colour.
    ThreeCardTotal, ///< Opening cards and dealer's first card: 7-7-7, 6-7-8 or a total of 19 to 21.
    RunOfEights,    ///< Consecutive 8s reaching the box, the printed one first.
    TieOnTotal,     ///< Both final totals equal the number.
    DealerBust,     ///< The dealer busts, graded by his number of cards.
    Markers,        ///< Free-bet markers used on the box.
};
/// Whose main bet has to be where for the side bet to be taken.
enum class SideBetNeeds : std::uint8_t { MainOnBox, MainAnywhere, ControlOfBox };
/// What happens to a side bet over its maximum that slipped in.
enum class SideBetOverMax : std::uint8_t { CountsToMax, LaterReturned, Refused };

struct PayRow {
    std::string name;        ///< As in the clause id behind the `#`.
    std::vector<Ratio> pays; ///< One for each pay table of the game.
    ClauseList clauses;      ///< The row's own clause first.
    Range counts;            ///< DealerBust: cards in his hand; Markers: markers. Else 0 to 0.
};

struct SideBet {
    std::string kind; ///< As in the contract: `pair`, `21plus`
    SideBetRule rule = SideBetRule::RankPair;
    SideBetNeeds needs = SideBetNeeds::MainOnBox;
    SideBetOverMax overMax = SideBetOverMax::CountsToMax;
    int perBox = 0;           ///< Bets of this kind that a box takes; 0: the document sets no number.
    int number = 0;           ///< TieOnTotal: the total.
    std::vector<PayRow> rows; ///< Best first.
    ClauseList loseOver21;    ///< ThreeCardTotal: a total over 21, for which the table has no row (D02).
    ClauseList lose, lostWithHand, overMaximum, underMinimum, notAllowed, tooMany;
    [[nodiscard]] const PayRow *row(std::string_view name) const;
    [[nodiscard]] int rowIndex(std::string_view name) const; ///< -1: no such row.
};

enum class SplitBy : std::uint8_t { EqualPoints, Eights };
enum class ControlBy : std::uint8_t { Nearest, Largest };
enum class MainOverMax : std::uint8_t { CountsToMax, BoxShared };
enum class InsuranceBy : std::uint8_t { Nobody, Owner, Anybody };

/// What play decides, as data. The engine knows these rules and no game's name.
struct PlayRules {
    bool dealerHitsSoft17 = false;
    int dealerBustsOver = 21;    ///< 22: a dealer's 22 stands off.
    std::optional<Card> printed; ///< Begins every hand and the dealer's; such a game deals one card a box.
    bool blackjack = true;
    Ratio blackjackPays{3, 2};
    Ratio regularPays{1, 1};
    Ratio insurancePays{2, 1};
    ClauseList blackjackRow, regularRow, insuranceRow;
    bool surrenderAgainstAce = false;
    InsuranceBy insurance = InsuranceBy::Nobody;
    SplitBy splitBy = SplitBy::EqualPoints;
    int maxHands = 4;
    bool doubleNeedsMinimum = true; ///< The added part has to reach the table minimum.
    bool freeBets = false;          ///< Free splits and doubles with markers.
    int standFrom = 0;              ///< Lowest total a hand may stand on.
    ControlBy control = ControlBy::Nearest;
    int mainBetsPerBox = 0; ///< 0: the document sets no number.
    MainOverMax overMax = MainOverMax::CountsToMax;
    bool bonus678 = false;
    Ratio bonusMixed, bonusSpades;
    ClauseList bonusMixedRow, bonusSpadesRow;
};

/// A named reading of an ambiguous clause that a house can switch.
struct Reading {
    std::string name;                ///< `l8.bjAfterBust`
    std::string item;                ///< Item of the interpretations: `A01`
    std::vector<std::string> values; ///< The first is not special; see defaultValue.
    std::string defaultValue;
    std::vector<ClauseId> clauses;
};

enum class BlackjackAfterBust : std::uint8_t { OriginalOnly, Capped, BustedPlusOne, OnePerLiveHand };

/// The readings that change how a round is played, resolved to values.
struct PlayReadings {
    BlackjackAfterBust blackjackAfterBust = BlackjackAfterBust::BustedPlusOne;
    bool lucky8Stack = false;
    bool doubleMixedTens = true;
    bool freeSplitTens = true;
    bool aceHardChoice = false;
    bool markerServesBox = true;
};

using ReadingValues = std::map<std::string, std::string, std::less<>>;

/// What the questions of one family ask of this document.
struct AskedBy {
    std::vector<ClauseId> clauses; ///< A test holds it to what is really cited.
    int questions = 0;             ///< Different ones that there are, boxes and names apart; 0: plenty.
    bool shared = false;           ///< Too few to keep some of them for exams: practice shows them all.
};

struct RulingTable;

/// A number that no two objects of one run share, copies neither: what is kept for an object can be looked up by it, where
/// an address may come to belong to another.
class Serial {
public:
    Serial() : m_number(next()) {}
    Serial(const Serial &) : m_number(next()) {}
    Serial &operator=(const Serial &) {
        m_number = next();
        return *this;
    }
    [[nodiscard]] std::uint64_t number() const { return m_number; }

private:
    static std::uint64_t next();
    std::uint64_t m_number;
};

/// One version of one rule document, read through the gate and right. Immutable.
class Rulebook {
public:
    std::string document;  ///< `lucky8`: also the game's name in the contract.
    std::string version;   ///< `5`
    std::string houseName; ///< The operator: `MBS`
    std::string inForce;   ///< ISO date, or empty where the document has none.
    std::string host;      ///< `lucky8@5` where another document plays the main game.
    int order = 0;         ///< Its place in a list of documents; the smaller comes first.
    Range decks;
    bool hasTens = true;
    std::vector<Layout> layouts;
    int payTables = 1;
    PlayRules play;
    std::vector<SideBet> sideBets;
    std::vector<Clause> clauses; ///< Own clauses in document order, then the host's.
    std::size_t ownClauses = 0;
    std::array<ClauseList, citeCount> cites{};
    std::vector<ClauseList> asked;                        ///< By Asked; empty: the document does not say it.
    std::map<std::string, AskedBy, std::less<>> families; ///< By the family's id; the others do not ask it.
    std::array<ClauseList, procedureCount> procedures{};  ///< Empty: the document demands it nowhere.
    std::vector<Reading> readings;
    std::vector<std::string> officers;          ///< Titles, lowest first.
    std::string shiftManager;                   ///< Who decides what the rules do not cover.
    std::shared_ptr<const RulingTable> rulings; ///< Null: the document leaves irregularities to the house.
    Serial serial;                              ///< Of this very object.

    [[nodiscard]] std::string name() const { return document + '@' + version; }
    [[nodiscard]] const ClauseList &cite(Cite reason) const { return cites[static_cast<std::size_t>(reason)]; }
    [[nodiscard]] const ClauseList &because(Asked reason) const;
    /// Null where that family asks nothing here.
    [[nodiscard]] const AskedBy *askedBy(std::string_view family) const;
    [[nodiscard]] const ClauseList &demand(Procedure duty) const { return procedures[static_cast<std::size_t>(duty)]; }
    [[nodiscard]] std::optional<ClauseId> clause(std::string_view id) const;
    [[nodiscard]] const std::string &clauseName(ClauseId id) const { return clauses[id].id; }
    [[nodiscard]] std::vector<std::string> names(const ClauseList &list) const;
    [[nodiscard]] Range boxes() const; ///< Over all layouts.
    /// Index into sideBets, or -1.
    [[nodiscard]] int sideBetIndex(std::string_view kind) const;
    /// The first side bet of that rule; null where the game has none.
    [[nodiscard]] const SideBet *sideBet(SideBetRule rule) const;
    /// Is that kind a side bet of that rule?
    [[nodiscard]] bool isSideBet(std::string_view kind, SideBetRule rule) const;
    [[nodiscard]] const Reading *reading(std::string_view readingName) const;
    /// The defaults with `values` laid over them. Values are taken to be checked.
    [[nodiscard]] PlayReadings playReadings(const ReadingValues &values) const;
};

} // namespace pitwise
