// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/people/role.h"
#include "core/security/cipher.h"
#include "core/security/pinhash.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace pitwise::people {

struct Person {
    QString id; ///< Short and stable: `lim.siew.hoon`.
    QString name;
    Role role = Role::Invigilator;
    QByteArray pinHash;
    security::Lockout lockout;
    /// Ed25519, what he signs with; its secret half lies sealed under his PIN. Made anew where somebody else sets his PIN.
    QByteArray publicKey = {}, sealedKey = {};
    QString pinSetBy = {}; ///< Who knows his PIN, because he set it; empty: nobody else.
};

/// Somebody who was removed, with PIN and key as they were.
struct Former {
    Person person;
    qint64 removedMs = 0;
};

/// Who changes the list, and when.
struct By {
    QString id = {}; ///< Empty: the person himself, where there is nobody yet.
    qint64 nowMs = 0;
};

/// One line of the staff log.
struct StaffEvent {
    qint64 atMs = 0;
    QString what, about, by; ///< `added`, `removed`, `restored`, `pin-set`, `pin-changed`
    QByteArray publicKey;    ///< Of whom it is about, from then on.
};

enum class PinVerdict { Right, Wrong, Locked };

/// The staff of a school with their PINs, one file. Every change is on disk when the call returns, and is made to what
/// is on disk then: two windows lose nothing of each other, and share their wrong tries. Who was added, removed or got a
/// new PIN, and from whom, stands in a log beside it (`people.json.log`), of which no line can be changed or taken out
/// without its being seen: each line holds the digest of the one before, the list that of the last.
/// Trainees need not be in it: whoever practises without a PIN is one.
class People {
public:
    /// Of new PINs; shorter ones from before still open until they are changed.
    static constexpr int shortestPin = 6;
    /// How long somebody removed can be brought back.
    static constexpr qint64 keptMs = qint64{30} * 24 * 60 * 60 * 1000;

    /// Reads the file; none there is nobody yet. Throws a Refusal that names the place where it is not right.
    explicit People(QString file, security::StretchCost cost = security::StretchCost::interactive());

    [[nodiscard]] const std::vector<Person> &all() const { return m_people; }
    [[nodiscard]] const Person *find(const QString &id) const;
    /// Who can be brought back. They are forgotten for good at the next removal after thirty days.
    [[nodiscard]] const std::vector<Former> &removed() const { return m_removed; }
    /// Nobody can seal or mark yet: the page of exams offers to make the first examiner.
    [[nodiscard]] bool hasExaminer() const;

    /// Each throws a Refusal where it cannot be: id taken, PIN too short, the last examiner.
    void add(const QString &id, const QString &name, Role role, QByteArrayView pin, const By &by = {});
    void remove(const QString &id, const By &by = {});
    void restore(const QString &id, const By &by = {}); ///< With the PIN that he had.
    void changePin(const QString &id, QByteArrayView oldPin, QByteArrayView newPin, qint64 nowMs);
    /// For a PIN forgotten: another person who may manage people sets a new one.
    void resetPin(const QString &id, QByteArrayView newPin, const By &by = {});

    /// Throws a Refusal where it is not this person's PIN, or he may not.
    void need(Right right, const QString &id, QByteArrayView pin, qint64 nowMs);
    /// What he signs with; likewise. His PIN was checked before.
    [[nodiscard]] security::SigningKey openKey(const QString &id, QByteArrayView pin);
    /// Throws a Refusal where a line was changed or is missing.
    [[nodiscard]] std::vector<StaffEvent> log() const;

    /// Whether it is this person's PIN. A try is counted on disk before it is looked at.
    [[nodiscard]] PinVerdict check(const QString &id, QByteArrayView pin, qint64 nowMs);

private:
    Person &need(const QString &id);
    void read();
    void save() const;
    QByteArray hashed(QByteArrayView pin) const;
    void giveKey(Person &person, const security::SigningKey *old, QByteArrayView pin) const;
    void note(const char *what, const Person &about, const By &by);
    [[nodiscard]] QString logFile() const { return m_file + QStringLiteral(".log"); }

    QString m_file;
    security::StretchCost m_cost;
    std::vector<Person> m_people;
    std::vector<Former> m_removed;
    QByteArray m_logHead; ///< Digest of the log's last line; empty: it has none.
};

} // namespace pitwise::people
