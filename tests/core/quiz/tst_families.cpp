// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an audit found wrong in single families, each a rule that holds for every question they make.
#include "core/qttext.h"
#include "core/quiz/bank.h"
#include "core/quiz/elsewhere.h"
#include "core/quiz/oddsdrill.h"
#include "core/quiz/questionview.h"
#include "words/words.h"

#include <QJsonArray>
#include <QTest>

#include <array>
#include <functional>
#include <set>

using namespace pitwise;

class TestFamilies : public QObject {
    Q_OBJECT

    using L1 = QLatin1String;
    const Library m_library = Library::shipped();
    const House m_house;
    const QuestionBank m_bank{m_library, m_house};

    /// So many of one family and game; at least half of the seeds make one.
    void each(const char *family, const char *game, const std::function<void(const Question &)> &visit,
              int seeds = 150) const {
        int made = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(seeds) && !QTest::currentTestFailed(); ++seed)
            if (const auto question = m_bank.make(*findFamily(family), game, seed)) {
                ++made;
                visit(*question);
            }
        QVERIFY(made > seeds / 2);
    }
    static QString said(const Phrase &phrase) { return Words::english().say(phrase); }
    static QString right(const Question &question) {
        for (const Option &option : question.options)
            if (option.answer == question.key())
                return said(option.text);
        return {};
    }
    static bool cites(const Question &question, std::initializer_list<const char *> clauses) {
        return std::ranges::any_of(clauses, [&](const char *clause) {
            return std::ranges::find(question.clauses, clause) != question.clauses.end();
        });
    }
    /// Chips of that kind which lie open on a box of the felt.
    static Cents lying(const RoundView &felt, int box, std::string_view kind) {
        Cents chips = 0;
        const BoxView &there = felt.table[static_cast<std::size_t>(box - 1)];
        for (const HandView &hand : there.hands)
            for (const StakeView &stake : hand.stakes)
                chips += kind == "main" && stake.state == BetState::Open ? stake.chips : 0;
        for (const SideAreaView &area : there.sides)
            for (const StakeView &stake : area.stakes)
                chips += area.kind == kind && stake.state == BetState::Open ? stake.chips : 0;
        return chips;
    }

private Q_SLOTS:
    /// Where the player counts his Aces as he likes, only the best total is certain.
    void freeBetAsksForTheBestTotal() {
        each("hand-total", "freebet", [](const Question &question) {
            QVERIFY2(said(question.prompt).contains(L1("best total")), question.id().c_str());
            for (const Step &step : question.steps)
                QVERIFY2(!(step.text == Phrase("reading.ace-counts-eleven-as-long-as"_say)), question.id().c_str());
        });
        each("hand-total", "lucky8",
             [](const Question &question) { QVERIFY2(!said(question.prompt).contains(L1("best")), question.id().c_str()); });
    }

    void aBustIsProvedByItsOwnClauses() {
        int busts = 0;
        each("name-the-hand", "lucky8", [&](const Question &question) {
            if (right(question) != QLatin1String("Bust"))
                return;
            ++busts;
            QVERIFY2(cites(question, {"3.32"}) && !cites(question, {"1.1.1"}), question.id().c_str());
        });
        QVERIFY(busts > 3);
    }

    /// A final settlement is one made during the subsequent deal: both would be true.
    void noStageIsOfferedBesideAnotherThatIsTrueToo() {
        for (const char *game : {"lucky8", "dueling8s", "freebet"})
            each("which-stage", game, [](const Question &question) {
                std::set<QString> texts;
                for (const Option &option : question.options)
                    texts.insert(said(option.text));
                QVERIFY2(!texts.contains(QStringLiteral("The subsequent deal has begun")) ||
                             !texts.contains(QStringLiteral("A final settlement")),
                         question.id().c_str());
            });
    }
    void whatWasTakenOrPaidIsGoneFromTheFelt() {
        int settled = 0;
        for (const char *game : {"lucky8", "dueling8s", "freebet"})
            each("which-stage", game, [&](const Question &question) {
                const RoundView felt = feltOf(question, m_library).value();
                for (const Phrase &line : question.story) {
                    const auto &arguments = line.arguments();
                    if (line.id() != PhraseId("reading.you-have-taken-on-box-nobody") &&
                        line.id() != PhraseId("reading.you-have-paid-on-box-nobody"))
                        continue;
                    ++settled;
                    const auto &kind = std::get<Name>(arguments.at(0).value());
                    QCOMPARE(lying(felt, std::get<Box>(arguments.at(1).value()).number, kind.id), Cents{0});
                }
            });
        QVERIFY(settled > 40);
    }
    void betsAreOpenOnlyBeforeTheCall() {
        for (const char *game : {"lucky8", "dueling8s", "freebet"})
            each("which-stage", game, [](const Question &question) {
                QCOMPARE(right(question) == QLatin1String("Bets are still open"), question.scene.undealt);
            });
    }

    /// What may be laid after the call is laid by its own clause; the closing call only bars the rest.
    void aChipThatPlaysAfterTheCallHasItsClause() {
        int open = 0;
        for (const char *game : {"lucky8", "dueling8s", "freebet"})
            each("late-and-pulled-bets", game, [&](const Question &question) {
                if (!question.asks.contains(L1("do")))
                    return;
                ++open;
                QVERIFY2(cites(question, {"3.15.2", "3.17", "3.20", "3.21", "3.22", "3.23", "3.25", "3.26", "3.27"}),
                         question.id().c_str());
            });
        QVERIFY(open > 100);
    }
    /// Of a bet that grew only the added part is late: that is what is asked for, and the felt shows how much it is.
    void onlyTheAddedChipsAreAskedFor() {
        int grown = 0;
        for (const char *game : {"lucky8", "dueling8s", "freebet"})
            each("late-and-pulled-bets", game, [&](const Question &question) {
                if (question.asks.value(L1("move")) != L1("increased") || question.asks.value(L1("inTime")).toBool())
                    return;
                ++grown;
                QVERIFY2(said(question.prompt).contains(L1("added chips")), question.id().c_str());
                const Scene::BetChange &bet = question.scene.bets.at(0);
                QVERIFY2(bet.closedAt && *bet.closedAt > 0 && bet.chips > *bet.closedAt, question.id().c_str());
                QCOMPARE(right(question), QStringLiteral("No"));
            });
        QVERIFY(grown > 10);
    }

    /// Nobody takes part in another's insurance there (3.15.2), so nothing tells of any.
    void nobodyHasInsuranceOnAnothersBoxInFreeBet() {
        each("insurance-ladder", "freebet", [this](const Question &question) {
            for (const BoxView &box : feltOf(question, m_library)->table)
                for (const InsuranceView &insurance : box.insurance)
                    QCOMPARE(insurance.player, insurance.insured);
            for (const Phrase &line : question.story)
                QVERIFY2(!said(line).contains(L1("other players' boxes")), question.id().c_str());
        });
    }

    /// Seated first, then standing; where nobody is seated, the largest bet counts as his (5.1, 1.30).
    void theSeatedBettorKeepsHisChipsWhereABoxIsOverItsMaximum() {
        int over = 0;
        std::set<QString> back;
        each("bet-offered", "freebet", [&](const Question &question) {
            if (question.asks.value(L1("way")) != L1("over"))
                return;
            ++over;
            back.insert(right(question));
            const int box = question.asks.value(L1("box")).toInt();
            const RoundView felt = feltOf(question, m_library).value();
            const BoxView &there = felt.table[static_cast<std::size_t>(box - 1)];
            const auto &stakes = there.hands.at(0).stakes;
            QCOMPARE(stakes.size(), 2u);
            std::string first = there.seated;
            if (first.empty())
                first = stakes[0].chips > stakes[1].chips ? stakes[0].player : stakes[1].player;
            const QString loses = first == "A" ? QStringLiteral("hand B back") : QStringLiteral("hand A back");
            QVERIFY2(right(question).contains(loses), question.id().c_str());
        });
        QVERIFY(over > 30);
        QCOMPARE(back.size(), 2u);
    }

    /// A wrong settlement is a payment, a collection or a bet left standing, and never the only one of its kind.
    void mistakesAreOfEveryKind() {
        std::array<int, 3> kinds{};
        for (const char *game : {"lucky8", "dueling8s", "freebet", "luckylucky"})
            each("find-mistake", game, [&](const Question &question) {
                const auto &wrong = std::get<BetAnswer>(question.key());
                const auto kindOf = [](const Settlement &one) { return one.pays > 0 ? 0u : one.takes > 0 ? 1u : 2u; };
                unsigned kind = 3;
                std::array<int, 3> there{};
                for (const Settlement &one : question.settlements) {
                    ++there[kindOf(one)];
                    if (one.box == wrong.box && one.player == wrong.player && one.kind == wrong.kind &&
                        (one.hand == 0 || one.hand == wrong.hand))
                        kind = kindOf(one);
                }
                QVERIFY2(kind < 3 && there[kind] > 1, question.id().c_str());
                ++kinds[kind];
            });
        for (const int kind : kinds)
            QVERIFY(kind > 40);
    }

    /// Asked is the rule, not a number; none of its options is a rule without a number in the document.
    void aClauseIsSaidInWords() {
        for (const char *game : {"lucky8", "dueling8s", "freebet"})
            each("clause-hunt", game, [this](const Question &question) {
                for (const Option &option : question.options) {
                    const auto &clause = std::get<ClauseAnswer>(option.answer);
                    QCOMPARE(clause.game, question.game);
                    QVERIFY2(said(option.text).size() > 15 && !said(option.text).contains(qt(clause.clause)),
                             question.id().c_str());
                    const Rulebook &book = *m_library.find(question.game);
                    QVERIFY2(!book.clauses[book.clause(clause.clause).value()].inferredId, question.id().c_str());
                }
            });
    }

    /// What the other games say of a hand is what their engines make of that very hand.
    void contrastsComeFromTheVeryTable() {
        int differ = 0, alike = 0;
        each("dealer-22", "lucky8", [&](const Question &question) {
            for (const Elsewhere &other : elsewhere(question, m_library)) {
                QVERIFY2(other.game != question.game && !said(other.text).isEmpty(), question.id().c_str());
                differ += other.game == "freebet";
            }
        });
        each("main-bet-payout", "lucky8",
             [&](const Question &question) { alike += elsewhere(question, m_library).empty(); });
        QVERIFY2(differ > 30, std::to_string(differ).c_str());
        QVERIFY2(alike > 60, std::to_string(alike).c_str());
    }
    /// A 21+ bet on a dealer's 22 wins; Boom Busted loses with the same cards, whatever a table of odds says (1.4).
    void aDealers22IsNoBustForBoomBusted() {
        int seen = 0;
        for (const char *family : {"21plus-payout", "dealer-22"})
            each(family, "dueling8s", [&](const Question &question) {
                const RoundView felt = feltOf(question, m_library).value();
                if (question.asks.value(L1("kind")) != L1("21plus") || felt.dealerTotal.total != 22)
                    return;
                for (const Elsewhere &other : elsewhere(question, m_library)) {
                    QCOMPARE(other.game, std::string("freebet"));
                    QVERIFY2(said(other.text).contains(L1("Boom Busted bet loses")), question.id().c_str());
                    ++seen;
                }
            });
        QVERIFY(seen > 3);
    }

    void theDrillPaysWhatATablePays() {
        for (int level = 1; level <= drillLevels; ++level)
            for (std::uint64_t seed = 1; seed < 300; ++seed) {
                const Question question = drillQuestion(m_library, m_house, level, {}, seed);
                // On the longest odds a bet of $5 is what is left.
                QVERIFY2(moneyIn(question.key()).value() <= 2'500'000 || question.asks.value(L1("stake")).toInteger() == 500,
                         question.id().c_str());
            }
    }

    /// One first bet in all: said where a Blackjack takes less than what lies there.
    void aDealersBlackjackSaysWhatItTakes() {
        for (const char *game : {"lucky8", "freebet"})
            each("dealer-blackjack-loss", game, [](const Question &question) {
                QVERIFY2(question.steps.front().text.id() == PhraseId("payouts-hands.of-hands-that-are-not-bust"),
                         question.id().c_str());
            });
    }

    /// Every question that is about bettors lies on a table.
    void bettorsAreSeen_data() {
        QTest::addColumn<QString>("family");
        for (const char *family : {"bet-offered", "side-bet-offered", "side-bet-ladder", "insurance-ladder", "who-controls",
                                   "control-after-surrender", "follow-or-not", "who-answers-for-it", "late-and-pulled-bets"})
            QTest::newRow(family) << QString::fromLatin1(family);
    }
    void bettorsAreSeen() {
        QFETCH(QString, family);
        const QByteArray id = family.toLatin1();
        for (const std::string &game : findFamily(id.toStdString())->games(m_library))
            each(
                id.constData(), game.c_str(),
                [this](const Question &question) {
                    QVERIFY2(feltOf(question, m_library), question.id().c_str());
                    QVERIFY2(!question.round.isEmpty(), question.id().c_str());
                },
                60);
    }
};

QTEST_GUILESS_MAIN(TestFamilies)
#include "tst_families.moc"
