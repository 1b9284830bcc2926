// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/people/people.h"

#include "core/json/jsonnode.h"
#include "core/security/pinstrength.h"
#include "core/security/safefile.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>

namespace pitwise::people {
namespace {

constexpr QLatin1String format("pitwise-people/1");
constexpr int keySalt = security::saltSize;

QByteArray base64(QByteArrayView bytes) {
    return security::toBase64Url(bytes);
}
QByteArray bytesIn(const JsonNode &node, QLatin1String name) {
    if (!node.has(name))
        return {};
    const auto bytes = security::fromBase64Url(QByteArray::fromStdString(node.need(name).textOrEmpty()));
    if (!bytes)
        node.need(name).fail("must be bytes in base64url");
    return *bytes;
}

Person readPerson(const JsonNode &node) {
    node.allowOnly({QLatin1String("id"), QLatin1String("name"), QLatin1String("role"), QLatin1String("pin"),
                    QLatin1String("wrongTries"), QLatin1String("lockedUntil"), QLatin1String("publicKey"),
                    QLatin1String("sealedKey"), QLatin1String("pinSetBy"), QLatin1String("removedAt")});
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
    person.publicKey = bytesIn(node, QLatin1String("publicKey"));
    person.sealedKey = bytesIn(node, QLatin1String("sealedKey"));
    if (node.has(QLatin1String("pinSetBy")))
        person.pinSetBy = QString::fromStdString(node.need(QLatin1String("pinSetBy")).textOrEmpty());
    return person;
}

QJsonObject personJson(const Person &person) {
    return {{QStringLiteral("id"), person.id},
            {QStringLiteral("name"), person.name},
            {QStringLiteral("role"), roleName(person.role)},
            {QStringLiteral("pin"), QString::fromLatin1(person.pinHash)},
            {QStringLiteral("wrongTries"), person.lockout.wrongTries},
            {QStringLiteral("lockedUntil"), person.lockout.lockedUntilMs},
            {QStringLiteral("publicKey"), QString::fromLatin1(base64(person.publicKey))},
            {QStringLiteral("sealedKey"), QString::fromLatin1(base64(person.sealedKey))},
            {QStringLiteral("pinSetBy"), person.pinSetBy}};
}

} // namespace

People::People(QString file, security::StretchCost cost) : m_file(std::move(file)), m_cost(cost) {
    read();
}

void People::read() {
    std::vector<Person> people;
    std::vector<Former> removed;
    if (!QFile::exists(m_file)) {
        m_people.clear();
        m_removed.clear();
        m_logHead.clear();
        return;
    }
    const JsonNode root(parseJson(security::readFile(m_file)));
    if (root.need(QLatin1String("format")).text() != format.data())
        root.need(QLatin1String("format")).fail("is not a list of people that this version reads");
    root.need(QLatin1String("people")).eachElement([&](const JsonNode &node) { people.push_back(readPerson(node)); });
    if (root.has(QLatin1String("removed")))
        root.need(QLatin1String("removed")).eachElement([&](const JsonNode &node) {
            removed.push_back({readPerson(node), node.need(QLatin1String("removedAt")).integer(0)});
        });
    m_logHead = bytesIn(root, QLatin1String("log"));
    m_people = std::move(people);
    m_removed = std::move(removed);
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
        throw Refusal{"a PIN has at least six characters", {}, {}};
    if (const std::string weak = security::weaknessOf(pin); !weak.empty())
        throw Refusal{"this PIN " + weak + ": it would be tried first", {}, {}};
    return security::hashPin(pin, m_cost);
}

/// A key of his own, or the one he has under his new PIN.
void People::giveKey(Person &person, const security::SigningKey *old, QByteArrayView pin) const {
    const security::SigningKey fresh =
        old ? security::SigningKey{old->secret.copy(), old->publicKey}
            : security::SigningKey::fromSeed(security::SecretBytes::random(security::keySize));
    const QByteArray salt = security::randomBytes(keySalt);
    person.publicKey = fresh.publicKey;
    person.sealedKey = salt + security::seal(security::stretch(pin, salt, m_cost), fresh.secret.view(), person.id.toUtf8());
}

security::SigningKey People::openKey(const QString &id, QByteArrayView pin) {
    Person &person = need(id);
    if (person.sealedKey.isEmpty()) { // of a list that had no keys yet
        giveKey(person, nullptr, pin);
        note("key", person, {id, 0});
        save();
    }
    const QByteArrayView salt =
        QByteArrayView(person.sealedKey).first(std::min<qsizetype>(keySalt, person.sealedKey.size()));
    auto secret = salt.size() == keySalt
                      ? security::openSecret(security::stretch(pin, salt, m_cost),
                                             QByteArrayView(person.sealedKey).sliced(keySalt), id.toUtf8())
                      : std::nullopt;
    if (!secret)
        throw Refusal{"his key does not open: the list of staff was altered", id.toStdString(), {}};
    return {std::move(*secret), person.publicKey};
}

/// The line is on disk before the list that holds its digest: a crash between them leaves a line too many, which log()
/// takes.
void People::note(const char *what, const Person &about, const By &by) {
    const QByteArray line = QJsonDocument(QJsonObject{{QStringLiteral("at"), by.nowMs},
                                                      {QStringLiteral("what"), QString::fromLatin1(what)},
                                                      {QStringLiteral("about"), about.id},
                                                      {QStringLiteral("by"), by.id.isEmpty() ? about.id : by.id},
                                                      {QStringLiteral("key"), QString::fromLatin1(base64(about.publicKey))},
                                                      {QStringLiteral("prev"), QString::fromLatin1(base64(m_logHead))}})
                                .toJson(QJsonDocument::Compact) +
                            '\n';
    const QByteArray before = QFile::exists(logFile()) ? security::readFile(logFile()) : QByteArray();
    security::writeFile(logFile(), before + line);
    m_logHead = security::digest(line);
}

std::vector<StaffEvent> People::log() const {
    std::vector<StaffEvent> events;
    QByteArray head;
    bool reached = m_logHead.isEmpty();
    const QByteArray bytes = QFile::exists(logFile()) ? security::readFile(logFile()) : QByteArray();
    for (const QByteArray &line : bytes.split('\n')) {
        if (line.isEmpty())
            continue;
        const JsonNode node(parseJson(line));
        if (bytesIn(node, QLatin1String("prev")) != head)
            throw Refusal{"a line of the staff log was changed or taken out",
                          logFile().toStdString() + ", line " + std::to_string(events.size() + 1),
                          {}};
        const auto text = [&](const char *key) {
            return QString::fromStdString(node.need(QLatin1String(key)).textOrEmpty());
        };
        events.push_back({node.need(QLatin1String("at")).integer(0), text("what"), text("about"), text("by"),
                          bytesIn(node, QLatin1String("key"))});
        head = security::digest(line + '\n');
        reached = reached || head == m_logHead;
    }
    if (!reached)
        throw Refusal{"the end of the staff log is missing", logFile().toStdString(), {}};
    return events;
}

void People::add(const QString &id, const QString &name, Role role, QByteArrayView pin, const By &by) {
    if (id.isEmpty() || name.isEmpty())
        throw Refusal{"a person needs an id and a name", "person", {}};
    read();
    if (find(id) || std::ranges::find(m_removed, id, [](const Former &one) { return one.person.id; }) != m_removed.end())
        throw Refusal{"this id is taken", id.toStdString(), {}};
    Person person{id, name, role, hashed(pin), {}, {}, {}, by.id == id ? QString() : by.id};
    giveKey(person, nullptr, pin);
    m_people.push_back(person);
    note("added", person, by);
    save();
}

void People::remove(const QString &id, const By &by) {
    read();
    const Person person = need(id);
    const auto examiners =
        std::count_if(m_people.begin(), m_people.end(), [](const Person &p) { return p.role == Role::Examiner; });
    if (person.role == Role::Examiner && examiners == 1)
        throw Refusal{"the last examiner cannot be removed: nobody could make another", id.toStdString(), {}};
    std::erase_if(m_people, [&](const Person &one) { return one.id == id; });
    std::erase_if(m_removed, [&](const Former &one) { return one.removedMs + keptMs < by.nowMs; });
    m_removed.push_back({person, by.nowMs});
    note("removed", person, by);
    save();
}

void People::restore(const QString &id, const By &by) {
    read();
    const auto it = std::ranges::find(m_removed, id, [](const Former &one) { return one.person.id; });
    if (it == m_removed.end())
        throw Refusal{"nobody with this id was removed in the last thirty days", id.toStdString(), {}};
    const Person person = it->person;
    m_removed.erase(it);
    m_people.push_back(person);
    note("restored", person, by);
    save();
}

void People::changePin(const QString &id, QByteArrayView oldPin, QByteArrayView newPin, qint64 nowMs) {
    const QByteArray hash = hashed(newPin);
    if (check(id, oldPin, nowMs) != PinVerdict::Right)
        throw Refusal{"the old PIN is not right, or locked", id.toStdString(), {}};
    const security::SigningKey key = openKey(id, oldPin);
    Person &person = need(id);
    person.pinHash = hash;
    person.pinSetBy.clear();
    giveKey(person, &key, newPin);
    note("pin-changed", person, {id, nowMs});
    save();
}

void People::resetPin(const QString &id, QByteArrayView newPin, const By &by) {
    read();
    Person &person = need(id);
    person.pinHash = hashed(newPin);
    person.lockout.clear();
    person.pinSetBy = by.id == id ? QString() : by.id;
    giveKey(person, nullptr, newPin);
    note("pin-set", person, by);
    save();
}

void People::need(Right right, const QString &id, QByteArrayView pin, qint64 nowMs) {
    read();
    if (!may(need(id).role, right))
        throw Refusal{"may not do this: " + roleName(need(id).role).toStdString(), id.toStdString(), {}};
    if (check(id, pin, nowMs) != PinVerdict::Right)
        throw Refusal{"the PIN is not right, or locked", id.toStdString(), {}};
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
    QJsonArray list, removed;
    for (const Person &person : m_people)
        list.append(personJson(person));
    for (const Former &one : m_removed) {
        QJsonObject former = personJson(one.person);
        former.insert(QStringLiteral("removedAt"), one.removedMs);
        removed.append(former);
    }
    QJsonObject root{{QStringLiteral("format"), format},
                     {QStringLiteral("log"), QString::fromLatin1(base64(m_logHead))},
                     {QStringLiteral("people"), list}};
    if (!removed.isEmpty())
        root.insert(QStringLiteral("removed"), removed);
    security::writeFile(m_file, QJsonDocument(root).toJson());
}

} // namespace pitwise::people
