// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/backup.h"
#include "core/records/schema.h"
#include "core/refusal.h"
#include "core/security/safefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <unistd.h>

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

void toDisk(const QString &file) {
    QFile opened(file);
    if (!opened.open(QIODevice::ReadWrite) || ::fsync(opened.handle()) != 0)
        throw StoreError{StoreErrorKind::Failed, file, QStringLiteral("it cannot be written to disk")};
}

/// The whole file takes its name at once, whatever had it before.
void rename(const QString &from, const QString &to) {
    if (::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
        throw StoreError{StoreErrorKind::ReadOnly, to, QStringLiteral("it cannot be given its name")};
    try {
        security::syncFolder(QFileInfo(to).absolutePath());
    } catch (const Refusal &refusal) {
        throw StoreError{StoreErrorKind::Failed, to, QString::fromStdString(refusal.error)};
    }
}

/// Removes an unfinished file unless it was given its name.
class Unfinished {
public:
    explicit Unfinished(QString file) : m_file(std::move(file)) { QFile::remove(m_file); }
    ~Unfinished() { QFile::remove(m_file); }
    Unfinished(const Unfinished &) = delete;
    Unfinished &operator=(const Unfinished &) = delete;
    [[nodiscard]] const QString &file() const { return m_file; }

private:
    QString m_file;
};

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

} // namespace

Stored<Done> backUp(Store &store, const QString &file) {
    return guarded([&] {
        if (!QDir().mkpath(QFileInfo(file).absolutePath()))
            throw StoreError{StoreErrorKind::ReadOnly, file, QStringLiteral("its folder cannot be made")};
        if (QFileInfo(file) == QFileInfo(store.path()))
            throw StoreError{StoreErrorKind::Refused, file, QStringLiteral("a backup needs a name of its own")};
        const Unfinished part(file + QStringLiteral(".part"));
        store.connection().exec(
            QStringLiteral("VACUUM INTO '%1'").arg(QString(part.file()).replace(QLatin1Char('\''), QLatin1String("''"))));
        lookThrough(part.file());
        toDisk(part.file());
        rename(part.file(), file);
        return Done{};
    });
}

Stored<QString> restore(const QString &backup, const QString &path, const Clock &clock) {
    return guarded([&] {
        if (!QFileInfo::exists(backup))
            throw StoreError{StoreErrorKind::NotThere, backup, {}};
        if (!QDir().mkpath(QFileInfo(path).absolutePath()))
            throw StoreError{StoreErrorKind::ReadOnly, path, QStringLiteral("its folder cannot be made")};
        const Unfinished part(path + QStringLiteral(".restoring"));
        if (!QFile::copy(backup, part.file()))
            throw StoreError{StoreErrorKind::DiskFull, path, QStringLiteral("the backup cannot be copied here")};
        QFile::setPermissions(part.file(), QFile::ReadOwner | QFile::WriteOwner);
        try {
            lookThrough(part.file());
        } catch (StoreError &error) {
            error.path = backup; // the copy is nobody's file
            throw;
        }
        toDisk(part.file());
        QString replaced;
        if (QFileInfo::exists(path)) {
            mustBeClosed(path);
            replaced = setAside(path, "replaced", clock.nowMs());
        }
        rename(part.file(), path);
        return replaced;
    });
}

} // namespace pitwise
