// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
// A day's work at one data folder, step by step: scripted_day FOLDER STEP, or FOLDER verify FILE.
//
// Before something is changed it says `try KEY VALUE`, and `done KEY VALUE` once the call has returned. A refusal is said on
// standard error and ends it with 1. `verify` reads such lines and looks whether every KEY is what was last done, or what
// was tried since; it ends with 1 and says what is missing where that is not so.
#include "app/settings/inifile.h"
#include "core/exam/badge.h"
#include "core/exam/examshelf.h"
#include "core/exam/keyfile.h"
#include "core/exam/marking.h"
#include "core/exam/resultfile.h"
#include "core/people/people.h"
#include "core/records/backup.h"
#include "core/records/exchange.h"
#include "core/records/schema.h"
#include "core/scenario/packshelf.h"
#include "core/security/cipher.h"
#include "tests/core/records/recordsfixture.h"
#include "tests/exam/examfixture.h"
#include "words/words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QProcess>

#include <cstdio>
#include <unistd.h>

using namespace pitwise;
using exam::IssuerKey;
using security::StretchCost;

namespace {

void say(const char *what, const QString &key, const QString &value) {
    const QByteArray line = QByteArray(what) + ' ' + key.toUtf8() + ' ' + value.toUtf8() + '\n';
    if (::write(STDOUT_FILENO, line.constData(), static_cast<std::size_t>(line.size())) != line.size())
        ::_exit(9);
}

template <typename T> T need(Stored<T> stored) {
    if (!stored)
        throw Refusal{errorText(stored.error()), "records", {}};
    return std::move(stored).value();
}

QString digestOf(const QString &path) {
    return QFile::exists(path) ? QString::fromLatin1(security::digest(security::readFile(path)).toHex())
                               : QStringLiteral("none");
}

constexpr const char *passphrases[] = {"first passphrase", "second passphrase"};

/// The places of a data folder.
struct DayAt {
    QString folder;
    SetClock clock{testNow};
    Library library = Library::shipped();

    [[nodiscard]] QString at(const char *name) const { return folder + u'/' + QString::fromLatin1(name); }
    [[nodiscard]] QString records() const { return at("records.db"); }
    [[nodiscard]] people::People people() const { return people::People(at("people.json"), StretchCost::least()); }
    [[nodiscard]] PackShelf packs() const { return PackShelf(at("packs"), library); }
    [[nodiscard]] exam::ExamShelf exams() const { return exam::ExamShelf(at("exams")); }
    [[nodiscard]] std::unique_ptr<Store> store() const { return need(Store::open(records(), clock)); }

    template <typename F> void attempt(const QString &key, const QString &value, F &&work) const {
        say("try", key, value);
        work();
        say("done", key, value);
    }
    void write(const char *name, const QByteArray &bytes, const security::Writing &how = {}) const {
        attempt(QStringLiteral("file:") + QString::fromLatin1(name), QString::fromLatin1(security::digest(bytes).toHex()),
                [&] { security::writeFile(at(name), bytes, how); });
    }
    [[nodiscard]] IssuerKey key() const {
        for (const char *passphrase : passphrases)
            if (auto key = IssuerKey::open(security::readFile(exams().keyFile()), passphrase))
                return std::move(*key);
        throw Refusal{"no passphrase opens it", exams().keyFile().toStdString(), {}};
    }
};

Scenario lateBet(const char *id, const QString &title) {
    Scenario scenario;
    scenario.id = id;
    scenario.version = 1;
    scenario.game = "lucky8";
    scenario.title = title;
    scenario.story = QStringLiteral("You have called “No more bets”, and a player adds chips.");
    scenario.incident = ScenarioIncident{"late-bet", {{QStringLiteral("what"), QStringLiteral("increased")}}};
    scenario.ask = Ask{AskKind::Ruling};
    return scenario;
}

void must(const Phrase &problem) {
    if (!problem.isEmpty())
        throw Refusal{Words::english().say(problem).toStdString(), {}, {}};
}

// ---------------------------------------------------------------- the day

void settings(DayAt &day) {
    IniFile file(day.at("settings.ini"));
    for (const int size : {120, 150})
        day.attempt(QStringLiteral("setting:look/textSize"), QString::number(size),
                    [&] { file.set(QStringLiteral("look/textSize"), size); });
}

void staff(DayAt &day) {
    people::People people = day.people();
    const auto id = [](int n) { return QStringLiteral("lim-%1").arg(n); };
    int n = 0;
    while (people.find(id(n)))
        ++n;
    day.attempt(QStringLiteral("person:") + id(n), QStringLiteral("here"),
                [&] { people.add(id(n), QStringLiteral("Lim"), people::Role::Examiner, "471093"); });
    // Every try is counted on disk: the list must not get less by one.
    (void)people.check(id(n), "902174", testNow);
    (void)people.check(id(n), "471093", testNow);
}

void practise(DayAt &day) {
    const auto store = day.store();
    const Trainee mei = need(store->roster().add(QStringLiteral("Mei"), {}));
    const QString name = mei.id.toString(QUuid::WithoutBraces);
    say("done", QStringLiteral("trainee:") + name, QStringLiteral("here"));
    const SessionId session = need(store->sessions().start({.trainee = mei.id, .kind = "due", .settings = "{}"}));
    AnswerId last;
    for (int i = 0; i < 3; ++i) {
        last = need(store->answers().append(sampleAnswer(session, i)));
        say("done", QStringLiteral("answer:") + last.toString(QUuid::WithoutBraces), QStringLiteral("here"));
    }
    (void)need(store->sessions().pause(session));
    (void)need(store->queries().ask(mei.id, last, QStringLiteral("Really?")));
    (void)need(store->house().decide("limits", "{}", QStringLiteral("Lim")));
    day.attempt(QStringLiteral("trainee:") + name, QStringLiteral("removed"),
                [&] { (void)need(store->roster().remove(mei.id)); });
    day.attempt(QStringLiteral("trainee:") + name, QStringLiteral("here"),
                [&] { (void)need(store->roster().restore(mei.id)); });
}

void author(DayAt &day) {
    PackShelf shelf = day.packs();
    std::string pack = "night-shift";
    if (shelf.read(pack).pack.title.isEmpty()) {
        const auto made = shelf.create(QStringLiteral("Night shift"), QStringLiteral("Lim"));
        must(made ? Phrase() : made.error());
        pack = *made;
    }
    for (const char *title : {"A draft", "A draft may change"})
        day.attempt(QStringLiteral("scenario:one"), QString::fromLatin1(title),
                    [&] { must(shelf.save(pack, lateBet("one", QString::fromLatin1(title)))); });
    day.attempt(QStringLiteral("scenario:two"), QStringLiteral("Two"),
                [&] { must(shelf.save(pack, lateBet("two", QStringLiteral("Two")))); });
    day.attempt(QStringLiteral("assigned:") + QString::fromStdString(pack), QStringLiteral("here"),
                [&] { must(shelf.assign(pack, true)); });
    const House house;
    say("try", QStringLiteral("file:night.pitwise"), QStringLiteral("*"));
    must(shelf.exportTo(pack, day.at("night.pitwise"), house));
    say("done", QStringLiteral("file:night.pitwise"), digestOf(day.at("night.pitwise")));
    must(shelf.remove(pack, "two"));
    must([&] { // removed, so that it is in the bin; and back again
        for (const Removed &one : shelf.bin().all())
            if (one.title == QLatin1String("Two")) {
                shelf.bin().restore(one.id);
                break;
            }
        return Phrase();
    }());
    if (const auto report = shelf.import(day.at("night.pitwise"), house); !report)
        must(problemText(report.error().front()));
    security::makeFolder(day.at("drafts"));
    day.write("drafts/one.json", "{\"draft\": 1}");
}

void issue(DayAt &day) {
    exam::ExamShelf shelf = day.exams();
    const QString path = shelf.keyFile(), name = QStringLiteral("key:exams/issuer.pitkey");
    if (!QFile::exists(path)) {
        const IssuerKey made = IssuerKey::make(QStringLiteral("Academy"));
        day.attempt(name, made.issuer().fingerprint(),
                    [&] { exam::keepKey(path, made.sealed(passphrases[0], StretchCost::least())); });
    }
    const IssuerKey key = day.key();
    exam::replaceKey(path, key.sealed(passphrases[1], StretchCost::least()));
    (void)exam::openKey(path, passphrases[1]);
    const exam::Blueprint kept = shelf.keep(exam::smallBlueprint());
    say("done", QStringLiteral("blueprint:") + kept.id, QString::number(kept.version));
    QString id = QStringLiteral("autumn");
    for (int n = 2; shelf.hasExam(id); ++n)
        id = QStringLiteral("autumn-%1").arg(n);
    exam::PlannedExam planned;
    planned.id = id;
    planned.blueprint = kept.id;
    planned.version = kept.version;
    planned.candidates = exam::roomOf(2);
    planned.madeMs = testNow;
    day.attempt(QStringLiteral("exam:") + id, QStringLiteral("planned"), [&] { shelf.keep(planned); });
    const exam::FakeBank bank;
    const QByteArray file = sealExam(id, kept, bank, 42, planned.candidates, key, exam::releasePin, StretchCost::least());
    const exam::FormMaker maker(kept, bank, 42);
    day.attempt(QStringLiteral("exam:") + id, QStringLiteral("sealed"), [&] {
        shelf.keepSealed(planned, file, 42, {maker.make(0).form, maker.make(1).form}, key, testNow);
    });
    security::makeFolder(day.at("sittings"));
    day.write("sittings/exam.pitexam", file, {.readers = security::Readers::Everyone});
}

void sit(DayAt &day) {
    exam::HandClock clock;
    const exam::FakeBank bank;
    const QString folder = day.at("sittings");
    const QByteArray bytes = security::readFile(day.at("sittings/exam.pitexam"));
    const exam::ExamFile file(bytes);
    auto released = exam::released(bytes, day.key(), file.candidates().first());
    const exam::SittingPlace place{folder, file.exam(), released.candidate.number};
    exam::Sitting sitting = place.wasStarted()
                                ? exam::Sitting::resume(std::move(released), bank, clock, folder, QStringLiteral("goh"))
                                : exam::Sitting::start(std::move(released), bank, clock, folder, QStringLiteral("goh"), {});
    if (sitting.state().phase() != exam::SittingPhase::Finished) {
        for (int i = 0; i < static_cast<int>(sitting.state().questions().size()); ++i) {
            if (sitting.state().questions()[static_cast<std::size_t>(i)].answered)
                continue; // before the disk failed
            if (i != sitting.state().current())
                sitting.show(i);
            clock.pass(1'490);
            sitting.tick();
            const QString name = QStringLiteral("sitting:%1/%2").arg(file.exam()).arg(i);
            const QJsonObject answer = exam::FakeBank::rightAnswer(sitting.question(i));
            day.attempt(name, QString::number(answer.value(QLatin1String("cents")).toInt()),
                        [&] { sitting.answer(answer); });
        }
        sitting.finish();
    }
    security::writeFile(place.resultFile(), sitting.result(), {security::Readers::Everyone});
    say("done", QStringLiteral("result:") + place.resultFile(), QStringLiteral("here"));
}

void mark(DayAt &day) {
    const IssuerKey key = day.key();
    const exam::FakeBank bank;
    const exam::ExamFile exam(security::readFile(day.at("sittings/exam.pitexam")));
    const QString file = exam::SittingPlace{day.at("sittings"), exam.exam(), exam.candidates().first()}.resultFile();
    if (!QFile::exists(file))
        return; // the day ended before anybody sat
    const QByteArray result = security::readFile(file);
    const exam::SatExam sat = openResult(result, key);
    (void)day.exams().keepResult(sat.exam, sat.candidate.number, result);
    const exam::MarkedExam marked = markExam(sat, bank);
    security::makeFolder(day.at("marks"));
    day.write("marks/0417.pitmark", signMark(sat, marked, key, testNow));
    day.write("marks/0417-certificate.pdf", QByteArray(30'000, 'c'));
    day.write("marks/0417.badge.jwt", makeBadge(sat, marked, key));
}

void exchange(DayAt &day) {
    const QString backup = day.at("backup.db");
    {
        const auto store = day.store();
        (void)need(backUp(*store, backup));
        say("done", QStringLiteral("database:backup.db"), QStringLiteral("whole"));
        for (const Trainee &trainee : need(store->roster().all())) {
            security::NewFile out(day.at("export.jsonl"));
            (void)need(exportJson(*store, trainee.id, out));
            out.commit();
            break;
        }
        QBuffer other;
        other.open(QBuffer::ReadWrite);
        const auto elsewhere = Store::inMemory(day.clock);
        const Practising nur = startPractice(*elsewhere, QStringLiteral("Nur"));
        const AnswerId answer = need(elsewhere->answers().append(sampleAnswer(nur.session, 1)));
        (void)need(exportJson(*elsewhere, nur.trainee.id, other));
        other.seek(0);
        (void)need(importJson(*store, other));
        say("done", QStringLiteral("answer:") + answer.toString(QUuid::WithoutBraces), QStringLiteral("here"));
        (void)need(backUp(*store, backup));
        const Trainee gone = need(store->roster().add(QStringLiteral("Gone"), {}));
        (void)need(store->roster().erase(gone.id));
    }
    (void)need(restore(backup, day.records(), day.clock));
    // A file of an older program is brought up to date.
    const QString old = day.at("old/records.db");
    if (!QFile::exists(old)) {
        security::makeFolder(day.at("old"));
        const Connection connection(old, OpenMode::ReadWrite, 100);
        migrate(connection, migrations().first(1));
        connection.exec(
            "INSERT INTO trainees (uuid, name, batch, pin_hash, created_ms) VALUES (randomblob(16), 'Old', '', x'', 1)");
    }
    say("done", QStringLiteral("database:old/records.db"), QStringLiteral("whole"));
    (void)need(Store::open(old, day.clock));
}

struct Work {
    const char *name;
    void (*run)(DayAt &);
};
constexpr Work steps[] = {{"settings", settings}, {"staff", staff}, {"practise", practise}, {"author", author},
                          {"issue", issue},       {"sit", sit},     {"mark", mark},         {"exchange", exchange}};

// ---------------------------------------------------------------- what is there

QString sittingAnswer(const DayAt &day, const QString &rest) {
    const exam::FakeBank bank;
    const QByteArray bytes = security::readFile(day.exams().examFile(rest.section(u'/', 0, 0)));
    const exam::ExamFile file(bytes);
    if (!exam::SittingPlace{day.at("sittings"), file.exam(), file.candidates().first()}.wasStarted())
        return QStringLiteral("none");
    const exam::HandClock clock;
    const exam::Sitting sitting = exam::Sitting::resume(exam::released(bytes, day.key(), file.candidates().first()), bank,
                                                        clock, day.at("sittings"), QStringLiteral("goh"));
    const auto &question = sitting.state().questions()[rest.section(u'/', 1).toUInt()];
    return question.answered ? QString::number(question.answer.value(QLatin1String("cents")).toInt())
                             : QStringLiteral("none");
}

QString nowOf(const DayAt &day, const QString &key, Store *store) {
    const QString kind = key.section(u':', 0, 0), rest = key.section(u':', 1);
    if (kind == QLatin1String("file"))
        return digestOf(day.folder + u'/' + rest);
    if (kind == QLatin1String("setting"))
        return IniFile(day.at("settings.ini")).value(rest, QStringLiteral("none")).toString();
    if (kind == QLatin1String("person"))
        return day.people().find(rest) ? QStringLiteral("here") : QStringLiteral("none");
    if (kind == QLatin1String("answer"))
        return store && store->answers().find(QUuid::fromString(rest)) ? QStringLiteral("here") : QStringLiteral("none");
    if (kind == QLatin1String("trainee") && store) {
        for (const Trainee &one : need(store->roster().all()))
            if (one.id == QUuid::fromString(rest))
                return QStringLiteral("here");
        for (const Roster::Removed &one : need(store->roster().removed()))
            if (one.trainee.id == QUuid::fromString(rest))
                return QStringLiteral("removed");
    }
    if (kind == QLatin1String("trainee"))
        return QStringLiteral("none");
    if (kind == QLatin1String("scenario")) {
        const auto found = day.packs().find(rest.toStdString());
        if (found)
            return found->title;
        for (const Removed &one : day.packs().bin().all()) // it can be brought back
            if (one.files.join(u' ').contains(rest + u'@'))
                return one.title;
        return QStringLiteral("none");
    }
    if (kind == QLatin1String("assigned")) {
        for (const PackInfo &info : day.packs().packs())
            if (info.id == rest.toStdString() && info.assigned)
                return QStringLiteral("here");
        return QStringLiteral("none");
    }
    if (kind == QLatin1String("key") && !QFile::exists(day.exams().keyFile()))
        return QStringLiteral("none");
    if (kind == QLatin1String("key"))
        return day.key().issuer().fingerprint();
    if (kind == QLatin1String("blueprint"))
        return QString::number(day.exams().blueprint(rest, day.exams().versions(rest).back()).version);
    if (kind == QLatin1String("exam"))
        return !day.exams().hasExam(rest)          ? QStringLiteral("none")
               : day.exams().exam(rest).isSealed() ? QStringLiteral("sealed")
                                                   : QStringLiteral("planned");
    if (kind == QLatin1String("sitting"))
        return sittingAnswer(day, rest);
    if (kind == QLatin1String("result"))
        return QString::fromStdString(openResult(security::readFile(rest), day.key()).state.questions().empty() ? "empty"
                                                                                                                : "here");
    if (kind == QLatin1String("database"))
        return need(need(Store::open(day.folder + u'/' + rest, day.clock))->problems()).empty() ? QStringLiteral("whole")
                                                                                                : QStringLiteral("damaged");
    throw Refusal{"no such key", key.toStdString(), {}};
}

int verify(const DayAt &day, const QString &file) {
    std::map<QString, QStringList> allowed;
    for (const QByteArray &line : security::readFile(file).split('\n')) {
        const QString text = QString::fromUtf8(line);
        const QString what = text.section(u' ', 0, 0), key = text.section(u' ', 1, 1), value = text.section(u' ', 2);
        if (what == QLatin1String("done"))
            allowed[key] = {value};
        else if (what == QLatin1String("try"))
            (allowed.contains(key) ? allowed[key] : allowed[key] = {QStringLiteral("none")}) << value;
    }
    bool good = true;
    const auto bad = [&good](const QString &what) {
        std::fprintf(stderr, "%s\n", qPrintable(what));
        good = false;
    };
    std::unique_ptr<Store> store;
    if (QFileInfo(day.records()).size() > 0) {
        store = day.store();
        for (const QString &problem : need(store->problems()))
            bad(QStringLiteral("records: ") + problem);
    }
    for (const auto &[key, values] : allowed) {
        try {
            const QString now = nowOf(day, key, store.get());
            if (!values.contains(now) && (now == QLatin1String("none") || !values.contains(QStringLiteral("*"))))
                bad(QStringLiteral("%1 is %2, and not %3").arg(key, now, values.join(QStringLiteral(" or "))));
        } catch (const Refusal &refusal) {
            bad(QStringLiteral("%1: %2: %3")
                    .arg(key, QString::fromStdString(refusal.at), QString::fromStdString(refusal.error)));
        }
    }
    return good ? 0 : 1;
}

} // namespace

int main(int argc, char *argv[]) try {
    const QCoreApplication application(argc, argv);
    DayAt day{.folder = QString::fromLocal8Bit(argv[1])};
    if (argc > 3)
        return verify(day, QString::fromLocal8Bit(argv[3]));
    for (const Work &step : steps)
        if (argc < 3 || QByteArray(argv[2]) == step.name)
            step.run(day);
    return 0;
} catch (const Refusal &refusal) {
    std::fprintf(stderr, "%s: %s\n", refusal.at.c_str(), refusal.error.c_str());
    return 1;
} catch (const StoreError &error) {
    std::fprintf(stderr, "%s\n", errorText(error).c_str());
    return 1;
}
