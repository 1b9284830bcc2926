// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/company.h"

#include <functional>
#include <span>

namespace pitwise::live {

/// Somebody deals at a table: his acts and what the players do, in one trace. The window pokes it with the time.
class Shift {
public:
    /// Keeps a line: it is safe when this returns. Where it throws, the entry has not happened.
    using Keep = std::function<void(std::string_view line)>;

    /// A new one. `library` outlives it.
    Shift(const PlayoutOptions &options, const Library &library, Keep keep);
    /// One that was broken off, from the lines of its trace. Throws a Refusal where they are not such a trace.
    Shift(const PlayoutOptions &options, const Library &library, std::span<const std::string> lines, Keep keep);
    Shift(const Shift &) = delete;
    Shift &operator=(const Shift &) = delete;

    [[nodiscard]] std::string headerLine() const;
    /// What is due by then happens.
    void advance(std::int64_t t);
    /// The dealer's act. Throws a Refusal for what hands could not do; then nothing has changed.
    void act(Entry entry, std::int64_t t);

    /// When the players do something next, if he does nothing; nothing: they wait.
    [[nodiscard]] std::optional<std::int64_t> dueAt() const;
    /// All rounds are over and the felt is clear.
    [[nodiscard]] bool ended() const { return m_ended; }

    [[nodiscard]] const Header &header() const { return m_header; }
    [[nodiscard]] const Session &session() const { return *m_session; }
    [[nodiscard]] const Company &company() const { return *m_company; }
    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }
    [[nodiscard]] std::int64_t now() const { return m_entries.empty() ? 0 : m_entries.back().t; }
    [[nodiscard]] RoundView view(bool turn) const;

private:
    void take(Entry entry);
    void rebuild();

    const Library &m_library;
    PlayoutOptions m_options;
    Header m_header;
    Keep m_keep;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Company> m_company;
    std::vector<Entry> m_entries;
    bool m_ended = false;
};

} // namespace pitwise::live
