// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/tracestore.h"

#include <utility>

namespace pitwise::live {

using security::DiskFile;

TraceStore::TraceStore(DiskFile file) : m_file(std::move(file)) {
    if (!m_file.lock())
        throw Refusal{"another window has this table open", m_file.path().toStdString(), {}};
}

TraceStore TraceStore::create(const QString &path, std::string_view header) {
    TraceStore store(DiskFile(path, DiskFile::Open::New));
    store.append(header);
    store.m_lines.emplace_back(header);
    return store;
}

TraceStore TraceStore::open(const QString &path) {
    TraceStore store(DiskFile(path, DiskFile::Open::Existing));
    store.read();
    return store;
}

void TraceStore::read() {
    constexpr qint64 most = 64 * 1024 * 1024;
    if (m_file.size() > most)
        throw Refusal{"is too large for a trace", m_file.path().toStdString(), {}};
    const QByteArray bytes = m_file.readAll();
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype end = bytes.indexOf('\n', at);
        const QByteArray line = end < 0 ? QByteArray() : bytes.mid(at, end - at);
        // The file grew, but not all that was to stand there came: no line end, or zeros in its place.
        if (end < 0 || line.contains('\0')) {
            if (end >= 0 && end + 1 < bytes.size() && !bytes.mid(end + 1).trimmed().isEmpty() &&
                bytes.mid(end + 1).count('\0') == 0)
                throw Refusal{
                    "was damaged", m_file.path().toStdString() + ", line " + std::to_string(m_lines.size() + 1), {}};
            m_dropped = bytes.size() - at;
            break;
        }
        m_lines.push_back(line.toStdString());
        at = end + 1;
        m_end = at;
    }
    if (m_dropped > 0)
        m_file.resize(m_end);
    if (m_lines.empty())
        throw Refusal{"holds no trace", m_file.path().toStdString(), {}};
}

void TraceStore::append(std::string_view lines) {
    QByteArray bytes(lines.data(), static_cast<qsizetype>(lines.size()));
    if (!bytes.endsWith('\n'))
        bytes += '\n';
    try {
        if (m_file.size() > m_end) // what a save that failed has left behind
            m_file.resize(m_end);
        m_file.write(m_end, bytes);
        m_end += bytes.size();
    } catch (const security::NotWritten &) {
        try {
            m_file.resize(m_end);
        } catch (const security::NotWritten &) { // it is taken off before the next one
        }
        throw;
    }
}

} // namespace pitwise::live
