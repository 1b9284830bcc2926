// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/security/safefile.h"

#include "core/refusal.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <fcntl.h>
#include <unistd.h>

namespace pitwise::security {

QByteArray readFile(const QString &path, qint64 most) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Refusal{"cannot be read: " + file.errorString().toStdString(), path.toStdString(), {}};
    QByteArray bytes = file.read(most + 1);
    if (bytes.size() > most)
        throw Refusal{"is too large", path.toStdString(), {}};
    return bytes;
}

void writeFile(const QString &path, const QByteArray &bytes) {
    QSaveFile file(path); // commit() syncs the file, then renames it
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        throw Refusal{"cannot be written: " + file.errorString().toStdString(), path.toStdString(), {}};
    syncFolder(QFileInfo(path).absolutePath());
}

QString setAside(const QString &path, qint64 nowMs) {
    const QFileInfo file(path);
    const QString time = QDateTime::fromMSecsSinceEpoch(nowMs, Qt::UTC).toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString place;
    for (int copy = 1; place.isEmpty() || QFile::exists(place); ++copy)
        place = QStringLiteral("%1/%2.damaged-%3%4.%5")
                    .arg(file.absolutePath(), file.completeBaseName(), time,
                         copy == 1 ? QString() : QStringLiteral("-%1").arg(copy), file.suffix());
    if (!QFile::rename(path, place))
        throw Refusal{"cannot be set aside: is the folder read-only?", path.toStdString(), {}};
    syncFolder(file.absolutePath());
    return place;
}

namespace {

void sync(const QString &folder, int (*how)(int)) {
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0)
        return; // a folder that cannot be opened was not written to either
    how(handle);
    ::close(handle);
}

} // namespace

void syncFolder(const QString &folder) {
    sync(folder, ::fsync);
}

void syncDisk(const QString &folder) {
    sync(folder, ::syncfs);
}

} // namespace pitwise::security
