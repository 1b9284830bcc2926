// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"

#include <QByteArray>

#include <functional>
#include <string>
#include <vector>

namespace pitwise {

/// A file in an archive, as its directory names it. Nothing is unpacked yet.
struct ZipEntry {
    std::string name;
    std::uint64_t index = 0;
    std::uint64_t size = 0; ///< As claimed; not to be trusted.
    bool isLink = false;
    bool isLocked = false; ///< Encrypted, or packed in a way we do not read.
};

/// Reads a zip archive that lies in memory. Trusts nothing that it says about itself.
class ZipReader {
public:
    /// Throws a Refusal where it is no archive, or has more entries than that. `bytes` outlives the reader.
    ZipReader(const QByteArray &bytes, std::int64_t mostEntries);
    ~ZipReader();
    ZipReader(const ZipReader &) = delete;
    ZipReader &operator=(const ZipReader &) = delete;

    [[nodiscard]] const std::vector<ZipEntry> &entries() const { return m_entries; }
    /// Unpacks one entry; throws a Refusal where it is damaged or comes to more than `most` bytes.
    [[nodiscard]] QByteArray read(const ZipEntry &entry, qint64 most) const;

private:
    void *m_archive = nullptr;
    std::vector<ZipEntry> m_entries;
};

/// An archive of these files, in this order; always the same bytes. Throws a Refusal.
[[nodiscard]] QByteArray zipped(const std::vector<std::pair<std::string, QByteArray>> &files);

} // namespace pitwise
