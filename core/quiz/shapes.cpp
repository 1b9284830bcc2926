// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/shapes.h"

#include <algorithm>
#include <numeric>

namespace pitwise {
namespace {

std::string letter(std::size_t index) {
    return {static_cast<char>('a' + index)};
}

} // namespace

void cite(Question &question, const std::string &clause) {
    if (std::find(question.clauses.begin(), question.clauses.end(), clause) == question.clauses.end())
        question.clauses.push_back(clause);
}

void cite(Question &question, const std::vector<std::string> &clauses) {
    for (const std::string &clause : clauses)
        cite(question, clause);
}

void explain(Question &question, Phrase text, std::vector<std::string> clauses) {
    cite(question, clauses);
    question.steps.push_back({std::move(text), std::move(clauses)});
}

void addWrong(Question &question, const Answer &answer, const Phrase &label) {
    const bool known =
        answer == question.key() || std::any_of(question.misconceptions.begin(), question.misconceptions.end(),
                                                [&](const Misconception &m) { return m.answer == answer; });
    if (!known && !label.isEmpty())
        question.misconceptions.push_back({label, answer});
}

void setEither(Maker &maker, Question &question, const Phrase &first, const Phrase &second, bool firstIsRight,
               const Phrase &label) {
    const Phrase &right = firstIsRight ? first : second;
    maker.setChoice(question, right, {{firstIsRight ? second : first, label}});
}

void setAnswers(Maker &maker, Question &question, const AnswerOption &right, const std::vector<AnswerOption> &wrong,
                bool shuffled, std::size_t most) {
    std::vector<AnswerOption> options{right};
    for (const AnswerOption &option : wrong) {
        const bool known = std::any_of(options.begin(), options.end(), [&](const AnswerOption &other) {
            return other.answer == option.answer || other.text == option.text;
        });
        if (!known && options.size() < most)
            options.push_back(option);
    }
    question.setKey(right.answer);
    for (const AnswerOption &option : options)
        addWrong(question, option.answer, option.label);
    if (shuffled)
        maker.random().shuffle(options);
    for (std::size_t i = 0; i < options.size(); ++i)
        question.options.push_back({letter(i), options[i].text, options[i].answer});
}

void setTicks(Question &question, const std::vector<Tick> &ticks) {
    std::vector<std::string> keys;
    for (const Tick &tick : ticks) {
        question.options.push_back({tick.key, tick.text});
        if (tick.on)
            keys.emplace_back(tick.key);
    }
    question.setKey(ChoicesAnswer{keys});
    for (const Tick &tick : ticks) {
        std::vector<std::string> other = keys;
        if (tick.on)
            std::erase(other, tick.key);
        else
            other.emplace_back(tick.key);
        addWrong(question, ChoicesAnswer{other}, tick.label);
    }
}

void setOrder(Maker &maker, Question &question, const std::vector<Phrase> &inOrder) {
    std::vector<std::size_t> places(inOrder.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    maker.random().shuffle(places);
    if (std::is_sorted(places.begin(), places.end())) // nothing would be left to do
        std::reverse(places.begin(), places.end());
    std::vector<std::string> keys(inOrder.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        question.options.push_back({letter(i), inOrder[places[i]]});
        keys[places[i]] = letter(i);
    }
    question.setKey(OrderAnswer{keys});
}

void addWrongOrder(Question &question, const std::vector<int> &indices, const Phrase &label) {
    const std::vector<std::string> right = optionsIn(question.key());
    OrderAnswer wrong;
    for (const int index : indices)
        wrong.keys.push_back(right.at(static_cast<std::size_t>(index)));
    addWrong(question, wrong, label);
}

std::vector<int> severalBettors(Maker &maker, TableSetup &setup, int count) {
    static constexpr const char *players[] = {"A", "B", "C", "D", "E", "F", "G"};
    std::vector<int> boxes(static_cast<std::size_t>(setup.boxes));
    std::iota(boxes.begin(), boxes.end(), 1);
    maker.random().shuffle(boxes);
    boxes.resize(static_cast<std::size_t>(std::min(count, setup.boxes)));
    std::sort(boxes.begin(), boxes.end());
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        maker.bet(setup, boxes[i], players[i], maker.stake());
        maker.seat(setup, boxes[i], players[i]);
    }
    return boxes;
}

} // namespace pitwise
