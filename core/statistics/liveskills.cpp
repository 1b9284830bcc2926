// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/liveskills.h"

#include <algorithm>
#include <map>

namespace pitwise {
namespace {

/// What a topic of questions comes to at the table.
constexpr std::pair<std::string_view, std::string_view> atTheTable[] = {
    {"payouts", "live-settle-main"}, {"payouts", "live-settle-side"},      {"permissions", "live-signals"},
    {"permissions", "live-offers"},  {"permissions", "live-split-double"}, {"control", "live-signals"},
    {"control", "live-bets"},        {"irregularities", "live-irregular"}, {"procedure", "live-calls"},
    {"procedure", "live-deal"},      {"procedure", "live-dealer"},         {"procedure", "live-bust"}};

/// Families of a topic in a game.
struct Known {
    int all = 0, asked = 0, accurate = 0;
    [[nodiscard]] bool mastered() const { return asked > 0 && accurate == asked && 2 * asked >= all; }
};

} // namespace

std::vector<LiveSkillFigure> liveSkills(const Learner &learner, const std::string &game) {
    std::vector<LiveSkillFigure> figures;
    for (const auto &[key, state] : learner.skills) {
        if (key.game != game || !key.family.starts_with("live-"))
            continue;
        std::vector<TimedAnswer> times;
        for (int i = 0; i < state.count; ++i)
            if (const auto &recent = state.recent[static_cast<std::size_t>(i)]; recent.right && recent.takenMs > 0)
                times.push_back({recent.takenMs, recent.targetMs});
        figures.push_back({key.family, state.accuracy(), state.level(), speedOf(times), state.asked});
    }
    std::stable_sort(figures.begin(), figures.end(),
                     [](const LiveSkillFigure &a, const LiveSkillFigure &b) { return a.right.low < b.right.low; });
    return figures;
}

std::vector<DealOffer> dealOffers(const Learner &learner, const Catalogue &catalogue) {
    std::map<std::string, std::map<std::string, Known>> games;
    for (const CatalogueFamily &family : catalogue.families()) {
        Known &known = games[family.game][family.topic];
        ++known.all;
        if (const SkillState *skill = learner.skill(family.skill()); skill && skill->asked > 0) {
            ++known.asked;
            known.accurate += skill->reached >= Fluency::Accurate;
        }
    }
    std::vector<DealOffer> offers;
    for (const auto &[game, topics] : games) {
        DealOffer offer{game, {}, {}};
        for (const auto &[topic, known] : topics) {
            if (!known.mastered())
                continue;
            bool open = false;
            for (const auto &[of, skill] : atTheTable) {
                if (of != topic)
                    continue;
                const SkillState *state = learner.skill({game, std::string(skill)});
                if (state && state->reached >= Fluency::Accurate)
                    continue;
                open = true;
                if (std::find(offer.skills.begin(), offer.skills.end(), skill) == offer.skills.end())
                    offer.skills.emplace_back(skill);
            }
            if (open)
                offer.topics.push_back(topic);
        }
        if (!offer.topics.empty())
            offers.push_back(std::move(offer));
    }
    std::stable_sort(offers.begin(), offers.end(),
                     [](const DealOffer &a, const DealOffer &b) { return a.topics.size() > b.topics.size(); });
    return offers;
}

} // namespace pitwise
