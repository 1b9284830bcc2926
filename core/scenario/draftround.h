// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/table/roundscript.h"

#include <memory>
#include <optional>

namespace pitwise {

/// A draft's round, played as far as it goes: the timeline of an editor. Never throws.
class DraftRound {
public:
    /// `library` outlives it.
    DraftRound(const Scenario &scenario, const Library &library);

    /// What keeps it from going on: a place of the scenario's file (`round.actions[3]`), the reason, its clauses. Nothing:
    /// settled, or waiting for a decision. needsCard() where the shoe ends and a card is due.
    [[nodiscard]] const std::optional<Refusal> &refusal() const { return m_refusal; }
    [[nodiscard]] bool needsCard() const { return m_needsCard; }
    /// Null where table or bets cannot be read (an empty table has no bets yet).
    [[nodiscard]] const Round *round() const { return m_round.get(); }
    [[nodiscard]] const RoundScript *script() const { return m_script.get(); }
    /// Events that have happened; the point of a scenario counts them.
    [[nodiscard]] std::size_t events() const { return m_round ? m_round->events().size() : 0; }

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
    void play();

    QJsonObject m_source;
    const Rulebook *m_rulebook = nullptr;
    std::unique_ptr<RoundScript> m_script;
    std::unique_ptr<Round> m_round;
    std::optional<Refusal> m_refusal;
    std::vector<std::size_t> m_boundaries;
    bool m_needsCard = false;
};

/// The scenario's round as `play` wants it: with its rulebook and readings.
[[nodiscard]] QJsonObject playableRound(const Scenario &scenario);
/// The scenario's incident as `rule` wants it, with the round (if any) that it happens in.
[[nodiscard]] QJsonObject playableSituation(const Scenario &scenario, const QJsonObject &round);

} // namespace pitwise
