// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/guards.h"

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

/// What matters of one box, gathered once.
struct BoxFacts {
    int box = 0;
    std::vector<Round::HandState> hands;
    std::vector<const Bet *> mains, sides;
    bool freeBets = false, doubled = false, mixedTens = false, tensSplitFree = false;
    int surrendered = 0, evenMoney = 0, insuredByOwner = 0, insuredByOther = 0, markers = 0, run = 1;
    Card first;
};

BoxFacts gather(const Round &round, int number) {
    BoxFacts facts;
    facts.box = number;
    const TableSetup &setup = round.setup();
    facts.freeBets = setup.rulebook->play.freeBets;
    for (const Bet &bet : setup.bets)
        if (bet.box == number)
            (bet.kind == mainBet ? facts.mains : facts.sides).push_back(&bet);
    for (const Round::HandState &hand : round.hands())
        if (hand.box == number) {
            facts.hands.push_back(hand);
            facts.doubled |= hand.doubled && hand.markers == 0;
            facts.markers += hand.markers;
        }
    std::vector<Card> opening;
    bool runOpen = true;
    for (const Event &event : round.events()) {
        if (event.box != number)
            continue;
        switch (event.type) {
        case Event::Type::CardToHand:
            if (opening.size() < 2)
                opening.push_back(event.card);
            runOpen = runOpen && event.card.rank() == Rank::Eight;
            facts.run += runOpen;
            break;
        case Event::Type::Surrendered: ++facts.surrendered; break;
        case Event::Type::EvenMoney: ++facts.evenMoney; break;
        case Event::Type::Insured: ++(event.player == event.other ? facts.insuredByOwner : facts.insuredByOther); break;
        default: break;
        }
    }
    if (!opening.empty())
        facts.first = opening[0];
    if (opening.size() == 2 && facts.hands.size() > 1 && opening[0].isTenValue()) {
        facts.mixedTens = opening[0].rank() != opening[1].rank();
        facts.tensSplitFree = facts.markers > 0 && opening[0].rank() == Rank::Ten && opening[1].rank() == Rank::Ten;
    }
    return facts;
}

bool has(const BoxFacts &facts, const TableSetup &setup, SideBetRule rule) {
    return std::any_of(facts.sides.begin(), facts.sides.end(), [&](const Bet *bet) {
        return bet->kind >= 0 && setup.rulebook->sideBets[static_cast<std::size_t>(bet->kind)].rule == rule;
    });
}

} // namespace

bool isNeverAsked(std::string_view item) {
    static constexpr std::array<std::string_view, 14> items{"A12", "A14", "A17", "A24", "A25", "A30", "A36",
                                                            "A39", "A48", "A49", "B11", "B17", "C18", "C30"};
    return std::find(items.begin(), items.end(), item) != items.end();
}

std::vector<std::string> readingsTouched(const Round &round, const MoneyAsked *asked) {
    std::vector<std::string> items;
    const TableSetup &setup = round.setup();
    const PlayRules &play = setup.rulebook->play;
    const auto touch = [&](const char *item, bool touched) {
        if (touched && std::find(items.begin(), items.end(), item) == items.end())
            items.emplace_back(item);
    };
    const auto about = [&](std::string_view kind) { return !asked || asked->kind == kind; };
    const auto aboutSide = [&](const BoxFacts &facts, SideBetRule rule) {
        return (!asked || setup.rulebook->isSideBet(asked->kind, rule)) && has(facts, setup, rule);
    };
    const auto dealer = round.dealerCards();
    const bool dealerBlackjack = play.blackjack && dealer.size() == 2 && round.dealerTotal().total == 21;

    for (int number = 1; number <= setup.boxes; ++number) {
        if (asked && asked->box != number)
            continue;
        const BoxFacts facts = gather(round, number);
        if (facts.mains.empty())
            continue;
        const bool split = facts.hands.size() > 1;
        const bool shared = facts.mains.size() > 1;
        const bool bust = std::any_of(facts.hands.begin(), facts.hands.end(), [](const auto &h) { return h.bust; });
        const int mainsIn = static_cast<int>(facts.mains.size()) - facts.surrendered - facts.evenMoney;

        if (about("main")) {
            const bool boxShared = play.overMax == MainOverMax::BoxShared;
            touch("A01", !facts.freeBets && dealerBlackjack && bust && (split || facts.doubled));
            touch("C10", facts.freeBets && dealerBlackjack && facts.hands.size() > 2);
            touch("A07", !facts.freeBets && facts.mixedTens && facts.doubled);
            touch("C01", facts.tensSplitFree);
            touch("C14", facts.freeBets && shared && facts.markers > 0);
            touch("C21", facts.freeBets && shared && facts.surrendered > 0);
            touch("A25", facts.hands.size() > 2 && mainsIn > 1);
            for (const Bet *bet : facts.mains) {
                touch("A24", (split || facts.doubled) && 2 * bet->placed > setup.mainLimits.max);
                if (!boxShared || bet->counts == bet->placed)
                    continue;
                touch("C27", bet->counts == setup.mainLimits.min);
            }
            if (boxShared && shared)
                for (const Bet *bet : facts.mains) {
                    const bool over = std::any_of(facts.mains.begin(), facts.mains.end(),
                                                  [](const Bet *b) { return b->counts != b->placed; });
                    const bool self = asked && setup.playerName(bet->player) == asked->player;
                    touch("C27", over && bet->placed < setup.mainLimits.min && !self);
                }
            for (const auto &hand : facts.hands)
                touch("C18", facts.freeBets && hand.doubled && !hand.fromSplit && hand.markers == 0 &&
                                 hand.cards[0].isAce() && hand.cards[1].isAce());
        }
        if (play.control == ControlBy::Largest && shared && setup.seated[static_cast<std::size_t>(number)] == nobody) {
            Cents most = 0;
            for (const Bet *bet : facts.mains)
                most = std::max(most, bet->placed);
            touch("C30", std::count_if(facts.mains.begin(), facts.mains.end(),
                                       [&](const Bet *b) { return b->placed == most; }) > 1);
        }
        if (about("main") || about("insurance")) {
            touch("A12", facts.evenMoney > 0 && (shared || facts.insuredByOther > 0));
            touch("C22", facts.freeBets && facts.evenMoney > 0 && facts.insuredByOwner > 0);
        }
        if (aboutSide(facts, SideBetRule::LuckyEights) && !facts.hands.empty()) {
            // The opening cards, whatever a split has made of them since.
            std::vector<Card> three;
            for (const Event &event : round.events())
                if (event.type == Event::Type::CardToHand && event.box == number && three.size() < 2)
                    three.push_back(event.card);
            if (three.size() == 2 && !dealer.empty())
                touch("A03", three[0].rank() == three[1].rank() && three[1].rank() == dealer[0].rank() &&
                                 dealer[0].rank() != Rank::Eight);
        }
        if (aboutSide(facts, SideBetRule::RunOfEights)) {
            touch("B03", facts.run > 4);
            touch("B06", facts.first.rank() == Rank::Eight && facts.surrendered > 0 && mainsIn > 0);
        }
        if (aboutSide(facts, SideBetRule::TieOnTotal))
            touch("B11", facts.surrendered > 0 && mainsIn == 0);
        if (play.printed && aboutSide(facts, SideBetRule::DealerBust))
            touch("B14", facts.surrendered > 0);
    }

    if (!asked && round.stage() == Stage::Play) {
        const Round::HandState hand = round.activeHandState();
        const bool two = hand.cards.size() == 2;
        const bool aces = two && hand.cards[0].isAce() && hand.cards[1].isAce();
        const bool oneAce = two && hand.cards[0].isAce() != hand.cards[1].isAce();
        touch("C06", play.freeBets && oneAce && (hand.total.total == 19 || hand.total.total == 20));
        touch("C18", play.freeBets && aces && !hand.fromSplit);
        touch("C01", play.freeBets && two && hand.cards[0].rank() == Rank::Ten && hand.cards[1].rank() == Rank::Ten);
        touch("A07", !play.freeBets && two && hand.fromSplit && gather(round, hand.box).mixedTens);
    }
    return items;
}

} // namespace pitwise
