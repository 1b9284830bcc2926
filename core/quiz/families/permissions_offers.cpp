// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Before the first further card: what is offered, who may surrender, who is paid even money.
#include "core/quiz/families/permit.h"
#include "core/quiz/shapes.h"
#include "core/quiz/tablequestions.h"

#include <algorithm>

namespace pitwise {
namespace {

using Strings = std::vector<std::string>;
using Wrong = std::vector<std::pair<Phrase, Phrase>>;

std::vector<Card> blackjackCards(Maker &m) {
    std::vector<Card> cards{m.card(Rank::Ace), m.worth(10)};
    m.random().shuffle(cards);
    return cards;
}

/// A box before him has drawn: the offers are closed for the whole table.
std::optional<Question> offersOver(Maker &m) {
    OneBox one = oneBox(m);
    if (one.box == 1)
        return std::nullopt;
    m.bet(one.setup, one.box - 1, "B", m.stake());
    m.seat(one.setup, one.box - 1, "B");
    const bool printed = m.rules().play.printed.has_value();
    LiveRound live(one.setup, m.random());
    live.wishOpening(
        {{one.box, anyOpening(m)}, {one.box - 1, printed ? std::vector{m.worth(4)} : std::vector{m.worth(5), m.worth(7)}}},
        printed ? std::nullopt : std::optional(m.worth(m.between(2, 11))));
    live.deal();
    Round::Offer none{one.box, 0};
    live.closeOffers();
    if (live.round().stage() != Stage::Play || live.round().activeBox() != one.box - 1)
        return std::nullopt;
    live.wish(m.worth(m.between(2, 4)));
    live.act(Do::Hit);
    if (live.round().stage() != Stage::Play)
        return std::nullopt;
    Question question = offersQuestion(m, live, none);
    question.scene.turnHidden = true;
    question.readings.clear(); // nothing of how the hand plays is asked
    explain(question, "permissions-offers.offer-was-closed-for-whole-table"_say, m.because(Asked::surrenderWindow));
    addWrong(question, ChoicesAnswer{{"a"}}, "permissions-offers.offer-was-closed-for-whole-table"_say);
    return question;
}

std::optional<Question> offersDue(Maker &m) {
    if (m.chance(m.rules().play.printed ? 45 : 25))
        return offersOver(m);
    OneBox one = oneBox(m);
    const bool printedGame = m.rules().play.printed.has_value();
    const bool ace = !printedGame && m.chance(50);
    const bool blackjack = ace && m.chance(45); // elsewhere a Blackjack's surrender is an open question (A20)
    LiveRound live(one.setup, m.random());
    live.wishOpening({{one.box, blackjack ? blackjackCards(m) : anyOpening(m)}},
                     printedGame ? std::nullopt : std::optional(ace ? m.card(Rank::Ace) : m.worth(m.between(2, 10))));
    live.deal();
    const auto offers = live.round().offers();
    if (offers.size() != 1)
        return std::nullopt;
    return offersQuestion(m, live, offers.front());
}

std::optional<Question> surrenderPermission(Maker &m) {
    OneBox one = oneBox(m, 4);
    const bool printedGame = m.rules().play.printed.has_value();
    enum {
        InTime,
        Ace,
        Late,
        AfterSplit
    } kind = printedGame ? m.oneOf({InTime, Late, AfterSplit}) : m.oneOf({InTime, Ace, Late, AfterSplit});
    const int other = one.box == 1 ? 2 : 1; // box 1 draws before him
    if (kind == Late) {
        if (one.box == 1)
            return std::nullopt;
        m.bet(one.setup, other, "B", m.stake());
        m.seat(one.setup, other, "B");
    }
    if (2 * one.stake > one.setup.mainLimits.max)
        return std::nullopt;
    LiveRound live(one.setup, m.random());
    const Card up = kind == Ace ? m.card(Rank::Ace) : m.worth(m.between(2, 10));
    const Card pair =
        printedGame ? m.card(Rank::Eight) : m.card(m.rankBut({Rank::Ace, Rank::Ten, Rank::Jack, Rank::Queen, Rank::King}));
    const std::vector<Card> own = kind != AfterSplit ? anyOpening(m)
                                  : printedGame      ? std::vector<Card>{pair}
                                                     : std::vector<Card>{pair, m.card(pair.rank())};
    const std::vector<Card> theirs = printedGame ? std::vector<Card>{m.worth(5)} : std::vector<Card>{m.worth(5), m.worth(7)};
    live.wishOpening(kind == Late ? std::map<int, std::vector<Card>>{{one.box, own}, {other, theirs}}
                                  : std::map<int, std::vector<Card>>{{one.box, own}},
                     printedGame ? std::nullopt : std::optional(up));
    live.deal();
    if (kind == Late) {
        live.closeOffers();
        live.wish(m.worth(m.between(2, 4)));
        live.act(Do::Hit);
        if (live.round().stage() == Stage::Play && live.round().activeBox() == other)
            live.act(Do::Stand);
    } else if (kind == AfterSplit) {
        live.closeOffers();
        live.wish(m.card(m.rankBut({pair.rank(), Rank::Ace})));
        live.act(Do::Split);
    }
    if (kind != InTime && kind != Ace && (live.round().stage() != Stage::Play || live.round().activeBox() != one.box))
        return std::nullopt;
    const bool refused = refusalOf(live, {Do::Surrender, one.box, 0, 0, nobody, {}, {}}).has_value();
    if (refused != (kind != InTime))
        return std::nullopt;
    const Phrase yes = say("permissions-offers.yes-take-give-back", Money{one.stake / 2});
    const Phrase whole = say("permissions-offers.yes-take", Money{one.stake});
    const Phrase noAce = "permissions-offers.no-not-against-ace"_say;
    const Phrase late = "permissions-offers.no-further-cards-have-been-dealt"_say;
    const Phrase split = "permissions-offers.no-split-hand-may-not-be"_say;
    const Phrase noTen = "permissions-offers.no-dealer-may-still-make-blackjack"_say;
    Strings clauses;
    Phrase right;
    Wrong wrong;
    switch (kind) {
    case InTime: right = yes; break;
    case Ace: right = noAce; break;
    case Late: right = late; break;
    case AfterSplit: right = split; break;
    }
    if (kind == AfterSplit)
        clauses = m.because(Asked::noSurrenderAfterSplit);
    else if (kind == Late)
        clauses = m.because(Asked::surrenderWindow, Asked::surrenderCalled);
    else
        clauses = m.because(Asked::surrenderWindow, Asked::surrenderMeans);
    // A split comes after the window, so both reasons would be true then: one of them is on offer, never both. Else what is
    // on offer does not depend on what is right.
    const Phrase &closed = kind == Late ? late : kind == AfterSplit ? split : m.chance(50) ? late : split;
    const bool ten = !printedGame && up.isTenValue();
    const Phrase inTime = "permissions-offers.no-ace-no-split-no-further"_say;
    const Phrase over = kind == Ace    ? "common.there-is-no-surrender-against-ace"_say
                        : kind == Late ? "permissions-offers.surrender-is-one-window-for-whole"_say
                                       : "permissions-offers.after-split-there-is-no-surrender"_say;
    Wrong all{{yes, over}};
    if (ten)
        all.emplace_back(noTen, "permissions-offers.only-ace-bars-surrender-ten-does"_say);
    else
        all.emplace_back(whole, kind == InTime ? "common.surrender-costs-half-of-bet"_say : over);
    if (!printedGame)
        all.emplace_back(noAce, "permissions-offers.dealer-shows-no-ace"_say);
    all.emplace_back(closed, kind == Ace ? "permissions-offers.it-is-dealers-ace-that-bars"_say : inTime);
    for (const auto &option : all)
        if (option.first != right)
            wrong.push_back(option);
    Question question =
        permissionQuestion(m, live, one.box, "A", kind == AfterSplit ? live.round().activeHand() : 0,
                           say("permissions-offers.box-may-surrender-his-bet-of", Box{one.box}, Money{one.stake}), clauses,
                           7, kind == Late ? 35 : 22);
    std::erase_if(question.readings,
                  [](const std::string &item) { return item == "C06" || item == "C01" || item == "C18" || item == "A07"; });
    m.setChoice(question, right, wrong);
    const Phrase why = kind == InTime && printedGame ? "permissions-offers.no-split-and-no-further-card"_say
                       : kind == InTime              ? "permissions-offers.no-ace-no-split-no-further-card"_say
                       : kind == Ace                 ? "permissions-offers.against-ace-insurance-is-offered-never"_say
                       : kind == Late                ? "permissions-offers.offer-was-closed-for-whole-table"_say
                                                     : "permissions-offers.hand-has-been-split"_say;
    question.steps = {{why, clauses}, {right, {clauses[0]}}};
    return question;
}

std::optional<Question> evenMoney(Maker &m) {
    OneBox one = oneBox(m);
    enum { Good, Ten, NoBlackjack, Late } kind = m.oneOf({Good, Ten, NoBlackjack, Late});
    const int other = one.box % one.setup.boxes + 1;
    m.bet(one.setup, other, "B", m.stake());
    m.seat(one.setup, other, "B");
    LiveRound live(one.setup, m.random());
    const std::vector<Card> twenty{m.card(Rank::Ace), m.card(Rank::Nine)};
    live.wishOpening({{one.box, kind == NoBlackjack ? twenty : blackjackCards(m)}, {other, {m.worth(5), m.worth(7)}}},
                     kind == Ten ? m.worth(10) : m.card(Rank::Ace));
    live.deal();
    if (kind == Late) {
        live.closeOffers();
        live.wish(m.worth(m.between(2, 4)));
        live.act(Do::Hit);
    }
    const bool refused = refusalOf(live, {Do::EvenMoney, one.box, 0, 0, nobody, {}, {}}).has_value();
    if (refused != (kind != Good))
        return std::nullopt;
    const Phrase yes = say("permissions-offers.yes-pay-now", Money{one.stake});
    const Phrase three = say("permissions-offers.yes-pay-now", Money{one.stake * 3 / 2});
    const Phrase noAce = "permissions-offers.no-only-against-ace-wait-for"_say;
    const Phrase noBlackjack = "permissions-offers.no-only-blackjack-is-paid-even"_say;
    const Phrase late = "permissions-offers.no-further-cards-have-been-dealt"_say;
    const Strings clauses = kind == Good  ? m.because(Asked::evenMoneyOnAce, Asked::evenMoneyMeans)
                            : kind == Ten ? m.because(Asked::blackjackWaitsOnTen, Asked::evenMoneyOnAce)
                                          : m.because(Asked::evenMoneyOnAce);
    Phrase right;
    Wrong wrong;
    switch (kind) {
    case Good: right = yes; break;
    case Ten: right = noAce; break;
    case NoBlackjack: right = noBlackjack; break;
    case Late: right = late; break;
    }
    // All of them whatever is right: what is on offer must not tell it.
    const Phrase why = kind == Ten           ? "permissions-offers.ten-value-card-gives-no-right"_say
                       : kind == NoBlackjack ? "permissions-offers.hand-is-no-blackjack-it-may"_say
                                             : "permissions-offers.even-money-has-to-be-asked"_say;
    const Wrong all{{yes, why},
                    {three, kind == Good          ? "permissions-offers.even-money-is-1-to-1"_say
                            : kind == NoBlackjack ? why
                                                  : "permissions-offers.dealer-may-still-make-blackjack-wait"_say},
                    {noAce, "common.dealer-does-show-ace"_say},
                    {noBlackjack, "permissions-offers.hand-is-blackjack"_say},
                    {late, "common.no-further-card-has-been-dealt"_say}};
    for (const auto &option : all)
        if (option.first != right)
            wrong.push_back(option);
    Question question = permissionQuestion(
        m, live, one.box, "A", 0, say("permissions-offers.box-do-you-pay-even-money", Box{one.box}, Money{one.stake}),
        clauses, 7, 28);
    std::erase_if(question.readings, [](const std::string &item) { return item == "C06"; });
    m.setChoice(question, right, wrong);
    question.steps = {{"permissions-offers.even-money-blackjack-dealers-ace-and"_say, {clauses.back()}},
                      {right, {clauses[0]}}};
    return question;
}

} // namespace

Question offersQuestion(Maker &m, const LiveRound &live, const Round::Offer &offer) {
    const bool printedGame = m.rules().play.printed.has_value();
    const bool ace = !printedGame && live.round().dealerCards().front().isAce();
    const bool blackjack = offer.evenMoney;
    const std::string player = live.round().setup().playerName(offer.player);
    Strings keys, clauses;
    std::vector<Step> steps;
    const auto step = [&](PhraseId text, Strings behind) {
        for (const std::string &clause : behind)
            if (std::find(clauses.begin(), clauses.end(), clause) == clauses.end())
                clauses.push_back(clause);
        steps.push_back({text, std::move(behind)});
    };
    if (offer.surrender) {
        keys.emplace_back("a");
        step(printedGame ? "permissions-offers.dealer-always-shows-his-8-surrender"_say
                         : "permissions-offers.no-ace-and-no-further-card"_say,
             m.because(Asked::surrenderWindow, Asked::surrenderCalled));
    }
    if (offer.insurance) {
        keys.emplace_back("b");
        step("permissions-offers.dealer-shows-ace-insurance-is-open"_say,
             m.because(Asked::insuranceOffered, Asked::insuranceCalled, Asked::surrenderWindow));
    }
    if (offer.evenMoney) {
        keys.emplace_back("c");
        step("permissions-offers.blackjack-against-ace-may-be-paid"_say,
             m.because(Asked::evenMoneyMeans, Asked::evenMoneyOnAce));
    }
    if (printedGame)
        step("permissions-offers.there-is-no-blackjack-in-this"_say, m.because(Asked::noBlackjackHere));
    Question question =
        permissionQuestion(m, live, offer.box, player.c_str(), 0,
                           say("permissions-offers.box-tick-what-is-open-to", Box{offer.box}, playerName(player)), clauses,
                           7, blackjack ? 40 : 25);
    question.options = {{"a", "permissions-offers.surrender"_say},
                        {"b", "permissions-offers.insurance"_say},
                        {"c", "permissions-offers.even-money"_say},
                        {"d", "common.none-of-these"_say}};
    const Strings none{"d"};
    question.setKey(ChoicesAnswer{keys.empty() ? none : keys});
    const auto wrong = [&](const Strings &answer, PhraseId label) {
        if (const Answer other = ChoicesAnswer{answer}; other != question.key())
            question.misconceptions.push_back({label, other});
    };
    if (ace) {
        wrong(blackjack ? Strings{"a", "b", "c"} : Strings{"a", "b"}, "common.there-is-no-surrender-against-ace"_say);
        wrong({"a"}, "common.there-is-no-surrender-against-ace"_say);
        if (blackjack) {
            wrong({"c"}, "permissions-offers.blackjack-may-be-insured-too"_say);
            wrong({"b"}, "permissions-offers.blackjack-against-ace-may-also-be"_say);
        } else {
            wrong({"b", "c"}, "permissions-offers.even-money-is-for-blackjack-only"_say);
        }
    } else {
        wrong({"a", "b"},
              printedGame ? "common.there-is-no-insurance-in-dueling"_say : "common.insurance-is-for-dealers-ace-only"_say);
        wrong({"d"}, printedGame ? "permissions-offers.surrender-is-open-against-dealers-8"_say
                                 : "permissions-offers.surrender-is-open-unless-dealer-shows"_say);
    }
    question.steps = std::move(steps);
    return question;
}

std::vector<Family> offerPermissions() {
    return {
        {"offers-due", Topic::Permissions, "family.offers-due"_say, {}, offersDue},
        {"surrender-permission", Topic::Permissions, "family.surrender-permission"_say, {}, surrenderPermission},
        {"even-money", Topic::Permissions, "family.even-money"_say, {}, evenMoney},
    };
}

} // namespace pitwise
