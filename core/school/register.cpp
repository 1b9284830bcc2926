// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/register.h"
#include "core/school/schoolerror.h"
#include "core/school/schoolstate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>

namespace pitwise::school {
namespace {

bool sameName(const Trainee &trainee, const SchoolPerson &person) {
    return trainee.name == person.name.simplified() && trainee.batch == person.batch.simplified();
}

/// Here, for good: the register does not bring him back.
bool wasErased(const Connection &connection, const QUuid &person) {
    Statement row = connection.prepare("SELECT 1 FROM journal j JOIN origins o ON o.id = j.origin_id "
                                       "WHERE j.record = ? AND j.kind = 'erased' AND o.here = 1");
    return row.bind(person).run().next();
}

} // namespace

bool SchoolPerson::is(people::Role role) const {
    return std::find(roles.begin(), roles.end(), role) != roles.end();
}

std::string keyOf(const QUuid &id) {
    return id.toString(QUuid::WithoutBraces).toStdString();
}

QByteArray personJson(const SchoolPerson &person) {
    QJsonArray roles;
    for (const people::Role role : person.roles)
        roles << people::roleName(role);
    QJsonObject object{{QStringLiteral("name"), person.name.simplified()}, {QStringLiteral("roles"), roles}};
    for (const auto &[key, value] :
         {std::pair("batch", person.batch), std::pair("number", person.number), std::pair("email", person.email)})
        if (!value.isEmpty())
            object[QLatin1String(key)] = value.simplified();
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

SchoolPerson readPerson(const Document &document) {
    const QJsonObject object = QJsonDocument::fromJson(document.value).object();
    SchoolPerson person;
    person.id = QUuid::fromString(QString::fromStdString(document.key));
    person.name = object[QLatin1String("name")].toString();
    person.batch = object[QLatin1String("batch")].toString();
    person.number = object[QLatin1String("number")].toString();
    person.email = object[QLatin1String("email")].toString();
    for (const QJsonValue &role : object[QLatin1String("roles")].toArray())
        if (const auto known = people::roleNamed(role.toString()))
            person.roles.push_back(*known);
    return person;
}

Stored<std::vector<SchoolPerson>> Register::all() const {
    return guarded([&] {
        std::vector<SchoolPerson> people;
        for (const DocumentLog::InForce &one : needed(m_store.documents().inForce(kind::person))) {
            SchoolPerson person = readPerson(one.document);
            person.contested = one.contested;
            if (!person.id.isNull() && !person.name.isEmpty())
                people.push_back(std::move(person));
        }
        std::sort(people.begin(), people.end(), [](const SchoolPerson &a, const SchoolPerson &b) {
            return std::tie(a.name, a.batch, a.id) < std::tie(b.name, b.batch, b.id);
        });
        return people;
    });
}

Stored<int> Register::write(const std::vector<SchoolPerson> &people, const QString &who) {
    return guarded([&] {
        std::vector<DocumentLog::NewDocument> documents;
        documents.reserve(people.size());
        for (const SchoolPerson &person : people) {
            if (person.id.isNull() || person.name.simplified().isEmpty())
                throw StoreError{StoreErrorKind::Refused, {}, QStringLiteral("a person needs a name")};
            documents.push_back({kind::person, keyOf(person.id), personJson(person)});
        }
        Transaction transaction(m_store.connection()); // whoever is written down can train here, or nobody is
        const int written = needed(m_store.documents().writeAll(documents, who));
        (void)needed(reconcile(who));
        transaction.commit();
        return written;
    });
}

Stored<Done> Register::reconcile(const QString &who) {
    return guarded([&] {
        Transaction transaction(m_store.connection()); // one for all: each costs a turn of the disk
        std::map<QUuid, Document> heads;
        for (const DocumentLog::InForce &one : needed(m_store.documents().inForce(kind::person)))
            heads.emplace(QUuid::fromString(QString::fromStdString(one.document.key)), one.document);
        const std::vector<Trainee> trainees = needed(m_store.roster().all());
        std::map<QUuid, const Trainee *> here;
        for (const Trainee &trainee : trainees)
            here.emplace(trainee.id, &trainee);
        for (const auto &[id, trainee] : here) {
            const auto head = heads.find(id);
            reconcileOne(trainee, head == heads.end() ? nullptr : &head->second, who);
        }
        for (const auto &[id, head] : heads)
            if (!here.contains(id))
                reconcileOne(nullptr, &head, who);
        transaction.commit();
        return Done{};
    });
}

void Register::reconcileOne(const Trainee *here, const Document *head, const QString &who) {
    if (!head) {
        const SchoolPerson person{here->id, here->name, here->batch, {}, {}, {people::Role::Trainee}, false};
        remember(here->id, needed(m_store.documents().write(kind::person, keyOf(here->id), personJson(person), who)).id);
        return;
    }
    SchoolPerson person = readPerson(*head);
    if (person.id.isNull() || person.name.isEmpty() || !person.is(people::Role::Trainee))
        return;
    if (!here && wasErased(m_store.connection(), person.id))
        return;
    const QUuid known = here ? remembered(person.id) : QUuid();
    if (here && !known.isNull() && !sameName(*here, person)) {
        // Renamed here since: over what was known here, so that a change elsewhere stays beside it.
        const std::optional<Document> before = readDocument(m_store.connection(), known);
        if (before && !sameName(*here, readPerson(*before))) {
            SchoolPerson renamed = readPerson(*before);
            renamed.name = here->name;
            renamed.batch = here->batch;
            (void)needed(m_store.documents().writeAll(
                {{kind::person, head->key, personJson(renamed), std::vector<QUuid>{known}}}, who));
            const auto inForce = needed(m_store.documents().find(kind::person, head->key));
            if (!inForce)
                return;
            person = readPerson(inForce->document);
            remember(person.id, inForce->document.id);
            if (!sameName(*here, person))
                (void)needed(m_store.roster().enrol(person.id, person.name, person.batch, here->createdMs));
            return;
        }
    }
    if (!here || !sameName(*here, person))
        (void)needed(m_store.roster().enrol(person.id, person.name, person.batch, head->atMs));
    if (known != head->id)
        remember(person.id, head->id);
}

void Register::remember(const QUuid &person, const QUuid &document) {
    setState(m_store.connection(), "person/" + keyOf(person), document.toString(QUuid::WithoutBraces));
}

QUuid Register::remembered(const QUuid &person) const {
    return QUuid::fromString(state(m_store.connection(), "person/" + keyOf(person)));
}

} // namespace pitwise::school
