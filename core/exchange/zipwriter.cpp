// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/zipwriter.h"
#include "core/refusal.h"

#include <zlib.h>

#include <limits>

namespace pitwise::exchange {
namespace {

void put16(QByteArray &out, quint16 value) {
    out.append(static_cast<char>(value & 0xff)).append(static_cast<char>(value >> 8));
}
void put32(QByteArray &out, quint32 value) {
    put16(out, static_cast<quint16>(value & 0xffff));
    put16(out, static_cast<quint16>(value >> 16));
}

/// Deflated without a head of its own, as zip has it.
QByteArray deflated(const QByteArray &bytes) {
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        throw Refusal{"there is not enough memory to pack a file", {}, {}};
    QByteArray packed(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(bytes.size()))), Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.constData()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    const int ended = deflate(&stream, Z_FINISH);
    packed.truncate(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    if (ended != Z_STREAM_END)
        throw Refusal{"a file cannot be packed", {}, {}};
    return packed;
}

constexpr quint16 needs = 20, namesAreUtf8 = 1 << 11, firstDay = 0x21; // zip 2.0; 1980-01-01

} // namespace

QByteArray ZipWriter::head(const Entry &entry, bool central) {
    QByteArray out;
    put32(out, central ? 0x02014b50 : 0x04034b50);
    if (central)
        put16(out, needs);
    put16(out, needs);
    put16(out, namesAreUtf8);
    put16(out, entry.method);
    put16(out, 0);
    put16(out, firstDay);
    put32(out, entry.crc);
    put32(out, entry.packed);
    put32(out, entry.size);
    put16(out, static_cast<quint16>(entry.name.size()));
    put16(out, 0); // nothing extra
    if (central) {
        put16(out, 0); // no comment
        put16(out, 0);
        put16(out, 0);
        put32(out, 0);
        put32(out, entry.at);
    }
    out.append(entry.name.data(), static_cast<qsizetype>(entry.name.size()));
    return out;
}

void ZipWriter::add(const std::string &name, const QByteArray &bytes, bool pack) {
    constexpr quint64 most = std::numeric_limits<quint32>::max();
    if (m_entries.size() + 1 >= std::numeric_limits<quint16>::max())
        throw Refusal{"a package holds at most 65,000 files; export fewer questions at a time", {}, {}};
    Entry entry;
    entry.name = name;
    entry.at = static_cast<quint32>(m_at);
    entry.size = static_cast<quint32>(bytes.size());
    entry.crc =
        static_cast<quint32>(crc32(0, reinterpret_cast<const Bytef *>(bytes.constData()), static_cast<uInt>(bytes.size())));
    entry.method = pack ? Z_DEFLATED : 0;
    const QByteArray packed = pack ? deflated(bytes) : bytes;
    entry.packed = static_cast<quint32>(packed.size());
    const QByteArray front = head(entry, false);
    if (m_at + static_cast<quint64>(front.size()) + static_cast<quint64>(packed.size()) >= most)
        throw Refusal{"a package holds at most 4 GB; export fewer questions at a time, or without pictures", {}, {}};
    m_out.write(front);
    m_out.write(packed);
    m_at += static_cast<quint64>(front.size() + packed.size());
    m_entries.push_back(std::move(entry));
}

void ZipWriter::finish() {
    const quint64 from = m_at;
    for (const Entry &entry : m_entries) {
        const QByteArray line = head(entry, true);
        m_out.write(line);
        m_at += static_cast<quint64>(line.size());
    }
    QByteArray end;
    put32(end, 0x06054b50);
    put16(end, 0);
    put16(end, 0);
    put16(end, static_cast<quint16>(m_entries.size()));
    put16(end, static_cast<quint16>(m_entries.size()));
    put32(end, static_cast<quint32>(m_at - from));
    put32(end, static_cast<quint32>(from));
    put16(end, 0);
    m_out.write(end);
}

} // namespace pitwise::exchange
