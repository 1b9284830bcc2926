// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/lint.h"
#include "core/quiz/answerjson.h"
#include "core/scenario/options.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr int closeFrom = 85; ///< Hundredths: the same table with a card or an amount changed.

/// What a scenario is made of, in numbers that can be compared: bets, cards in their order, actions, facts. Sorted.
struct Likeness {
    QString kind; ///< Only scenarios of one kind can be alike.
    std::vector<std::size_t> parts;
};

Likeness partsOf(const Scenario &scenario) {
    Likeness like;
    if (!scenario.ask)
        return like;
    like.kind = QStringLiteral("%1/%2/%3/%4/%5")
                    .arg(QString::fromStdString(scenario.game))
                    .arg(static_cast<int>(scenario.ask->kind))
                    .arg(QString::fromStdString(scenario.ask->bet))
                    .arg(static_cast<int>(scenario.ask->measure))
                    .arg(scenario.incident.has_value());
    const auto add = [&](const QString &name, const QJsonValue &value) { like.parts.push_back(qHash(value, qHash(name))); };
    int place = 0;
    for (const QString &card : scenario.round.value(L1("shoe")).toString().split(u' ', Qt::SkipEmptyParts))
        add(QStringLiteral("card %1").arg(place++), card);
    for (const L1 list : {L1("bets"), L1("actions")}) {
        place = 0;
        for (const QJsonValue &value : scenario.round.value(list).toArray())
            add(list + QString::number(place++), value);
    }
    if (scenario.incident) {
        add(QStringLiteral("incident"), QString::fromStdString(scenario.incident->kind));
        for (auto it = scenario.incident->facts.begin(); it != scenario.incident->facts.end(); ++it)
            add(QStringLiteral("fact ") + it.key(), it.value());
    }
    std::sort(like.parts.begin(), like.parts.end());
    return like;
}

/// Of two of one kind, in hundredths.
int nearness(const std::vector<std::size_t> &a, const std::vector<std::size_t> &b) {
    std::size_t common = 0;
    for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();)
        *i < *j ? ++i : *j < *i ? ++j : (++common, ++i, ++j);
    const std::size_t all = a.size() + b.size() - common;
    return all == 0 ? 0 : static_cast<int>(100 * common / all);
}

ScenarioProblem closeTo(const QString &title, const std::string &id, int near) {
    return {ProblemKind::CloseTo, "round", {title, QString::fromStdString(id), near}, {}};
}

/// Words that say something, in small letters.
QStringList tellingWords(const QString &text) {
    static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}]+"));
    QStringList words = text.toLower().split(between, Qt::SkipEmptyParts);
    words.removeIf([](const QString &word) { return word.size() < 4 && !word.front().isDigit(); });
    return words;
}

/// The right answer as a trainee reads it.
QString keyText(const Question &question, const InWords &say) {
    for (const Option &option : question.options)
        if (option.answer == question.key())
            return say(option.text);
    return question.options.empty() ? say(answerText(question.key())) : QString();
}

bool titleTells(const QString &title, const QString &key) {
    const QStringList words = tellingWords(key), inTitle = tellingWords(title);
    if (words.isEmpty() || inTitle.isEmpty())
        return false;
    const auto said = std::count_if(words.begin(), words.end(), [&](const QString &word) { return inTitle.contains(word); });
    return 2 * said >= words.size();
}

bool longestIsRight(const Question &question, const InWords &say) {
    const QString key = keyText(question, say);
    qsizetype longest = 0;
    for (const Option &option : question.options)
        if (const QString text = say(option.text); text != key)
            longest = std::max(longest, text.size());
    constexpr qsizetype words = 40; // shorter ones are read at a glance
    return longest > 0 && key.size() > words && 2 * key.size() >= 3 * longest;
}

/// How it reads: nothing here keeps it from being asked.
void addStyle(const Scenario &scenario, const Expected<Question, ScenarioProblems> &question, const InWords &say,
              ScenarioProblems &problems) {
    constexpr qsizetype longStory = 600;
    if (scenario.story.size() > longStory)
        problems.push_back({ProblemKind::StoryLong, "story", {scenario.story.size()}, {}});
    if (const QString remark = scenario.remark.trimmed(); remark.endsWith(u'?') || remark.endsWith(u'？'))
        problems.push_back({ProblemKind::RemarkAsks, "remark", {}, {}});
    if (!question || !say)
        return;
    if (titleTells(scenario.title, keyText(*question, say)))
        problems.push_back({ProblemKind::TitleTells, "title", {keyText(*question, say)}, {}});
    if (longestIsRight(*question, say))
        problems.push_back({ProblemKind::LongestRight, "added", {}, {}});
}

} // namespace

int likeness(const Scenario &a, const Scenario &b) {
    const Likeness first = partsOf(a), second = partsOf(b);
    return first.kind.isEmpty() || first.kind != second.kind ? 0 : nearness(first.parts, second.parts);
}

Neighbours::Neighbours(std::span<const Scenario> scenarios) {
    for (const Scenario &scenario : scenarios)
        if (Likeness like = partsOf(scenario); !like.kind.isEmpty())
            m_kinds[like.kind].push_back({scenario.id, scenario.title, std::move(like.parts)});
}

ScenarioProblems Neighbours::closeTo(const Scenario &scenario) const {
    constexpr std::size_t few = 5;
    std::vector<std::pair<int, const One *>> close;
    const Likeness mine = partsOf(scenario);
    if (const auto kind = m_kinds.find(mine.kind); kind != m_kinds.end())
        for (const One &other : kind->second)
            if (const int near = other.id == scenario.id ? 0 : nearness(mine.parts, other.parts); near >= closeFrom)
                close.emplace_back(near, &other);
    std::stable_sort(close.begin(), close.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    ScenarioProblems problems;
    for (std::size_t i = 0; i < std::min(close.size(), few); ++i)
        problems.push_back(pitwise::closeTo(close[i].second->title, close[i].second->id, close[i].first));
    return problems;
}

ScenarioProblems lint(const Scenario &scenario, const Neighbours &others, const Library &library, const House &house,
                      const InWords &say) {
    return lint(WorkedScenario(scenario, library, house), others, say);
}

ScenarioProblems lint(const WorkedScenario &worked, const Neighbours &others, const InWords &say) {
    ScenarioProblems problems;
    const Scenario &scenario = worked.scenario();
    const auto &question = worked.question();
    if (!question) {
        problems = question.error();
    } else {
        for (const std::string &item : question->readings)
            problems.push_back({ProblemKind::OpenReading, "ask", {QString::fromStdString(item)}, {}});
        for (std::size_t i = 0; i < scenario.dropped.size(); ++i)
            if (answerIn(scenario.dropped[i]) == question->key())
                problems.push_back({ProblemKind::OptionUnknown,
                                    "dropped[" + std::to_string(i) + ']',
                                    {answerText(scenario.dropped[i])},
                                    {}});
    }
    if (question && scenario.incident && question->round.isEmpty() && !scenario.round.value(L1("bets")).toArray().isEmpty())
        problems.push_back({ProblemKind::NoFelt, "round", {}, {}});
    // What goes wrong after the point is seen by nobody but the author, and still is wrong.
    if (const Timeline &played = worked.played(); played.refusal() && !played.needsCard()) {
        ScenarioProblem later = refusalProblem(*played.refusal(), false);
        if (std::find(problems.begin(), problems.end(), later) == problems.end())
            problems.push_back(std::move(later));
    }
    if (scenario.title.trimmed().isEmpty())
        problems.push_back({ProblemKind::MissingTitle, "title", {}, {}});
    if (scenario.story.trimmed().isEmpty() && scenario.incident)
        problems.push_back({ProblemKind::MissingStory, "story", {}, {}});
    if (scenario.typed)
        problems.push_back({ProblemKind::KeyTyped, "typed", {}, {}});
    addProblems(problems, worked.missing());
    addStyle(scenario, question, say, problems);
    addProblems(problems, others.closeTo(scenario));
    std::stable_sort(problems.begin(), problems.end(), [](const ScenarioProblem &a, const ScenarioProblem &b) {
        return severityOf(a.kind) < severityOf(b.kind);
    });
    return problems;
}

ScenarioProblems lint(const Pack &pack, const Library &library, const House &house, const InWords &say) {
    ScenarioProblems problems;
    for (const Scenario &scenario : pack.scenarios)
        addProblems(problems, lint(scenario, {}, library, house, say), "scenarios/" + nameOf(scenario) + ".json");
    // Each pair once, kind by kind, said of the one that comes first.
    const std::vector<Scenario> newest = newestOf(pack.scenarios);
    std::map<QString, std::vector<std::pair<const Scenario *, Likeness>>> kinds;
    for (const Scenario &scenario : newest)
        if (Likeness like = partsOf(scenario); !like.kind.isEmpty())
            kinds[like.kind].emplace_back(&scenario, std::move(like));
    for (const auto &[kind, list] : kinds)
        for (std::size_t i = 0; i < list.size() && problems.size() < mostProblems; ++i)
            for (std::size_t j = i + 1; j < list.size(); ++j)
                if (const int near = nearness(list[i].second.parts, list[j].second.parts); near >= closeFrom)
                    addProblems(problems, {closeTo(list[j].first->title, list[j].first->id, near)},
                                "scenarios/" + nameOf(*list[i].first) + ".json");
    return problems;
}

} // namespace pitwise
