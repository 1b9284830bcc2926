// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/bank.h"
#include "core/quiz/judge.h"
#include "core/quiz/key.h"
#include "core/quiz/shapes.h"
#include "core/table/roundscript.h"
#include "words/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

using namespace pitwise;

namespace {

/// What the engine says of the question's own round; null where the type is not one that a round decides.
std::optional<Answer> keyFromRound(const Question &question, const Library &library) {
    if (question.round.isEmpty() || question.scene.undealt)
        return std::nullopt;
    const PlayedRound played = playScript(question.round, library);
    if (question.asks.contains(QLatin1String("measure")) && moneyIn(question.key()))
        return moneyAnswer(measured(played.round(), readMoneyAsked(question.asks)), question.shape() == AnswerKind::Chips);
    if (question.shape() == AnswerKind::Actions)
        return actionsAnswer(played.round());
    return std::nullopt;
}

} // namespace

/// Every family, every game: the facts that hold for any question.
class TestQuiz : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();
    House m_house;
    QuestionBank m_bank{m_library, m_house};
    ChipSet m_chips = ChipSet::shipped();

private Q_SLOTS:
    void questionsAreRight_data() {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("game");
        for (const Family *family : allFamilies())
            for (const std::string &game : family->games(m_library))
                QTest::addRow("%s in %s", family->id, game.c_str())
                    << QString::fromLatin1(family->id) << QString::fromStdString(game);
    }
    void questionsAreRight() {
        QFETCH(QString, family);
        QFETCH(QString, game);
        const Family &made = *findFamily(family.toStdString());
        const Rulebook &rules = *m_library.find(game.toStdString());
        const auto declared = made.clausesFor(rules);
        std::set<std::string> cited, seen;
        int questions = 0;
        for (std::uint64_t seed = 1; seed <= 250; ++seed) {
            const auto question = m_bank.make(made, game.toStdString(), seed);
            if (!question)
                continue;
            ++questions;
            const std::string id = question->id();
            const auto key = keyFromRound(*question, m_library);
            if (key)
                QVERIFY2(key == question->key(), id.c_str());
            QVERIFY2(!question->clauses.empty(), id.c_str());
            for (const std::string &clause : question->clauses) {
                const bool host = clause.find(':') != std::string::npos;
                QVERIFY2(rules.clause(clause), (id + " cites " + clause).c_str());
                QVERIFY2(host || std::find(declared.begin(), declared.end(), clause) != declared.end(),
                         (id + " cites what its family does not declare: " + clause).c_str());
                cited.insert(clause);
            }
            for (const Step &step : question->steps)
                for (const std::string &clause : step.clauses)
                    QVERIFY2(rules.clause(clause), (id + " explains by " + clause).c_str());
            std::set<QString> texts;
            for (const Option &option : question->options)
                QVERIFY2(texts.insert(Words::english().say(option.text)).second, (id + ": two options are equal").c_str());
            QVERIFY2(Words::english().say(question->prompt).size() <= 90 &&
                         !Words::english().say(question->prompt).contains(u'%'),
                     id.c_str());
            static const QRegularExpression oneSentence(QStringLiteral("^(?!.*[.?!] ).*[.?]$"));
            QVERIFY2(Words::english().say(question->prompt).contains(oneSentence),
                     qPrintable(QStringLiteral("no single sentence: ") + Words::english().say(question->prompt)));
            QVERIFY2(judge(*question, question->key(), m_chips).outcome != Outcome::Wrong, id.c_str());
            for (const Misconception &wrong : question->misconceptions) {
                QVERIFY2(wrong.answer != question->key(), id.c_str());
                QVERIFY2(judge(*question, wrong.answer, m_chips).outcome != Outcome::Right, id.c_str());
            }
            const QJsonObject json = questionJson(*question, Reveal::Yes);
            QCOMPARE(questionJson(readQuestion(json), Reveal::Yes), json);
            QVERIFY(!questionJson(*question, Reveal::No).contains(QLatin1String("answer")));
            seen.insert(QuestionBank::fingerprint(*question));
        }
        QVERIFY2(questions >= 240, "the family seldom finds anything to ask");
        // The rest of what it declares has to come within 2,000 seeds.
        for (std::uint64_t seed = 251; seed <= 2000 && cited.size() < declared.size(); ++seed)
            if (const auto question = m_bank.make(made, game.toStdString(), seed))
                cited.insert(question->clauses.begin(), question->clauses.end());
        for (const std::string &clause : declared)
            QVERIFY2(cited.contains(clause), ("never asked: " + clause).c_str());
    }

    /// One long session over everything: keys as `play` has them, nothing twice.
    void twentyThousandKeysAgreeWithTheEngine() {
        const auto questions = m_bank.session({{}, {}, {}, 20'000, 2026});
        QCOMPARE(questions.size(), 20'000u);
        std::set<std::string> seen;
        for (const Question &question : questions) {
            const auto key = keyFromRound(question, m_library);
            if (key)
                QVERIFY2(key == question.key(), question.id().c_str());
            QVERIFY2(seen.insert(QuestionBank::fingerprint(question)).second, question.id().c_str());
        }
    }

    void sameSeedSameQuestions() {
        const QuizWish wish{{}, {}, {}, 40, 7};
        const auto first = m_bank.session(wish);
        const auto second = m_bank.session(wish);
        QCOMPARE(first.size(), second.size());
        for (std::size_t i = 0; i < first.size(); ++i)
            QCOMPARE(questionJson(first[i], Reveal::Yes), questionJson(second[i], Reveal::Yes));
    }

    /// A card of a question is on its felt, in its situation, or in what it tells; none of them is still to come.
    void noCardIsNamedBeforeItFalls() {
        static const QRegularExpression card(QStringLiteral("^[A2-9TJQK][SHDC]$"));
        for (const Family *family : allFamilies())
            for (const std::string &game : family->games(m_library))
                for (std::uint64_t seed = 1; seed <= 40; ++seed) {
                    const auto question = m_bank.make(*family, game, seed);
                    if (!question)
                        continue;
                    QString told = Words::english().say(question->prompt);
                    for (const Phrase &line : question->story)
                        told += Words::english().say(line);
                    QJsonArray named;
                    for (const QJsonValue &value : question->asks) {
                        named.append(value);
                        named.append(value.toObject().value(QLatin1String("card")));
                        for (const QJsonValue &one : value.toArray())
                            named.append(one);
                    }
                    for (const QJsonValue &value : named)
                        if (value.toString().contains(card))
                            QVERIFY2(told.contains(Words::cards(std::vector{*parseCard(value.toString().toStdString())})),
                                     (question->id() + " names " + value.toString().toStdString()).c_str());
                    if (question->round.isEmpty() || question->scene.undealt)
                        continue;
                    QJsonObject shorter = question->round;
                    const QString shoe = shorter.value(QLatin1String("shoe")).toString();
                    shorter[QLatin1String("shoe")] = shoe.left(std::max<qsizetype>(0, shoe.lastIndexOf(u' ')));
                    bool isShort = false;
                    try {
                        static_cast<void>(playScript(shorter, m_library));
                    } catch (const Refusal &) {
                        isShort = true;
                    }
                    QVERIFY2(isShort, (question->id() + " has a card too many in its shoe").c_str());
                }
    }

    /// Where one prompt has several answers, no option is there only when it is the right one.
    void optionsDoNotTellTheAnswer_data() {
        QTest::addColumn<QString>("family");
        for (const char *family : {"hand-complete", "double-offer", "surrender-permission", "even-money", "split-permission",
                                   "add-tie-18", "next-card-hand", "side-bet-offered", "squeeze", "legal-card", "call-due",
                                   "dealer-draws-at-all", "power-failure", "absent-player", "which-stage"})
            QTest::newRow(family) << QString::fromLatin1(family);
    }
    void optionsDoNotTellTheAnswer() {
        QFETCH(QString, family);
        const Family &made = *findFamily(family.toStdString());
        static const QRegularExpression amounts(QStringLiteral("[0-9][0-9,.]*"));
        const auto plain = [](QString text) { return text.replace(amounts, QStringLiteral("#")); };
        struct Seen {
            int there = 0, right = 0;
        };
        for (const std::string &game : made.games(m_library)) {
            std::map<QString, std::map<QString, Seen>> prompts;
            std::map<QString, int> asked;
            for (std::uint64_t seed = 1; seed <= 600; ++seed) {
                const auto question = m_bank.make(made, game, seed);
                if (!question || question->options.empty())
                    continue;
                // What the felt cannot show is part of the question: another story, other options.
                QString prompt = plain(Words::english().say(question->prompt));
                if (!question->story.empty() && family == QLatin1String("call-due"))
                    prompt += plain(Words::english().say(question->story.front()));
                ++asked[prompt];
                std::set<QString> texts;
                for (const Option &option : question->options) {
                    const bool right = option.answer == question->key();
                    Seen &seen = prompts[prompt][plain(Words::english().say(option.text))];
                    seen.there += texts.insert(plain(Words::english().say(option.text))).second;
                    seen.right += right;
                }
            }
            for (const auto &[prompt, options] : prompts)
                for (const auto &[text, seen] : options)
                    QVERIFY2(seen.right < seen.there || seen.there == asked[prompt] || seen.there < 8,
                             qPrintable(QString::fromStdString(game) + QStringLiteral(": ") + prompt +
                                        QStringLiteral(" offers only when right: ") + text));
        }
    }

    /// Else the question that one game asks first would keep the other game's from being asked at all.
    void questionsOfTwoGamesAreNeverEqual() {
        std::map<std::string, std::string> games;
        for (const Family *family : allFamilies())
            for (const std::string &game : family->games(m_library))
                for (std::uint64_t seed = 1; seed <= 60; ++seed)
                    if (const auto question = m_bank.make(*family, game, seed)) {
                        const auto known = games.try_emplace(QuestionBank::fingerprint(*question), game).first;
                        QVERIFY2(known->second == game, question->id().c_str());
                    }
    }

    void noQuestionTwiceInASession() {
        std::set<std::string> seen;
        for (const Question &question : m_bank.session({{}, {}, {}, 300, 11}))
            QVERIFY2(seen.insert(QuestionBank::fingerprint(question)).second, question.id().c_str());
    }

    void aDamagedQuestionIsRefusedAtItsPlace_data() {
        QTest::addColumn<QString>("member");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("a difficulty in words") << QStringLiteral("difficulty") << QJsonValue(QStringLiteral("hard"));
        QTest::newRow("no difficulty at all") << QStringLiteral("difficulty") << QJsonValue(QJsonValue::Null);
        QTest::newRow("a target of no time") << QStringLiteral("target") << QJsonValue(0);
        QTest::newRow("a topic nobody knows") << QStringLiteral("topic") << QJsonValue(QStringLiteral("weather"));
        QTest::newRow("an answer that is a text") << QStringLiteral("answer") << QJsonValue(QStringLiteral("a"));
    }
    void aDamagedQuestionIsRefusedAtItsPlace() {
        QFETCH(QString, member);
        QFETCH(QJsonValue, value);
        QJsonObject json = questionJson(m_bank.session({{}, {}, {}, 1, 3}).front(), Reveal::Yes);
        json[member] = value;
        std::string place;
        try {
            static_cast<void>(readQuestion(json));
        } catch (const Refusal &refusal) {
            place = refusal.at;
        }
        QCOMPARE(place, member.toStdString());
    }
};

QTEST_GUILESS_MAIN(TestQuiz)
#include "tst_quiz.moc"
