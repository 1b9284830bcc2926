// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/question.h"
#include "core/rules/library.h"

#include <QStringList>

#include <array>
#include <functional>
#include <optional>

namespace pitwise::exchange {

/// What a format of others cannot hold of a question. Every export ends with the list of it.
enum class Loss : std::uint8_t {
    Question,      ///< The whole question: it has nothing to choose from, or more than the format can weigh.
    ChipBreakdown, ///< The amount is asked, the chips it is cut into are not.
    SoftTotal,     ///< The total is asked, soft or hard is not.
    WrongLists,    ///< Known wrong lists are told to everybody, not to whoever ticked them.
    PartMarks,     ///< Some of the right ticks earn a part of the mark.
    Pointing,      ///< The felt is a picture with its words: nothing on it can be pointed at.
    Pace,          ///< The seconds a dealer should need.
    NoMark         ///< A judgement call, which is never wrong here, comes without a mark.
};
inline constexpr std::array<std::string_view, 8> lossNames{"question",   "chip-breakdown", "soft-total", "wrong-lists",
                                                           "part-marks", "pointing",       "pace",       "no-mark"};
[[nodiscard]] constexpr std::string_view name(Loss loss) {
    return lossNames[static_cast<std::size_t>(loss)];
}
/// What it means for whoever uses the file.
[[nodiscard]] Phrase lossText(Loss loss);

/// A step of the reasoning, with the clauses behind it as people read them: "Lucky 8 3.34".
struct Reason {
    QString text;
    QStringList clauses;
    friend bool operator==(const Reason &, const Reason &) = default;
};

/// A question between our form and others': its words in one language, its key, and no rules.
struct Item {
    enum class Kind : std::uint8_t { OneOf, SomeOf, InOrder, Number };
    struct Choice {
        QString key, text;
        bool right = false;
        QString feedback; ///< What is behind it where it is wrong; may be empty.
        friend bool operator==(const Choice &, const Choice &) = default;
    };
    struct Near {
        QString number;   ///< A known wrong number, as `number`.
        QString feedback; ///< The misreading behind it.
        friend bool operator==(const Near &, const Near &) = default;
    };

    std::string id;      ///< `family/game/seed`, `scenario/id/version`
    std::string version; ///< `lucky8@5-g6`: the rulebook and the generator that gave the key.
    QString language;    ///< As others write it: `zh-CN`
    QString title, game, topic;
    std::string document, family, topicId;
    std::vector<std::string> clauses; ///< `lucky8 3.34`, the main one first.
    QStringList felt;                 ///< The felt in words, a sentence each; empty: there is none.
    QStringList story;
    QString prompt;
    QString hint;          ///< How a number is to be written; empty for the others.
    bool dollars = false;  ///< The number is one of dollars.
    bool keyTyped = false; ///< The key was typed by a person in another program.
    Kind kind = Kind::OneOf;
    std::vector<Choice> choices; ///< As they are offered.
    std::vector<int> order;      ///< InOrder: the choices as the key puts them.
    QString number;              ///< Number: `37.5`
    std::vector<Near> near;
    std::vector<Reason> reasons;
    QStringList misread; ///< Known wrong lists, told to everybody.
    bool graded = true;
    std::vector<Loss> losses; ///< Whatever the format, each once.

    /// Why it cannot be asked at all; empty: it can.
    [[nodiscard]] bool canBeAsked() const;
};

using InWords = std::function<QString(const Phrase &)>;

/// Throws a Refusal where its rulebook is not there or its round cannot be played.
[[nodiscard]] Item itemOf(const Question &question, const Library &library, const InWords &say, const QString &language);

/// Cents as a number with a point: `37.5`, `40`.
[[nodiscard]] QString plainNumber(Cents cents);
/// `zh_CN` as other programs write it: `zh-CN`.
[[nodiscard]] QString languageTag(QString code);

} // namespace pitwise::exchange
