// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/quiz/house.h"
#include "core/rules/library.h"
#include "core/scenario/problem.h"
#include "core/scenario/scenario.h"

#include <QByteArray>

#include <functional>
#include <map>

namespace pitwise {

// What a pack may come to. Larger ones are refused before they are unpacked.
inline constexpr qint64 maxPackBytes = 64 * 1024 * 1024;     ///< The file.
inline constexpr qint64 maxUnpackedBytes = 64 * 1024 * 1024; ///< All its files together.
inline constexpr qint64 maxPackEntries = 10'001;             ///< 10,000 scenarios and the manifest.

/// Told how far slow work is, from 0 to 1. It may throw to end the work; nothing that was there has changed then.
using HowFar = std::function<void(double)>;

/// What the maker of a pack computed for one scenario when it was packed.
struct PackedKey {
    std::string rulebook; ///< `lucky8@5`: under which it was asked.
    std::string digest;   ///< Of its answer, see keyDigest().
};

/// Scenarios that belong together, in any number of versions each.
struct Pack {
    std::string id; ///< As a scenario's.
    QString title;
    QString author;
    bool examOnly = false;                 ///< Never shown in practice.
    std::vector<Scenario> scenarios;       ///< By id, then version.
    std::map<std::string, PackedKey> keys; ///< By nameOf(scenario); none for a draft that could not be asked.
};

/// A pack as read: what can be used of it, and everything that is wrong with the rest.
struct PackReading {
    Pack pack;
    ScenarioProblems problems;
};

/// Reads `.pitwise` bytes. Nothing is written, nothing of a name is trusted, memory is bounded by the limits above.
/// Problems alone: it is no pack, or one that nobody would make (links, strange names, doubles, too large).
/// A scenario that does not pass its gate or its checksum is left out and listed.
[[nodiscard]] Expected<PackReading, ScenarioProblems> readPack(const QByteArray &bytes, const HowFar &howFar = {});
[[nodiscard]] Expected<PackReading, ScenarioProblems> readPackFile(const QString &path, const HowFar &howFar = {});

/// The pack as a `.pitwise` file: a zip of manifest.json and one JSON a scenario. The same pack gives the same bytes.
/// Throws a Refusal where zip fails.
[[nodiscard]] QByteArray writePack(const Pack &pack, const Library &library, const House &house, const HowFar &howFar = {});

/// The key of a scenario in a few letters, so that a later rulebook can be compared; empty where it cannot be asked.
[[nodiscard]] std::string keyDigest(const Scenario &scenario, const Library &library, const House &house);

/// Which scenarios have another answer under the newest rulebook than under the one they were packed for or name, each as
/// a KeyChanged problem (or what keeps it from being asked now).
[[nodiscard]] ScenarioProblems keyChanges(const Pack &pack, const Library &library, const House &house,
                                          const HowFar &howFar = {});

/// The newest version of every scenario, by id.
[[nodiscard]] std::vector<Scenario> newestOf(const std::vector<Scenario> &scenarios);

/// Tells how far a loop is, some hundred times in all: a step is often quicker than telling it.
class Telling {
public:
    /// From `from` to `to` of the whole, in `steps` steps.
    Telling(const HowFar &howFar, std::size_t steps, double from = 0, double to = 1)
        : m_howFar(howFar), m_steps(std::max<std::size_t>(steps, 1)), m_from(from), m_to(to) {}
    void step() {
        if (m_howFar && m_done++ % std::max<std::size_t>(m_steps / 100, 1) == 0)
            m_howFar(m_from + (m_to - m_from) * static_cast<double>(m_done) / static_cast<double>(m_steps));
    }

private:
    const HowFar &m_howFar;
    std::size_t m_steps, m_done = 0;
    double m_from, m_to;
};
/// A part of the whole, told as if it were all.
[[nodiscard]] HowFar part(const HowFar &howFar, double from, double to);

} // namespace pitwise
