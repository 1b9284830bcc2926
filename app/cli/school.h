// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/json/jsonwriter.h"
#include "core/records/store.h"
#include "core/refusal.h"
#include "core/school/schoolerror.h"

#include <QCommandLineParser>

#include <cstdio>

namespace pitwise::cli::school {

/// What a verb of `school` was given.
struct Given {
    QStringList words; ///< Without the verb.
    QCommandLineParser parser;

    [[nodiscard]] bool has(const char *name) const { return parser.isSet(QString::fromLatin1(name)); }
    [[nodiscard]] QString value(const char *name) const { return parser.value(QString::fromLatin1(name)); }
    [[nodiscard]] QString needed(const char *name) const; ///< Throws a Refusal where it is missing or empty.
    [[nodiscard]] QString word(const char *what) const;   ///< The only word; throws likewise.
    /// `--connect`, or PITWISE_SCHOOL.
    [[nodiscard]] QString connect() const;
    [[nodiscard]] QString database() const;
    [[nodiscard]] QString stationFile() const;
};

struct Verb {
    const char *name;
    const char *usage;
    const char *help;
    int (*run)(const Given &, const Clock &);
};
extern const Verb initVerb, addStationVerb, closeStationVerb, migrateVerb, statusVerb, checkVerb, backupVerb, syncVerb,
    rosterVerb, eraseVerb;

template <typename F> void printObject(F &&fill) {
    std::string line;
    JsonWriter json(line);
    json.beginObject();
    fill(json);
    json.endObject();
    line += '\n';
    std::fwrite(line.data(), 1, line.size(), stdout);
}

/// As main() reports it.
template <typename T> T need(Stored<T> result) {
    if (!result)
        throw Refusal{errorText(result.error()), {}, {}};
    return std::move(result).value();
}

} // namespace pitwise::cli::school
