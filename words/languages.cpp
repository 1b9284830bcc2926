// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/languages.h"

namespace pitwise {

std::span<const Spoken> spokenLanguages() {
    static constexpr Spoken languages[] = {
        {"en", "en_SG", "English", true},
        {"zh_CN", "zh_SG", "简体中文", false},
        {"ms", "ms_SG", "Bahasa Melayu", false},
        {"ta", "ta_SG", "தமிழ்", false},
    };
    return languages;
}

const Spoken *spokenLanguage(const QString &code) {
    for (const Spoken &one : spokenLanguages())
        if (code == QLatin1String(one.code))
            return &one;
    return nullptr;
}

QLocale localeOf(const QString &code) {
    const Spoken *const one = spokenLanguage(code);
    return QLocale(one ? QString::fromLatin1(one->locale) : code);
}

QString languageOf(const QLocale &locale) {
    for (const Spoken &one : spokenLanguages())
        if (const QLocale known(QString::fromLatin1(one.locale));
            known.language() == locale.language() && known.script() == locale.script())
            return QString::fromLatin1(one.code);
    return locale.name();
}

} // namespace pitwise
