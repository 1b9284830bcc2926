// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/asking.h"
#include "core/scenario/scenarioformat.h"
#include "core/scenario/scriptedit.h"
#include "seat.h"

#include <QDir>
#include <QJsonArray>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <set>

using namespace pitwise;
using L1 = QLatin1String;

namespace {

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
        QCOMPARE(question->shape(), AnswerKind::Ruling);
        QVERIFY(seat.editor.ask()->clauses().contains(QStringLiteral("5.12.1")));
        QCOMPARE(seat.editor.problems()->errors(), 0);
        QCOMPARE(seat.editor.table()->scene()->view().drawnTogether.size(), std::size_t(2));
    }

    /// instructor.md 1: what was shown of one scenario is gone before the next one's felt is drawn.
    void theNextScenarioMayBeOfAnotherGame_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        for (const std::string &first : shippedLibrary().documents())
            for (const std::string &second : shippedLibrary().documents())
                QTest::addRow("%s, then %s", first.c_str(), second.c_str())
                    << QString::fromStdString(first) << QString::fromStdString(second);
    }
    void theNextScenarioMayBeOfAnotherGame() {
        QFETCH(QString, first);
        QFETCH(QString, second);
        Seat seat(m_folder->path());
        seat.scenarios.newOn(first);
        EditorTable &table = *seat.editor.table();
        table.setBoxes(table.leastBoxes());
        QVERIFY(table.typeBet(QStringLiteral("1 100")));
        if (first == QStringLiteral("luckylucky"))
            QVERIFY(table.typeBet(QStringLiteral("1 luckylucky 25")));
        QVERIFY(table.typeCards(first == QStringLiteral("dueling8s") ? QStringLiteral("5D") : QStringLiteral("5D 9C 6C")));
        table.goTo(table.stopCount() - 1);
        seat.editor.ask()->askHere();
        QVERIFY(seat.editor.ask()->question());
        QVERIFY(seat.editor.leave());
        seat.scenarios.newOn(second);
        QCOMPARE(QString::fromStdString(table.scene()->view().game), second);
        QCOMPARE(table.game(), second);
        QVERIFY(!seat.editor.ask()->question());
        QVERIFY(table.typeBet(QStringLiteral("2 100")));
        QCOMPARE(QString::fromStdString(table.scene()->view().game), second);
    }

    /// Whatever is changed about the table, the felt shows this table, not the one that was asked about before.
    void theFeltIsNeverThatOfATableGoneBy() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("lucky8"));
        EditorTable &table = *seat.editor.table();
        QVERIFY(table.typeBet(QStringLiteral("5 100")));
        QVERIFY(table.typeCards(QStringLiteral("5D 9C 6C")));
        table.dealOn();
        seat.editor.ask()->askHere();
        QVERIFY(seat.editor.ask()->question());
        QSignalSpy drawn(table.scene(), &FeltScene::shown);
        int boxes = -1;
        connect(table.scene(), &FeltScene::shown, this, [&] {
            if (table.boxes() != table.scene()->view().boxes)
                boxes = table.scene()->view().boxes;
        });
        table.setBoxes(6);
        QVERIFY(drawn.size() > 0);
        QCOMPARE(boxes, -1);
    }

    void somethingEarlierIsChangedAndTheRestIsMarked() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("freebet"));
        writeDoubleDraw(seat.editor);
        EditorTable &table = *seat.editor.table();
        table.goTo(table.stopOfEntry(TimelineItem::Kind::Card, 3)); // the second eight
        table.setChanging(true);
        QVERIFY(table.typeCards(QStringLiteral("9C")));
        QVERIFY(seat.editor.problems()->errors() > 0);
        QVERIFY(!seat.editor.ask()->proved());
        const int misfit = table.stopOfEntry(TimelineItem::Kind::Decision, 1);
        QVERIFY(misfit > 0);
        QVERIFY(!table.played().items()[static_cast<std::size_t>(misfit)].fits);
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
        table.goTo(table.stopOfEntry(TimelineItem::Kind::Card, 3));
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
    /// instructor.md 3: A insures his own hand and claims another's insurance: what lies on his own box does not count.
    void anInsuranceClaimIsRuledOnByWhatLiesOnTheTable() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("lucky8"));
        EditorTable &table = *seat.editor.table();
        for (const char *bet : {"2 A 100", "4 B 100", "6 C 100"})
            QVERIFY(table.typeBet(QString::fromLatin1(bet)));
        QVERIFY(table.typeCards(QStringLiteral("5S 7D 8D AD 6H 4C 9C")));
        table.setProperty("amountText", QStringLiteral("50"));
        table.decide(table.decisions()->rowOf(QStringLiteral("N"))); // A's own
        for (int row = 0; row < seat.editor.incident()->kinds()->rowCount(); ++row)
            if (seat.editor.incident()->kinds()->at(row) == SituationKind::InsuranceClaim)
                seat.editor.incident()->put(row);
        seat.editor.ask()->choose(0);
        // Taken from the table: B's box, A and C two boxes away, and neither has insurance that counts.
        QVERIFY(seat.editor.ask()->proved());
        QCOMPARE(seat.editor.ask()->answer(), QStringLiteral("Nobody"));
        QCOMPARE(seat.editor.ask()->clauses(), QStringList{QStringLiteral("3.27.4.4")});
        const FactModel &facts = *seat.editor.incident()->facts();
        int total = -1;
        for (int row = 0; row < facts.count(); ++row)
            if (facts.index(row).data(FactModel::LabelRole).toString().startsWith(QStringLiteral("Insurance on boxes")) &&
                total < 0)
                total = row;
        QVERIFY(seat.editor.incident()->setFact(total, QStringLiteral("50")));
        QVERIFY(!seat.editor.ask()->proved());
        QVERIFY(seat.editor.problems()->errors() > 0);
        seat.editor.fix(-1); // the facts from the table
        QVERIFY(seat.editor.ask()->proved());
    }

    /// Before the cards are out there is no round to rule on, but the bets lie there.
    void aClaimBeforeTheDealIsCheckedAgainstTheBets() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("lucky8"));
        EditorTable &table = *seat.editor.table();
        for (const char *bet : {"2 A 100", "4 B 100", "6 C 100", "2 A pair 10"})
            QVERIFY(table.typeBet(QString::fromLatin1(bet)));
        for (int row = 0; row < seat.editor.incident()->kinds()->rowCount(); ++row)
            if (seat.editor.incident()->kinds()->at(row) == SituationKind::SideBetClaim)
                seat.editor.incident()->put(row);
        seat.editor.ask()->choose(0);
        QCOMPARE(seat.editor.problems()->errors(), 1); // it has no title yet
        const FactModel &facts = *seat.editor.incident()->facts();
        for (int row = 0; row < facts.count(); ++row)
            if (facts.index(row).data(FactModel::LabelRole).toString().startsWith(QStringLiteral("All his side bets"))) {
                QVERIFY(seat.editor.incident()->setFact(row, QStringLiteral("75")));
                QVERIFY(!seat.editor.ask()->proved());
                seat.editor.undo();
            }
    }

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
        const Cents right = moneyIn(ask.question()->key()).value();
        QVERIFY(!ask.addTyped(QString::number(right / 100)));
        QVERIFY(!ask.optionError().isEmpty());
        QVERIFY(ask.addTyped(QStringLiteral("75")));
        QVERIFY(ask.proved());
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
        // Who only looks on may claim; a bettor who has no bet on the felt is refused.
        const bool refused = std::ranges::any_of(seat.editor.problems()->rows(), [](const ProblemModel::Row &problem) {
            return problem.problem.path.starts_with("incident");
        });
        QCOMPARE(refused, list != L1("claimants"));
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

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::set<std::string> m_changedBy; ///< Edits that have changed something.
};

QTEST_MAIN(TestEditor)
#include "tst_editor.moc"
