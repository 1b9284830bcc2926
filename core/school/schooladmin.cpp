// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/schooladmin.h"
#include "core/records/exchange.h"
#include "core/refusal.h"
#include "core/school/replica.h"
#include "core/school/schoolschema.h"
#include "core/security/cipher.h"
#include "core/security/safefile.h"

#include <QProcess>

namespace pitwise::school {
namespace {

QString schoolId(const QUuid &id) {
    return id.toString(QUuid::WithoutBraces);
}

/// As pitwise_owner, who sees the rows of every school.
class AsOwner {
public:
    explicit AsOwner(Postgres &server) : m_server(server) { server.script(QStringLiteral("SET ROLE pitwise_owner")); }
    ~AsOwner() {
        try {
            m_server.script(QStringLiteral("RESET ROLE"));
        } catch (const SchoolError &) {
            // Gone with its connection.
        }
    }
    AsOwner(const AsOwner &) = delete;
    AsOwner &operator=(const AsOwner &) = delete;

private:
    Postgres &m_server;
};

/// Runs a program of PostgreSQL; the password goes by its environment, where other people do not see it.
QByteArray runTool(const QString &tool, const QStringList &arguments, const QString &password) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!password.isEmpty())
        environment.insert(QStringLiteral("PGPASSWORD"), password);
    process.setProcessEnvironment(environment);
    process.start(tool, arguments, QIODevice::ReadOnly);
    if (!process.waitForStarted())
        throw Refusal{"is not installed; its package is postgresql-client", tool.toStdString(), {}};
    process.waitForFinished(-1);
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        throw SchoolError{SchoolErrorKind::Failed,
                          tool + QStringLiteral(": ") + QString::fromUtf8(process.readAllStandardError()).simplified()};
    return process.readAllStandardOutput();
}

} // namespace

SchoolAdmin::SchoolAdmin(const QString &connect) : m_server(connect) {
}

QUuid SchoolAdmin::init(const QString &name) {
    if (name.simplified().isEmpty())
        throw Refusal{"a school needs a name", "--name", {}};
    (void)bringUpToDate(m_server, schemaSteps());
    const AsOwner owner(m_server);
    const QUuid known = QUuid::fromString(
        m_server.text(QStringLiteral("SELECT id::text FROM pw.school WHERE name = ?"), {name.simplified()}));
    if (!known.isNull())
        return known;
    const QUuid id = QUuid::createUuid();
    m_server.run(QStringLiteral("INSERT INTO pw.school (id, name) VALUES (?::uuid, ?)"), {schoolId(id), name.simplified()});
    return id;
}

QStringList SchoolAdmin::migrate() {
    if (schemaOf(m_server) == 0)
        throw SchoolError{SchoolErrorKind::NotASchool, {}};
    return bringUpToDate(m_server, schemaSteps());
}

int SchoolAdmin::schema() {
    return schemaOf(m_server);
}

void SchoolAdmin::mustBeCurrent() {
    const int version = schemaOf(m_server);
    if (version == 0)
        throw SchoolError{SchoolErrorKind::NotASchool, {}};
    if (version > newestSchema())
        throw SchoolError{SchoolErrorKind::SchoolNewer, {}};
    if (version < newestSchema())
        throw SchoolError{SchoolErrorKind::SchoolTooOld, {}};
}

SchoolAdmin::Known SchoolAdmin::schoolNamed(const QString &name) {
    mustBeCurrent();
    const AsOwner owner(m_server);
    std::vector<Known> known;
    QSqlQuery rows = m_server.ask(QStringLiteral("SELECT id::text, name FROM pw.school ORDER BY name"));
    while (rows.next())
        if (name.isEmpty() || rows.value(1).toString() == name.simplified())
            known.push_back({QUuid::fromString(rows.value(0).toString()), rows.value(1).toString()});
    if (known.empty())
        throw Refusal{
            name.isEmpty() ? "there is no school yet; 'school init' makes one" : "there is no such school", "--school", {}};
    if (known.size() > 1)
        throw Refusal{"several schools are in this database; say which", "--school", {}};
    return known.front();
}

bool SchoolAdmin::hasStation(const QString &school, const QString &title) {
    const Known of = schoolNamed(school);
    const AsOwner owner(m_server);
    return m_server.number(QStringLiteral("SELECT count(*) FROM pw.station WHERE school = ?::uuid AND title = ?"),
                           {schoolId(of.id), title.simplified()}) > 0;
}

StationFile SchoolAdmin::addStation(const QString &school, const QString &title, const QString &connect, bool renew) {
    const Known of = schoolNamed(school);
    const QString tidy = title.simplified();
    if (tidy.isEmpty())
        throw Refusal{"a station needs a title, as 'Room 2, seat 7'", "--title", {}};
    QString login;
    {
        const AsOwner owner(m_server);
        login = m_server.text(QStringLiteral("SELECT login::text FROM pw.station WHERE school = ?::uuid AND title = ?"),
                              {schoolId(of.id), tidy});
    }
    if (!login.isEmpty() && !renew)
        throw Refusal{"there is a station of that title; --renew gives it a new password", "--title", {}};
    const bool isNew = login.isEmpty();
    if (isNew)
        login = QStringLiteral("pitwise_") + QString::fromLatin1(security::randomBytes(6).toHex());
    const QString password = QString::fromLatin1(security::randomBytes(24).toHex());
    PostgresTransaction transaction(m_server);
    // The server keeps a SCRAM verifier; the password itself is in the station's file alone.
    m_server.script(QStringLiteral("SET LOCAL password_encryption = 'scram-sha-256'"));
    m_server.script(QStringLiteral("%1 ROLE %2 LOGIN INHERIT CONNECTION LIMIT 8 PASSWORD %3")
                        .arg(isNew ? QStringLiteral("CREATE") : QStringLiteral("ALTER"), Postgres::quotedName(login),
                             Postgres::quotedText(password)));
    m_server.script(QStringLiteral("ALTER ROLE %1 SET statement_timeout = '60s'").arg(Postgres::quotedName(login)));
    m_server.script(QStringLiteral("GRANT pitwise_station TO %1").arg(Postgres::quotedName(login)));
    m_server.script(QStringLiteral("SET LOCAL ROLE pitwise_owner"));
    if (isNew)
        m_server.run(QStringLiteral("INSERT INTO pw.station (id, school, login, title) VALUES (?::uuid, ?::uuid, ?, ?)"),
                     {schoolId(QUuid::createUuid()), schoolId(of.id), login, tidy});
    else
        m_server.run(QStringLiteral("UPDATE pw.station SET closed_at = NULL WHERE login = ?"), {login});
    transaction.commit();
    QList<std::pair<QString, QString>> parts{{QStringLiteral("user"), login}, {QStringLiteral("password"), password}};
    for (const auto &part : connectionParts(connect))
        parts << part;
    return {connectionString(parts), of.id, of.name, tidy, true};
}

void SchoolAdmin::closeStation(const QString &school, const QString &title) {
    const Known of = schoolNamed(school);
    QString login;
    {
        const AsOwner owner(m_server);
        login = m_server.text(QStringLiteral("UPDATE pw.station SET closed_at = coalesce(closed_at, now()) "
                                             "WHERE school = ?::uuid AND title = ? RETURNING login::text"),
                              {schoolId(of.id), title.simplified()});
    }
    if (login.isEmpty())
        throw Refusal{"there is no station of that title; 'school status' lists them", "--title", {}};
    m_server.script(QStringLiteral("ALTER ROLE %1 NOLOGIN").arg(Postgres::quotedName(login)));
    m_server.run(QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ?"), {login});
}

std::vector<SchoolLine> SchoolAdmin::status() {
    mustBeCurrent();
    const AsOwner owner(m_server);
    std::vector<SchoolLine> schools;
    QSqlQuery rows = m_server.ask(
        QStringLiteral("SELECT s.id::text, s.name, (SELECT count(*) FROM pw.entry e WHERE e.school = s.id), "
                       "(SELECT count(*) FROM pw.conflict c WHERE c.school = s.id) FROM pw.school s ORDER BY s.name"));
    while (rows.next())
        schools.push_back({QUuid::fromString(rows.value(0).toString()),
                           rows.value(1).toString(),
                           rows.value(2).toLongLong(),
                           rows.value(3).toLongLong(),
                           {}});
    for (SchoolLine &school : schools) {
        QSqlQuery stations = m_server.ask(
            QStringLiteral("SELECT t.title, t.login::text, t.closed_at IS NOT NULL, coalesce(m.acked, 0), "
                           "coalesce((extract(epoch FROM m.seen_at) * 1000)::bigint, 0), coalesce(m.skew_ms, 0), "
                           "coalesce(m.program, '') FROM pw.station t LEFT JOIN LATERAL (SELECT * FROM pw.mark x WHERE "
                           "x.station = t.id ORDER BY x.seen_at DESC LIMIT 1) m ON true WHERE t.school = ?::uuid "
                           "ORDER BY t.title"),
            {schoolId(school.id)});
        while (stations.next())
            school.stations.push_back({stations.value(0).toString(), stations.value(1).toString(),
                                       stations.value(2).toBool(), stations.value(3).toLongLong(),
                                       stations.value(4).toLongLong(), stations.value(5).toLongLong(),
                                       stations.value(6).toString()});
    }
    return schools;
}

QStringList SchoolAdmin::problems(const QString &school) {
    const Known of = schoolNamed(school);
    const AsOwner owner(m_server);
    QStringList streams, problems;
    QSqlQuery rows = m_server.ask(QStringLiteral("SELECT DISTINCT stream::text FROM pw.entry WHERE school = ?::uuid "
                                                 "ORDER BY 1"),
                                  {schoolId(of.id)});
    while (rows.next())
        streams << rows.value(0).toString();
    for (const QString &stream : streams) // each in a store of its own, so that memory stays flat
        problems << problemsOf(of.id, stream);
    const qint64 conflicts =
        m_server.number(QStringLiteral("SELECT count(*) FROM pw.conflict WHERE school = ?::uuid"), {schoolId(of.id)});
    if (conflicts > 0)
        problems << QStringLiteral("%1 records came under the id of another; both versions are kept, in pw.conflict")
                        .arg(conflicts);
    return problems;
}

int SchoolAdmin::applyErasures(const QString &school) {
    const Known of = schoolNamed(school);
    const AsOwner owner(m_server);
    QStringList people;
    QSqlQuery rows = m_server.ask(
        QStringLiteral("SELECT DISTINCT b.line::jsonb ->> 'key' FROM pw.entry e JOIN pw.body b ON b.school = e.school AND "
                       "b.record = e.record WHERE e.school = ?::uuid AND e.kind = 'document' AND "
                       "b.line::jsonb ->> 'kind' = 'erasure'"),
        {schoolId(of.id)});
    while (rows.next())
        people << rows.value(0).toString();
    for (const QString &ordered : people) {
        const QUuid id = QUuid::fromString(ordered);
        if (id.isNull())
            continue;
        const QString person = Postgres::quotedText(schoolId(id)), mine = Postgres::quotedText(schoolId(of.id));
        m_server.script(
            QStringLiteral(
                "WITH gone AS (SELECT record FROM pw.entry WHERE school = %1 AND stream = %2 UNION "
                "SELECT b.record FROM pw.body b JOIN pw.entry e ON e.school = b.school AND e.record = b.record AND "
                "e.kind = 'document' WHERE b.school = %1 AND ((b.line::jsonb ->> 'kind' = 'person' AND "
                "b.line::jsonb ->> 'key' = %2) OR (b.line::jsonb ->> 'kind' = 'assignment' AND "
                "b.line::jsonb -> 'value' ->> 'trainee' = %2))), "
                "salts AS (DELETE FROM pw.salt WHERE entry IN (SELECT e.id FROM pw.entry e JOIN gone g ON "
                "g.record = e.record WHERE e.school = %1)), "
                "conflicts AS (DELETE FROM pw.conflict WHERE school = %1 AND record IN (SELECT record FROM gone)) "
                "DELETE FROM pw.body WHERE school = %1 AND record IN (SELECT record FROM gone)")
                .arg(mine, person));
    }
    if (!people.isEmpty())
        for (const char *table : {"pw.body", "pw.salt", "pw.conflict"})
            m_server.script(QStringLiteral("VACUUM ") + QLatin1String(table));
    return static_cast<int>(people.size());
}

QStringList SchoolAdmin::problemsOf(const QUuid &school, const QString &stream) {
    const SystemClock clock;
    const std::unique_ptr<Store> store = Store::inMemory(clock);
    const QUuid trainee = QUuid::fromString(stream);
    if (!trainee.isNull())
        (void)needed(store->roster().enrol(trainee, stream, {}, 0));
    QStringList found;
    qint64 after = 0, entries = 0;
    for (bool more = true; more;) {
        QSqlQuery rows = m_server.ask(
            QStringLiteral("SELECT e.id, e.line, coalesce(s.salt, ''), b.line FROM pw.entry e "
                           "LEFT JOIN pw.salt s ON s.entry = e.id LEFT JOIN pw.body b ON b.school = e.school "
                           "AND b.record = e.record AND s.salt IS NOT NULL "
                           "WHERE e.school = ?::uuid AND e.stream = ?::uuid AND e.id > ? ORDER BY e.id LIMIT 500"),
            {schoolId(school), stream, after});
        std::vector<QByteArray> lines;
        for (more = false; rows.next(); ++entries, more = true) {
            after = rows.value(0).toLongLong();
            if (const QString record = rows.value(3).toString(); !record.isEmpty())
                lines.push_back(record.toUtf8());
            lines.push_back(sealedLine(rows.value(1).toString().toUtf8(), rows.value(2).toString().toLatin1()));
        }
        const Stored<RecordCounts> taken = takeDelivery(*store, lines, [](const Connection &) {});
        if (!taken)
            return {QStringLiteral("%1, up to entry %2: %3")
                        .arg(stream)
                        .arg(after)
                        .arg(QString::fromStdString(pitwise::errorText(taken.error())))};
    }
    const qint64 kept =
        store->connection().number("SELECT count(*) FROM journal j JOIN origins o ON o.id = j.origin_id WHERE o.here = 0");
    if (kept != entries)
        found << QStringLiteral("%1: %2 entries do not follow those before them").arg(stream).arg(entries - kept);
    return found;
}

void backUpSchool(const QString &connect, const QString &file) {
    QString password;
    QList<std::pair<QString, QString>> parts;
    for (const auto &[name, value] : connectionParts(connect))
        if (name == QLatin1String("password"))
            password = value;
        else
            parts.emplace_back(name, value);
    const QString database = connectionString(parts);
    security::writeFile(file,
                        runTool(QStringLiteral("pg_dump"),
                                {QStringLiteral("--format=custom"), QStringLiteral("--role=pitwise_owner"),
                                 QStringLiteral("--dbname=") + database},
                                password),
                        {.over = security::FileMark()});
    security::writeFile(file + QStringLiteral(".roles.sql"),
                        runTool(QStringLiteral("pg_dumpall"),
                                {QStringLiteral("--roles-only"), QStringLiteral("--dbname=") + database}, password));
    (void)runTool(QStringLiteral("pg_restore"), {QStringLiteral("--list"), file}, {});
}

} // namespace pitwise::school
