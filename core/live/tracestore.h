// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/security/diskfile.h"

#include <string>
#include <string_view>
#include <vector>

namespace pitwise::live {

/// A trace on disk while it is dealt: append-only JSON lines. What append() was given is on disk when it returns; a line
/// that a power cut left half-written was never acknowledged and is dropped when the trace is opened again.
class TraceStore {
public:
    /// A new trace with its header. Throws a Refusal where there is one already or the disk refuses.
    [[nodiscard]] static TraceStore create(const QString &path, std::string_view header);
    /// An old one, for going on. Throws a Refusal where it cannot be read or another window has it.
    [[nodiscard]] static TraceStore open(const QString &path);

    /// One line, or several with a line end between them: all of them or, where it throws NotWritten, none.
    void append(std::string_view lines);

    /// The header and what was dealt, as they lay there when the trace was opened.
    [[nodiscard]] const std::vector<std::string> &lines() const { return m_lines; }
    [[nodiscard]] QString path() const { return m_file.path(); }
    /// Bytes of a last line that was never acknowledged.
    [[nodiscard]] qint64 droppedBytes() const { return m_dropped; }

private:
    explicit TraceStore(security::DiskFile file);
    void read();

    security::DiskFile m_file;
    std::vector<std::string> m_lines;
    qint64 m_end = 0, m_dropped = 0;
};

} // namespace pitwise::live
