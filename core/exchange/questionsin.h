// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/item.h"
#include "core/scenario/pack.h"

namespace pitwise::exchange {

// Questions of others. Each becomes a scenario without a felt, a draft, in a pack of its own; its key is the one that a
// person typed. Whatever is not a question that can be answered here in one way is left out and told, line by line.

inline constexpr qint64 largestQuestionsFile = 64 * 1024 * 1024;
inline constexpr int mostQuestionsIn = 10'000;

/// What is not known from the file.
struct InWish {
    std::string game;    ///< Whose cloth they lie on, where the file does not say.
    QString title;       ///< Of the pack.
    QString author = {}; ///< May be empty.
};

/// Something that was left out.
struct InNote {
    std::string place;  ///< `line 12`, `items/q1.xml: line 3`
    QString question;   ///< Its title; empty: it belongs to none.
    Phrase what;        ///< Why, or what of it.
    bool whole = false; ///< The question; else a part of it.
};

struct QuestionsIn {
    Pack pack;
    std::vector<InNote> notes; ///< In the order of the file.
    [[nodiscard]] int leftOut() const;
};

/// Moodle XML, a QTI 3.0 item, or a QTI 3.0 package, told apart by what it is. Throws a Refusal with the place where the
/// file as a whole is not taken.
[[nodiscard]] QuestionsIn readQuestions(const QByteArray &bytes, const InWish &wish, const Library &library,
                                        const HowFar &howFar = {});
/// `{"taken": 3, "leftOut": [{"place": "line 12", "question": "…", "text": "…", "whole": true}]}`
[[nodiscard]] QJsonObject notesJson(const QuestionsIn &in, const InWords &say);
/// For people: a line each.
[[nodiscard]] QString notesText(const QuestionsIn &in, const InWords &say);

} // namespace pitwise::exchange
