// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/journal.h"
#include "core/security/cipher.h"

#include <QDateTime>
#include <QSet>

namespace pitwise {
namespace {

QString journalTime(UtcMs ms) {
    return QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(QStringLiteral("d MMM yyyy HH:mm")) + QStringLiteral(" UTC");
}

QString journalId(const QUuid &id) {
    return id.toString(QUuid::WithoutBraces);
}

/// Follows the chains and holds each record against its entry.
class Check {
public:
    explicit Check(const Connection &connection) : m_connection(connection) {
        Statement trainees = connection.prepare("SELECT uuid, name FROM trainees");
        trainees.run();
        while (trainees.next()) {
            const TraineeId id = trainees.takeUuid();
            m_names.emplace(id, trainees.takeText());
        }
        Statement erased = connection.prepare(
            "SELECT j.record FROM journal j JOIN origins o ON o.id = j.origin_id WHERE j.kind = 'erased' AND o.here = 1");
        erased.run();
        while (erased.next())
            m_erased.insert(erased.takeUuid());
        for (const char *kind : recordKinds)
            m_rows.emplace(kind, connection.prepare(bodySql(kind)));
    }

    std::vector<QString> problems() {
        eachEntry(m_connection, [this](const JournalEntry &one, bool isOurs) {
            if (one.origin != m_origin) {
                m_origin = one.origin;
                m_last = {};
                m_own.clear();
            }
            follow(one, isOurs);
            hold(one, isOurs);
        });
        lookForStrangers();
        return std::move(m_problems);
    }

private:
    struct Last {
        std::int64_t number = 0;
        QByteArray digest;
    };

    void say(const QString &problem) { m_problems.push_back(problem); }
    static QString nameOf(const JournalEntry &one, bool isOurs) {
        return isOurs ? QStringLiteral("entry %1 of the journal").arg(one.seq)
                      : QStringLiteral("entry %1 of the journal of store %2").arg(one.seq).arg(journalId(one.origin));
    }
    [[nodiscard]] QString recordName(const JournalEntry &one) const {
        const auto name = m_names.find(one.trainee);
        const QString whose = name != m_names.end() ? QStringLiteral(" of ") + name->second : QString();
        return QStringLiteral("the %1%2 recorded %3 (entry %4)")
            .arg(QString::fromStdString(one.kind), whose, journalTime(one.atMs))
            .arg(one.seq);
    }

    void follow(const JournalEntry &one, bool isOurs) {
        Last &own = m_own[one.trainee];
        const bool isNext = one.seq == m_last.number + 1;
        if (one.computedDigest() != one.digest)
            say(nameOf(one, isOurs) + QStringLiteral(" was changed"));
        else if (isOurs && !isNext)
            say(QStringLiteral("entries %1 to %2 are missing from the journal").arg(m_last.number + 1).arg(one.seq - 1));
        else if ((isNext && one.before != m_last.digest) || one.nth != own.number + 1 || one.beforeOwn != own.digest)
            say(nameOf(one, isOurs) +
                QStringLiteral(" does not follow the one before: entries were taken out, moved or made anew"));
        m_last = {one.seq, one.digest};
        own = {one.nth, one.digest};
    }

    void hold(const JournalEntry &one, bool isOurs) {
        if (one.kind == entry::taken || one.kind == entry::restored) {
            if (!isOurs) // what another store had need not be here
                return;
            Statement there = m_connection.prepare("SELECT 1 FROM journal j JOIN origins o ON o.id = j.origin_id "
                                                   "WHERE o.uuid = ? AND j.digest = ?");
            if (!one.body.isEmpty() && !there.bind(one.record).bindBytes(one.body).run().next())
                say(QStringLiteral("entries of store %1, here since %2, are missing or were made anew")
                        .arg(journalId(one.record), journalTime(one.atMs)));
            return;
        }
        const auto row = m_rows.find(one.kind);
        if (row == m_rows.end())
            return;
        const bool isThere = row->second.bind(one.record).run().next();
        if (one.salt.isEmpty()) {
            if (!m_erased.contains(one.trainee) && !m_erased.contains(one.record))
                say(QStringLiteral("%1: its seal was taken away").arg(recordName(one)));
        } else if (!isThere) {
            say(recordName(one) + QStringLiteral(" was removed"));
        } else if (security::digest(one.salt + row->second.takeRow()) != one.body) {
            say(recordName(one) + QStringLiteral(" was changed afterwards"));
        }
        if (!one.salt.isEmpty())
            m_sealed.insert(one.record);
    }

    /// Records that no entry knows.
    void lookForStrangers() {
        for (const char *kind : recordKinds)
            for (const auto &[record, trainee] : recordsOf(m_connection, kind))
                if (!m_sealed.contains(record)) {
                    const auto name = m_names.find(trainee);
                    say(QStringLiteral("the %1 %2%3 was put in past the program")
                            .arg(QLatin1String(kind), journalId(record),
                                 name != m_names.end() ? QStringLiteral(" of ") + name->second : QString()));
                }
    }

    const Connection &m_connection;
    std::map<TraineeId, QString> m_names;
    QSet<QUuid> m_erased; ///< Trainees, and records about nobody in particular.
    std::map<std::string, Statement, std::less<>> m_rows;
    QSet<QUuid> m_sealed;
    QUuid m_origin;
    Last m_last;
    std::map<TraineeId, Last> m_own;
    std::vector<QString> m_problems;
};

} // namespace

std::vector<QString> journalProblems(const Connection &connection, const std::vector<JournalHead> &noted) {
    if (connection.number("SELECT count(*) FROM origins WHERE here = 1") == 0)
        return {QStringLiteral("the records are not sealed yet: start the trainer once")};
    std::vector<QString> problems = Check(connection).problems();
    Statement there = connection.prepare("SELECT 1 FROM journal WHERE seq = ? AND digest = ?");
    for (const JournalHead &head : noted)
        if (!there.bind(head.seq).bindBytes(head.digest).run().next())
            problems.push_back(
                QStringLiteral("the journal does not hold entry %1 as it was noted: entries were taken off its "
                               "end, or all were made anew")
                    .arg(head.seq));
    return problems;
}

} // namespace pitwise
