// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/school/schoolerror.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariantList>

#include <optional>

namespace pitwise::school {

/// One connection to a PostgreSQL server, of the thread that opened it. Everything throws a SchoolError.
class Postgres {
public:
    /// A connection string of libpq, `host=… dbname=… sslmode=verify-full`, or a URI `postgresql://…`. What it does not say
    /// libpq takes from where it always does: PGHOST, ~/.pgpass, ~/.postgresql.
    explicit Postgres(const QString &connect);
    ~Postgres();
    Postgres(const Postgres &) = delete;
    Postgres &operator=(const Postgres &) = delete;

    /// One statement with its values, `?` each.
    [[nodiscard]] QSqlQuery ask(const QString &sql, const QVariantList &values = {});
    void run(const QString &sql, const QVariantList &values = {}) { (void)ask(sql, values); }
    /// As it stands, with no value to it.
    void script(const QString &sql);
    [[nodiscard]] QString text(const QString &sql, const QVariantList &values = {}); ///< First column of the first row.
    [[nodiscard]] qint64 number(const QString &sql, const QVariantList &values = {});

    static QString quotedName(const QString &name);
    static QString quotedText(const QString &text);

private:
    [[noreturn]] void fail(const QSqlError &error) const;

    QString m_name;
    QSqlDatabase m_database;
};

/// Undoes everything unless committed.
class PostgresTransaction {
public:
    explicit PostgresTransaction(Postgres &server) : m_server(server) { m_server.script(QStringLiteral("BEGIN")); }
    ~PostgresTransaction();
    PostgresTransaction(const PostgresTransaction &) = delete;
    PostgresTransaction &operator=(const PostgresTransaction &) = delete;
    void commit();

private:
    Postgres &m_server;
    bool m_open = true;
};

/// libpq's own parts of a connection string, from either form. Throws a SchoolError where it is neither.
[[nodiscard]] QList<std::pair<QString, QString>> connectionParts(const QString &connect);
/// As a string that libpq reads; the first one of a name counts.
[[nodiscard]] QString connectionString(const QList<std::pair<QString, QString>> &parts);
/// Without its password, for people to read.
[[nodiscard]] QString shownConnection(const QString &connect);

} // namespace pitwise::school
