// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/felttargets.h"
#include "app/practice/shownquestion.h"
#include "core/quiz/judge.h"

#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;

/// Answering by pointing at the felt: the player who calls, the bet settled wrongly, the place of a bet, the dealer's card.
class TestPointing : public QObject {
    Q_OBJECT

    const QTemporaryDir m_folder;
    const Library m_library = Library::shipped();
    const SystemClock m_clock;
    Desk m_desk{m_folder.path(), m_library, m_clock};

    /// A question of that family and answer type; fails where 200 seeds give none.
    std::optional<Question> questionOf(const char *family, const char *game, AnswerKind kind) {
        for (std::uint64_t seed = 1; seed <= 200; ++seed)
            if (auto question = m_desk.bank().make(*findFamily(family), game, seed); question && question->shape() == kind)
                return question;
        return std::nullopt;
    }

private Q_SLOTS:
    void theRightThingOnTheFeltAnswersIt_data() {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("kind");
        QTest::newRow("who calls a shared box, lucky8") << "who-controls"
                                                        << "lucky8" << int(AnswerKind::Player);
        QTest::newRow("who calls a shared box, freebet") << "who-controls"
                                                         << "freebet" << int(AnswerKind::Player);
        QTest::newRow("who calls after a surrender") << "control-after-surrender"
                                                     << "dueling8s" << int(AnswerKind::Player);
        QTest::newRow("the bet that was settled wrongly") << "find-mistake"
                                                          << "lucky8" << int(AnswerKind::Bet);
        QTest::newRow("where a side bet goes") << "where-does-it-go"
                                               << "lucky8" << int(AnswerKind::Place);
        QTest::newRow("which card the dealer gets") << "two-cards-at-once"
                                                    << "lucky8" << int(AnswerKind::Card);
    }
    void theRightThingOnTheFeltAnswersIt() {
        QFETCH(QString, family);
        QFETCH(QString, game);
        QFETCH(int, kind);
        const auto question = questionOf(qPrintable(family), qPrintable(game), static_cast<AnswerKind>(kind));
        QVERIFY2(question, "no such question");
        ShownQuestion shown(m_desk);
        shown.scene()->setViewSize({1280, 408});
        shown.ask(*question);
        QVERIFY(shown.hasFelt());
        QVERIFY(shown.pickable() != 0);
        int right = 0;
        for (const QString &target : shown.scene()->targets(shown.pickable())) {
            shown.input()->show(shown.sheet(), true);
            shown.scene()->pick(target, shown.pickable());
            if (shown.input()->complete() &&
                judge(*question, shown.input()->answer(), m_desk.chips()).outcome == Outcome::Right)
                ++right;
        }
        QVERIFY2(right >= 1, "nothing on the felt gives the right answer");
    }

    void whoCallsIsNotSaidByTheFelt() {
        const auto question = questionOf("who-controls", "lucky8", AnswerKind::Player);
        QVERIFY(question);
        ShownQuestion shown(m_desk);
        shown.scene()->setViewSize({1280, 408});
        shown.ask(*question);
        for (const QString &target : shown.scene()->targets(FeltScene::Everything))
            QVERIFY2(!shown.scene()->words(target).contains(QLatin1String("controls")),
                     qPrintable(shown.scene()->words(target)));
    }

    /// Everything that a screen reader can reach: the felt, its totals, what is asked and what can be answered.
    static QStringList reachable(ShownQuestion &shown) {
        QStringList words{shown.prompt(), shown.spoken()};
        words << shown.story();
        if (shown.hasFelt())
            for (const QString &target : shown.scene()->targets(FeltScene::Everything))
                words << target + u' ' + shown.scene()->words(target);
        for (std::size_t i = 0; i < shown.sheet().lines().size(); ++i)
            words << shown.sheet().label(i);
        return words;
    }

    /// A station knows the question without its key, and what kind of answer it wants: that shows the same.
    void anExamShowsWhatPracticeShowsAndNeitherSaysTheKey_data() {
        QTest::addColumn<QString>("family");
        for (const Family *family : allFamilies())
            QTest::newRow(family->id) << QString::fromLatin1(family->id);
    }
    void anExamShowsWhatPracticeShowsAndNeitherSaysTheKey() {
        QFETCH(QString, family);
        static const int seeds = qEnvironmentVariableIntValue("PITWISE_SEEDS") > 0
                                     ? qEnvironmentVariableIntValue("PITWISE_SEEDS")
                                     : 4; // 300 before a release
        const Family &made = *findFamily(family.toStdString());
        ShownQuestion practice(m_desk), exam(m_library, m_desk.chips());
        for (ShownQuestion *shown : {&practice, &exam})
            shown->scene()->setViewSize({1280, 408});
        for (const std::string &game : made.games(m_desk.library()))
            for (int seed = 1; seed <= seeds; ++seed) {
                const auto question = m_desk.bank().make(made, game, static_cast<std::uint64_t>(seed));
                if (!question)
                    continue;
                practice.ask(*question);
                exam.ask(readPosed(questionJson(*question, Reveal::No), question->shape()));
                const QStringList words = reachable(practice);
                QCOMPARE(reachable(exam), words);
                QCOMPARE(exam.pickable(), practice.pickable());
                if (!practice.hasFelt())
                    continue;
                for (const QString &target : practice.scene()->targets(FeltScene::Everything)) {
                    const QString said = practice.scene()->words(target);
                    QVERIFY2(!said.contains(QLatin1String("controls")), qPrintable(said));
                    if (const auto *total = std::get_if<TotalAnswer>(&question->key()); total && target.startsWith(u"hand/"))
                        QVERIFY2(!said.endsWith(QStringLiteral(", %1").arg(total->total)) &&
                                     !said.endsWith(QStringLiteral("soft %1").arg(total->total)),
                                 qPrintable(said));
                }
            }
    }

    void aLockedAnswerIsNotMovedByPointing() {
        const auto question = questionOf("who-controls", "lucky8", AnswerKind::Player);
        QVERIFY(question);
        ShownQuestion shown(m_desk);
        shown.scene()->setViewSize({1280, 408});
        shown.ask(*question);
        shown.input()->choose(0);
        const auto before = shown.input()->answer();
        shown.close();
        for (const QString &target : shown.scene()->targets(shown.pickable()))
            shown.scene()->pick(target, shown.pickable());
        QVERIFY(shown.input()->answer() == before);
    }
};

QTEST_MAIN(TestPointing)
#include "tst_pointing.moc"
