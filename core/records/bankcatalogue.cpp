// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/bankcatalogue.h"
#include "core/quiz/family.h"

namespace pitwise {

Catalogue bankCatalogue(const Library &library) {
    std::vector<CatalogueFamily> families;
    std::vector<ClauseKey> order;
    for (const std::string &document : library.documents()) {
        const Rulebook &book = *library.find(document);
        for (std::size_t i = 0; i < book.ownClauses; ++i)
            if (book.clauses[i].testable)
                order.push_back({document, book.clauses[i].id});
        for (const Family *family : allFamilies())
            if (!family->judgement && family->isFor(document))
                families.push_back(
                    {document, family->id, std::string(name(family->topic)), family->clausesFor(document), 0});
    }
    return Catalogue(std::move(families), order);
}

} // namespace pitwise
