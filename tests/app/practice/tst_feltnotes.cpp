// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/felttext.h"
#include "app/practice/shownverdict.h"
#include "core/quiz/questionview.h"
#include "words/words.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace pitwise;
using Kind = FeltNotes::Kind;
using L1 = QLatin1String;

/// What a verdict writes on the felt, and says beside it.
class TestFeltNotes : public QObject {
    Q_OBJECT

    const QTemporaryDir m_folder;
    const Library m_library = Library::shipped();
    const SystemClock m_clock;
    Desk m_desk{m_folder.path(), m_library, m_clock};
    Question m_asked;
    ShownQuestion m_shown{m_desk};
    ShownVerdict m_verdict{m_desk, m_shown};

    /// Judged with that answer; false where this seed gives no question.
    bool judged(const char *family, const char *game, std::uint64_t seed, const std::optional<Answer> &given = {}) {
        const auto question = m_desk.bank().make(*findFamily(family), game, seed);
        if (!question)
            return false;
        m_shown.scene()->setViewSize({1280, 408});
        m_asked = *question;
        m_shown.ask(m_asked);
        m_shown.close();
        const Answer answer = given.value_or(m_asked.key());
        m_verdict.show(m_asked, answer, judge(m_asked, answer, m_desk.chips()), 0);
        return true;
    }
    [[nodiscard]] std::vector<FeltNotes::Note> notes(Kind kind) const {
        std::vector<FeltNotes::Note> found;
        std::ranges::copy_if(const_cast<ShownVerdict &>(m_verdict).notes()->notes(), std::back_inserter(found),
                             [&](const FeltNotes::Note &note) { return note.kind == kind; });
        return found;
    }

private Q_SLOTS:
    void theAskedBetSaysWhatItGetsAndTheTotalsThatDecideIt() {
        int seen = 0;
        for (const char *game : {"lucky8", "dueling8s", "freebet"})
            for (std::uint64_t seed = 1; seed <= 12; ++seed) {
                if (!judged("main-bet-payout", game, seed))
                    continue;
                ++seen;
                const Question &question = m_asked;
                const auto pays = notes(Kind::Pays);
                QCOMPARE(pays.size(), std::size_t(1));
                const felt::PlacedItem *bet = m_shown.scene()->item(pays.front().target);
                QVERIFY(bet);
                QCOMPARE(bet->box, question.asks.value(L1("box")).toInt());
                const Cents cents = moneyIn(question.key()).value();
                QVERIFY2(pays.front().text.contains(cents > 0 ? m_verdict.expected() : QStringLiteral("nothing")),
                         qPrintable(pays.front().text));
                for (const FeltNotes::Note &total : notes(Kind::Total)) {
                    const felt::PlacedItem *item = m_shown.scene()->item(total.target);
                    QVERIFY(item);
                    QVERIFY(item->kind == felt::ItemKind::DealerHand || item->box == bet->box);
                    if (item->kind == felt::ItemKind::DealerHand)
                        QCOMPARE(total.text,
                                 felt::dealerTotalWords(m_shown.scene()->view(), m_shown.scene()->rulebook()->play));
                }
                QVERIFY(!notes(Kind::Total).empty());
            }
        QVERIFY(seen > 20);
    }

    void aBetThatNoTotalDecidesHasNone() {
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed)
            if (judged("rws-pairs-payout", "freebet", seed)) {
                ++seen;
                QVERIFY(notes(Kind::Total).empty());
                QCOMPARE(notes(Kind::Pays).size(), std::size_t(1));
            }
        QVERIFY(seen > 5);
    }

    void aHandThatWentWrongHasNoTotal() {
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= 30; ++seed)
            if (judged("dealers-hand-went-wrong", "freebet", seed) && m_shown.hasFelt()) {
                ++seen;
                QVERIFY(notes(Kind::Total).empty());
            }
        QVERIFY(seen > 0);
    }

    void whatWasRightAndWhatWasGivenAreRinged() {
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            if (!judged("find-mistake", "lucky8", seed))
                continue;
            ++seen;
            QCOMPARE(notes(Kind::Right).size(), std::size_t(1));
            QVERIFY(notes(Kind::Yours).empty());
            const int right = m_shown.sheet().lineAt(*m_shown.scene()->item(notes(Kind::Right).front().target));
            QVERIFY(m_shown.sheet().linesOf(m_asked.key())[static_cast<std::size_t>(right)]);
            QVERIFY(judged("find-mistake", "lucky8", seed, m_shown.sheet().one(right == 0 ? 1 : 0)));
            QCOMPARE(notes(Kind::Right).size(), std::size_t(1));
            QCOMPARE(notes(Kind::Yours).size(), std::size_t(1));
        }
        QVERIFY(seen > 5);
    }

    /// Eleven settlements in the prompt and eleven bets to choose from were more than fits: each is said once, where it is
    /// chosen.
    void aSettlementIsToldByItsOption() {
        int seen = 0;
        for (const char *game : {"lucky8", "dueling8s", "freebet", "luckylucky"})
            for (std::uint64_t seed = 1; seed <= 12; ++seed) {
                if (!judged("find-mistake", game, seed))
                    continue;
                ++seen;
                QStringList told;
                for (const Phrase &line : m_asked.story)
                    told << Words::english().say(line);
                const auto &lines = m_shown.sheet().lines();
                for (std::size_t i = 0; i < lines.size(); ++i)
                    QVERIFY2(told.contains(m_shown.sheet().label(i) + u'.'), qPrintable(m_shown.sheet().label(i)));
                for (const QString &left : m_shown.story())
                    QVERIFY2(!left.startsWith(L1("Box ")) ||
                                 lines.size() + m_shown.story().size() >= std::size_t(told.size()),
                             qPrintable(left));
                QVERIFY(!m_verdict.expected().isEmpty());
            }
        QVERIFY(seen > 20);
    }

    /// Watched again, a round shows nothing but what came to lie on the felt that is asked about.
    void aRoundWatchedAgainGivesNothingAway() {
        int seen = 0;
        for (const char *game : {"lucky8", "dueling8s", "freebet"})
            for (std::uint64_t seed = 1; seed <= 8; ++seed) {
                const auto question = m_desk.bank().make(*findFamily("whole-table"), game, seed);
                if (!question)
                    continue;
                ++seen;
                const std::vector<RoundView> history = historyOf(*question, m_library);
                const RoundView felt = *feltOf(*question, m_library);
                QVERIFY(history.size() > 5);
                QVERIFY(history.front().dealer.size() < felt.dealer.size());
                QVERIFY(history.back().dealer == felt.dealer);
                for (const RoundView &view : history) {
                    QVERIFY(view.dealer.size() <= felt.dealer.size());
                    QVERIFY(std::equal(view.dealer.begin(), view.dealer.end(), felt.dealer.begin()));
                    for (const BoxView &box : view.table) {
                        for (const HandView &hand : box.hands)
                            for (const StakeView &stake : hand.stakes)
                                QVERIFY(stake.state == BetState::Open && stake.paid == 0);
                        for (const SideAreaView &area : box.sides)
                            for (const StakeView &stake : area.stakes)
                                QVERIFY(stake.state == BetState::Open && stake.paid == 0);
                    }
                }
            }
        QVERIFY(seen > 10);
    }

    void watchingEndsAtOnceWhereItIsStoppedOrAnswered() {
        const auto question = m_desk.bank().make(*findFamily("whole-table"), "lucky8", 2);
        QVERIFY(question);
        m_shown.scene()->setViewSize({1280, 408});
        m_shown.ask(*question);
        const std::vector<Card> dealer = m_shown.scene()->view().dealer;
        for (const bool answered : {false, true}) {
            m_shown.watchAgain();
            QVERIFY(m_shown.watching());
            QVERIFY(m_shown.scene()->view().dealer.size() < dealer.size());
            if (answered)
                m_shown.close();
            else
                m_shown.stopWatching();
            QVERIFY(!m_shown.watching());
            QVERIFY(m_shown.scene()->view().dealer == dealer);
        }
        m_shown.watchAgain(); // an answer is given: there is nothing to watch for
        QVERIFY(!m_shown.watching());
    }

    void everyCitedClauseIsSaidOnceInWords() {
        QVERIFY(judged("blackjack-payout", "lucky8", 3) || judged("blackjack-payout", "lucky8", 4));
        const StepModel &clauses = *m_verdict.clauses();
        QVERIFY(clauses.count() > 0);
        QStringList seen;
        for (int row = 0; row < clauses.count(); ++row) {
            const QModelIndex index = clauses.index(row);
            QVERIFY(!clauses.data(index, StepModel::TextRole).toString().isEmpty());
            const QString clause = clauses.data(index, StepModel::DocumentRole).toString() +
                                   clauses.data(index, StepModel::ClausesRole).toStringList().join(u' ');
            QVERIFY(!seen.contains(clause));
            seen << clause;
        }
    }
};

QTEST_MAIN(TestFeltNotes)
#include "tst_feltnotes.moc"
