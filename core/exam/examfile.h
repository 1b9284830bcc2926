// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/form.h"
#include "core/exam/issuerkey.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace pitwise::exam {

/// What a candidate is granted, recorded with his sitting.
struct Accommodations {
    int timeFactor = 100; ///< Per cent of the time.
    int textSize = 100;   ///< Per cent.
    bool highContrast = false;
    bool reducedMotion = false;
    bool readAloud = false;
    friend bool operator==(const Accommodations &, const Accommodations &) = default;
};

struct Candidate {
    QString number; ///< `0417`: how he identifies himself.
    QString name;
    int attempt = 1;
    Accommodations granted;
    friend bool operator==(const Candidate &, const Candidate &) = default;
};

/// Exams and candidates name files: nothing that leads to another folder or reads as two names.
[[nodiscard]] bool isFileName(const QString &name);

[[nodiscard]] QJsonObject candidateJson(const Candidate &candidate);
[[nodiscard]] Candidate readCandidate(const QJsonObject &json);

/// The release PIN is all that stands between a copied file and its questions, so it is longer than a personal one.
/// Eight characters at moderate cost are years of guessing; makeReleasePin gives ten digits.
inline constexpr int shortestReleasePin = 8;
[[nodiscard]] QByteArray makeReleasePin();

/// Why this release PIN would not hold; empty: it would.
[[nodiscard]] std::string whyNoReleasePin(QByteArrayView pin);

/// Seals an exam for a room: form number i for candidate i. Throws a Refusal where something is not right
/// (a PIN too short or one that everybody tries, a candidate twice, attempts used up, forms that cannot be made alike).
/// `nowMs` is written into it: a sitting before that day is odd. 0: none is.
[[nodiscard]] QByteArray sealExam(const QString &exam, const Blueprint &blueprint, const ItemBank &bank, quint64 seed,
                                  const std::vector<Candidate> &candidates, const IssuerKey &key, QByteArrayView releasePin,
                                  security::StretchCost cost = security::StretchCost::moderate(), qint64 nowMs = 0);

/// The issuer's word that a sitting's key and content are his; travels with the result.
struct Attestation {
    QString exam, candidate;
    QByteArray sittingKey;    ///< Ed25519 public key; its secret half comes out of the sitting's secret.
    QByteArray contentDigest; ///< Of ReleasedSitting::content.
    QByteArray signature;
    [[nodiscard]] QByteArray message() const;
    [[nodiscard]] bool isBy(QByteArrayView issuerKey) const;
};
[[nodiscard]] QJsonObject attestationJson(const Attestation &attestation);
[[nodiscard]] Attestation readAttestation(const QJsonObject &json);

/// Everything a sitting needs, in memory only.
struct ReleasedSitting {
    security::SecretBytes secret;
    QString exam;
    Issuer issuer;
    Attestation attestation;
    QByteArray content; ///< The bytes that blueprint, form and candidate were read from.
    Blueprint blueprint;
    Form form;
    Candidate candidate;
    security::SecretBytes roomKey = {}; ///< The same at every station of the exam: see RoomOrder.
    /// The candidate's release code, once it was given. It goes into the key of the chain and nowhere else: who has PIN and
    /// file, and the log too, cannot make entries that the issuer believes.
    QByteArray code = {};
    /// Throws a Refusal where it is not this candidate's.
    void giveCode(QByteArrayView typed);
    [[nodiscard]] security::SecretBytes chainKey() const;
    [[nodiscard]] ReleasedSitting copy() const;
};
[[nodiscard]] security::SecretBytes chainKeyOf(const security::SecretBytes &sittingSecret, QByteArrayView code);
/// What a content says besides: salt of the codes, time of sealing.
struct Sealing {
    QByteArray salt;
    qint64 atMs = 0;
};
[[nodiscard]] Sealing sealingOf(const QByteArray &content);

/// Reads blueprint, form and candidate out of content; throws a Refusal.
void readContent(const QByteArray &content, Blueprint &blueprint, Form &form, Candidate &candidate);

// Keys that the release PIN and a sitting's secret give; part of the files' meaning: never renumber.
enum PinPurpose : quint64 { ForRoomOrders = 1, ForSecrets = 2 }; ///< Out of the stretched release PIN.
enum SittingPurpose : quint64 { ForSittingSignature = 1, ForEntries = 2, ForChain = 3, ForContent = 4, ForBeat = 5 };

/// A `.pitexam`: checked to the last byte when opened; what it hides stays hidden until release().
class ExamFile {
public:
    /// Throws a Refusal that says what was altered where, or that another issuer than the expected one signed it.
    explicit ExamFile(const QByteArray &file, const std::optional<Issuer> &expected = {});

    [[nodiscard]] const QString &exam() const { return m_exam; }
    [[nodiscard]] const QString &title() const { return m_title; }
    [[nodiscard]] const Issuer &issuer() const { return m_issuer; }
    [[nodiscard]] QStringList candidates() const; ///< Numbers only; names are hidden.

    /// The release codes of all candidates, for the invigilator; only the issuer has them. Throws a Refusal where the exam
    /// is another issuer's.
    [[nodiscard]] std::vector<std::pair<Candidate, QByteArray>> codes(const IssuerKey &key) const;

    /// Argon2id: slow on purpose, keep it off the window's thread. Nothing where the PIN is wrong.
    [[nodiscard]] std::optional<ReleasedSitting> release(const QString &candidate, QByteArrayView pin) const;

private:
    struct Sealed {
        QString candidate;
        QByteArray secret, content; ///< Ciphertexts.
        Attestation attestation;
    };
    QString m_exam, m_title;
    Issuer m_issuer;
    QByteArray m_salt;
    security::StretchCost m_cost;
    std::vector<Sealed> m_sittings;
};

} // namespace pitwise::exam
