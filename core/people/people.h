// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/people/role.h"
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
};

enum class PinVerdict { Right, Wrong, Locked };

/// The staff of a school with their PINs, one file. Every change is on disk when the call returns, and is made to what
/// is on disk then: two windows lose nothing of each other, and share their wrong tries.
/// Trainees need not be in it: whoever practises without a PIN is one.
class People {
public:
    static constexpr int shortestPin = 4;

    /// Reads the file; none there is nobody yet. Throws a Refusal that names the place where it is not right.
    explicit People(QString file, security::StretchCost cost = security::StretchCost::interactive());

    [[nodiscard]] const std::vector<Person> &all() const { return m_people; }
    [[nodiscard]] const Person *find(const QString &id) const;
    /// Nobody can seal or mark yet: the page of exams offers to make the first examiner.
    [[nodiscard]] bool hasExaminer() const;

    /// Each throws a Refusal where it cannot be: id taken, PIN too short, the last examiner.
    void add(const QString &id, const QString &name, Role role, QByteArrayView pin);
    void remove(const QString &id);
    void changePin(const QString &id, QByteArrayView oldPin, QByteArrayView newPin, qint64 nowMs);
    /// For a PIN forgotten: another person who may manage people sets a new one.
    void resetPin(const QString &id, QByteArrayView newPin);

    /// Whether it is this person's PIN. A try is counted on disk before it is looked at.
    [[nodiscard]] PinVerdict check(const QString &id, QByteArrayView pin, qint64 nowMs);

private:
    Person &need(const QString &id);
    void read();
    void save() const;
    QByteArray hashed(QByteArrayView pin) const;

    QString m_file;
    security::StretchCost m_cost;
    std::vector<Person> m_people;
};

} // namespace pitwise::people
