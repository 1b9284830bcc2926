// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/refusal.h"
#include "core/scenario/scenario.h"
#include "core/table/roundscript.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace pitwise {

/// What the round waits for.
struct Awaited {
    enum class Kind { Bets, Card, Offers, Decision, Nothing };
    Kind kind = Kind::Bets;
    int box = 0; ///< Card: 0 is the dealer.
    int hand = 0;
    std::string player;
    HandTotal total;                  ///< Decision: of the hand in turn.
    std::vector<Do> allowed;          ///< Decision.
    std::vector<Round::Offer> offers; ///< Offers.
};

/// Something that happens in a round being written, or no longer can.
struct TimelineItem {
    enum class Kind { Bets, Card, Decision, Settlement };
    Kind kind = Kind::Bets;
    int entry = -1;             ///< Into the script's shoe (Card) or actions (Decision).
    int cards = 0, actions = 0; ///< How much of shoe and actions lies before the point after this item.
    std::size_t events = 0;     ///< The felt after it: viewAt(round, events).
    Card card;
    int box = 0; ///< 0: the dealer.
    int hand = 0;
    bool fits = true;
    bool inShoe = false; ///< A card that nothing has drawn yet.
    // Of the hand with this card, then: what it comes to, and whether its box has others.
    HandTotal total;
    int cardsInHand = 0;
    bool blackjack = false, bust = false, several = false;
    Refusal refusal = {}; ///< Why it does not fit.
};

/// A draft's round, played once for everybody who wants to know of it: the author sees what no longer fits passed over and
/// marked, and the rest going on; a question stands on what comes before the first of these. Never throws.
class Timeline {
public:
    /// `library` outlives it. A scenario without a table has the felt of its game with nothing on it.
    Timeline(const Scenario &scenario, const Library &library);
    /// Of any JSON as a round script.
    Timeline(const QJsonObject &script, const Library &library);
    ~Timeline();
    Timeline(const Timeline &) = delete;
    Timeline &operator=(const Timeline &) = delete;

    // --- all of it, with what does not fit passed over
    [[nodiscard]] const QJsonObject &written() const { return m_written; }
    [[nodiscard]] const std::vector<TimelineItem> &items() const { return m_items; } ///< The bets first.
    [[nodiscard]] const Awaited &awaited() const { return m_awaited; }               ///< Where the script ends.
    /// What the round waits for once this has happened and nothing later has.
    [[nodiscard]] Awaited awaitedAfter(std::size_t item) const;
    /// The same before a decision was made.
    [[nodiscard]] Awaited awaitedBefore(std::size_t decision) const;
    /// The table itself cannot be.
    [[nodiscard]] const std::optional<Refusal> &problem() const { return m_problem; }
    /// Whether everything up to and with this item fits.
    [[nodiscard]] bool fitsUpTo(std::size_t item) const;
    [[nodiscard]] const Rulebook &rulebook() const { return *m_read->setup.rulebook; }
    [[nodiscard]] const Round &round() const { return *m_round; }
    [[nodiscard]] const TableSetup &setup() const { return m_read->setup; }
    [[nodiscard]] RoundView viewAfter(std::size_t item) const;
    /// The script without what does not fit, up to and with this item.
    [[nodiscard]] QJsonObject fitting(std::size_t item) const;

    // --- what comes before the first thing that does not fit
    /// What keeps it from going on: a place of the scenario's file (`round.actions[3]`), the reason, its clauses. Nothing:
    /// settled, or waiting for a decision. needsCard() where the shoe ends and a card is due.
    [[nodiscard]] const std::optional<Refusal> &refusal() const { return m_refusal; }
    [[nodiscard]] bool needsCard() const { return m_needsCard; }
    /// Null where table or bets cannot be read (an empty table has no bets yet).
    [[nodiscard]] const RoundScript *script() const { return m_script.get(); }
    /// Events that have happened; the point of a scenario counts them.
    [[nodiscard]] std::size_t events() const { return m_events; }
    [[nodiscard]] std::span<const Event> happened() const { return std::span(m_round->events()).first(m_events); }
    /// Events after the deal and after each action done: `boundaries()[k]` after k actions. Empty: the deal is not complete.
    [[nodiscard]] const std::vector<std::size_t> &boundaries() const { return m_boundaries; }
    /// Actions wholly done when so many events have happened; -1: the opening deal is not complete.
    [[nodiscard]] int actionsAt(std::size_t events) const;
    /// Cards that have left the shoe by then.
    [[nodiscard]] std::size_t cardsAt(std::size_t events) const;
    /// What lies on the table by then: where nothing can be played the bare table, if its box count can be read.
    [[nodiscard]] RoundView view(std::size_t events) const;
    /// The contract's script cut at that point: no later action, no card that has not been drawn. Always playable.
    /// Empty where the opening deal is not complete by then.
    [[nodiscard]] QJsonObject cutScript(std::size_t events) const;

private:
    class Filler;
    class Hands;
    using Misfits = std::map<int, Refusal>; ///< By entry: what was passed over, and why.

    void work(const Library &library);
    void passOverCards();
    void readAsItIs(const Library &library);
    [[nodiscard]] bool read(const Library &library);
    [[nodiscard]] bool play();
    void layEmptyTable(const Library &library);
    /// The script without what was passed over.
    [[nodiscard]] QJsonObject reduced(QJsonObject script) const;
    void end(std::vector<std::size_t> boundaries, std::size_t events, const std::optional<Refusal> &refusal);
    void takeEvents(std::size_t from, std::size_t to, int action, Hands &hands);
    void addCard(std::size_t event, const Hands &hands);
    void takeMisfits(int before);
    void listRest();
    [[nodiscard]] Awaited awaitedNow() const;

    QJsonObject m_written;
    const Rulebook *m_rulebook = nullptr; ///< By the script's names; null: there is none.
    Misfits m_badBets, m_badCards, m_badActions;
    std::vector<int> m_cardEntries, m_actionEntries; ///< Of what was read, into the whole of it.
    std::shared_ptr<const RoundScript> m_read;
    std::unique_ptr<Round> m_round;
    std::vector<TimelineItem> m_items;
    std::map<int, Awaited> m_before; ///< By action entry.
    Awaited m_awaited;
    std::optional<Refusal> m_problem;

    // What comes before the first thing that does not fit: its script, and how far the first play of it got.
    std::shared_ptr<const RoundScript> m_script;
    std::optional<Refusal> m_refusal;
    std::vector<std::size_t> m_boundaries;
    std::size_t m_events = 0;
    bool m_needsCard = false, m_ended = false;
};

/// The scenario's round as `play` wants it: with its rulebook and readings.
[[nodiscard]] QJsonObject playableRound(const Scenario &scenario);
/// The scenario's incident as `rule` wants it, with the round (if any) that it happens in.
[[nodiscard]] QJsonObject playableSituation(const Scenario &scenario, const QJsonObject &round);

} // namespace pitwise
