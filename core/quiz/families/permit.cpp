// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/families/permit.h"
#include "core/quiz/guards.h"

namespace pitwise {

Phrase whyNotText(Cite cite) {
    switch (cite) {
    case Cite::standTooLow: return QT_TRANSLATE_NOOP("quiz", "A hand under 12 has to draw.");
    case Cite::doubleNotFirstTwo: return QT_TRANSLATE_NOOP("quiz", "Only the first two cards may be doubled.");
    case Cite::doubleSplitNotFirstTwo:
        return QT_TRANSLATE_NOOP("quiz", "Only the first two cards of a split hand may be doubled.");
    case Cite::doubleTooSmall:
        return QT_TRANSLATE_NOOP("quiz", "A double needs at least the table minimum, and the bet is smaller.");
    case Cite::doubleMixedTens: return QT_TRANSLATE_NOOP("quiz", "This house does not double after a split of unlike tens.");
    case Cite::splitUnequal: return QT_TRANSLATE_NOOP("quiz", "These two cards may not be split.");
    case Cite::splitAgainUnequal: return QT_TRANSLATE_NOOP("quiz", "This split hand may not be split again.");
    case Cite::splitFourHands: return QT_TRANSLATE_NOOP("quiz", "There are four hands already.");
    case Cite::freeDoubleTotal: return QT_TRANSLATE_NOOP("quiz", "A free double needs a hard 9, 10 or 11.");
    case Cite::freeDoubleNotFirstTwo: return QT_TRANSLATE_NOOP("quiz", "A free double needs the first two cards.");
    case Cite::freeSplitUnequal: return QT_TRANSLATE_NOOP("quiz", "A free split needs two cards of equal value.");
    case Cite::freeSplitPicture: return QT_TRANSLATE_NOOP("quiz", "A picture with a ten-value card is not split free.");
    case Cite::freeSplitTens: return QT_TRANSLATE_NOOP("quiz", "This house does not split tens free.");
    case Cite::surrenderAfterSplit: return QT_TRANSLATE_NOOP("quiz", "A split hand may not be surrendered.");
    case Cite::surrenderClosed: return QT_TRANSLATE_NOOP("quiz", "Surrender is closed before the first further card.");
    case Cite::insuranceNoAce: return QT_TRANSLATE_NOOP("quiz", "Insurance is for a dealer's Ace only.");
    case Cite::insuranceClosed: return QT_TRANSLATE_NOOP("quiz", "Insurance is closed before the first further card.");
    case Cite::evenMoneyNoAce:
        return QT_TRANSLATE_NOOP("quiz", "Even money is for a Blackjack against a dealer's Ace only.");
    case Cite::evenMoneyClosed: return QT_TRANSLATE_NOOP("quiz", "Even money is closed before the first further card.");
    case Cite::hit21: return QT_TRANSLATE_NOOP("quiz", "A hand of 21 takes no further card.");
    default: return QT_TRANSLATE_NOOP("quiz", "The rules do not allow it.");
    }
}

Phrase actionName(Do what) {
    static constexpr const char *names[] = {QT_TRANSLATE_NOOP("quiz", "close the offers"),
                                            QT_TRANSLATE_NOOP("quiz", "double"),
                                            QT_TRANSLATE_NOOP("quiz", "even money"),
                                            QT_TRANSLATE_NOOP("quiz", "free double"),
                                            QT_TRANSLATE_NOOP("quiz", "free split"),
                                            QT_TRANSLATE_NOOP("quiz", "hit"),
                                            QT_TRANSLATE_NOOP("quiz", "insurance"),
                                            QT_TRANSLATE_NOOP("quiz", "split"),
                                            QT_TRANSLATE_NOOP("quiz", "stand"),
                                            QT_TRANSLATE_NOOP("quiz", "surrender")};
    return names[static_cast<std::size_t>(what)];
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
