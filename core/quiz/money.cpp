// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/money.h"
#include "core/quiz/explain.h"
#include "core/quiz/guards.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

Concern concernOf(const MoneyAsked &asked) {
    return asked.kind == "main"        ? Concern::Main
           : asked.kind == "insurance" ? Concern::Insurance
           : asked.kind == "bonus678"  ? Concern::Bonus
                                       : Concern::Side;
}

void addClause(std::vector<std::string> &clauses, const std::string &clause) {
    if (std::find(clauses.begin(), clauses.end(), clause) == clauses.end())
        clauses.push_back(clause);
}

/// Larger and less round amounts take longer to cut.
int sizeInHundredths(Cents amount) {
    int points = 0;
    for (Cents rest = amount; rest >= 1000; rest /= 10)
        points += 4;
    return points + (amount % 2500 != 0 ? 6 : 0);
}

} // namespace

void addWrongAmount(Question &question, Cents amount, Phrase label) {
    const auto is = [&](const Answer &answer) { return moneyIn(answer) == amount; };
    if (amount < 0 || is(question.key()) ||
        std::any_of(question.misconceptions.begin(), question.misconceptions.end(),
                    [&](const Misconception &m) { return is(m.answer); }))
        return;
    question.misconceptions.push_back({std::move(label), moneyAnswer(amount, question.shape() == AnswerKind::Chips)});
}

Question moneyQuestion(Maker &maker, const LiveRound &live, MoneySpec spec) {
    const Round &round = live.round();
    const MoneyAsked &asked = spec.asked;
    std::vector<std::string> clauses = clausesBehind(round, asked);
    for (const std::string &clause : spec.further)
        addClause(clauses, clause);
    const Cents key = measured(round, asked);
    Question question = maker.question(moneyPrompt(round, asked), std::move(clauses), spec.target);
    question.story = std::move(spec.story);
    question.round = live.script();
    question.asks = asksJson(asked);
    question.readings = readingsTouched(round, &asked);
    question.difficulty = std::min(95, spec.hard + sizeInHundredths(key)) / 100.0;
    const bool inChips = asked.measure == Measure::Pays && key > 0 && maker.chance(35);
    question.setKey(moneyAnswer(key, inChips));

    Cents stake = 0;
    std::vector<const LedgerLine *> asks;
    for (const LedgerLine &line : round.ledger())
        if (line.box == asked.box && round.setup().playerName(line.player) == asked.player &&
            round.setup().kindName(line.kind) == asked.kind && (asked.hand == 0 || line.hand == asked.hand)) {
            stake += line.stake;
            asks.push_back(&line);
        }
    const std::size_t lines = asks.size();
    const Result result = asks.empty() ? Result::Lose : asks.back()->result;
    const bool told = !spec.first.text.isEmpty();
    if (told)
        question.steps.push_back(std::move(spec.first));
    for (const std::string &clause : spec.ofHand.clauses)
        addClause(question.clauses, clause);
    for (const LedgerLine *line : asks) {
        std::vector<std::string> also = line == asks.front() && !told ? spec.further : std::vector<std::string>{};
        if (line->hand == spec.ofHand.hand)
            also.insert(also.end(), spec.ofHand.clauses.begin(), spec.ofHand.clauses.end());
        explainLine(question.steps, round, *line, also, lines > 1);
    }
    if (asked.measure == Measure::Returns)
        for (const LedgerLine *line : asks)
            if (line->surplus > 0)
                question.steps.push_back(
                    {say("money.lies-over-maximum-that-goes-back", Money{line->surplus}),
                     line->also ? round.setup().rulebook->names(*line->also) : std::vector<std::string>{}});
    if (lines > 1)
        question.steps.push_back({asked.measure == Measure::Pays    ? say("money.together-pay", Money{key})
                                  : asked.measure == Measure::Takes ? say("money.together-take", Money{key})
                                                                    : say("money.together-goes-back", Money{key}),
                                  {}});

    for (WrongAmount &wrong : spec.wrong)
        addWrongAmount(question, wrong.amount, std::move(wrong.label));
    const Concern concern = concernOf(asked);
    for (const RuleChange &change : ruleChanges())
        if (change.concerns == concern)
            replayUnder(live, change, [&](const Round &replayed) {
                if (replayed.stage() == Stage::Settled)
                    addWrongAmount(question, measured(replayed, asked), change.label);
            });

    const bool pays = asked.measure == Measure::Pays;
    if (lines == 1 && result == Result::StandOff && asked.measure != Measure::Returns)
        addWrongAmount(question, stake, pays ? "common.stand-off-is-not-paid"_say : "money.stand-off-is-not-taken"_say);
    if (pays && key > 0 && lines == 1)
        addWrongAmount(question, key + stake, "common.stake-stays-players-it-is-no"_say);
    if (pays && lines == 1 && result == Result::Lose)
        addWrongAmount(question, stake, "common.this-bet-loses"_say);
    if (pays && key > stake && lines == 1)
        addWrongAmount(question, stake, "money.that-is-even-money-this-bet"_say);
    if (key > 0 && lines == 1)
        addWrongAmount(question, 0,
                       pays                              ? "money.this-bet-wins"_say
                       : asked.measure == Measure::Takes ? "money.chips-are-taken-here"_say
                                                         : "money.chips-go-back-here"_say);
    return question;
}

} // namespace pitwise
