// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/firstsession.h"

#include <algorithm>

namespace pitwise {
namespace {

constexpr std::pair<std::string_view, std::string_view> stops[] = {
    {"lucky8", "pair-payout"},      // chips
    {"freebet", "allowed-actions"}, // all that apply
    {"luckylucky", "lucky-lucky-payout"},
    {"dueling8s", "void-or-repair"}, // one of several
    {"dueling8s", "21plus-payout"},
    {"lucky8", "who-controls"}, // pointed at on the felt
    {"freebet", "dealer-22"},
    {"dueling8s", "hand-total"},   // a number
    {"luckylucky", "round-order"}, // an order
    {"lucky8", "split-permission"},
};

} // namespace

std::vector<PlanItem> firstSession(const Catalogue &catalogue) {
    std::vector<PlanItem> plan;
    for (const auto &[game, name] : stops) {
        const auto family = std::ranges::find_if(catalogue.families(), [&, g = game, n = name](const CatalogueFamily &each) {
            return each.game == g && each.family == n;
        });
        if (family == catalogue.families().end() || family->clauses.empty())
            continue;
        const auto place = [&](const std::string &clause) {
            const Catalogue::Entry *entry = catalogue.find(clauseKey(family->game, clause));
            return entry ? entry->place : catalogue.clauses().size();
        };
        const auto clause = std::ranges::min_element(family->clauses, {}, place);
        plan.push_back({family->game, family->family, family->topic, *clause, family->targetMs, {ReasonKind::New, 0, 0}});
    }
    return plan;
}

} // namespace pitwise
