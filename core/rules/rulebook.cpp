// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulebook.h"

#include <algorithm>
#include <atomic>

namespace pitwise {

std::uint64_t Serial::next() {
    static std::atomic<std::uint64_t> last{0};
    return ++last;
}

const PayRow *SideBet::row(std::string_view name) const {
    const int index = rowIndex(name);
    return index < 0 ? nullptr : &rows[static_cast<std::size_t>(index)];
}

int SideBet::rowIndex(std::string_view name) const {
    const auto it = std::find_if(rows.begin(), rows.end(), [&](const PayRow &row) { return row.name == name; });
    return it == rows.end() ? -1 : static_cast<int>(it - rows.begin());
}

const ClauseList &Rulebook::because(Asked reason) const {
    static const ClauseList unsaid;
    const auto index = static_cast<std::size_t>(reason);
    return index < asked.size() ? asked[index] : unsaid;
}

const AskedBy *Rulebook::askedBy(std::string_view family) const {
    const auto it = families.find(family);
    return it == families.end() ? nullptr : &it->second;
}

std::optional<ClauseId> Rulebook::clause(std::string_view id) const {
    const auto it = std::find_if(clauses.begin(), clauses.end(), [&](const Clause &c) { return c.id == id; });
    if (it == clauses.end())
        return std::nullopt;
    return static_cast<ClauseId>(it - clauses.begin());
}

std::vector<std::string> Rulebook::names(const ClauseList &list) const {
    std::vector<std::string> names;
    for (const ClauseId id : list)
        names.push_back(clauseName(id));
    return names;
}

Range Rulebook::boxes() const {
    Range range = layouts.front().boxes;
    for (const Layout &layout : layouts) {
        range.min = std::min(range.min, layout.boxes.min);
        range.max = std::max(range.max, layout.boxes.max);
    }
    return range;
}

int Rulebook::sideBetIndex(std::string_view kind) const {
    const auto it = std::find_if(sideBets.begin(), sideBets.end(), [&](const SideBet &bet) { return bet.kind == kind; });
    return it == sideBets.end() ? -1 : static_cast<int>(it - sideBets.begin());
}

const SideBet *Rulebook::sideBet(SideBetRule rule) const {
    const auto it = std::find_if(sideBets.begin(), sideBets.end(), [&](const SideBet &bet) { return bet.rule == rule; });
    return it == sideBets.end() ? nullptr : &*it;
}

bool Rulebook::isSideBet(std::string_view kind, SideBetRule rule) const {
    const int index = sideBetIndex(kind);
    return index >= 0 && sideBets[static_cast<std::size_t>(index)].rule == rule;
}

const Reading *Rulebook::reading(std::string_view readingName) const {
    const auto it = std::find_if(readings.begin(), readings.end(), [&](const Reading &r) { return r.name == readingName; });
    return it == readings.end() ? nullptr : &*it;
}

PlayReadings Rulebook::playReadings(const ReadingValues &values) const {
    const auto valueOf = [&](const char *name) -> std::string_view {
        if (const auto it = values.find(name); it != values.end())
            return it->second;
        const Reading *known = reading(name);
        return known ? std::string_view(known->defaultValue) : std::string_view();
    };
    PlayReadings resolved;
    const auto afterBust = valueOf("l8.bjAfterBust");
    if (afterBust == "ORIGINAL_ONLY")
        resolved.blackjackAfterBust = BlackjackAfterBust::OriginalOnly;
    else if (afterBust == "CAPPED")
        resolved.blackjackAfterBust = BlackjackAfterBust::Capped;
    else if (afterBust == "ONE_PER_LIVE_HAND")
        resolved.blackjackAfterBust = BlackjackAfterBust::OnePerLiveHand;
    resolved.lucky8Stack = valueOf("l8.lucky8Stack") == "true";
    resolved.doubleMixedTens = valueOf("l8.dasMixedTens") != "false";
    resolved.freeSplitTens = valueOf("fb.freeSplitTens") != "NONE";
    resolved.aceHardChoice = valueOf("fb.aceHardChoice") == "true";
    resolved.markerServesBox = valueOf("fb.markerServesBox") != "false";
    return resolved;
}

} // namespace pitwise
