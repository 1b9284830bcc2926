// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/explain.h"
#include "core/qttext.h"
#include "core/table/sidebets.h"

#include <algorithm>

namespace pitwise {
namespace {

std::optional<Round::HandState> handOf(const Round &round, int box, int hand) {
    for (const Round::HandState &state : round.hands())
        if (state.box == box && state.hand == std::max(hand, 1))
            return state;
    return std::nullopt;
}

std::size_t handsOf(const Round &round, int box) {
    const auto hands = round.hands();
    return static_cast<std::size_t>(std::count_if(hands.begin(), hands.end(), [&](const auto &h) { return h.box == box; }));
}

/// "Hand 2: …" where the box has several.
Phrase onHand(const Round &round, const LedgerLine &line, const Phrase &text) {
    if (line.hand == 0 || handsOf(round, line.box) < 2)
        return text;
    return say("explain.hand", line.hand, text);
}

Phrase mainFact(const Round &round, const LedgerLine &line) {
    const auto hand = handOf(round, line.box, line.hand);
    const int dealer = round.dealerTotal().total;
    const PlayRules &play = round.setup().rulebook->play;
    const bool dealerBlackjack = play.blackjack && round.dealerCards().size() == 2 && dealer == 21;
    const int dealerText = dealer;
    if (line.result == Result::Surrender)
        return "explain.hand-was-surrendered"_say;
    if (line.result == Result::EvenMoney)
        return "explain.blackjack-against-ace-and-player-took"_say;
    if (!hand)
        return {};
    const int total = hand->total.total;
    if (hand->bust)
        return say("explain.is-over-21-bust-lost-whatever", total);
    if (hand->blackjack) {
        if (dealerBlackjack)
            return "explain.both-have-blackjack"_say;
        if (round.dealerCards().size() == 1 || (!round.dealerCards()[0].isAce() && !round.dealerCards()[0].isTenValue()))
            return say("explain.blackjack-against-dealers-he-cannot-make", round.dealerCards().first(1));
        return say("explain.blackjack-dealer-has-and-no-blackjack", dealerText);
    }
    if (dealerBlackjack)
        return say("explain.dealer-has-blackjack-which-beats", total);
    if (dealer > play.dealerBustsOver)
        return say("explain.and-dealer-is-bust-with", total, dealerText);
    if (dealer == 22)
        return say("explain.and-dealer-makes-22-which-is", total);
    return say("explain.against-dealers", total, dealerText);
}

const SideBet *sideBetOf(const TableSetup &setup, const LedgerLine &line) {
    return line.kind >= 0 ? &setup.rulebook->sideBets[static_cast<std::size_t>(line.kind)] : nullptr;
}

/// The row a winning side bet was paid on, found by what it paid on and the clauses behind it.
const PayRow *rowOf(const SideBet &bet, const LedgerLine &line) {
    for (const PayRow &row : bet.rows)
        if (line.because == &row.clauses)
            return &row;
    return nullptr;
}

Phrase sideFact(const Round &round, const LedgerLine &line, const SideBet &bet) {
    const auto dealer = round.dealerCards();
    const int dealerText = round.dealerTotal().total;
    const PayRow *row = rowOf(bet, line);
    switch (bet.rule) {
    case SideBetRule::DealerBust:
        if (line.result == Result::Returned)
            return "explain.bets-placed-before-it-have-reached"_say;
        if (!row)
            return say("explain.dealer-has-not-bust-so-bet", dealerText);
        return say("explain.dealer-is-bust-with-in-cards", dealerText, dealer.size());
    case SideBetRule::TieOnTotal: {
        const auto hand = handOf(round, line.box, line.hand);
        if (hand && hand->bust)
            return say("explain.is-over-21-bust", hand->total.total);
        return say("explain.against-dealers-both-have-to-be", hand ? hand->total.total : 0, dealerText);
    }
    default: break;
    }
    if (!row && bet.rule == SideBetRule::Markers)
        return "explain.no-marker-was-used-on-this"_say;
    if (!row && bet.rule == SideBetRule::RunOfEights)
        return "explain.first-card-to-box-is-no"_say;
    std::vector<Card> cards;
    for (const Event &event : round.events())
        if (event.type == Event::Type::CardToHand && event.box == line.box && cards.size() < 2)
            cards.push_back(event.card);

    const bool withDealer = bet.rule == SideBetRule::LuckyEights || bet.rule == SideBetRule::ThreeCardTotal;
    const Name won = row ? rowName(bet.kind, row->name) : Name();
    if (bet.rule == SideBetRule::Markers || bet.rule == SideBetRule::RunOfEights)
        return say("explain.on-box", won);
    if (withDealer && row)
        return say("explain.with-dealers", cards, dealer.first(1), won);
    if (withDealer)
        return say("explain.with-dealers-no-row-of-pay", cards, dealer.first(1));
    if (row)
        return say("explain.cards-and-row", cards, won);
    return say("explain.no-pair-for-this-bet", cards);
}

Phrase markersPaid(const LedgerLine &line, int markers) {
    const Money chips{line.stake}, marked{line.pays - line.stake}, pays{line.pays};
    if (line.stake == 0)
        return markers == 1 ? say("explain.it-wins-its-marker-stands-for", marked, pays)
                            : say("explain.it-wins-its-markers-stand-for", markers, marked, pays);
    return markers == 1 ? say("explain.it-wins-for-chips-and-for", chips, marked, pays)
                        : say("explain.it-wins-for-chips-and-for-markers", chips, marked, markers, pays);
}

Phrase outcome(const Round &round, const LedgerLine &line) {
    const TableSetup &setup = round.setup();
    const Money stake{line.stake};
    const Money pays{line.pays};
    switch (line.result) {
    case Result::Win: {
        const SideBet *bet = sideBetOf(setup, line);
        const PayRow *row = bet ? rowOf(*bet, line) : nullptr;
        if (row)
            return say("explain.that-pays-pays", row->pays[static_cast<std::size_t>(setup.payTable - 1)], stake, pays);
        const auto hand = handOf(round, line.box, line.hand);
        if (line.kind == mainBet && hand && hand->markers > 0)
            return markersPaid(line, hand->markers);
        const PlayRules &play = setup.rulebook->play;
        const Ratio odds = line.kind == insuranceBet ? play.insurancePays
                           : line.kind == bonusBet
                               ? (line.because == &play.bonusSpadesRow ? play.bonusSpades : play.bonusMixed)
                           : hand && hand->blackjack ? play.blackjackPays
                                                     : play.regularPays;
        return say("explain.it-wins-at-pays", odds, stake, pays);
    }
    case Result::EvenMoney: return say("explain.it-is-paid-1-to-1", stake, pays);
    case Result::Lose:
        if (line.takes < line.stake)
            return say("explain.of-only-first-bet-is-lost", stake, Money{line.takes}, Money{line.stake - line.takes});
        if (line.stake == 0)
            return "explain.it-loses-but-there-are-no"_say;
        return say("explain.it-loses-take", Money{line.takes});
    case Result::StandOff:
        if (line.stake == 0)
            return "explain.it-stands-off-its-marker-earns"_say;
        return say("explain.it-stands-off-nothing-is-paid", stake);
    case Result::Surrender:
        return say("explain.half-of-is-lost-for-good", stake, Money{line.takes}, Money{line.stake - line.takes});
    case Result::Returned: return say("explain.goes-back-to-player", stake);
    }
    return {};
}

} // namespace

Phrase payTableText(const TableSetup &setup) {
    return setup.decks == 1 ? say("explain.pay-table-is-in-force-one", setup.payTable)
                            : say("common.pay-table-is-in-force-decks", setup.payTable, setup.decks);
}

Phrase moneyPrompt(const Round &round, const MoneyAsked &asked) {
    int bettors = 0;
    for (const Bet &bet : round.setup().bets)
        bettors += bet.box == asked.box && round.setup().playerName(bet.player) != asked.player;
    const bool severalHands = asked.kind == "main" && handsOf(round, asked.box) > 1;
    const int box = asked.box;
    const Name bet = betName(asked.kind);
    Phrase place = say("common.box", Box{box});
    if (asked.hand > 0 && (severalHands || round.setup().rulebook->isSideBet(asked.kind, SideBetRule::TieOnTotal)) &&
        handsOf(round, asked.box) > 1)
        place = say("common.box-hand", Box{box}, asked.hand);
    else if (severalHands)
        place = say("explain.box-all-hands-together", Box{box});
    if (bettors > 0)
        place = say("explain.player", place, playerName(asked.player));
    switch (asked.measure) {
    case Measure::Pays: return say("explain.what-do-you-pay", place, bet);
    case Measure::Takes: return say("explain.how-much-of-do-you-take", place, bet);
    case Measure::Returns: return say("explain.how-much-of-goes-back-to", place, bet);
    }
    return {};
}

void explainLine(std::vector<Step> &steps, const Round &round, const LedgerLine &line, const std::vector<std::string> &also,
                 bool oneOfSeveral) {
    const TableSetup &setup = round.setup();
    Phrase fact;
    if (line.kind == mainBet)
        fact = mainFact(round, line);
    else if (line.kind == insuranceBet)
        fact = line.result == Result::Returned ? "explain.player-took-even-money-his-insurance"_say
               : line.result == Result::Win    ? "explain.dealers-second-card-is-worth-ten"_say
                                               : "explain.dealers-second-card-is-not-worth"_say;
    else if (line.kind == bonusBet)
        fact = line.because == &setup.rulebook->play.bonusSpadesRow ? "explain.6-7-8-all-of-spades"_say
                                                                    : "explain.6-7-8-not-all-of"_say;
    else if (const SideBet *bet = sideBetOf(setup, line))
        fact = sideFact(round, line, *bet);
    std::vector<std::string> behind;
    for (const ClauseId id : line.clauses())
        behind.push_back(setup.rulebook->clauseName(id));
    if (oneOfSeveral && !fact.isEmpty()) {
        behind.insert(behind.end(), also.begin(), also.end());
        const Phrase both = Phrase::plain(Listing{{fact, outcome(round, line)}, Listing::As::Sentences});
        steps.push_back({onHand(round, line, both), behind});
        return;
    }
    if (!fact.isEmpty())
        steps.push_back({onHand(round, line, fact), also});
    steps.push_back({onHand(round, line, outcome(round, line)), behind});
}

} // namespace pitwise
