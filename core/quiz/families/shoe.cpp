// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shoe, shuffle, burn and damage; absent players, power failures, errors found a round late.
#include "core/quiz/families/moments.h"
#include "core/quiz/family.h"
#include "core/quiz/incident.h"

#include <QCoreApplication>

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
        incident.story = {
            {QT_TRANSLATE_NOOP("quiz", "Box %1 is next to draw, and too few cards are left to finish the round."),
             {number(box)}},
            manual ? QT_TRANSLATE_NOOP("quiz", "Cards are shuffled by hand at this table.")
                   : QT_TRANSLATE_NOOP("quiz", "The table has a shuffling machine; nothing is shuffled by hand.")};
        break;
    }
    case 1:
        incident.kind = "face-up-card";
        incident.story = {
            {QT_TRANSLATE_NOOP("quiz", "The round is under way. The next card in the shoe, for box %1, lies face up."),
             {number(box)}}};
        incident.misread = {{{DiscardCard, Continue}, QT_TRANSLATE_NOOP("quiz", "It is not burned.")},
                            {{Reconstruct}, QT_TRANSLATE_NOOP("quiz", "No card has gone wrong yet.")}};
        break;
    case 2:
        if (freebet) {
            const bool known = m.chance(50);
            incident.kind = "card-unreadable";
            incident.facts = {{L1("outcomeEstablishable"), known}};
            incident.story = {
                {m.chance(50) ? QT_TRANSLATE_NOOP("quiz", "A card drawn to box %1 is torn and cannot be read.")
                              : QT_TRANSLATE_NOOP("quiz", "A card drawn to box %1 has fallen off the table and is lost."),
                 {number(box)}},
                known ? QT_TRANSLATE_NOOP("quiz", "The shoe's record shows which card it was.")
                      : QT_TRANSLATE_NOOP("quiz", "There is no way to find out which card it was.")};
            break;
        }
        {
            const bool manual = m.chance(80);
            incident.kind = "cut-card-missed";
            incident.facts = {{L1("manualShuffle"), manual}};
            incident.story = {
                {QT_TRANSLATE_NOOP("quiz",
                                   "The cut card came out last round, but nobody shuffled. Box %1 has been dealt to."),
                 {number(box)}},
                manual ? QT_TRANSLATE_NOOP("quiz", "Cards are shuffled by hand at this table.")
                       : QT_TRANSLATE_NOOP("quiz", "The table has a shuffling machine; nothing is shuffled by hand.")};
        }
        break;
    default: {
        const Moment moment = chooseMoment(m, false);
        incident.kind = "burn-forgotten";
        incident.facts = {{L1("stage"), moment.stage}, {L1("settled"), moment.settled}};
        incident.story = {
            {QT_TRANSLATE_NOOP("quiz", "The first card of the shoe was not burned; it went to box %1."), {number(box)}},
            moment.told};
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
    incident.story = {
        others ? Phrase(QT_TRANSLATE_NOOP("quiz", "The player of box %1 has walked away; B also has a bet on that box."),
                        {number(box)})
               : Phrase(QT_TRANSLATE_NOOP("quiz", "The only bettor of box %1 has walked away."), {number(box)}),
        {QT_TRANSLATE_NOOP("quiz", "The hand is %1."), {cardsText(hand)}}};
    auto question = rulingQuestion(m, incident, QT_TRANSLATE_NOOP("quiz", "What happens with this hand now?"));
    if (!question)
        return question;
    question->asks = {{L1("box"), box}};
    // Draw, stand, or somebody else: always these three, whatever the hand.
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    question->options.clear();
    question->misconceptions.clear();
    const bool freebet = m.isGame("freebet");
    const HandTotal total = handTotal(hand);
    const char *bound = freebet
                            ? QT_TRANSLATE_NOOP("quiz", "Here such a hand is drawn to 12 or more, soft or hard.")
                            : QT_TRANSLATE_NOOP("quiz", "Here such a hand is drawn to more than 11, or to soft 17 or more.");
    const AnswerOption draw{QT_TRANSLATE_NOOP("quiz", "Draw a card for it"), RulingAnswer{{Draw}},
                            total.soft && freebet
                                ? Phrase(QT_TRANSLATE_NOOP("quiz", "Drawing to soft 17 is the rule of the other house."))
                                : Phrase(bound)};
    const AnswerOption stop{QT_TRANSLATE_NOOP("quiz", "Let it stand"), RulingAnswer{{Stop}},
                            total.soft && total.total < 17 && !freebet
                                ? Phrase(QT_TRANSLATE_NOOP("quiz", "Stopping at any 12 is the Free Bet rule."))
                                : Phrase(bound)};
    const AnswerOption other{QT_TRANSLATE_NOOP("quiz", "Another bettor of the box plays it"),
                             RulingAnswer{{OtherBettorPlays}},
                             QT_TRANSLATE_NOOP("quiz", "Nobody else has a bet on the box.")};
    const std::vector<AnswerOption> all{draw, stop, other};
    const std::size_t right = ruling->has(OtherBettorPlays) ? 2 : ruling->has(Stop) ? 1 : 0;
    std::vector<AnswerOption> wrong;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (i != right)
            wrong.push_back(all[i]);
    if (others)
        for (AnswerOption &option : wrong)
            option.label = QT_TRANSLATE_NOOP("quiz", "Somebody else has a bet on the box: he plays the hand.");
    setAnswers(m, *question, all[right], wrong);
    if (!others)
        question->steps.insert(question->steps.begin(), {{total.soft ? QT_TRANSLATE_NOOP("quiz", "The hand is soft %1.")
                                                                     : QT_TRANSLATE_NOOP("quiz", "The hand is hard %1."),
                                                          {number(total.total)}},
                                                         {}});
    question->target = 8;
    return question;
}

std::optional<Question> powerFailure(Maker &m) {
    const bool established = m.chance(60);
    const int box = m.between(1, m.rules().boxes().max);
    const int way = m.between(0, 2);
    Incident incident{"power-failure", {{L1("outcomeEstablished"), established}}, {}};
    const char *side = byGame(m, "pair", "superb8s", "rwspairs");
    incident.story.push_back(QT_TRANSLATE_NOOP("quiz", "The power fails in the middle of the round."));
    if (!established)
        incident.story.push_back(
            way == 0
                ? Phrase(QT_TRANSLATE_NOOP("quiz", "Bets are closed and no card has been dealt."))
                : Phrase(QT_TRANSLATE_NOOP("quiz", "There are main bets only; box %1 has drawn to 15 and nobody is bust."),
                         {number(box)}));
    else if (way == 0)
        incident.story.push_back(
            {QT_TRANSLATE_NOOP("quiz", "The opening cards are dealt and the %1 on box %2 has lost by them."),
             {kindName(side).text(), number(box)}});
    else
        incident.story.push_back({way == 1
                                      ? QT_TRANSLATE_NOOP("quiz", "Box %1 has gone bust; the others are still to act.")
                                      : QT_TRANSLATE_NOOP("quiz", "Box %1 has surrendered; the others are still to act."),
                                  {number(box)}});
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
        incident.story = {
            {m.chance(50)
                 ? QT_TRANSLATE_NOOP(
                       "quiz", "Last round box %1 was given a card too many. The next round has begun when it is seen.")
                 : QT_TRANSLATE_NOOP("quiz",
                                     "Last round a wrong card stood in box %1. The next round has begun when it is seen."),
             {number(box)}}};
    } else if (way == 1) {
        incident.kind = "earlier-round-limit-error";
        incident.story = {
            {m.chance(50)
                 ? QT_TRANSLATE_NOOP("quiz", "Two rounds ago box %1 was paid on a bet over the maximum. It is seen now.")
                 : QT_TRANSLATE_NOOP("quiz", "Two rounds ago a bet under the minimum was taken on box %1. It is seen now."),
             {number(box)}}};
        incident.misread = {{{CapAtMaximum}, QT_TRANSLATE_NOOP("quiz", "That is for the round in play.")},
                            {{ReturnBet}, QT_TRANSLATE_NOOP("quiz", "An earlier round is not opened again.")}};
    } else {
        incident.kind = "foreign-cards";
        incident.facts = {{L1("found"), L1("foreign")}};
        incident.story = {
            {QT_TRANSLATE_NOOP("quiz",
                               "A card of another deck turns up on box %1. It must have been in the shoe for three rounds."),
             {number(box)}}};
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
         QT_TRANSLATE_NOOP("quiz", "Shoe, shuffle, burn card, damaged card"),
         {{"lucky8", "5.5 5.19 5.19.1 5.20 5.21.1 5.21.2 6.1"},
          {"dueling8s", "5.5 5.16 5.16.1 5.17 5.18.1 5.18.2 6.1"},
          {"freebet", "5.5.3 5.11 5.13.1 5.13.2"}},
         shoeAndShuffle},
        {"absent-player",
         Topic::Irregularities,
         QT_TRANSLATE_NOOP("quiz", "The player has left"),
         {{"lucky8", "5.22 5.22.1"}, {"dueling8s", "5.19 5.19.1"}, {"freebet", "1.30 3.8 5.3"}},
         absentPlayer},
        {"power-failure",
         Topic::Irregularities,
         QT_TRANSLATE_NOOP("quiz", "The power fails"),
         {{"lucky8", "5.29.1 5.29.2"}, {"dueling8s", "5.26.1 5.26.2"}, {"freebet", "5.4.1 5.4.2"}},
         powerFailure},
        {"a-round-late",
         Topic::Irregularities,
         QT_TRANSLATE_NOOP("quiz", "Found a round late"),
         {{"lucky8", "5.1.1 5.1.2 5.28"}, {"dueling8s", "5.1.1 5.1.2 5.25"}, {"freebet", "5.5.1 5.6 5.14"}},
         aRoundLate},
    };
    return families;
}

} // namespace pitwise
