// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chips laid down for a double or an insurance: accept, cut, refuse. And the hand that is complete.
#include "core/quiz/families/permit.h"

namespace pitwise {
namespace {

using Strings = std::vector<std::string>;
using Wrong = std::vector<std::pair<Phrase, Phrase>>;

QString number(int value) {
    return QString::number(value);
}

/// About half, in whole chips where that leaves anything.
Cents halfInChips(Cents amount) {
    return amount >= 1000 ? amount / 1000 * 500 : amount / 2;
}

std::optional<Question> doubleOffer(Maker &m) {
    OneBox one = oneBox(m, 4);
    const bool freebet = m.isGame("freebet");
    const bool printedGame = m.rules().play.printed.has_value();
    const Cents min = one.setup.mainLimits.min;
    if (one.stake <= min || 2 * one.stake > one.setup.mainLimits.max)
        return std::nullopt;
    enum { Full, Less, TooLittle, TooMuch, AfterHit } kind = m.oneOf({Full, Less, TooLittle, TooMuch, AfterHit});
    const Cents unit = 500;
    const auto within = [&](Cents low, Cents high) {
        return unit * m.between(static_cast<int>(low / unit), static_cast<int>(high / unit));
    };
    const Cents amount = kind == Full || kind == AfterHit ? one.stake
                         : kind == Less                   ? within(min, one.stake - unit)
                         : kind == TooLittle              ? within(unit, min - unit)
                                                          : one.stake + within(unit, one.stake);
    LiveRound live(one.setup, m.random());
    const auto opening =
        printedGame ? CardPlan(std::vector<Card>{m.worth(m.between(2, 7))}) : openingCards(m, m.between(7, 14));
    if (!opening)
        return std::nullopt;
    live.wishOpening({{one.box, *opening}}, printedGame ? std::nullopt : std::optional(m.worth(m.between(2, 10))));
    live.deal();
    live.closeOffers();
    if (kind == AfterHit) {
        live.wish(m.worth(m.between(2, 5)));
        live.act(Do::Hit);
    }
    if (live.round().stage() != Stage::Play)
        return std::nullopt;
    Action action{Do::Double, one.box, 0, amount, nobody, {}, {}};
    const bool refused = refusalOf(live, action).has_value();
    const Phrase accept = QT_TRANSLATE_NOOP("quiz", "Accept it and deal one card.");
    const Phrase tooLittle{QT_TRANSLATE_NOOP("quiz", "Too little: he has to add at least %1."), {moneyText(min)}};
    const Phrase tooMuch{QT_TRANSLATE_NOOP("quiz", "Too much: he may add at most %1."), {moneyText(one.stake)}};
    const Phrase late = QT_TRANSLATE_NOOP("quiz", "Refuse: only the first two cards may be doubled.");
    const Phrase exactly{QT_TRANSLATE_NOOP("quiz", "Too little: he has to add exactly %1."), {moneyText(one.stake)}};
    Phrase right;
    Wrong wrong;
    Strings clauses = freebet ? Strings{"3.23", "1.7"} : printedGame ? Strings{"3.26", "1.1.3"} : Strings{"3.26", "1.1.2"};
    const char *firstTwo = freebet ? "3.23" : "3.26.1";
    const Phrase upTo =
        freebet ? QT_TRANSLATE_NOOP("quiz", "Anything up to the first bet may be added; there is no least amount.")
                : QT_TRANSLATE_NOOP("quiz", "He may add from the table minimum up to his first bet.");
    bool expectRefusal = true;
    std::vector<Step> steps;
    const Step range{upTo, {clauses[0], clauses[1]}};
    switch (kind) {
    case Full:
    case Less:
        expectRefusal = false;
        right = accept;
        steps = {{QT_TRANSLATE_NOOP("quiz", "Two cards, and the hand is not 21: it may be doubled."), {firstTwo}}, range};
        if (!freebet)
            clauses.emplace_back("3.26.1");
        break;
    case TooLittle:
        expectRefusal = !freebet;
        right = freebet ? accept : tooLittle;
        steps = {range};
        break;
    case TooMuch:
        right = tooMuch;
        steps = {range};
        break;
    case AfterHit:
        right = late;
        clauses = {firstTwo};
        steps = {{QT_TRANSLATE_NOOP("quiz", "The hand has drawn a card: its first two are past."), {firstTwo}}};
        break;
    }
    // The same options whatever is right: what is on offer must not tell it.
    const Phrase drawn = QT_TRANSLATE_NOOP("quiz", "A hand that has drawn may not be doubled any more.");
    const Phrase twoCards = QT_TRANSLATE_NOOP("quiz", "The hand has just its first two cards.");
    const Phrase floor = QT_TRANSLATE_NOOP("quiz", "The table minimum for a double is a rule of the other house.");
    const Phrase belowFloor =
        QT_TRANSLATE_NOOP("quiz", "The added part has to reach the table minimum; only Free Bet has no such floor.");
    const Phrase over = QT_TRANSLATE_NOOP("quiz", "A double never exceeds the first bet.");
    const bool afterHit = kind == AfterHit;
    const Wrong all{{accept, afterHit          ? drawn
                             : kind == TooMuch ? over
                                               : belowFloor},
                    {tooLittle, afterHit                       ? drawn
                                : freebet && kind == TooLittle ? floor
                                                               : upTo},
                    {tooMuch, afterHit ? drawn : upTo},
                    {late, twoCards},
                    {exactly, afterHit ? drawn : upTo}};
    for (const auto &option : all)
        if (option.first.text() != right.text())
            wrong.push_back(option);
    if (refused != expectRefusal)
        return std::nullopt; // the engine has the last word
    Question question =
        permissionQuestion(m, live, one.box, "A", 1,
                           {QT_TRANSLATE_NOOP("quiz", "Box %1: A lays %2 beside his bet of %3 to double; what do you do?"),
                            {number(one.box), moneyText(amount), moneyText(one.stake)}},
                           clauses, 8, kind == Full ? 20 : 35);
    std::erase_if(question.readings, [](const std::string &item) { return item == "C06"; });
    m.setChoice(question, right, wrong);
    steps.push_back({right, {clauses[0]}});
    question.steps = std::move(steps);
    return question;
}

std::optional<Question> insuranceOffer(Maker &m) {
    OneBox one = oneBox(m);
    const bool freebet = m.isGame("freebet");
    const int other = one.box % one.setup.boxes + 1;
    m.bet(one.setup, other, "B", m.stake());
    m.seat(one.setup, other, "B");
    enum { Half, Less, TooMuch, NoAce, Late, Other } kind = m.oneOf({Half, Less, TooMuch, NoAce, Late, Other});
    const Cents half = one.stake / 2;
    const Cents amount = kind == TooMuch ? half + 500 * m.between(1, std::max(1, static_cast<int>(half / 500)))
                         : kind == Less  ? 500 * m.between(1, std::max(1, static_cast<int>(half / 500) - 1))
                                         : half;
    const Card up = kind == NoAce ? m.worth(10) : m.card(Rank::Ace);
    const auto own = openingCards(m, m.between(12, 19));
    const auto theirs = openingCards(m, m.between(12, 19));
    if (!own || !theirs)
        return std::nullopt;
    LiveRound live(one.setup, m.random());
    live.wishOpening({{one.box, *own}, {other, *theirs}}, up);
    live.deal();
    if (kind == Late) {
        live.closeOffers();
        // The first box in turn has drawn: the subsequent deal has begun.
        live.wish(m.worth(2));
        live.act(Do::Hit);
    }
    Action action{Do::Insurance,
                  one.box,
                  static_cast<PlayerId>(kind == Other ? 1 : 0),
                  amount,
                  static_cast<PlayerId>(kind == Other ? 0 : nobody),
                  {},
                  {}};
    const bool refused = refusalOf(live, action).has_value();
    const Phrase accept = QT_TRANSLATE_NOOP("quiz", "Accept it on the insurance line.");
    const Phrase cut{QT_TRANSLATE_NOOP("quiz", "Too much: at most %1."), {moneyText(half)}};
    const Phrase cutHalf{QT_TRANSLATE_NOOP("quiz", "Too much: at most %1."),
                         {moneyText(halfInChips(amount))}}; // for an amount that is within the limit
    const Phrase noAce = QT_TRANSLATE_NOOP("quiz", "Refuse: there is insurance only against an Ace.");
    const Phrase late = QT_TRANSLATE_NOOP("quiz", "Refuse: further cards have been dealt.");
    const Phrase notHis = QT_TRANSLATE_NOOP("quiz", "Refuse: nobody may insure another player's bet.");
    const Phrase capped = QT_TRANSLATE_NOOP("quiz", "Insurance is at most half of the bet that is insured.");
    const bool accepted = kind == Half || kind == Less || (kind == Other && !freebet);
    if (refused == accepted)
        return std::nullopt;
    Strings clauses;
    Phrase right;
    Wrong wrong;
    std::vector<Step> steps;
    switch (kind) {
    case Half:
    case Less:
        right = accept;
        clauses = freebet ? Strings{"3.15.2.a", "1.20"} : Strings{"3.27", "1.1.6"};
        wrong = {{cutHalf, capped},
                 {noAce, QT_TRANSLATE_NOOP("quiz", "The dealer does show an Ace.")},
                 {late, QT_TRANSLATE_NOOP("quiz", "No further card has been dealt yet.")}};
        steps = {{QT_TRANSLATE_NOOP("quiz", "The dealer shows an Ace and no further card is out."), {clauses[1]}},
                 {{QT_TRANSLATE_NOOP("quiz", "Half of %1 is %2: %3 is within it."),
                   {moneyText(one.stake), moneyText(half), moneyText(amount)}},
                  {clauses[0]}}};
        break;
    case TooMuch:
        right = cut;
        clauses = freebet ? Strings{"3.15.2.a"} : Strings{"3.27"};
        wrong = {{accept, capped},
                 {noAce, QT_TRANSLATE_NOOP("quiz", "The dealer does show an Ace.")},
                 {late, QT_TRANSLATE_NOOP("quiz", "No further card has been dealt yet.")}};
        steps = {{{QT_TRANSLATE_NOOP("quiz", "Half of %1 is %2, and %3 is more."),
                   {moneyText(one.stake), moneyText(half), moneyText(amount)}},
                  clauses}};
        break;
    case NoAce:
        right = noAce;
        clauses = freebet ? Strings{"3.15.2", "1.20"} : Strings{"3.27", "1.1.6"};
        wrong = {{accept, QT_TRANSLATE_NOOP("quiz", "A ten-value card is not insured against; only an Ace is.")},
                 {cutHalf, QT_TRANSLATE_NOOP("quiz", "The amount is not the trouble: there is no Ace.")},
                 {late, QT_TRANSLATE_NOOP("quiz", "No further card has been dealt yet.")}};
        steps = {
            {QT_TRANSLATE_NOOP(
                 "quiz", "The dealer shows a ten-value card: he may make a Blackjack, but insurance is for an Ace only."),
             clauses}};
        break;
    case Late:
        right = late;
        clauses = freebet ? Strings{"3.15.2.a"} : Strings{"3.27.2"};
        wrong = {{accept, QT_TRANSLATE_NOOP("quiz", "Insurance ends where the further cards begin.")},
                 {cutHalf, QT_TRANSLATE_NOOP("quiz", "The amount is not the trouble: it is too late.")},
                 {noAce, QT_TRANSLATE_NOOP("quiz", "The dealer does show an Ace.")}};
        steps = {{QT_TRANSLATE_NOOP("quiz", "A further card has been dealt: insurance is closed."), clauses}};
        break;
    case Other:
        clauses = freebet ? Strings{"3.15.2"} : Strings{"3.27.3"};
        right = freebet ? notHis : accept;
        wrong =
            freebet
                ? Wrong{{accept, QT_TRANSLATE_NOOP("quiz", "Insuring another's bet is a Lucky 8 rule.")},
                        {cutHalf, QT_TRANSLATE_NOOP("quiz", "The amount is not the trouble: the bet is not his.")},
                        {noAce, QT_TRANSLATE_NOOP("quiz", "The dealer does show an Ace.")}}
                : Wrong{{notHis, QT_TRANSLATE_NOOP(
                                     "quiz", "That is the Free Bet rule: here another may take a declined insurance.")},
                        {cutHalf, QT_TRANSLATE_NOOP("quiz", "Half of the insured bet is the limit, and this is within it.")},
                        {noAce, QT_TRANSLATE_NOOP("quiz", "The dealer does show an Ace.")}};
        steps = {{freebet
                      ? Phrase(QT_TRANSLATE_NOOP("quiz", "Insurance is each player's own affair here."))
                      : Phrase(QT_TRANSLATE_NOOP("quiz", "A has declined: another may insure A's bet, up to half of it.")),
                  clauses}};
        break;
    }
    const char *prompt =
        kind == Other ? QT_TRANSLATE_NOOP("quiz", "Box %1: A declines, B lays %2 to insure A's bet of %3; what do you do?")
                      : QT_TRANSLATE_NOOP("quiz", "Box %1: A lays %2 as insurance on his bet of %3; what do you do?");
    Question question = permissionQuestion(m, live, one.box, kind == Other ? "B" : "A", 0,
                                           {prompt, {number(one.box), moneyText(amount), moneyText(one.stake)}}, clauses, 8,
                                           kind == Other ? 45 : 28);
    m.setChoice(question, right, wrong);
    steps.push_back({right, clauses});
    question.steps = std::move(steps);
    return question;
}

/// May he have one more card: every reason of the game on offer, whichever is right, so that none tells by being there.
void setMoreCards(Maker &m, Question &question, const Phrase &right) {
    const Phrase yes = QT_TRANSLATE_NOOP("quiz", "Yes: his hand is under 21.");
    const Phrase stands = QT_TRANSLATE_NOOP("quiz", "No: on 17 or more a hand stands.");
    std::vector<Phrase> options{yes, QT_TRANSLATE_NOOP("quiz", "No: a hand of 21 takes no further card."),
                                QT_TRANSLATE_NOOP("quiz", "No: a doubled hand takes just one card."), stands};
    if (m.rules().play.blackjack) // with no Ace among the first cards there are no Aces to split
        options.insert(options.begin() + 3, QT_TRANSLATE_NOOP("quiz", "No: split Aces take one card each."));
    Wrong wrong;
    for (const Phrase &option : options)
        if (option.text() != right.text())
            wrong.emplace_back(
                option,
                option.text() == yes.text() ? right
                : option.text() == stands.text()
                    ? QT_TRANSLATE_NOOP("quiz", "That is the dealer's rule; a player may draw on anything under 21.")
                : right.text() == yes.text()
                    ? QT_TRANSLATE_NOOP("quiz", "The hand is under 21, neither doubled nor a split Ace: it may draw.")
                    : QT_TRANSLATE_NOOP("quiz", "He may not, but for another reason."));
    m.setChoice(question, right, wrong);
}

/// The other side of it: 17 to 20 asks for a card and may have it.
std::optional<Question> handGoesOn(Maker &m, const OneBox &one) {
    const bool freebet = m.isGame("freebet");
    const bool printedGame = m.rules().play.printed.has_value();
    const int total = printedGame ? m.between(17, 18) : m.between(17, 20);
    const auto opening = printedGame ? CardPlan(std::vector<Card>{m.worth(total - 8)}) : openingCards(m, total);
    if (!opening)
        return std::nullopt;
    LiveRound live(one.setup, m.random());
    live.wishOpening({{one.box, *opening}}, printedGame ? std::nullopt : std::optional(m.worth(m.between(2, 10))));
    live.deal();
    live.closeOffers();
    if (live.round().stage() != Stage::Play || live.round().activeBox() != one.box || live.round().whyNot(Do::Hit))
        return std::nullopt;
    const Strings clauses{freebet ? "3.18" : printedGame ? "3.28" : "3.29"};
    Question question = permissionQuestion(
        m, live, one.box, "A", 1,
        {QT_TRANSLATE_NOOP("quiz", "Box %1, hand %2: may A have one more card?"), {number(one.box), number(1)}}, clauses, 6,
        25);
    question.readings.clear(); // which doubles are open is not asked
    setMoreCards(m, question, QT_TRANSLATE_NOOP("quiz", "Yes: his hand is under 21."));
    question.steps = {
        {{QT_TRANSLATE_NOOP("quiz", "The hand is %1, and a player may draw on anything under 21."), {number(total)}},
         clauses}};
    return question;
}

/// A finished hand asks for more: 21, a doubled hand, split Aces. The next box is in turn meanwhile.
std::optional<Question> handComplete(Maker &m) {
    OneBox one = oneBox(m, 4);
    const bool freebet = m.isGame("freebet");
    const bool printedGame = m.rules().play.printed.has_value();
    if (one.box == one.setup.boxes || 2 * one.stake > one.setup.mainLimits.max)
        return std::nullopt; // somebody has to come after him
    const int other = one.box + 1;
    m.bet(one.setup, other, "B", m.stake());
    m.seat(one.setup, other, "B");
    if (m.chance(25))
        return handGoesOn(m, one);
    enum {
        TwentyOne,
        Doubled,
        SplitAces,
        AcesAgain,
        AcesDouble
    } kind = printedGame ? m.oneOf({TwentyOne, Doubled}) : m.oneOf({TwentyOne, Doubled, SplitAces, AcesAgain, AcesDouble});
    const bool aces = kind == SplitAces || kind == AcesAgain || kind == AcesDouble;
    LiveRound live(one.setup, m.random());
    const auto first = printedGame ? CardPlan(std::vector<Card>{m.worth(m.between(2, 7))})
                       : aces      ? CardPlan(std::vector<Card>{m.card(Rank::Ace), m.card(Rank::Ace)})
                                   : openingCards(m, m.between(9, 15), kind == TwentyOne && m.chance(40));
    const auto theirs = printedGame ? CardPlan(std::vector<Card>{m.worth(6)}) : openingCards(m, m.between(13, 16));
    if (!first || !theirs)
        return std::nullopt;
    live.wishOpening({{one.box, *first}, {other, *theirs}},
                     printedGame ? std::nullopt : std::optional(m.worth(m.between(2, 10))));
    live.deal();
    live.closeOffers();
    if (live.round().activeBox() != one.box)
        return std::nullopt;
    std::vector<Card> start = printedStart(m.rules());
    start.insert(start.end(), first->begin(), first->end());
    Do asks = Do::Hit;
    Strings clauses;
    Phrase no;
    switch (kind) {
    case TwentyOne: {
        const auto card = playerCards(m, start, 21, 1);
        if (!card)
            return std::nullopt;
        wishAll(live, *card);
        live.act(Do::Hit);
        const auto hands = live.round().hands();
        for (const auto &hand : hands) // a hard 21 may draw by the letter of Free Bet (C07): only soft ones there
            if (freebet && hand.box == one.box && !hand.total.soft)
                return std::nullopt;
        clauses = freebet ? Strings{"3.18", "1.31"} : printedGame ? Strings{"3.29"} : Strings{"3.30"};
        no = QT_TRANSLATE_NOOP("quiz", "No: a hand of 21 takes no further card.");
        break;
    }
    case Doubled:
        live.wish(m.worth(m.between(2, 4)));
        live.act(Do::Double);
        clauses = freebet ? Strings{"3.23"} : printedGame ? Strings{"3.26.3"} : Strings{"3.26.4"};
        no = QT_TRANSLATE_NOOP("quiz", "No: a doubled hand takes just one card.");
        break;
    case SplitAces:
    case AcesAgain:
    case AcesDouble:
        live.wish(m.worth(m.between(2, 9)));
        live.wish(kind == AcesAgain ? m.card(Rank::Ace) : m.worth(m.between(2, 6)));
        live.act(Do::Split);
        asks = kind == AcesAgain ? Do::Split : kind == AcesDouble ? Do::Double : Do::Hit;
        clauses = kind == AcesDouble  ? (freebet ? Strings{"3.23"} : Strings{"3.26.3"})
                  : freebet           ? Strings{"3.22.2"}
                  : kind == AcesAgain ? Strings{"3.22.1", "3.23.1"}
                                      : Strings{"3.23.1"};
        no = kind == AcesDouble  ? QT_TRANSLATE_NOOP("quiz", "No: split Aces may not be doubled.")
             : kind == AcesAgain ? QT_TRANSLATE_NOOP("quiz", "No: Aces are split only once.")
                                 : QT_TRANSLATE_NOOP("quiz", "No: split Aces take one card each.");
        break;
    }
    if (live.round().stage() != Stage::Play || live.round().activeBox() != other ||
        !refusalOf(live, {asks, one.box, 0, 0, nobody, {}, {}}))
        return std::nullopt;
    const int hand = aces ? 2 : 1;
    const char *prompt = asks == Do::Double  ? QT_TRANSLATE_NOOP("quiz", "Box %1, hand %2: may A double?")
                         : asks == Do::Split ? QT_TRANSLATE_NOOP("quiz", "Box %1, hand %2: may A split again?")
                                             : QT_TRANSLATE_NOOP("quiz", "Box %1, hand %2: may A have one more card?");
    Question question =
        permissionQuestion(m, live, one.box, "A", hand, {prompt, {number(one.box), number(hand)}}, clauses, 6, 25);
    std::erase_if(question.readings,
                  [](const std::string &item) { return item == "C06" || item == "C18" || item == "C01"; });
    if (asks == Do::Hit) {
        setMoreCards(m, question, no);
    } else {
        const bool doubles = asks == Do::Double;
        Wrong wrong{{doubles ? QT_TRANSLATE_NOOP("quiz", "Yes, up to his first bet.")
                             : QT_TRANSLATE_NOOP("quiz", "Yes, for another bet."),
                     no}};
        if (doubles)
            wrong.emplace_back(QT_TRANSLATE_NOOP("quiz", "Yes, but only for the whole first bet."),
                               QT_TRANSLATE_NOOP("quiz", "Split Aces may not be doubled, for any amount."));
        else if (freebet)
            wrong.emplace_back(QT_TRANSLATE_NOOP("quiz", "Yes, but only free."),
                               QT_TRANSLATE_NOOP("quiz", "Free or paid, Aces are split only once."));
        m.setChoice(question, no, wrong);
    }
    question.steps = {{no, clauses}};
    return question;
}

} // namespace

std::vector<Family> amountPermissions() {
    return {
        {"double-offer",
         Topic::Permissions,
         QT_TRANSLATE_NOOP("quiz", "Is this double good?"),
         {{"lucky8", "1.1.2 3.26 3.26.1"}, {"dueling8s", "1.1.3 3.26 3.26.1"}, {"freebet", "1.7 3.23"}},
         doubleOffer},
        {"insurance-offer",
         Topic::Permissions,
         QT_TRANSLATE_NOOP("quiz", "Is this insurance good?"),
         {{"lucky8", "1.1.6 3.27 3.27.2 3.27.3"}, {"freebet", "1.20 3.15.2 3.15.2.a"}},
         insuranceOffer},
        {"hand-complete",
         Topic::Permissions,
         QT_TRANSLATE_NOOP("quiz", "Is the hand complete?"),
         {{"lucky8", "3.22.1 3.23.1 3.26.3 3.26.4 3.29 3.30"},
          {"dueling8s", "3.26.3 3.28 3.29"},
          {"freebet", "1.31 3.18 3.22.2 3.23"}},
         handComplete},
    };
}

} // namespace pitwise
