// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/lang.h"
#include "app/cli/rulebooks.h"
#include "core/json/jsonwriter.h"
#include "core/refusal.h"
#include "core/scenario/lint.h"
#include "core/scenario/packshelf.h"
#include "core/scenario/scenarioformat.h"
#include "words/questionwords.h"

#include <QFile>
#include <QJsonDocument>

#include <cstdio>

namespace pitwise::cli {
namespace {

/// One problem a line; `at` is its place: the pack's file, then the member.
void print(const QString &file, const ScenarioProblem &problem, const Words &words) {
    std::string line;
    JsonWriter json(line);
    json.beginObject().member("file", file.toStdString());
    if (!problem.file.empty())
        json.member("entry", problem.file);
    json.member("at", problem.path)
        .member("severity", nameOf(severityOf(problem.kind)))
        .member("problem", nameOf(problem.kind));
    json.member("text", words.say(problemText(problem)).toStdString()).key("clauses").beginArray();
    for (const std::string &clause : problem.clauses)
        json.text(clause);
    json.endArray().endObject();
    std::printf("%s\n", line.c_str());
}

/// The question that each scenario comes to, with its key: for proofreading.
void printQuestions(const std::vector<Scenario> &scenarios, const Library &library, const House &house, const Words &words) {
    for (const Scenario &scenario : scenarios)
        if (const auto question = makeQuestion(scenario, library, house))
            std::printf(
                "%s\n",
                QJsonDocument(questionJson(*question, Reveal::Yes, words)).toJson(QJsonDocument::Compact).constData());
}

InWords saying(const Words &words) {
    return [&words](const Phrase &phrase) { return words.say(phrase); };
}

struct Checked {
    bool read = true; ///< It is a pack or a scenario, however wrong.
    ScenarioProblems problems;
    std::vector<Scenario> scenarios = {};
};

Checked checkedPack(const PackReading &reading, const Library &library, const House &house, const Words &words) {
    Checked checked{true, reading.problems, reading.pack.scenarios};
    addProblems(checked.problems, keyChanges(reading.pack, library, house));
    addProblems(checked.problems, lint(reading.pack, library, house, saying(words)));
    return checked;
}

Checked checkedFile(const QString &path, const Library &library, const House &house, const Words &words) {
    if (QFile::exists(path + QStringLiteral("/pack.json"))) // a pack as it lies on a shelf or in a repository
        return checkedPack(PackShelf::readFolder(path), library, house, words);
    QFile file(path);
    if (file.open(QIODevice::ReadOnly) && file.peek(64).trimmed().startsWith('{')) {
        const auto scenario = readScenario(file.read(maxScenarioBytes + 1));
        if (scenario)
            return {true, lint(*scenario, {}, library, house, saying(words)), {*scenario}};
        const ProblemKind kind = scenario.error().front().kind;
        return {kind != ProblemKind::NotJson && kind != ProblemKind::Unreadable, scenario.error()};
    }
    file.close();
    const auto reading = readPackFile(path);
    if (!reading)
        return {false, reading.error()};
    return checkedPack(*reading, library, house, words);
}

int run(const QStringList &given) {
    QStringList arguments = given;
    const Words words = takeWords(arguments);
    const bool questions = arguments.removeAll(QStringLiteral("--questions")) > 0;
    if (arguments.isEmpty()) {
        std::fputs("pitwise-cli check: name at least one pack or scenario\n", stderr);
        return NoInput;
    }
    for (const QString &argument : arguments)
        if (argument.startsWith(u'-'))
            throw Refusal{"there is no such option; see --help", argument.toStdString(), {}};
    const Library library = openLibrary();
    const House house;
    int status = Ok;
    for (const QString &path : arguments) {
        const Checked checked = checkedFile(path, library, house, words);
        for (const ScenarioProblem &problem : checked.problems) {
            print(path, problem, words);
            if (severityOf(problem.kind) != Severity::Note)
                status = status == NoInput ? NoInput : Refused;
        }
        if (questions)
            printQuestions(checked.scenarios, library, house, words);
        if (!checked.read) {
            std::fprintf(stderr, "pitwise-cli check: %s: %s\n", qPrintable(path),
                         qPrintable(words.say(problemText(checked.problems.front()))));
            status = NoInput;
        }
    }
    return status;
}

} // namespace

const Command checkCommand{
    "check", "[--questions] [--lang CODE] PACK...", "lints scenario packs: every problem with its place in the file",
    "\nPACK is a .pitwise pack, a pack's folder (with pack.json) or one scenario as JSON. A line of JSON for each problem:\n"
    "file, entry (of a pack), at, severity (error, warning, note), problem, text, clauses. Nothing is printed for a clean\n"
    "pack, so it serves in a hook.\n"
    "With --questions the question of each scenario follows, key and reasoning included.\n"
    "--lang CODE: the language of its sentences (en).\n"
    "Exit status: 0 clean (notes at most), 1 problems, 2 a file that is no pack and no scenario.\n"
    "core/scenario/README.md describes the formats.\n",
    run};

} // namespace pitwise::cli
