// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/sittingstate.h"
#include "core/security/signedtext.h"

#include <QByteArray>

#include <vector>

namespace pitwise::exam {

/// A `.pitresult`: what happened in a sitting, sealed to the issuer (X25519, XChaCha20-Poly1305) and signed with the
/// sitting's own key, which the issuer attested when he sealed the exam. Anybody can check it; only the issuer reads it.
[[nodiscard]] QByteArray sealResult(const ReleasedSitting &released, const std::vector<QJsonObject> &questions,
                                    const std::vector<QByteArray> &entries);

/// What can be said of a result without opening it.
struct ResultHead {
    Issuer issuer; ///< As the file claims; compare with the one you trust.
    Attestation attestation;
    security::Alteration alteration;
};
/// Never throws; says what was altered where.
[[nodiscard]] ResultHead checkResult(const QByteArray &file);

/// A result, opened and whole.
struct SatExam {
    QString exam;
    Candidate candidate;
    Blueprint blueprint;
    Form form;
    std::vector<QJsonObject> questions; ///< As they were shown.
    std::vector<SittingEvent> events;
    SittingState state;   ///< At the end.
    QByteArray chainHead; ///< Digest of the last entry.
    QByteArray digest;    ///< Of the whole file.
    qint64 sealedMs = 0;  ///< When the exam was sealed; 0: it does not say.
    [[nodiscard]] qint64 startedMs() const { return events.front().wallMs; }
    [[nodiscard]] qint64 finishedMs() const { return events.back().wallMs; }
};
/// Throws a Refusal that says what was altered where: frame, seal, questions, chain.
[[nodiscard]] SatExam openResult(const QByteArray &file, const IssuerKey &key);

} // namespace pitwise::exam
