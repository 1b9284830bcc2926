// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/store.h"
#include "core/records/schema.h"
#include "core/security/diskfile.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace pitwise {
namespace {

constexpr const char *sideFiles[] = {"-wal", "-shm", "-journal"};

void prepareWriter(const Connection &connection) {
    connection.exec("PRAGMA foreign_keys = ON");
    connection.exec("PRAGMA journal_mode = WAL");
    connection.exec("PRAGMA synchronous = FULL");
    connection.exec("PRAGMA temp_store = MEMORY");
}

void checkQuickly(const Connection &connection, const StoreOptions &options) {
    if (QFileInfo(connection.path()).size() > options.quickCheckBytes)
        return;
    if (const QString found = connection.text("PRAGMA quick_check(1)"); found != QLatin1String("ok"))
        throw StoreError{StoreErrorKind::Corrupt, connection.path(), found};
}

/// A copy beside the file before its schema changes, made by SQLite itself and thus whole.
void keepCopy(const Connection &connection, int version) {
    const QFileInfo file(connection.path());
    const QString copy =
        QStringLiteral("%1/%2.before-v%3.db").arg(file.absolutePath(), file.completeBaseName()).arg(version);
    if (QFile::exists(copy))
        return;
    const QString part = copy + QStringLiteral(".part");
    copyInto(connection, part);
    try {
        security::putInPlace(part, copy);
    } catch (const security::NotWritten &why) {
        throw storeError(why, copy);
    }
}

/// Before SQLite opens it: side files take the rights of their database.
void makePrivateFile(const QString &path) {
    try {
        security::makeFolder(QFileInfo(path).absolutePath());
        if (!QFileInfo::exists(path))
            (void)security::DiskFile(path, security::DiskFile::Open::New);
        for (const char *side : {"", "-wal", "-shm"})
            security::keepPrivate(path + QLatin1String(side));
    } catch (const security::NotWritten &why) {
        throw storeError(why, path);
    }
}

std::unique_ptr<Connection> openWriter(const QString &path, const StoreOptions &options) {
    makePrivateFile(path);
    const bool existed = QFileInfo(path).size() > 0;
    auto connection = std::make_unique<Connection>(path, OpenMode::ReadWrite, options.busyTimeoutMs);
    const int version = schemaVersion(*connection, migrations());
    if (existed)
        checkQuickly(*connection, options);
    prepareWriter(*connection);
    if (version < migrations().back().version) {
        if (version > 0)
            keepCopy(*connection, migrations().back().version);
        migrate(*connection, migrations());
    }
    Transaction(*connection).commit(); // a file that cannot be written says so now and not at the first answer
    return connection;
}

} // namespace

Store::Store(std::unique_ptr<Connection> connection, const Clock &clock, const StoreOptions &options)
    : m_connection(std::move(connection)), m_clock(clock), m_options(options), m_learners(*m_connection, m_options.days),
      m_roster(*m_connection, m_clock), m_sessions(*m_connection, m_clock), m_answers(*m_connection, m_clock, m_learners),
      m_queries(*m_connection, m_clock), m_house(*m_connection, m_clock), m_documents(*m_connection, m_clock) {
}

Store::~Store() = default;

Stored<std::unique_ptr<Store>> Store::open(const QString &path, const Clock &clock, const StoreOptions &options) {
    return guarded([&] {
        std::unique_ptr<Store> store(new Store(openWriter(path, options), clock, options));
        Journal::begin(store->connection(), clock.nowMs());
        (void)store->roster().eraseExpired(); // a disk that does not take it now is asked again at the next start
        return store;
    });
}

Stored<OpenedStore> Store::openOrSetAside(const QString &path, const Clock &clock, const StoreOptions &options) {
    return guarded([&]() -> OpenedStore {
        OpenedStore opened;
        Stored<std::unique_ptr<Store>> store = open(path, clock, options);
        if (!store && store.error().kind == StoreErrorKind::Corrupt) {
            opened.setAside = setAside(path, "damaged", clock.nowMs());
            store = open(path, clock, options);
        }
        if (!store)
            throw store.error();
        opened.store = std::move(store).value();
        return opened;
    });
}

Stored<std::unique_ptr<Store>> Store::openReadOnly(const QString &path, const Clock &clock, const StoreOptions &options) {
    return guarded([&]() -> std::unique_ptr<Store> {
        if (!QFileInfo::exists(path))
            throw StoreError{StoreErrorKind::NotThere, path, {}};
        auto connection = std::make_unique<Connection>(path, OpenMode::ReadOnly, options.busyTimeoutMs);
        const int version = schemaVersion(*connection, migrations());
        if (version == 0) // nothing is in it
            throw StoreError{StoreErrorKind::NotOurs, path, {}};
        if (version != migrations().back().version)
            throw StoreError{
                StoreErrorKind::Failed, path,
                QStringLiteral("an older Pitwise wrote it; start the trainer once, which brings it up to date")};
        return std::unique_ptr<Store>(new Store(std::move(connection), clock, options));
    });
}

std::unique_ptr<Store> Store::inMemory(const Clock &clock, const StoreOptions &options) {
    auto connection = std::make_unique<Connection>(QString(), OpenMode::ReadWrite, options.busyTimeoutMs);
    connection->exec("PRAGMA foreign_keys = ON");
    migrate(*connection, migrations());
    Journal::begin(*connection, clock.nowMs());
    return std::unique_ptr<Store>(new Store(std::move(connection), clock, options));
}

Stored<std::vector<QString>> Store::problems(const std::vector<JournalHead> &noted) {
    return guarded([&] {
        std::vector<QString> found;
        for (const char *pragma : {"PRAGMA integrity_check", "PRAGMA foreign_key_check"}) {
            Statement check = m_connection->prepare(pragma);
            check.run();
            while (check.next())
                if (const QString line = check.takeText(); line != QLatin1String("ok"))
                    found.push_back(line);
        }
        if (m_connection->number("SELECT count(*) FROM answers") !=
            m_connection->number("SELECT count(*) FROM answer_bodies"))
            found.push_back(QStringLiteral("answers and their questions do not match in number"));
        for (const QString &broken : journalProblems(*m_connection, noted))
            found.push_back(broken);
        for (const QString &stale : m_learners.differences())
            found.push_back(stale);
        return found;
    });
}

void copyInto(const Connection &connection, const QString &file) {
    try {
        security::removeFile(file);
        (void)security::DiskFile(file, security::DiskFile::Open::New); // SQLite takes an empty one, and its rights
    } catch (const security::NotWritten &why) {
        throw storeError(why, file);
    }
    connection.exec(QStringLiteral("VACUUM INTO '%1'").arg(QString(file).replace(QLatin1Char('\''), QLatin1String("''"))));
}

void Store::limitPages(int pages) {
    m_connection->exec(QStringLiteral("PRAGMA max_page_count = %1").arg(pages));
}

QString defaultRecordsPath() {
    if (const QString path = qEnvironmentVariable("PITWISE_RECORDS"); !path.isEmpty())
        return path;
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/pitwise/records.db");
}

QString placeAside(const QString &path, const char *word, UtcMs now) {
    const QFileInfo file(path);
    const QString time = QDateTime::fromMSecsSinceEpoch(now, Qt::UTC).toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString place;
    for (int copy = 1; place.isEmpty() || QFile::exists(place); ++copy) {
        place = QStringLiteral("%1/%2.%3-%4%5.db")
                    .arg(file.absolutePath(), file.completeBaseName(), QLatin1String(word), time,
                         copy == 1 ? QString() : QStringLiteral("-%1").arg(copy));
    }
    return place;
}

QString setAside(const QString &path, const char *word, UtcMs now) {
    const QString place = placeAside(path, word, now);
    // The write-ahead file first: without it the database would lose its latest answers, and alone it harms
    // nobody.
    try {
        for (const char *side : sideFiles)
            if (QFile::exists(path + QLatin1String(side)))
                security::moveFile(path + QLatin1String(side), place + QLatin1String(side));
        security::moveFile(path, place);
    } catch (const security::NotWritten &why) {
        throw storeError(why, path);
    }
    return place;
}

} // namespace pitwise
