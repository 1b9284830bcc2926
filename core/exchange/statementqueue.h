// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/security/safefile.h"

#include <QByteArray>
#include <QString>

#include <deque>
#include <vector>

namespace pitwise::exchange {

/// A statement on its way: made once, and the same bytes however often it is sent.
struct Statement {
    QString id; ///< The answer's own.
    QByteArray bytes;
    QString why = {}; ///< Of one that was refused: what the LRS said.
    friend bool operator==(const Statement &, const Statement &) = default;
};

/// What an LRS answered.
struct LrsReply {
    int status = 0;           ///< Of HTTP; 0: none came, or not all of it.
    qint64 retryAfterMs = -1; ///< As it wished; -1: it said nothing.
    QString text = {};        ///< What it said, for people.
};

/// Statements that wait for an LRS, in a file that is replaced whole with each change. Nothing is lost when the LRS is
/// down, or when this program ends between sending and hearing of it: the same statement is then sent again, under the
/// same id, and an LRS takes it once. A statement that is refused is put aside and holds up nobody.
///
/// Knows no network: batch() says what is to be sent, answered() what came back.
class StatementQueue {
public:
    static constexpr int most = 200, atOnce = 50;

    /// Reads what waits there. `from`: where to begin where nothing was kept, or where the file is damaged (it is then
    /// moved aside and all since is sent again).
    StatementQueue(QString folder, std::int64_t from, qint64 nowMs);

    [[nodiscard]] std::int64_t place() const { return m_place; } ///< Of the last answer that was taken in.
    [[nodiscard]] int room() const { return most - static_cast<int>(m_waiting.size()); }
    [[nodiscard]] int waiting() const { return static_cast<int>(m_waiting.size()); }
    [[nodiscard]] std::int64_t delivered() const { return m_delivered; }
    [[nodiscard]] std::int64_t conflicts() const { return m_conflicts; } ///< Of these: known there with other words.
    [[nodiscard]] const std::vector<Statement> &refused() const { return m_refused; }
    [[nodiscard]] qint64 notBeforeMs() const { return m_notBeforeMs; } ///< 0: it may be sent at once.
    [[nodiscard]] const QString &problem() const { return m_problem; } ///< Why nothing goes; empty: it goes.

    /// Further ones, up to that place. On disk when it returns.
    void take(const std::vector<Statement> &statements, std::int64_t place);
    /// Other records than before lie there: from that place on once more.
    void goBackTo(std::int64_t place);
    /// What is to be sent now; empty: nothing.
    [[nodiscard]] std::vector<Statement> batch(qint64 nowMs) const;
    [[nodiscard]] static QByteArray body(const std::vector<Statement> &batch);
    /// `random`: 0 to 1, so that stations that were cut off together do not come back together.
    void answered(const std::vector<Statement> &sent, const LrsReply &reply, qint64 nowMs, double random);
    void sendRefusedAgain();
    void sendAtOnce() { m_notBeforeMs = 0; } ///< Somebody asked for it.

private:
    void read();
    void write();
    void drop(std::size_t count);
    void wait(const LrsReply &reply, qint64 nowMs, double random);

    QString m_file;
    security::FileMark m_mark;
    std::int64_t m_place = 0, m_delivered = 0, m_conflicts = 0;
    std::deque<Statement> m_waiting;
    std::vector<Statement> m_refused;
    std::size_t m_size = atOnce; ///< Of the next batch: halved to find a bad line.
    int m_failures = 0, m_refusedInARow = 0;
    qint64 m_notBeforeMs = 0;
    QString m_problem;
};

} // namespace pitwise::exchange
