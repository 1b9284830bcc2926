// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/storeerror.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QUuid>

#include <cstdint>
#include <optional>
#include <vector>

namespace pitwise {

enum class OpenMode {
    ReadWrite,
    ReadOnly, ///< Writes nothing at all, where possible not even side files.
};

class Statement;

/// One SQLite connection, of the thread that opened it. Everything here throws a StoreError of the right
/// kind.
class Connection {
public:
    /// Opens without looking at what is inside and without changing it. An empty path: in memory.
    Connection(const QString &path, OpenMode mode, int busyTimeoutMs);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] Statement prepare(const char *sql) const;
    void exec(const char *sql) const;
    void exec(const QString &sql) const;
    [[nodiscard]] std::int64_t number(const char *sql) const; ///< The first column of the first row; 0 where there is none.
    [[nodiscard]] QString text(const char *sql) const;
    [[noreturn]] void fail(const QSqlError &error) const;

private:
    friend class Statement;
    friend class Transaction;
    mutable int m_transactions = 0; ///< One within the other.
    QString m_path;
    QString m_name;
    QSqlDatabase m_database;
};

/// A prepared statement: bind in order, run, read columns in order.
class Statement {
public:
    Statement(const Connection &connection, const char *sql);

    Statement &bind(std::int64_t value) { return add(QVariant::fromValue<qint64>(value)); }
    Statement &bind(int value) { return add(QVariant::fromValue<qint64>(value)); }
    Statement &bind(bool value) { return add(QVariant::fromValue<qint64>(value)); }
    Statement &bind(double value) { return add(value); }
    Statement &bind(const QString &value) { return add(value.isNull() ? QVariant(QStringLiteral("")) : QVariant(value)); }
    Statement &bind(const std::string &value) { return bind(QString::fromStdString(value)); }
    Statement &bindBytes(const QByteArray &value) {
        return add(value.isNull() ? QVariant(QByteArray("")) : QVariant(value));
    }
    Statement &bindUtf8(const QByteArray &value) { return bind(QString::fromUtf8(value)); }
    Statement &bind(const QUuid &value) { return add(value.toRfc4122()); }
    Statement &bindNull() { return add(QVariant()); }
    template <typename T> Statement &bind(const std::optional<T> &value) { return value ? bind(*value) : bindNull(); }

    /// Runs with what was bound and forgets it, so that the statement can be bound again.
    Statement &run();
    [[nodiscard]] bool next();
    [[nodiscard]] std::int64_t lastId() const { return m_query.lastInsertId().toLongLong(); }
    [[nodiscard]] int changed() const { return m_query.numRowsAffected(); }

    // Columns in order; each call takes the next one of the row.
    [[nodiscard]] std::int64_t takeInt() { return column().toLongLong(); }
    [[nodiscard]] double takeReal() { return column().toDouble(); }
    [[nodiscard]] QString takeText() { return column().toString(); }
    [[nodiscard]] std::string takeString() { return column().toString().toStdString(); }
    [[nodiscard]] QByteArray takeUtf8() { return column().toString().toUtf8(); }
    [[nodiscard]] QByteArray takeBytes() { return column().toByteArray(); }
    [[nodiscard]] QUuid takeUuid() { return QUuid::fromRfc4122(column().toByteArray()); }
    [[nodiscard]] std::optional<std::int64_t> takeOptionalInt();
    /// All columns of the row, as RowBytes writes them.
    [[nodiscard]] QByteArray takeRow();

private:
    Statement &add(const QVariant &value) {
        m_query.bindValue(m_bound++, value);
        return *this;
    }
    QVariant column() { return m_query.value(m_column++); }

    const Connection &m_connection;
    QSqlQuery m_query;
    int m_bound = 0;
    int m_column = 0;
};

/// A writer's transaction: takes the write lock at once (waiting for it as long as the busy timeout says),
/// and undoes everything unless committed. Durable when commit() returns; one within another's when that one's does.
class Transaction {
public:
    explicit Transaction(const Connection &connection);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    void commit();

private:
    const Connection &m_connection;
    bool m_open = true;
};

} // namespace pitwise
