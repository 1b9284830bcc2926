// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenarios/scenariolibrary.h"
#include "core/records/clock.h"
#include "core/scenario/scenarioformat.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;

namespace {

/// An instructor's seat on a folder that is thrown away.
struct Seat {
    explicit Seat(const QString &folder)
        : desk(folder, library, clock), shelf(folder, library), editor(desk, shelf), scenarios(desk, shelf, editor) {
        scenarios.refresh();
    }
    Library library = Library::shipped();
    SystemClock clock;
    Desk desk;
    ScenarioShelf shelf;
    ScenarioEditor editor;
    ScenarioLibrary scenarios;
};

/// Box 2 splits its eights free and doubles free; the dealer's second and third card come together.
void writeDoubleDraw(ScenarioEditor &editor) {
    EditorTable &table = *editor.table();
    QVERIFY(table.typeBet(QStringLiteral("2 100")));
    QVERIFY(table.typeBet(QStringLiteral("3 50")));
    QVERIFY(table.typeCards(QStringLiteral("8D JS 6C 8C 9D")));
    const auto decide = [&](const char *letter) {
        const int row = table.decisions()->rowOf(QString::fromLatin1(letter));
        QVERIFY2(row >= 0, letter);
        table.decide(row);
    };
    decide("K");
    decide("L");
    QVERIFY(table.typeCards(QStringLiteral("3D")));
    decide("U");
    QVERIFY(table.typeCards(QStringLiteral("9H KC")));
    decide("S");
    decide("S");
    editor.incident()->put(0);
    QVERIFY(editor.incident()->setFact(3, QStringLiteral("9C QD")));
    editor.ask()->askHere();
    editor.ask()->setTitle(QStringLiteral("Two cards on my own hand"));
    editor.ask()->setStory(QStringLiteral("Both cards are face up; nobody knows which came first."));
}

/// One edit of any kind, chosen by the random numbers.
void anyEdit(ScenarioEditor &editor, Random &random) {
    EditorTable &table = *editor.table();
    const int stop = static_cast<int>(random.below(static_cast<std::uint32_t>(table.stopCount())));
    switch (random.below(14)) {
    case 0:
        table.goTo(stop);
        table.remove();
        break;
    case 1:
        table.goTo(stop);
        table.dealRandom();
        break;
    case 2: table.dealOn(); break;
    case 3:
        if (table.decisions()->count() > 0)
            table.decide(static_cast<int>(random.below(static_cast<std::uint32_t>(table.decisions()->count()))));
        break;
    case 4: (void)table.typeBet(QStringLiteral("%1 %2").arg(1 + random.below(4)).arg(25 * (1 + random.below(8)))); break;
    case 5: table.addChip(static_cast<int>(random.below(5)), 1 + static_cast<int>(random.below(4)), {}); break;
    case 6:
        table.goTo(stop);
        editor.incident()->put(static_cast<int>(random.below(20)));
        break;
    case 7: editor.ask()->askHere(); break;
    case 8: editor.ask()->choose(static_cast<int>(random.below(6))); break;
    case 9: editor.ask()->setTitle(QStringLiteral("Title %1").arg(random.below(3))); break;
    case 10: editor.ask()->setLevel(static_cast<int>(random.below(6))); break;
    case 11: editor.ask()->toggleOption(static_cast<int>(random.below(4))); break;
    case 12:
        table.goTo(stop);
        table.setChanging(true);
        (void)table.typeCards(QStringLiteral("AS"));
        break;
    case 13: editor.fix(-1); break;
    }
}

} // namespace

class TestEditor : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aDoubleDrawIsAskedAndProved() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("freebet"));
        writeDoubleDraw(seat.editor);
        QVERIFY(seat.editor.ask()->proved());
        const auto &question = seat.editor.ask()->question();
        QCOMPARE(question->answer.value(QLatin1String("type")).toString(), QStringLiteral("ruling"));
        QVERIFY(seat.editor.ask()->clauses().contains(QStringLiteral("5.12.1")));
        QCOMPARE(seat.editor.problems()->errors(), 0);
        QCOMPARE(seat.editor.table()->scene()->view().drawnTogether.size(), std::size_t(2));
    }

    void somethingEarlierIsChangedAndTheRestIsMarked() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("freebet"));
        writeDoubleDraw(seat.editor);
        EditorTable &table = *seat.editor.table();
        table.goTo(table.stopOfEntry(ReplayItem::Kind::Card, 3)); // the second eight
        table.setChanging(true);
        QVERIFY(table.typeCards(QStringLiteral("9C")));
        QVERIFY(seat.editor.problems()->errors() > 0);
        QVERIFY(!seat.editor.ask()->proved());
        const int misfit = table.stopOfEntry(ReplayItem::Kind::Decision, 1);
        QVERIFY(misfit > 0);
        QVERIFY(!table.replay().items()[static_cast<std::size_t>(misfit)].fits);
        // The offered fix takes out what no longer fits.
        const int before = seat.editor.problems()->errors();
        seat.editor.goToProblem(0);
        seat.editor.fix(-1);
        QVERIFY(seat.editor.problems()->errors() <= before);
        seat.editor.undo();
        seat.editor.undo();
        QVERIFY(seat.editor.ask()->proved());
    }

    /// Random edits: all undone give the first document byte for byte, all redone the last.
    void everythingIsUndoneAndRedone_data() {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 4; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }
    void everythingIsUndoneAndRedone() {
        QFETCH(int, seed);
        Seat seat(m_folder->path());
        Random random(static_cast<std::uint64_t>(seed));
        const char *const games[] = {"lucky8", "dueling8s", "freebet", "luckylucky"};
        seat.scenarios.newOn(QString::fromLatin1(games[seed % 4]));
        QUndoStack &undo = seat.editor.document().undoStack();
        const QByteArray first = writeScenario(seat.editor.document().scenario());
        std::vector<QByteArray> states{first};
        for (int edits = 0; edits < 25; ++edits) {
            anyEdit(seat.editor, random);
            const QByteArray now = writeScenario(seat.editor.document().scenario());
            const auto read = readScenario(now);
            QVERIFY2(read.ok() && writeScenario(*read) == now, now.constData());
        }
        const QByteArray last = writeScenario(seat.editor.document().scenario());
        const int steps = undo.count();
        QVERIFY(steps > 5);
        while (undo.canUndo())
            seat.editor.undo();
        QCOMPARE(writeScenario(seat.editor.document().scenario()), first);
        while (undo.canRedo())
            seat.editor.redo();
        QCOMPARE(writeScenario(seat.editor.document().scenario()), last);
        QCOMPARE(undo.count(), steps);
    }

    void typingIsOneStep() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("lucky8"));
        for (const char *text : {"N", "Ni", "Nig", "Nigh", "Night"})
            seat.editor.ask()->setTitle(QString::fromLatin1(text));
        QCOMPARE(seat.editor.document().undoStack().count(), 1);
        seat.editor.undo();
        QVERIFY(seat.editor.ask()->title().isEmpty());
    }

    void everyEditIsOnDiskAndACrashLosesNothing() {
        QByteArray written;
        {
            Seat seat(m_folder->path());
            seat.scenarios.newOn(QStringLiteral("freebet"));
            writeDoubleDraw(seat.editor);
            written = writeScenario(seat.editor.document().scenario());
        } // gone without leaving
        Seat seat(m_folder->path());
        QCOMPARE(seat.scenarios.drafts()->count(), 1);
        seat.scenarios.goOnWithDraft(0);
        QVERIFY(seat.editor.isOpen());
        QCOMPARE(writeScenario(seat.editor.document().scenario()), written);
        QVERIFY(seat.editor.leave());
        QCOMPARE(seat.scenarios.drafts()->count(), 0);
        QCOMPARE(seat.scenarios.scenarios()->count(), 1);
    }

    void aRightOptionIsRefusedWithItsReason() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("lucky8"));
        EditorTable &table = *seat.editor.table();
        QVERIFY(table.typeBet(QStringLiteral("1 100")));
        QVERIFY(table.typeCards(QStringLiteral("TS 9D KH")));
        table.decide(table.decisions()->rowOf(QStringLiteral("K")));
        table.decide(table.decisions()->rowOf(QStringLiteral("S")));
        QVERIFY(table.typeCards(QStringLiteral("8C")));
        seat.editor.ask()->askHere();
        EditorAsk &ask = *seat.editor.ask();
        QVERIFY2(ask.addBy() == EditorAsk::AddBy::Amount, qPrintable(ask.answer()));
        const Cents right = ask.question()->answer.value(QLatin1String("cents")).toInteger();
        QVERIFY(!ask.addTyped(QString::number(right / 100)));
        QVERIFY(!ask.optionError().isEmpty());
        QVERIFY(ask.addTyped(QStringLiteral("75")));
        QVERIFY(ask.proved());
    }

    void anApprovedScenarioGoesOnAsItsNextVersion() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("freebet"));
        writeDoubleDraw(seat.editor);
        QVERIFY(seat.editor.leave());
        seat.scenarios.setStatus(0, ScenarioModel::Approved);
        QCOMPARE(seat.scenarios.scenarios()->rows()[0].scenario.status, ScenarioStatus::Approved);
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
            QVERIFY2(seat.scenarios.exportFile(QUrl::fromLocalFile(file)), qPrintable(seat.scenarios.error()));
        }
        Seat seat(m_folder->filePath(QStringLiteral("two")));
        QVERIFY2(seat.scenarios.importFile(QUrl::fromLocalFile(file)), qPrintable(seat.scenarios.error()));
        QCOMPARE(seat.scenarios.scenarios()->count(), 1);
        QVERIFY(seat.scenarios.importFile(QUrl::fromLocalFile(file))); // again: nothing is doubled
        QCOMPARE(seat.scenarios.scenarios()->count(), 1);
        const auto trainee = seat.desk.store()->roster().add(QStringLiteral("Ada"), {});
        QVERIFY(trainee);
        seat.desk.seat(*trainee);
        seat.scenarios.practiseOne(0);
        ScenarioRun &run = *seat.scenarios.run();
        QCOMPARE(run.phase(), ScenarioRun::Phase::Asking);
        run.input()->choose(0);
        run.lock();
        QCOMPARE(run.phase(), ScenarioRun::Phase::Judged);
        const auto sessions = seat.desk.store()->sessions().latest(trainee->id, 1);
        QVERIFY(sessions && sessions->size() == 1);
        QCOMPARE(seat.desk.store()->answers().ofSession(sessions->front().id)->size(), std::size_t(1));
    }

    void aTryIsNotRecorded() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("freebet"));
        writeDoubleDraw(seat.editor);
        seat.editor.tryIt();
        ScenarioRun &run = *seat.editor.trial();
        QVERIFY(seat.editor.isTrying());
        QVERIFY(!run.isRecorded());
        run.input()->choose(0);
        run.lock();
        QCOMPARE(run.phase(), ScenarioRun::Phase::Judged);
        run.next();
        QVERIFY(!seat.editor.isTrying());
        QVERIFY(seat.editor.isOpen());
    }

    void aRoundAndAQuestionBecomeScenarios() {
        Seat seat(m_folder->path());
        QVERIFY(seat.scenarios.newFromShelf(QStringLiteral("l8-four-hands")));
        QVERIFY(seat.editor.table()->stopCount() > 10);
        seat.editor.table()->goTo(seat.editor.table()->stopCount() - 1);
        seat.editor.ask()->askHere();
        QVERIFY(seat.editor.ask()->asks()->count() > 0);
        QVERIFY(seat.editor.ask()->proved());
        const QByteArray question = QJsonDocument(questionJson(*seat.editor.ask()->question(), Reveal::Yes)).toJson();
        const QJsonObject answer = seat.editor.ask()->question()->answer;
        QVERIFY(seat.editor.leave());
        QVERIFY(seat.scenarios.newFromQuestion(question));
        QVERIFY(seat.editor.ask()->proved());
        QCOMPARE(seat.editor.ask()->question()->answer, answer);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(TestEditor)
#include "tst_editor.moc"
