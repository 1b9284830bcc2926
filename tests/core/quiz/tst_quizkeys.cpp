// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every key is what play, rule or the rulebook says of the question's own round or situation.
// PITWISE_WRITE_SAMPLE=1 writes tests/core/quiz/sample.txt anew, to be gone through by a person.
#include "core/quiz/answerjson.h"
#include "core/quiz/bank.h"
#include "core/quiz/difficulty.h"
#include "core/quiz/judge.h"
#include "core/quiz/key.h"
#include "core/quiz/questionview.h"
#include "core/quiz/shapes.h"
#include "core/refusal.h"
#include "core/rulings/ruling.h"
#include "core/rulings/situationreader.h"
#include "core/table/roundscript.h"
#include "words/words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace pitwise;

namespace {

using L1 = QLatin1String;

QString answerLine(const Answer &answer) {
    return QString::fromUtf8(QJsonDocument(answerJson(answer)).toJson(QJsonDocument::Compact));
}

QString textOfKey(const Question &question) {
    for (const Option &option : question.options)
        if (option.answer == question.key())
            return Words::english().say(option.text);
    return {};
}

} // namespace

class TestQuizKeys : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();
    House m_house;
    QuestionBank m_bank{m_library, m_house};
    ChipSet m_chips = ChipSet::shipped();
    std::set<std::string> m_cited; ///< `lucky8:3.34`, by every question made here.
    int m_made = 0;

    /// What is ticked on a bust is what `rule` takes.
    static std::string wrongWithBust(const Question &question, const Ruling &ruling) {
        const std::vector<std::string> ticked = optionsIn(question.key());
        const std::pair<const char *, const char *> bets[] = {{"take-main", "main"},       {"take-tie", "tie18"},
                                                              {"take-21plus", "21plus"},   {"take-superb", "superb8s"},
                                                              {"take-boom", "boombusted"}, {"take-insurance", "insurance"}};
        for (const Option &option : question.options) {
            const bool on = std::find(ticked.begin(), ticked.end(), option.key) != ticked.end();
            for (const auto &[key, bet] : bets)
                if (option.key == key && on != std::any_of(ruling.takes.begin(), ruling.takes.end(),
                                                           [&](const auto &taken) { return taken.kind == bet; }))
                    return std::string("rule says otherwise of ") + bet;
            if (option.key == "clear-cards" && on != ruling.has(RulingCode::ClearCards))
                return "rule says otherwise of the cards";
        }
        return {};
    }

    /// With the card that was due.
    static HandTotal drawnOut(const Question &question) {
        const QJsonObject facts = question.situation.value(L1("facts")).toObject();
        QJsonArray list = facts.value(L1("dealer")).toArray();
        list.append(facts.value(L1("extra")));
        std::vector<Card> cards;
        for (const QJsonValue &card : list)
            cards.push_back(parseCard(card.toString().toStdString()).value());
        return handTotal(cards);
    }

    /// Empty where all is well.
    std::string wrongWithRuling(const Question &question) const {
        const Ruling ruling = rule(readSituation(JsonNode(question.situation), m_library));
        const QString kind = question.situation.value(L1("kind")).toString();
        const Answer &key = question.key();
        if (const auto *codes = std::get_if<RulingAnswer>(&key)) {
            if (codes->codes != ruling.codes)
                return "rule says otherwise";
        } else if (const auto *player = std::get_if<PlayerAnswer>(&key)) {
            if (player->player != ruling.player)
                return "rule names another player";
        } else if (const auto *card = std::get_if<CardAnswer>(&key)) {
            if (ruling.card != card->card)
                return "rule names another card";
        } else if (const auto *total = std::get_if<TotalAnswer>(&key)) {
            if (ruling.total.value_or(drawnOut(question).total) != total->total)
                return "rule names another total";
        } else if (const auto *clause = std::get_if<ClauseAnswer>(&key)) {
            const auto names = ruling.book->names(ruling.clauses);
            if (std::find(names.begin(), names.end(), clause->clause) == names.end())
                return "the clause is not behind the ruling";
        } else if (question.shape() == AnswerKind::Choice && kind.endsWith(L1("-claim"))) {
            const QString expected =
                ruling.player.empty() ? QStringLiteral("Nobody") : QString::fromStdString(ruling.player);
            if (textOfKey(question) != expected)
                return "rule gives the bet to another";
        }
        return {};
    }

    std::string wrongWithRound(const Question &question) const {
        if (question.scene.undealt) // nothing to play: its table is seen all the same
            return feltOf(question, m_library) ? "" : "no felt";
        const PlayedRound played = playScript(question.round, m_library);
        const Round &round = played.round();
        const QJsonObject &asks = question.asks;
        if (question.shape() == AnswerKind::Amount && asks.contains(L1("measure")))
            return moneyIn(question.key()) == measured(round, readMoneyAsked(asks)) ? "" : "play says another amount";
        if (question.shape() == AnswerKind::Actions)
            return Answer(actionsAnswer(round)) == question.key() ? "" : "play allows other actions";
        if (question.shape() == AnswerKind::Total && asks.contains(L1("box"))) {
            for (const Round::HandState &hand : round.hands())
                if (hand.box == asks.value(L1("box")).toInt() && hand.hand == asks.value(L1("hand")).toInt())
                    return Answer(totalAnswer(hand.total)) == question.key() ? "" : "play says another total";
            return "there is no such hand";
        }
        if (const auto *key = std::get_if<PlayerAnswer>(&question.key()); key && question.family == "who-controls") {
            const RoundView view = viewOf(round);
            for (const StakeView &stake :
                 view.table[static_cast<std::size_t>(asks.value(L1("box")).toInt() - 1)].hands.front().stakes)
                if (stake.controls)
                    return stake.player == key->player ? "" : "play gives control to another";
            return "nobody controls the box";
        }
        return {};
    }

    std::string wrongWith(const Question &question) const {
        try {
            if (!question.situation.isEmpty())
                if (const std::string wrong = wrongWithRuling(question); !wrong.empty())
                    return wrong;
            if (!question.round.isEmpty() && !question.scene.undealt)
                return wrongWithRound(question);
        } catch (const Refusal &refusal) {
            return "refused: " + refusal.error;
        }
        return {};
    }

    std::string wrongWithForm(const Question &question) const {
        if (Words::english().say(question.prompt).size() > 90 || Words::english().say(question.prompt).contains(u'%') ||
            question.prompt.isEmpty())
            return "the prompt is no short sentence: " + Words::english().say(question.prompt).toStdString();
        for (const Phrase &line : question.story)
            if (Words::english().say(line).contains(u'%') || Words::english().say(line).size() > 160)
                return "a line of the story: " + Words::english().say(line).toStdString();
        std::set<QString> texts;
        int keys = 0;
        for (const Option &option : question.options) {
            if (option.text.isEmpty() || Words::english().say(option.text).contains(u'%') ||
                !texts.insert(Words::english().say(option.text)).second)
                return "an option: " + Words::english().say(option.text).toStdString();
            keys += option.answer == question.key();
        }
        if (!question.options.empty() && question.options.front().standsForMore() && keys != 1)
            return "the key is not among the options once";
        if (question.shape() == AnswerKind::Choice && question.options.size() < 2)
            return "there is nothing to choose";
        if (question.steps.empty())
            return "no reasoning";
        for (const Misconception &wrong : question.misconceptions)
            if (Words::english().say(wrong.label).contains(u'%') ||
                judge(question, wrong.answer, m_chips).outcome == Outcome::Right)
                return "a misconception: " + Words::english().say(wrong.label).toStdString();
        // Choosing an option is giving its answer.
        for (const Option &option : question.options)
            if (option.standsForMore()) {
                if (question.isGraded() && (judge(question, ChoiceAnswer{option.key}, m_chips).outcome == Outcome::Right) !=
                                               (option.answer == question.key()))
                    return "the chosen option is judged unlike its answer";
            }
        return {};
    }

private Q_SLOTS:
    /// 20,000 questions over all families and games.
    void keysAreWhatTheEnginesSay_data() {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("game");
        for (const Family *family : allFamilies())
            for (const std::string &game : family->games(m_library))
                QTest::addRow("%s in %s", family->id, game.c_str())
                    << QString::fromLatin1(family->id) << QString::fromStdString(game);
    }
    void keysAreWhatTheEnginesSay() {
        QFETCH(QString, family);
        QFETCH(QString, game);
        const Family &made = *findFamily(family.toStdString());
        for (std::uint64_t seed = 10'001; seed <= 10'190; ++seed) {
            const auto question = m_bank.make(made, game.toStdString(), seed);
            if (!question)
                continue;
            ++m_made;
            const std::string id = question->id();
            QVERIFY2(wrongWith(*question).empty(), (id + ": " + wrongWith(*question)).c_str());
            QVERIFY2(wrongWithForm(*question).empty(), (id + ": " + wrongWithForm(*question)).c_str());
            QVERIFY2(made.judgement || question->isGraded(), id.c_str());
            if (!made.judgement)
                for (const std::string &clause : question->clauses)
                    m_cited.insert(game.toStdString() + ':' + clause);
        }
    }

    void everyTestableClauseIsAsked() {
        // What is rare comes with more seeds.
        for (const Family *family : allFamilies())
            for (const std::string &game : family->games(m_library)) {
                if (family->judgement)
                    continue;
                const auto declared = family->clausesFor(*m_library.find(game));
                const auto missing = [&] {
                    return std::any_of(declared.begin(), declared.end(),
                                       [&](const std::string &clause) { return !m_cited.contains(game + ':' + clause); });
                };
                for (std::uint64_t seed = 1; seed <= 2000 && missing(); ++seed)
                    if (const auto question = m_bank.make(*family, game, seed))
                        for (const std::string &clause : question->clauses)
                            m_cited.insert(game + ':' + clause);
            }
        int testable = 0;
        QStringList missing;
        for (const std::string &game : m_library.documents()) {
            const Rulebook &book = *m_library.find(game);
            for (std::size_t i = 0; i < book.ownClauses; ++i)
                if (book.clauses[i].testable) {
                    ++testable;
                    if (!m_cited.contains(game + ':' + book.clauses[i].id))
                        missing << QString::fromStdString(game + ' ' + book.clauses[i].id);
                }
        }
        QCOMPARE(testable, 500);
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("never asked: ") + missing.join(QStringLiteral(", "))));
    }

    void theyAreTwentyThousand() { QVERIFY2(m_made >= 20'000, std::to_string(m_made).c_str()); }

    /// Three questions a family, as a person reads them.
    void sample() {
        QString text;
        for (const Family *family : allFamilies()) {
            text += QStringLiteral("## %1 (%2)\n").arg(QString::fromLatin1(family->id), Words::english().say(family->title));
            int number = 0;
            for (std::uint64_t seed = 1; number < 3 && seed < 50; ++seed) {
                const std::vector<std::string> games = family->games(m_library);
                const std::string &game = games[seed % games.size()];
                const auto question = m_bank.make(*family, game, seed);
                if (!question)
                    continue;
                ++number;
                text += QStringLiteral("\n[%1, %2] ").arg(QString::fromStdString(game)).arg(question->difficulty, 0, 'f', 2);
                for (const Phrase &line : question->story)
                    text += Words::english().say(line) + u'\n';
                text += QStringLiteral("  Q: ") + Words::english().say(question->prompt) + u'\n';
                for (const Option &option : question->options)
                    text += QStringLiteral("     %1) %2%3\n")
                                .arg(QString::fromStdString(option.key), Words::english().say(option.text),
                                     option.answer == question->key() ? QStringLiteral("  <-") : QString());
                if (question->options.empty() || question->shape() == AnswerKind::Choices ||
                    question->shape() == AnswerKind::Order)
                    text += QStringLiteral("  A: ") + answerLine(question->key()) + u'\n';
                for (const Step &step : question->steps) {
                    QStringList clauses;
                    for (const std::string &clause : step.clauses)
                        clauses << QString::fromStdString(clause);
                    text +=
                        QStringLiteral("   - ") + Words::english().say(step.text) +
                        (clauses.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(clauses.join(QStringLiteral(", ")))) +
                        u'\n';
                }
                for (const Misconception &wrong : question->misconceptions)
                    text += QStringLiteral("   x %1: %2\n").arg(answerLine(wrong.answer), Words::english().say(wrong.label));
            }
            text += u'\n';
        }
        QFile file(QStringLiteral(PITWISE_SOURCE_DIR "/tests/core/quiz/sample.txt"));
        if (qEnvironmentVariableIsSet("PITWISE_WRITE_SAMPLE")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text.toUtf8());
            return;
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto sections = [](const QString &all) {
            std::map<QString, QStringList> byFamily;
            for (const QString &section : all.split(QStringLiteral("## "), Qt::SkipEmptyParts))
                byFamily[section.section(u' ', 0, 0)] = section.split(u'\n');
            return byFamily;
        };
        const auto golden = sections(QString::fromUtf8(file.readAll())), now = sections(text);
        for (const auto &[family, lines] : now) {
            const auto known = golden.find(family);
            QVERIFY2(known != golden.end(),
                     qPrintable(family + QStringLiteral(
                                             " is not in sample.txt: write it anew (PITWISE_WRITE_SAMPLE=1) and read it")));
            for (qsizetype i = 0; i < std::min(known->second.size(), lines.size()); ++i)
                QVERIFY2(known->second[i] == lines[i],
                         qPrintable(
                             family +
                             QStringLiteral(" now says (write sample.txt anew with PITWISE_WRITE_SAMPLE=1, and read it): ") +
                             lines[i]));
            QCOMPARE(lines.size(), known->second.size());
        }
    }

    /// Where claimants bet, and how much they have in such bets, is what the felt shows. Two on one box are told apart from
    /// front to back (lucky8 3.27.4.2), so equal distances lie on two boxes.
    void rivalClaimantsBetWhereTheFactsSay() {
        int rivals = 0;
        for (const Family *family : allFamilies())
            for (std::uint64_t seed = 1; seed <= 200 && std::string_view(family->id).ends_with("-ladder"); ++seed) {
                const std::vector<std::string> games = family->games(m_library);
                const auto question = m_bank.make(*family, games[seed % games.size()], seed);
                if (!question)
                    continue;
                const int box = question->asks.value(L1("box")).toInt();
                const RoundView felt = feltOf(*question, m_library).value();
                std::set<int> taken;
                for (const QJsonValue &claimant : question->situation[L1("facts")][L1("claimants")].toArray()) {
                    const std::string player = claimant[L1("player")].toString().toStdString();
                    Cents laid = 0;
                    int nearest = 0;
                    for (const BoxView &seen : felt.table) {
                        for (const SideAreaView &area : seen.sides)
                            for (const StakeView &stake : area.stakes)
                                laid += stake.player == player ? stake.chips : 0;
                        for (const InsuranceView &insurance : seen.insurance)
                            laid += insurance.player == player ? insurance.chips : 0;
                        for (const HandView &hand : seen.hands)
                            for (const StakeView &stake : hand.stakes)
                                if (stake.player == player &&
                                    (nearest == 0 || std::abs(seen.box - box) < std::abs(nearest - box)))
                                    nearest = seen.box;
                    }
                    const char *total = claimant.toObject().contains(L1("sideTotal")) ? "sideTotal" : "insuranceTotal";
                    QCOMPARE(laid, claimant[L1(total)].toInteger());
                    const QJsonValue distance = claimant[L1("distance")];
                    QVERIFY2(distance.isNull() == (nearest == 0), question->id().c_str());
                    if (nearest == 0 || distance.toInt() == 0)
                        continue;
                    QVERIFY2(std::abs(nearest - box) == distance.toInt(), question->id().c_str());
                    QVERIFY2(taken.insert(nearest).second, question->id().c_str());
                }
                rivals += taken.size() > 1;
            }
        QVERIFY(rivals > 50);
    }

    void aBoxPassedOverHasThatManyBoxesBehindIt() {
        int asked = 0;
        for (const Family *family : allFamilies())
            for (const std::string &game : family->games(m_library))
                for (std::uint64_t seed = 1; seed <= 150 && family->topic == Topic::Irregularities; ++seed) {
                    const auto question = m_bank.make(*family, game, seed);
                    if (!question || question->situation[L1("kind")] != L1("player-skipped"))
                        continue;
                    ++asked;
                    const int since = question->situation[L1("facts")][L1("areasActedSince")].toInt();
                    QVERIFY2(question->asks.value(L1("box")).toInt() + since <= m_library.find(game)->boxes().max,
                             question->id().c_str());
                }
        QVERIFY(asked > 100);
    }

    void difficultyFollowsWhatIsAsked() {
        // Always the same but for the number of the box.
        const std::set<std::string> alike{"squeeze"};
        for (const Family *family : allFamilies()) {
            std::set<int> seen;
            for (std::uint64_t seed = 1; seed <= 120; ++seed) {
                const std::vector<std::string> games = family->games(m_library);
                const std::string &game = games[seed % games.size()];
                const auto question = m_bank.make(*family, game, seed);
                if (!question)
                    continue;
                QVERIFY2(question->difficulty >= 0.05 && question->difficulty <= 0.95, question->id().c_str());
                QCOMPARE(m_bank.make(*family, game, seed)->difficulty, question->difficulty);
                seen.insert(static_cast<int>(std::lround(100 * question->difficulty)));
            }
            QVERIFY2(seen.size() > 1 || alike.contains(family->id), family->id);
        }
    }

    void moreToKeepInMindIsHarder() {
        Question plain;
        plain.setKey(ChoiceAnswer{"a"});
        plain.clauses = {"3.1"};
        plain.options = {{"a", "test.x"_say}, {"b", "test.y"_say}};
        Question hard = plain;
        hard.options.push_back({"c", "test.z"_say});
        QVERIFY(difficultyOf(hard) > difficultyOf(plain)); // one more to weigh
        hard = plain;
        hard.clauses.emplace_back("3.2");
        QVERIFY(difficultyOf(hard) > difficultyOf(plain)); // an exception
        hard = plain;
        hard.story = {"test.one-thing"_say, "test.and-another"_say};
        QVERIFY(difficultyOf(hard) > difficultyOf(plain));
        plain.difficulty = 0.95;
        QCOMPARE(difficultyOf(plain), 0.85); // two options, and nothing has happened
        plain.setKey(AmountAnswer{500});
        QCOMPARE(difficultyOf(plain), 0.95); // a payout has its own
    }

    void keysHoldWhateverTheHouseHasDecided_data() {
        QTest::addColumn<qint64>("mainMin");
        QTest::addColumn<qint64>("mainMax");
        QTest::addColumn<qint64>("sideMin");
        QTest::addColumn<qint64>("sideMax");
        QTest::addColumn<bool>("otherReadings");
        QTest::newRow("the lowest limits") << qint64{2'000} << qint64{50'000} << qint64{500} << qint64{50'000} << false;
        QTest::newRow("a hundred dollar table")
            << qint64{10'000} << qint64{1'000'000} << qint64{2'500} << qint64{100'000} << false;
        QTest::newRow("the highest limits")
            << qint64{50'000} << qint64{100'000'000} << qint64{10'000} << qint64{10'000'000} << false;
        QTest::newRow("every reading the other way")
            << qint64{2'500} << qint64{500'000} << qint64{500} << qint64{50'000} << true;
    }
    void keysHoldWhateverTheHouseHasDecided() {
        QFETCH(qint64, mainMin);
        QFETCH(qint64, mainMax);
        QFETCH(qint64, sideMin);
        QFETCH(qint64, sideMax);
        QFETCH(bool, otherReadings);
        House house;
        house.payTable = 2;
        house.settleFrom = SettleFrom::Left;
        for (const auto &rulebook : m_library.rulebooks())
            for (const Reading &reading : rulebook->readings)
                if (otherReadings) {
                    house.fixed.insert(reading.item);
                    house.readings[reading.name] =
                        reading.values.front() == reading.defaultValue ? reading.values.back() : reading.values.front();
                }
        for (const std::string &game : m_library.documents()) {
            house.limits[game + "/main"] = {mainMin, mainMax};
            for (const SideBet &bet : m_library.find(game)->sideBets)
                house.limits[game + '/' + bet.kind] = {sideMin, sideMax};
        }
        const QuestionBank bank(m_library, house);
        for (const Family *family : allFamilies())
            for (const std::string &game : family->games(m_library)) {
                int made = 0;
                for (std::uint64_t seed = 1; seed <= 12; ++seed)
                    if (const auto question = bank.make(*family, game, seed)) {
                        ++made;
                        const std::string wrong = wrongWith(*question);
                        QVERIFY2(wrong.empty(), qPrintable(QStringLiteral("%1 %2 %3: %4")
                                                               .arg(QLatin1String(family->id), QString::fromStdString(game))
                                                               .arg(seed)
                                                               .arg(QString::fromStdString(wrong))));
                        for (const QJsonValue &bet : question->round.value(L1("bets")).toArray())
                            QVERIFY(bet.toObject().value(L1("amount")).toInteger() > 0);
                    }
                QVERIFY2(made > 0, qPrintable(QStringLiteral("%1 makes nothing for %2")
                                                  .arg(QLatin1String(family->id), QString::fromStdString(game))));
            }
    }
};

QTEST_GUILESS_MAIN(TestQuizKeys)
#include "tst_quizkeys.moc"
