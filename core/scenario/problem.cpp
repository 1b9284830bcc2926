// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/problem.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise {
namespace {

struct Entry {
    std::string_view name;
    Severity severity;
    const char *text; ///< Marked for translation; %1, %2 are the arguments.
};

using enum Severity;
constexpr std::array<Entry, problemKindCount> entries{{
    {"unreadable", Error, QT_TRANSLATE_NOOP("scenario", "This cannot be read: %1.")},
    {"not-json", Error, QT_TRANSLATE_NOOP("scenario", "This is no JSON: %1.")},
    {"malformed", Error, QT_TRANSLATE_NOOP("scenario", "This is not as the format has it: %1.")},
    {"no-rulebook", Error, QT_TRANSLATE_NOOP("scenario", "There is no rulebook “%1” here.")},
    {"table", Error, QT_TRANSLATE_NOOP("scenario", "The table is not allowed: %1.")},
    {"impossible-shoe", Error, QT_TRANSLATE_NOOP("scenario", "Such a shoe cannot be: %1.")},
    {"card-short", Error, QT_TRANSLATE_NOOP("scenario", "A card is missing: %1.")},
    {"illegal-action", Error, QT_TRANSLATE_NOOP("scenario", "The rules do not allow it: %1.")},
    {"situation", Error, QT_TRANSLATE_NOOP("scenario", "The incident does not fit: %1.")},
    {"point-past-end", Error, QT_TRANSLATE_NOOP("scenario", "It is asked at event %1, but the round has %2 only.")},
    {"nothing-to-ask", Error, QT_TRANSLATE_NOOP("scenario", "Nothing is asked yet.")},
    {"ask-does-not-fit", Error, QT_TRANSLATE_NOOP("scenario", "This cannot be asked at this point.")},
    {"open-reading", Warning,
     QT_TRANSLATE_NOOP("scenario",
                       "No clause settles this (%1): it is shown as a judgement call until the house fixes its reading.")},
    {"never-asked", Error, QT_TRANSLATE_NOOP("scenario", "The rules leave this open (%1), and it is never asked.")},
    {"option-is-right", Error,
     QT_TRANSLATE_NOOP("scenario", "“%1” is right under the rules (%2), so it cannot be a wrong answer.")},
    {"option-in-doubt", Error,
     QT_TRANSLATE_NOOP("scenario", "“%1” may be called right (%2), so it cannot be a wrong answer.")},
    {"option-shape", Error, QT_TRANSLATE_NOOP("scenario", "This is no answer to what is asked: %1.")},
    {"option-unknown", Note, QT_TRANSLATE_NOOP("scenario", "“%1” is left out but would not be offered anyway.")},
    {"too-few-options", Error, QT_TRANSLATE_NOOP("scenario", "No wrong answer is left to choose.")},
    {"missing-title", Error, QT_TRANSLATE_NOOP("scenario", "It has no title yet.")},
    {"missing-story", Warning, QT_TRANSLATE_NOOP("scenario", "No story yet: trainees see only the felt.")},
    {"no-felt", Note,
     QT_TRANSLATE_NOOP("scenario", "The opening cards are not out yet: trainees are told this, and see no felt.")},
    {"title-tells", Note, QT_TRANSLATE_NOOP("scenario", "The title tells the answer: %1.")},
    {"story-long", Note, QT_TRANSLATE_NOOP("scenario", "The story has %1 characters: long for what is read at a table.")},
    {"remark-asks", Note, QT_TRANSLATE_NOOP("scenario", "The remark ends in a question, and nobody is there to answer.")},
    {"longest-right", Note, QT_TRANSLATE_NOOP("scenario", "The right option is by far the longest, which tells it.")},
    {"option-missing", Note, QT_TRANSLATE_NOOP("scenario", "“%1”, the ruling of %2, is not among the options.")},
    {"close-to", Note, QT_TRANSLATE_NOOP("scenario", "Close to “%1” (%2).")},
    {"same-id", Error, QT_TRANSLATE_NOOP("scenario", "There is another %1 of version %2.")},
    {"pack-entry", Error, QT_TRANSLATE_NOOP("scenario", "This does not belong into a pack: %1.")},
    {"checksum", Error,
     QT_TRANSLATE_NOOP("scenario", "This is not the file that the manifest names: it was changed or damaged.")},
    {"key-changed", Warning, QT_TRANSLATE_NOOP("scenario", "Its answer under %1 is not the answer under %2.")},
    {"too-many", Error, QT_TRANSLATE_NOOP("scenario", "%1 further problems are not listed.")},
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

QString problemText(const ScenarioProblem &problem) {
    QString text = QCoreApplication::translate("scenario", entry(problem.kind).text);
    // All at once: an argument may hold a %1 of its own.
    switch (problem.args.size()) {
    case 0: return text;
    case 1: return text.arg(problem.args[0]);
    default: return text.arg(problem.args[0], problem.args[1]);
    }
}

void addProblems(ScenarioProblems &list, ScenarioProblems problems, const std::string &file) {
    const auto count = [](const ScenarioProblem &problem) { return problem.args.value(0).toLongLong(); };
    for (ScenarioProblem &problem : problems) {
        const bool counted = problem.kind == ProblemKind::TooMany; // of a list that was full itself
        if (!counted && list.size() < mostProblems) {
            if (problem.file.empty())
                problem.file = file;
            list.push_back(std::move(problem));
            continue;
        }
        if (list.empty() || list.back().kind != ProblemKind::TooMany)
            list.push_back({ProblemKind::TooMany, {}, {QStringLiteral("0")}, {}});
        list.back().args = {QString::number(count(list.back()) + (counted ? count(problem) : 1))};
    }
}

bool hasErrors(const ScenarioProblems &problems) {
    return std::any_of(problems.begin(), problems.end(),
                       [](const ScenarioProblem &p) { return severityOf(p.kind) == Severity::Error; });
}

} // namespace pitwise
