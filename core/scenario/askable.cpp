// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/qttext.h"
#include "core/quiz/family.h"
#include "core/quiz/shapes.h"
#include "core/scenario/point.h"

#include <algorithm>

namespace pitwise {
namespace {

bool isFor(const char *family, const Rulebook &rules) {
    const Family *known = findFamily(family);
    return known && known->isFor(rules);
}

/// Gathers what fits, each with the family that asks the like in that game.
class Offers {
public:
    Offers(const Scenario &scenario, const ScenarioPoint &point)
        : m_scenario(scenario), m_point(point), m_rules(point.ruling ? point.ruling->book
                                                        : point.live ? point.live->round().setup().rulebook
                                                                     : nullptr) {}

    std::vector<AskOffer> all() {
        if (m_point.ruling)
            ofIncident(*m_point.ruling);
        if (m_point.live)
            ofTable(m_point.live->round());
        return std::move(m_list);
    }

private:
    void add(Ask ask, const char *family, Phrase title) {
        if (isFor(family, *m_rules))
            m_list.push_back({std::move(ask), family, std::move(title)});
    }

    void ofIncident(const Ruling &ruling) {
        const char *family = familyOfKind(m_scenario.incident->kind, *m_rules);
        const bool award =
            ruling.has(RulingCode::Controls) || ruling.has(RulingCode::Awarded) || ruling.has(RulingCode::NoBetAccepted);
        const bool needsRound = ruling.kind == SituationKind::NextCard || ruling.kind == SituationKind::DealerDraws ||
                                ruling.kind == SituationKind::Bust;
        if (award)
            add({AskKind::Award}, family,
                ruling.kind == SituationKind::WhoControls ? "common.who-calls-decisions"_say : "ask.who-gets-it"_say);
        else if (!needsRound)
            add({AskKind::Ruling}, family, "ask.rule-on-it"_say);
        if (ruling.card)
            add({AskKind::Card}, family, "ask.which-card-dealer-gets"_say);
        if (ruling.total)
            add({AskKind::StandsTotal}, family, "ask.which-total-of-dealer-counts"_say);
        for (const PlacedBet &bet : ruling.shares)
            add({AskKind::Share, 0, 0, bet.player}, family, say("ask.how-much-of-s-bet-counts", playerName(bet.player)));
        for (const PlacedBet &bet : ruling.returns)
            add({AskKind::Share, 0, 0, bet.player}, family, say("ask.how-much-goes-back-to", playerName(bet.player)));
    }

    void ofTable(const Round &round) {
        if (m_point.toDealer)
            add({AskKind::DealerDraw}, "dealer-draws-at-all", "ask.how-much-dealer-draws"_say);
        if (m_point.between) // this table has gone by, and what comes of it does not lie there yet
            return;
        const TableSetup &setup = round.setup();
        if (round.stage() == Stage::Offers)
            for (const Round::Offer &offer : round.offers())
                if (!isBlackjackInDoubt(round, offer))
                    add({AskKind::Offers, offer.box, 0, setup.playerName(offer.player)}, "offers-due",
                        say("ask.what-is-open-to-on-box", playerName(setup.playerName(offer.player)), Box{offer.box}));
        if (round.stage() == Stage::Play) {
            add({AskKind::Actions}, "allowed-actions", say("ask.what-box-may-do", Box{round.activeBox()}));
            if (handsOf(round, round.activeBox()) > 1)
                add({AskKind::NextCard}, "next-card-hand", "common.which-hand-gets-next-card-2"_say);
        }
        ofLedger(round);
        for (int box = 1; box <= setup.boxes; ++box)
            if (std::count_if(setup.bets.begin(), setup.bets.end(),
                              [&](const Bet &bet) { return bet.box == box && bet.kind == mainBet; }) > 1 &&
                round.stage() != Stage::Settled)
                add({AskKind::Controls, box}, "who-controls", say("ask.who-calls-box", Box{box}));
        for (const Round::HandState &hand : round.hands())
            if (hand.cards.size() > 1)
                add({AskKind::Total, hand.box, hand.hand}, "hand-total",
                    say("ask.total-of-box-hand", Box{hand.box}, hand.hand));
        const auto sides = std::count_if(round.ledger().begin(), round.ledger().end(),
                                         [](const LedgerLine &line) { return line.kind >= 0; });
        if (sides > 1)
            add({AskKind::Order}, "lucky-lucky-service", "ask.in-which-order-these-bets-are"_say);
    }

    /// Whether a Blackjack may be surrendered where no Ace is shown is open (A20).
    static bool isBlackjackInDoubt(const Round &round, const Round::Offer &offer) {
        const auto hands = round.hands();
        return !offer.evenMoney && std::any_of(hands.begin(), hands.end(),
                                               [&](const Round::HandState &h) { return h.box == offer.box && h.blackjack; });
    }

    static std::ptrdiff_t handsOf(const Round &round, int box) {
        const auto hands = round.hands();
        return std::count_if(hands.begin(), hands.end(), [&](const Round::HandState &hand) { return hand.box == box; });
    }

    void ofLedger(const Round &round) {
        const TableSetup &setup = round.setup();
        std::vector<Ask> seen;
        for (const LedgerLine &line : round.ledger()) {
            const bool several = handsOf(round, line.box) > 1;
            const bool byHand =
                several && line.hand > 0 &&
                (line.kind == mainBet || setup.rulebook->isSideBet(setup.kindName(line.kind), SideBetRule::TieOnTotal));
            Ask ask{AskKind::Amount, line.box, 0, setup.playerName(line.player), std::string(setup.kindName(line.kind))};
            // Before the round is over only what can bring no further line: a hand of a box may still be open.
            if (round.stage() == Stage::Settled || !byHand)
                addMoney(ask, line, seen);
            if (byHand) {
                ask.hand = line.hand;
                addMoney(ask, line, seen);
            }
        }
    }

    void addMoney(Ask ask, const LedgerLine &line, std::vector<Ask> &seen) {
        if (std::find(seen.begin(), seen.end(), ask) != seen.end())
            return;
        seen.push_back(ask);
        const char *family = familyOfBet(m_point.live->round(), ask);
        const Phrase place = ask.hand > 0 ? say("ask.box-hand", Box{ask.box}, ask.hand) : say("ask.box", Box{ask.box});
        const std::vector<PhraseArg> words{place, playerName(ask.player), betName(ask.bet)};
        add(ask, family, Phrase("ask.pay-s"_say, words));
        ask.measure = Measure::Takes;
        add(ask, family, Phrase("ask.take-from-s"_say, words));
        ask.measure = Measure::Returns;
        if (line.result == Result::Surrender || line.result == Result::Returned || line.result == Result::StandOff ||
            (line.takes > 0 && line.takes < line.stake + line.surplus))
            add(ask, family, Phrase("ask.give-back-on-s"_say, words));
    }

    const Scenario &m_scenario;
    const ScenarioPoint &m_point;
    const Rulebook *m_rules; ///< Null: there is nothing to ask.
    std::vector<AskOffer> m_list;
};

} // namespace

const char *familyOfKind(std::string_view kind, const Rulebook &rules) {
    static constexpr std::pair<std::string_view, const char *> families[] = {{"foreign-cards", "void-or-repair"},
                                                                             {"misdeal", "void-or-repair"},
                                                                             {"late-bet", "late-and-pulled-bets"},
                                                                             {"face-up-card", "shoe-and-shuffle"},
                                                                             {"shoe-empty", "shoe-and-shuffle"},
                                                                             {"cut-card-missed", "shoe-and-shuffle"},
                                                                             {"burn-forgotten", "shoe-and-shuffle"},
                                                                             {"card-unreadable", "shoe-and-shuffle"},
                                                                             {"dealer-overdraw", "dealers-hand-went-wrong"},
                                                                             {"dealer-no-card", "dealers-hand-went-wrong"},
                                                                             {"card-in-error", "card-nobody-asked-for"},
                                                                             {"card-refused", "card-nobody-asked-for"},
                                                                             {"short-deal", "missing-or-surplus-cards"},
                                                                             {"empty-box-dealt", "missing-or-surplus-cards"},
                                                                             {"player-skipped", "skipped-player"},
                                                                             {"absent-player", "absent-player"},
                                                                             {"simultaneous-draw", "two-cards-at-once"},
                                                                             {"dissatisfied", "may-i-pull-out"},
                                                                             {"under-minimum", "limit-ruling"},
                                                                             {"over-maximum", "limit-ruling"},
                                                                             {"earlier-round-limit-error", "a-round-late"},
                                                                             {"error-noticed-next-round", "a-round-late"},
                                                                             {"power-failure", "power-failure"},
                                                                             {"side-bet-without-main", "side-bet-offered"},
                                                                             {"squeeze-dealt-face-up", "squeeze"},
                                                                             {"not-covered", "who-decides"},
                                                                             {"officer", "who-decides"},
                                                                             {"who-controls", "who-controls"},
                                                                             {"side-bet-claim", "side-bet-ladder"},
                                                                             {"insurance-claim", "insurance-ladder"},
                                                                             {"bet-offered", "bet-offered"},
                                                                             {"side-bet-offered", "side-bet-offered"},
                                                                             {"responsibility", "who-answers-for-it"},
                                                                             {"call-due", "call-due"},
                                                                             {"setup", "setup-facts"}};
    for (const auto &[known, family] : families)
        if (known == kind && isFor(family, rules))
            return family;
    return "void-or-repair";
}

const char *familyOfBet(const Round &round, const Ask &ask) {
    const Rulebook &rules = *round.setup().rulebook;
    if (ask.bet == "insurance")
        return "insurance-payout";
    if (ask.bet == "bonus678")
        return "bonus-678-payout";
    static constexpr std::pair<SideBetRule, const char *> families[] = {{SideBetRule::RankPair, "pair-payout"},
                                                                        {SideBetRule::LuckyEights, "lucky8-payout"},
                                                                        {SideBetRule::RunOfEights, "superb-8s-payout"},
                                                                        {SideBetRule::TieOnTotal, "tie-on-18-payout"},
                                                                        {SideBetRule::PairClass, "rws-pairs-payout"},
                                                                        {SideBetRule::Markers, "lucky-stash-payout"},
                                                                        {SideBetRule::ThreeCardTotal, "lucky-lucky-payout"}};
    for (const auto &[rule, family] : families)
        if (rules.isSideBet(ask.bet, rule))
            return family;
    if (rules.isSideBet(ask.bet, SideBetRule::DealerBust))
        return rules.play.printed ? "21plus-payout" : "boom-busted-payout";
    int hands = 0;
    bool doubled = false, markers = false, blackjack = false;
    for (const Round::HandState &hand : round.hands())
        if (hand.box == ask.box) {
            ++hands;
            doubled |= hand.doubled;
            markers |= hand.markers > 0;
            blackjack |= hand.blackjack;
        }
    const bool dealer22 = round.dealerTotal().total == 22;
    for (const auto &[fits, family] : {std::pair{markers, "marker-payout"},
                                       {dealer22, "dealer-22"},
                                       {hands > 1, "multi-hand-payout"},
                                       {blackjack, "blackjack-payout"},
                                       {doubled, "double-payout"},
                                       {true, "main-bet-payout"}})
        if (fits && isFor(family, rules))
            return family;
    return "whole-table"; // asked in every game
}

std::vector<AskOffer> askableAt(const Scenario &scenario, const ScenarioPoint &point) {
    return Offers(scenario, point).all();
}

std::vector<AskOffer> askable(const Scenario &scenario, const Timeline &played, const Library &library) {
    Random random(0); // every card is wished for
    return askableAt(scenario, pointOf(scenario, played, library, random));
}

std::vector<AskOffer> askable(const Scenario &scenario, const Library &library) {
    return askable(scenario, Timeline(scenario, library), library);
}

} // namespace pitwise
