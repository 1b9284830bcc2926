// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/form.h"
#include "core/exam/quizitembank.h"
#include "core/exchange/htmllines.h"
#include "core/exchange/questionexport.h"
#include "core/exchange/questionsin.h"
#include "core/exchange/zipwriter.h"
#include "core/house/chipset.h"
#include "core/quiz/bank.h"
#include "core/quiz/judge.h"
#include "core/scenario/asking.h"
#include "core/scenario/lint.h"
#include "core/scenario/packshelf.h"
#include "core/scenario/scenarioformat.h"
#include "tests/exchange/clifixture.h"
#include "words/words.h"

#include <QBuffer>
#include <QTest>

#include <map>
#include <set>

using namespace pitwise;
using namespace pitwise::exchange;

namespace {

const Library &shippedLibrary() {
    static const Library library = Library::shipped();
    return library;
}

InWords english() {
    return [](const Phrase &phrase) { return Words::english().say(phrase); };
}

/// What must be the same on both sides: text, options, key, feedback.
QStringList substance(const Item &item) {
    QStringList lines;
    if (!item.felt.isEmpty())
        lines << item.felt.join(u' ').simplified();
    for (const QString &line : item.story)
        lines << line.simplified();
    lines << QStringLiteral("asks: ") + item.prompt.simplified() << QStringLiteral("number: ") + item.number;
    QStringList shown, right, feedback;
    for (const Item::Choice &choice : item.choices) {
        shown << choice.text.simplified();
        if (choice.right)
            right << choice.text.simplified();
        if (!choice.feedback.isEmpty())
            feedback << choice.text.simplified() + QStringLiteral(" -> ") + choice.feedback.simplified();
    }
    if (item.kind == Item::Kind::InOrder) {
        right.clear();
        for (const int line : item.order)
            right << shown.at(line);
        shown.sort(); // Moodle keeps the right order alone
    }
    for (const Item::Near &near : item.near)
        feedback << near.number + QStringLiteral(" -> ") + near.feedback.simplified();
    feedback.sort();
    lines << QStringLiteral("shown: ") + shown.join(u'|') << QStringLiteral("right: ") + right.join(u'|') << feedback;
    for (const Reason &reason : item.reasons)
        lines << QStringLiteral("why: ") + reason.text.simplified() +
                     (reason.clauses.isEmpty() ? QString()
                                               : QStringLiteral(" (%1)").arg(reason.clauses.join(QStringLiteral(", "))));
    if (!item.misread.isEmpty()) {
        lines << QStringLiteral("why: ") + english()(Phrase("exchange.often-misread"_say));
        for (const QString &label : item.misread)
            lines << QStringLiteral("why: ") + label.simplified();
    }
    return lines;
}

QByteArray moodleOf(const QString &questions) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n" + questions.toUtf8() + "</quiz>\n";
}

QString multichoice(const QString &answers, const QString &more = {}) {
    return QStringLiteral("<question type=\"multichoice\"><name><text>Q</text></name><questiontext format=\"html\"><text>"
                          "<![CDATA[<p>A story.</p><p>What is it?</p>]]></text></questiontext><single>true</single>") +
           answers + more + QStringLiteral("</question>");
}

const char twoAnswers[] = "<answer fraction=\"100\"><text>this</text></answer><answer fraction=\"0\"><text>that</text>"
                          "<feedback><text>No, this.</text></feedback></answer>";

QByteArray package(const std::vector<std::pair<std::string, QByteArray>> &files) {
    QByteArray bytes;
    QBuffer out(&bytes);
    out.open(QIODevice::WriteOnly);
    ZipWriter zip(out);
    for (const auto &[name, content] : files)
        zip.add(name, content);
    zip.finish();
    return bytes;
}

QByteArray manifestOf(const QStringList &items, const char *type = "imsqti_item_xmlv3p0") {
    QString xml = QStringLiteral("<manifest xmlns=\"http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1\"><resources>");
    for (const QString &item : items)
        xml += QStringLiteral("<resource identifier=\"r\" type=\"%1\" href=\"%2\"/>").arg(QLatin1String(type), item);
    return (xml + QStringLiteral("</resources></manifest>")).toUtf8();
}

QByteArray qtiItemOf(const QByteArray &inside) {
    return "<qti-assessment-item xmlns=\"http://www.imsglobal.org/xsd/imsqtiasi_v3p0\" identifier=\"i1\" title=\"T\">" +
           inside + "</qti-assessment-item>";
}

} // namespace

/// Questions of others, and our own coming back.
class TestQuestionsIn : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    const InWish m_wish{"lucky8", QStringLiteral("From elsewhere"), QStringLiteral("Goh")};

    [[nodiscard]] QuestionsIn in(const QByteArray &bytes) const { return readQuestions(bytes, m_wish, shippedLibrary()); }
    [[nodiscard]] std::string whyNot(const QByteArray &bytes) const {
        try {
            (void)in(bytes);
        } catch (const Refusal &refusal) {
            return refusal.at + " | " + refusal.error;
        }
        return "taken";
    }
    [[nodiscard]] static Question questionOf(const Scenario &scenario) {
        const auto question = makeQuestion(scenario, shippedLibrary(), {});
        if (!question)
            throw Refusal{"cannot be asked", nameOf(scenario), {}};
        return *question;
    }
    /// Out in that format and in again, in Items of what came in.
    [[nodiscard]] std::vector<Item> thereAndBack(QuestionFormat format, const std::vector<Question> &questions,
                                                 const Words &words, const QString &language, int expected) const {
        const InWords say = [&](const Phrase &phrase) { return words.say(phrase); };
        QByteArray bytes;
        QBuffer out(&bytes);
        out.open(QIODevice::WriteOnly);
        QuestionExport writer(format, out, shippedLibrary(), say, language);
        for (const Question &question : questions)
            writer.add(question);
        (void)writer.finish();
        const QuestionsIn back = in(bytes);
        for (const InNote &note : back.notes)
            if (note.whole)
                qWarning("%s: %s", note.place.c_str(), qPrintable(english()(note.what)));
        if (static_cast<int>(back.pack.scenarios.size()) != expected)
            return {};
        std::vector<Item> items;
        for (const Scenario &scenario : back.pack.scenarios)
            items.push_back(itemOf(questionOf(scenario), shippedLibrary(), say, language));
        return items;
    }

private Q_SLOTS:
    void whatGoesOutComesBackTheSame_data() {
        QTest::addColumn<bool>("qti");
        QTest::addColumn<QString>("language");
        for (const bool qti : {false, true})
            for (const QString &language : {QStringLiteral("en"), QStringLiteral("zh_CN"), QStringLiteral("ta")})
                QTest::addRow("%s %s", qti ? "qti" : "moodle", qPrintable(language)) << qti << language;
    }
    /// Every family in every game, twice over: what came in goes out and comes in once more.
    void whatGoesOutComesBackTheSame() {
        QFETCH(bool, qti);
        QFETCH(QString, language);
        const QuestionFormat format = qti ? QuestionFormat::Qti : QuestionFormat::Moodle;
        const auto words = Words::of(language);
        QVERIFY(words.has_value());
        const House house;
        const QuestionBank bank(shippedLibrary(), house);
        const InWords say = [&](const Phrase &phrase) { return words->say(phrase); };
        std::vector<Question> questions;
        std::map<std::string, QStringList> before;
        for (const Family *family : allFamilies())
            for (const std::string &game : shippedLibrary().documents())
                if (auto question = bank.make(*family, game, 21)) {
                    const Item item = itemOf(*question, shippedLibrary(), say, language);
                    if (!item.canBeAsked() || (!qti && item.kind == Item::Kind::SomeOf &&
                                               !moodleFraction(static_cast<std::size_t>(
                                                   std::ranges::count(item.choices, true, &Item::Choice::right)))))
                        continue;
                    before[item.id] = substance(item);
                    questions.push_back(*std::move(question));
                }
        QVERIFY(questions.size() > 150);
        const int count = static_cast<int>(questions.size());
        const std::vector<Item> once = thereAndBack(format, questions, *words, language, count);
        QCOMPARE(static_cast<int>(once.size()), count);
        std::set<QStringList> wanted, got;
        for (const auto &[id, lines] : before)
            wanted.insert(language == QLatin1String("en") ? lines : lines.filter(QStringLiteral("asks: ")));
        for (const Item &item : once)
            got.insert(language == QLatin1String("en") ? substance(item) : substance(item).filter(QStringLiteral("asks: ")));
        for (const QStringList &lines : wanted)
            QVERIFY2(got.contains(lines), qPrintable(lines.join(u'\n')));
        QCOMPARE(got.size(), wanted.size());
        // What came in is a question like any other: out and in again it is still the same.
        const QuestionsIn again = [&] {
            QByteArray bytes;
            QBuffer out(&bytes);
            out.open(QIODevice::WriteOnly);
            QuestionExport writer(format, out, shippedLibrary(), say, language);
            for (const Question &question : questions)
                writer.add(question);
            (void)writer.finish();
            return in(bytes);
        }();
        std::vector<Question> typed;
        for (const Scenario &scenario : again.pack.scenarios)
            typed.push_back(questionOf(scenario));
        const std::vector<Item> twice = thereAndBack(format, typed, *words, language, count);
        QCOMPARE(twice.size(), once.size());
        std::set<QStringList> first, second;
        for (const Item &item : once)
            first.insert(substance(item));
        for (const Item &item : twice) {
            QVERIFY(item.keyTyped);
            second.insert(substance(item));
        }
        for (const QStringList &lines : first)
            QVERIFY2(second.contains(lines), qPrintable(lines.join(u'\n')));
    }

    void theKeyIsMarkedAsTypedAndJudges() {
        const QuestionsIn taken = in(moodleOf(multichoice(QLatin1String(twoAnswers))));
        QCOMPARE(taken.pack.scenarios.size(), std::size_t(1));
        const Scenario &scenario = taken.pack.scenarios.front();
        QCOMPARE(scenario.status, ScenarioStatus::Draft);
        QVERIFY(taken.pack.id.starts_with("imported-"));
        const auto again = readScenario(writeScenario(scenario));
        QVERIFY(again && *again == scenario);
        const Question question = questionOf(scenario);
        QVERIFY(question.scenario.keyTyped);
        QVERIFY(readQuestion(questionJson(question, Reveal::Yes)).scenario.keyTyped);
        QCOMPARE(Words::english().say(question.steps.back().text),
                 QStringLiteral("Key typed by a person, not computed: it came from another program."));
        const ChipSet chips = ChipSet::shipped();
        QCOMPARE(judge(question, Answer(ChoiceAnswer{"a"}), chips).outcome, Outcome::Right);
        QCOMPARE(judge(question, Answer(ChoiceAnswer{"b"}), chips).outcome, Outcome::Wrong);
        bool told = false;
        for (const ScenarioProblem &problem : lint(scenario, Neighbours(), shippedLibrary(), {}))
            told = told || problem.kind == ProblemKind::KeyTyped;
        QVERIFY(told);
    }

    void examsAskItOnlyWhereTheBlueprintSaysSo() {
        QuestionsIn taken = in(moodleOf(multichoice(QLatin1String(twoAnswers))));
        taken.pack.scenarios.front().status = ScenarioStatus::Approved;
        taken.pack.examOnly = true;
        exam::QuizItemBank bank(shippedLibrary());
        bank.usePacks({taken.pack});
        exam::Blueprint blueprint;
        blueprint.id = blueprint.title = blueprint.certificate = QStringLiteral("typed");
        blueprint.minutes = 10;
        blueprint.passMark = 50;
        blueprint.rules.rulebooks = {QString::fromStdString(shippedLibrary().find("lucky8")->name())};
        exam::Section section;
        section.title = QStringLiteral("Typed");
        section.packs = {QString::fromStdString(taken.pack.id)};
        section.count = 1;
        blueprint.sections = {section};
        try {
            (void)exam::FormMaker(blueprint, bank, 1);
            QFAIL("a typed key in an exam that does not allow it");
        } catch (const Refusal &refusal) {
            QVERIFY2(refusal.error.find("typed by a person") != std::string::npos, refusal.error.c_str());
        }
        blueprint.typedKeys = true;
        QVERIFY(exam::readBlueprint(exam::writeBlueprint(blueprint)).typedKeys);
        (void)exam::FormMaker(blueprint, bank, 1);
        blueprint.typedKeys = false;
        QVERIFY(!exam::writeBlueprint(blueprint).contains("typedKeys")); // digests of before stay
    }

    void theShelfTakesItInOnceHoweverOftenItComes() {
        const QuestionsIn taken = in(moodleOf(multichoice(QLatin1String(twoAnswers))));
        PackShelf shelf(m_folder.filePath(QStringLiteral("packs")), shippedLibrary());
        const auto first = shelf.takeIn({taken.pack, {}}, {});
        QVERIFY(first);
        QCOMPARE(first->count(ImportReport::What::Added), 1);
        const auto second = shelf.takeIn({taken.pack, {}}, {});
        QVERIFY(second);
        QCOMPARE(second->count(ImportReport::What::Same), 1);
    }

    void whatCannotBeAskedIsToldLineByLine_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("taken");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *name, const QString &question, int taken, const char *told) {
            QTest::newRow(name) << moodleOf(question) << taken << QString::fromUtf8(told);
        };
        row("an essay",
            QStringLiteral("<question type=\"essay\"><name><text>E</text></name><questiontext><text>Write."
                           "</text></questiontext></question>"),
            0, "of the type “essay”");
        row("no key",
            multichoice(QStringLiteral("<answer fraction=\"50\"><text>a</text></answer>"
                                       "<answer fraction=\"50\"><text>b</text></answer>")),
            0, "wholly right");
        row("no number", multichoice(QStringLiteral("<answer fraction=\"nan\"><text>a</text></answer>")), 0, "wholly right");
        row("same options",
            multichoice(QStringLiteral("<answer fraction=\"100\"><text>a</text></answer>"
                                       "<answer fraction=\"0\"><text>a</text></answer>")),
            0, "read the same");
        row("no words",
            multichoice(QStringLiteral("<answer fraction=\"100\"><text/></answer>"
                                       "<answer fraction=\"0\"><text>a</text></answer>")),
            0, "no words");
        row("too many", multichoice([] {
                QString all = QStringLiteral("<answer fraction=\"100\"><text>a</text></answer>");
                for (int i = 0; i < 30; ++i)
                    all += QStringLiteral("<answer fraction=\"0\"><text>%1</text></answer>").arg(i);
                return all;
            }()),
            0, "It has 31 options");
        row("hints", multichoice(QLatin1String(twoAnswers), QStringLiteral("<hint><text>Think.</text></hint>")), 1, "hints");
        row("a picture",
            QString(multichoice(QLatin1String(twoAnswers)))
                .replace(QStringLiteral("A story."), QStringLiteral("A story.<img src='x.png' alt='two cards'>")),
            1, "Pictures are left out");
        row("a film",
            QString(multichoice(QLatin1String(twoAnswers)))
                .replace(QStringLiteral("A story."), QStringLiteral("<video src='x'>no film</video>A story.")),
            1, "films");
        const auto number = [](const QString &answer) {
            return QStringLiteral(
                       "<question type=\"numerical\"><name><text>N</text></name><questiontext format=\"plain_text\">"
                       "<text>How much is it?</text></questiontext>") +
                   answer + QStringLiteral("</question>");
        };
        row("a tolerance",
            number(QStringLiteral("<answer fraction=\"100\"><text>5</text><tolerance>0.5</tolerance></answer>")), 0,
            "within 0.5");
        row("a third of a cent", number(QStringLiteral("<answer fraction=\"100\"><text>0.333</text></answer>")), 0,
            "dollars and cents");
        row("two numbers",
            number(QStringLiteral("<answer fraction=\"100\"><text>5</text></answer>"
                                  "<answer fraction=\"100\"><text>6</text></answer>")),
            0, "Several numbers");
        row("any other number",
            number(QStringLiteral("<answer fraction=\"100\"><text>5</text></answer>"
                                  "<answer fraction=\"0\"><text>*</text></answer>")),
            1, "any other number");
        row("something else", QStringLiteral("<remark>hello</remark>"), 0, "“remark” is not a question");
        QTest::newRow("two interactions")
            << qtiItemOf("<qti-item-body><qti-choice-interaction response-identifier=\"A\"/><qti-text-entry-interaction "
                         "response-identifier=\"B\"/></qti-item-body>")
            << 0 << QStringLiteral("several things");
        QTest::newRow("a hot spot") << qtiItemOf("<qti-item-body><p>Where?</p><qti-hotspot-interaction/></qti-item-body>")
                                    << 0 << QStringLiteral("qti-hotspot-interaction");
        QTest::newRow("no file") << package({{"imsmanifest.xml", manifestOf({QStringLiteral("items/none.xml")})}}) << 0
                                 << QStringLiteral("no such file");
        QTest::newRow("an item that is none")
            << package({{"imsmanifest.xml", manifestOf({QStringLiteral("a.xml")})}, {"a.xml", "<a><b></a>"}}) << 0
            << QStringLiteral("begins with <a>");
    }
    void whatCannotBeAskedIsToldLineByLine() {
        QFETCH(QByteArray, file);
        QFETCH(int, taken);
        QFETCH(QString, told);
        const QuestionsIn taking = in(file);
        QCOMPARE(static_cast<int>(taking.pack.scenarios.size()), taken);
        QCOMPARE(taking.notes.size(), std::size_t(1));
        QCOMPARE(taking.leftOut(), 1 - taken);
        const QString said = english()(taking.notes.front().what);
        QVERIFY2(said.contains(told), qPrintable(said));
        QVERIFY2(taking.notes.front().place.find("line ") != std::string::npos, taking.notes.front().place.c_str());
    }

    void hostileFilesAreRefusedAtTheirPlace_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, const QByteArray &file, const char *why) {
            QTest::newRow(name) << file << QString::fromLatin1(why);
        };
        row("nothing", "", "no whole XML");
        row("no XML", "hello", "line 1, column ");
        row("half a file", moodleOf(multichoice(QLatin1String(twoAnswers))).chopped(20), "no whole XML");
        QByteArray laughs = "<?xml version=\"1.0\"?><!DOCTYPE quiz [<!ENTITY a \"ha\">";
        for (int i = 0; i < 12; ++i) {
            const QByteArray inner(1, static_cast<char>('a' + i)), outer(1, static_cast<char>('b' + i));
            laughs += "<!ENTITY " + outer + " \"" + QByteArray("&" + inner + ";").repeated(10) + "\">";
        }
        row("a billion laughs", laughs + "]><quiz>&m;</quiz>", "document type");
        row("a file of ours", "<!DOCTYPE quiz [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><quiz>&x;</quiz>",
            "document type");
        row("a call home", "<!DOCTYPE quiz SYSTEM \"http://127.0.0.1:9/x.dtd\"><quiz/>", "document type");
        row("an unknown entity", "<quiz><question type=\"essay\">&nbsp;</question></quiz>", "nbsp");
        row("a hundred thousand deep", "<quiz>" + QByteArray("<a>").repeated(100'000), "deep");
        row("a question of a million elements", "<quiz><question>" + QByteArray("<a/>").repeated(1'000'000), "elements");
        row("another root", "<html/>", "neither Moodle XML nor QTI 3.0");
        row("an older QTI", "<assessmentItem xmlns=\"http://www.imsglobal.org/xsd/imsqti_v2p1\"/>", "older version");
        row("an older package", package({{"imsmanifest.xml", manifestOf({QStringLiteral("a.xml")}, "imsqti_item_xmlv2p1")}}),
            "older version");
        row("no package", package({{"hello.txt", "hello"}}), "no imsmanifest.xml");
        row("a way out", package({{"imsmanifest.xml", manifestOf({})}, {"../../evil.xml", "x"}}), "leads out of it");
        row("a whole path", package({{"imsmanifest.xml", manifestOf({})}, {"/etc/evil.xml", "x"}}), "leads out of it");
        row("a drive", package({{"imsmanifest.xml", manifestOf({})}, {"C:evil.xml", "x"}}), "leads out of it");
        row("a name twice", package({{"imsmanifest.xml", manifestOf({})}, {"a.xml", "x"}, {"a.xml", "y"}}), "twice");
        row("half a package", package({{"imsmanifest.xml", manifestOf({})}}).chopped(30), "zip");
        row("no zip at all", "PK\x03\x04 and nothing more", "zip");
    }
    void hostileFilesAreRefusedAtTheirPlace() {
        QFETCH(QByteArray, file);
        QFETCH(QString, why);
        const std::string said = whyNot(file);
        QVERIFY2(QString::fromStdString(said).contains(why), said.c_str());
    }

    void aBombGoesOffInASmallRoom() {
        // Each item unpacks to 3.9 MB of blanks; together they would be 156 MB.
        const QByteArray bomb = "<qti-assessment-item>" + QByteArray(3'900'000, ' ') + "</qti-assessment-item>";
        std::vector<std::pair<std::string, QByteArray>> files;
        QStringList names;
        for (int i = 0; i < 40; ++i) {
            names << QStringLiteral("b%1.xml").arg(i);
            files.emplace_back(names.back().toStdString(), bomb);
        }
        files.emplace_back("imsmanifest.xml", manifestOf(names));
        const QuestionsIn taken = in(package(files));
        QVERIFY(taken.pack.scenarios.empty());
        QCOMPARE(taken.notes.size(), std::size_t(40));
        QVERIFY(english()(taken.notes.back().what).contains(QStringLiteral("larger than")));
        const QuestionsIn huge = in(
            package({{"imsmanifest.xml", manifestOf({QStringLiteral("a.xml")})}, {"a.xml", QByteArray(30'000'000, ' ')}}));
        QVERIFY(english()(huge.notes.front().what).contains(QStringLiteral("larger than")));
    }

    void aFileOfTwoGigabytesIsNotRead() {
        QFile file(m_folder.filePath(QStringLiteral("large.xml")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64(2) * 1024 * 1024 * 1024));
        file.close();
        const Said said = cli({QStringLiteral("import"), file.fileName(), QStringLiteral("--out"),
                               m_folder.filePath(QStringLiteral("large.pitwise"))});
        QCOMPARE(said.status, 2);
        QVERIFY2(said.error.contains("large.xml"), said.error.constData());
        QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("large.pitwise"))));
    }

    void otherPeoplesQtiIsUnderstood() {
        const QByteArray item = qtiItemOf(
            "<qti-response-declaration identifier=\"R\" cardinality=\"single\" base-type=\"identifier\"><qti-correct-response>"
            "<qti-value>B</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><p>The dealer has "
            "<em>no</em> hand.</p><qti-choice-interaction response-identifier=\"R\" shuffle=\"true\" max-choices=\"1\">"
            "<qti-prompt>What now?</qti-prompt><qti-simple-choice identifier=\"A\">Draw<qti-feedback-inline "
            "outcome-identifier=\"F\" identifier=\"A\">Not yet.</qti-feedback-inline></qti-simple-choice>"
            "<qti-simple-choice identifier=\"B\">Wait</qti-simple-choice></qti-choice-interaction></qti-item-body>"
            "<qti-response-processing template=\"https://example.org/match_correct\"/>");
        const QuestionsIn taken = in(item);
        QCOMPARE(taken.pack.scenarios.size(), std::size_t(1));
        const Question question = questionOf(taken.pack.scenarios.front());
        QCOMPARE(Words::english().say(question.prompt), QStringLiteral("What now?"));
        QCOMPARE(Words::english().say(question.story.front()), QStringLiteral("The dealer has no hand."));
        QCOMPARE(question.key(), Answer(ChoiceAnswer{"b"}));
        QCOMPARE(question.misconceptions.size(), std::size_t(1));
        QCOMPARE(Words::english().say(question.misconceptions.front().label), QStringLiteral("Not yet."));
        QCOMPARE(taken.notes.size(), std::size_t(1)); // shuffled
    }

    void formattedTextLeavesItsLines_data() {
        QTest::addColumn<QString>("html");
        QTest::addColumn<QString>("lines");
        const auto row = [](const char *name, const char *html, const char *lines) {
            QTest::newRow(name) << QString::fromUtf8(html) << QString::fromUtf8(lines);
        };
        row("paragraphs", "<p>one</p><P CLASS=x>two<br/>three</p>", "one|two|three");
        row("a sign", "5 < 6 and 7 > 3", "5 < 6 and 7 > 3");
        row("letters", "a&nbsp;b &amp;lt; &#8364; &#x41; &bogus; &", "a b &lt; € A &bogus; &");
        row("a comment", "a<!-- <p>no</p> -->b<!-- open", "ab");
        row("a script", "a<script>alert('<p>')</script>b<style>p{}</style>c", "abc");
        row("a quoted end", "<img alt='1 > 0' src=x>!", "1 > 0 !");
        row("an open tag", "a<p class=\"b", "a<p class=\"b");
        row("a list", "<ul><li>x<li>y</ul>z", "x|y|z");
        row("a table", "<table><tr><td>a</td><td>b</td></tr></table>", "a b");
    }
    void formattedTextLeavesItsLines() {
        QFETCH(QString, html);
        QFETCH(QString, lines);
        QCOMPARE(linesOfHtml(html).lines.join(u'|'), lines);
    }
};

QTEST_GUILESS_MAIN(TestQuestionsIn)
#include "tst_questionsin.moc"
