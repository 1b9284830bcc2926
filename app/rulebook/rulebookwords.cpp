// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/rulebookwords.h"

namespace pitwise {

RulebookWords::RulebookWords(const Library &shelf, const QString &language)
    : language(language), library(shelf), documents(shelf.documents()), contrasts(Contrasts::shipped(shelf, language)),
      readings(ReadingItems::shipped(shelf, language)) {
    for (const std::string &document : documents)
        texts.emplace(document, ClauseTexts::shipped(book(document), language));
}

} // namespace pitwise
