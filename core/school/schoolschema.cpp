// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/schoolschema.h"

#include <QDir>
#include <QFile>

namespace pitwise::school {
namespace {

/// Statements are parted by lines of two dashes; comments before a statement go with it.
QStringList statementsOf(const QString &text) {
    QStringList statements;
    for (const QString &part : text.split(QStringLiteral("\n--\n"))) {
        bool empty = true;
        for (const QString &line : part.split(u'\n'))
            empty = empty && (line.trimmed().isEmpty() || line.startsWith(QLatin1String("--")));
        if (!empty)
            statements << part;
    }
    return statements;
}

/// The roles are the cluster's: another school may have made them.
void makeRoles(Postgres &server) {
    for (const char *role : {"pitwise_owner", "pitwise_api", "pitwise_station"})
        if (server.number(QStringLiteral("SELECT count(*) FROM pg_roles WHERE rolname = ?"), {QLatin1String(role)}) == 0)
            server.script(QStringLiteral("CREATE ROLE %1 NOLOGIN NOINHERIT").arg(QLatin1String(role)));
    server.script(QStringLiteral("GRANT pitwise_api TO pitwise_owner"));
    if (server.text(QStringLiteral("SELECT rolsuper FROM pg_roles WHERE rolname = current_user")) != QLatin1String("true"))
        server.script(QStringLiteral("GRANT pitwise_owner, pitwise_station TO CURRENT_USER"));
    const QString database = Postgres::quotedName(server.text(QStringLiteral("SELECT current_database()")));
    server.script(QStringLiteral("GRANT CREATE ON DATABASE %1 TO pitwise_owner").arg(database));
    server.script(QStringLiteral("REVOKE ALL ON DATABASE %1 FROM PUBLIC").arg(database));
    server.script(QStringLiteral("GRANT CONNECT ON DATABASE %1 TO pitwise_station").arg(database));
    server.script(QStringLiteral("REVOKE ALL ON SCHEMA public FROM PUBLIC"));
}

} // namespace

std::vector<SchemaStep> schemaSteps() {
    std::vector<SchemaStep> steps;
    const QDir folder(QStringLiteral(":/school/schema"));
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        bool isNumber = false;
        const int version = name.left(3).toInt(&isNumber);
        if (!isNumber || !file.open(QIODevice::ReadOnly))
            throw SchoolError{SchoolErrorKind::Failed, QStringLiteral("the schema has no step ") + name};
        steps.push_back({version, name, statementsOf(QString::fromUtf8(file.readAll()))});
    }
    return steps;
}

int newestSchema() {
    return schemaSteps().back().version;
}

int schemaOf(Postgres &server) {
    if (server.number(QStringLiteral("SELECT count(*) FROM pg_tables WHERE schemaname = 'pw' AND tablename = 'about'")) == 0)
        return 0;
    return static_cast<int>(server.number(QStringLiteral("SELECT schema FROM pw.about")));
}

QStringList bringUpToDate(Postgres &server, const std::vector<SchemaStep> &steps) {
    QStringList taken;
    PostgresTransaction transaction(server);
    server.script(QStringLiteral("SELECT pg_advisory_xact_lock(7203)"));
    const int version = schemaOf(server);
    if (version > steps.back().version)
        throw SchoolError{SchoolErrorKind::SchoolNewer,
                          QStringLiteral("its schema is %1, this program knows %2").arg(version).arg(steps.back().version)};
    if (version == 0)
        makeRoles(server);
    server.script(QStringLiteral("SET LOCAL ROLE pitwise_owner"));
    for (const SchemaStep &step : steps) {
        if (step.version <= version)
            continue;
        for (const QString &statement : step.statements)
            server.script(statement);
        server.run(QStringLiteral("UPDATE pw.about SET schema = ?"), {step.version});
        taken << step.name;
    }
    transaction.commit();
    return taken;
}

} // namespace pitwise::school
