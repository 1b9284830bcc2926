// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/clausetexts.h"
#include "core/rules/contrasts.h"
#include "core/rules/library.h"
#include "core/rules/readingitems.h"

#include <QString>

#include <map>
#include <string>

namespace pitwise {

/// Everything the rulebook page shows, in one language: the newest version of each document and its words.
struct RulebookWords {
    RulebookWords(const Library &shelf, const QString &language);

    QString language;

    const Library &library;
    std::vector<std::string> documents; ///< In the order of the contract.
    std::map<std::string, ClauseTexts, std::less<>> texts;
    Contrasts contrasts;
    ReadingItems readings;

    [[nodiscard]] const Rulebook &book(const std::string &document) const { return *library.find(document); }
};

} // namespace pitwise
