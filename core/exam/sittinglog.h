// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/refusal.h"
#include "core/security/cipher.h"
#include "core/security/diskfile.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace pitwise::exam {

/// One entry of the chain: JSON bytes (with `seq` and `prev`, the digest of the entry before) and a MAC over them.
[[nodiscard]] QByteArray makeEntry(QJsonObject entry, int seq, QByteArrayView previous,
                                   const security::SecretBytes &chainKey);

struct Chain {
    std::vector<QJsonObject> entries; ///< Those before the first broken one.
    int brokenAt = -1;                ///< -1: whole.
    QString what;                     ///< What is wrong with it.
    QByteArray head;                  ///< What the next entry's `prev` has to be.
};
/// Follows a chain from the digest of its log's header.
[[nodiscard]] Chain followChain(const std::vector<QByteArray> &entries, QByteArrayView start,
                                const security::SecretBytes &chainKey);

/// A log that was altered, or damaged by its disk, after it was acknowledged.
struct DamagedLog : Refusal {};

/// What can still be proved of a damaged log: each entry that opens at its place, under the sitting's secret and the key of
/// its chain.
struct LogRemains {
    std::vector<QJsonObject> entries; ///< Each with the `seq` it had.
    qsizetype damagedBytes = 0;       ///< That belong to none of them.
    /// Of those that the log ever had, as far as it shows.
    [[nodiscard]] qint64 count() const {
        return entries.empty() ? 0 : entries.back().value(QLatin1String("seq")).toInteger() + 1;
    }
};

/// A sitting's diary on disk: append-only, each record encrypted and bound to its place. An entry is on disk when append()
/// returns.
///
///     "PITLOG1\n" | header length u32 | header (JSON) | records: length u32, its complement u32, nonce, ciphertext
///
/// A record that a power cut left half-written was never acknowledged and is dropped when the log is opened again;
/// anything else that does not open was altered.
class SittingLog {
public:
    /// A new log; throws a Refusal where there is one already or the disk refuses.
    [[nodiscard]] static SittingLog create(const QString &path, const QByteArray &header,
                                           const security::SecretBytes &secret, QByteArrayView code = {});
    /// An old one, for going on. Throws a DamagedLog where it was altered or belongs elsewhere, a Refusal where it is in
    /// use.
    [[nodiscard]] static SittingLog open(const QString &path, const QByteArray &header, const security::SecretBytes &secret,
                                         QByteArrayView code = {});

    void append(const QJsonObject &entry);

    /// Looks through a damaged log, byte by byte where it must.
    [[nodiscard]] static LogRemains remains(const QByteArray &bytes, const QByteArray &header,
                                            const security::SecretBytes &secret, QByteArrayView code);
    /// A whole log of these entries, chained anew.
    [[nodiscard]] static QByteArray written(const std::vector<QJsonObject> &entries, const QByteArray &header,
                                            const security::SecretBytes &secret, QByteArrayView code);

    [[nodiscard]] const std::vector<QByteArray> &entries() const { return m_entries; }
    [[nodiscard]] Chain chain() const { return followChain(m_entries, m_start, m_chainKey); }
    [[nodiscard]] QByteArrayView head() const { return m_head; }
    /// Bytes of a last record that was never acknowledged.
    [[nodiscard]] qint64 droppedBytes() const { return m_dropped; }

private:
    SittingLog(security::DiskFile file, const QByteArray &header, const security::SecretBytes &secret, QByteArrayView code);
    void readRecords(const QByteArray &bytes, qsizetype at);
    [[nodiscard]] QByteArray place(std::size_t seq) const;
    void write(const QByteArray &bytes);

    security::DiskFile m_file;
    security::SecretBytes m_entryKey, m_chainKey;
    QByteArray m_start, m_head;
    std::vector<QByteArray> m_entries;
    qint64 m_end = 0;
    qint64 m_dropped = 0;
};

/// The clock of a running sitting between two entries: two slots, overwritten in turn once a second.
/// It makes the time right to the second after a crash, and shows a log that was cut back.
class Heartbeat {
public:
    struct Beat {
        quint64 count = 0;
        qint64 elapsedMs = 0;
        qint64 wallMs = 0;
        qint64 entries = 0; ///< In the log at the time.
        bool valid = false;
    };
    /// Reads the newest whole beat; none there or both torn: not valid.
    Heartbeat(const QString &path, QByteArrayView bound, const security::SecretBytes &secret);
    void write(qint64 elapsedMs, qint64 wallMs, qint64 entries);
    [[nodiscard]] const Beat &last() const { return m_last; }

private:
    security::DiskFile m_file;
    security::SecretBytes m_key;
    QByteArray m_bound;
    Beat m_last;
};

} // namespace pitwise::exam
