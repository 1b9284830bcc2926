// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/problem.h"

#include <algorithm>

namespace pitwise {
namespace {

struct Entry {
    std::string_view name;
    Severity severity;
    PhraseId text; ///< %1, %2 are the problem's arguments.
};

using enum Severity;
constexpr std::array<Entry, problemKindCount> entries{{
    {"unreadable", Error, "problem.unreadable"_say},
    {"not-json", Error, "problem.not-json"_say},
    {"malformed", Error, "problem.malformed"_say},
    {"no-rulebook", Error, "problem.no-rulebook"_say},
    {"table", Error, "problem.table"_say},
    {"impossible-shoe", Error, "problem.impossible-shoe"_say},
    {"card-short", Error, "problem.card-short"_say},
    {"illegal-action", Error, "problem.illegal-action"_say},
    {"situation", Error, "problem.situation"_say},
    {"point-past-end", Error, "problem.point-past-end"_say},
    {"nothing-to-ask", Error, "problem.nothing-to-ask"_say},
    {"ask-does-not-fit", Error, "problem.ask-does-not-fit"_say},
    {"open-reading", Warning, "problem.open-reading"_say},
    {"never-asked", Error, "problem.never-asked"_say},
    {"option-is-right", Error, "problem.option-is-right"_say},
    {"option-in-doubt", Error, "problem.option-in-doubt"_say},
    {"option-shape", Error, "problem.option-shape"_say},
    {"option-unknown", Note, "problem.option-unknown"_say},
    {"too-few-options", Error, "problem.too-few-options"_say},
    {"missing-title", Error, "problem.missing-title"_say},
    {"missing-story", Warning, "problem.missing-story"_say},
    {"no-felt", Note, "problem.no-felt"_say},
    {"title-tells", Note, "problem.title-tells"_say},
    {"story-long", Note, "problem.story-long"_say},
    {"remark-asks", Note, "problem.remark-asks"_say},
    {"longest-right", Note, "problem.longest-right"_say},
    {"option-missing", Note, "problem.option-missing"_say},
    {"key-typed", Note, "problem.key-typed"_say},
    {"close-to", Note, "problem.close-to"_say},
    {"same-id", Error, "problem.same-id"_say},
    {"pack-entry", Error, "problem.pack-entry"_say},
    {"checksum", Error, "problem.checksum"_say},
    {"key-changed", Warning, "problem.key-changed"_say},
    {"too-many", Error, "problem.too-many"_say},
}};

const Entry &entry(ProblemKind kind) {
    return entries[static_cast<std::size_t>(kind)];
}

} // namespace

std::string_view nameOf(ProblemKind kind) {
    return entry(kind).name;
}

Severity severityOf(ProblemKind kind) {
    return entry(kind).severity;
}

std::string_view nameOf(Severity severity) {
    static constexpr std::array<std::string_view, 3> names{"error", "warning", "note"};
    return names[static_cast<std::size_t>(severity)];
}

std::string detailOf(const ScenarioProblem &problem) {
    const QString detail = problem.args.empty() ? QString() : problem.args.front().text();
    return detail.isEmpty() ? std::string(nameOf(problem.kind)) : detail.toStdString();
}

Phrase problemText(const ScenarioProblem &problem) {
    return {entry(problem.kind).text, problem.args};
}

void addProblems(ScenarioProblems &list, ScenarioProblems problems, const std::string &file) {
    const auto count = [](const ScenarioProblem &problem) {
        return problem.args.empty() ? 0 : problem.args.front().number();
    };
    for (ScenarioProblem &problem : problems) {
        const bool counted = problem.kind == ProblemKind::TooMany; // of a list that was full itself
        if (!counted && list.size() < mostProblems) {
            if (problem.file.empty())
                problem.file = file;
            list.push_back(std::move(problem));
            continue;
        }
        if (list.empty() || list.back().kind != ProblemKind::TooMany)
            list.push_back({ProblemKind::TooMany, {}, {0}, {}});
        list.back().args = {count(list.back()) + (counted ? count(problem) : 1)};
    }
}

bool hasErrors(const ScenarioProblems &problems) {
    return std::any_of(problems.begin(), problems.end(),
                       [](const ScenarioProblem &p) { return severityOf(p.kind) == Severity::Error; });
}

} // namespace pitwise
