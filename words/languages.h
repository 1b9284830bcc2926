// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <span>

namespace pitwise {

/// A language that people at these tables speak, by the code of its files.
struct Spoken {
    const char *code;   ///< `zh_CN`, of pitwise_zh_CN.ts and clauses.zh_CN.json
    const char *locale; ///< Singapore's: how that language writes dates and numbers there.
    const char *name;   ///< Its own name for itself.
    bool reviewed;      ///< By a dealer whose language it is.
};
[[nodiscard]] std::span<const Spoken> spokenLanguages();
[[nodiscard]] const Spoken *spokenLanguage(const QString &code);

/// How a language writes dates and numbers; of one that is not listed, the locale of that name.
[[nodiscard]] QLocale localeOf(const QString &code);
/// The code of the files that a locale reads: zh_SG, zh_Hans_SG and zh_CN read `zh_CN`, ta_SG reads `ta`.
[[nodiscard]] QString languageOf(const QLocale &locale);

} // namespace pitwise
