// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/bank.h"
#include "core/quiz/guards.h"
#include "core/quiz/oddsdrill.h"
#include "core/quiz/rulechange.h"
#include "core/rules/readingitems.h"
#include "core/table/roundscript.h"
#include "words/words.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace pitwise;

/// What may not be graded or asked, and that everything else is reached.
class TestGuards : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();
    House m_house;
    QuestionBank m_bank{m_library, m_house};

private Q_SLOTS:
    void openReadingsAreSeen_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("bets");
        QTest::addColumn<QString>("shoe");
        QTest::addColumn<QString>("actions");
        QTest::addColumn<QString>("items");
        const QString a = QStringLiteral(R"({"box":1,"player":"A","kind":"main","amount":10000})");
        const QString ab = a + QStringLiteral(R"(,{"box":1,"player":"B","kind":"main","amount":5000})");
        const auto side = [](const char *kind) {
            return QStringLiteral(R"(,{"box":1,"player":"A","kind":"%1","amount":500})").arg(QLatin1String(kind));
        };
        const auto act = [](const char *what) {
            return QStringLiteral(R"({"box":1,"player":"A","do":"%1"})").arg(QLatin1String(what));
        };
        const QString close = QStringLiteral(R"({"do":"close-offers"})");
        const auto list = [](std::initializer_list<QString> parts) { return QStringList(parts).join(u','); };

        QTest::newRow("a split hand bust before the dealer's Blackjack")
            << "lucky8" << a << "8S TC 8H KD 9H 5C AS" << list({close, act("split"), act("hit"), act("stand")}) << "A01";
        QTest::newRow("a plain bust before it is clear")
            << "lucky8" << a + QStringLiteral(R"(,{"box":2,"player":"B","kind":"main","amount":5000})")
            << "8S TD TC 6H 9D KD AS" << list({close, act("hit"), QStringLiteral(R"({"box":2,"player":"B","do":"stand"})")})
            << "";
        QTest::newRow("three of a kind but 8s") << "lucky8" << a + side("lucky8") << "5S 5C 5H"
                                                << ""
                                                << "A03";
        QTest::newRow("three 8s are clear") << "lucky8" << a + side("lucky8") << "8S 8C 8H"
                                            << ""
                                            << "";
        QTest::newRow("a double after unlike tens were split")
            << "lucky8" << a << "KS 6C QH 2D" << list({close, act("split")}) << "A07";
        QTest::newRow("five 8s in a row") << "dueling8s" << a + side("superb8s") << "8H 8D 8C 8S 2D"
                                          << list({close, act("split"), act("hit"), act("hit")}) << "B03";
        QTest::newRow("a marker on a shared box")
            << "freebet" << ab << "8S 6C 8H 2D" << list({close, act("free-split")}) << "C14";
        QTest::newRow("surrender on a shared box") << "freebet" << ab << "TS 9C 6H" << act("surrender") << "C21";
        QTest::newRow("even money with insurance")
            << "freebet" << a << "AS AC TH"
            << list({QStringLiteral(R"({"box":1,"player":"A","do":"insurance","amount":5000})"), act("even-money")})
            << "C22";
        QTest::newRow("an Ace with an 8 and a free double") << "freebet" << a << "AS 6C 8H" << close << "C06";
        QTest::newRow("two Aces and a double") << "freebet" << a << "AS 6C AH" << close << "C18";
        QTest::newRow("two tens and a free split") << "freebet" << a << "TS 6C TH" << close << "C01";
        QTest::newRow("two Kings are clear") << "freebet" << a << "KS 6C KH" << close << "";
    }
    void openReadingsAreSeen() {
        QFETCH(QString, game);
        QFETCH(QString, bets);
        QFETCH(QString, shoe);
        QFETCH(QString, actions);
        QFETCH(QString, items);
        const QByteArray script =
            QStringLiteral(
                R"({"format":"pitwise-round/1","game":"%1","table":{"decks":6},"seats":{"1":"A"},"bets":[%2],"shoe":"%3","actions":[%4]})")
                .arg(game, bets, shoe, actions)
                .toUtf8();
        const PlayedRound played = playScript(QJsonDocument::fromJson(script).object(), m_library);
        QStringList found;
        for (const std::string &item : readingsTouched(played.round()))
            found << QString::fromStdString(item);
        QCOMPARE(found.join(u' '), items);
    }

    void aFixedReadingIsGradedAndAnAvoidedOneNeverIs() {
        QVERIFY(isNeverAsked("C18"));
        QVERIFY(!isNeverAsked("A01"));
        // Every question of a graded family is graded.
        for (const Family *family : allFamilies())
            for (const std::string &game : family->games(m_library))
                for (std::uint64_t seed = 1; seed <= 60; ++seed)
                    if (const auto question = m_bank.make(*family, game, seed); question && !family->judgement)
                        QVERIFY2(question->isGraded(), question->id().c_str());
    }

    void aChangedRulebookIsThatOfTheVeryObject() {
        // Another rulebook of the same name at the same place: its readings and odds are its own.
        const auto it = std::find_if(ruleChanges().begin(), ruleChanges().end(), [&](const RuleChange &change) {
            Rulebook copy = *m_library.find("lucky8");
            return change.change && change.change(copy) && copy.play.blackjackPays == Ratio{1, 1};
        });
        QVERIFY(it != ruleChanges().end());
        std::optional<Rulebook> place(*m_library.find("lucky8"));
        const Rulebook *first = changedRulebook(*place, *it);
        QCOMPARE(changedRulebook(*place, *it), first); // kept
        Rulebook other = *m_library.find("lucky8");
        other.play.insurancePays = {5, 1};
        other.readings.clear();
        const Rulebook *address = &*place;
        place.emplace(other);
        QCOMPARE(&*place, address);
        const Rulebook *second = changedRulebook(*place, *it);
        QVERIFY(second != first);
        QCOMPARE(second->play.insurancePays, (Ratio{5, 1}));
        QVERIFY(second->readings.empty());
        *place = *m_library.find("lucky8");
        QVERIFY(!changedRulebook(*place, *it)->readings.empty());
    }

    void fixingAReadingBringsItsQuestions_data() {
        QTest::addColumn<QString>("item");
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("game");
        QTest::newRow("mixed tens doubled after a split") << "A07"
                                                          << "allowed-actions"
                                                          << "lucky8";
        QTest::newRow("tens split free") << "C01"
                                         << "allowed-actions"
                                         << "freebet";
    }
    void fixingAReadingBringsItsQuestions() {
        QFETCH(QString, item);
        QFETCH(QString, family);
        QFETCH(QString, game);
        const std::string id = item.toStdString();
        const Family &asker = *findFamily(family.toStdString());
        const auto touching = [&](const House &house) {
            const QuestionBank bank(m_library, house);
            int count = 0;
            for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
                const auto question = bank.make(asker, game.toStdString(), seed);
                if (!question || question->round.isEmpty())
                    continue;
                if (!question->isGraded())
                    return -1;
                const auto items = readingsTouched(playScript(question->round, m_library).round());
                count += std::find(items.begin(), items.end(), id) != items.end();
            }
            return count;
        };
        House fixed;
        fixed.fixed.insert(id);
        QCOMPARE(touching(House()), 0);
        QVERIFY(touching(fixed) > 0);
    }

    void aFixedReadingInWordsOnlyIsAskedAndGraded_data() {
        QTest::addColumn<QString>("item");
        QTest::addColumn<QString>("game");
        const ReadingItems items = ReadingItems::shipped(m_library);
        for (const ReadingItem &item : items.items())
            if (item.has(QuizMark::Flag) && item.id != "B13" && (!item.readings.empty() || !item.defaultText.empty()))
                QTest::newRow(item.id.c_str()) << QString::fromStdString(item.id)
                                               << (item.id[0] == 'A'   ? "lucky8"
                                                   : item.id[0] == 'B' ? "dueling8s"
                                                                       : "freebet");
    }
    void aFixedReadingInWordsOnlyIsAskedAndGraded() {
        QFETCH(QString, item);
        QFETCH(QString, game);
        const auto call = [&](const House &house) {
            const QuestionBank bank(m_library, house);
            for (std::uint64_t seed = 1; seed <= 400; ++seed)
                if (auto question = bank.make(*findFamily("judgement-call"), game.toStdString(), seed);
                    question && question->asks.value(QLatin1String("item")).toString() == item)
                    return question;
            return std::optional<Question>();
        };
        const auto open = call(House());
        QVERIFY(open && !open->isGraded());
        // Letters are those of the interpretations, which the reasons speak of; the manager comes last.
        QVERIFY(open->key() == open->options.back().answer);
        House house;
        house.fixed.insert(item.toStdString());
        const auto graded = call(house);
        QVERIFY(graded && graded->isGraded());
        QVERIFY(graded->options.size() >= 2);
        QVERIFY(graded->key() != graded->options.back().answer);
        QCOMPARE(graded->misconceptions.size(), graded->options.size() - 1);
        QVERIFY(Words::english().say(graded->steps.front().text).startsWith(QLatin1String("This house plays: ")));
    }

    void everyRefusalOfAHandInTurnIsAsked_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QList<int>>("reasons");
        const auto row = [](const char *game, std::initializer_list<Cite> cites) {
            QList<int> list;
            for (const Cite cite : cites)
                list << static_cast<int>(cite);
            QTest::newRow(game) << QString::fromLatin1(game) << list;
        };
        using enum Cite;
        row("lucky8",
            {doubleNotFirstTwo, doubleSplitNotFirstTwo, doubleTooSmall, splitUnequal, splitAgainUnequal, splitFourHands,
             surrenderClosed, surrenderAfterSplit, insuranceNoAce, insuranceClosed, evenMoneyNoAce, evenMoneyClosed});
        row("dueling8s", {doubleNotFirstTwo, doubleSplitNotFirstTwo, doubleTooSmall, splitUnequal, splitAgainUnequal,
                          splitFourHands, surrenderClosed, surrenderAfterSplit});
        row("freebet",
            {standTooLow, doubleNotFirstTwo, doubleSplitNotFirstTwo, splitUnequal, splitAgainUnequal, splitFourHands,
             freeDoubleTotal, freeDoubleNotFirstTwo, freeSplitUnequal, freeSplitPicture, surrenderClosed,
             surrenderAfterSplit, insuranceNoAce, insuranceClosed, evenMoneyNoAce, evenMoneyClosed});
    }
    void everyRefusalOfAHandInTurnIsAsked() {
        QFETCH(QString, game);
        QFETCH(QList<int>, reasons);
        std::set<int> open(reasons.begin(), reasons.end());
        for (std::uint64_t seed = 1; seed <= 2000 && !open.empty(); ++seed) {
            const auto question = m_bank.make(*findFamily("allowed-actions"), game.toStdString(), seed);
            if (!question)
                continue;
            const PlayedRound played = playScript(question->round, m_library);
            for (std::size_t i = 1; i < doCount; ++i)
                if (const Do what = static_cast<Do>(i); played.round().gameHas(what))
                    if (const auto why = played.round().whyNot(what))
                        open.erase(static_cast<int>(*why));
        }
        QVERIFY2(open.empty(),
                 QByteArray("never asked: reason " + QByteArray::number(open.empty() ? 0 : *open.begin())).constData());
    }

    /// Lucky 8 3.17.2.4 names the Pair bet alone (A16).
    void equalClaimsInLucky8AreOnThePairBet() {
        int asked = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed)
            if (const auto question = m_bank.make(*findFamily("side-bet-ladder"), "lucky8", seed);
                question && question->clauses.front() == "3.17.2.4") {
                ++asked;
                QVERIFY2(Words::english().say(question->story.front()).contains(Words::english().name(betName("pair"))),
                         question->id().c_str());
            }
        QVERIFY(asked > 20);
    }

    /// Lucky Lucky is never asked for money without its pay table and its decks (D06).
    void luckyLuckyShowsItsTableAndDecks() {
        static const QRegularExpression shown(QStringLiteral("^Pay table [123] is in force; (one deck|[2-8] decks)\\.$"));
        for (const Family *family : allFamilies())
            for (std::uint64_t seed = 1; seed <= 60; ++seed) {
                const auto question = m_bank.make(*family, "luckylucky", seed);
                if (!question || question->asks.value(QLatin1String("kind")) != QLatin1String("luckylucky") ||
                    !question->asks.contains(QLatin1String("measure")))
                    continue;
                QVERIFY2(std::any_of(question->story.begin(), question->story.end(),
                                     [](const Phrase &line) { return Words::english().say(line).contains(shown); }),
                         question->id().c_str());
            }
    }

    void theDrillPaysTheRowsOdds() {
        std::set<std::string> asked;
        for (int level = 1; level <= drillLevels; ++level)
            for (std::uint64_t seed = 1; seed <= 400; ++seed) {
                const Question question = drillQuestion(m_library, m_house, level, {}, seed);
                QCOMPARE(question.id(), drillQuestion(m_library, m_house, level, {}, seed).id());
                const Rulebook &rules = *m_library.find(question.game);
                const std::string kind = question.asks.value(QLatin1String("kind")).toString().toStdString();
                const std::string row = question.asks.value(QLatin1String("row")).toString().toStdString();
                const qint64 stake = question.asks.value(QLatin1String("stake")).toInteger();
                asked.insert(question.game + kind + row);
                const int index = rules.sideBetIndex(kind);
                if (index < 0)
                    continue;
                const auto table = static_cast<std::size_t>(question.asks.value(QLatin1String("payTable")).toInt(1) - 1);
                const Ratio pays = rules.sideBets[static_cast<std::size_t>(index)].row(row)->pays[table];
                QCOMPARE(moneyIn(question.key()).value(), *pays.of(stake));
            }
        QCOMPARE(asked.size(), 9u + 14u + 19u + 8u); // every row of every document
        QCOMPARE(drillQuestion(m_library, m_house, 3, {"freebet"}, 5).game, "freebet");
    }
};

QTEST_GUILESS_MAIN(TestGuards)
#include "tst_guards.moc"
