// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/refusaltext.h"

namespace pitwise {

std::string refusalText(Cite cite) {
    switch (cite) {
    case Cite::surrenderAce: return " may not surrender against an Ace";
    case Cite::surrenderBlackjack: return " has a Blackjack, which is not offered surrender";
    case Cite::surrenderClosed: return " may surrender only before the offers are closed";
    case Cite::surrenderAfterSplit: return " may not surrender after a split";
    case Cite::insuranceNoAce: return " may insure only against an Ace";
    case Cite::insuranceClosed: return " may insure only before the offers are closed";
    case Cite::insuranceTooLarge: return " may insure at most half of the bet";
    case Cite::insuranceTwice: return " cannot insure this bet: its insurance is taken or closed";
    case Cite::insuranceOfOther: return " may not insure another player's bet";
    case Cite::evenMoneyNoBlackjack: return " has no Blackjack to be paid even money";
    case Cite::evenMoneyNoAce: return " is paid even money only against an Ace";
    case Cite::evenMoneyClosed: return " may ask for even money only before the offers are closed";
    case Cite::hit21: return "a hand of 21 takes no action";
    case Cite::hitDoubled: return "a doubled hand takes just one card";
    case Cite::hitSplitAce: return "split Aces take one card each";
    case Cite::doubleSplitAce: return "split Aces may not be doubled";
    case Cite::splitAceAgain: return "Aces are split once only";
    case Cite::handBust: return "the hand is bust";
    case Cite::standTooLow: return "a hand this low has to draw";
    case Cite::doubleNotFirstTwo: return "only the first two cards may be doubled";
    case Cite::doubleSplitNotFirstTwo: return "only the first two cards of a split hand may be doubled";
    case Cite::doubleTooLarge: return " may add at most the original bet";
    case Cite::doubleTooSmall: return " has to add at least the table minimum to double";
    case Cite::doubleMixedTens: return "this house does not double after a split of unlike tens";
    case Cite::freeDoubleTotal: return "a free double needs a hard 9, 10 or 11";
    case Cite::freeDoubleNotFirstTwo: return "a free double needs the first two cards";
    case Cite::splitUnequal: return "these cards may not be split";
    case Cite::splitAgainUnequal: return "this split hand may not be split again";
    case Cite::splitFourHands: return "there are four hands already";
    case Cite::freeSplitUnequal: return "these cards may not be split";
    case Cite::freeSplitPicture: return "a picture with a ten-value card is not split free";
    case Cite::freeSplitTens: return "this house does not split tens free";
    case Cite::tieNeedsEarlierBet: return " had no such bet on this box before the deal";
    case Cite::tieNeedsStake: return " has no stake on the new hand";
    default: return "the rules do not allow it";
    }
}

std::string cardShortText(std::size_t held) {
    return "the shoe is a card short: it holds " + std::to_string(held) + ", and one more is due";
}

} // namespace pitwise
