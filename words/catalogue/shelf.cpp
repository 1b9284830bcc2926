// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> shelfSentences() {
    static constexpr Sentence sentences[] = {
        {"shelf.shipped-stays",
         QT_TRANSLATE_NOOP("quiz", "A shipped pack cannot be changed; derive one of your own from it.")},
        {"shelf.needs-id-and-version", QT_TRANSLATE_NOOP("quiz", "A scenario needs an id and a version.")},
        {"shelf.approved-stays",
         QT_TRANSLATE_NOOP("quiz", "This version has been approved and stays as it is; a change makes a new version.")},
        {"shelf.exams-only", QT_TRANSLATE_NOOP("quiz", "This pack is for exams only; practice never shows it.")},
    };
    return sentences;
}

} // namespace pitwise
