// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/house/chipset.h"
#include "core/quiz/answerjson.h"
#include "core/quiz/incident.h"
#include "core/quiz/judge.h"
#include "core/quiz/questionview.h"
#include "core/scenario/lint.h"
#include "core/scenario/scenarioformat.h"
#include "words/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace pitwise;

namespace {

using L1 = QLatin1String;

QJsonObject json(const char *text) {
    return QJsonDocument::fromJson(text).object();
}

/// Free Bet: box 2 splits 8s free, doubles the first free to 20; box 3 stands; two cards come out for the dealer's 6.
Scenario freeBet() {
    Scenario scenario;
    scenario.id = "two-cards-on-my-own-hand";
    scenario.game = "freebet";
    scenario.title = QStringLiteral("Two cards on my own hand");
    scenario.story = QStringLiteral("You pull two cards for your own hand and cannot say which came first.");
    scenario.round = json(R"({"format": "pitwise-round/1", "game": "freebet", "table": {"decks": 4, "boxes": 4},
        "seats": {"2": "A", "3": "B"},
        "bets": [{"box": 2, "player": "A", "kind": "main", "amount": 10000}, {"box": 2, "player": "A", "kind": "luckystash", "amount": 1000},
                 {"box": 3, "player": "B", "kind": "main", "amount": 5000}],
        "shoe": "8D JS 6C 8C 9D 3D 9H KC",
        "actions": [{"do": "close-offers"}, {"box": 2, "player": "A", "do": "free-split"}, {"box": 2, "player": "A", "do": "free-double"},
                    {"box": 2, "player": "A", "do": "stand"}, {"box": 3, "player": "B", "do": "stand"}]})");
    scenario.incident = ScenarioIncident{
        "simultaneous-draw", json(R"({"hand": "dealer", "disclosed": 2, "drawn": ["9C", "QD"], "dealer": ["6C", "5D"]})")};
    scenario.ask = Ask{AskKind::Ruling};
    return scenario;
}

Scenario lucky8() {
    Scenario scenario;
    scenario.id = "pair-of-eights";
    scenario.game = "lucky8";
    scenario.title = QStringLiteral("A pair of eights");
    scenario.round = json(R"({"format": "pitwise-round/1", "game": "lucky8", "table": {"decks": 8, "boxes": 7},
        "bets": [{"box": 1, "player": "A", "kind": "main", "amount": 10000}, {"box": 1, "player": "A", "kind": "pair", "amount": 500}],
        "shoe": "8S 9D 8H TC 5H KD 2C", "actions": [{"do": "close-offers"}, {"box": 1, "player": "A", "do": "split"}]})");
    scenario.ask = Ask{AskKind::Actions};
    return scenario;
}

bool has(const ScenarioProblems &problems, ProblemKind kind, const char *path = nullptr) {
    return std::any_of(problems.begin(), problems.end(),
                       [&](const ScenarioProblem &p) { return p.kind == kind && (!path || p.path == path); });
}

QString said(const ScenarioProblems &problems) {
    QStringList list;
    for (const ScenarioProblem &problem : problems)
        list << QString::fromStdString(problem.path) + QStringLiteral(": ") + Words::english().say(problemText(problem));
    return list.join(u'\n');
}

bool offers(const std::vector<AskOffer> &list, const Ask &ask) {
    return std::any_of(list.begin(), list.end(), [&](const AskOffer &offer) { return offer.ask == ask; });
}

} // namespace

class TestScenario : public QObject {
    Q_OBJECT

    const Library m_library = Library::shipped();
    const House m_house;

    [[nodiscard]] Question made(const Scenario &scenario) const {
        const auto question = makeQuestion(scenario, m_library, m_house);
        if (!question)
            qWarning().noquote() << said(question.error());
        return question ? *question : Question{};
    }
    [[nodiscard]] ScenarioProblems linted(const Scenario &scenario, std::span<const Scenario> others = {}) const {
        return lint(scenario, Neighbours(others), m_library, m_house,
                    [](const Phrase &phrase) { return Words::english().say(phrase); });
    }

private Q_SLOTS:
    void whatIsWrittenIsReadBack() {
        Scenario scenario = freeBet();
        scenario.rulebook = "freebet@2025-04-15";
        scenario.at = 20;
        scenario.remark = QStringLiteral("A “remark” with ünïcode\nand a second line");
        scenario.tags = {QStringLiteral("double draw"), QStringLiteral("class 3")};
        scenario.level = 3;
        scenario.target = 20;
        scenario.dropped = {answerJson(RulingAnswer{{RulingCode::VoidRound}})};
        scenario.added = {{answerJson(RulingAnswer{{RulingCode::ReturnBet, RulingCode::Continue}}), QStringLiteral("no")}};
        scenario.status = ScenarioStatus::InReview;
        scenario.author = QStringLiteral("M. Tan");
        scenario.derivedFrom = QStringLiteral("other@2");
        scenario.readings = {{"fb.interimBarsLater", "true"}};
        const QByteArray bytes = writeScenario(scenario);
        const auto back = readScenario(bytes);
        QVERIFY2(back.ok(), "the written scenario is refused");
        QCOMPARE(writeScenario(*back), bytes);
        QVERIFY(*back == scenario);
    }

    void everyMistakeOfAFileIsNamedWithItsPlace_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("path");
        const auto row = [](const char *name, const char *text, const char *path) {
            QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(path);
        };
        const char *base = R"({"format": "pitwise-scenario/1", "id": "a", "version": 1, "game": "lucky8")";
        const auto with = [&](const char *name, const char *member, const char *path) {
            QTest::newRow(name) << QByteArray(base) + ", " + member + "}" << QString::fromLatin1(path);
        };
        row("no JSON", "{\"format\": ", "line 1, column 12");
        row("no object", "[1]", "");
        row("another format", R"({"format": "pitwise-round/1", "id": "a", "version": 1, "game": "lucky8"})", "format");
        row("an id that would leave its folder",
            R"({"format": "pitwise-scenario/1", "id": "../a", "version": 1, "game": "lucky8"})", "id");
        with("an unknown member", R"("answer": {"cents": 5})", "answer");
        with("a text for a number", R"("level": "3")", "level");
        with("a level there is not", R"("level": 6)", "level");
        with("a status there is not", R"("status": "done")", "status");
        with("a round that is a list", R"("round": [])", "round");
        with("a round with its own rulebook", R"("round": {"rulebook": "lucky8@5"})", "round.rulebook");
        with("an ask of nothing", R"("ask": {"what": "weather"})", "ask.what");
        with("a measure there is not", R"("ask": {"what": "amount", "measure": "keeps"})", "ask.measure");
        with("an added text", R"("added": [{"text": "Void it"}])", "added[0].text");
        with("facts that are a list", R"("incident": {"kind": "misdeal", "facts": []})", "incident.facts");
        with("a half event", R"("at": 1.5)", "at");
    }
    void everyMistakeOfAFileIsNamedWithItsPlace() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, path);
        const auto scenario = readScenario(bytes);
        QVERIFY(!scenario.ok());
        QCOMPARE(QString::fromStdString(scenario.error().front().path), path);
        QVERIFY(!Words::english().say(problemText(scenario.error().front())).isEmpty());
    }

    void oneMistakeDoesNotHideTheNext() {
        const auto scenario =
            readScenario(QByteArray(R"({"format": "pitwise-scenario/1", "id": "A", "version": 0, "game": 5, "level": 9})"));
        QVERIFY(!scenario.ok());
        QCOMPARE(scenario.error().size(), std::size_t{4});
    }

    void theDoubleDrawOfFreeBetIsRuledOnAndShown() {
        const Scenario scenario = freeBet();
        const auto list = askable(scenario, m_library);
        QVERIFY(offers(list, Ask{AskKind::Ruling}));
        const Question question = made(scenario);
        QVERIFY(question.key() == Answer(RulingAnswer{{RulingCode::DiscardAndRedraw, RulingCode::OfferContinueOrReturn}}));
        QVERIFY(std::find(question.clauses.begin(), question.clauses.end(), "5.12.2") != question.clauses.end());
        QVERIFY(question.options.size() >= 3);
        QCOMPARE(question.scenario.id, scenario.id);
        QCOMPARE(question.id(), std::string("scenario/two-cards-on-my-own-hand/1"));
        QCOMPARE(question.family, std::string("two-cards-at-once"));
        const RoundView view = feltOf(question, m_library).value();
        QCOMPARE(view.drawnTogether.size(), std::size_t{2});
        QCOMPARE(view.dealer.size(), std::size_t{2});
        QVERIFY(!hasErrors(linted(scenario)));
    }

    void aQuestionGoesThroughItsJson() {
        const Question question = made(freeBet());
        const QJsonObject revealed = questionJson(question, Reveal::Yes);
        const Question back = readQuestion(revealed);
        QCOMPARE(back.scenario.title, question.scenario.title);
        QCOMPARE(back.id(), question.id());
        QCOMPARE(questionJson(back, Reveal::Yes), revealed);
    }

    void theSameScenarioGivesTheSameQuestion() {
        QCOMPARE(questionJson(made(freeBet()), Reveal::Yes), questionJson(made(freeBet()), Reveal::Yes));
    }

    void noCardThatHasNotBeenSeenIsInTheQuestion() {
        Scenario scenario = lucky8();
        QCOMPARE(made(scenario).round.value(L1("shoe")).toString(), QStringLiteral("8S 9D 8H TC"));
        scenario.at = static_cast<int>(Timeline(scenario, m_library).boundaries().front());
        scenario.ask = Ask{AskKind::Amount, 1, 0, "A", "pair"};
        const Question question = made(scenario);
        QCOMPARE(question.round.value(L1("shoe")).toString(), QStringLiteral("8S 9D 8H"));
        QCOMPARE(question.round.value(L1("actions")).toArray().size(), 0);
        QCOMPARE(moneyIn(question.key()), std::optional<Cents>(500 * 11));
    }

    void whatFitsIsOfferedWhereItFits() {
        const Scenario scenario = lucky8();
        const auto list = askable(scenario, m_library);
        QVERIFY(offers(list, Ask{AskKind::Actions}));
        QVERIFY(offers(list, Ask{AskKind::NextCard}));
        QVERIFY(offers(list, (Ask{AskKind::Total, 1, 1})));
        QVERIFY(offers(list, (Ask{AskKind::Amount, 1, 0, "A", "pair"})));
        QVERIFY(!offers(list, (Ask{AskKind::Amount, 1, 0, "A", "main"}))); // not settled
        for (const AskOffer &offer : list) {
            Scenario asked = scenario;
            asked.ask = offer.ask;
            const auto question = makeQuestion(asked, m_library, m_house);
            QVERIFY2(question.ok(), qPrintable(Words::english().say(offer.title)));
            QVERIFY2(!question->clauses.empty(), qPrintable(Words::english().say(offer.title)));
            QVERIFY2(!question->steps.empty(), qPrintable(Words::english().say(offer.title)));
            QVERIFY(!question->steps.empty());
        }
    }

    /// Once a hand has been acted upon, what it might have done is no longer asked, though its card is still to come.
    void nothingIsAskedOfATableThatHasGoneBy() {
        Scenario scenario = freeBet();
        scenario.incident.reset();
        scenario.ask.reset();
        const Timeline draft(scenario, m_library);
        QVERIFY(draft.needsCard()); // the dealer's
        QVERIFY(draft.events() > draft.boundaries().back());
        QVERIFY(!offers(askable(scenario, m_library), Ask{AskKind::Actions}));
        QVERIFY(!offers(askable(scenario, m_library), (Ask{AskKind::Total, 2, 1})));
        scenario.ask = Ask{AskKind::Actions};
        QVERIFY(has(linted(scenario), ProblemKind::AskDoesNotFit, "ask"));
        scenario.at = static_cast<int>(draft.boundaries().back()); // before box 3 stands
        QVERIFY(!has(linted(scenario), ProblemKind::AskDoesNotFit, "ask"));
        QVERIFY(offers(askable(freeBet(), m_library), Ask{AskKind::Ruling}));
    }

    /// Bets lie there and no card is out: what goes wrong then is asked without a felt, and the author is told.
    void whatGoesWrongBeforeTheCardsIsAskedWithoutAFelt() {
        Scenario scenario = lucky8();
        scenario.round = json(R"({"format": "pitwise-round/1", "game": "lucky8", "table": {"decks": 8, "boxes": 7},
            "bets": [{"box": 1, "player": "A", "kind": "main", "amount": 10000}], "shoe": "8S", "actions": []})");
        scenario.incident = ScenarioIncident{"late-bet", json(R"({"what": "increased"})")};
        scenario.ask = Ask{AskKind::Ruling};
        scenario.story = QStringLiteral("A adds a chip.");
        QVERIFY(!hasErrors(linted(scenario)));
        QVERIFY(has(linted(scenario), ProblemKind::NoFelt, "round"));
        QVERIFY(made(scenario).round.isEmpty());
        QVERIFY(!made(scenario).steps.empty());
        scenario.incident.reset(); // of the table nothing can be asked yet
        QVERIFY(has(linted(scenario), ProblemKind::ShoeShort, "round.shoe"));
        QVERIFY(!has(linted(freeBet()), ProblemKind::NoFelt));
    }

    void anAskThatDoesNotFitIsSaid() {
        Scenario scenario = lucky8();
        scenario.ask = Ask{AskKind::Amount, 1, 0, "A", "main"};
        QVERIFY(has(linted(scenario), ProblemKind::AskDoesNotFit, "ask"));
        scenario.ask.reset();
        QVERIFY(has(linted(scenario), ProblemKind::NothingToAsk, "ask"));
    }

    void anAddedOptionThatIsRightIsRefusedWithItsClauses() {
        Scenario scenario = freeBet();
        scenario.added = {{answerJson(RulingAnswer{{RulingCode::DiscardAndRedraw, RulingCode::OfferContinueOrReturn}}), {}}};
        auto problems = linted(scenario);
        QVERIFY(has(problems, ProblemKind::OptionIsRight, "added[0]"));
        QVERIFY(problems.front().args[1].text().contains(QStringLiteral("5.12.2")));
        scenario.added = {{answerJson(RulingAnswer{{RulingCode::DiscardAndRedraw}}), {}}}; // half of it is not wrong
        QVERIFY(has(linted(scenario), ProblemKind::OptionInDoubt, "added[0]"));
        scenario.added = {{answerJson(AmountAnswer{500}), {}}};
        QVERIFY(has(linted(scenario), ProblemKind::OptionShape, "added[0]"));
    }

    void addedAndDroppedOptionsChangeWhatIsOffered() {
        Scenario scenario = freeBet();
        const Question before = made(scenario);
        const auto wrong = std::find_if(before.options.begin(), before.options.end(),
                                        [&](const Option &o) { return o.answer != before.key(); });
        scenario.dropped = {answerJson(wrong->answer)};
        scenario.added = {{answerJson(RulingAnswer{{RulingCode::ReferShiftManager, RulingCode::FinishRound}}),
                           QStringLiteral("Nobody is asked.")}};
        const Question after = made(scenario);
        QCOMPARE(after.options.size(), before.options.size());
        QVERIFY(std::none_of(after.options.begin(), after.options.end(),
                             [&](const Option &o) { return o.answer == wrong->answer; }));
        const auto added = std::find_if(after.options.begin(), after.options.end(),
                                        [&](const Option &o) { return answerJson(o.answer) == scenario.added[0].answer; });
        QVERIFY(added != after.options.end());
        const Verdict verdict = judge(after, ChoiceAnswer{added->key}, ChipSet::shipped());
        QCOMPARE(verdict.outcome, Outcome::Wrong);
        QCOMPARE(Words::english().say(verdict.misconception), QStringLiteral("Nobody is asked."));
    }

    void theAuthorsWordsAreInTheQuestion() {
        Scenario scenario = freeBet();
        scenario.remark = QStringLiteral("Compare Lucky 8.");
        scenario.level = 5;
        scenario.target = 33;
        const Question question = made(scenario);
        QCOMPARE(Words::english().say(question.story.front()), scenario.story);
        QCOMPARE(Words::english().say(question.steps.back().text), scenario.remark);
        QCOMPARE(question.target, 33);
        QCOMPARE(question.difficulty, 0.9);
    }

    void lintFindsWhatIsWrong_data() {
        QTest::addColumn<QJsonObject>("changes"); // members of the round
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("path");
        const auto row = [](const char *name, const char *changes, ProblemKind kind, const char *path) {
            QTest::newRow(name) << json(changes) << static_cast<int>(kind) << QString::fromLatin1(path);
        };
        row("nine kings of diamonds", R"({"shoe": "8S 9D 8H TC 5H KD KD KD KD KD KD KD KD KD"})", ProblemKind::Shoe,
            "round.shoe");
        row("no card", R"({"shoe": "8S 9D 8H TC XX"})", ProblemKind::Shoe, "round.shoe");
        row("a card short", R"({"shoe": "8S 9D"})", ProblemKind::ShoeShort, "round.shoe");
        row("an action out of turn", R"({"actions": [{"do": "close-offers"}, {"box": 2, "player": "B", "do": "hit"}]})",
            ProblemKind::Action, "round.actions[1]");
        row("a surrender after the close",
            R"({"actions": [{"do": "close-offers"}, {"box": 1, "player": "A", "do": "surrender"}]})", ProblemKind::Action,
            "round.actions[1]");
        row("a bet there is not", R"({"bets": [{"box": 1, "player": "A", "kind": "tie18", "amount": 500}]})",
            ProblemKind::Table, "round.bets[0].kind");
        row("no bets", R"({"bets": []})", ProblemKind::Table, "round.bets");
        row("nine decks", R"({"table": {"decks": 9}})", ProblemKind::Table, "round.table.decks");
    }
    void lintFindsWhatIsWrong() {
        QFETCH(QJsonObject, changes);
        QFETCH(int, kind);
        QFETCH(QString, path);
        Scenario scenario = lucky8();
        for (auto it = changes.begin(); it != changes.end(); ++it)
            scenario.round[it.key()] = it.value();
        const auto problems = linted(scenario);
        QVERIFY2(has(problems, static_cast<ProblemKind>(kind), qPrintable(path)), qPrintable(said(problems)));
        QVERIFY(hasErrors(problems));
    }

    void whatIsWrongAfterThePointIsFoundToo() {
        Scenario scenario = lucky8();
        scenario.at = static_cast<int>(Timeline(scenario, m_library).boundaries().back());
        QJsonArray actions = scenario.round.value(L1("actions")).toArray();
        actions.append(json(R"({"box": 1, "player": "A", "do": "surrender"})"));
        scenario.round[L1("actions")] = actions;
        QVERIFY(makeQuestion(scenario, m_library, m_house).ok());
        QVERIFY(has(linted(scenario), ProblemKind::Action, "round.actions[2]"));
    }

    void aTableThatCannotBePlayedIsStillShown() {
        Scenario scenario = lucky8();
        scenario.round[L1("shoe")] = QStringLiteral("8S 9D 8H TC KD KD KD KD KD KD KD KD KD");
        const Timeline draft(scenario, m_library);
        QVERIFY(draft.refusal());
        QCOMPARE(draft.view(draft.events()).table[0].hands.size(), std::size_t{2});
        scenario.round[L1("bets")] = QJsonArray{json(R"({"box": 3, "player": "B", "kind": "pair", "amount": 500})")};
        const RoundView bare = Timeline(scenario, m_library).view(0);
        QCOMPARE(bare.table.size(), std::size_t{7});
        QCOMPARE(bare.table[2].sides.size(), std::size_t{1});
    }

    void factsThatContradictTheTableAreFound() {
        Scenario scenario = freeBet();
        scenario.incident->facts[L1("dealer")] = QJsonArray{L1("7C"), L1("5D")};
        QVERIFY(has(linted(scenario), ProblemKind::Situation, "incident.facts.dealer"));
        scenario.incident->kind = "earthquake";
        QVERIFY(has(linted(scenario), ProblemKind::Situation, "incident.kind"));
    }

    void anOpenReadingIsAJudgementCall() {
        Scenario scenario;
        scenario.id = "mixed";
        scenario.game = "lucky8";
        scenario.title = scenario.story = QStringLiteral("Settled, but nothing drawn");
        scenario.incident = ScenarioIncident{"dealer-no-card", json(R"({"stage": "initial", "settled": "interim"})")};
        scenario.ask = Ask{AskKind::Ruling};
        const auto problems = linted(scenario);
        QVERIFY2(has(problems, ProblemKind::OpenReading), qPrintable(said(problems)));
        QVERIFY(!made(scenario).isGraded());
        House fixed;
        fixed.fixed = {"A27"};
        const auto question = makeQuestion(scenario, m_library, fixed);
        QVERIFY(question.ok() && question->isGraded());
    }

    void titleAndStoryAreMissed() {
        Scenario scenario = freeBet();
        scenario.title.clear();
        scenario.story = QStringLiteral("  ");
        const auto problems = linted(scenario);
        QVERIFY(has(problems, ProblemKind::MissingTitle, "title"));
        QVERIFY(has(problems, ProblemKind::MissingStory, "story"));
    }

    void nearTwinsAreSaid() {
        const Scenario one = freeBet();
        Scenario two = one;
        two.id = "twin";
        two.round[L1("shoe")] = QStringLiteral("8D JS 6C 8C 9D 3D 9H KS");
        QVERIFY(has(linted(one, std::array{two}), ProblemKind::CloseTo));
        QVERIFY(!has(linted(one, std::array{one}), ProblemKind::CloseTo)); // itself
        QVERIFY(!has(linted(one, std::array{lucky8()}), ProblemKind::CloseTo));
    }

    void aRulebookThatIsNotHereIsSaid() {
        Scenario scenario = lucky8();
        scenario.rulebook = "lucky8@99";
        QVERIFY(has(linted(scenario), ProblemKind::NoRulebook, "rulebook"));
        scenario.rulebook = "freebet@2025-04-15"; // of another game
        QVERIFY(has(linted(scenario), ProblemKind::NoRulebook, "rulebook"));
    }

    void theHousesReadingDecidesTheKey() {
        // King and Queen are split; whether such a hand may be doubled hangs on a reading (A07).
        Scenario scenario = lucky8();
        scenario.round[L1("shoe")] = QStringLiteral("KS 9D QH 5C");
        const auto mayDouble = [](const Question &question) {
            const std::vector<Do> &allowed = std::get<ActionsAnswer>(question.key()).allowed;
            return std::find(allowed.begin(), allowed.end(), Do::Double) != allowed.end();
        };
        const Question open = made(scenario);
        QCOMPARE(open.readings, std::vector<std::string>{"A07"});
        QVERIFY(mayDouble(open));
        House house;
        house.fixed = {"A07"};
        house.readings = {{"l8.dasMixedTens", "false"}};
        const auto fixed = makeQuestion(scenario, m_library, house);
        QVERIFY(fixed.ok());
        QVERIFY(fixed->isGraded());
        QVERIFY(!mayDouble(*fixed));
    }
};

QTEST_APPLESS_MAIN(TestScenario)
#include "tst_scenario.moc"
