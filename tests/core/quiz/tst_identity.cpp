// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/bank.h"
#include "core/quiz/exambank.h"
#include "core/quiz/identity.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace pitwise;

namespace {

/// The key without its option letters: what the right answer says.
std::vector<Phrase> keySaid(const Question &question) {
    std::vector<Phrase> said;
    for (const std::string &key : optionsIn(question.key()))
        for (const Option &option : question.options)
            if (option.key == key)
                said.push_back(option.text);
    if (question.shape() != AnswerKind::Order)
        std::ranges::sort(said, {}, phraseKey);
    said.push_back(Phrase::plain(Money{moneyIn(question.key()).value_or(0)}));
    return said;
}

constexpr std::uint64_t examSeed = practiceSeeds;

} // namespace

/// What makes two questions the same item, and which items practice never shows.
class TestIdentity : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();
    House m_house;
    QuestionBank m_bank{m_library, m_house};

    Question sample(const char *family, const char *game, std::uint64_t seed) const {
        return m_bank.make(*findFamily(family), game, seed).value();
    }

private Q_SLOTS:
    void seedIdAndOrderOfOptionsDoNotCount() {
        Question question = sample("void-or-repair", "lucky8", 7);
        const std::string before = identity(question);
        question.seed = 99;
        std::reverse(question.options.begin(), question.options.end());
        for (std::size_t i = 0; i < question.options.size(); ++i)
            question.options[i].key = std::string(1, static_cast<char>('a' + i));
        QCOMPARE(identity(question), before);
        question.options.pop_back();
        QVERIFY(identity(question) != before);
    }

    void boxNumberAndNamesDoNotCount() {
        Question question;
        question.family = "f";
        question.game = "lucky8";
        const auto about = [&](int box, int other, const char *name) {
            const QString player = QString::fromLatin1(name);
            question.prompt = say("test.a-card-went-to-another-box", Box{box}, playerName(name), Box{other});
            question.asks = {{QStringLiteral("box"), box}, {QStringLiteral("player"), player}};
            question.round = {
                {QStringLiteral("seats"), QJsonObject{{QString::number(box), player}}},
                {QStringLiteral("table"), QJsonObject{{QStringLiteral("boxes"), 7}, {QStringLiteral("decks"), box}}},
                {QStringLiteral("shoe"), QStringLiteral("8H 9C")}};
            return identity(question);
        };
        QCOMPARE(about(3, 5, "A"), about(1, 7, "C"));
        QVERIFY(about(3, 5, "A") != about(5, 3, "A")); // who comes first counts
        const std::string before = about(3, 5, "A");
        question.round[QLatin1String("shoe")] = QStringLiteral("8H 9D");
        QVERIFY(identity(question) != before);
    }

    void whatIsAskedCounts() {
        Question question = sample("main-bet-payout", "lucky8", 5);
        const std::string before = identity(question);
        Question other = question;
        other.story.emplace_back(Phrase::verbatim(QStringLiteral("The player had left.")));
        QVERIFY(identity(other) != before);
        other = question;
        other.game = "freebet";
        QVERIFY(identity(other) != before);
        other = question;
        other.asks[QLatin1String("measure")] = QStringLiteral("returns");
        QVERIFY(identity(other) != before);
    }

    /// What identity leaves out may not decide an answer.
    void questionsOfOneIdentityHaveOneAnswer() {
        int twins = 0;
        for (const Family *family : allFamilies())
            for (const std::string &game : m_library.documents()) {
                std::map<std::string, std::string> keys;
                for (std::uint64_t seed = 1; seed <= 150 && family->isFor(*m_library.find(game)); ++seed) {
                    const auto question = m_bank.make(*family, game, seed * 104'729);
                    if (!question)
                        continue;
                    Question withKey = *question; // so that its boxes are renamed with the rest
                    for (const Phrase &line : keySaid(*question))
                        withKey.story.push_back(line);
                    const auto [it, fresh] = keys.try_emplace(identity(*question), identity(withKey));
                    twins += fresh ? 0 : 1;
                    QVERIFY2(it->second == identity(withKey), question->id().c_str());
                }
            }
        QVERIFY(twins > 1'000);
    }

    void familiesWithFewQuestionsAreShared_data() {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("game");
        for (const Family *family : allFamilies())
            for (const std::string &game : m_library.documents())
                if (family->isFor(*m_library.find(game)) && !family->judgement &&
                    std::string_view(family->id) != "odds-drill")
                    QTest::newRow((std::string(family->id) + '/' + game).c_str())
                        << QString::fromLatin1(family->id) << QString::fromStdString(game);
    }
    void familiesWithFewQuestionsAreShared() {
        QFETCH(QString, family);
        QFETCH(QString, game);
        const Family &known = *findFamily(family.toStdString());
        std::set<std::string> different;
        if (isShared(known, *m_library.find(game.toStdString())))
            return;
        constexpr std::size_t enough = fewestKeptApart * 3 / 4; // practice has three quarters
        for (std::uint64_t seed = 1; seed <= 1'500 && different.size() < enough; ++seed)
            if (const auto question = m_bank.make(known, game.toStdString(), seed * 7'919))
                different.insert(identity(*question));
        QVERIFY2(different.size() >= enough, qPrintable(QStringLiteral("%1 different questions").arg(different.size())));
    }

    /// "Practice never shows these questions."
    void practiceNeverShowsWhatBelongsToExams() {
        std::set<std::string> exam;
        int drawn = 0;
        for (const Family *family : allFamilies())
            for (const std::string &game : m_library.documents())
                for (std::uint64_t i = 1;
                     i <= 12 && family->isFor(*m_library.find(game)) && !isShared(*family, *m_library.find(game)); ++i)
                    if (const auto question = m_bank.make(*family, game, examSeed + i * 15'485'863)) {
                        exam.insert(identity(*question));
                        ++drawn;
                    }
        QVERIFY(drawn > 1'500);
        QuizWish wish;
        wish.count = 6'000;
        int shown = 0;
        QStringList common;
        m_bank.session(wish, [&](Question &&question) {
            ++shown;
            if (exam.contains(identity(question)))
                common << QString::fromStdString(question.id());
        });
        QCOMPARE(shown, wish.count);
        QVERIFY2(common.isEmpty(), qPrintable(common.join(u' ')));
    }
};

QTEST_GUILESS_MAIN(TestIdentity)
#include "tst_identity.moc"
