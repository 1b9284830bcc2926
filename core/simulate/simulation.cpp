// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulate/simulation.h"
#include "core/json/jsonwriter.h"
#include "core/simulate/strategy.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

namespace pitwise {

// ---------------------------------------------------------------- one table

TableSetup SimulatedTable::setup() const {
    TableSetup setup;
    setup.rulebook = rulebook;
    setup.readings = rulebook->playReadings({});
    setup.decks = decks;
    setup.boxes = std::max(boxes, rulebook->boxes().min);
    setup.payTable = payTable;
    setup.seated.fill(nobody);
    setup.sideLimits.resize(rulebook->sideBets.size());
    for (int box = 1; box <= boxes; ++box) {
        const PlayerId player = setup.player('P' + std::to_string(box));
        setup.seated[static_cast<std::size_t>(box)] = player;
        setup.bets.push_back({box, player, mainBet, mainAmount, mainAmount});
        for (std::size_t kind = 0; kind < rulebook->sideBets.size(); ++kind)
            setup.bets.push_back({box, player, static_cast<BetKind>(kind), sideAmount, sideAmount});
    }
    checkSetup(setup);
    return setup;
}

Simulator::Simulator(const SimulatedTable &table)
    : m_setup(table.setup()), m_round(m_setup),
      m_opening(static_cast<std::size_t>(table.boxes) * (table.rulebook->play.printed ? 2 : 3) + 1) {
    m_round.recordEvents(false);
    seed(0);
}

void Simulator::seed(std::uint64_t seed) {
    m_random = Random(seed);
    m_shoe.clear();
    for (int deck = 0; deck < m_setup.decks; ++deck)
        for (unsigned code = 0; code < Card::codes; ++code)
            if (const Card card = Card::fromCode(code); card.rank() != Rank::Ten || m_setup.rulebook->hasTens)
                m_shoe.push_back(card);
}

/// Puts random cards of those not yet dealt in front; the shoe need not be in order for that, so it is never put back.
void Simulator::shuffleTo(std::size_t count) {
    Random random = m_random; // a local one: a card is a byte, which the compiler thinks could be any of its bytes
    Card *const cards = m_shoe.data();
    const auto left = [size = m_shoe.size()](std::size_t i) { return static_cast<std::uint32_t>(size - i); };
    std::size_t i = m_shuffled;
    for (; i + 1 < count; i += 2) {
        const auto [first, second] = random.twoBelow(left(i), left(i + 1));
        std::swap(cards[i], cards[i + first]);
        std::swap(cards[i + 1], cards[i + 1 + second]);
    }
    if (i < count)
        std::swap(cards[i], cards[i + random.below(left(i))]);
    m_random = random;
    m_shuffled = count;
}

const Card *Simulator::more(const Card *) {
    shuffleTo(std::min(m_shuffled + 4, m_shoe.size()));
    return m_shoe.data() + m_shuffled;
}

void Simulator::deal() {
    m_shuffled = 0;
    shuffleTo(m_opening);
    m_round.deal({m_shoe.data(), m_shuffled}, this);
    m_round.call(Do::CloseOffers);
}

void Simulator::play() {
    deal();
    while (m_round.stage() != Stage::Settled)
        m_round.call(simpleDecision(m_round));
}

void Simulator::play(const std::function<void(const Round &, Do)> &tell) {
    deal();
    while (m_round.stage() != Stage::Settled) {
        const Do what = simpleDecision(m_round);
        tell(m_round, what);
        m_round.call(what);
    }
}

// ---------------------------------------------------------------- sums

namespace {

constexpr std::size_t mainIndex = 0;

} // namespace

SimulationTally::SimulationTally(const Rulebook &rulebook) {
    kinds.push_back({"main", 0, 0, 0, {}, {}});
    for (const SideBet &bet : rulebook.sideBets)
        kinds.push_back({bet.kind, 0, 0, 0, {}, std::vector<std::int64_t>(bet.rows.size(), 0)});
    if (rulebook.play.bonus678)
        kinds.push_back({"bonus678", 0, 0, 0, {}, {}});
}

void SimulationTally::take(const Round &round, std::size_t cardsDrawn) {
    ++rounds;
    cards += static_cast<std::int64_t>(cardsDrawn);
    hands += round.handCount();
    ledgerLines += static_cast<std::int64_t>(round.ledger().size());
    for (const Bet &bet : round.setup().bets) {
        Kind &kind = kinds[bet.kind == mainBet ? mainIndex : static_cast<std::size_t>(bet.kind) + 1];
        ++kind.bets;
        kind.staked += bet.counts;
    }
    for (const LedgerLine &line : round.ledger()) {
        Kind &kind = line.kind == mainBet    ? kinds[mainIndex]
                     : line.kind == bonusBet ? kinds.back()
                                             : kinds[static_cast<std::size_t>(line.kind) + 1];
        kind.net += line.pays - line.takes;
        ++kind.results[static_cast<std::size_t>(line.result)];
        if (line.row >= 0)
            ++kind.rows[static_cast<std::size_t>(line.row)];
        if (line.kind == bonusBet)
            ++kind.bets;
    }
    ++dealerTotals[static_cast<std::size_t>(round.dealerTotal().total)];
}

void SimulationTally::add(const SimulationTally &other) {
    rounds += other.rounds;
    ledgerLines += other.ledgerLines;
    cards += other.cards;
    hands += other.hands;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        kinds[i].bets += other.kinds[i].bets;
        kinds[i].staked += other.kinds[i].staked;
        kinds[i].net += other.kinds[i].net;
        for (std::size_t k = 0; k < kinds[i].results.size(); ++k)
            kinds[i].results[k] += other.kinds[i].results[k];
        for (std::size_t k = 0; k < kinds[i].rows.size(); ++k)
            kinds[i].rows[k] += other.kinds[i].rows[k];
    }
    for (std::size_t i = 0; i < dealerTotals.size(); ++i)
        dealerTotals[i] += other.dealerTotals[i];
}

// ---------------------------------------------------------------- many rounds

std::uint64_t simulationSeed(std::uint64_t seed, std::int64_t block) {
    return seedFrom(seed, "simulate", static_cast<std::uint64_t>(block));
}

SimulationTally simulate(const SimulatedTable &table, std::int64_t rounds, std::uint64_t seed, int threads) {
    SimulationTally total(*table.rulebook);
    std::mutex adding;
    std::atomic<std::int64_t> nextBlock{0};
    const auto work = [&] {
        Simulator simulator(table);
        SimulationTally tally(*table.rulebook);
        for (;;) {
            const std::int64_t block = nextBlock++;
            const std::int64_t first = block * simulationBlock;
            if (first >= rounds)
                break;
            simulator.seed(simulationSeed(seed, block));
            for (std::int64_t i = first; i < std::min(first + simulationBlock, rounds); ++i) {
                simulator.play();
                tally.take(simulator.round(), simulator.round().cardsDrawn());
            }
        }
        const std::lock_guard lock(adding);
        total.add(tally);
    };
    std::vector<std::thread> helpers;
    for (int i = 1; i < threads; ++i)
        helpers.emplace_back(work);
    work();
    for (std::thread &helper : helpers)
        helper.join();
    return total;
}

void simulateScripts(const SimulatedTable &table, std::int64_t rounds, std::uint64_t seed,
                     const std::function<void(const std::string &)> &write) {
    Simulator simulator(table);
    const TableSetup &setup = simulator.round().setup();
    const std::string &game = table.rulebook->document;
    std::string actions, script;
    for (std::int64_t i = 0; i < rounds; ++i) {
        if (i % simulationBlock == 0)
            simulator.seed(simulationSeed(seed, i / simulationBlock));
        actions.clear();
        JsonWriter list(actions);
        list.beginArray().beginObject().member("do", name(Do::CloseOffers)).endObject();
        simulator.play([&](const Round &round, Do what) {
            list.beginObject().member("box", round.activeBox()).member("player", setup.playerName(round.activePlayer()));
            list.member("do", name(what)).endObject();
        });
        list.endArray();

        script.clear();
        JsonWriter json(script);
        json.beginObject().member("format", "pitwise-round/1");
        json.member("id", game + '-' + std::to_string(seed) + '-' + std::to_string(i + 1)).member("game", game);
        json.member("rulebook", table.rulebook->name());
        json.key("table").beginObject().member("decks", setup.decks).member("boxes", setup.boxes);
        if (table.rulebook->payTables > 1)
            json.member("payTable", setup.payTable);
        json.endObject().key("seats").beginObject();
        for (int box = 1; box <= table.boxes; ++box)
            json.member(std::to_string(box), setup.playerName(setup.seated[static_cast<std::size_t>(box)]));
        json.endObject().key("bets").beginArray();
        for (const Bet &bet : setup.bets)
            json.beginObject()
                .member("box", bet.box)
                .member("player", setup.playerName(bet.player))
                .member("kind", setup.kindName(bet.kind))
                .member("amount", bet.placed)
                .endObject();
        json.endArray();
        std::string shoe;
        for (const Card card : simulator.cards()) {
            if (!shoe.empty())
                shoe += ' ';
            shoe += cardName(card);
        }
        json.member("shoe", shoe).key("actions").raw(actions).endObject();
        write(script);
    }
}

} // namespace pitwise
