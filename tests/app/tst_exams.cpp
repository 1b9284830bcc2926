// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exam/certificatepdf.h"
#include "app/exam/page.h"
#include "app/examiner/examdesk.h"
#include "app/sitting/sittingsession.h"
#include "app/trainer.h"
#include "core/exam/keyfile.h"
#include "core/exam/quizitembank.h"
#include "core/quiz/answerjson.h"
#include "core/security/safefile.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QImage>
#include <QJsonDocument>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/prctl.h>
#include <sys/resource.h>

using namespace pitwise;

namespace {

void waitFor(BackgroundWork &work) {
    QTRY_VERIFY_WITH_TIMEOUT(!work.busy(), 60'000);
}

/// A house with an examiner's desk and, in another folder, a station.
struct School {
    QTemporaryDir folder;
    Library library = Library::shipped();
    ChipSet chips = ChipSet::shipped();
    exam::QuizItemBank bank{library};
    exam::SystemClock clock;
    Staff staff{folder.filePath(QStringLiteral("people.json")), [this] { return clock.wallMs(); }};
    ExamDesk desk{folder.filePath(QStringLiteral("exams")), library, chips, bank, clock, staff};

    [[nodiscard]] QString station() const { return folder.filePath(QStringLiteral("station")); }
    std::unique_ptr<SittingSession> sitting() {
        return std::make_unique<SittingSession>(station(), library, chips, bank, clock);
    }

    [[nodiscard]] QString codeOf(const QString &number) {
        for (const auto &[candidate, code] :
             exam::ExamFile(security::readFile(desk.plan()->sealedFile())).codes(*desk.issuer()->key()))
            if (candidate.number == number)
                return QString::fromLatin1(code);
        return {};
    }
    [[nodiscard]] exam::ReleasedSitting released() {
        const exam::ExamFile file(security::readFile(desk.plan()->sealedFile()));
        exam::ReleasedSitting one = *file.release(QStringLiteral("0417"), "3141592653");
        one.giveCode(codeOf(QStringLiteral("0417")).toLatin1());
        return one;
    }
    void openDesk() {
        staff.createExaminer(QStringLiteral("Lim Siew Hoon"), QStringLiteral("824615"));
        waitFor(*staff.work());
        desk.setView(ExamDesk::View::Shelf);
        desk.issuer()->make(QStringLiteral("Pitwise Academy"), QStringLiteral("correct horse battery"));
        waitFor(*desk.work());
    }
    /// Three questions on payouts; an exam of it, sealed.
    void seal(int candidates = 1, exam::GoingBack goingBack = exam::GoingBack::WithinSection) {
        openDesk();
        BlueprintEditor &editor = *desk.editor();
        editor.begin();
        while (editor.sections()->count() > 1) {
            editor.setCurrent(1);
            editor.removeSection();
        }
        editor.setNumber(BlueprintEditor::SectionCount, 3);
        editor.setNumber(BlueprintEditor::DifficultyBand, 50);
        editor.setNumber(BlueprintEditor::TimeBand, 80);
        editor.setNumber(BlueprintEditor::GoingBack, static_cast<int>(goingBack));
        QVERIFY2(editor.save(), qPrintable(editor.problem()));
        QVERIFY(desk.plan()->begin(editor.identity(), editor.version(), QStringLiteral("autumn")));
        desk.plan()->candidates()->add(QStringLiteral("0417"), QStringLiteral("Tan Mei Ling"));
        if (candidates > 1)
            desk.plan()->candidates()->add(QStringLiteral("0418"), QStringLiteral("Lee"));
        desk.plan()->candidates()->grant(0, CandidateList::TimeFactor, 125);
        desk.plan()->candidates()->grant(0, CandidateList::HighContrast, 1);
        desk.plan()->seal(QStringLiteral("3141592653"));
        waitFor(*desk.work());
        QVERIFY2(desk.plan()->isSealed(), qPrintable(desk.work()->problem()));
    }
};

/// Fills in the right answer to the question on screen.
void answerRight(SittingSession &sitting, const School &house) {
    const exam::PlannedExam planned = const_cast<School &>(house).desk.shelf().exam(QStringLiteral("autumn"));
    const exam::Blueprint blueprint = const_cast<School &>(house).desk.shelf().blueprint(planned.blueprint, planned.version);
    const exam::Form form =
        exam::FormMaker(blueprint, house.bank, openSeed(planned, *const_cast<School &>(house).desk.issuer()->key()))
            .make(0)
            .form;
    const auto items = exam::questionsOf(form, blueprint, house.bank);
    const exam::Item &item = items[static_cast<std::size_t>(sitting.number() - 1)];
    sitting.stage()->input()->fill(answerIn(house.bank.mark(rulesOf(blueprint, form), item.question, {}).key).value());
}

} // namespace

/// The exam pages without their pages: what the window's objects do, and what is on disk when they have done it.
class TestExams : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingIsKeptFromAnybodyBeforeThereIsStaff() {
        School house;
        QVERIFY(house.staff.mayAuthor());
        QVERIFY(!house.staff.maySeal());
        house.desk.setView(ExamDesk::View::Results);
        QCOMPARE(house.desk.view(), ExamDesk::View::Doors);
    }

    void theFirstExaminerIsSignedInAndTraineesSeeNoStaffPages() {
        School house;
        const QAbstractItemModelTester tester(&house.staff);
        house.staff.createExaminer(QStringLiteral("Lim Siew Hoon"), QStringLiteral("246"));
        waitFor(*house.staff.work());
        QVERIFY(!house.staff.signedIn());
        QVERIFY(house.staff.work()->problem().contains(QLatin1String("six characters")));
        house.openDesk();
        QVERIFY(house.staff.maySeal());
        house.staff.signOut();
        QVERIFY(!house.staff.mayAuthor());
        QVERIFY(!house.desk.issuer()->isOpen());
        QCOMPARE(house.desk.view(), ExamDesk::View::Doors);
    }

    void eachPageAsksForItsOwnRight() {
        School house;
        house.openDesk();
        house.staff.add(QStringLiteral("Ng"), Staff::Rank::Instructor, QStringLiteral("135924"));
        waitFor(*house.staff.work());
        house.staff.add(QStringLiteral("Goh"), Staff::Rank::Invigilator, QStringLiteral("975316"));
        waitFor(*house.staff.work());
        using View = ExamDesk::View;
        const auto reachable = [&](int row, const char *pin) {
            house.staff.signOut();
            house.staff.signIn(row, QString::fromLatin1(pin));
            waitFor(*house.staff.work());
            QList<View> views;
            for (const View view :
                 {View::Shelf, View::Blueprint, View::Plan, View::Results, View::Result, View::Appeal, View::People}) {
                house.desk.setView(View::Verify);
                house.desk.setView(view);
                if (house.desk.view() == view)
                    views << view;
            }
            return views;
        };
        const QList<View> instructor{View::Shelf, View::Blueprint, View::Plan};
        QCOMPARE(reachable(0, "824615"),
                 instructor + QList<View>({View::Results, View::Result, View::Appeal, View::People}));
        QCOMPARE(reachable(1, "135924"), instructor);
        QCOMPARE(reachable(2, "975316"), QList<View>());
    }

    void aDamagedListOfStaffClosesTheStaffsDoorOnly() {
        const QTemporaryDir folder;
        const QString list = folder.filePath(QStringLiteral("people.json"));
        security::writeFile(list, "{\"format\": \"pitwise-people/1\", \"people\": [{\"id\": 7");
        Trainer trainer({folder.path()});
        trainer.trainees()->create(QStringLiteral("Tan"), {}, {});
        QVERIFY(trainer.trainees()->seated()); // he can practise
        Staff &staff = *trainer.staff();
        QVERIFY(!staff.damage().isEmpty());
        QVERIFY(!staff.mayAuthor()); // damaging the list opens nothing
        staff.createExaminer(QStringLiteral("Mallory"), QStringLiteral("471193"));
        QVERIFY(!staff.work()->busy());
        staff.readAgain();
        QVERIFY(!staff.damage().isEmpty());
        const QByteArray before = security::readFile(list);
        staff.setAside();
        QVERIFY(staff.damage().isEmpty());
        QCOMPARE(security::readFile(staff.setAsideAs()), before);
        QVERIFY(!QFile::exists(list));
        staff.createExaminer(QStringLiteral("Lim"), QStringLiteral("824615"));
        waitFor(*staff.work());
        QVERIFY(staff.maySeal());
    }

    void aPinIsLockedAfterFiveWrongTries() {
        School house;
        house.openDesk();
        house.staff.signOut();
        for (int i = 0; i < 5; ++i) {
            house.staff.signIn(0, QStringLiteral("0000"));
            waitFor(*house.staff.work());
            QVERIFY(!house.staff.signedIn());
        }
        house.staff.signIn(0, QStringLiteral("824615"));
        waitFor(*house.staff.work());
        QVERIFY(!house.staff.signedIn());
        QVERIFY(house.staff.work()->problem().contains(QLatin1String("locked")));
    }

    void aBlueprintIsCheckedWhileItIsWrittenAndVersionedWhenSaved() {
        School house;
        house.openDesk();
        BlueprintEditor &editor = *house.desk.editor();
        editor.begin();
        QCOMPARE(editor.problem(), QString());
        editor.setNumber(BlueprintEditor::PassMark, 0);
        QVERIFY2(editor.problem().startsWith(QLatin1String("Pass mark: ")), qPrintable(editor.problem()));
        QCOMPARE(editor.problemField(), QStringLiteral("passMark"));
        QVERIFY(!editor.save());
        editor.undo();
        QCOMPARE(editor.number(BlueprintEditor::PassMark), 85);
        QVERIFY(editor.save());
        QCOMPARE(editor.version(), 1);
        QVERIFY(!editor.dirty());
        editor.setNumber(BlueprintEditor::Minutes, 75);
        QVERIFY(editor.dirty());
        QVERIFY(editor.save());
        QCOMPARE(editor.version(), 2);
        QCOMPARE(house.desk.shelf().blueprint(editor.identity(), 1).minutes, 60);
        QCOMPARE(house.desk.blueprints()->count(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!editor.checking(), 30'000);
        QVERIFY2(editor.checkText().contains(QLatin1String("can deliver this")), qPrintable(editor.checkProblem()));
    }

    void anOlderVersionCanBeLookedAtAndMadeTheNewest() {
        School house;
        house.openDesk();
        BlueprintEditor &editor = *house.desk.editor();
        editor.begin();
        QVERIFY(editor.save());
        editor.setNumber(BlueprintEditor::Minutes, 75);
        QVERIFY(editor.save());
        QCOMPARE(editor.versions(), QList<int>({1, 2}));
        QVERIFY(!editor.isOlder());
        QVERIFY(!editor.canSave());
        editor.open(editor.identity(), 1);
        QVERIFY(editor.isOlder());
        QCOMPARE(editor.number(BlueprintEditor::Minutes), 60);
        QVERIFY(editor.canSave());
        QVERIFY(editor.save());
        QCOMPARE(editor.version(), 3);
        QCOMPARE(house.desk.shelf().blueprint(editor.identity(), 3).minutes, 60);
    }

    void aProblemNamesItsSectionInWords() {
        School house;
        house.openDesk();
        BlueprintEditor &editor = *house.desk.editor();
        editor.begin();
        editor.setCurrent(1);
        editor.setNumber(BlueprintEditor::SectionEasiest, 80);
        editor.setNumber(BlueprintEditor::SectionHardest, 20);
        QCOMPARE(editor.problemSection(), 1);
        QCOMPARE(editor.problemField(), QStringLiteral("difficulty"));
        QVERIFY2(editor.problem().startsWith(QLatin1String("Section 2, Permissions, Difficulty: ")),
                 qPrintable(editor.problem()));
        editor.setTitle(QString(400, u'x'));
        editor.setNumber(BlueprintEditor::SectionEasiest, 0);
        QCOMPARE(editor.problemField(), QStringLiteral("title"));
        QVERIFY(!editor.save());
    }

    void timesThatContradictAreSaid() {
        School house;
        house.openDesk();
        BlueprintEditor &editor = *house.desk.editor();
        editor.begin();
        QCOMPARE(editor.advice(), QStringList());
        for (int section = 0; section < 4; ++section) {
            editor.setCurrent(section);
            editor.setNumber(BlueprintEditor::SectionMinutes, 30);
        }
        QVERIFY(editor.problem().isEmpty());
        QVERIFY2(editor.advice().join(u' ').contains(QLatin1String("120 minutes, but the exam has 60")),
                 qPrintable(editor.advice().join(u' ')));
        editor.setNumber(BlueprintEditor::Minutes, 150);
        QVERIFY2(editor.advice().join(u' ').contains(QLatin1String("30 of the exam's can never be used")),
                 qPrintable(editor.advice().join(u' ')));
        editor.setNumber(BlueprintEditor::Minutes, 5);
        QTRY_VERIFY_WITH_TIMEOUT(!editor.checking(), 30'000);
        QVERIFY2(editor.advice().join(u' ').contains(QLatin1String("A form takes a dealer")),
                 qPrintable(editor.advice().join(u' ')));
    }

    void candidatesComeAsSpreadsheetsWriteThem() {
        CandidateList list;
        QVERIFY(list.add(QStringLiteral("0417"), QStringLiteral("Tan Mei Ling")));
        QVERIFY(!list.add(QStringLiteral("0417"), QStringLiteral("Lee")));
        QVERIFY(list.problem().contains(QLatin1String("0417")));
        QVERIFY(!list.add(QStringLiteral("04/17"), QStringLiteral("Lee")));
        QCOMPARE(list.count(), 1);
        QCOMPARE(list.readCsv("\xEF\xBB\xBFNumber;Name;attempt;timeFactor\r\n0418;\"Lee, Ah Kow\";2;125\r\n"
                              "0419;\xE9\x99\x88\xE7\xBE\x8E\xE7\x8E\xB2;;\r\n\r\n"),
                 2);
        QCOMPARE(list.all()[1].name, QStringLiteral("Lee, Ah Kow"));
        QCOMPARE(list.all()[1].attempt, 2);
        QCOMPARE(list.all()[1].granted.timeFactor, 125);
        QCOMPARE(list.all()[2].name, QString::fromUtf8("\xE9\x99\x88\xE7\xBE\x8E\xE7\x8E\xB2"));
        QCOMPARE(list.all()[2].attempt, 1);
        for (const QByteArray bad : {"name\nLee\n", "number,name\n0417,Again\n", "number,name\n05,\n",
                                     "number,name\n0/5,Lee\n", "number,name\n05,Lee,1,20\n", "number,name\n05,L\xE9\n"}) {
            QVERIFY_THROWS_EXCEPTION(Refusal, (void)list.readCsv(bad));
            QCOMPARE(list.count(), 3); // nobody of a bad list
        }
    }

    void theKeyOpensWithItsNewPassphraseOnly() {
        School house;
        house.openDesk();
        IssuerDesk &issuer = *house.desk.issuer();
        const QString print = issuer.fingerprint();
        const QSignalSpy changed(&issuer, &IssuerDesk::passphraseChanged);
        issuer.changePassphrase(QStringLiteral("not this one at all"), QStringLiteral("another long passphrase"));
        waitFor(*house.desk.work());
        QCOMPARE(changed.size(), 0);
        issuer.changePassphrase(QStringLiteral("correct horse battery"), QStringLiteral("short"));
        waitFor(*house.desk.work());
        QCOMPARE(changed.size(), 0);
        issuer.changePassphrase(QStringLiteral("correct horse battery"), QStringLiteral("another long passphrase"));
        waitFor(*house.desk.work());
        QCOMPARE(changed.size(), 1);
        const QString before = exam::keyBefore(house.desk.shelf().keyFile());
        QVERIFY(exam::IssuerKey::open(security::readFile(before), "correct horse battery")); // until the new one was opened
        issuer.lock();
        issuer.unlock(QStringLiteral("correct horse battery"));
        waitFor(*house.desk.work());
        QVERIFY(!issuer.isOpen());
        issuer.unlock(QStringLiteral("another long passphrase"));
        waitFor(*house.desk.work());
        QVERIFY(issuer.isOpen());
        QCOMPARE(issuer.fingerprint(), print);
        QVERIFY(!QFile::exists(before));
    }

    void longNamesStayInTheirPlaceOnACertificate() {
        print::CertificateFacts facts;
        facts.name = QStringLiteral("Rajagopalan Venkataraman Subramaniam s/o Krishnamoorthy Ananthanarayanan");
        facts.title = QString(160, QChar(0x8003));
        facts.certificate = QString(160, QChar(0x8BD5));
        for (const char *rule : {"lucky8", "dueling8s", "freebet", "luckylucky"})
            facts.rules << QString::fromLatin1(rule).repeated(12);
        facts.examiner = facts.issuer = facts.name;
        facts.number = QStringLiteral("PW-2026-0417-A1");
        facts.qrText = "PITWISE1";
        QImage image(1050, 1485, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.scale(0.5, 0.5); // a tenth of a millimetre is the unit
        print::Page page(painter);
        print::drawCertificate(page, facts);
        painter.end();
        // The strip above the line that parts words and foot is empty, and so is the frame's inner edge.
        for (int x = 140; x < 900; ++x)
            for (int y = 948; y < 956; ++y)
                QCOMPARE(image.pixelColor(x, y), print::paper);
        for (int y = 200; y < 1380; ++y)
            for (int x = 80; x < 120; ++x)
                QCOMPARE(image.pixelColor(x, y), print::paper);
    }

    void anUnknownIssuersFileIsNotCalledGenuine() {
        School house;
        house.openDesk();
        const QString copy = house.folder.filePath(QStringLiteral("copy.pitkey"));
        house.desk.issuer()->backUp(QUrl::fromLocalFile(copy));
        School other; // no issuer is known there
        Verifier &verifier = *other.desk.verifier();
        verifier.verify(QUrl::fromLocalFile(copy));
        waitFor(*verifier.work());
        QVERIFY(verifier.isGood());
        QVERIFY(verifier.isStrange());
        verifier.trust(QUrl::fromLocalFile(copy));
        QVERIFY2(verifier.work()->problem().isEmpty(), qPrintable(verifier.work()->problem()));
        verifier.verify(QUrl::fromLocalFile(copy));
        waitFor(*verifier.work());
        QVERIFY(verifier.isGood() && !verifier.isStrange());
    }

    void whatTheBankCannotDeliverIsSaid() {
        School house;
        house.openDesk();
        BlueprintEditor &editor = *house.desk.editor();
        editor.begin();
        editor.setNumber(BlueprintEditor::SectionEasiest, 99);
        editor.setNumber(BlueprintEditor::SectionHardest, 100);
        QTRY_VERIFY_WITH_TIMEOUT(!editor.checking(), 30'000);
        QVERIFY(!editor.checkProblem().isEmpty());
        QCOMPARE(editor.problemSection(), 0);
        QVERIFY2(!editor.checkProblem().contains(QLatin1String("lucky8")), qPrintable(editor.checkProblem())); // in words
    }

    void aKeyComesBackFromItsBackUp() {
        School house;
        house.openDesk();
        IssuerDesk &issuer = *house.desk.issuer();
        const QString print = issuer.fingerprint();
        const QUrl copy = QUrl::fromLocalFile(house.folder.filePath(QStringLiteral("copy.pitkey")));
        issuer.backUp(copy);
        issuer.restore(copy);
        QVERIFY(!house.desk.work()->problem().isEmpty()); // none is overwritten
        QFile torn(house.desk.shelf().keyFile());
        QVERIFY(torn.open(QIODevice::WriteOnly) && torn.write("half a ke") == 9);
        torn.close();
        ExamDesk later(house.folder.filePath(QStringLiteral("exams")), house.library, house.chips, house.bank, house.clock,
                       house.staff);
        QVERIFY(!later.issuer()->exists());
        security::writeFile(house.folder.filePath(QStringLiteral("x")), "no key");
        later.issuer()->restore(QUrl::fromLocalFile(house.folder.filePath(QStringLiteral("x"))));
        QVERIFY(!later.issuer()->exists());
        later.issuer()->restore(copy);
        QCOMPARE(later.issuer()->fingerprint(), print);
        QCOMPARE(QDir(house.folder.filePath(QStringLiteral("exams")))
                     .entryList({QStringLiteral("issuer.damaged-*.pitkey")})
                     .size(),
                 1);
        later.issuer()->unlock(QStringLiteral("correct horse battery"));
        waitFor(*later.work());
        QVERIFY(later.issuer()->isOpen());
    }

    void aBlueprintIsPrinted() {
        School house;
        house.openDesk();
        house.desk.editor()->begin();
        const QString file = house.folder.filePath(QStringLiteral("blueprint.pdf"));
        house.desk.editor()->print(QUrl::fromLocalFile(file));
        QVERIFY(security::readFile(file).startsWith("%PDF-"));
    }

    void aSealedExamDoesNotChange() {
        School house;
        house.seal();
        house.desk.plan()->candidates()->add(QStringLiteral("0418"), QStringLiteral("Lee"));
        QCOMPARE(static_cast<int>(house.desk.shelf().exam(QStringLiteral("autumn")).candidates.size()), 1);
        const QByteArray onDisk =
            security::readFile(house.desk.shelf().examFolder(QStringLiteral("autumn")) + QStringLiteral("/exam.json"));
        const quint64 seed = openSeed(house.desk.shelf().exam(QStringLiteral("autumn")), *house.desk.issuer()->key());
        QVERIFY(seed > 0 && !onDisk.contains(QByteArray::number(seed)));
        QVERIFY(!house.desk.shelf().exposure(*house.desk.issuer()->key()).empty());
    }

    void anExamWhosePinIsLostIsSealedOnceMore() {
        School house;
        house.seal(2);
        ExamPlan &plan = *house.desk.plan();
        const QByteArray before = security::readFile(plan.sealedFile());
        const quint64 seed = openSeed(house.desk.shelf().exam(QStringLiteral("autumn")), *house.desk.issuer()->key());
        const exam::ReleasedSitting early = house.released();
        plan.reopen();
        QVERIFY2(!plan.isSealed() && plan.candidates()->count() == 2, qPrintable(house.desk.work()->problem()));
        plan.seal(QStringLiteral("7149382605"));
        waitFor(*house.desk.work());
        QVERIFY2(plan.isSealed(), qPrintable(house.desk.work()->problem()));
        const exam::ExamFile file(security::readFile(plan.sealedFile()));
        QVERIFY(!file.release(QStringLiteral("0417"), "3141592653"));
        const auto now = file.release(QStringLiteral("0417"), "7149382605");
        QVERIFY(now && now->form.items != early.form.items);
        QVERIFY(openSeed(house.desk.shelf().exam(QStringLiteral("autumn")), *house.desk.issuer()->key()) != seed);
        // What was sealed before is not gone, and a sitting of it is told from the others.
        const QDir earlier(house.desk.shelf().examFolder(QStringLiteral("autumn")) + QStringLiteral("/earlier"));
        const QStringList kept = earlier.entryList({QStringLiteral("*.pitexam")}, QDir::Files);
        QCOMPARE(kept.size(), 1);
        QCOMPARE(security::readFile(earlier.filePath(kept.first())), before);
        QVERIFY(house.desk.shelf().isOfEarlierSealing(QStringLiteral("autumn"), exam::sealingOf(early.content).atMs));
        QVERIFY(!house.desk.shelf().isOfEarlierSealing(QStringLiteral("autumn"), exam::sealingOf(now->content).atMs));
        // Once somebody has sat it, it stays what it is.
        QVERIFY(house.desk.shelf().keepResult(QStringLiteral("autumn"), QStringLiteral("0417"), "a result"));
        plan.reopen();
        QVERIFY(plan.isSealed());
        QVERIFY2(house.desk.work()->problem().contains(QLatin1String("sat it already")),
                 qPrintable(house.desk.work()->problem()));
    }

    void aSealedExamIsNotComparedWithItself() {
        School house;
        house.seal(2);
        house.desk.plan()->compare(0);
        waitFor(*house.desk.work());
        const auto &rows = house.desk.plan()->report()->rows();
        const auto row = std::find_if(rows.begin(), rows.end(),
                                      [](const FigureList::Row &one) { return one.label == QLatin1String("Exposure"); });
        QVERIFY(row != rows.end());
        QVERIFY2(row->good && !row->detail.contains(QLatin1String("earlier")), qPrintable(row->detail));
    }

    void attemptsAreCountedByTheResultsThatCameBack() {
        School house;
        house.seal();
        {
            exam::Sitting sitting = exam::Sitting::start(house.released(), house.bank, house.clock, house.folder.path(),
                                                         QStringLiteral("Goh"), {});
            sitting.finish();
            const QByteArray result = sitting.result();
            QVERIFY(house.desk.shelf().keepResult(QStringLiteral("autumn"), QStringLiteral("0417"), result));
            QVERIFY(
                house.desk.shelf().keepResult(QStringLiteral("autumn"), QStringLiteral("0417"), result + "x")); // damaged
        }
        const exam::PlannedExam autumn = house.desk.shelf().exam(QStringLiteral("autumn"));
        QCOMPARE(house.desk.shelf().timesSat(autumn.blueprint, QStringLiteral("winter")),
                 (std::map<QString, int>{{QStringLiteral("0417"), 1}}));
        ExamPlan &plan = *house.desk.plan();
        QVERIFY(plan.begin(autumn.blueprint, autumn.version, QStringLiteral("winter")));
        plan.candidates()->add(QStringLiteral("0417"), QStringLiteral("Tan Mei Ling"));
        plan.seal(QStringLiteral("7149382605"));
        waitFor(*house.desk.work());
        QVERIFY(!plan.isSealed());
        QVERIFY2(house.desk.work()->problem().contains(QLatin1String("0417: attempt 2")),
                 qPrintable(house.desk.work()->problem()));
        plan.candidates()->grant(0, CandidateList::Attempt, 2);
        plan.seal(QStringLiteral("7149382605"));
        waitFor(*house.desk.work());
        QVERIFY2(plan.isSealed(), qPrintable(house.desk.work()->problem()));
    }

    void anOpenKeyLocksItselfWhenNobodyIsThere() {
        School house;
        house.openDesk();
        IssuerDesk &issuer = *house.desk.issuer();
        issuer.lockAfter(std::chrono::milliseconds(600));
        QObject somebody;
        for (int i = 0; i < 8; ++i) { // he types
            QTest::qWait(100);
            QKeyEvent key(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier);
            QCoreApplication::sendEvent(&somebody, &key);
        }
        QVERIFY(issuer.isOpen());
        QTRY_VERIFY_WITH_TIMEOUT(!issuer.isOpen(), 5'000);
        QVERIFY(issuer.idled() && house.staff.signedIn());
        issuer.unlock(QStringLiteral("correct horse battery"));
        waitFor(*house.desk.work());
        QVERIFY(issuer.isOpen() && !issuer.idled());
    }

    void aSittingSurvivesItsProgramAndBecomesACertificate() {
        School house;
        house.seal();
        auto sitting = house.sitting();
        sitting->open(QUrl::fromLocalFile(house.desk.plan()->sealedFile()));
        QCOMPARE(sitting->phase(), SittingSession::Phase::Identify);
        sitting->release(QStringLiteral("0417"), QStringLiteral("Goh"), QStringLiteral("wrong PIN"),
                         house.codeOf(QStringLiteral("0417")));
        waitFor(*sitting->work());
        if (sitting->phase() == SittingSession::Phase::Confirm)
            sitting->begin();
        QCOMPARE(sitting->phase(), SittingSession::Phase::Identify);
        sitting->release(QStringLiteral("0417"), QStringLiteral("Goh"), QStringLiteral("3141592653"),
                         house.codeOf(QStringLiteral("0417")));
        waitFor(*sitting->work());
        if (sitting->phase() == SittingSession::Phase::Confirm)
            sitting->begin();
        QCOMPARE(sitting->phase(), SittingSession::Phase::Running);
        QCOMPARE(sitting->look()->colours(), Settings::Colours::HighContrast);
        QCOMPARE(sitting->allowed(), QStringLiteral("75:00"));
        answerRight(*sitting, house);
        sitting->toggleFlag();
        sitting->lockAndNext();
        QCOMPARE(sitting->number(), 2);

        sitting.reset(); // as a power cut leaves it
        sitting = house.sitting();
        sitting->findBrokenOff();
        QCOMPARE(sitting->brokenOff(), QStringLiteral("0417"));
        sitting->release(QStringLiteral("0417"), QStringLiteral("Goh"), QStringLiteral("3141592653"),
                         house.codeOf(QStringLiteral("0417")));
        waitFor(*sitting->work());
        if (sitting->phase() == SittingSession::Phase::Confirm)
            sitting->begin();
        QCOMPARE(sitting->number(), 2);
        QCOMPARE(sitting->overview()->answered(), 1);
        QCOMPARE(sitting->overview()->flagged(), 1);
        sitting->back();
        QCOMPARE(sitting->number(), 1);
        QVERIFY(sitting->stage()->input()->complete()); // what was answered is there again
        sitting->goTo(1);
        for (int question = 2; question <= 3; ++question) {
            answerRight(*sitting, house);
            sitting->lockAndNext();
        }
        sitting->extend(5, QStringLiteral("fire alarm"), QStringLiteral("Goh"), QStringLiteral("3141592653"));
        waitFor(*sitting->work());
        QCOMPARE(sitting->allowed(), QStringLiteral("80:00"));
        sitting->finish();
        QCOMPARE(sitting->phase(), SittingSession::Phase::Finished);

        ResultDesk &results = *house.desk.results();
        results.importFrom(QUrl::fromLocalFile(house.station()));
        QTRY_COMPARE_WITH_TIMEOUT(results.results()->total(), 1, 60'000);
        waitFor(*house.desk.work());
        QVERIFY2(results.passed(), qPrintable(results.reason()));
        QCOMPARE(results.percent(), 100);
        QVERIFY(results.incidents().join(u'\n').contains(QLatin1String("fire alarm")));
        isImportedOnce(house);
        givesOutWhatVerifies(house);
        isRuledOnByTwo(house);
        canBeAppealed(house);
        oneQuestionIsRuledOn(house);
        house.staff.signOut(); // nothing of anybody is left
        QCOMPARE(results.results()->total(), 0);
        QCOMPARE(results.name(), QString());
        QVERIFY(!results.appeal()->isOpen());
        QVERIFY(house.desk.plan()->releasePin().isEmpty());
    }

    void aCrashBetweenLockAndNextLeavesAWayOnWithoutGoingBack() {
        School house;
        house.seal(1, exam::GoingBack::No);
        {
            QVERIFY(QDir().mkpath(house.station()));
            exam::Sitting sitting =
                exam::Sitting::start(house.released(), house.bank, house.clock, house.station(), QStringLiteral("Goh"), {});
            const exam::Marked marked = house.bank.mark(sitting.blueprint().rules, sitting.question(0), {});
            sitting.answer(marked.key);
        } // killed before the next question was shown
        auto sitting = house.sitting();
        sitting->open(QUrl::fromLocalFile(house.desk.plan()->sealedFile()));
        QCOMPARE(sitting->brokenOff(), QStringLiteral("0417"));
        sitting->release(QStringLiteral("0417"), QStringLiteral("Goh"), QStringLiteral("3141592653"),
                         house.codeOf(QStringLiteral("0417")));
        waitFor(*sitting->work());
        if (sitting->phase() == SittingSession::Phase::Confirm)
            sitting->begin();
        QCOMPARE(sitting->number(), 1);
        sitting->lockAndNext();
        QCOMPARE(sitting->problem(), QString());
        QCOMPARE(sitting->number(), 2);
    }

    void aBrokenOffSittingHoldsItsStationUntilThePin() {
        School house;
        house.seal();
        auto sitting = house.sitting();
        sitting->open(QUrl::fromLocalFile(house.desk.plan()->sealedFile()));
        QVERIFY(!sitting->held()); // nothing has begun
        sitting->release(QStringLiteral("0417"), QStringLiteral("Goh"), QStringLiteral("3141592653"),
                         house.codeOf(QStringLiteral("0417")));
        waitFor(*sitting->work());
        if (sitting->phase() == SittingSession::Phase::Confirm)
            sitting->begin();
        QVERIFY(sitting->held());
        QCOMPARE(::prctl(PR_GET_DUMPABLE), 0); // no core dump, no debugger of the same user
        sitting.reset();
        sitting = house.sitting();
        sitting->findBrokenOff();
        QVERIFY(sitting->held());
        sitting->close();
        QCOMPARE(sitting->phase(), SittingSession::Phase::Identify);
        sitting->putAside(QStringLiteral("0000000000"));
        waitFor(*sitting->work());
        QVERIFY(sitting->held());
        sitting->putAside(QStringLiteral("3141592653"));
        waitFor(*sitting->work());
        QCOMPARE(sitting->phase(), SittingSession::Phase::Closed);
        QCOMPARE(::prctl(PR_GET_DUMPABLE), 1);
    }

    void aDiskThatTakesNothingKeepsTheAnswerOnScreen() {
        School house;
        house.seal();
        auto sitting = house.sitting();
        sitting->open(QUrl::fromLocalFile(house.desk.plan()->sealedFile()));
        sitting->release(QStringLiteral("0417"), QStringLiteral("Goh"), QStringLiteral("3141592653"),
                         house.codeOf(QStringLiteral("0417")));
        waitFor(*sitting->work());
        if (sitting->phase() == SittingSession::Phase::Confirm)
            sitting->begin();
        answerRight(*sitting, house);
        const auto answer = sitting->stage()->input()->answer();
        ::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        ::getrlimit(RLIMIT_FSIZE, &before);
        const rlimit full{300, before.rlim_max}; // the clock's file is shorter, the log is longer
        ::setrlimit(RLIMIT_FSIZE, &full);
        sitting->lockAndNext();
        ::setrlimit(RLIMIT_FSIZE, &before);
        QCOMPARE(sitting->number(), 1);
        QVERIFY2(sitting->problem().startsWith(QLatin1String("Not saved.")), qPrintable(sitting->problem()));
        QVERIFY(sitting->stage()->input()->answer() == answer);
        sitting->lockAndNext(); // there is room again
        QCOMPARE(sitting->problem(), QString());
        QCOMPARE(sitting->number(), 2);
    }

    void moreTimeForAllReachesEveryStation() {
        School house;
        house.seal(2);
        const QString other = house.folder.filePath(QStringLiteral("station2"));
        auto first = house.sitting();
        auto second = std::make_unique<SittingSession>(other, house.library, house.chips, house.bank, house.clock);
        const auto release = [&](SittingSession &sitting, const char *number) {
            sitting.release(QString::fromLatin1(number), QStringLiteral("Goh"), QStringLiteral("3141592653"),
                            house.codeOf(QString::fromLatin1(number)));
            waitFor(*sitting.work());
            if (sitting.phase() == SittingSession::Phase::Confirm)
                sitting.begin();
        };
        for (SittingSession *sitting : {first.get(), second.get()})
            sitting->open(QUrl::fromLocalFile(house.desk.plan()->sealedFile()));
        release(*first, "0417");
        release(*second, "0418");
        QCOMPARE(first->allowed(), QStringLiteral("75:00"));
        QCOMPARE(second->allowed(), QStringLiteral("60:00"));
        first->extendAll(5, QStringLiteral("fire alarm"), QStringLiteral("Goh"), QStringLiteral("0000000000"));
        waitFor(*first->work());
        QCOMPARE(first->allowed(), QStringLiteral("75:00"));
        first->extendAll(5, QStringLiteral("fire alarm"), QStringLiteral("Goh"), QStringLiteral("3141592653"));
        waitFor(*first->work());
        QCOMPARE(first->allowed(), QStringLiteral("80:00"));
        QTRY_COMPARE_WITH_TIMEOUT(second->allowed(), QStringLiteral("65:00"), 20'000);

        second.reset(); // after a crash it looks at the same place, and takes nothing twice
        second = std::make_unique<SittingSession>(other, house.library, house.chips, house.bank, house.clock);
        second->findBrokenOff();
        release(*second, "0418");
        first->extendAll(10, QStringLiteral("again"), QStringLiteral("Goh"), QStringLiteral("3141592653"));
        waitFor(*first->work());
        QTRY_COMPARE_WITH_TIMEOUT(second->allowed(), QStringLiteral("75:00"), 20'000);
    }

    void resultsAreFoundAndOrdered() {
        ResultList list;
        const QAbstractItemModelTester tester(&list);
        MarkedResults results;
        const std::tuple<const char *, const char *, int> people[] = {{"03", "Tan", 9}, {"01", "Lee", 10}, {"02", "Ng", 4}};
        for (const auto &[number, name, right] : people) {
            exam::Candidate candidate{QString::fromLatin1(number), QString::fromLatin1(name), 1, {}};
            exam::MarkedExam marked;
            marked.score.right = marked.original.right = right;
            marked.score.count = marked.original.count = 10;
            marked.score.needed = 8;
            exam::SatExam sat{{}, candidate, {}, {}, {}, {}, exam::SittingState({}, {}, candidate), {}, {}};
            results.push_back(std::make_shared<const MarkedResult>(MarkedResult{std::move(sat), marked, {}}));
        }
        list.show(std::move(results));
        const auto names = [&] {
            QStringList shown;
            for (int row = 0; row < list.rowCount(); ++row)
                shown << list.index(row).data(ResultList::NameRole).toString();
            return shown.join(u' ');
        };
        QCOMPARE(names(), QStringLiteral("Lee Ng Tan"));
        QCOMPARE(list.placeAt(0), 1);
        QCOMPARE(list.rowOf(0), 2);
        list.setOrder(ResultList::Order::ByScore);
        QCOMPARE(names(), QStringLiteral("Lee Tan Ng"));
        list.setWho(ResultList::Who::NotPassed);
        QCOMPARE(names(), QStringLiteral("Ng"));
        QCOMPARE(list.rowOf(0), -1);
        list.setWho(ResultList::Who::All);
        list.setSearch(QStringLiteral("tA"));
        QCOMPARE(names(), QStringLiteral("Tan"));
        QCOMPARE(list.count(), 1);
        QCOMPARE(list.total(), 3);
    }

private:
    static void isImportedOnce(School &house) {
        ResultDesk &results = *house.desk.results();
        QVERIFY2(results.summary().startsWith(QLatin1String("1 of 1")), qPrintable(results.summary()));
        QCOMPARE(results.missing(), QString());
        security::writeFile(house.station() + QStringLiteral("/bad.pitresult"), "no result");
        results.importFrom(QUrl::fromLocalFile(house.station()));
        QTRY_VERIFY_WITH_TIMEOUT(results.imported().contains(QLatin1String("already")), 60'000);
        waitFor(*house.desk.work());
        QCOMPARE(results.results()->total(), 1);
        QCOMPARE(results.refused().size(), 1);
        QVERIFY2(results.refused().first().startsWith(QLatin1String("bad.pitresult")),
                 qPrintable(results.refused().first()));

        const QString papers = house.folder.filePath(QStringLiteral("papers"));
        QVERIFY(QDir().mkpath(papers));
        const QSignalSpy saved(&results, &ResultDesk::saved);
        results.saveAll(QUrl::fromLocalFile(papers));
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, 60'000);
        const QDir made(papers + u'/' + QDir(papers).entryList(QDir::Dirs | QDir::NoDotAndDotDot).first());
        QCOMPARE(made.entryList(QDir::Files).size(), 3); // report, certificate, badge
        Verifier &verifier = *house.desk.verifier();
        for (const QString &file : made.entryList(QDir::Files)) {
            verifier.verify(QUrl::fromLocalFile(made.filePath(file)));
            waitFor(*verifier.work());
            QVERIFY2(verifier.isGood(), qPrintable(file));
        }
        const QString table = house.folder.filePath(QStringLiteral("list.csv"));
        results.saveTable(QUrl::fromLocalFile(table));
        const QByteArray text = security::readFile(table);
        QVERIFY2(text.contains("\"0417\",\"Tan Mei Ling\",1,"), text.constData());
    }

    /// A phone reads the code off paper; lines may be broken on the way.
    static void theCodeIsVerified(School &house, const QByteArray &code) {
        Verifier &verifier = *house.desk.verifier();
        verifier.verifyText(QString::fromLatin1(code.left(40) + "\n " + code.mid(40)));
        waitFor(*verifier.work());
        QVERIFY(verifier.isGood());
        const auto &said = verifier.findings()->rows();
        QVERIFY(std::any_of(said.begin(), said.end(),
                            [](const auto &row) { return row.label.contains(QLatin1String("Tan Mei Ling")); }));
        QByteArray altered = code;
        altered[30] = altered[30] == 'A' ? 'B' : 'A';
        verifier.verifyText(QString::fromLatin1(altered));
        waitFor(*verifier.work());
        QVERIFY(!verifier.isGood());
    }

    static void oneQuestionIsRuledOn(School &house) {
        ResultDesk &results = *house.desk.results();
        Appeal &appeal = *results.appeal();
        appeal.goToQuestion(2);
        QCOMPARE(appeal.onScreen(), 2);
        const QSignalSpy ready(&results, &ResultDesk::resultsReady);
        results.ruleOnShown(ResultDesk::Ruling::FullMarks, QStringLiteral("two readings"), 0, QStringLiteral("824615"), 1,
                            QStringLiteral("639172"));
        QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 1, 60'000);
        QCOMPARE(results.rulings()->count(), 2);
        QVERIFY(results.otherRulings().contains(QLatin1String("two readings")));
        QVERIFY(results.originalText().contains(QLatin1String("3 of 3")));
    }

    static void givesOutWhatVerifies(School &house) {
        ResultDesk &results = *house.desk.results();
        const QString certificate = house.folder.filePath(QStringLiteral("c.pdf")),
                      badge = house.folder.filePath(QStringLiteral("b.jwt"));
        results.saveCertificate(QUrl::fromLocalFile(certificate));
        results.saveBadge(QUrl::fromLocalFile(badge));
        QVERIFY(!results.certificate()->isEmpty());
        theCodeIsVerified(house, results.certificate()->facts().qrText);
        Verifier &verifier = *house.desk.verifier();
        for (const QString &file : {certificate, badge}) {
            verifier.verify(QUrl::fromLocalFile(file));
            waitFor(*verifier.work());
            QVERIFY2(verifier.isGood(), qPrintable(file));
        }
        QByteArray bytes = security::readFile(certificate);
        bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
        security::writeFile(certificate, bytes);
        verifier.verify(QUrl::fromLocalFile(certificate));
        waitFor(*verifier.work());
        QVERIFY(!verifier.isGood());
    }

    static void isRuledOnByTwo(School &house) {
        ResultDesk &results = *house.desk.results();
        house.staff.add(QStringLiteral("Ng"), Staff::Rank::Instructor, QStringLiteral("135924"));
        waitFor(*house.staff.work());
        // Who has added him knows his PIN, and could sign for both: not before Ng has changed it himself.
        results.rule(0, ResultDesk::Ruling::TakeOut, QStringLiteral("a bet is hidden by a card"), 0,
                     QStringLiteral("824615"), 1, QStringLiteral("135924"));
        waitFor(*house.desk.work());
        QCOMPARE(results.rulings()->count(), 0);
        QVERIFY2(house.desk.work()->problem().contains(QLatin1String("PIN")), qPrintable(house.desk.work()->problem()));
        house.staff.people().changePin(QStringLiteral("ng"), "135924", "639172", house.clock.wallMs());
        results.rule(0, ResultDesk::Ruling::TakeOut, QStringLiteral("a bet is hidden by a card"), 0,
                     QStringLiteral("824615"), 0, QStringLiteral("824615"));
        waitFor(*house.desk.work());
        QCOMPARE(results.rulings()->count(), 0); // one person is not two
        results.rule(0, ResultDesk::Ruling::TakeOut, QStringLiteral("a bet is hidden by a card"), 0,
                     QStringLiteral("824615"), 1, QStringLiteral("7531"));
        waitFor(*house.desk.work());
        QCOMPARE(results.rulings()->count(), 0);
        QVERIFY2(house.desk.work()->problem().startsWith(QLatin1String("Ng: ")), qPrintable(house.desk.work()->problem()));
        results.rule(0, ResultDesk::Ruling::TakeOut, QStringLiteral("a bet is hidden by a card"), 0,
                     QStringLiteral("824615"), 1, QStringLiteral("639172"));
        QTRY_COMPARE_WITH_TIMEOUT(results.rulings()->count(), 1, 60'000);
        QVERIFY(results.originalText().contains(QLatin1String("3 of 3")));
        QVERIFY(results.touchedBy(0).contains(QLatin1String("of this kind")));
    }

    static void canBeAppealed(School &house) {
        ResultDesk &results = *house.desk.results();
        waitFor(*house.desk.work());
        results.replay();
        Appeal &appeal = *results.appeal();
        QVERIFY(appeal.isOpen());
        QVERIFY(appeal.what().contains(QLatin1String("Goh")));
        appeal.nextAnswer(1);
        QCOMPARE(appeal.answerText(), appeal.keyText());
        QVERIFY(!appeal.clauses().isEmpty());
        QCOMPARE(appeal.marks().size(), 3);
        appeal.setStep(1'000'000);
        QCOMPARE(appeal.step(), appeal.count() - 1);
    }
};

QTEST_MAIN(TestExams)
#include "tst_exams.moc"
