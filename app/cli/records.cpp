// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/rulebooks.h"
#include "core/json/jsonwriter.h"
#include "core/records/backup.h"
#include "core/records/bankcatalogue.h"
#include "core/records/exchange.h"
#include "core/records/practicejson.h"
#include "core/security/safefile.h"
#include "core/statistics/homefigures.h"

#include <QCommandLineParser>
#include <QDateTime>
#include <QFile>

#include <cstdio>

namespace pitwise::cli {
namespace {

/// A StoreError as main() reports refusals.
template <typename T> T need(Stored<T> result) {
    if (!result)
        throw Refusal{errorText(result.error()), {}, {}};
    return std::move(result).value();
}

struct Request {
    QString action;
    QStringList files;
    QString database;
    QString trainee;
    QString format;
    QString out;
    QString noted;
};

Request readRequest(const QStringList &arguments) {
    QCommandLineParser parser;
    parser.addOptions({{QStringLiteral("db"), {}, QStringLiteral("file")},
                       {QStringLiteral("trainee"), {}, QStringLiteral("name")},
                       {QStringLiteral("format"), {}, QStringLiteral("json|csv")},
                       {QStringLiteral("out"), {}, QStringLiteral("file")},
                       {QStringLiteral("noted"), {}, QStringLiteral("head")}});
    if (!parser.parse(QStringList{QStringLiteral("records")} + arguments))
        throw Refusal{parser.errorText().toStdString(), {}, {}};
    QStringList words = parser.positionalArguments();
    if (words.isEmpty())
        throw Refusal{
            "what shall be done? list, export, import, backup, restore, removed, bring-back, stats or check; see --help",
            {},
            {}};
    Request request;
    request.action = words.takeFirst();
    request.files = words;
    request.database = parser.isSet(QStringLiteral("db")) ? parser.value(QStringLiteral("db")) : defaultRecordsPath();
    request.trainee = parser.value(QStringLiteral("trainee"));
    request.format = parser.value(QStringLiteral("format"));
    request.out = parser.value(QStringLiteral("out"));
    request.noted = parser.value(QStringLiteral("noted"));
    return request;
}

QString oneFile(const Request &request) {
    if (request.files.size() != 1)
        throw Refusal{request.action.toStdString() + " needs one file", {}, {}};
    return request.files.first();
}

bool isTable(const Request &request, const QString &file) {
    if (!request.format.isEmpty() && request.format != QLatin1String("json") && request.format != QLatin1String("csv"))
        throw Refusal{"json or csv", "--format", {}};
    return request.format == QLatin1String("csv") ||
           (request.format.isEmpty() && file.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive));
}

/// By id, or by name where only one trainee has it; all of them where nothing is asked for.
std::vector<Trainee> chosenTrainees(Store &store, const QString &wanted) {
    std::vector<Trainee> all = need(store.roster().all());
    if (wanted.isEmpty())
        return all;
    std::erase_if(all, [&wanted](const Trainee &trainee) {
        return trainee.id.toString(QUuid::WithoutBraces) != wanted && trainee.name.compare(wanted, Qt::CaseInsensitive) != 0;
    });
    if (all.empty())
        throw Refusal{"there is no trainee \"" + wanted.toStdString() + '"', "--trainee", {}};
    if (all.size() > 1)
        throw Refusal{"several trainees have that name; take the id that 'records list' shows", "--trainee", {}};
    return all;
}

std::string idText(const QUuid &id) {
    return id.toString(QUuid::WithoutBraces).toStdString();
}

void print(const std::string &line) {
    std::fwrite(line.data(), 1, line.size(), stdout);
    std::fputc('\n', stdout);
}

template <typename F> void printObject(F &&fill) {
    std::string line;
    JsonWriter json(line);
    json.beginObject();
    fill(json);
    json.endObject();
    print(line);
}

int list(const Request &request, const Clock &clock) {
    const auto store = need(Store::openReadOnly(request.database, clock));
    for (const Trainee &trainee : chosenTrainees(*store, request.trainee)) {
        const Roster::Belongings belongings = need(store->roster().belongings(trainee.id));
        printObject([&](JsonWriter &json) {
            json.member("id", idText(trainee.id))
                .member("name", trainee.name.toStdString())
                .member("batch", trainee.batch.toStdString());
            json.member("sessions", belongings.sessions)
                .member("answers", belongings.answers)
                .member("queries", belongings.queries);
        });
    }
    return Ok;
}

int exportRecords(const Request &request, const Clock &clock) {
    const auto store = need(Store::openReadOnly(request.database, clock));
    const std::vector<Trainee> trainees = chosenTrainees(*store, request.trainee);
    if (trainees.size() != 1)
        throw Refusal{"whose records? one trainee at a time; 'backup' takes everything", "--trainee", {}};
    const bool table = isTable(request, request.out);
    const auto write = [&](QIODevice &out) {
        (void)need(table ? exportCsv(*store, trainees.front().id, out) : exportJson(*store, trainees.front().id, out));
    };
    if (!request.out.isEmpty()) {
        security::NewFile out(request.out, {.over = security::FileMark()});
        write(out);
        out.commit();
        return Ok;
    }
    QFile out;
    if (!out.open(stdout, QIODevice::WriteOnly))
        throw Refusal{out.errorString().toStdString(), {}, {}};
    write(out);
    if (!out.flush())
        throw security::NotWritten{{"the output could not be written: " + out.errorString().toStdString(), {}, {}}};
    return Ok;
}

int importRecords(const Request &request, const Clock &clock) {
    QFile in(oneFile(request));
    if (!in.open(QIODevice::ReadOnly))
        throw Refusal{in.errorString().toStdString(), in.fileName().toStdString(), {}};
    const auto store = need(Store::open(request.database, clock));
    const Stored<RecordCounts> counts = isTable(request, in.fileName()) ? importCsv(*store, in) : importJson(*store, in);
    if (!counts) {
        std::fprintf(stderr, "pitwise-cli records: %s: %s; nothing was taken in\n", qPrintable(in.fileName()),
                     errorText(counts.error()).c_str());
        return Refused;
    }
    printObject([&](JsonWriter &json) {
        json.member("trainees", counts->trainees).member("sessions", counts->sessions).member("answers", counts->answers);
        json.member("queries", counts->queries).member("known", counts->known).member("unsealed", counts->unsealed);
    });
    return Ok;
}

int backUpRecords(const Request &request, const Clock &clock) {
    const QString file = oneFile(request);
    if (!QFile::exists(request.database))
        throw Refusal{"there are no records yet", request.database.toStdString(), {}};
    const auto store = need(Store::open(request.database, clock));
    (void)need(backUp(*store, file));
    printObject([&](JsonWriter &json) { json.member("backup", file.toStdString()); });
    return Ok;
}

int restoreRecords(const Request &request, const Clock &clock) {
    const QString backup = oneFile(request);
    const Stored<QString> restored = restore(backup, request.database, clock);
    if (!restored && restored.error().kind == StoreErrorKind::Corrupt)
        throw Refusal{"is no backup, or a damaged one; nothing was restored", backup.toStdString(), {}};
    const QString replaced = need(restored);
    printObject([&](JsonWriter &json) {
        json.member("restored", request.database.toStdString());
        if (!replaced.isEmpty())
            json.member("replacedKeptAt", replaced.toStdString());
    });
    return Ok;
}

std::string dayText(UtcMs ms) {
    return QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(Qt::ISODate).toStdString();
}

int removed(const Request &request, const Clock &clock) {
    const auto store = need(Store::openReadOnly(request.database, clock));
    for (const Roster::Removed &one : need(store->roster().removed()))
        printObject([&](JsonWriter &json) {
            json.member("id", idText(one.trainee.id))
                .member("name", one.trainee.name.toStdString())
                .member("batch", one.trainee.batch.toStdString())
                .member("answers", one.belongings.answers);
            json.member("removed", dayText(one.removedMs)).member("keptUntil", dayText(one.keptUntilMs));
        });
    return Ok;
}

int bringBack(const Request &request, const Clock &clock) {
    const auto store = need(Store::open(request.database, clock));
    for (const Roster::Removed &one : need(store->roster().removed()))
        if (one.trainee.id.toString(QUuid::WithoutBraces) == request.trainee) {
            (void)need(store->roster().restore(one.trainee.id));
            printObject([&](JsonWriter &json) {
                json.member("id", idText(one.trainee.id))
                    .member("name", one.trainee.name.toStdString())
                    .member("answers", one.belongings.answers);
            });
            return Ok;
        }
    throw Refusal{"is none of those removed; take the id that 'records removed' shows", "--trainee", {}};
}

int stats(const Request &request, const Clock &clock) {
    const auto store = need(Store::openReadOnly(request.database, clock));
    const Library library = openLibrary();
    const Catalogue catalogue = bankCatalogue(library);
    for (const Trainee &trainee : chosenTrainees(*store, request.trainee)) {
        const Learner learner = need(store->learners().learner(trainee.id));
        const PracticeSettings settings = trainingSettings(store->roster(), trainee.id);
        const HomeFigures figures = homeFigures(learner, catalogue, settings, store->moment());
        printObject([&](JsonWriter &json) {
            json.member("id", idText(trainee.id))
                .member("name", trainee.name.toStdString())
                .member("batch", trainee.batch.toStdString());
            json.member("due", figures.due.returning()).member("new", figures.due.fresh).key("games").beginArray();
            for (const GameFigures &game : figures.games) {
                json.beginObject().member("game", game.game).member("readiness", game.readiness.score);
                json.member("mastered", game.mastered).member("clauses", game.clauses);
                json.member("right", game.right.hits).member("of", game.right.of);
                json.key("rightFrom").real(game.right.low, 4).key("rightTo").real(game.right.high, 4);
                json.member("medianMs", game.speed.medianMs)
                    .member("due", game.due.returning())
                    .member("weakFamily", game.weakFamily)
                    .endObject();
            }
            json.endArray();
        });
    }
    return Ok;
}

/// `--noted 1840:5f3a…`, as an earlier check printed it.
std::vector<JournalHead> notedHeads(const Request &request) {
    if (request.noted.isEmpty())
        return {};
    bool isNumber = false;
    const qint64 seq = request.noted.section(u':', 0, 0).toLongLong(&isNumber);
    const QByteArray hex = request.noted.section(u':', 1).toLatin1();
    const QByteArray digest = QByteArray::fromHex(hex);
    if (!isNumber || digest.size() != 32 || digest.toHex() != hex)
        throw Refusal{"is no head; take the one that an earlier 'records check' printed", "--noted", {}};
    return {{{}, seq, digest}};
}

int check(const Request &request, const Clock &clock) {
    const auto store = need(Store::openReadOnly(request.database, clock));
    const std::vector<QString> problems = need(store->problems(notedHeads(request)));
    for (const QString &problem : problems)
        printObject([&](JsonWriter &json) { json.member("problem", problem.toStdString()); });
    if (problems.empty())
        printObject([&](JsonWriter &json) {
            const JournalHead head = headOf(store->connection());
            json.member("ok", true).member("answers", store->connection().number("SELECT count(*) FROM answers"));
            json.member("head", std::to_string(head.seq) + ':' + head.digest.toHex().toStdString());
        });
    return problems.empty() ? Ok : Refused;
}

int run(const QStringList &arguments) {
    const Request request = readRequest(arguments);
    const SystemClock clock;
    struct Action {
        const char *name;
        int (*run)(const Request &, const Clock &);
    };
    static constexpr Action actions[] = {{"list", list},
                                         {"export", exportRecords},
                                         {"import", importRecords},
                                         {"backup", backUpRecords},
                                         {"restore", restoreRecords},
                                         {"removed", removed},
                                         {"bring-back", bringBack},
                                         {"stats", stats},
                                         {"check", check}};
    for (const Action &action : actions)
        if (request.action == QLatin1String(action.name))
            return action.run(request, clock);
    throw Refusal{"there is no 'records " + request.action.toStdString() + "'; see --help", {}, {}};
}

} // namespace

const Command recordsCommand{
    "records",
    "list|export|import|backup|restore|removed|bring-back|stats|check [FILE] [--db FILE] [--trainee NAME|ID] [--format "
    "json|csv] [--out FILE] [--noted HEAD]",
    "trainees' records: looks at them, takes them out, brings them in, keeps them safe",
    "\nlist                who trains, with how much is recorded\n"
    "export              one trainee's records (--trainee) to standard output or --out: JSON lines with "
    "everything,\n"
    "                    or the answers as a table (--format csv)\n"
    "import FILE         takes an export in, merging by record; all of it or nothing\n"
    "backup FILE         everything into one file, looked through before it takes its name\n"
    "restore FILE        puts a backup in place; the records it replaces are kept beside it. Close the "
    "trainer first\n"
    "removed             who was removed and can still be brought back, for thirty days\n"
    "bring-back          one of them (--trainee ID) with all records\n"
    "stats               what is due and how ready each trainee is, one a line\n"
    "check               looks through the whole file, and whether every record is as it was sealed when it was recorded;\n"
    "                    exit status 1 where something is wrong. It prints the head of the seals: note it elsewhere, and\n"
    "                    --noted HEAD shows later that nothing before it was taken off or made anew\n"
    "\n--db FILE           the database; else PITWISE_RECORDS, else records.db in the user's data "
    "directory\n",
    run};

} // namespace pitwise::cli
