// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> termsSentences() {
    static constexpr Sentence sentences[] = {
        {"bet.main", QT_TRANSLATE_NOOP("quiz", "main bet")},
        {"bet.insurance", QT_TRANSLATE_NOOP("quiz", "insurance")},
        {"bet.bonus678", QT_TRANSLATE_NOOP("quiz", "6-7-8 Bonus")},
        {"bet.pair", QT_TRANSLATE_NOOP("quiz", "Pair bet")},
        {"bet.lucky8", QT_TRANSLATE_NOOP("quiz", "Lucky 8 bet")},
        {"bet.superb8s", QT_TRANSLATE_NOOP("quiz", "Superb 8's bet")},
        {"bet.tie18", QT_TRANSLATE_NOOP("quiz", "Tie on 18 bet")},
        {"bet.21plus", QT_TRANSLATE_NOOP("quiz", "21+ bet")},
        {"bet.rwspairs", QT_TRANSLATE_NOOP("quiz", "RWS Pairs bet")},
        {"bet.boombusted", QT_TRANSLATE_NOOP("quiz", "Boom Busted bet")},
        {"bet.luckystash", QT_TRANSLATE_NOOP("quiz", "Lucky Stash bet")},
        {"bet.luckylucky", QT_TRANSLATE_NOOP("quiz", "Lucky Lucky bet")},
        {"rank.ace", QT_TRANSLATE_NOOP("quiz", "Ace")},
        {"rank.jack", QT_TRANSLATE_NOOP("quiz", "Jack")},
        {"rank.queen", QT_TRANSLATE_NOOP("quiz", "Queen")},
        {"rank.king", QT_TRANSLATE_NOOP("quiz", "King")},
        {"suit.spades", QT_TRANSLATE_NOOP("quiz", "Spades")},
        {"suit.hearts", QT_TRANSLATE_NOOP("quiz", "Hearts")},
        {"suit.diamonds", QT_TRANSLATE_NOOP("quiz", "Diamonds")},
        {"suit.clubs", QT_TRANSLATE_NOOP("quiz", "Clubs")},
        {"game.lucky8", QT_TRANSLATE_NOOP("quiz", "Lucky 8")},
        {"game.dueling8s", QT_TRANSLATE_NOOP("quiz", "Dueling 8's")},
        {"game.freebet", QT_TRANSLATE_NOOP("quiz", "Free Bet")},
        {"game.luckylucky", QT_TRANSLATE_NOOP("quiz", "Lucky Lucky")},
        {"action.close-offers", QT_TRANSLATE_NOOP("quiz", "close the offers")},
        {"action.double", QT_TRANSLATE_NOOP("quiz", "double")},
        {"action.even-money", QT_TRANSLATE_NOOP("quiz", "even money")},
        {"action.free-double", QT_TRANSLATE_NOOP("quiz", "free double")},
        {"action.free-split", QT_TRANSLATE_NOOP("quiz", "free split")},
        {"action.hit", QT_TRANSLATE_NOOP("quiz", "hit")},
        {"action.insurance", QT_TRANSLATE_NOOP("quiz", "insurance")},
        {"action.split", QT_TRANSLATE_NOOP("quiz", "split")},
        {"action.stand", QT_TRANSLATE_NOOP("quiz", "stand")},
        {"action.surrender", QT_TRANSLATE_NOOP("quiz", "surrender")},
        {"term.plain", QT_TRANSLATE_NOOP("quiz", "%1")},
        {"term.money", QT_TRANSLATE_NOOP("quiz", "$%1")},
        {"term.odds", QT_TRANSLATE_NOOP("quiz", "%1 to %2")},
        {"term.card-of", QT_TRANSLATE_NOOP("quiz", "%1 of %2")},
        {"list.comma", QT_TRANSLATE_NOOP("quiz", "%1, %2")},
        {"list.and", QT_TRANSLATE_NOOP("quiz", "%1 and %2")},
        {"list.then", QT_TRANSLATE_NOOP("quiz", "%1; %2")},
        {"list.sentences", QT_TRANSLATE_NOOP("quiz", "%1 %2")},
        {"officer.dealer", QT_TRANSLATE_NOOP("quiz", "Dealer")},
        {"officer.pit-supervisor", QT_TRANSLATE_NOOP("quiz", "Pit Supervisor")},
        {"officer.pit-manager", QT_TRANSLATE_NOOP("quiz", "Pit Manager")},
        {"officer.gaming-shift-manager", QT_TRANSLATE_NOOP("quiz", "Gaming Shift Manager")},
        {"officer.table-games-shift-manager", QT_TRANSLATE_NOOP("quiz", "Table Games Shift Manager")},
    };
    return sentences;
}

} // namespace pitwise
