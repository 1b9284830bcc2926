// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who decides, who comes first, who follows.
#include "core/quiz/family.h"
#include "core/quiz/incident.h"
#include "core/refusal.h"

#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr const char *names[] = {"A", "B", "C", "D"};

/// Bettors of one box, nearest the dealer first, all different amounts.
struct Shared {
    TableSetup setup;
    int box = 0;
    std::vector<std::pair<std::string, Cents>> bettors;
    [[nodiscard]] QJsonArray json() const {
        QJsonArray list;
        for (const auto &[player, amount] : bettors)
            list.append(
                QJsonObject{{L1("player"), QString::fromStdString(player)}, {L1("amount"), static_cast<qint64>(amount)}});
        return list;
    }
};

Shared sharedBox(Maker &m, int count) {
    Shared shared{m.table(), 0, {}};
    shared.box = m.between(1, shared.setup.boxes);
    std::vector<std::string> players(names, names + count);
    m.random().shuffle(players);
    for (const std::string &player : players) {
        Cents amount = 0;
        const auto taken = [&](Cents value) {
            return std::any_of(shared.bettors.begin(), shared.bettors.end(),
                               [&](const auto &b) { return b.second == value; });
        };
        do
            amount = std::min<Cents>(m.stake(), Cents{80'000} * m.scale());
        while (taken(amount));
        shared.bettors.emplace_back(player, amount);
        m.bet(shared.setup, shared.box, player.c_str(), amount);
    }
    return shared;
}

std::string largest(const Shared &shared) {
    return std::max_element(shared.bettors.begin(), shared.bettors.end(),
                            [](const auto &a, const auto &b) { return a.second < b.second; })
        ->first;
}

/// Where they bet is to be seen on the felt.
Phrase nameText(const std::string &player) {
    return Phrase::plain(playerName(player));
}

// ---------------------------------------------------------------- who calls the decisions

std::optional<Question> unclearControl(Maker &m) { // settled before the round, and told
    const Shared shared = sharedBox(m, 2);
    const LiveRound live(shared.setup, m.random());
    const bool settled = m.chance(50);
    Question question = m.question("control.do-you-deal-now"_say, m.because(Asked::controlUnclear), 8);
    question.round = live.script();
    question.scene.undealt = true;
    question.asks = {{L1("box"), shared.box}, {L1("settled"), settled}};
    question.story = {say("control.stacks-on-box-lie-side-by-side", Box{shared.box}),
                      settled ? say("control.you-have-asked-and-told-both", playerName(shared.bettors.front().first))
                              : say("control.each-of-them-says-he-calls")};
    PhraseId why = "control.dealer-finds-out-before-round-who"_say;
    setEither(m, question, "common.yes"_say, "common.no"_say, settled,
              settled ? "control.it-is-settled-and-both-know"_say : why);
    explain(question, why, m.because(Asked::controlUnclear));
    return question;
}

std::optional<Question> whoControls(Maker &m) {
    const bool byLargest = m.rules().play.control == ControlBy::Largest;
    if (!byLargest && m.chance(12))
        return unclearControl(m);
    Shared shared = sharedBox(m, m.between(2, 3));
    // Somebody with a bet sits there, nobody does, or somebody without a bet.
    const int seating = m.between(0, 2);
    const std::string seated = seating == 0 ? m.oneOf(shared.bettors).first : seating == 2 ? "D" : std::string();
    if (!seated.empty())
        m.seat(shared.setup, shared.box, seated.c_str());
    const QJsonObject facts{{L1("bettors"), shared.json()},
                            {L1("seated"), seated.empty() ? QJsonValue() : QJsonValue(QString::fromStdString(seated))},
                            {L1("surrendered"), QJsonArray()}};
    const auto ruling = rulingOn(m.library(), m.rules().document, "who-controls", facts);
    if (!ruling)
        return std::nullopt;
    LiveRound live(shared.setup, m.random());
    live.deal();
    Question question =
        m.question(say("common.box-who-calls-decisions", Box{shared.box}), m.rules().names(ruling->clauses), 6);
    question.round = live.script();
    question.situation = situationJson(m.rules().document, "who-controls", facts);
    question.asks = {{L1("box"), shared.box}};
    question.difficulty = seating == 2 ? 0.6 : 0.4;
    std::vector<AnswerOption> wrong;
    for (const auto &[player, amount] : shared.bettors)
        if (player != ruling->player)
            wrong.push_back({nameText(player), PlayerAnswer{player},
                             seating == 0 ? "common.whoever-sits-at-box-with-bet"_say
                             : byLargest && player == shared.bettors.front().first
                                 ? "common.going-by-nearest-bet-is-rule"_say
                             : byLargest                 ? "control.with-nobody-seated-largest-bet-calls"_say
                             : player == largest(shared) ? "control.going-by-largest-bet-is-free"_say
                                                         : "common.with-nobody-seated-bet-nearest-dealer"_say});
    if (seating == 2)
        wrong.push_back({nameText(seated), PlayerAnswer{seated}, "common.sitting-there-without-bet-gives-no"_say});
    setAnswers(m, question, {nameText(ruling->player), PlayerAnswer{ruling->player}}, wrong);
    question.steps.push_back({seating == 0   ? say("control.sits-at-box-and-has-bet", playerName(seated))
                              : seating == 1 ? "control.nobody-sits-at-box"_say
                                             : say("control.sits-there-but-has-no-bet", playerName(seated)),
                              {}});
    question.steps.push_back({say(seating == 0 ? "common.so-calls"_say
                                  : byLargest  ? "common.so-largest-bet-calls"_say
                                               : "common.so-bet-nearest-dealer-calls"_say,
                                  playerName(ruling->player)),
                              m.rules().names(ruling->clauses)});
    if (byLargest)
        cite(question, m.because(Asked::standingPlayerMeans));
    return question;
}

std::optional<Question> afterSurrender(Maker &m) {
    Shared shared = sharedBox(m, 3);
    const bool withSeat = m.chance(40);
    const std::string first = shared.bettors.front().first;
    const std::string controller = withSeat ? m.oneOf(shared.bettors).first : first;
    if (withSeat)
        m.seat(shared.setup, shared.box, controller.c_str());
    LiveRound live(shared.setup, m.random());
    live.wishOpening({}, m.worth(m.between(2, 10)));
    live.deal();
    if (live.round().hands().front().blackjack)
        return std::nullopt;
    std::vector<std::string> gone{controller};
    for (const auto &[player, amount] : shared.bettors)
        if (player != controller && gone.size() < 2 && m.chance(8))
            gone.push_back(player);
    QJsonArray surrendered;
    TableSetup copy = shared.setup;
    for (const std::string &player : gone) {
        Action action;
        action.what = Do::Surrender;
        action.box = shared.box;
        action.player = copy.player(player);
        live.apply(action);
        surrendered.append(QString::fromStdString(player));
    }
    const QJsonObject facts{{L1("bettors"), shared.json()},
                            {L1("seated"), withSeat ? QJsonValue(QString::fromStdString(controller)) : QJsonValue()},
                            {L1("surrendered"), surrendered}};
    const auto ruling = rulingOn(m.library(), m.rules().document, "who-controls", facts);
    if (!ruling)
        return std::nullopt;
    Listing who;
    for (const std::string &player : gone)
        who.items.emplace_back(playerName(player));
    Question question = m.question(say("control.box-who-calls-decisions-now", Box{shared.box}), {}, 8);
    question.story = {say("control.box-surrendered", Box{shared.box}, who)};
    question.round = live.script();
    question.situation = situationJson(m.rules().document, "who-controls", facts);
    question.asks = {{L1("box"), shared.box}};
    explain(question, "control.each-bettor-surrenders-for-himself-other"_say, m.because(Asked::surrenderEach));
    explain(question, "control.control-passes-from-front-to-back"_say, m.because(Asked::controlPasses));
    if (m.chance(25)) {
        question.prompt = "control.what-becomes-of-other-bets-on"_say;
        question.asks[L1("of")] = L1("others");
        m.setChoice(question, "control.they-stay-in-play"_say,
                    {{"control.they-are-surrendered-with-it"_say, "control.each-bettor-surrenders-for-himself"_say},
                     {"control.they-go-back-to-their-owners"_say, "control.nothing-goes-back-hand-is-played"_say},
                     {"control.they-stand-on-two-cards-no"_say, "control.next-bettor-in-line-plays-hand"_say}});
        return question;
    }
    std::vector<AnswerOption> wrong;
    const Cents next = std::find_if(shared.bettors.begin(), shared.bettors.end(), [&](const auto &b) {
                           return b.first == ruling->player;
                       })->second;
    for (const auto &[player, amount] : shared.bettors)
        if (player != ruling->player)
            wrong.push_back({nameText(player), PlayerAnswer{player},
                             std::find(gone.begin(), gone.end(), player) != gone.end()
                                 ? "common.whoever-surrendered-is-out-of-hand"_say
                             : amount > next ? "control.it-passes-from-front-to-back"_say
                                             : "control.it-passes-from-front-to-back-bet"_say});
    setAnswers(m, question, {nameText(ruling->player), PlayerAnswer{ruling->player}}, wrong);
    return question;
}

// ---------------------------------------------------------------- rival claims

struct Claim {
    std::string player;
    int place = 0;    ///< On the box, from the dealer; 0: no main bet there.
    int distance = 0; ///< Boxes to his nearest main bet; 0 with place 0: he has none this round.
    Cents total = 0;
    int order = 0;
    int box = 0; ///< Where that nearest main bet lies; 0: none, or on the box itself.
};

/// Claimants whom one rung of the ladder decides: the box's own bettors, the nearest, the least money, a tie, the first to
/// ask.
std::vector<Claim> claimants(Maker &m, int rung, std::string &agreed) {
    std::vector<Claim> list;
    const Cents low = 500 * m.between(1, 10);
    switch (rung) {
    case 0: list = {{"B", 2, 0, low + 5000, 0}, {"C", 3, 0, low, 0}, {"D", 0, 1, 0, 0}}; break;
    case 1: list = {{"B", 0, m.between(1, 2), low + 2500, 0}, {"C", 0, 3, low, 0}, {"D", 0, 0, 0, 0}}; break;
    case 2:
    case 3: {
        const int distance = m.between(1, 2);
        list = {{"B", 0, distance, low, 0},
                {"C", 0, distance, rung == 2 ? low + 500 * m.between(1, 10) : low, 0},
                {"D", 0, 0, 0, 0}};
        if (rung == 3 && m.chance(30))
            agreed = m.chance(50) ? "B" : "C";
        break;
    }
    default: list = {{"B", 0, 0, 0, 0}, {"C", 0, 0, 0, 0}};
    }
    std::vector<int> orders;
    for (int i = 1; i <= static_cast<int>(list.size()); ++i)
        orders.push_back(i);
    m.random().shuffle(orders);
    for (std::size_t i = 0; i < list.size(); ++i)
        list[i].order = orders[i];
    // Names say nothing about who comes first.
    std::vector<std::string> players;
    for (const Claim &claim : list)
        players.push_back(claim.player);
    if (agreed.empty()) {
        m.random().shuffle(players);
        for (std::size_t i = 0; i < list.size(); ++i)
            list[i].player = players[i];
        std::sort(list.begin(), list.end(), [](const Claim &a, const Claim &b) { return a.player < b.player; });
    }
    return list;
}

/// Gives each claimant the box of his nearest main bet, on either side in turn, and moves `box` to where equal distances
/// have two sides: two on one and the same box would be told apart from front to back (lucky8 3.27.4.2).
void placeAround(Maker &m, std::vector<Claim> &list, int &box) {
    const int boxes = m.rules().boxes().max;
    for (std::size_t i = 1; i < list.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (const int distance = list[i].distance; distance > 0 && list[j].distance == distance)
                box = std::clamp(box, distance + 1, boxes - distance);
    int side = m.chance(50) ? 1 : -1;
    for (Claim &claim : list) {
        if (claim.distance == 0)
            continue;
        claim.box = box + side * claim.distance;
        if (claim.box < 1 || claim.box > boxes)
            claim.box = box - side * claim.distance;
        side = -side;
    }
}

/// What is wrong with giving the bet to this claimant, where another one comes before him or nobody gets it.
PhraseId whyNotHim(const Claim &claim, const Claim *winner, bool insurance) {
    const bool bystander = claim.place == 0 && claim.distance == 0;
    if (!winner)
        return bystander ? "control.where-equal-claims-do-not-agree"_say : "control.another-has-equal-claim-and-they"_say;
    if (bystander)
        return winner->place == 0 && winner->distance == 0 ? "control.among-players-without-bet-this-round"_say
                                                           : "control.whoever-has-no-bet-this-round"_say;
    if (winner->place > 0)
        return claim.place > 0 ? "control.on-box-itself-bet-nearer-dealer"_say
                               : "control.bettor-of-box-itself-comes-before"_say;
    if (claim.distance > winner->distance)
        return "control.his-bet-is-farther-from-that"_say;
    if (claim.total > winner->total)
        return insurance ? "control.he-has-more-insurance-on-other"_say : "control.he-has-more-in-side-bets"_say;
    return "control.two-with-equal-claims-agreed-on"_say;
}

QJsonArray claimsJson(const std::vector<Claim> &list, const char *total) {
    QJsonArray claims;
    for (const Claim &claim : list)
        claims.append(QJsonObject{{L1("player"), QString::fromStdString(claim.player)},
                                  {L1("mainOnBox"), claim.place > 0 ? QJsonValue(claim.place) : QJsonValue()},
                                  {L1("distance"), claim.place > 0      ? QJsonValue(0)
                                                   : claim.distance > 0 ? QJsonValue(claim.distance)
                                                                        : QJsonValue()},
                                  {L1(total), static_cast<qint64>(claim.total)},
                                  {L1("order"), claim.order}});
    return claims;
}

/// A round in which everybody bets as the claims say: "A" calls the box and leaves his option, and what the others have in
/// such bets already lies on boxes that none of them calls.
struct ClaimTable {
    TableSetup setup;
    std::vector<std::pair<const Claim *, int>> totals; ///< Each claimant's, and on which box.
};

constexpr const char *bystanders[] = {"E", "F", "G"};

std::optional<ClaimTable> claimTable(Maker &m, const std::vector<Claim> &list, int box) {
    ClaimTable table{m.table(2), {}};
    m.bet(table.setup, box, "A", m.stake());
    m.seat(table.setup, box, "A");
    std::vector<int> free;
    for (int i = 1; i <= table.setup.boxes; ++i)
        if (i != box && std::none_of(list.begin(), list.end(), [&](const Claim &claim) { return claim.box == i; }))
            free.push_back(i);
    m.random().shuffle(free);
    std::vector<Claim> onBox;
    for (const Claim &claim : list) {
        if (claim.place > 0)
            onBox.push_back(claim);
        else if (claim.box > 0) {
            m.bet(table.setup, claim.box, claim.player.c_str(), m.stake());
            m.seat(table.setup, claim.box, claim.player.c_str());
        }
        if (claim.total == 0)
            continue;
        if (free.empty())
            return std::nullopt;
        const char *owner = bystanders[table.totals.size()];
        m.bet(table.setup, free.back(), owner, std::max(m.stake(), (2 * claim.total + 999) / 1000 * 1000));
        m.seat(table.setup, free.back(), owner);
        table.totals.emplace_back(&claim, free.back());
        free.pop_back();
    }
    std::sort(onBox.begin(), onBox.end(), [](const Claim &a, const Claim &b) { return a.place < b.place; });
    for (const Claim &claim : onBox)
        m.bet(table.setup, box, claim.player.c_str(), m.stake());
    return table;
}

/// Against an Ace: what the claimants have in insurance, on bets whose owners want none.
void layInsurance(LiveRound &live, const ClaimTable &table) {
    TableSetup names = live.setup();
    for (std::size_t i = 0; i < table.totals.size(); ++i) {
        Action action;
        action.what = Do::Insurance;
        action.box = table.totals[i].second;
        action.player = names.player(table.totals[i].first->player);
        action.of = names.player(bystanders[i]);
        action.amount = table.totals[i].first->total;
        live.apply(action);
    }
}

std::optional<Question> claimQuestion(Maker &m, bool insurance) {
    const int rung = m.between(0, 4);
    int box = m.between(1, m.rules().boxes().max);
    std::string agreed;
    std::vector<Claim> list = claimants(m, rung, agreed);
    placeAround(m, list, box);
    const QJsonObject facts{{L1("claimants"), claimsJson(list, insurance ? "insuranceTotal" : "sideTotal")},
                            {L1("agreed"), agreed.empty() ? QJsonValue() : QJsonValue(QString::fromStdString(agreed))}};
    const char *kind = insurance ? "insurance-claim" : "side-bet-claim";
    const auto ruling = rulingOn(m.library(), m.rules().document, kind, facts);
    auto table = claimTable(m, list, box);
    if (!ruling || !table)
        return std::nullopt;
    // Where the clause on equal claims names the Pair bet alone (A16) only that one is asked. The totals are in bets
    // of the kind that is asked for, so that it does not matter whether others count too (A15).
    const auto &sides = m.rules().sideBets;
    const int side = insurance ? 0
                     : rung == 3 && m.says(Asked::equalClaimsOnPair)
                         ? m.rules().sideBetIndex(m.sideKind(SideBetRule::RankPair))
                         : m.between(0, static_cast<int>(sides.size()) - 1);
    const std::string contested = insurance ? std::string("insurance") : sides[static_cast<std::size_t>(side)].kind;
    if (!insurance)
        for (const auto &[claim, place] : table->totals)
            m.bet(table->setup, place, claim->player.c_str(), claim->total, contested);
    LiveRound live(table->setup, m.random());
    Question question =
        m.question(insurance ? "control.who-gets-to-place-that-insurance"_say : "common.who-gets-to-place-that-bet"_say,
                   m.rules().names(ruling->clauses), 20);
    if (insurance) {
        live.wishOpening({}, m.card(Rank::Ace));
        live.deal();
        layInsurance(live, *table);
    }
    question.scene.undealt = !insurance;
    question.round = live.script();
    question.situation = situationJson(m.rules().document, kind, facts);
    question.asks = {{L1("box"), box}, {L1("kind"), QString::fromStdString(contested)}};
    Listing asking;
    std::vector<Claim> inOrder = list;
    std::sort(inOrder.begin(), inOrder.end(), [](const Claim &a, const Claim &b) { return a.order < b.order; });
    for (const Claim &claim : inOrder)
        asking.items.emplace_back(playerName(claim.player));
    question.story = {
        say(insurance ? "control.declines-on-box-others-want-it"_say : "control.who-controls-box-leaves-his"_say,
            betName(contested), Box{box}),
        say("control.they-ask-in-this-order", asking)};
    if (!agreed.empty())
        question.story.push_back(say("control.two-with-equal-claims-agree-on", playerName(agreed)));
    else if (rung == 3)
        question.story.push_back("control.two-with-equal-claims-do-not"_say);
    const Phrase nobodyText = "common.nobody"_say;
    PhraseId why = rung == 0   ? "control.bettor-of-same-box-comes-first"_say
                   : rung == 1 ? "control.next-comes-whoever-has-bet-nearest"_say
                   : rung == 2 ? (insurance ? "control.at-equal-distance-least-insurance-wins"_say
                                            : "control.at-equal-distance-least-money-in"_say)
                   : rung == 3 ? "control.equal-claims-they-agree-or-nobody"_say
                               : "control.without-any-bet-in-round-first"_say;
    std::vector<WrongText> wrong;
    const auto winner =
        std::find_if(list.begin(), list.end(), [&](const Claim &claim) { return claim.player == ruling->player; });
    for (const Claim &claim : list)
        if (claim.player != ruling->player)
            wrong.emplace_back(nameText(claim.player),
                               whyNotHim(claim, winner == list.end() ? nullptr : &*winner, insurance));
    if (!ruling->player.empty())
        wrong.emplace_back(nobodyText, rung == 3 ? "control.they-have-agreed-so-bet-is"_say
                                                 : "control.nobody-gets-it-only-where-equal"_say);
    m.setChoice(question, ruling->player.empty() ? nobodyText : nameText(ruling->player), wrong);
    question.steps.push_back({why, m.rules().names(ruling->clauses)});
    if (!insurance && rung == 0)
        cite(question, m.because(Asked::sideBetsOfBoxFirst));
    question.difficulty = 0.6;
    return question;
}

std::optional<Question> insuranceCap(Maker &m) { // on the decliner's bet, not the taker's
    TableSetup setup = m.table();
    const int box = m.between(1, setup.boxes - 1);
    const Cents stakeA = m.stake(), stakeB = m.stake();
    if (stakeA == stakeB)
        return std::nullopt;
    m.bet(setup, box, "A", stakeA);
    m.bet(setup, box + 1, "B", stakeB);
    LiveRound live(setup, m.random());
    live.wishOpening({{box, {m.worth(10), m.worth(m.between(5, 9))}}}, m.card(Rank::Ace));
    live.deal();
    Question question = m.question(say("control.b-takes-as-insurance-on-box", Box{box}), {}, 8);
    question.story = {say("control.with-on-box-declines-insurance-b", Money{stakeA}, Box{box}, Money{stakeB}, Box{box + 1})};
    question.round = live.script();
    question.asks = {{L1("box"), box}, {L1("player"), L1("B")}, {L1("of"), L1("A")}, {L1("kind"), L1("insurance")}};
    // The most that the table takes, tried on the engine itself.
    const auto taken = [&](Cents amount) {
        Action action;
        action.what = Do::Insurance;
        action.box = box;
        action.player = setup.player("B");
        action.of = setup.player("A");
        action.amount = amount;
        Round round(live.setup());
        round.deal(live.drawn());
        try {
            round.apply(action);
            return true;
        } catch (const Refusal &) {
            return false;
        }
    };
    const Cents most = stakeA / 2;
    if (!taken(most) || taken(most + 1))
        return std::nullopt;
    m.setChoice(question, Phrase::plain(Money{most}),
                {{Phrase::plain(Money{stakeB / 2}), "control.half-of-bet-that-is-insured"_say},
                 {Phrase::plain(Money{stakeA}), "control.insurance-is-half-of-bet-at"_say},
                 {Phrase::plain(Money{stakeB}), "control.takers-own-bet-does-not-matter"_say}});
    explain(question, "control.another-player-may-take-declined-insurance"_say, m.because(Asked::insuranceOfOthers));
    return question;
}

/// Where insurance is each bettor's own: his half at most, and nobody's but his.
std::optional<Question> ownInsuranceOnly(Maker &m) {
    TableSetup setup = m.table();
    const int box = m.between(1, setup.boxes - 1);
    const bool shared = m.chance(50), own = m.chance(55);
    const Cents stakeA = m.stake(), stakeB = m.stake();
    m.bet(setup, box, "A", stakeA);
    m.seat(setup, box, "A");
    m.bet(setup, shared ? box : box + 1, "B", stakeB);
    if (!shared)
        m.seat(setup, box + 1, "B");
    LiveRound live(setup, m.random());
    live.wishOpening({{box, {m.worth(10), m.worth(m.between(5, 9))}}}, m.card(Rank::Ace));
    live.deal();
    const Cents most = (own ? stakeB : stakeA) / 2;
    const Cents amount = own && m.chance(20) ? most + 500 * m.between(1, 6) : std::max<Cents>(500, most / 500 * 500);
    Action action;
    action.what = Do::Insurance;
    action.box = own && !shared ? box + 1 : box;
    action.player = setup.player("B");
    action.of = setup.player(own ? "B" : "A");
    action.amount = amount;
    bool taken = true;
    Round round(live.setup());
    round.deal(live.drawn());
    try {
        round.apply(action);
    } catch (const Refusal &) {
        taken = false;
    }
    if (taken != (own && amount <= most))
        return std::nullopt;
    Question question = m.question("control.do-you-take-that-insurance"_say, {}, 8);
    question.story = {say(own ? "control.declines-b-lays-for-his-own"_say : "control.declines-b-lays-for-bet-of"_say,
                          Box{box}, Money{amount})};
    question.round = live.script();
    question.asks = {{L1("box"), box},
                     {L1("player"), L1("B")},
                     {L1("of"), L1(own ? "B" : "A")},
                     {L1("kind"), L1("insurance")},
                     {L1("amount"), static_cast<qint64>(amount)}};
    PhraseId why = !own    ? "control.in-free-bet-nobody-may-take"_say
                   : taken ? "control.each-bettor-may-insure-his-own"_say
                           : "control.his-insurance-is-half-of-his-own"_say;
    setEither(m, question, "common.yes"_say, "common.no"_say, taken, why);
    explain(question, why, m.because(Asked::insuranceOfOthers));
    return question;
}

std::optional<Question> sideBetLadder(Maker &m) {
    return claimQuestion(m, false);
}
std::optional<Question> insuranceLadder(Maker &m) {
    if (m.rules().play.insurance == InsuranceBy::Owner)
        return ownInsuranceOnly(m);
    return m.chance(30) ? insuranceCap(m) : claimQuestion(m, true);
}

} // namespace

const std::vector<Family> &controlFamilies() {
    static const std::vector<Family> families{
        {"who-controls", Topic::Control, "common.who-calls-decisions"_say, {}, whoControls},
        {"control-after-surrender", Topic::Control, "family.control-after-surrender"_say, {}, afterSurrender},
        {"side-bet-ladder", Topic::Control, "family.side-bet-ladder"_say, {}, sideBetLadder},
        {"insurance-ladder", Topic::Control, "family.insurance-ladder"_say, {}, insuranceLadder},
    };
    return families;
}

} // namespace pitwise
