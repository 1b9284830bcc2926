// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>
#include <QStringList>

#include <optional>

namespace pitwise {

/// Comma-separated values as RFC 4180 has them: CRLF, quotes doubled. A cell that a spreadsheet would take
/// for a formula (it begins with = + - @, tab or return) is written with an apostrophe before it, which
/// reading takes off again.
[[nodiscard]] QByteArray csvLine(const QStringList &cells);

/// Reads row by row, whatever the size of the file.
class CsvReader {
public:
    explicit CsvReader(QIODevice &input, char between = ',') : m_input(input), m_between(between) {}
    /// The next row; nothing at the end. A line end alone is no row. An open quote at the end sets
    /// hasError().
    [[nodiscard]] std::optional<QStringList> next();
    [[nodiscard]] int line() const { return m_line; } ///< Line that the last row began on, from 1.
    [[nodiscard]] bool hasError() const { return m_error; }

private:
    [[nodiscard]] int take(); ///< The next byte; -1: the end.
    QIODevice &m_input;
    char m_between; ///< What parts cells; spreadsheets of some countries write semicolons.
    QByteArray m_chunk;
    qsizetype m_at = 0;
    int m_line = 0, m_lineEnds = 0;
    bool m_begun = false, m_error = false;
    int m_pushed = -2; ///< A byte given back; -2: none.
};

} // namespace pitwise
