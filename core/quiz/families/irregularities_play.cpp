// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cards that went wrong while the players draw: one that nobody asked for, two at once, a player passed over.
#include "core/quiz/families/lists.h"
#include "core/quiz/families/moments.h"
#include "core/quiz/families/trouble.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using enum RulingCode;
using What = Scene::CardChange::What;

/// The question that `rule` gives on it, without options: they are set by whoever asks.
std::optional<Question> bareQuestion(Maker &m, const Incident &incident, Phrase prompt, int target) {
    auto question = ruledQuestion(m, incident, std::move(prompt));
    if (question)
        question->target = target;
    return question;
}

void layStray(Trouble &t, int box, Card card) {
    t.scene.cards.push_back({What::Stray, box, 1, 0, card});
}

// ---------------------------------------------------------------- Free Bet's options

/// Whoever said that he plays on has to take what comes (freebet 5.7, its last sentence); before that he may leave.
std::optional<Question> mayHeLeave(Maker &m, Trouble &t, const Incident &incident, int wronged) {
    const bool stayed = m.chance(50);
    const int box = m.oneOf(t.boxes);
    auto question =
        bareQuestion(m, incident, say("irregularities-play.may-take-his-bet-back-now", playerName(t.playerOf(box))), 8);
    if (!question)
        return question;
    t.dress(*question, wronged);
    question->asks[L1("player")] = QString::fromStdString(t.playerOf(box));
    question->story.push_back(stayed ? say("irregularities-play.asked-said-that-he-plays-on", playerName(t.playerOf(box)))
                                     : say("irregularities-play.has-not-yet-been-asked-what", playerName(t.playerOf(box))));
    setEither(m, *question, "common.yes"_say, "common.no"_say, !stayed,
              stayed ? "trouble.staying-means-taking-what-comes"_say : "trouble.after-dealing-error-all-players-may"_say);
    explain(*question,
            stayed ? "trouble.staying-means-taking-what-comes"_say : "trouble.after-dealing-error-all-players-may"_say,
            {stayed ? "5.7.tail" : "5.7.3"});
    return question;
}

/// A dealing error of the subsequent deal in Free Bet, nothing settled yet (C31): its ruling as ticks, or who may leave.
std::optional<Question> freeBetError(Maker &m, Trouble &t, Incident incident, int box) {
    const bool repairable = m.chance(50);
    incident.facts[L1("settled")] = L1("none");
    incident.facts[L1("reconstructible")] = repairable;
    incident.story.push_back(repairable ? "common.right-order-of-cards-is-known"_say
                                        : "common.nobody-can-tell-any-more-which"_say);
    incident.further = {"5.7"};
    if (m.chance(35))
        return mayHeLeave(m, t, incident, box);
    auto question = bareQuestion(m, incident, "trouble.tick-everything-that-holds-now"_say, 15);
    if (!question)
        return question;
    t.dress(*question, box);
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    setHolds(*question, *ruling, box);
    return question;
}

// ---------------------------------------------------------------- a card that nobody asked for

/// Where a card may go.
struct Going {
    Phrase text, label;
};
Going toBox(int box) {
    return {say("irregularities-play.box-is-offered-it", Box{box}), "irregularities-play.it-is-offered-in-turn-to"_say};
}
Going toDealer() {
    return {"irregularities-play.it-is-your-own-next-card"_say, "irregularities-play.it-is-yours-only-when-every"_say};
}
Going toDiscards() {
    return {"irregularities-play.it-goes-into-discard-holder"_say, "irregularities-play.only-card-too-many-on-your"_say};
}

void setGoing(Maker &m, Question &question, const Going &right, std::initializer_list<Going> wrong) {
    std::vector<WrongText> texts;
    for (const Going &one : wrong)
        texts.emplace_back(one.text, one.label);
    m.setChoice(question, right.text, texts);
}

/// A card drawn for nobody: who is offered it, by who has refused so far.
std::optional<Question> whereItGoes(Maker &m) {
    Trouble t(m, 4);
    const int way = m.between(0, 3); // drawn ahead of the box in turn; refused by one, by two, by all
    t.deal();
    t.playTo(t.boxes[static_cast<std::size_t>(m.between(0, 1))]);
    const int box = t.round().activeBox(), next = t.boxAfter(box), third = t.boxAfter(next);
    const Card card = m.worth(m.between(2, 10));
    layStray(t, way == 0 ? next : box, card);
    t.scene.settled = true;
    static constexpr const char *refusals[] = {"none", "none", "some", "all"};
    Incident incident{"card-in-error", {{L1("refusals"), L1(refusals[way])}}, {}};
    incident.story = {way == 0   ? say("irregularities-play.you-dealt-this-card-to-box", Box{next}, Box{box})
                      : way == 1 ? say("irregularities-play.box-waved-card-off-but-you", Box{box})
                      : way == 2 ? say("irregularities-play.box-waved-card-off-box-does", Box{box}, Box{next})
                                 : say("irregularities-play.box-waved-card-off-and-nobody", Box{box})};
    auto question = bareQuestion(m, incident, "irregularities-play.what-becomes-of-that-card"_say, 10);
    if (!question)
        return question;
    t.dress(*question, box);
    question->scene.turnHidden = true;
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    const Going discards = toDiscards(), dealer = toDealer();
    if (ruling->has(BecomesDealersNext))
        setGoing(m, *question, dealer, {toBox(box), toBox(next), discards});
    else if (way == 0)
        setGoing(m, *question, toBox(box), {toBox(next), dealer, discards});
    else if (way == 1)
        setGoing(m, *question, toBox(next), {toBox(third), dealer, discards});
    else
        setGoing(m, *question, toBox(third), {toBox(box), dealer, discards});
    return question;
}

/// The same on a hand of the dealer that is finished.
std::optional<Question> dealtToFinishedDealer(Maker &m) {
    const std::vector<Card> dealer = dealerHand(m, false);
    if (dealer.empty() || dealer.front().isAce() || handTotal(dealer).total == 21)
        return std::nullopt;
    Trouble t(m, 4);
    t.deal(dealer.front());
    t.playToDealer();
    for (std::size_t i = 1; i < dealer.size(); ++i)
        t.addCard(0, dealer[i]);
    const Card extra = m.worth(m.between(2, 10));
    layStray(t, 0, extra);
    Incident incident{"dealer-overdraw",
                      {{L1("dealer"), cardsJson(dealer)}, {L1("extra"), QString::fromStdString(cardName(extra))}},
                      {"irregularities-play.all-hands-are-finished-and-you"_say}};
    auto question = bareQuestion(m, incident, "irregularities-play.what-becomes-of-that-card"_say, 10);
    if (!question)
        return question;
    t.dress(*question);
    question->asks[L1("dealer")] = true;
    cite(*question, byGame(m, "5.8", "5.8", "5.7"));
    setGoing(m, *question, toDiscards(), {toDealer(), toBox(t.first()), toBox(t.last())});
    return question;
}

/// Later in the round: whoever refused a card draws no more, whoever took it may.
std::optional<Question> mayDrawAgain(Maker &m) {
    Trouble t(m, 3);
    const bool refuser = m.chance(50);
    const int box = t.boxes[0], next = t.boxes[1];
    t.hand(box, t.plainHand(12, 15));
    t.hand(next, t.plainHand(10, 13));
    t.deal();
    t.playTo(box);
    t.stand();
    t.draw(2, 5);
    t.scene.settled = t.scene.turnHidden = true;
    Incident incident{"card-refused", {}, {}};
    incident.story = {say("irregularities-play.card-was-drawn-for-box-by", Box{box}, Box{next}),
                      refuser ? say("irregularities-play.now-box-wants-card-after-all", Box{box})
                              : say("irregularities-play.now-box-wants-one-more-card", Box{next})};
    auto question = bareQuestion(m, incident, "irregularities-play.may-it-have-that-card"_say, 8);
    if (!question)
        return question;
    t.dress(*question, refuser ? box : next);
    cite(*question, byGame(m, "5.9", "5.9", ""));
    setEither(m, *question, "common.yes"_say, "common.no"_say, !refuser,
              refuser ? "irregularities-play.whoever-refuses-card-stands-on-it"_say
                      : "irregularities-play.it-took-card-as-its-own"_say);
    explain(*question,
            refuser ? "irregularities-play.whoever-refuses-card-stands-on-it"_say
                    : "irregularities-play.it-took-card-as-its-own"_say,
            {byGame(m, "5.9", "5.9", "")});
    return question;
}

std::optional<Question> cardInError(Maker &m) {
    if (m.rules().rulings->repairBy == RepairBy::Settlement) {
        Trouble t(m, m.between(3, 4));
        t.deal();
        t.playTo(t.boxes[static_cast<std::size_t>(m.between(0, 1))]);
        const int box = t.round().activeBox();
        layStray(t, box, m.worth(m.between(2, 10)));
        return freeBetError(m, t,
                            {"card-in-error",
                             {{L1("refusals"), L1("none")}},
                             {say("irregularities-play.box-waved-card-off-but-you", Box{box})}},
                            box);
    }
    const int way = m.between(0, 9);
    return way < 5 ? whereItGoes(m) : way < 6 ? dealtToFinishedDealer(m) : mayDrawAgain(m);
}

// ---------------------------------------------------------------- two cards at once

constexpr const char *handNames[] = {"player", "dealer"};

struct TwoDrawn {
    bool dealers = false;
    int disclosed = 0;
    std::vector<Card> drawn, dealer;
    [[nodiscard]] QJsonObject facts(int seen) const {
        QJsonObject all{{L1("hand"), L1(handNames[dealers])}, {L1("disclosed"), seen}, {L1("drawn"), cardsJson(drawn)}};
        if (dealers)
            all[L1("dealer")] = cardsJson(dealer);
        return all;
    }
};

/// On the dealer's hand: a hard 14 to 16, one card that busts him and one that does not, so that the worse is plain (A33).
std::optional<TwoDrawn> drawTwo(Maker &m, Trouble &t, bool dealers) {
    TwoDrawn two{dealers, m.between(0, 2), {m.worth(m.between(2, 10)), m.worth(m.between(2, 10))}, {}};
    if (dealers) {
        const int total = m.between(14, 16);
        if (m.rules().play.printed)
            two.dealer = {*m.rules().play.printed, m.worth(total - 8)};
        else
            two.dealer = {m.worth(10), m.worth(total - 10)};
        two.drawn = {m.worth(m.between(2, 21 - total)), m.worth(m.between(23 - total, 10))};
        if (two.drawn[1].points() + total <= m.rules().play.dealerBustsOver)
            return std::nullopt;
        if (m.chance(50))
            std::swap(two.drawn[0], two.drawn[1]);
        t.deal(two.dealer.front());
        t.playToDealer();
        t.addCard(0, two.dealer[1]);
    } else {
        t.deal();
        t.playTo(t.boxes[static_cast<std::size_t>(m.between(0, 1))]);
    }
    for (int i = 0; i < 2; ++i)
        t.scene.drawn.push_back(i < two.disclosed ? std::optional(two.drawn[static_cast<std::size_t>(i)]) : std::nullopt);
    return two;
}

std::vector<Rival> seenOtherwise(const TwoDrawn &two) {
    return {{"simultaneous-draw", two.facts(0), "incident.that-is-ruling-where-no-card"_say},
            {"simultaneous-draw", two.facts(1), "incident.that-is-ruling-where-one-card"_say},
            {"simultaneous-draw", two.facts(2), "incident.that-is-ruling-where-both-cards"_say}};
}

/// What the player in turn gets, or what becomes of the card that he leaves.
void askOfPlayer(Maker &m, Question &question, const Ruling &ruling, int box, int next) {
    if (next > 0 && m.chance(45)) {
        question.story.push_back(say("irregularities-play.box-declines-card-that-is-left", Box{next}));
        question.prompt = "irregularities-play.what-becomes-of-card-that-is"_say;
        const bool burned = ruling.has(OfferRestToNextPlayer);
        setEither(
            m, question, "irregularities-play.it-is-burned"_say, "irregularities-play.it-is-next-card-of-shoe"_say, burned,
            burned ? "irregularities-play.both-were-seen-so-it-is"_say : "irregularities-play.it-is-still-next-card-of"_say);
        question.steps.push_back(
            {burned ? "irregularities-play.both-were-seen-so-it-is"_say : "irregularities-play.it-is-still-next-card-of"_say,
             {}});
        return;
    }
    question.prompt = say("irregularities-play.what-may-player-of-box-have", Box{box});
    const Phrase pick = "irregularities-play.one-of-them-as-he-picks"_say,
                 seen = "irregularities-play.one-that-was-seen"_say, both = "irregularities-play.one-of-them-or-both"_say;
    if (ruling.has(OfferRestToNextPlayer))
        m.setChoice(question, both, {{pick, "irregularities-play.with-both-seen-he-may-take"_say}});
    else if (ruling.has(DisclosedIsNext))
        m.setChoice(question, seen,
                    {{pick, "irregularities-play.with-one-seen-there-is-nothing"_say},
                     {both, "irregularities-play.taking-both-is-for-two-cards"_say}});
    else
        m.setChoice(question, pick, {{both, "irregularities-play.taking-both-is-for-two-cards"_say}});
}

void setFreeBetTwo(Question &question, const Ruling &ruling, int box) {
    const bool picks = ruling.has(PlayerSelects);
    const PhraseId all = "trouble.after-dealing-error-all-players-may"_say,
                   whose = picks ? "irregularities-play.on-players-hand-he-picks"_say
                                 : "irregularities-play.on-dealers-hand-they-are-discarded"_say;
    setTicks(question, {{"pick", say("irregularities-play.player-picks-which-card-comes-first"), picks, whose},
                        {"discard", "irregularities-play.both-cards-are-discarded"_say, ruling.has(DiscardAndRedraw), whose},
                        {"seen-first", "irregularities-play.card-that-was-seen-comes-first"_say, false,
                         "irregularities-play.which-card-was-seen-makes-no"_say},
                        {"all-leave", "trouble.every-player-may-take-his-bet"_say, ruling.has(OfferContinueOrReturn), all},
                        {"one-leaves", say("trouble.only-player-of-box-may-take", Box{box}), false,
                         "trouble.it-is-for-whole-table-not-for"_say}});
}

std::optional<Question> twoCards(Maker &m) {
    const bool freebet = m.rules().rulings->repairBy == RepairBy::Settlement;
    Trouble t(m, m.between(3, 4));
    const auto two = drawTwo(m, t, m.chance(50));
    if (!two)
        return std::nullopt;
    t.scene.settled = true;
    const int box = two->dealers ? t.boxes[1] : t.round().activeBox();
    Incident incident{"simultaneous-draw", two->facts(two->disclosed), {}};
    incident.story = {two->dealers ? Phrase("irregularities-play.all-hands-are-finished-two-cards"_say)
                                   : say("irregularities-play.box-wants-card-two-come-out", Box{box})};
    if (freebet)
        incident.further = {"5.7.3"};
    else if (!two->dealers)
        incident.further = {m.isGame("lucky8") ? "5.23" : "5.20"};
    if (freebet) {
        const std::vector<RulingCode> pick{PlayerSelects, RestIsNext, OfferContinueOrReturn},
            redraw{DiscardAndRedraw, OfferContinueOrReturn};
        incident.misread = {{two->dealers ? pick : redraw, two->dealers
                                                               ? "irregularities-play.on-dealers-hand-they-are-discarded"_say
                                                               : "irregularities-play.on-players-hand-he-picks"_say}};
    } else {
        incident.rivals = seenOtherwise(*two);
    }
    incident.closed = true;
    const bool asRuling = m.chance(45);
    auto question = asRuling ? rulingQuestion(m, incident) : bareQuestion(m, incident, {}, 10);
    if (!question)
        return question;
    t.dress(*question, two->dealers ? 0 : box);
    if (two->dealers)
        question->asks[L1("dealer")] = true;
    if (asRuling)
        return question;
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    if (freebet) {
        question->prompt = "trouble.tick-everything-that-holds-now"_say;
        setFreeBetTwo(*question, *ruling, box);
    } else if (!two->dealers) {
        askOfPlayer(m, *question, *ruling, box, t.boxAfter(box));
    } else if (ruling->card || ruling->has(DisclosedIsNext)) {
        const Card right = ruling->card ? *ruling->card : two->drawn[0];
        const Card other = right == two->drawn[0] ? two->drawn[1] : two->drawn[0];
        if (!ruling->card)
            return std::nullopt; // the other is not seen, so there is nothing to choose from
        question->prompt = "irregularities-play.which-card-do-you-get"_say;
        setAnswers(m, *question, {Phrase::plain(right), CardAnswer{right}},
                   {{Phrase::plain(other), CardAnswer{other}, "irregularities-play.you-get-card-that-is-worse"_say}});
    } else {
        return std::nullopt;
    }
    return question;
}

// ---------------------------------------------------------------- a player passed over

std::optional<Question> skipped(Maker &m) {
    const bool freebet = m.rules().rulings->repairBy == RepairBy::Settlement;
    Trouble t(m, 4);
    const int areas = m.chance(50) ? 1 : 2;
    const int box = t.boxes[areas == 2 ? 0 : static_cast<std::size_t>(m.between(0, 1))];
    for (const int each : t.boxes)
        t.hand(each, t.plainHand(12, 15));
    t.deal();
    t.playTo(box);
    t.stand(); // nobody asked him
    for (int i = 0; i < areas; ++i) {
        const int drawing = t.round().activeBox();
        t.draw(2, 6);
        if (i + 1 < areas && t.round().activeBox() == drawing)
            t.stand();
    }
    t.scene.settled = t.scene.turnHidden = true;
    Incident incident{"player-skipped", {{L1("areasActedSince"), areas}}, {}};
    incident.story = {say("irregularities-play.you-went-past-box-without-asking", Box{box})};
    if (freebet)
        return freeBetError(m, t, std::move(incident), box);
    const int now = t.round().activeBox();
    QJsonObject other{{L1("areasActedSince"), areas == 1 ? 2 : 1}};
    incident.rivals = {
        {"player-skipped", other,
         areas == 1 ? "incident.that-is-ruling-once-several-boxes"_say : "incident.that-is-ruling-where-only-next"_say}};
    incident.closed = true;
    const bool asRuling = m.chance(40);
    auto question = asRuling ? rulingQuestion(m, incident)
                             : bareQuestion(m, incident, "irregularities-play.whose-turn-is-it-now"_say, 8);
    if (!question)
        return question;
    t.dress(*question, box);
    if (asRuling)
        return question;
    const bool back = question->key() == Answer(RulingAnswer{{RemoveAsUndisclosed}});
    const PhraseId label =
        back ? "irregularities-play.only-next-hand-has-been-dealt"_say : "irregularities-play.more-than-one-box-has-had"_say;
    setBox(m, *question, back ? box : now, {{back ? now : box, label}, {t.boxAfter(box), label}, {t.last(), label}});
    return question;
}

} // namespace

std::vector<Family> playRulings() {
    return {
        {"card-nobody-asked-for",
         Topic::Irregularities,
         "family.card-nobody-asked-for"_say,
         {{"lucky8", "5.7 5.8 5.9 5.10 5.24"},
          {"dueling8s", "5.7 5.8 5.9 5.10 5.21"},
          {"freebet", "5.7 5.7.1 5.7.2 5.7.3 5.7.tail 5.9"}},
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
         {{"lucky8", "5.17 5.18"}, {"dueling8s", "5.14 5.15"}, {"freebet", "5.7 5.7.1 5.7.2 5.7.3 5.7.tail 5.9"}},
         skipped},
    };
}

const std::vector<Family> &irregularityFamilies() {
    static const std::vector<Family> families = [] {
        std::vector<Family> all;
        for (const auto part : {openingDealRulings, dealersHandRulings, playRulings})
            for (Family &family : part())
                all.push_back(std::move(family));
        return all;
    }();
    return families;
}

} // namespace pitwise
