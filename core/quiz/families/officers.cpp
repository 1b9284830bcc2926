// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whom to call, and who may withdraw.
#include "core/quiz/families/lists.h"
#include "core/quiz/families/moments.h"
#include "core/quiz/families/trouble.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using enum RulingCode;

// ---------------------------------------------------------------- who decides

/// Who may be the answer here: the dealer, whoever has to do with cards that come together, and the top.
void setOfficer(Maker &m, Question &question, const std::string &right, const Phrase &label) {
    const bool supervisorCounts = m.rules().rulings->repairBy == RepairBy::Settlement;
    const std::vector<std::string> &ladder = m.rules().officers;
    std::vector<WrongText> wrong;
    for (const std::string &title : {ladder[0], ladder[supervisorCounts ? 1 : 2], m.rules().shiftManager})
        if (title != right)
            wrong.emplace_back(Phrase::plain(officerName(title)), label);
    m.setChoice(question, Phrase::plain(officerName(right)), wrong);
}

/// The situation of one thing to be decided, and the officer that `rule` names for it.
std::optional<Question> officerFor(Maker &m, const char *kind, const QJsonObject &facts, Phrase story, const Phrase &why) {
    const auto ruling = rulingOn(m.library(), m.rules().document, kind, facts);
    if (!ruling || ruling->officer.empty())
        return std::nullopt;
    Question question = m.question("officers.from-which-position-upwards-may-it"_say, {}, 8);
    question.situation = situationJson(m.rules().document, kind, facts);
    if (!story.isEmpty())
        question.story = {std::move(story)};
    explain(question, why, m.rules().names(ruling->clauses));
    setOfficer(m, question, ruling->officer, why);
    return question;
}

/// Nothing in the rules, or (Free Bet) what a rule means.
std::optional<Question> forTheTop(Maker &m, Trouble &t) {
    t.deal();
    t.playTo(m.oneOf(t.boxes));
    t.scene.settled = true;
    const int box = t.round().activeBox();
    std::optional<Question> question;
    if (m.rules().rulings->repairBy == RepairBy::Settlement && m.chance(50))
        question = officerFor(
            m, "officer", {{L1("matter"), L1("interpretation")}},
            say(m.oneOf({"officers.you-and-player-of-box-read"_say, "officers.two-players-of-box-argue-over"_say}),
                Box{box}),
            "officers.what-rule-means-is-for-shift"_say);
    else
        question = officerFor(
            m, "not-covered", {},
            say(m.oneOf({"officers.player-of-box-shouts-at-another"_say, "officers.player-of-box-films-table-and"_say,
                         "officers.player-of-box-asks-for-new-shoe"_say}),
                Box{box}),
            "officers.what-rules-do-not-cover-goes"_say);
    if (question)
        t.dress(*question, box);
    return question;
}

/// Two cards at once on the dealer's own hand, none seen.
std::optional<Question> forDealersTwo(Maker &m, Trouble &t) {
    const bool supervisor = m.rules().rulings->repairBy == RepairBy::Settlement;
    const std::vector<Card> dealer = m.rules().play.printed ? std::vector{*m.rules().play.printed, m.worth(m.between(4, 7))}
                                                            : std::vector{m.worth(10), m.worth(m.between(2, 6))};
    const std::vector<Card> drawn{m.worth(m.between(2, 5)), m.worth(m.between(6, 10))};
    t.deal(dealer.front());
    t.playToDealer();
    t.addCard(0, dealer[1]);
    t.scene.drawn = {std::nullopt, std::nullopt};
    auto question = officerFor(m, "simultaneous-draw",
                               {{L1("hand"), L1("dealer")},
                                {L1("disclosed"), 0},
                                {L1("drawn"), cardsJson(drawn)},
                                {L1("dealer"), cardsJson(dealer)}},
                               "officers.you-draw-and-two-cards-come"_say,
                               supervisor ? "officers.cards-that-came-together-are-discarded"_say
                                          : "officers.card-for-dealers-hand-is-picked"_say);
    if (question) {
        question->prompt = supervisor ? "officers.from-which-position-upwards-may-somebody"_say
                                      : "officers.from-which-position-upwards-may-dealers"_say;
        t.dress(*question);
        question->asks[L1("dealer")] = true;
    }
    return question;
}

/// Lucky 8 and Dueling 8's: a player held to one box, a box to fewer bets.
std::optional<Question> forRestriction(Maker &m, Trouble &t) {
    const bool areas = m.chance(50);
    if (areas) {
        const int one = t.emptyBox(), more = t.emptyBox(one + 1);
        for (const int box : {one, more})
            if (box > 0)
                m.bet(t.setup, box, "A", m.stake());
        if (one == 0)
            return std::nullopt;
    }
    if (!areas)
        m.bet(t.setup, t.first(), Trouble::playerAt(t.boxes.size()).c_str(), m.stake());
    auto question =
        officerFor(m, "officer", {{L1("matter"), areas ? L1("restrict-areas") : L1("restrict-bets")}},
                   areas ? say("officers.bets-on-several-boxes-and-is", playerName("A"))
                         : say("officers.it-is-crowded-around-box-and", Box{t.first()}),
                   areas ? "officers.holding-player-to-one-box-is"_say : "officers.allowing-fewer-bets-on-box-is"_say);
    if (question)
        t.dress(*question, t.first());
    return question;
}

std::optional<Question> forBetPlaced(Maker &m, Trouble &t) {
    const int box = m.oneOf(t.boxes);
    auto question = officerFor(m, "officer", {{L1("matter"), L1("bet-for-player")}},
                               say("officers.asks-you-to-put-his-chips", playerName(t.playerOf(box)), Box{box}),
                               "officers.bet-may-be-placed-for-player"_say);
    if (question)
        t.dress(*question, box);
    return question;
}

/// A function of one position done by another: higher or acting in it is fine, lower is not.
std::optional<Question> standIn(Maker &m, Trouble &t) {
    const std::vector<std::string> &ladder = m.rules().officers;
    const bool assignedOnly = m.rules().rulings->repairBy == RepairBy::Settlement;
    const Name due = officerName(ladder[assignedOnly ? 1 : 2]);
    t.deal();
    t.playTo(m.oneOf(t.boxes));
    t.scene.settled = true;
    Question question = m.question("officers.may-he-do-that"_say, {}, 8);
    t.dress(question, t.round().activeBox());
    const bool fine = m.chance(50);
    if (assignedOnly) {
        question.story = {
            say(fine ? "officers.is-away-somebody-assigned-to-act"_say : "officers.is-away-dealer-of-next-table"_say, due)};
        setEither(m, question, "common.yes"_say, "common.no"_say, fine, "officers.only-whoever-is-assigned-to-position"_say);
        explain(question, "officers.whoever-is-assigned-to-position-and"_say, {"1.24"});
        return question;
    }
    const std::size_t doer = fine ? static_cast<std::size_t>(m.between(2, 3)) : static_cast<std::size_t>(m.between(0, 1));
    question.story = {doer == 2 ? say("officers.rules-give-decision-to-somebody-acting", due)
                                : say("officers.rules-give-decision-to-takes-it", due, officerName(ladder[doer]))};
    setEither(m, question, "common.yes"_say, "common.no"_say, fine,
              fine ? "officers.whoever-acts-in-position-or-holds"_say : "officers.lower-position-may-not-unless-acting"_say);
    explain(question, "officers.whoever-acts-in-position-or-holds-higher"_say, {"6.2"});
    return question;
}

std::optional<Question> whoDecides(Maker &m) {
    const bool freebet = m.rules().rulings->repairBy == RepairBy::Settlement;
    Trouble t(m, m.between(2, 4));
    switch (m.between(0, 3)) { // as often the top, the one between, the dealer
    case 0: return forTheTop(m, t);
    case 1: return freebet || m.chance(50) ? forDealersTwo(m, t) : forRestriction(m, t);
    case 2: return forBetPlaced(m, t);
    default: return standIn(m, t);
    }
}

/// Lucky Lucky leaves some things to the house, and some to the player who calls the box.
std::optional<Question> houseChoice(Maker &m) {
    Trouble t(m, m.between(2, 4));
    for (std::size_t i = 0; i < t.boxes.size(); ++i)
        if (m.chance(60))
            m.bet(t.setup, t.boxes[i], Trouble::playerAt(i).c_str(), m.sideStake(), "luckylucky");
    const int way = m.between(0, 3), box = m.oneOf(t.boxes);
    const std::string player = t.playerOf(box);
    if (way == 3)
        m.bet(t.setup, box, Trouble::playerAt(t.boxes.size()).c_str(), m.stake());
    static constexpr const char *clauses[] = {"8#operator-choice", "3", "4", "4"};
    Question question = m.question("officers.whose-choice-is-that"_say, {clauses[way]}, 6);
    question.story = {way == 0   ? say("officers.asks-for-pay-table", playerName(player), m.between(1, m.rules().payTables))
                      : way == 1 ? say("officers.wants-to-bet-more-on-lucky", playerName(player))
                      : way == 2 ? say("officers.somebody-standing-by-wants-lucky-lucky", Box{box})
                                 : say("officers.two-bet-on-box-and-argue", Box{box})};
    const PhraseId why = way == 0   ? "officers.operator-picks-one-pay-table"_say
                         : way == 1 ? "officers.each-house-applies-limits-of-its"_say
                                    : "officers.only-player-who-calls-box-bets"_say;
    setEither(m, question, "officers.that-of-house"_say, "officers.that-of-player-who-calls-box"_say, way < 2, why);
    explain(question, why, question.clauses);
    t.dress(question, box);
    return question;
}

std::optional<Question> officer(Maker &m) {
    return m.isGame("luckylucky") ? houseChoice(m) : whoDecides(m);
}

// ---------------------------------------------------------------- who may withdraw

/// What has just been ruled, as it looks; and the clause it was ruled by.
struct After {
    const char *lucky8, *dueling8s;
    PhraseId story;
    bool dealers = false; ///< All hands are finished: no further card can follow.
    bool picked = false;  ///< The player asked has drawn.
    bool oneCard = false; ///< He has but one card.
    [[nodiscard]] const char *clause(const Maker &m) const { return m.isGame("lucky8") ? lucky8 : dueling8s; }
};

std::vector<After> rulingsThatLetGo(const Maker &m) {
    std::vector<After> all{{"5.15", "5.13", "officers.cards-on-empty-box-were-discarded"_say, false},
                           {"5.23.1", "5.20.1", "officers.two-cards-came-at-once-unseen"_say, false, true},
                           {"5.23.4.5", "5.20.4.5", "officers.two-cards-came-at-once-for"_say, true}};
    if (m.isGame("lucky8")) {
        all.push_back({"5.12", nullptr, "officers.your-missing-card-was-drawn-late"_say, false});
        all.push_back({"5.16", nullptr, "officers.box-with-one-card-was-told"_say, false, false, true});
    }
    return all;
}

std::vector<After> rulingsThatDoNot() {
    return {{"5.7", "5.7", "officers.you-drew-on-finished-hand-card"_say, true},
            {"5.8", "5.8", "officers.card-drawn-by-mistake-was-offered"_say, false},
            {"5.17", "5.14", "officers.player-was-passed-over-cards-were"_say, false},
            {"5.21.2", "5.18.2", "officers.burn-card-was-forgotten-it-stayed"_say, false}};
}

/// What the ruling has left on the table.
bool layAfter(Maker &m, Trouble &t, const After &after, int box, bool further) {
    if (after.dealers) { // his hand as it stands, without the card that went
        const std::vector<Card> dealer = dealerHand(m, false);
        if (dealer.size() < 3 || dealer.front().isAce())
            return false;
        t.deal(dealer.front());
        t.playToDealer();
        for (std::size_t i = 1; i < dealer.size(); ++i)
            t.addCard(0, dealer[i]);
        return true;
    }
    t.hand(box, t.plainHand(12, 14));
    t.deal();
    t.playTo(box);
    t.scene.settled = true;
    if (after.oneCard)
        t.missing(box, 1);
    if (after.picked)
        t.draw(2, 3);
    if (further)
        t.draw(2, 3);
    return true;
}

std::optional<Question> withdraw(Maker &m) {
    const bool listed = m.chance(65);
    const After after = m.oneOf(listed ? rulingsThatLetGo(m) : rulingsThatDoNot());
    const bool further = !after.dealers && !after.oneCard && m.chance(listed ? 30 : 40);
    const bool sums = listed && !further && m.chance(40);
    Trouble t(m, m.between(3, 4));
    t.openingBet(1);
    const int box = t.boxes[1];
    const std::string player = t.playerOf(box);
    if (!layAfter(m, t, after, box, further))
        return std::nullopt;
    Incident incident{"dissatisfied",
                      {{L1("afterRule"), L1(after.clause(m))}, {L1("furtherCardDealt"), further}},
                      {after.story, say(further ? "officers.another-card-has-been-dealt-since"_say
                                                : "officers.no-further-card-has-been-dealt"_say,
                                        playerName(player))}};
    auto question = ruledQuestion(m, incident, "officers.may-he-take-his-bets-back"_say);
    if (!question)
        return question;
    t.dress(*question, box);
    question->asks[L1("player")] = QString::fromStdString(player);
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    if (sums && ruling->has(LostBetsStayLost)) {
        const Cents all = t.laidBy(player);
        const Cents lost = t.setup.bets.back().placed;
        question->story.emplace_back("officers.house-permits-it"_say);
        question->prompt = say("trouble.how-much-goes-back-to-in", playerName(player));
        setAmount(*question, all - lost, {{all, "officers.bets-already-lost-are-never-given"_say}});
        question->target = 12;
        return question;
    }
    setEither(m, *question, "officers.yes-if-house-permits-it"_say, "officers.no-bet-goes-back"_say,
              ruling->has(MayWithdraw),
              ruling->has(MayWithdraw) ? "officers.this-ruling-is-on-list-after"_say
              : further && listed      ? "officers.it-has-to-be-said-before"_say
                                       : "officers.after-that-ruling-nobody-may-withdraw"_say);
    return question;
}

} // namespace

const std::vector<Family> &officerFamilies() {
    static const std::vector<Family> families{
        {"who-decides",
         Topic::Irregularities,
         "family.who-decides"_say,
         {{"lucky8", "3.7 3.9 3.10.1 5.23.4.1 5.23.4.2 6.1 6.2"},
          {"dueling8s", "3.7 3.9 3.10.1 5.20.4.1 5.20.4.2 6.1 6.2"},
          {"freebet", "1.24 5.12.1 5.12.2 5.19 5.20"},
          {"luckylucky", "3 4 8#operator-choice"}},
         officer},
        {"may-i-pull-out",
         Topic::Irregularities,
         "family.may-i-pull-out"_say,
         {{"lucky8", "5.25"}, {"dueling8s", "5.22"}},
         withdraw},
    };
    return families;
}

} // namespace pitwise
