// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/security/safefile.h"

#include <QMap>
#include <QString>
#include <QVariant>

namespace pitwise {

/// Settings in the format of QSettings, written the safe way: words, numbers, truths and sizes by `group/key`.
class IniFile {
public:
    explicit IniFile(QString path);

    [[nodiscard]] QVariant value(const QString &key, const QVariant &otherwise = {}) const {
        return m_values.value(key, otherwise);
    }
    /// Into the file as it is now, where another window may have written meanwhile. Throws NotWritten; the value is
    /// known until the program ends all the same.
    void set(const QString &key, const QVariant &value);

private:
    void read();
    QString m_path;
    QMap<QString, QVariant> m_values;
    QMap<QString, QVariant> m_unkept; ///< Set, and not in the file.
    security::FileMark m_mark;        ///< Of the file as it was read or written last.
};

} // namespace pitwise
