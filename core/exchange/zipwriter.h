// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>

#include <string>
#include <vector>

namespace pitwise::exchange {

/// Writes a zip archive file by file, so that ten thousand questions need no room at once. The same files give the same
/// bytes: no day is written.
class ZipWriter {
public:
    explicit ZipWriter(QIODevice &out) : m_out(out) {} ///< Outlives the writer.
    /// Throws a Refusal for more than a plain zip can hold. Pictures come packed already: they are stored.
    void add(const std::string &name, const QByteArray &bytes, bool pack = true);
    void finish(); ///< The directory.

private:
    struct Entry {
        std::string name;
        quint32 crc = 0, packed = 0, size = 0, at = 0;
        quint16 method = 0;
    };
    static QByteArray head(const Entry &entry, bool central);

    QIODevice &m_out;
    std::vector<Entry> m_entries;
    quint64 m_at = 0;
};

} // namespace pitwise::exchange
