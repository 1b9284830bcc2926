// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shoe, shuffle, burn and damage; power failures, errors found a round late.
#include "core/quiz/families/lists.h"
#include "core/quiz/families/trouble.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using enum RulingCode;

// ---------------------------------------------------------------- shoe and shuffle

QJsonObject byHand(bool manual) {
    return {{L1("manualShuffle"), manual}};
}
QJsonObject burnFacts(bool late) {
    return {{L1("stage"), late ? L1("subsequent") : L1("initial")}, {L1("settled"), late ? L1("interim") : L1("none")}};
}

std::vector<Rival> shoeRivals(const Maker &m) {
    if (m.rules().rulings->repairBy == RepairBy::Settlement)
        return {{"shoe-empty", byHand(true), "shoe.that-is-for-shoe-that-cannot"_say},
                {"face-up-card", {}, "shoe.that-is-for-card-face-up"_say},
                {"card-unreadable", {{L1("outcomeEstablishable"), true}}, "shoe.that-is-for-card-that-cannot"_say}};
    return {{"shoe-empty", byHand(true), "shoe.that-is-for-shoe-that-cannot"_say},
            {"shoe-empty", byHand(false), "shoe.rules-say-themselves-what-to-do"_say},
            {"face-up-card", {}, "shoe.that-is-for-card-face-up"_say},
            {"cut-card-missed", byHand(true), "shoe.that-is-for-cut-card-that"_say},
            {"burn-forgotten", burnFacts(false), "shoe.that-is-for-burn-card-seen"_say},
            {"burn-forgotten", burnFacts(true), "shoe.that-is-for-burn-card-seen-late"_say}};
}

PhraseId shuffledHow(bool manual) {
    return manual ? "shoe.cards-are-shuffled-by-hand-at"_say : "shoe.table-has-shuffling-machine-nothing-is"_say;
}

Incident shoeEmpty(Maker &m, Trouble &t, bool manual) {
    t.scene.shoeLeft = m.between(1, 3);
    return {"shoe-empty",
            byHand(manual),
            {say("shoe.box-wants-card-and-these-are", Box{t.round().activeBox()}), shuffledHow(manual)}};
}

Incident cutCardMissed(Trouble &t, bool manual) {
    t.scene.cutCardOut = true;
    return {"cut-card-missed", byHand(manual), {"shoe.cut-card-came-out-last-round"_say, shuffledHow(manual)}};
}

/// `way`: one for each ruling. The two without a clause share theirs.
Incident shoeIncident(Maker &m, Trouble &t, int way) {
    if (way >= 4) { // the burn card
        const SeenAt seen = noticeOpening(t, way == 5);
        return {"burn-forgotten", seen.facts, {say("shoe.first-card-was-not-burned-it", Box{t.first()}), seen.told}};
    }
    t.playTo(t.boxes[static_cast<std::size_t>(m.between(0, 1))]);
    t.scene.settled = true;
    switch (way) {
    case 0: return shoeEmpty(m, t, true);
    case 1: return m.chance(50) ? shoeEmpty(m, t, false) : cutCardMissed(t, false);
    case 2:
        t.scene.faceUpInShoe = m.worth(m.between(2, 10));
        return {"face-up-card", {}, {say("shoe.box-wants-card-next-one-lies", Box{t.round().activeBox()})}};
    default: return cutCardMissed(t, true);
    }
}

Incident freeBetShoe(Maker &m, Trouble &t, int way) {
    t.playTo(t.boxes[static_cast<std::size_t>(m.between(0, 1))]);
    t.scene.settled = true;
    const int box = t.round().activeBox();
    if (way == 0) {
        t.scene.shoeLeft = m.between(1, 3);
        return {"shoe-empty", byHand(true), {say("shoe.box-wants-card-and-these-are", Box{box})}};
    }
    if (way == 1) {
        t.scene.faceUpInShoe = m.worth(m.between(2, 10));
        return {"face-up-card", {}, {say("shoe.box-wants-card-next-one-lies", Box{box})}};
    }
    const bool torn = m.chance(60);
    if (torn) {
        t.draw(2, 6);
        t.scene.cards.push_back({Scene::CardChange::What::Torn, box, 1, 0, std::nullopt});
    }
    const bool known = way == 2;
    return {"card-unreadable",
            {{L1("outcomeEstablishable"), known}},
            {torn ? say("shoe.last-card-of-box-is-torn", Box{box}) : say("shoe.card-drawn-to-box-has-fallen", Box{box}),
             known ? "shoe.shoes-record-shows-which-card-it"_say : "shoe.there-is-no-way-to-find"_say}};
}

std::optional<Question> whoCuts(Maker &m, Trouble &t, const Incident &incident) {
    auto question = ruledQuestion(m, incident, "shoe.player-of-which-box-cuts"_say);
    if (!question)
        return question;
    const int acting = t.round().activeBox();
    t.dress(*question, acting);
    question->scene.turnHidden = true;
    std::vector<std::pair<int, Phrase>> others;
    for (const int box : t.boxes)
        if (box != acting)
            others.emplace_back(box, "shoe.player-whose-hand-is-next-cuts"_say);
    setBox(m, *question, acting, others);
    question->story.front() = "shoe.these-are-last-cards-of-shoe"_say;
    question->story.emplace_back("shoe.discards-have-been-riffled-once"_say);
    question->target = 8;
    return question;
}

std::optional<Question> shoeAndShuffle(Maker &m) {
    const bool freebet = m.rules().rulings->repairBy == RepairBy::Settlement;
    const int way = freebet ? m.oneOf({0, 1, 1, 2, 2, 3}) : m.between(0, 5);
    const bool sums = freebet && (way == 0 || way == 3) && m.chance(40);
    Trouble t(m, m.between(3, 4));
    if (way == 5 && !freebet)
        t.openingBet(1);
    if (sums)
        t.laterBet(1);
    t.deal();
    Incident incident = freebet ? freeBetShoe(m, t, way) : shoeIncident(m, t, way);
    if (!freebet && way == 0 && m.chance(40))
        return whoCuts(m, t, incident);
    incident.rivals = shoeRivals(m);
    incident.closed = true;
    // The round goes on there too, and a card that was not burned is played like any other.
    if (way == 2 || way == 3)
        incident.defensible = {{Continue}};
    else if (way == 5)
        incident.defensible = {{PlayAsNormal}};
    auto question = sums ? ruledQuestion(m, incident, {}) : rulingQuestion(m, incident);
    if (!question)
        return question;
    t.dress(*question, t.round().activeBox());
    if (sums) {
        const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
        askWhatGoesBack(*question, t, *ruling);
        explain(*question, "shoe.every-bet-of-void-round-is"_say, {"5.18"});
    }
    return question;
}

// ---------------------------------------------------------------- lights out

/// Plays the round to where the power fails, with a bet decided by then or none.
void playToDarkness(Maker &m, Trouble &t, bool decided) {
    if (!decided && m.chance(40)) { // no card is out, so nothing is decided yet
        t.openingBet(1);
        return;
    }
    const bool byCards = decided && m.chance(50);
    if (byCards)
        t.openingBet(1); // lost by the opening cards, and still lying there
    else if (!decided && m.chance(50))
        t.laterBet(1);
    t.hand(t.first(), t.plainHand(13, 16));
    t.deal();
    if (decided && !byCards) {
        t.playTo(t.first());
        t.bust();
        t.scene.settled = true;
    } else if (m.chance(50)) {
        t.playTo(t.boxes[1]);
    }
}

void askToTakeBack(Maker &m, Question &question, Trouble &t, bool established) {
    const std::string player = Trouble::playerAt(1);
    question.asks[L1("player")] = QString::fromStdString(player);
    const auto bets =
        std::ranges::count_if(t.setup.bets, [&](const Bet &b) { return t.setup.playerName(b.player) == player; });
    if (!established && bets > 1 && m.chance(50)) { // all or nothing
        const bool part = m.chance(50);
        question.story.push_back(
            say(part ? "shoe.wants-main-bet-back-and-leave"_say : "shoe.wants-all-his-bets-back"_say, playerName(player)));
        question.prompt = "shoe.may-he-do-that"_say;
        setEither(m, question, "common.yes"_say, "common.no"_say, !part,
                  part ? "shoe.whoever-takes-bets-back-takes-all"_say : "shoe.nothing-is-decided-so-he-may"_say);
        return;
    }
    question.story.push_back(say("shoe.wants-all-his-bets-back", playerName(player)));
    question.prompt = say("trouble.how-much-goes-back-to-in", playerName(player));
    setAmount(question, established ? 0 : t.laidBy(player),
              {{established ? t.laidBy(player) : 0,
                established ? "shoe.once-bet-is-decided-round-goes"_say : "shoe.nothing-is-decided-so-he-may"_say}});
}

std::optional<Question> powerFailure(Maker &m) {
    const bool freebet = m.rules().rulings->repairBy == RepairBy::Settlement;
    const bool established = m.chance(50), sums = m.chance(35);
    Trouble t(m, m.between(3, 4));
    playToDarkness(m, t, established);
    const bool lights = !freebet || m.chance(60);
    t.scene.dark = lights;
    Incident incident{"power-failure",
                      {{L1("outcomeEstablished"), established}},
                      {lights ? "shoe.power-fails"_say : "shoe.electronic-shoe-stops-and-cannot-be"_say}};
    auto question = ruledQuestion(m, incident, {});
    if (!question)
        return question;
    t.dress(*question);
    if (sums && freebet) {
        const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
        askWhatGoesBack(*question, t, *ruling);
    } else if (sums) {
        askToTakeBack(m, *question, t, established);
    } else {
        setEither(m, *question, "shoe.round-is-played-to-its-end"_say,
                  freebet ? "shoe.round-is-void-and-all-bets"_say : "shoe.each-player-may-take-all-his"_say, established,
                  established ? "shoe.bet-is-decided-already-so-round"_say : "shoe.no-bet-is-decided-yet"_say);
    }
    question->steps.insert(
        question->steps.begin(),
        {established ? "shoe.bet-is-decided-already-so-round"_say : "shoe.no-bet-is-decided-yet"_say, {}});
    return question;
}

// ---------------------------------------------------------------- a round late

/// What holds for this round and for those before it.
void setLateTicks(Question &question, bool isVoid) {
    setTicks(
        question,
        {{"this-void", "shoe.this-round-is-void"_say, isVoid,
          isVoid ? "shoe.it-is-found-in-this-round"_say : "shoe.nothing-is-wrong-with-this-round"_say},
         {"this-goes-on", "shoe.this-round-goes-on"_say, !isVoid,
          isVoid ? "shoe.it-is-found-in-this-round"_say : "shoe.nothing-is-wrong-with-this-round"_say},
         {"earlier-stand", "shoe.rounds-before-it-stay-as-they"_say, true, "shoe.earlier-round-is-not-opened-again"_say},
         {"earlier-void", "shoe.rounds-before-it-are-void-too"_say, false, "shoe.earlier-round-is-not-opened-again"_say},
         {"ask-back", "shoe.what-was-wrongly-paid-is-asked"_say, false, "shoe.earlier-round-is-not-opened-again"_say}});
}

std::optional<Question> aRoundLate(Maker &m) {
    const bool freebet = m.rules().rulings->repairBy == RepairBy::Settlement;
    const int way = m.between(0, freebet ? 2 : 1);
    Trouble t(m, m.between(3, 4));
    t.deal();
    t.playTo(t.boxes[static_cast<std::size_t>(m.between(0, 1))]);
    t.scene.settled = true;
    const int box = t.round().activeBox();
    const Cents much = 2500 * m.between(1, 20) * m.scale();
    Incident incident{};
    if (way == 0) {
        incident = {"foreign-cards", {{L1("found"), L1("foreign")}}, {"shoe.this-card-must-have-been-in"_say}};
        t.scene.cards.push_back({Scene::CardChange::What::OtherBack, box, 1, 0, std::nullopt});
        incident.defensible = {{VoidRound}};
    } else if (way == 1) {
        incident = {"earlier-round-limit-error", {}, {}};
        incident.story = {m.chance(50) ? say("shoe.two-rounds-ago-box-was-paid", Box{box}, Money{much})
                                       : say("shoe.two-rounds-ago-you-took-bet", Box{box}, Money{m.mainLimits().min / 2})};
    } else {
        incident = {"error-noticed-next-round", {}, {}};
        incident.story = {m.chance(50) ? say("shoe.last-round-box-was-given-card", Box{box})
                                       : say("shoe.last-round-you-paid-box-too", Box{box}, Money{much})};
    }
    incident.rivals = {{"foreign-cards", {{L1("found"), L1("foreign")}}, "shoe.nothing-is-wrong-with-this-round"_say},
                       {"earlier-round-limit-error", {}, "shoe.card-that-does-not-belong-voids"_say}};
    if (freebet)
        incident.rivals.push_back({"error-noticed-next-round", {}, "shoe.card-that-does-not-belong-voids"_say});
    incident.closed = true;
    // That earlier rounds stand is all there is to say of either error of an earlier round.
    if (way != 0)
        incident.defensible = {{SettledStands}, {EarlierRoundsStand}};
    const bool asRuling = way != 2 && m.chance(35);
    auto question =
        asRuling ? rulingQuestion(m, incident) : ruledQuestion(m, incident, "trouble.tick-everything-that-holds-now"_say);
    if (!question)
        return question;
    t.dress(*question, box);
    if (!asRuling)
        setLateTicks(*question, way == 0);
    return question;
}

} // namespace

const std::vector<Family> &shoeFamilies() {
    static const std::vector<Family> families = [] {
        std::vector<Family> all{
            {"shoe-and-shuffle",
             Topic::Irregularities,
             "family.shoe-and-shuffle"_say,
             {{"lucky8", "5.5 5.19 5.19.1 5.20 5.21.1 5.21.2 6.1"},
              {"dueling8s", "5.5 5.16 5.16.1 5.17 5.18.1 5.18.2 6.1"},
              {"freebet", "5.5.3 5.11 5.13.1 5.13.2 5.18"}},
             shoeAndShuffle},
            {"power-failure",
             Topic::Irregularities,
             "family.power-failure"_say,
             {{"lucky8", "5.29.1 5.29.2"}, {"dueling8s", "5.26.1 5.26.2"}, {"freebet", "5.4.1 5.4.2"}},
             powerFailure},
            {"a-round-late",
             Topic::Irregularities,
             "family.a-round-late"_say,
             {{"lucky8", "5.1.1 5.1.2 5.28"}, {"dueling8s", "5.1.1 5.1.2 5.25"}, {"freebet", "5.5.1 5.6 5.14"}},
             aRoundLate}};
        for (Family &family : absentRulings())
            all.push_back(std::move(family));
        return all;
    }();
    return families;
}

} // namespace pitwise
