// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whose bet is taken.
#include "core/quiz/family.h"
#include "core/quiz/incident.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- may this bet be accepted

/// A main bet offered before the closing call. The felt shows the bets that lie there and the offered one among them.
struct BetOnOffer {
    TableSetup setup;
    int box = 0;
    std::string player = "A";
    Cents amount = 0;
    QJsonObject also; ///< Further facts: what the Pit Manager has said, how full the tables are.
    std::vector<Phrase> story;
    std::vector<std::string> clauses;
    Phrase right;
    PhraseId why;
    std::vector<WrongText> others;
};

QJsonArray betsOn(const TableSetup &setup, int box) {
    QJsonArray bets;
    for (const Bet &bet : setup.bets)
        if (bet.box == box && bet.kind == mainBet)
            bets.append(QJsonObject{{L1("player"), QString::fromStdString(setup.playerName(bet.player))},
                                    {L1("amount"), static_cast<qint64>(bet.placed)}});
    return bets;
}

/// What `rule` says has to be the codes that the right option stands for.
std::optional<Question> questionOn(Maker &m, const BetOnOffer &offer, const std::vector<RulingCode> &codes,
                                   const char *way) {
    LiveRound live(offer.setup, m.random());
    Question question = m.question("betting.no-more-bets-has-not-been"_say, {}, 8);
    const Limits own = offer.setup.mainLimits;
    QJsonObject facts = offer.also;
    facts[L1("limits")] = QJsonObject{{L1("min"), static_cast<qint64>(own.min)}, {L1("max"), static_cast<qint64>(own.max)}};
    facts[L1("player")] = QString::fromStdString(offer.player);
    facts[L1("amount")] = static_cast<qint64>(offer.amount);
    facts[L1("bets")] = betsOn(offer.setup, offer.box);
    if (!ruledAs(m, question, "bet-offered", facts, codes))
        return std::nullopt;
    question.round = live.script();
    question.scene.undealt = true;
    Cents lies = 0; // his bet that lies there already
    for (const Bet &bet : offer.setup.bets)
        if (bet.box == offer.box && bet.kind == mainBet && offer.setup.playerName(bet.player) == offer.player)
            lies = bet.placed;
    question.scene.bets = {{offer.box, offer.player, "main", lies + offer.amount, std::nullopt}};
    question.asks = {{L1("box"), offer.box}, {L1("way"), L1(way)}};
    question.story = offer.story;
    std::vector<WrongText> wrong;
    for (const WrongText &option : offer.others)
        if (option.first != offer.right)
            wrong.push_back(option);
    m.setChoice(question, offer.right, wrong);
    explain(question, offer.why, offer.clauses);
    return question;
}

/// Bettors behind one another on a box, none seated, and further people at other boxes.
BetOnOffer boxWith(Maker &m, int bettors) {
    static constexpr const char *players[] = {"A", "B", "C", "D"};
    BetOnOffer offer{m.table(), 0, players[bettors], 0, {}, {}, {}, {}, {}, {}};
    offer.box = m.between(1, offer.setup.boxes);
    for (int i = 0; i < bettors; ++i)
        m.bet(offer.setup, offer.box, players[i], m.stake());
    const int beside = offer.box % offer.setup.boxes + 1;
    m.bet(offer.setup, beside, "E", m.stake());
    m.seat(offer.setup, beside, "E");
    offer.amount = m.stake();
    return offer;
}

const Phrase &accepted() {
    static const Phrase phrase = "betting.accept-it"_say;
    return phrase;
}
const Phrase &full() {
    static const Phrase phrase = "betting.refuse-it-box-takes-no-more"_say;
    return phrase;
}
const Phrase &outside() {
    static const Phrase phrase = "betting.refuse-it-it-is-outside-limits"_say;
    return phrase;
}
const Phrase &apart() {
    static const Phrase phrase = "betting.refuse-it-one-bet-player-on"_say;
    return phrase;
}

Phrase putsDown(const BetOnOffer &offer) {
    return say("betting.puts-on-box", playerName(offer.player), Money{offer.amount}, Box{offer.box});
}
Phrase limitsTold(const BetOnOffer &offer) {
    return say("betting.limits", Money{offer.setup.mainLimits.min}, Money{offer.setup.mainLimits.max});
}

/// How many bets a box takes: three, or what the Pit Manager has said.
std::optional<Question> howMany(Maker &m) {
    const bool cut = m.chance(45);
    const int there = m.between(1, 3);
    BetOnOffer offer = boxWith(m, there);
    const int most = cut ? m.between(1, 2) : 3;
    if (cut) {
        offer.also[L1("maxBets")] = most;
        offer.story = {
            say(most == 1 ? "betting.pit-manager-allows-one-bet"_say : "betting.pit-manager-allows-two-bets"_say)};
    }
    if (there > 3 || there > most)
        return std::nullopt;
    const bool taken = there < most;
    offer.story.push_back(putsDown(offer));
    offer.right = taken ? accepted() : full();
    offer.why = cut ? "betting.pit-manager-may-allow-fewer-than"_say : "betting.up-to-three-bets-may-lie"_say;
    offer.clauses = m.because(cut ? Asked::restrictBets : Asked::betsPerBox);
    offer.others = {{accepted(), offer.why},
                    {full(), offer.why},
                    {apart(), "betting.he-has-no-other-bet-there"_say},
                    {outside(), "betting.limits-are-not-point-here"_say}};
    return questionOn(m, offer, {taken ? RulingCode::AcceptBet : RulingCode::RefuseBet}, cut ? "cut" : "many");
}

/// One bet a player on a box.
std::optional<Question> secondStack(Maker &m) {
    BetOnOffer offer = boxWith(m, 1);
    offer.player = "A";
    offer.amount = std::min<Cents>(offer.amount, offer.setup.mainLimits.max - offer.setup.bets.front().placed);
    offer.story = {say("betting.puts-second-stack-beside-his", Box{offer.box}, Money{offer.amount})};
    offer.right = apart();
    offer.why = "betting.player-may-not-separate-his-bet"_say;
    offer.clauses = m.because(Asked::oneBetEach);
    offer.others = {{accepted(), offer.why},
                    {full(), "betting.box-takes-three-main-bets"_say},
                    {outside(), "betting.limits-are-not-point-here"_say}};
    return questionOn(m, offer, {RulingCode::RefuseBet}, "apart");
}

/// Each bet by itself within the limits.
std::optional<Question> withinLimits(Maker &m) {
    BetOnOffer offer = boxWith(m, m.between(0, 2));
    const Limits own = offer.setup.mainLimits;
    const int size = m.between(0, 2);
    if (size == 0 && own.min <= 500)
        return std::nullopt;
    if (size == 0)
        offer.amount = own.min - 500 * m.between(1, static_cast<int>(own.min / 500) - 1);
    else if (size == 1)
        offer.amount = own.max + 2500 * m.between(1, 20);
    offer.story = {limitsTold(offer), putsDown(offer)};
    offer.right = size == 2 ? accepted() : outside();
    offer.why = "betting.several-players-may-bet-on-box"_say;
    offer.clauses = m.because(Asked::withinLimits);
    offer.others = {{accepted(), "betting.each-bet-by-itself-has-to"_say},
                    {outside(), "betting.each-bet-by-itself-has-to"_say},
                    {full(), "betting.box-takes-three-main-bets"_say},
                    {apart(), "betting.he-has-no-other-bet-there"_say}};
    return questionOn(m, offer, {size == 2 ? RulingCode::AcceptBet : RulingCode::RefuseBet}, "limits");
}

/// A second box: whether he may have it, and which decisions he calls then.
std::optional<Question> secondBox(Maker &m) {
    enum { FreeSeats, TablesFull, Restricted } way = m.oneOf({FreeSeats, TablesFull, Restricted});
    BetOnOffer offer = boxWith(m, 0);
    offer.player = "E"; // seated beside it
    offer.also[L1("otherAreas")] = 1;
    if (way == FreeSeats)
        offer.also[L1("otherAreas")] = 2;
    if (way == Restricted)
        offer.also[L1("oneAreaOnly")] = true;
    const Phrase both = "betting.accept-it-he-calls-both-boxes"_say, own = "betting.accept-it-he-calls-own-box"_say,
                 none = "betting.refuse-it-one-box-is-all"_say;
    offer.story = {way == FreeSeats    ? "betting.seats-are-free-at-tables-with"_say
                   : way == TablesFull ? "betting.every-table-with-these-limits"_say
                                       : "betting.pit-manager-keeps-to-one-box"_say,
                   putsDown(offer)};
    offer.right = way == FreeSeats ? both : way == TablesFull ? own : none;
    offer.why = way == Restricted   ? "betting.pit-manager-may-restrict-player-to"_say
                : way == TablesFull ? "betting.with-tables-full-he-calls-only"_say
                                    : "betting.with-seats-to-be-had-player"_say;
    offer.clauses = m.because(way == Restricted ? Asked::restrictAreas : Asked::otherBoxes);
    offer.others = {{both, offer.why}, {own, offer.why}, {none, offer.why}};
    return questionOn(m, offer, {way == Restricted ? RulingCode::RefuseBet : RulingCode::AcceptBet}, "second-box");
}

// ---------------------------------------------------------------- where the box has one maximum for all

/// Alone on a box: within the limits, under them or over them.
std::optional<Question> aloneOnABox(Maker &m) {
    const bool second = m.chance(30); // somebody who bets elsewhere already
    BetOnOffer offer = boxWith(m, 0);
    const Limits own = offer.setup.mainLimits;
    if (second)
        offer.player = "E";
    const int size = m.between(0, 2);
    if (size == 0 && own.min <= 500)
        return std::nullopt;
    if (size == 0)
        offer.amount = own.min - 500 * m.between(1, static_cast<int>(own.min / 500) - 1);
    else if (size == 1)
        offer.amount = own.max + 2500 * m.between(1, 20);
    offer.story = {limitsTold(offer), putsDown(offer)};
    const Phrase raise = "betting.name-minimum-he-may-raise-it"_say, cut = "betting.take-maximum-and-hand-rest"_say;
    offer.right = size == 0 ? raise : size == 1 ? cut : accepted();
    offer.why = size == 0   ? "betting.limits-are-displayed-and-player-has"_say
                : size == 1 ? "betting.what-is-over-maximum-is-handed"_say
                : second    ? "betting.player-may-also-bet-on-other"_say
                            : "betting.limits-are-displayed-and-player-has"_say;
    offer.clauses = size == 0   ? m.because(Asked::shortBetBeforeClose, Asked::limitsDisplayed, Asked::limitsArePlayers)
                    : size == 1 ? m.because(Asked::overMaximumBeforeClose)
                    : second    ? m.because(Asked::otherBoxes)
                                : m.because(Asked::limitsDisplayed, Asked::limitsArePlayers);
    offer.others = {{accepted(), "betting.compare-bet-with-limits-that-table"_say},
                    {raise, "betting.compare-bet-with-limits-that-table"_say},
                    {cut, "betting.compare-bet-with-limits-that-table"_say}};
    using enum RulingCode;
    return questionOn(m, offer,
                      size == 0   ? std::vector{RaiseOrWithdraw}
                      : size == 1 ? std::vector{AcceptBet, RejectExcess}
                                  : std::vector{AcceptBet},
                      "alone");
}

/// Two on a box: the balance of its maximum, and whose chips go back where there is too much: who is seated comes first,
/// and where nobody is, the largest bet.
std::optional<Question> balanceOfABox(Maker &m) {
    BetOnOffer offer = boxWith(m, 1);
    const Cents max = offer.setup.mainLimits.max, first = offer.setup.bets.front().placed;
    const bool over = m.chance(70);
    offer.amount =
        over ? max - first + 500 * m.between(1, static_cast<int>(first / 500)) : std::min(max - first, offer.amount);
    if (offer.amount == first || (over && offer.amount > max))
        return std::nullopt;
    const int seat = m.between(0, 2);
    const std::string seated = seat == 0 ? "A" : seat == 1 ? "B" : "";
    if (!seated.empty())
        m.seat(offer.setup, offer.box, seated.c_str());
    offer.story = {limitsTold(offer), putsDown(offer)};
    const Phrase backA = say("betting.accept-it-and-hand-back-what", playerName("A")),
                 backB = say("betting.accept-it-and-hand-back-what", playerName("B")),
                 backBoth = "betting.accept-it-and-hand-both-share"_say;
    offer.right = accepted();
    offer.clauses = m.because(Asked::balanceOfMaximum);
    offer.why = "betting.whoever-bets-less-than-maximum-cannot"_say;
    using enum RulingCode;
    std::vector<RulingCode> codes{AcceptBet};
    if (over) {
        QJsonArray bets = betsOn(offer.setup, offer.box);
        bets.append(QJsonObject{{L1("player"), L1("B")}, {L1("amount"), static_cast<qint64>(offer.amount)}});
        const QJsonObject facts{{L1("noticed"), L1("before-close")},
                                {L1("limits"), QJsonObject{{L1("min"), static_cast<qint64>(offer.setup.mainLimits.min)},
                                                           {L1("max"), static_cast<qint64>(max)}}},
                                {L1("bets"), bets},
                                {L1("bet"), L1("main")},
                                {L1("seated"), seated.empty() ? QJsonValue() : QJsonValue(QString::fromStdString(seated))}};
        const auto ruling = rulingOn(m.library(), m.rules().document, "over-maximum", facts);
        if (!ruling || ruling->rejects.size() != 1)
            return std::nullopt;
        offer.right = ruling->rejects.front().player == "A" ? backA : backB;
        offer.clauses = seated.empty() ? m.because(Asked::overMaximumBeforeClose, Asked::seatedControls)
                                       : m.because(Asked::overMaximumBeforeClose);
        offer.why =
            seated.empty() ? "betting.nobody-is-seated-so-largest"_say : "betting.seated-player-comes-first-within"_say;
    }
    offer.others = {{accepted(), "betting.two-bets-together-are-over"_say},
                    {backA, offer.why},
                    {backB, offer.why},
                    {backBoth, "betting.shares-are-for-what-was-not"_say}};
    if (!over)
        offer.others = {{backA, "betting.two-bets-together-are-within"_say},
                        {backB, "betting.two-bets-together-are-within"_say},
                        {backBoth, "betting.two-bets-together-are-within"_say}};
    if (!over)
        return questionOn(m, offer, codes, "balance");
    LiveRound live(offer.setup, m.random());
    Question question = m.question("betting.no-more-bets-has-not-been"_say, {}, 10);
    question.round = live.script();
    question.scene.undealt = true;
    question.scene.bets = {{offer.box, "B", "main", offer.amount, std::nullopt}};
    question.asks = {{L1("box"), offer.box}, {L1("way"), L1("over")}};
    question.story = offer.story;
    std::vector<WrongText> wrong;
    for (const WrongText &option : offer.others)
        if (option.first != offer.right)
            wrong.push_back(option);
    m.setChoice(question, offer.right, wrong);
    explain(question, offer.why, offer.clauses);
    question.difficulty = 0.6;
    return question;
}

std::optional<Question> betOffered(Maker &m) {
    if (m.rules().play.overMax == MainOverMax::BoxShared)
        return m.chance(45) ? aloneOnABox(m) : balanceOfABox(m);
    switch (m.between(0, 4)) {
    case 0: return secondStack(m);
    case 1:
    case 2: return howMany(m);
    case 3: return withinLimits(m);
    default: return secondBox(m);
    }
}

// ---------------------------------------------------------------- may he place this side bet

std::optional<Question> sideBetOffered(Maker &m) {
    const Rulebook &rules = m.rules();
    TableSetup setup = m.table(2);
    const int box = m.between(1, setup.boxes), other = box == setup.boxes ? box - 1 : box + 1;
    const auto bets = [&](int place, const char *player, bool seated = true) {
        m.bet(setup, place, player, m.stake());
        if (seated)
            m.seat(setup, place, player);
    };
    const bool lucky = !rules.host.empty(), limited = m.says(Asked::sideBetsPerBox);
    // As many that may as may not.
    const int way = lucky     ? m.oneOf({0, 2, 3, 3, 4, 4, 4})
                    : limited ? m.oneOf({0, 1, 1, 2, 3, 3, 4})
                              : m.oneOf({0, 1, 1, 1, 1, 2, 4});
    const auto pick = [&] { return &rules.sideBets[m.random().below(static_cast<std::uint32_t>(rules.sideBets.size()))]; };
    const SideBet *picked = pick();
    while (way == 1 && picked->needs == SideBetNeeds::MainAnywhere && !m.chance(20))
        picked = pick();
    const SideBet &side = *picked;
    const Phrase name = say(side.rule == SideBetRule::PairClass ? "betting.an"_say : "betting.a"_say, betName(side.kind));
    Question question = m.question(say("betting.may-b-place-on-box", name, Box{box}), {}, 8);
    question.asks = {
        {L1("box"), box}, {L1("player"), L1("B")}, {L1("kind"), QString::fromStdString(side.kind)}, {L1("way"), way}};
    bool mainOnBox = true, ownMain = false, controls = false, tooLate = false;
    int there = 0;
    switch (way) {
    case 0: // somebody else's box, nothing of his own
        bets(box, "A");
        question.story = {"betting.b-has-no-bet-in-this-round"_say};
        break;
    case 1: // an empty box
        mainOnBox = false;
        bets(other, "B");
        break;
    case 2: // with a bet on the box, but another controls it
        ownMain = true;
        bets(box, "A");
        bets(box, "B", false);
        break;
    case 3: // the box's number of such bets, or a late bet in Lucky Lucky
        ownMain = controls = tooLate = lucky;
        there = lucky ? 0 : m.chance(70) ? 3 : 2;
        question.asks[L1("there")] = there;
        bets(box, lucky ? "B" : "A");
        for (int i = 0; i < there; ++i)
            m.bet(setup, box, std::array{"A", "C", "D"}[static_cast<std::size_t>(i)], m.sideStake(), side.kind);
        if (lucky)
            question.story = {"betting.opening-cards-are-out"_say};
        break;
    default: // on several boxes at once, or all as it should be
        ownMain = controls = lucky;
        bets(box, lucky ? "B" : "A");
        bets(other, lucky ? "A" : "B");
        if (lucky && m.chance(50))
            break;
        m.bet(setup, other, lucky ? "A" : "B", m.sideStake(), side.kind);
    }
    LiveRound live(setup, m.random());
    question.scene.undealt = !tooLate;
    question.scene.bets = {{box, "B", side.kind, m.sideStake(), tooLate ? std::optional(Cents{0}) : std::nullopt}};
    if (tooLate)
        live.deal();
    question.round = live.script();
    const QJsonObject facts{{L1("bet"), QString::fromStdString(side.kind)},
                            {L1("mainOnBox"), mainOnBox},
                            {L1("mainAnywhere"), true},
                            {L1("ownMain"), ownMain},
                            {L1("controls"), controls},
                            {L1("count"), there}};
    const auto ruling = rulingOn(m.library(), rules.document, "side-bet-offered", facts);
    if (!ruling)
        return std::nullopt;
    const bool allowed = ruling->has(RulingCode::AcceptBet) && !tooLate;
    if (!tooLate) // the closing call is no fact of that kind
        question.situation = situationJson(rules.document, "side-bet-offered", facts);
    const Phrase yes = "common.yes"_say, empty = "betting.no-box-has-no-main-bet"_say,
                 full = "betting.no-box-has-three-such-bets"_say, late = "betting.no-it-is-too-late"_say,
                 control = "betting.no-he-does-not-control-box"_say, sole = "betting.no-on-one-box-at-time"_say;
    // In Lucky Lucky one reason brings the other with it, so they stand in one option. Elsewhere the fourth option is any of
    // the made-up bars, so that it does not tell the case.
    const Phrase own = lucky ? "betting.no-he-has-to-have-main"_say : "betting.no-he-needs-main-bet-of"_say;
    const std::vector<Phrase> options =
        lucky ? std::vector{yes, own, late} : std::vector{yes, empty, own, way == 3 ? full : m.oneOf({control, full, sole})};
    const Phrase right = allowed ? yes : tooLate ? late : lucky ? own : mainOnBox ? full : empty;
    std::vector<WrongText> wrong;
    PhraseId rule = lucky     ? "betting.lucky-lucky-is-for-player-who"_say
                    : limited ? "betting.anybody-may-where-box-has-main"_say
                              : "betting.anybody-may-once-somebody-has-main"_say;
    for (const Phrase &option : options)
        if (option != right)
            wrong.emplace_back(option, (option == own || option == control) && !lucky
                                           ? "betting.that-is-lucky-lucky-rule"_say
                                           : Phrase(rule));
    m.setChoice(question, right, wrong);
    std::vector<std::string> clauses;
    if (lucky)
        clauses = tooLate    ? m.because(Asked::sideBetBeforeRound)
                  : way == 4 ? m.because(Asked::sideBetNeedsOwnMain, Asked::sideBetOfController, Asked::sideBetBeforeRound)
                             : m.because(way == 2 ? Asked::sideBetOfController : Asked::sideBetNeedsOwnMain);
    else if (side.needs == SideBetNeeds::MainAnywhere)
        clauses = m.because(Asked::sideBetAnywhere);
    else
        clauses = m.because(limited && way == 3   ? Asked::sideBetsPerBox
                            : limited && way == 4 ? Asked::sideBetsOnSeveralBoxes
                                                  : Asked::sideBetOnBox);
    explain(question, rule, clauses);
    if (!limited && !lucky && way == 1 && side.needs == SideBetNeeds::MainOnBox && m.chance(20)) { // it slipped in
        Incident incident{"side-bet-without-main", {}, {say("betting.round-has-begun-when-you-see", name, Box{box})}};
        auto slipped = rulingQuestion(m, incident, "betting.what-becomes-of-that-side-bet"_say);
        if (!slipped)
            return std::nullopt;
        live.deal();
        slipped->asks = question.asks;
        slipped->round = live.script();
        slipped->scene.bets = question.scene.bets;
        return slipped;
    }
    return question;
}

} // namespace

const std::vector<Family> &bettingFamilies() {
    static const std::vector<Family> families{
        {"bet-offered", Topic::Control, "family.bet-offered"_say, {}, betOffered},
        {"side-bet-offered", Topic::Control, "family.side-bet-offered"_say, {}, sideBetOffered},
    };
    return families;
}

} // namespace pitwise
