// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exam.h"
#include "app/cli/export.h"
#include "app/cli/feltpainter.h"
#include "app/cli/rulebooks.h"
#include "app/cli/wish.h"
#include "core/exam/quizitembank.h"
#include "core/exam/resultfile.h"
#include "core/exchange/questionexport.h"
#include "core/scenario/asking.h"
#include "core/scenario/pack.h"
#include "core/security/safefile.h"

#include <set>

namespace pitwise::cli {
namespace {

QString packProblems(const ScenarioProblems &problems, const Words &words) {
    return problems.empty() ? QString() : words.say(problemText(problems.front()));
}

/// The newest version of every scenario that can be asked; what is retired or cannot be asked is told.
void addPack(const QString &path, const Library &library, const Words &words, exchange::QuestionExport &out) {
    const auto reading = readPackFile(path);
    if (!reading)
        throw Refusal{packProblems(reading.error(), words).toStdString(), path.toStdString(), {}};
    const House house;
    for (const ScenarioProblem &problem : reading->problems)
        if (severityOf(problem.kind) == Severity::Error)
            out.leaveOut(problem.file, words.say(problemText(problem)));
    for (const Scenario &scenario : newestOf(reading->pack.scenarios)) {
        if (scenario.status == ScenarioStatus::Retired) {
            out.leaveOut(nameOf(scenario), words.say("exchange.retired-scenario"_say));
            continue;
        }
        if (const auto question = makeQuestion(scenario, library, house))
            out.add(*question);
        else
            out.leaveOut(nameOf(scenario), packProblems(question.error(), words));
    }
}

exam::IssuerKey keyOf(const QCommandLineParser &given) {
    QStringList options;
    for (const char *name : {"key", "passphrase-file"})
        if (given.isSet(QLatin1String(name)))
            options << QLatin1String("--") + QLatin1String(name) << given.value(QLatin1String(name));
    return ExamArguments(options, {QStringLiteral("key"), QStringLiteral("passphrase-file")}, 0, 0).issuerKey();
}

/// Each question that the sitting showed, once in all results.
void addResult(const QString &path, const exam::IssuerKey &key, const Library &library, std::set<std::string> &seen,
               exchange::QuestionExport &out) {
    const exam::SatExam sat = exam::openResult(security::readFile(path), key);
    const exam::QuizItemBank bank(library);
    for (std::size_t i = 0; i < sat.questions.size(); ++i) {
        const Question question = bank.again(sat.blueprint.rules, sat.questions[i], sat.form.items[i].scenario);
        if (seen.insert(question.id()).second)
            out.add(question);
    }
}

} // namespace

ExportEnd exportQuestions(const ExportWish &wish) {
    const bool qti = wish.given.value(QStringLiteral("format")) == QLatin1String("qti");
    const Library library = openLibrary();
    const exchange::InWords say = [&](const Phrase &phrase) { return wish.words.say(phrase); };
    FeltPainter felts(wish.language);
    exchange::QuestionExport::Painter painter;
    if (!wish.given.isSet(QStringLiteral("no-pictures")))
        painter = [&](const Question &question) { return felts.paint(question); };
    security::NewFile file(wish.out, {security::Readers::Everyone});
    exchange::QuestionExport out(qti ? exchange::QuestionFormat::Qti : exchange::QuestionFormat::Moodle, file, library, say,
                                 wish.language, painter);
    const QStringList packs = wish.given.values(QStringLiteral("pack"));
    const QStringList results = wish.given.values(QStringLiteral("result"));
    for (const QString &path : packs)
        addPack(path, library, wish.words, out);
    if (!results.isEmpty()) {
        const exam::IssuerKey key = keyOf(wish.given);
        std::set<std::string> seen;
        for (const QString &path : resultsIn(results))
            addResult(path, key, library, seen, out);
    }
    if (packs.isEmpty() && results.isEmpty()) {
        const House house;
        const QuizWish families = readWish(wish.given, library);
        if (QuestionBank(library, house).session(families, [&](const Question &question) { out.add(question); }) == 0)
            throw Refusal{
                "no family asks about this game and topic", families.families.empty() ? "--topics" : "--families", {}};
    }
    const exchange::ExportReport report = out.finish();
    file.commit();
    return {reportJson(report, say), reportText(report, say)};
}

} // namespace pitwise::cli
