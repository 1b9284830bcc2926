// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/dealing.h"

namespace pitwise::live {

/// Grades one folded round: what was due beside what was done.
class Assessment {
public:
    Assessment(const Dealing &dealing, Ending ending)
        : m_dealing(dealing), m_book(*dealing.m_header.book), m_ended(ending == Ending::Over),
          m_dropped(ending == Ending::Dropped) {}

    /// Duties and chips; a round whose felt and reference have parted is graded as it was before.
    [[nodiscard]] RoundGrade make();
    /// Adds what went wrong and how it was ruled.
    void irregularities(RoundGrade &grade);

private:
    void duties();
    void money();
    void markers();
    void calls();
    void clears();
    void wishes();
    void misplaced();
    void figures();
    void mishap(const Mishap &mishap);
    void takenOver(const Mishap &mishap);
    void episode(const Episode &episode);
    void incident(const Incident &incident);
    [[nodiscard]] int amount(const Duty &duty);
    [[nodiscard]] bool answeredWrongly(const Duty &duty) const;
    [[nodiscard]] bool dueCard(const Duty &duty) const;
    [[nodiscard]] bool waived(const Duty &duty) const;
    [[nodiscard]] bool excused(Call call) const;
    [[nodiscard]] bool keeps(const Place &place, int line) const;
    [[nodiscard]] bool returnedInstead(const Duty &duty) const;
    [[nodiscard]] const Spot *spotOf(const Duty &duty) const;
    [[nodiscard]] Fault faultOf(FaultKind kind, const Duty &duty, Level level, int line) const;
    void count(Skill skill, Level level, int percent, const ClauseList &clauses = {});
    void extra(Fault fault, int percent); ///< Something that nobody asked for.

    const Dealing &m_dealing;
    const Rulebook &m_book;
    bool m_ended, m_dropped;
    DutyList m_list;
    RoundGrade m_grade;
};

} // namespace pitwise::live
