// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/entry.h"
#include "core/rules/library.h"

#include <string>

namespace pitwise {
class JsonNode;
}

namespace pitwise::live {

/// Customs that a house fixes for its live tables. What a document demands is not among them.
struct House {
    bool burn = false;         ///< The first card of a fresh shoe is burned.
    bool floorForCards = true; ///< Cards are put right with the floor only.
    bool earlyFixed = false;   ///< How A27 (early, late) and C31 (interim settlement) are read is fixed here.
    bool manualShuffle = true;
};

/// What a trace begins with: the table, before any bet.
struct Header {
    const Rulebook *book = nullptr;
    TableSetup table; ///< Without bets. Its players are those of the whole session.
    House house;
    std::uint64_t seed = 0;
    int dial = 0;
    std::vector<Card> shoe; ///< In the order in which the cards leave it.
};

/// Reads the lines of one trace. Every refusal names its line: `line 7: cents`.
class TraceReader {
public:
    explicit TraceReader(const Library &library) : m_library(library) {}

    /// The first line. Throws a Refusal.
    void readHeader(const JsonNode &root);
    [[nodiscard]] const Header &header() const { return m_header; }
    /// Any further line; `line` counts from 1 for the header. Throws a Refusal. The entry stands until the next is read.
    [[nodiscard]] const Entry &read(const JsonNode &root, int line);

private:
    class EntryReader;
    const Library &m_library;
    Header m_header;
    Entry m_entry;
    std::int64_t m_last = 0;
};

/// Writes a trace as the contract has it, a line each without its end.
void writeHeader(std::string &out, const Header &header);
void writeEntry(std::string &out, const Header &header, const Entry &entry);

} // namespace pitwise::live
