// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/house.h"
#include "core/quiz/liveround.h"
#include "core/quiz/question.h"
#include "core/random/random.h"
#include "core/rules/asked.h"
#include "core/rules/library.h"

#include <initializer_list>
#include <span>
#include <string_view>

namespace pitwise {

/// What a family needs to make one question: the rules, the house, a source of chance, and the small steps that all
/// families share. One Maker makes one question.
class Maker {
public:
    Maker(const Library &library, const Rulebook &rules, const House &house, Random &random)
        : m_library(library), m_rules(rules), m_house(house), m_random(random) {}

    [[nodiscard]] const Library &library() const { return m_library; }
    [[nodiscard]] const Rulebook &rules() const { return m_rules; }
    [[nodiscard]] const House &house() const { return m_house; }
    [[nodiscard]] Random &random() { return m_random; }
    [[nodiscard]] bool isGame(std::string_view document) const { return m_rules.document == document; }

    // --- reasons ---
    /// The clauses behind these reasons in this document, each once; nothing where it says none of them.
    template <typename... Reason> [[nodiscard]] std::vector<std::string> because(Reason... reasons) const {
        ClauseList list;
        (list.add(behind(reasons)), ...);
        return m_rules.names(list);
    }
    /// Has the document a clause for it?
    [[nodiscard]] bool says(Asked reason) const { return !m_rules.because(reason).empty(); }

    // --- chance ---
    [[nodiscard]] int between(int low, int high) {
        return low + static_cast<int>(m_random.below(static_cast<std::uint32_t>(high - low + 1)));
    }
    [[nodiscard]] bool chance(int percent) { return m_random.below(100) < static_cast<std::uint32_t>(percent); }
    template <typename T> [[nodiscard]] T oneOf(std::initializer_list<T> list) {
        return list.begin()[m_random.below(static_cast<std::uint32_t>(list.size()))];
    }
    template <typename T> [[nodiscard]] const T &oneOf(const std::vector<T> &list) {
        return list[m_random.below(static_cast<std::uint32_t>(list.size()))];
    }

    // --- cards ---
    [[nodiscard]] Card card(Rank rank) { return {rank, static_cast<Suit>(m_random.below(4))}; }
    [[nodiscard]] Rank rank(std::initializer_list<int> ranks) { return static_cast<Rank>(oneOf(ranks)); }
    /// Any card worth these points; eleven is an Ace. Ten is a picture where the deck has no tens.
    [[nodiscard]] Card worth(int points);
    /// A rank that the deck has, with none of these.
    [[nodiscard]] Rank rankBut(std::initializer_list<Rank> barred);

    // --- tables ---
    /// A table of this game as the house sets it up: decks, boxes, limits, pay table; nobody betting.
    [[nodiscard]] TableSetup table(int atLeastDecks = 1);
    [[nodiscard]] Limits mainLimits() const { return m_house.limitsOf(m_rules.document, "main"); }
    /// How many times larger the amounts of this table are than those of a small one: 1 up to a minimum of $50.
    [[nodiscard]] int scale() const;
    void bet(TableSetup &setup, int box, const char *player, Cents amount, std::string_view kind = "main");
    /// The kind of the game's side bet of that rule; empty where it has none.
    [[nodiscard]] std::string sideKind(SideBetRule rule) const;
    void seat(TableSetup &setup, int box, const char *player);
    /// A stake of whole chips that halves and pays 3 to 2 in whole chips, within the table's limits.
    [[nodiscard]] Cents stake();
    [[nodiscard]] Cents sideStake();
    /// One player "A" seated with a main bet on a random box; gives the box.
    int loneBettor(TableSetup &setup);

    // --- the question ---
    /// A question with nothing but its prompt and clauses; the bank fills in family, game and seed.
    [[nodiscard]] Question question(Phrase prompt, std::vector<std::string> clauses, int target) const;
    /// Options "a", "b", … in random order, the right one among them. Texts have to differ.
    void setChoice(Question &question, const Phrase &right, const std::vector<std::pair<Phrase, Phrase>> &wrongWithLabels);

private:
    [[nodiscard]] const ClauseList &behind(Asked reason) const { return m_rules.because(reason); }
    [[nodiscard]] const ClauseList &behind(Cite reason) const { return m_rules.cite(reason); }

    const Library &m_library;
    const Rulebook &m_rules;
    const House &m_house;
    Random &m_random;
};

} // namespace pitwise
