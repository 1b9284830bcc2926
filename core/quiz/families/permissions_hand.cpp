// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the hand in turn may do: every reason to refuse is reached by construction.
#include "core/quiz/families/permit.h"
#include "core/quiz/tablequestions.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace pitwise {
namespace {

void add(std::vector<std::string> &clauses, const std::string &clause) {
    if (std::find(clauses.begin(), clauses.end(), clause) == clauses.end())
        clauses.push_back(clause);
}

void add(std::vector<std::string> &clauses, const std::vector<std::string> &more) {
    for (const std::string &clause : more)
        add(clauses, clause);
}

/// The clauses that give this game's hand that right.
std::vector<std::string> rightTo(const Maker &m, Do what, const Round::HandState &hand) {
    switch (what) {
    case Do::Stand: return m.because(Asked::standOnTotal);
    case Do::Hit: return m.because(hand.total.total < m.rules().play.standFrom ? Asked::mustDraw : Asked::drawUnder21);
    case Do::Double: return m.because(hand.fromSplit ? Asked::doubleSplitFirstTwo : Asked::doubleFirstTwo);
    case Do::Split: return m.because(hand.fromSplit ? Asked::splitAgain : Asked::splitEqual);
    case Do::FreeSplit: return m.because(Asked::freeSplit);
    case Do::FreeDouble: return m.because(Asked::freeDouble);
    default: return {};
    }
}

enum class HandKind { Opening, Pair, Drawn, SplitUnequal, SplitPair, SplitDrawn, FourHands, ShortBet, count };

Card equalCard(Maker &m, Card card) {
    // Tens split by value: any other ten-value will do.
    return card.isTenValue() && !m.rules().play.printed ? m.worth(10) : m.card(card.rank());
}

/// Deals and plays up to the decision of that scene. Throws NoSuchCard where it does not come about.
void playTo(Maker &m, LiveRound &live, int box, HandKind scene, Card up) {
    const bool printedGame = m.rules().play.printed.has_value();
    const std::optional<Card> shown = printedGame ? std::nullopt : std::optional(up);
    const auto waiting = [&] {
        if (live.round().stage() != Stage::Play)
            throw LiveRound::NoSuchCard{};
    };
    if (scene == HandKind::Opening || scene == HandKind::Drawn || scene == HandKind::ShortBet) {
        live.wishOpening({{box, anyOpening(m)}}, shown);
        live.deal();
        live.closeOffers();
        waiting();
        if (scene == HandKind::Drawn) {
            live.act(Do::Hit);
            waiting();
        }
        return;
    }
    const Card pair = printedGame                                                           ? m.card(Rank::Eight)
                      : scene == HandKind::Pair && !m.rules().play.freeBets && m.chance(15) ? m.card(Rank::Ace)
                                                                                            : m.card(m.rankBut({Rank::Ace}));
    live.wishOpening({{box, printedGame ? std::vector<Card>{pair} : std::vector<Card>{pair, equalCard(m, pair)}}}, shown);
    live.deal();
    live.closeOffers();
    waiting();
    if (scene == HandKind::Pair)
        return;
    const Do how =
        m.rules().play.freeBets && !live.round().whyNot(Do::FreeSplit) && m.chance(50) ? Do::FreeSplit : Do::Split;
    const int ways = scene == HandKind::FourHands ? 3 : 1;
    for (int i = 1; i < ways; ++i)
        live.wish(equalCard(m, pair));
    const bool equal = scene == HandKind::SplitPair || scene == HandKind::FourHands;
    live.wish(equal ? equalCard(m, pair) : m.card(m.rankBut({pair.rank(), Rank::Ace})));
    for (int i = 0; i < ways; ++i)
        live.act(live.round().whyNot(how) ? Do::Split : how);
    waiting();
    if (scene == HandKind::SplitDrawn) {
        live.act(Do::Hit);
        waiting();
    }
}

std::optional<Question> allowedActions(Maker &m) {
    const HandKind scene = static_cast<HandKind>(m.between(0, static_cast<int>(HandKind::count) - 1));
    const bool freeBets = m.rules().play.freeBets;
    if (scene == HandKind::ShortBet && !m.rules().play.doubleNeedsMinimum)
        return std::nullopt;
    OneBox one = oneBox(m, 4);
    if (scene == HandKind::ShortBet)
        one.setup.bets.front().placed = one.setup.bets.front().counts =
            500 * m.between(1, static_cast<int>(one.setup.mainLimits.min / 500) - 1);
    if (2 * one.setup.bets.front().placed > one.setup.mainLimits.max)
        return std::nullopt;
    LiveRound live(one.setup, m.random());
    playTo(m, live, one.box, scene, m.worth(m.between(2, 11)));
    if (scene == HandKind::SplitDrawn && live.round().activeHandState().cards.size() < 3)
        return std::nullopt;
    return actionsQuestion(m, live,
                           30 + 10 * (scene >= HandKind::SplitUnequal) +
                               10 * (scene == HandKind::FourHands || scene == HandKind::ShortBet) + (freeBets ? 10 : 0));
}

std::optional<Question> splitPermission(Maker &m) {
    const HandKind scene = m.oneOf({HandKind::Opening, HandKind::Pair, HandKind::Pair, HandKind::SplitUnequal,
                                    HandKind::SplitPair, HandKind::FourHands});
    OneBox one = oneBox(m, 4);
    if (2 * one.stake > one.setup.mainLimits.max)
        return std::nullopt;
    LiveRound live(one.setup, m.random());
    playTo(m, live, one.box, scene, m.worth(m.between(2, 10)));
    const Round &round = live.round();
    const Round::HandState hand = round.activeHandState();
    const auto why = round.whyNot(Do::Split);
    const bool d8 = m.rules().play.printed.has_value();
    const Money stake{one.stake};
    const Phrase yes = say("permissions-hand.yes-for-another", stake);
    const Phrase half = say("permissions-hand.yes-for-another", Money{one.stake / 2});
    const Phrase unequal =
        d8 ? "permissions-hand.no-only-two-8s-may-be"_say : "permissions-hand.no-two-cards-are-not-of"_say;
    const Phrase four = "permissions-hand.no-there-are-four-hands-already"_say;
    const Phrase matches = "common.split-needs-second-bet-as-large"_say;
    std::vector<std::string> clauses;
    std::vector<Step> steps;
    const bool mixed = hand.cards[0].rank() != hand.cards[1].rank() && hand.cards[0].points() == hand.cards[1].points();
    if (!why) {
        const std::vector<std::string> right = rightTo(m, Do::Split, hand), means = m.because(Asked::splitMeans);
        clauses = right;
        add(clauses, means);
        steps = {{mixed ? "permissions-hand.different-pictures-but-equal-points-that"_say
                  : d8  ? "permissions-hand.two-8s-and-fewer-than-four"_say
                        : "permissions-hand.two-cards-of-equal-value-and"_say,
                  means},
                 {say("permissions-hand.new-hand-takes-bet-as-large", stake), right}};
    } else {
        clauses = m.rules().names(m.rules().cite(*why));
        steps = {{whyNotText(*why), clauses}};
        if (*why == Cite::splitFourHands)
            steps.insert(steps.begin(), {"permissions-hand.cards-are-equal-but-box-has"_say, clauses});
        else
            steps.push_back(
                {d8 ? "permissions-hand.only-8-on-8-makes-split"_say : "permissions-hand.split-needs-two-cards-of-equal"_say,
                 clauses});
    }
    PhraseId prompt = m.rules().play.freeBets ? "permissions-hand.box-hand-may-split-with-his"_say
                                              : "permissions-hand.box-hand-may-split"_say;
    Question question =
        permissionQuestion(m, live, one.box, "A", hand.hand, say(prompt, Box{one.box}, hand.hand), clauses, 7,
                           (scene == HandKind::FourHands ? 45
                            : mixed                      ? 40
                                                         : 20));
    // Tens split free stand on a reading of their own (C01): no such felt teaches by the way.
    const auto hands = live.round().hands();
    if (std::any_of(hands.begin(), hands.end(), [](const Round::HandState &other) {
            return other.fromSplit && other.markers > 0 && other.cards[0].rank() == Rank::Ten;
        }))
        return std::nullopt;
    // The reading of a double does not matter here.
    std::erase_if(question.readings,
                  [](const std::string &item) { return item == "A07" || item == "C06" || item == "C18" || item == "C01"; });
    if (!why)
        m.setChoice(question, yes,
                    {{half, matches},
                     {unequal, mixed ? "permissions-hand.points-decide-split-not-ranks"_say
                                     : "permissions-hand.two-cards-are-equal"_say},
                     {four, "permissions-hand.count-hands-fourth-may-still-be"_say}});
    else if (*why == Cite::splitFourHands)
        m.setChoice(question, four,
                    {{yes, whyNotText(*why)},
                     {half, whyNotText(*why)},
                     {unequal, "permissions-hand.two-cards-are-equal-it-is"_say}});
    else
        m.setChoice(question, unequal,
                    {{yes, whyNotText(*why)},
                     {half, whyNotText(*why)},
                     {four, "permissions-hand.there-are-fewer-than-four-hands"_say}});
    question.steps = std::move(steps);
    return question;
}

std::optional<Question> freeOrPaid(Maker &m) {
    OneBox one = oneBox(m, 4);
    LiveRound live(one.setup, m.random());
    const int kind = m.between(0, 6);
    const Card up = m.worth(m.between(2, 11));
    if (kind >= 5) {
        playTo(m, live, one.box,
               m.oneOf({HandKind::SplitUnequal, HandKind::SplitPair, HandKind::SplitDrawn, HandKind::FourHands}), up);
    } else {
        std::vector<Card> own;
        switch (kind) {
        case 0: own = {m.card(Rank::Five), m.card(Rank::Five)}; break;
        case 1: own = {m.card(m.rank({11, 12, 13})), m.worth(10)}; break; // a picture with any ten-value
        case 2: {
            const Rank rank = m.rank({2, 3, 4, 6, 7, 8, 9});
            own = {m.card(rank), m.card(rank)};
            break;
        }
        case 3:
            if (const auto cards = openingCards(m, m.between(9, 11)))
                own = *cards;
            break;
        default:
            if (const auto cards = openingCards(m, m.chance(60) ? m.between(5, 8) : m.between(12, 18), m.chance(20)))
                own = *cards;
        }
        if (own.empty())
            return std::nullopt;
        live.wishOpening({{one.box, own}}, up);
        live.deal();
        live.closeOffers();
        if (live.round().stage() == Stage::Play && kind == 4 && m.chance(50) && handTotal(own).total <= 8) {
            live.wish(m.card(m.rank({2, 3})));
            live.act(Do::Hit); // three cards of 9 to 11
        }
    }
    if (live.round().stage() != Stage::Play)
        return std::nullopt;
    const Round &round = live.round();
    const Round::HandState hand = round.activeHandState();
    struct Entry {
        Do what;
        PhraseId text;
    };
    static constexpr Entry entries[] = {{Do::FreeSplit, "permissions-hand.free-split"_say},
                                        {Do::Split, "permissions-hand.paid-split"_say},
                                        {Do::FreeDouble, "permissions-hand.free-double"_say},
                                        {Do::Double, "permissions-hand.paid-double"_say}};
    std::vector<std::string> keys, clauses;
    std::vector<Step> steps;
    std::vector<std::pair<std::string, Cite>> refused;
    Question question =
        permissionQuestion(m, live, one.box, "A", hand.hand,
                           say("permissions-hand.box-hand-tick-every-split-and", Box{one.box}, hand.hand), {}, 10, 45);
    for (std::size_t i = 0; i < std::size(entries); ++i) {
        const std::string key(1, static_cast<char>('a' + i));
        question.options.push_back({key, entries[i].text});
        const auto why = round.whyNot(entries[i].what);
        if (!why) {
            keys.push_back(key);
            add(clauses, rightTo(m, entries[i].what, hand));
            if (entries[i].what == Do::FreeSplit)
                add(clauses, m.because(Asked::freeSplitMeans));
            if (entries[i].what == Do::Split)
                add(clauses, m.because(Asked::splitMeans));
            if (entries[i].what == Do::FreeDouble)
                add(clauses, m.because(Asked::freeDoubleMeans));
            if (entries[i].what == Do::Double)
                add(clauses, m.because(Asked::doubleMeans));
            steps.push_back({say("permissions-hand.yes", entries[i].text), rightTo(m, entries[i].what, hand)});
        } else {
            const auto behind = m.rules().names(m.rules().cite(*why));
            for (const std::string &clause : behind)
                add(clauses, clause);
            steps.push_back({say("permissions-hand.no", entries[i].text, whyNotText(*why)), behind});
            refused.emplace_back(key, *why);
        }
    }
    question.options.push_back({"e", "common.none-of-these"_say});
    const std::vector<std::string> none{"e"};
    question.setKey(ChoicesAnswer{keys.empty() ? none : keys});
    for (const auto &[key, why] : refused) {
        std::vector<std::string> wrong = keys;
        wrong.push_back(key);
        std::sort(wrong.begin(), wrong.end());
        question.misconceptions.push_back({whyNotText(why), ChoicesAnswer{wrong}});
    }
    if (hand.cards.size() == 2 && hand.cards[0].rank() == Rank::Five && hand.cards[1].rank() == Rank::Five &&
        !hand.fromSplit)
        question.misconceptions.push_back({"permissions-hand.5-5-is-pair-and-hard"_say, ChoicesAnswer{{"b", "c", "d"}}});
    question.clauses = clauses;
    question.steps = std::move(steps);
    return question;
}

} // namespace

Question actionsQuestion(Maker &m, const LiveRound &live, int hard) {
    const Round &round = live.round();
    const Round::HandState hand = round.activeHandState();
    const std::string player = round.setup().playerName(round.activePlayer());
    const Name who = playerName(player);
    std::vector<std::string> clauses, allowedBy;
    std::vector<Step> steps;
    Listing allowed{{}, Listing::As::Apart};
    for (const Do what : {Do::Split, Do::FreeSplit, Do::Double, Do::FreeDouble, Do::Stand, Do::Hit, Do::Surrender,
                          Do::Insurance, Do::EvenMoney}) {
        if (!round.gameHas(what))
            continue;
        const auto why = round.whyNot(what);
        if (!why) {
            add(allowedBy, rightTo(m, what, hand));
            allowed.items.emplace_back(actionName(what));
            continue;
        }
        std::vector<std::string> behind = m.rules().names(m.rules().cite(*why));
        for (const std::string &clause : behind)
            add(clauses, clause);
        if (steps.size() < 3)
            steps.push_back({*why == Cite::splitUnequal && hand.cards.size() > 2
                                 ? "permissions-hand.only-first-two-cards-may-be"_say
                                 : whyNotText(*why),
                             behind});
    }
    steps.insert(steps.begin(), {say("permissions-hand.open-to-hand", allowed), allowedBy});
    clauses.insert(clauses.begin(), allowedBy.begin(), allowedBy.end());
    std::vector<std::string> unique;
    for (const std::string &clause : clauses)
        add(unique, clause);
    const int handNumber = hand.fromSplit ? hand.hand : 1;
    Question question = permissionQuestion(
        m, live, hand.box, player.c_str(), handNumber,
        hand.fromSplit ? say("permissions-hand.box-hand-tick-everything-that-may", Box{hand.box}, handNumber, who)
                       : say("permissions-hand.box-tick-everything-that-may-do", Box{hand.box}, who),
        unique, 12, hard);
    const ActionsAnswer right = actionsAnswer(round);
    question.setKey(right);
    question.steps = std::move(steps);
    // Whoever ticks one action too many has missed just that reason.
    for (std::size_t i = 1; i < doCount; ++i) {
        const Do what = static_cast<Do>(i);
        const auto why = round.gameHas(what) ? round.whyNot(what) : std::nullopt;
        if (!why)
            continue;
        ActionsAnswer wrong = right;
        wrong.allowed.push_back(what);
        std::sort(wrong.allowed.begin(), wrong.allowed.end()); // alphabetical, as Do is
        question.misconceptions.push_back({whyNotText(*why), wrong});
    }
    return question;
}

std::vector<Family> handPermissions() {
    return {
        {"allowed-actions", Topic::Permissions, "family.allowed-actions"_say, {}, allowedActions},
        {"split-permission", Topic::Permissions, "family.split-permission"_say, {}, splitPermission},
        {"free-or-paid", Topic::Permissions, "family.free-or-paid"_say, {}, freeOrPaid},
    };
}

} // namespace pitwise
