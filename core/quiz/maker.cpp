// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/maker.h"

#include <algorithm>

namespace pitwise {

Card Maker::worth(int points) {
    if (points == 11)
        return card(Rank::Ace);
    if (points == 10)
        return card(m_rules.hasTens ? rank({10, 11, 12, 13}) : rank({11, 12, 13}));
    return card(static_cast<Rank>(points));
}

Rank Maker::rankBut(std::initializer_list<Rank> barred) {
    for (;;) {
        const Rank rank = static_cast<Rank>(between(1, 13));
        if ((rank != Rank::Ten || m_rules.hasTens) && std::find(barred.begin(), barred.end(), rank) == barred.end())
            return rank;
    }
}

TableSetup Maker::table(int atLeastDecks) {
    TableSetup setup;
    setup.rulebook = &m_rules;
    for (const auto &[name, value] : m_house.readings)
        if (m_rules.reading(name))
            setup.readingValues[name] = value;
    setup.readings = m_rules.playReadings(setup.readingValues);
    // Six and eight decks are what stands on the floor; the others turn up too.
    const int least = std::max(atLeastDecks, m_rules.decks.min);
    setup.decks = chance(70) ? std::clamp(oneOf({6, 8}), least, m_rules.decks.max) : between(least, m_rules.decks.max);
    setup.boxes = m_rules.boxes().max;
    setup.payTable = m_rules.payTables == 1 ? 1 : m_house.payTable > 0 ? m_house.payTable : between(1, m_rules.payTables);
    setup.mainLimited = true;
    setup.settleFrom = m_house.settleFrom;
    setup.mainLimits = mainLimits();
    for (const SideBet &bet : m_rules.sideBets)
        setup.sideLimits.push_back(m_house.limitsOf(m_rules.document, bet.kind));
    setup.seated.fill(nobody);
    return setup;
}

void Maker::bet(TableSetup &setup, int box, const char *player, Cents amount, std::string_view kind) {
    const auto index = kind == "main" ? int{mainBet} : m_rules.sideBetIndex(kind);
    setup.bets.push_back({box, setup.player(player), static_cast<BetKind>(index), amount, amount});
}

std::string Maker::sideKind(SideBetRule rule) const {
    const SideBet *bet = m_rules.sideBet(rule);
    return bet ? bet->kind : std::string();
}

void Maker::seat(TableSetup &setup, int box, const char *player) {
    setup.seated[static_cast<std::size_t>(box)] = setup.player(player);
}

int Maker::scale() const {
    constexpr Cents smallTable = 5'000; // a minimum of up to $50
    return static_cast<int>((mainLimits().min + smallTable - 1) / smallTable);
}

Cents Maker::stake() {
    // In steps of $5 that a dealer meets: mostly small, sometimes a tall stack. Even multiples of $10 halve in whole $5.
    // Two bettors of a box stay within its maximum, whether it is for each or for both.
    const Cents unit = 1000;
    const Limits limits = mainLimits();
    const int most = static_cast<int>(std::min<Cents>(limits.max * 2 / 5, (chance(75) ? 50'000 : 200'000) * scale()) / unit);
    const int least = static_cast<int>((limits.min + unit - 1) / unit);
    return unit * between(least, std::max(least, most));
}

Cents Maker::sideStake() {
    // Within the limits of every side bet of the game: the caller says later which one it is for.
    const Cents unit = 500;
    Limits all{0, noMaximum};
    for (const SideBet &bet : m_rules.sideBets) {
        const Limits own = m_house.limitsOf(m_rules.document, bet.kind);
        all = {std::max(all.min, own.min), std::min(all.max, own.max)};
    }
    const int least = static_cast<int>((all.min + unit - 1) / unit);
    const int most = static_cast<int>(std::min<Cents>(all.max, chance(75) ? 5'000 : 20'000) / unit);
    return unit * between(least, std::max(least, most));
}

int Maker::loneBettor(TableSetup &setup) {
    const int box = between(1, setup.boxes);
    bet(setup, box, "A", stake());
    seat(setup, box, "A");
    return box;
}

Question Maker::question(Phrase prompt, std::vector<std::string> clauses, int target) const {
    Question question;
    question.rulebook = m_rules.name();
    question.prompt = std::move(prompt);
    question.clauses = std::move(clauses);
    question.target = target;
    return question;
}

void Maker::setChoice(Question &question, const Phrase &right,
                      const std::vector<std::pair<Phrase, Phrase>> &wrongWithLabels) {
    struct Entry {
        Phrase text, label;
        bool right;
    };
    std::vector<Entry> entries{{right, {}, true}};
    for (const auto &[text, label] : wrongWithLabels) {
        const bool known = std::any_of(entries.begin(), entries.end(), [&](const Entry &e) { return e.text == text; });
        if (!known && entries.size() < 5)
            entries.push_back({text, label, false});
    }
    m_random.shuffle(entries);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const std::string key(1, static_cast<char>('a' + i));
        question.options.emplace_back(key, entries[i].text);
        if (entries[i].right)
            question.setKey(ChoiceAnswer{key});
        else if (!entries[i].label.isEmpty())
            question.misconceptions.push_back({entries[i].label, ChoiceAnswer{key}});
    }
}

} // namespace pitwise
