// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/language.h"
#include "app/settings/settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

namespace pitwise {
namespace {

const QString english = QStringLiteral("en");

} // namespace

Language::Language(Settings &settings, const QString &folder, QObject *parent)
    : QObject(parent), m_settings(settings), m_folder(folder) {
    for (QString name : QDir(folder).entryList({QStringLiteral("pitwise_*.qm")}, QDir::Files, QDir::Name))
        m_codes << name.remove(QStringLiteral("pitwise_")).remove(QStringLiteral(".qm"));
    m_codes.removeAll(english);
    m_codes.prepend(english);
    apply();
    connect(&settings, &Settings::languageChanged, this, &Language::apply);
}

Language::~Language() {
    QCoreApplication::removeTranslator(&m_translator);
}

QString Language::nativeName(const QString &code) const {
    const QString name = QLocale(code).nativeLanguageName();
    return name.isEmpty() ? code : name.left(1).toUpper() + name.mid(1);
}

void Language::apply() {
    QString wanted = m_settings.language();
    if (wanted.isEmpty())
        for (const QString &code : QLocale::system().uiLanguages())
            if (const QString plain = code.section(u'-', 0, 0); m_codes.contains(plain)) {
                wanted = plain;
                break;
            }
    if (!m_codes.contains(wanted))
        wanted = english;
    if (wanted == m_code)
        return;
    m_code = wanted;
    QCoreApplication::removeTranslator(&m_translator);
    // English has a file too: the plurals are in it.
    if (m_translator.load(m_folder + QStringLiteral("/pitwise_") + m_code + QStringLiteral(".qm")))
        QCoreApplication::installTranslator(&m_translator);
    Q_EMIT changed();
}

} // namespace pitwise
