// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/school.h"
#include "core/school/erasure.h"
#include "core/school/replica.h"
#include "core/school/schooladmin.h"
#include "core/school/schoolschema.h"
#include "core/school/sender.h"

#include <QDateTime>
#include <QFile>

#include <csignal>

namespace pitwise::cli::school {
namespace {

using pitwise::school::ReplicaState;
using pitwise::school::SchoolAdmin;
using pitwise::school::SchoolLine;
using pitwise::school::StationFile;
using pitwise::school::StationLine;

std::string whenText(qint64 ms) {
    return ms == 0 ? "never" : QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(Qt::ISODate).toStdString();
}

int initSchool(const Given &given, const Clock &) {
    const QString name = given.needed("name");
    SchoolAdmin admin(given.connect());
    const QUuid id = admin.init(name);
    printObject([&](JsonWriter &json) {
        json.member("school", name.toStdString()).member("id", id.toString(QUuid::WithoutBraces).toStdString());
        json.member("schema", admin.schema());
    });
    return Ok;
}

int addStation(const Given &given, const Clock &) {
    const QString title = given.needed("title"), out = given.needed("out"), school = given.value("school");
    const QString records = given.has("records") ? given.value("records") : QStringLiteral("everybody");
    if (records != QLatin1String("everybody") && records != QLatin1String("here"))
        throw Refusal{"everybody or here", "--records", {}};
    SchoolAdmin admin(given.connect());
    bool made = false;
    // A second time with the same file there is nothing to do.
    const auto there = given.has("renew") ? std::nullopt : pitwise::school::readStationFile(out);
    if (there && (there->title != title || !admin.hasStation(school, title)))
        throw Refusal{"is the file of another station", out.toStdString(), {}};
    if (!there) {
        if (QFile::exists(out))
            throw Refusal{"is there already; choose another name for the new password", out.toStdString(), {}};
        QString connect = given.value("station-connect");
        if (connect.isEmpty()) // as we came, without our own login
            for (const auto &[name, value] : pitwise::school::connectionParts(given.connect()))
                if (name != QLatin1String("user") && name != QLatin1String("password"))
                    connect += name + QLatin1String("='") + value + QLatin1String("' ");
        StationFile station = admin.addStation(school, title, connect, given.has("renew"));
        station.everybody = records == QLatin1String("everybody");
        pitwise::school::writeStationFile(out, station);
        made = true;
    }
    printObject([&](JsonWriter &json) {
        json.member("station", title.toStdString()).member("file", out.toStdString()).member("made", made);
    });
    return Ok;
}

int closeStation(const Given &given, const Clock &) {
    const QString title = given.needed("title");
    SchoolAdmin(given.connect()).closeStation(given.value("school"), title);
    printObject([&](JsonWriter &json) { json.member("closed", title.toStdString()); });
    return Ok;
}

int migrateSchool(const Given &given, const Clock &) {
    SchoolAdmin admin(given.connect());
    const QStringList steps = admin.migrate();
    printObject([&](JsonWriter &json) {
        json.member("schema", admin.schema()).key("steps").beginArray();
        for (const QString &step : steps)
            json.text(step.toStdString());
        json.endArray();
    });
    return Ok;
}

void printSchool(const SchoolLine &school) {
    printObject([&](JsonWriter &json) {
        json.member("school", school.name.toStdString()).member("entries", school.entries);
        json.member("conflicts", school.conflicts).key("stations").beginArray();
        for (const StationLine &station : school.stations) {
            json.beginObject().member("title", station.title.toStdString()).member("login", station.login.toStdString());
            json.member("closed", station.closed).member("lines", station.acked).member("seen", whenText(station.seenMs));
            json.member("clockAheadMs", station.skewMs).member("program", station.program.toStdString()).endObject();
        }
        json.endArray();
    });
}

/// Of this station: what it knows without asking anybody.
int stationStatus(const Given &given, const Clock &clock) {
    const auto station = pitwise::school::readStationFile(given.stationFile());
    if (!station) {
        printObject([&](JsonWriter &json) { json.key("school").null().member("file", given.stationFile().toStdString()); });
        return Ok;
    }
    const auto store = need(Store::openReadOnly(given.database(), clock));
    const ReplicaState state = need(pitwise::school::replicaState(*store));
    printObject([&](JsonWriter &json) {
        json.member("school", station->name.toStdString()).member("station", station->title.toStdString());
        json.member("server", pitwise::school::shownConnection(station->connect).toStdString());
        json.member("waiting", state.waiting.lines).member("waitingAnswers", state.waiting.answers);
        if (state.waiting.lines > 0)
            json.member("waitingSince", whenText(state.waiting.sinceMs));
        json.member("lastSync", whenText(state.lastSyncMs)).member("clockAheadMs", state.skewMs);
        if (state.error)
            json.member("error", errorText(*state.error));
        json.key("troubles").beginArray();
        for (const QString &trouble : state.troubles)
            json.text(trouble.toStdString());
        json.endArray();
    });
    return Ok;
}

int schoolStatus(const Given &given, const Clock &clock) {
    if (!given.has("connect") && qEnvironmentVariableIsEmpty("PITWISE_SCHOOL"))
        return stationStatus(given, clock);
    SchoolAdmin admin(given.connect());
    for (const SchoolLine &school : admin.status())
        printSchool(school);
    return Ok;
}

int backUp(const Given &given, const Clock &) {
    const QString file = given.word("file");
    pitwise::school::backUpSchool(given.connect(), file);
    printObject([&](JsonWriter &json) {
        json.member("backup", file.toStdString()).member("roles", file.toStdString() + ".roles.sql");
    });
    return Ok;
}

/// At a station the order; at the server, or at a station that was away, what was ordered.
int erasePeople(const Given &given, const Clock &clock) {
    int gone = 0;
    if (given.has("person")) {
        const QUuid person = QUuid::fromString(given.needed("person"));
        const auto store = need(Store::open(given.database(), clock));
        (void)need(pitwise::school::orderErasure(*store, person, given.needed("who")));
        gone = 1;
    } else {
        gone = SchoolAdmin(given.connect()).applyErasures(given.value("school"));
    }
    printObject([&](JsonWriter &json) { json.member("erased", gone); });
    return Ok;
}

int checkSchool(const Given &given, const Clock &) {
    const QStringList problems = SchoolAdmin(given.connect()).problems(given.value("school"));
    for (const QString &problem : problems)
        printObject([&](JsonWriter &json) { json.member("problem", problem.toStdString()); });
    if (problems.isEmpty())
        printObject([](JsonWriter &json) { json.member("ok", true); });
    return problems.isEmpty() ? Ok : Refused;
}

/// Goes on until it is told to end, and says each time how things stand.
int keepSyncing(const Given &given, const Clock &clock, const StationFile &station,
                const pitwise::school::ReplicaOptions &options) {
    sigset_t ends;
    sigemptyset(&ends);
    for (const int one : {SIGINT, SIGTERM, SIGHUP})
        sigaddset(&ends, one);
    pthread_sigmask(SIG_BLOCK, &ends, nullptr); // before the sender's thread, which inherits it
    const auto say = [](const pitwise::school::SenderNews &news) {
        if (news.nextTryMs == 0)
            return;
        printObject([&](JsonWriter &json) {
            json.member("fetched", news.fetched).member("waiting", news.state.waiting.lines);
            if (news.state.error)
                json.member("error", errorText(*news.state.error));
        });
        std::fflush(stdout);
    };
    const pitwise::school::Sender sender(given.database(), clock, station, options, say,
                                         static_cast<std::uint64_t>(clock.nowMs()));
    int ended = 0;
    sigwait(&ends, &ended);
    return Ok;
}

int syncStation(const Given &given, const Clock &clock) {
    const auto station = pitwise::school::readStationFile(given.stationFile());
    if (!station)
        throw Refusal{"there is no such file: this machine belongs to no school; 'school add-station' makes one",
                      given.stationFile().toStdString(),
                      {}};
    pitwise::school::ReplicaOptions options;
    options.program = QStringLiteral("pitwise-cli ") + QStringLiteral(PITWISE_VERSION);
    if (given.has("keep-on"))
        return keepSyncing(given, clock, *station, options);
    const auto store = need(Store::open(given.database(), clock));
    const auto synced = pitwise::school::Replica(*store, *station, options).sync();
    const ReplicaState state = need(pitwise::school::replicaState(*store));
    if (!synced) {
        std::fprintf(stderr, "pitwise-cli school sync: %s; %lld lines wait, and nothing is lost\n",
                     errorText(synced.error()).c_str(), static_cast<long long>(state.waiting.lines));
        return Refused;
    }
    printObject([&](JsonWriter &json) {
        json.member("sent", synced->sent).member("fetched", synced->fetched).member("waiting", state.waiting.lines);
        json.member("clockAheadMs", synced->skewMs).key("troubles").beginArray();
        for (const QString &trouble : synced->troubles)
            json.text(trouble.toStdString());
        json.endArray();
    });
    return synced->troubles.isEmpty() ? Ok : Refused;
}

} // namespace

const Verb initVerb{
    "init", "--connect C --name SCHOOL",
    "Schema, roles and a school of that name, in a database that is there and empty or has other schools. Who runs\n"
    "it may make roles and owns the database. A second time changes nothing.",
    initSchool};
const Verb addStationVerb{
    "add-station",
    "--connect C --title SEAT --out FILE [--school SCHOOL] [--station-connect C] [--records everybody|here] [--renew]",
    "A login of its own for a station, and the file with its password, which only its owner may read: lay it beside the\n"
    "station's records as school.json. --station-connect: how the station reaches the server, where that differs from\n"
    "--connect. --records here: it fetches those only who have trained there. --renew: a new password, and open again\n"
    "where it was closed.",
    addStation};
const Verb closeStationVerb{
    "close-station", "--connect C --title SEAT [--school SCHOOL]",
    "Its login is refused from now on. What it brought stays; what it still has goes on waiting there.", closeStation};
const Verb migrateVerb{
    "migrate", "--connect C",
    "Brings the schema up to date, all of it or nothing. Stations may go on meanwhile. A schema that a newer\n"
    "program made is left alone.",
    migrateSchool};
const Verb statusVerb{
    "status", "[--connect C] [--db FILE] [--station FILE]",
    "With a server: its schools, with their stations and when each was seen. Without: what this station is connected\n"
    "to, what waits to go out and since when.",
    schoolStatus};
const Verb backupVerb{
    "backup", "--connect C FILE",
    "Everything into one archive of pg_dump, and the roles, which such an archive has not, into FILE.roles.sql. The\n"
    "archive is read again before this says that it is well.",
    backUp};
const Verb eraseVerb{
    "erase", "--person ID --who NAME [--db FILE] | --connect C [--school SCHOOL]",
    "Erases a person for good. At a station it is ordered, and done there; the order goes to every other station. With\n"
    "--connect: throws away at the server what is there of everybody whose erasure was ordered; run it after each order, and\n"
    "again when every station has been there since. Seals stay, so that every chain still holds. Backups are older than this.",
    erasePeople};
const Verb checkVerb{
    "check", "--connect C [--school SCHOOL]",
    "Follows every chain and holds every record against its seal, as a station does that takes it in. Ends with 1\n"
    "where something is not as it was recorded.",
    checkSchool};
const Verb syncVerb{
    "sync", "[--db FILE] [--station FILE] [--keep-on]",
    "Takes what was recorded here to the school, and fetches what others recorded. The window does this by itself.\n"
    "--keep-on: again and again, soon after something was recorded and every half minute, until it is ended.",
    syncStation};

} // namespace pitwise::cli::school
