// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/phrase.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// What can be wrong with a scenario or a pack. The order is that of problemKindNames.
enum class ProblemKind : std::uint8_t {
    // --- the file
    Unreadable, ///< args: why
    NotJson,    ///< args: why; the path is line and column
    Malformed,  ///< A member missing, unknown or of a wrong type. args: why
    // --- the table
    NoRulebook,   ///< args: the name that no rulebook has
    Table,        ///< Table, seats or bets that the rules do not allow. args: why
    Shoe,         ///< A shoe that cannot be: a card too often, no such card, a ten without tens. args: why
    ShoeShort,    ///< The next card is missing. args: why
    Action,       ///< An action that the rules do not allow at that moment. args: why
    Situation,    ///< Facts that cannot arise in that game or contradict each other or the table. args: why
    PointPastEnd, ///< The point at which it is asked is no longer there. args: point, number of events
    // --- the question
    NothingToAsk,  ///< Nothing is chosen yet. args: none
    AskDoesNotFit, ///< What is asked cannot be asked at this point. args: none
    OpenReading,   ///< The key hangs on a reading that no clause settles. args: the item (`A27`)
    NeverAsked,    ///< It touches an item that is not asked, whatever the house has fixed. args: the item
    OptionIsRight, ///< An added wrong option is right under the rules. args: the option, the clauses
    OptionInDoubt, ///< An added wrong option is right under an open reading. args: the option, the item
    OptionShape,   ///< An added option is no answer to what is asked. args: why
    OptionUnknown, ///< A dropped option is not there any more. args: the option
    TooFewOptions, ///< No wrong option is left. args: none
    // --- the words
    MissingTitle,
    MissingStory,  ///< Trainees see the felt only.
    NoFelt,        ///< It happens before the opening cards are out: trainees are told, not shown.
    TitleTells,    ///< A trainee who reads it knows the answer. args: the answer
    StoryLong,     ///< Longer than what is read at a table. args: how many characters
    RemarkAsks,    ///< It ends in a question that nobody answers. args: none
    LongestRight,  ///< The right option is by far the longest. args: none
    OptionMissing, ///< Another game's ruling is not among the options. args: the ruling, the game, its codes
    KeyTyped,      ///< Its key was typed by a person in another program. args: none
    CloseTo,       ///< args: title and id of the other scenario, how near in hundredths
    SameId,        ///< Another scenario of the pack has the same id and version. args: id, version
    // --- the pack
    PackEntry,  ///< A file that does not belong into a pack. args: why
    Checksum,   ///< A file is not the one that the manifest names. args: none
    KeyChanged, ///< Another answer under the rulebook in force. args: rulebook then, rulebook now
    TooMany,    ///< Further problems are not listed. args: how many
};
inline constexpr std::size_t problemKindCount = static_cast<std::size_t>(ProblemKind::TooMany) + 1;
/// Words for JSON and hooks: `illegal-action`.
[[nodiscard]] std::string_view nameOf(ProblemKind kind);

/// An error keeps a scenario from being asked or approved; a warning does not; a note is for the author's information.
enum class Severity : std::uint8_t { Error, Warning, Note };
[[nodiscard]] Severity severityOf(ProblemKind kind);
[[nodiscard]] std::string_view nameOf(Severity severity);

/// One problem and its place. Its sentence is problemText().
struct ScenarioProblem {
    ProblemKind kind = ProblemKind::Malformed;
    /// Of the member it is about, as in the file: `round.actions[3]`, `situation.facts.dealer`, `added[1]`, `title`.
    std::string path;
    std::vector<PhraseArg> args;
    std::vector<std::string> clauses; ///< Behind it, of the scenario's game; may be empty.
    std::string file = {};            ///< Of a pack: which of its files. Empty: the one that was read.

    friend bool operator==(const ScenarioProblem &, const ScenarioProblem &) = default;
};
using ScenarioProblems = std::vector<ScenarioProblem>;

/// What a program wrote about it where it has no words of ours: "the title has at most 200 characters".
[[nodiscard]] std::string detailOf(const ScenarioProblem &problem);
[[nodiscard]] Phrase problemText(const ScenarioProblem &problem);
/// Adds problems to a list that never grows beyond what a person reads; the last entry then counts the rest.
inline constexpr std::size_t mostProblems = 500;
void addProblems(ScenarioProblems &list, ScenarioProblems problems, const std::string &file = {});
[[nodiscard]] bool hasErrors(const ScenarioProblems &problems);

} // namespace pitwise
