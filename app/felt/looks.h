// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltstyle.h"
#include "core/cards/card.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace pitwise {
class Library;
class Rulebook;
} // namespace pitwise

namespace pitwise::felt {

/// How a game looks, as `look.json` beside its rulebook says it: nothing of it decides anything.
struct Look {
    QString tag;                        ///< Letters that stand for the game: "L8".
    QColor colour, tileTop, tileBottom; ///< Of its tag, and of its picture on a page.
    FeltStyle style;
    struct Circle {
        std::string bet;
        AreaStyle style;
    };
    std::vector<Circle> circles;          ///< In their order on a box.
    std::vector<std::string> left, right; ///< Pay tables beside the float: a side bet, `main`, `bonus`.
    std::optional<Card> printed;          ///< Of the picture: a card that is on the felt.
    std::vector<Card> cards;              ///< Of the picture: the hand that the game is known for.
    bool marker = false;
};

/// Reads one through the gate; a Refusal names the place. The bets have to be the rulebook's.
[[nodiscard]] Look readLook(const QByteArray &bytes, const Rulebook &book);

/// Of a document's newest shipped rulebook; plain colours and its first letters where it has none.
[[nodiscard]] const Look &lookOf(const std::string &game);
/// The documents of the library that was last looked at (the shipped one at first), in its order.
[[nodiscard]] std::vector<std::string> lookedAt();
/// The looks beside these rulebooks, in a folder as Library::addFolder() reads it.
void addLooks(const QString &folder, const Library &library);

} // namespace pitwise::felt
