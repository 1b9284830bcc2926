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
const QString coming = QStringLiteral("/coming");

} // namespace

Language::Language(Settings &settings, const QString &folder, QObject *parent)
    : QObject(parent), m_settings(settings), m_folder(folder) {
    const auto codesIn = [](const QString &place) {
        QStringList codes;
        for (QString name : QDir(place).entryList({QStringLiteral("pitwise_*.qm")}, QDir::Files, QDir::Name))
            codes << name.remove(QStringLiteral("pitwise_")).remove(QStringLiteral(".qm"));
        return codes;
    };
    m_codes = codesIn(folder);
    m_coming = codesIn(folder + coming);
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

QString Language::unreviewed() const {
    QStringList names;
    for (const QString &code : m_codes)
        if (const Spoken *const known = spokenLanguage(code); known && !known->reviewed)
            names << QString::fromUtf8(known->name);
    return names.join(QStringLiteral(", "));
}

void Language::speak(const QString &code) {
    m_spoken = code;
    apply();
}

void Language::choose(int index) {
    if (index >= 0 && index < m_codes.size())
        m_settings.setLanguage(m_codes.at(index));
}

void Language::apply() {
    QString wanted = m_spoken.isEmpty() ? m_settings.language() : m_spoken;
    if (wanted.isEmpty())
        for (const QString &code : QLocale::system().uiLanguages())
            if (const QString spoken = languageOf(QLocale(code)); m_codes.contains(spoken)) {
                wanted = spoken;
                break;
            }
    if (!m_codes.contains(wanted) && !m_coming.contains(wanted))
        wanted = english;
    if (wanted == m_code)
        return;
    m_code = wanted;
    QLocale::setDefault(localeOf(m_code)); // Dates and numbers follow the language.
    QCoreApplication::removeTranslator(&m_translator);
    // English has a file too: the plurals are in it.
    const QString folder = m_codes.contains(m_code) ? m_folder : m_folder + coming;
    if (m_translator.load(folder + QStringLiteral("/pitwise_") + m_code + QStringLiteral(".qm")))
        QCoreApplication::installTranslator(&m_translator);
    Q_EMIT changed();
}

} // namespace pitwise
