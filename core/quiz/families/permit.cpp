// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/families/permit.h"
#include "core/quiz/guards.h"

namespace pitwise {

Phrase whyNotText(Cite cite) {
    switch (cite) {
    case Cite::standTooLow: return "permit.hand-under-12-has-to-draw"_say;
    case Cite::doubleNotFirstTwo: return "permit.only-first-two-cards-may-be"_say;
    case Cite::doubleSplitNotFirstTwo: return "permit.only-first-two-cards-of-split"_say;
    case Cite::doubleTooSmall: return "permit.double-needs-at-least-table-minimum"_say;
    case Cite::doubleMixedTens: return "permit.this-house-does-not-double-after"_say;
    case Cite::splitUnequal: return "common.these-two-cards-may-not-be"_say;
    case Cite::splitAgainUnequal: return "permit.this-split-hand-may-not-be"_say;
    case Cite::splitFourHands: return "permit.there-are-four-hands-already"_say;
    case Cite::freeDoubleTotal: return "permit.free-double-needs-hard-9-10"_say;
    case Cite::freeDoubleNotFirstTwo: return "permit.free-double-needs-first-two-cards"_say;
    case Cite::freeSplitUnequal: return "permit.free-split-needs-two-cards-of"_say;
    case Cite::freeSplitPicture: return "permit.picture-with-ten-value-card-is"_say;
    case Cite::freeSplitTens: return "permit.this-house-does-not-split-tens"_say;
    case Cite::surrenderAfterSplit: return "permit.split-hand-may-not-be-surrendered"_say;
    case Cite::surrenderClosed: return "permit.surrender-is-closed-before-first-further"_say;
    case Cite::insuranceNoAce: return "common.insurance-is-for-dealers-ace-only"_say;
    case Cite::insuranceClosed: return "permit.insurance-is-closed-before-first-further"_say;
    case Cite::evenMoneyNoAce: return "permit.even-money-is-for-blackjack-against"_say;
    case Cite::evenMoneyClosed: return "permit.even-money-is-closed-before-first"_say;
    case Cite::hit21: return "permit.hand-of-21-takes-no-further"_say;
    default: return "permit.rules-do-not-allow-it"_say;
    }
}

std::optional<Refusal> refusalOf(const LiveRound &live, const Action &action) {
    try {
        // One card more than was drawn: a card that is due must not look like a refusal.
        std::vector<Card> cards(live.drawn().begin(), live.drawn().end());
        for (int i = 0; i < 24; ++i)
            cards.push_back({i % 2 ? Rank::Five : Rank::Six, Suit::Clubs});
        Round round(live.setup());
        round.recordEvents(false);
        round.deal(cards);
        for (const Action &earlier : live.actions())
            round.apply(earlier);
        round.apply(action);
        return std::nullopt;
    } catch (const Refusal &refusal) {
        return refusal;
    }
}

Question permissionQuestion(Maker &m, const LiveRound &live, int box, const char *player, int hand, Phrase prompt,
                            std::vector<std::string> clauses, int target, int hard) {
    Question question = m.question(std::move(prompt), std::move(clauses), target);
    question.round = live.script();
    question.asks = {{QLatin1String("box"), box}, {QLatin1String("player"), QLatin1String(player)}};
    if (hand > 0)
        question.asks[QLatin1String("hand")] = hand;
    question.readings = readingsTouched(live.round());
    question.difficulty = hard / 100.0;
    return question;
}

std::vector<Card> anyOpening(Maker &m) {
    if (m.rules().play.printed)
        return {m.card(m.rankBut({Rank::Eight}))};
    for (int attempt = 0; attempt < 8; ++attempt)
        if (const auto cards = m.chance(20) ? openingCards(m, m.between(13, 18), true) : openingCards(m, m.between(5, 19)))
            return *cards;
    throw LiveRound::NoSuchCard{};
}

} // namespace pitwise
