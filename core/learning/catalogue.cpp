// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/catalogue.h"

#include <algorithm>

namespace pitwise {

Catalogue::Catalogue(std::vector<CatalogueFamily> families, const std::vector<ClauseKey> &documentOrder)
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
}

const Catalogue::Entry *Catalogue::find(const ClauseKey &key) const {
    const auto it = m_places.find(key);
    return it == m_places.end() ? nullptr : &m_clauses[it->second];
}

std::string Catalogue::cited(const ClauseKey &key, const std::string &game) {
    return key.document == game ? key.clause : key.document + ':' + key.clause;
}

} // namespace pitwise
