// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/searchwords.h"

#include <algorithm>

namespace pitwise {

SearchWords::SearchWords(const QString &query) : m_words(query.simplified().split(u' ', Qt::SkipEmptyParts)) {
    m_words.removeDuplicates();
}

bool SearchWords::match(const QString &text) const {
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

QString SearchWords::marked(const QString &text) const {
    // Hits may overlap ("card" and "cards"), so letters are marked first and runs of them written out.
    std::vector<bool> hit(static_cast<std::size_t>(text.size()), false);
    for (const QString &word : m_words)
        for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
             at = text.indexOf(word, at + 1, Qt::CaseInsensitive))
            std::fill_n(hit.begin() + at, word.size(), true);

    QString out;
    for (qsizetype from = 0; from < text.size();) {
        const bool found = hit[static_cast<std::size_t>(from)];
        qsizetype to = from + 1;
        while (to < text.size() && hit[static_cast<std::size_t>(to)] == found)
            ++to;
        const QString piece = text.mid(from, to - from).toHtmlEscaped();
        out += found ? QStringLiteral("<mark>") + piece + QStringLiteral("</mark>") : piece;
        from = to;
    }
    return out;
}

} // namespace pitwise
