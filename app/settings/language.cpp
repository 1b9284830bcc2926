// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "words/languages.h"

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

QList<QString> Language::names() const {
    QList<QString> names;
    for (const QString &code : m_codes) {
        const Spoken *const known = spokenLanguage(code);
        const QString name = known ? QString::fromUtf8(known->name) : QLocale(code).nativeLanguageName();
        names << (name.isEmpty() ? code : name);
    }
    return names;
}

void Language::choose(int index) {
    if (index >= 0 && index < m_codes.size())
        m_settings.setLanguage(m_codes.at(index));
}

void Language::apply() {
    QString wanted = m_settings.language();
    if (wanted.isEmpty())
        for (const QString &code : QLocale::system().uiLanguages())
            if (const QString spoken = languageOf(QLocale(code)); m_codes.contains(spoken)) {
                wanted = spoken;
                break;
            }
    if (!m_codes.contains(wanted))
        wanted = english;
    if (wanted == m_code)
        return;
    m_code = wanted;
    QLocale::setDefault(localeOf(m_code)); // Dates and numbers follow the language.
    QCoreApplication::removeTranslator(&m_translator);
    // English has a file too: the plurals are in it.
    if (m_translator.load(m_folder + QStringLiteral("/pitwise_") + m_code + QStringLiteral(".qm")))
        QCoreApplication::installTranslator(&m_translator);
    Q_EMIT changed();
}

} // namespace pitwise
