// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/paths.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace pitwise {
namespace {

QString documents() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return folder.isEmpty() || !QDir(folder).exists() ? QDir::homePath() : folder;
}

QString pathOf(const QString &typed) {
    QString path = typed.trimmed();
    if (path.startsWith(QLatin1String("file://")))
        path = QUrl(path).toLocalFile();
    if (path == QLatin1String("~") || path.startsWith(QLatin1String("~/")))
        path.replace(0, 1, QDir::homePath());
    return QDir::cleanPath(QDir(documents()).absoluteFilePath(path));
}

} // namespace

QUrl Paths::urlOf(const QString &typed) const {
    return QUrl::fromLocalFile(pathOf(typed));
}

bool Paths::exists(const QString &typed) const {
    return QFileInfo::exists(pathOf(typed));
}

bool Paths::isFolder(const QString &typed) const {
    return QFileInfo(pathOf(typed)).isDir();
}

QString Paths::among(const QString &name) const {
    return name.isEmpty() ? documents() : documents() + u'/' + name;
}

} // namespace pitwise
