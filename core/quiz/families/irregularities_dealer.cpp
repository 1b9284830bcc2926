// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The dealer's own hand: a card too many, none at all.
#include "core/quiz/families/lists.h"
#include "core/quiz/families/moments.h"
#include "core/quiz/families/trouble.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using enum RulingCode;

// ---------------------------------------------------------------- one card more

/// One whose first card is no Ace, and that is no Blackjack.
std::vector<Card> plainDealerHand(Maker &m, bool mustDraw) {
    for (int i = 0; i < 30; ++i)
        if (std::vector<Card> hand = dealerHand(m, mustDraw);
            !hand.empty() && !hand.front().isAce() && !(hand.size() == 2 && handTotal(hand).total == 21))
            return hand;
    return {};
}

/// What the bet on the dealer's hand is paid when he goes on by the rules with these cards to come.
Cents paidForDealer(Trouble &t, std::span<const Card> cards, const MoneyAsked &asked) {
    for (const Card card : cards)
        t.live().wish(card);
    t.stand();
    return measured(t.round(), asked);
}

/// What he asks for beside the ruling: the total that counts, or what a bet on the dealer's hand is paid.
void askTotal(Question &question, const std::vector<Card> &before, const std::vector<Card> &after, bool counts) {
    question.prompt = "irregularities-dealer.which-total-of-yours-counts"_say;
    question.setKey(totalAnswer(handTotal(counts ? after : before)));
    addWrong(question, totalAnswer(handTotal(counts ? before : after)),
             counts ? "irregularities-dealer.that-card-was-due-it-counts"_say : "common.surplus-card-does-not-count"_say);
    question.target = 8;
}

void askDealerBet(Question &question, Trouble &t, const char *kind, const std::vector<Card> &after, bool counts) {
    const std::string player = Trouble::playerAt(0);
    const MoneyAsked asked{t.first(), player, kind, 0, Measure::Pays};
    const Cents stake = t.setup.bets.back().placed;
    const Cents paid = paidForDealer(t, std::span(after).subspan(1), asked);
    question.prompt = say("irregularities-dealer.how-much-is-paid-on", betName(kind), playerName(player));
    question.asks[L1("player")] = QString::fromStdString(player);
    question.asks[L1("kind")] = L1(kind);
    Cents asBust = 0; // what a bust with that many cards would pay
    const SideBet &side = t.m.rules().sideBets[static_cast<std::size_t>(t.m.rules().sideBetIndex(kind))];
    for (const PayRow &row : side.rows)
        if (const int cards = static_cast<int>(after.size()); cards >= row.counts.min && cards <= row.counts.max)
            asBust = row.pays.front().of(stake).value_or(0);
    setAmount(question, paid,
              {{counts ? 0 : asBust, counts ? "irregularities-dealer.that-card-was-due-it-counts"_say
                                            : "irregularities-dealer.discarded-card-neither-busts-hand-nor"_say}});
    question.steps.push_back({counts ? "irregularities-dealer.bust-counts-with-all-its-cards"_say
                                     : "irregularities-dealer.discarded-card-neither-busts-hand-nor"_say,
                              question.clauses});
    question.target = 12;
}

std::optional<Question> dealerOverdraw(Maker &m) {
    const bool due = m.chance(50);
    const char *kind = byGame<const char *>(m, nullptr, "21plus", "boombusted");
    const bool onBet = kind && m.chance(30);
    std::vector<Card> dealer = plainDealerHand(m, due);
    if (dealer.empty())
        return std::nullopt;
    const int over = m.rules().play.dealerBustsOver;
    const HandTotal total = handTotal(dealer);
    // A bet on his bust is asked where the card would bust him: then it matters whether it counts.
    if (onBet && (total.soft || total.total + 10 <= over))
        return std::nullopt;
    const Card extra = onBet ? m.worth(m.between(over + 1 - total.total, 10)) : m.worth(m.between(2, 10));
    Trouble t(m, m.between(2, 3));
    if (onBet)
        m.bet(t.setup, t.first(), Trouble::playerAt(0).c_str(), m.sideStake(), kind);
    t.deal(dealer.front());
    t.playToDealer();
    std::vector<Card> after = dealer;
    after.push_back(extra);
    for (std::size_t i = 1; i < after.size(); ++i)
        t.addCard(0, after[i]);
    Incident incident{"dealer-overdraw",
                      {{L1("dealer"), cardsJson(dealer)}, {L1("extra"), QString::fromStdString(cardName(extra))}},
                      {say("irregularities-dealer.all-hands-are-finished-your-last", extra)}};
    const std::vector<RulingCode> counts{NoIrregularity}, discarded{DiscardCard, DealerTotalStands};
    incident.misread = {{due ? discarded : counts, due ? "irregularities-dealer.that-card-was-due-it-counts"_say
                                                       : "irregularities-dealer.hand-was-finished-no-card-was"_say}};
    const bool bySettlement = m.rules().rulings->repairBy == RepairBy::Settlement;
    if (!m.rules().play.printed) // what is done about a card that the dealer lacks
        incident.misread.push_back(
            {bySettlement ? std::vector{Reconstruct, OfferContinueOrReturn} : std::vector{Reconstruct},
             "irregularities-dealer.there-is-nothing-to-put-back"_say});
    incident.closed = true;
    const bool asRuling = !onBet && m.chance(65);
    const Phrase prompt = "irregularities-dealer.what-about-your-last-card"_say;
    auto question = asRuling ? rulingQuestion(m, incident, prompt) : ruledQuestion(m, incident, prompt);
    if (!question)
        return question;
    t.dress(*question);
    question->asks[L1("dealer")] = true;
    if (asRuling)
        return question;
    if (onBet)
        askDealerBet(*question, t, kind, after, due);
    else
        askTotal(*question, dealer, after, due);
    return question;
}

// ---------------------------------------------------------------- none

QJsonObject noCardFacts(const SeenAt &noticed, bool bySettlement, bool repairable) {
    QJsonObject facts = noticed.facts;
    if (bySettlement)
        facts[L1("reconstructible")] = repairable;
    return facts;
}

/// Lucky 8, seen late: whose hand may go first, or which offer follows when the card has been drawn.
std::optional<Question> afterLateCard(Maker &m, Trouble &t, Incident incident) {
    const bool ace = m.chance(50);
    const bool who = m.chance(40);
    if (who) {
        auto question = ruledQuestion(m, incident, "irregularities-dealer.who-may-finish-his-hand-before"_say);
        if (!question)
            return question;
        t.dress(*question, t.first());
        std::vector<std::pair<int, Phrase>> others;
        for (const int box : t.boxes)
            if (box != t.first())
                others.emplace_back(box, "irregularities-dealer.it-is-for-hand-being-acted"_say);
        setBox(m, *question, t.first(), others);
        question->target = 8;
        return question;
    }
    const Card late = ace ? m.card(Rank::Ace) : m.worth(m.between(2, 10));
    t.addCard(0, late);
    incident.story.push_back("irregularities-dealer.your-missing-card-is-drawn-now"_say);
    auto question = ruledQuestion(m, incident, "irregularities-dealer.what-do-you-offer-players-now"_say);
    if (!question)
        return question;
    t.dress(*question);
    setEither(m, *question, "irregularities-dealer.surrender"_say, "irregularities-dealer.insurance"_say, !ace,
              ace ? "irregularities-dealer.against-ace-there-is-insurance-no"_say
                  : "irregularities-dealer.insurance-is-against-ace-only"_say);
    question->target = 6;
    return question;
}

/// Lucky 8: tick what holds now that the dealer has no card.
void setNoCardTicks(Question &question, const Ruling &ruling, int acting) {
    const bool late = ruling.has(DealerDrawsNow);
    const PhraseId tooLate = "irregularities-dealer.bets-are-settled-and-card-drawn"_say,
                   inTime = "irregularities-dealer.nothing-is-settled-yet-cards-are"_say;
    setTicks(
        question,
        {{"put-back", "trouble.cards-go-back-into-right-order"_say, ruling.has(Reconstruct), late ? tooLate : inTime},
         {"finish-first", say("irregularities-dealer.player-of-box-may-finish-his", Box{acting}),
          ruling.has(ActingPlayerMayFinishFirst), late ? "irregularities-dealer.it-is-for-hand-being-acted"_say : inTime},
         {"draw-now", "irregularities-dealer.you-draw-your-card-late"_say, late, late ? tooLate : inTime},
         {"offer", "irregularities-dealer.with-your-card-surrender-or-insurance"_say, ruling.has(OfferSurrenderOrInsurance),
          late ? "irregularities-dealer.players-get-offer-that-they-missed"_say : inTime},
         {"void", "trouble.round-is-void"_say, false, "irregularities-dealer.missing-card-does-not-void"_say}});
}

std::optional<Question> dealerNoCard(Maker &m) {
    const bool bySettlement = m.rules().rulings->repairBy == RepairBy::Settlement;
    const bool late = m.chance(50), repairable = !bySettlement || late || m.chance(50);
    Trouble t(m, m.between(3, 4));
    if (late)
        t.openingBet(m.chance(50) ? 0 : 1);
    t.deal();
    const SeenAt noticed = noticeOpening(t, late);
    t.missing(0, 0);
    Incident incident{"dealer-no-card", noCardFacts(noticed, bySettlement, repairable), {noticed.told}};
    if (bySettlement)
        incident.story.push_back(repairable ? "common.right-order-of-cards-is-known"_say
                                            : "common.nobody-can-tell-any-more-which"_say);
    const SeenAt early{{{L1("stage"), L1("initial")}, {L1("settled"), L1("none")}}, noticed.told};
    if (bySettlement) {
        const SeenAt interim{{{L1("stage"), L1("initial")}, {L1("settled"), L1("interim")}}, noticed.told};
        incident.rivals = {
            {"dealer-no-card", noCardFacts(early, true, true),
             repairable ? "irregularities.that-is-while-nothing-has-been"_say
                        : "irregularities.that-is-where-cards-can-be-put"_say},
            {"dealer-no-card", noCardFacts(early, true, false), "irregularities.here-cards-can-be-put-back"_say},
            {"dealer-no-card", noCardFacts(interim, true, true), "irregularities.that-is-once-bets-on-opening"_say}};
    } else if (late && m.chance(50)) {
        return afterLateCard(m, t, incident);
    } else {
        QJsonObject other = early.facts;
        if (!late)
            other = {{L1("stage"), L1("subsequent")}, {L1("settled"), L1("interim")}};
        incident.rivals = {{"dealer-no-card", other,
                            late ? "irregularities.that-is-while-nothing-has-been"_say
                                 : "irregularities.that-is-once-bets-on-opening"_say}};
    }
    incident.closed = true;
    const bool asRuling = repairable && m.chance(40); // a lost order leaves part of every other ruling: that is ticked
    auto question = asRuling ? rulingQuestion(m, incident, "irregularities-dealer.you-have-no-card-what-is"_say)
                             : ruledQuestion(m, incident, "trouble.tick-everything-that-holds-now"_say);
    if (!question)
        return question;
    t.dress(*question);
    if (asRuling)
        return question;
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    if (bySettlement)
        setHolds(*question, *ruling, t.boxes[1]);
    else
        setNoCardTicks(*question, *ruling, t.first());
    return question;
}

std::optional<Question> dealersHand(Maker &m) {
    return !m.rules().play.printed && m.chance(50) ? dealerNoCard(m) : dealerOverdraw(m);
}

} // namespace

std::vector<Family> dealersHandRulings() {
    return {
        {"dealers-hand-went-wrong",
         Topic::Irregularities,
         "family.dealers-hand-went-wrong"_say,
         {{"lucky8", "3.34 5.7 5.11 5.12 5.12.1 5.12.2"},
          {"dueling8s", "3.33 5.7"},
          {"freebet", "3.24 5.7.1 5.7.2 5.7.3 5.7.tail 5.9 5.10.1 5.10.2"}},
         dealersHand},
    };
}

} // namespace pitwise
