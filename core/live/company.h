// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/feltview.h"
#include "core/live/incidents.h"
#include "core/live/playout.h"

#include <deque>

namespace pitwise::live {

/// The players in front of somebody who deals himself: what comes from them next, and when. A pure fold: the same entries
/// give the same company, so that a session that was broken off goes on as if nobody had touched it.
class Company {
public:
    Company(Header &header, const PlayoutOptions &options);

    /// After an entry has been taken.
    void follow(const Entry &entry, const Session &session);

    enum class Purpose : std::uint8_t { Lights, Answer, End, Shoe, Bets, LateComer, Notice, Incident, Claim, Said, PlayOn };
    struct Next {
        Purpose purpose = Purpose::Bets;
        int nth = 0; ///< The same again is no new thing to wait for.
        std::int64_t at = 0;
    };
    /// What is to come if the dealer does nothing; nothing: they wait for him.
    [[nodiscard]] const std::optional<Next> &next() const { return m_next; }
    /// Its entry; call it when the time has come.
    [[nodiscard]] Entry entryOf(const Next &next, const Session &session);

    [[nodiscard]] const Signs &signs() const { return m_signs; }
    [[nodiscard]] int round() const { return m_round; }
    /// The table is clear for the bets of the next round.
    [[nodiscard]] bool awaitsBets() const { return m_awaiting; }

private:
    struct Wanted {
        Purpose purpose;
        int nth = 0;
        std::int64_t delay = 0;
    };
    void note(const Entry &entry, const Session &session);
    void noteSigns(const Entry &entry);
    void begin(const Entry &bets);
    void answer(const Entry &ask, const Session &session);
    [[nodiscard]] std::optional<Wanted> wanted(const Session &session);
    [[nodiscard]] std::optional<Wanted> betweenRounds(const Session &session) const;
    [[nodiscard]] std::optional<Wanted> atPlay(const Dealing &dealing, const Felt &felt);
    [[nodiscard]] std::optional<Wanted> inOffers(const Dealing &dealing);
    [[nodiscard]] std::int64_t thinks() const;

    Header &m_header;
    PlayoutOptions m_options;
    Crew m_crew;
    Signs m_signs;
    std::optional<Next> m_next;
    int m_round = 0, m_entries = 0, m_decisions = 0, m_batch = 0;
    bool m_awaiting = true, m_asked = false, m_offersAsked = false, m_claimed = false, m_ended = false;
    std::optional<Entry> m_late;
    PlannedIncident m_incident;
    std::deque<Entry> m_said, m_answers;
    bool m_again = false; ///< Something of this batch has been said already.
    std::size_t m_noticed = 0;
};

} // namespace pitwise::live
