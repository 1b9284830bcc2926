// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/equivalence.h"
#include "core/exam/quizitembank.h"
#include "core/exam/replay.h"
#include "core/json/jsonnode.h"
#include "core/qttext.h"
#include "core/quiz/bank.h"
#include "core/quiz/explain.h"
#include "core/quiz/identity.h"
#include "core/quiz/judge.h"
#include "core/quiz/rulingtext.h"
#include "core/rulings/vocabulary.h"
#include "tests/exam/examfixture.h"
#include "words/catalogue/catalogue.h"
#include "words/catalogue/lists.h"
#include "words/questionwords.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <map>
#include <set>

using namespace pitwise;

namespace {

const QString pseudoFile = QStringLiteral(PITWISE_PSEUDO "/pitwise_qps.qm");

/// Every id that the sources name.
std::set<std::string> idsInSources() {
    static const QRegularExpression named(
        QStringLiteral("\"([a-z0-9-]+\\.[a-z0-9.-]+)\"_say|\\b(?:say|sentence|joined|PhraseId)\\(\\s*"
                       "\"([a-z0-9-]+\\.[a-z0-9.-]+)\""));
    std::set<std::string> ids;
    for (const char *root : {"core", "app"})
        for (QDirIterator it(QStringLiteral(PITWISE_SOURCE_DIR "/") + QLatin1String(root),
                             {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
             it.hasNext();) {
            QFile file(it.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const QString text = QString::fromUtf8(file.readAll());
            for (auto match = named.globalMatch(text); match.hasNext();) {
                const auto one = match.next();
                ids.insert((one.captured(1) + one.captured(2)).toStdString());
            }
        }
    return ids;
}

/// Ids that are made of a name and never written out.
bool isOfNames(std::string_view id) {
    for (const char *area :
         {"bet.", "game.", "row.", "action.", "ruling.", "ruling-step.", "rank.", "suit.", "officer.", "list.", "term."})
        if (id.starts_with(area))
            return true;
    return false;
}

int placesOf(const char *english) {
    static const QRegularExpression place(QStringLiteral("%([1-9])"));
    std::set<int> places;
    const QString text = QString::fromUtf8(english);
    for (auto match = place.globalMatch(text); match.hasNext();)
        places.insert(match.next().captured(1).toInt());
    return places.empty() || *places.rbegin() == static_cast<int>(places.size()) ? static_cast<int>(places.size()) : -1;
}

/// Visits a phrase and those inside it.
void each(const Phrase &phrase, const std::function<void(const Phrase &)> &visit);
void each(const PhraseArg &argument, const std::function<void(const Phrase &)> &visit) {
    if (const auto *inner = std::get_if<std::vector<Phrase>>(&argument.value()))
        each(inner->front(), visit);
    if (const auto *list = std::get_if<Listing>(&argument.value()))
        for (const PhraseArg &item : list->items)
            each(item, visit);
}
void each(const Phrase &phrase, const std::function<void(const Phrase &)> &visit) {
    if (phrase.isEmpty())
        return;
    visit(phrase);
    for (const PhraseArg &argument : phrase.arguments())
        each(argument, visit);
}

std::vector<Phrase> phrasesOf(const Question &question) {
    std::vector<Phrase> all{question.prompt};
    all.insert(all.end(), question.story.begin(), question.story.end());
    for (const Option &option : question.options)
        all.push_back(option.text);
    for (const Misconception &wrong : question.misconceptions)
        all.push_back(wrong.label);
    for (const Step &step : question.steps)
        all.push_back(step.text);
    return all;
}

/// Without its sentences.
QJsonValue unsaid(const QJsonValue &value) {
    if (value.isArray()) {
        QJsonArray list;
        for (const auto &element : value.toArray())
            list.append(unsaid(element));
        return list;
    }
    QJsonObject object = value.toObject();
    for (const char *sentence : {"prompt", "story", "text", "label"})
        object.remove(QLatin1String(sentence));
    for (auto it = object.begin(); it != object.end(); ++it)
        if (it.value().isArray() || it.value().isObject())
            it.value() = unsaid(it.value());
    return value.isObject() ? QJsonValue(object) : value;
}

} // namespace

/// Sentences have ids, every id has a sentence, and no language changes anything but words.
class TestWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyIdHasItsSentence() {
        std::set<std::string> known;
        for (const auto area : catalogue())
            for (const Sentence &sentence : area) {
                QVERIFY2(known.insert(std::string(sentence.id)).second, sentence.english);
                QVERIFY2(PhraseId::isWellFormed(sentence.id), sentence.english);
                QVERIFY2(placesOf(sentence.english) >= 0, sentence.english); // %1 and %3, but no %2
            }
        const std::set<std::string> used = idsInSources();
        QVERIFY(used.size() > 1'000);
        for (const std::string &id : used)
            QVERIFY2(known.contains(id), ("no words for " + id + ": add them in words/catalogue").c_str());
        std::set<std::string> retired;
        for (const Sentence &sentence : retiredSentences())
            retired.insert(std::string(sentence.id));
        for (const std::string &id : known) {
            QVERIFY2(used.contains(id) || isOfNames(id) || retired.contains(id), ("nobody says " + id).c_str());
            QVERIFY2(!used.contains(id) || !retired.contains(id), ("said again, so not retired: " + id).c_str());
        }
    }

    void everyStepOfARulingIsSaid() {
        Ruling ruling;
        ruling.book = m_library.find("lucky8");
        ruling.officer = ruling.book->shiftManager;
        ruling.player = "A";
        ruling.card = parseCard("KD");
        ruling.to = HandPlace{3, 2};
        ruling.shares = ruling.returns = {{"A", 40000}, {"B", 2550}};
        for (const std::optional<Cents> accepts : {std::optional<Cents>(), std::optional<Cents>(5000)})
            for (int i = 0; i <= static_cast<int>(StepId::MayNotPlay); ++i) {
                ruling.accepts = accepts;
                const auto step = static_cast<StepId>(i);
                const QString said = Words::english().say(stepText(step, ruling));
                QVERIFY2(said.size() > 8 && !said.contains(u'%') && !said.contains(QLatin1String("ruling-step")),
                         nameOf(step).data());
            }
        QCOMPARE(Words::english().say(stepText(StepId::ShareOut, ruling)),
                 QStringLiteral("Settle every bettor on his share of the maximum: A $400, B $25.50"));
        QCOMPARE(Words::english().say(stepText(StepId::TakeWorst, ruling)),
                 QStringLiteral("The Gaming Shift Manager gives the dealer the King of Diamonds, the worse card for him"));
    }

    void everyNameHasItsWord() {
        std::vector<Name> names;
        for (std::size_t i = 0; i < rulingCodeCount; ++i)
            names.push_back({Name::Of::Ruling, std::string(nameOf(static_cast<RulingCode>(i)))});
        for (std::size_t i = 0; i < doCount; ++i)
            names.push_back(actionName(static_cast<Do>(i)));
        for (const char *kind : {"main", "insurance", "bonus678"})
            names.push_back(betName(kind));
        for (const std::string &game : m_library.documents()) {
            const Rulebook &book = *m_library.find(game);
            names.push_back(gameName(game));
            names.push_back(officerName(book.shiftManager));
            for (const std::string &title : book.officers)
                names.push_back(officerName(title));
            for (const SideBet &bet : book.sideBets) {
                names.push_back(betName(bet.kind));
                for (const PayRow &row : bet.rows)
                    names.push_back(rowName(bet.kind, row.name));
            }
        }
        for (const Name &name : names) {
            const QString said = m_pseudo.name(name);
            QVERIFY2(!said.isEmpty() && !m_latin.match(said).hasMatch(), (name.id + " has no word").c_str());
        }
        QCOMPARE(Words::english().say(cardPhrase({Rank::Ace, Suit::Spades})), QStringLiteral("Ace of Spades"));
        QCOMPARE(Words::english().say(cardPhrase({Rank::Ten, Suit::Hearts})), QStringLiteral("10 of Hearts"));
    }

    void argumentsFitTheirPlaces() {
        std::map<std::string, int> places;
        for (const auto area : catalogue())
            for (const Sentence &sentence : area)
                places[std::string(sentence.id)] = placesOf(sentence.english);
        eachQuestion(25, [&](const Question &question) {
            for (const Phrase &phrase : phrasesOf(question))
                each(phrase, [&](const Phrase &one) {
                    const std::string id(one.id().text());
                    QVERIFY2(places.contains(id), id.c_str());
                    QVERIFY2(places[id] == static_cast<int>(one.arguments().size()), (id + " in " + question.id()).c_str());
                });
        });
    }

    void phrasesAreKeptAndReadBack() {
        eachQuestion(3, [&](const Question &question) {
            for (const Phrase &phrase : phrasesOf(question)) {
                const QJsonObject kept{{QStringLiteral("phrase"), phraseJson(phrase)}};
                const JsonNode node{QJsonValue(kept)};
                QVERIFY2(readPhrase(node.need(QLatin1String("phrase"))) == phrase, question.id().c_str());
                QVERIFY2(phraseOfKey(phraseKey(phrase)) == phrase, question.id().c_str());
            }
        });
        // As records of before hold them.
        QCOMPARE(Words::english().say(phraseOfKey("A Blackjack pays 3 to 2, not 1 to 1.")),
                 QStringLiteral("A Blackjack pays 3 to 2, not 1 to 1."));
    }

    /// Questions as records of generator 4 hold them, a line each: their sentences were stored in words.
    void recordsOfBeforeAreReadAsTheyWere() {
        QFile file(QStringLiteral(PITWISE_SOURCE_DIR "/tests/words/generator4.jsonl"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const ChipSet chips = ChipSet::shipped();
        int lines = 0;
        for (; !file.atEnd(); ++lines) {
            const QJsonObject stored = QJsonDocument::fromJson(file.readLine()).object();
            const Question question = readQuestion(stored);
            QCOMPARE(questionJson(question, Reveal::Yes, m_pseudo), stored); // nobody translates what was recorded
            QCOMPARE(questionJson(question, Reveal::Yes), stored);
            QCOMPARE(judge(question, question.key(), chips).outcome, Outcome::Right);
        }
        QVERIFY(lines >= 10);
    }

    /// With a translator in the program, as in the window.
    void noLanguageChangesAQuestion() {
        struct Asked {
            QJsonObject stored, said;
            std::string fingerprint, identity;
        };
        std::vector<Asked> english;
        const int each =
            qEnvironmentVariableIntValue("PITWISE_SEEDS") > 0 ? qEnvironmentVariableIntValue("PITWISE_SEEDS") : 10;
        eachQuestion(each, [&](const Question &question) {
            english.push_back({questionJson(question, Reveal::Yes), questionJson(question, Reveal::Yes, Words::english()),
                               QuestionBank::fingerprint(question), identity(question)});
        });
        QTranslator turned;
        QVERIFY(turned.load(pseudoFile));
        QVERIFY(QCoreApplication::installTranslator(&turned));
        std::size_t at = 0;
        eachQuestion(each, [&](const Question &question) {
            const Asked &before = english.at(at++);
            const auto id = question.id();
            QVERIFY2(questionJson(question, Reveal::Yes) == before.stored, id.c_str());
            QVERIFY2(QuestionBank::fingerprint(question) == before.fingerprint, id.c_str());
            QVERIFY2(identity(question) == before.identity, id.c_str());
            const QJsonObject said = questionJson(question, Reveal::Yes, m_pseudo);
            QVERIFY2(unsaid(said) == unsaid(before.said), id.c_str());
            QVERIFY2(saidQuestion(questionJson(question, Reveal::No), m_pseudo) ==
                         questionJson(question, Reveal::No, m_pseudo),
                     id.c_str());
            for (const Phrase &phrase : phrasesOf(question)) {
                const QString text = m_pseudo.say(phrase);
                const auto word = m_latin.match(text);
                QVERIFY2(!word.hasMatch(), qPrintable(qt(id) + QStringLiteral(": ") + text));
            }
        });
        QCoreApplication::removeTranslator(&turned);
        QCOMPARE(at, english.size());
        QVERIFY(at >= 1'000);
        qInfo("%zu questions", at);
    }

    void anExamIsTheSameInEveryLanguage() {
        using namespace pitwise::exam;
        exam::Blueprint blueprint = smallBlueprint();
        blueprint.sections = {{QStringLiteral("All"), {}, {}, {}, {}, 24, 0, 1, 0, 0}};
        blueprint.rules.rulebooks = {QStringLiteral("lucky8@5"), QStringLiteral("freebet@2025-04-15")};
        blueprint.rules.readings.clear();
        blueprint.bands = {0.5, 0.9};
        const QuizItemBank bank(m_library);
        const IssuerKey key = IssuerKey::make(QStringLiteral("Academy"));
        const QByteArray file = sealExam(QStringLiteral("autumn"), blueprint, bank, 42, roomOf(1), key, releasePin,
                                         security::StretchCost::least());

        QTranslator turned;
        QVERIFY(turned.load(pseudoFile));
        QCoreApplication::installTranslator(&turned);
        QLocale::setDefault(QLocale(QLocale::German)); // another way to write numbers, too
        HandClock clock;
        const QTemporaryDir folder;
        Sitting sitting = Sitting::start(released(file, key, QStringLiteral("0417")), bank, clock, folder.path(),
                                         QStringLiteral("goh"), QStringLiteral("4"));
        const RulesInForce rules = rulesOf(sitting.blueprint(), sitting.form());
        for (int i = 0; i < 24; ++i) {
            sitting.show(i);
            clock.pass(5'000);
            if (i % 4 != 0) // three of four rightly
                sitting.answer(bank.mark(rules, sitting.question(i), {}).key);
        }
        sitting.finish();
        const QByteArray result = sitting.result();
        QCoreApplication::removeTranslator(&turned);
        QLocale::setDefault(QLocale(QLocale::English));

        const MarkedExam marked = markExam(openResult(result, key), bank);
        QCOMPARE(marked.score.right, 18);
    }

private:
    void eachQuestion(int seeds, const std::function<void(const Question &)> &visit) const {
        for (const Family *family : allFamilies())
            for (const std::string &game : m_library.documents())
                for (int seed = 1; seed <= seeds && family->isFor(*m_library.find(game)); ++seed)
                    if (const auto question = m_bank.make(*family, game, static_cast<std::uint64_t>(seed) * 7919))
                        visit(*question);
    }

    const Library m_library = Library::shipped();
    const House m_house;
    const QuestionBank m_bank{m_library, m_house};
    const Words m_pseudo =
        Words::ofFile(QStringLiteral("qps"), pseudoFile, QStringLiteral(PITWISE_PSEUDO)).value_or(Words::english());
    const QRegularExpression m_latin{QStringLiteral("[A-Za-z]{2,}")};
};

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"
