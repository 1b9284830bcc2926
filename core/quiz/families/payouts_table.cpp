// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whole tables: one bet out of many, and the one payment that is wrong.
#include "core/quiz/explain.h"
#include "core/quiz/families/lists.h"
#include "core/quiz/guards.h"

#include <algorithm>

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

std::optional<Question> findMistake(Maker &m) {
    const TableSetup setup = fullTable(m, m.rules().host.empty() ? 45 : 100);
    LiveRound live(setup, m.random());
    playAll(m, live);
    const Round &round = live.round();
    const auto lines = usualLines(m, round);
    const bool sideOnly = !m.rules().host.empty();
    if (lines.empty())
        return std::nullopt;
    std::vector<const LedgerLine *> order = lines;
    m.random().shuffle(order);
    // What somebody pays there who misreads one rule; where no misreading shows on the table, the stake is paid along.
    const LedgerLine *found = nullptr;
    std::optional<Cents> paid;
    Phrase label;
    const auto askedOf = [&](const LedgerLine &line) {
        return MoneyAsked{line.box, setup.playerName(line.player), std::string(setup.kindName(line.kind)), line.hand};
    };
    for (const LedgerLine *line : order) {
        const Concern concern = line->kind == mainBet ? Concern::Main : Concern::Side;
        for (const RuleChange &change : ruleChanges())
            if (!paid && change.concerns == concern && m.chance(60))
                replayUnder(live, change, [&](const Round &replayed) {
                    const Cents other = measured(replayed, askedOf(*line));
                    if (replayed.stage() == Stage::Settled && other != line->pays && other > 0) {
                        paid = other;
                        label = change.label;
                        found = line;
                    }
                });
        if (paid)
            break;
    }
    if (!paid || m.chance(25))
        for (const LedgerLine *line : order)
            if (line->stake > 0 && (line->pays > 0 || line->result == Result::StandOff)) {
                found = line;
                paid = line->pays + line->stake;
                label = line->pays > 0 ? "common.stake-stays-players-it-is-no"_say : "common.stand-off-is-not-paid"_say;
                break;
            }
    if (!found || m.chance(30)) // a losing bet that was paid
        for (const LedgerLine *line : order)
            if (line->stake > 0 && line->result == Result::Lose) {
                found = line;
                paid = line->stake;
                label = "common.this-bet-loses"_say;
                break;
            }
    if (!found)
        return std::nullopt;
    const LedgerLine &wrong = *found;
    const MoneyAsked asked = askedOf(wrong);
    if (!paid || *paid == wrong.pays || !readingsTouched(round).empty())
        return std::nullopt;
    // Were it the only bet that is paid, nothing would have to be known to find it.
    if (std::none_of(round.ledger().begin(), round.ledger().end(), [&](const LedgerLine &line) {
            return &line != &wrong && line.pays > 0 && !(sideOnly && line.kind < 0);
        }))
        return std::nullopt;
    Question question = m.question("payouts-table.which-of-these-settlements-is-wrong"_say, clausesBehind(round, asked), 25);
    if (m.rules().payTables > 1)
        question.story.push_back(payTableText(setup));
    for (const LedgerLine &line : round.ledger()) {
        if (sideOnly && line.kind < 0)
            continue;
        const Cents pays = &line == &wrong ? *paid : line.pays;
        const Cents takes = &line == &wrong ? 0 : line.takes;
        Settlement settlement{line.box, 0,    setup.playerName(line.player), std::string(setup.kindName(line.kind)),
                              pays,     takes};
        if (line.hand > 1 ||
            (line.hand == 1 && std::any_of(round.ledger().begin(), round.ledger().end(),
                                           [&](const LedgerLine &l) { return l.box == line.box && l.hand > 1; })))
            settlement.hand = line.hand;
        question.story.push_back(say("payouts-table.settlement", settlementText(settlement)));
        question.settlements.push_back(std::move(settlement));
    }
    question.round = live.script();
    question.asks = {};
    question.difficulty = std::min(90, 40 + 3 * static_cast<int>(question.story.size())) / 100.0;
    question.setKey(BetAnswer{wrong.box, asked.player, asked.kind, wrong.hand});
    explainLine(question.steps, round, wrong, {});
    question.steps.push_back({say("payouts-table.dealer-paid", Money{*paid}, label), clausesBehind(round, asked)});
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
