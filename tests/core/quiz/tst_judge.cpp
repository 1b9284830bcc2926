// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/judge.h"

#include <QJsonArray>
#include <QTest>

using namespace pitwise;

/// Of a wrong answer: what was misread, and which of the question's clauses decide between it and the right one.
class TestJudge : public QObject {
    Q_OBJECT

    const ChipSet m_chips = ChipSet::shipped();

    static Answer allowed(std::vector<Do> actions) { return ActionsAnswer{std::move(actions)}; }
    static Phrase phrase(const char *words) { return Phrase::verbatim(QLatin1String(words)); }
    static Answer amount(Cents cents) { return AmountAnswer{cents}; }
    static Question opening() {
        Question question;
        question.clauses = {"3.21", "3.28", "3.25", "3.27"};
        question.setKey(allowed({Do::Hit, Do::Stand, Do::Double}));
        question.misconceptions = {
            {phrase("Surrender is closed."), allowed({Do::Hit, Do::Stand, Do::Double, Do::Surrender})},
            {phrase("Insurance is for an Ace."), allowed({Do::Hit, Do::Stand, Do::Double, Do::Insurance})}};
        question.steps = {{phrase("Open: hit, stand, double."), {"3.21", "3.28"}},
                          {phrase("Surrender is closed."), {"3.25"}},
                          {phrase("Insurance is for an Ace."), {"3.27"}}};
        return question;
    }

private Q_SLOTS:
    void theClauseBehindTheErrorDecides() {
        const Verdict verdict = judge(opening(), allowed({Do::Hit, Do::Stand, Do::Double, Do::Surrender}), m_chips);
        QVERIFY(verdict.misconception == phrase("Surrender is closed."));
        QCOMPARE(verdict.deciding, 1u);
        QCOMPARE(verdict.clauses, (std::vector<std::string>{"3.25", "3.21", "3.28", "3.27"}));
    }
    void twoErrorsAtOnceAreBothNamed() {
        const Verdict verdict = judge(opening(), allowed({Do::Hit, Do::Double, Do::Surrender, Do::Insurance}), m_chips);
        QVERIFY(verdict.misconception == phrase("Surrender is closed."));
        QCOMPARE(verdict.alsoMisread.size(), 1u);
        QVERIFY(verdict.alsoMisread.front() == phrase("Insurance is for an Ace."));
        QCOMPARE(verdict.deciding, 2u);
        QCOMPARE(verdict.clauses, (std::vector<std::string>{"3.25", "3.27", "3.21", "3.28"}));
        QCOMPARE(verdict.toJson().value(QLatin1String("alsoMisread")).toArray().size(), 1);
    }
    void aWrongAmountIsOfItsRowInThePayTable() {
        Question question;
        question.clauses = {"7", "9", "8#note-to-1", "8#suited-678", "8"};
        question.setKey(amount(150'000));
        question.misconceptions = {{phrase("That is the row below in the pay table."), amount(75'000)}};
        for (const Cents wrong : {75'000, 74'900}) {
            const Verdict verdict = judge(question, amount(wrong), m_chips);
            QCOMPARE(verdict.outcome, Outcome::Wrong);
            QCOMPARE(verdict.clauses.front(), std::string("8#suited-678"));
            QCOMPARE(verdict.clauses.size(), question.clauses.size());
        }
    }
    void elseTheFirstClauseOfTheQuestionDecides() {
        Question question = opening();
        question.misconceptions.clear();
        const Verdict verdict = judge(question, allowed({Do::Hit}), m_chips);
        QCOMPARE(verdict.deciding, 1u);
        QCOMPARE(verdict.clauses, question.clauses);
    }
    void aRightAnswerBlamesNothing() {
        const Verdict verdict = judge(opening(), allowed({Do::Double, Do::Stand, Do::Hit}), m_chips);
        QCOMPARE(verdict.outcome, Outcome::Right);
        QCOMPARE(verdict.deciding, 0u);
        QCOMPARE(verdict.clauses, opening().clauses);
    }
};

QTEST_APPLESS_MAIN(TestJudge)
#include "tst_judge.moc"
