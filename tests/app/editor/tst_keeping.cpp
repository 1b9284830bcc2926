// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/trainer.h"
#include "core/scenario/asking.h"
#include "core/scenario/scenarioformat.h"
#include "core/scenario/scriptedit.h"
#include "core/security/safefile.h"
#include "seat.h"
#include "words/words.h"

#include <QDir>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTimer>

using namespace pitwise;

/// What an author wrote is there the next day, whatever he, his window or another window did in between.
class TestKeeping : public QObject {
    Q_OBJECT

    /// A scenario of one's own, finished and left.
    static void writeOne(Seat &seat, const QString &title) {
        seat.scenarios.newOn(QStringLiteral("freebet"));
        writeDoubleDraw(seat.editor);
        seat.editor.ask()->setTitle(title);
        QVERIFY(seat.editor.leave());
    }
    /// Every story of the pack, of all its versions.
    static QStringList stories(const Seat &seat) {
        QStringList list;
        for (const PackInfo &info : seat.shelf.store().packs())
            if (!info.shipped)
                for (const Scenario &scenario : seat.shelf.store().read(info.id).pack.scenarios)
                    list << scenario.story;
        return list;
    }
    [[nodiscard]] QStringList files(const char *folder) const {
        return QDir(m_folder->filePath(QString::fromLatin1(folder))).entryList(QDir::Files);
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    /// instructor.md 2: the next day he presses Enter on the scenario, not the key that goes on with the draft.
    void enterGoesOnWithTheDraftThatWasLeftOpen() {
        {
            Seat seat(m_folder->path());
            writeOne(seat, QStringLiteral("Two cards"));
            seat.scenarios.open(0);
            seat.editor.ask()->setStory(QStringLiteral("Written yesterday"));
        } // the power fails
        Seat seat(m_folder->path());
        seat.scenarios.open(0);
        QCOMPARE(seat.editor.ask()->story(), QStringLiteral("Written yesterday"));
        seat.editor.ask()->setTitle(QStringLiteral("Two cards, told better"));
        QVERIFY(seat.editor.leave());
        QVERIFY(stories(seat).contains(QStringLiteral("Written yesterday")));
        QCOMPARE(seat.scenarios.drafts()->count(), 0);
    }

    /// The same scenario lies in two packs; a draft of one is not the other's.
    void aDraftBelongsToItsPack() {
        Seat seat(m_folder->path());
        writeOne(seat, QStringLiteral("One"));
        const Scenario first = *seat.scenarios.scenarios()->at(0);
        seat.scenarios.makePack(QStringLiteral("Other"));
        const QString other = seat.scenarios.packTitle();
        const auto otherPack = [&] { return std::ranges::find(seat.shelf.packs(), other, &ShelfPack::title)->id; };
        QVERIFY(seat.shelf.keep({otherPack(), first, {}}).isEmpty());
        QVERIFY(seat.shelf.saveDraft({otherPack(), first, {}}).isEmpty());
        Scenario edited = first;
        edited.story = QStringLiteral("Of the first pack");
        for (const ShelfPack &pack : seat.shelf.packs())
            if (!pack.readOnly && pack.id != otherPack())
                QVERIFY(seat.shelf.saveDraft({pack.id, edited, {}}).isEmpty());
        QCOMPARE(seat.shelf.drafts().size(), std::size_t(2));
    }

    /// Going back to an earlier version does not write over what was being written.
    void goingBackToAVersionKeepsTheDraftFirst() {
        {
            Seat seat(m_folder->path());
            writeOne(seat, QStringLiteral("Two cards"));
            seat.scenarios.setStatus(0, ScenarioModel::Approved);
            seat.scenarios.open(0);
            seat.editor.ask()->setStory(QStringLiteral("Half written"));
        }
        Seat seat(m_folder->path());
        seat.scenarios.showVersions(0);
        seat.scenarios.goBackToVersion(0);
        QVERIFY(seat.editor.isOpen());
        QCOMPARE(seat.editor.document().scenario().version, 3);
        QVERIFY(seat.editor.leave());
        QVERIFY(stories(seat).contains(QStringLiteral("Half written")));
    }

    void closingTheProgramKeepsWhatIsOpen() {
        {
            Trainer trainer(TrainerOptions{m_folder->path(), QString(), nullptr});
            trainer.scenarios()->newOn(QStringLiteral("freebet"));
            writeDoubleDraw(*trainer.editor());
            QTimer::singleShot(0, qApp, &QCoreApplication::quit);
            QCoreApplication::exec();
        }
        Seat seat(m_folder->path());
        QCOMPARE(seat.scenarios.drafts()->count(), 0);
        QCOMPARE(seat.scenarios.scenarios()->count(), 1);
        QCOMPARE(seat.scenarios.scenarios()->at(0)->title, QStringLiteral("Two cards on my own hand"));
    }

    /// instructor.md 6: two windows on one folder.
    void oneScenarioIsEditedInOneWindowOnly() {
        Seat one(m_folder->path());
        writeOne(one, QStringLiteral("Two cards"));
        Seat two(m_folder->path());
        one.scenarios.open(0);
        one.editor.ask()->setStory(QStringLiteral("The first wrote this"));
        two.scenarios.open(0);
        QVERIFY(!two.editor.isOpen());
        QVERIFY2(two.scenarios.error().contains(QStringLiteral("another window")), qPrintable(two.scenarios.error()));
        two.scenarios.refresh();
        QCOMPARE(two.scenarios.drafts()->count(), 0); // nor is it "left open"
        QVERIFY(one.editor.leave());
        two.scenarios.refresh();
        two.scenarios.open(0);
        QCOMPARE(two.editor.ask()->story(), QStringLiteral("The first wrote this"));
    }

    void aCrashedWindowHoldsNothing() {
        {
            Seat seat(m_folder->path());
            writeOne(seat, QStringLiteral("Two cards"));
            seat.scenarios.open(0);
            seat.editor.ask()->setStory(QStringLiteral("Half written"));
        }
        const QStringList left = files("drafts");
        QCOMPARE(left.size(), 1);
        // As a killed program leaves it: held by a process that is no more.
        const QString lock =
            m_folder->filePath(QStringLiteral("drafts/") + left.front()).chopped(5) + QStringLiteral(".lock");
        QFile file(lock);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("4194303\npitwise\n" + QSysInfo::machineHostName().toUtf8() + "\n");
        file.close();
        Seat seat(m_folder->path());
        seat.scenarios.open(0);
        QVERIFY2(seat.editor.isOpen(), qPrintable(seat.scenarios.error()));
    }

    /// Both texts are there: the one that came second is a further version.
    void whatAnotherWindowWroteMeanwhileIsNotOverwritten() {
        Seat one(m_folder->path());
        writeOne(one, QStringLiteral("Two cards"));
        one.scenarios.open(0);
        one.editor.ask()->setStory(QStringLiteral("The first wrote this"));
        // Another program puts its own text in its place, lock or no lock.
        Scenario other = *one.scenarios.scenarios()->at(0);
        other.story = QStringLiteral("The second wrote this");
        const QString pack = one.shelf.packs().front().id;
        PackShelf elsewhere = one.shelf.store();
        QVERIFY(elsewhere.save(pack.toStdString(), other).isEmpty());
        QVERIFY(one.editor.leave());
        QVERIFY(stories(one).contains(QStringLiteral("The first wrote this")));
        QVERIFY(stories(one).contains(QStringLiteral("The second wrote this")));
    }

    void aStateIsNotSetOnWhatAnotherWindowWroteMeanwhile() {
        Seat one(m_folder->path());
        writeOne(one, QStringLiteral("Two cards"));
        Seat two(m_folder->path());
        one.scenarios.open(0);
        one.editor.ask()->setStory(QStringLiteral("Written since"));
        QVERIFY(one.editor.leave());
        two.scenarios.setStatus(0, ScenarioModel::Approved);
        QVERIFY(!two.scenarios.error().isEmpty());
        QVERIFY(stories(one).contains(QStringLiteral("Written since")));
        two.scenarios.setStatus(0, ScenarioModel::Approved); // he sees it now
        QCOMPARE(two.scenarios.scenarios()->at(0)->status, ScenarioStatus::Approved);
        QCOMPARE(two.scenarios.scenarios()->at(0)->story, QStringLiteral("Written since"));
    }

    /// instructor.md 7: every title that can be typed can be duplicated, approved and read again.
    void aLongTitleIsStillThereTheNextDay_data() {
        QTest::addColumn<int>("length");
        for (const int length : {1, 191, 192, 199, 200})
            QTest::addRow("%d characters", length) << length;
    }
    void aLongTitleIsStillThereTheNextDay() {
        QFETCH(int, length);
        Seat seat(m_folder->path());
        writeOne(seat, QString(length, u'x'));
        seat.scenarios.duplicate(0);
        QVERIFY(seat.editor.leave());
        Seat next(m_folder->path());
        QCOMPARE(next.scenarios.scenarios()->count(), 2);
    }

    void whatCannotBeReadBackIsNotWritten() {
        Seat seat(m_folder->path());
        writeOne(seat, QStringLiteral("Two cards"));
        const std::string pack = seat.shelf.packs().front().id.toStdString();
        Scenario scenario = *seat.scenarios.scenarios()->at(0);
        scenario.id = "other";
        scenario.title = QString(201, u'x');
        PackShelf store = seat.shelf.store();
        QVERIFY(Words::english().say(store.save(pack, scenario)).contains(QStringLiteral("200")));
        QCOMPARE(store.read(pack).pack.scenarios.size(), std::size_t(1));
        QVERIFY(store.read(pack).problems.empty());
        QVERIFY(!seat.shelf.saveDraft({seat.shelf.packs().front().id, scenario, {}}).isEmpty());
    }

    /// More options than a file takes cannot be dropped or added in the first place.
    void noEditMakesAScenarioThatCannotBeKept() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("lucky8"));
        EditorTable &table = *seat.editor.table();
        QVERIFY(table.typeBet(QStringLiteral("1 100")));
        QVERIFY(table.typeCards(QStringLiteral("TS 9D KH")));
        table.decide(table.decisions()->rowOf(QStringLiteral("K")));
        table.decide(table.decisions()->rowOf(QStringLiteral("S")));
        QVERIFY(table.typeCards(QStringLiteral("8C")));
        seat.editor.ask()->askHere();
        for (int dollars = 1; dollars < 40; ++dollars)
            (void)seat.editor.ask()->addTyped(QString::number(1000 + dollars));
        QVERIFY(seat.editor.isSaved());
        QVERIFY(!seat.editor.ask()->optionError().isEmpty());
        QVERIFY(seat.editor.leave());
    }

    /// A file that cannot be read is named by the pack.
    void thePackNamesWhatItCannotRead() {
        Seat seat(m_folder->path());
        writeOne(seat, QStringLiteral("Two cards"));
        const QString folder = m_folder->filePath(QStringLiteral("packs/") + seat.shelf.packs().front().id);
        security::writeFile(folder + QStringLiteral("/scenarios/broken@1.json"), "{\"title\": 5}");
        Seat next(m_folder->path());
        QVERIFY2(next.shelf.packs().front().problem.contains(QStringLiteral("broken@1")),
                 qPrintable(next.shelf.packs().front().problem));
    }

    /// instructor.md 16: the dialog says what goes, and everything that went comes back.
    void whatWasRemovedComesBack() {
        Seat seat(m_folder->path());
        writeOne(seat, QStringLiteral("Two cards"));
        seat.scenarios.open(0);
        seat.editor.ask()->setStory(QStringLiteral("Half written"));
        const ScenarioDraft draft = *seat.shelf.draftOf(seat.shelf.packs().front().id, seat.editor.document().scenario().id);
        QVERIFY(seat.editor.leave());
        QVERIFY(seat.shelf.saveDraft(draft).isEmpty());
        seat.scenarios.refresh();
        seat.scenarios.dropDraft(0);
        QCOMPARE(seat.scenarios.drafts()->count(), 0);
        QCOMPARE(seat.scenarios.titleAt(0), QStringLiteral("Two cards"));
        seat.scenarios.remove(0);
        QCOMPARE(seat.scenarios.scenarios()->count(), 0);
        QCOMPARE(seat.scenarios.removed()->count(), 2);
        while (seat.scenarios.removed()->count() > 0) {
            seat.scenarios.restore(0);
            QVERIFY2(seat.scenarios.error().isEmpty(), qPrintable(seat.scenarios.error()));
        }
        QCOMPARE(seat.scenarios.scenarios()->count(), 1);
        QCOMPARE(seat.scenarios.drafts()->count(), 1);
        seat.scenarios.removePack();
        QCOMPARE(seat.scenarios.removed()->count(), 1);
        seat.scenarios.restore(0);
        QCOMPARE(seat.shelf.packs().front().scenarios.size(), std::size_t(1));
    }

    /// 18: looking at a shipped scenario leaves nothing behind.
    void whatWasOnlyLookedAtLeavesNoCopy() {
        Seat seat(m_folder->path());
        QVERIFY(seat.scenarios.readOnly());
        seat.scenarios.open(0);
        QVERIFY(seat.editor.isOpen());
        QVERIFY(seat.editor.leave());
        QCOMPARE(stories(seat).size(), 0);
        QVERIFY(seat.scenarios.readOnly()); // the list is where it was
        seat.scenarios.open(0);
        seat.editor.ask()->setStory(QStringLiteral("Mine"));
        QVERIFY(seat.editor.leave());
        QCOMPARE(stories(seat), QStringList{QStringLiteral("Mine")});
    }

    /// 19: what others are looking at is not what they were sent.
    void anEditTakesAScenarioOutOfReview() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("freebet"));
        writeDoubleDraw(seat.editor);
        seat.editor.sendForReview();
        QCOMPARE(seat.editor.document().scenario().status, ScenarioStatus::InReview);
        seat.editor.ask()->setStory(QStringLiteral("Told otherwise"));
        QCOMPARE(seat.editor.document().scenario().status, ScenarioStatus::Draft);
    }

    /// 12: whoever listens hears of the edit when it can be undone.
    void undoIsOfferedRightAfterTheEdit() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("lucky8"));
        bool undo = false, redo = false;
        connect(&seat.editor, &ScenarioEditor::changed, this, [&] {
            undo = seat.editor.canUndo();
            redo = seat.editor.canRedo();
        });
        QVERIFY(seat.editor.table()->typeBet(QStringLiteral("2 100")));
        QVERIFY(undo && !redo);
        seat.editor.undo();
        QVERIFY(!undo && redo);
        seat.editor.redo();
        QVERIFY(undo && !redo);
    }

    /// 5: an amount that is none doubles nothing, one that is typed is what is laid.
    void aDoubleForLessIsForWhatIsTyped() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("lucky8"));
        EditorTable &table = *seat.editor.table();
        QVERIFY(table.typeBet(QStringLiteral("1 100")));
        QVERIFY(!table.takesAmount());
        QVERIFY(table.typeCards(QStringLiteral("5S 9D 6H")));
        table.decide(table.decisions()->rowOf(QStringLiteral("K")));
        QVERIFY(table.takesAmount());
        const int stops = table.stopCount();
        table.setProperty("amountText", QStringLiteral("60d"));
        table.decide(table.decisions()->rowOf(QStringLiteral("D")));
        QVERIFY(!table.amountError().isEmpty());
        QCOMPARE(table.stopCount(), stops);
        table.setProperty("amountText", QStringLiteral("60"));
        table.decideWithAmount();
        QCOMPARE(script::actions(seat.editor.document().scenario().round).last()[QLatin1String("amount")].toInt(), 6000);
    }

    /// 13: with the second bettor chosen, an amount is the second bettor's.
    void aTypedBetIsTheChosenBettors() {
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("lucky8"));
        EditorTable &table = *seat.editor.table();
        QVERIFY(table.typeBet(QStringLiteral("3 100")));
        table.setProperty("bettor", 1);
        QVERIFY(table.typeBet(QStringLiteral("3 50")));
        QCOMPARE(script::bets(seat.editor.document().scenario().round).size(), 2);
        QCOMPARE(script::bets(seat.editor.document().scenario().round).first()[QLatin1String("amount")].toInt(), 10000);
    }

    /// 17: in the order of games and titles, by state, by clause, and where one was before.
    void theListIsSortedFilteredAndStaysWhereItWas() {
        Seat seat(m_folder->path());
        for (const char *title : {"Zebra", "Apple", "Mango"})
            writeOne(seat, QString::fromLatin1(title));
        const auto titles = [&] {
            QStringList list;
            for (int row = 0; row < seat.scenarios.scenarios()->count(); ++row)
                list << seat.scenarios.titleAt(row);
            return list;
        };
        QCOMPARE(titles(), (QStringList{QStringLiteral("Apple"), QStringLiteral("Mango"), QStringLiteral("Zebra")}));
        seat.scenarios.setStatus(1, ScenarioModel::Approved);
        seat.scenarios.setOnly(ScenarioModel::Approved);
        QCOMPARE(titles(), QStringList{QStringLiteral("Mango")});
        seat.scenarios.setOnly(-1);
        seat.scenarios.setSearch(QStringLiteral("5.12"));
        QCOMPARE(titles().size(), 3);
        seat.scenarios.setSearch(QStringLiteral("5.11"));
        QCOMPARE(titles().size(), 0);
        seat.scenarios.setSearch({});
        int wanted = -1;
        connect(&seat.scenarios, &ScenarioLibrary::scenarioWanted, this, [&](int row) { wanted = row; });
        seat.scenarios.open(2);
        QVERIFY(seat.editor.leave());
        QCOMPARE(wanted, 2);
    }

    /// 9: what was approved elsewhere and cannot be asked here is a draft, however often it comes.
    void anApprovedScenarioThatCannotBeAskedComesInAsADraft() {
        Seat seat(m_folder->path());
        writeOne(seat, QStringLiteral("Two cards"));
        seat.scenarios.setStatus(0, ScenarioModel::Approved);
        Pack pack = seat.shelf.store().read(seat.shelf.packs().front().id.toStdString()).pack;
        Scenario broken = pack.scenarios.front();
        broken.version = 2;
        broken.ask.reset();
        pack.scenarios.push_back(broken);
        const QString file = m_folder->filePath(QStringLiteral("broken.pitwise"));
        security::writeFile(file, writePack(pack, seat.library, House()));
        for (const int added : {1, 0}) {
            PackShelf shelf = seat.shelf.store();
            const auto report = shelf.import(file, House());
            QVERIFY(report.ok());
            QCOMPARE(report->count(ImportReport::What::Added), added);
            const Pack now = shelf.read(pack.id).pack;
            QCOMPARE(now.scenarios.size(), std::size_t(2));
            QCOMPARE(now.scenarios.back().status, ScenarioStatus::Draft);
        }
    }

    /// 4: a box of two bettors and three hands, whom the other follows always or never.
    void aSharedBoxOfThreeHandsIsAskedWhereAllOrNoneIsFollowed_data() {
        QTest::addColumn<int>("follows"); // a bit for each split
        QTest::addColumn<bool>("asked");
        QTest::newRow("never") << 0 << true;
        QTest::newRow("always") << 3 << true;
        QTest::newRow("the first split only") << 1 << false;
    }
    void aSharedBoxOfThreeHandsIsAskedWhereAllOrNoneIsFollowed() {
        QFETCH(int, follows);
        QFETCH(bool, asked);
        Seat seat(m_folder->path());
        seat.scenarios.newOn(QStringLiteral("lucky8"));
        EditorTable &table = *seat.editor.table();
        QVERIFY(table.typeBet(QStringLiteral("2 100")));
        QVERIFY(table.typeBet(QStringLiteral("2 B 50")));
        QVERIFY(table.typeCards(QStringLiteral("8S 6D 8H")));
        const auto decide = [&](const char *letter, bool together) {
            table.setProperty("othersFollow", together);
            table.decide(table.decisions()->rowOf(QString::fromLatin1(letter)));
        };
        decide("K", false);
        decide("P", follows & 1);
        QVERIFY(table.typeCards(QStringLiteral("8D")));
        decide("P", follows & 2);
        QVERIFY(table.typeCards(QStringLiteral("KD")));
        decide("S", false);
        QVERIFY(table.typeCards(QStringLiteral("KH")));
        decide("S", false);
        QVERIFY(table.typeCards(QStringLiteral("KS")));
        decide("S", false);
        QVERIFY(table.typeCards(QStringLiteral("TD 2C")));
        table.goTo(table.stopCount() - 1);
        seat.editor.ask()->askHere();
        bool found = false;
        for (int row = 0; row < seat.editor.ask()->asks()->count() && !found; ++row) {
            seat.editor.ask()->choose(row);
            const auto &ask = seat.editor.document().scenario().ask;
            found = ask && ask->kind == AskKind::Amount && ask->player == "A" && ask->hand == 0;
        }
        QVERIFY(found);
        QCOMPARE(seat.editor.ask()->question().has_value(), asked);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(TestKeeping)
#include "tst_keeping.moc"
