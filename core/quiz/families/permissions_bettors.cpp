// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several bettors on a box: who may add a Tie on 18 to the hand that a split makes.
#include "core/quiz/families/permit.h"

namespace pitwise {
namespace {

using Strings = std::vector<std::string>;
using Wrong = std::vector<std::pair<Phrase, Phrase>>;

void dealSplit(Maker &m, LiveRound &live, int box) {
    const bool printedGame = m.rules().play.printed.has_value();
    const Card pair = m.card(printedGame ? Rank::Eight : m.rank({2, 3, 4, 6, 7, 8, 9}));
    live.wishOpening({{box, printedGame ? std::vector<Card>{pair} : std::vector<Card>{pair, m.card(pair.rank())}}},
                     printedGame ? std::nullopt : std::optional(m.worth(m.between(2, 10))));
    live.deal();
    live.closeOffers();
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
        {"add-tie-18", Topic::Permissions, "family.add-tie-18"_say, {}, addTie18},
    };
}

} // namespace pitwise
