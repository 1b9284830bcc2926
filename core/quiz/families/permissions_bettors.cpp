// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several bettors on a box: who follows a split or a double, and who may add a Tie on 18 to the new hand.
#include "core/quiz/families/permit.h"

namespace pitwise {
namespace {

using Strings = std::vector<std::string>;
using Wrong = std::vector<std::pair<Phrase, Phrase>>;

/// "A" seated and in control, "B" behind him on the same box.
OneBox sharedBox(Maker &m) {
    OneBox one = oneBox(m, 4);
    m.bet(one.setup, one.box, "B", m.stake());
    const Cents both = one.stake + one.setup.bets.back().placed;
    if (2 * both > one.setup.mainLimits.max)
        throw LiveRound::NoSuchCard{};
    return one;
}

void dealSplit(Maker &m, LiveRound &live, int box) {
    const bool printedGame = m.rules().play.printed.has_value();
    const Card pair = m.card(printedGame ? Rank::Eight : m.rank({2, 3, 4, 6, 7, 8, 9}));
    live.wishOpening({{box, printedGame ? std::vector<Card>{pair} : std::vector<Card>{pair, m.card(pair.rank())}}},
                     printedGame ? std::nullopt : std::optional(m.worth(m.between(2, 10))));
    live.deal();
    live.closeOffers();
}

std::optional<Question> coBettorPermission(Maker &m) {
    OneBox one = sharedBox(m);
    const bool printedGame = m.rules().play.printed.has_value();
    const bool freebet = m.isGame("freebet");
    enum {
        AloneDouble,
        RiderDoubles,
        Follows,
        OffTheHand
    } kind = freebet ? m.oneOf({RiderDoubles, Follows}) : m.oneOf({AloneDouble, RiderDoubles, Follows, OffTheHand});
    const PlayerId b = 1;
    const Cents theirs = one.setup.bets.back().placed;
    LiveRound live(one.setup, m.random());
    const QString box = QString::number(one.box);
    const char *follow = freebet ? "3.23.2" : printedGame ? "3.26.4" : "3.26.5";
    const char *alone = printedGame ? "3.26.6" : "3.26.7";
    const char *oneCard = freebet ? "3.23.2" : printedGame ? "3.26.5" : "3.26.6";
    const char *rides = freebet ? "3.22.1" : "3.24.2";
    Phrase prompt, right;
    Wrong wrong;
    Strings clauses;
    bool expectRefusal = false;
    Action action;
    switch (kind) {
    case AloneDouble:
    case Follows:
    case RiderDoubles: {
        const auto own =
            printedGame ? CardPlan(std::vector<Card>{m.worth(m.between(2, 3))}) : openingCards(m, m.between(9, 11));
        if (!own)
            return std::nullopt;
        live.wishOpening({{one.box, *own}}, printedGame ? std::nullopt : std::optional(m.worth(m.between(2, 10))));
        live.deal();
        live.closeOffers();
        action = {Do::Double, one.box, 0, 0, nobody, {}, {}};
        if (kind == AloneDouble) {
            action.player = b;
            expectRefusal = true;
            clauses = {alone};
            prompt = {QT_TRANSLATE_NOOP("quiz", "Box %1: A does not double, but B wants to; what do you do?"), {box}};
            right = QT_TRANSLATE_NOOP("quiz", "Refuse: nobody doubles unless A does.");
            wrong = {{QT_TRANSLATE_NOOP("quiz", "Accept it for B alone."),
                      QT_TRANSLATE_NOOP("quiz", "Who controls the box decides whether it is doubled.")},
                     {QT_TRANSLATE_NOOP("quiz", "Accept it and give the hand just one card."),
                      QT_TRANSLATE_NOOP("quiz", "Who controls the box decides whether it is doubled.")},
                     {QT_TRANSLATE_NOOP("quiz", "Split the bets: one hand each."),
                      QT_TRANSLATE_NOOP("quiz", "There is one hand, and A calls it.")}};
        } else if (kind == Follows) {
            action.with = {{b, theirs}};
            clauses = {follow};
            prompt = {freebet // a free double would serve B too (C14)
                          ? QT_TRANSLATE_NOOP("quiz", "Box %1: A pays for a double, and B wants to too; what do you do?")
                          : QT_TRANSLATE_NOOP("quiz", "Box %1: A doubles, and B wants to double too; what do you do?"),
                      {box}};
            right = QT_TRANSLATE_NOOP("quiz", "Accept it before the card is dealt.");
            wrong = {{QT_TRANSLATE_NOOP("quiz", "Refuse: only A may double."),
                      QT_TRANSLATE_NOOP("quiz", "Once A doubles, everybody with a bet on the hand may.")},
                     {QT_TRANSLATE_NOOP("quiz", "Accept it after the card is dealt."),
                      QT_TRANSLATE_NOOP("quiz", "The chips have to lie there before the card.")}};
            if (!freebet)
                wrong.push_back({QT_TRANSLATE_NOOP("quiz", "Accept it only for as much as A adds."),
                                 QT_TRANSLATE_NOOP("quiz", "B's double goes by B's own first bet.")});
        } else {
            clauses = {oneCard};
            prompt = {freebet
                          ? QT_TRANSLATE_NOOP("quiz", "Box %1: A pays for a double and B does not; what becomes of B's bet?")
                          : QT_TRANSLATE_NOOP("quiz", "Box %1: A doubles and B does not; what becomes of B's bet?"),
                      {box}};
            right = QT_TRANSLATE_NOOP("quiz", "It stays as it is; the hand gets just one card.");
            wrong = {{QT_TRANSLATE_NOOP("quiz", "It stays as it is; B may draw on after A's card."),
                      QT_TRANSLATE_NOOP("quiz", "A doubled hand gets just one card, for everybody.")},
                     {QT_TRANSLATE_NOOP("quiz", "It goes back to B."),
                      QT_TRANSLATE_NOOP("quiz", "Nobody is sent home for not doubling.")},
                     {QT_TRANSLATE_NOOP("quiz", "B has to double as well."),
                      QT_TRANSLATE_NOOP("quiz", "Following a double is B's choice.")}};
        }
        break;
    }
    case OffTheHand: {
        dealSplit(m, live, one.box);
        live.wish(m.worth(10)); // hand 1, then hand 2
        live.wish(m.worth(printedGame ? 3 : 5));
        live.act(Do::Split);
        if (live.round().stage() == Stage::Play && live.round().activeHand() == 1)
            live.act(Do::Stand);
        if (live.round().stage() != Stage::Play || live.round().activeHand() != 2 || live.round().whyNot(Do::Double))
            return std::nullopt;
        action = {Do::Double, one.box, 0, 0, nobody, {{b, theirs}}, {}};
        expectRefusal = true;
        clauses = {follow, rides};
        prompt = {QT_TRANSLATE_NOOP("quiz", "Box %1: B did not match the split; may he double hand 2 as A does?"), {box}};
        right = QT_TRANSLATE_NOOP("quiz", "No: B has no bet on hand 2.");
        wrong = {{QT_TRANSLATE_NOOP("quiz", "Yes, up to his first bet."),
                  QT_TRANSLATE_NOOP("quiz", "Only who has a bet on the hand may double it.")},
                 {QT_TRANSLATE_NOOP("quiz", "Yes, if he matches the split now."),
                  QT_TRANSLATE_NOOP("quiz", "The split was to be matched when it was made.")}};
        break;
    }
    }
    if (live.round().stage() != Stage::Play || refusalOf(live, action).has_value() != expectRefusal)
        return std::nullopt;
    Question question = permissionQuestion(m, live, one.box, "B", live.round().activeHand(), prompt, clauses, 8, 35);
    std::erase_if(question.readings, [](const std::string &item) { return item == "C06"; });
    m.setChoice(question, right, wrong);
    question.steps = {{kind == OffTheHand
                           ? Phrase(QT_TRANSLATE_NOOP("quiz", "Who does not match a split rides on the first hand alone."))
                       : kind == AloneDouble
                           ? Phrase(QT_TRANSLATE_NOOP("quiz", "A calls the decisions on this box."))
                           : Phrase(QT_TRANSLATE_NOOP("quiz", "A's double binds the hand; B chooses for his own chips.")),
                       {clauses.back()}},
                      {right, {clauses.front()}}};
    return question;
}

std::optional<Question> splitFollow(Maker &m) {
    OneBox one = sharedBox(m);
    const bool freebet = m.isGame("freebet");
    const bool follows = m.chance(50);
    const Cents theirs = one.setup.bets.back().placed;
    LiveRound live(one.setup, m.random());
    dealSplit(m, live, one.box);
    Action action{Do::Split, one.box, 0, 0, nobody, {}, {}};
    if (follows)
        action.with = {{1, 0}};
    if (live.round().stage() != Stage::Play || refusalOf(live, action))
        return std::nullopt;
    const QString box = QString::number(one.box);
    Strings clauses{freebet ? "3.22.1" : follows ? "3.24.1" : "3.24.2"};
    const Phrase onFirst = QT_TRANSLATE_NOOP("quiz", "It lies on hand 1 alone.");
    const Phrase both{QT_TRANSLATE_NOOP("quiz", "He adds %1: one bet on each hand."), {moneyText(theirs)}};
    const Phrase halves{QT_TRANSLATE_NOOP("quiz", "%1 on each hand."), {moneyText(theirs / 2)}};
    const Phrase likeA{QT_TRANSLATE_NOOP("quiz", "He adds %1, as A does."), {moneyText(one.stake)}};
    const Phrase back = QT_TRANSLATE_NOOP("quiz", "It goes back to B.");
    const Phrase onSecond = QT_TRANSLATE_NOOP("quiz", "It lies on hand 2 alone.");
    const Phrase own = QT_TRANSLATE_NOOP("quiz", "B matches his own first bet, not A's.");
    const Phrase rides = QT_TRANSLATE_NOOP("quiz", "Who does not match a split rides on the first hand alone.");
    const char *prompt = // only Free Bet has a split that is not paid for
        freebet
            ? (follows
                   ? QT_TRANSLATE_NOOP("quiz", "Box %1: A makes a paid split and B follows; what of B's bet of %2?")
                   : QT_TRANSLATE_NOOP("quiz", "Box %1: A makes a paid split, B does not follow; what of B's bet of %2?"))
        : follows ? QT_TRANSLATE_NOOP("quiz", "Box %1: A splits and B follows; what of B's bet of %2?")
                  : QT_TRANSLATE_NOOP("quiz", "Box %1: A splits, B does not follow; what of B's bet of %2?");
    Question question = permissionQuestion(m, live, one.box, "B", 1, {prompt, {box, moneyText(theirs)}}, clauses, 7, 30);
    question.readings.clear(); // a split is certain here: which doubles are open afterwards is not asked
    if (follows)
        m.setChoice(question, both,
                    {{halves, QT_TRANSLATE_NOOP("quiz", "A split needs a second bet as large as the first.")},
                     {likeA, own},
                     {onFirst, QT_TRANSLATE_NOOP("quiz", "He follows: he has a bet on both hands.")}});
    else
        m.setChoice(question, onFirst,
                    {{onSecond, QT_TRANSLATE_NOOP("quiz", "It stays with the first hand.")},
                     {back, QT_TRANSLATE_NOOP("quiz", "It stays in play on the first hand.")},
                     {halves, QT_TRANSLATE_NOOP("quiz", "A bet is not divided; it stays with the first hand.")}});
    question.steps = {{follows ? own : rides, clauses}};
    return question;
}

std::optional<Question> addTie18(Maker &m) {
    OneBox one = oneBox(m, 4);
    const PlayerId b = 1;
    enum { Own, NoEarlier, Follower, Rider, Which } kind = m.oneOf({Own, NoEarlier, Follower, Rider, Which});
    const bool shared = kind == Follower || kind == Rider;
    if (shared)
        m.bet(one.setup, one.box, "B", m.stake());
    if (2 * one.stake > one.setup.mainLimits.max)
        return std::nullopt;
    const Cents side = m.sideStake();
    if (kind != NoEarlier)
        m.bet(one.setup, one.box, shared ? "B" : "A", m.sideStake(), "tie18");
    if (kind == Which) {
        m.bet(one.setup, one.box, "A", m.sideStake(), "21plus");
        m.bet(one.setup, one.box, "A", m.sideStake(), "superb8s");
    }
    LiveRound live(one.setup, m.random());
    dealSplit(m, live, one.box);
    Action action{Do::Split, one.box, 0, 0, nobody, {}, {{static_cast<PlayerId>(shared ? b : 0), side}}};
    if (kind == Follower)
        action.with = {{b, 0}};
    const bool refused = refusalOf(live, action).has_value();
    if (live.round().stage() != Stage::Play || refused != (kind == NoEarlier || kind == Rider))
        return std::nullopt;
    const QString box = QString::number(one.box);
    if (kind == Which) {
        Question question = permissionQuestion(
            m, live, one.box, "A", 1,
            {QT_TRANSLATE_NOOP("quiz", "Box %1: A splits; which side bets may he add to the new hand?"), {box}},
            {"3.23.2", "3.23.1", "1.1.16"}, 8, 40);
        // The rulebook knows it: only a bet on one hand's total can be laid on a hand.
        Strings keys;
        for (std::size_t i = 0; i < m.rules().sideBets.size(); ++i) {
            const SideBet &bet = m.rules().sideBets[i];
            const std::string key(1, static_cast<char>('a' + i));
            question.options.push_back({key, kindName(bet.kind)});
            if (bet.rule == SideBetRule::TieOnTotal)
                keys.push_back(key);
        }
        question.options.push_back({"d", QT_TRANSLATE_NOOP("quiz", "None of these")});
        question.setKey(ChoicesAnswer{keys});
        question.misconceptions = {
            {QT_TRANSLATE_NOOP("quiz", "21+ and Superb 8's are for the box and the dealer: nothing is added on a split."),
             ChoicesAnswer{{"a", "b", "c"}}},
            {QT_TRANSLATE_NOOP("quiz", "He had a Tie on 18 before the deal: he may lay one on the new hand."),
             ChoicesAnswer{{"d"}}}};
        question.steps = {{QT_TRANSLATE_NOOP("quiz", "A Tie on 18 belongs to one hand, so a further hand may get its own."),
                           {"3.23.1", "1.1.16"}},
                          {QT_TRANSLATE_NOOP("quiz", "21+ and Superb 8's may not be added on a split."), {"3.23.2"}}};
        return question;
    }
    const Phrase accept = QT_TRANSLATE_NOOP("quiz", "Accept it, before cards go to that hand.");
    const Phrase earlier = QT_TRANSLATE_NOOP("quiz", "Refuse: he had no Tie on 18 before the deal.");
    const Phrase match = QT_TRANSLATE_NOOP("quiz", "Refuse: he has no bet on the new hand.");
    const Phrase never = QT_TRANSLATE_NOOP("quiz", "Refuse: no side bet is added after the deal.");
    const Phrase had = QT_TRANSLATE_NOOP("quiz", "He had a Tie on 18 before the deal.");
    const Phrase may = QT_TRANSLATE_NOOP("quiz", "A Tie on 18 may be laid on the hand of a split.");
    Phrase right;
    Strings clauses;
    Wrong wrong;
    switch (kind) {
    case Own:
        right = accept, clauses = {"3.23.1", "1.1.16"};
        wrong = {{earlier, had},
                 {match, QT_TRANSLATE_NOOP("quiz", "The hand that he splits off carries his own bet.")},
                 {never, may}};
        break;
    case NoEarlier:
        right = earlier, clauses = {"1.1.16"};
        wrong = {{accept, QT_TRANSLATE_NOOP("quiz", "It takes a Tie on 18 from before the deal.")},
                 {match, QT_TRANSLATE_NOOP("quiz", "He has a bet on the new hand; he had no Tie on 18.")},
                 {never, may}};
        break;
    case Follower:
        right = accept, clauses = {"3.25", "3.24.1", "1.1.16"};
        wrong = {{match, QT_TRANSLATE_NOOP("quiz", "He has matched the split: he has a bet there.")},
                 {earlier, had},
                 {never, may}};
        break;
    default:
        right = match, clauses = {"3.25", "3.24.2"};
        wrong = {
            {accept, QT_TRANSLATE_NOOP("quiz", "It takes a matched bet on the new hand.")}, {earlier, had}, {never, may}};
        break;
    }
    const char *prompt =
        kind == Follower
            ? QT_TRANSLATE_NOOP("quiz", "Box %1: A splits, B matches and lays %2 Tie on 18 on hand 2; what now?")
        : kind == Rider
            ? QT_TRANSLATE_NOOP("quiz", "Box %1: A splits, B does not match but lays %2 Tie on 18 on hand 2; what now?")
            : QT_TRANSLATE_NOOP("quiz", "Box %1: A splits and lays %2 Tie on 18 on hand 2; what do you do?");
    Question question =
        permissionQuestion(m, live, one.box, shared ? "B" : "A", 1, {prompt, {box, moneyText(side)}}, clauses, 9, 45);
    m.setChoice(question, right, wrong);
    question.steps = {
        {shared ? Phrase(QT_TRANSLATE_NOOP(
                      "quiz", "A second bettor needs his matched bet on the new hand and an earlier Tie on 18."))
                : Phrase(QT_TRANSLATE_NOOP("quiz", "Who had a Tie on 18 before the deal may lay one on the new hand.")),
         {clauses.back()}},
        {right, {clauses.front()}}};
    return question;
}

} // namespace

std::vector<Family> bettorPermissions() {
    return {
        {"co-bettor-permission",
         Topic::Permissions,
         QT_TRANSLATE_NOOP("quiz", "May the other bettor double?"),
         {{"lucky8", "3.24.2 3.26.5 3.26.6 3.26.7"}, {"dueling8s", "3.24.2 3.26.4 3.26.5 3.26.6"}, {"freebet", "3.23.2"}},
         coBettorPermission},
        {"split-follow",
         Topic::Permissions,
         QT_TRANSLATE_NOOP("quiz", "Where does the other bettor's stake go?"),
         {{"lucky8", "3.24.1 3.24.2"}, {"dueling8s", "3.24.1 3.24.2"}, {"freebet", "3.22.1"}},
         splitFollow},
        {"add-tie-18",
         Topic::Permissions,
         QT_TRANSLATE_NOOP("quiz", "A Tie on 18 after a split"),
         {{"dueling8s", "1.1.16 3.23.1 3.23.2 3.24.1 3.24.2 3.25"}},
         addTie18},
    };
}

} // namespace pitwise
