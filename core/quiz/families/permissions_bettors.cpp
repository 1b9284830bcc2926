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
OneBox boxOfTwoBettors(Maker &m) {
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
    OneBox one = boxOfTwoBettors(m);
    const bool printedGame = m.rules().play.printed.has_value();
    const bool freeBets = m.rules().play.freeBets;
    enum {
        AloneDouble,
        RiderDoubles,
        Follows,
        OffTheHand
    } kind = m.says(Asked::doubleAlone) ? m.oneOf({AloneDouble, RiderDoubles, Follows, OffTheHand})
                                        : m.oneOf({RiderDoubles, Follows});
    const PlayerId b = 1;
    const Cents theirs = one.setup.bets.back().placed;
    LiveRound live(one.setup, m.random());
    const int box = one.box;
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
            clauses = m.because(Asked::doubleAlone);
            prompt = say("permissions-bettors.box-does-not-double-but-b", Box{box});
            right = "permissions-bettors.refuse-nobody-doubles-unless-does"_say;
            wrong = {
                {"permissions-bettors.accept-it-for-b-alone"_say,
                 "permissions-bettors.who-controls-box-decides-whether-it"_say},
                {"permissions-bettors.accept-it-and-give-hand-just"_say,
                 "permissions-bettors.who-controls-box-decides-whether-it"_say},
                {"permissions-bettors.split-bets-one-hand-each"_say, "permissions-bettors.there-is-one-hand-and-calls"_say}};
        } else if (kind == Follows) {
            action.with = {{b, theirs}};
            clauses = m.because(Asked::doubleFollowed);
            prompt = say(freeBets // a free double would serve B too (C14)
                             ? "permissions-bettors.box-pays-for-double-and-b"_say
                             : "permissions-bettors.box-doubles-and-b-wants-to"_say,
                         Box{box});
            right = "permissions-bettors.accept-it-before-card-is-dealt"_say;
            wrong = {{"permissions-bettors.refuse-only-may-double"_say,
                      "permissions-bettors.once-doubles-everybody-with-bet-on"_say},
                     {"permissions-bettors.accept-it-after-card-is-dealt"_say,
                      "permissions-bettors.chips-have-to-lie-there-before"_say}};
            if (!freeBets)
                wrong.push_back({"permissions-bettors.accept-it-only-for-as-much"_say,
                                 "permissions-bettors.bs-double-goes-by-bs-own"_say});
        } else {
            clauses = m.because(Asked::doubleNotFollowed);
            prompt = say(freeBets ? "permissions-bettors.box-pays-for-double-and-b-does"_say
                                  : "permissions-bettors.box-doubles-and-b-does-not"_say,
                         Box{box});
            right = "permissions-bettors.it-stays-as-it-is-hand"_say;
            wrong = {
                {"permissions-bettors.it-stays-as-it-is-b"_say, "permissions-bettors.doubled-hand-gets-just-one-card"_say},
                {"permissions-bettors.it-goes-back-to-b"_say, "permissions-bettors.nobody-is-sent-home-for-not"_say},
                {"permissions-bettors.b-has-to-double-as-well"_say,
                 "permissions-bettors.following-double-is-bs-choice"_say}};
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
        clauses = m.because(Asked::doubleFollowed, Asked::splitNotFollowed);
        prompt = say("permissions-bettors.box-b-did-not-match-split", Box{box});
        right = "permissions-bettors.no-b-has-no-bet-on"_say;
        wrong = {
            {"common.yes-up-to-his-first-bet"_say, "permissions-bettors.only-who-has-bet-on-hand"_say},
            {"permissions-bettors.yes-if-he-matches-split-now"_say, "permissions-bettors.split-was-to-be-matched-when"_say}};
        break;
    }
    }
    if (live.round().stage() != Stage::Play || refusalOf(live, action).has_value() != expectRefusal)
        return std::nullopt;
    Question question = permissionQuestion(m, live, one.box, "B", live.round().activeHand(), prompt, clauses, 8, 35);
    std::erase_if(question.readings, [](const std::string &item) { return item == "C06"; });
    m.setChoice(question, right, wrong);
    question.steps = {{kind == OffTheHand    ? "permissions-bettors.who-does-not-match-split-rides"_say
                       : kind == AloneDouble ? "permissions-bettors.calls-decisions-on-this-box"_say
                                             : "permissions-bettors.as-double-binds-hand-b-chooses"_say,
                       {clauses.back()}},
                      {right, {clauses.front()}}};
    return question;
}

std::optional<Question> splitFollow(Maker &m) {
    OneBox one = boxOfTwoBettors(m);
    const bool follows = m.chance(50);
    const Cents theirs = one.setup.bets.back().placed;
    LiveRound live(one.setup, m.random());
    dealSplit(m, live, one.box);
    Action action{Do::Split, one.box, 0, 0, nobody, {}, {}};
    if (follows)
        action.with = {{1, 0}};
    if (live.round().stage() != Stage::Play || refusalOf(live, action))
        return std::nullopt;
    const int box = one.box;
    const Strings clauses = m.because(follows ? Asked::splitFollowed : Asked::splitNotFollowed);
    const Phrase onFirst = "permissions-bettors.it-lies-on-hand-1-alone"_say;
    const Phrase both = say("permissions-bettors.he-adds-one-bet-on-each", Money{theirs});
    const Phrase halves = say("permissions-bettors.on-each-hand", Money{theirs / 2});
    const Phrase likeA = say("permissions-bettors.he-adds-as-does", Money{one.stake});
    const Phrase back = "permissions-bettors.it-goes-back-to-b"_say;
    const Phrase onSecond = "permissions-bettors.it-lies-on-hand-2-alone"_say;
    const Phrase own = "permissions-bettors.b-matches-his-own-first-bet"_say;
    const Phrase rides = "permissions-bettors.who-does-not-match-split-rides"_say;
    PhraseId prompt = // where there is a split that is not paid for too
        m.rules().play.freeBets ? (follows ? "permissions-bettors.box-makes-paid-split-and-b"_say
                                           : "permissions-bettors.box-makes-paid-split-b-does"_say)
        : follows               ? "permissions-bettors.box-splits-and-b-follows-what"_say
                                : "permissions-bettors.box-splits-b-does-not-follow"_say;
    Question question = permissionQuestion(m, live, one.box, "B", 1, say(prompt, Box{box}, Money{theirs}), clauses, 7, 30);
    question.readings.clear(); // a split is certain here: which doubles are open afterwards is not asked
    if (follows)
        m.setChoice(question, both,
                    {{halves, "common.split-needs-second-bet-as-large"_say},
                     {likeA, own},
                     {onFirst, "permissions-bettors.he-follows-he-has-bet-on"_say}});
    else
        m.setChoice(question, onFirst,
                    {{onSecond, "common.it-stays-with-first-hand"_say},
                     {back, "common.it-stays-in-play-on-first"_say},
                     {halves, "common.bet-is-not-divided-it-stays"_say}});
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
        m.bet(one.setup, one.box, shared ? "B" : "A", m.sideStake(), m.sideKind(SideBetRule::TieOnTotal));
    if (kind == Which) {
        m.bet(one.setup, one.box, "A", m.sideStake(), m.sideKind(SideBetRule::DealerBust));
        m.bet(one.setup, one.box, "A", m.sideStake(), m.sideKind(SideBetRule::RunOfEights));
    }
    LiveRound live(one.setup, m.random());
    dealSplit(m, live, one.box);
    Action action{Do::Split, one.box, 0, 0, nobody, {}, {{static_cast<PlayerId>(shared ? b : 0), side}}};
    if (kind == Follower)
        action.with = {{b, 0}};
    const bool refused = refusalOf(live, action).has_value();
    if (live.round().stage() != Stage::Play || refused != (kind == NoEarlier || kind == Rider))
        return std::nullopt;
    const int box = one.box;
    if (kind == Which) {
        Question question =
            permissionQuestion(m, live, one.box, "A", 1, say("permissions-bettors.box-splits-which-side-bets-may", Box{box}),
                               m.because(Asked::noOtherSideBetOnSplit, Asked::tieOnSplitHands, Asked::tieBet), 8, 40);
        // The rulebook knows it: only a bet on one hand's total can be laid on a hand.
        Strings keys;
        for (std::size_t i = 0; i < m.rules().sideBets.size(); ++i) {
            const SideBet &bet = m.rules().sideBets[i];
            const std::string key(1, static_cast<char>('a' + i));
            question.options.push_back({key, Phrase::plain(betName(bet.kind))});
            if (bet.rule == SideBetRule::TieOnTotal)
                keys.push_back(key);
        }
        question.options.push_back({"d", "common.none-of-these"_say});
        question.setKey(ChoicesAnswer{keys});
        question.misconceptions = {{"permissions-bettors.21-and-superb-8s-are-for"_say, ChoicesAnswer{{"a", "b", "c"}}},
                                   {"permissions-bettors.he-had-tie-on-18-before"_say, ChoicesAnswer{{"d"}}}};
        question.steps = {
            {"permissions-bettors.tie-on-18-belongs-to-one"_say, m.because(Asked::tieOnSplitHands, Asked::tieBet)},
            {"permissions-bettors.21-and-superb-8s-may-not"_say, m.because(Asked::noOtherSideBetOnSplit)}};
        return question;
    }
    const Phrase accept = "permissions-bettors.accept-it-before-cards-go-to"_say;
    const Phrase earlier = "permissions-bettors.refuse-he-had-no-tie-on"_say;
    const Phrase match = "permissions-bettors.refuse-he-has-no-bet-on"_say;
    const Phrase never = "permissions-bettors.refuse-no-side-bet-is-added"_say;
    const Phrase had = "permissions-bettors.he-had-tie-on-18-before-deal"_say;
    const Phrase may = "permissions-bettors.tie-on-18-may-be-laid"_say;
    Phrase right;
    Strings clauses;
    Wrong wrong;
    switch (kind) {
    case Own:
        right = accept, clauses = m.because(Asked::tieOnSplitHands, Asked::tieBet);
        wrong = {{earlier, had}, {match, "permissions-bettors.hand-that-he-splits-off-carries"_say}, {never, may}};
        break;
    case NoEarlier:
        right = earlier, clauses = m.because(Asked::tieBet);
        wrong = {{accept, "permissions-bettors.it-takes-tie-on-18-from"_say},
                 {match, "permissions-bettors.he-has-bet-on-new-hand"_say},
                 {never, may}};
        break;
    case Follower:
        right = accept, clauses = m.because(Asked::tieOfFollower, Asked::splitFollowed, Asked::tieBet);
        wrong = {{match, "permissions-bettors.he-has-matched-split-he-has"_say}, {earlier, had}, {never, may}};
        break;
    default:
        right = match, clauses = m.because(Asked::tieOfFollower, Asked::splitNotFollowed);
        wrong = {{accept, "permissions-bettors.it-takes-matched-bet-on-new"_say}, {earlier, had}, {never, may}};
        break;
    }
    PhraseId prompt = kind == Follower ? "permissions-bettors.box-splits-b-matches-and-lays"_say
                      : kind == Rider  ? "permissions-bettors.box-splits-b-does-not-match"_say
                                       : "permissions-bettors.box-splits-and-lays-tie-on"_say;
    Question question =
        permissionQuestion(m, live, one.box, shared ? "B" : "A", 1, say(prompt, Box{box}, Money{side}), clauses, 9, 45);
    m.setChoice(question, right, wrong);
    question.steps = {{shared ? "permissions-bettors.second-bettor-needs-his-matched-bet"_say
                              : "permissions-bettors.who-had-tie-on-18-before"_say,
                       {clauses.back()}},
                      {right, {clauses.front()}}};
    return question;
}

} // namespace

std::vector<Family> bettorPermissions() {
    return {
        {"co-bettor-permission", Topic::Permissions, "family.co-bettor-permission"_say, {}, coBettorPermission},
        {"split-follow", Topic::Permissions, "family.split-follow"_say, {}, splitFollow},
        {"add-tie-18", Topic::Permissions, "family.add-tie-18"_say, {}, addTie18},
    };
}

} // namespace pitwise
