// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/releasegate.h"

#include "core/exam/container.h"
#include "core/exam/jsonfields.h"
#include "core/security/safefile.h"

#include <QFile>

namespace pitwise::exam {

ReleaseGate::ReleaseGate(QString file, qint64 nowMs) : m_file(std::move(file)) {
    read(nowMs);
}

void ReleaseGate::read(qint64 nowMs) {
    m_lockout = {};
    if (!QFile::exists(m_file))
        return;
    try {
        const JsonNode node(parseJson(security::readFile(m_file)));
        m_lockout.wrongTries = intOf(node, "wrongTries", 0, 1'000'000);
        m_lockout.lockedUntilMs = node.need(QLatin1String("lockedUntil")).integer(0);
    } catch (const Refusal &) {
        (void)security::setAside(m_file, nowMs);
        m_lockout = {.wrongTries = security::Lockout::freeTries - 1, .lockedUntilMs = 0};
        save();
    }
}

void ReleaseGate::save() const {
    security::writeFile(m_file, jsonBytes({{QStringLiteral("wrongTries"), m_lockout.wrongTries},
                                           {QStringLiteral("lockedUntil"), m_lockout.lockedUntilMs}}));
}

std::optional<ReleasedSitting> ReleaseGate::release(const ExamFile &exam, const QString &candidate, QByteArrayView pin,
                                                    qint64 nowMs) {
    read(nowMs); // another window of this station may have counted tries meanwhile
    if (m_lockout.isLocked(nowMs))
        return std::nullopt;
    m_lockout.countWrong(nowMs); // on disk before the try is looked at: a crash gives no free tries
    save();
    auto released = exam.release(candidate, pin);
    if (released) {
        m_lockout.clear();
        save();
    }
    return released;
}

} // namespace pitwise::exam
