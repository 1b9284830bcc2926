// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltitem.h"
#include "core/house/chipset.h"
#include "core/quiz/question.h"
#include "core/rules/rulebook.h"
#include "core/table/roundview.h"

#include <QString>

#include <optional>
#include <vector>

namespace pitwise {

/// How a question is answered on the page, and the answer in the contract's form that the controls make.
/// Pure: knows nothing of the window.
class AnswerSheet {
public:
    /// Money: chips or an amount. Number: a total or a count.
    enum class Kind { OneOf, SomeOf, InOrder, Money, Number };

    struct Line {
        QString label;
        QJsonObject answer;  ///< OneOf: what choosing it answers.
        QString key;         ///< SomeOf, InOrder.
        bool marker = false; ///< A free option: shown with the marker.
    };

    AnswerSheet() = default;
    /// `view`: what the felt shows, for questions that point at it; may be missing.
    AnswerSheet(const Question &question, const Rulebook &rules, const std::optional<RoundView> &view);

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] const std::vector<Line> &lines() const { return m_lines; }
    /// SomeOf, and no line of its own says that none of them applies.
    [[nodiscard]] bool mayBeEmpty() const { return m_mayBeEmpty; }
    [[nodiscard]] bool asksSoft() const { return m_asksSoft; } ///< Number: besides, hard or soft.

    [[nodiscard]] QJsonObject one(int line) const;
    [[nodiscard]] QJsonObject some(const std::vector<bool> &chosen) const;
    [[nodiscard]] QJsonObject order(const std::vector<int> &lines) const;
    [[nodiscard]] QJsonObject money(Cents cents, const std::vector<ChipCount> &chips) const; ///< No chips: typed.
    [[nodiscard]] QJsonObject number(int number, bool soft) const;

    /// What of the felt can be pointed at as an answer, as felt::TargetKind bits; 0: nothing.
    [[nodiscard]] int pickable() const;
    /// The line that pointing at this thing chooses; -1: none of them.
    [[nodiscard]] int lineAt(const felt::PlacedItem &item) const;

    /// An answer (given or expected) in words: "$375", "Hit, stand", the option's text.
    [[nodiscard]] QString inWords(const QJsonObject &answer) const;
    /// The lines that an answer holds, for marking them right, wrong or missed.
    [[nodiscard]] std::vector<bool> linesOf(const QJsonObject &answer) const;
    [[nodiscard]] std::vector<int> orderOf(const QJsonObject &answer) const; ///< InOrder: the lines as the answer puts them.

private:
    void offerActions(const PlayRules &play);
    void offerPlayers(const Question &question, const std::optional<RoundView> &view);
    void offerBets(const Question &question, const std::optional<RoundView> &view);
    void offerCards(const Question &question);

    Kind m_kind = Kind::OneOf;
    QString m_type;
    std::vector<Line> m_lines;
    bool m_asksSoft = false, m_mayBeEmpty = false;
    int m_askedBox = 0; ///< 0: none in particular.
};

/// "Hit", "Free split": an action of the contract as a button says it.
[[nodiscard]] QString actionWords(const QString &action);

} // namespace pitwise
