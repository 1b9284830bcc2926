// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/backup.h"
#include "core/records/journal.h"
#include "core/records/schema.h"
#include "core/security/safefile.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>

namespace pitwise {
namespace {

constexpr int busyTimeoutMs = 2000;

/// Throws unless this is a whole database of ours. Leaves it as a single file.
void lookThrough(const QString &file) {
    const Connection connection(file, OpenMode::ReadWrite, busyTimeoutMs);
    if (schemaVersion(connection, migrations()) == 0)
        throw StoreError{StoreErrorKind::NotOurs, file, {}};
    connection.exec("PRAGMA journal_mode = DELETE");
    if (const QString found = connection.text("PRAGMA integrity_check(1)"); found != QLatin1String("ok"))
        throw StoreError{StoreErrorKind::Corrupt, file, found};
}

/// What writes beside the records, with its refusal as a StoreError.
template <typename F> void writing(const QString &path, F &&write) {
    try {
        write();
    } catch (const security::NotWritten &why) {
        throw storeError(why, path);
    }
}

void copy(const QString &from, const QString &to) {
    QFile in(from);
    if (!in.open(QIODevice::ReadOnly))
        throw StoreError{StoreErrorKind::NotThere, from, in.errorString()};
    security::NewFile out(to);
    while (!in.atEnd()) {
        const QByteArray some = in.read(1 << 20);
        if (in.error() != QFileDevice::NoError)
            throw StoreError{StoreErrorKind::Failed, from, in.errorString()};
        out.write(some);
    }
    out.commit();
}

/// A file that SQLite makes, whole or not: only its owner may read it, and without a name in the end it goes.
class Unfinished {
public:
    explicit Unfinished(QString file) : m_file(std::move(file)) {
        writing(m_file, [this] { security::removeFile(m_file); });
    }
    ~Unfinished() {
        for (const char *side : {"", "-journal", "-wal", "-shm"})
            QFile::remove(m_file + QLatin1String(side));
    }
    Unfinished(const Unfinished &) = delete;
    Unfinished &operator=(const Unfinished &) = delete;
    [[nodiscard]] const QString &file() const { return m_file; }

private:
    QString m_file;
};

/// What is recorded from here on must not be taken for what the copied file recorded afterwards.
void goOnAsAnother(const QString &file, UtcMs now) {
    const Connection connection(file, OpenMode::ReadWrite, busyTimeoutMs);
    if (connection.number("SELECT count(*) FROM sqlite_schema WHERE name = 'journal'") > 0)
        Journal::beginAgain(connection, now);
}

/// Throws Locked where somebody has the file open. Folds the write-ahead file in, so that one file is all
/// there is.
void mustBeClosed(const QString &path) {
    try {
        const Connection connection(path, OpenMode::ReadWrite, busyTimeoutMs);
        connection.exec("PRAGMA journal_mode = DELETE");
    } catch (const StoreError &error) {
        if (error.kind != StoreErrorKind::Corrupt) // a damaged file is set aside as it is
            throw;
    }
}

/// The records under a second name, so that at no moment there are none under their own. What is damaged and has side
/// files is moved with them: they must not come to lie beside the backup.
QString keepAside(const QString &path, UtcMs now) {
    for (const char *side : {"-wal", "-shm", "-journal"})
        if (QFileInfo::exists(path + QLatin1String(side)))
            return setAside(path, "replaced", now);
    const QString place = placeAside(path, "replaced", now);
    try {
        security::linkFile(path, place);
    } catch (const security::NotWritten &why) {
        if (why.code != EPERM && why.code != EOPNOTSUPP && why.code != EMLINK && why.code != ENOSYS)
            throw storeError(why, path);
        writing(path, [&] { copy(path, place); }); // a disk without second names
    }
    return place;
}

} // namespace

Stored<Done> backUp(Store &store, const QString &file) {
    return guarded([&] {
        writing(file, [&] { security::makeFolder(QFileInfo(file).absolutePath()); });
        if (QFileInfo(file) == QFileInfo(store.path()))
            throw StoreError{StoreErrorKind::Refused, file, QStringLiteral("a backup needs a name of its own")};
        const Unfinished part(file + QStringLiteral(".part"));
        copyInto(store.connection(), part.file());
        lookThrough(part.file());
        writing(file, [&] { security::putInPlace(part.file(), file); });
        return Done{};
    });
}

Stored<QString> restore(const QString &backup, const QString &path, const Clock &clock) {
    return guarded([&] {
        if (!QFileInfo::exists(backup))
            throw StoreError{StoreErrorKind::NotThere, backup, {}};
        writing(path, [&] { security::makeFolder(QFileInfo(path).absolutePath()); });
        const Unfinished part(path + QStringLiteral(".restoring"));
        writing(path, [&] { copy(backup, part.file()); });
        try {
            lookThrough(part.file());
        } catch (StoreError &error) {
            error.path = backup; // the copy is nobody's file
            throw;
        }
        writing(path, [&] { goOnAsAnother(part.file(), clock.nowMs()); });
        QString replaced;
        if (QFileInfo::exists(path)) {
            mustBeClosed(path);
            replaced = keepAside(path, clock.nowMs());
        }
        writing(path, [&] { security::putInPlace(part.file(), path); });
        return replaced;
    });
}

} // namespace pitwise
