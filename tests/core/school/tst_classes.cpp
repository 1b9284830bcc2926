// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/bankcatalogue.h"
#include "core/rules/library.h"
#include "core/school/assignments.h"
#include "core/school/classfigures.h"
#include "tests/core/records/recordsfixture.h"

using namespace pitwise;
using school::TestStanding;

/// Who is ready, what a class gets wrong together, and what it was given to do.
class TestClasses : public QObject {
    Q_OBJECT
    SetClock clock{testNow};
    Library library = Library::shipped();
    Catalogue catalogue = bankCatalogue(library);

    struct Given {
        const char *clause;
        bool right;
        const char *misconception = "";
    };
    static void answer(Store &store, const TraineeId &trainee, const std::vector<Given> &answers,
                       const QByteArray &settings = "{}", bool end = true) {
        SessionStart start;
        start.trainee = trainee;
        start.kind = "custom";
        start.settings = settings;
        const SessionId session = store.sessions().start(start).value();
        int number = 0;
        for (const Given &one : answers) {
            NewAnswer made = sampleAnswer(session, number++, one.right);
            made.fact.game = "freebet";
            made.fact.clauses = {one.clause};
            made.fact.misconception = one.misconception;
            (void)store.answers().append(made).value();
        }
        if (end)
            (void)store.sessions().end(session).value();
    }
    static Trainee add(Store &store, const char *name, const char *batch = "Batch 12") {
        return store.roster().add(QString::fromLatin1(name), QString::fromLatin1(batch)).value();
    }
    /// Answers everything that can be asked of these games, right and fast, day after day.
    void master(Store &store, const TraineeId &trainee, const std::vector<std::string> &games, int days) {
        for (int day = 0; day < days; ++day) {
            clock.set(testNow - (days - day) * testDay);
            SessionStart start;
            start.trainee = trainee;
            start.kind = "custom";
            const SessionId session = store.sessions().start(start).value();
            for (const Catalogue::Entry &entry : catalogue.clauses())
                for (const std::size_t asker : entry.askers) {
                    const CatalogueFamily &family = catalogue.families()[asker];
                    if (std::find(games.begin(), games.end(), family.game) == games.end() ||
                        family.game != entry.key.document)
                        continue;
                    NewAnswer made = sampleAnswer(session, 0, true);
                    made.fact.game = family.game;
                    made.fact.family = family.family;
                    made.fact.clauses = {Catalogue::cited(entry.key, family.game)};
                    made.fact.takenMs = 1'000;
                    made.fact.targetMs = 8'000;
                    (void)store.answers().append(made).value();
                }
        }
        clock.set(testNow);
    }

private Q_SLOTS:
    void batchesThatNobodyWroteDownAreClassesToo() {
        const auto store = Store::inMemory(clock);
        (void)add(*store, "Mei");
        (void)add(*store, "Arjun", " batch  12 ");
        (void)add(*store, "Ken", "");
        const auto all = school::Classes(*store).all().value();
        QCOMPARE(all.size(), 1u);
        QCOMPARE(all[0].members, 2);
        QVERIFY(!all[0].test.isValid());
    }
    void twoWhoChangeAClassBothKeepTheirs() {
        const auto store = Store::inMemory(clock);
        school::SchoolClass one;
        one.name = QStringLiteral("Batch 12");
        (void)school::Classes(*store).write(one, QStringLiteral("Lim")).value();
        const Document base = store->documents().find("class", "batch 12").value()->document;
        one.test = QDate(2026, 11, 27);
        const QByteArray hers = school::classJson(one);
        one.test = QDate(2026, 12, 4);
        const QByteArray his = school::classJson(one);
        for (const QByteArray &value : {hers, his}) // each knew the first only
            (void)store->documents()
                .writeAll({{"class", "batch 12", value, std::vector<QUuid>{base.id}}}, QStringLiteral("x"))
                .value();
        const auto found = school::Classes(*store).find(QStringLiteral("Batch 12")).value();
        QVERIFY(found && found->contested);
        QCOMPARE(store->documents().history("class", "batch 12")->size(), 3u);
        (void)school::Classes(*store).write(*found, QStringLiteral("Lim")).value(); // who saves it again settles it
        QVERIFY(!school::Classes(*store).find(QStringLiteral("Batch 12")).value()->contested);
    }
    void whatManyGetWrongInTheSameWayComesFirst() {
        const auto store = Store::inMemory(clock);
        const Trainee a = add(*store, "A"), b = add(*store, "B"), other = add(*store, "C", "Batch 13");
        answer(*store, a.id,
               {{"3.24.5", false, "m22"}, {"3.24.5", false, "m22"}, {"3.24.5", true}, {"3.20", true}, {"3.20", false}});
        answer(*store, b.id, {{"3.24.5", false, "m22"}, {"3.24.5", true}, {"3.20", true}, {"3.20", true}, {"3.20", false}});
        answer(*store, other.id, {{"3.20", false, "x"}, {"3.20", false, "x"}, {"3.20", false, "x"}}); // of another class
        clock.advance(testDay);
        const auto one = school::Classes(*store).find(QStringLiteral("Batch 12")).value().value();
        const auto figures = classFigures(*store, catalogue, one, 5).value();
        QCOMPARE(figures.answers, 10);
        QCOMPARE(figures.wrong.size(), 2u);
        QCOMPARE(figures.wrong[0].clause, std::string("3.24.5"));
        QCOMPARE(figures.wrong[0].percent(), 60);
        QCOMPARE(figures.wrong[0].answers.size(), 3u);
        QCOMPARE(figures.wrong[1].asked, 5);
        for (const AnswerId &id : figures.wrong[0].answers) // each opens on its felt
            QCOMPARE(store->answers().find(id)->content.fact.misconception, std::string("m22"));
        clock.advance(20 * testDay); // and is forgotten in time
        QCOMPARE(classFigures(*store, catalogue, one, 5).value().answers, 0);
        clock.set(testNow);
    }
    void readyOnCourseAtRiskAndNotSeen() {
        const auto store = Store::inMemory(clock);
        const Trainee sure = add(*store, "A sure"), away = add(*store, "B away"), fresh = add(*store, "C fresh"),
                      never = add(*store, "D never");
        master(*store, sure.id, {"lucky8"}, 8);
        clock.set(testNow - 5 * testDay);
        answer(*store, away.id, {{"3.20", true}});
        clock.set(testNow);
        answer(*store, fresh.id, {{"3.20", true}});
        school::SchoolClass one;
        one.name = QStringLiteral("Batch 12");
        one.games = {"lucky8"};
        auto figures = classFigures(*store, catalogue, one, 5).value();
        const auto standingOf = [&](int i) { return figures.members[static_cast<std::size_t>(i)].standing; };
        QCOMPARE(standingOf(0), TestStanding::Ready);
        QCOMPARE(standingOf(1), TestStanding::AtRisk);
        QCOMPARE(standingOf(2), TestStanding::OnCourse); // no day is set yet
        QCOMPARE(standingOf(3), TestStanding::AtRisk);
        QCOMPARE(figures.notSeen(store->moment().today()), 2);
        one.test = QDate(2026, 11, 18); // in two days: not to be done any more
        figures = classFigures(*store, catalogue, one, 5).value();
        QCOMPARE(standingOf(2), TestStanding::AtRisk);
        QCOMPARE(standingOf(0), TestStanding::Ready);
        one.games = {"lucky8", "freebet"}; // whoever is sure in one game only is not ready for two
        figures = classFigures(*store, catalogue, one, 5).value();
        QVERIFY(standingOf(0) != TestStanding::Ready);
        Q_UNUSED(never)
    }
    void workIsGivenDoneAndSeen() {
        const auto store = Store::inMemory(clock);
        const Trainee a = add(*store, "A"), b = add(*store, "B"), other = add(*store, "C", "Batch 13");
        school::Assignments all(*store);
        school::Assignment work;
        work.title = QStringLiteral("Free Bet before Friday");
        work.settings = R"({"games":["freebet"],"length":1})";
        work.batch = QStringLiteral("batch 12");
        work.due = QDate(2026, 11, 20);
        work.by = QStringLiteral("Lim");
        const school::Assignment given = all.give(work).value();
        work.title = QStringLiteral("For B");
        work.batch.clear();
        work.trainee = b.id;
        work.due = QDate();
        (void)all.give(work).value();
        QCOMPARE(all.ofTrainee(a)->size(), 1u);
        QCOMPARE(all.ofTrainee(b)->size(), 2u);
        QCOMPARE(all.ofTrainee(b)->front().title, given.title); // the nearest day first
        QVERIFY(all.ofTrainee(other)->empty());
        answer(*store, a.id, {{"3.20", true}, {"3.20", false}}, school::settingsFor(given.settings, given.id));
        answer(*store, b.id, {{"3.20", true}}, school::settingsFor(given.settings, given.id), false);
        answer(*store, b.id, {{"3.20", true}, {"3.20", true}}); // of his own
        const auto done = all.work(given).value();
        QCOMPARE(done.size(), 2u);
        QVERIFY(done[0].done && done[0].answered == 2 && done[0].right == 1);
        QVERIFY(!done[1].done && done[1].answered == 1);
        (void)all.takeBack(given.id, QStringLiteral("Lim")).value();
        QVERIFY(all.ofTrainee(a)->empty());
        QVERIFY(!all.give({}));
    }
};

QTEST_GUILESS_MAIN(TestClasses)
#include "tst_classes.moc"
