// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shoe, shuffle, burn and damage; absent players, power failures, errors found a round late.
#include "core/quiz/families/moments.h"
#include "core/quiz/family.h"
#include "core/quiz/incident.h"

namespace pitwise {
namespace {

using L1 = QLatin1String;
using enum RulingCode;

std::optional<Question> shoeAndShuffle(Maker &m) {
    const bool freebet = m.isGame("freebet");
    const int box = m.between(1, m.rules().boxes().max);
    Incident incident{"", {}, {}};
    Phrase prompt;
    switch (m.between(0, freebet ? 2 : 3)) {
    case 0: {
        const bool manual = m.chance(75);
        incident.kind = "shoe-empty";
        incident.facts = {{L1("manualShuffle"), manual}};
        incident.story = {say("shoe.box-is-next-to-draw-and", Box{box}),
                          manual ? "shoe.cards-are-shuffled-by-hand-at"_say
                                 : "shoe.table-has-shuffling-machine-nothing-is"_say};
        break;
    }
    case 1:
        incident.kind = "face-up-card";
        incident.story = {say("shoe.round-is-under-way-next-card", Box{box})};
        incident.misread = {{{DiscardCard, Continue}, "shoe.it-is-not-burned"_say},
                            {{Reconstruct}, "shoe.no-card-has-gone-wrong-yet"_say}};
        break;
    case 2:
        if (freebet) {
            const bool known = m.chance(50);
            incident.kind = "card-unreadable";
            incident.facts = {{L1("outcomeEstablishable"), known}};
            incident.story = {
                say(m.chance(50) ? "shoe.card-drawn-to-box-is-torn"_say : "shoe.card-drawn-to-box-has-fallen"_say, Box{box}),
                known ? "shoe.shoes-record-shows-which-card-it"_say : "shoe.there-is-no-way-to-find"_say};
            break;
        }
        {
            const bool manual = m.chance(80);
            incident.kind = "cut-card-missed";
            incident.facts = {{L1("manualShuffle"), manual}};
            incident.story = {say("shoe.cut-card-came-out-last-round", Box{box}),
                              manual ? "shoe.cards-are-shuffled-by-hand-at"_say
                                     : "shoe.table-has-shuffling-machine-nothing-is"_say};
        }
        break;
    default: {
        const Moment moment = chooseMoment(m, false);
        incident.kind = "burn-forgotten";
        incident.facts = {{L1("stage"), moment.stage}, {L1("settled"), moment.settled}};
        incident.story = {say("shoe.first-card-of-shoe-was-not", Box{box}), moment.told};
    }
    }
    auto question = rulingQuestion(m, incident, prompt);
    if (question)
        question->asks = {{L1("box"), box}};
    return question;
}

std::optional<Question> absentPlayer(Maker &m) {
    const bool others = m.chance(25);
    const int box = m.between(1, m.rules().boxes().max);
    std::vector<Card> hand;
    if (m.rules().play.printed)
        hand = {*m.rules().play.printed, m.worth(m.chance(60) ? m.between(2, 4) : m.between(2, 10))};
    else if (m.chance(55)) // soft totals are where the games part
        hand = {m.card(Rank::Ace), m.worth(m.between(2, 7))};
    else
        hand = {m.worth(m.between(2, 9)), m.worth(m.between(2, 9))};
    if (m.chance(20) && handTotal(hand).total < 12)
        hand.push_back(m.worth(m.between(2, 5)));
    if (hand[0].rank() == hand[1].rank() && !m.rules().play.printed)
        return std::nullopt; // a pair: options that he forfeits are not what is asked
    Incident incident{"absent-player", {{L1("cards"), cardsJson(hand)}, {L1("othersOnBox"), others}}, {}};
    incident.story = {others ? say("shoe.player-of-box-has-walked-away", Box{box})
                             : say("shoe.only-bettor-of-box-has-walked", Box{box}),
                      say("shoe.hand-is", hand)};
    auto question = rulingQuestion(m, incident, "shoe.what-happens-with-this-hand-now"_say);
    if (!question)
        return question;
    question->asks = {{L1("box"), box}};
    // Draw, stand, or somebody else: always these three, whatever the hand.
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    question->options.clear();
    question->misconceptions.clear();
    const bool freebet = m.isGame("freebet");
    const HandTotal total = handTotal(hand);
    PhraseId bound = freebet ? "shoe.here-such-hand-is-drawn-to"_say : "shoe.here-such-hand-is-drawn-to-more"_say;
    const AnswerOption draw{"shoe.draw-card-for-it"_say, RulingAnswer{{Draw}},
                            total.soft && freebet ? "shoe.drawing-to-soft-17-is-rule"_say : Phrase(bound)};
    const AnswerOption stop{"shoe.let-it-stand"_say, RulingAnswer{{Stop}},
                            total.soft && total.total < 17 && !freebet ? "shoe.stopping-at-any-12-is-free"_say
                                                                       : Phrase(bound)};
    const AnswerOption other{"shoe.another-bettor-of-box-plays-it"_say, RulingAnswer{{OtherBettorPlays}},
                             "shoe.nobody-else-has-bet-on-box"_say};
    const std::vector<AnswerOption> all{draw, stop, other};
    const std::size_t right = ruling->has(OtherBettorPlays) ? 2 : ruling->has(Stop) ? 1 : 0;
    std::vector<AnswerOption> wrong;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (i != right)
            wrong.push_back(all[i]);
    if (others)
        for (AnswerOption &option : wrong)
            option.label = "shoe.somebody-else-has-bet-on-box"_say;
    setAnswers(m, *question, all[right], wrong);
    if (!others)
        question->steps.insert(question->steps.begin(),
                               {say(total.soft ? "shoe.hand-is-soft"_say : "shoe.hand-is-hard"_say, total.total), {}});
    question->target = 8;
    return question;
}

std::optional<Question> powerFailure(Maker &m) {
    const bool established = m.chance(60);
    const int box = m.between(1, m.rules().boxes().max);
    const int way = m.between(0, 2);
    Incident incident{"power-failure", {{L1("outcomeEstablished"), established}}, {}};
    const char *side = byGame(m, "pair", "superb8s", "rwspairs");
    incident.story.push_back("shoe.power-fails-in-middle-of-round"_say);
    if (!established)
        incident.story.push_back(way == 0 ? "shoe.bets-are-closed-and-no-card"_say
                                          : say("shoe.there-are-main-bets-only-box", Box{box}));
    else if (way == 0)
        incident.story.push_back(say("shoe.opening-cards-are-dealt-and-on", betName(side), Box{box}));
    else
        incident.story.push_back(say(
            way == 1 ? "shoe.box-has-gone-bust-others-are"_say : "shoe.box-has-surrendered-others-are-still"_say, Box{box}));
    auto question = rulingQuestion(m, incident);
    if (question)
        question->asks = {{L1("box"), box}, {L1("way"), way}};
    return question;
}

std::optional<Question> aRoundLate(Maker &m) {
    const int box = m.between(1, m.rules().boxes().max);
    const bool freebet = m.isGame("freebet");
    const int way = m.between(0, freebet ? 2 : 1);
    Incident incident{"", {}, {}};
    if (way == 2) {
        incident.kind = "error-noticed-next-round";
        incident.story = {say(
            m.chance(50) ? "shoe.last-round-box-was-given-card"_say : "shoe.last-round-wrong-card-stood-in"_say, Box{box})};
    } else if (way == 1) {
        incident.kind = "earlier-round-limit-error";
        incident.story = {say(
            m.chance(50) ? "shoe.two-rounds-ago-box-was-paid"_say : "shoe.two-rounds-ago-bet-under-minimum"_say, Box{box})};
        incident.misread = {{{CapAtMaximum}, "shoe.that-is-for-round-in-play"_say},
                            {{ReturnBet}, "shoe.earlier-round-is-not-opened-again"_say}};
    } else {
        incident.kind = "foreign-cards";
        incident.facts = {{L1("found"), L1("foreign")}};
        incident.story = {say("shoe.card-of-another-deck-turns-up", Box{box})};
        incident.defensible = defensibleRulings(m.rules(), incident.kind, incident.facts);
    }
    auto question = rulingQuestion(m, incident);
    if (question)
        question->asks = {{L1("box"), box}};
    return question;
}

} // namespace

const std::vector<Family> &shoeFamilies() {
    static const std::vector<Family> families{
        {"shoe-and-shuffle",
         Topic::Irregularities,
         "family.shoe-and-shuffle"_say,
         {{"lucky8", "5.5 5.19 5.19.1 5.20 5.21.1 5.21.2 6.1"},
          {"dueling8s", "5.5 5.16 5.16.1 5.17 5.18.1 5.18.2 6.1"},
          {"freebet", "5.5.3 5.11 5.13.1 5.13.2"}},
         shoeAndShuffle},
        {"absent-player",
         Topic::Irregularities,
         "family.absent-player"_say,
         {{"lucky8", "5.22 5.22.1"}, {"dueling8s", "5.19 5.19.1"}, {"freebet", "1.30 3.8 5.3"}},
         absentPlayer},
        {"power-failure",
         Topic::Irregularities,
         "family.power-failure"_say,
         {{"lucky8", "5.29.1 5.29.2"}, {"dueling8s", "5.26.1 5.26.2"}, {"freebet", "5.4.1 5.4.2"}},
         powerFailure},
        {"a-round-late",
         Topic::Irregularities,
         "family.a-round-late"_say,
         {{"lucky8", "5.1.1 5.1.2 5.28"}, {"dueling8s", "5.1.1 5.1.2 5.25"}, {"freebet", "5.5.1 5.6 5.14"}},
         aRoundLate},
    };
    return families;
}

} // namespace pitwise
