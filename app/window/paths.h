// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Paths that people type: `~` is their home, a bare name lies among their documents.
class Paths : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;
    [[nodiscard]] Q_INVOKABLE QUrl urlOf(const QString &typed) const;
    [[nodiscard]] Q_INVOKABLE bool exists(const QString &typed) const; ///< A file or a folder.
    [[nodiscard]] Q_INVOKABLE bool isFolder(const QString &typed) const;
    [[nodiscard]] Q_INVOKABLE QString among(const QString &name) const; ///< The documents' own folder, with this name in it.
};

} // namespace pitwise
