// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/examfile.h"
#include "core/security/pinhash.h"

#include <QString>

#include <optional>

namespace pitwise::exam {

/// A station's door to its exam files: counts wrong release PINs on disk and locks after repeated ones.
/// It slows down a hand at the keyboard; who copies the file away is held off by the PIN's length and cost.
class ReleaseGate {
public:
    /// `file` is the station's own; none there is no wrong try yet. One that cannot be read is set aside and counts as
    /// the most wrong tries that are free: no exam is lost for it, and nobody wins tries by damaging it.
    ReleaseGate(QString file, qint64 nowMs);
    [[nodiscard]] bool isLocked(qint64 nowMs) const { return m_lockout.isLocked(nowMs); }
    [[nodiscard]] const security::Lockout &lockout() const { return m_lockout; }
    /// Nothing where the PIN is wrong or the gate is locked. Argon2id: keep it off the window's thread.
    [[nodiscard]] std::optional<ReleasedSitting> release(const ExamFile &exam, const QString &candidate, QByteArrayView pin,
                                                         qint64 nowMs);

private:
    void read(qint64 nowMs);
    void save() const;
    QString m_file;
    security::Lockout m_lockout;
};

} // namespace pitwise::exam
