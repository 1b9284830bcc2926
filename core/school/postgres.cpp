// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/postgres.h"

#include <QSqlError>
#include <QUrl>
#include <QUrlQuery>

#include <atomic>

namespace pitwise::school {
namespace {

/// From the code that every server gives in every language.
SchoolErrorKind kindOfState(const QString &state) {
    struct State {
        const char *begins;
        SchoolErrorKind kind;
    };
    static constexpr State states[] = {
        {"PW001", SchoolErrorKind::Gap},        {"PW002", SchoolErrorKind::Closed},
        {"08", SchoolErrorKind::NotReached},    {"57P", SchoolErrorKind::NotReached},
        {"53300", SchoolErrorKind::NotReached}, {"57014", SchoolErrorKind::Busy},
        {"40", SchoolErrorKind::Busy},          {"55P03", SchoolErrorKind::Busy},
        {"28", SchoolErrorKind::NotAllowed},    {"42501", SchoolErrorKind::NotAllowed},
        {"53100", SchoolErrorKind::DiskFull},   {"3D000", SchoolErrorKind::NotASchool},
        {"3F000", SchoolErrorKind::NotASchool}, {"42P01", SchoolErrorKind::NotASchool},
        {"42883", SchoolErrorKind::NotASchool},
    };
    for (const State &one : states)
        if (state.startsWith(QLatin1String(one.begins)))
            return one.kind;
    return SchoolErrorKind::Failed;
}

/// What a server says before there is a connection comes without a code.
SchoolErrorKind kindOfGreeting(const QString &text) {
    static constexpr const char *refusals[] = {"password",    "pg_hba", "authentication",
                                               "certificate", "role",   "permission denied"};
    if (text.contains(QLatin1String("database")) && text.contains(QLatin1String("does not exist")))
        return SchoolErrorKind::NotASchool;
    if (text.contains(QLatin1String("is not permitted to log in"))) // its role was closed
        return SchoolErrorKind::Closed;
    for (const char *word : refusals)
        if (text.contains(QLatin1String(word)))
            return SchoolErrorKind::NotAllowed;
    return SchoolErrorKind::NotReached;
}

QString quotedPart(const QString &value) {
    QString quoted = value;
    quoted.replace(u'\\', QLatin1String("\\\\")).replace(u'\'', QLatin1String("\\'"));
    return u'\'' + quoted + u'\'';
}

SchoolError notAConnection(const QString &why) {
    return {SchoolErrorKind::Failed, QStringLiteral("the connection string: ") + why};
}

/// `postgresql://user:password@host:port/database?sslmode=verify-full`
QList<std::pair<QString, QString>> partsOfUri(const QString &uri) {
    const QUrl url(uri, QUrl::StrictMode);
    if (!url.isValid())
        throw notAConnection(url.errorString());
    QList<std::pair<QString, QString>> parts;
    const auto add = [&parts](const char *name, const QString &value) {
        if (!value.isEmpty())
            parts.emplace_back(QString::fromLatin1(name), value);
    };
    add("host", url.host(QUrl::FullyDecoded));
    add("port", url.port() < 0 ? QString() : QString::number(url.port()));
    add("user", url.userName(QUrl::FullyDecoded));
    add("password", url.password(QUrl::FullyDecoded));
    add("dbname", url.path(QUrl::FullyDecoded).mid(1));
    for (const auto &[name, value] : QUrlQuery(url).queryItems(QUrl::FullyDecoded))
        parts.emplace_back(name, value);
    return parts;
}

/// `name=value`, or `name = 'a value'` with \' and \\ in it.
QList<std::pair<QString, QString>> partsOfWords(const QString &text) {
    QList<std::pair<QString, QString>> parts;
    qsizetype at = 0;
    const auto blank = [&] {
        while (at < text.size() && text[at].isSpace())
            ++at;
    };
    for (blank(); at < text.size(); blank()) {
        const qsizetype equals = text.indexOf(u'=', at);
        if (equals < 0)
            throw notAConnection(QStringLiteral("'%1' has no value").arg(text.mid(at).trimmed()));
        const QString name = text.mid(at, equals - at).trimmed();
        at = equals + 1;
        blank();
        const bool quoted = at < text.size() && text[at] == u'\'';
        at += quoted ? 1 : 0;
        QString value;
        for (; at < text.size() && (quoted ? text[at] != u'\'' : !text[at].isSpace()); ++at) {
            if (text[at] == u'\\' && at + 1 < text.size())
                ++at;
            value += text[at];
        }
        if (quoted && at++ >= text.size())
            throw notAConnection(QStringLiteral("it ends within quotes"));
        parts.emplace_back(name, value);
    }
    return parts;
}

} // namespace

QList<std::pair<QString, QString>> connectionParts(const QString &connect) {
    if (connect.startsWith(QLatin1String("postgresql://")) || connect.startsWith(QLatin1String("postgres://")))
        return partsOfUri(connect);
    return partsOfWords(connect);
}

QString connectionString(const QList<std::pair<QString, QString>> &parts) {
    QStringList words, seen;
    for (const auto &[name, value] : parts)
        if (!seen.contains(name)) {
            seen << name;
            words << name + u'=' + quotedPart(value);
        }
    return words.join(u' ');
}

QString shownConnection(const QString &connect) {
    QStringList words;
    for (const auto &[name, value] : connectionParts(connect))
        if (name != QLatin1String("password"))
            words << name + u'=' + value;
    return words.join(u' ');
}

Postgres::Postgres(const QString &connect) {
    static std::atomic<int> count{0};
    m_name = QStringLiteral("pitwise-school-%1").arg(++count);
    QList<std::pair<QString, QString>> parts = connectionParts(connect);
    for (const auto &[name, value] : parts) // the driver parts its options at each
        if (value.contains(u';'))
            throw notAConnection(QStringLiteral("%1 has a semicolon, which Qt's driver does not take").arg(name));
    // A server that has gone is noticed within seconds.
    for (const auto &[name, value] : {std::pair("connect_timeout", "5"), std::pair("tcp_user_timeout", "15000"),
                                      std::pair("keepalives_idle", "20"), std::pair("application_name", "pitwise")})
        parts.emplace_back(QString::fromLatin1(name), QString::fromLatin1(value));
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL")))
        throw SchoolError{SchoolErrorKind::NoDriver, {}};
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), m_name);
    m_database.setConnectOptions(connectionString(parts));
    if (!m_database.isValid() || !m_database.open()) {
        const QString text = m_database.lastError().databaseText() + m_database.lastError().driverText();
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
        throw SchoolError{kindOfGreeting(text), text};
    }
}

Postgres::~Postgres() {
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

QSqlQuery Postgres::ask(const QString &sql, const QVariantList &values) {
    QSqlQuery query(m_database);
    query.setForwardOnly(false);
    if (!query.prepare(sql))
        fail(query.lastError());
    for (const QVariant &value : values)
        query.addBindValue(value);
    if (!query.exec())
        fail(query.lastError());
    return query;
}

void Postgres::script(const QString &sql) {
    QSqlQuery query(m_database);
    if (!query.exec(sql))
        fail(query.lastError());
}

QString Postgres::text(const QString &sql, const QVariantList &values) {
    QSqlQuery query = ask(sql, values);
    return query.next() ? query.value(0).toString() : QString();
}

qint64 Postgres::number(const QString &sql, const QVariantList &values) {
    QSqlQuery query = ask(sql, values);
    return query.next() ? query.value(0).toLongLong() : 0;
}

QString Postgres::quotedName(const QString &name) {
    return u'"' + QString(name).replace(u'"', QLatin1String("\"\"")) + u'"';
}

QString Postgres::quotedText(const QString &text) {
    return u'\'' + QString(text).replace(u'\'', QLatin1String("''")) + u'\'';
}

void Postgres::fail(const QSqlError &error) const {
    const QString state = error.nativeErrorCode();
    // A connection that has broken off says so by having no code, or by being closed.
    const bool gone = state.isEmpty() || !m_database.isOpen();
    throw SchoolError{gone ? SchoolErrorKind::NotReached : kindOfState(state), error.databaseText()};
}

PostgresTransaction::~PostgresTransaction() {
    if (!m_open)
        return;
    try {
        m_server.script(QStringLiteral("ROLLBACK"));
    } catch (const SchoolError &) {
        // Gone with its connection.
    }
}

void PostgresTransaction::commit() {
    m_server.script(QStringLiteral("COMMIT"));
    m_open = false;
}

} // namespace pitwise::school
