// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/bots.h"
#include "core/live/session.h"
#include "core/refusal.h"

#include <QByteArray>
#include <QString>

namespace pitwise::live {

inline const Library &library() {
    static const Library library = Library::shipped();
    return library;
}
inline constexpr std::array games{"lucky8", "dueling8s", "freebet", "luckylucky"};

inline std::unique_ptr<Played> dealt(const char *game, std::uint64_t seed, const std::string &bot = "perfect",
                                     std::uint64_t order = 0, int rounds = 1, int boxes = 0, int dial = 0,
                                     const std::string &faults = "none") {
    PlayoutOptions options;
    options.book = library().find(game);
    options.seed = seed;
    options.bot = bot;
    options.order = order;
    options.rounds = rounds;
    options.dial = dial;
    options.faults = faults;
    options.boxes = boxes > 0 ? boxes : 1 + static_cast<int>(seed % static_cast<std::uint64_t>(options.book->boxes().max));
    return playOut(options, library());
}

inline std::vector<RoundGrade> grades(const Header &header, std::span<const Entry> entries) {
    Session session(header, library());
    for (const Entry &entry : entries)
        session.take(entry);
    return session.grades();
}
inline std::vector<RoundGrade> grades(const Played &played) {
    return grades(played.header, played.entries);
}

inline QByteArray text(const Header &header, const std::vector<RoundGrade> &list) {
    std::string out;
    for (const RoundGrade &grade : list) {
        writeRoundGrade(out, grade, header);
        out += '\n';
    }
    return QByteArray::fromStdString(out);
}
/// Without the script, for a message.
inline QByteArray brief(const Header &header, std::vector<RoundGrade> list) {
    for (RoundGrade &grade : list)
        grade.script.clear();
    return text(header, list);
}

inline std::string dutyOf(const Fault &fault) {
    return fault.act == Act::Say ? "say-" + std::string(name(fault.call)) : std::string(name(fault.act));
}

} // namespace pitwise::live
