// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/resultdecisions.h"

#include "app/examiner/examwords.h"
#include "app/examiner/resultdesk.h"
#include "core/exam/register.h"
#include "core/exam/setaside.h"
#include "core/security/safefile.h"

#include <QFile>

#include <algorithm>

namespace pitwise {

QByteArray bytesIfThere(const QString &file) {
    return QFile::exists(file) ? security::readFile(file) : QByteArray();
}

MarkedResults withOthers(MarkedResults results) {
    std::vector<const exam::SatExam *> all;
    for (const auto &one : results)
        all.push_back(&one->sat);
    MarkedResults looked;
    for (const auto &one : results) {
        auto copy = std::make_shared<MarkedResult>(*one);
        const std::vector<exam::OddThing> among = odditiesAmong(one->sat, all);
        copy->marked.odd.insert(copy->marked.odd.end(), among.begin(), among.end());
        looked.push_back(std::move(copy));
    }
    return looked;
}

bool hasAnother(const MarkedResult &result) {
    return std::any_of(result.marked.odd.begin(), result.marked.odd.end(),
                       [](const exam::OddThing &odd) { return odd.kind == exam::Oddity::AnotherResult; });
}

QStringList enterAll(const QString &file, const MarkedResults &results, const exam::IssuerKey &key, qint64 nowMs) {
    exam::Register all = exam::Register::read(bytesIfThere(file), key.issuer().publicKey);
    const std::size_t before = all.entries().size();
    QStringList withdrawn;
    for (const auto &one : results)
        if (!hasAnother(*one)) // which of two counts, a person decides first
            withdrawn << all.enter(one->sat, one->marked, nowMs);
    if (all.entries().size() != before)
        security::writeFile(file, all.sealed(key));
    return withdrawn;
}

void ResultDesk::setAside(const QString &reason) {
    const auto key = m_issuer.key();
    if (!key || !result() || !m_staff.may(people::Right::MarkExams))
        return;
    const bool done = m_work.now([&] {
        const QString file = m_shelf.setAsideFile(m_exam);
        auto decided = exam::readSetAside(bytesIfThere(file), key->issuer().publicKey);
        decided.push_back(setAsideResult(result()->sat, reason, m_staff.id(), m_clock.wallMs()));
        security::writeFile(file, exam::writeSetAside(decided, *key));
    });
    if (done)
        open(m_exam);
}

void ResultDesk::withdraw(const QString &reason) {
    const auto key = m_issuer.key();
    if (!key || !result() || !m_staff.may(people::Right::MarkExams))
        return;
    const QString number = certificateNumber(result()->sat, result()->marked);
    const bool done = m_work.now([&] {
        exam::Register all = exam::Register::read(bytesIfThere(m_shelf.registerFile()), key->issuer().publicKey);
        all.withdraw(number, reason, m_staff.id(), m_clock.wallMs());
        security::writeFile(m_shelf.registerFile(), all.sealed(*key));
    });
    if (done) {
        m_withdrawn = {number};
        Q_EMIT changed();
    }
}

bool ResultDesk::maySavePapers() {
    if (!hasTwin())
        return true;
    m_work.setProblem(tr("There are two results of this candidate: set one aside first. Only one can count."));
    return false;
}

bool ResultDesk::hasTwin() const {
    return result() && hasAnother(*result());
}

QString ResultDesk::asideText() const {
    return m_aside.isEmpty() ? QString() : tr("Set aside: %1.").arg(m_aside.join(QStringLiteral("; ")));
}

QString ResultDesk::withdrawnText() const {
    return m_withdrawn.isEmpty()
               ? QString()
               : tr("Withdrawn in the register: %1. Hand out the register again, and tell who holds the certificate.")
                     .arg(m_withdrawn.join(QStringLiteral(", ")));
}

QString ResultDesk::oddText() const {
    return result() ? oddWords(result()->marked.odd) : QString();
}

} // namespace pitwise
