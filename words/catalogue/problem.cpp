// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> problemSentences() {
    static constexpr Sentence sentences[] = {
        {"problem.unreadable", QT_TRANSLATE_NOOP("quiz", "This cannot be read: %1.")},
        {"problem.not-json", QT_TRANSLATE_NOOP("quiz", "This is no JSON: %1.")},
        {"problem.malformed", QT_TRANSLATE_NOOP("quiz", "This is not as the format has it: %1.")},
        {"problem.no-rulebook", QT_TRANSLATE_NOOP("quiz", "There is no rulebook “%1” here.")},
        {"problem.table", QT_TRANSLATE_NOOP("quiz", "The table is not allowed: %1.")},
        {"problem.impossible-shoe", QT_TRANSLATE_NOOP("quiz", "Such a shoe cannot be: %1.")},
        {"problem.card-short", QT_TRANSLATE_NOOP("quiz", "A card is missing: %1.")},
        {"problem.illegal-action", QT_TRANSLATE_NOOP("quiz", "The rules do not allow it: %1.")},
        {"problem.situation", QT_TRANSLATE_NOOP("quiz", "The incident does not fit: %1.")},
        {"problem.point-past-end", QT_TRANSLATE_NOOP("quiz", "It is asked at event %1, but the round has %2 only.")},
        {"problem.nothing-to-ask", QT_TRANSLATE_NOOP("quiz", "Nothing is asked yet.")},
        {"problem.ask-does-not-fit", QT_TRANSLATE_NOOP("quiz", "This cannot be asked at this point.")},
        {"problem.open-reading",
         QT_TRANSLATE_NOOP(
             "quiz", "No clause settles this (%1): it is shown as a judgement call until the house fixes its reading.")},
        {"problem.never-asked", QT_TRANSLATE_NOOP("quiz", "The rules leave this open (%1), and it is never asked.")},
        {"problem.option-is-right",
         QT_TRANSLATE_NOOP("quiz", "“%1” is right under the rules (%2), so it cannot be a wrong answer.")},
        {"problem.option-in-doubt",
         QT_TRANSLATE_NOOP("quiz", "“%1” may be called right (%2), so it cannot be a wrong answer.")},
        {"problem.option-shape", QT_TRANSLATE_NOOP("quiz", "This is no answer to what is asked: %1.")},
        {"problem.option-unknown", QT_TRANSLATE_NOOP("quiz", "“%1” is left out but would not be offered anyway.")},
        {"problem.too-few-options", QT_TRANSLATE_NOOP("quiz", "No wrong answer is left to choose.")},
        {"problem.missing-title", QT_TRANSLATE_NOOP("quiz", "It has no title yet.")},
        {"problem.missing-story", QT_TRANSLATE_NOOP("quiz", "No story yet: trainees see only the felt.")},
        {"problem.no-felt",
         QT_TRANSLATE_NOOP("quiz", "The opening cards are not out yet: trainees are told this, and see no felt.")},
        {"problem.key-typed",
         QT_TRANSLATE_NOOP("quiz", "Key typed by a person, not computed: it came from another program.")},
        {"problem.close-to", QT_TRANSLATE_NOOP("quiz", "Close to “%1” (%2).")},
        {"problem.same-id", QT_TRANSLATE_NOOP("quiz", "There is another %1 of version %2.")},
        {"problem.pack-entry", QT_TRANSLATE_NOOP("quiz", "This does not belong into a pack: %1.")},
        {"problem.checksum",
         QT_TRANSLATE_NOOP("quiz", "This is not the file that the manifest names: it was changed or damaged.")},
        {"problem.key-changed", QT_TRANSLATE_NOOP("quiz", "Its answer under %1 is not the answer under %2.")},
        {"problem.too-many", QT_TRANSLATE_NOOP("quiz", "%1 further problems are not listed.")},
        {"problem.option-type", QT_TRANSLATE_NOOP("quiz", "its type is “%1”")},
        {"problem.option-ruling", QT_TRANSLATE_NOOP("quiz", "a ruling is a list of codes, each once")},
        {"problem.option-amount", QT_TRANSLATE_NOOP("quiz", "an amount is a whole number of cents")},
        {"problem.option-total", QT_TRANSLATE_NOOP("quiz", "a total has a number, and soft or not")},
        {"problem.option-player", QT_TRANSLATE_NOOP("quiz", "a player has a name")},
        {"problem.option-card", QT_TRANSLATE_NOOP("quiz", "a card is a rank and a suit")},
        {"problem.option-fixed", QT_TRANSLATE_NOOP("quiz", "this question has its options fixed")},
        {"problem.same-ruling", QT_TRANSLATE_NOOP("quiz", "it comes to the same")},
        {"problem.part-of-ruling", QT_TRANSLATE_NOOP("quiz", "it is a part of the ruling")},
        {"problem.file-name", QT_TRANSLATE_NOOP("quiz", "the file of %1 is called otherwise")},
        {"problem.title-tells", QT_TRANSLATE_NOOP("quiz", "The title tells the answer: %1.")},
        {"problem.story-long", QT_TRANSLATE_NOOP("quiz", "The story has %1 characters: long for what is read at a table.")},
        {"problem.remark-asks", QT_TRANSLATE_NOOP("quiz", "The remark ends in a question, and nobody is there to answer.")},
        {"problem.longest-right", QT_TRANSLATE_NOOP("quiz", "The right option is by far the longest, which tells it.")},
        {"problem.option-missing", QT_TRANSLATE_NOOP("quiz", "“%1”, the ruling of %2, is not among the options.")},
    };
    return sentences;
}

} // namespace pitwise
