// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whole tables: one bet out of many, and the one payment that is wrong.
#include "core/quiz/explain.h"
#include "core/quiz/families/lists.h"
#include "core/quiz/guards.h"

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

/// What everyday rounds are settled by, by the rulebook's data; rarer lines have families of their own.
bool isUsual(const Maker &m, const std::vector<std::string> &clauses) {
    const std::vector<ClauseId> &usual = m.rules().askedBy("whole-table")->clauses;
    return std::all_of(clauses.begin(), clauses.end(), [&](const std::string &clause) {
        const auto id = m.rules().clause(clause);
        return id && std::find(usual.begin(), usual.end(), *id) != usual.end();
    });
}

/// Three to five boxes with a bettor each and most side bets down; everybody plays as people do.
TableSetup fullTable(Maker &m, int sidePercent) {
    TableSetup setup = m.table(4);
    static constexpr const char *names[] = {"A", "B", "C", "D", "E"};
    std::vector<int> boxes;
    for (int box = 1; box <= setup.boxes; ++box)
        boxes.push_back(box);
    m.random().shuffle(boxes);
    boxes.resize(static_cast<std::size_t>(m.between(3, std::min(5, setup.boxes))));
    std::sort(boxes.begin(), boxes.end());
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        m.bet(setup, boxes[i], names[i], m.stake());
        m.seat(setup, boxes[i], names[i]);
        for (const SideBet &bet : m.rules().sideBets)
            if (m.chance(sidePercent))
                m.bet(setup, boxes[i], names[i], m.sideStake(), bet.kind);
    }
    return setup;
}

void playAll(Maker &m, LiveRound &live) {
    live.deal();
    live.closeOffers();
    while (live.round().stage() == Stage::Play) {
        const Round &round = live.round();
        const Round::HandState hand = round.activeHandState();
        const auto may = [&](Do what) { return round.gameHas(what) && !round.whyNot(what); };
        const bool ten = hand.cards[0].isTenValue();
        if (may(Do::FreeSplit) && !ten && !hand.fromSplit)
            live.act(Do::FreeSplit);
        else if (may(Do::FreeDouble))
            live.act(Do::FreeDouble);
        else if (may(Do::Split) && hand.cards[0].rank() == Rank::Eight && !hand.fromSplit && m.chance(50))
            live.act(Do::Split);
        else if (hand.total.total < 12 || (hand.total.total < 17 && m.chance(60)))
            live.act(may(Do::Double) && hand.total.total >= 10 && hand.total.total <= 11 ? Do::Double : Do::Hit);
        else
            live.act(Do::Stand);
    }
}

std::vector<const LedgerLine *> usualLines(const Maker &m, const Round &round) {
    std::vector<const LedgerLine *> lines;
    for (const LedgerLine &line : round.ledger()) {
        const MoneyAsked asked{line.box, round.setup().playerName(line.player),
                               std::string(round.setup().kindName(line.kind)), line.hand};
        if (m.rules().host.empty() ? isUsual(m, clausesBehind(round, asked))
                                   : line.kind >= 0 && isUsual(m, clausesBehind(round, asked)))
            lines.push_back(&line);
    }
    return lines;
}

std::optional<Question> wholeTable(Maker &m) {
    const TableSetup setup = fullTable(m, 70);
    LiveRound live(setup, m.random());
    playAll(m, live);
    const auto lines = usualLines(m, live.round());
    if (lines.empty())
        return std::nullopt;
    // Bets that are paid ask for more than bets that are taken.
    std::vector<const LedgerLine *> paid;
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(paid), [](const LedgerLine *l) { return l->pays > 0; });
    const LedgerLine &line = *m.oneOf(!paid.empty() && m.chance(70) ? paid : lines);
    const bool tie = setup.kindName(line.kind) == "tie18";
    MoneySpec spec{{line.box, setup.playerName(line.player), std::string(setup.kindName(line.kind)),
                    line.kind == mainBet || tie ? line.hand : 0},
                   15,
                   45};
    spec.asked.measure = line.takes > 0 ? Measure::Takes : Measure::Pays;
    if (line.stake == 0 && line.pays == 0)
        return std::nullopt;
    if (m.rules().payTables > 1)
        spec.story = {payTableText(setup)};
    return moneyQuestion(m, live, std::move(spec));
}

/// A bet settled otherwise than it should be, as it looks to somebody who does not look at the cards: what is paid or taken
/// fits its chips, as that of a bet that wins, loses or stands off does.
struct WrongMove {
    const LedgerLine *line = nullptr;
    Cents pays = 0, takes = 0;
    Phrase label;
};

std::vector<WrongMove> wrongMoves(const TableSetup &setup, const LedgerLine &line) {
    std::vector<WrongMove> moves;
    if (line.stake == 0 || line.surplus > 0 || line.result == Result::Surrender || line.result == Result::Returned ||
        line.result == Result::EvenMoney)
        return moves;
    const bool wins = line.result == Result::Win, loses = line.result == Result::Lose;
    const PhraseId paid = loses ? "common.this-bet-loses"_say : "common.stand-off-is-not-paid"_say;
    const auto add = [&](Cents pays, Cents takes, PhraseId label) {
        if (pays != line.pays || takes != line.takes)
            moves.push_back({&line, pays, takes, label});
    };
    if (wins || line.result == Result::StandOff)
        add(0, line.stake, wins ? "money.this-bet-wins"_say : "money.stand-off-is-not-taken"_say);
    const Rulebook &rules = *setup.rulebook;
    if (line.kind == mainBet) {
        add(0, 0, wins ? "money.this-bet-wins"_say : "common.this-bet-loses"_say);
        for (const Ratio odds : {rules.play.regularPays, rules.play.blackjackPays})
            if (const auto pays = odds.of(line.stake); pays && (rules.play.blackjack || odds == rules.play.regularPays))
                add(*pays, 0, wins ? "payouts-table.it-wins-at-other-odds"_say : paid);
    } else if (line.kind == insuranceBet) {
        add(rules.play.insurancePays.of(line.stake).value_or(0), 0, paid);
    } else if (line.kind >= 0) {
        for (const PayRow &row : rules.sideBets[static_cast<std::size_t>(line.kind)].rows)
            if (const Ratio odds = row.pays[static_cast<std::size_t>(setup.payTable - 1)]; odds.numerator <= 50)
                add(odds.of(line.stake).value_or(0), 0, wins ? "payouts-table.it-wins-on-another-row"_say : paid);
    }
    return moves;
}

/// One wrong move of a table, its kind drawn first: paid, taken, or left standing.
std::optional<WrongMove> chooseWrongMove(Maker &m, const TableSetup &setup, const std::vector<const LedgerLine *> &lines) {
    std::array<std::vector<WrongMove>, 3> kinds;
    for (const LedgerLine *line : lines)
        for (const WrongMove &move : wrongMoves(setup, *line))
            kinds[move.pays > 0 ? 0 : move.takes > 0 ? 1 : 2].push_back(move);
    std::vector<const std::vector<WrongMove> *> any;
    for (const auto &kind : kinds)
        if (!kind.empty())
            any.push_back(&kind);
    return any.empty() ? std::nullopt : std::optional(m.oneOf(*m.oneOf(any)));
}

/// Were it the only bet that is so paid, taken or left, nothing would have to be known to find it.
bool standsOut(const Round &round, const WrongMove &move, bool sideOnly) {
    const auto sign = [](Cents pays, Cents takes) { return pays > 0 ? 0 : takes > 0 ? 1 : 2; };
    return std::ranges::none_of(round.ledger(), [&](const LedgerLine &line) {
        return &line != move.line && !(sideOnly && line.kind < 0) &&
               sign(line.pays, line.takes) == sign(move.pays, move.takes);
    });
}

Settlement settledAs(const Round &round, const LedgerLine &line, Cents pays, Cents takes) {
    const TableSetup &setup = round.setup();
    Settlement settlement{line.box, 0, setup.playerName(line.player), std::string(setup.kindName(line.kind)), pays, takes};
    if (line.hand > 0 && std::ranges::any_of(round.ledger(), [&](const LedgerLine &other) {
            return other.box == line.box && other.hand > 1;
        }))
        settlement.hand = line.hand;
    return settlement;
}

std::optional<Question> findMistake(Maker &m) {
    const TableSetup setup = fullTable(m, m.isGame("luckylucky") ? 100 : 45);
    LiveRound live(setup, m.random());
    playAll(m, live);
    const Round &round = live.round();
    const bool sideOnly = !m.rules().host.empty();
    const auto found = chooseWrongMove(m, setup, usualLines(m, round));
    if (!found || standsOut(round, *found, sideOnly) || !readingsTouched(round).empty())
        return std::nullopt;
    const LedgerLine &wrong = *found->line;
    const MoneyAsked asked{wrong.box, setup.playerName(wrong.player), std::string(setup.kindName(wrong.kind)), wrong.hand};
    Question question = m.question("payouts-table.which-of-these-settlements-is-wrong"_say, clausesBehind(round, asked), 25);
    if (m.rules().payTables > 1)
        question.story.push_back(payTableText(setup));
    for (const LedgerLine &line : round.ledger()) {
        if (sideOnly && line.kind < 0)
            continue;
        const bool it = &line == &wrong;
        Settlement settlement = settledAs(round, line, it ? found->pays : line.pays, it ? found->takes : line.takes);
        question.story.push_back(say("payouts-table.settlement", settlementText(settlement)));
        question.settlements.push_back(std::move(settlement));
    }
    question.round = live.script();
    question.asks = {};
    question.difficulty = std::min(90, 40 + 3 * static_cast<int>(question.story.size())) / 100.0;
    question.setKey(BetAnswer{wrong.box, asked.player, asked.kind, wrong.hand});
    explainLine(question.steps, round, wrong, {});
    question.steps.push_back({found->pays > 0    ? say("payouts-table.dealer-paid", Money{found->pays}, found->label)
                              : found->takes > 0 ? say("payouts-table.dealer-took", Money{found->takes}, found->label)
                                                 : say("payouts-table.dealer-left-it", found->label),
                              clausesBehind(round, asked)});
    return question;
}

} // namespace

std::vector<Family> tablePayouts() {
    return {
        {"whole-table", Topic::Payouts, "family.whole-table"_say, {}, wholeTable},
        {"find-mistake", Topic::Payouts, "family.find-mistake"_say, {}, findMistake},
    };
}

} // namespace pitwise
