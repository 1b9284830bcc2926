// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/answer.h"
#include "core/quiz/phrase.h"
#include "core/quiz/scene.h"

#include <QJsonObject>

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

enum class Topic : std::uint8_t { Payouts, Permissions, Irregularities, Control, Procedure };
inline constexpr std::array<std::string_view, 5> topicNames{"payouts", "permissions", "irregularities", "control",
                                                            "procedure"};
[[nodiscard]] constexpr std::string_view name(Topic topic) {
    return topicNames[static_cast<std::size_t>(topic)];
}

/// Changes with every change that gives another question for the same seed; records name it.
inline constexpr int generatorVersion = 9;

struct Option {
    Option(std::string letter, Phrase words) : key(std::move(letter)), text(std::move(words)), answer(ChoiceAnswer{key}) {}
    Option(std::string letter, Phrase words, Answer stands)
        : key(std::move(letter)), text(std::move(words)), answer(std::move(stands)) {}

    std::string key; ///< "a", "b", …
    Phrase text;
    /// What choosing it answers: its key, or where it stands for more a ruling's codes, a clause, a player, an area, whose
    /// members (but the type) are then written beside key and text.
    Answer answer;

    [[nodiscard]] bool standsForMore() const { return kindOf(answer) != AnswerKind::Choice; }
};

/// A wrong answer and the misreading it comes from.
struct Misconception {
    Phrase label; ///< "That is the Free Bet rule."
    Answer answer;
};

/// One step of the reasoning, with the clauses (of the question's game) behind it.
struct Step {
    Phrase text;
    std::vector<std::string> clauses;
};

/// What a dealer did with one bet, told in a question: `pays`, or `takes`, or neither.
struct Settlement {
    int box = 0;
    int hand = 0; ///< 0: the box has one hand, or the bet is none on a hand.
    std::string player, kind;
    Cents pays = 0, takes = 0;
    friend bool operator==(const Settlement &, const Settlement &) = default;
};
/// "Box 3, hand 2, B, main bet: taken $30"
[[nodiscard]] Phrase settlementText(const Settlement &settlement);

/// Where a question comes from that an author made. Empty: a family made it from its seed.
struct ScenarioRef {
    std::string id;
    int version = 0;
    QString title;         ///< In the author's words.
    bool keyTyped = false; ///< Its key was typed by a person in another program, not computed.
    [[nodiscard]] bool isEmpty() const { return id.empty(); }
};

/// A question as it is put: all that may be seen of it before its answer. Whatever shows a question or offers answers
/// takes this, so that it cannot depend on the key.
struct PosedQuestion {
    explicit PosedQuestion(AnswerKind shape = AnswerKind::Amount) : m_shape(shape) {}

    std::string family;
    std::string game;
    std::string rulebook; ///< `lucky8@5`
    Topic topic = Topic::Payouts;
    std::uint64_t seed = 0;
    double difficulty = 0.5; ///< 0 to 1
    int target = 10;         ///< Seconds a dealer should need.
    Phrase prompt;
    std::vector<Phrase> story;           ///< What happened, line by line, where the felt cannot show it.
    std::vector<Settlement> settlements; ///< Among which something is asked; the story tells them too.
    QJsonObject round;                   ///< What the felt shows; empty: no felt.
    Scene scene;                         ///< What lies there otherwise than by the round.
    QJsonObject situation;               ///< Empty: none.
    QJsonObject asks;
    std::vector<Option> options;
    std::vector<std::string> readings; ///< Items of the interpretations that it touches and that the house has not fixed.
    ScenarioRef scenario;              ///< Then `family` is the one that asks the like, and `seed` says nothing.

    [[nodiscard]] AnswerKind shape() const { return m_shape; } ///< What kind of answer it wants.
    [[nodiscard]] std::string id() const;                      ///< `family/game/seed`, or `scenario/id/version`
    /// Graded, or shown as a judgement call.
    [[nodiscard]] bool isGraded() const { return readings.empty(); }

protected:
    AnswerKind m_shape;
};

/// One question with its key. Made by a family from a seed; the same family, game, seed and generator version give the
/// same question everywhere, and in every language.
struct Question : PosedQuestion {
    std::vector<std::string> clauses; ///< The family's main clause first.
    std::vector<Misconception> misconceptions;
    std::vector<Step> steps;

    [[nodiscard]] const Answer &key() const { return m_key; }
    void setKey(Answer key) {
        m_shape = kindOf(key);
        m_key = std::move(key);
    }

private:
    Answer m_key;
};

enum class Reveal : bool { No, Yes };
/// How a sentence is written down: as its id and arguments, or in a language (words/questionwords.h).
using SayAs = std::function<QJsonValue(const Phrase &)>;
/// The question as the contract has it; the key, misconceptions and steps only when revealed. Wordless as it is stored,
/// sealed and compared: the same in every language.
[[nodiscard]] QJsonObject questionJson(const Question &question, Reveal reveal, const SayAs &say = phraseJson);
/// A revealed question read back; sentences that were stored in words (up to generator 5) are verbatim. Throws a Refusal.
[[nodiscard]] Question readQuestion(const QJsonObject &json);
/// One that is not revealed, whose kind of answer is known from elsewhere.
[[nodiscard]] PosedQuestion readPosed(const QJsonObject &json, AnswerKind shape);

} // namespace pitwise
