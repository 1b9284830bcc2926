// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/key.h"
#include "core/rules/rulebook.h"

#include <QJsonObject>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace pitwise {

enum class ScenarioStatus : std::uint8_t { Draft, InReview, Approved, Retired };
inline constexpr std::array<std::string_view, 4> scenarioStatusNames{"draft", "in-review", "approved", "retired"};

/// What is asked of a table or a situation. See askable() for what fits where.
enum class AskKind : std::uint8_t {
    Amount,      ///< box, player, bet, measure; hand: one hand of several, 0: all together
    Actions,     ///< What the hand in turn may do; nothing else is said.
    Offers,      ///< box, player: what is open before further cards
    Total,       ///< box, hand
    Controls,    ///< box: who calls its decisions
    NextCard,    ///< Which hand gets the next card
    DealerDraw,  ///< How much the dealer draws once all hands are finished
    Order,       ///< In which order the bets on the opening cards are settled (Lucky Lucky)
    Ruling,      ///< What is done about the situation
    Award,       ///< The situation: who gets it, or controls
    Card,        ///< The situation: which card the dealer gets
    StandsTotal, ///< The situation: which total of the dealer counts
    Share,       ///< The situation: how much of player's bet counts, or goes back
};
inline constexpr std::array<std::string_view, 13> askKindNames{"amount",    "actions",      "offers", "total",  "controls",
                                                               "next-card", "dealer-draw",  "order",  "ruling", "award",
                                                               "card",      "stands-total", "share"};

struct Ask {
    AskKind kind = AskKind::Amount;
    int box = 0;
    int hand = 0;
    std::string player = {};
    std::string bet = {}; ///< Amount: `main`, `pair`, …
    Measure measure = Measure::Pays;
    friend bool operator==(const Ask &, const Ask &) = default;
};

/// Something that happened at the table, in the words of the contract's situations.
struct ScenarioIncident {
    std::string kind;
    QJsonObject facts;
    friend bool operator==(const ScenarioIncident &, const ScenarioIncident &) = default;
};

/// A wrong answer of the author's own: an answer in the contract's form, never a text, so that it can be proved wrong.
/// `{"type": "ruling", "ruling": ["void-round"]}`, `{"type": "amount", "cents": 5000}`.
struct AddedOption {
    QJsonObject answer;
    QString label; ///< What to say to whoever gives it; may be empty.
    friend bool operator==(const AddedOption &, const AddedOption &) = default;
};

/// A question that came from another program, in the words and the one language it came in. See typedquestion.h.
struct TypedQuestion {
    QString prompt;
    Topic topic = Topic::Procedure;
    QStringList options; ///< Called a, b, c, … in this order; none: a number is asked for.
    /// The key as a person typed it, in the contract's form: `choice`, `choices`, `order`, `amount` or `count`.
    QJsonObject answer;
    std::vector<AddedOption> wrong; ///< Wrong answers, and what to say to whoever gives one.
    QStringList steps;              ///< The explanation, line by line.
    QString language;               ///< `zh-CN`; empty: not known.
    QString source;                 ///< What it was called where it came from.
    friend bool operator==(const TypedQuestion &, const TypedQuestion &) = default;
};

/// A scenario as its author has it: a draft that may be incomplete or wrong. It holds no key; makeQuestion() computes it.
/// A question with a typed key is the one exception, and says so wherever it is shown.
struct Scenario {
    std::string id;  ///< `[a-z0-9][a-z0-9-]{0,63}`, kept through all versions.
    int version = 1; ///< Counts up with every published change.
    std::string game;
    std::string rulebook;   ///< `freebet@2025-04-15`; empty: the newest.
    ReadingValues readings; ///< That it is asked under, beside the house's; usually none.

    /// The round script of the contract without `rulebook` and `readings`; kept as it is, right or wrong. It may go on
    /// beyond the point at which it is asked: later cards are not shown. Empty: no table.
    QJsonObject round;
    /// The point: so many of the round's events (Round::events()) have happened. Nothing: all of them.
    std::optional<int> at;
    std::optional<ScenarioIncident> incident;
    std::optional<Ask> ask;
    std::optional<TypedQuestion> typed; ///< Then there is no table, no incident and nothing to ask of them.

    QString title;
    QString story;  ///< What the felt cannot show, a paragraph a line.
    QString remark; ///< Said with the verdict.
    QStringList tags;
    int level = 0;                    ///< 1 to 5; 0: as the engine thinks.
    int target = 0;                   ///< Seconds; 0: as the engine thinks.
    std::vector<QJsonObject> dropped; ///< Wrong options that are not offered, as answers.
    std::vector<AddedOption> added;

    ScenarioStatus status = ScenarioStatus::Draft;
    QString author;
    QString derivedFrom; ///< `id@version` of the scenario it began as; may be empty.

    friend bool operator==(const Scenario &, const Scenario &) = default;
};

/// `id@version`: also the name of its file in a pack.
[[nodiscard]] std::string nameOf(const Scenario &scenario);
[[nodiscard]] bool isScenarioId(std::string_view id);
/// An id of its own for a new scenario, from a seed of the caller's.
[[nodiscard]] std::string newScenarioId(std::uint64_t seed);
/// The rulebook that it is asked under: its own version, else the newest of the game; null where there is none.
class Library;
[[nodiscard]] const Rulebook *rulebookOf(const Scenario &scenario, const Library &library);

} // namespace pitwise
