// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace pitwise {

/// What somebody types into a search field: words in any order, all of which have to occur.
class SearchWords {
public:
    SearchWords() = default;
    explicit SearchWords(const QString &query);

    [[nodiscard]] bool isEmpty() const { return m_words.isEmpty(); }
    /// Whether every word occurs somewhere in `text`, whatever its case.
    [[nodiscard]] bool match(const QString &text) const;
    /// `text` for a rich-text item: escaped, and each found piece between `<mark>` and `</mark>`.
    [[nodiscard]] QString marked(const QString &text) const;

private:
    QStringList m_words;
};

} // namespace pitwise
