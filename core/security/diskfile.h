// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/security/safefile.h"

namespace pitwise::security {

/// A file that is written in place: a log that grows, the slots of a clock. Only its owner may read it.
/// Throws NotWritten where anything goes wrong; a link or a pipe in its place is refused, never followed or waited for.
class DiskFile {
public:
    enum class Open { Existing, New, Either };
    DiskFile(const QString &path, Open how);
    ~DiskFile();
    DiskFile(DiskFile &&other) noexcept;
    DiskFile &operator=(DiskFile &&) = delete;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// For this program alone, until it is closed; false: another has it.
    [[nodiscard]] bool lock() const;
    [[nodiscard]] QByteArray readAll() const;
    /// On disk when this returns. Where it throws, the file may end with a part of the bytes: resize() takes it off.
    void write(qint64 at, QByteArrayView bytes);
    [[nodiscard]] qint64 size() const;
    void resize(qint64 size);

private:
    [[noreturn]] void fail(int code) const;
    QString m_path;
    int m_handle = -1;
};

} // namespace pitwise::security
