// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/classes.h"
#include "core/school/schoolerror.h"
#include "core/school/sheet.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>

namespace pitwise::school {
namespace {

SchoolClass readClass(const Document &document) {
    const QJsonObject object = QJsonDocument::fromJson(document.value).object();
    SchoolClass one;
    one.name = object[QLatin1String("name")].toString();
    const auto date = [&object](const char *key) {
        return QDate::fromString(object[QLatin1String(key)].toString(), Qt::ISODate);
    };
    one.from = date("from");
    one.to = date("to");
    one.test = date("test");
    for (const QJsonValue &game : object[QLatin1String("games")].toArray())
        one.games.push_back(game.toString().toStdString());
    for (const QJsonValue &person : object[QLatin1String("instructors")].toArray())
        one.instructors.push_back(person.toString());
    one.over = object[QLatin1String("over")].toBool();
    return one;
}

} // namespace

std::string classKey(const QString &name) {
    return folded(name).toStdString();
}

QByteArray classJson(const SchoolClass &one) {
    QJsonObject object{{QStringLiteral("name"), one.name.simplified()}};
    for (const auto &[key, date] : {std::pair("from", one.from), std::pair("to", one.to), std::pair("test", one.test)})
        if (date.isValid())
            object[QLatin1String(key)] = date.toString(Qt::ISODate);
    QJsonArray games, instructors;
    for (const std::string &game : one.games)
        games << QString::fromStdString(game);
    for (const QString &person : one.instructors)
        instructors << person.simplified();
    if (!games.isEmpty())
        object[QLatin1String("games")] = games;
    if (!instructors.isEmpty())
        object[QLatin1String("instructors")] = instructors;
    if (one.over)
        object[QLatin1String("over")] = true;
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Stored<std::vector<SchoolClass>> Classes::all() const {
    return guarded([&] {
        std::map<std::string, SchoolClass> classes;
        for (const DocumentLog::InForce &one : needed(m_store.documents().inForce(kind::group))) {
            SchoolClass read = readClass(one.document);
            read.contested = one.contested;
            if (!read.name.isEmpty())
                classes.emplace(classKey(read.name), std::move(read));
        }
        for (const Trainee &trainee : needed(m_store.roster().all()))
            if (!trainee.batch.isEmpty()) {
                SchoolClass &one = classes[classKey(trainee.batch)];
                if (one.name.isEmpty())
                    one.name = trainee.batch;
                ++one.members;
            }
        std::vector<SchoolClass> sorted;
        for (auto &[key, one] : classes)
            sorted.push_back(std::move(one));
        std::stable_sort(sorted.begin(), sorted.end(),
                         [](const SchoolClass &a, const SchoolClass &b) { return a.over < b.over; });
        return sorted;
    });
}

Stored<std::optional<SchoolClass>> Classes::find(const QString &name) const {
    return guarded([&]() -> std::optional<SchoolClass> {
        for (SchoolClass &one : needed(all()))
            if (classKey(one.name) == classKey(name))
                return std::move(one);
        return std::nullopt;
    });
}

Stored<Done> Classes::write(const SchoolClass &one, const QString &who) {
    return guarded([&] {
        if (one.name.simplified().isEmpty())
            throw StoreError{StoreErrorKind::Refused, {}, QStringLiteral("a class needs a name")};
        (void)needed(m_store.documents().write(kind::group, classKey(one.name), classJson(one), who));
        return Done{};
    });
}

Stored<Done> Classes::rename(const QString &name, const QString &newName, const QString &who) {
    return guarded([&] {
        std::optional<SchoolClass> one = needed(find(name));
        if (!one)
            throw StoreError{StoreErrorKind::NotThere, {}, {}};
        if (newName.simplified().isEmpty())
            throw StoreError{StoreErrorKind::Refused, {}, QStringLiteral("a class needs a name")};
        if (classKey(newName) != classKey(name) && needed(find(newName)))
            throw StoreError{StoreErrorKind::Refused, {}, QStringLiteral("there is a class of that name")};
        Transaction transaction(m_store.connection());
        (void)needed(Register(m_store).reconcile(who)); // whom only this station knows has his document then
        std::vector<DocumentLog::NewDocument> documents;
        one->name = newName;
        if (classKey(newName) != classKey(name))
            documents.push_back({kind::group, classKey(name), "null"});
        documents.push_back({kind::group, classKey(newName), classJson(*one)});
        for (SchoolPerson &person : needed(Register(m_store).all()))
            if (classKey(person.batch) == classKey(name)) {
                person.batch = newName.simplified();
                documents.push_back({kind::person, keyOf(person.id), personJson(person)});
            }
        (void)needed(m_store.documents().writeAll(documents, who));
        (void)needed(Register(m_store).reconcile(who));
        transaction.commit();
        return Done{};
    });
}

Stored<std::vector<SchoolPerson>> Classes::members(const QString &name) const {
    return guarded([&] {
        std::vector<SchoolPerson> members;
        for (const Trainee &trainee : needed(m_store.roster().all()))
            if (classKey(trainee.batch) == classKey(name))
                members.push_back({trainee.id, trainee.name, trainee.batch, {}, {}, {people::Role::Trainee}, false});
        return members;
    });
}

} // namespace pitwise::school
