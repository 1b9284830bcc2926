// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/sql.h"
#include "core/records/rowbytes.h"

#include <QFileInfo>
#include <QSqlError>
#include <QSqlRecord>
#include <QStorageInfo>
#include <QUrl>

#include <atomic>

namespace pitwise {
namespace {

/// SQLite's primary result codes, as far as they have a way out of their own.
enum SqliteCode {
    Busy = 5,
    LockedTable = 6,
    ReadOnlyFile = 8,
    IoError = 10,
    CorruptFile = 11,
    Full = 13,
    CannotOpen = 14,
    Constraint = 19,
    NotADatabase = 26
};

bool isUnwritable(const QString &path) {
    const QFileInfo file(path);
    const QFileInfo folder(file.absolutePath());
    return (file.exists() && !file.isWritable()) || !folder.isWritable() ||
           QStorageInfo(folder.absoluteFilePath()).isReadOnly();
}

StoreErrorKind kindOf(int code, const QString &path) {
    switch (code & 0xff) {
    case Busy:
    case LockedTable: return StoreErrorKind::Locked;
    case ReadOnlyFile: return StoreErrorKind::ReadOnly;
    case CorruptFile:
    case NotADatabase: return StoreErrorKind::Corrupt;
    case Full: return StoreErrorKind::DiskFull;
    case Constraint: return StoreErrorKind::Refused;
    case IoError:
        // Where even the shared-memory file finds no room, SQLite speaks of an I/O error.
        if (!path.isEmpty() && QStorageInfo(QFileInfo(path).absolutePath()).bytesAvailable() < 256 * 1024)
            return StoreErrorKind::DiskFull;
        return isUnwritable(path) ? StoreErrorKind::ReadOnly : StoreErrorKind::Failed;
    case CannotOpen:
        if (!path.isEmpty() && !QFileInfo::exists(path) && !QFileInfo(path).absoluteDir().exists())
            return StoreErrorKind::NotThere;
        return isUnwritable(path) ? StoreErrorKind::ReadOnly : StoreErrorKind::Failed;
    default: return StoreErrorKind::Failed;
    }
}

QString freshName() {
    static std::atomic<int> count{0};
    return QStringLiteral("pitwise-records-%1").arg(++count);
}

} // namespace

Connection::Connection(const QString &path, OpenMode mode, int busyTimeoutMs) : m_path(path), m_name(freshName()) {
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    QString name = path.isEmpty() ? QStringLiteral(":memory:") : path;
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(busyTimeoutMs);
    if (mode == OpenMode::ReadOnly) {
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
        // A database nobody has open, on a disk that takes no side files: read it as it lies.
        if (isUnwritable(path) && !QFileInfo::exists(path + QStringLiteral("-wal"))) {
            name = QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath()).toString(QUrl::FullyEncoded) +
                   QStringLiteral("?immutable=1");
            options += QStringLiteral(";QSQLITE_OPEN_URI");
        }
    }
    m_database.setDatabaseName(name);
    m_database.setConnectOptions(options);
    if (!m_database.isValid() || !m_database.open()) {
        const QSqlError error = m_database.lastError();
        const int code = error.nativeErrorCode().toInt();
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
        throw StoreError{code == 0 ? StoreErrorKind::Failed : kindOf(code, path), path, error.text()};
    }
}

Connection::~Connection() {
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

Statement Connection::prepare(const char *sql) const {
    return Statement(*this, sql);
}

void Connection::exec(const char *sql) const {
    exec(QString::fromUtf8(sql));
}

void Connection::exec(const QString &sql) const {
    QSqlQuery query(m_database);
    if (!query.exec(sql))
        fail(query.lastError());
}

std::int64_t Connection::number(const char *sql) const {
    Statement query = prepare(sql);
    return query.run().next() ? query.takeInt() : 0;
}

QString Connection::text(const char *sql) const {
    Statement query = prepare(sql);
    return query.run().next() ? query.takeText() : QString();
}

void Connection::fail(const QSqlError &error) const {
    throw StoreError{kindOf(error.nativeErrorCode().toInt(), m_path), m_path, error.databaseText()};
}

Statement::Statement(const Connection &connection, const char *sql)
    : m_connection(connection), m_query(connection.m_database) {
    m_query.setForwardOnly(true);
    if (!m_query.prepare(QString::fromUtf8(sql)))
        m_connection.fail(m_query.lastError());
}

Statement &Statement::run() {
    if (!m_query.exec())
        m_connection.fail(m_query.lastError());
    m_bound = 0;
    m_column = 0;
    return *this;
}

bool Statement::next() {
    m_column = 0;
    if (m_query.next())
        return true;
    if (m_query.lastError().isValid())
        m_connection.fail(m_query.lastError());
    m_query.finish();
    return false;
}

std::optional<std::int64_t> Statement::takeOptionalInt() {
    const QVariant value = column();
    if (value.isNull())
        return std::nullopt;
    return value.toLongLong();
}

QByteArray Statement::takeRow() {
    RowBytes row;
    for (int i = 0, columns = m_query.record().count(); i < columns; ++i) {
        const QVariant value = column();
        if (value.isNull())
            row.addNull();
        else if (value.userType() == QMetaType::LongLong)
            row.add(std::int64_t{value.toLongLong()});
        else if (value.userType() == QMetaType::QByteArray)
            row.add(value.toByteArray());
        else
            row.add(value.toString());
    }
    return row.bytes();
}

Transaction::Transaction(const Connection &connection) : m_connection(connection) {
    connection.exec(connection.m_transactions == 0 ? "BEGIN IMMEDIATE" : "SAVEPOINT within");
    ++connection.m_transactions;
}

Transaction::~Transaction() {
    if (!m_open)
        return;
    --m_connection.m_transactions;
    try {
        if (m_connection.m_transactions > 0)
            m_connection.exec("ROLLBACK TO within");
        m_connection.exec(m_connection.m_transactions == 0 ? "ROLLBACK" : "RELEASE within");
    } catch (const StoreError &) {
        // SQLite has already undone it (a full disk does that).
    }
}

void Transaction::commit() {
    m_connection.exec(m_connection.m_transactions == 1 ? "COMMIT" : "RELEASE within");
    --m_connection.m_transactions;
    m_open = false;
}

} // namespace pitwise
