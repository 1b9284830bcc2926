// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chips laid down for a double or an insurance: accept, cut, refuse. And the hand that is complete.
#include "core/quiz/families/permit.h"
#include "core/quiz/shapes.h"

namespace pitwise {
namespace {

using Strings = std::vector<std::string>;
using Wrong = std::vector<std::pair<Phrase, Phrase>>;

/// About half, in whole chips where that leaves anything.
Cents halfInChips(Cents amount) {
    return amount >= 1000 ? amount / 1000 * 500 : amount / 2;
}

std::optional<Question> doubleOffer(Maker &m) {
    OneBox one = oneBox(m, 4);
    const bool anyAmount = !m.rules().play.doubleNeedsMinimum;
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
    const Phrase accept = "permissions-amount.accept-it-and-deal-one-card"_say;
    const Phrase tooLittle = say("permissions-amount.too-little-he-has-to-add", Money{min});
    const Phrase tooMuch = say("permissions-amount.too-much-he-may-add-at", Money{one.stake});
    const Phrase late = "permissions-amount.refuse-only-first-two-cards-may"_say;
    const Phrase exactly = say("permissions-amount.too-little-he-has-to-add-exactly", Money{one.stake});
    Phrase right;
    Wrong wrong;
    Strings clauses = m.because(Asked::doubleAmount, Asked::doubleMeans);
    const Strings firstTwo = m.because(Asked::doubleFirstTwo);
    const Phrase upTo = anyAmount ? "permissions-amount.anything-up-to-first-bet-may"_say
                                  : "permissions-amount.he-may-add-from-table-minimum"_say;
    bool expectRefusal = true;
    std::vector<Step> steps;
    const Step range{upTo, clauses};
    switch (kind) {
    case Full:
    case Less:
        expectRefusal = false;
        right = accept;
        steps = {{"permissions-amount.two-cards-and-hand-is-not"_say, firstTwo}, range};
        clauses = m.because(Asked::doubleAmount, Asked::doubleMeans, Asked::doubleFirstTwo);
        break;
    case TooLittle:
        expectRefusal = !anyAmount;
        right = anyAmount ? accept : tooLittle;
        steps = {range};
        break;
    case TooMuch:
        right = tooMuch;
        steps = {range};
        break;
    case AfterHit:
        right = late;
        clauses = firstTwo;
        steps = {{"permissions-amount.hand-has-drawn-card-its-first"_say, firstTwo}};
        break;
    }
    // The same options whatever is right: what is on offer must not tell it.
    const Phrase drawn = "permissions-amount.hand-that-has-drawn-may-not"_say;
    const Phrase twoCards = "permissions-amount.hand-has-just-its-first-two"_say;
    const Phrase floor = "permissions-amount.table-minimum-for-double-is-rule"_say;
    const Phrase belowFloor = "permissions-amount.added-part-has-to-reach-table"_say;
    const Phrase over = "permissions-amount.double-never-exceeds-first-bet"_say;
    const bool afterHit = kind == AfterHit;
    const Wrong all{{accept, afterHit          ? drawn
                             : kind == TooMuch ? over
                                               : belowFloor},
                    {tooLittle, afterHit                         ? drawn
                                : anyAmount && kind == TooLittle ? floor
                                                                 : upTo},
                    {tooMuch, afterHit ? drawn : upTo},
                    {late, twoCards},
                    {exactly, afterHit ? drawn : upTo}};
    for (const auto &option : all)
        if (option.first != right)
            wrong.push_back(option);
    if (refused != expectRefusal)
        return std::nullopt; // the engine has the last word
    Question question = permissionQuestion(
        m, live, one.box, "A", 1,
        say("permissions-amount.box-lays-beside-his-bet-of", Box{one.box}, Money{amount}, Money{one.stake}), clauses, 8,
        kind == Full ? 20 : 35);
    std::erase_if(question.readings, [](const std::string &item) { return item == "C06"; });
    m.setChoice(question, right, wrong);
    steps.push_back({right, {clauses[0]}});
    question.steps = std::move(steps);
    return question;
}

std::optional<Question> insuranceOffer(Maker &m) {
    OneBox one = oneBox(m);
    const bool ofOthers = m.rules().play.insurance == InsuranceBy::Anybody;
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
    const Phrase accept = "permissions-amount.accept-it-on-insurance-line"_say;
    const Phrase cut = say("permissions-amount.too-much-at-most", Money{half});
    const Phrase cutHalf =
        say("permissions-amount.too-much-at-most", Money{halfInChips(amount)}); // for an amount that is within the limit
    const Phrase noAce = "permissions-amount.refuse-there-is-insurance-only-against"_say;
    const Phrase late = "permissions-amount.refuse-further-cards-have-been-dealt"_say;
    const Phrase notHis = "permissions-amount.refuse-nobody-may-insure-another-players"_say;
    const Phrase capped = "permissions-amount.insurance-is-at-most-half-of"_say;
    const bool accepted = kind == Half || kind == Less || (kind == Other && ofOthers);
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
        clauses = m.because(Asked::insuranceUpToHalf, Asked::insuranceMeans);
        wrong = {{cutHalf, capped},
                 {noAce, "common.dealer-does-show-ace"_say},
                 {late, "common.no-further-card-has-been-dealt"_say}};
        steps = {
            {"permissions-amount.dealer-shows-ace-and-no-further"_say, {clauses[1]}},
            {say("permissions-amount.half-of-is-is-within-it", Money{one.stake}, Money{half}, Money{amount}), {clauses[0]}}};
        break;
    case TooMuch:
        right = cut;
        clauses = m.because(Asked::insuranceUpToHalf);
        wrong = {{accept, capped},
                 {noAce, "common.dealer-does-show-ace"_say},
                 {late, "common.no-further-card-has-been-dealt"_say}};
        steps = {{say("permissions-amount.half-of-is-and-is-more", Money{one.stake}, Money{half}, Money{amount}), clauses}};
        break;
    case NoAce:
        right = noAce;
        clauses = m.because(Asked::insuranceOffered, Asked::insuranceMeans);
        wrong = {{accept, "permissions-amount.ten-value-card-is-not-insured"_say},
                 {cutHalf, "permissions-amount.amount-is-not-trouble-there-is"_say},
                 {late, "common.no-further-card-has-been-dealt"_say}};
        steps = {{"permissions-amount.dealer-shows-ten-value-card-he"_say, clauses}};
        break;
    case Late:
        right = late;
        clauses = m.because(Asked::insuranceInTime);
        wrong = {{accept, "permissions-amount.insurance-ends-where-further-cards-begin"_say},
                 {cutHalf, "permissions-amount.amount-is-not-trouble-it-is"_say},
                 {noAce, "common.dealer-does-show-ace"_say}};
        steps = {{"permissions-amount.further-card-has-been-dealt-insurance"_say, clauses}};
        break;
    case Other:
        clauses = m.because(Asked::insuranceOfOthers);
        right = ofOthers ? accept : notHis;
        wrong = ofOthers ? Wrong{{notHis, "permissions-amount.that-is-free-bet-rule-here"_say},
                                 {cutHalf, "permissions-amount.half-of-insured-bet-is-limit"_say},
                                 {noAce, "common.dealer-does-show-ace"_say}}
                         : Wrong{{accept, "permissions-amount.insuring-anothers-bet-is-lucky-8"_say},
                                 {cutHalf, "permissions-amount.amount-is-not-trouble-bet-is"_say},
                                 {noAce, "common.dealer-does-show-ace"_say}};
        steps = {{ofOthers ? "permissions-amount.has-declined-another-may-insure-as"_say
                           : "permissions-amount.insurance-is-each-players-own-affair"_say,
                  clauses}};
        break;
    }
    PhraseId prompt = kind == Other ? "permissions-amount.box-declines-b-lays-to-insure"_say
                                    : "permissions-amount.box-lays-as-insurance-on-his"_say;
    Question question =
        permissionQuestion(m, live, one.box, kind == Other ? "B" : "A", 0,
                           say(prompt, Box{one.box}, Money{amount}, Money{one.stake}), clauses, 8, kind == Other ? 45 : 28);
    m.setChoice(question, right, wrong);
    steps.push_back({right, clauses});
    question.steps = std::move(steps);
    return question;
}

/// May he have one more card: every reason of the game on offer, whichever is right, so that none tells by being there.
void setMoreCards(Maker &m, Question &question, const Phrase &right) {
    const Phrase yes = "permissions-amount.yes-his-hand-is-under-21"_say;
    const Phrase stands = "permissions-amount.no-on-17-or-more-hand"_say;
    std::vector<Phrase> options{yes, "permissions-amount.no-hand-of-21-takes-no"_say,
                                "permissions-amount.no-doubled-hand-takes-just-one"_say, stands};
    if (m.rules().play.blackjack) // with no Ace among the first cards there are no Aces to split
        options.insert(options.begin() + 3, "permissions-amount.no-split-aces-take-one-card"_say);
    Wrong wrong;
    for (const Phrase &option : options)
        if (option != right)
            wrong.emplace_back(option, option == yes      ? right
                                       : option == stands ? "permissions-amount.that-is-dealers-rule-player-may"_say
                                       : right == yes     ? "permissions-amount.hand-is-under-21-neither-doubled"_say
                                                          : "permissions-amount.he-may-not-but-for-another"_say);
    m.setChoice(question, right, wrong);
}

/// The other side of it: 17 to 20 asks for a card and may have it.
std::optional<Question> handGoesOn(Maker &m, const OneBox &one) {
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
    const Strings clauses = m.because(Asked::drawUnder21);
    Question question = permissionQuestion(
        m, live, one.box, "A", 1, say("permissions-amount.box-hand-may-have-one-more", Box{one.box}, 1), clauses, 6, 25);
    question.readings.clear(); // which doubles are open is not asked
    setMoreCards(m, question, "permissions-amount.yes-his-hand-is-under-21"_say);
    question.steps = {{say("permissions-amount.hand-is-and-player-may-draw", total), clauses}};
    return question;
}

/// A finished hand asks for more: 21, a doubled hand, split Aces. The next box is in turn meanwhile.
std::optional<Question> handComplete(Maker &m) {
    OneBox one = oneBox(m, 4);
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
        for (const auto &hand : hands) // where only a soft 21 is named, a hard one may draw by the letter (C07)
            if (m.says(Asked::softTwentyOneMeans) && hand.box == one.box && !hand.total.soft)
                return std::nullopt;
        clauses = m.because(Asked::noCardOn21, Asked::softTwentyOneMeans);
        no = "permissions-amount.no-hand-of-21-takes-no"_say;
        break;
    }
    case Doubled:
        live.wish(m.worth(m.between(2, 4)));
        live.act(Do::Double);
        clauses = m.because(Asked::doubleOneCard);
        no = "permissions-amount.no-doubled-hand-takes-just-one"_say;
        break;
    case SplitAces:
    case AcesAgain:
    case AcesDouble:
        live.wish(m.worth(m.between(2, 9)));
        live.wish(kind == AcesAgain ? m.card(Rank::Ace) : m.worth(m.between(2, 6)));
        live.act(Do::Split);
        asks = kind == AcesAgain ? Do::Split : kind == AcesDouble ? Do::Double : Do::Hit;
        clauses = kind == AcesDouble  ? m.because(Asked::noDoubleOnSplitAces)
                  : kind == AcesAgain ? m.because(Asked::acesSplitOnce, Asked::splitAcesOneCard)
                                      : m.because(Asked::splitAcesOneCard);
        no = kind == AcesDouble  ? "permissions-amount.no-split-aces-may-not-be"_say
             : kind == AcesAgain ? "permissions-amount.no-aces-are-split-only-once"_say
                                 : "permissions-amount.no-split-aces-take-one-card"_say;
        break;
    }
    if (live.round().stage() != Stage::Play || live.round().activeBox() != other ||
        !refusalOf(live, {asks, one.box, 0, 0, nobody, {}, {}}))
        return std::nullopt;
    const int hand = aces ? 2 : 1;
    PhraseId prompt = asks == Do::Double  ? "permissions-amount.box-hand-may-double"_say
                      : asks == Do::Split ? "permissions-amount.box-hand-may-split-again"_say
                                          : "permissions-amount.box-hand-may-have-one-more"_say;
    Question question = permissionQuestion(m, live, one.box, "A", hand, say(prompt, Box{one.box}, hand), clauses, 6, 25);
    std::erase_if(question.readings,
                  [](const std::string &item) { return item == "C06" || item == "C18" || item == "C01"; });
    if (asks == Do::Hit) {
        setMoreCards(m, question, no);
    } else {
        const bool doubles = asks == Do::Double;
        Wrong wrong{{doubles ? "common.yes-up-to-his-first-bet"_say : "permissions-amount.yes-for-another-bet"_say, no}};
        if (doubles)
            wrong.emplace_back("permissions-amount.yes-but-only-for-whole-first"_say,
                               "permissions-amount.split-aces-may-not-be-doubled"_say);
        else if (m.rules().play.freeBets)
            wrong.emplace_back("permissions-amount.yes-but-only-free"_say,
                               "permissions-amount.free-or-paid-aces-are-split"_say);
        m.setChoice(question, no, wrong);
    }
    question.steps = {{no, clauses}};
    return question;
}

} // namespace

std::vector<Family> amountPermissions() {
    return {
        {"double-offer", Topic::Permissions, "family.double-offer"_say, {}, doubleOffer},
        {"insurance-offer", Topic::Permissions, "family.insurance-offer"_say, {}, insuranceOffer},
        {"hand-complete", Topic::Permissions, "family.hand-complete"_say, {}, handComplete},
    };
}

} // namespace pitwise
