// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whose bet is taken.
#include "core/quiz/family.h"
#include "core/quiz/incident.h"

#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- may this bet be accepted

QJsonObject betJson(const char *player, Cents amount) {
    return {{L1("player"), L1(player)}, {L1("amount"), static_cast<qint64>(amount)}};
}

struct Verdicts {
    Phrase accept = "betting.accept-it"_say;
    Phrase full = "betting.refuse-it-box-has-its-bets"_say;
    Phrase apart = "betting.refuse-it-one-bet-player-on"_say;
    Phrase limits = "betting.refuse-it-it-is-outside-limits"_say;
    Phrase elsewhere = "betting.refuse-it-he-may-bet-on"_say;
    Phrase told = "betting.refuse-it-pit-manager-has-said"_say;
    Phrase objects = "betting.refuse-it-first-bettor-does-not"_say;
    Phrase raise = "betting.name-minimum-he-may-raise-it"_say;
};

std::optional<Question> betOffered(Maker &m) {
    const Verdicts verdicts;
    const bool freebet = m.isGame("freebet");
    static constexpr const char *players[] = {"A", "B", "C", "D"};
    const TableSetup setup = m.table();
    const int box = m.between(1, setup.boxes);
    const Phrase limits = say("betting.from-to", Money{setup.mainLimits.min}, Money{setup.mainLimits.max});
    Question question = m.question("betting.no-more-bets-has-not-been"_say, {}, 8);
    question.asks = {{L1("box"), box}};
    const Limits own = setup.mainLimits;
    QJsonArray bets; // on the box; amounts that are not told are the minimum
    QJsonObject facts{
        {L1("limits"), QJsonObject{{L1("min"), static_cast<qint64>(own.min)}, {L1("max"), static_cast<qint64>(own.max)}}},
        {L1("player"), L1("A")},
        {L1("amount"), static_cast<qint64>(own.min)}};
    Phrase right;
    std::vector<std::pair<Phrase, PhraseId>> wrong;
    // The ruling on the offered bet has to be the verdict's own.
    const auto finish = [&](RulingCode verdict, PhraseId reason,
                            std::vector<std::string> clauses) -> std::optional<Question> {
        facts[L1("bets")] = bets;
        if (!ruledAs(m, question, "bet-offered", facts, {verdict}))
            return std::nullopt;
        std::vector<WrongText> options;
        for (const auto &[text, label] : wrong)
            if (text != right)
                options.emplace_back(text, label);
        m.setChoice(question, right, options);
        explain(question, reason, std::move(clauses));
        return question;
    };
    using enum RulingCode;
    PhraseId one = "betting.nothing-in-rules-stands-against-it"_say;
    PhraseId three = "betting.box-takes-three-main-bets"_say;
    PhraseId limitsFit = "betting.limits-are-not-point-here"_say;
    PhraseId saidNothing = "betting.he-has-not-said-anything"_say;
    if (!freebet) {
        const int way = m.between(0, 4);
        question.asks[L1("way")] = way;
        switch (way) {
        case 0: { // how many bettors
            const int there = m.between(1, 3);
            for (int i = 0; i < there; ++i)
                bets.append(betJson(players[i], own.min));
            facts[L1("player")] = L1(players[there]);
            const bool refused = there >= 3;
            question.story = {say("betting.players-have-bets-on-box-another", there, Box{box})};
            if (there == 1)
                question.story = {say("betting.one-player-has-bet-on-box", Box{box})};
            question.asks[L1("there")] = there;
            right = refused ? verdicts.full : verdicts.accept;
            wrong = {{verdicts.accept, three},
                     {verdicts.full, three},
                     {verdicts.apart, "betting.he-has-no-other-bet-there"_say},
                     {verdicts.limits, limitsFit},
                     {verdicts.told, saidNothing}};
            return finish(refused ? RefuseBet : AcceptBet, "betting.up-to-three-bets-may-lie"_say, {"3.10"});
        }
        case 1: // two stacks
            bets.append(betJson("A", own.min));
            question.story = {say("betting.has-bet-on-box-and-puts", Box{box})};
            right = verdicts.apart;
            wrong = {{verdicts.accept, "betting.player-may-not-separate-his-bet"_say},
                     {verdicts.full, three},
                     {verdicts.limits, limitsFit},
                     {verdicts.told, saidNothing}};
            return finish(RefuseBet, "betting.player-may-not-separate-his-bet"_say, {"3.10.2"});
        case 2: { // limits, each bet by itself
            const int size = m.between(0, 2);
            const Cents first = m.stake();
            const Cents amount = size == 0   ? own.min - 500 * m.between(1, 3)
                                 : size == 1 ? own.max + 2500 * m.between(1, 20)
                                             : m.stake();
            question.story = {say("betting.limits-on-box-b-adds-beside", limits, Box{box}, Money{amount}, Money{first})};
            question.asks[L1("amount")] = static_cast<qint64>(amount);
            bets.append(betJson("A", first));
            facts[L1("player")] = L1("B");
            facts[L1("amount")] = static_cast<qint64>(amount);
            const bool fine = amount >= own.min && amount <= own.max;
            right = fine ? verdicts.accept : verdicts.limits;
            wrong = {{verdicts.accept, "betting.each-bet-by-itself-has-to"_say},
                     {verdicts.limits, "betting.each-bet-by-itself-has-to"_say},
                     {verdicts.full, three},
                     {verdicts.apart, "betting.he-has-no-other-bet-there"_say},
                     {verdicts.told, saidNothing}};
            return finish(fine ? AcceptBet : RefuseBet, "betting.several-players-may-bet-on-box"_say, {"3.6"});
        }
        case 3: { // several boxes
            const bool full = m.chance(50);
            const Phrase calls = "betting.take-bet-he-calls-only-box"_say;
            PhraseId everywhere = "betting.with-seats-to-be-had-player"_say;
            PhraseId callsOwn = "betting.with-tables-full-he-calls-only"_say;
            facts[L1("otherAreas")] = full ? 1 : 2;
            question.asks[L1("full")] = full;
            question.story = {
                say(full ? "betting.every-table-is-full-seated-at"_say : "betting.there-are-free-seats-at-tables"_say,
                    Box{box})};
            right = full ? calls : verdicts.accept;
            wrong = {{verdicts.elsewhere, full ? "betting.he-may-bet-there-only-calling"_say : everywhere},
                     {verdicts.told, saidNothing},
                     {"betting.take-bet-he-calls-all-his"_say, callsOwn}};
            if (!full) // with seats to be had nothing limits what he calls: that he calls them all is no mistake
                wrong = {{verdicts.elsewhere, everywhere}, {verdicts.full, three}, {verdicts.told, saidNothing}};
            return finish(AcceptBet, "betting.with-seats-to-be-had-he"_say, {"3.8"});
        }
        default: { // the Pit Manager has restricted it
            const bool boxes = m.chance(50);
            question.story = {boxes ? say("betting.pit-manager-has-told-to-keep", Box{box})
                                    : say("betting.pit-manager-has-limited-box-to", Box{box})};
            right = verdicts.told;
            question.asks[L1("boxes")] = boxes;
            if (boxes) {
                facts[L1("otherAreas")] = 1;
                facts[L1("oneAreaOnly")] = true;
            } else {
                bets = {betJson("A", own.min), betJson("B", own.min)};
                facts[L1("player")] = L1("C");
                facts[L1("maxBets")] = 2;
            }
            wrong = {{verdicts.accept, "betting.pit-manager-may-restrict-that-at"_say},
                     {verdicts.apart, "betting.he-has-no-other-bet-there"_say},
                     {verdicts.limits, limitsFit}};
            if (boxes)
                wrong.emplace_back(verdicts.full, three);
            return finish(RefuseBet,
                          boxes ? "betting.pit-manager-may-restrict-player-to"_say
                                : "betting.pit-manager-may-allow-fewer-than"_say,
                          {boxes ? "3.9" : "3.10.1"});
        }
        }
    }
    const int way = m.between(0, 2);
    question.asks[L1("way")] = way;
    const Cents first = m.stake();
    switch (way) {
    case 0: { // limits: displayed, and the player's business
        const bool under = m.chance(50);
        const Cents amount = under ? own.min - 500 * m.between(1, 3) : m.stake();
        question.story = {say("betting.limits-alone-puts-on-box", limits, Money{amount}, Box{box})};
        question.asks[L1("amount")] = static_cast<qint64>(amount);
        facts[L1("amount")] = static_cast<qint64>(amount);
        right = under ? verdicts.raise : verdicts.accept;
        wrong = {{under ? verdicts.accept : verdicts.raise, "betting.compare-bet-with-limits-that-table"_say},
                 {verdicts.limits, under ? "betting.not-before-he-has-had-chance"_say : one},
                 {"betting.accept-it-and-settle-it-once"_say, "betting.that-is-rule-of-other-house"_say}};
        return finish(under ? RaiseOrWithdraw : AcceptBet, "betting.limits-are-displayed-and-player-has"_say,
                      under ? std::vector<std::string>{"5.2", "3.4", "3.5"} : std::vector<std::string>{"3.4", "3.5"});
    }
    case 1: { // the balance of the maximum
        const Cents more = std::min<Cents>(own.max - first, m.stake());
        question.story = {say("betting.limits-has-on-box-b-adds", limits, Money{first}, Box{box}, Money{more})};
        bets.append(betJson("A", first));
        facts[L1("player")] = L1("B");
        facts[L1("amount")] = static_cast<qint64>(more);
        right = verdicts.accept;
        wrong = {{verdicts.objects, "betting.nobody-may-keep-others-from-balance"_say},
                 {verdicts.full, "betting.free-bet-sets-no-number-of"_say},
                 {"betting.accept-it-only-if-agrees"_say, "betting.has-no-say-as-long-as"_say}};
        return finish(AcceptBet, "betting.whoever-bets-less-than-maximum-cannot"_say, {"3.6"});
    }
    default:
        question.story = {say("betting.sits-at-box-with-bet-there", Box{box}, Money{first})};
        facts[L1("amount")] = static_cast<qint64>(first);
        right = verdicts.accept;
        wrong = {{verdicts.elsewhere, "betting.player-may-bet-on-other-boxes"_say},
                 {"betting.ask-pit-manager-first"_say, "betting.it-needs-nobodys-leave"_say},
                 {"betting.accept-it-if-free-seats-are"_say, "betting.that-condition-is-other-houses"_say}};
        return finish(AcceptBet, "betting.player-may-also-bet-on-other"_say, {"3.7"});
    }
}

// ---------------------------------------------------------------- may he place this side bet

std::optional<Question> sideBetOffered(Maker &m) {
    const Rulebook &rules = m.rules();
    const int seats = rules.boxes().max;
    const int box = m.between(1, seats), other = box == seats ? box - 1 : box + 1;
    const SideBet &side =
        rules.sideBets[static_cast<std::size_t>(m.between(0, static_cast<int>(rules.sideBets.size()) - 1))];
    const Phrase name = say(side.kind == "rwspairs" ? "betting.an"_say : "betting.a"_say, betName(side.kind));
    const bool lucky = m.isGame("luckylucky"), freebet = m.isGame("freebet");
    const int way = m.between(0, 4);
    Question question = m.question(say("betting.may-b-place-on-box", name, Box{box}), {}, 8);
    question.asks = {
        {L1("box"), box}, {L1("player"), L1("B")}, {L1("kind"), QString::fromStdString(side.kind)}, {L1("way"), way}};
    bool mainOnBox = true, ownMain = false, controls = false, tooLate = false;
    int there = 0;
    switch (way) {
    case 0: // somebody else's box, nothing of his own
        question.story = {say("betting.has-main-bet-on-box-b", Box{box})};
        break;
    case 1: // an empty box
        mainOnBox = false;
        question.story = {say("betting.nobody-has-main-bet-on-box", Box{box}, Box{other})};
        break;
    case 2: // with a bet on the box, but another controls it
        ownMain = true;
        question.story = {say("betting.sits-at-box-with-main-bet", Box{box})};
        break;
    case 3: // the box's number of such bets, or a late bet in Lucky Lucky
        ownMain = controls = tooLate = lucky;
        there = lucky ? 0 : m.between(2, 3);
        question.asks[L1("there")] = there;
        question.story = {lucky ? say("betting.b-has-main-bet-on-box", Box{box})
                                : say("betting.has-main-bet-on-box-players", Box{box}, there, name)};
        break;
    default: // on several boxes at once, or all as it should be
        ownMain = controls = lucky;
        question.story = {lucky ? say("betting.b-has-main-bet-on-box-and", Box{box})
                                : say("betting.has-main-bet-on-box-b-already", Box{box}, name, Box{other})};
    }
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
    const std::vector<Phrase> options = lucky
                                            ? std::vector{yes, own, late, sole}
                                            : std::vector{yes, empty, own, way == 3 ? full : m.oneOf({control, full, sole})};
    const Phrase right = allowed ? yes : tooLate ? late : lucky ? own : mainOnBox ? full : empty;
    std::vector<WrongText> wrong;
    PhraseId rule = lucky     ? "betting.lucky-lucky-is-for-player-who"_say
                    : freebet ? "betting.anybody-may-once-somebody-has-main"_say
                              : "betting.anybody-may-where-box-has-main"_say;
    for (const Phrase &option : options)
        if (option != right)
            wrong.emplace_back(option, (option == own || option == control) && !lucky
                                           ? "betting.that-is-lucky-lucky-rule"_say
                                           : Phrase(rule));
    m.setChoice(question, right, wrong);
    std::vector<std::string> clauses;
    if (lucky)
        clauses = tooLate    ? std::vector<std::string>{"5"}
                  : way == 4 ? std::vector<std::string>{"1", "4", "5"}
                             : std::vector<std::string>{way == 2 ? "4" : "1"};
    else if (freebet)
        clauses = {side.needs == SideBetNeeds::MainAnywhere ? "3.9.1" : "3.9"};
    else
        clauses = {way == 3   ? byGame(m, "3.17.1", "3.18.1", nullptr)
                   : way == 4 ? byGame(m, "3.17", "3.18", nullptr)
                              : byGame(m, "3.15.3", "3.16.4", nullptr)};
    explain(question, rule, clauses);
    if (freebet && way == 1 && side.needs == SideBetNeeds::MainOnBox && m.chance(50)) { // it slipped in
        Incident incident{"side-bet-without-main", {}, {say("betting.round-has-begun-when-you-see", name, Box{box})}};
        auto slipped = rulingQuestion(m, incident, "betting.what-becomes-of-that-side-bet"_say);
        if (slipped)
            slipped->asks = question.asks;
        return slipped;
    }
    return question;
}

} // namespace

const std::vector<Family> &bettingFamilies() {
    static const std::vector<Family> families{
        {"bet-offered",
         Topic::Control,
         "family.bet-offered"_say,
         {{"lucky8", "3.6 3.8 3.9 3.10 3.10.1 3.10.2"},
          {"dueling8s", "3.6 3.8 3.9 3.10 3.10.1 3.10.2"},
          {"freebet", "3.4 3.5 3.6 3.7 5.2"}},
         betOffered},
        {"side-bet-offered",
         Topic::Control,
         "family.side-bet-offered"_say,
         {{"lucky8", "3.15.3 3.17 3.17.1"},
          {"dueling8s", "3.16.4 3.18 3.18.1"},
          {"freebet", "3.9 3.9.1 5.16"},
          {"luckylucky", "1 4 5"}},
         sideBetOffered},
    };
    return families;
}

} // namespace pitwise
