// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/answerfact.h"

#include <map>
#include <set>
#include <span>

namespace pitwise {

/// A question family in one game, as far as choosing needs to know it.
struct CatalogueFamily {
    std::string game;
    std::string family;
    std::string topic;
    std::vector<std::string> clauses; ///< Those it can make the main clause of a question, as cited in the game.
    int targetMs = 0;                 ///< What a dealer should typically need. 0: not known.

    [[nodiscard]] SkillKey skill() const { return {game, family}; }
};

/// How often a topic comes up at a table, against the others: every round is paid, every hand decided, something goes wrong
/// now and then; what the rules call procedure is mostly learnt by dealing, its definitions by being met.
[[nodiscard]] std::uint32_t tableWeight(std::string_view topic);

/// What can be asked: every family of every game, and every clause in document order.
class Catalogue {
public:
    struct Entry {
        ClauseKey key;
        std::vector<std::size_t> askers; ///< Indexes into families(); empty: nothing asks for it.
        /// Its place among those of its document that can be asked, the most useful first.
        std::size_t place = 0;
    };

    Catalogue() = default;
    /// `documentOrder`: every testable clause, documents one after the other. Clauses that only a family
    /// names come last. `confusable`: those that another house rules otherwise.
    Catalogue(std::vector<CatalogueFamily> families, const std::vector<ClauseKey> &documentOrder,
              const std::set<ClauseKey> &confusable = {});

    [[nodiscard]] const std::vector<CatalogueFamily> &families() const { return m_families; }
    /// In document order.
    [[nodiscard]] const std::vector<Entry> &clauses() const { return m_clauses; }
    /// Null: not a clause of the catalogue.
    [[nodiscard]] const Entry *find(const ClauseKey &key) const;
    /// Documents in the order of their first clause.
    [[nodiscard]] const std::vector<std::string> &documents() const { return m_documents; }
    /// How `game` cites a clause: `3.34` at home, `lucky8:3.34` elsewhere.
    [[nodiscard]] static std::string cited(const ClauseKey &key, const std::string &game);

private:
    void rank(const std::string &document, const std::set<ClauseKey> &confusable);

    std::vector<CatalogueFamily> m_families;
    std::vector<Entry> m_clauses;
    std::vector<std::string> m_documents;
    std::map<ClauseKey, std::size_t> m_places;
};

} // namespace pitwise
