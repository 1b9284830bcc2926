// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/bankcatalogue.h"
#include "core/quiz/family.h"
#include "core/rules/contrasts.h"

#include <algorithm>

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
            if (!family->judgement && family->isFor(book))
                families.push_back({document, family->id, std::string(name(family->topic)), family->clausesFor(book), 0});
    }
    std::set<ClauseKey> confusable;
    const Contrasts contrasts = Contrasts::shipped(library);
    for (const Contrast &row : contrasts.rows())
        if (std::ranges::any_of(row.cells, [](const ContrastCell &cell) { return cell.compare == Compare::Differs; }))
            for (const ContrastCell &cell : row.cells)
                for (const std::string &clause : cell.clauses)
                    confusable.insert({cell.document, clause});
    return Catalogue(std::move(families), order, confusable);
}

} // namespace pitwise
