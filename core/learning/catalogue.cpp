// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/catalogue.h"

#include <algorithm>

namespace pitwise {
std::uint32_t tableWeight(std::string_view topic) {
    constexpr std::pair<std::string_view, std::uint32_t> weights[] = {
        {"payouts", 10}, {"permissions", 8}, {"irregularities", 5}, {"control", 4}, {"procedure", 2}};
    for (const auto &[name, weight] : weights)
        if (name == topic)
            return weight;
    return 1;
}

Catalogue::Catalogue(std::vector<CatalogueFamily> families, const std::vector<ClauseKey> &documentOrder,
                     const std::set<ClauseKey> &confusable)
    : m_families(std::move(families)) {
    const auto place = [this](const ClauseKey &key) {
        const auto [it, isNew] = m_places.try_emplace(key, m_clauses.size());
        if (isNew) {
            m_clauses.push_back({key, {}});
            if (std::find(m_documents.begin(), m_documents.end(), key.document) == m_documents.end())
                m_documents.push_back(key.document);
        }
        return it->second;
    };
    for (const ClauseKey &key : documentOrder)
        place(key);
    for (std::size_t i = 0; i < m_families.size(); ++i)
        for (const std::string &clause : m_families[i].clauses)
            m_clauses[place(clauseKey(m_families[i].game, clause))].askers.push_back(i);
    for (const std::string &document : m_documents)
        rank(document, confusable);
}

/// Topics take turns by their weights; within one those that other houses rule otherwise come first, then those that most
/// kinds of questions ask for.
void Catalogue::rank(const std::string &document, const std::set<ClauseKey> &confusable) {
    std::map<std::uint32_t, std::vector<Entry *>> byWeight;
    for (Entry &entry : m_clauses) {
        if (entry.key.document != document || entry.askers.empty())
            continue;
        std::uint32_t weight = 0;
        for (const std::size_t asker : entry.askers)
            weight = std::max(weight, tableWeight(m_families[asker].topic));
        byWeight[weight].push_back(&entry);
    }
    std::vector<std::pair<std::size_t, Entry *>> order;
    for (auto &[weight, entries] : byWeight) {
        std::stable_sort(entries.begin(), entries.end(), [&](const Entry *a, const Entry *b) {
            return std::pair(confusable.contains(a->key), a->askers.size()) >
                   std::pair(confusable.contains(b->key), b->askers.size());
        });
        for (std::size_t i = 0; i < entries.size(); ++i)
            order.emplace_back((2 * i + 1) * 1000 / weight, entries[i]);
    }
    std::stable_sort(order.begin(), order.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i].second->place = i;
}

const Catalogue::Entry *Catalogue::find(const ClauseKey &key) const {
    const auto it = m_places.find(key);
    return it == m_places.end() ? nullptr : &m_clauses[it->second];
}

std::string Catalogue::cited(const ClauseKey &key, const std::string &game) {
    return key.document == game ? key.clause : key.document + ':' + key.clause;
}

} // namespace pitwise
