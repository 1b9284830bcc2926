// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two bettors on one box: what the second has on its hands when the first splits or doubles.
#include "core/quiz/families/permit.h"

#include <QJsonArray>

namespace pitwise {
namespace {

using L1 = QLatin1String;
constexpr PlayerId second = 1;

/// "A" seated and in control, "B" behind him on the same box.
OneBox boxOfTwo(Maker &m) {
    OneBox one = oneBox(m, 4);
    m.bet(one.setup, one.box, "B", m.stake());
    if (2 * (one.stake + one.setup.bets.back().placed) > one.setup.mainLimits.max)
        throw LiveRound::NoSuchCard{};
    return one;
}

void dealPair(Maker &m, LiveRound &live, int box) {
    const bool printed = m.rules().play.printed.has_value();
    const Card pair = m.card(printed ? Rank::Eight : m.rank({2, 3, 4, 6, 7, 8, 9}));
    live.wishOpening({{box, printed ? std::vector{pair} : std::vector{pair, m.card(pair.rank())}}},
                     printed ? std::nullopt : std::optional(m.worth(m.between(2, 10))));
    live.deal();
    live.closeOffers();
}

/// What B has on that hand: his chips and those beside them.
Cents hasOn(const LiveRound &live, int box, int hand) {
    const RoundView view = viewOf(live.round());
    const auto &hands = view.table[static_cast<std::size_t>(box - 1)].hands;
    if (hand > static_cast<int>(hands.size()))
        return 0;
    for (const StakeView &stake : hands[static_cast<std::size_t>(hand - 1)].stakes)
        if (stake.player == live.setup().playerName(second))
            return stake.chips + stake.doubled;
    return 0;
}

Question asked(Maker &m, const LiveRound &live, int box, int hand, PhraseId prompt, const char *way,
               std::vector<std::string> clauses) {
    Question question = permissionQuestion(m, live, box, "B", hand, prompt, std::move(clauses), 8, 40);
    question.asks[L1("way")] = L1(way);
    std::erase_if(question.readings, [](const std::string &item) { return item == "C06"; });
    return question;
}

/// The engine's own answer among those that go by another rule.
bool choose(Maker &m, Question &question, const Phrase &right, const std::vector<WrongText> &all) {
    std::vector<WrongText> wrong;
    for (const WrongText &option : all)
        if (option.first != right)
            wrong.push_back(option);
    if (wrong.size() == all.size())
        return false; // none of them is what the engine says
    m.setChoice(question, right, wrong);
    return true;
}

std::optional<Question> onASplit(Maker &m) {
    const OneBox one = boxOfTwo(m);
    LiveRound live(one.setup, m.random());
    dealPair(m, live, one.box);
    if (live.round().stage() != Stage::Play || live.round().whyNot(Do::Split))
        return std::nullopt;
    const bool follows = m.chance(50);
    const Cents own = one.setup.bets.back().placed;
    const auto clauses = m.because(follows ? Asked::splitFollowed : Asked::splitNotFollowed);
    Question question =
        asked(m, live, one.box, 1, "cobettors.where-do-bs-chips-lie-then"_say, follows ? "split-matched" : "split", clauses);
    const bool free = m.rules().play.freeBets; // only there is a split that is not paid for
    question.story = {say(free ? "cobettors.on-box-makes-paid-split"_say : "cobettors.on-box-splits"_say, Box{one.box}),
                      say(follows ? "cobettors.b-matches-it"_say : "cobettors.b-does-not-match-it"_say, Money{own})};
    live.act(Do::Split, 0, follows ? std::vector<Follower>{{second, 0}} : std::vector<Follower>{});
    const auto text = [](Cents first, Cents next) {
        return say("cobettors.on-hand-1-on-hand-2", Money{first}, Money{next});
    };
    const PhraseId why =
        follows ? "cobettors.whoever-matches-lays-his-own-bet"_say : "procedure-bettors.whoever-does-not-match-his-bet"_say;
    const std::vector<WrongText> all{{text(own, 0), "cobettors.he-matched-split-so-he-has"_say},
                                     {text(own, own), "cobettors.he-added-nothing-for-hand-2"_say},
                                     {text(own / 2, own / 2), "common.bet-is-not-divided-it-stays"_say},
                                     {text(0, own), "common.it-stays-with-first-hand"_say}};
    if (!choose(m, question, text(hasOn(live, one.box, 1), hasOn(live, one.box, 2)), all))
        return std::nullopt;
    explain(question, why, clauses);
    return question;
}

std::optional<Question> onADouble(Maker &m) {
    const OneBox one = boxOfTwo(m);
    const bool printed = m.rules().play.printed.has_value();
    LiveRound live(one.setup, m.random());
    const auto own = printed ? CardPlan(std::vector{m.worth(m.between(2, 3))}) : openingCards(m, m.between(9, 11));
    if (!own)
        return std::nullopt;
    live.wishOpening({{one.box, *own}}, printed ? std::nullopt : std::optional(m.worth(m.between(2, 10))));
    live.deal();
    live.closeOffers();
    if (live.round().stage() != Stage::Play || live.round().whyNot(Do::Double))
        return std::nullopt;
    const bool free = m.rules().play.freeBets;
    enum { Both, OnlyA, OnlyB } way = free ? m.oneOf({Both, OnlyA}) : m.oneOf({Both, OnlyA, OnlyB});
    const Cents stake = one.setup.bets.back().placed;
    const auto clauses = m.because(way == Both    ? Asked::doubleFollowed
                                   : way == OnlyA ? Asked::doubleNotFollowed
                                                  : Asked::doubleAlone);
    static constexpr const char *ways[] = {"double-both", "double-first", "double-second"};
    Question question = asked(m, live, one.box, 1, "cobettors.what-does-b-have-on-it"_say, ways[way], clauses);
    question.story = {
        say(way == OnlyB ? "cobettors.on-box-wants-card-without"_say
            : free       ? "cobettors.on-box-pays-for-double"_say
                         : "cobettors.on-box-doubles"_say,
            Box{one.box}),
        say(way == OnlyA ? "cobettors.b-adds-nothing"_say : "cobettors.b-lays-beside-his-bet"_say, Money{stake})};
    bool oneCard = true;
    if (way == OnlyB) {
        if (!refusalOf(live, {Do::Double, one.box, second, stake, nobody, {}, {}}))
            return std::nullopt;
        oneCard = false;
    } else
        live.act(Do::Double, 0, way == Both ? std::vector<Follower>{{second, 0}} : std::vector<Follower>{});
    const auto text = [](Cents chips, bool last) {
        return say(last ? "cobettors.and-hand-gets-one-card"_say : "cobettors.and-hand-gets-cards-as"_say, Money{chips});
    };
    const PhraseId why = way == Both    ? "procedure-bettors.when-controller-doubles-others-may-do"_say
                         : way == OnlyA ? "procedure-bettors.whoever-does-not-double-lives-with"_say
                                        : "procedure-bettors.unless-controller-doubles-no-other-bettor"_say;
    if (!choose(m, question, text(hasOn(live, one.box, 1), oneCard),
                {{text(stake, true), why},
                 {text(2 * stake, true), why},
                 {text(stake, false), why},
                 {text(2 * stake, false), why}}))
        return std::nullopt;
    explain(question, why, clauses);
    return question;
}

/// The second hand of a split is doubled: B is on it only if he matched the split.
std::optional<Question> onTheSecondHand(Maker &m) {
    const OneBox one = boxOfTwo(m);
    const bool printed = m.rules().play.printed.has_value(), matched = m.chance(60), lays = !matched || m.chance(50);
    LiveRound live(one.setup, m.random());
    dealPair(m, live, one.box);
    live.wish(m.worth(10)); // hand 1, then hand 2
    live.wish(m.worth(printed ? 3 : 5));
    live.act(Do::Split, 0, matched ? std::vector<Follower>{{second, 0}} : std::vector<Follower>{});
    if (live.round().stage() == Stage::Play && live.round().activeHand() == 1)
        live.act(Do::Stand);
    if (live.round().stage() != Stage::Play || live.round().activeHand() != 2 || live.round().whyNot(Do::Double))
        return std::nullopt;
    const Cents stake = one.setup.bets.back().placed;
    const Asked follow = lays ? Asked::doubleFollowed : Asked::doubleNotFollowed;
    Question question = asked(m, live, one.box, 2, "cobettors.what-does-b-have-on-hand-2"_say,
                              matched ? (lays ? "second-both" : "second-first") : "second-rider",
                              matched ? m.because(follow) : m.because(Asked::splitNotFollowed, follow));
    question.story = {say("cobettors.on-box-doubles-hand-2", Box{one.box}),
                      say(lays ? "cobettors.b-lays-down-for-it"_say : "cobettors.b-adds-nothing"_say, Money{stake})};
    const bool rides = refusalOf(live, {Do::Double, one.box, 0, 0, nobody, {{second, stake}}, {}}).has_value();
    if (rides == matched)
        return std::nullopt;
    live.act(Do::Double, 0, matched && lays ? std::vector<Follower>{{second, 0}} : std::vector<Follower>{});
    const PhraseId why = !matched ? "permissions-bettors.only-who-has-bet-on-hand"_say
                         : lays   ? "procedure-bettors.when-controller-doubles-others-may-do"_say
                                  : "procedure-bettors.whoever-does-not-double-lives-with"_say;
    if (!choose(
            m, question, Phrase::plain(Money{hasOn(live, one.box, 2)}),
            {{Phrase::plain(Money{0}), why}, {Phrase::plain(Money{stake}), why}, {Phrase::plain(Money{2 * stake}), why}}))
        return std::nullopt;
    explain(question, why, question.clauses);
    return question;
}

std::optional<Question> coBettor(Maker &m) {
    switch (m.between(0, m.rules().play.freeBets ? 1 : 2)) {
    case 0: return onASplit(m);
    case 1: return onADouble(m);
    default: return onTheSecondHand(m);
    }
}

} // namespace

std::vector<Family> coBettorFamilies() {
    return {
        {"follow-or-not", Topic::Control, "family.follow-or-not"_say, {}, coBettor},
    };
}

} // namespace pitwise
