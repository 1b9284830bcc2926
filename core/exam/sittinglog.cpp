// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/sittinglog.h"

#include "core/exam/container.h"
#include "core/exam/examfile.h"
#include "core/refusal.h"

#include <QFile>
#include <QJsonDocument>
#include <QtEndian>

#include <cstring>
#include <optional>

namespace pitwise::exam {
namespace {

constexpr char logMagic[] = "PITLOG1\n";
constexpr qsizetype macSize = 32;
constexpr qint64 largestRecord = 1 << 20;

QByteArray u32(quint32 number) {
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(number, bytes.data());
    return bytes;
}

using security::DiskFile;

[[noreturn]] void refuseLog(const DiskFile &file, const std::string &error) {
    throw Refusal{error, file.path().toStdString(), {}};
}

[[noreturn]] void refuseDamaged(const DiskFile &file, const std::string &error) {
    throw DamagedLog{{error, file.path().toStdString(), {}}};
}

QByteArray frontOf(const QByteArray &header) {
    return logMagic + u32(static_cast<quint32>(header.size())) + header;
}

QByteArray placeOf(QByteArrayView start, std::size_t seq) {
    return start.toByteArray() + u32(static_cast<quint32>(seq));
}

QByteArray recordOf(const security::SecretBytes &entryKey, const QByteArray &entry, QByteArrayView place) {
    const QByteArray sealed = security::seal(entryKey, entry, place);
    const auto length = static_cast<quint32>(sealed.size());
    return u32(length) + u32(~length) + sealed;
}

/// The length of the record that begins here; nothing where none can.
std::optional<qsizetype> lengthAt(const QByteArray &bytes, qsizetype at) {
    if (bytes.size() - at < 8)
        return std::nullopt;
    const quint32 length = qFromBigEndian<quint32>(bytes.constData() + at);
    if (length != ~qFromBigEndian<quint32>(bytes.constData() + at + 4) || length > largestRecord ||
        bytes.size() - at - 8 < static_cast<qsizetype>(length))
        return std::nullopt;
    return length;
}

void mustBeFree(const DiskFile &file) {
    if (!file.lock())
        refuseLog(file, "another window has this sitting open");
}

/// What the candidate reads where his answer or his clock cannot be saved.
[[noreturn]] void callForHelp(security::NotWritten why) {
    why.error += "; call the invigilator";
    throw security::NotWritten(std::move(why));
}

} // namespace

QByteArray makeEntry(QJsonObject entry, int seq, QByteArrayView previous, const security::SecretBytes &chainKey) {
    entry.insert(QStringLiteral("seq"), seq);
    entry.insert(QStringLiteral("prev"), QString::fromLatin1(security::toBase64Url(previous)));
    const QByteArray json = jsonBytes(entry);
    return json + security::mac(chainKey, json);
}

Chain followChain(const std::vector<QByteArray> &entries, QByteArrayView start, const security::SecretBytes &chainKey) {
    Chain chain;
    chain.head = start.toByteArray();
    for (const QByteArray &entry : entries) {
        const int seq = static_cast<int>(chain.entries.size());
        const auto broken = [&](const char *what) {
            chain.brokenAt = seq;
            chain.what = QString::fromLatin1(what);
            return chain;
        };
        if (entry.size() <= macSize || !security::same(security::mac(chainKey, QByteArrayView(entry).chopped(macSize)),
                                                       QByteArrayView(entry).last(macSize)))
            return broken("its MAC is wrong: the entry was altered");
        const QJsonObject json = QJsonDocument::fromJson(entry.chopped(macSize)).object();
        if (json.value(QLatin1String("seq")).toInt(-1) != seq ||
            json.value(QLatin1String("prev")).toString().toLatin1() != security::toBase64Url(chain.head))
            return broken("it does not follow the entry before: entries were taken out or moved");
        chain.entries.push_back(json);
        chain.head = security::digest(entry);
    }
    return chain;
}

SittingLog::SittingLog(DiskFile file, const QByteArray &header, const security::SecretBytes &secret, QByteArrayView code)
    : m_file(std::move(file)), m_entryKey(security::derive(secret, ForEntries)), m_chainKey(chainKeyOf(secret, code)),
      m_start(security::digest(header)), m_head(m_start) {
}

QByteArray SittingLog::place(std::size_t seq) const {
    return placeOf(m_start, seq);
}

void SittingLog::write(const QByteArray &bytes) {
    try {
        // What a save that failed has left behind must not stand after a shorter record.
        if (m_file.size() > m_end)
            m_file.resize(m_end);
        m_file.write(m_end, bytes);
        m_end += bytes.size();
    } catch (const security::NotWritten &why) {
        try {
            m_file.resize(m_end);                // half a record would only have to be dropped later
        } catch (const security::NotWritten &) { // it is taken off before the next one
        }
        callForHelp(why);
    }
}

SittingLog SittingLog::create(const QString &path, const QByteArray &header, const security::SecretBytes &secret,
                              QByteArrayView code) {
    if (QFile::exists(path))
        throw Refusal{"there is a log of this sitting already: resume it", path.toStdString(), {}};
    SittingLog log(DiskFile(path, DiskFile::Open::New), header, secret, code);
    mustBeFree(log.m_file);
    log.write(frontOf(header));
    return log;
}

SittingLog SittingLog::open(const QString &path, const QByteArray &header, const security::SecretBytes &secret,
                            QByteArrayView code) {
    SittingLog log(DiskFile(path, DiskFile::Open::Existing), header, secret, code);
    mustBeFree(log.m_file);
    const QByteArray bytes = log.m_file.readAll();
    const QByteArray front = frontOf(header);
    if (!bytes.startsWith(front)) {
        // Killed before the header was on disk: nothing can have been acknowledged.
        if (!front.startsWith(bytes))
            refuseDamaged(log.m_file, "belongs to another sitting, or its header was altered");
        log.m_file.resize(0);
        log.write(front);
        log.m_dropped = bytes.size();
        return log;
    }
    log.m_end = front.size();
    log.readRecords(bytes, front.size());
    if (log.m_dropped > 0)
        log.m_file.resize(log.m_end);
    return log;
}

void SittingLog::readRecords(const QByteArray &bytes, qsizetype at) {
    const auto altered = [&] {
        refuseDamaged(m_file, "was altered at entry " + std::to_string(m_entries.size()) + ", byte " + std::to_string(at));
    };
    // From there on only zeros: the file grew, but what was to stand there never came.
    qsizetype zerosFrom = bytes.size();
    while (zerosFrom > at && bytes.at(zerosFrom - 1) == '\0')
        --zerosFrom;
    while (at < bytes.size()) {
        const qsizetype rest = bytes.size() - at; // a view of the bytes, not a copy: a log is as long as a sitting
        m_dropped = rest;
        if (rest < 8 || zerosFrom <= at + 8)
            return; // torn in the lengths, or nothing behind them
        const quint32 length = qFromBigEndian<quint32>(bytes.constData() + at);
        if (length != ~qFromBigEndian<quint32>(bytes.constData() + at + 4) || length > largestRecord)
            altered();
        if (rest < 8 + static_cast<qsizetype>(length))
            return; // torn
        const auto entry = security::open(m_entryKey, QByteArrayView(bytes).sliced(at + 8, length), place(m_entries.size()));
        if (!entry) {
            if (rest > 8 + static_cast<qsizetype>(length))
                altered();
            return; // the last one, as long as it should be but not all there
        }
        m_entries.push_back(*entry);
        m_head = security::digest(*entry);
        at += 8 + static_cast<qsizetype>(length);
        m_end = at;
        m_dropped = 0;
    }
}

void SittingLog::append(const QJsonObject &entry) {
    QByteArray bytes = makeEntry(entry, static_cast<int>(m_entries.size()), m_head, m_chainKey);
    const QByteArray record = recordOf(m_entryKey, bytes, place(m_entries.size()));
    if (record.size() - 8 > largestRecord) // it could not be read again
        refuseLog(m_file, "is too long to be saved");
    write(record);
    m_head = security::digest(bytes);
    m_entries.push_back(std::move(bytes));
}

LogRemains SittingLog::remains(const QByteArray &bytes, const QByteArray &header, const security::SecretBytes &secret,
                               QByteArrayView code) {
    const security::SecretBytes entryKey = security::derive(secret, ForEntries), chainKey = chainKeyOf(secret, code);
    const QByteArray start = security::digest(header);
    const QByteArray front = frontOf(header);
    constexpr qint64 mostMissing = 256; // in one gap
    LogRemains found;
    QByteArray last; // the entry before, where none is missing between
    const auto take = [&](qsizetype at, qsizetype length) {
        const qint64 next = found.count();
        for (qint64 seq = next; seq < next + mostMissing; ++seq) {
            const auto entry = security::open(entryKey, QByteArrayView(bytes).sliced(at, length),
                                              placeOf(start, static_cast<std::size_t>(seq)));
            if (!entry || entry->size() <= macSize ||
                !security::same(security::mac(chainKey, QByteArrayView(*entry).chopped(macSize)),
                                QByteArrayView(*entry).last(macSize)))
                continue;
            const QJsonObject json = QJsonDocument::fromJson(entry->chopped(macSize)).object();
            const QByteArray before = security::toBase64Url(seq == 0 ? start : security::digest(last));
            if (json.value(QLatin1String("seq")).toInteger(-1) != seq ||
                (seq == next && json.value(QLatin1String("prev")).toString().toLatin1() != before))
                return false; // whoever wrote it was not this program
            found.entries.push_back(json);
            last = *entry;
            return true;
        }
        return false;
    };
    for (qsizetype at = bytes.startsWith(front) ? front.size() : 0; at < bytes.size();) {
        const auto length = lengthAt(bytes, at);
        const bool taken = length && take(at + 8, *length);
        found.damagedBytes += taken ? 0 : 1;
        at += taken ? 8 + *length : 1;
    }
    return found;
}

QByteArray SittingLog::written(const std::vector<QJsonObject> &entries, const QByteArray &header,
                               const security::SecretBytes &secret, QByteArrayView code) {
    const security::SecretBytes entryKey = security::derive(secret, ForEntries), chainKey = chainKeyOf(secret, code);
    const QByteArray start = security::digest(header);
    QByteArray bytes = frontOf(header), head = start;
    for (std::size_t seq = 0; seq < entries.size(); ++seq) {
        const QByteArray entry = makeEntry(entries[seq], static_cast<int>(seq), head, chainKey);
        bytes += recordOf(entryKey, entry, placeOf(start, seq));
        head = security::digest(entry);
    }
    return bytes;
}

namespace {

constexpr qsizetype beatPlain = 32;
constexpr qsizetype beatSlot = 128; // nonce, text and tag fit; a slot never crosses a disk sector

} // namespace

Heartbeat::Heartbeat(const QString &path, QByteArrayView bound, const security::SecretBytes &secret)
    : m_file(path, DiskFile::Open::Either), m_key(security::derive(secret, ForBeat)), m_bound(bound.toByteArray()) {
    const QByteArray bytes = m_file.readAll();
    constexpr qsizetype sealedSize = beatPlain + 24 + 16;
    for (qsizetype slot = 0; slot < 2; ++slot) {
        if (bytes.size() < slot * beatSlot + sealedSize)
            continue;
        const auto plain = security::open(m_key, QByteArrayView(bytes).sliced(slot * beatSlot, sealedSize), m_bound);
        if (!plain)
            continue;
        const auto number = [&](qsizetype i) { return qFromBigEndian<qint64>(plain->constData() + 8 * i); };
        if (const Beat beat{static_cast<quint64>(number(0)), number(1), number(2), number(3), true};
            !m_last.valid || beat.count > m_last.count)
            m_last = beat;
    }
}

void Heartbeat::write(qint64 elapsedMs, qint64 wallMs, qint64 entries) {
    m_last = {m_last.count + 1, elapsedMs, wallMs, entries, true};
    QByteArray plain(beatPlain, Qt::Uninitialized);
    qToBigEndian(m_last.count, plain.data());
    qToBigEndian(elapsedMs, plain.data() + 8);
    qToBigEndian(wallMs, plain.data() + 16);
    qToBigEndian(entries, plain.data() + 24);
    QByteArray slot = security::seal(m_key, plain, m_bound);
    slot.append(beatSlot - slot.size(), '\0');
    try {
        m_file.write(static_cast<qint64>(m_last.count % 2) * beatSlot, slot);
    } catch (const security::NotWritten &why) {
        callForHelp(why);
    }
}

} // namespace pitwise::exam
