// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cards that went wrong in the opening deal, and cards that should not be there at all.
#include "core/quiz/families/lists.h"
#include "core/quiz/families/trouble.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using enum RulingCode;

QJsonObject misdealFacts(const char *stage, const char *settled, bool reconstructible) {
    return {{L1("stage"), L1(stage)}, {L1("settled"), L1(settled)}, {L1("reconstructible"), reconstructible}};
}

// ---------------------------------------------------------------- bad cards and misdeals

/// What may go wrong here. The void rulings are two of the same words, and so asked half as often each.
std::vector<Rival> voidOrRepairRivals(Maker &m) {
    const Rival foreign{"foreign-cards", {{L1("found"), L1("foreign")}}, "irregularities.that-is-for-cards-that-are-no"_say};
    if (m.rules().rulings->repairBy == RepairBy::Settlement)
        return {foreign,
                {"misdeal", misdealFacts("initial", "none", true), "irregularities.that-is-where-cards-can-be-put"_say},
                {"misdeal", misdealFacts("initial", "none", false), "irregularities.here-cards-can-be-put-back"_say},
                {"misdeal", misdealFacts("initial", "interim", true), "irregularities.that-is-once-bets-on-opening"_say}};
    const Rival lost{"misdeal", misdealFacts("initial", "none", false), "irregularities.only-lost-order-voids-round"_say};
    return {m.chance(50) ? foreign : lost,
            {"misdeal", misdealFacts("initial", "none", true), "irregularities.that-is-where-cards-can-be-put"_say},
            {"misdeal", misdealFacts("subsequent", "interim", false), "irregularities.that-is-once-bets-are-settled"_say}};
}

Incident badCards(Maker &m, Trouble &t) {
    const std::string_view found = m.oneOf({"extra", "missing", "foreign", "unshuffled"});
    Incident incident{"foreign-cards", {{L1("found"), QLatin1String(found.data(), static_cast<int>(found.size()))}}, {}};
    t.deal();
    const int box = m.oneOf(t.boxes);
    t.playTo(box);
    t.scene.settled = true;
    if (found == "foreign") {
        t.scene.cards.push_back({Scene::CardChange::What::OtherBack, t.round().activeBox(), 1, 0, std::nullopt});
        incident.story = {say("irregularities.box-asked-for-card-and-this", Box{t.round().activeBox()})};
    } else {
        incident.story = {found == "extra"     ? "irregularities.count-shows-one-card-too-many"_say
                          : found == "missing" ? "irregularities.count-shows-that-card-is-missing"_say
                                               : "irregularities.you-see-that-one-deck-was"_say};
    }
    incident.defensible = {{VoidRound}};
    incident.further = m.rules().rulings->repairBy == RepairBy::Settlement ? std::vector<std::string>{"5.5", "1.39", "5.18"}
                                                                           : std::vector<std::string>{"5.1"};
    return incident;
}

/// The second card of a box lies at its neighbour's.
void misplaceCard(Trouble &t, int box, int there) {
    for (const Round::HandState &hand : t.round().hands())
        if (hand.box == box) {
            t.addCard(there, hand.cards[1]);
            t.missing(box, 1);
        }
}

/// In the opening deal, or (Free Bet, nothing settled yet) a card asked for that went to another box.
Incident misdeal(Maker &m, Trouble &t, bool late, bool repairable) {
    const bool bySettlement = m.rules().rulings->repairBy == RepairBy::Settlement;
    const std::size_t at = static_cast<std::size_t>(m.between(1, static_cast<int>(t.boxes.size()) - 2));
    const int box = t.boxes[at], next = t.boxes[at + 1];
    Incident incident{"misdeal", {}, {}};
    t.deal();
    if (bySettlement && !late && m.chance(40)) {
        t.playTo(box);
        t.draw(2, 4); // his first card came right
        t.addCard(next, m.worth(m.between(2, 9)));
        t.scene.settled = true;
        incident.facts = misdealFacts("subsequent", "none", repairable);
        incident.story = {say("irregularities.card-that-box-asked-for-went", Box{box}, Box{next}),
                          "irregularities.you-see-it-at-once"_say};
    } else {
        const SeenAt noticed = noticeOpening(t, late);
        incident.facts = noticed.facts;
        incident.facts[L1("reconstructible")] = repairable;
        if (!late && m.chance(60)) {
            misplaceCard(t, box, next);
            incident.story = {say("irregularities.second-card-of-box-lies-at", Box{box}, Box{next})};
        } else {
            incident.story = {say(m.rules().play.printed ? "irregularities.in-opening-deal-boxes-and-got-each"_say
                                                         : "irregularities.in-opening-deal-boxes-and-got"_say,
                                  Box{box}, Box{next})};
        }
        incident.story.push_back(noticed.told);
    }
    incident.story.push_back(repairable ? "common.right-order-of-cards-is-known"_say
                                        : "common.nobody-can-tell-any-more-which"_say);
    if (bySettlement) {
        incident.further = {"5.7", "5.7.tail"};
        if (!late && repairable)
            incident.further.emplace_back("1.27");
    } else if (!late && !repairable) {
        incident.defensible = {{VoidRound, EarlierRoundsStand}};
    }
    return incident;
}

std::optional<Question> voidOrRepair(Maker &m) {
    const bool bySettlement = m.rules().rulings->repairBy == RepairBy::Settlement;
    // Foreign cards, an order that is known, one that is lost, and too late for it: as often as their rulings differ.
    const int way = bySettlement ? m.between(0, 3) : m.oneOf({0, 2, 1, 1, 3, 3});
    const bool sums = m.chance(25) && (bySettlement ? way == 0 : way != 3);
    Trouble t(m, m.between(3, 4));
    const bool late = way == 3 || (!bySettlement && way == 1 && m.chance(50));
    if (sums)
        t.laterBet(1);
    if (late || (sums && bySettlement && m.chance(50)))
        t.openingBet(1);
    Incident incident = way == 0 ? badCards(m, t) : misdeal(m, t, late, way == 1 || (bySettlement && way == 3));
    incident.rivals = voidOrRepairRivals(m);
    incident.closed = true;
    const bool ticks = !sums && bySettlement && m.chance(40);
    auto question = sums || ticks ? ruledQuestion(m, incident, "trouble.tick-everything-that-holds-now"_say)
                                  : rulingQuestion(m, incident);
    if (!question)
        return question;
    t.dress(*question, incident.kind == std::string_view("misdeal") ? t.boxes[1] : t.round().activeBox());
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    if (sums)
        askWhatGoesBack(*question, t, *ruling);
    else if (ticks)
        setHolds(*question, *ruling, t.boxes[1]);
    return question;
}

// ---------------------------------------------------------------- boxes with too few or too many cards

struct CardsCase {
    const char *kind;
    bool late;
    int cards; ///< short-deal
};

std::vector<CardsCase> cardsCases(const Maker &m) {
    if (m.rules().rulings->repairBy == RepairBy::Settlement)
        return {{"short-deal", false, 1}, {"empty-box-dealt", false, 0}, {"short-deal", true, 1}, {"short-deal", true, 0}};
    // What is put right early is one ruling for two cases.
    std::vector<CardsCase> cases{{"short-deal", false, 0}, {"empty-box-dealt", false, 0}, {"short-deal", true, 0},
                                 {"short-deal", true, 0},  {"empty-box-dealt", true, 0},  {"empty-box-dealt", true, 0}};
    if (!m.rules().play.printed) {
        cases[0].cards = m.rules().play.printed ? 0 : 1;
        cases.push_back({"short-deal", true, 1});
        cases.push_back({"short-deal", true, 1});
    }
    return cases;
}

std::vector<Rival> cardsRivals(const Maker &m, bool repairable) {
    const bool bySettlement = m.rules().rulings->repairBy == RepairBy::Settlement;
    const auto facts = [&](bool late, int cards, bool surplus, bool known) {
        QJsonObject all{{L1("stage"), late && !bySettlement ? L1("subsequent") : L1("initial")},
                        {L1("settled"), late ? L1("interim") : L1("none")}};
        if (!surplus)
            all[L1("cards")] = cards;
        if (bySettlement)
            all[L1("reconstructible")] = known;
        return all;
    };
    const int few = m.rules().play.printed ? 0 : 1;
    std::vector<Rival> rivals{
        {"short-deal", facts(false, few, false, true), "irregularities.that-is-while-nothing-has-been"_say},
        {"short-deal", facts(true, 0, false, true), "irregularities.that-is-for-box-with-bet"_say}};
    if (bySettlement) {
        rivals[1].label = "irregularities.that-is-once-bets-on-opening"_say;
        rivals.push_back({"short-deal", facts(false, few, false, false),
                          repairable ? "irregularities.here-cards-can-be-put-back"_say
                                     : "irregularities.that-is-where-order-is-lost"_say});
        return rivals;
    }
    if (few == 1)
        rivals.push_back({"short-deal", facts(true, 1, false, true), "irregularities.that-is-for-box-with-one"_say});
    rivals.push_back({"empty-box-dealt", facts(true, 0, true, true), "irregularities.that-is-for-box-without-bet"_say});
    return rivals;
}

/// Lays out the box that has too few cards, or cards and no bet; gives it, or 0.
int layWrongCards(Maker &m, Trouble &t, const CardsCase &what) {
    const bool printed = m.rules().play.printed.has_value();
    if (what.kind == std::string_view("empty-box-dealt")) {
        const int box = t.emptyBox(t.first() + 1);
        if (box > 0) {
            t.addCard(box, m.worth(m.between(2, 10)));
            if (!printed && m.chance(70))
                t.addCard(box, m.worth(m.between(2, 10)));
        }
        return box;
    }
    if (what.cards == 1) {
        const int box = t.boxes[static_cast<std::size_t>(m.between(1, static_cast<int>(t.boxes.size()) - 1))];
        t.missing(box, 1);
        return box;
    }
    const int box = t.emptyBox(t.first() + 1);
    if (box == 0)
        return 0;
    const std::string player = Trouble::playerAt(t.boxes.size());
    m.seat(t.setup, box, player.c_str());
    t.betWithoutCards(box, player, m.stake());
    return box;
}

std::optional<Question> wrongCards(Maker &m) {
    const bool bySettlement = m.rules().rulings->repairBy == RepairBy::Settlement;
    const bool surplusLate = bySettlement && m.chance(20); // there only the cards are certain (C37)
    const CardsCase what = surplusLate ? CardsCase{"empty-box-dealt", true, 0} : m.oneOf(cardsCases(m));
    const bool surplus = what.kind == std::string_view("empty-box-dealt");
    const bool repairable = !bySettlement || what.late || m.chance(60);
    Trouble t(m, m.between(3, 4));
    if (what.late)
        t.openingBet(0);
    const int box = layWrongCards(m, t, what);
    if (box == 0)
        return std::nullopt;
    t.deal();
    const SeenAt noticed = noticeOpening(t, what.late);
    Incident incident{what.kind, noticed.facts, {noticed.told}};
    if (!surplus)
        incident.facts[L1("cards")] = what.cards;
    if (bySettlement) {
        incident.facts[L1("reconstructible")] = repairable;
        incident.story.push_back(repairable ? "common.right-order-of-cards-is-known"_say
                                            : "common.nobody-can-tell-any-more-which"_say);
    }
    if (m.isGame("lucky8") && what.late && what.cards == 1)
        incident.further = {"5.16"};
    incident.rivals = cardsRivals(m, repairable);
    incident.closed = true;
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    // Where the order is lost, what is left to say is part of every other ruling: then it is ticked.
    const bool asRuling = !bySettlement || (repairable && !surplusLate && m.chance(50));
    auto question = asRuling ? rulingQuestion(m, incident, say("irregularities.look-at-box-what-is-ruling", Box{box}))
                             : ruledQuestion(m, incident, "trouble.tick-everything-that-holds-now"_say);
    if (!question)
        return question;
    t.dress(*question, box);
    if (asRuling)
        return question;
    if (surplusLate || (surplus && m.chance(50))) {
        question->prompt = say("irregularities.what-becomes-of-cards-at-box", Box{box});
        setEither(m, *question, "irregularities.they-go-back-into-right-order"_say,
                  "irregularities.they-go-into-discard-holder"_say, ruling->has(Reconstruct),
                  ruling->has(Reconstruct) ? "trouble.they-are-put-back-not-thrown-away"_say
                                           : "trouble.once-bets-are-settled-cards-are-not"_say);
        question->target = 8;
        return question;
    }
    setHolds(*question, *ruling, box, surplus);
    return question;
}

} // namespace

std::vector<Family> openingDealRulings() {
    return {
        {"void-or-repair",
         Topic::Irregularities,
         "family.void-or-repair"_say,
         {{"lucky8", "5.1 5.1.1 5.1.2 5.2 5.6.1 5.6.2 6.1"},
          {"dueling8s", "5.1 5.1.1 5.1.2 5.2 5.6.1 5.6.2 6.1"},
          {"freebet", "1.27 1.39 5.5 5.5.1 5.5.2 5.5.4 5.6 5.7 5.7.1 5.7.2 5.7.3 5.7.tail 5.9 5.10.1 5.18"}},
         voidOrRepair},
        {"missing-or-surplus-cards",
         Topic::Irregularities,
         "family.missing-or-surplus-cards"_say,
         {{"lucky8", "5.6.1 5.13 5.14 5.15 5.16 5.16.1 5.16.2"},
          {"dueling8s", "5.6.1 5.11 5.12 5.13"},
          {"freebet", "5.7.1 5.7.2 5.7.3 5.7.tail 5.9 5.10.1 5.10.3"}},
         wrongCards},
    };
}

} // namespace pitwise
