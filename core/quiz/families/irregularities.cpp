// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the rules say when cards go wrong: every key is a ruling.
#include "core/quiz/families/moments.h"
#include "core/quiz/family.h"
#include "core/quiz/incident.h"

#include <QJsonArray>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using enum RulingCode;

// ---------------------------------------------------------------- bad cards and misdeals

std::optional<Question> badCards(Maker &m) {
    const char *found = m.oneOf({"extra", "missing", "foreign", "unshuffled"});
    const std::string_view what(found);
    const int box = m.between(1, m.rules().boxes().max);
    Incident incident{"foreign-cards", {{L1("found"), L1(found)}}, {}};
    incident.story.push_back(what == "extra"     ? say("irregularities.while-box-is-drawing-count-shows", Box{box})
                             : what == "missing" ? say("irregularities.while-box-is-drawing-count-shows-that", Box{box})
                             : what == "foreign" ? say("irregularities.box-is-dealt-card-that-is", Box{box})
                                                 : say("irregularities.box-has-drawn-when-you-see", Box{box}));
    incident.further =
        m.isGame("freebet") ? std::vector<std::string>{"5.5", "1.39", "5.18"} : std::vector<std::string>{"5.1"};
    incident.defensible = defensibleRulings(m.rules(), incident.kind, incident.facts);
    auto question = rulingQuestion(m, incident);
    if (question)
        question->asks = {{L1("box"), box}};
    return question;
}

std::optional<Question> misdeal(Maker &m) {
    const Moment moment = chooseMoment(m, true);
    const bool repairable = m.chance(60) || (m.isGame("freebet") && moment.late); // where it is barred, it could be done
    const int box = m.between(1, m.rules().boxes().max - 1);
    Incident incident{
        "misdeal", {{L1("stage"), moment.stage}, {L1("settled"), moment.settled}, {L1("reconstructible"), repairable}}, {}};
    if (moment.stage == L1("initial"))
        incident.story.push_back(say(m.chance(50) ? "irregularities.in-opening-deal-box-was-given"_say
                                                  : "irregularities.in-opening-deal-box-was-dealt"_say,
                                     Box{box}, Box{box + 1}));
    else
        incident.story.push_back(say("irregularities.card-that-box-asked-for-went", Box{box}, Box{box + 1}));
    incident.story.push_back(moment.told);
    incident.story.push_back(repairable ? "common.right-order-of-cards-is-known"_say
                                        : "common.nobody-can-tell-any-more-which"_say);
    if (m.isGame("freebet")) {
        incident.further = {"5.7", "5.7.tail"};
        if (moment.settled == L1("none") && repairable)
            incident.further.emplace_back("1.27");
    }
    // In the late stage a wrong card of a hand in play has rules of its own; this is the general one.
    if (!m.isGame("freebet") && moment.stage == L1("subsequent"))
        incident.story.front() = say("irregularities.in-opening-deal-boxes-and-got", Box{box}, Box{box + 1});
    if (m.rules().play.printed && moment.stage == L1("subsequent"))
        incident.story.front() = say("irregularities.in-opening-deal-boxes-and-got-each", Box{box}, Box{box + 1});
    auto question = rulingQuestion(m, incident);
    if (question)
        question->asks = {{L1("box"), box}};
    return question;
}

std::optional<Question> voidOrRepair(Maker &m) {
    return m.chance(40) ? badCards(m) : misdeal(m);
}

// ---------------------------------------------------------------- boxes with too few or too many cards

std::optional<Question> wrongCards(Maker &m) {
    const Moment moment = chooseMoment(m, false);
    const int box = m.between(1, m.rules().boxes().max);
    const bool freebet = m.isGame("freebet");
    const bool surplus = m.chance(40);
    const int cards = m.rules().play.printed ? 0 : m.between(0, 1);
    QJsonObject facts{{L1("stage"), moment.stage}, {L1("settled"), moment.settled}};
    if (freebet)
        facts[L1("reconstructible")] = true;
    Incident incident{surplus ? "empty-box-dealt" : "short-deal", facts, {}};
    if (surplus) {
        incident.story.push_back(say("irregularities.box-has-no-bet-but-was", Box{box}));
        incident.defensible = defensibleRulings(m.rules(), incident.kind, incident.facts);
    } else {
        incident.facts[L1("cards")] = cards;
        incident.story.push_back(say(m.rules().play.printed ? "irregularities.box-has-bet-but-was-dealt"_say
                                     : cards == 0           ? "irregularities.box-has-bet-but-was-dealt-no"_say
                                                            : "irregularities.box-has-bet-but-got-only"_say,
                                     Box{box}));
        if (m.isGame("lucky8") && cards == 1 && moment.late)
            incident.further = {"5.16"};
    }
    incident.story.push_back(moment.told);
    if (freebet)
        incident.story.push_back("common.right-order-of-cards-is-known"_say);
    auto question = rulingQuestion(m, incident);
    if (question)
        question->asks = {{L1("box"), box}};
    return question;
}

// ---------------------------------------------------------------- the dealer's own hand

std::optional<Question> dealerOverdraw(Maker &m) {
    const bool due = m.chance(25);
    std::vector<Card> dealer = dealerHand(m, due);
    if (dealer.empty())
        return std::nullopt;
    const Card extra = m.worth(m.between(2, 10));
    const HandTotal total = handTotal(dealer);
    Incident incident{
        "dealer-overdraw", {{L1("dealer"), cardsJson(dealer)}, {L1("extra"), QString::fromStdString(cardName(extra))}}, {}};
    incident.story = {say("irregularities.dealer-has", dealer), say("irregularities.he-takes-one-more-card-face", extra)};
    if (due)
        incident.misread = {{{DiscardCard, DealerTotalStands}, "irregularities.that-is-for-finished-hand-this"_say}};
    else
        incident.misread = {{{NoIrregularity}, "irregularities.hand-was-finished-no-card-was"_say}};
    // The withdrawal after it is an open reading in Free Bet (C34): neither asked nor offered.
    auto question = rulingQuestion(m, incident, "irregularities.what-about-that-card"_say);
    if (!question)
        return question;
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    if (ruling->total && m.chance(35)) { // what counts now
        question->prompt = "common.which-total-of-dealer-counts"_say;
        question->options.clear();
        question->misconceptions.clear();
        question->asks = {{L1("dealer"), true}};
        question->setKey(totalAnswer({*ruling->total, total.soft}));
        dealer.push_back(extra);
        addWrong(*question, totalAnswer(handTotal(dealer)), "common.surplus-card-does-not-count"_say);
        question->target = 8;
    }
    return question;
}

std::optional<Question> dealerNoCard(Maker &m) {
    const Moment moment = chooseMoment(m, false);
    QJsonObject facts{{L1("stage"), moment.stage}, {L1("settled"), moment.settled}};
    if (m.isGame("freebet"))
        facts[L1("reconstructible")] = true;
    Incident incident{"dealer-no-card", facts, {"irregularities.opening-deal-is-done-and-dealer"_say, moment.told}};
    if (m.isGame("freebet"))
        incident.story.push_back("common.right-order-of-cards-is-known"_say);
    return rulingQuestion(m, incident);
}

std::optional<Question> dealersHand(Maker &m) {
    if (!m.rules().play.printed && m.chance(40))
        return dealerNoCard(m);
    return dealerOverdraw(m);
}

// ---------------------------------------------------------------- a card that nobody asked for

std::optional<Question> cardInError(Maker &m) {
    const bool freebet = m.isGame("freebet");
    const int box = m.between(1, m.rules().boxes().max - 1);
    if (!freebet && m.chance(25)) {
        Incident incident{"card-refused", {}, {say("irregularities.box-refuses-card-as-rules-let", Box{box})}};
        incident.misread = {{{OfferAsNextCard}, "irregularities.whoever-refuses-card-stands-he-is"_say}};
        auto refused = rulingQuestion(m, incident, "irregularities.what-becomes-of-that-hand"_say);
        if (!refused)
            return refused;
        refused->asks = {{L1("box"), box}};
        return refused;
    }
    const char *refusals = freebet ? "none" : m.oneOf({"none", "some", "all"});
    Incident incident{"card-in-error", {{L1("refusals"), L1(refusals)}}, {}};
    incident.story.push_back(say("irregularities.box-waved-card-off-but-you", Box{box}));
    if (freebet) {
        const bool final = m.chance(40);
        const bool repairable = final || m.chance(60);
        incident.facts[L1("settled")] = final ? L1("final") : L1("none");
        incident.facts[L1("reconstructible")] = repairable;
        incident.story.push_back(final ? "irregularities.hands-have-already-been-paid-and"_say
                                       : "irregularities.no-bet-has-been-settled"_say);
        incident.story.push_back(repairable ? "common.right-order-of-cards-is-known"_say
                                            : "common.nobody-can-tell-any-more-which"_say);
        incident.further = {"5.7"};
    } else if (std::string_view(refusals) == "none")
        incident.story.push_back(say("irregularities.box-is-next-and-wants-card", Box{box + 1}));
    else if (std::string_view(refusals) == "some")
        incident.story.push_back(say("irregularities.box-is-next-and-does-not", Box{box + 1}));
    else
        incident.story.push_back("irregularities.offered-on-every-player-refuses-it"_say);
    auto question = rulingQuestion(m, incident, freebet ? Phrase() : "irregularities.what-becomes-of-that-card"_say);
    if (question)
        question->asks = {{L1("box"), box}};
    return question;
}

// ---------------------------------------------------------------- two cards at once

std::optional<Question> twoCards(Maker &m) {
    const bool freebet = m.isGame("freebet");
    const bool dealers = m.chance(50);
    const int disclosed = m.between(0, 2);
    const int box = m.between(1, m.rules().boxes().max);
    std::vector<Card> dealer;
    std::vector<Card> drawn{m.worth(m.between(2, 10)), m.worth(m.between(2, 10))};
    if (dealers) {
        // Hard 12 to 16 with one card that busts him and one that does not: the worse is plain (A33).
        const int total = m.between(14, 16);
        if (m.rules().play.printed)
            dealer = {*m.rules().play.printed, m.worth(total - 8)};
        else
            dealer = {m.worth(10), m.worth(total - 10)};
        drawn = {m.worth(m.between(2, 21 - total)), m.worth(m.between(23 - total, 10))};
        if (drawn[1].points() + total <= m.rules().play.dealerBustsOver)
            return std::nullopt;
        if (m.chance(50))
            std::swap(drawn[0], drawn[1]);
    }
    Incident incident{
        "simultaneous-draw",
        {{L1("hand"), dealers ? L1("dealer") : L1("player")}, {L1("disclosed"), disclosed}, {L1("drawn"), cardsJson(drawn)}},
        {}};
    if (dealers)
        incident.facts[L1("dealer")] = cardsJson(dealer);
    incident.story.push_back(dealers ? say("irregularities.dealer-has-and-pulls-two-cards", dealer)
                                     : say("irregularities.box-wants-card-two-come-out", Box{box}));
    incident.story.push_back(disclosed == 0   ? "irregularities.neither-has-been-seen-nobody-knows"_say
                             : disclosed == 1 ? say("irregularities.one-was-seen-nobody-knows-which", drawn[0])
                                              : say("irregularities.both-were-seen-nobody-knows-which", drawn));
    if (!freebet && !dealers)
        incident.further = {m.isGame("lucky8") ? "5.23" : "5.20"};
    if (freebet)
        incident.further = {"5.7.3"};
    if (freebet) { // the players' options come with every ruling here: they must not tell the right one
        using enum RulingCode;
        incident.misread = {
            {dealers ? std::vector{PlayerSelects, RestIsNext, OfferContinueOrReturn}
                     : std::vector{DiscardAndRedraw, OfferContinueOrReturn},
             dealers ? "irregularities.that-is-for-players-hand-on"_say
                     : "irregularities.that-is-for-dealers-hand-player"_say},
            {{DisclosedIsNext, RestIsNext, OfferContinueOrReturn}, "irregularities.which-card-was-seen-makes-no"_say}};
    }
    // The Pit Manager's choice and the seen card first are told apart by what was seen alone.
    auto question = rulingQuestion(m, incident);
    if (!question)
        return question;
    question->asks = dealers ? QJsonObject{{L1("dealer"), true}} : QJsonObject{{L1("box"), box}};
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    if (ruling->card && m.chance(40)) {
        question->prompt = "common.which-card-does-dealer-get"_say;
        question->options.clear();
        question->misconceptions.clear();
        const Card worse = *ruling->card, kinder = worse == drawn[0] ? drawn[1] : drawn[0];
        setAnswers(m, *question, {Phrase::plain(worse), CardAnswer{worse}},
                   {{Phrase::plain(kinder), CardAnswer{kinder}, "common.dealer-gets-card-that-is-worse"_say}});
        question->target = 8;
    }
    return question;
}

// ---------------------------------------------------------------- a player passed over

std::optional<Question> skipped(Maker &m) {
    const int areas = m.chance(50) ? 1 : m.between(2, std::min(4, m.rules().boxes().max - 1));
    const int box = m.between(1, m.rules().boxes().max - areas);
    Incident incident{"player-skipped", {{L1("areasActedSince"), areas}}, {}};
    incident.story.push_back(say("irregularities.box-was-never-asked-whether-it", Box{box}));
    incident.story.push_back(areas == 1 ? "irregularities.only-next-box-has-been-dealt"_say
                                        : say("irregularities.boxes-have-been-dealt-cards-since", areas));
    if (m.isGame("freebet")) {
        const bool final = m.chance(30);
        const bool repairable = final || m.chance(60);
        incident.facts[L1("settled")] = final ? L1("final") : L1("none");
        incident.facts[L1("reconstructible")] = repairable;
        incident.story.push_back(final ? "irregularities.hands-have-already-been-paid-and"_say
                                       : "irregularities.no-bet-has-been-settled"_say);
        incident.story.push_back(repairable ? "common.right-order-of-cards-is-known"_say
                                            : "common.nobody-can-tell-any-more-which"_say);
    }
    auto question = rulingQuestion(m, incident);
    if (question)
        question->asks = {{L1("box"), box}};
    return question;
}

} // namespace

const std::vector<Family> &irregularityFamilies() {
    static const std::vector<Family> families{
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
          {"freebet", "5.7.1 5.7.2 5.7.3 5.9 5.10.1 5.10.3"}},
         wrongCards},
        {"dealers-hand-went-wrong",
         Topic::Irregularities,
         "family.dealers-hand-went-wrong"_say,
         {{"lucky8", "3.34 5.7 5.11 5.12 5.12.1 5.12.2"},
          {"dueling8s", "3.33 5.7"},
          {"freebet", "3.24 5.7.1 5.7.2 5.7.3 5.9 5.10.1 5.10.2"}},
         dealersHand},
        {"card-nobody-asked-for",
         Topic::Irregularities,
         "family.card-nobody-asked-for"_say,
         {{"lucky8", "5.8 5.9 5.10 5.24"},
          {"dueling8s", "5.8 5.9 5.10 5.21"},
          {"freebet", "5.7 5.7.1 5.7.2 5.7.3 5.9 5.10.1"}},
         cardInError},
        {"two-cards-at-once",
         Topic::Irregularities,
         "family.two-cards-at-once"_say,
         {{"lucky8",
           "5.23 5.23.1 5.23.1.1 5.23.2 5.23.2.1 5.23.3 5.23.3.1 5.23.4.1 5.23.4.2 5.23.4.3 5.23.4.4 5.23.4.5 5.23.4.6"},
          {"dueling8s",
           "5.20 5.20.1 5.20.1.1 5.20.2 5.20.2.1 5.20.3 5.20.3.1 5.20.4.1 5.20.4.2 5.20.4.3 5.20.4.4 5.20.4.5 5.20.4.6"},
          {"freebet", "5.7.3 5.12 5.12.1 5.12.2"}},
         twoCards},
        {"skipped-player",
         Topic::Irregularities,
         "family.skipped-player"_say,
         {{"lucky8", "5.17 5.18"}, {"dueling8s", "5.14 5.15"}, {"freebet", "5.7.1 5.7.2 5.7.3 5.9 5.10.1"}},
         skipped},
    };
    return families;
}

} // namespace pitwise
