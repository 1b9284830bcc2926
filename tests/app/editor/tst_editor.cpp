// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../practice/anyanswer.h"
#include "app/editor/scriptedit.h"
#include "app/scenarios/scenariolibrary.h"
#include "core/records/clock.h"
#include "core/scenario/asking.h"
#include "core/scenario/scenarioformat.h"
#include "core/scenario/ziparchive.h"

#include <QDir>
#include <QJsonArray>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace pitwise;
using L1 = QLatin1String;

namespace {

const Library &shippedLibrary() {
    static const Library library = Library::shipped();
    return library;
}

/// An instructor's seat on a folder that is thrown away.
struct Seat {
    explicit Seat(const QString &folder)
        : desk(folder, library, clock), shelf(folder, library), editor(desk, shelf), scenarios(desk, shelf, editor) {
        scenarios.refresh();
    }
    const Library &library = shippedLibrary();
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

int anyOf(Random &random, int count) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(std::max(1, count))));
}

/// One edit, somewhere on the timeline.
struct AnyEdit {
    const char *name;
    void (*make)(ScenarioEditor &, Random &);
};

/// Every way there is to change a scenario.
const AnyEdit allEdits[]{
    {"a card at random", [](ScenarioEditor &e, Random &) { e.table()->dealRandom(); }},
    {"cards typed", [](ScenarioEditor &e, Random &) { (void)e.table()->typeCards(QStringLiteral("8D 6C")); }},
    {"a card by rank",
     [](ScenarioEditor &e, Random &r) {
         e.table()->setSuit(anyOf(r, 4));
         e.table()->dealRank(1 + anyOf(r, 13));
     }},
    {"a card changed",
     [](ScenarioEditor &e, Random &) {
         e.table()->setChanging(true);
         (void)e.table()->typeCards(QStringLiteral("AS"));
     }},
    {"dealt on", [](ScenarioEditor &e, Random &) { e.table()->dealOn(); }},
    {"a decision", [](ScenarioEditor &e, Random &r) { e.table()->decide(anyOf(r, e.table()->decisions()->count())); }},
    {"a decision changed",
     [](ScenarioEditor &e, Random &r) {
         e.table()->setChanging(true);
         e.table()->decide(anyOf(r, e.table()->decisions()->count()));
     }},
    {"an event dropped", [](ScenarioEditor &e, Random &) { e.table()->remove(); }},
    {"the rest dropped", [](ScenarioEditor &e, Random &) { e.table()->removeRest(); }},
    {"a bet typed",
     [](ScenarioEditor &e, Random &r) {
         (void)e.table()->typeBet(QStringLiteral("%1 %2").arg(1 + anyOf(r, 4)).arg(25 * (1 + anyOf(r, 8))));
     }},
    {"a second bettor",
     [](ScenarioEditor &e, Random &r) { (void)e.table()->typeBet(QStringLiteral("%1 Z 50").arg(1 + anyOf(r, 3))); }},
    {"a chip", [](ScenarioEditor &e, Random &r) { e.table()->addChip(anyOf(r, 5), 1 + anyOf(r, 4), {}); }},
    {"a chip of another",
     [](ScenarioEditor &e, Random &r) {
         e.table()->setProperty("bettor", anyOf(r, 3));
         e.table()->addChip(anyOf(r, 5), 1 + anyOf(r, 4), {});
     }},
    {"the seat", [](ScenarioEditor &e, Random &r) { e.table()->seatNext(1 + anyOf(r, 4)); }},
    {"a bet taken away", [](ScenarioEditor &e, Random &r) { e.table()->takeBet(1 + anyOf(r, 4), {}, {}); }},
    {"the decks", [](ScenarioEditor &e, Random &r) { e.table()->setDecks(4 + anyOf(r, 5)); }},
    {"the boxes", [](ScenarioEditor &e, Random &r) { e.table()->setBoxes(3 + anyOf(r, 5)); }},
    {"the pay table", [](ScenarioEditor &e, Random &r) { e.table()->setPayTable(1 + anyOf(r, 2)); }},
    {"the limits",
     [](ScenarioEditor &e, Random &r) {
         (void)e.table()->setLimits(QString::number(5 * (1 + anyOf(r, 5))), QStringLiteral("1000"));
     }},
    {"something broken",
     [](ScenarioEditor &e, Random &r) { e.incident()->put(anyOf(r, e.incident()->kinds()->rowCount())); }},
    {"something taken out", [](ScenarioEditor &e, Random &) { e.incident()->takeOut(); }},
    {"the facts anew", [](ScenarioEditor &e, Random &) { e.incident()->takeFactsAnew(); }},
    {"a fact",
     [](ScenarioEditor &e, Random &r) {
         const int row = anyOf(r, e.incident()->facts()->rowCount());
         for (const char *text : {"KD 9C", "true", "2", "75", "interim", "subsequent", "some", "B"})
             if (e.incident()->setFact(row, QString::fromLatin1(text)))
                 return;
     }},
    {"a fact being typed",
     [](ScenarioEditor &e, Random &r) {
         const int row = anyOf(r, e.incident()->facts()->rowCount());
         for (const char *text : {"K", "KD", "KD 9", "KD 9C", "2", "75"})
             e.incident()->typeFact(row, QString::fromLatin1(text));
     }},
    {"people",
     [](ScenarioEditor &e, Random &r) {
         for (int row = 0; row < e.incident()->kinds()->rowCount(); ++row)
             if (e.incident()->kinds()->at(row) == SituationKind::WhoControls)
                 e.incident()->put(row);
         e.incident()->addPerson();
         e.incident()->addPerson();
         e.incident()->removePerson(anyOf(r, 3));
     }},
    {"asked here", [](ScenarioEditor &e, Random &) { e.ask()->askHere(); }},
    {"something else asked", [](ScenarioEditor &e, Random &r) { e.ask()->choose(anyOf(r, e.ask()->asks()->rowCount())); }},
    {"an option in or out",
     [](ScenarioEditor &e, Random &r) {
         e.ask()->askHere();
         e.ask()->toggleOption(anyOf(r, e.ask()->options()->rowCount()));
     }},
    {"an option added",
     [](ScenarioEditor &e, Random &r) {
         e.ask()->askHere();
         if (!e.ask()->addTyped(QString::number(anyOf(r, 100))))
             for (int row = 0; row < e.ask()->rulings()->rowCount() && !e.ask()->addRuling(row); ++row)
                 continue;
     }},
    {"the title", [](ScenarioEditor &e, Random &r) { e.ask()->setTitle(QStringLiteral("题目 %1").arg(anyOf(r, 3))); }},
    {"the story", [](ScenarioEditor &e, Random &r) { e.ask()->setStory(QStringLiteral("One.\nTwo %1.").arg(anyOf(r, 3))); }},
    {"the remark", [](ScenarioEditor &e, Random &r) { e.ask()->setRemark(QStringLiteral("Mind %1").arg(anyOf(r, 3))); }},
    {"the tags", [](ScenarioEditor &e, Random &r) { e.ask()->setTags(QStringLiteral("a, b%1").arg(anyOf(r, 3))); }},
    {"the level", [](ScenarioEditor &e, Random &r) { e.ask()->setLevel(anyOf(r, 6)); }},
    {"the target", [](ScenarioEditor &e, Random &r) { e.ask()->setTarget(10 * anyOf(r, 6)); }},
    {"a problem fixed", [](ScenarioEditor &e, Random &r) { e.fix(anyOf(r, e.problems()->count())); }},
    {"sent for review", [](ScenarioEditor &e, Random &) { e.sendForReview(); }},
};

} // namespace

Q_DECLARE_METATYPE(Scenario)

class TestEditor : public QObject {
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

    /// Random edits: all undone give the first document byte for byte, all redone the last, and every state between.
    void everythingIsUndoneAndRedone_data() {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 16; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }
    void everythingIsUndoneAndRedone() {
        QFETCH(int, seed);
        Seat seat(m_folder->path());
        Random random(static_cast<std::uint64_t>(seed));
        const char *const games[] = {"lucky8", "dueling8s", "freebet", "luckylucky"};
        seat.scenarios.newOn(QString::fromLatin1(games[seed % 4]));
        if (seed % 3 == 0) // a whole scenario to be spoilt
            seat.scenarios.newFromShelf(QStringLiteral("l8-four-hands"));
        const auto document = [&] { return writeScenario(seat.editor.document().scenario()); };
        QUndoStack &undo = seat.editor.document().undoStack();
        std::vector<QByteArray> states{document()}; // by place on the undo stack
        for (int edits = 0; edits < 50; ++edits) {
            const AnyEdit &edit = allEdits[anyOf(random, static_cast<int>(std::size(allEdits)))];
            if (random.below(2) == 0)
                seat.editor.table()->goTo(anyOf(random, seat.editor.table()->stopCount()));
            const QByteArray before = document();
            edit.make(seat.editor, random);
            const QByteArray now = document();
            if (now != before)
                m_changedBy.insert(edit.name);
            const auto read = readScenario(now);
            QVERIFY2(read.ok() && writeScenario(*read) == now, now.constData());
            states.resize(static_cast<std::size_t>(undo.index()) + 1);
            states.back() = now;
        }
        QVERIFY(states.size() > 10);
        for (std::size_t i = states.size() - 1; i > 0; --i) {
            QVERIFY(undo.canUndo());
            seat.editor.undo();
            if (!states[i - 1].isEmpty()) // an edit of several steps has none between
                QCOMPARE(document(), states[i - 1]);
        }
        QVERIFY(!undo.canUndo());
        for (std::size_t i = 1; i < states.size(); ++i) {
            seat.editor.redo();
            if (!states[i].isEmpty())
                QCOMPARE(document(), states[i]);
        }
        QVERIFY(!undo.canRedo());
    }
    void everyKindOfEditWasAmongThem() {
        for (const AnyEdit &edit : allEdits)
            QVERIFY2(m_changedBy.contains(edit.name), edit.name);
    }

    /// The key does what its cap stands on, whichever problem is looked at; what the timeline marks comes in its order.
    void theKeyOfAFixIsWhereItWorks() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("freebet"));
        EditorTable &table = *seat.editor.table();
        ProblemModel &problems = *seat.editor.problems();
        writeDoubleDraw(seat.editor);
        seat.editor.ask()->setTitle({});
        seat.editor.nextProblem(); // "It has no title yet", which has no fix
        QCOMPARE(problems.rows()[static_cast<std::size_t>(problems.current())].problem.kind, ProblemKind::MissingTitle);
        QCOMPARE(problems.fixRow(), -1);
        table.goTo(table.stopOfEntry(ReplayItem::Kind::Card, 3));
        table.setChanging(true);
        QVERIFY(table.typeCards(QStringLiteral("7C"))); // eights no longer: neither split nor double fits
        QCOMPARE(problems.rows()[static_cast<std::size_t>(problems.current())].problem.kind, ProblemKind::MissingTitle);
        QCOMPARE(problems.fixRow(), 0);
        QVERIFY(problems.index(0).data(ProblemModel::KeyRole).toBool());
        QCOMPARE(problems.rows()[0].text, QStringLiteral("Event 8: these cards may not be split."));
        QCOMPARE(problems.rows()[0].fix, QStringLiteral("Drop event 8"));
        QVERIFY2(problems.rows()[1].text.startsWith(QStringLiteral("Event 9: ")), qPrintable(problems.rows()[1].text));
        seat.editor.fix(-1);
        QVERIFY2(problems.rows()[0].text.startsWith(QStringLiteral("Event 8: a free double")),
                 qPrintable(problems.rows()[0].text));
        // Bets are named as dealers name them.
        QVERIFY(table.typeBet(QStringLiteral("5 stash 25")));
        QVERIFY(std::ranges::any_of(problems.rows(), [](const ProblemModel::Row &row) {
            return row.text == QStringLiteral("Box 5: a Lucky Stash bet needs a main bet on its box.");
        }));
    }

    /// A bet beyond the limits is laid, the irregularity named: the facts tell the limits and whose bets they are.
    void aBetOverTheMaximumIsLaidAndRuledOn() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("freebet"));
        EditorTable &table = *seat.editor.table();
        EditorIncident &incident = *seat.editor.incident();
        QVERIFY(table.typeBet(QStringLiteral("1 100")));
        QVERIFY(table.typeBet(QStringLiteral("3 6000")));
        QVERIFY(table.typeCards(QStringLiteral("8D JS 6C 8C 9D")));
        for (int row = 0; row < incident.kinds()->rowCount(); ++row)
            if (incident.kinds()->at(row) == SituationKind::OverMaximum)
                incident.put(row);
        const QJsonObject facts = seat.editor.document().scenario().incident->facts;
        QCOMPARE(facts[L1("limits")].toObject(), (QJsonObject{{L1("min"), 2500}, {L1("max"), 500000}}));
        QCOMPARE(facts[L1("bets")][0][L1("amount")].toInt(), 600000);
        QCOMPARE(facts[L1("noticed")].toString(), QStringLiteral("after-close"));
        seat.editor.ask()->askHere();
        QVERIFY2(seat.editor.ask()->proved(), qPrintable(seat.editor.problems()->rows()[0].text));
    }

    /// Facts are taken where it happens, wherever one stands.
    void factsAreTakenAnewWhereItHappens() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("freebet"));
        writeDoubleDraw(seat.editor);
        const QJsonObject dealers = seat.editor.document().scenario().incident->facts;
        seat.editor.table()->goTo(2);
        seat.editor.incident()->takeFactsAnew();
        QCOMPARE(seat.editor.document().scenario().incident->facts[L1("dealer")], dealers[L1("dealer")]);
        QCOMPARE(seat.editor.document().scenario().incident->facts[L1("hand")].toString(), QStringLiteral("dealer"));
    }

    /// Chips of the second and third bettor of a box, the seat, and all taken away again.
    void chipsAreLaidForWhomeverOneChooses() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("lucky8"));
        EditorTable &table = *seat.editor.table();
        const auto bet = [&](const char *player, const char *kind = "main") {
            return script::betOf(seat.editor.document().scenario().round, 2, QString::fromLatin1(player),
                                 QString::fromLatin1(kind));
        };
        const auto seated = [&] { return script::seatedAt(seat.editor.document().scenario().round, 2); };
        const Cents chip = seat.desk.chips().chips()[4].value;
        table.addChip(4, 2, {});
        table.setProperty("bettor", 1);
        table.addChip(4, 2, {});
        table.addChip(4, 2, {});
        table.addChip(4, 2, QStringLiteral("pair"));
        table.setProperty("bettor", 2);
        table.addChip(4, 2, {});
        QCOMPARE(bet("A"), chip);
        QCOMPARE(bet("B"), 2 * chip);
        QCOMPARE(bet("B", "pair"), chip);
        QCOMPARE(bet("C"), chip);
        table.addChip(4, 2, {}, QStringLiteral("A")); // onto his own stack
        QCOMPARE(bet("A"), 2 * chip);
        QCOMPARE(seated(), QStringLiteral("A"));
        table.seatNext(2);
        QCOMPARE(seated(), QStringLiteral("B"));
        table.seatNext(2);
        table.seatNext(2);
        QCOMPARE(seated(), QString());
        QVERIFY(table.typeBet(QStringLiteral("2 seat C")));
        QCOMPARE(seated(), QStringLiteral("C"));
        table.takeBet(2, QStringLiteral("B"), QStringLiteral("pair"));
        table.takeBet(2, QStringLiteral("B"), {});
        QCOMPARE(bet("B"), 0);
        QCOMPARE(bet("B", "pair"), 0);
    }

    /// Each keystroke is on disk: tags and facts while they are typed, too.
    void whatIsBeingTypedIsOnDisk() {
        {
            Seat seat(m_folder->path());
            seat.scenarios.newOn(QStringLiteral("freebet"));
            writeDoubleDraw(seat.editor);
            seat.editor.ask()->setTags(QStringLiteral("night shift, "));
            QCOMPARE(seat.editor.ask()->tags(), QStringLiteral("night shift, ")); // one goes on typing
            seat.editor.incident()->typeFact(3, QStringLiteral("KS"));
            seat.editor.incident()->typeFact(3, QStringLiteral("KS 4"));
            const int steps = seat.editor.document().undoStack().count();
            seat.editor.incident()->typeFact(3, QStringLiteral("KS 4H"));
            QCOMPARE(seat.editor.document().undoStack().count(), steps); // one step
        }                                                                // gone without leaving
        Seat seat(m_folder->path());
        seat.scenarios.goOnWithDraft(0);
        QCOMPARE(seat.editor.document().scenario().tags, QStringList{QStringLiteral("night shift")});
        QCOMPARE(seat.editor.ask()->tags(), QStringLiteral("night shift"));
        QCOMPARE(seat.editor.document().scenario().incident->facts[L1("drawn")].toArray(), (QJsonArray{L1("KS"), L1("4H")}));
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

    void peopleComeAndGoInTheFacts_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("list");
        QTest::newRow("who controls") << static_cast<int>(SituationKind::WhoControls) << QStringLiteral("bettors");
        QTest::newRow("over the maximum") << static_cast<int>(SituationKind::OverMaximum) << QStringLiteral("bets");
        QTest::newRow("a side bet claimed") << static_cast<int>(SituationKind::SideBetClaim) << QStringLiteral("claimants");
        QTest::newRow("insurance claimed") << static_cast<int>(SituationKind::InsuranceClaim) << QStringLiteral("claimants");
    }
    void peopleComeAndGoInTheFacts() {
        QFETCH(int, kind);
        QFETCH(QString, list);
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("lucky8"));
        QVERIFY(seat.editor.table()->typeBet(QStringLiteral("2 100")));
        QVERIFY(seat.editor.table()->typeBet(QStringLiteral("2 B 50")));
        if (list == L1("claimants")) // A, whose box it is, claims nothing
            QVERIFY(seat.editor.table()->typeBet(QStringLiteral("4 C 50")));
        const QString names = list == L1("claimants") ? QStringLiteral("BCD") : QStringLiteral("ABC");
        EditorIncident &incident = *seat.editor.incident();
        int row = 0;
        while (incident.kinds()->at(row) && incident.kinds()->at(row) != static_cast<SituationKind>(kind))
            ++row;
        incident.put(row);
        const auto people = [&] { return seat.editor.document().scenario().incident->facts[list].toArray(); };
        QCOMPARE(people().size(), 2);
        for (int fact = 0; fact < incident.facts()->rowCount(); ++fact)
            if (incident.facts()->fields()[static_cast<std::size_t>(fact)].path == QLatin1String("bets/0/amount"))
                QVERIFY(incident.setFact(fact, QStringLiteral("9000"))); // over the maximum
        QVERIFY(!incident.addText().isEmpty());
        incident.addPerson();
        QCOMPARE(people().size(), 3);
        QCOMPARE(people().last()[QLatin1String("player")].toString(), QString(names[2]));
        for (const ProblemModel::Row &problem : seat.editor.problems()->rows())
            QVERIFY2(!problem.problem.path.starts_with("incident"), qPrintable(problem.text));
        const QStringList members = seat.editor.document().scenario().incident->facts.keys();
        incident.removePerson(2);
        QCOMPARE(seat.editor.document().scenario().incident->facts.keys(), members);
        incident.addPerson();
        incident.removePerson(0);
        QCOMPARE(people().size(), 2);
        QCOMPARE(people().first()[QLatin1String("player")].toString(), QString(names[1]));
        while (!people().isEmpty())
            incident.removePerson(0);
        for (int i = 0; i < 20; ++i)
            incident.addPerson();
        QCOMPARE(people().size(), mostPeople);
        QVERIFY(incident.addText().isEmpty());
        while (seat.editor.canUndo())
            seat.editor.undo();
        QVERIFY(!seat.editor.document().scenario().incident);
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
        seat.scenarios.newFromQuestion(&shown);
        const auto &made = seat.editor.ask()->question();
        QVERIFY2(made, qPrintable(seat.editor.problems()->count() > 0 ? seat.editor.problems()->rows()[0].text : QString()));
        QVERIFY(seat.editor.ask()->proved());
        ShownQuestion again(seat.desk);
        again.ask(*made);
        QCOMPARE(again.sheet().inWords(made->answer), shown.sheet().inWords(asked->answer));
        QCOMPARE(made->prompt.text(), asked->prompt.text());
        QStringList before, after;
        for (const Phrase &line : asked->story)
            before << line.text();
        for (const Phrase &line : made->story)
            after << line.text();
        QCOMPARE(after, before); // nothing is told twice
    }

    /// Payouts of the generator are asked again as they were; of other families the author chooses what is asked.
    void payoutsOfTheGeneratorBecomeScenarios() {
        Seat seat(m_folder->path());
        int count = 0;
        for (const Family *family : allFamilies())
            for (const Covers &cover : family->covers) {
                const auto asked = seat.desk.bank().make(*family, cover.game, 1);
                if (!asked || asked->round.isEmpty() || !asked->asks.contains(QLatin1String("measure")) ||
                    !asked->answer.contains(QLatin1String("cents")))
                    continue;
                ShownQuestion shown(seat.desk);
                shown.ask(*asked);
                seat.scenarios.newFromQuestion(&shown);
                QVERIFY2(seat.editor.ask()->proved(), asked->id().c_str());
                QCOMPARE(seat.editor.ask()->question()->answer.value(QLatin1String("cents")),
                         asked->answer.value(QLatin1String("cents")));
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

    void anIncidentNeedsNoTable() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("lucky8"));
        int row = 0;
        while (seat.editor.incident()->kinds()->at(row) != SituationKind::LateBet)
            ++row;
        seat.editor.incident()->put(row);
        seat.editor.ask()->askHere();
        seat.editor.ask()->setTitle(QStringLiteral("Too late"));
        QVERIFY(seat.editor.ask()->proved());
        QCOMPARE(seat.editor.problems()->errors(), 0);
        // Once there are bets there is a table again.
        QVERIFY(seat.editor.table()->typeBet(QStringLiteral("1 100")));
        QVERIFY(seat.editor.table()->typeCards(QStringLiteral("TS 9D KH")));
        seat.editor.ask()->askHere();
        QVERIFY(!seat.editor.ask()->question()->round.isEmpty());
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
        const QJsonObject answer = asked.answer;
        QVERIFY(seat.editor.leave());
        ShownQuestion shown(seat.desk);
        shown.ask(readQuestion(questionJson(asked, Reveal::Yes)));
        seat.scenarios.newFromQuestion(&shown);
        QVERIFY(seat.editor.ask()->proved());
        QCOMPARE(seat.editor.ask()->question()->answer, answer);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::set<std::string> m_changedBy; ///< Edits that have changed something.
};

QTEST_MAIN(TestEditor)
#include "tst_editor.moc"
