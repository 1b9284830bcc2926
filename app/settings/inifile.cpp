// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/inifile.h"

#include <QFileInfo>
#include <QSettings>
#include <QSize>

namespace pitwise {
namespace {

/// As it is read back by QSettings.
QByteArray written(const QVariant &value) {
    if (value.userType() == QMetaType::QSize)
        return QStringLiteral("@Size(%1 %2)").arg(value.toSize().width()).arg(value.toSize().height()).toLatin1();
    if (value.userType() == QMetaType::QStringList) {
        QByteArrayList all;
        for (const QString &one : value.toStringList())
            all << written(one);
        return all.join(", ");
    }
    QByteArray text = "\"";
    for (const QChar c : value.toString())
        if (c == u'"' || c == u'\\')
            text += '\\' + QByteArray(1, c.toLatin1());
        else if (c.unicode() >= 0x20 && c.unicode() < 0x7f)
            text += c.toLatin1();
        else
            text += "\\x" + QByteArray::number(c.unicode(), 16).rightJustified(4, '0');
    return text + '"';
}

QByteArray written(const QMap<QString, QVariant> &values) {
    QMap<QString, QByteArray> groups;
    for (auto it = values.begin(); it != values.end(); ++it) {
        const qsizetype slash = it.key().indexOf(u'/');
        const QString group = slash < 0 ? QStringLiteral("General") : it.key().left(slash);
        groups[group] += it.key().mid(slash + 1).toLatin1() + '=' + written(it.value()) + '\n';
    }
    QByteArray text;
    for (auto it = groups.begin(); it != groups.end(); ++it)
        text += '[' + it.key().toLatin1() + "]\n" + it.value() + '\n';
    return text;
}

} // namespace

IniFile::IniFile(QString path) : m_path(std::move(path)) {
    try {
        read();
    } catch (const Refusal &) { // as if there were none; whoever sets something is told
    }
}

void IniFile::read() {
    m_mark = security::FileMark::at(m_path);
    const QSettings file(m_path, QSettings::IniFormat);
    for (const QString &key : file.allKeys())
        m_values.insert(key, file.value(key));
    m_values.insert(m_unkept);
}

void IniFile::set(const QString &key, const QVariant &value) {
    m_values.insert(key, value);
    m_unkept.insert(key, value);
    security::makeFolder(QFileInfo(m_path).absolutePath());
    for (int tries = 0;; ++tries) {
        if (security::FileMark::at(m_path) != m_mark)
            read();
        const QByteArray bytes = written(m_values);
        try {
            security::writeFile(m_path, bytes, {.over = m_mark});
            m_mark = security::FileMark(bytes);
            return m_unkept.clear();
        } catch (const security::Overtaken &) {
            if (tries == 9)
                throw;
        }
    }
}

} // namespace pitwise
