// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/lint.h"
#include "core/scenario/options.h"

#include <QSet>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr int closeFrom = 85; ///< Hundredths: the same table with a card or an amount changed.

/// What a scenario is made of, as words that can be counted: bets, cards in their order, actions, facts.
QSet<QString> partsOf(const Scenario &scenario) {
    QSet<QString> parts;
    int place = 0;
    for (const QString &card : scenario.round.value(L1("shoe")).toString().split(u' ', Qt::SkipEmptyParts))
        parts << QStringLiteral("card %1 %2").arg(place++).arg(card);
    const auto each = [&](const QString &name, const QJsonArray &list) {
        int index = 0;
        for (const QJsonValue &value : list)
            parts << name + QString::number(index++) + QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    };
    each(QStringLiteral("bet "), scenario.round.value(L1("bets")).toArray());
    each(QStringLiteral("action "), scenario.round.value(L1("actions")).toArray());
    if (scenario.incident) {
        parts << QStringLiteral("incident ") + QString::fromStdString(scenario.incident->kind);
        for (auto it = scenario.incident->facts.begin(); it != scenario.incident->facts.end(); ++it)
            parts << QStringLiteral("fact ") + it.key() + QString::fromUtf8(QJsonDocument(QJsonObject{{QStringLiteral("v"), it.value()}}).toJson(QJsonDocument::Compact));
    }
    return parts;
}

bool asksAlike(const Scenario &a, const Scenario &b) {
    return a.ask && b.ask && a.ask->kind == b.ask->kind && a.ask->bet == b.ask->bet && a.ask->measure == b.ask->measure;
}

} // namespace

int likeness(const Scenario &a, const Scenario &b) {
    if (a.game != b.game || !asksAlike(a, b) || a.incident.has_value() != b.incident.has_value())
        return 0;
    const QSet<QString> mine = partsOf(a), theirs = partsOf(b);
    const auto common = QSet<QString>(mine).intersect(theirs).size();
    const auto all = mine.size() + theirs.size() - common;
    return all == 0 ? 0 : static_cast<int>(100 * common / all);
}

ScenarioProblems lint(const Scenario &scenario, std::span<const Scenario> others, const Library &library, const House &house) {
    ScenarioProblems problems;
    const auto question = makeQuestion(scenario, library, house);
    if (!question) {
        problems = question.error();
    } else {
        for (const std::string &item : question->readings)
            problems.push_back({ProblemKind::OpenReading, "ask", {QString::fromStdString(item)}, {}});
        for (std::size_t i = 0; i < scenario.dropped.size(); ++i)
            if (scenario.dropped[i] == question->answer)
                problems.push_back({ProblemKind::OptionUnknown, "dropped[" + std::to_string(i) + ']', {answerText(scenario.dropped[i])}, {}});
    }
    // What goes wrong after the point is seen by nobody but the author, and still is wrong.
    const DraftRound draft(scenario, library);
    if (draft.refusal() && !draft.needsCard()) {
        ScenarioProblem later = refusalProblem(*draft.refusal(), false);
        if (std::find(problems.begin(), problems.end(), later) == problems.end())
            problems.push_back(std::move(later));
    }
    if (scenario.title.trimmed().isEmpty())
        problems.push_back({ProblemKind::MissingTitle, "title", {}, {}});
    if (scenario.story.trimmed().isEmpty() && scenario.incident)
        problems.push_back({ProblemKind::MissingStory, "story", {}, {}});
    for (const Scenario &other : others)
        if (other.id != scenario.id)
            if (const int near = likeness(scenario, other); near >= closeFrom)
                problems.push_back({ProblemKind::CloseTo, "round", {other.title, QString::fromStdString(other.id), QString::number(near)}, {}});
    std::stable_sort(problems.begin(), problems.end(),
                     [](const ScenarioProblem &a, const ScenarioProblem &b) { return severityOf(a.kind) < severityOf(b.kind); });
    return problems;
}

} // namespace pitwise
