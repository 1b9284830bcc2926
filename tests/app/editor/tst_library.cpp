// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../practice/anyanswer.h"
#include "core/scenario/asking.h"
#include "core/scenario/scenarioformat.h"
#include "core/scenario/ziparchive.h"
#include "seat.h"
#include "words/words.h"

#include <QDir>
#include <QJsonArray>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace pitwise;
using L1 = QLatin1String;

Q_DECLARE_METATYPE(Scenario)

/// What comes into the library and goes out of it: packs, versions, states, rounds and questions that become scenarios.
class TestLibrary : public QObject {
    Q_OBJECT

    /// Waits for the work; whether it went well.
    static bool done(Seat &seat, const std::function<void()> &begin) {
        QSignalSpy told(&seat.scenarios, &ScenarioLibrary::fileDone);
        begin();
        return (told.size() > 0 || told.wait(30'000)) && told.front().front().toBool();
    }
    static bool imported(Seat &seat, const QString &file) {
        return done(seat, [&] { seat.scenarios.importFile(QUrl::fromLocalFile(file)); });
    }
    static bool exported(Seat &seat, const QString &file) {
        return done(seat, [&] { seat.scenarios.exportFile(QUrl::fromLocalFile(file)); });
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void anApprovedScenarioGoesOnAsItsNextVersion() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("freebet"));
        writeDoubleDraw(seat.editor);
        QVERIFY(seat.editor.leave());
        seat.scenarios.setStatus(0, ScenarioModel::Approved);
        QCOMPARE(seat.scenarios.scenarios()->at(0)->status, ScenarioStatus::Approved);
        seat.scenarios.open(0);
        QCOMPARE(seat.editor.document().scenario().version, 2);
        seat.editor.ask()->setTitle(QStringLiteral("Another title"));
        QVERIFY(seat.editor.leave());
        const ShelfPack &pack = seat.shelf.packs().front();
        QCOMPARE(pack.scenarios.size(), std::size_t(2)); // what was answered stays as it was
        QCOMPARE(seat.scenarios.scenarios()->count(), 1);
    }

    void aPackIsExportedTakenInElsewhereAndAnswered() {
        const QString file = m_folder->filePath(QStringLiteral("night.pitwise"));
        {
            Seat seat(m_folder->filePath(QStringLiteral("one")));
            seat.scenarios.newOn(QStringLiteral("freebet"));
            writeDoubleDraw(seat.editor);
            QVERIFY(seat.editor.leave());
            QVERIFY2(exported(seat, file), qPrintable(seat.scenarios.error()));
        }
        Seat seat(m_folder->filePath(QStringLiteral("two")));
        QVERIFY2(imported(seat, file), qPrintable(seat.scenarios.error()));
        QCOMPARE(seat.scenarios.scenarios()->count(), 1);
        QVERIFY(imported(seat, file)); // again: nothing is doubled
        QCOMPARE(seat.scenarios.scenarios()->count(), 1);
        const auto trainee = seat.desk.store()->roster().add(QStringLiteral("Ada"), {});
        QVERIFY(trainee);
        seat.desk.seat(*trainee);
        seat.scenarios.practiseOne(0);
        ScenarioRun &run = *seat.scenarios.run();
        QCOMPARE(run.phase(), ScenarioRun::Phase::Asking);
        run.question()->input()->choose(0);
        run.lock();
        QCOMPARE(run.phase(), ScenarioRun::Phase::Judged);
        const auto sessions = seat.desk.store()->sessions().latest(trainee->id, 1);
        QVERIFY(sessions && sessions->size() == 1);
        QCOMPARE(seat.desk.store()->answers().ofSession(sessions->front().id)->size(), std::size_t(1));
    }

    void whatIsWrongWithAPackIsListedAndCounted() {
        std::vector<std::pair<std::string, QByteArray>> files{
            {"manifest.json", R"({"format": "pitwise-pack/1", "id": "odd", "title": "Odd", "scenarios": []})"}};
        for (int i = 0; i < 2000; ++i)
            files.emplace_back("scenarios/s-" + std::to_string(i) + "@1.json", "{}");
        const QString path = m_folder->filePath(QStringLiteral("odd.pitwise"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(zipped(files)) > 0);
        file.close();
        Seat seat(m_folder->path());
        QVERIFY(imported(seat, path));
        QCOMPARE(seat.scenarios.error().count(u'\n'), 5);
        QVERIFY2(seat.scenarios.error().contains(QLocale().toString(1995)), qPrintable(seat.scenarios.error()));
    }

    void whatWasImportedIsListedAndLeadsToIt() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("freebet"));
        writeDoubleDraw(seat.editor);
        QVERIFY(seat.editor.leave());
        seat.scenarios.setStatus(0, ScenarioModel::Approved);
        const QString file = m_folder->filePath(QStringLiteral("again.pitwise"));
        QVERIFY(exported(seat, file));
        QVERIFY(imported(seat, file));
        ImportModel &report = *seat.scenarios.report();
        QCOMPARE(report.count(), 1);
        QCOMPARE(report.count(ImportModel::Left), 1);
        QSignalSpy wanted(&seat.scenarios, &ScenarioLibrary::scenarioWanted);
        seat.scenarios.setSearch(QStringLiteral("nothing is called that"));
        seat.scenarios.goToImported(0);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(seat.scenarios.scenarios()->at(wanted.front().front().toInt())->id, report.idAt(0));
    }

    void aPackForExamsOnlyIsNeverPractised() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("freebet"));
        writeDoubleDraw(seat.editor);
        QVERIFY(seat.editor.leave());
        seat.scenarios.setStatus(0, ScenarioModel::Approved);
        const auto trainee = seat.desk.store()->roster().add(QStringLiteral("Ada"), {});
        seat.desk.seat(*trainee);
        seat.scenarios.setAssigned(true);
        QVERIFY(seat.scenarios.assigned() && seat.scenarios.canPractise());
        seat.scenarios.setExamOnly(true);
        QVERIFY(seat.scenarios.examOnly());
        QVERIFY(!seat.scenarios.assigned()); // and it is said
        QVERIFY2(seat.scenarios.notice().contains(QStringLiteral("no longer assigned")),
                 qPrintable(seat.scenarios.notice()));
        QVERIFY(!seat.scenarios.canPractise());
        seat.scenarios.setAssigned(true);
        QVERIFY(!seat.scenarios.assigned());
        QVERIFY(!seat.scenarios.error().isEmpty());
        QVERIFY(seat.shelf.store().inPractice().empty());
        seat.scenarios.practise();
        QCOMPARE(seat.scenarios.run()->phase(), ScenarioRun::Phase::Idle);
        seat.scenarios.practiseOne(0); // its author may try it
        QCOMPARE(seat.scenarios.run()->phase(), ScenarioRun::Phase::Asking);
        QVERIFY(!seat.scenarios.run()->isRecorded());
        seat.scenarios.run()->leave();
        QVERIFY(seat.desk.store()->sessions().latest(trainee->id, 5)->empty());
        seat.scenarios.duplicate(0); // a copy of it stays among its own
        QCOMPARE(seat.editor.packTitle(), seat.scenarios.packTitle());
        QVERIFY(seat.editor.leave());
        // The flag goes with the file and stays on the shelf; another title changes nothing of it.
        seat.scenarios.renamePack(QStringLiteral("Certification"));
        QVERIFY(seat.scenarios.examOnly());
        const QString file = m_folder->filePath(QStringLiteral("exam.pitwise"));
        QVERIFY(exported(seat, file));
        Seat other(m_folder->filePath(QStringLiteral("other")));
        QVERIFY(imported(other, file));
        QVERIFY(other.scenarios.examOnly());
        QCOMPARE(other.scenarios.packTitle(), QStringLiteral("Certification"));
        seat.scenarios.setExamOnly(false);
        QVERIFY(seat.scenarios.canPractise());
    }

    void earlierVersionsAreSeenAndGoneBackTo() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("freebet"));
        writeDoubleDraw(seat.editor);
        seat.editor.ask()->setTitle(QStringLiteral("First"));
        QVERIFY(seat.editor.leave());
        seat.scenarios.setStatus(0, ScenarioModel::Approved);
        seat.scenarios.open(0);
        seat.editor.ask()->setTitle(QStringLiteral("Second"));
        seat.editor.ask()->setStory(QStringLiteral("Told anew."));
        QVERIFY(seat.editor.leave());
        seat.scenarios.showVersions(0);
        ScenarioVersions &versions = *seat.scenarios.versions();
        QCOMPARE(versions.count(), 2);
        const auto at = [&](int row, int role) { return versions.data(versions.index(row), role).toString(); };
        QCOMPARE(at(0, ScenarioVersions::VersionRole), QStringLiteral("2"));
        QCOMPARE(at(0, ScenarioVersions::ChangesRole), QStringLiteral("Changed: title, story"));
        QCOMPARE(at(1, ScenarioVersions::TitleRole), QStringLiteral("First"));
        QVERIFY(!at(1, ScenarioVersions::PromptRole).isEmpty());
        QVERIFY(!at(1, ScenarioVersions::AnswerRole).isEmpty());
        // As it was asked then; nobody keeps it.
        seat.scenarios.lookAtVersion(1);
        QCOMPARE(seat.scenarios.run()->title(), QStringLiteral("First"));
        QVERIFY(!seat.scenarios.run()->isRecorded());
        seat.scenarios.run()->leave();
        // Going back makes a third; the other two stay as they are.
        seat.scenarios.goBackToVersion(1);
        QCOMPARE(seat.editor.document().scenario().version, 3);
        QCOMPARE(seat.editor.document().scenario().title, QStringLiteral("First"));
        QVERIFY(seat.editor.leave());
        const auto kept = [&](int version) {
            return seat.shelf.store().find(seat.scenarios.scenarios()->at(0)->id, version)->title;
        };
        QCOMPARE(kept(1), QStringLiteral("First"));
        QCOMPARE(kept(2), QStringLiteral("Second"));
        QCOMPARE(kept(3), QStringLiteral("First"));
    }

    void aTryIsNotRecorded() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("freebet"));
        writeDoubleDraw(seat.editor);
        seat.editor.tryIt();
        ScenarioRun &run = *seat.editor.trial();
        QVERIFY(seat.editor.isTrying());
        QVERIFY(!run.isRecorded());
        run.question()->input()->choose(0);
        run.lock();
        QCOMPARE(run.phase(), ScenarioRun::Phase::Judged);
        run.next();
        QVERIFY(!seat.editor.isTrying());
        QVERIFY(seat.editor.isOpen());
    }

    void aPackThatIsLeftIsGoneOnWith() {
        Seat seat(m_folder->path());
        const auto trainee = seat.desk.store()->roster().add(QStringLiteral("Ada"), {});
        seat.desk.seat(*trainee);
        for (int row = 0; row < seat.scenarios.packs()->count(); ++row)
            if (seat.shelf.packs()[static_cast<std::size_t>(row)].readOnly)
                seat.scenarios.openPack(row); // the shipped one
        seat.scenarios.setSearch(QStringLiteral("freebet"));
        const int count = seat.scenarios.scenarios()->count();
        QVERIFY(count > 3);
        ScenarioRun &run = *seat.scenarios.run();
        seat.scenarios.practise();
        QStringList asked;
        const auto answerOne = [&] {
            asked << run.title();
            giveAnyAnswer(*run.question()->input(), 1);
            run.lock();
        };
        answerOne();
        QCOMPARE(run.phase(), ScenarioRun::Phase::Judged);
        run.next();
        answerOne();
        run.leave();
        QCOMPARE(run.phase(), ScenarioRun::Phase::Idle);
        QVERIFY(!seat.scenarios.unfinished().isEmpty());
        QVERIFY(!seat.desk.store()->sessions().unfinished(trainee->id).value()); // it is no practice session
        seat.scenarios.goOnWithRun();
        QCOMPARE(run.phase(), ScenarioRun::Phase::Asking);
        QCOMPARE(run.number(), 3);
        QCOMPARE(run.count(), count);
        QVERIFY(!asked.contains(run.title()));
        run.leave();
        seat.scenarios.endRun();
        QVERIFY(seat.scenarios.unfinished().isEmpty());
        QCOMPARE(seat.desk.store()->sessions().latest(trainee->id, 5)->front().answered, 2);
    }

    /// "Make this a scenario": what was asked is asked again, of the same table, with the same answer.
    void everyQuestionOfAScenarioBecomesOne_data() {
        QTest::addColumn<Scenario>("scenario");
        QTest::addColumn<bool>("known"); // it is still on the shelf
        const Library library = Library::shipped();
        const PackShelf shelf(QStringLiteral("/nowhere"), library);
        for (const Scenario &scenario : shelf.read("classroom").pack.scenarios) {
            QTest::newRow(scenario.id.c_str()) << scenario << true;
            // What follows the point is not in the question, and these hang on it.
            if (scenario.ask->kind != AskKind::DealerDraw && scenario.ask->kind != AskKind::Order)
                QTest::addRow("%s, gone from the shelf", scenario.id.c_str()) << scenario << false;
        }
    }
    void everyQuestionOfAScenarioBecomesOne() {
        QFETCH(Scenario, scenario);
        Seat seat(m_folder->path());
        QFETCH(bool, known);
        auto asked = makeQuestion(scenario, seat.library, seat.desk.house());
        QVERIFY(asked.ok());
        if (!known)
            asked->scenario = {};
        ShownQuestion shown(seat.desk);
        shown.ask(readQuestion(questionJson(*asked, Reveal::Yes)));
        seat.scenarios.newFromQuestion(*asked);
        const auto &made = seat.editor.ask()->question();
        QVERIFY2(made, qPrintable(seat.editor.problems()->count() > 0 ? seat.editor.problems()->rows()[0].text : QString()));
        QVERIFY(seat.editor.ask()->proved());
        ShownQuestion again(seat.desk);
        again.ask(*made);
        QCOMPARE(again.sheet().inWords(made->key()), shown.sheet().inWords(asked->key()));
        QCOMPARE(Words::english().say(made->prompt), Words::english().say(asked->prompt));
        QStringList before, after;
        for (const Phrase &line : asked->story)
            before << Words::english().say(line);
        for (const Phrase &line : made->story)
            after << Words::english().say(line);
        QCOMPARE(after, before); // nothing is told twice
    }

    /// Payouts of the generator are asked again as they were; of other families the author chooses what is asked.
    void payoutsOfTheGeneratorBecomeScenarios() {
        Seat seat(m_folder->path());
        int count = 0;
        for (const Family *family : allFamilies())
            for (const std::string &game : family->games(seat.desk.library())) {
                const auto asked = seat.desk.bank().make(*family, game, 1);
                if (!asked || asked->round.isEmpty() || !asked->asks.contains(QLatin1String("measure")) ||
                    !moneyIn(asked->key()))
                    continue;
                seat.scenarios.newFromQuestion(*asked);
                QVERIFY2(seat.editor.ask()->proved(), asked->id().c_str());
                QCOMPARE(moneyIn(seat.editor.ask()->question()->key()), moneyIn(asked->key()));
                ++count;
            }
        QVERIFY(count > 20);
    }

    /// A round, a question, a situation and a scenario lie in files; each opens as a new draft. Others are refused in words.
    void everyKindOfFileOpens_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("asked"); // what it asks; empty: the author chooses
        QTest::addColumn<QString>("error");
        const QByteArray situation(
            R"({"format": "pitwise-situation/1", "game": "freebet", "kind": "simultaneous-draw",
                "facts": {"hand": "dealer", "disclosed": 2, "drawn": ["9C", "QD"], "dealer": ["6C", "5D"]}})");
        QTest::newRow("a round") << QByteArray(
                                        R"({"format": "pitwise-round/1", "game": "lucky8", "table": {"decks": 8, "boxes": 7},
                "bets": [{"box": 1, "player": "A", "kind": "main", "amount": 10000}], "shoe": "8S 9D 8H", "actions": []})")
                                 << QString() << QString();
        QTest::newRow("a situation") << situation << QString() << QString();
        Scenario scenario;
        scenario.id = "two";
        scenario.game = "freebet";
        scenario.title = QStringLiteral("Two");
        scenario.incident =
            ScenarioIncident{"simultaneous-draw", QJsonDocument::fromJson(situation).object()[L1("facts")].toObject()};
        scenario.ask = Ask{AskKind::Ruling};
        const auto question = makeQuestion(scenario, shippedLibrary(), House());
        QVERIFY(question.ok());
        Question plain = *question;
        plain.scenario = {};
        QTest::newRow("a question") << QJsonDocument(questionJson(plain, Reveal::Yes)).toJson()
                                    << QStringLiteral("Rule on it") << QString();
        QTest::newRow("a question without its answer")
            << QJsonDocument(questionJson(plain, Reveal::No)).toJson() << QString() << QStringLiteral("answer");
        QTest::newRow("a scenario") << writeScenario(scenario) << QStringLiteral("Rule on it") << QString();
        QTest::newRow("a situation of no game")
            << QByteArray(situation).replace("freebet", "whist") << QString() << QStringLiteral("whist");
        QTest::newRow("a situation cut off") << situation.left(100) << QString() << QStringLiteral("was not opened");
        QTest::newRow("a list") << QByteArray("[1, 2]") << QString() << QStringLiteral("was not opened");
    }
    void everyKindOfFileOpens() {
        QFETCH(QByteArray, text);
        QFETCH(QString, asked);
        QFETCH(QString, error);
        Seat seat(m_folder->path());
        seat.shelf.setAuthor(QStringLiteral("林"));
        const QString name = m_folder->filePath(QStringLiteral("昨晚.json"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        QCOMPARE(seat.scenarios.newFromFile(QUrl::fromLocalFile(name)), error.isEmpty());
        QCOMPARE(seat.editor.isOpen(), error.isEmpty());
        if (!error.isEmpty()) {
            QVERIFY2(seat.scenarios.error().contains(error), qPrintable(seat.scenarios.error()));
            return;
        }
        QCOMPARE(seat.editor.document().scenario().author, QStringLiteral("林"));
        QCOMPARE(seat.editor.document().scenario().status, ScenarioStatus::Draft);
        QString chosen;
        for (int row = 0; row < seat.editor.ask()->asks()->count(); ++row)
            if (const QModelIndex index = seat.editor.ask()->asks()->index(row);
                index.data(AskRows::StateRole).toInt() == AskRows::Chosen)
                chosen = index.data(AskRows::TextRole).toString();
        QCOMPARE(chosen, asked);
    }

    /// Draft, in review, approved, retired: what was approved is never a draft again, and nothing is removed but moved
    /// aside.
    void aScenarioGoesThroughItsStates() {
        Seat seat(m_folder->path());
        seat.shelf.setAuthor(QStringLiteral("Mei"));
        seat.scenarios.makePack(QStringLiteral("Night shift"));
        QCOMPARE(seat.scenarios.packAuthor(), QStringLiteral("Mei"));
        seat.scenarios.newOn(QStringLiteral("freebet"));
        writeDoubleDraw(seat.editor);
        QVERIFY(seat.editor.leave());
        const auto status = [&] { return seat.scenarios.scenarios()->at(0)->status; };
        const auto set = [&](ScenarioModel::Status to) { seat.scenarios.setStatus(0, to); };
        QCOMPARE(seat.scenarios.scenarios()->at(0)->author, QStringLiteral("Mei"));
        set(ScenarioModel::InReview);
        QCOMPARE(status(), ScenarioStatus::InReview);
        set(ScenarioModel::Draft);
        QCOMPARE(status(), ScenarioStatus::Draft);
        set(ScenarioModel::Approved);
        QCOMPARE(status(), ScenarioStatus::Approved);
        set(ScenarioModel::Draft);
        QCOMPARE(status(), ScenarioStatus::Approved);
        set(ScenarioModel::Retired);
        QCOMPARE(status(), ScenarioStatus::Retired);
        set(ScenarioModel::InReview);
        QCOMPARE(status(), ScenarioStatus::Retired);
        set(ScenarioModel::Approved);
        QCOMPARE(status(), ScenarioStatus::Approved);
        seat.scenarios.remove(0);
        QCOMPARE(seat.scenarios.scenarios()->count(), 0);
        QVERIFY(seat.scenarios.error().isEmpty());
        seat.scenarios.setAssigned(true);
        seat.scenarios.removePack();
        QVERIFY(seat.scenarios.packTitle() != QStringLiteral("Night shift"));
        QVERIFY(!QDir(m_folder->filePath(QStringLiteral("packs/.removed"))).isEmpty(QDir::Dirs | QDir::NoDotAndDotDot));
        // A shipped pack stays as it is.
        QVERIFY(seat.scenarios.readOnly());
        const int before = seat.scenarios.scenarios()->count();
        seat.scenarios.remove(0);
        seat.scenarios.removePack();
        QCOMPARE(seat.scenarios.scenarios()->count(), before);
    }

    void aRoundAndAQuestionBecomeScenarios() {
        Seat seat(m_folder->path());
        QVERIFY(seat.scenarios.newFromShelf(QStringLiteral("l8-four-hands")));
        QVERIFY(seat.editor.table()->stopCount() > 10);
        seat.editor.table()->goTo(seat.editor.table()->stopCount() - 1);
        seat.editor.ask()->askHere();
        QVERIFY(seat.editor.ask()->asks()->count() > 0);
        QVERIFY(seat.editor.ask()->proved());
        const Question asked = *seat.editor.ask()->question();
        const Answer answer = asked.key();
        QVERIFY(seat.editor.leave());
        seat.scenarios.newFromQuestion(readQuestion(questionJson(asked, Reveal::Yes)));
        QVERIFY(seat.editor.ask()->proved());
        QVERIFY(seat.editor.ask()->question()->key() == answer);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(TestLibrary)
#include "tst_library.moc"
