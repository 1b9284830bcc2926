// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_school [--stations N] [--answers N] [--batch N] [--people N] [--history N] [--json]: how many answers a second a
// school's server takes in from so many stations at once, with synchronous commits, and how long the page of a class takes
// from records of so many answers.
#include "core/records/bankcatalogue.h"
#include "core/rules/library.h"
#include "core/school/classfigures.h"
#include "tests/core/school/schoolfixture.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>

#include <barrier>
#include <thread>

using namespace pitwise;

namespace {

struct BenchOptions {
    int stations = 200, answers = 250, batch = 50, people = 300, history = 1'000;
    bool json = false;
};

/// All stations have answered, and then go to the school in the same instant.
double answersASecond(Cluster &cluster, const BenchOptions &options) {
    std::vector<school::StationFile> files;
    school::SchoolAdmin admin(cluster.owner());
    (void)admin.init(QStringLiteral("Harbour"));
    for (int i = 0; i < options.stations; ++i)
        files.push_back(admin.addStation({}, QStringLiteral("seat %1").arg(i), cluster.place(), false));
    std::barrier start(options.stations + 1);
    std::atomic<int> lost{0};
    std::vector<std::thread> stations;
    for (const school::StationFile &file : files)
        stations.emplace_back([&, file] {
            Station station;
            station.file = file;
            station.file.everybody = false;
            const Practising one = startPractice(*station.store);
            station.answer(one.session, 0, options.answers);
            start.arrive_and_wait();
            school::ReplicaOptions replica;
            replica.batch.lines = options.batch;
            for (int attempt = 0; attempt < 20; ++attempt)
                if (const auto done = station.sync(replica); done || !passes(done.error().kind))
                    break;
            const auto state = school::replicaState(*station.store);
            lost += state ? static_cast<int>(state->waiting.answers) : options.answers;
        });
    start.arrive_and_wait();
    QElapsedTimer timer;
    timer.start();
    for (std::thread &station : stations)
        station.join();
    const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    if (lost > 0)
        std::fprintf(stderr, "%d answers have not arrived\n", lost.load());
    return (options.stations * options.answers - lost) / seconds;
}

struct PageTime {
    qint64 answers = 0;
    double firstMs = 0, againMs = 0;
};

/// Answers as the page of a class reads them: their bodies are not looked at.
PageTime classPage(const QString &folder, const BenchOptions &options) {
    SetClock clock(testNow);
    const Library library = Library::shipped();
    const Catalogue catalogue = bankCatalogue(library);
    const auto store = std::move(Store::open(folder + QStringLiteral("/records.db"), clock)).value();
    const Connection &connection = store->connection();
    Transaction transaction(connection);
    Statement trainee =
        connection.prepare("INSERT INTO trainees (uuid, name, batch, pin_hash, created_ms) VALUES (?, ?, ?, x'', 0)");
    Statement session =
        connection.prepare("INSERT INTO sessions (uuid, trainee_id, kind, settings, plan, seed, planned, started_ms) "
                           "VALUES (?, ?, 'due', '{}', '[]', 0, 0, 0)");
    Statement answer = connection.prepare(
        "INSERT INTO answers (uuid, trainee_id, session_id, ordinal, at_ms, game, family, topic, clauses, wanted, outcome, "
        "misconception, taken_ms, target_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '', ?, ?, 4000, 8000)");
    std::vector<std::pair<CatalogueFamily, std::string>> asked;
    for (const Catalogue::Entry &entry : catalogue.clauses())
        for (const std::size_t asker : entry.askers)
            asked.emplace_back(catalogue.families()[asker], Catalogue::cited(entry.key, catalogue.families()[asker].game));
    Random random(20);
    for (int person = 0; person < options.people; ++person) {
        trainee.bind(QUuid::createUuid())
            .bind(QStringLiteral("Trainee %1").arg(person))
            .bind(QStringLiteral("Batch %1").arg(person / 30))
            .run();
        const std::int64_t traineeId = trainee.lastId();
        session.bind(QUuid::createUuid()).bind(traineeId).run();
        const std::int64_t sessionId = session.lastId();
        for (int i = 0; i < options.history; ++i) {
            const auto &[family, clause] = asked[random.below(static_cast<std::uint32_t>(asked.size()))];
            const bool right = random.below(100) < 80;
            answer.bind(QUuid::createUuid()).bind(traineeId).bind(sessionId).bind(i);
            answer.bind(testNow - 120 * testDay * (options.history - i) / options.history)
                .bind(family.game)
                .bind(family.family);
            answer.bind(family.topic).bind("[\"" + clause + "\"]").bind(std::string(right ? "right" : "wrong"));
            answer.bind(std::string(right ? "" : random.below(2) ? "misread" : "")).run();
        }
    }
    transaction.commit();
    PageTime time;
    time.answers = connection.number("SELECT count(*) FROM answers");
    const auto one = school::Classes(*store).find(QStringLiteral("Batch 3")).value().value();
    for (double *ms : {&time.firstMs, &time.againMs}) { // the first makes the caches that practice keeps up to date
        QElapsedTimer timer;
        timer.start();
        (void)school::classFigures(*store, catalogue, one, 5).value();
        *ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }
    return time;
}

} // namespace

int main(int argc, char *argv[]) {
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    BenchOptions options;
    const std::pair<const char *, int *> numbers[] = {{"stations", &options.stations},
                                                      {"answers", &options.answers},
                                                      {"batch", &options.batch},
                                                      {"people", &options.people},
                                                      {"history", &options.history}};
    for (const auto &[name, number] : numbers)
        parser.addOption({QString::fromLatin1(name), {}, QStringLiteral("n"), QString::number(*number)});
    parser.addOption(QCommandLineOption(QStringLiteral("json")));
    parser.process(application);
    for (const auto &[name, number] : numbers)
        *number = parser.value(QString::fromLatin1(name)).toInt();
    options.json = parser.isSet(QStringLiteral("json"));

    Cluster cluster;
    if (!cluster.make()) {
        std::fputs("PostgreSQL could not be started\n", stderr);
        return 1;
    }
    cluster.configure(
        "fsync = on\nsynchronous_commit = on\nmax_connections = 300\nshared_buffers = 256MB\nmax_wal_size = 4GB\n");
    cluster.stop("fast");
    if (!cluster.start())
        return 1;
    cluster.makeDatabase();
    const double rate = options.stations > 0 ? answersASecond(cluster, options) : 0;
    cluster.stop("fast");
    const QTemporaryDir folder;
    const PageTime page = options.people > 0 ? classPage(folder.path(), options) : PageTime();
    std::printf(
        options.json
            ? "{\"stations\":%d,\"answersASecond\":%.0f,\"answers\":%lld,\"firstMs\":%.1f,\"pageMs\":%.1f}\n"
            : "%d stations at once: %.0f answers a second\nclass of 30 in %lld answers: %.1f ms the first time, %.1f ms after\n",
        options.stations, rate, static_cast<long long>(page.answers), page.firstMs, page.againMs);
    return 0;
}
