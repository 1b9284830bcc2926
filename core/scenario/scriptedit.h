// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/library.h"
#include "core/table/action.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

// A round script while it is being written: plain values in, plain values out. What of it the rules allow is not decided
// here; a Timeline says it.

namespace pitwise::script {

/// The table of a game with nothing on it: the decks and boxes its layout has, the house's limits.
[[nodiscard]] QJsonObject emptyTable(const Rulebook &rulebook);

[[nodiscard]] QStringList shoe(const QJsonObject &script); ///< A word a card, as written.
[[nodiscard]] QJsonArray actions(const QJsonObject &script);
[[nodiscard]] QJsonArray bets(const QJsonObject &script);

[[nodiscard]] QJsonObject withShoe(QJsonObject script, const QStringList &cards);
[[nodiscard]] QJsonObject withCards(QJsonObject script, int at, const std::vector<Card> &cards); ///< Put in at that place.
[[nodiscard]] QJsonObject withCard(QJsonObject script, int at, Card card); ///< In place of the one there.
[[nodiscard]] QJsonObject withoutCard(QJsonObject script, int at);
[[nodiscard]] QJsonObject withAction(QJsonObject script, int at, const QJsonObject &action);
[[nodiscard]] QJsonObject withActionAt(QJsonObject script, int at,
                                       const QJsonObject &action); ///< In place of the one there.
[[nodiscard]] QJsonObject withoutAction(QJsonObject script, int at);
/// The first cards and actions only: the round up to a point.
[[nodiscard]] QJsonObject cut(QJsonObject script, int cards, int actions);

/// The bet of a player of a kind on a box comes to `amount`; 0 takes it away. A first main bet on a free box seats the
/// player.
[[nodiscard]] QJsonObject withBet(QJsonObject script, int box, const QString &player, const QString &kind, Cents amount);
[[nodiscard]] QJsonObject withoutBet(QJsonObject script, int index);
[[nodiscard]] Cents betOf(const QJsonObject &script, int box, const QString &player, const QString &kind);
/// Who has bet on that box, the nearest to the dealer first.
[[nodiscard]] QStringList bettorsOn(const QJsonObject &script, int box);
/// Who bets on that box next: its seated player, else whoever bets there already. `place` from 0: the bettor at that place
/// from the dealer. Where there is none yet, the first letter that no box has.
[[nodiscard]] QString playerFor(const QJsonObject &script, int box, int place = -1);
[[nodiscard]] QString seatedAt(const QJsonObject &script, int box);
[[nodiscard]] QJsonObject withSeat(QJsonObject script, int box, const QString &player); ///< Empty: nobody.
[[nodiscard]] QJsonObject withTable(QJsonObject script, const QString &member, int value);
/// Limits of a kind of bet; a maximum of 0: none.
[[nodiscard]] QJsonObject withLimits(QJsonObject script, const QString &kind, Cents min, Cents max);

/// Cards as a dealer types them: "8S KD", "8s kd", "10h". Nothing where a word is no card; `wrong` is then that word.
[[nodiscard]] std::optional<std::vector<Card>> typedCards(const QString &text, QString *wrong = nullptr);
/// Dollars as typed, with cents where there are any: "1,250", "$2.50". Nothing where it is no amount.
[[nodiscard]] std::optional<Cents> typedMoney(const QString &text);
/// How many of each card the shoe still holds, by code.
[[nodiscard]] std::vector<int> cardsLeft(const QJsonObject &script, const Rulebook &rulebook);

} // namespace pitwise::script
