// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/bots.h"

namespace pitwise::live {

/// Deals a session: does what is due, in one of the orders that the rules leave free, and plants its bot's mistake.
class Dealer {
public:
    Dealer(const PlayoutOptions &options, const Library &library, Played &out);
    void deal();

private:
    struct Key {
        Act act = Act::Say;
        Call call = Call::PlaceBets;
        Place place;
        PlayerId player = nobody;
        BetKind kind = mainBet;
        int hand = 0, nth = 0, of = 0;
        friend bool operator==(const Key &, const Key &) = default;
    };
    [[nodiscard]] static Key keyOf(const Duty &duty);

    void round(int number);
    [[nodiscard]] bool step();
    void emit(Entry entry);
    void act(Act what);
    void say(Call call);
    void cardTo(Place place);
    void perform(const Duty &duty);
    [[nodiscard]] Entry entryOf(const Duty &duty) const;
    [[nodiscard]] bool crewActs();
    [[nodiscard]] bool signalBeforeClose();
    [[nodiscard]] const Dealing &table() const { return *m_session.round(); }
    [[nodiscard]] DutyList list() const; ///< What is skipped counts as done.
    [[nodiscard]] std::size_t laidCards() const;
    [[nodiscard]] bool chance(); ///< Whether a place for the mistake is taken, so that it is not always the first.

    // Mistakes. Each gives whether it has acted.
    [[nodiscard]] bool plant(const DutyList &list, const std::vector<std::size_t> &open);
    [[nodiscard]] bool leaveOut(const DutyList &list, const std::vector<std::size_t> &open);
    [[nodiscard]] bool alter(const DutyList &list, const std::vector<std::size_t> &open);
    [[nodiscard]] bool addSomething(const DutyList &list, const std::vector<std::size_t> &open);
    [[nodiscard]] bool answerWrongly(const DutyList &list, const std::vector<std::size_t> &open);
    [[nodiscard]] bool misplace(const DutyList &list, const std::vector<std::size_t> &open);
    void react();
    void stopAndRepair();
    void dealOn();
    void repair(const Episode &episode);
    void askAll();
    void done() {
        m_out.planted = true;
        m_out.plantedAt = m_out.entries.size();
    }
    [[nodiscard]] bool ready() const; ///< No card is outstanding.

    // What goes wrong without him.
    [[nodiscard]] bool incidentDue();
    [[nodiscard]] std::string drawn(Random &random) const;
    void dispute();
    void strike(std::string_view name);
    [[nodiscard]] bool handOn(const DutyList &list, const std::vector<std::size_t> &open);
    void takeOver();
    void handleIncident();

    const PlayoutOptions &m_options;
    const Library &m_library;
    Played &m_out;
    const Bot *m_bot;
    Session m_session;
    Crew m_crew;
    Random m_order, m_pace, m_plan;
    std::int64_t m_time = 0;
    int m_number = 0, m_decisions = 0;
    bool m_offersAsked = false, m_disputed = false;
    std::vector<Entry> m_said; ///< What the crew is about to say.
    std::vector<Key> m_skipped;
    std::optional<Key> m_delayed;
    bool m_stopDealing = false;
    std::string m_incident; ///< Of this round; empty: none.
    int m_incidentAfter = 0;
    Bot m_before;          ///< Who dealt until the table is taken over: without a mistake for a clean one.
    bool m_relief = false; ///< It is still to be taken over.
    bool m_handing = false;
    int m_steps = 0;
};

} // namespace pitwise::live
