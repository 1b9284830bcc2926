// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"
#include "core/rulings/vocabulary.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace pitwise {

// The facts of an irregularity as an author meets them: one line a fact, taken from the table, changed by typed controls.
// Which facts a kind has is the contract's (docs/contract/situation.md); whether they make sense, the reader of situations
// says.

/// One fact that can be changed.
struct FactField {
    enum class Type { Choice, YesNo, Number, Cards, Money, Name };
    QString path; ///< `drawn`, `bets/0/amount`
    QString name; ///< `drawn`, `amount`
    Type type = Type::Choice;
    QStringList values; ///< Choice: as the contract has them.
    int min = 0, max = 0;
    bool mayBeNone = false; ///< Empty stands for nobody, none.
    int person = -1;        ///< Of which bettor or claimant; -1: of the whole.
    friend bool operator==(const FactField &, const FactField &) = default;
};

[[nodiscard]] std::vector<FactField> factFields(SituationKind kind, const QJsonObject &facts, const Rulebook &rulebook);
/// The value of a fact as its control takes it; money as dollars, without a sign.
[[nodiscard]] QString factText(const QJsonObject &facts, const FactField &field);
/// The facts with one changed; nothing where `text` is no such value.
[[nodiscard]] std::optional<QJsonObject> withFact(const QJsonObject &facts, const FactField &field, const QString &text);

// Facts that list people. Kinds without such a list are left as they are.
inline constexpr qsizetype mostPeople = 9;
/// `bets`, `bettors`, `claimants`; empty: the kind lists nobody.
[[nodiscard]] QString peopleIn(SituationKind kind);
/// `atTable`: names that a new one does not get.
[[nodiscard]] QJsonObject withPerson(SituationKind kind, QJsonObject facts, const QStringList &atTable);
[[nodiscard]] QJsonObject withoutPerson(SituationKind kind, QJsonObject facts, int index);

} // namespace pitwise
