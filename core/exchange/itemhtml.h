// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/item.h"

namespace pitwise::exchange {

/// How a picture is shown in the text of a question.
struct Picture {
    QString href;   ///< Empty: none, the felt is told in words.
    QByteArray png; ///< Empty: none.
};

// As HTML and XHTML alike: p, img, ol, li, em.

/// Felt, story, prompt, and how a number is written.
[[nodiscard]] QString questionHtml(const Item &item, const QString &pictureHref);
/// The reasoning with its clauses, and lists that are often ticked wrong. `heading`: "Often misread:".
[[nodiscard]] QString feedbackHtml(const Item &item, const InWords &say);
/// `ofClass`: null: none.
[[nodiscard]] QString paragraph(const QString &text, const char *ofClass = nullptr);

/// As wide as it is high, read from a PNG's head; nothing where it is none.
struct PictureSize {
    int width = 0, height = 0;
};
[[nodiscard]] std::optional<PictureSize> sizeOfPng(const QByteArray &png);

} // namespace pitwise::exchange
