// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The shapes that answers take, and small words that many families use.
#pragma once

#include "core/quiz/explain.h"
#include "core/quiz/key.h"
#include "core/quiz/maker.h"

#include <span>

namespace pitwise {

/// What is meant for this game; nothing where that game has none.
template <typename T>
[[nodiscard]] T byGame(const Maker &maker, T lucky8, std::type_identity_t<T> dueling8s, std::type_identity_t<T> freebet,
                       std::type_identity_t<T> luckylucky = {}) {
    return maker.isGame("lucky8")      ? lucky8
           : maker.isGame("dueling8s") ? dueling8s
           : maker.isGame("freebet")   ? freebet
                                       : luckylucky;
}

/// Adds a clause once.
void cite(Question &question, const std::string &clause);
void cite(Question &question, const std::vector<std::string> &clauses);
/// A step of the reasoning, with its clauses, which the question cites too.
void explain(Question &question, Phrase text, std::vector<std::string> clauses);

/// A wrong option and the misreading behind it.
using WrongText = std::pair<Phrase, Phrase>;

/// Two options ("Yes", "No") that change places by seed. The label is for whoever chooses the wrong one.
void setEither(Maker &maker, Question &question, const Phrase &first, const Phrase &second, bool firstIsRight,
               const Phrase &label);

/// An option that stands for an answer of its own: a ruling, a player, an area, a clause.
struct AnswerOption {
    Phrase text;
    Answer answer;
    Phrase label = {}; ///< The misreading, of a wrong one.
};
/// Options with keys "a", "b", …, the right one first in the call; in random order unless `inOrder`. Wrong ones that give
/// the same answer or read the same as an earlier one are left out, and those beyond `most`.
void setAnswers(Maker &maker, Question &question, const AnswerOption &right, const std::vector<AnswerOption> &wrong,
                bool shuffled = true, std::size_t most = 5);

/// Tick all that apply. Keys are the options' own.
struct Tick {
    const char *key;
    Phrase text;
    bool on = false;
    Phrase label = {}; ///< What to say to whoever got only this one wrong.
};
void setTicks(Question &question, const std::vector<Tick> &ticks);

/// Put them in order: given in the right order, shown in another.
void setOrder(Maker &maker, Question &question, const std::vector<Phrase> &inOrder);
/// A wrong order by indices into the right one, with its label.
void addWrongOrder(Question &question, const std::vector<int> &indices, const Phrase &label);

[[nodiscard]] inline TotalAnswer totalAnswer(HandTotal total) {
    return {total.total, total.soft};
}

/// A wrong answer with its label, unless it is the key or there already.
void addWrong(Question &question, const Answer &answer, const Phrase &label);

/// Several dealt boxes: "A" on the first, "B" on the next and so on, each seated with a main bet. Gives the boxes, from the
/// dealer's left.
[[nodiscard]] std::vector<int> severalBettors(Maker &maker, TableSetup &setup, int count);

} // namespace pitwise
