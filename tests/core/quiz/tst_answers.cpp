// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/answerjson.h"
#include "core/quiz/bank.h"
#include "core/quiz/judge.h"
#include "core/quiz/questionview.h"

#include <QJsonDocument>
#include <QTest>

using namespace pitwise;

namespace {

/// One of every kind, as the contract writes it.
const std::pair<Answer, const char *> everyKind[] = {
    {AmountAnswer{37500}, R"({"cents":37500,"type":"amount"})"},
    {ChipsAnswer{5000, {{2500, 2}}}, R"({"cents":5000,"chips":[{"count":2,"value":2500}],"type":"chips"})"},
    {ChoiceAnswer{"b"}, R"({"key":"b","type":"choice"})"},
    {ChoicesAnswer{{"a", "c"}}, R"({"keys":["a","c"],"type":"choices"})"},
    {OrderAnswer{{"c", "a", "b"}}, R"({"keys":["c","a","b"],"type":"order"})"},
    {ActionsAnswer{{Do::Double, Do::FreeDouble}}, R"({"allowed":["double","free-double"],"type":"actions"})"},
    {TotalAnswer{18, true}, R"({"soft":true,"total":18,"type":"total"})"},
    {CountAnswer{48}, R"({"count":48,"type":"count"})"},
    {PlayerAnswer{"B"}, R"({"player":"B","type":"player"})"},
    {BetAnswer{3, "B", "main", 2}, R"({"box":3,"hand":2,"kind":"main","player":"B","type":"bet"})"},
    {CardAnswer{*parseCard("8S")}, R"({"card":"8S","type":"card"})"},
    {PlaceAnswer{"luckystash"}, R"({"area":"luckystash","type":"place"})"},
    {ClauseAnswer{"lucky8", "3.34"}, R"({"clause":"3.34","game":"lucky8","type":"clause"})"},
    {RulingAnswer{{RulingCode::VoidRound}}, R"({"ruling":["void-round"],"type":"ruling"})"},
};

QByteArray written(const Answer &answer) {
    return QJsonDocument(answerJson(answer)).toJson(QJsonDocument::Compact);
}

/// Another key of the same kind, as wrong as the options let it be.
Answer forged(const Question &question, int number) {
    if (!question.options.empty() && question.options.front().standsForMore())
        return question.options[static_cast<std::size_t>(number) % question.options.size()].answer;
    for (const auto &[answer, json] : everyKind)
        if (kindOf(answer) == question.shape())
            return answer;
    return question.key();
}

bool sameLines(const Offered &a, const Offered &b) {
    return a.kind() == b.kind() && std::ranges::equal(a.lines(), b.lines(), [](const auto &x, const auto &y) {
               return x.answer == y.answer && x.text == y.text && x.several == y.several;
           });
}

} // namespace

/// Answers as types: their JSON, when two say the same, and what is offered without the key.
class TestAnswers : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();
    House m_house;
    QuestionBank m_bank{m_library, m_house};

    template <typename F> void eachQuestion(int seeds, F &&visit) {
        for (const Family *family : allFamilies())
            for (const std::string &game : family->games(m_library))
                for (int seed = 1; seed <= seeds; ++seed)
                    if (const auto question = m_bank.make(*family, game, static_cast<std::uint64_t>(seed)))
                        visit(*question);
    }

private Q_SLOTS:
    void everyKindIsWrittenAsTheContractHasIt() {
        QCOMPARE(std::size(everyKind), std::variant_size_v<Answer>);
        for (std::size_t i = 0; i < std::size(everyKind); ++i) {
            const auto &[answer, json] = everyKind[i];
            QCOMPARE(answer.index(), i);
            QCOMPARE(written(answer), QByteArray(json));
            QVERIFY(answerIn(QJsonDocument::fromJson(json).object()) == answer);
        }
    }

    void whatIsNoAnswerIsRefusedWithItsPlace_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("at");
        QTest::newRow("no type") << QByteArray(R"({"cents": 5})") << "type";
        QTest::newRow("no such type") << QByteArray(R"({"type": "song"})") << "type";
        QTest::newRow("half a cent") << QByteArray(R"({"type": "amount", "cents": 0.5})") << "cents";
        QTest::newRow("an action that no game has")
            << QByteArray(R"({"type": "actions", "allowed": ["sing"]})") << "allowed[0]";
        QTest::newRow("a code twice") << QByteArray(R"({"type": "ruling", "ruling": ["void-round", "void-round"]})")
                                      << "ruling[1]";
        QTest::newRow("no card") << QByteArray(R"({"type": "card", "card": "1S"})") << "card";
        QTest::newRow("a total neither soft nor hard") << QByteArray(R"({"type": "total", "total": 18})") << "soft";
    }
    void whatIsNoAnswerIsRefusedWithItsPlace() {
        QFETCH(QByteArray, json);
        QFETCH(QString, at);
        const QJsonObject object = QJsonDocument::fromJson(json).object();
        QVERIFY(!answerIn(object));
        try {
            (void)readAnswer(JsonNode(QJsonValue(object)));
            QFAIL("it was read");
        } catch (const Refusal &refusal) {
            QCOMPARE(QString::fromStdString(refusal.at), at);
        }
    }

    void someAnswersSayTheSameThoughWrittenOtherwise() {
        QVERIFY(sayTheSame(AmountAnswer{500}, ChipsAnswer{500, {{500, 1}}}));
        QVERIFY(!sayTheSame(AmountAnswer{500}, ChipsAnswer{1000}));
        QVERIFY(sayTheSame(ChoicesAnswer{{"a", "b"}}, ChoicesAnswer{{"b", "a"}}));
        QVERIFY(!sayTheSame(OrderAnswer{{"a", "b"}}, OrderAnswer{{"b", "a"}}));
        QVERIFY(sayTheSame(ActionsAnswer{{Do::Hit, Do::Stand}}, ActionsAnswer{{Do::Stand, Do::Hit}}));
        QVERIFY(sayTheSame(BetAnswer{1, "A", "main"}, BetAnswer{1, "A", "main", 1}));
        QVERIFY(!sayTheSame(BetAnswer{1, "A", "main"}, BetAnswer{1, "A", "main", 2}));
        QVERIFY(!sayTheSame(TotalAnswer{18, true}, TotalAnswer{18, false}));
        for (const auto &[a, one] : everyKind)
            for (const auto &[b, other] : everyKind)
                if (!moneyIn(a) || !moneyIn(b))
                    QCOMPARE(sayTheSame(a, b), a == b);
    }

    void nothingGivenIsWrong() {
        eachQuestion(1, [&](const Question &question) {
            const Outcome outcome = judge(question, std::nullopt, ChipSet::shipped()).outcome;
            QCOMPARE(outcome, question.isGraded() ? Outcome::Wrong : Outcome::Unscored);
        });
    }

    /// A station has no key: it must offer what a trainee is offered.
    void whatIsOfferedAndSeenNeverDependsOnTheKey() {
        int seen = 0;
        eachQuestion(12, [&](const Question &question) {
            const QuestionView own = viewOf(question, m_library);
            for (int number = 0; number < 3; ++number) {
                Question other = question;
                other.setKey(forged(question, number));
                QVERIFY2(sameLines(viewOf(other, m_library).offered, own.offered), question.id().c_str());
            }
            const PosedQuestion posed = readPosed(questionJson(question, Reveal::No), question.shape());
            const QuestionView station = viewOf(posed, m_library);
            QVERIFY2(sameLines(station.offered, own.offered), question.id().c_str());
            QCOMPARE(station.felt.has_value(), own.felt.has_value());
            ++seen;
        });
        QVERIFY(seen > 2000);
    }

    /// Whatever is right can be answered, and only once.
    void theKeyIsAmongWhatIsOffered() {
        eachQuestion(12, [&](const Question &question) {
            const Offered offered = viewOf(question, m_library).offered;
            const std::vector<bool> held = offered.linesOf(question.key());
            switch (offered.control()) {
            case AnswerControl::OneOf: QVERIFY2(std::ranges::count(held, true) == 1, question.id().c_str()); break;
            case AnswerControl::SomeOf:
                QVERIFY2(sayTheSame(offered.some(held), question.key()), question.id().c_str());
                break;
            case AnswerControl::InOrder:
                QVERIFY2(offered.order(offered.orderOf(question.key())) == question.key(), question.id().c_str());
                break;
            case AnswerControl::Money:
            case AnswerControl::Number: QVERIFY2(offered.lines().empty(), question.id().c_str()); break;
            }
        });
    }

    void whoCallsABoxIsNotToldByAFelt() {
        eachQuestion(12, [&](const Question &question) {
            std::vector<RoundView> views = historyOf(question, m_library);
            if (const auto felt = feltOf(question, m_library))
                views.push_back(*felt);
            for (const RoundView &view : views)
                for (const BoxView &box : view.table)
                    for (const HandView &hand : box.hands)
                        for (const StakeView &stake : hand.stakes)
                            QVERIFY2(!stake.controls, question.id().c_str());
        });
    }

    void theActiveHandIsNotRingedWhereItIsAskedFor() {
        int seen = 0;
        for (const char *game : {"lucky8", "dueling8s", "freebet"})
            for (std::uint64_t seed = 1; seed <= 30; ++seed)
                if (const auto question = m_bank.make(*findFamily("next-card-hand"), game, seed); question) {
                    ++seen;
                    const auto felt = feltOf(*question, m_library);
                    for (const BoxView &box : felt->table)
                        for (const HandView &hand : box.hands)
                            QVERIFY2(!hand.active, question->id().c_str());
                }
        QVERIFY(seen > 50);
    }
};

QTEST_GUILESS_MAIN(TestAnswers)
#include "tst_answers.moc"
