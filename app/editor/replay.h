// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/refusal.h"
#include "core/table/roundscript.h"

#include <QJsonObject>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace pitwise {

/// Something that happens in a round being written, or no longer can.
struct ReplayItem {
    enum class Kind { Bets, Card, Decision, Settlement };
    Kind kind = Kind::Bets;
    int entry = -1;             ///< Into the script's shoe (Card) or actions (Decision).
    int cards = 0, actions = 0; ///< How much of shoe and actions lies before the point after this item.
    std::size_t events = 0;     ///< The felt after it: viewAt(round, events).
    Card card;
    int box = 0; ///< 0: the dealer.
    int hand = 0;
    bool fits = true;
    bool inShoe = false;  ///< A card that nothing has drawn yet.
    Refusal refusal = {}; ///< Why it does not fit.
};

/// What the round waits for where its script ends.
struct Awaited {
    enum class Kind { Bets, Card, Offers, Decision, Nothing };
    Kind kind = Kind::Bets;
    int box = 0; ///< Card: 0 is the dealer.
    int hand = 0;
    std::string player;
    std::vector<Do> allowed; ///< Decision.
};

/// A round script played as far as the rules let it: what no longer fits is passed over and marked, the rest goes on.
class Replay {
public:
    /// Any JSON may be given as script; what cannot be read at all is in problem(). `library` outlives the replay.
    Replay(const QJsonObject &script, const Library &library);

    [[nodiscard]] const QJsonObject &script() const { return m_written; }
    [[nodiscard]] const std::vector<ReplayItem> &items() const { return m_items; } ///< The bets first.
    [[nodiscard]] const Awaited &awaited() const { return m_awaited; }
    /// The table itself cannot be.
    [[nodiscard]] const std::optional<Refusal> &problem() const { return m_problem; }
    /// By place among the script's bets.
    [[nodiscard]] const std::map<int, Refusal> &betProblems() const { return m_badBets; }
    /// Whether everything up to and with this item fits.
    [[nodiscard]] bool fitsUpTo(std::size_t item) const;
    [[nodiscard]] const Rulebook &rulebook() const { return *m_read->setup.rulebook; }
    [[nodiscard]] const Round &round() const { return *m_round; }
    [[nodiscard]] const TableSetup &setup() const { return m_read->setup; }
    [[nodiscard]] RoundView view(std::size_t item) const;
    /// The script without what does not fit, up to and with this item.
    [[nodiscard]] QJsonObject fitting(std::size_t item) const;

private:
    class Filler;
    void passOverCards(const Library &library);
    /// The script without what was passed over.
    [[nodiscard]] QJsonObject reduced(QJsonObject script) const;
    [[nodiscard]] bool read(const Library &library);
    [[nodiscard]] bool play();
    void layEmptyTable(const Library &library);
    void takeEvents(std::size_t from, int action);
    void takeMisfits(int before);
    void addCard(std::size_t event);
    void listRest();
    void await(const Filler &filler);

    QJsonObject m_written;
    std::map<int, Refusal> m_badBets, m_badCards, m_badActions; ///< By entry: what was passed over, and why.
    std::vector<int> m_cardEntries, m_actionEntries;            ///< Of the reduced script, into the whole one.
    std::unique_ptr<RoundScript> m_read;
    std::unique_ptr<Round> m_round;
    std::size_t m_shown = 0; ///< Events that may be shown.
    std::vector<ReplayItem> m_items;
    Awaited m_awaited;
    std::optional<Refusal> m_problem;
};

} // namespace pitwise
