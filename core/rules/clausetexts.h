// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <string>
#include <vector>

namespace pitwise {

/// One clause in our own words.
struct ClauseText {
    std::string sentence;
    std::string ask; ///< What a dealer is asked about it; empty where it is not testable.
};

/// How a bet and the rows of its pay table are called.
struct BetText {
    std::string title;
    std::map<std::string, std::string, std::less<>> rows; ///< By the row's name in the rulebook.
};

/// The words of one rulebook in one language; the structure is in the Rulebook. Same ids in every language.
class ClauseTexts {
public:
    std::string title;     ///< `Blackjack Lucky 8`
    std::string shortName; ///< `Lucky 8`
    std::string edition;   ///< `version 5`
    std::string houseName; ///< The operator in full.
    std::map<std::string, BetText, std::less<>> bets;
    std::vector<ClauseText> clauses; ///< As Rulebook::clauses, the document's own ones only.

    /// The gate: every own clause and every pay row has its words, and there are no others. Throws a Refusal.
    [[nodiscard]] static ClauseTexts read(const QByteArray &bytes, const Rulebook &book);
    /// The shipped words in that language, English where it has none yet.
    [[nodiscard]] static ClauseTexts shipped(const Rulebook &book, const QString &language);
};

/// A shipped file `<folder>/<name>.<language>.json`, the English one where there is no such. Throws a Refusal.
[[nodiscard]] QByteArray readShippedText(const QString &path, const QString &language);

} // namespace pitwise
