// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/rulingtext.h"

#include <QCoreApplication>

namespace pitwise {

Phrase codeText(RulingCode code) {
    using enum RulingCode;
    switch (code) {
    case VoidRound: return QT_TRANSLATE_NOOP("quiz", "void the round");
    case EarlierRoundsStand: return QT_TRANSLATE_NOOP("quiz", "earlier rounds stand as settled");
    case Reconstruct: return QT_TRANSLATE_NOOP("quiz", "put the cards back into their right order");
    case NoReconstruct: return QT_TRANSLATE_NOOP("quiz", "the cards may not be put back any more");
    case OfferContinueOrReturn: return QT_TRANSLATE_NOOP("quiz", "every player may play on or take his bet back");
    case RefuseBet: return QT_TRANSLATE_NOOP("quiz", "refuse the bet");
    case BetStands: return QT_TRANSLATE_NOOP("quiz", "the bet stands: it wins or loses as the round goes");
    case PlayAsNormal: return QT_TRANSLATE_NOOP("quiz", "play the card in its turn as if it had not been seen");
    case DiscardCard: return QT_TRANSLATE_NOOP("quiz", "discard the card");
    case DealerTotalStands: return QT_TRANSLATE_NOOP("quiz", "the dealer's total before it stands");
    case NoIrregularity: return QT_TRANSLATE_NOOP("quiz", "nothing is wrong: it counts");
    case OfferAsNextCard: return QT_TRANSLATE_NOOP("quiz", "offer the card as the next one to whoever is due a card");
    case RefuserGetsNoMore: return QT_TRANSLATE_NOOP("quiz", "whoever refuses it gets no more cards");
    case BecomesDealersNext: return QT_TRANSLATE_NOOP("quiz", "it becomes the dealer's next card");
    case ActingPlayerMayFinishFirst: return QT_TRANSLATE_NOOP("quiz", "the acting player may finish his hand first");
    case DealerDrawsNow: return QT_TRANSLATE_NOOP("quiz", "draw the dealer's card now");
    case OfferSurrenderOrInsurance: return QT_TRANSLATE_NOOP("quiz", "then offer surrender or insurance");
    case ReturnBet: return QT_TRANSLATE_NOOP("quiz", "give the bet back");
    case OfferActOrWithdraw: return QT_TRANSLATE_NOOP("quiz", "the player acts on his card or takes his bet back");
    case DiscardCards: return QT_TRANSLATE_NOOP("quiz", "discard those cards");
    case Continue: return QT_TRANSLATE_NOOP("quiz", "go on with the round");
    case RemoveAsUndisclosed: return QT_TRANSLATE_NOOP("quiz", "take the cards dealt since back as unseen, and let him act");
    case HandContinues: return QT_TRANSLATE_NOOP("quiz", "too late: the hand stays as it is");
    case RiffleDiscardsOnce: return QT_TRANSLATE_NOOP("quiz", "riffle the discards once");
    case NextPlayerCuts: return QT_TRANSLATE_NOOP("quiz", "the next player to act cuts");
    case FinishRound: return QT_TRANSLATE_NOOP("quiz", "finish the round");
    case ShuffleAfterRound: return QT_TRANSLATE_NOOP("quiz", "shuffle when the round is over");
    case Draw: return QT_TRANSLATE_NOOP("quiz", "draw a card for the hand");
    case Stop: return QT_TRANSLATE_NOOP("quiz", "let the hand stand");
    case OtherBettorPlays: return QT_TRANSLATE_NOOP("quiz", "the other bettor of the box plays the hand");
    case PlayerSelects: return QT_TRANSLATE_NOOP("quiz", "the player picks");
    case RestIsNext: return QT_TRANSLATE_NOOP("quiz", "what remains is the next card");
    case DisclosedIsNext: return QT_TRANSLATE_NOOP("quiz", "the card that was seen comes first");
    case OfferRestToNextPlayer: return QT_TRANSLATE_NOOP("quiz", "offer what remains to the next player, else burn it");
    case PitManagerSelects: return QT_TRANSLATE_NOOP("quiz", "the Pit Manager picks the dealer's card");
    case MostDetrimental: return QT_TRANSLATE_NOOP("quiz", "the dealer gets the card that is worse for him");
    case DiscardRest: return QT_TRANSLATE_NOOP("quiz", "discard the other");
    case DiscardAndRedraw: return QT_TRANSLATE_NOOP("quiz", "discard them all and draw afresh");
    case PlayerStands: return QT_TRANSLATE_NOOP("quiz", "his hand stands as it is");
    case MayWithdraw: return QT_TRANSLATE_NOOP("quiz", "he may take his remaining bets back");
    case LostBetsStayLost: return QT_TRANSLATE_NOOP("quiz", "bets already lost stay lost");
    case NoWithdrawal: return QT_TRANSLATE_NOOP("quiz", "no bet may be taken back");
    case SettleOnce: return QT_TRANSLATE_NOOP("quiz", "settle it at its size this once");
    case RaiseOrWithdraw: return QT_TRANSLATE_NOOP("quiz", "let the player raise it or take it back");
    case CapAtMaximum: return QT_TRANSLATE_NOOP("quiz", "pay or take the maximum only");
    case RejectExcess: return QT_TRANSLATE_NOOP("quiz", "reject what is over the maximum");
    case ProRata: return QT_TRANSLATE_NOOP("quiz", "settle each bettor on his share of the maximum");
    case ReturnLaterExcess: return QT_TRANSLATE_NOOP("quiz", "give back the excess that was placed last");
    case SettledStands: return QT_TRANSLATE_NOOP("quiz", "leave it as it was settled");
    case OfferWithdrawAll: return QT_TRANSLATE_NOOP("quiz", "each player may take all his bets back, or none");
    case ConcludeRound: return QT_TRANSLATE_NOOP("quiz", "conclude the round");
    case HouseDeterminesCard: return QT_TRANSLATE_NOOP("quiz", "the house works out the card by reasonable means");
    case SettleAsSoonAsPossible: return QT_TRANSLATE_NOOP("quiz", "settle it as soon as possible");
    case ReferShiftManager: return QT_TRANSLATE_NOOP("quiz", "refer it to the shift manager");
    case Controls: return QT_TRANSLATE_NOOP("quiz", "he calls the decisions");
    case Awarded: return QT_TRANSLATE_NOOP("quiz", "he gets the bet");
    case NoBetAccepted: return QT_TRANSLATE_NOOP("quiz", "accept no such bet");
    case AcceptBet: return QT_TRANSLATE_NOOP("quiz", "accept the bet");
    case Decides: return QT_TRANSLATE_NOOP("quiz", "he decides");
    case HigherMayAct: return QT_TRANSLATE_NOOP("quiz", "whoever holds a higher position may do it");
    case HouseDecides: return QT_TRANSLATE_NOOP("quiz", "the house decides");
    case PlayerAnswers: return QT_TRANSLATE_NOOP("quiz", "the player answers for it");
    case SignalDecides: return QT_TRANSLATE_NOOP("quiz", "the hand signal counts");
    case PositionDecides: return QT_TRANSLATE_NOOP("quiz", "the bet counts where it lay when bets were closed");
    case DealToHand: return QT_TRANSLATE_NOOP("quiz", "deal the next card to that hand");
    case NoDraw: return QT_TRANSLATE_NOOP("quiz", "the dealer draws no card");
    case DrawOne: return QT_TRANSLATE_NOOP("quiz", "the dealer draws exactly one card");
    case DrawOut: return QT_TRANSLATE_NOOP("quiz", "the dealer draws out");
    case TakeBets: return QT_TRANSLATE_NOOP("quiz", "take the bets on that hand");
    case ClearCards: return QT_TRANSLATE_NOOP("quiz", "put its cards into the discard holder");
    case LeaveCards: return QT_TRANSLATE_NOOP("quiz", "leave its cards on the felt");
    case LeaveSideBets: return QT_TRANSLATE_NOOP("quiz", "leave the side bets that are still open");
    case CallPlaceBets: return QT_TRANSLATE_NOOP("quiz", "call “Place your bets, please”");
    case CallNoMoreBets: return QT_TRANSLATE_NOOP("quiz", "call “No more bets”");
    case OfferSurrender: return QT_TRANSLATE_NOOP("quiz", "offer surrender aloud");
    case OfferInsurance: return QT_TRANSLATE_NOOP("quiz", "offer insurance aloud");
    case CloseSurrender: return QT_TRANSLATE_NOOP("quiz", "say that surrender is closed");
    case CloseInsurance: return QT_TRANSLATE_NOOP("quiz", "say that insurance is closed");
    case Allowed: return QT_TRANSLATE_NOOP("quiz", "it is allowed");
    case NotAllowed: return QT_TRANSLATE_NOOP("quiz", "it is not allowed");
    }
    return {};
}

Phrase rulingText(const std::vector<RulingCode> &codes) {
    QString text;
    for (const RulingCode code : codes)
        text += (text.isEmpty() ? QString() : QStringLiteral("; ")) + codeText(code).text();
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return {"%1", {text}};
}

} // namespace pitwise
