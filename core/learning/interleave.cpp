// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/interleave.h"

#include <algorithm>

namespace pitwise {
namespace {

using Counts = std::map<SkillKey, std::size_t>;

/// Can the rest be laid out without a repetition after `last`? It can when no skill fills more than every
/// other place.
bool fits(const Counts &counts, std::size_t left, const SkillKey &last) {
    return std::all_of(counts.begin(), counts.end(),
                       [&](const auto &skill) { return skill.second <= (skill.first == last ? left / 2 : (left + 1) / 2); });
}

/// Where one skill fills more than every other place, asks some of its clauses by other families, least
/// pressing first.
void rebalance(std::vector<Choice> &choices, Counts &counts) {
    const std::size_t most = (choices.size() + 1) / 2;
    for (auto choice = choices.rbegin(); choice != choices.rend(); ++choice) {
        const SkillKey skill = choice->items.front().skill();
        if (counts[skill] <= most)
            continue;
        const auto rarest =
            std::min_element(choice->items.begin(), choice->items.end(),
                             [&](const PlanItem &a, const PlanItem &b) { return counts[a.skill()] < counts[b.skill()]; });
        if (counts[rarest->skill()] >= most)
            continue;
        --counts[skill];
        ++counts[rarest->skill()];
        std::iter_swap(choice->items.begin(), rarest);
    }
}

} // namespace

std::vector<PlanItem> interleave(std::vector<Choice> choices, const PlanItem *last) {
    constexpr std::size_t reach = 6; // how far a change of game may look ahead
    Counts counts;
    for (const Choice &choice : choices)
        ++counts[choice.items.front().skill()];
    rebalance(choices, counts);
    SkillKey lastSkill = last ? last->skill() : SkillKey{};
    std::string lastGame = last ? last->game : std::string();

    std::vector<PlanItem> plan;
    plan.reserve(choices.size());
    while (!choices.empty()) {
        const auto works = [&](const PlanItem &item) {
            if (item.skill() == lastSkill)
                return false;
            Counts rest = counts;
            --rest[item.skill()];
            return fits(rest, choices.size() - 1, item.skill());
        };
        std::size_t pick = choices.size();
        for (std::size_t i = 0; i < std::min(reach, choices.size()) && pick == choices.size(); ++i)
            if (choices[i].items.front().game != lastGame && works(choices[i].items.front()))
                pick = i;
        for (std::size_t i = 0; i < choices.size() && pick == choices.size(); ++i)
            if (works(choices[i].items.front()))
                pick = i;
        std::size_t which = 0;
        // The preferred questions cannot be kept apart: take another one for the same clause, or at least a
        // change now.
        for (std::size_t i = 0; i < choices.size() && pick == choices.size(); ++i)
            for (std::size_t j = 1; j < choices[i].items.size() && pick == choices.size(); ++j)
                if (choices[i].items[j].skill() != lastSkill && choices[i].items.front().skill() == lastSkill) {
                    pick = i;
                    which = j;
                }
        if (pick == choices.size()) { // the commonest skill that changes anything
            std::size_t most = 0;
            for (std::size_t i = 0; i < choices.size(); ++i) {
                const SkillKey skill = choices[i].items.front().skill();
                if (skill != lastSkill && counts[skill] > most) {
                    most = counts[skill];
                    pick = i;
                }
            }
        }
        if (pick == choices.size())
            pick = 0;
        --counts[choices[pick].items.front().skill()];
        plan.push_back(std::move(choices[pick].items[which]));
        choices.erase(choices.begin() + static_cast<std::ptrdiff_t>(pick));
        lastSkill = plan.back().skill();
        lastGame = plan.back().game;
    }
    return plan;
}

} // namespace pitwise
