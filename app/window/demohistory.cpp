// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/demohistory.h"
#include "core/house/chipset.h"
#include "core/quiz/answerjson.h"
#include "core/quiz/bank.h"
#include "core/quiz/judge.h"
#include "core/records/bankcatalogue.h"
#include "core/records/housedecisions.h"
#include "core/records/practicejson.h"
#include "core/records/store.h"
#include "core/refusal.h"
#include "core/school/assignments.h"

#include <QJsonDocument>

namespace pitwise {
namespace {

constexpr int days = 49;
constexpr int questionsADay = 24;
constexpr UtcMs dayMs = 86'400'000;
constexpr std::uint64_t demoSeed = 20261116;

template <typename T> T need(Stored<T> result) {
    if (!result)
        throw Refusal{errorText(result.error()), {}, {}};
    return std::move(result).value();
}

constexpr int firstGamesDays = 26; ///< She began with Lucky 8 and its side bet; the others came later.

/// How often she is right, per cent: better from day to day.
int sureness(const std::string &game, int day) {
    const int end = game == "lucky8" || game == "luckylucky" ? 100 : game == "dueling8s" ? 93 : 86;
    return end - 24 * std::max(0, 30 - day) / 30;
}

class Demo {
public:
    Demo(const QString &folder, const Library &library, UtcMs now)
        : m_library(library), m_now(now), m_bank(library, m_house), m_catalogue(bankCatalogue(library)),
          m_clock(now - days * dayMs), m_store(need(Store::open(folder + QStringLiteral("/records.db"), m_clock))) {}

    void write() {
        m_trainee = need(m_store->roster().add(QStringLiteral("Tan Mei Ling"), QStringLiteral("Batch 12"))).id;
        for (int day = 0; day < days; ++day)
            practise(day);
        m_clock.set(m_now - 3'600'000);
        for (const auto &[name, batch] : {std::pair("Ravi Kumar", "Batch 12"), std::pair("Nur Aisyah", "Batch 11")})
            (void)need(m_store->roster().add(QString::fromLatin1(name), QString::fromLatin1(batch)));
        const DayRule rule;
        (void)need(setExam(m_store->roster(), m_trainee, ExamDate{rule.dayOf(m_now) + 11, {"lucky8", "freebet"}}));
        const ReadingItems items = ReadingItems::shipped(m_library);
        const DecisionText decision = readingDecision(*items.find("A01"), "c");
        (void)need(m_store->house().decide(decision.key, decision.value, QStringLiteral("Lim Siew Hoon, Pit Manager")));
    }

    /// The first one's sessions once more, of each fewer and with fewer right answers. Whoever was there before stays.
    void writeClass() {
        struct Member {
            const char *name;
            int less, away; ///< How many of her right answers are not his, per cent; how many days he has not come.
        };
        static constexpr Member members[] = {
            {"Arjun Pillai", 0, 0},      {"Chua Jun Hao", 70, 4},  {"Daniel Koh", 20, 0},  {"Grace Fernandez", 25, 1},
            {"Haziq Ismail", 60, 0},     {"Jeyaraj Kumar", 18, 1}, {"Lakshmi Devi", 4, 0}, {"Muhammad Faiz", 30, 1},
            {"Nur Aisyah Rahman", 6, 0}, {"Ong Kai Xin", 15, 0},   {"Rachel Lim", 2, 0},   {"Siti Hajar Osman", 0, 1},
            {"Wong Zi Yang", 80, 5}};
        const QString batch = QStringLiteral("Batch 12"), lim = QStringLiteral("Lim Siew Hoon");
        std::vector<Session> hers;
        for (const Trainee &trainee : need(m_store->roster().all()))
            if (trainee.name.startsWith(QLatin1String("Tan ")))
                hers = need(m_store->sessions().latest(trainee.id, days));
        std::reverse(hers.begin(), hers.end());
        Transaction inOne(m_store->connection());
        for (const Member &member : members) {
            m_trainee = need(m_store->roster().add(QString::fromLatin1(member.name), batch)).id;
            Random random(seedFrom(demoSeed, std::string_view(member.name)));
            for (const Session &session : hers)
                if (session.startedMs < m_now - member.away * dayMs)
                    repeat(session, member.less, random);
        }
        m_clock.set(m_now - 3'600'000);
        school::SchoolClass one;
        one.name = batch;
        one.test = QDate(1970, 1, 1).addDays(DayRule().dayOf(m_now) + 11);
        one.games = {"lucky8", "freebet"};
        one.instructors = {lim};
        (void)need(school::Classes(*m_store).write(one, lim));
        school::Assignment work;
        work.title = QStringLiteral("Free Bet before Friday");
        work.settings = R"({"mode":"custom","games":["freebet"],"length":1})";
        work.batch = batch;
        work.due = one.test.addDays(-7);
        work.by = lim;
        (void)need(school::Assignments(*m_store).give(work));
        inOne.commit();
        (void)need(m_store->queries().ask(m_trainee, {},
                                          QStringLiteral("Why is a Dealer 22 a push in Free Bet and not in Lucky 8?")));
    }

private:
    void repeat(const Session &session, int less, Random &random) {
        m_clock.set(session.startedMs);
        SessionStart start = session.start;
        start.trainee = m_trainee;
        const SessionId own = need(m_store->sessions().start(start));
        for (const AnswerLine &line : need(m_store->answers().ofSession(session.id))) {
            if (line.fact.isRight() && static_cast<int>(random.below(100)) < less)
                continue;
            NewAnswer answer = need(m_store->answers().find(line.id)).content;
            m_clock.set(line.fact.atMs);
            answer.session = own;
            (void)need(m_store->answers().append(answer));
        }
        (void)need(m_store->sessions().end(own));
    }

    void practise(int day) {
        m_clock.set(m_now - (days - day) * dayMs + 2 * 3'600'000 + 40 * 60'000);
        Random random(seedFrom(demoSeed, static_cast<std::uint64_t>(day)));
        if (day < days - 1 && random.below(100) < 12)
            return; // a day off
        SessionStart start;
        start.trainee = m_trainee;
        start.kind = "due";
        start.settings = "{}";
        start.seed = random.next() >> 11;
        start.planned = questionsADay;
        const Learner learner = need(m_store->learners().learner(m_trainee));
        m_settings.mode = PracticeMode::Custom;
        m_settings.games =
            day < firstGamesDays ? std::vector<std::string>{"lucky8", "luckylucky"} : std::vector<std::string>();
        const auto plan = planSession(learner, m_catalogue, m_settings, {m_clock.nowMs(), {}, Fsrs()}, start.seed,
                                      questionsADay + (day * 2 / 3));
        const SessionId session = need(m_store->sessions().start(start));
        for (const PlanItem &item : plan)
            answer(session, item, day, random);
        (void)need(m_store->sessions().end(session));
    }

    void answer(const SessionId &session, const PlanItem &item, int day, Random &random) {
        const Family *family = findFamily(item.family);
        for (int attempt = 0; family && attempt < 25; ++attempt) {
            const auto question = m_bank.make(*family, item.game, random.next() >> 12);
            if (question &&
                std::find(question->clauses.begin(), question->clauses.end(), item.clause) != question->clauses.end()) {
                record(session, item, *question, static_cast<int>(random.below(100)) < sureness(item.game, day), random);
                return;
            }
        }
    }

    void record(const SessionId &session, const PlanItem &item, const Question &question, bool right, Random &random) {
        std::optional<Answer> given;
        if (right)
            given = question.key();
        else if (!question.misconceptions.empty())
            given = question.misconceptions.front().answer;
        const Verdict verdict = judge(question, given, m_chips);
        NewAnswer answer;
        answer.session = session;
        answer.fact.game = question.game;
        answer.fact.family = question.family;
        answer.fact.topic = name(question.topic);
        answer.fact.clauses = question.clauses;
        answer.fact.wanted = item.clause;
        answer.fact.outcome = verdict.outcome;
        answer.fact.misconception = phraseKey(verdict.misconception);
        answer.fact.targetMs = question.target * 1000;
        answer.fact.takenMs = static_cast<int>(answer.fact.targetMs * (30 + static_cast<int>(random.below(50))) / 100);
        answer.seed = question.seed;
        answer.rulebook = question.rulebook;
        answer.generator = std::to_string(generatorVersion);
        answer.question = QJsonDocument(questionJson(question, Reveal::Yes)).toJson(QJsonDocument::Compact);
        answer.answer = QJsonDocument(given ? answerJson(*given) : QJsonObject()).toJson(QJsonDocument::Compact);
        answer.verdict = QJsonDocument(verdict.toJson()).toJson(QJsonDocument::Compact);
        m_clock.advance(answer.fact.takenMs + 8'000);
        (void)need(m_store->answers().append(answer));
    }

    const Library &m_library;
    UtcMs m_now;
    House m_house;
    QuestionBank m_bank;
    Catalogue m_catalogue;
    ChipSet m_chips = ChipSet::shipped();
    SetClock m_clock;
    std::unique_ptr<Store> m_store;
    TraineeId m_trainee;
    PracticeSettings m_settings;
};

} // namespace

void writeDemoHistory(const QString &dataFolder, const Library &library, UtcMs now) {
    Demo(dataFolder, library, now).write();
}

void writeDemoClass(const QString &dataFolder, const Library &library, UtcMs now) {
    Demo(dataFolder, library, now).writeClass();
}

} // namespace pitwise
