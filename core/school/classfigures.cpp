// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/classfigures.h"
#include "core/learning/wilson.h"
#include "core/records/practicejson.h"
#include "core/school/schoolerror.h"
#include "core/statistics/examcourse.h"
#include "core/statistics/forecast.h"
#include "core/statistics/readiness.h"

#include <algorithm>
#include <climits>

namespace pitwise::school {
namespace {

constexpr UtcMs classDayMs = 86'400'000;
/// Of fewer, chance says too much.
constexpr int fewestAsked = 5;

struct WrongKey {
    std::string game, clause;
    friend auto operator<=>(const WrongKey &, const WrongKey &) = default;
};

/// What members answered since, by clause and by what was wrong.
struct Together {
    std::map<WrongKey, int> asked;
    std::map<std::pair<WrongKey, std::string>, WrongTogether> wrong;
    int answers = 0;
};

void addMember(Together &together, const Connection &connection, const TraineeId &member, UtcMs since) {
    Statement rows = connection.prepare(
        "SELECT a.game, json_extract(a.clauses, '$[0]'), a.family, a.misconception, a.outcome, count(*) "
        "FROM answers a JOIN trainees t ON t.id = a.trainee_id WHERE t.uuid = ? AND a.at_ms >= ? AND a.outcome <> 'unscored' "
        "GROUP BY 1, 2, 3, 4, 5");
    rows.bind(member).bind(since).run();
    while (rows.next()) {
        const std::string game = rows.takeString(), clause = rows.takeString(), family = rows.takeString(),
                          misconception = rows.takeString(), outcome = rows.takeString();
        const int count = static_cast<int>(rows.takeInt());
        together.answers += count;
        const WrongKey key{game, clause};
        together.asked[key] += count;
        if (outcome != "wrong")
            continue;
        WrongTogether &one = together.wrong[{key, misconception}];
        one.game = game;
        one.family = family;
        one.clause = clause;
        one.misconception = misconception;
        one.wrong += count;
    }
}

/// Surest first: what is wrong often, of many. What has a name comes before what has none.
bool surer(const WrongTogether &a, const WrongTogether &b) {
    const auto sureness = [](const WrongTogether &one) { return wilson(one.wrong, one.asked).low; };
    if (a.misconception.empty() != b.misconception.empty())
        return b.misconception.empty();
    return std::tuple(sureness(b), a.game, a.clause) < std::tuple(sureness(a), b.game, b.clause);
}

void findAnswers(WrongTogether &one, const Connection &connection, const std::vector<MemberFigures> &members, UtcMs since) {
    std::vector<std::pair<UtcMs, AnswerId>> found;
    Statement rows = connection.prepare(
        "SELECT a.uuid, a.at_ms FROM answers a JOIN trainees t ON t.id = a.trainee_id WHERE t.uuid = ? AND a.at_ms >= ? AND "
        "a.outcome = 'wrong' AND a.game = ? AND a.misconception = ? AND json_extract(a.clauses, '$[0]') = ?");
    for (const MemberFigures &member : members) {
        rows.bind(member.person.id).bind(since).bind(one.game).bind(one.misconception).bind(one.clause).run();
        while (rows.next()) {
            const QUuid id = rows.takeUuid();
            found.emplace_back(rows.takeInt(), id);
        }
    }
    std::sort(found.begin(), found.end(), std::greater());
    for (const auto &[at, id] : found)
        one.answers.push_back(id);
}

std::vector<std::string> gamesOfTest(const SchoolClass &one, const Catalogue &catalogue) {
    return one.games.empty() ? catalogue.documents() : one.games;
}

} // namespace

int ClassFigures::count(TestStanding standing) const {
    return static_cast<int>(std::count_if(members.begin(), members.end(),
                                          [standing](const MemberFigures &member) { return member.standing == standing; }));
}

int ClassFigures::notSeen(Day today) const {
    return static_cast<int>(std::count_if(members.begin(), members.end(), [today](const MemberFigures &member) {
        return member.daysAway(today) >= notSeenDays;
    }));
}

TestStanding testStanding(const Learner &learner, const Catalogue &catalogue, const MemberFigures &member,
                          const SchoolClass &one, const Moment &moment) {
    const std::vector<std::string> games = gamesOfTest(one, catalogue);
    int lowest = INT_MAX;
    for (std::size_t i = 0; i < catalogue.documents().size(); ++i)
        if (std::find(games.begin(), games.end(), catalogue.documents()[i]) != games.end())
            lowest = std::min(lowest, member.scores[i]);
    if (lowest >= readyFrom)
        return TestStanding::Ready;
    if (member.daysAway(moment.today()) >= notSeenDays)
        return TestStanding::AtRisk;
    if (!one.test.isValid())
        return TestStanding::OnCourse;
    const Day testDay = static_cast<Day>(QDate(1970, 1, 1).daysTo(one.test));
    const int daysLeft = testDay - moment.today();
    if (readyFrom - lowest > pointsADay * std::max(0, daysLeft))
        return TestStanding::AtRisk;
    std::vector<int> due(static_cast<std::size_t>(std::max(1, daysLeft)), 0);
    for (const std::string &game : games) {
        const std::vector<int> of =
            dueForecast(learner, catalogue, moment, PracticeSettings().retention, static_cast<int>(due.size()), game);
        for (std::size_t day = 0; day < due.size() && day < of.size(); ++day)
            due[day] += of[day];
    }
    return examCourse(learner, catalogue, {testDay, games}, due, moment.today()).onCourse ? TestStanding::OnCourse
                                                                                          : TestStanding::AtRisk;
}

Stored<ClassFigures> classFigures(Store &store, const Catalogue &catalogue, const SchoolClass &one, std::size_t most) {
    return guarded([&] {
        const Moment moment = store.moment();
        const UtcMs since = moment.nowMs - wrongDays * classDayMs;
        ClassFigures figures;
        Together together;
        Statement last = store.connection().prepare(
            "SELECT max(a.at_ms) FROM answers a JOIN trainees t ON t.id = a.trainee_id WHERE t.uuid = ?");
        for (SchoolPerson &person : needed(Classes(store).members(one.name))) {
            MemberFigures member;
            member.person = std::move(person);
            const Learner learner = needed(store.learners().learner(member.person.id));
            for (const std::string &game : catalogue.documents())
                member.scores.push_back(readiness(learner, catalogue, game, moment).score);
            member.due = countDue(learner, catalogue, trainingSettings(store.roster(), member.person.id), moment).all();
            if (last.bind(member.person.id).run().next())
                if (const auto at = last.takeOptionalInt()) {
                    member.seen = true;
                    member.lastDay = moment.days.dayOf(*at);
                }
            (void)last.next();
            member.standing = testStanding(learner, catalogue, member, one, moment);
            addMember(together, store.connection(), member.person.id, since);
            figures.members.push_back(std::move(member));
        }
        figures.answers = together.answers;
        for (auto &[key, wrong] : together.wrong) {
            wrong.asked = together.asked[key.first];
            if (wrong.asked >= fewestAsked && wrong.wrong >= 2)
                figures.wrong.push_back(wrong);
        }
        std::sort(figures.wrong.begin(), figures.wrong.end(), surer);
        if (figures.wrong.size() > most)
            figures.wrong.resize(most);
        for (WrongTogether &wrong : figures.wrong)
            findAnswers(wrong, store.connection(), figures.members, since);
        return figures;
    });
}

} // namespace pitwise::school
