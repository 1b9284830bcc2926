// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/asked.h"
#include "core/exam/equivalence.h"
#include "core/exam/quizitembank.h"
#include "core/exam/replay.h"
#include "core/exam/verify.h"
#include "core/security/safefile.h"
#include "tests/exam/examfixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace pitwise;
using namespace pitwise::exam;

namespace {

/// The shipped rulebooks and, of these documents, a version that came into force later.
Library laterLibrary(const QTemporaryDir &folder, std::initializer_list<const char *> documents) {
    for (const char *document : documents) {
        const QString name = QString::fromLatin1(document);
        const Library shipped = Library::shipped();
        const Rulebook *today = shipped.find(document);
        const QString assets = QStringLiteral(":/assets/rulebooks/%1/%2/rulebook.json");
        QJsonObject json = QJsonDocument::fromJson(
                               security::readFile(assets.arg(name, QString::fromStdString(today->name()).section(u'@', 1))))
                               .object();
        json[QLatin1String("version")] = QStringLiteral("99");
        json[QLatin1String("inForce")] = QStringLiteral("2099-01-01");
        const QString place = folder.filePath(name + QStringLiteral("/99"));
        QDir().mkpath(place);
        security::writeFile(place + QStringLiteral("/rulebook.json"), QJsonDocument(json).toJson());
    }
    Library library = Library::shipped();
    library.addFolder(folder.path());
    return library;
}

Blueprint realBlueprint() {
    Blueprint blueprint = smallBlueprint();
    blueprint.sections = {{QStringLiteral("All"), {}, {}, {}, {}, 24, 0, 1, 0, 0}};
    blueprint.rules.rulebooks = {QStringLiteral("lucky8@5"), QStringLiteral("freebet@2025-04-15")};
    blueprint.rules.readings.clear();
    blueprint.bands = {0.5, 0.9};
    return blueprint;
}

/// A bank of tomorrow: the same questions, by another generator.
class LaterBank final : public ItemBank {
public:
    explicit LaterBank(const Library &library) : m_bank(library) {}
    QString version() const override { return QStringLiteral("quiz/99"); }
    std::vector<exam::Family> families(const RulesInForce &rules) const override { return m_bank.families(rules); }
    std::optional<Item> draw(const RulesInForce &rules, const QString &game, const QString &family,
                             quint64 seed) const override {
        return m_bank.draw(rules, game, family, seed + 1);
    }
    Marked mark(const RulesInForce &rules, const QJsonObject &question, const QJsonObject &answer,
                const QJsonObject &scenario) const override {
        return m_bank.mark(rules, question, answer, scenario);
    }

private:
    QuizItemBank m_bank;
};

/// Sealed with the rulebooks of today.
struct Sealed {
    Library library = Library::shipped();
    QuizItemBank bank{library};
    IssuerKey key = IssuerKey::make(QStringLiteral("Pitwise Academy"));
    Blueprint blueprint = realBlueprint();
    QByteArray file =
        sealExam(QStringLiteral("autumn"), blueprint, bank, 42, roomOf(1), key, releasePin, security::StretchCost::least());
    HandClock clock;
    QTemporaryDir folder{quickFolder()};

    ReleasedSitting release() const { return released(file, key, QStringLiteral("0417")); }
    /// Answers questions from..to rightly, as this bank has it.
    void answer(Sitting &sitting, const ItemBank &with, int from, int to) {
        const RulesInForce rules = rulesOf(sitting.blueprint(), sitting.form());
        for (int i = from; i < to; ++i) {
            sitting.show(i);
            clock.pass(5'000);
            sitting.answer(with.mark(rules, sitting.question(i), {}).key);
        }
    }
    QByteArray sat() {
        Sitting sitting = Sitting::start(release(), bank, clock, folder.path(), QStringLiteral("goh"), QStringLiteral("4"));
        answer(sitting, bank, 0, 24);
        sitting.finish();
        return sitting.result();
    }
};

std::string refusalOf(const std::function<void()> &work) {
    try {
        work();
    } catch (const Refusal &refusal) {
        return refusal.error;
    }
    return {};
}

} // namespace

/// An exam is what it was sealed as, whatever rulebooks and programs come after it; and two questions are the same where
/// they ask the same.
class VersionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNewerRulebookChangesNoExam_data() {
        QTest::addColumn<bool>("examined");
        QTest::newRow("of a game that is examined") << true;
        QTest::newRow("of a game that questions only compare with") << false;
    }
    void aNewerRulebookChangesNoExam() {
        QFETCH(bool, examined);
        Sealed sealed;
        const QTemporaryDir folder;
        const Library later =
            examined ? laterLibrary(folder, {"lucky8"}) : laterLibrary(folder, {"dueling8s", "luckylucky"});
        QCOMPARE(later.find("lucky8")->name() == "lucky8@99", examined);
        const QuizItemBank bank(later);

        const FormFacts before = FormMaker(sealed.blueprint, sealed.bank, 7).make(0);
        if (examined) {
            QCOMPARE(FormMaker(sealed.blueprint, bank, 7).make(0).form, before.form);
        }
        QCOMPARE(questionsOf(before.form, sealed.blueprint, bank).size(), std::size_t(24));

        { // begun today, broken off, resumed under the newer rulebook
            Sitting sitting = Sitting::start(sealed.release(), sealed.bank, sealed.clock, sealed.folder.path(),
                                             QStringLiteral("goh"), QStringLiteral("4"));
            sealed.answer(sitting, sealed.bank, 0, 12);
        }
        Sitting sitting = Sitting::resume(sealed.release(), bank, sealed.clock, sealed.folder.path(), QStringLiteral("goh"));
        sealed.answer(sitting, bank, 12, 24);
        sitting.finish();
        const QByteArray result = sitting.result();
        const SatExam sat = openResult(result, sealed.key);
        const MarkedExam marked = markExam(sat, bank);
        QCOMPARE(marked.score.right, 24);
        QCOMPARE(signMark(sat, marked, sealed.key, 1), signMark(sat, markExam(sat, sealed.bank), sealed.key, 1));
        QVERIFY(replayOf(sat).size() > 48);
        VerifyWith with;
        with.opened = &sealed.key;
        with.trusted = &sealed.key.issuer();
        with.bank = &bank;
        const Verification verified = verifyFile(result, with);
        QVERIFY(verified.good());
        QVERIFY(verified.findings.back().what.contains(QLatin1String("24 of 24")));
    }

    void anExamIsMadeUnderTheVersionThatItsBlueprintNames() {
        const QTemporaryDir folder;
        const Library later = laterLibrary(folder, {"lucky8"});
        const QuizItemBank bank(later);
        Blueprint blueprint = realBlueprint();
        for (const char *name : {"lucky8@5", "lucky8@99"}) {
            blueprint.rules.rulebooks = {QString::fromLatin1(name)};
            const Form form = FormMaker(blueprint, bank, 7).make(0).form;
            for (const Item &item : questionsOf(form, blueprint, bank))
                QCOMPARE(item.question.value(QLatin1String("rulebook")).toString(), QLatin1String(name));
        }
    }

    void aRulebookThatIsNotHereIsNamed() {
        const QTemporaryDir folder;
        const Library later = laterLibrary(folder, {"lucky8"});
        const Library shipped = Library::shipped();
        const QuizItemBank there(later), here(shipped);
        Blueprint blueprint = realBlueprint();
        blueprint.rules.rulebooks = {QStringLiteral("lucky8@99")};
        const Form form = FormMaker(blueprint, there, 7).make(0).form;
        const std::string error = refusalOf([&] { (void)questionsOf(form, blueprint, here); });
        QVERIFY2(error.find("the rulebook lucky8@99 is not on this machine") != std::string::npos, error.c_str());
    }

    void anotherGeneratorIsSaidAndCallsNothingBad() {
        Sealed sealed;
        const LaterBank later(sealed.library);
        const std::string said = refusalOf([&] {
            (void)Sitting::start(sealed.release(), later, sealed.clock, sealed.folder.path(), QStringLiteral("goh"), {});
        });
        QVERIFY2(said.find("question generator quiz/") != std::string::npos && said.find("quiz/99") != std::string::npos,
                 said.c_str());
        QVERIFY(QDir(sealed.folder.path()).isEmpty());
        const QByteArray result = sealed.sat();
        const SatExam sat = openResult(result, sealed.key);
        const std::string refused = refusalOf([&] { (void)markExam(sat, later); });
        QVERIFY2(refused.find("use the version of Pitwise that sealed it") != std::string::npos, refused.c_str());
        VerifyWith with;
        with.opened = &sealed.key;
        with.trusted = &sealed.key.issuer();
        with.bank = &later;
        const Verification verified = verifyFile(result, with);
        QVERIFY(verified.good());
        QVERIFY2(verified.findings.back().what.startsWith(
                     QLatin1String("Genuine; its questions cannot be made again by this program, because")),
                 qPrintable(verified.findings.back().what));
    }

    void noFormAsksTheSameTwice_data() {
        QTest::addColumn<QStringList>("books");
        QTest::addColumn<QStringList>("topics");
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("apart");
        const QStringList lucky{QStringLiteral("luckylucky@1")};
        QTest::newRow("Lucky Lucky, procedure") << lucky << QStringList{QStringLiteral("procedure")} << 20 << false;
        QTest::newRow("Lucky Lucky") << lucky << QStringList() << 40 << false;
        QTest::newRow("Lucky Lucky, apart") << lucky << QStringList() << 40 << true;
        QTest::newRow("Free Bet, irregularities, apart") << QStringList{QStringLiteral("freebet@2025-04-15")}
                                                         << QStringList{QStringLiteral("irregularities")} << 25 << true;
    }
    void noFormAsksTheSameTwice() {
        QFETCH(QStringList, books);
        QFETCH(QStringList, topics);
        QFETCH(int, count);
        QFETCH(bool, apart);
        const Library library = Library::shipped();
        const QuizItemBank bank(library);
        Blueprint blueprint = realBlueprint();
        blueprint.rules.rulebooks = books;
        blueprint.sections[0].topics = topics;
        blueprint.sections[0].count = count;
        blueprint.separateBanks = apart;
        blueprint.bands = {0.9, 0.9};
        const FormMaker maker(blueprint, bank, 11);
        std::vector<FormFacts> forms;
        for (int number = 0; number < 6; ++number) {
            forms.push_back(maker.make(number));
            std::set<QString> identities;
            for (const FormItem &item : forms.back().form.items)
                QVERIFY2(identities.insert(item.identity).second, qPrintable(item.family));
        }
        // What is counted is what is asked: by hand over identities.
        std::map<QString, int> shown;
        int mostShared = 0;
        for (const FormFacts &a : forms)
            for (const FormItem &item : a.form.items)
                ++shown[item.identity];
        for (std::size_t a = 0; a < forms.size(); ++a)
            for (std::size_t b = a + 1; b < forms.size(); ++b) {
                int same = 0;
                for (const FormItem &one : forms[a].form.items)
                    for (const FormItem &other : forms[b].form.items)
                        same += one.identity == other.identity ? 1 : 0;
                mostShared = std::max(mostShared, same);
            }
        const EquivalenceReport report = compareForms(forms, maker.targets());
        QCOMPARE(report.sharedQuestions, mostShared);
        QCOMPARE(report.distinctQuestions, static_cast<int>(shown.size()));
        QCOMPARE(report.tooAlike(), mostShared * 4 > count);
        QCOMPARE(report.practised > 0, !report.practisedKinds.isEmpty());
        if (!apart)
            QCOMPARE(report.practised, count);
    }

    void aPoolThatIsTooSmallIsSaidBeforeAnythingIsSealed() {
        const Library library = Library::shipped();
        const QuizItemBank bank(library);
        Blueprint blueprint = realBlueprint();
        blueprint.rules.rulebooks = {QStringLiteral("luckylucky@1")};
        blueprint.sections[0].topics = {QStringLiteral("procedure")};
        blueprint.sections[0].families = {QStringLiteral("round-order")};
        blueprint.sections[0].count = 400;
        const std::string error = refusalOf([&] { const FormMaker maker(blueprint, bank, 11); });
        QVERIFY2(error.find("different questions, and no form asks one twice") != std::string::npos, error.c_str());
    }

    void aRulingTouchesTheTwinsInAllForms() {
        const Library library = Library::shipped();
        const QuizItemBank bank(library);
        Blueprint blueprint = realBlueprint();
        blueprint.rules.rulebooks = {QStringLiteral("luckylucky@1")};
        blueprint.sections[0].topics = {QStringLiteral("procedure")};
        blueprint.sections[0].count = 12;
        blueprint.separateBanks = false;
        blueprint.bands = {0.9, 0.9};
        const FormMaker maker(blueprint, bank, 11);
        std::map<QString, std::set<quint64>> seedsOf;
        std::vector<Form> forms;
        for (int number = 0; number < 8; ++number) {
            forms.push_back(maker.make(number).form);
            for (const FormItem &item : forms.back().items)
                seedsOf[item.identity].insert(item.seed);
        }
        const auto twins =
            std::find_if(seedsOf.begin(), seedsOf.end(), [](const auto &one) { return one.second.size() > 2; });
        QVERIFY(twins != seedsOf.end());
        ItemRuling ruling;
        ruling.question = twins->first;
        std::set<quint64> touched;
        for (const Form &form : forms)
            for (const FormItem &item : form.items)
                if (ruling.touches(item))
                    touched.insert(item.seed);
        QCOMPARE(touched, twins->second);
    }
};

QTEST_GUILESS_MAIN(VersionsTest)
#include "tst_versions.moc"
