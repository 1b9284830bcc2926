// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/feltlayout.h"
#include "app/felt/felttext.h"
#include "app/felt/looks.h"
#include "core/house/chipset.h"
#include "core/quiz/bank.h"
#include "core/quiz/judge.h"
#include "core/quiz/key.h"
#include "core/refusal.h"
#include "core/rules/clausetexts.h"
#include "core/rules/rulebookreader.h"
#include "core/table/roundscript.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace pitwise;

namespace {

const QString folder = QStringLiteral(PITWISE_SOURCE_DIR "/tests/core/rules/fifthgame");

QByteArray fileIn(const char *name) {
    QFile file(folder + QStringLiteral("/harbour/1/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject bet(int box, const char *player, const char *kind, int cents) {
    return {{QStringLiteral("box"), box},
            {QStringLiteral("player"), QLatin1String(player)},
            {QStringLiteral("kind"), QLatin1String(kind)},
            {QStringLiteral("amount"), cents}};
}

} // namespace

/// A game that is a folder of data: another dealer rule, 6 to 5 for Blackjack, numbers and a pay table of its own.
class TestFifthGame : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();
    const House m_house;

    [[nodiscard]] PlayedRound play(const QJsonArray &bets, const char *shoe, const QJsonArray &actions) const {
        return playScript(
            QJsonObject{{QStringLiteral("format"), QStringLiteral("pitwise-round/1")},
                        {QStringLiteral("game"), QStringLiteral("harbour")},
                        {QStringLiteral("table"), QJsonObject{{QStringLiteral("decks"), 6}, {QStringLiteral("boxes"), 7}}},
                        {QStringLiteral("seats"), QJsonObject{{QStringLiteral("1"), QStringLiteral("A")}}},
                        {QStringLiteral("bets"), bets},
                        {QStringLiteral("shoe"), QLatin1String(shoe)},
                        {QStringLiteral("actions"), actions}},
            m_library);
    }
    static QJsonObject act(const char *what) {
        QJsonObject action{{QStringLiteral("do"), QLatin1String(what)}};
        if (std::string_view(what) != "close-offers") {
            action[QStringLiteral("box")] = 1;
            action[QStringLiteral("player")] = QStringLiteral("A");
        }
        return action;
    }

private Q_SLOTS:
    void initTestCase() { m_library.addFolder(folder); }

    void itIsTheLastOfTheDocuments() {
        QCOMPARE(m_library.documents().size(), 5u);
        QCOMPARE(QString::fromStdString(m_library.documents().back()), QStringLiteral("harbour"));
    }

    void itPaysSixToFiveAndTwelveToOne() {
        const PlayedRound blackjack = play({bet(1, "A", "main", 10'000)}, "AS 7C KH", {});
        QCOMPARE(measured(blackjack.round(), {1, "A", "main"}), Cents{12'000});
        const PlayedRound pair = play({bet(1, "A", "main", 10'000), bet(1, "A", "twins", 1'000)}, "8S 9C 8H TD",
                                      {act("close-offers"), act("stand")});
        QCOMPARE(measured(pair.round(), {1, "A", "twins"}), Cents{12'000});
    }

    void itsDealerDrawsOnSoftSeventeen() {
        // 6 and an Ace are no end here: the 4 makes 21.
        const PlayedRound round = play({bet(1, "A", "main", 10'000)}, "TS 6C 9H AD 4H", {act("close-offers"), act("stand")});
        QCOMPARE(round.round().dealerTotal().total, 21);
        QCOMPARE(measured(round.round(), {1, "A", "main", 0, Measure::Takes}), Cents{10'000});
    }

    void everyFamilyItNamesAsksIt_data() {
        QTest::addColumn<QString>("family");
        for (const auto &[family, asked] : m_library.find("harbour")->families)
            QTest::newRow(family.c_str()) << QString::fromStdString(family);
    }
    void everyFamilyItNamesAsksIt() {
        QFETCH(QString, family);
        const Rulebook &book = *m_library.find("harbour");
        const Family *known = findFamily(family.toStdString());
        QVERIFY(known);
        QVERIFY(known->isFor(book));
        const QuestionBank bank(m_library, m_house);
        const ChipSet chips = ChipSet::shipped();
        const auto declared = known->clausesFor(book);
        int asked = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const auto question = bank.make(*known, "harbour", seed);
            if (!question)
                continue;
            ++asked;
            for (const std::string &clause : question->clauses)
                QVERIFY2(book.clause(clause), (question->id() + " cites " + clause).c_str());
            for (const std::string &clause : question->clauses)
                QVERIFY2(std::find(declared.begin(), declared.end(), clause) != declared.end(),
                         (question->id() + " cites what is not declared: " + clause).c_str());
            if (question->asks.contains(QLatin1String("measure")) && !question->round.isEmpty())
                QVERIFY2(
                    moneyAnswer(measured(playScript(question->round, m_library).round(), readMoneyAsked(question->asks)),
                                question->shape() == AnswerKind::Chips) == question->key(),
                    question->id().c_str());
            QCOMPARE(judge(*question, question->key(), chips).outcome,
                     question->isGraded() ? Outcome::Right : judge(*question, {}, chips).outcome);
        }
        QVERIFY2(asked > 0, "asks nothing");
    }

    void itHasItsFelt() {
        felt::addLooks(folder, m_library);
        const felt::Look &look = felt::lookOf("harbour");
        QCOMPARE(look.tag, QStringLiteral("HB"));
        QCOMPARE(felt::styleOf("harbour", false).middle, QColor(QStringLiteral("#2F5D6B")));
        QVERIFY(felt::styleOf("harbour", false).middle != felt::styleOf("lucky8", false).middle);
        QCOMPARE(felt::areaStyleOf("harbour", "twins").words, QStringLiteral("12:1"));
        const PlayedRound pair = play({bet(1, "A", "main", 10'000), bet(1, "A", "twins", 1'000)}, "8S 9C 8H TD",
                                      {act("close-offers"), act("stand")});
        const RoundView view = viewOf(pair.round());
        const felt::FeltLayout layout =
            felt::layOut(view, felt::printOf(*m_library.find("harbour"), view), ChipSet::shipped(), {});
        QVERIFY(std::any_of(layout.items.begin(), layout.items.end(), [](const felt::PlacedItem &item) {
            return item.kind == felt::ItemKind::Area && item.area == "twins";
        }));
    }

    void itsWordsPassTheirGate() {
        const ClauseTexts texts = ClauseTexts::read(fileIn("clauses.en.json"), *m_library.find("harbour"));
        QCOMPARE(QString::fromStdString(texts.shortName), QStringLiteral("Harbour"));
    }

    void looksNameTheirFault_data() {
        QTest::addColumn<QByteArray>("find");
        QTest::addColumn<QByteArray>("replace");
        QTest::addColumn<QString>("at");
        QTest::newRow("a bet it has not") << QByteArray("\"bet\": \"twins\"") << QByteArray("\"bet\": \"triplets\"")
                                          << "circles[0].bet";
        QTest::newRow("no colour") << QByteArray("\"#8A6D1F\"") << QByteArray("\"golden\"") << "colour";
        QTest::newRow("a colour too few") << QByteArray("[\"#7D6240\", \"#413120\"]") << QByteArray("[\"#7D6240\"]")
                                          << "felt.wood";
        QTest::newRow("unknown emblem") << QByteArray("\"none\"") << QByteArray("\"anchor\"") << "felt.emblem";
    }
    void looksNameTheirFault() {
        QFETCH(QByteArray, find);
        QFETCH(QByteArray, replace);
        QFETCH(QString, at);
        QByteArray bytes = fileIn("look.json");
        QVERIFY(bytes.contains(find));
        bytes.replace(find, replace);
        try {
            (void)felt::readLook(bytes, *m_library.find("harbour"));
            QFAIL("the gate let it through");
        } catch (const Refusal &refusal) {
            QCOMPARE(QString::fromStdString(refusal.at), at);
        }
    }

    /// The files that had to be touched for it outside its folder: none.
    void nothingElseKnowsIt() {
        QStringList touched;
        for (const char *part : {"core", "app", "qml", "words", "assets"})
            for (QDirIterator it(
                     QStringLiteral(PITWISE_SOURCE_DIR "/") + QLatin1String(part),
                     {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.qml"), QStringLiteral("*.json")},
                     QDir::Files, QDirIterator::Subdirectories);
                 it.hasNext();) {
                QFile file(it.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                if (file.readAll().contains("\"harbour\""))
                    touched << file.fileName();
            }
        QVERIFY2(touched.isEmpty(), qPrintable(touched.join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(TestFifthGame)
#include "tst_fifthgame.moc"
