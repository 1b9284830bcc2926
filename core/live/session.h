// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/dealing.h"

#include <functional>
#include <string_view>

class QIODevice;

namespace pitwise::live {

/// A session at the table, folded entry by entry. Its grade is a function of the entries and of nothing else.
class Session {
public:
    Session(const Header &header, const Library &library) : m_header(header), m_library(library), m_felt(header) {}
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;

    /// Throws a Refusal for what hands could not do.
    void take(const Entry &entry);

    /// The round at the table; null before the first bets.
    [[nodiscard]] const Dealing *round() const { return m_round.get(); }
    [[nodiscard]] const Felt &felt() const { return m_felt; }
    /// Rounds so far, the last as far as it goes.
    [[nodiscard]] std::vector<RoundGrade> grades() const;

private:
    void begin(const Entry &bets);
    void raise(RoundGrade &grade, std::map<std::pair<FaultKind, int>, int> &names) const;

    const Header &m_header;
    const Library &m_library;
    Felt m_felt;
    std::unique_ptr<Dealing> m_round;
    std::vector<Entry> m_waiting; ///< Said before the bets of the round that they belong to.
    std::vector<RoundGrade> m_done;
    int m_number = 0, m_entries = 0;
};

enum class GradeResult { Graded = 0, SomeRefused = 1, NoJson = 2 };

/// Grades traces, one after another: a line for each round, then one for the session; or a line that refuses the trace.
/// With NoJson nothing was written and `problem` says what is wrong.
[[nodiscard]] GradeResult gradeTraces(QIODevice &input, const Library &library,
                                      const std::function<void(std::string_view)> &write, Refusal &problem);

} // namespace pitwise::live
