// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/shift.h"
#include "core/json/jsonnode.h"

#include <utility>

namespace pitwise::live {

Shift::Shift(const PlayoutOptions &options, const Library &library, Keep keep)
    : m_library(library), m_options(options), m_header(headerOf(options)), m_keep(std::move(keep)),
      m_session(std::make_unique<Session>(m_header, library)), m_company(std::make_unique<Company>(m_header, m_options)) {
}

Shift::Shift(const PlayoutOptions &options, const Library &library, std::span<const std::string> lines, Keep keep)
    : m_library(library), m_options(options), m_keep(std::move(keep)) {
    TraceReader reader(library);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const JsonTree tree = parseJson(QByteArray::fromStdString(lines[i]));
        if (i == 0)
            reader.readHeader(JsonNode(tree));
        else
            m_entries.push_back(reader.read(JsonNode(tree), static_cast<int>(i) + 1));
    }
    m_header = reader.header();
    m_options.seed = m_header.seed;
    m_options.dial = m_header.dial;
    rebuild();
}

std::string Shift::headerLine() const {
    std::string line;
    writeHeader(line, m_header);
    return line;
}

/// From its entries, as it was before something could not be done.
void Shift::rebuild() {
    m_session = std::make_unique<Session>(m_header, m_library);
    m_company = std::make_unique<Company>(m_header, m_options);
    for (const Entry &entry : m_entries) {
        m_session->take(entry);
        m_company->follow(entry, *m_session);
    }
}

void Shift::take(Entry entry) {
    entry.line = static_cast<int>(m_entries.size()) + 2;
    try {
        m_session->take(entry);
        std::string line;
        writeEntry(line, m_header, entry);
        m_keep(line);
    } catch (const Refusal &) {
        rebuild();
        throw;
    }
    m_company->follow(entry, *m_session);
    m_entries.push_back(std::move(entry));
}

std::optional<std::int64_t> Shift::dueAt() const {
    const auto &next = m_company->next();
    return next && !m_ended ? std::optional(next->at) : std::nullopt;
}

void Shift::advance(std::int64_t t) {
    while (const auto due = dueAt()) {
        if (*due > t)
            return;
        const Company::Next next = *m_company->next();
        if (next.purpose == Company::Purpose::End) {
            m_ended = true;
            return;
        }
        Entry entry = m_company->entryOf(next, *m_session);
        entry.t = std::max(*due, now());
        take(std::move(entry));
    }
}

void Shift::act(Entry entry, std::int64_t t) {
    advance(t);
    entry.t = std::max(t, now());
    take(std::move(entry));
}

RoundView Shift::view(bool turn) const {
    // Between two rounds the felt of the last one lies there until it is cleared.
    return viewOf(m_header, m_session->felt(), m_session->round(), m_company->signs(), turn);
}

} // namespace pitwise::live
