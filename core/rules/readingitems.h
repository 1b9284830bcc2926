// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/library.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// How the trainer treats a doubtful clause. An item may carry several marks, each for a part of it.
enum class QuizMark : std::uint8_t {
    Grade,     ///< Safe to score.
    GradeCore, ///< Only what all readings share is scored.
    Flag,      ///< Shown as the house's interpretation, not scored unless the house has fixed its switch.
    Avoid,     ///< Never asked.
};

enum class ReadingLevel : std::uint8_t {
    High,   ///< Changes money or a ruling in common play.
    Medium, ///< Changes money rarely, or a ruling in some play.
    Low,    ///< A trap of wording.
};

/// An ambiguity, silence, surprise or contradiction of the documents, and how this house reads it.
struct ReadingItem {
    struct Cited {
        std::string document;
        std::string clause;
    };
    std::string id; ///< `A01`
    ReadingLevel level = ReadingLevel::Low;
    std::vector<Cited> clauses;        ///< By document in the order of the library; each exists.
    std::vector<QuizMark> quiz;        ///< In the order written; empty: a remark, nothing to ask.
    std::string switchName;            ///< The rulebook's reading that a house can switch; empty: none.
    std::vector<std::string> readings; ///< Keys `a`, `b` where readings are told apart.
    std::string defaultReading;        ///< One of `readings`; empty where the default is in words only.

    // Words, in one language.
    std::string title;
    std::string doubt;                                            ///< What can be read two ways, where that is not a list.
    std::map<std::string, std::string, std::less<>> readingTexts; ///< By key.
    std::string defaultText, why, asked;
    std::vector<std::string> notes;

    [[nodiscard]] bool has(QuizMark mark) const;
    [[nodiscard]] bool cites(std::string_view document, std::string_view clause) const;
};

/// The value of the item's switch that stands for one of its readings (`a`, `b`). Two readings are the default and the
/// other one; more stand in the order of the values. Empty: the item has no such reading.
[[nodiscard]] std::string switchValue(const ReadingItem &item, const Reading &reading, std::string_view key);

/// All items, checked against the newest version of each rulebook.
class ReadingItems {
public:
    /// The gate: structure and words in, or a Refusal that names the place.
    [[nodiscard]] static ReadingItems read(const QByteArray &structure, const QByteArray &words, const Library &library);
    [[nodiscard]] static ReadingItems shipped(const Library &library, const QString &language = QStringLiteral("en"));

    [[nodiscard]] const std::vector<ReadingItem> &items() const { return m_items; }
    [[nodiscard]] const ReadingItem *find(std::string_view id) const; ///< Null: no such item.
    [[nodiscard]] std::vector<const ReadingItem *> itemsFor(std::string_view document, std::string_view clause) const;

private:
    std::vector<ReadingItem> m_items;
};

} // namespace pitwise
