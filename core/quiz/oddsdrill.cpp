// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/oddsdrill.h"
#include "core/quiz/explain.h"
#include "core/quiz/money.h"

#include <algorithm>

namespace pitwise {
namespace {

struct OddsRow {
    std::string kind, name;
    Phrase text;
    Ratio pays;
    std::string clause;
};

/// The row's own clause: the one with a `#`.
std::string ownClause(const Rulebook &rules, const ClauseList &list) {
    for (const ClauseId id : list)
        if (rules.clauseName(id).find('#') != std::string::npos)
            return rules.clauseName(id);
    return {};
}

std::vector<OddsRow> oddsRows(const Rulebook &rules, int payTable) {
    std::vector<OddsRow> rows;
    const bool host = !rules.host.empty(); // the main game is another document's
    const PlayRules &play = rules.play;
    const auto add = [&](const char *kind, const char *name, Phrase text, Ratio pays, const ClauseList &clauses) {
        if (!host && !clauses.empty())
            rows.push_back({kind, name, std::move(text), pays, ownClause(rules, clauses)});
    };
    add("main", "regular", "oddsdrill.main-bet-that-wins"_say, play.regularPays, play.regularRow);
    if (play.blackjack)
        add("main", "blackjack", "oddsdrill.blackjack"_say, play.blackjackPays, play.blackjackRow);
    if (play.insurance != InsuranceBy::Nobody)
        add("insurance", "insurance", "oddsdrill.insurance-that-wins"_say, play.insurancePays, play.insuranceRow);
    if (play.bonus678) {
        add("bonus678", "mixed", "oddsdrill.6-7-8-bonus-not-all"_say, play.bonusMixed, play.bonusMixedRow);
        add("bonus678", "spades", "oddsdrill.6-7-8-bonus-all-of"_say, play.bonusSpades, play.bonusSpadesRow);
    }
    for (const SideBet &bet : rules.sideBets)
        for (const PayRow &row : bet.rows)
            rows.push_back({bet.kind, row.name, Phrase::plain(rowName(bet.kind, row.name)),
                            row.pays[static_cast<std::size_t>(payTable - 1)], ownClause(rules, row.clauses)});
    return rows;
}

/// Whole chips, ever more of them and ever less round.
Cents drillStake(Maker &maker, int level, Cents most, Ratio odds) {
    Cents stake = 0;
    switch (level) {
    case 1: stake = 100 * maker.oneOf({5, 10, 25, 50, 100}); break;
    case 2: stake = 500 * maker.between(1, 20); break;
    case 3: stake = 500 * maker.between(5, 60); break;
    case 4: stake = 500 * maker.between(20, 200); break;
    default: stake = 500 * maker.between(60, 500); break;
    }
    // Long odds are paid on small bets: what a table pays at once is limited.
    constexpr Cents tablePays = 2'500'000;
    const Cents paid = odds.of(tablePays).value_or(tablePays);
    if (const Cents room = paid > tablePays ? tablePays * odds.denominator / odds.numerator / 500 * 500 : most; stake > room)
        stake = std::max<Cents>(500, 500 * maker.between(1, static_cast<int>(std::max<Cents>(1, room / 500))));
    return std::min(stake, most);
}

} // namespace

Question oddsDrill(Maker &maker, int level) {
    const Rulebook &rules = maker.rules();
    level = std::clamp(level, 1, drillLevels);
    const int payTable = rules.payTables == 1         ? 1
                         : maker.house().payTable > 0 ? maker.house().payTable
                                                      : maker.between(1, rules.payTables);
    const std::vector<OddsRow> rows = oddsRows(rules, payTable);
    const std::size_t at = maker.random().below(static_cast<std::uint32_t>(rows.size()));
    const OddsRow &row = rows[at];
    const bool side = rules.sideBetIndex(row.kind) >= 0;
    const Cents stake =
        drillStake(maker, level, maker.house().limitsOf(rules.document, side ? row.kind : "main").max, row.pays);
    const Cents key = row.pays.of(stake).value_or(0); // halves of $5 come out in cents

    Question question = maker.question(say("oddsdrill.on-what-do-you-pay", Money{stake}, row.text), {row.clause}, 4 + level);
    question.story.push_back(say("oddsdrill.bet", betName(row.kind)));
    const int decks = maker.between(std::max(3, rules.decks.min), rules.decks.max); // every row exists from three on
    if (rules.payTables > 1)
        question.story.push_back(say("common.pay-table-is-in-force-decks", payTable, decks));
    if (level <= 2)
        question.story.push_back(say("oddsdrill.it-pays", row.pays));
    question.asks = {{QLatin1String("kind"), QString::fromStdString(row.kind)},
                     {QLatin1String("row"), QString::fromStdString(row.name)},
                     {QLatin1String("stake"), static_cast<qint64>(stake)},
                     {QLatin1String("measure"), QLatin1String("pays")},
                     {QLatin1String("level"), level}};
    if (rules.payTables > 1) {
        question.asks[QLatin1String("payTable")] = payTable;
        question.asks[QLatin1String("decks")] = decks;
    }
    question.difficulty = (10 + 12 * level + (row.pays.numerator > 20 ? 10 : 0)) / 100.0;
    question.setKey(moneyAnswer(key, maker.chance(35)));
    question.steps = {
        {say("oddsdrill.it-pays", row.pays), {row.clause}},
        {say("oddsdrill.times-over-is", Money{stake}, row.pays.numerator, row.pays.denominator, Money{key}), {row.clause}}};
    if (row.pays.denominator == 1)
        question.steps.back().text = say("oddsdrill.times-is", Money{stake}, row.pays.numerator, Money{key});
    addWrongAmount(question, key + stake, "common.stake-stays-players-it-is-no"_say);
    for (const int by : {-1, 1}) {
        const std::size_t near = at + static_cast<std::size_t>(by);
        if (near < rows.size() && rows[near].kind == row.kind && side)
            addWrongAmount(question, rows[near].pays.of(stake).value_or(-1),
                           by < 0 ? "common.that-is-row-above-in-pay"_say : "common.that-is-row-below-in-pay"_say);
    }
    if (row.name == "blackjack" && row.pays == Ratio{3, 2}) {
        addWrongAmount(question, stake, "common.blackjack-pays-3-to-2-not"_say);
        addWrongAmount(question, stake * 2, "common.2-to-1-is-odds-of"_say);
    }
    if (row.kind == "insurance" && row.pays == Ratio{2, 1})
        addWrongAmount(question, stake, "common.insurance-pays-2-to-1-not"_say);
    addWrongAmount(question, key * 10, "oddsdrill.ten-times-too-much-count-noughts"_say);
    addWrongAmount(question, key / 10, "oddsdrill.ten-times-too-little-count-noughts"_say);
    return question;
}

Question drillQuestion(const Library &library, const House &house, int level, const std::vector<std::string> &games,
                       std::uint64_t seed) {
    const std::vector<std::string> documents = games.empty() ? library.documents() : games;
    Random random(seedFrom(seed, std::string_view("odds-drill"), static_cast<std::uint64_t>(level)));
    const std::string &game = documents[random.below(static_cast<std::uint32_t>(documents.size()))];
    Maker maker(library, *library.find(game), house, random);
    Question question = oddsDrill(maker, level);
    question.family = "odds-drill";
    question.game = game;
    question.topic = Topic::Payouts;
    question.seed = seed;
    return question;
}

} // namespace pitwise
