// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Before the first further card: what is offered, who may surrender, who is paid even money.
#include "core/quiz/families/permit.h"
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

std::optional<Question> offersDue(Maker &m) {
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
    const bool freebet = m.isGame("freebet");
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
    const Phrase yes{QT_TRANSLATE_NOOP("quiz", "Yes: take %1, give back %1."), {moneyText(one.stake / 2)}};
    const Phrase whole{QT_TRANSLATE_NOOP("quiz", "Yes: take %1."), {moneyText(one.stake)}};
    const Phrase noAce = QT_TRANSLATE_NOOP("quiz", "No: not against an Ace.");
    const Phrase late = QT_TRANSLATE_NOOP("quiz", "No: further cards have been dealt.");
    const Phrase split = QT_TRANSLATE_NOOP("quiz", "No: a split hand may not be surrendered.");
    const Phrase noTen = QT_TRANSLATE_NOOP("quiz", "No: the dealer may still make a Blackjack.");
    const char *half = freebet ? "1.38" : printedGame ? "1.1.14" : "1.1.17";
    const char *window = freebet ? "3.17" : printedGame ? "3.20" : "3.25";
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
        clauses = {freebet ? "3.22" : printedGame ? "3.20.1.1" : "3.25.1.1"};
    else if (kind == Late)
        clauses = freebet ? Strings{window} : Strings{window, printedGame ? "3.20.1" : "3.25.1"};
    else
        clauses = {window, half};
    // A split comes after the window, so both reasons would be true then: one of them is on offer, never both. Else what is
    // on offer does not depend on what is right.
    const Phrase &closed = kind == Late ? late : kind == AfterSplit ? split : m.chance(50) ? late : split;
    const bool ten = !printedGame && up.isTenValue();
    const Phrase inTime = QT_TRANSLATE_NOOP("quiz", "No Ace, no split, no further card: surrender is open.");
    const Phrase over =
        kind == Ace ? QT_TRANSLATE_NOOP("quiz", "There is no surrender against an Ace.")
        : kind == Late
            ? QT_TRANSLATE_NOOP("quiz", "Surrender is one window for the whole table, not a choice at one's turn.")
            : QT_TRANSLATE_NOOP("quiz", "After a split there is no surrender.");
    Wrong all{{yes, over}};
    if (ten)
        all.emplace_back(noTen, QT_TRANSLATE_NOOP("quiz", "Only an Ace bars surrender; a ten does not."));
    else
        all.emplace_back(whole, kind == InTime ? QT_TRANSLATE_NOOP("quiz", "Surrender costs half of the bet.") : over);
    if (!printedGame)
        all.emplace_back(noAce, QT_TRANSLATE_NOOP("quiz", "The dealer shows no Ace."));
    all.emplace_back(closed,
                     kind == Ace ? Phrase(QT_TRANSLATE_NOOP("quiz", "It is the dealer's Ace that bars it.")) : inTime);
    for (const auto &option : all)
        if (option.first.text() != right.text())
            wrong.push_back(option);
    Question question = permissionQuestion(m, live, one.box, "A", kind == AfterSplit ? live.round().activeHand() : 0,
                                           {QT_TRANSLATE_NOOP("quiz", "Box %1: may A surrender his bet of %2 now?"),
                                            {QString::number(one.box), moneyText(one.stake)}},
                                           clauses, 7, kind == Late ? 35 : 22);
    std::erase_if(question.readings,
                  [](const std::string &item) { return item == "C06" || item == "C01" || item == "C18" || item == "A07"; });
    m.setChoice(question, right, wrong);
    const Phrase why =
        kind == InTime && printedGame ? QT_TRANSLATE_NOOP("quiz", "No split and no further card dealt: he may.")
        : kind == InTime              ? QT_TRANSLATE_NOOP("quiz", "No Ace, no split, no further card dealt: he may.")
        : kind == Ace                 ? QT_TRANSLATE_NOOP("quiz", "Against an Ace insurance is offered, never surrender.")
        : kind == Late ? QT_TRANSLATE_NOOP("quiz", "The offer was closed for the whole table before the first further card.")
                       : QT_TRANSLATE_NOOP("quiz", "The hand has been split.");
    question.steps = {{why, clauses}, {right, {clauses[0]}}};
    return question;
}

std::optional<Question> evenMoney(Maker &m) {
    OneBox one = oneBox(m);
    const bool freebet = m.isGame("freebet");
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
    const Phrase yes{QT_TRANSLATE_NOOP("quiz", "Yes: pay %1 now."), {moneyText(one.stake)}};
    const Phrase three{QT_TRANSLATE_NOOP("quiz", "Yes: pay %1 now."), {moneyText(one.stake * 3 / 2)}};
    const Phrase noAce = QT_TRANSLATE_NOOP("quiz", "No: only against an Ace; wait for the second card.");
    const Phrase noBlackjack = QT_TRANSLATE_NOOP("quiz", "No: only a Blackjack is paid even money.");
    const Phrase late = QT_TRANSLATE_NOOP("quiz", "No: further cards have been dealt.");
    Strings clauses = freebet ? Strings{"3.15.1"} : Strings{"3.20"};
    Phrase right;
    Wrong wrong;
    switch (kind) {
    case Good: right = yes; break;
    case Ten: right = noAce; break;
    case NoBlackjack: right = noBlackjack; break;
    case Late: right = late; break;
    }
    if (freebet && kind == Good)
        clauses.emplace_back("1.9");
    if (freebet && kind == Ten)
        clauses = {"3.16", "3.15.1"};
    // All of them whatever is right: what is on offer must not tell it.
    const Phrase why = kind == Ten ? QT_TRANSLATE_NOOP("quiz", "A ten-value card gives no right to even money.")
                       : kind == NoBlackjack
                           ? QT_TRANSLATE_NOOP("quiz", "The hand is no Blackjack; it may be insured.")
                           : QT_TRANSLATE_NOOP("quiz", "Even money has to be asked for before the first further card.");
    const Wrong all{
        {yes, why},
        {three, kind == Good ? QT_TRANSLATE_NOOP("quiz", "Even money is 1 to 1, not 3 to 2.")
                : kind == NoBlackjack
                    ? why
                    : QT_TRANSLATE_NOOP("quiz", "The dealer may still make a Blackjack: wait for his second card.")},
        {noAce, QT_TRANSLATE_NOOP("quiz", "The dealer does show an Ace.")},
        {noBlackjack, QT_TRANSLATE_NOOP("quiz", "The hand is a Blackjack.")},
        {late, QT_TRANSLATE_NOOP("quiz", "No further card has been dealt yet.")}};
    for (const auto &option : all)
        if (option.first.text() != right.text())
            wrong.push_back(option);
    Question question = permissionQuestion(m, live, one.box, "A", 0,
                                           {QT_TRANSLATE_NOOP("quiz", "Box %1: do you pay A even money on his %2?"),
                                            {QString::number(one.box), moneyText(one.stake)}},
                                           clauses, 7, 28);
    std::erase_if(question.readings, [](const std::string &item) { return item == "C06"; });
    m.setChoice(question, right, wrong);
    question.steps = {
        {QT_TRANSLATE_NOOP("quiz", "Even money: a Blackjack, a dealer's Ace, and no further card dealt."), {clauses.back()}},
        {right, {clauses[0]}}};
    return question;
}

} // namespace

Question offersQuestion(Maker &m, const LiveRound &live, const Round::Offer &offer) {
    const bool printedGame = m.rules().play.printed.has_value();
    const bool freebet = m.isGame("freebet");
    const bool ace = !printedGame && live.round().dealerCards().front().isAce();
    const bool blackjack = offer.evenMoney;
    const std::string player = live.round().setup().playerName(offer.player);
    Strings keys, clauses;
    std::vector<Step> steps;
    const auto step = [&](const char *text, Strings behind) {
        for (const std::string &clause : behind)
            if (std::find(clauses.begin(), clauses.end(), clause) == clauses.end())
                clauses.push_back(clause);
        steps.push_back({text, std::move(behind)});
    };
    if (offer.surrender) {
        keys.emplace_back("a");
        step(printedGame ? QT_TRANSLATE_NOOP("quiz", "The dealer always shows his 8: surrender is open every round.")
                         : QT_TRANSLATE_NOOP("quiz", "No Ace and no further card yet: surrender is open."),
             freebet       ? Strings{"3.17"}
             : printedGame ? Strings{"3.20", "3.20.1"}
                           : Strings{"3.25", "3.25.1"});
    }
    if (offer.insurance) {
        keys.emplace_back("b");
        step(QT_TRANSLATE_NOOP("quiz", "The dealer shows an Ace: insurance is open, surrender is not."),
             freebet ? Strings{"3.15.2", "3.17"} : Strings{"3.27", "3.27.1", "3.25"});
    }
    if (offer.evenMoney) {
        keys.emplace_back("c");
        step(QT_TRANSLATE_NOOP("quiz", "A Blackjack against an Ace may be paid even money."),
             freebet ? Strings{"1.9", "3.15.1"} : Strings{"3.20"});
    }
    if (printedGame)
        step(QT_TRANSLATE_NOOP("quiz", "There is no Blackjack in this game, so neither insurance nor even money."),
             {"3.15"});
    Question question =
        permissionQuestion(m, live, offer.box, player.c_str(), 0,
                           {QT_TRANSLATE_NOOP("quiz", "Box %1: tick what is open to %2 before further cards."),
                            {QString::number(offer.box), QString::fromStdString(player)}},
                           clauses, 7, blackjack ? 40 : 25);
    question.options = {{"a", QT_TRANSLATE_NOOP("quiz", "Surrender")},
                        {"b", QT_TRANSLATE_NOOP("quiz", "Insurance")},
                        {"c", QT_TRANSLATE_NOOP("quiz", "Even money")},
                        {"d", QT_TRANSLATE_NOOP("quiz", "None of these")}};
    const Strings none{"d"};
    question.setKey(ChoicesAnswer{keys.empty() ? none : keys});
    const auto wrong = [&](const Strings &answer, const char *label) {
        if (const Answer other = ChoicesAnswer{answer}; other != question.key())
            question.misconceptions.push_back({label, other});
    };
    if (ace) {
        wrong(blackjack ? Strings{"a", "b", "c"} : Strings{"a", "b"},
              QT_TRANSLATE_NOOP("quiz", "There is no surrender against an Ace."));
        wrong({"a"}, QT_TRANSLATE_NOOP("quiz", "There is no surrender against an Ace."));
        if (blackjack) {
            wrong({"c"}, QT_TRANSLATE_NOOP("quiz", "A Blackjack may be insured too."));
            wrong({"b"}, QT_TRANSLATE_NOOP("quiz", "A Blackjack against an Ace may also be paid even money."));
        } else {
            wrong({"b", "c"}, QT_TRANSLATE_NOOP("quiz", "Even money is for a Blackjack only."));
        }
    } else {
        wrong({"a", "b"}, printedGame ? QT_TRANSLATE_NOOP("quiz", "There is no insurance in Dueling 8's.")
                                      : QT_TRANSLATE_NOOP("quiz", "Insurance is for a dealer's Ace only."));
        wrong({"d"}, printedGame ? QT_TRANSLATE_NOOP("quiz", "Surrender is open against the dealer's 8.")
                                 : QT_TRANSLATE_NOOP("quiz", "Surrender is open unless the dealer shows an Ace."));
    }
    question.steps = std::move(steps);
    return question;
}

std::vector<Family> offerPermissions() {
    return {
        {"offers-due",
         Topic::Permissions,
         QT_TRANSLATE_NOOP("quiz", "What is open before further cards?"),
         {{"lucky8", "3.20 3.25 3.25.1 3.27 3.27.1"},
          {"dueling8s", "3.15 3.20 3.20.1"},
          {"freebet", "1.9 3.15.1 3.15.2 3.17"}},
         offersDue},
        {"surrender-permission",
         Topic::Permissions,
         QT_TRANSLATE_NOOP("quiz", "May he surrender?"),
         {{"lucky8", "1.1.17 3.25 3.25.1 3.25.1.1"},
          {"dueling8s", "1.1.14 3.20 3.20.1 3.20.1.1"},
          {"freebet", "1.38 3.17 3.22"}},
         surrenderPermission},
        {"even-money",
         Topic::Permissions,
         QT_TRANSLATE_NOOP("quiz", "Do you pay even money?"),
         {{"lucky8", "3.20"}, {"freebet", "1.9 3.15.1 3.16"}},
         evenMoney},
    };
}

} // namespace pitwise
