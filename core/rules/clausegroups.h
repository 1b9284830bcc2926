// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/library.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <string>
#include <vector>

namespace pitwise {

/// Clauses that a dealer thinks of together, under his own word for them.
struct ClauseGroup {
    std::string title;                ///< "Boom Busted"
    std::string range;                ///< "3.25–3.26.3, 4.1.3"
    std::vector<std::string> clauses; ///< Testable ones, in the order the file names them.
};

/// The rows of the mastery map. Every testable clause of a document stands in exactly one of its groups.
class ClauseGroups {
public:
    /// The gate: ranges `a..b` in document order; none is left out, none comes twice. Throws a Refusal.
    [[nodiscard]] static ClauseGroups read(const QByteArray &bytes, const Library &library);
    /// The shipped ones in that language, English where it has none yet.
    [[nodiscard]] static ClauseGroups shipped(const Library &library, const QString &language = QStringLiteral("en"));

    /// Empty: not a document.
    [[nodiscard]] const std::vector<ClauseGroup> &of(const std::string &document) const;

private:
    std::map<std::string, std::vector<ClauseGroup>> m_groups;
};

} // namespace pitwise
