// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
// bench_records [--json] [--answers N] [--trainees N] [--database FILE]
//
// How long the pages wait for their figures when a school has answered a million questions. One trainee has
// five times as many answers as the others, so that the busiest is seen too. With --database a file made
// before is used again.
#include "core/json/jsonwriter.h"
#include "core/records/store.h"
#include "core/rules/library.h"
#include "core/statistics/progressfigures.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <unistd.h>

using namespace pitwise;

namespace {

constexpr UtcMs now = 1'794'816'000'000; // 2026-11-16
constexpr double limitMs = 100;

struct Timing {
    std::string name;
    std::vector<double> ms;
    [[nodiscard]] double at(double part) const {
        std::vector<double> sorted = ms;
        std::sort(sorted.begin(), sorted.end());
        return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
    }
};

double residentMb() {
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * static_cast<double>(::sysconf(_SC_PAGESIZE)) / (1024 * 1024);
}

/// Every testable clause of every document, eight to a family: more than any bank asks for.
Catalogue wholeCatalogue() {
    static constexpr const char *topics[] = {"payouts", "permissions", "irregularities", "control", "procedure"};
    const Library library = Library::shipped();
    std::vector<CatalogueFamily> families;
    std::vector<ClauseKey> order;
    for (const std::string &document : library.documents()) {
        const Rulebook &book = *library.find(document);
        std::size_t here = 0;
        for (std::size_t i = 0; i < book.ownClauses; ++i) {
            if (!book.clauses[i].testable)
                continue;
            if (here++ % 8 == 0)
                families.push_back({document, "family-" + std::to_string(here / 8), topics[here / 8 % 5], {}, 8000});
            families.back().clauses.push_back(book.clauses[i].id);
            order.push_back({document, book.clauses[i].id});
        }
    }
    return Catalogue(std::move(families), order);
}

/// Fills the tables within SQLite, without the store's own writer: only here, for its speed.
void generate(Store &store, const Catalogue &catalogue, int trainees, int answers) {
    const Connection &db = store.connection();
    db.exec("PRAGMA synchronous = OFF");
    db.exec("CREATE TEMP TABLE pool (k INTEGER PRIMARY KEY, game TEXT, family TEXT, topic TEXT, document "
            "TEXT, clause TEXT, clauses TEXT)");
    {
        Statement add = db.prepare("INSERT INTO pool (game, family, topic, document, clause, clauses, k) "
                                   "VALUES (?, ?, ?, ?, ?, ?, ?)");
        int k = 0;
        for (const CatalogueFamily &family : catalogue.families())
            for (const std::string &clause : family.clauses) {
                const ClauseKey key = clauseKey(family.game, clause);
                const std::string &besides = family.clauses[static_cast<std::size_t>(k) % family.clauses.size()];
                add.bind(family.game)
                    .bind(family.family)
                    .bind(family.topic)
                    .bind(key.document)
                    .bind(key.clause)
                    .bind("[\"" + clause + "\",\"" + besides + "\"]")
                    .bind(k++)
                    .run();
            }
    }
    const int each = answers / (trainees + 4); // the first has five times as many
    Transaction transaction(db);
    for (int t = 1; t <= trainees; ++t)
        db.prepare("INSERT INTO trainees (uuid, name, batch, pin_hash, created_ms) VALUES "
                   "(CAST(printf('t%015d', ?) AS BLOB), ?, ?, x'', ?)")
            .bind(t)
            .bind("Trainee " + std::to_string(t))
            .bind("Batch " + std::to_string(t / 20))
            .bind(now - 400 * UtcMs{86'400'000})
            .run();
    // Sessions of 20 questions, spread evenly over 300 days up to now.
    db.exec(QStringLiteral("CREATE TEMP TABLE plan AS SELECT id AS trainee, CASE id WHEN 1 THEN %1 ELSE %2 END AS n, "
                           "CASE id WHEN 1 THEN 0 ELSE %1 + (id - 2) * %2 END AS base FROM trainees")
                .arg(answers - each * (trainees - 1))
                .arg(each));
    db.exec(QStringLiteral("CREATE TEMP TABLE given AS WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + "
                           "1 FROM n WHERE i < "
                           "(SELECT max(n) FROM plan) - 1) SELECT trainee, i, base + i AS g, %1 - CAST((n - "
                           "i) * (300.0 * 86400000 / n) AS INTEGER) AS at "
                           "FROM plan JOIN n ON i < n ORDER BY trainee, i")
                .arg(now));
    db.exec("INSERT INTO sessions (id, uuid, trainee_id, kind, settings, plan, seed, planned, started_ms) "
            "SELECT trainee * 1000000 + i / 20, CAST(printf('s%015d', trainee * 1000000 + i / 20) AS BLOB), "
            "trainee, 'due', '{}', '[]', g, 20, at FROM given WHERE i % 20 = 0");
    db.exec("INSERT INTO session_events (session_id, kind, at_ms) SELECT id, 'ended', started_ms + 600000 "
            "FROM sessions");
    const QString pick = QStringLiteral("((g * 2654435761) >> 8) %% (SELECT count(*) FROM pool)")
                             .replace(QLatin1String("%%"), QLatin1String("%"));
    db.exec(QStringLiteral("INSERT INTO answers (id, uuid, trainee_id, session_id, ordinal, at_ms, game, "
                           "family, topic, clauses, wanted, outcome, breakdown, "
                           "misconception, taken_ms, target_ms) SELECT g + 1, CAST(printf('a%015d', g) AS "
                           "BLOB), trainee, trainee * 1000000 + i / 20, i % 20, at, "
                           "game, family, topic, clauses, '', CASE WHEN (g * 40503 >> 4) % 100 < 82 THEN "
                           "'right' ELSE 'wrong' END, NULL, '', "
                           "2500 + (g * 7919 >> 3) % 9000, 8000 FROM given JOIN pool ON k = ") +
            pick);
    db.exec(QStringLiteral("INSERT INTO asked_clauses SELECT trainee, document, clause, g + 1 FROM given "
                           "JOIN pool ON k = ") +
            pick);
    db.exec("INSERT INTO answer_bodies SELECT id, id, game || '@5', '{}', '1', "
            "'{\"id\":\"' || id || '\",\"round\":\"' || hex(zeroblob(300)) || '\"}', "
            "'{\"type\":\"amount\",\"cents\":37500}', '{\"outcome\":\"right\"}' FROM answers");
    transaction.commit();
    db.exec("DROP TABLE given");
    db.exec("PRAGMA synchronous = FULL");
    (void)store.learners().rebuildAll().value();
    db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
}

class Bench {
public:
    Bench(QString path, const Catalogue &catalogue) : m_path(std::move(path)), m_catalogue(catalogue) {}

    /// Runs every page for every `step`-th trainee, the busiest among them; opens the file anew for each, as
    /// a start of the trainer does.
    void run(int trainees, int step) {
        for (int t = 0; t < trainees; t += step) {
            std::unique_ptr<Store> store;
            time("open", [&] { store = std::move(Store::open(m_path, m_clock)).value(); });
            if (m_ids.empty()) {
                for (const Trainee &trainee : store->roster().all().value())
                    m_ids.push_back(trainee.id);
                std::sort(m_ids.begin(), m_ids.end()); // the busiest has the lowest
            }
            const TraineeId id = m_ids[static_cast<std::size_t>(t)];
            time("home", [&] {
                const Learner learner = store->learners().learner(id).value();
                (void)homeFigures(learner, m_catalogue, m_settings, store->moment());
                (void)store->sessions().unfinished(id).value();
                const std::vector<Session> last = store->sessions().latest(id, 1).value();
                (void)store->answers().ofSession(last.front().id).value();
            });
            time("progress", [&] {
                const Moment moment = store->moment();
                const Learner learner = store->learners().learner(id).value();
                const DayTallies tallies = store->learners().tallies(id, moment.today() - 7 * 8, moment.today()).value();
                (void)progressFigures(learner, tallies, m_catalogue, "lucky8", m_settings, moment);
            });
            time("next question", [&] {
                const Learner learner = store->learners().learner(id).value();
                std::vector<PlanItem> served;
                if (auto item = chooseNext(learner, m_catalogue, m_settings, store->moment(), 42, served))
                    served.push_back(*item);
            });
            time("clause history", [&] { (void)store->answers().ofClause(id, {"lucky8", "3.34"}, 20).value(); });
            SessionStart start;
            start.trainee = id;
            start.kind = "due";
            const SessionId session = store->sessions().start(start).value();
            NewAnswer answer;
            answer.session = session;
            answer.fact = {0, "lucky8", "bench", "payouts", {"3.34"}, {}, Outcome::Right, {}, {}, 5000, 8000};
            answer.question = "{\"round\":\"" + QByteArray(600, '0') + "\"}";
            answer.answer = answer.verdict = "{}";
            time("record an answer", [&] { (void)store->answers().append(answer).value(); });
        }
    }
    [[nodiscard]] const std::vector<Timing> &timings() const { return m_timings; }

private:
    void time(const char *name, const std::function<void()> &work) {
        QElapsedTimer timer;
        timer.start();
        work();
        const double ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        auto it =
            std::find_if(m_timings.begin(), m_timings.end(), [&](const Timing &timing) { return timing.name == name; });
        if (it == m_timings.end())
            it = m_timings.insert(m_timings.end(), Timing{name, {}});
        it->ms.push_back(ms);
    }

    QString m_path;
    const Catalogue &m_catalogue;
    SetClock m_clock{now};
    PracticeSettings m_settings;
    std::vector<TraineeId> m_ids;
    std::vector<Timing> m_timings;
};

} // namespace

int main(int argc, char *argv[]) {
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addOptions({{QStringLiteral("json"), {}},
                       {QStringLiteral("answers"), {}, QStringLiteral("number"), QStringLiteral("1000000")},
                       {QStringLiteral("trainees"), {}, QStringLiteral("number"), QStringLiteral("200")},
                       {QStringLiteral("database"), {}, QStringLiteral("file")}});
    parser.process(application);
    const int trainees = std::max(2, parser.value(QStringLiteral("trainees")).toInt());
    const int answers = std::max(trainees * 100, parser.value(QStringLiteral("answers")).toInt());
    const QTemporaryDir folder;
    const QString path = parser.isSet(QStringLiteral("database")) ? parser.value(QStringLiteral("database"))
                                                                  : folder.filePath(QStringLiteral("records.db"));
    const Catalogue catalogue = wholeCatalogue();
    const SetClock clock(now);
    QElapsedTimer timer;
    timer.start();
    {
        const auto store = std::move(Store::open(path, clock)).value();
        if (store->connection().number("SELECT count(*) FROM trainees") == 0)
            generate(*store, catalogue, trainees, answers);
    }
    const double generateS = static_cast<double>(timer.elapsed()) / 1000;

    Bench bench(path, catalogue);
    bench.run(trainees, std::max(1, trainees / 20)); // warms up what stays: libraries, the allocator
    const double before = residentMb();
    bench.run(trainees, 1);
    const double after = residentMb();

    bool within = after - before < 8; // flat
    for (const Timing &timing : bench.timings())
        if (timing.name == "home" || timing.name == "progress" || timing.name == "next question")
            within &= timing.at(0.95) < limitMs;
    if (parser.isSet(QStringLiteral("json"))) {
        std::string out;
        JsonWriter json(out);
        json.beginObject()
            .member("bench", "records")
            .member("answers", answers)
            .member("trainees", trainees)
            .key("ms")
            .beginObject();
        for (const Timing &timing : bench.timings())
            json.key(timing.name)
                .beginObject()
                .key("median")
                .real(timing.at(0.5), 4)
                .key("p95")
                .real(timing.at(0.95), 4)
                .key("max")
                .real(timing.at(1), 4)
                .endObject();
        json.endObject()
            .key("memoryMb")
            .real(after, 4)
            .key("memoryGrowthMb")
            .real(after - before, 3)
            .member("within", within)
            .endObject();
        std::printf("%s\n", out.c_str());
    } else {
        std::printf("records: %d answers of %d trainees, %.0f MB, made in %.0f s\n\n%-18s %9s %9s %9s\n", answers, trainees,
                    static_cast<double>(QFile(path).size()) / 1e6, generateS, "", "median", "95 %", "worst");
        for (const Timing &timing : bench.timings())
            std::printf("%-18s %6.1f ms %6.1f ms %6.1f ms\n", timing.name.c_str(), timing.at(0.5), timing.at(0.95),
                        timing.at(1));
        std::printf("\nmemory %.1f MB, grew by %.1f MB over %d trainees; home, progress and next question "
                    "are to stay under %.0f ms: %s\n",
                    after, after - before, trainees, limitMs, within ? "they do" : "THEY DO NOT");
    }
    return within ? 0 : 1;
}
