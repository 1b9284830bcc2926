// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/assignments.h"
#include "core/school/schoolerror.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace pitwise::school {
namespace {

/// In a session's settings.
constexpr QLatin1String assignmentKey("assignment");

QByteArray assignmentJson(const Assignment &one) {
    QJsonObject object{{QStringLiteral("title"), one.title.simplified()},
                       {QStringLiteral("settings"), QJsonDocument::fromJson(one.settings).object()}};
    if (one.trainee.isNull())
        object[QLatin1String("class")] = one.batch.simplified();
    else
        object[QLatin1String("trainee")] = one.trainee.toString(QUuid::WithoutBraces);
    if (one.due.isValid())
        object[QLatin1String("due")] = one.due.toString(Qt::ISODate);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Assignment readAssignment(const DocumentLog::InForce &one) {
    const QJsonObject object = QJsonDocument::fromJson(one.document.value).object();
    Assignment read;
    read.id = QUuid::fromString(QString::fromStdString(one.document.key));
    read.title = object[QLatin1String("title")].toString();
    read.settings = QJsonDocument(object[QLatin1String("settings")].toObject()).toJson(QJsonDocument::Compact);
    read.batch = object[QLatin1String("class")].toString();
    read.trainee = QUuid::fromString(object[QLatin1String("trainee")].toString());
    read.due = QDate::fromString(object[QLatin1String("due")].toString(), Qt::ISODate);
    read.by = one.document.who;
    read.atMs = one.document.atMs;
    read.contested = one.contested;
    return read;
}

/// What has no day comes last.
bool dueEarlier(const Assignment &a, const Assignment &b) {
    if (a.due.isValid() != b.due.isValid())
        return a.due.isValid();
    return std::tie(a.due, a.atMs, a.id) < std::tie(b.due, b.atMs, b.id);
}

AssignmentWork workIn(const Connection &connection, const QUuid &assignment, const SchoolPerson &person) {
    AssignmentWork work;
    work.person = person;
    Statement row = connection.prepare(
        "SELECT coalesce(sum((SELECT count(*) FROM answers a WHERE a.session_id = s.id)), 0), "
        "coalesce(sum((SELECT count(*) FROM answers a WHERE a.session_id = s.id AND a.outcome = 'right')), 0), "
        "coalesce(max(EXISTS (SELECT 1 FROM session_events e WHERE e.session_id = s.id AND e.kind = 'ended')), 0), "
        "coalesce(max(s.started_ms), 0) FROM sessions s JOIN trainees t ON t.id = s.trainee_id "
        "WHERE t.uuid = ? AND json_extract(s.settings, '$.assignment') = ?");
    if (row.bind(person.id).bind(assignment.toString(QUuid::WithoutBraces)).run().next()) {
        work.answered = static_cast<int>(row.takeInt());
        work.right = static_cast<int>(row.takeInt());
        work.done = row.takeInt() > 0;
        work.lastMs = row.takeInt();
    }
    return work;
}

} // namespace

QByteArray settingsFor(const QByteArray &settings, const QUuid &assignment) {
    QJsonObject object = QJsonDocument::fromJson(settings).object();
    if (!assignment.isNull())
        object[assignmentKey] = assignment.toString(QUuid::WithoutBraces);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Stored<Assignment> Assignments::give(Assignment assignment) {
    return guarded([&] {
        if (assignment.title.simplified().isEmpty())
            throw StoreError{StoreErrorKind::Refused, {}, QStringLiteral("an assignment needs a title")};
        if (assignment.batch.simplified().isEmpty() && assignment.trainee.isNull())
            throw StoreError{StoreErrorKind::Refused, {}, QStringLiteral("an assignment is a class's or somebody's")};
        if (assignment.id.isNull())
            assignment.id = QUuid::createUuid();
        const Document written = needed(
            m_store.documents().write(kind::assignment, keyOf(assignment.id), assignmentJson(assignment), assignment.by));
        return readAssignment({written, false});
    });
}

Stored<Done> Assignments::takeBack(const QUuid &id, const QString &who) {
    return guarded([&] {
        (void)needed(m_store.documents().writeAll({{kind::assignment, keyOf(id), "null"}}, who));
        return Done{};
    });
}

std::vector<Assignment> Assignments::all() const {
    std::vector<Assignment> all;
    for (const DocumentLog::InForce &one : needed(m_store.documents().inForce(kind::assignment)))
        if (Assignment read = readAssignment(one); !read.id.isNull() && !read.title.isEmpty())
            all.push_back(std::move(read));
    std::sort(all.begin(), all.end(), dueEarlier);
    return all;
}

Stored<std::vector<Assignment>> Assignments::ofClass(const QString &batch) const {
    return guarded([&] {
        const std::vector<SchoolPerson> members = needed(Classes(m_store).members(batch));
        std::vector<Assignment> found;
        for (Assignment &one : all())
            if (one.trainee.isNull() ? classKey(one.batch) == classKey(batch)
                                     : std::any_of(members.begin(), members.end(),
                                                   [&](const SchoolPerson &person) { return person.id == one.trainee; }))
                found.push_back(std::move(one));
        return found;
    });
}

Stored<std::vector<Assignment>> Assignments::ofTrainee(const Trainee &trainee) const {
    return guarded([&] {
        std::vector<Assignment> found;
        for (Assignment &one : all())
            if (one.trainee.isNull() ? !trainee.batch.isEmpty() && classKey(one.batch) == classKey(trainee.batch)
                                     : one.trainee == trainee.id)
                found.push_back(std::move(one));
        return found;
    });
}

Stored<std::vector<AssignmentWork>> Assignments::work(const Assignment &assignment) const {
    return guarded([&] {
        std::vector<AssignmentWork> work;
        if (assignment.trainee.isNull()) {
            for (const SchoolPerson &person : needed(Classes(m_store).members(assignment.batch)))
                work.push_back(workIn(m_store.connection(), assignment.id, person));
        } else {
            const Trainee one = needed(m_store.roster().find(assignment.trainee));
            work.push_back(workIn(m_store.connection(), assignment.id,
                                  {one.id, one.name, one.batch, {}, {}, {people::Role::Trainee}, false}));
        }
        return work;
    });
}

Stored<AssignmentWork> Assignments::workOf(const Assignment &assignment, const TraineeId &trainee) const {
    return guarded([&] {
        SchoolPerson person;
        person.id = trainee;
        return workIn(m_store.connection(), assignment.id, person);
    });
}

} // namespace pitwise::school
