// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/school.h"
#include "core/school/stationfile.h"

namespace pitwise::cli::school {
namespace {

constexpr const Verb *verbs[] = {&initVerb,   &addStationVerb, &closeStationVerb, &migrateVerb, &statusVerb,
                                 &backupVerb, &checkVerb,      &syncVerb,         &rosterVerb,  &eraseVerb};

constexpr const char *options[] = {"connect", "name",    "school", "title", "out", "station-connect", "records",
                                   "db",      "station", "map",    "class", "who", "person"};
constexpr const char *flags[] = {"renew", "keep-on", "take", "leave-out"};

const Verb *verbNamed(const QString &name) {
    for (const Verb *verb : verbs)
        if (name == QLatin1String(verb->name))
            return verb;
    return nullptr;
}

void printSchoolOverview() {
    std::puts("pitwise-cli school VERB ...\n\none database for many stations, on a PostgreSQL server\n");
    for (const Verb *verb : verbs)
        std::printf("  %-14s %s\n", verb->name, verb->usage);
    std::puts(
        "\n--connect takes a connection string of libpq, 'host=... dbname=... user=...' or postgresql://..., with whatever\n"
        "TLS it asks for (sslmode=verify-full sslrootcert=...); without it PITWISE_SCHOOL holds it. A password is better left\n"
        "to ~/.pgpass than to a command line. Each verb is done once however often it is asked for; 'school VERB --help'.");
}

int runSchool(const QStringList &arguments) {
    Given given;
    for (const char *option : options)
        given.parser.addOption({QString::fromLatin1(option), {}, QStringLiteral("value")});
    for (const char *flag : flags)
        given.parser.addOption(QCommandLineOption(QString::fromLatin1(flag)));
    given.parser.addOption(QCommandLineOption(QStringLiteral("help")));
    if (!given.parser.parse(QStringList{QStringLiteral("school")} + arguments))
        throw Refusal{given.parser.errorText().toStdString(), {}, {}};
    given.words = given.parser.positionalArguments();
    if (given.words.isEmpty()) {
        if (!given.has("help"))
            throw Refusal{"what shall be done? 'pitwise-cli school --help' says", {}, {}};
        printSchoolOverview();
        return Ok;
    }
    const QString name = given.words.takeFirst();
    const Verb *verb = verbNamed(name);
    if (!verb)
        throw Refusal{"there is no 'school " + name.toStdString() + "'; see --help", {}, {}};
    if (given.has("help")) {
        std::printf("pitwise-cli school %s %s\n\n%s\n", verb->name, verb->usage, verb->help);
        return Ok;
    }
    const SystemClock clock;
    try {
        return verb->run(given, clock);
    } catch (const pitwise::school::SchoolError &error) {
        std::fprintf(stderr, "pitwise-cli school %s: %s\n", verb->name, errorText(error).c_str());
        return Refused;
    }
}

} // namespace

QString Given::needed(const char *name) const {
    if (value(name).simplified().isEmpty())
        throw Refusal{"is missing", std::string("--") + name, {}};
    return value(name).simplified();
}

QString Given::word(const char *what) const {
    if (words.size() != 1)
        throw Refusal{std::string("one ") + what + " is needed", {}, {}};
    return words.first();
}

QString Given::connect() const {
    const QString said = has("connect") ? value("connect") : qEnvironmentVariable("PITWISE_SCHOOL");
    if (said.trimmed().isEmpty())
        throw Refusal{"say where the server is, or let PITWISE_SCHOOL hold it", "--connect", {}};
    return said.trimmed();
}

QString Given::database() const {
    return has("db") ? value("db") : defaultRecordsPath();
}

QString Given::stationFile() const {
    return has("station") ? value("station") : pitwise::school::stationFilePath(database());
}

} // namespace pitwise::cli::school

namespace pitwise::cli {

const Command schoolCommand{"school",
                            "init|add-station|close-station|migrate|status|backup|check|sync|roster|erase [OPTIONS]",
                            "the school's database: sets it up, looks after it, takes this station's records there",
                            "",
                            school::runSchool,
                            true};

} // namespace pitwise::cli
