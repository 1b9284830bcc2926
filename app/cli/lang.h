// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/refusal.h"
#include "words/words.h"

namespace pitwise::cli {

/// `--lang CODE`: what sentences are said in. English where it is left out, whatever the machine's locale.
inline Words wordsOf(const QString &code) {
    if (auto words = Words::of(code))
        return *words;
    throw Refusal{"there is no language \"" + code.toStdString() + "\"; there are " +
                      Words::codes().join(QStringLiteral(", ")).toStdString(),
                  "--lang",
                  {}};
}

/// The same taken out of a list of arguments.
inline Words takeWords(QStringList &arguments) {
    const qsizetype at = arguments.indexOf(QStringLiteral("--lang"));
    if (at < 0)
        return Words::english();
    if (at + 1 >= arguments.size())
        throw Refusal{"names no language", "--lang", {}};
    const Words words = wordsOf(arguments.at(at + 1));
    arguments.remove(at, 2);
    return words;
}

} // namespace pitwise::cli
