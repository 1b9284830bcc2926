// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/people/people.h"

#include "core/json/jsonnode.h"
#include "core/security/safefile.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>

namespace pitwise::people {
namespace {

constexpr QLatin1String format("pitwise-people/1");

Person readPerson(const JsonNode &node) {
    node.allowOnly({QLatin1String("id"), QLatin1String("name"), QLatin1String("role"), QLatin1String("pin"),
                    QLatin1String("wrongTries"), QLatin1String("lockedUntil")});
    Person person;
    person.id = QString::fromStdString(node.need(QLatin1String("id")).text());
    person.name = QString::fromStdString(node.need(QLatin1String("name")).text());
    const JsonNode role = node.need(QLatin1String("role"));
    const auto known = roleNamed(QString::fromStdString(role.text()));
    if (!known)
        role.fail("must be trainee, instructor, examiner or invigilator");
    person.role = *known;
    person.pinHash = QByteArray::fromStdString(node.need(QLatin1String("pin")).text());
    person.lockout.wrongTries = static_cast<int>(node.need(QLatin1String("wrongTries")).integer(0, 1'000'000));
    person.lockout.lockedUntilMs = node.need(QLatin1String("lockedUntil")).integer(0);
    return person;
}

} // namespace

People::People(QString file, security::StretchCost cost) : m_file(std::move(file)), m_cost(cost) {
    read();
}

void People::read() {
    std::vector<Person> people;
    if (!QFile::exists(m_file)) {
        m_people.clear();
        return;
    }
    const JsonNode root(parseJson(security::readFile(m_file)));
    if (root.need(QLatin1String("format")).text() != format.data())
        root.need(QLatin1String("format")).fail("is not a list of people that this version reads");
    root.need(QLatin1String("people")).eachElement([&](const JsonNode &node) { people.push_back(readPerson(node)); });
    m_people = std::move(people);
}

const Person *People::find(const QString &id) const {
    const auto it = std::find_if(m_people.begin(), m_people.end(), [&](const Person &person) { return person.id == id; });
    return it == m_people.end() ? nullptr : &*it;
}

bool People::hasExaminer() const {
    return std::any_of(m_people.begin(), m_people.end(), [](const Person &person) { return person.role == Role::Examiner; });
}

Person &People::need(const QString &id) {
    if (const Person *person = find(id))
        return m_people[static_cast<std::size_t>(person - m_people.data())];
    throw Refusal{"there is nobody with this id", id.toStdString(), {}};
}

QByteArray People::hashed(QByteArrayView pin) const {
    if (pin.size() < shortestPin)
        throw Refusal{"a PIN has at least four characters", {}, {}};
    return security::hashPin(pin, m_cost);
}

void People::add(const QString &id, const QString &name, Role role, QByteArrayView pin) {
    if (id.isEmpty() || name.isEmpty())
        throw Refusal{"a person needs an id and a name", "person", {}};
    read();
    if (find(id))
        throw Refusal{"this id is taken", id.toStdString(), {}};
    m_people.push_back({id, name, role, hashed(pin), {}});
    save();
}

void People::remove(const QString &id) {
    read();
    const Person &person = need(id);
    const auto examiners =
        std::count_if(m_people.begin(), m_people.end(), [](const Person &p) { return p.role == Role::Examiner; });
    if (person.role == Role::Examiner && examiners == 1)
        throw Refusal{"the last examiner cannot be removed: nobody could make another", id.toStdString(), {}};
    m_people.erase(m_people.begin() + (&person - m_people.data()));
    save();
}

void People::changePin(const QString &id, QByteArrayView oldPin, QByteArrayView newPin, qint64 nowMs) {
    const QByteArray hash = hashed(newPin);
    if (check(id, oldPin, nowMs) != PinVerdict::Right)
        throw Refusal{"the old PIN is not right, or locked", id.toStdString(), {}};
    need(id).pinHash = hash;
    save();
}

void People::resetPin(const QString &id, QByteArrayView newPin) {
    read();
    Person &person = need(id);
    person.pinHash = hashed(newPin);
    person.lockout.clear();
    save();
}

PinVerdict People::check(const QString &id, QByteArrayView pin, qint64 nowMs) {
    read();
    Person &person = need(id);
    if (person.lockout.isLocked(nowMs))
        return PinVerdict::Locked;
    person.lockout.countWrong(nowMs);
    save();
    if (!security::isPin(pin, person.pinHash))
        return person.lockout.isLocked(nowMs) ? PinVerdict::Locked : PinVerdict::Wrong;
    person.lockout.clear();
    save();
    return PinVerdict::Right;
}

void People::save() const {
    QJsonArray list;
    for (const Person &person : m_people)
        list.append(QJsonObject{{QStringLiteral("id"), person.id},
                                {QStringLiteral("name"), person.name},
                                {QStringLiteral("role"), roleName(person.role)},
                                {QStringLiteral("pin"), QString::fromLatin1(person.pinHash)},
                                {QStringLiteral("wrongTries"), person.lockout.wrongTries},
                                {QStringLiteral("lockedUntil"), person.lockout.lockedUntilMs}});
    const QJsonObject root{{QStringLiteral("format"), format}, {QStringLiteral("people"), list}};
    security::writeFile(m_file, QJsonDocument(root).toJson());
}

} // namespace pitwise::people
