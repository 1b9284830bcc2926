// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/equivalence.h"
#include "core/exam/quizitembank.h"
#include "core/scenario/packshelf.h"
#include "tests/exam/examfixture.h"

#include <QJsonDocument>
#include <QTest>

#include <set>

using namespace pitwise;
using namespace pitwise::exam;

class FormsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBlueprintSurvivesWritingAndReading();
    void theGateNamesThePlace_data();
    void theGateNamesThePlace();
    void thePrintedTextSaysWhatIsNeeded();
    void payTablesAreForEverybodyOrNobody();
    void passMarksAreRoundedUp();
    void sameBlueprintAndSeedGiveTheSameForm();
    void anotherSeedOrNumberGivesAnotherForm();
    void parallelFormsAskTheSameFamiliesInTheSameSlots();
    void parallelFormsStayWithinTheBands();
    void noQuestionTwiceInAForm();
    void examQuestionsAreKeptApartFromPractice();
    void packsAreDrawnOnlyWhereTheBlueprintSaysSo();
    void tooFewQuestionsAreRefused();
    void anotherBankIsFoundBeforeTheExam();
    void labelsReadLikeFormNames();
    void theReportCountsExposure();
    void realQuestionsCarryNoKeyAndAreMarkedFromTheirSeed();
    void realRulesAreChecked();
    void scenariosOfAPackAreAskedAndMarkedWhereThePackIsNot();
    void aPackGivesOnlyWhatItHas();
};

void FormsTest::aBlueprintSurvivesWritingAndReading() {
    const Blueprint blueprint = smallBlueprint();
    const QByteArray bytes = writeBlueprint(blueprint);
    const Blueprint again = readBlueprint(bytes);
    QCOMPARE(writeBlueprint(again), bytes);
    QCOMPARE(blueprintDigest(again), blueprintDigest(blueprint));
    QCOMPARE(again.sections.at(0).passMark, 60);
    QCOMPARE(again.rules.readings, blueprint.rules.readings);
}

void FormsTest::theGateNamesThePlace_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("at");
    const auto row = [](const char *name, const char *path, const QJsonValue &value, const char *at) {
        QTest::newRow(name) << QString::fromLatin1(path) << value << QString::fromLatin1(at);
    };
    row("a member nobody knows", "colour", 1, "colour");
    row("another format", "format", QStringLiteral("pitwise-blueprint/9"), "format");
    row("no sections", "sections", QJsonArray(), "sections");
    row("a pass mark over 100", "passMark", 101, "passMark");
    row("a pass mark of nothing", "passMark", 0, "passMark");
    row("a rulebook without version", "rules",
        QJsonObject{{QStringLiteral("rulebooks"), QJsonArray{QStringLiteral("lucky8")}}}, "rules.rulebooks");
    row("a game without rulebook", "rules",
        QJsonObject{{QStringLiteral("rulebooks"), QJsonArray{QStringLiteral("freebet@2025-04-15")}}}, "sections[0].games");
    row("going back sideways", "goingBack", QStringLiteral("sideways"), "goingBack");
    row("no time at all", "minutes", 0, "");
    row("pay tables perhaps", "payTables", QStringLiteral("perhaps"), "payTables");
    row("an id with blanks", "id", QStringLiteral("Dealer Exam"), "id");
    row("a crash policy without minutes", "afterCrash",
        QJsonObject{{QStringLiteral("clock"), QStringLiteral("stops-up-to")}}, "afterCrash.minutes");
}

void FormsTest::theGateNamesThePlace() {
    QFETCH(QString, path);
    QFETCH(QJsonValue, value);
    QFETCH(QString, at);
    QJsonObject json = QJsonDocument::fromJson(writeBlueprint(smallBlueprint())).object();
    json.insert(path, value);
    try {
        (void)readBlueprint(QJsonDocument(json).toJson());
        QFAIL("the gate let it pass");
    } catch (const Refusal &refusal) {
        QCOMPARE(QString::fromStdString(refusal.at), at);
    }
}

void FormsTest::thePrintedTextSaysWhatIsNeeded() {
    const QString text = blueprintText(smallBlueprint());
    for (const char *words :
         {"Dealer certificate, written part", "version 3", "Questions 6, time 10 minutes, pass mark 80 % (5 right)",
          "reading l8.bjAfterBust: capped", "1. Payouts: 3 questions, 5 minutes, pass mark 60 % (2 right)"})
        QVERIFY2(text.contains(QLatin1String(words)), words);
}

void FormsTest::payTablesAreForEverybodyOrNobody() {
    Blueprint blueprint = smallBlueprint();
    const QByteArray hidden = writeBlueprint(blueprint);
    QVERIFY(!hidden.contains("payTables")); // exams of before keep their digest
    QVERIFY(!readBlueprint(hidden).payTables);
    blueprint.payTables = true;
    QVERIFY(readBlueprint(writeBlueprint(blueprint)).payTables);
    QVERIFY(blueprintDigest(blueprint) != blueprintDigest(readBlueprint(hidden)));
    QVERIFY(blueprintText(blueprint).contains(QLatin1String("Pay tables may be opened at every question.")));
}

void FormsTest::passMarksAreRoundedUp() {
    QCOMPARE(neededOf(60, 85), 51);
    QCOMPARE(neededOf(6, 80), 5);
    QCOMPARE(neededOf(10, 80), 8);
    QCOMPARE(neededOf(3, 0), 0);
    QCOMPARE(neededOf(3, 100), 3);
}

void FormsTest::sameBlueprintAndSeedGiveTheSameForm() {
    const Blueprint blueprint = smallBlueprint();
    const FakeBank bank;
    const Form form = FormMaker(blueprint, bank, 7).make(3).form;
    QCOMPARE(FormMaker(blueprint, bank, 7).make(3).form, form);
    QCOMPARE(readForm(formJson(form)), form);
    // The very form of today: a change here breaks every exam that is already sealed.
    QCOMPARE(form.items.size(), std::size_t(6));
    QCOMPARE(form.items.front().seed, quint64(7399021097837825));
}

void FormsTest::anotherSeedOrNumberGivesAnotherForm() {
    const Blueprint blueprint = smallBlueprint();
    const FakeBank bank;
    const FormMaker maker(blueprint, bank, 7);
    QVERIFY(maker.make(0).form.items != maker.make(1).form.items);
    QVERIFY(FormMaker(blueprint, bank, 8).make(0).form.items != maker.make(0).form.items);
}

void FormsTest::parallelFormsAskTheSameFamiliesInTheSameSlots() {
    Blueprint blueprint = smallBlueprint();
    blueprint.sections[1].count = 20;
    const FakeBank bank;
    const FormMaker maker(blueprint, bank, 1);
    std::map<int, QString> families;
    for (int number = 0; number < 10; ++number)
        for (const FormItem &item : maker.make(number).form.items) {
            const QString family = item.game + item.family;
            QCOMPARE(families.try_emplace(item.slot, family).first->second, family);
        }
    QCOMPARE(families.size(), std::size_t(23));
}

void FormsTest::parallelFormsStayWithinTheBands() {
    Blueprint blueprint = smallBlueprint();
    blueprint.sections[0].count = 20;
    blueprint.sections[1].count = 20;
    blueprint.sections[0].easiest = 0.2;
    blueprint.sections[0].hardest = 0.8;
    blueprint.bands = {0.03, 0.05};
    const FakeBank bank;
    const FormMaker maker(blueprint, bank, 5);
    std::vector<FormFacts> forms;
    for (int number = 0; number < 40; ++number) {
        forms.push_back(maker.make(number));
        // Computed again from the questions, not from what the maker says.
        double difficulty = 0;
        int seconds = 0;
        for (const FormItem &item : forms.back().form.items) {
            if (item.section != 0)
                continue;
            const Item drawn = *bank.draw(blueprint.rules, item.game, item.family, item.seed);
            QVERIFY(drawn.difficulty >= 0.2 && drawn.difficulty <= 0.8);
            difficulty += drawn.difficulty / 20;
            seconds += drawn.targetSeconds;
        }
        QVERIFY(std::abs(difficulty - maker.targets()[0].difficulty) <= 0.03);
        QVERIFY(std::abs(seconds - maker.targets()[0].seconds) <= 0.05 * maker.targets()[0].seconds);
    }
    const EquivalenceReport report = compareForms(forms, maker.targets());
    QVERIFY(report.within());
    QCOMPARE(report.equalForms, 0);
    QVERIFY(report.clauseOverlap.least > 0.5); // same families, so most clauses
    QVERIFY(report.clauseOverlap.most <= 1);
}

void FormsTest::noQuestionTwiceInAForm() {
    Blueprint blueprint = smallBlueprint();
    blueprint.sections[0].families = {QStringLiteral("family-0")};
    blueprint.sections[0].count = 60;
    const FakeBank bank(QStringLiteral("fake/1"), 40); // 40 times 9 different questions at most
    const Form form = FormMaker(blueprint, bank, 3).make(0).form;
    std::set<QString> digests;
    for (const FormItem &item : form.items)
        QVERIFY(digests.insert(item.digest).second);
}

void FormsTest::examQuestionsAreKeptApartFromPractice() {
    Blueprint blueprint = smallBlueprint();
    const FakeBank bank;
    for (const FormItem &item : FormMaker(blueprint, bank, 3).make(0).form.items)
        QVERIFY(item.seed >= firstExamSeed && item.seed < seedEnd);
    blueprint.separateBanks = false;
    for (const FormItem &item : FormMaker(blueprint, bank, 3).make(0).form.items)
        QVERIFY(item.seed < firstExamSeed);
}

void FormsTest::packsAreDrawnOnlyWhereTheBlueprintSaysSo() {
    Blueprint blueprint = smallBlueprint();
    blueprint.sections.resize(1);
    blueprint.sections[0].topics = {QStringLiteral("irregularities")};
    const FakeBank bank;
    for (const FormItem &item : FormMaker(blueprint, bank, 3).make(0).form.items)
        QVERIFY(item.family.startsWith(QLatin1String("family-")));
    blueprint.sections[0].packs = {QStringLiteral("pack-a")};
    for (const FormItem &item : FormMaker(blueprint, bank, 3).make(0).form.items)
        QCOMPARE(item.family, QStringLiteral("night-shift"));
    blueprint.sections[0].packs = {QStringLiteral("pack-b")}; // practice shows it too
    QVERIFY_EXCEPTION_THROWN(FormMaker(blueprint, bank, 3), Refusal);
    blueprint.separateBanks = false;
    QCOMPARE(FormMaker(blueprint, bank, 3).make(0).form.items.front().family, QStringLiteral("open-pack"));
}

void FormsTest::tooFewQuestionsAreRefused() {
    Blueprint blueprint = smallBlueprint();
    blueprint.sections[0].families = {QStringLiteral("family-0")};
    blueprint.sections[0].count = 60;
    QVERIFY_EXCEPTION_THROWN((void)FormMaker(blueprint, FakeBank(QStringLiteral("fake/1"), 2), 3).make(0), Refusal);
    blueprint = smallBlueprint();
    blueprint.sections[0].topics = {QStringLiteral("astrology")};
    QVERIFY_EXCEPTION_THROWN(FormMaker(blueprint, FakeBank(), 3), Refusal);
}

void FormsTest::anotherBankIsFoundBeforeTheExam() {
    const Blueprint blueprint = smallBlueprint();
    const Form form = FormMaker(blueprint, FakeBank(), 3).make(0).form;
    QCOMPARE(questionsOf(form, blueprint, FakeBank()).size(), form.items.size());
    QVERIFY_EXCEPTION_THROWN((void)questionsOf(form, blueprint, FakeBank(QStringLiteral("fake/2"))), Refusal);
    QVERIFY_EXCEPTION_THROWN((void)questionsOf(form, blueprint, FakeBank(QStringLiteral("fake/1"), 50)), Refusal);
}

void FormsTest::labelsReadLikeFormNames() {
    Form form;
    const std::pair<int, const char *> labels[] = {{0, "A1"},   {8, "A9"},    {9, "B1"},   {15, "B7"},
                                                   {233, "Z9"}, {234, "AA1"}, {499, "CD5"}};
    std::set<QString> all;
    for (const auto &[number, label] : labels) {
        form.number = number;
        if (number != 499)
            QCOMPARE(form.label(), QLatin1String(label));
    }
    for (form.number = 0; form.number < 2000; ++form.number)
        QVERIFY(all.insert(form.label()).second);
}

void FormsTest::theReportCountsExposure() {
    Blueprint blueprint = smallBlueprint();
    const FakeBank bank;
    const FormMaker maker(blueprint, bank, 5);
    const EquivalenceReport report = compareForms({maker.make(0), maker.make(1), maker.make(0)}, maker.targets());
    QCOMPARE(report.forms, 3);
    QCOMPARE(report.equalForms, 1);
    QCOMPARE(report.mostExposed, 2);
    QCOMPARE(report.sharedQuestions, 6);
    QCOMPARE(report.distinctQuestions, 12);
    QVERIFY(!report.within());
}

void FormsTest::realQuestionsCarryNoKeyAndAreMarkedFromTheirSeed() {
    const Library library = Library::shipped();
    const QuizItemBank bank(library);
    const RulesInForce rules{{QStringLiteral("lucky8@5"), QStringLiteral("freebet@2025-04-15")}, {}};
    const auto families = bank.families(rules);
    QVERIFY(!families.empty());
    int drawn = 0;
    for (const exam::Family &family : families) {
        const auto item = bank.draw(rules, family.game, family.family, firstExamSeed + 12'345);
        if (!item)
            continue;
        ++drawn;
        for (const char *key : {"answer", "misconceptions", "steps"})
            QVERIFY2(!item->question.contains(QLatin1String(key)), qPrintable(family.family));
        QCOMPARE(item->topic, family.topic);
        QVERIFY(!item->clauses.isEmpty() && item->clauses.first().contains(QLatin1Char(':')));
        QCOMPARE(bank.draw(rules, family.game, family.family, item->seed)->question, item->question);
        const Marked unanswered = bank.mark(rules, item->question, {});
        QVERIFY(!unanswered.right);
        QVERIFY2(bank.mark(rules, item->question, unanswered.key).right, qPrintable(family.family));
        QJsonObject forged = item->question;
        forged.insert(QStringLiteral("prompt"), QStringLiteral("another"));
        QVERIFY_EXCEPTION_THROWN((void)bank.mark(rules, forged, {}), Refusal);
    }
    QVERIFY(drawn > 0);
}

void FormsTest::realRulesAreChecked() {
    const Library library = Library::shipped();
    const QuizItemBank bank(library);
    QVERIFY_EXCEPTION_THROWN((void)bank.families({{QStringLiteral("lucky8@99")}, {}}), Refusal);
    QVERIFY_EXCEPTION_THROWN(
        (void)bank.families({{QStringLiteral("lucky8@5")}, {{QStringLiteral("l8.nothing"), QStringLiteral("x")}}}), Refusal);
    QVERIFY_EXCEPTION_THROWN((void)bank.families({{QStringLiteral("lucky8@5")},
                                                  {{QStringLiteral("l8.bjAfterBust"), QStringLiteral("nonsense")}}}),
                             Refusal);
    QVERIFY(!bank.draw({{QStringLiteral("lucky8@5")}, {}}, QStringLiteral("freebet"),
                       QStringLiteral("free-double-permission"), 1));
}

namespace {

/// The shipped pack, and a blueprint of one section that draws from it.
struct Classroom {
    Library library = Library::shipped();
    QuizItemBank bank{library};
    Pack pack = PackShelf(QString(), library).read("classroom").pack;
    Blueprint blueprint = smallBlueprint();
    explicit Classroom(int count) {
        blueprint.sections.resize(1);
        blueprint.sections[0].games.clear();
        blueprint.sections[0].topics.clear();
        blueprint.sections[0].packs = {QStringLiteral("classroom")};
        blueprint.sections[0].count = count;
        blueprint.rules.readings.clear();
        blueprint.separateBanks = false;
        blueprint.bands = {0.5, 0.9};
        bank.usePacks({pack});
    }
};

} // namespace

void FormsTest::scenariosOfAPackAreAskedAndMarkedWhereThePackIsNot() {
    const Classroom room(8);
    const IssuerKey key = IssuerKey::make(QStringLiteral("A"));
    const QByteArray file = sealExam(QStringLiteral("autumn"), room.blueprint, room.bank, 7, roomOf(2), key, releasePin,
                                     security::StretchCost::least());
    const QuizItemBank station(room.library); // has no packs
    const auto released = ExamFile(file).release(QStringLiteral("0418"), releasePin);
    const auto items = questionsOf(released->form, released->blueprint, station);
    std::set<QString> different;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const QJsonObject &scenario = released->form.items[i].scenario;
        QVERIFY(!scenario.isEmpty());
        QVERIFY(!items[i].question.contains(QLatin1String("answer")));
        QVERIFY(different.insert(questionDigest(items[i].question)).second);
        const Marked blank = station.mark(room.blueprint.rules, items[i].question, {}, scenario);
        QVERIFY(!blank.right);
        QVERIFY(station.mark(room.blueprint.rules, items[i].question, blank.key, scenario).right);
        // Its words are in no readable part of the file.
        QVERIFY(!file.contains(scenario.value(QLatin1String("title")).toString().toUtf8()));
        QVERIFY(!file.contains(scenario.value(QLatin1String("id")).toString().toUtf8()));
        // Another scenario than the one that was shown is found out.
        const QJsonObject &other = released->form.items[(i + 1) % items.size()].scenario;
        QVERIFY_EXCEPTION_THROWN((void)station.mark(room.blueprint.rules, items[i].question, {}, other), Refusal);
    }
    Form again = readForm(formJson(released->form));
    QCOMPARE(again, released->form);
    again.items[0].scenario = again.items[1].scenario;
    QVERIFY_EXCEPTION_THROWN((void)questionsOf(again, released->blueprint, station), Refusal);
}

void FormsTest::aPackGivesOnlyWhatItHas() {
    Classroom room(500);
    QVERIFY_EXCEPTION_THROWN(FormMaker(room.blueprint, room.bank, 1), Refusal); // it has not so many
    room.blueprint.sections[0].count = 4;
    (void)FormMaker(room.blueprint, room.bank, 1).make(0);
    room.blueprint.separateBanks = true; // practice shows it too
    QVERIFY_EXCEPTION_THROWN(FormMaker(room.blueprint, room.bank, 1), Refusal);
    room.pack.examOnly = true;
    room.bank.usePacks({room.pack});
    (void)FormMaker(room.blueprint, room.bank, 1).make(0);
    for (Scenario &scenario : room.pack.scenarios) // what is not approved is no exam question
        scenario.status = ScenarioStatus::Draft;
    room.bank.usePacks({room.pack});
    QVERIFY_EXCEPTION_THROWN(FormMaker(room.blueprint, room.bank, 1), Refusal);
}

QTEST_GUILESS_MAIN(FormsTest)
#include "tst_forms.moc"
