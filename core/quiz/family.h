// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/maker.h"

#include <optional>
#include <string_view>
#include <vector>

namespace pitwise {

/// The clauses of one game that a family asks for, apart by spaces.
struct Covers {
    const char *game;
    const char *clauses;
};

/// How many different questions of a family and document are plenty.
inline constexpr int plentyOfQuestions = 300;

/// Said by a family whose rule has less to ask in a game, so that it is asked less there.
struct AskedLess {
    const char *game;
    int questions;       ///< Different ones that there are, boxes and names apart.
    const char *because; ///< For whoever reads the source.
};

/// A kind of question: deals its own situation, computes its own key, builds its own wrong answers.
struct Family {
    const char *id; ///< `pair-payout`
    Topic topic;
    PhraseId title;             ///< In dealers' words: "Pay the Pair bet".
    std::vector<Covers> covers; ///< One for each game it is asked in. A test holds it to what is really cited.
    /// Nothing where chance gave nothing worth asking; the bank then tries again. May throw LiveRound::NoSuchCard.
    std::optional<Question> (*make)(Maker &);
    bool judgement = false; ///< On flagged readings only: never graded unless the house has fixed them.
    std::vector<AskedLess> less = {};
    /// Are there the rules that it asks about? Null: every document has them.
    bool (*fits)(const Rulebook &) = nullptr;

    /// Does the document's data name it, and are there the rules that it asks about?
    [[nodiscard]] bool isFor(const Rulebook &rules) const;
    [[nodiscard]] std::vector<std::string> clausesFor(const Rulebook &rules) const;
    /// How many different questions it has at least: plenty, or what the document's data says.
    [[nodiscard]] int questionsIn(const Rulebook &rules) const;
    /// How often it is drawn beside others: 1, or less where it has less to ask.
    [[nodiscard]] double drawn(const Rulebook &rules) const;
    /// The documents whose newest version it asks, in the library's order.
    [[nodiscard]] std::vector<std::string> games(const Library &library) const;
};

// One list a file in core/quiz/families/.
[[nodiscard]] const std::vector<Family> &payoutFamilies();
[[nodiscard]] const std::vector<Family> &permissionFamilies();
[[nodiscard]] const std::vector<Family> &irregularityFamilies();
[[nodiscard]] const std::vector<Family> &shoeFamilies();
[[nodiscard]] const std::vector<Family> &officerFamilies();
[[nodiscard]] const std::vector<Family> &controlFamilies();
[[nodiscard]] const std::vector<Family> &feltFamilies();
[[nodiscard]] const std::vector<Family> &bettingFamilies();
[[nodiscard]] const std::vector<Family> &readingFamilies();
[[nodiscard]] const std::vector<Family> &bettorFamilies();
[[nodiscard]] const std::vector<Family> &procedureFamilies();
[[nodiscard]] const std::vector<Family> &dealingFamilies();
[[nodiscard]] const std::vector<Family> &dealerFamilies();
[[nodiscard]] const std::vector<Family> &contrastFamilies();
[[nodiscard]] const std::vector<Family> &judgementFamilies();

/// All of them, in the order of the lists above.
[[nodiscard]] const std::vector<const Family *> &allFamilies();
[[nodiscard]] const Family *findFamily(std::string_view id);

} // namespace pitwise
