// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who decides, who comes first, who follows.
#include "core/quiz/family.h"
#include "core/quiz/incident.h"
#include "core/refusal.h"

#include <QCoreApplication>
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

Phrase placeText(const Shared &shared, const std::string &player) {
    static constexpr const char *places[] = {QT_TRANSLATE_NOOP("quiz", "%1: %2, nearest the dealer"),
                                             QT_TRANSLATE_NOOP("quiz", "%1: %2, second from the dealer"),
                                             QT_TRANSLATE_NOOP("quiz", "%1: %2, third from the dealer"),
                                             QT_TRANSLATE_NOOP("quiz", "%1: %2, fourth from the dealer")};
    for (std::size_t i = 0; i < shared.bettors.size(); ++i)
        if (shared.bettors[i].first == player)
            return {places[i], {QString::fromStdString(player), moneyText(shared.bettors[i].second)}};
    return {QT_TRANSLATE_NOOP("quiz", "%1: no main bet there"), {QString::fromStdString(player)}};
}

// ---------------------------------------------------------------- who calls the decisions

std::optional<Question> unclearControl(Maker &m) { // 3.13: when it is settled
    const int box = m.between(1, m.rules().boxes().max);
    Question question = m.question(QT_TRANSLATE_NOOP("quiz", "When do you settle who calls that box?"), {"3.13"}, 8);
    question.asks = {{L1("box"), box}};
    question.story = {{QT_TRANSLATE_NOOP("quiz", "Two players have bets on box %1, and it is not clear who calls the hand."),
                       {number(box)}}};
    m.setChoice(question, QT_TRANSLATE_NOOP("quiz", "Before the round begins, and you tell the players"),
                {{QT_TRANSLATE_NOOP("quiz", "When the hand's turn comes, by asking the two"),
                  QT_TRANSLATE_NOOP("quiz", "By then cards are out; it is settled before.")},
                 {QT_TRANSLATE_NOOP("quiz", "Only if the two disagree"),
                  QT_TRANSLATE_NOOP("quiz", "The dealer finds it out before the round, asked or not.")},
                 {QT_TRANSLATE_NOOP("quiz", "After the opening cards, by the totals of their hands"),
                  QT_TRANSLATE_NOOP("quiz", "Cards have nothing to do with it.")}});
    explain(question, QT_TRANSLATE_NOOP("quiz", "The dealer finds out before the round who calls, and says so."), {"3.13"});
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
    Question question = m.question({QT_TRANSLATE_NOOP("quiz", "Box %1: who calls the decisions?"), {number(shared.box)}},
                                   m.rules().names(ruling->clauses), 6);
    question.round = live.script();
    question.situation = situationJson(m.rules().document, "who-controls", facts);
    question.asks = {{L1("box"), shared.box}};
    question.difficulty = seating == 2 ? 0.6 : 0.4;
    std::vector<AnswerOption> wrong;
    for (const auto &[player, amount] : shared.bettors)
        if (player != ruling->player)
            wrong.push_back(
                {placeText(shared, player), PlayerAnswer{player},
                 seating == 0
                     ? QT_TRANSLATE_NOOP("quiz", "Whoever sits at the box with a bet on it calls, wherever the bets lie.")
                 : byLargest && player == shared.bettors.front().first
                     ? QT_TRANSLATE_NOOP(
                           "quiz", "Going by the nearest bet is the rule of the other house; here the largest bet calls.")
                 : byLargest ? QT_TRANSLATE_NOOP("quiz", "With nobody seated the largest bet calls.")
                 : player == largest(shared)
                     ? QT_TRANSLATE_NOOP("quiz", "Going by the largest bet is the Free Bet rule.")
                     : QT_TRANSLATE_NOOP("quiz", "With nobody seated the bet nearest the dealer calls.")});
    if (seating == 2)
        wrong.push_back({placeText(shared, seated), PlayerAnswer{seated},
                         QT_TRANSLATE_NOOP("quiz", "Sitting there without a bet gives no say.")});
    setAnswers(m, question, {placeText(shared, ruling->player), PlayerAnswer{ruling->player}}, wrong);
    question.steps.push_back(
        {seating == 0
             ? Phrase(QT_TRANSLATE_NOOP("quiz", "%1 sits at the box and has a bet on it."), {QString::fromStdString(seated)})
         : seating == 1
             ? Phrase(QT_TRANSLATE_NOOP("quiz", "Nobody sits at the box."))
             : Phrase(QT_TRANSLATE_NOOP("quiz", "%1 sits there but has no bet on it, so nobody counts as seated."),
                      {QString::fromStdString(seated)}),
         {}});
    question.steps.push_back({{seating == 0 ? QT_TRANSLATE_NOOP("quiz", "So %1 calls.")
                               : byLargest  ? QT_TRANSLATE_NOOP("quiz", "So the largest bet calls: %1.")
                                            : QT_TRANSLATE_NOOP("quiz", "So the bet nearest the dealer calls: %1."),
                               {QString::fromStdString(ruling->player)}},
                              m.rules().names(ruling->clauses)});
    if (byLargest)
        cite(question, "1.36");
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
        if (player != controller && gone.size() < 2 && m.chance(30))
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
    const char *each = byGame(m, "3.25.1.2", "3.20.1.2", nullptr), *pass = byGame(m, "3.25.1.3", "3.20.1.3", nullptr);
    QStringList list;
    for (const std::string &player : gone)
        list << QString::fromStdString(player);
    const QString who = list.join(QCoreApplication::translate("quiz", " and "));
    Question question =
        m.question({QT_TRANSLATE_NOOP("quiz", "Box %1: who calls the decisions now?"), {number(shared.box)}}, {}, 8);
    question.story = {{QT_TRANSLATE_NOOP("quiz", "Box %1: %2 surrendered."), {number(shared.box), who}}};
    question.round = live.script();
    question.situation = situationJson(m.rules().document, "who-controls", facts);
    question.asks = {{L1("box"), shared.box}};
    explain(question, QT_TRANSLATE_NOOP("quiz", "Each bettor surrenders for himself; the other bets stay in play."), {each});
    explain(question, QT_TRANSLATE_NOOP("quiz", "Control passes from front to back to whoever is still in."), {pass});
    if (m.chance(25)) {
        question.prompt = QT_TRANSLATE_NOOP("quiz", "What becomes of the other bets on that box?");
        question.asks[L1("of")] = L1("others");
        m.setChoice(question, QT_TRANSLATE_NOOP("quiz", "They stay in play"),
                    {{QT_TRANSLATE_NOOP("quiz", "They are surrendered with it"),
                      QT_TRANSLATE_NOOP("quiz", "Each bettor surrenders for himself.")},
                     {QT_TRANSLATE_NOOP("quiz", "They go back to their owners"),
                      QT_TRANSLATE_NOOP("quiz", "Nothing goes back: the hand is played on.")},
                     {QT_TRANSLATE_NOOP("quiz", "They stand on the two cards, no more is drawn"),
                      QT_TRANSLATE_NOOP("quiz", "The next bettor in line plays the hand on.")}});
        return question;
    }
    std::vector<AnswerOption> wrong;
    const Cents next = std::find_if(shared.bettors.begin(), shared.bettors.end(), [&](const auto &b) {
                           return b.first == ruling->player;
                       })->second;
    for (const auto &[player, amount] : shared.bettors)
        if (player != ruling->player)
            wrong.push_back(
                {placeText(shared, player), PlayerAnswer{player},
                 std::find(gone.begin(), gone.end(), player) != gone.end()
                     ? QT_TRANSLATE_NOOP("quiz", "Whoever surrendered is out of the hand.")
                 : amount > next
                     ? QT_TRANSLATE_NOOP("quiz", "It passes from front to back, not to the largest bet.")
                     : QT_TRANSLATE_NOOP("quiz", "It passes from front to back: a bet nearer the dealer comes first.")});
    setAnswers(m, question, {placeText(shared, ruling->player), PlayerAnswer{ruling->player}}, wrong);
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

Phrase claimText(const Claim &claim, bool insurance) {
    static constexpr const char *ordinals[] = {QT_TRANSLATE_NOOP("quiz", "first"), QT_TRANSLATE_NOOP("quiz", "second"),
                                               QT_TRANSLATE_NOOP("quiz", "third"), QT_TRANSLATE_NOOP("quiz", "fourth")};
    const auto ordinal = [](int n) { return Phrase(ordinals[n - 1]).text(); };
    const QString who = QString::fromStdString(claim.player), money = moneyText(claim.total), order = ordinal(claim.order);
    if (claim.place > 0)
        return {
            insurance
                ? QT_TRANSLATE_NOOP(
                      "quiz",
                      "%1: a main bet on that box, %2 from the dealer; %3 insurance on other players' boxes; asked %4.")
                : QT_TRANSLATE_NOOP("quiz", "%1: a main bet on that box, %2 from the dealer; %3 in side bets; asked %4."),
            {who, ordinal(claim.place), money, order}};
    if (claim.distance > 0)
        return {insurance ? QT_TRANSLATE_NOOP(
                                "quiz", "%1: nearest main bet on box %2; %3 insurance on other players' boxes; asked %4.")
                          : QT_TRANSLATE_NOOP("quiz", "%1: nearest main bet on box %2; %3 in side bets; asked %4."),
                {who, number(claim.box), money, order}};
    return {QT_TRANSLATE_NOOP("quiz", "%1: no bet this round; asked %2."), {who, order}};
}

/// What is wrong with giving the bet to this claimant, where another one comes before him or nobody gets it.
const char *whyNotHim(const Claim &claim, const Claim *winner, bool insurance) {
    const bool bystander = claim.place == 0 && claim.distance == 0;
    if (!winner)
        return bystander ? QT_TRANSLATE_NOOP("quiz", "Where equal claims do not agree, not even a bystander gets it.")
                         : QT_TRANSLATE_NOOP("quiz", "Another has an equal claim, and they do not agree: nobody gets it.");
    if (bystander)
        return winner->place == 0 && winner->distance == 0
                   ? QT_TRANSLATE_NOOP("quiz", "Among players without a bet this round the first to ask gets it.")
                   : QT_TRANSLATE_NOOP("quiz", "Whoever has no bet this round comes last, however early he asked.");
    if (winner->place > 0)
        return claim.place > 0 ? QT_TRANSLATE_NOOP("quiz", "On the box itself the bet nearer the dealer comes first.")
                               : QT_TRANSLATE_NOOP("quiz", "A bettor of the box itself comes before those of other boxes.");
    if (claim.distance > winner->distance)
        return QT_TRANSLATE_NOOP("quiz", "His bet is farther from that box.");
    if (claim.total > winner->total)
        return insurance
                   ? QT_TRANSLATE_NOOP(
                         "quiz", "He has more insurance on other players' boxes; at equal distance the least comes first.")
                   : QT_TRANSLATE_NOOP("quiz", "He has more in side bets; at equal distance the least comes first.");
    return QT_TRANSLATE_NOOP("quiz", "The two with equal claims agreed on the other.");
}

std::optional<Question> claimQuestion(Maker &m, bool insurance) {
    const int rung = m.between(0, 4);
    int box = m.between(1, m.rules().boxes().max);
    std::string agreed;
    std::vector<Claim> list = claimants(m, rung, agreed);
    placeAround(m, list, box);
    QJsonArray claims;
    for (const Claim &claim : list)
        claims.append(QJsonObject{{L1("player"), QString::fromStdString(claim.player)},
                                  {L1("mainOnBox"), claim.place > 0 ? QJsonValue(claim.place) : QJsonValue()},
                                  {L1("distance"), claim.place > 0      ? QJsonValue(0)
                                                   : claim.distance > 0 ? QJsonValue(claim.distance)
                                                                        : QJsonValue()},
                                  {insurance ? L1("insuranceTotal") : L1("sideTotal"), static_cast<qint64>(claim.total)},
                                  {L1("order"), claim.order}});
    const QJsonObject facts{{L1("claimants"), claims},
                            {L1("agreed"), agreed.empty() ? QJsonValue() : QJsonValue(QString::fromStdString(agreed))}};
    const char *kind = insurance ? "insurance-claim" : "side-bet-claim";
    const auto ruling = rulingOn(m.library(), m.rules().document, kind, facts);
    if (!ruling)
        return std::nullopt;
    // Lucky 8's clause on equal claims names the Pair bet alone (A16): there only that one is asked.
    const auto &sides = m.rules().sideBets;
    const int side = insurance                         ? 0
                     : rung == 3 && m.isGame("lucky8") ? m.rules().sideBetIndex("pair")
                                                       : m.between(0, static_cast<int>(sides.size()) - 1);
    const QString bet = insurance ? QCoreApplication::translate("quiz", "insurance")
                                  : kindName(sides[static_cast<std::size_t>(side)].kind).text();
    Question question = m.question(insurance ? Phrase(QT_TRANSLATE_NOOP("quiz", "Who gets to place that insurance?"))
                                             : Phrase(QT_TRANSLATE_NOOP("quiz", "Who gets to place that bet?")),
                                   m.rules().names(ruling->clauses), 20);
    question.situation = situationJson(m.rules().document, kind, facts);
    question.asks = {{L1("box"), box}};
    question.story.push_back(
        {insurance ? QT_TRANSLATE_NOOP("quiz", "A declines the %1 on box %2. Others want to take it:")
                   : QT_TRANSLATE_NOOP("quiz", "A, who controls box %2, does not take the %1 there. Others want to:"),
         {bet, number(box)}});
    for (const Claim &claim : list)
        question.story.push_back(claimText(claim, insurance));
    if (!agreed.empty())
        question.story.push_back(
            {QT_TRANSLATE_NOOP("quiz", "The two with equal claims agree on %1."), {QString::fromStdString(agreed)}});
    else if (rung == 3)
        question.story.push_back(QT_TRANSLATE_NOOP("quiz", "The two with equal claims do not agree."));
    const Phrase nobodyText = QT_TRANSLATE_NOOP("quiz", "Nobody");
    const bool freebet = m.isGame("freebet");
    const char *why =
        freebet     ? QT_TRANSLATE_NOOP("quiz", "In Free Bet nobody may take part in another's insurance.")
        : rung == 0 ? QT_TRANSLATE_NOOP(
                          "quiz", "A bettor of the same box comes first, the one nearest the dealer before the others.")
        : rung == 1 ? QT_TRANSLATE_NOOP("quiz", "Next comes whoever has a bet nearest to that box.")
        : rung == 2
            ? (insurance ? QT_TRANSLATE_NOOP("quiz", "At equal distance the least insurance wins, own boxes left out.")
                         : QT_TRANSLATE_NOOP("quiz", "At equal distance the least money in such side bets wins."))
        : rung == 3 ? QT_TRANSLATE_NOOP("quiz", "Equal claims: they agree, or nobody gets it, not even a bystander.")
                    : QT_TRANSLATE_NOOP("quiz", "Without any bet in the round, the first to ask wins.");
    std::vector<WrongText> wrong;
    const auto winner =
        std::find_if(list.begin(), list.end(), [&](const Claim &claim) { return claim.player == ruling->player; });
    const auto elsewhere = freebet ? rulingOn(m.library(), "lucky8", kind, facts) : std::nullopt;
    for (const Claim &claim : list)
        if (claim.player != ruling->player)
            wrong.emplace_back(Phrase::verbatim(QString::fromStdString(claim.player)),
                               !freebet ? Phrase(whyNotHim(claim, winner == list.end() ? nullptr : &*winner, insurance))
                               : elsewhere && elsewhere->player == claim.player
                                   ? Phrase(QT_TRANSLATE_NOOP(
                                         "quiz", "That is the Lucky 8 rule; in Free Bet nobody may insure another's bet."))
                                   : Phrase(why));
    if (!ruling->player.empty())
        wrong.emplace_back(nobodyText,
                           rung == 3 ? QT_TRANSLATE_NOOP("quiz", "They have agreed, so the bet is taken.")
                                     : QT_TRANSLATE_NOOP("quiz", "Nobody gets it only where equal claims do not agree."));
    m.setChoice(question, ruling->player.empty() ? nobodyText : Phrase::verbatim(QString::fromStdString(ruling->player)),
                wrong);
    question.steps.push_back({why, m.rules().names(ruling->clauses)});
    if (!insurance && rung == 0)
        cite(question, byGame(m, "3.16", "3.17", nullptr));
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
    Question question = m.question(
        {QT_TRANSLATE_NOOP("quiz", "B takes A's insurance on box %1: how much may he put there at most?"), {number(box)}},
        {}, 8);
    question.story = {{QT_TRANSLATE_NOOP("quiz", "A, with %1 on box %2, declines insurance. B has %3 on box %4."),
                       {moneyText(stakeA), number(box), moneyText(stakeB), number(box + 1)}}};
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
    m.setChoice(question, Phrase::verbatim(moneyText(most)),
                {{Phrase::verbatim(moneyText(stakeB / 2)),
                  QT_TRANSLATE_NOOP("quiz", "Half of the bet that is insured, not of the taker's.")},
                 {Phrase::verbatim(moneyText(stakeA)), QT_TRANSLATE_NOOP("quiz", "Insurance is half of the bet at most.")},
                 {Phrase::verbatim(moneyText(stakeB)), QT_TRANSLATE_NOOP("quiz", "The taker's own bet does not matter.")}});
    explain(question,
            QT_TRANSLATE_NOOP("quiz", "Another player may take a declined insurance, up to half of the decliner's bet."),
            {"3.27.3"});
    return question;
}

std::optional<Question> sideBetLadder(Maker &m) {
    return claimQuestion(m, false);
}
std::optional<Question> insuranceLadder(Maker &m) {
    return m.isGame("lucky8") && m.chance(30) ? insuranceCap(m) : claimQuestion(m, true);
}

} // namespace

const std::vector<Family> &controlFamilies() {
    static const std::vector<Family> families{
        {"who-controls",
         Topic::Control,
         QT_TRANSLATE_NOOP("quiz", "Who calls the decisions"),
         {{"lucky8", "3.11 3.12 3.13"}, {"dueling8s", "3.11 3.12 3.13"}, {"freebet", "1.30 1.36 3.8"}},
         whoControls},
        {"control-after-surrender",
         Topic::Control,
         QT_TRANSLATE_NOOP("quiz", "Who calls after a surrender"),
         {{"lucky8", "3.25.1.2 3.25.1.3"}, {"dueling8s", "3.20.1.2 3.20.1.3"}},
         afterSurrender},
        {"side-bet-ladder",
         Topic::Control,
         QT_TRANSLATE_NOOP("quiz", "Rival claims to a side bet"),
         {{"lucky8", "3.16 3.17.2.1 3.17.2.2 3.17.2.3 3.17.2.4 3.17.2.5"},
          {"dueling8s", "3.17 3.18.2.1 3.18.2.2 3.18.2.3 3.18.2.4 3.18.2.5"}},
         sideBetLadder},
        {"insurance-ladder",
         Topic::Control,
         QT_TRANSLATE_NOOP("quiz", "Rival claims to an insurance"),
         {{"lucky8", "3.27.3 3.27.4.1 3.27.4.2 3.27.4.3 3.27.4.4 3.27.4.5"}, {"freebet", "3.15.2"}},
         insuranceLadder},
    };
    return families;
}

} // namespace pitwise
