// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <initializer_list>

namespace pitwise {

/// A sentence that can be said in any language: an English source marked with QT_TRANSLATE_NOOP("quiz", …) and what
/// fills its %1, %2, … Nothing is translated before somebody reads it.
class Phrase {
public:
    Phrase() = default;
    Phrase(const char *source, QStringList arguments = {}) : m_source(source), m_arguments(std::move(arguments)) {}

    [[nodiscard]] bool isEmpty() const { return !m_source || !*m_source; }
    [[nodiscard]] QString text() const; ///< In the language of the program; English on the command line.
    /// A text that is not ours to translate (a stored question, an author's words).
    [[nodiscard]] static Phrase verbatim(const QString &text);

private:
    const char *m_source = "";
    QStringList m_arguments;
};

} // namespace pitwise
