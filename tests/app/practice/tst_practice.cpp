// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/answerreview.h"
#include "app/practice/questionsource.h"
#include "app/trainees/trainees.h"
#include "core/scenario/packshelf.h"
#include "tests/app/practice/anyanswer.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;

/// A session from its start to its summary: each answer is on disk before its verdict is shown, and nothing is lost.
class TestPractice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recordsEveryAnswerBeforeItsVerdict() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        QVERIFY(trainees.seated());
        PracticeSetup setup(desk);
        setup.setMode(PracticeSetup::Mode::Custom);
        setup.setLength(0);
        PracticeSession session(desk, setup);
        connect(&session, &PracticeSession::judged, this, [&] {
            const auto lines = desk.store()->answers().ofSession(session.session());
            QVERIFY(lines);
            QCOMPARE(static_cast<int>(lines->size()), session.marks().size());
            QCOMPARE(static_cast<int>(lines->back().fact.outcome), session.marks().back());
        });
        QSignalSpy finished(&session, &PracticeSession::finished);
        session.start();
        for (int i = 0; i < 10; ++i) {
            QCOMPARE(session.phase(), PracticeSession::Phase::Asking);
            QVERIFY(!session.question()->prompt().isEmpty());
            giveAnyAnswer(*session.input(), i);
            QVERIFY(session.canLock());
            session.lock();
            QCOMPARE(session.phase(), PracticeSession::Phase::Judged);
            session.next();
        }
        QCOMPARE(session.phase(), PracticeSession::Phase::Finished);
        QCOMPARE(finished.size(), 1);
    }

    void enterIsDeafForAMomentAfterSomethingNew() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        SetClock clock(1'800'000'000'000);
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        PracticeSetup setup(desk);
        setup.setMode(PracticeSetup::Mode::Custom);
        PracticeSession session(desk, setup);
        session.start();
        giveAnyAnswer(*session.input(), 1);
        session.enter();
        clock.advance(399);
        session.enter();
        QCOMPARE(session.phase(), PracticeSession::Phase::Asking);
        clock.advance(1);
        session.enter();
        QCOMPARE(session.phase(), PracticeSession::Phase::Judged);
        session.enter();
        QCOMPARE(session.phase(), PracticeSession::Phase::Judged); // nobody has seen the verdict yet
        clock.set(clock.nowMs() - 3'600'000);                      // put back: nobody waits an hour
        session.enter();
        QCOMPARE(session.phase(), PracticeSession::Phase::Asking);
        QCOMPARE(session.marks().size(), 1);
    }

    void aStormGoesOnByItselfUntilThreeMisses() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        SetClock clock(1'800'000'000'000);
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        PracticeSetup setup(desk);
        setup.setMode(PracticeSetup::Mode::Storm);
        QVERIFY(setup.canStart());
        QCOMPARE(setup.bestStorm(), -1);
        PracticeSession session(desk, setup);
        const auto answer = [&](bool right) {
            QVERIFY(session.input()->control() == AnswerInput::Control::OneOf);
            clock.advance(1000);
            const auto lines = session.input()->options()->count();
            for (int row = 0; row < lines; ++row) {
                session.input()->choose(row);
                if ((session.input()->answer() == session.asked().key()) == right)
                    break;
            }
            QTRY_VERIFY(session.phase() != PracticeSession::Phase::Asking); // no Enter
        };
        const auto storm = [&](int right) {
            session.start();
            for (int i = 0; i < right; ++i) {
                answer(true);
                QCOMPARE(session.phase(), PracticeSession::Phase::Passed);
                QTRY_COMPARE(session.phase(), PracticeSession::Phase::Asking); // nor here
            }
            for (int i = 0; i < 3; ++i) {
                answer(false);
                QCOMPARE(session.phase(), PracticeSession::Phase::Judged); // a miss is looked at
                clock.advance(1000);
                session.enter();
            }
            QCOMPARE(session.phase(), PracticeSession::Phase::Finished);
            QCOMPARE(session.storm()->right(), right);
        };
        storm(3);
        QVERIFY(session.storm()->newBest());
        const auto lines = desk.store()->answers().ofSession(session.session());
        QCOMPARE(lines->size(), 6U);
        for (const AnswerLine &line : *lines)
            QCOMPARE(line.fact.topic, std::string(stormTopic));
        QVERIFY(desk.learner().clauses.empty()); // readiness is not touched
        setup.refresh();
        QCOMPARE(setup.bestStorm(), 3);
        storm(2);
        QVERIFY(!session.storm()->newBest());
        QCOMPARE(session.storm()->best(), 3);
    }

    void aStormThatIsLeftIsOver() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        SetClock clock(1'800'000'000'000);
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        PracticeSetup setup(desk);
        setup.setMode(PracticeSetup::Mode::Storm);
        PracticeSession session(desk, setup);
        session.start();
        session.input()->choose(0); // before anybody can have seen it: chosen, not answered
        QCoreApplication::processEvents();
        QCOMPARE(session.phase(), PracticeSession::Phase::Asking);
        session.leave();
        QVERIFY(desk.store()->sessions().find(session.session())->ended);
        QVERIFY(!session.canGoOn());
    }

    void whatNobodyTouchedIsNoAnswer() {
        const ChipSet chips = Desk::allChips();
        const Library library = Library::shipped();
        const Rulebook &rules = *library.find("lucky8");
        const std::vector<Option> two{{"a", Phrase::verbatim(QStringLiteral("one"))},
                                      {"b", Phrase::verbatim(QStringLiteral("two"))}};
        for (const Answer &key :
             {Answer(ChipsAnswer{}), Answer(ActionsAnswer{}), Answer(ChoicesAnswer{}), Answer(OrderAnswer{})}) {
            Question question;
            question.setKey(key);
            const AnswerKind kind = kindOf(key);
            const QByteArray type(name(kind).data(), static_cast<qsizetype>(name(kind).size()));
            if (kind != AnswerKind::Actions)
                question.options = two;
            const AnswerSheet sheet(Offered(question, rules, std::nullopt), 0);
            AnswerInput input(chips);
            input.show(sheet, true);
            QVERIFY2(!input.complete(), type);
            input.chooseNone();
            // A list of our own says "none of these" in a line of its own; an order is looked at row by row.
            const bool outright = kind == AnswerKind::Chips || kind == AnswerKind::Actions;
            QCOMPARE(input.none(), outright);
            QCOMPARE(input.complete(), outright);
            if (kind == AnswerKind::Choices)
                input.choose(0);
            input.moveRow(0, 0);
            QVERIFY2(input.complete(), type);
            const Answer said = input.answer().value();
            input.show(sheet, true);
            QVERIFY2(!input.complete(), type);
            input.fill(said); // an answer given before is one
            QVERIFY2(input.complete(), type);
        }
    }

    void aNewcomersFirstDayHasEveryGameAndMostlyWhatIsPaidAndDecided() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        Desk desk(folder.path(), library, clock);
        std::map<std::string, int> games, topics;
        for (const PlanItem &item : planSession({}, desk.catalogue(), {}, desk.moment(), 1, 20)) {
            ++games[item.key().document];
            ++topics[item.topic];
        }
        QCOMPARE(games.size(), 4u);
        QVERIFY(games["lucky8"] <= 8);
        QVERIFY(topics["payouts"] + topics["permissions"] >= 10);
        QVERIFY(topics["procedure"] <= 4);
    }

    void aNewcomersFirstSessionShowsEveryGameAndEveryWayToAnswer() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        PracticeSetup setup(desk);
        setup.refresh();
        QCOMPARE(setup.questions(), 10);
        PracticeSession session(desk, setup);
        session.start();
        QCOMPARE(session.input()->control(), AnswerInput::Control::Money);
        std::set<std::string> games;
        std::set<AnswerInput::Control> controls;
        int number = 0;
        for (; session.phase() == PracticeSession::Phase::Asking; ++number) {
            games.insert(session.question()->question().game);
            const bool seen = !controls.insert(session.input()->control()).second;
            QCOMPARE(session.guide().isEmpty(), seen); // each way to answer is told once
            QVERIFY2(!session.clockShown(), "right first, fast later");
            giveAnyAnswer(*session.input(), 1);
            session.lock();
            QCOMPARE(session.phase(), PracticeSession::Phase::Judged);
            session.next();
        }
        QCOMPARE(number, 10);
        QCOMPARE(games.size(), 4u);
        QCOMPARE(controls.size(), 5u);
        setup.refresh();
        QVERIFY(!setup.isFirst());
        session.start();
        QVERIFY(session.guide().isEmpty());
    }

    void oneClauseIsPractisedByItself() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        PracticeSetup setup(desk);
        PracticeSession session(desk, setup);
        QVERIFY(!session.canPractise(QStringLiteral("lucky8"), QStringLiteral("preamble")));
        QVERIFY(session.canPractise(QStringLiteral("freebet"), QStringLiteral("1.35")));
        session.practise(QStringLiteral("freebet"), QStringLiteral("1.35"));
        QCOMPARE(session.planned(), 5);
        for (int i = 0; i < 5; ++i) {
            QCOMPARE(session.phase(), PracticeSession::Phase::Asking);
            const Question &question = session.asked();
            QVERIFY2(std::ranges::find(question.clauses, "1.35") != question.clauses.end(), question.id().c_str());
            giveAnyAnswer(*session.input(), 1);
            session.lock();
            session.next();
        }
        QCOMPARE(session.phase(), PracticeSession::Phase::Finished);
    }

    void timeIsUpIsNoAnswer() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        Desk desk(folder.path(), library, clock);
        const auto question = desk.bank().make(*findFamily("lucky8-payout"), "lucky8", 5);
        QVERIFY(question);
        const Verdict verdict = timeIsUp(*question);
        QCOMPARE(verdict.outcome, Outcome::Wrong);
        QVERIFY(verdict.misconception.isEmpty());
        ShownQuestion shown(desk);
        shown.ask(*question);
        ShownVerdict said(desk, shown);
        said.show(*question, shown.answer(), verdict, 9000);
        QCOMPARE(said.headline(), QStringLiteral("Time is up"));
        QVERIFY(said.given().isEmpty());
    }

    void aFullDiskKeepsTheAnswerAndItsTimeUntilThereIsRoom() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        PracticeSetup setup(desk);
        setup.setMode(PracticeSetup::Mode::Custom);
        setup.setLength(1);
        PracticeSession session(desk, setup);
        session.start();
        const int pages = static_cast<int>(desk.store()->connection().number("PRAGMA page_count"));
        desk.store()->limitPages(pages);
        int answered = 0;
        while (session.problem().isEmpty() && answered < 20) { // what is left of the last pages
            giveAnyAnswer(*session.input(), answered);
            session.lock();
            if (session.phase() == PracticeSession::Phase::Judged) {
                ++answered;
                session.next();
            }
        }
        QVERIFY2(session.problem().contains(QLatin1String("disk is full")), qPrintable(session.problem()));
        QCOMPARE(session.phase(), PracticeSession::Phase::Asking); // no verdict for what is not on disk
        const QString prompt = session.question()->prompt(), elapsed = session.elapsed();
        QTest::qWait(250);
        QCOMPARE(session.elapsed(), elapsed); // the disk's trouble is not the trainee's time
        QVERIFY(session.canLock());
        desk.store()->limitPages(100'000); // somebody made room
        session.lock();
        QCOMPARE(session.phase(), PracticeSession::Phase::Judged);
        QVERIFY(session.problem().isEmpty());
        QCOMPARE(session.question()->prompt(), prompt);
        QCOMPARE(static_cast<int>(desk.store()->answers().ofSession(session.session())->size()), answered + 1);
        QVERIFY(desk.store()->problems()->empty());
    }

    void presetsAreKeptWithTheTrainee() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        PracticeSetup setup(desk);
        setup.setMode(PracticeSetup::Mode::Custom);
        QVERIFY2(!setup.canSavePreset(), "nobody is seated to keep it for");
        trainees.seatSomebody();
        setup.onlyGame(QStringLiteral("freebet"));
        setup.setLength(0);
        QVERIFY(setup.canSavePreset());
        setup.savePreset();
        QCOMPARE(setup.presets(), QStringList{QStringLiteral("FB, all topics, 10")});
        QVERIFY2(!setup.canSavePreset(), "it is kept already");
        setup.setMode(PracticeSetup::Mode::Odds);
        setup.setLength(3);
        setup.savePreset();
        PracticeSetup again(desk);
        again.refresh();
        QCOMPARE(again.presets().size(), 2);
        again.usePreset(0);
        QCOMPARE(again.mode(), PracticeSetup::Mode::Custom);
        QCOMPARE(again.games(), QStringList{QStringLiteral("freebet")});
        QCOMPARE(again.length(), 0);
        again.forgetPreset(0);
        again.refresh();
        QCOMPARE(again.presets(), QStringList{QStringLiteral("Odds drill, FB, 5 min")});
        for (int length = 0; again.presets().size() < PracticeSetup::mostPresets; ++length) {
            again.setLength(length);
            again.savePreset();
        }
        again.setLength(5);
        QVERIFY2(!again.canSavePreset(), "four keys, four presets");
    }

    void scenariosOfAssignedPacksAreAskedAndRecordedWhole() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        PackShelf packs(folder.filePath(QStringLiteral("packs")), library);
        QVERIFY(packs.assign("classroom", true).isEmpty());
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        PracticeSettings settings = desk.practiceSettings();
        settings.topics = {"irregularities"};
        QuestionSource source(desk, PracticeSetup::Mode::Custom, settings, 5);
        int scenarios = 0, all = 0;
        for (auto asked = source.next(); asked && all < 30; asked = source.next()) {
            ++all;
            if (asked->question.scenario.isEmpty())
                continue;
            ++scenarios;
            QVERIFY(std::find(asked->question.clauses.begin(), asked->question.clauses.end(), asked->clause) !=
                    asked->question.clauses.end());
            // What a record keeps of it shows it again, whatever becomes of the pack.
            const Question back = readQuestion(questionJson(asked->question, Reveal::Yes));
            QCOMPARE(back.scenario.id, asked->question.scenario.id);
            QCOMPARE(back.scenario.version, asked->question.scenario.version);
        }
        QVERIFY(scenarios > 0);
        QVERIFY(scenarios < all);
    }

    void goesOnWithWhatWasLeft() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        SessionId left;
        {
            Desk desk(folder.path(), library, clock);
            Trainees trainees(desk);
            trainees.seatSomebody();
            PracticeSetup setup(desk);
            setup.setMode(PracticeSetup::Mode::Custom);
            PracticeSession session(desk, setup);
            session.start();
            giveAnyAnswer(*session.input(), 1);
            session.lock();
            left = session.session();
            session.next();
            session.leave();
            QVERIFY(session.canGoOn());
        }
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        QVERIFY2(trainees.seated(), "the only trainee, without a PIN, goes on without being asked");
        PracticeSetup setup(desk);
        PracticeSession session(desk, setup);
        session.refresh();
        QVERIFY(session.canGoOn());
        session.goOn();
        QCOMPARE(session.session(), left);
        QCOMPARE(session.marks().size(), 1);
        QCOMPARE(session.number(), 2);
    }

    void theFeltDoesNotGiveTheAnswerAway() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        PracticeSetup setup(desk);
        setup.setMode(PracticeSetup::Mode::Custom);
        for (const char *topic : {"permissions", "irregularities", "control", "procedure"})
            setup.toggleTopic(QString::fromLatin1(topic));
        PracticeSession session(desk, setup);
        session.start();
        for (int i = 0; i < 20 && session.phase() == PracticeSession::Phase::Asking; ++i) {
            if (session.question()->hasFelt())
                for (const BoxView &box : session.question()->scene()->view().table)
                    for (const HandView &hand : box.hands)
                        for (const StakeView &stake : hand.stakes) {
                            QCOMPARE(stake.paid, 0);
                            QVERIFY(stake.state == BetState::Open);
                        }
            giveAnyAnswer(*session.input(), i);
            session.lock();
            session.next();
        }
    }

    void whatWasMissedIsShownAsItWasAnswered() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        PracticeSetup setup(desk);
        setup.setMode(PracticeSetup::Mode::Custom);
        setup.setLength(1);
        PracticeSession session(desk, setup);
        struct Seen {
            QString prompt, given, expected, headline;
            bool right;
        };
        std::vector<Seen> seen;
        session.start();
        for (int i = 0; session.phase() == PracticeSession::Phase::Asking; ++i) {
            giveAnyAnswer(*session.input(), i);
            session.lock();
            const ShownVerdict &verdict = *session.verdict();
            seen.push_back(
                {session.question()->prompt(), verdict.given(), verdict.expected(), verdict.headline(), verdict.right()});
            session.next();
        }
        const auto lines = desk.store()->answers().ofSession(session.session());
        QVERIFY(lines && lines->size() == seen.size());
        std::vector<AnswerId> ids;
        for (const AnswerLine &line : *lines)
            ids.push_back(line.id);
        AnswerReview review(desk);
        review.show(ids, 0);
        for (std::size_t i = 0; i < seen.size(); ++i) {
            QVERIFY2(review.problem().isEmpty(), qPrintable(review.problem()));
            QCOMPARE(review.question()->prompt(), seen[i].prompt);
            QCOMPARE(review.verdict()->given(), seen[i].given);
            QCOMPARE(review.verdict()->expected(), seen[i].expected);
            QCOMPARE(review.verdict()->headline(), seen[i].headline);
            QCOMPARE(review.verdict()->right(), seen[i].right);
            QVERIFY(!review.question()->isOpen());
            QVERIFY(review.verdict()->steps()->count() > 0);
            review.step(1);
        }
        review.close();
        QVERIFY(!review.isOpen());
    }

    void missesComeAgainWithNewCards() {
        const QTemporaryDir folder;
        const Library library = Library::shipped();
        const SystemClock clock;
        Desk desk(folder.path(), library, clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        PracticeSetup setup(desk);
        setup.setMode(PracticeSetup::Mode::Custom);
        setup.setLength(0);
        PracticeSession session(desk, setup);
        session.start();
        std::set<std::pair<std::string, std::string>> missed;
        std::set<std::string> asked;
        while (session.phase() == PracticeSession::Phase::Asking) {
            const Question question = session.asked();
            giveAnyAnswer(*session.input(), 7);
            session.lock();
            asked.insert(QuestionBank::fingerprint(question));
            if (!session.verdict()->right())
                missed.insert({question.game, question.family});
            session.next();
        }
        QVERIFY2(!missed.empty(), "ten blind answers all right");
        session.retryMisses();
        QCOMPARE(session.phase(), PracticeSession::Phase::Asking);
        int again = 0;
        while (session.phase() == PracticeSession::Phase::Asking) {
            const Question question = session.asked();
            QVERIFY(missed.contains({question.game, question.family}));
            if (asked.contains(QuestionBank::fingerprint(question))) { // a family of words alone may have no other
                std::set<std::string> others;
                for (std::uint64_t seed = 1; seed <= 200; ++seed)
                    if (const auto other = desk.bank().make(*findFamily(question.family), question.game, seed);
                        other && std::ranges::find(other->clauses, question.clauses.front()) != other->clauses.end())
                        others.insert(QuestionBank::fingerprint(*other));
                QVERIFY2(others.size() <= 2, question.id().c_str());
            }
            ++again;
            giveAnyAnswer(*session.input(), 7);
            session.lock();
            session.next();
        }
        QVERIFY(again > 0);
    }
};

QTEST_GUILESS_MAIN(TestPractice)
#include "tst_practice.moc"
