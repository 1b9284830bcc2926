// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/xmltree.h"

#include <QStringList>

namespace pitwise::exchange {

/// What is left of a formatted text: its lines. A picture leaves its alternative text.
struct HtmlLines {
    QStringList lines;
    int pictures = 0; ///< Whose words are all that is left of them.
    int media = 0;    ///< Sounds, films, formulas: nothing is left of them.
    QString hint;     ///< Of our own: the class of the line that says how a number is written; the line is left out.
};

// Classes that our own exports give to what is added to a question, so that it is known again when it comes back.
inline constexpr char dollarsClass[] = "pitwise-dollars", numberClass[] = "pitwise-number",
                      verdictClass[] = "pitwise-verdict", keyTypedClass[] = "pitwise-key-typed";

/// Of HTML as people and programs write it: nothing in it is refused, nothing is run, nothing is fetched.
[[nodiscard]] HtmlLines linesOfHtml(const QString &html);
/// Of an element's content in a QTI file. `leave`: elements that say nothing here. A text entry within a line becomes
/// `____`.
[[nodiscard]] HtmlLines linesOf(const XmlNode &node, const QStringList &leave = {});
/// Of a text without formatting.
[[nodiscard]] HtmlLines linesOfPlain(const QString &text);

} // namespace pitwise::exchange
